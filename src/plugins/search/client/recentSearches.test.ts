import { createRecentSearches, RECENT_SEARCHES_KEY } from './recentSearches';

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => localStorage.clear());

it('puts the latest search first, without duplicates', () => {
  const recent = createRecentSearches(() => localStorage);
  recent.add('sorting');
  recent.add(' pinning ');
  recent.add('Sorting');
  expect(createRecentSearches(() => localStorage).get()).toEqual(['Sorting', 'pinning']);
});

it('keeps up to six searches, and no empty ones', () => {
  const recent = createRecentSearches(() => localStorage);
  ['a', 'b', 'c', '  ', 'd', 'e', 'f', 'g'].forEach(recent.add);
  expect(recent.get()).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
});

it('removes a search', () => {
  const recent = createRecentSearches(() => localStorage);
  recent.add('a');
  recent.add('b');
  recent.remove('a');
  expect(recent.get()).toEqual(['b']);
});

test.each(['{', '{"a":1}', '[1,null,"kept"]'])('ignores the invalid value %s', (stored) => {
  localStorage.setItem(RECENT_SEARCHES_KEY, stored);
  const recent = createRecentSearches(() => localStorage);
  expect(recent.get().every((query) => typeof query === 'string')).toBe(true);
  recent.add('next');
  expect(recent.get()[0]).toBe('next');
});

it('works within the page if storage is blocked', () => {
  const recent = createRecentSearches(blocked);
  recent.add('a');
  expect(recent.get()).toEqual(['a']);
});
