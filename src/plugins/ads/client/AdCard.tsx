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
  /** Address of the image. In-house ads have none in the inline shape. */
  img?: string | undefined;
  shape: AdShape;
  /** What the inline shape invites to do. */
  call: string;
}

/** The content of an ad with its image: one text. */
function ImageWords({ name, description }: Pick<CardProps, 'name' | 'description'>) {
  return (
    <span className={styles.words}>
      <span className={styles.text}>
        {name && <strong>{name}</strong>}
        {name && description && ' – '}
        {description}
      </span>
      <span className={styles.by}>Ad by MUI</span>
    </span>
  );
}

/** The content of an inline ad: a title, a text, and what looks like a button. The whole ad is the link. */
function InlineWords({
  name,
  description,
  call,
}: Pick<CardProps, 'name' | 'description' | 'call'>) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.title}>
          <span className={styles.tag}>Ad</span> {name && <strong>{name}</strong>}
        </span>{' '}
        {description && <span className={styles.text}>{description}</span>}
      </span>
      <span className={styles.call} aria-hidden>
        {call}
      </span>
    </>
  );
}

function AdCard({ name, description, link, img, shape, call }: CardProps) {
  const isOutside = /^https?:/.test(link);
  const Words = shape === 'inline' ? InlineWords : ImageWords;
  const content: ReactNode = (
    <>
      {img && (
        <img className={styles.image} src={img} width={130} height={100} alt="" decoding="async" />
      )}
      <Words name={name} description={description} call={call} />
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
      call="Get started"
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
