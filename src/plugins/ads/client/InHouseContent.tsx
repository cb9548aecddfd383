import { useLocation } from '@docusaurus/router';
import { useState } from 'react';

import { IN_HOUSE_ADS, inHouseAdFor } from '../inHouse';

import { AdArea, type AdContentProps } from './AdArea';
import { drawAd } from './draws';
import { InHouseAdCard } from './InHouseAdCard';

/**
 * The content of the ad slot during one page view on a site without an ad network, or offline. An image may not be on the
 * device, so an ad without a network has none. Load it with `import()`.
 */
export default function InHouseContent({ label, lang }: Omit<AdContentProps, 'config'>) {
  const { pathname } = useLocation();
  const [{ shape, inHouse }] = useState(() => drawAd(Math.random, IN_HOUSE_ADS.length));
  const [isOnline] = useState(() => navigator.onLine);
  const ad = inHouseAdFor(inHouse, pathname);
  return (
    <AdArea label={label} lang={lang} display={ad && `in-house-${ad.name}`}>
      {ad && <InHouseAdCard ad={ad} shape={isOnline ? shape : 'inline'} />}
    </AdArea>
  );
}
