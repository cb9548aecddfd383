import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { applyOverrides } from '../../core/overrides';
import { createTitleLookup, DEFAULT_LOCALE } from '../../core/navigation/translations';
import { readPageTitles } from '../../core/navigation/translations/readTitles';

export { default as remarkTranslation } from './remarkTranslation';
export { translateFrontMatter, type TranslateFrontMatterOptions } from './frontMatter';

const NAME = 'portal-locales';
const TITLES = 'titles.json';
const SHELL_TEXTS = 'shell.json';

/**
 * Provides what builds in several languages need: the language selector, the translated titles of pages without front
 * matter, and a shell that is English in all languages, because translation files cover only page titles. Docusaurus
 * would use its themes' own translations for the shell; with this plugin it uses only `i18n/<locale>/code.json`.
 *
 * @throws Error that names the file and the key, if a translation file is invalid.
 */
export default function localesPlugin({
  siteDir,
  generatedFilesDir,
  codeTranslations,
  i18n: { currentLocale },
}: LoadContext): Plugin {
  const dataDir = path.join(generatedFilesDir, NAME, 'default');
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async contentLoaded({ actions: { createData } }) {
      const files = readPageTitles(path.join(siteDir, 'i18n'), [currentLocale]);
      const titleOf = createTitleLookup({ locale: currentLocale, files, logger });
      const titles = Object.keys(files[DEFAULT_LOCALE] ?? {}).map((pathname) => [
        pathname,
        titleOf(pathname, 'page'),
      ]);
      await createData(TITLES, Object.fromEntries(titles) as Record<string, string>);
      await createData(SHELL_TEXTS, codeTranslations);
    },

    configureWebpack: (_config, isServer, { currentBundler }) => {
      const { resolve, module, plugins } = applyOverrides(
        { 'locales/code-translations': { by: path.join(dataDir, SHELL_TEXTS) } },
        { isServer, currentBundler },
      );
      const alias = { ...resolve?.alias, '@portal/locales$': path.join(dataDir, TITLES) };
      return { resolve: { ...resolve, alias }, module, plugins };
    },
  };
}
