import { useEffect, useState } from 'react';

import type { SearchService } from '../client/searchService';
import type { SearchVersion } from '../format';
import type { ShownOutcome } from '../types';

import type { SearchFilters } from './Filters';

/** Delay before a search is reported as running, in milliseconds, so that fast searches don't flicker. */
const SLOW_MS = 400;

/** The state of a search. */
export interface SearchState {
  /** The latest outcome, which stays until there is a new one. */
  outcome: ShownOutcome | undefined;
  /** Whether the outcome belongs to the current query. */
  isAnswered: boolean;
  hasFailed: boolean;
  isSlow: boolean;
  /** The versions that can be searched. Empty until they are known. */
  versions: readonly SearchVersion[];
  retry: () => void;
}

/**
 * Runs the search, again after each change.
 *
 * @param query - Trimmed query. If it is empty, nothing is searched.
 * @param pageVersion - Docusaurus' name of the page's version.
 */
export function useSearch(
  service: SearchService,
  query: string,
  { product, kind, isEveryVersion }: SearchFilters,
  pageVersion: string,
): SearchState {
  const [outcome, setOutcome] = useState<ShownOutcome & { query: string }>();
  const [hasFailed, setFailed] = useState(false);
  const [versions, setVersions] = useState<readonly SearchVersion[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSlow, setSlow] = useState(false);

  // Loads the index while the reader is still thinking about a query.
  useEffect(
    () => service.prepare(pageVersion, { onReady: setVersions, onFailed: () => setFailed(true) }),
    [service, pageVersion, attempt],
  );

  useEffect(() => {
    if (query === '') return undefined;
    const slow = setTimeout(() => setSlow(true), SLOW_MS);
    const done = () => {
      clearTimeout(slow);
      setSlow(false);
    };
    let isCurrent = true;
    service.search(
      {
        query,
        version: isEveryVersion ? 'all' : pageVersion,
        ...(product ? { product } : {}),
        ...(kind ? { kind } : {}),
      },
      {
        onFound(found) {
          if (!isCurrent) return;
          done();
          setFailed(false);
          setVersions(found.versions);
          setOutcome({ ...found, query });
        },
        onFailed() {
          if (!isCurrent) return;
          done();
          setFailed(true);
        },
      },
    );
    return () => {
      isCurrent = false;
      done();
    };
  }, [service, query, product, kind, isEveryVersion, pageVersion, attempt]);

  return {
    outcome: query === '' ? undefined : outcome,
    isAnswered: outcome?.query === query,
    hasFailed,
    isSlow,
    versions,
    retry() {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
