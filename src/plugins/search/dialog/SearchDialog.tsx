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
  type RefObject,
} from 'react';

import { createRecentSearches } from '../client/recentSearches';
import type { SearchManifest } from '../format';
import type { ShownOutcome } from '../types';

import { Filters, NO_FILTERS } from './Filters';
import { keyAction } from './keys';
import { Failure, NothingFound } from './Messages';
import { Modal } from './Modal';
import { Note, noteText } from './Note';
import { Popular, Recent } from './Recent';
import { Results } from './Results';
import { searchService } from './service';
import styles from './styles.module.css';
import { useSearch, type SearchState } from './useSearch';

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
function statusOf(query: string, { outcome, isAnswered, hasFailed, isSlow }: SearchState): string {
  if (query === '' || hasFailed) return '';
  if (!outcome || !isAnswered) return isSlow ? 'Searching' : '';
  const count = pagesOf(outcome);
  const found =
    count === 0 ? `No results for ${query}` : `${count} ${count === 1 ? 'page' : 'pages'} found`;
  return outcome.note ? `${noteText(outcome.note)} ${found}` : found;
}

const optionsIn = ({ current }: RefObject<HTMLElement | null>) => [
  ...(current?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
];

interface Navigation {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLDivElement | null>;
  query: string;
  /** What was searched for. A new request starts with its first result. */
  request: string;
  outcome: ShownOutcome | undefined;
  isAnswered: boolean;
  onClose: () => void;
}

/** The result that the keys choose, and what keys and clicks on results do. */
function useResults({ input, list, query, request, outcome, isAnswered, onClose }: Navigation) {
  // The same function at each render. It is a closure that doesn't use `this` (history 4).
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const push = useHistorySelector((history) => history.push);
  const [chosen, setChosen] = useState({ request: '', option: 0 });
  const opensFirst = useRef(false);
  const active = chosen.request === request ? chosen.option : 0;
  const setActive = (option: number) => setChosen({ request, option });

  useEffect(() => {
    optionsIn(list)[active]?.scrollIntoView({ block: 'nearest' });
  }, [list, active, outcome]);

  const go = (href: string) => {
    recentSearches.add(query);
    onClose();
    push(href);
  };

  const openActive = (inNewTab: boolean) => {
    const option = optionsIn(list)[active];
    const href = option?.getAttribute('href');
    if (!href) {
      // It lists the rest of a group.
      option?.click();
    } else if (inNewTab) {
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

  return {
    active,
    setActive,
    /** Forgets that Enter was pressed before the results arrived. */
    forgetEnter: () => {
      opensFirst.current = false;
    },

    onKeyDown: (event: KeyboardEvent) => {
      const action = keyAction(
        event.nativeEvent,
        active,
        optionsIn(list).length,
        event.target === input.current,
      );
      if (action === undefined) return;
      event.preventDefault();
      if (action === 'select') input.current?.select();
      else if (action.type === 'move') setActive(action.to);
      else if (isAnswered) openActive(action.inNewTab);
      else opensFirst.current = query !== '';
    },

    onClick: (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) {
        recentSearches.add(query);
        return;
      }
      event.preventDefault();
      go(link.getAttribute('href') ?? '');
    },
  };
}

/** The field, with the buttons next to it. */
function Field({
  input,
  text,
  listId,
  activeId,
  onChange,
  onClear,
  onClose,
}: {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  listId: string;
  /** Id of the result that Enter opens. Undefined if there are no results. */
  activeId: string | undefined;
  onChange: (text: string) => void;
  onClear: () => void;
  onClose: () => void;
}) {
  return (
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
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Search guides, props, classes …"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {text !== '' && (
        <button type="button" className={styles.tool} onClick={onClear}>
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
        <svg className={styles.cross} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  );
}

const KEY_HINTS = (
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
);

/** The search dialog. */
export default function SearchDialog({ baseUrl, initialQuery, onClose }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const service = useMemo(() => searchService(baseUrl), [baseUrl]);

  const [pageVersion] = useState(versionOfPage);
  const [text, setText] = useState(initialQuery);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [recent, setRecent] = useState(() => recentSearches.get());

  const query = text.trim();
  const state = useSearch(service, query, filters, pageVersion);
  const { outcome, isAnswered, hasFailed, versions } = state;
  const request = JSON.stringify([query, filters]);
  const results = useResults({ input, list, query, request, outcome, isAnswered, onClose });
  const count = outcome?.results.length ?? 0;
  const optionId = (index: number) => `${listId}-${index}`;

  /** Makes a change that results from a click, then returns the focus to the field. */
  const andType =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      change(value);
      input.current?.focus();
    };
  const search = andType(setText);

  return (
    <Modal label="Search" focused={input} onClose={onClose} onKeyDown={results.onKeyDown}>
      <Field
        input={input}
        text={text}
        listId={listId}
        activeId={count > 0 ? optionId(results.active) : undefined}
        onChange={(typed) => {
          results.forgetEnter();
          setText(typed);
        }}
        onClear={() => search('')}
        onClose={onClose}
      />

      <Filters
        filters={filters}
        versions={versions}
        pageVersion={pageVersion}
        onChange={setFilters}
      />

      {/* Handles clicks on the links inside. The field's keys open the same links. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className={styles.body} onClick={results.onClick}>
        {hasFailed && <Failure onRetry={andType<void>(state.retry)} />}
        {outcome?.note && isAnswered && !hasFailed && <Note note={outcome.note} />}
        <Results
          ref={list}
          id={listId}
          isBusy={query !== '' && !isAnswered}
          results={outcome?.results ?? []}
          products={data.products}
          withVersion={filters.isEveryVersion}
          active={results.active}
          optionId={optionId}
          onPoint={results.setActive}
          onExpand={andType(results.setActive)}
        />
        {query === '' && !hasFailed && (
          <div className={styles.start}>
            <Recent
              queries={recent}
              onChoose={search}
              onRemove={andType((removed) => {
                recentSearches.remove(removed);
                setRecent(recentSearches.get());
              })}
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
            onFilters={andType(setFilters)}
          />
        )}
      </div>

      <p role="status" className="visually-hidden">
        {statusOf(query, state)}
      </p>
      {KEY_HINTS}
    </Modal>
  );
}
