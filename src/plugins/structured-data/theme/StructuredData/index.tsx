import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import releases from '@portal/structured-data';
import { BreadcrumbsContext } from '@site/src/plugins/navigation/client';
import { use } from 'react';

import { structuredData } from '../../structuredData';

/**
 * Writes what a page of the docs is about into its head, for search engines. Only the build renders it. The first page
 * is no article.
 */
export default function StructuredData() {
  const { metadata } = useDoc();
  const breadcrumbs = use(BreadcrumbsContext);
  const { url, title } = useDocusaurusContext().siteConfig;
  // Like the canonical address. Permalinks of pages that aren't named like their folder have no slash at the end.
  const addressOf = (path: string) => `${url}${path.replace(/\/?$/, '/')}`;
  return metadata.slug === '/' ? null : (
    <Head>
      <script type="application/ld+json">
        {structuredData({
          title: metadata.title,
          description: metadata.description,
          url: addressOf(metadata.permalink),
          site: { name: title, url: `${url}/` },
          release: releases[metadata.version] ?? metadata.version,
          changed: metadata.lastUpdatedAt ?? undefined,
          breadcrumbs: breadcrumbs.map(({ label, href }) => ({
            label,
            url: href && addressOf(href),
          })),
        })}
      </script>
    </Head>
  );
}
