/** The language that pages are written in, and the fallback for missing translations. */
export const DEFAULT_LOCALE = 'en';

/** Docusaurus' settings for a locale of this site. */
export interface SiteLocale {
  /** Name in the language selector, in its own language. */
  label: string;
  /** Language tag for `<html lang>` and `hreflang`. */
  htmlLang: string;
}

/** Locales that the site can be built for, by URL prefix. */
export const SITE_LOCALES: Readonly<Record<string, SiteLocale>> = {
  [DEFAULT_LOCALE]: { label: 'English', htmlLang: 'en' },
  zh: { label: '简体中文', htmlLang: 'zh-Hans' },
};

/**
 * Returns the locales to build, from the environment variable `LOCALES`: comma-separated names, such as `en,zh`.
 * If it is absent or empty, only English is built.
 *
 * @throws Error with the allowed and the actual value, if a name isn't in {@link SITE_LOCALES}, or if English, which is
 * served from the site's root, is missing.
 */
export function parseLocales(value: string | undefined): [string, ...string[]] {
  const names = (value ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const allowed = Object.keys(SITE_LOCALES);
  const unknown = names.filter((name) => !allowed.includes(name));
  if (unknown.length > 0 || (names.length > 0 && !names.includes(DEFAULT_LOCALE))) {
    const problem =
      unknown.length > 0
        ? `unknown ${unknown.map((name) => `"${name}"`).join(', ')}`
        : `"${DEFAULT_LOCALE}", the fallback for all other languages, is missing`;
    throw new Error(
      `LOCALES: ${problem}. Allowed values: ${allowed.join(', ')}, separated by commas; found "${value}".`,
    );
  }
  return [DEFAULT_LOCALE, ...new Set(names.filter((name) => name !== DEFAULT_LOCALE))];
}

/**
 * Returns the locale that Docusaurus is building, from its environment variable `DOCUSAURUS_CURRENT_LOCALE`. The
 * variable is absent while the list of locales is read, and the string "undefined" in the development server.
 */
export function currentLocale(value: string | undefined): string {
  return value && value !== 'undefined' ? value : DEFAULT_LOCALE;
}
