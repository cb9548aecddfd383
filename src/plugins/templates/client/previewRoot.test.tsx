import { createAppTheme } from '@site/unversioned_docs/templates/theme/themes';
import { fakeColorPreference } from '@site/scripts/jest/browser';
import { useTheme } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { colorModeStore, densityStore } from '../../../core/preferences';

import { prepareThemes, previewRoot, previewThemes, type CreateAppTheme } from './previewRoot';
import { THEME_ATTRIBUTE } from './bootScript';
import { createThemeChoiceStore, themeChoiceStore } from './themeChoice';

beforeAll(() => {
  fakeColorPreference();
});

function App() {
  const theme = useTheme();
  return (
    <>
      <input aria-label="Name" />
      <output>{`${theme.palette.primary.main} ${theme.spacing(1)} ${theme.shape.borderRadius}`}</output>
    </>
  );
}

it('changes theme, density and color mode, and keeps what was typed', async () => {
  const Root = previewRoot(App, previewThemes(createAppTheme as CreateAppTheme));
  render(<Root />);
  await userEvent.type(screen.getByRole('textbox'), 'Ada');
  const theme = () => screen.getByRole('status').textContent;
  expect(theme()).toContain('#1976d2');

  act(() => themeChoiceStore().setTheme('harbor'));
  expect(theme()).toContain('#0b5a6e');
  act(() => colorModeStore().setMode('dark'));
  expect(theme()).toContain('#7fd3e6');
  const before = theme();
  act(() => densityStore().setDense(true));
  expect(theme()).not.toBe(before);

  expect(screen.getByRole('textbox')).toHaveValue('Ada');
  expect(document.documentElement).toHaveAttribute(THEME_ATTRIBUTE, 'harbor');
});

it.each([
  [null, 'material'],
  ['almanac', 'almanac'],
  ['"><script>', 'material'],
])('takes %j from storage as %s', (stored, expected) => {
  const root = document.createElement('html');
  const store = createThemeChoiceStore({
    root,
    events: window,
    storage: () => ({ getItem: () => stored, setItem: () => {}, removeItem: () => {} }),
  });
  expect(store.get()).toBe(expected);
  expect(root).toHaveAttribute(THEME_ATTRIBUTE, expected);
});

it('creates a theme once for both color modes, and before it is needed', async () => {
  themeChoiceStore().setTheme('material');
  densityStore().setDense(false);
  const create = jest.fn(createAppTheme as CreateAppTheme);
  const themeFor = previewThemes(create);
  await prepareThemes(themeFor);
  expect(create).toHaveBeenCalledTimes(1);
  const light = themeFor('material', false, 'ltr', 'light');
  const dark = themeFor('material', false, 'ltr', 'dark');
  expect(light.palette.primary.main).toBe('#1976d2');
  expect(dark.palette.primary.main).toBe('#90caf9');
  expect(themeFor('material', false, 'ltr', 'light')).toBe(light);
  expect(create).toHaveBeenCalledTimes(1);
});
