import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import { ChartsArt, GridArt, PickersArt, TreeArt } from './art';
import styles from './styles.module.css';

interface Product {
  name: string;
  /** Route of its overview; its quickstart is below. */
  to: string;
  text: string;
  /** Custom property of its colour. */
  color: string;
  art: ReactNode;
}

const PRODUCTS: Product[] = [
  {
    name: 'Data Grid',
    to: '/x/react-data-grid/',
    text: 'Tables that sort, filter, page and edit, with thousands of rows.',
    color: '--portal-grid',
    art: <GridArt />,
  },
  {
    name: 'Date and Time Pickers',
    to: '/x/react-date-pickers/',
    text: 'Fields, calendars and clocks for dates and times.',
    color: '--portal-pickers',
    art: <PickersArt />,
  },
  {
    name: 'Charts',
    to: '/x/react-charts/',
    text: 'Bars, lines, pies, scatter and gauges as SVG.',
    color: '--portal-charts',
    art: <ChartsArt />,
  },
  {
    name: 'Tree View',
    to: '/x/react-tree-view/',
    text: 'Hierarchies to browse, select and rename.',
    color: '--portal-tree',
    art: <TreeArt />,
  },
];

export interface LandingProps {
  title: string;
  /** The page's description: what the library is, in one sentence. */
  description: string;
}

/** Top of the landing page: what the library is, and where to go. */
export default function Landing({ title, description }: LandingProps) {
  return (
    <header className={styles.landing}>
      <p className={styles.release}>Release 8.12.1</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{description}</p>
      <p className={styles.actions}>
        <Link className={`${styles.action} ${styles.primary}`} to="/x/introduction/installation/">
          Install
        </Link>
        <Link className={styles.action} to="/x/react-data-grid/quickstart/">
          Data Grid in five minutes
        </Link>
      </p>
      <ul className={styles.products}>
        {PRODUCTS.map(({ name, to, text, color, art }) => (
          <li key={name} className={styles.product} style={{ color: `var(${color})` }}>
            <div className={styles.art}>{art}</div>
            <div className={styles.words}>
              <Link className={styles.name} to={to}>
                {name}
              </Link>
              <p className={styles.text}>{text}</p>
              <Link
                className={styles.quickstart}
                to={`${to}quickstart/`}
                aria-label={`${name} quickstart`}
              >
                Quickstart
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </header>
  );
}
