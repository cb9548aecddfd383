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
  /** The page about the installation, relative to the version. */
  install: string;
  /** The page with which most readers begin, relative to the version, and the text of the link to it. Default: none. */
  quickstart?: string;
  quickstartLabel?: string;
  /** The products (`@theme/Landing/Product`). */
  children: ReactNode;
}

/** Top of the landing page: what the library is, and its products with a demo of each. */
export default function Landing({
  headline,
  lead,
  release,
  install,
  quickstart,
  quickstartLabel,
  children,
}: LandingProps) {
  const addressOf = useVersionAddress();
  return (
    <div className={styles.landing}>
      <p className={styles.release}>{`${LIBRARY} ${release}`}</p>
      <h1 className={styles.title}>{headline}</h1>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.actions}>
        <Link className={`${styles.action} ${styles.primary}`} to={addressOf(install)}>
          Install
        </Link>
        {quickstart !== undefined && (
          <Link className={styles.action} to={addressOf(quickstart)}>
            {quickstartLabel}
          </Link>
        )}
      </p>
      <div className={styles.products}>{children}</div>
    </div>
  );
}
