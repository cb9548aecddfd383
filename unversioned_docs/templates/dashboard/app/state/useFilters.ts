import { useCallback, useMemo } from 'react';

import { LIMITS } from '../data/server';
import { formatFilters, parseFilters, type Filters } from '../logic/filters';
import { navigate, useHash } from './hash';

/** Returns the address of a page with filters. */
export function addressOf(path: string, filters: Filters): string {
  const query = formatFilters(filters, LIMITS);
  return query ? `${path}?${query}` : path;
}

/**
 * Reads the filters from the address, and writes them to it.
 *
 * @returns The filters, and a function that changes some of them. Its second parameter replaces the entry in the
 *   history instead of adding one.
 */
export function useFilters(): [
  Filters,
  (changes: Partial<Filters>, options?: { replace?: boolean }) => void,
] {
  const { path, query } = useHash();
  const filters = useMemo(() => parseFilters(query, LIMITS), [query]);
  const setFilters = useCallback(
    (changes: Partial<Filters>, options?: { replace?: boolean }) => {
      navigate(addressOf(path, { ...filters, ...changes }), options);
    },
    [path, filters],
  );
  return [filters, setFilters];
}
