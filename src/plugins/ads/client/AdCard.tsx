import Link from '@docusaurus/Link';
import { PUBLISHER } from '@site/library';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './AdContent.module.css';
import type { AdShape } from './draws';

interface CardProps {
  name: string;
  description: string;
  link: string;
  /** Address of the image. In-house ads have none in the inline shape. */
  img?: string | undefined;
  shape: AdShape;
  /** Call to action of the inline shape. */
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
      <span className={styles.by}>{`Ad by ${PUBLISHER}`}</span>
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

/** An ad: its image, name and description, which together are one link. */
export function AdCard({ name, description, link, img, shape, call }: CardProps) {
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
