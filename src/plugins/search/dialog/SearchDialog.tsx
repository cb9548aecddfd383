import { useHistorySelector } from '@docusaurus/theme-common';
import data from '@portal/search';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

import { createRecentSearches } from '../client/recentSearches';
import type { PageKind, SearchVersion } from '../format';
import type { ShownOutcome } from '../types';

import { Results } from './Results';
import { searchService } from './service';
import styles from './styles.module.css';

export interface SearchDialogProps {
  /** The site's, with a slash at both ends. */
  baseUrl: string;
  /** What was typed before the dialog was there. */
  initialQuery: string;
  onClose: () => void;
}

const KINDS: { kind: PageKind; label: string }[] = [
  { kind: 'guide', label: 'Guides' },
  { kind: 'api', label: 'API' },
  { kind: 'migration', label: 'Migration' },
];

const recentSearches = createRecentSearches(() => localStorage);

/** The version of the page, as Docusaurus names it in the document's head. */
const versionOfPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name=docusaurus_version]')?.content ?? '';

/** Shows nothing at once and something later if it takes long: what is quick must not flicker. */
const SLOW_MS = 400;

/** A choice of one, which a second click takes back. */
function Chip({
  label,
  isChosen,
  onClick,
}: {
  label: string;
  isChosen: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isChosen}
      data-event-action="filter"
      onClick={onClick}
    >
      {label}
    </button>
  );
}

/**
 * The search. The modal element of the platform, so that the focus stays inside, Escape closes, and the focus goes back
 * without code of ours.
 */
export default function SearchDialog({ baseUrl, initialQuery, onClose }: SearchDialogProps) {
  // The same function at each render; it is a closure, and needs no `this` (history 4).
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const push = useHistorySelector((history) => history.push);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const service = useMemo(() => searchService(baseUrl), [baseUrl]);

  const [query, setQuery] = useState(initialQuery);
  const [product, setProduct] = useState<string>();
  const [kind, setKind] = useState<PageKind>();
  const [isEveryVersion, setEveryVersion] = useState(false);
  const [outcome, setOutcome] = useState<ShownOutcome & { query: string }>();
  const [versions, setVersions] = useState<readonly SearchVersion[]>([]);
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isSlow, setSlow] = useState(false);
  const [chosen, setChosen] = useState({ request: '', option: 0 });
  const [recent, setRecent] = useState(() => recentSearches.get());
  const opensFirst = useRef(false);

  const [pageVersion] = useState(versionOfPage);
  const trimmed = query.trim();
  const isAnswered = outcome?.query === trimmed;
  // Another request begins with its first result.
  const requested = JSON.stringify([trimmed, product, kind, isEveryVersion]);
  const active = chosen.request === requested ? chosen.option : 0;
  const setActive = (option: number) => setChosen({ request: requested, option });

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    const { documentElement } = document;
    const scrollbar = window.innerWidth - documentElement.clientWidth;
    documentElement.style.overflow = 'hidden';
    documentElement.style.paddingInlineEnd = `${scrollbar}px`;
    return () => {
      documentElement.style.overflow = '';
      documentElement.style.paddingInlineEnd = '';
      element?.close();
    };
  }, []);

  // The index comes while the reader still thinks of words.
  useEffect(() => service.prepare(pageVersion, setFailure), [service, pageVersion, attempt]);

  useEffect(() => {
    if (trimmed === '') return undefined;
    const slow = setTimeout(() => setSlow(true), SLOW_MS);
    const done = () => {
      clearTimeout(slow);
      setSlow(false);
    };
    let isCurrent = true;
    service.search(
      {
        query: trimmed,
        version: isEveryVersion ? 'all' : pageVersion,
        ...(product ? { product } : {}),
        ...(kind ? { kind } : {}),
      },
      {
        onFound(found) {
          if (!isCurrent) return;
          done();
          setFailure(undefined);
          setVersions(found.versions);
          setOutcome({ ...found, query: trimmed });
        },
        onFailed(reason) {
          if (!isCurrent) return;
          done();
          setFailure(reason);
        },
      },
    );
    return () => {
      isCurrent = false;
      done();
    };
  }, [service, trimmed, product, kind, isEveryVersion, pageVersion, attempt]);

  const options = () => [
    ...(list.current?.querySelectorAll<HTMLAnchorElement>('[role=option]') ?? []),
  ];

  useEffect(() => {
    options()[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, outcome]);

  const go = (href: string) => {
    recentSearches.add(trimmed);
    onClose();
    push(href);
  };

  const openActive = (inNewTab: boolean) => {
    const option = options()[active];
    if (option === undefined) return;
    const href = option.getAttribute('href') ?? '';
    if (inNewTab) {
      recentSearches.add(trimmed);
      window.open(href, '_blank', 'noopener');
    } else {
      go(href);
    }
  };

  // Enter was pressed before the results were there.
  useEffect(() => {
    if (isAnswered && opensFirst.current) {
      opensFirst.current = false;
      openActive(false);
    }
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const count = options().length;
    const move = (to: number) => {
      event.preventDefault();
      if (count > 0) setActive((to + count) % count);
    };
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'PageDown') move(Math.min(active + 5, count - 1));
    else if (event.key === 'PageUp') move(Math.max(active - 5, 0));
    else if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault();
      if (isAnswered) openActive(event.ctrlKey || event.metaKey);
      else opensFirst.current = trimmed !== '';
    } else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      input.current?.select();
    }
  };

  const onResultClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) {
      recentSearches.add(trimmed);
      return;
    }
    event.preventDefault();
    go(link.getAttribute('href') ?? '');
  };

  const count = outcome?.results.length ?? 0;
  const hasNothing = isAnswered && count === 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const shownOutcome = trimmed === '' ? undefined : outcome;
  const currentLabel = versions.find(({ name }) => name === pageVersion)?.label;

  return (
    // The keys are those of the field, which has the focus; a click beside the dialog closes it, as Escape does.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <circle cx="9" cy="9" r="5.5" />
            <path d="m13.2 13.2 3.8 3.8" />
          </svg>
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label="Search the docs"
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={listId}
            {...(shownOutcome && count > 0 ? { 'aria-activedescendant': optionId(active) } : {})}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="Search guides, props, classes …"
            value={query}
            onChange={({ target }) => {
              opensFirst.current = false;
              setQuery(target.value);
            }}
          />
          {query !== '' && (
            <button
              type="button"
              className={styles.tool}
              onClick={() => {
                setQuery('');
                input.current?.focus();
              }}
            >
              Clear
            </button>
          )}
          <button
            type="button"
            className={styles.tool}
            aria-label="Close the search"
            onClick={onClose}
          >
            <span className={styles.escape}>Esc</span>
            <svg
              className={styles.cross}
              viewBox="0 0 20 20"
              width="20"
              height="20"
              aria-hidden="true"
            >
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </div>

        <div className={styles.filters}>
          {versions.length > 1 && (
            <div className={styles.group} role="group" aria-label="Version">
              <Chip
                label={currentLabel ?? 'This version'}
                isChosen={!isEveryVersion}
                onClick={() => setEveryVersion(false)}
              />
              <Chip
                label="All versions"
                isChosen={isEveryVersion}
                onClick={() => setEveryVersion(true)}
              />
            </div>
          )}
          <div className={styles.group} role="group" aria-label="Product">
            {data.products.map(({ id, label }) => (
              <Chip
                key={id}
                label={label}
                isChosen={product === id}
                onClick={() => setProduct(product === id ? undefined : id)}
              />
            ))}
          </div>
          <div className={styles.group} role="group" aria-label="Kind of page">
            {KINDS.map(({ kind: each, label }) => (
              <Chip
                key={each}
                label={label}
                isChosen={kind === each}
                onClick={() => setKind(kind === each ? undefined : each)}
              />
            ))}
          </div>
        </div>

        {/* Clicks reach the links inside, which the keys of the field reach, too. */}
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div className={styles.body} onClick={onResultClick}>
          {failure !== undefined && (
            <div className={styles.message} role="alert">
              <p>
                {process.env.NODE_ENV === 'development'
                  ? 'There is no search index yet: npm run build makes one, which is then used here, too.'
                  : 'The search could not be loaded. Check your connection.'}
              </p>
              <button
                type="button"
                className="portal-button"
                onClick={() => {
                  setFailure(undefined);
                  setAttempt(attempt + 1);
                  input.current?.focus();
                }}
              >
                Try again
              </button>
            </div>
          )}
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label="Results"
            className={styles.list}
            aria-busy={trimmed !== '' && !isAnswered}
          >
            {shownOutcome && (
              <Results
                results={shownOutcome.results}
                products={data.products}
                withVersion={isEveryVersion}
                active={active}
                optionId={optionId}
                onPoint={setActive}
              />
            )}
          </div>
          {trimmed === '' && failure === undefined && (
            <Recent
              queries={recent}
              onChoose={(chosen) => {
                setQuery(chosen);
                input.current?.focus();
              }}
              onRemove={(removed) => {
                recentSearches.remove(removed);
                setRecent(recentSearches.get());
                input.current?.focus();
              }}
            />
          )}
          {hasNothing && failure === undefined && (
            <div className={styles.message}>
              <p>
                Nothing found for <b>{trimmed}</b>
                {product !== undefined || kind !== undefined ? ' with these filters' : ''}.
              </p>
              {outcome.nearest.length > 0 && (
                <p className={styles.nearest}>
                  <span>Did you mean</span>
                  {outcome.nearest.map((word) => (
                    <button
                      key={word}
                      type="button"
                      className={styles.chip}
                      onClick={() => {
                        setQuery(word);
                        input.current?.focus();
                      }}
                    >
                      {word}
                    </button>
                  ))}
                </p>
              )}
              <p className={styles.nearest}>
                {(product !== undefined || kind !== undefined) && (
                  <button
                    type="button"
                    className="portal-button"
                    onClick={() => {
                      setProduct(undefined);
                      setKind(undefined);
                      input.current?.focus();
                    }}
                  >
                    Search without filters
                  </button>
                )}
                {versions.length > 1 && !isEveryVersion && (
                  <button
                    type="button"
                    className="portal-button"
                    onClick={() => {
                      setEveryVersion(true);
                      input.current?.focus();
                    }}
                  >
                    Search all versions
                  </button>
                )}
              </p>
            </div>
          )}
        </div>

        <p role="status" className="visually-hidden">
          {trimmed === '' || failure !== undefined
            ? ''
            : isAnswered
              ? count === 0
                ? `Nothing found for ${trimmed}`
                : `${count} ${count === 1 ? 'page' : 'pages'} found`
              : isSlow
                ? 'Searching'
                : ''}
        </p>
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> to choose <kbd>Enter</kbd> to open <kbd>Ctrl Enter</kbd> in a new tab
        </p>
      </div>
    </dialog>
  );
}

/** The latest searches, each to be done again or forgotten. */
function Recent({
  queries,
  onChoose,
  onRemove,
}: {
  queries: readonly string[];
  onChoose: (query: string) => void;
  onRemove: (query: string) => void;
}) {
  if (queries.length === 0) {
    return (
      <p className={styles.hint}>
        A task, such as “sort on the server”, or a name, such as <code>valueGetter</code> or{' '}
        <code>MuiDataGrid-cell</code>.
      </p>
    );
  }
  return (
    <section aria-label="Recent searches" className={styles.recent}>
      <h2 className={styles.recentTitle}>Recent searches</h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.recentQuery} onClick={() => onChoose(query)}>
              {query}
            </button>
            <button
              type="button"
              className={styles.tool}
              aria-label={`Forget “${query}”`}
              onClick={() => onRemove(query)}
            >
              <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                <path d="m5 5 10 10M15 5 5 15" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
