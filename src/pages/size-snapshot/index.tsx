import { LIBRARY } from '@site/library';
import { pageTitle } from '@site/src/plugins/locales/client';
import Layout from '@theme/Layout';
import SizeSnapshot from '@theme/SizeSnapshot';

import styles from './styles.module.css';

const DESCRIPTION = `How much each component and hook of ${LIBRARY} adds to a page, minified and gzipped, alone and next to the rest of its product.`;

/** The page that lists the bundle sizes of all components and hooks. */
export default function SizeSnapshotPage() {
  const title = pageTitle('/size-snapshot');
  return (
    <Layout title={title} description={DESCRIPTION}>
      <main className={`container ${styles.page}`}>
        <h1>{title}</h1>
        <SizeSnapshot />
      </main>
    </Layout>
  );
}
