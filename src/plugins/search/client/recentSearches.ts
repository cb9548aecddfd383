/** Storage key of the reader's latest searches. */
export const RECENT_SEARCHES_KEY = 'recent-searches';

const MOST = 6;

/** The reader's latest searches, newest first. They are only stored in this browser. */
export interface RecentSearches {
  get: () => readonly string[];
  add: (query: string) => void;
  remove: (query: string) => void;
}

/** Returns the stored queries. Invalid values are dropped. */
function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value.filter((query): query is string => typeof query === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** @param storage - Returns the browser's storage. May throw if it is blocked. */
export function createRecentSearches(storage: () => Storage): RecentSearches {
  // Kept in memory for this page if nothing can be stored.
  let known: readonly string[] | undefined;

  const get = () => {
    try {
      return parse(storage().getItem(RECENT_SEARCHES_KEY));
    } catch {
      return known ?? [];
    }
  };
  const set = (queries: readonly string[]) => {
    known = queries;
    try {
      storage().setItem(RECENT_SEARCHES_KEY, JSON.stringify(queries));
    } catch {
      // Storage is blocked or full.
    }
  };
  const without = (query: string) =>
    get().filter((other) => other.toLowerCase() !== query.toLowerCase());

  return {
    get,
    add(query) {
      const trimmed = query.trim();
      if (trimmed !== '') set([trimmed, ...without(trimmed)].slice(0, MOST));
    },
    remove: (query) => set(without(query)),
  };
}
