import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';

import type { InHouseAd } from '../inHouse';

import { AdCard } from './AdCard';
import type { AdShape } from './draws';

/** An in-house ad. */
export function InHouseAdCard({ ad, shape }: { ad: InHouseAd; shape: AdShape }) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { name, description, link, img } = ad;
  return (
    <AdCard
      name={name}
      description={description}
      link={link}
      img={shape === 'image' ? withBaseUrl(img) : undefined}
      shape={shape}
      call="Get started"
    />
  );
}
