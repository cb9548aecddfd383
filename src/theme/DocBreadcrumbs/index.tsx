import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useHomePageRoute } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import { BreadcrumbsContext } from '@site/src/plugins/navigation/client';
import { useShownVersion } from '@site/src/plugins/versions/client';
import IconHome from '@theme/Icon/Home';
import { use } from 'react';

import styles from './styles.module.css';

/** A link to the first page of the version that is shown. The site's root redirects to the current version. */
function HomeItem() {
  const root = useBaseUrl('/');
  return (
    <li className="breadcrumbs__item">
      <Link
        aria-label={translate({ id: 'theme.docs.breadcrumbs.home', message: 'Home page' })}
        className="breadcrumbs__link"
        href={useShownVersion()?.start ?? root}
      >
        <IconHome className={styles.breadcrumbHomeIcon} />
      </Link>
    </li>
  );
}

/**
 * Ejected from @docusaurus/theme-classic 3.10.2. Changed: a page at the top has no breadcrumbs, those of a page that isn't
 * in the sidebar lead to the sidebar page that it belongs to, and end with the page itself, groups have chips that say
 * their plan, and the first link leads to the shown version instead of the site's root. The plugin structured-data describes them to search engines.
 */
export default function DocBreadcrumbs() {
  const breadcrumbs = use(BreadcrumbsContext);
  const homePageRoute = useHomePageRoute();
  const { name, id } = useRouteContext().plugin;
  const { breadcrumbs: isOn } = usePluginData(name, id) as { breadcrumbs?: boolean };
  // A page at the top, such as the landing page, has nothing above it.
  if (breadcrumbs.length < 2 || isOn === false) {
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
        {homePageRoute && <HomeItem />}
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
