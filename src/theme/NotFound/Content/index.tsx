import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { pageTitle } from '@site/src/plugins/locales/client';
import FolderRedirect from '@theme/FolderRedirect';
import { useIsOfflinePage } from '@site/src/plugins/offline/client';
import type { Props } from '@theme/NotFound/Content';
import { lazy, Suspense } from 'react';

// A separate chunk, because every page of the docs loads this module. Chunks whose names start with `not-found` are
// listed in the records of the 404 and offline pages, which load them right away.
const OfflinePage = lazy(
  () => import(/* webpackChunkName: "not-found-offline" */ '@theme/OfflinePage'),
);

const PLACES = [
  { to: '/x/', label: 'MUI X overview' },
  { to: '/x/react-data-grid/', label: 'Data Grid' },
  { to: '/x/react-date-pickers/', label: 'Date and Time Pickers' },
  { to: '/x/react-charts/', label: 'Charts' },
  { to: '/x/react-tree-view/', label: 'Tree View' },
];

/**
 * Replaces theme-classic's content (3.10.2). Suggests pages if the address doesn't exist, redirects it if its folder
 * has moved, and lists what is available offline if there is no network.
 */
export default function NotFoundContent({ className }: Props) {
  const title = pageTitle('/404');
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
      <h1>{title}</h1>
      <p>The URL may be mistyped, or the page has moved. Try one of these pages:</p>
      <ul>
        {PLACES.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
