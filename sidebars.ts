import path from 'node:path';

import logger from '@docusaurus/logger';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import { entries, entryTitle, sidebarItems } from './src/core/navigation';
import { readDocIds, readUnversionedIds } from './src/core/navigation/docIds';
import { createTitleLookup, currentLocale } from './src/core/navigation/translations';
import { readPageTitles } from './src/core/navigation/translations/readTitles';

const locale = currentLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);
const titleOf = createTitleLookup({
  locale,
  files: readPageTitles(path.join(__dirname, 'i18n'), [locale]),
  logger,
});

const sidebars: SidebarsConfig = {
  docs: sidebarItems(
    entries,
    readDocIds(path.join(__dirname, 'docs')),
    (entry) => titleOf(entry.pathname, 'navigation', entryTitle(entry)),
    readUnversionedIds(__dirname),
  ),
};

export default sidebars;
