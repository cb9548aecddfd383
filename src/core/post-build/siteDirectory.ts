import path from 'node:path';

import type { Props } from '@docusaurus/types';

/** What of Docusaurus' `Props` tells where a build lies. */
type BuiltLocale = Pick<Props, 'outDir' | 'i18n'>;

const baseUrlOf = ({ i18n }: BuiltLocale, locale: string) =>
  i18n.localeConfigs[locale]?.baseUrl ?? '/';

/** The folder of the whole site, above those of its further locales (`build`, for `build/zh`). */
export function siteDirectory(props: BuiltLocale): string {
  const { outDir, i18n } = props;
  const root = baseUrlOf(props, i18n.defaultLocale);
  const below = baseUrlOf(props, i18n.currentLocale).slice(root.length).split('/').filter(Boolean);
  return path.resolve(outDir, ...below.map(() => '..'));
}

/** Base URLs and folders of all locales of the site, the default one first. Those still to be built have none yet. */
export function localeDirectories(props: BuiltLocale): { baseUrl: string; directory: string }[] {
  const { defaultLocale, locales } = props.i18n;
  const root = baseUrlOf(props, defaultLocale);
  return [...new Set([defaultLocale, ...locales])].map((locale) => {
    const baseUrl = baseUrlOf(props, locale);
    return { baseUrl, directory: path.join(siteDirectory(props), baseUrl.slice(root.length)) };
  });
}
