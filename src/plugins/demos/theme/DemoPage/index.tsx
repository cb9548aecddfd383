import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { titleFromFileName } from '../../title';
import type { DemoModule } from '../../types';
import IconFont from '@theme/IconFont';

import { Stage } from '../Demo/Stage';

import styles from './styles.module.css';

export interface DemoPageProps {
  demo: DemoModule;
  /** The demo's title, if the author gave one. */
  title?: string;
  /** The page that shows the demo. */
  page: { title: string; permalink: string };
}

/** A demo on its own page, with the whole window available. */
export default function DemoPage({ demo, title, page }: DemoPageProps) {
  const name = title ?? titleFromFileName(demo.name);
  return (
    <>
      <PageMetadata title={`${name} – ${page.title}`} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {demo.usesIconFont && <IconFont />}
      <main className={styles.page}>
        <header className={styles.header}>
          <h1>{name}</h1>
          <Link to={`${page.permalink}#${demo.name}`}>{page.title}</Link>
        </header>
        <p className={styles.needsScript} hidden>
          This demo needs JavaScript, which is turned off.
        </p>
        <Stage demo={demo} name={name} className={styles.stage} />
      </main>
    </>
  );
}
