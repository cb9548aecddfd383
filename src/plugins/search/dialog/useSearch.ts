import { useEffect, useState } from 'react';

import type { SearchService } from '../client/searchService';
import type { SearchVersion } from '../format';
import type { ShownOutcome } from '../types';

import type { SearchFilters } from './Filters';

/** Says that it searches only if it takes longer than so many milliseconds: what is quick must not flicker. */
const SLOW_MS = 400;

/** Where a search stands. */
export interface SearchState {
  /** The latest outcome, which stays until there is another. */
  outcome: ShownOutcome | undefined;
  /** Whether the outcome answers what is asked now. */
  isAnswered: boolean;
  hasFailed: boolean;
  isSlow: boolean;
  /** Those that can be searched; none until that is known. */
  versions: readonly SearchVersion[];
  retry: () => void;
}

/**
 * Asks the service, again with each change.
 *
 * @param query - Without spaces around it; nothing is asked for an empty one.
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

  // The index comes while the reader still thinks of words.
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
