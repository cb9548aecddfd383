import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { InHouseAd } from '../inHouse';

import styles from './AdContent.module.css';
import type { AdShape } from './draws';
import type { CheckedAd } from './networkAd';

interface CardProps {
  name: string;
  description: string;
  link: string;
  /** Address of the image. Undefined in the inline shape. */
  img?: string | undefined;
  shape: AdShape;
}

function AdCard({ name, description, link, img, shape }: CardProps) {
  const isOutside = /^https?:/.test(link);
  const content: ReactNode = (
    <>
      {img && (
        <img className={styles.image} src={img} width={130} height={100} alt="" decoding="async" />
      )}
      <span className={styles.words}>
        <span className={styles.text}>
          {shape === 'inline' && <span className={styles.tag}>Ad</span>}
          {name && <strong>{name}</strong>}
          {name && description && ' – '}
          {description}
        </span>
        {shape === 'image' && <span className={styles.by}>Ad by MUI</span>}
      </span>
    </>
  );
  const props = {
    className: clsx(styles.card, shape === 'inline' && styles.inline),
    'data-event-action': 'click',
  };
  return isOutside ? (
    <a {...props} href={link} target="_blank" rel="sponsored noopener noreferrer">
      {content}
    </a>
  ) : (
    <Link {...props} to={link}>
      {content}
    </Link>
  );
}

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
    />
  );
}

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
      />
      <span hidden>
        {ad.pixels.map((pixel, index) => (
          <img key={index} src={pixel} alt="" referrerPolicy="strict-origin" />
        ))}
      </span>
    </>
  );
}
