import { useLocation } from '@docusaurus/router';
import { takesKeys } from '@site/src/core/browser/takesKeys';
import { apiLayoutStore, useApiLayout, type ApiLayout } from '@site/src/core/preferences';
import { copyLinks } from '@site/src/plugins/api-reference/client/copyLink';
import { keepLight } from '@site/src/plugins/api-reference/client/light';
import { revealTarget } from '@site/src/plugins/api-reference/client/reveal';
import { useEffect, useRef } from 'react';

import styles from './styles.module.css';

const LAYOUTS: { layout: ApiLayout; label: string }[] = [
  { layout: 'table', label: 'Table' },
  { layout: 'list', label: 'List' },
];

/** Handles the filter, its shortcut and the buttons that copy links, until the returned function is called. */
function start(
  toolbar: HTMLElement,
  input: HTMLInputElement,
  counts: HTMLElement,
  status: HTMLElement,
  content: HTMLElement,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  let loading: Promise<void> | undefined;
  let stopFilter: (() => void) | undefined;
  const load = () => {
    loading ??= import('@site/src/plugins/api-reference/client/filter')
      .then(({ startFilter, listRows }) => {
        if (!signal.aborted) {
          listRows(content);
          stopFilter = startFilter({ input, status: counts, content, toolbar });
        }
      })
      .catch(() => {
        loading = undefined;
        if (document.activeElement === input) {
          counts.textContent = 'The filter couldn’t be loaded.';
        }
      });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === '/' && isPlain && !event.defaultPrevented && !takesKeys(event.target)) {
      event.preventDefault();
      input.focus();
      input.select();
    }
  };
  // For the lists in the table of contents.
  document.addEventListener('mouseover', load, { once: true, signal });
  document.addEventListener('focusin', load, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  if (document.activeElement === input) {
    load();
  }
  const stopCopying = copyLinks({
    content,
    status,
    // `navigator.clipboard` is undefined if the page isn't served over https.
    writeText: async (text) => navigator.clipboard.writeText(text),
    delay: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  });
  return () => {
    end.abort();
    stopCopying();
    stopFilter?.();
  };
}

/**
 * The only toolbar above the tables of an API page: the filter for all of them, whose code is loaded when anything gets the
 * focus, and the choice of layout. Rows are not React elements; all of their behavior is set up here.
 */
export default function ApiTools() {
  const { hash } = useLocation();
  const layout = useApiLayout();
  const toolbar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const counts = useRef<HTMLParagraphElement>(null);
  const status = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const content = toolbar.current?.closest<HTMLElement>('.theme-doc-markdown');
    if (toolbar.current && input.current && counts.current && status.current && content) {
      return start(toolbar.current, input.current, counts.current, status.current, content);
    }
    return undefined;
  }, []);

  useEffect(() => {
    const content = toolbar.current?.closest<HTMLElement>('.theme-doc-markdown');
    if (!content) {
      return undefined;
    }
    revealTarget(hash, {
      content,
      clearFilter: () => {
        if (input.current) {
          input.current.value = '';
          input.current.dispatchEvent(new Event('input'));
        }
      },
    });
    return keepLight(content);
    // Rows have other heights in another layout.
  }, [hash, layout]);

  return (
    <div ref={toolbar} className={styles.toolbar} data-event-category="api">
      <div className={styles.field}>
        <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
          <path d="M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11zm4-1.5 3.5 3.5" />
        </svg>
        <input
          ref={input}
          type="search"
          aria-label="Filter by name, type or description"
          aria-keyshortcuts="/"
          placeholder="Filter by name, type or description"
          autoComplete="off"
          spellCheck={false}
        />
        <kbd aria-hidden="true">/</kbd>
      </div>
      <p ref={counts} className={styles.counts} role="status" />
      <div className={styles.layouts} role="group" aria-label="Layout">
        {LAYOUTS.map(({ layout: each, label }) => (
          <button
            key={each}
            type="button"
            aria-pressed={layout === each}
            data-layout={each}
            onClick={() => apiLayoutStore().setLayout(each)}
          >
            {label}
          </button>
        ))}
      </div>
      <span ref={status} className="visually-hidden" role="status" />
    </div>
  );
}
