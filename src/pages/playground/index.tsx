import Head from '@docusaurus/Head';
import { Island } from '@site/src/core/islands';
import island from '@site/src/pages/playground/Playground?island';
import { pageTitle } from '@site/src/plugins/locales/client';
import Layout from '@theme/Layout';

import styles from './styles.module.css';

/** A playground for maintainers. Shows the four products without the portal's theme, as the library renders them. */
export default function PlaygroundPage() {
  const title = pageTitle('/playground');
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={`container ${styles.page}`}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          A test page for maintainers of the portal. It shows components without the portal&rsquo;s
          theme, so that you can tell a bug in the library from a bug in the theme. Edit{' '}
          <code>src/pages/playground/Playground.tsx</code> to try something.
        </p>
        <noscript>
          <p>This page needs JavaScript, which is turned off.</p>
        </noscript>
        <Island id="playground" island={island} when="near" />
      </main>
    </Layout>
  );
}
