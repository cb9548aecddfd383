import { useHistorySelector } from '@docusaurus/theme-common';
import data from '@portal/search';
import { versionOfPage } from '@site/src/core/versions/page';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

import { createRecentSearches } from '../client/recentSearches';
import type { SearchManifest } from '../format';
import type { ShownOutcome } from '../types';

import { Filters, NO_FILTERS } from './Filters';
import { keyAction } from './keys';
import { Failure, NothingFound } from './Messages';
import { Note, noteText } from './Note';
import { Popular, Recent } from './Recent';
import { Results } from './Results';
import { searchService } from './service';
import styles from './styles.module.css';
import { useModal } from './useModal';
import { useSearch } from './useSearch';

export interface SearchDialogProps {
  /** Base URL of the site, with a slash at both ends. */
  baseUrl: string;
  /** Text that was typed before the dialog existed. */
  initialQuery: string;
  onClose: () => void;
}

const recentSearches = createRecentSearches(() => localStorage);

/**
 * Loads what a search of this page's version needs, while the dialog is still rendering, which takes long on a slow
 * phone.
 *
 * @param baseUrl - Base URL of the site, with a slash at both ends.
 * @param manifest - The search's manifest, which the page has already requested.
 */
export function prepareSearch(
  baseUrl: string,
  manifest: Promise<SearchManifest | undefined>,
): void {
  searchService(baseUrl, manifest).prepare(versionOfPage());
}

/** Returns the number of pages that a search found, including those that stand behind another one. */
const pagesOf = ({ results }: ShownOutcome) =>
  results.reduce((sum, { row }) => sum + 1 + (row?.others.length ?? 0), 0);

/** Returns the status of a search for screen readers. */
function statusOf(query: string, outcome: ShownOutcome | undefined, isSlow: boolean): string {
  if (!outcome) return isSlow ? 'Searching' : '';
  const count = pagesOf(outcome);
  const found =
    count === 0 ? `No results for ${query}` : `${count} ${count === 1 ? 'page' : 'pages'} found`;
  return outcome.note ? `${noteText(outcome.note)} ${found}` : found;
}

/**
 * The search dialog. It uses the platform's modal `<dialog>`, which keeps the focus inside, closes on Escape, and
 * restores the focus without code of ours.
 */
export default function SearchDialog({ baseUrl, initialQuery, onClose }: SearchDialogProps) {
  // The same function at each render. It is a closure that doesn't use `this` (history 4).
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const push = useHistorySelector((history) => history.push);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const service = useMemo(() => searchService(baseUrl), [baseUrl]);

  const [pageVersion] = useState(versionOfPage);
  const [text, setText] = useState(initialQuery);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [chosen, setChosen] = useState({ request: '', option: 0 });
  const [recent, setRecent] = useState(() => recentSearches.get());
  const opensFirst = useRef(false);

  const query = text.trim();
  const { outcome, isAnswered, hasFailed, isSlow, versions, retry } = useSearch(
    service,
    query,
    filters,
    pageVersion,
  );
  const count = outcome?.results.length ?? 0;
  // A new request starts with its first result.
  const request = JSON.stringify([query, filters]);
  const active = chosen.request === request ? chosen.option : 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const setActive = (option: number) => setChosen({ request, option });

  useModal(dialog, input);

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  useEffect(() => {
    options()[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, outcome]);

  /** Returns the focus to the field after a click that changes the search. */
  const thenType = () => input.current?.focus();
  const search = (next: string) => {
    setText(next);
    thenType();
  };

  const go = (href: string) => {
    recentSearches.add(query);
    onClose();
    push(href);
  };

  const openActive = (inNewTab: boolean) => {
    const option = options()[active];
    const href = option?.getAttribute('href');
    if (!href) {
      // It lists the rest of a group.
      option?.click();
      return;
    }
    if (inNewTab) {
      recentSearches.add(query);
      window.open(href, '_blank', 'noopener');
    } else {
      go(href);
    }
  };

  // Enter was pressed before the results arrived.
  useEffect(() => {
    if (isAnswered && opensFirst.current) {
      opensFirst.current = false;
      openActive(false);
    }
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(
      event.nativeEvent,
      active,
      options().length,
      event.target === input.current,
    );
    if (action === undefined) return;
    event.preventDefault();
    if (action === 'select') input.current?.select();
    else if (action.type === 'move') setActive(action.to);
    else if (isAnswered) openActive(action.inNewTab);
    else opensFirst.current = query !== '';
  };

  const onResultClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) {
      recentSearches.add(query);
      return;
    }
    event.preventDefault();
    go(link.getAttribute('href') ?? '');
  };

  return (
    // Key presses come from the field, which has the focus. A click outside the dialog closes it, like Escape.
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
            {...(count > 0 ? { 'aria-activedescendant': optionId(active) } : {})}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="Search guides, props, classes …"
            value={text}
            onChange={({ target }) => {
              opensFirst.current = false;
              setText(target.value);
            }}
          />
          {text !== '' && (
            <button type="button" className={styles.tool} onClick={() => search('')}>
              Clear
            </button>
          )}
          <button
            type="button"
            className={styles.tool}
            aria-label="Close search (Esc)"
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

        <Filters
          filters={filters}
          versions={versions}
          pageVersion={pageVersion}
          onChange={setFilters}
        />

        {/* Handles clicks on the links inside. The field's keys open the same links. */}
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div className={styles.body} onClick={onResultClick}>
          {hasFailed && (
            <Failure
              onRetry={() => {
                retry();
                thenType();
              }}
            />
          )}
          {outcome?.note && isAnswered && !hasFailed && <Note note={outcome.note} />}
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label="Results"
            className={styles.list}
            aria-busy={query !== '' && !isAnswered}
          >
            {outcome && (
              <Results
                results={outcome.results}
                products={data.products}
                withVersion={filters.isEveryVersion}
                active={active}
                optionId={optionId}
                onPoint={setActive}
                onExpand={(option) => {
                  setActive(option);
                  thenType();
                }}
              />
            )}
          </div>
          {query === '' && !hasFailed && (
            <div className={styles.start}>
              <Recent
                queries={recent}
                onChoose={search}
                onRemove={(removed) => {
                  recentSearches.remove(removed);
                  setRecent(recentSearches.get());
                  thenType();
                }}
              />
              <Popular />
            </div>
          )}
          {outcome && isAnswered && count === 0 && !hasFailed && (
            <NothingFound
              query={query}
              nearest={outcome.nearest}
              filters={filters}
              hasVersions={versions.length > 1}
              onQuery={search}
              onFilters={(next) => {
                setFilters(next);
                thenType();
              }}
            />
          )}
        </div>

        <p role="status" className="visually-hidden">
          {query === '' || hasFailed
            ? ''
            : statusOf(query, isAnswered ? outcome : undefined, isSlow)}
        </p>
        <p className={styles.keys} aria-hidden="true">
          <span dir="ltr">
            <kbd>↑</kbd> <kbd>↓</kbd> to choose
          </span>
          <span dir="ltr">
            <kbd>Enter</kbd> to open
          </span>
          <span dir="ltr">
            <kbd>Ctrl Enter</kbd> in a new tab
          </span>
        </p>
      </div>
    </dialog>
  );
}
