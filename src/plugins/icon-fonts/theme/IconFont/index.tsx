import Head from '@docusaurus/Head';
import iconFont from '@portal/icon-fonts';
import { useEffect } from 'react';

/** Id of the element that requests the style sheet of a font service. */
const SERVICE_ID = 'icon-font-service';

/**
 * Adds the icon font to the page. Rendering it several times has the same effect as rendering it once. Renders nothing
 * visible.
 *
 * A font service's style sheet is requested after the page has loaded, so that nothing waits for another host. It goes
 * into a layer below all of Material UI's styles, because it sets a size that would override the component's.
 */
export default function IconFont() {
  const { styleSheet, service } = iconFont;
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
