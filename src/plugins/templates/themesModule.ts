import path from 'node:path';

import { createJiti } from 'jiti';

import { themeDirectory, type TemplateLayout } from './templateFiles';
import type { ThemesModule } from './themeSheet';

/** Runs the module with the themes of a version, which contains no JSX. */
export function loadThemes(layout: TemplateLayout): ThemesModule {
  const file = path.join(themeDirectory(layout), 'themes.ts');
  // Without a cache, so that the development server reads an edited theme again.
  return createJiti(__filename, { moduleCache: false, interopDefault: true })(file) as ThemesModule;
}

/** Returns the names of a version's themes, the default one first. */
export const readThemeNames = (layout: TemplateLayout) => loadThemes(layout).THEME_NAMES;
