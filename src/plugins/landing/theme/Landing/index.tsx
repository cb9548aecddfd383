import Link from '@docusaurus/Link';
import { LIBRARY } from '@site/library';
import { useVersionAddress } from '@site/src/plugins/versions/client';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

export interface LandingProps {
  /** The purpose of the library in a few words. */
  headline: string;
  /** The parts of the library in one sentence. */
  lead: string;
  /** The documented release, such as `8.12.1`. */
  release: string;
  /** The products (`@theme/Landing/Product`). */
  children: ReactNode;
}

/** Top of the landing page: what the library is, and its products with a demo of each. */
export default function Landing({ headline, lead, release, children }: LandingProps) {
  const addressOf = useVersionAddress();
  return (
    <div className={styles.landing}>
      <p className={styles.release}>{`${LIBRARY} ${release}`}</p>
      <h1 className={styles.title}>{headline}</h1>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.actions}>
        <Link
          className={`${styles.action} ${styles.primary}`}
          to={addressOf('introduction/installation/')}
        >
          Install
        </Link>
        <Link className={styles.action} to={addressOf('react-data-grid/quickstart/')}>
          Data Grid in five minutes
        </Link>
      </p>
      <div className={styles.products}>{children}</div>
    </div>
  );
}
