/*
 * Replaces @docusaurus/core's `client/docusaurus.js` (3.10.2), which is `window.docusaurus`. There, each link that
 * comes into view fetches its page: 30 to 45 kB on a first visit. Here, a page is fetched when the reader points at its
 * link, touches it or moves the focus to it.
 */
import { preloadPage } from './preloadPage';

interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

const loaded = new Set<string>();

function isSlowConnection(): boolean {
  const { connection } = navigator as NavigatorWithConnection;
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

export default Object.freeze({
  /** Called for links that come into view. */
  prefetch: (): false => false,
  /** Called for links that the reader points at. */
  preload(routePath: string): Promise<unknown> | false {
    if (isSlowConnection() || loaded.has(routePath)) {
      return false;
    }
    loaded.add(routePath);
    // The navigation itself requests the page again, and reports errors.
    return preloadPage(routePath).catch(() => loaded.delete(routePath));
  },
});
