import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@portal/markdown';
import type { ReactNode } from 'react';

import { markdownPath } from '../../address';
import { COPY_PAGE_ATTRIBUTE, COPY_PAGE_LABELS, PAGE_MENU_ATTRIBUTE } from '../../copyPage';

import styles from './styles.module.css';

const external = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * A menu for the page as Markdown, next to other links at the top of a page. Plain HTML: it opens without JavaScript,
 * and `copyPage.ts` makes it copy. Renders only the other links if the page's language has no Markdown.
 *
 * @param children - The other links.
 */
export default function PageMenu({ children }: { children: ReactNode }) {
  const { metadata } = useDoc();
  const { siteConfig, i18n } = useDocusaurusContext();
  if (i18n.currentLocale !== i18n.defaultLocale) {
    return children;
  }
  const path = markdownPath(metadata.permalink, data.roots);
  const prompt = encodeURIComponent(data.prompt.replace('{url}', `${siteConfig.url}${path}`));
  return (
    <div className={styles.row}>
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
      {children}
      <details
        className={styles.menu}
        {...{ [PAGE_MENU_ATTRIBUTE]: true }}
        data-search-skip
        data-event-category="page-menu"
      >
        <summary data-event-action="open">Copy page</summary>
        <ul>
          <li>
            <button type="button" {...{ [COPY_PAGE_ATTRIBUTE]: path }} data-event-action="copy">
              {COPY_PAGE_LABELS.idle}
            </button>
          </li>
          <li>
            <a href={path} target="_blank" data-event-action="view">
              View as Markdown
            </a>
          </li>
          {data.assistants.map(({ name, href }) => (
            <li key={name}>
              <a
                href={href.replace('{prompt}', prompt)}
                {...external}
                data-event-action="assistant"
              >
                Open in {name}
              </a>
            </li>
          ))}
          {data.setup !== undefined && (
            <li>
              <a href={data.setup} data-event-action="setup">
                Connect an editor (MCP)
              </a>
            </li>
          )}
        </ul>
        <span className="visually-hidden" role="status" />
      </details>
    </div>
  );
}
