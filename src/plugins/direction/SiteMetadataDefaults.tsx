import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { directionStore, toDirection, type Direction } from '@site/src/core/preferences';
import { useEffect, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => directionStore().subscribe(listener);
const getDirection = () => directionStore().get();

/**
 * Replaces @docusaurus/core's `client/SiteMetadataDefaults.js` (3.10.2), which gives `<html>` the direction of the
 * locale. This one uses the reader's direction, even during hydration: another element that corrected it could do so a
 * frame too late, and the whole page would flip twice.
 */
export default function SiteMetadataDefaults() {
  const {
    siteConfig: { favicon, title, noIndex },
    i18n: { currentLocale, localeConfigs },
  } = useDocusaurusContext();
  const locale = localeConfigs[currentLocale];
  const faviconUrl = useBaseUrl(favicon);
  // May differ from the server's value, because the component renders nothing that hydration would compare.
  const getFirst = (): Direction =>
    typeof document === 'undefined' ? (toDirection(locale?.direction) ?? 'ltr') : getDirection();
  const direction = useSyncExternalStore(subscribe, getDirection, getFirst);
  // In the production bundle, `<Head>` is rendered only on the server. Setting the same value again would compute the
  // styles of the whole page.
  useEffect(() => {
    if (document.documentElement.dir !== direction) {
      document.documentElement.dir = direction;
    }
  }, [direction]);
  return (
    <Head>
      <html lang={locale?.htmlLang} dir={direction} />
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta name="viewport" content="width=device-width, initial-scale=1.0" />
      {noIndex && <meta name="robots" content="noindex, nofollow" />}
      {favicon && <link rel="icon" href={faviconUrl} />}
    </Head>
  );
}
