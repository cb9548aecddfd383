/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';

import classicTheme, { getSwizzleConfig } from './classicTheme';

const theme = () =>
  classicTheme(
    {
      siteDir: __dirname,
      siteStorage: { type: 'localStorage', namespace: '' },
      siteConfig: { themeConfig: { colorMode: {}, prism: { additionalLanguages: [] } } },
      i18n: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
    } as unknown as LoadContext,
    { id: 'default', customCss: ['own.css'] },
  );

it("leaves out theme-classic's script and the icon of external links", () => {
  expect(theme().injectHtmlTags?.({ content: undefined })?.preBodyTags).toEqual([]);
});

it("finds the theme's files from another folder", () => {
  const { getThemePath, getTypeScriptThemePath, getClientModules } = theme();
  expect(existsSync(path.join(getThemePath?.() ?? '', 'Layout/index.js'))).toBe(true);
  expect(existsSync(path.join(getTypeScriptThemePath?.() ?? '', 'Layout/index.tsx'))).toBe(true);
  const modules = getClientModules?.() ?? [];
  expect(modules).toContain(path.join(__dirname, 'own.css'));
  expect(modules.filter((module) => !path.isAbsolute(module))).toEqual([]);
  expect(modules.some((module) => /nprogress$/.test(module))).toBe(true);
});

it('marks the components that the portal replaces already, and no others', () => {
  const { components } = getSwizzleConfig?.() ?? { components: {} };
  expect(components['DocItem/Layout']).toEqual({
    actions: { wrap: 'forbidden', eject: 'forbidden' },
    description: 'Replaced by src/theme/DocItem/Layout/index.tsx. Edit that file.',
  });
  expect(components['Footer/Copyright']?.actions.wrap).toBe('safe');
  // Docusaurus would eject what is below it, too.
  expect(components.Navbar?.actions).toEqual({ wrap: 'unsafe', eject: 'forbidden' });
});
