import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { apiPage } from '../../client/page.fixture';

import ApiToolbar from '.';

/** Renders the toolbar above the tables of a page, at a hash. */
function setUp(hash = '') {
  const content = apiPage();
  content.querySelectorAll('input, p').forEach((element) => element.remove());
  const place = document.createElement('div');
  // As on the page, where the toolbar is among the tables.
  place.style.display = 'contents';
  document.body.replaceChildren(content);
  const view = render(
    <MemoryRouter initialEntries={[`/x/${hash}`]}>
      <ApiToolbar />
    </MemoryRouter>,
    { container: content.insertBefore(place, content.firstChild) },
  );
  // Moves the rest of the page into the toolbar's parent.
  place.append(...[...content.children].filter((child) => child !== place));
  return { ...view, content, user: userEvent.setup() };
}

const field = () => screen.getByRole('searchbox', { name: 'Filter by name, type or description' });
const row = (name: string) => document.getElementById(`grid-prop-${name}`);

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the filter', () => {
  it('gets focus and loads its code when the reader presses slash', async () => {
    const { user } = setUp();
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    await user.keyboard('density');
    await waitFor(() => expect(row('rows')).toHaveAttribute('hidden'));
    expect(screen.getByText('1 of 4 props, 0 of 1 slot')).toHaveAttribute('role', 'status');
  });

  it('ignores slash in a text field and in keyboard shortcuts', async () => {
    const { user, content } = setUp();
    const other = content.appendChild(document.createElement('textarea'));
    await user.type(other, '/');
    expect(other).toHaveValue('/');
    act(() => other.blur());
    await user.keyboard('{Control>}/{/Control}');
    expect(field()).not.toHaveFocus();
  });

  it('restores the page when the reader leaves it', async () => {
    const { user, unmount } = setUp();
    await user.type(field(), 'density');
    await waitFor(() => expect(row('rows')).toHaveAttribute('hidden'));
    const rows = row('rows');
    unmount();
    expect(rows).not.toHaveAttribute('hidden');
  });
});

describe('the layout', () => {
  it('is chosen with toggle buttons, and stored', async () => {
    const { user } = setUp();
    expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'false');
    expect(document.documentElement).toHaveAttribute('data-api-layout', 'list');
    expect(localStorage.getItem('apiLayout')).toBe('list');
  });
});

describe('the rows', () => {
  it('are skipped outside the viewport from the next input on, until the window is resized', () => {
    const { content } = setUp();
    const isLight = () => content.hasAttribute('data-api-light');
    expect(isLight()).toBe(false);
    fireEvent.pointerDown(document.body);
    expect(isLight()).toBe(true);
    fireEvent(window, new Event('resize'));
    expect(isLight()).toBe(false);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(isLight()).toBe(true);
  });

  it('are expanded if the hash points to a deprecated row', () => {
    const { content } = setUp('#grid-prop-autoHeight');
    expect(content.querySelector('details')).toHaveAttribute('open');
  });

  it('copy their link, and report a failure', async () => {
    const { user, content } = setUp();
    await user.click(content.querySelector('.api-anchor') as Element);
    await waitFor(() => expect(screen.getByText('Link copied')).toBeInTheDocument());
  });
});
