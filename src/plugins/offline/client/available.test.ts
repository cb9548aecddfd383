/** @jest-environment jsdom */
import {
  cacheName,
  DOWNLOADS_CACHE,
  DOWNLOADS_PATH,
  LEDGER_PATH,
  STATE_CACHE,
  type Download,
  type PackList,
} from '../format';

import { availablePages, groupPages, plainTitle } from './available';
import { formatBytes } from './format';

/** Caches that contain texts. */
function fakeCaches(stored: Record<string, Record<string, string>>) {
  return {
    keys: () => Promise.resolve(Object.keys(stored)),
    open: (name: string) =>
      Promise.resolve({
        match: (key: string) => {
          const text = stored[name]?.[key];
          return Promise.resolve(
            text === undefined
              ? undefined
              : {
                  text: () => Promise.resolve(text),
                  json: () => Promise.resolve(JSON.parse(text)),
                },
          );
        },
      }),
  } as unknown as CacheStorage;
}

const entry = (title?: string) => ({ bytes: 1, used: 1, ...(title ? { title } : {}) });
const LIST: PackList = {
  pages: [
    ['/x/react-charts/bars/', 'Bars <BarChart> & more', 'x-charts'],
    ['/x/', 'Overview'],
  ],
  files: [],
};
const download = (complete?: string): Download => ({
  id: '/current/x-charts',
  base: '/',
  label: 'Charts',
  version: 'current',
  isPaused: false,
  wanted: '/list.json',
  bytes: 1,
  stored: 1,
  ...(complete ? { complete } : {}),
});
const state = (complete?: string) => ({
  [DOWNLOADS_PATH]: JSON.stringify({ '/current/x-charts': download(complete) }),
});

it('lists visited pages with their products', async () => {
  const caches = fakeCaches({
    [cacheName('pages', 'a')]: {
      [LEDGER_PATH]: JSON.stringify({
        '/x/react-data-grid/sorting/': entry('Bars and sorting | MUI X'),
        '/x/next/react-charts/bars/': entry('Bars | MUI X'),
        '/zh/x/react-tree-view/': entry('树'),
        '/untitled/': entry(),
      }),
    },
  });
  expect(await availablePages(caches)).toEqual([
    {
      path: '/x/next/react-charts/bars/',
      title: 'Bars | MUI X',
      product: 'x-charts',
      version: 'next',
    },
    {
      path: '/x/react-data-grid/sorting/',
      title: 'Bars and sorting | MUI X',
      product: 'x-data-grid',
      version: undefined,
    },
    { path: '/zh/x/react-tree-view/', title: '树', product: 'x-tree-view', version: undefined },
  ]);
});

it('lists the pages of a complete download', async () => {
  const files = { '/list.json': JSON.stringify(LIST) };
  expect(
    await availablePages(fakeCaches({ [STATE_CACHE]: state(), [DOWNLOADS_CACHE]: files })),
  ).toEqual([]);
  const pages = await availablePages(
    fakeCaches({ [STATE_CACHE]: state('/list.json'), [DOWNLOADS_CACHE]: files }),
  );
  expect(pages.map(({ path }) => path)).toEqual(['/x/react-charts/bars/', '/x/']);
  expect(plainTitle(pages[0]?.title ?? '', 'MUI X')).toBe('Bars <BarChart> & more');
});

it('lists nothing if storage is blocked', async () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  expect(await availablePages({ open: refuse, keys: refuse })).toEqual([]);
});

it('sorts groups by product, puts pages without a product first, and omits empty groups', () => {
  const page = (path: string, product?: string) => ({ path, title: path, product });
  const groups = groupPages(
    [page('/a/', 'x-charts'), page('/b/'), page('/c/', 'unknown'), page('/d/', 'x-data-grid')],
    [
      { id: 'x-data-grid', label: 'Data Grid' },
      { id: 'x-charts', label: 'Charts' },
      { id: 'x-tree-view', label: 'Tree View' },
    ],
    'MUI X',
  );
  expect(groups.map(({ label, pages }) => [label, pages.map(({ path }) => path)])).toEqual([
    ['MUI X', ['/b/', '/c/']],
    ['Data Grid', ['/d/']],
    ['Charts', ['/a/']],
  ]);
});

it.each([
  ['Sorting &amp; more | MUI X', 'Sorting & more'],
  ['Sorting | Elsewhere', 'Sorting | Elsewhere'],
])('shortens the title %s to %s', (html, title) => {
  expect(plainTitle(html, 'MUI X')).toBe(title);
});

it.each([
  [0, '0 bytes'],
  [812, '812 bytes'],
  [34_400, '34 kB'],
  [1_735_306, '1.7 MB'],
  [5_100_000_000, '5.1 GB'],
])('formats %d bytes as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
