import type { PageRecord, RouteRecord } from '../records/types';

import type * as PageRecords from './pageRecord';

const mockVersions = [
  { name: 'current', docs: [{ id: 'intro', path: '/x/' }] },
  { name: '7', docs: [{ id: 'intro', path: '/x/v7/' }] },
];
const mockPages: Record<string, unknown> = {};
jest.mock('@generated/globalData', () => ({
  __esModule: true,
  default: {
    'docusaurus-plugin-content-docs': { default: { versions: mockVersions } },
    'portal-versions': { default: { pages: mockPages } },
  },
}));

let client: typeof PageRecords;

beforeEach(async () => {
  jest.resetModules();
  delete window.portalChunkFiles;
  mockVersions.forEach((version) => version.docs.splice(1));
  client = await import('./pageRecord');
});

const route = (order: number, path: string, exact = true): RouteRecord => ({
  order,
  route: exact ? { path, exact } : { path },
  modules: { __comp: `c${order}` },
});

/** Creates a docs page with the given order among its neighbors, inside the two routes that contain all docs pages. */
const docsPage = (order: number, name: string, change: Partial<PageRecord> = {}): PageRecord => ({
  build: 'b1',
  routes: [
    [route(5, '/x/', false), route(0, '/x/', false), route(order, `/x/${name}/`)],
    [route(9, '/')],
  ],
  modules: {},
  files: { [name]: `.${order}` },
  ...change,
});
const PLAYGROUND: PageRecord = {
  build: 'b1',
  routes: [[route(2, '/playground/')], [route(9, '/')]],
  modules: {},
  files: { play: '.0' },
};
const NOT_FOUND: PageRecord = {
  build: 'b1',
  routes: [[{ order: 10, route: { path: '*' } }], [route(9, '/')]],
  modules: {},
  files: {},
};

interface Known {
  path?: string | string[];
  key?: unknown;
  routes?: Known[];
}
/** Returns the paths of the known routes in order, with nested routes in brackets. */
const paths = (routes: readonly Known[] = client.knownRoutes): string =>
  routes
    .map(({ path, routes: inner }) => `${String(path)}${inner ? `(${paths(inner)})` : ''}`)
    .join(' ');
describe('the routes of known pages', () => {
  const pages = [
    docsPage(3, 'filter'),
    PLAYGROUND,
    docsPage(12, 'sort'),
    NOT_FOUND,
    docsPage(7, 'new'),
  ];

  it('have the order of the site, regardless of the order in which they are added', () => {
    const all = '/playground/ /x/(/x/(/x/filter/ /x/new/ /x/sort/)) / *';
    pages.forEach(client.addPageRecord);
    expect(paths()).toBe(all);
  });

  it('have the same order when added in reverse', () => {
    [...pages].reverse().forEach(client.addPageRecord);
    expect(paths()).toBe('/playground/ /x/(/x/(/x/filter/ /x/new/ /x/sort/)) / *');
  });

  it('keep their keys and components when earlier routes are added', () => {
    client.addPageRecord(docsPage(12, 'sort'));
    const [docs, home] = client.knownRoutes;
    const before = [docs, home].map((known) => ({ ...known, routes: [] }));
    pages.forEach(client.addPageRecord);
    expect(client.knownRoutes.slice(1, 3)).toEqual([docs, home]);
    expect([docs, home].map((known) => ({ ...known, routes: [] }))).toEqual(before);
  });

  it('have unique keys among their siblings', () => {
    pages.forEach(client.addPageRecord);
    const keysOf = (routes: readonly Known[]) => routes.map(({ key }) => key);
    const inside = client.knownRoutes[1]?.routes?.[0]?.routes ?? [];
    for (const keys of [keysOf(client.knownRoutes), keysOf(inside)]) {
      expect(keys).not.toContain(undefined);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("aren't duplicated when a record is added again", () => {
    pages.forEach(client.addPageRecord);
    const once = [...client.knownRoutes];
    pages.forEach(client.addPageRecord);
    expect(client.knownRoutes).toEqual(once);
  });

  it('contain the data from Docusaurus', () => {
    client.addPageRecord(PLAYGROUND);
    expect(client.knownRoutes[0]).toMatchObject({ path: '/playground/', exact: true });
  });
});

it('adds chunk files where the runtime looks for them', () => {
  client.addPageRecord(docsPage(3, 'filter'));
  client.addPageRecord(docsPage(12, 'sort'));
  expect(window.portalChunkFiles).toEqual({ filter: '.3', sort: '.12' });
});

it("adds a page's docs to the global data, once", () => {
  const entry = { id: 'sort', path: '/x/sort/', sidebar: 'docs' };
  const page = docsPage(12, 'sort', {
    docs: [
      { pluginId: 'default', version: 'current', entry },
      { pluginId: 'default', version: '7', entry: { id: 'sort', path: '/x/v7/sort/' } },
      // Already known, or for a plugin or version that isn't installed.
      { pluginId: 'default', version: 'current', entry: { id: 'intro', path: '/x/' } },
      { pluginId: 'default', version: '6', entry },
      { pluginId: 'guides', version: 'current', entry },
    ],
  });
  client.addPageRecord(page);
  client.addPageRecord(page);
  expect(mockVersions.map(({ docs }) => docs.map(({ path }) => path))).toEqual([
    ['/x/', '/x/sort/'],
    ['/x/v7/', '/x/v7/sort/'],
  ]);
});

it('rejects a page of another build without side effects', () => {
  client.addPageRecord(docsPage(12, 'sort'));
  const before = paths();
  expect(() => client.addPageRecord({ ...PLAYGROUND, build: 'b2' })).toThrow('has been rebuilt');
  expect(paths()).toBe(before);
  expect(window.portalChunkFiles).toEqual({ sort: '.12' });
});

describe('the record in a page', () => {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

  it('is parsed', () => {
    const html = `<script type="application/json" id="page-record">${JSON.stringify(PLAYGROUND)}</script>`;
    expect(client.readPageRecord(parse(html))).toEqual(PLAYGROUND);
  });

  it.each([
    '<p>A page of another site</p>',
    '<script type="application/json" id="page-record"></script>',
  ])('may be missing: %s', (html) => {
    expect(client.readPageRecord(parse(html))).toBeUndefined();
  });
});

it('provides plugin data for the page, and nothing for unknown plugins', () => {
  const data = (plugin: string) => ({
    plugin,
    id: 'default',
    pathname: '/x/sort/',
    data: { a: 1 },
  });
  client.addPageRecord(
    docsPage(3, 'sort', { data: [data('portal-versions'), data('portal-other')] }),
  );
  expect(mockPages).toEqual({ '/x/sort/': { a: 1 } });
});
