import Link from '@docusaurus/Link';
import { useVersionAddress } from '@site/src/plugins/versions/client';
import type { ReactNode } from 'react';

import { ChartsArt, GridArt, PickersArt, TreeArt } from './art';
import styles from './styles.module.css';

interface Product {
  name: string;
  /** Route of the overview, relative to the version. The quickstart is below it. */
  to: string;
  text: string;
  /** Custom property of the product's color. */
  color: string;
  art: ReactNode;
}

const PRODUCTS: Product[] = [
  {
    name: 'Data Grid',
    to: 'react-data-grid/',
    text: 'Tables with sorting, filtering, pagination and editing, for thousands of rows.',
    color: '--portal-grid',
    art: <GridArt />,
  },
  {
    name: 'Date and Time Pickers',
    to: 'react-date-pickers/',
    text: 'Fields, calendars and clocks for dates and times.',
    color: '--portal-pickers',
    art: <PickersArt />,
  },
  {
    name: 'Charts',
    to: 'react-charts/',
    text: 'Bar, line, pie and scatter charts and gauges, drawn as SVG.',
    color: '--portal-charts',
    art: <ChartsArt />,
  },
  {
    name: 'Tree View',
    to: 'react-tree-view/',
    text: 'Hierarchies to browse, select and rename.',
    color: '--portal-tree',
    art: <TreeArt />,
  },
];

export interface LandingProps {
  /** The purpose of the library in a few words. */
  headline: string;
  /** The parts of the library in one sentence. */
  lead: string;
  /** The documented release, such as `8.12.1`. */
  release: string;
  /** A component of the library, which runs beside the headline. */
  children: ReactNode;
}

/** Top of the landing page: what the library is, and where to go. */
export default function Landing({ headline, lead, release, children }: LandingProps) {
  const addressOf = useVersionAddress();
  return (
    <div className={styles.landing}>
      <div className={styles.hero}>
        <div>
          <p className={styles.release}>MUI X {release}</p>
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
        </div>
        <div className={styles.live}>
          <p className={styles.subject}>
            Electricity over one day, in GW
            <Link to={addressOf('api/charts/line-chart/')}>LineChart</Link>
          </p>
          {children}
        </div>
      </div>
      <ul className={styles.products}>
        {PRODUCTS.map(({ name, to, text, color, art }) => (
          <li key={name} className={styles.product} style={{ color: `var(${color})` }}>
            <div className={styles.art}>{art}</div>
            <div className={styles.words}>
              <Link className={styles.name} to={addressOf(to)}>
                {name}
              </Link>
              <p className={styles.text}>{text}</p>
              <Link
                className={styles.quickstart}
                to={addressOf(`${to}quickstart/`)}
                aria-label={`${name} quickstart`}
              >
                Quickstart
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
