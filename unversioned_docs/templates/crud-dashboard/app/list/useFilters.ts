import { useMemo } from 'react';

import { formatFilters, parseFilters, type Filters } from '../data/filters';
import { navigate, useHashSearch } from '../routing/hashLocation';

interface ChangeOptions {
  /** Adds no entry to the history, for changes that happen with each key. */
  replace?: boolean;
}

/** The filters in the address, and a function to change some of them. */
export function useFilters(): [
  Filters,
  (changes: Partial<Filters>, options?: ChangeOptions) => void,
] {
  const search = useHashSearch();
  const filters = useMemo(() => parseFilters(search), [search]);

  function change(changes: Partial<Filters>, options?: ChangeOptions) {
    const query = formatFilters({ ...filters, ...changes });
    navigate(query ? `/?${query}` : '/', options);
  }

  return [filters, change];
}
