import titles from '@portal/locales';

/**
 * Returns the title of a page without front matter, in the language of the build. Only such pages import this function,
 * so that the titles are not loaded on other pages.
 *
 * @param pathname - A key of `i18n/en/page-titles.json`, such as `/playground`.
 * @throws Error if there is no such key.
 */
export function pageTitle(pathname: string): string {
  const title = Object.hasOwn(titles, pathname) ? titles[pathname] : undefined;
  if (title === undefined) {
    throw new Error(
      `pageTitle: "${pathname}" isn't a key in i18n/en/page-titles.json. Known keys: ${Object.keys(titles).join(', ')}.`,
    );
  }
  return title;
}
