import type { Submission } from '../../src/plugins/feedback/types';

/** Shared helpers of the feedback tests. */

/** `Storage` on top of a map. */
export function fakeStorage(
  entries: Record<string, string> = {},
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** Returns an answer about a page. */
export function submission(change: Partial<Submission> = {}): Submission {
  return {
    page: '/x/react-data-grid/sorting',
    version: '8.12.1',
    locale: 'en',
    codeVariant: 'TS',
    codeStyling: 'MUI System',
    rating: 1,
    reasons: [],
    comment: '',
    section: null,
    ...change,
  };
}
