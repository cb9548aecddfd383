import { useHistorySelector } from '@docusaurus/theme-common';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { NavbarMenu, type NavbarMenuEntry } from '@site/src/core/disclosure';
import IconLanguage from '@theme/Icon/Language';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';

interface LanguageLink extends NavbarMenuEntry {
  label: string;
  htmlLang: string;
  href: string;
}

/** The current page in each language, with its query and hash. */
function useLanguageLinks(): LanguageLink[] {
  const {
    i18n: { currentLocale, locales, localeConfigs },
  } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const tail = useHistorySelector(({ location: { search, hash } }) => search + hash);
  return locales.map((locale) => ({
    key: locale,
    label: localeConfigs[locale]?.label ?? locale,
    htmlLang: localeConfigs[locale]?.htmlLang ?? locale,
    href: createUrl({ locale, fullyQualified: false }) + tail,
    isCurrent: locale === currentLocale,
  }));
}

/**
 * Replaces theme-classic's language selector (3.10.2), which is a link that acts as a button, opens on hover and marks
 * the current language only by color. Renders nothing if the site is built in one language. `dropdownItemsBefore`,
 * `dropdownItemsAfter` and `queryString` of the navbar item have no effect.
 */
export default function LocaleDropdownNavbarItem({ mobile = false }: Props) {
  const links = useLanguageLinks();
  if (links.length < 2) {
    return null;
  }
  const current = links.find(({ isCurrent }) => isCurrent);
  return (
    <NavbarMenu
      name="Language"
      label={
        <>
          <IconLanguage width={18} height={18} />
          <span lang={current?.htmlLang}>{current?.label}</span>
        </>
      }
      isMobile={mobile}
      entries={links}
    >
      {({ label, htmlLang, href, isCurrent }, className) => (
        // Not a router link, because another language is another build.
        <a
          className={className}
          href={href}
          lang={htmlLang}
          hrefLang={htmlLang}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {label}
        </a>
      )}
    </NavbarMenu>
  );
}
