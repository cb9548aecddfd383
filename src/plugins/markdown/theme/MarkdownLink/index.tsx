import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@portal/markdown';

import { markdownPath } from '../../address';

/** Tells programs where the page's Markdown is. Renders nothing if the page's language has no Markdown. */
export default function MarkdownLink() {
  const { metadata } = useDoc();
  const { i18n } = useDocusaurusContext();
  return i18n.currentLocale === i18n.defaultLocale ? (
    <Head>
      <link
        rel="alternate"
        type="text/markdown"
        href={markdownPath(metadata.permalink, data.roots)}
      />
    </Head>
  ) : null;
}
