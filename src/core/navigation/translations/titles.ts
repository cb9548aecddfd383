import { isApiSymbol } from '..';

import { DEFAULT_LOCALE } from './locales';

/** A page's title, or two titles if its heading differs from its name in the sidebar. */
export type PageTitle = string | { navigation: string; page: string };

/** Where a title is shown: in the sidebar, or as the heading and document title of its page. */
export type TitlePart = 'navigation' | 'page';

/** A translation file: titles by pathname, without language prefix or trailing slash, such as `/x/react-charts`. */
export type PageTitles = Readonly<Record<string, PageTitle>>;

/** Reports missing titles. */
export interface TitleLogger {
  warn: (message: string) => void;
  error: (message: string) => void;
}

export interface TitlesOptions {
  /** Locale of the returned titles. */
  locale: string;
  /** Translation files by locale. The English file has the titles that are defined nowhere else. */
  files: Readonly<Record<string, PageTitles | undefined>>;
  logger: TitleLogger;
}

/**
 * Returns the title of a page.
 *
 * @param pathname - As in {@link PageTitles}.
 * @param part - Where the title is shown.
 * @param english - The English title, if known from front matter or the navigation. Default: from the English file.
 */
export type TitleLookup = (pathname: string, part: TitlePart, english?: string) => string;

/** Placeholder for a missing title. */
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
      once('warn', `The page ${pathname} has no title in the language "${locale}". Using English.`);
    }
    return fallback;
  };
}
