import type { ReactNode } from 'react';

import styles from './styles.module.css';

/** Lists of links at the end of the landing page, side by side, each below a heading. */
export default function Links({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}
