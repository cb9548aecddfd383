import { fakeColorPreference } from '@site/scripts/jest/browser';
import {
  codePreferencesStore,
  colorModeStore,
  densityStore,
  directionStore,
} from '@site/src/core/preferences';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import Settings from './Settings';

const root = document.documentElement;

beforeEach(() => {
  fakeColorPreference();
  act(() => {
    colorModeStore().setMode('system');
    directionStore().reset();
    densityStore().setDense(false);
    codePreferencesStore().set({ variant: 'TS', styling: 'MUI System' });
  });
});

async function openSettings() {
  const user = userEvent.setup();
  render(<Settings />);
  const button = screen.getByRole('button', { name: 'Settings' });
  await user.click(button);
  const dialog = within(screen.getByRole('dialog', { name: 'Settings' }));
  return {
    user,
    button,
    dialog,
    radio: (group: string, name: string) =>
      within(dialog.getByRole('group', { name: group })).getByRole('radio', { name }),
    dense: () => dialog.getByRole('switch', { name: 'Dense' }),
  };
}

describe('the button', () => {
  it('is plain HTML on the server, with the name of what it opens', () => {
    const html = renderToString(<Settings />);
    expect(html).not.toMatch(/Mui|css-/);
    document.body.innerHTML = html;
    const button = screen.getByRole('button', { name: 'Settings' });
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    document.body.replaceChildren();
  });

  it('indicates that the drawer is open, and gets the focus back when it is closed', async () => {
    const { user, button, dialog } = await openSettings();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(dialog.getByRole('button', { name: 'Close settings' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('gets the focus back after Escape', async () => {
    const { user, button } = await openSettings();
    expect(button).not.toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});

describe('the drawer', () => {
  test.each([
    ['Mode', 'Dark', 'data-theme', 'dark'],
    ['Direction', 'Right to left', 'dir', 'rtl'],
    ['Code language', 'JavaScript', 'data-code-variant', 'JS'],
    ['Styling', 'Tailwind', 'data-code-styling', 'tailwind'],
    ['Styling', 'CSS', 'data-code-styling', 'css'],
  ])('applies %s %s immediately', async (group, name, attribute, value) => {
    const { user, radio } = await openSettings();
    expect(radio(group, name)).not.toBeChecked();
    await user.click(radio(group, name));
    expect(radio(group, name)).toBeChecked();
    expect(root).toHaveAttribute(attribute, value);
  });

  it('applies Dense immediately, on and off', async () => {
    const { user, dense } = await openSettings();
    await user.click(dense());
    expect(dense()).toBeChecked();
    expect(root).toHaveAttribute('data-dense');
    await user.click(dense());
    expect(dense()).not.toBeChecked();
    expect(root).not.toHaveAttribute('data-dense');
  });

  it('follows changes elsewhere on the page', async () => {
    const { radio, dense } = await openSettings();
    act(() => {
      colorModeStore().setMode('light');
      directionStore().setDirection('rtl');
      densityStore().setDense(true);
      codePreferencesStore().follow('#css-Grid.js');
    });
    expect(radio('Mode', 'Light')).toBeChecked();
    expect(radio('Direction', 'Right to left')).toBeChecked();
    expect(dense()).toBeChecked();
    expect(radio('Code language', 'JavaScript')).toBeChecked();
    expect(radio('Styling', 'CSS')).toBeChecked();
  });

  it('exposes help texts to screen readers', async () => {
    const { dialog } = await openSettings();
    expect(dialog.getByRole('group', { name: 'Direction' })).toHaveAccessibleDescription(
      /Code stays left to right/,
    );
    expect(dialog.getByRole('group', { name: 'Density' })).toHaveAccessibleDescription(
      /Reduces the spacing/,
    );
  });

  it('resets to the defaults and the served direction, and announces it until something changes', async () => {
    const { user, dialog, radio, dense } = await openSettings();
    await user.click(radio('Mode', 'Dark'));
    await user.click(radio('Direction', 'Right to left'));
    await user.click(dense());
    await user.click(radio('Code language', 'JavaScript'));
    await user.click(radio('Styling', 'CSS'));
    await user.click(dialog.getByRole('button', { name: 'Reset to defaults' }));
    expect(dialog.getByRole('status')).toHaveTextContent(/reset to their defaults/);
    expect(radio('Mode', 'System')).toBeChecked();
    expect(radio('Direction', 'Left to right')).toBeChecked();
    expect(dense()).not.toBeChecked();
    expect(radio('Code language', 'TypeScript')).toBeChecked();
    expect(radio('Styling', 'MUI System')).toBeChecked();
    expect(localStorage.getItem('direction')).toBeNull();
    await user.click(dense());
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  });
});
