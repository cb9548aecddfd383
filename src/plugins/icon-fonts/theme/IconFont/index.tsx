import Head from '@docusaurus/Head';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { IconFontData } from '@site/src/plugins/icon-fonts/types';
import { useEffect } from 'react';

/** Id of the element that asks a font service for its style sheet. */
const SERVICE_ID = 'icon-font-service';

/**
 * Adds the icon font to the page. Rendering it several times does the same as rendering it once. Shows nothing.
 *
 * A font service's style sheet is requested once the page is there, so that nothing waits for another host. It goes into
 * a layer below all of Material UI's styles, since it sets a size that would win over the component's.
 */
export default function IconFont() {
  const { styleSheet, service } = usePluginData('portal-icon-fonts') as IconFontData;
  const serviceSheet = service?.styleSheet;

  useEffect(() => {
    if (serviceSheet !== undefined && !document.getElementById(SERVICE_ID)) {
      const style = document.createElement('style');
      style.id = SERVICE_ID;
      style.textContent = `@import url(${JSON.stringify(serviceSheet)}) layer(docusaurus.icon-font);`;
      document.head.append(style);
    }
  }, [serviceSheet]);

  return (
    <Head>
      <link rel="stylesheet" href={styleSheet} />
      {service && <link rel="preconnect" href={new URL(service.styleSheet).origin} />}
      {service?.fonts.map((origin) => (
        <link key={origin} rel="preconnect" href={origin} crossOrigin="anonymous" />
      ))}
    </Head>
  );
}
