import fs from 'node:fs';
import path from 'node:path';

import { entries, type NavigationEntry } from '..';
import { isRecord } from '../../validation/isRecord';

import { DEFAULT_LOCALE } from './locales';
import type { PageTitle, PageTitles } from './titles';

/*
 * For the build only, so not exported from this folder's `index`.
 */

const FILE_NAME = 'page-titles.json';

function pathnamesOf(list: readonly NavigationEntry[]): string[] {
  return list.flatMap(({ pathname, children = [] }) => [pathname, ...pathnamesOf(children)]);
}

function describe(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/**
 * Validates the content of a translation file.
 *
 * @param content - Its parsed JSON.
 * @param file - Its path, for errors.
 * @param problemOf - Returns what is wrong with a key, or undefined if it is valid.
 * @throws Error that names the file and each invalid key, with the allowed and the actual value.
 */
export function parsePageTitles(
  content: unknown,
  file: string,
  problemOf: (pathname: string) => string | undefined,
): PageTitles {
  if (!isRecord(content) || Array.isArray(content)) {
    throw new Error(
      `${file}: expected an object that maps pathnames to titles, found ${describe(content)}.`,
    );
  }
  const titles: Record<string, PageTitle> = {};
  const problems: string[] = [];
  for (const [pathname, value] of Object.entries(content)) {
    const problem = problemOf(pathname);
    const title = toTitle(value);
    if (problem) {
      problems.push(`"${pathname}": ${problem}`);
    } else if (title === undefined) {
      problems.push(
        `"${pathname}": expected a string or { "navigation": string, "page": string }, found ${describe(value)}`,
      );
    } else {
      titles[pathname] = title;
    }
  }
  if (problems.length > 0) {
    throw new Error(`${file} has errors:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
  return titles;
}

function toTitle(value: unknown): PageTitle | undefined {
  if (isText(value)) {
    return value;
  }
  if (!isRecord(value) || Object.keys(value).length !== 2) {
    return undefined;
  }
  const { navigation, page } = value;
  return isText(navigation) && isText(page) ? { navigation, page } : undefined;
}

/**
 * Reads the page titles of each locale from `<i18nDir>/<locale>/page-titles.json`. The English file contains the pages
 * that the navigation lacks; the others contain these pages and those of the navigation. A locale without a file is
 * left out.
 *
 * @throws Error that names the file and key, if the JSON is invalid, a key isn't a page, or a title isn't text.
 */
export function readPageTitles(
  i18nDir: string,
  locales: readonly string[],
): Record<string, PageTitles> {
  const navigation = new Set(pathnamesOf(entries));
  const read = (locale: string, problemOf: (pathname: string) => string | undefined) => {
    const file = path.join(i18nDir, locale, FILE_NAME);
    if (!fs.existsSync(file)) {
      return undefined;
    }
    let content: unknown;
    try {
      content = JSON.parse(fs.readFileSync(file, 'utf8'));
    } catch (error) {
      throw new Error(`${file} is not valid JSON: ${(error as Error).message}`, { cause: error });
    }
    return parsePageTitles(content, file, problemOf);
  };

  const english =
    read(DEFAULT_LOCALE, (pathname) => {
      if (navigation.has(pathname)) {
        return 'its English title is defined in navigation.ts';
      }
      return /^\/\S*[^/\s]$/.test(pathname)
        ? undefined
        : "expected a pathname that starts with a slash and doesn't end with one";
    }) ?? {};
  const titles: Record<string, PageTitles> = { [DEFAULT_LOCALE]: english };
  for (const locale of locales.filter((name) => name !== DEFAULT_LOCALE)) {
    const file = read(locale, (pathname) =>
      navigation.has(pathname) || Object.hasOwn(english, pathname)
        ? undefined
        : `no such page in navigation.ts or ${DEFAULT_LOCALE}/${FILE_NAME}`,
    );
    if (file) {
      titles[locale] = file;
    }
  }
  return titles;
}
