import { PICTURE_SIZE } from '../markup';
import type { TemplateModule } from '../types';

import styles from './picture.module.css';

interface PictureProps {
  template: TemplateModule;
  /** Empty if the picture is decoration. */
  alt: string;
  /** Whether it is fetched only near the viewport. */
  isLazy: boolean;
}

/** The picture of a template in the page's color mode. Without pictures, it is an empty frame of the same size. */
export default function Picture({ template: { pictures }, alt, isLazy }: PictureProps) {
  if (!pictures) {
    return <div className={styles.missing} />;
  }
  return (
    <>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          className={`${styles.picture} ${styles[mode]}`}
          src={pictures[mode]}
          alt={alt}
          {...PICTURE_SIZE}

          loading={isLazy ? 'lazy' : undefined}
          decoding="async"
        />
      ))}
    </>
  );
}
