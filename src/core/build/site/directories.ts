import path from 'node:path';

import type { Props } from '@docusaurus/types';

/** The part of Docusaurus' `Props` that locates a build. */
export interface BuiltLocale extends Pick<Props, 'outDir'> {
  i18n: Pick<Props['i18n'], 'currentLocale' | 'defaultLocale' | 'locales'> & {
    localeConfigs: Readonly<Record<string, { baseUrl: string }>>;
  };
}

const baseUrlOf = ({ i18n }: Pick<BuiltLocale, 'i18n'>, locale: string) =>
  i18n.localeConfigs[locale]?.baseUrl ?? '/';

/** Returns the base URL of the whole site, which those of all locales begin with: `/`, or `/docs/`. */
export const siteBaseUrl = (props: Pick<BuiltLocale, 'i18n'>): string =>
  baseUrlOf(props, props.i18n.defaultLocale);

/** Returns the folder of the whole site, which contains the folders of its other locales (`build` for `build/zh`). */
export function siteDirectory(props: BuiltLocale): string {
  const { outDir, i18n } = props;
  const root = siteBaseUrl(props);
  const below = baseUrlOf(props, i18n.currentLocale).slice(root.length).split('/').filter(Boolean);
  return path.resolve(outDir, ...below.map(() => '..'));
}

/** Returns the base URLs of all locales, each with a leading and trailing slash, the default locale's first. */
export function localeBaseUrls(props: Pick<BuiltLocale, 'i18n'>): string[] {
  const { defaultLocale, locales } = props.i18n;
  return [...new Set([defaultLocale, ...locales])].map((locale) => baseUrlOf(props, locale));
}
