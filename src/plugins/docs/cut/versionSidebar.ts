import { existsSync } from 'node:fs';
import path from 'node:path';

import fs from 'fs-extra';

import { entries, entryTitle, sidebarItems } from '../../../core/navigation';
import { readDocIds, readUnversionedIds } from '../../../core/navigation/docIds';
import { createTitleLookup, DEFAULT_LOCALE } from '../../../core/navigation/translations';
import { readPageTitles } from '../../../core/navigation/translations/readTitles';
import { cutVersionNames } from '../../../core/versions';

import {
  sidebarTranslations,
  type CutSidebarItem,
  type SidebarTranslations,
} from './sidebarTranslations';

/** Path of a cut version's sidebar, relative to the site's folder. */
export const sidebarFile = (name: string) =>
  path.join('versioned_sidebars', `version-${name}-sidebars.json`);

/** Path of the translations of a cut version's sidebar, relative to the folder of a language. */
export const translationsFile = (name: string) =>
  path.join('docusaurus-plugin-content-docs', `version-${name}.json`);

/**
 * Returns the translations of a cut version's sidebar, from the page titles of a language. None if it has no titles.
 *
 * @param siteDir - The site's folder.
 * @param name - Name of the version.
 */
export async function readTranslations(
  siteDir: string,
  name: string,
  locale: string,
): Promise<SidebarTranslations> {
  const files = readPageTitles(path.join(siteDir, 'i18n'), [locale]);
  if (!files[locale]) {
    return {};
  }
  const sidebars = (await fs.readJson(path.join(siteDir, sidebarFile(name)))) as Record<
    string,
    CutSidebarItem[]
  >;
  // Missing translations were reported when the docs were built.
  const logger = { warn: () => undefined, error: () => undefined };
  const titleOf = createTitleLookup({ locale, files, logger });
  return sidebarTranslations(sidebars, (pathname, label) => titleOf(pathname, 'navigation', label));
}

/**
 * Writes the translations of a cut version's sidebar for each other language of the site.
 *
 * @param siteDir - The site's folder.
 * @param name - Name of the version.
 */
export async function writeTranslations(siteDir: string, name: string): Promise<void> {
  const i18n = path.join(siteDir, 'i18n');
  const folders = existsSync(i18n) ? await fs.readdir(i18n, { withFileTypes: true }) : [];
  const locales = folders
    .filter((entry) => entry.isDirectory() && entry.name !== DEFAULT_LOCALE)
    .map((entry) => entry.name);
  const files = readPageTitles(i18n, locales);
  for (const locale of locales.filter((candidate) => files[candidate])) {
    const translations = await readTranslations(siteDir, name, locale);
    await fs.outputJson(path.join(i18n, locale, translationsFile(name)), translations, {
      spaces: 2,
    });
  }
}

/**
 * Writes the sidebar of a cut version again, and its translations, after pages were added to the version: the entries
 * of the navigation that have a page there, in the navigation's order.
 *
 * @param siteDir - The site's folder.
 * @param name - Name of the version.
 * @returns The file that was written, relative to the site's folder.
 * @throws Error if there is no such version.
 */
export async function writeVersionSidebar(siteDir: string, name: string): Promise<string> {
  const names = cutVersionNames(siteDir);
  if (!names.includes(name)) {
    throw new Error(
      `the version must be one of ${names.join(', ') || 'none (no version has been cut)'}; found "${name}".`,
    );
  }
  const pages = readDocIds(path.join(siteDir, 'versioned_docs', `version-${name}`));
  await fs.outputJson(
    path.join(siteDir, sidebarFile(name)),
    { docs: sidebarItems(entries, pages, entryTitle, readUnversionedIds(siteDir)) },
    { spaces: 2 },
  );
  await writeTranslations(siteDir, name);
  return sidebarFile(name);
}
