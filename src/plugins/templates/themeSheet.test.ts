/** @jest-environment node */
import { createAppTheme, THEME_NAMES } from '@site/unversioned_docs/templates/theme/themes';

import { themeSheet, type ThemesModule } from './themeSheet';

const css = themeSheet({ THEME_NAMES, createAppTheme } as ThemesModule);

/** Returns the declarations of the rule with a selector. */
function rule(selector: string): string {
  const found = css
    .split('}')
    .map((block) => block.split('{'))
    .filter(([selectors = '']) => selectors.split(',').includes(selector));
  return found.map(([, declarations = '']) => declarations).join(';');
}

it('puts the variables of the first theme on the body', () => {
  expect(rule('html body')).toContain('--mui-palette-primary-main:#1976d2');
  expect(rule('[data-theme="dark"] body')).toContain('--mui-palette-primary-main:#90caf9');
});

it('adds only what other themes change, if the reader has chosen them', () => {
  const harbor = rule('html[data-template-theme="harbor"] body');
  expect(harbor).toContain('--mui-palette-primary-main:#0b5a6e');
  expect(harbor).not.toContain('--mui-zIndex-appBar');
  expect(rule('[data-theme="dark"][data-template-theme="almanac"] body')).toContain(
    '--mui-palette-background-default:#191712',
  );
});

it('has smaller spacing in compact layouts, and nothing else', () => {
  expect(rule('html[data-dense] body')).toBe('--mui-spacing:6px;');
});

it('never uses the root element, whose variables are the portal’s', () => {
  expect(css).not.toContain(':root');
  const selectors = css.split('}').map((block) => block.split('{')[0] ?? '');
  selectors
    .flatMap((selector) => selector.split(','))
    .filter(Boolean)
    .forEach((selector) => expect(selector).toMatch(/(?:^| )body$/));
});
