/**
 * Ejected from @docusaurus/theme-classic 3.10.2. Changed: the link leads to the first page of the version that is shown
 * instead of the site's root, which redirects to the current version.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { translate } from '@docusaurus/Translate';
// PORTAL
import { useShownVersion } from '@site/src/plugins/versions/client';
import IconHome from '@theme/Icon/Home';
import styles from './styles.module.css';
export default function HomeBreadcrumbItem() {
  // PORTAL
  const root = useBaseUrl('/');
  const homeHref = useShownVersion()?.start ?? root;
  return (
    <li className="breadcrumbs__item">
      <Link
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.home',
          message: 'Home page',
        })}
        className="breadcrumbs__link"
        href={homeHref}
      >
        <IconHome className={styles.breadcrumbHomeIcon} />
      </Link>
    </li>
  );
}
