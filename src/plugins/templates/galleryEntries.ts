import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import { load } from 'js-yaml';

import { entries, entryTitle, type NavigationEntry } from '../../core/navigation';
import { templatePath, type TemplateId } from '../../core/navigation/paths';
import { createTitleLookup } from '../../core/navigation/translations';
import { readPageTitles } from '../../core/navigation/translations/readTitles';
import { isRecord } from '../../core/validation/isRecord';

import { labelsOf, type TemplateLabels } from './labels';
import { readTemplate, templatesIn } from './templateFiles';

/** A template in the gallery. */
export interface GalleryEntry {
  id: TemplateId;
  title: string;
  /** One sentence. */
  description: string;
  labels: TemplateLabels;
}

const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Returns the description in a page's front matter. Empty if it has none, which the checks of pages report. */
function descriptionOf(page: string): string {
  const yaml = FRONT_MATTER.exec(fs.readFileSync(page, 'utf8'))?.[1];
  const fields = yaml === undefined ? undefined : load(yaml);
  return isRecord(fields) && typeof fields.description === 'string' ? fields.description : '';
}

function find(list: readonly NavigationEntry[], pathname: string): NavigationEntry | undefined {
  for (const entry of list) {
    const found = entry.pathname === pathname ? entry : find(entry.children ?? [], pathname);
    if (found) {
      return found;
    }
  }
  return undefined;
}

const pathnameOf = (id: TemplateId) => templatePath(id).replace(/\/$/, '');

/** Returns the name of a template in the navigation, in English. */
export function templateTitle(id: TemplateId): string {
  const pathname = pathnameOf(id);
  return entryTitle(find(entries, pathname) ?? { pathname });
}

/**
 * Returns a function that returns the name of a template in a language.
 *
 * @param siteDir - The site's folder, which contains the translations.
 */
export function translatedTitles(siteDir: string, locale: string): (id: TemplateId) => string {
  const files = readPageTitles(path.join(siteDir, 'i18n'), [locale]);
  const titleOf = createTitleLookup({ locale, files, logger });
  return (id) => titleOf(pathnameOf(id), 'navigation', templateTitle(id));
}

/**
 * Returns the templates that exist in a folder, in the order in which readers see them.
 *
 * @param directory - Absolute path of `templates` in a version of the docs.
 * @param titleOf - Returns the title of a template. Default: its name in the navigation.
 */
export function galleryEntries(
  directory: string,
  titleOf: (id: TemplateId) => string = templateTitle,
): GalleryEntry[] {
  return templatesIn(directory).map((layout) => ({
    id: layout.id,
    title: titleOf(layout.id),
    description: descriptionOf(path.join(layout.directory, `${layout.id}.mdx`)),
    labels: labelsOf(readTemplate(layout)),
  }));
}
