import path from 'node:path';

import { extractAllSourceCodeFileTranslations, getBabelOptions } from '@docusaurus/babel';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { TranslationFileContent } from '@docusaurus/types';
import { globTranslatableSourceFiles } from '@docusaurus/utils';
import fs from 'fs-extra';

import { entries, entryTitle, isApiSymbol, type NavigationEntry } from '../../src/core/navigation';
import {
  DEFAULT_LOCALE,
  SITE_LOCALES,
  type PageTitles,
} from '../../src/core/navigation/translations';
import { readPageTitles } from '../../src/core/navigation/translations/readTitles';
import { cutVersionNames } from '../../src/core/versions';
import { readTranslations, translationsFile } from '../../src/plugins/docs/cut/versionSidebar';
import { TRANSLATION_TEXTS } from '../../src/plugins/locales/originals';
import { NOTICE_TEXTS } from '../../src/plugins/offline/format';

/** Texts by id. */
type Texts = Readonly<Record<string, string>>;

/** The texts of Docusaurus that this site has. Those of its search, for example, are others. */
const USED_TEXTS = 'theme-common';

const withoutDescriptions = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => !id.endsWith('___DESCRIPTION')));

/** Returns the English texts of the site's own components. */
async function readOwnTexts(siteDir: string): Promise<Texts> {
  const files = await globTranslatableSourceFiles([path.join(siteDir, 'src')]);
  const sources = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
  const extracted = await extractAllSourceCodeFileTranslations(
    // Parsing all files would take a minute.
    files.filter((_file, index) => sources[index]?.includes("from '@docusaurus/Translate'")),
    getBabelOptions({ isServer: true }),
  );
  const found = extracted.flatMap(({ translations }) => Object.entries(translations));
  return {
    ...Object.fromEntries(found.map(([id, { message }]) => [id, message])),
    // The worker for offline reading, and the notice in articles, aren't components.
    ...NOTICE_TEXTS,
    ...TRANSLATION_TEXTS,
  };
}

/** Returns Docusaurus' own texts in English: those of its themes, by the name of their file. */
async function readThemeTexts(): Promise<Readonly<Record<string, Texts>>> {
  const folder = path.join(
    path.dirname(require.resolve('@docusaurus/theme-translations/package.json')),
    'locales/base',
  );
  const files = await fs.readdir(folder);
  const texts = await Promise.all(
    files.map(async (file): Promise<[string, Texts]> => [
      path.parse(file).name,
      withoutDescriptions((await fs.readJson(path.join(folder, file))) as Texts),
    ]),
  );
  return Object.fromEntries(texts);
}

const titlesOf = (list: readonly NavigationEntry[]): [pathname: string, title: string][] =>
  list.flatMap((entry) => [[entry.pathname, entryTitle(entry)], ...titlesOf(entry.children ?? [])]);

/** Returns the English titles that a language has to translate, by pathname. */
const readTitlesToTranslate = (english: PageTitles): Texts =>
  Object.fromEntries(
    [
      ...titlesOf(entries),
      ...Object.entries(english).map(([pathname, title]): [string, string] => [
        pathname,
        typeof title === 'string' ? title : title.page,
      ]),
    ].filter(([pathname]) => !isApiSymbol(pathname)),
  );

/** Returns the entries whose key another object lacks. */
const lackedBy = (all: Texts, others: object): [key: string, text: string][] =>
  Object.entries(all).filter(([key]) => !Object.hasOwn(others, key));

const readOptional = async <T extends object>(file: string): Promise<T | undefined> =>
  (await fs.pathExists(file)) ? ((await fs.readJson(file)) as T) : undefined;

const write = (file: string, content: object) => fs.outputJson(file, content, { spaces: 2 });

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const listed = (texts: readonly [key: string, text: string][]) =>
  texts.map(([key, text]) => `\n  ${key}: ${JSON.stringify(text)}`).join('');

/** What to write translations for. */
export interface TranslationsOptions {
  siteDir: string;
  /** A language of the site other than English. */
  locale: string;
  /**
   * Adds what is missing, in English behind this text, for translators, and the texts that Docusaurus has translations
   * of. Default: what is missing stays English.
   */
  messagePrefix?: string;
}

async function writeTitles({ siteDir, locale, messagePrefix }: TranslationsOptions) {
  const i18n = path.join(siteDir, 'i18n');
  const file = path.join(i18n, locale, 'page-titles.json');
  const { [DEFAULT_LOCALE]: english = {}, [locale]: titles = {} } = readPageTitles(i18n, [locale]);
  const all = readTitlesToTranslate(english);
  const missing = lackedBy(all, titles);
  const count = Object.keys(all).length;
  if (missing.length === 0) {
    return [`i18n/${locale}/page-titles.json has all ${count} titles.`];
  }
  if (messagePrefix === undefined) {
    return [
      `i18n/${locale}/page-titles.json lacks ${missing.length} of ${count} titles:${listed(missing)}`,
    ];
  }
  const added = Object.fromEntries(
    missing.map(([pathname, title]) => [pathname, messagePrefix + title]),
  );
  await write(file, { ...titles, ...added });
  return [
    `i18n/${locale}/page-titles.json: added ${counted(missing.length, 'title')} to translate.`,
  ];
}

async function writeMessages({ siteDir, locale, messagePrefix }: TranslationsOptions) {
  const file = path.join(siteDir, 'i18n', locale, 'code.json');
  const messages = (await readOptional<TranslationFileContent>(file)) ?? {};
  const themes = await readThemeTexts();
  const own = await readOwnTexts(siteDir);
  const all = { ...themes[USED_TEXTS], ...own };
  const known = new Set([own, ...Object.values(themes)].flatMap(Object.keys));
  const name = `i18n/${locale}/code.json`;
  const lines = Object.keys(messages)
    .filter((id) => !known.has(id))
    .map((id) => `${name}: no text has the id "${id}". Correct or remove it.`);
  const missing = lackedBy(all, messages);
  const count = Object.keys(all).length;
  if (missing.length === 0) {
    return [...lines, `${name} has all ${count} texts of the interface.`];
  }
  if (messagePrefix === undefined) {
    return [
      ...lines,
      `${name} has ${count - missing.length} of ${count} texts of the interface. Readers see the others in English.`,
    ];
  }
  const translated = await readDefaultCodeTranslationMessages({ locale, name: USED_TEXTS });
  const added = Object.fromEntries(
    missing.map(([id, text]) => [id, { message: translated[id] ?? messagePrefix + text }]),
  );
  await write(file, { ...messages, ...added });
  return [...lines, `${name}: added ${counted(missing.length, 'text')} of the interface.`];
}

async function writeSidebars({ siteDir, locale }: TranslationsOptions) {
  const lines: string[] = [];
  for (const version of cutVersionNames(siteDir)) {
    const name = translationsFile(version);
    const file = path.join(siteDir, 'i18n', locale, name);
    const labels = (await readOptional<TranslationFileContent>(file)) ?? {};
    const titles = await readTranslations(siteDir, version, locale);
    const changed = Object.keys(titles).filter(
      (key) => labels[key]?.message !== titles[key]?.message,
    );
    if (changed.length > 0) {
      await write(file, { ...labels, ...titles });
      lines.push(
        `i18n/${locale}/${name}: wrote ${counted(changed.length, 'label')}, from page-titles.json.`,
      );
    }
  }
  return lines;
}

/**
 * `docusaurus write-translations` for this site. Its translations contain only what differs from English, and the
 * sidebars have their labels from `page-titles.json`: Docusaurus' command would replace them by English ones. Nothing
 * that is translated becomes English.
 *
 * @returns Lines that say what was written, and what is missing.
 * @throws Error that names the option or the file, if it is invalid.
 */
export async function writeTranslations(options: TranslationsOptions): Promise<string[]> {
  const { locale, messagePrefix } = options;
  const others = Object.keys(SITE_LOCALES).filter((key) => key !== DEFAULT_LOCALE);
  if (!others.includes(locale)) {
    throw new Error(
      `--locale must be one of the languages in src/core/navigation/translations/locales.ts, other than English: ${others.join(', ')}; found "${locale}".`,
    );
  }
  if (messagePrefix === '') {
    throw new Error(
      '--messagePrefix must not be empty, because English texts would look like translations.',
    );
  }
  return [
    ...(await writeTitles(options)),
    ...(await writeMessages(options)),
    ...(await writeSidebars(options)),
  ];
}
