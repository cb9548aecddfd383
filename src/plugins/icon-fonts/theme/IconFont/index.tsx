import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { IconFontData } from '@site/src/plugins/icon-fonts/types';

/**
 * The icon font, for the page that this stands on; several do no more than one. Shows nothing.
 *
 * A font service's style sheet is asked for once the page is there, so that nothing waits for another host. It stands in
 * a layer below all of Material UI's styles, since it sets a size that would win over the component's.
 */
export default function IconFont() {
  const isBrowser = useIsBrowser();
  const { styleSheet, service } = usePluginData('portal-icon-fonts') as IconFontData;
  return (
    <Head>
      <link rel="stylesheet" href={styleSheet} />
      {service && <link rel="preconnect" href={new URL(service.styleSheet).origin} />}
      {service?.fonts.map((origin) => (
        <link key={origin} rel="preconnect" href={origin} crossOrigin="anonymous" />
      ))}
      {service && isBrowser && (
        <style>{`@import url(${JSON.stringify(service.styleSheet)}) layer(docusaurus.icon-font);`}</style>
      )}
    </Head>
  );
}
