import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { LIBRARY, PRODUCTS } from '@site/library';
import { PRODUCT_IDS } from '@site/src/core/navigation/paths';
import { pageTitle } from '@site/src/plugins/locales/client';
import { useIsOfflinePage } from '@site/src/plugins/offline/client';
import { useVersionAddress } from '@site/src/plugins/versions/client';
import FolderRedirect from '@theme/FolderRedirect';
import type { Props } from '@theme/NotFound/Content';
import { lazy, Suspense } from 'react';

import styles from './styles.module.css';

// Separate chunks, because every page of the docs loads this module. Chunks whose names start with `not-found` are
// listed in the records of the 404 and offline pages, which load them right away.
const CaseRedirect = lazy(
  () => import(/* webpackChunkName: "not-found-case" */ '@theme/CaseRedirect'),
);
const NotFoundSearch = lazy(
  () => import(/* webpackChunkName: "not-found-search" */ '@theme/NotFoundSearch'),
);
const OfflinePage = lazy(
  () => import(/* webpackChunkName: "not-found-offline" */ '@theme/OfflinePage'),
);

/** Where to go on from, relative to the folder of the version. */
const PLACES = [
  { to: '', label: `${LIBRARY} overview` },
  ...PRODUCT_IDS.map((id) => ({
    to: `react-${PRODUCTS[id].folder}/`,
    label: PRODUCTS[id].name,
  })),
];

/**
 * Replaces theme-classic's content (3.10.2). Searches for the words of an address that doesn't exist, suggests pages of
 * the same version, redirects it if its folder has moved or if it is only the case that is wrong, and lists what is
 * available offline if there is no network.
 */
export default function NotFoundContent({ className }: Props) {
  const title = pageTitle('/404');
  const addressOf = useVersionAddress();
  const isBrowser = useIsBrowser();
  if (useIsOfflinePage()) {
    return (
      <Suspense>
        <OfflinePage title={pageTitle('/offline')} />
      </Suspense>
    );
  }
  return (
    <main className={`not-found ${className ?? ''}`}>
      <PageMetadata title={title} />
      <FolderRedirect />
      {isBrowser && (
        <Suspense>
          <CaseRedirect />
        </Suspense>
      )}
      <h1>{title}</h1>
      <p>The URL may be mistyped, or the page has moved.</p>
      <ul className={styles.places}>
        {PLACES.map(({ to, label }) => (
          <li key={to}>
            <Link to={addressOf(to)}>{label}</Link>
          </li>
        ))}
      </ul>
      <div className={styles.search}>
        {isBrowser && (
          <Suspense>
            <NotFoundSearch />
          </Suspense>
        )}
      </div>
    </main>
  );
}
