import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import data from '@portal/component-links';
import { formatBytes } from '@site/src/plugins/api-reference/client';
import { useNavigationFlags } from '@site/src/plugins/navigation/client';

import { linksOfPage } from '../../linksOfPage';

import styles from './styles.module.css';

/** Path of the page with all sizes. */
const SNAPSHOT = '/size-snapshot/';

/** What the sizes don't include. A guide that names a size with it says so. */
const WITHOUT = 'without React, Material UI and Emotion';

const external = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * Where what the page is about is developed, and what its import costs. Plain HTML: articles have no JavaScript.
 * Renders nothing on pages about no product.
 */
export default function ComponentLinks() {
  const { metadata, frontMatter } = useDoc();
  const flags = useNavigationFlags();
  const snapshot = useBaseUrl(SNAPSHOT);
  const { collectLink } = useBrokenLinks();
  const version = data[metadata.version];
  const page = { id: metadata.id, frontMatter: { ...frontMatter }, plan: flags?.plan };
  const links = version && linksOfPage(page, version);
  if (!links) {
    return null;
  }
  const { source, sourceOf, issues, package: own, size } = links;
  if (size?.table) {
    collectLink(snapshot);
  }
  const sizeText = size && (
    // In RTL, the parts would otherwise change places.
    <span dir="ltr" title={WITHOUT}>
      {size.name} {formatBytes(size.gzip)} gzip
      <span className="visually-hidden"> {WITHOUT}</span>
    </span>
  );
  return (
    <ul
      className={styles.links}
      aria-label="Source, issues and package"
      data-search-skip
      data-event-category="ComponentLinkHeader"
      data-event-action="click"
    >
      {source && (
        <li>
          <a className={styles.source} href={source} {...external}>
            Source<span className="visually-hidden"> of {sourceOf} on GitHub</span>
          </a>
        </li>
      )}
      {issues && (
        <li>
          <a className={styles.issues} href={issues} {...external}>
            Issues<span className="visually-hidden"> on GitHub</span>
          </a>
        </li>
      )}
      {(own ?? size) && (
        <li className={styles.more}>
          <details className="portal-menu">
            <summary>More</summary>
          </details>
        </li>
      )}
      {own && (
        <li>
          <a href={own.href} {...external}>
            <bdi>{own.name}</bdi>
            <span className="visually-hidden"> on npm</span>
          </a>
        </li>
      )}
      {size && (
        <li>
          {size.table ? (
            <a className={styles.size} href={`${snapshot}#${size.table}`}>
              {sizeText}
              <span className="visually-hidden"> (all sizes)</span>
            </a>
          ) : (
            <span className={styles.size}>{sizeText}</span>
          )}
        </li>
      )}
    </ul>
  );
}
