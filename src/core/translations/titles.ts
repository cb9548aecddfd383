import { isApiSymbol } from '../navigation';

import { DEFAULT_LOCALE } from './locales';

/** A page's title, or two where its heading is longer than its name in the sidebar. */
export type PageTitle = string | { navigation: string; page: string };

/** Where a title stands: in the sidebar, or as heading and browser title of its page. */
export type TitlePart = 'navigation' | 'page';

/** A translation file: titles by pathname without language prefix and trailing slash, such as `/x/react-charts`. */
export type PageTitles = Readonly<Record<string, PageTitle>>;

/** Says what is missing. */
export interface TitleLogger {
  warn: (message: string) => void;
  error: (message: string) => void;
}

export interface TitlesOptions {
  /** Locale of the titles that are asked for. */
  locale: string;
  /** Translation files by locale. English's has the titles that stand nowhere else. */
  files: Readonly<Record<string, PageTitles | undefined>>;
  logger: TitleLogger;
}

/**
 * Gives the title of a page.
 *
 * @param pathname - As in {@link PageTitles}.
 * @param part - Where the title stands.
 * @param english - The English title where it is known: in front matter, in the navigation. Default: English's file.
 */
export type TitleLookup = (pathname: string, part: TitlePart, english?: string) => string;

/** Shown in place of a missing title. */
export const NO_TITLE = '…';

/**
 * Creates the lookup of page titles for a locale.
 *
 * If a title is missing in the locale's file, the lookup logs a warning, once per page, and returns the English title.
 * If the locale has no file, it logs an error, once, and returns an ellipsis. It does the same for each page that has
 * no English title either. The names of components, hooks and interfaces are the same in all languages, so their pages
 * don't need a translated title.
 */
export function createTitleLookup({ locale, files, logger }: TitlesOptions): TitleLookup {
  const said = new Set<string>();
  const once = (level: keyof TitleLogger, message: string) => {
    if (!said.has(message)) {
      said.add(message);
      logger[level](message);
    }
  };
  const titleIn = (file: PageTitles | undefined, pathname: string, part: TitlePart) => {
    const title = file && Object.hasOwn(file, pathname) ? file[pathname] : undefined;
    return typeof title === 'object' ? title[part] : title;
  };

  return (pathname, part, english) => {
    const file = files[locale];
    if (locale !== DEFAULT_LOCALE && !file) {
      once('error', `There are no page titles for the language "${locale}".`);
      return NO_TITLE;
    }
    const inEnglish = () => english ?? titleIn(files[DEFAULT_LOCALE], pathname, part);
    const title = locale === DEFAULT_LOCALE ? inEnglish() : titleIn(file, pathname, part);
    if (title !== undefined) {
      return title;
    }
    const fallback = inEnglish();
    if (fallback === undefined) {
      once('error', `The page ${pathname} has no title in any language.`);
      return NO_TITLE;
    }
    if (!isApiSymbol(pathname)) {
      once(
        'warn',
        `The page ${pathname} has no title in the language "${locale}"; English is used.`,
      );
    }
    return fallback;
  };
}
