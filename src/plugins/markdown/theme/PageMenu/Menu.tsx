import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import data from '@portal/markdown';

import { useState } from 'react';

import { assistantAddress, markdownPath, rootOf } from '../../address';
import { copyPage, type CopyResult } from '../../copyPage';

import styles from './styles.module.css';
import { useClosing } from './useClosing';

/** What the menu says about copying. Functions, because translations aren't known when this module is loaded. */
const MESSAGES: Readonly<Record<CopyResult, () => string>> = {
  copied: () => translate({ id: 'portal.pageMenu.copied', message: 'Copied' }),
  'not-loaded': () =>
    translate({
      id: 'portal.pageMenu.notLoaded',
      message: 'The Markdown could not be loaded. Check your connection, then try again.',
    }),
  'not-allowed': () =>
    translate({
      id: 'portal.pageMenu.notAllowed',
      message: 'The browser did not allow copying. Open the Markdown and copy it there.',
    }),
};

/**
 * The menu: a native disclosure. The first render is what the build has rendered, without the entries that need
 * JavaScript.
 */
export default function Menu() {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const details = useClosing();
  const isStarted = useIsBrowser();
  const [result, setResult] = useState<CopyResult>();

  // Articles are in the default language, and only there is their Markdown.
  const page = SITE_BASE_URL + pathname.slice(siteConfig.baseUrl.length);
  const markdown = markdownPath(page, data.roots);
  const copy = async () => {
    setResult(undefined);
    setResult(await copyPage(markdown));
  };
  return (
    <details
      ref={details}
      className={`portal-menu ${styles.menu}`}
      onToggle={({ currentTarget }) => !currentTarget.open && setResult(undefined)}
    >
      <summary>{translate({ id: 'portal.pageMenu.label', message: 'Copy page' })}</summary>
      <div className="portal-menu__items" data-event-category={isStarted ? 'page-menu' : undefined}>
        {isStarted && (
          <button type="button" onClick={() => void copy()} data-event-action="copy">
            {translate({ id: 'portal.pageMenu.copy', message: 'Copy as Markdown' })}
          </button>
        )}
        <a href={markdown} data-event-action={isStarted ? 'view' : undefined}>
          {translate({ id: 'portal.pageMenu.view', message: 'View as Markdown' })}
        </a>
        {isStarted && (
          <>
            {data.assistants.map(({ name, href }) => (
              <a
                key={name}
                href={assistantAddress(href, `${siteConfig.url}${markdown}`)}
                target="_blank"
                rel="noopener noreferrer"
                data-event-action="assistant"
                data-event-label={name}
              >
                {translate(
                  { id: 'portal.pageMenu.assistant', message: 'Open in {name}' },
                  { name },
                )}
              </a>
            ))}
            {data.setup !== undefined && (
              <Link
                to={`${siteConfig.baseUrl}${rootOf(page, data.roots).slice(SITE_BASE_URL.length)}${data.setup}`}
                data-event-action="setup"
              >
                {translate({ id: 'portal.pageMenu.setup', message: 'Connect an editor (MCP)' })}
              </Link>
            )}
            <p role="status" data-result={result}>
              {result && MESSAGES[result]()}
            </p>
          </>
        )}
      </div>
    </details>
  );
}
