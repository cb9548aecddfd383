import Link from '@docusaurus/Link';
import { useTitleFormatter } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@portal/offline';
import { useEffect, useState } from 'react';

import { useIsOfflineList } from '../../client';
import { availablePages, groupPages, plainTitle, type AvailablePage } from '../../client/available';
import { whenReachable } from '../../client/whenReachable';

import styles from './styles.module.css';
import './styles.css';

/** Groups with more pages than this are initially collapsed. */
const SHORT_GROUP = 12;

export interface OfflinePageProps {
  title: string;
}

/** Shown offline instead of a page that is not stored: lists the available pages and offers to try again. */
export default function OfflinePage({ title }: OfflinePageProps) {
  const { siteConfig } = useDocusaurusContext();
  const isItself = useIsOfflineList();
  const documentTitle = useTitleFormatter().format(title);
  const [pages, setPages] = useState<AvailablePage[]>();

  // The server has rendered the 404 page, with its title.
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  useEffect(() => {
    let isLeft = false;
    void availablePages(window.caches).then((found) => !isLeft && setPages(found));
    return () => {
      isLeft = true;
    };
  }, []);

  useEffect(() => {
    const { pathname, search } = window.location;
    return isItself
      ? undefined
      : whenReachable(pathname + search, () => window.location.reload(), {
          fetch: (...request) => fetch(...request),
          page: document,
          events: window,
          timers: window,
        });
  }, [isItself]);

  const groups = groupPages(pages ?? [], data.products, siteConfig.title);
  return (
    <main className={`offline-page ${styles.page}`}>
      <h1>{isItself ? 'Available offline' : 'No connection'}</h1>
      {!isItself && (
        <>
          <p>
            You’re offline, and this page isn’t stored on your device. It appears as soon as the
            server responds.
          </p>
          <button type="button" className="portal-button" onClick={() => window.location.reload()}>
            Retry
          </button>
        </>
      )}
      {groups.length > 0 && (
        <section className={styles.available} aria-label="Available offline">
          {!isItself && <h2>Available offline</h2>}
          {groups.map(({ label, pages: own }) => (
            <details key={label} className={styles.group} open={own.length <= SHORT_GROUP}>
              <summary>
                {label} <span className={styles.count}>{own.length}</span>
              </summary>
              <ul>
                {own.map(({ path, title: html, version }) => (
                  <li key={path}>
                    <Link to={path} data-noBrokenLinkCheck>
                      {plainTitle(html, siteConfig.title)}
                    </Link>
                    {version !== undefined && <span className={styles.version}>{version}</span>}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      )}
      {pages?.length === 0 && (
        <p>
          Nothing is stored yet. Pages you visit are stored automatically. In the settings, you can
          make a whole product or version available offline.
        </p>
      )}
    </main>
  );
}
