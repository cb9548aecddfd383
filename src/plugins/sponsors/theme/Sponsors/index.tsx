import data from '@portal/sponsors';
import { useId } from 'react';

import type { SponsorImage } from '../../types';

import styles from './styles.module.css';

interface ImageProps extends Pick<SponsorImage, 'src' | 'width' | 'height'> {
  className?: string;
}

/** The alternative text is empty because the sponsor's name is next to the image. */
function Image(props: ImageProps) {
  return <img {...props} alt="" loading="lazy" decoding="async" />;
}

/** The style sheet shows the color scheme's image, and the browser doesn't fetch the other one. */
function Images({ image: { srcDark, ...image } }: { image: SponsorImage }) {
  if (srcDark === undefined) {
    return <Image {...image} />;
  }
  return (
    <>
      <Image {...image} className={styles.light} />
      <Image {...image} src={srcDark} className={styles.dark} />
    </>
  );
}

interface SponsorsProps {
  className?: string;
}

/**
 * The sponsors and a link to become one. The `data-event-…` attributes describe clicks for the analytics plugin.
 * Renders nothing as long as there are no sponsors.
 */
export default function Sponsors({ className = '' }: SponsorsProps) {
  const titleId = useId();
  const { title, sponsors, become } = data;
  if (sponsors.length === 0) {
    return null;
  }
  return (
    <aside aria-labelledby={titleId} className={`${styles.sponsors} ${className}`}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {sponsors.map(({ name, description, link, image }) => (
          <li key={name}>
            <a
              className={styles.sponsor}
              href={link}
              target="_blank"
              rel="sponsored noopener"
              data-event-category="sponsor"
              data-event-action="click"
              data-event-label={name}
            >
              <Images image={image} />
              <span className={styles.text}>
                <span className={styles.name}>{name}</span>{' '}
                {description !== undefined && (
                  <span className={styles.description}>{description}</span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {become && (
        <a
          className={styles.become}
          href={become.link}
          target="_blank"
          rel="noopener"
          data-event-category="sponsor"
          data-event-action="become"
          data-event-label={become.label}
        >
          {become.label}
        </a>
      )}
    </aside>
  );
}
