import titles from '@generated/portal-locales/default/titles.json';

/**
 * Title of a page that has no front matter, in the language of the build. Pages of its own import it, so that the
 * titles are in none of the others.
 *
 * @param pathname - A key of `i18n/en/page-titles.json`, such as `/playground`.
 * @throws Error where there is no such key.
 */
export function pageTitle(pathname: string): string {
  const title = Object.hasOwn(titles, pathname) ? titles[pathname] : undefined;
  if (title === undefined) {
    throw new Error(
      `pageTitle: "${pathname}" is no key of i18n/en/page-titles.json; it has ${Object.keys(titles).join(', ')}.`,
    );
  }
  return title;
}
