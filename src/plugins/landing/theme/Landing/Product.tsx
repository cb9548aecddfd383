import Link from '@docusaurus/Link';
import { useVersionAddress } from '@site/src/plugins/versions/client';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

export interface ProductProps {
  name: string;
  /** Route of the product's overview, relative to the version: `react-charts`. The quickstart is below it. */
  route: string;
  /** The product in a sentence, and a demo with its code. */
  children: ReactNode;
}

/** A product on the landing page. */
export default function Product({ name, route, children }: ProductProps) {
  const addressOf = useVersionAddress();
  return (
    <section className={styles.product}>
      <h2 className={styles.name}>
        <Link to={addressOf(`${route}/`)}>{name}</Link>
      </h2>
      {children}
      <Link
        className={styles.quickstart}
        to={addressOf(`${route}/quickstart/`)}
        aria-label={`${name} quickstart`}
      >
        Quickstart
      </Link>
    </section>
  );
}
