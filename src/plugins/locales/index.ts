import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { createTitleLookup, DEFAULT_LOCALE } from '../../core/translations';
import { readPageTitles } from '../../core/translations/readTitles';

export { translateFrontMatter, type TranslateFrontMatterOptions } from './frontMatter';

const NAME = 'portal-locales';
const TITLES = 'titles.json';
const SHELL_TEXTS = 'shell.json';

/**
 * What builds for several languages need: the language selector, translated titles of pages without front matter, and
 * a shell that is English in all of them (SPEC §2: "Translation files cover page titles only"). Docusaurus would take
 * its themes' own translations of the shell; here it takes those of `i18n/<locale>/code.json` alone.
 *
 * @throws Error that names file and key, for a translation file that is wrong.
 */
export default function localesPlugin({
  siteDir,
  generatedFilesDir,
  codeTranslations,
  i18n: { currentLocale },
}: LoadContext): Plugin {
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

    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^@generated\/codeTranslations$/,
          path.join(generatedFilesDir, NAME, 'default', SHELL_TEXTS),
        ),
      ],
    }),
  };
}
