import { AdCard } from './AdCard';
import type { CheckedAd } from './networkAd';

/** A validated ad from the network. Its pixels are fetched when the ad is shown, and take up no space. */
export function NetworkAdCard({ ad }: { ad: CheckedAd }) {
  return (
    <>
      <AdCard
        name={ad.company}
        description={ad.description}
        link={ad.link}
        img={ad.image}
        shape="inline"
        call="Learn more"
      />
      <span hidden>
        {ad.pixels.map((pixel, index) => (
          <img key={index} src={pixel} alt="" referrerPolicy="strict-origin" />
        ))}
      </span>
    </>
  );
}
