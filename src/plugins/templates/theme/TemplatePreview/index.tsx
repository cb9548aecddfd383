import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { useEffect, useState } from 'react';

import { Island, IslandPageContext } from '../../../../core/islands';
import '../../../../core/browser/chunkScripts';
import { themeChoiceStore } from '../../client/themeChoice';
import type { TemplateModule } from '../../types';

import Bar from './Bar';
import styles from './styles.module.css';

export interface TemplatePreviewProps {
  template: TemplateModule;
  title: string;
  /** The template in a sentence, for search engines and shared links. */
  description: string;
  /** Path of the template's page. */
  permalink: string;
}

/** The script is part of the server's HTML only: a page that is shown by a navigation can't run one. */
const scriptOf = (address: string) =>
  typeof window === 'undefined' ? `<script src="${address}"></script>` : '';

/**
 * A template's application in the whole window, below a bar with its theme, color mode, direction and density. The
 * application is an island in its own themes.
 */
export default function TemplatePreview({
  template,
  title,
  description,
  permalink,
}: TemplatePreviewProps) {
  const [page] = useState(() => ({
    sentStyles: new Set<string>(),
    themed: false,
    bar: 'var(--template-bar-height)',
    stylesInPlace: true,
  }));
  // Sets the attribute after a navigation, too, and follows other tabs.
  useEffect(() => {
    themeChoiceStore();
  }, []);
  // The application's routes are hashes of this address, whose positions the browser knows.
  useEffect(() => {
    const { scrollRestoration } = window.history;
    window.history.scrollRestoration = 'auto';
    return () => {
      window.history.scrollRestoration = scrollRestoration;
    };
  }, []);
  return (
    <>
      <PageMetadata title={`${title}: preview`} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={template.themes} />
      </Head>
      <div
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: scriptOf(template.themeScript) }}
      />
      <Bar title={title} permalink={permalink} themeNames={template.themeNames} />
      <p className={styles.needsScript} hidden>
        The preview needs JavaScript, which is turned off.
      </p>
      <IslandPageContext value={page}>
        <Island
          id="template"
          island={template.island}
          when="now"
          className={`demo-stage ${styles.app}`}
        />
      </IslandPageContext>
    </>
  );
}
