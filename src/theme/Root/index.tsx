import Head from '@docusaurus/Head';
import headingFont from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?text';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?text';
import { IslandPageContext } from '@site/src/core/islands';
import type { Props } from '@theme/Root';
import { useMemo, useState } from 'react';

/**
 * Replaces Docusaurus' empty component (3.10.2). Provides the shared record of the styles that islands have sent, and
 * preloads the fonts: with `font-display: optional`, a late font isn't shown until the next page.
 */
export default function Root({ children }: Props) {
  const [sentStyles] = useState(() => new Set<string>());
  const page = useMemo(() => ({ sentStyles, themed: true }), [sentStyles]);
  return (
    <IslandPageContext value={page}>
      <Head>
        {[textFont, headingFont].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
      </Head>
      {children}
    </IslandPageContext>
  );
}
