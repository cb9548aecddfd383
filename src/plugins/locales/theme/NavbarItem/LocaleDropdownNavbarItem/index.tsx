import { useHistorySelector } from '@docusaurus/theme-common';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDisclosureMenu } from '@site/src/core/disclosure';
import IconLanguage from '@theme/Icon/Language';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';

import styles from './styles.module.css';

interface LanguageLink {
  locale: string;
  label: string;
  htmlLang: string;
  href: string;
  isCurrent: boolean;
}

/** The current page in each language, with its query and hash. */
function useLanguageLinks(): LanguageLink[] {
  const {
    i18n: { currentLocale, locales, localeConfigs },
  } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const tail = useHistorySelector(({ location: { search, hash } }) => search + hash);
  return locales.map((locale) => ({
    locale,
    label: localeConfigs[locale]?.label ?? locale,
    htmlLang: localeConfigs[locale]?.htmlLang ?? locale,
    href: createUrl({ locale, fullyQualified: false }) + tail,
    isCurrent: locale === currentLocale,
  }));
}

interface LanguageListProps {
  links: LanguageLink[];
  linkClassName: string;
  activeClassName: string;
  className: string | undefined;
}

function LanguageList({ links, linkClassName, activeClassName, className }: LanguageListProps) {
  return (
    <ul className={className}>
      {links.map(({ locale, label, htmlLang, href, isCurrent }) => (
        <li key={locale}>
          {/* Not a link of the router: another language is another build. */}
          <a
            className={`${linkClassName} ${isCurrent ? activeClassName : ''}`}
            href={href}
            lang={htmlLang}
            hrefLang={htmlLang}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** In the bar: a disclosure of the browser's own, which works before any script. */
function LanguageMenu({ links }: { links: LanguageLink[] }) {
  const details = useDisclosureMenu();
  const current = links.find(({ isCurrent }) => isCurrent);

  return (
    <details ref={details} className={`navbar__item ${styles.menu}`}>
      <summary className={`navbar__link ${styles.summary}`}>
        <IconLanguage width={18} height={18} />
        <span className={styles.hidden}>Language: </span>
        <span lang={current?.htmlLang}>{current?.label}</span>
      </summary>
      <LanguageList
        links={links}
        className={styles.list}
        linkClassName={`dropdown__link ${styles.link}`}
        activeClassName="dropdown__link--active"
      />
    </details>
  );
}

/**
 * Replaces theme-classic's language selector (3.10.2): a link that acts as a button, opens under the pointer and marks
 * the current language by colour alone. Shown with one language, too. `dropdownItemsBefore`, `dropdownItemsAfter` and
 * `queryString` of the navbar item have no effect.
 */
export default function LocaleDropdownNavbarItem({ mobile }: Props) {
  const links = useLanguageLinks();
  if (!mobile) {
    return <LanguageMenu links={links} />;
  }
  return (
    <li className={`menu__list-item ${styles.mobile}`}>
      <span className={styles.heading}>Language</span>
      <LanguageList
        links={links}
        className="menu__list"
        linkClassName="menu__link"
        activeClassName="menu__link--active"
      />
    </li>
  );
}
