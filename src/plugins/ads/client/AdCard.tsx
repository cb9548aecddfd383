import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './AdContent.module.css';
import type { AdShape } from './draws';

interface CardProps {
  name: string;
  description: string;
  link: string;
  /** Address of the image. Undefined in the inline shape. */
  img?: string | undefined;
  shape: AdShape;
}

/** An ad: its image, name and description, which together are one link. */
export function AdCard({ name, description, link, img, shape }: CardProps) {
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
