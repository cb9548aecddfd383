import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useHomePageRoute } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import { BreadcrumbsContext } from '@site/src/plugins/navigation/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import { use } from 'react';

import styles from './styles.module.css';

/**
 * Ejected from @docusaurus/theme-classic 3.10.2. Changed: a page at the top has no breadcrumbs, those of a page that isn't
 * in the sidebar lead to the sidebar page that it belongs to, and end with the page itself, and groups have chips that
 * say their plan. The plugin structured-data describes them to search engines.
 */
export default function DocBreadcrumbs() {
  const breadcrumbs = use(BreadcrumbsContext);
  const homePageRoute = useHomePageRoute();
  // A page at the top, such as the landing page, has nothing above it.
  if (breadcrumbs.length < 2) {
    return null;
  }
  return (
    <nav
      className={`${ThemeClassNames.docs.docBreadcrumbs} ${styles.breadcrumbsContainer}`}
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
      })}
    >
      <ul className="breadcrumbs">
        {homePageRoute && <HomeBreadcrumbItem />}
        {breadcrumbs.map(({ label, href, customProps }, index) => {
          const isLast = index === breadcrumbs.length - 1;
          return (
            <li
              key={index}
              className={`breadcrumbs__item ${isLast ? 'breadcrumbs__item--active' : ''}`}
            >
              {href && !isLast ? (
                <Link className="breadcrumbs__link" href={href}>
                  <span>{label}</span>
                </Link>
              ) : (
                <span className="breadcrumbs__link">{label}</span>
              )}
              {/* The page itself has its chips beside the title. */}
              {!isLast && customProps?.plan && (
                <span className={`chip chip--${customProps.plan}`}>
                  {customProps.plan === 'pro' ? 'Pro' : 'Premium'}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
