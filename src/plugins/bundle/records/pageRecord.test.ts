/** @jest-environment node */
import type { ChunkGraph, ChunkGroupNode } from './chunkGraph';
import type { GeneratedRoute } from './generated';
import {
  commonChunks,
  createRecorder,
  NOT_FOUND_CHUNKS,
  REGISTRY_CHUNK,
  unusedChunks,
  type RecordSource,
} from './pageRecord';
import { ARTICLE, type ModuleRecord } from './types';

/** Creates a graph of chunk groups by name, each with its chunks and the names of the groups that it may load. */
function graphOf(groups: Record<string, { chunks: string[]; loads?: string[] }>): ChunkGraph {
  const nodes = new Map<string, ChunkGroupNode>(
    Object.entries(groups).map(([name, { chunks }]) => [
      name,
      {
        name: name.startsWith('~') ? undefined : name,
        isEntry: name === 'main',
        chunks,
        children: [],
      },
    ]),
  );
  const node = (name: string) => {
    const found = nodes.get(name);
    if (!found) {
      throw new Error(`no group ${name}`);
    }
    return found;
  };
  Object.entries(groups).forEach(([name, { loads = [] }]) =>
    node(name).children.push(...loads.map(node)),
  );
  const chunks = [...nodes.values()].flatMap((each) => each.chunks);
  return {
    groups: [...nodes.values()],
    files: new Map(chunks.map((chunk) => [chunk, `assets/js/${chunk}.00.js`])),
    workers: ['worker'],
  };
}

/** A site with a home page, two docs in two nested routes, and a separate page. `~` marks groups without a name. */
const GRAPH = graphOf({
  main: { chunks: ['main'], loads: ['notFound', REGISTRY_CHUNK] },
  notFound: { chunks: ['notFound', 'icons'], loads: ['~search'] },
  '~search': { chunks: ['search'] },
  [REGISTRY_CHUNK]: {
    chunks: ['registry'],
    loads: ['c-home', 'c-root', 'c-version', 'c-doc', 'c-sort', 'c-filter', 'c-play'],
  },
  'c-home': { chunks: ['home'] },
  'c-root': { chunks: ['root'] },
  'c-version': { chunks: ['version'] },
  'c-doc': { chunks: ['main', 'shared', 'doc'] },
  'c-sort': { chunks: ['shared', 'sort'], loads: ['~demo', '~search'] },
  '~demo': { chunks: ['demo', 'grid'], loads: ['~locale'] },
  '~locale': { chunks: ['locale'], loads: ['~demo'] },
  'c-filter': { chunks: ['filter'], loads: ['~otherDemo'] },
  '~otherDemo': { chunks: ['otherDemo', 'icons'] },
  'c-play': { chunks: ['play'] },
});

const REGISTRY = new Map<string, ModuleRecord>([
  ['c-home', [1, false, ['home']]],
  ['c-root', [2, false, ['root']]],
  ['c-version', [3, true, ['version']]],
  ['c-doc', [4, false, ['main', 'shared', 'doc']]],
  ['c-sort', [5, false, ['shared', 'sort']]],
  ['c-filter', [6, false, ['filter']]],
  ['c-play', [7, false, ['play']]],
]);

const ROUTES: GeneratedRoute[] = [
  { path: '/playground/', component: '/playground/-1', exact: true },
  {
    path: '/x/',
    component: '/x/-2',
    routes: [
      {
        path: '/x/',
        component: '/x/-3',
        routes: [
          { path: '/x/', component: '/x/-4', exact: true },
          { path: '/x/filter/', component: '/x/filter/-5', exact: true },
          { path: '/x/sort/', component: '/x/sort/-6', exact: true, sidebar: 'docs' },
        ],
      },
    ],
  },
  { path: '/', component: '/-7', exact: true },
  { path: '*', component: '*-' },
];

const CHUNK_NAMES = {
  '/playground/-1': { __comp: 'c-play' },
  '/x/-2': { __comp: 'c-root' },
  '/x/-3': { __comp: 'c-root', __context: { data: { version: 'c-version' } } },
  '/x/-4': { __comp: 'c-doc', content: 'c-filter' },
  '/x/filter/-5': { __comp: 'c-doc', content: 'c-filter' },
  '/x/sort/-6': { __comp: 'c-doc', content: 'c-sort' },
  '/-7': { __comp: 'c-home' },
};

const recorder = (change: Partial<RecordSource> = {}) =>
  createRecorder({
    build: 'b1',
    site: { routes: ROUTES, chunkNames: CHUNK_NAMES, articles: new Set() },
    registry: REGISTRY,
    graph: GRAPH,
    baseUrl: '/',
    docsAt: () => [],
    dataAt: () => [],
    ...change,
  });

/** Returns the paths and positions of a page's routes, one list per chain. */
const chainsOf = (pathname: string) =>
  recorder()(pathname).record.routes.map((chain) =>
    chain.map(({ route, order }) => `${order} ${route.path}`),
  );

const HOME = ['2 /'];

describe('the routes in a record', () => {
  it('include nested routes to the page with their positions, then the home page', () => {
    expect(chainsOf('/x/sort/')).toEqual([['1 /x/', '0 /x/', '2 /x/sort/'], HOME]);
  });

  it('are found with or without a trailing slash and in any case', () => {
    expect(chainsOf('/X/Sort')).toEqual(chainsOf('/x/sort/'));
  });

  it('distinguish a page from the pages below it', () => {
    expect(chainsOf('/x/')).toEqual([['1 /x/', '0 /x/', '0 /x/'], HOME]);
    expect(chainsOf('/playground/')).toEqual([['0 /playground/'], HOME]);
  });

  it('exclude paths that only share a prefix', () => {
    expect(chainsOf('/xylophone/')).toEqual([['3 *'], HOME]);
    expect(chainsOf('/playground/more/')).toEqual([['3 *'], HOME]);
  });

  it('include the home page only once', () => {
    expect(chainsOf('/')).toEqual([HOME]);
  });

  it('contain the data from Docusaurus, and the modules of their component', () => {
    const [chain = []] = recorder()('/x/sort/').record.routes;
    expect(chain[2]).toEqual({
      order: 2,
      route: { path: '/x/sort/', exact: true, sidebar: 'docs' },
      modules: { __comp: 'c-doc', content: 'c-sort' },
    });
    expect(chain[0]).toEqual({ order: 1, route: { path: '/x/' }, modules: { __comp: 'c-root' } });
  });

  it('of an unknown page contain no modules', () => {
    const [chain] = recorder()('/404.html').record.routes;
    expect(chain).toEqual([{ order: 3, route: { path: '*' } }]);
  });
});

describe('the modules in a record', () => {
  it('are those of its routes, including nested props, and of no other page', () => {
    const { modules } = recorder()('/x/sort/').record;
    expect(Object.keys(modules).sort()).toEqual([
      'c-doc',
      'c-home',
      'c-root',
      'c-sort',
      'c-version',
    ]);
    expect(modules['c-version']).toEqual([3, true, ['version']]);
    // Not the chunk of the entry, which is still running when it asks for the modules.
    expect(modules['c-doc']).toEqual([4, false, ['shared', 'doc']]);
  });

  it('must be in the build', () => {
    const registry = new Map(REGISTRY);
    registry.delete('c-sort');
    expect(() => recorder({ registry })('/x/sort/')).toThrow(
      'the chunk "c-sort" of /x/sort/ is not in the build',
    );
    expect(() => recorder({ registry })('/x/filter/')).not.toThrow();
    const groups = GRAPH.groups.filter(({ name }) => name !== 'c-sort');
    expect(() => recorder({ graph: { ...GRAPH, groups } })('/x/sort/')).toThrow('"c-sort"');
  });
});

describe('the files in a record', () => {
  it('include everything the page may load, such as demos and their dependencies', () => {
    expect(Object.keys(recorder()('/x/sort/').record.files).sort()).toEqual(
      ['demo', 'doc', 'grid', 'home', 'locale', 'root', 'shared', 'sort', 'version'].sort(),
    );
  });

  it('exclude files that every page may load', () => {
    expect(commonChunks(GRAPH)).toEqual(new Set(['main', 'notFound', 'icons', 'search', 'worker']));
    const { files } = recorder()('/x/filter/').record;
    expect(Object.keys(files)).toContain('otherDemo');
    expect(Object.keys(files)).not.toContain('icons');
  });

  it('exclude files that exist only for their style sheets', () => {
    const unused = graphOf({ 'article-components': { chunks: ['components'] } }).groups;
    const groups = GRAPH.groups.map((group) =>
      group.name === 'c-sort' ? { ...group, children: [...group.children, ...unused] } : group,
    );
    const { files } = recorder({ graph: { ...GRAPH, groups } })('/x/sort/').record;
    expect(Object.keys(files)).not.toContain('components');
  });

  it('leave unused code to be removed', () => {
    const graph = graphOf({
      main: { chunks: ['main'], loads: [REGISTRY_CHUNK] },
      [REGISTRY_CHUNK]: { chunks: ['registry'], loads: ['c-doc'] },
      'c-doc': { chunks: ['doc', 'shared'], loads: ['article-components'] },
      'article-components': { chunks: ['shared', 'details', 'components'] },
    });
    expect(unusedChunks(graph)).toEqual(new Set(['registry', 'details', 'components']));
  });

  it('are abbreviated', () => {
    const { files } = recorder()('/playground/').record;
    expect(files).toEqual({ play: '.00', home: '.00' });
  });

  it('must exist', () => {
    const files = new Map(GRAPH.files);
    files.delete('grid');
    expect(() => recorder({ graph: { ...GRAPH, files } })('/x/sort/')).toThrow(
      'the chunk grid has no file',
    );
  });
});

it("loads only the scripts of the page's own routes first, without demos or the home page", () => {
  expect(recorder()('/x/sort/').scripts).toEqual(
    ['root', 'version', 'shared', 'doc', 'sort'].map((chunk) => `assets/js/${chunk}.00.js`),
  );
});

it('loads the scripts of the not-found chunk, which every page may load', () => {
  const groups = GRAPH.groups.map((group) =>
    group.chunks.includes('notFound') ? { ...group, name: NOT_FOUND_CHUNKS } : group,
  );
  const recordOf = recorder({ graph: { ...GRAPH, groups } });
  expect(recordOf('/404.html').scripts).toEqual(
    ['notFound', 'icons'].map((chunk) => `assets/js/${chunk}.00.js`),
  );
  expect(recordOf('/x/sort/').scripts).not.toContain('assets/js/notFound.00.js');
});

it("contains the page's docs data, if any", () => {
  const doc = { pluginId: 'default', version: 'current', entry: { id: 'sort', path: '/x/sort/' } };
  const record = recorder({ docsAt: (pathname) => (pathname === '/x/sort/' ? [doc] : []) });
  expect(record('/x/sort/').record.docs).toEqual([doc]);
  expect(record('/x/filter/').record).not.toHaveProperty('docs');
});

it('contains plugin data about the page, if any', () => {
  const data = { plugin: 'p', id: 'default', pathname: '/x/sort/', data: { places: {} } };
  const record = recorder({ dataAt: (pathname) => (pathname === '/x/sort/' ? [data] : []) });
  expect(record('/x/sort/').record.data).toEqual([data]);
  expect(record('/x/filter/').record).not.toHaveProperty('data');
});

it('works for a site without a home page', () => {
  const routes = ROUTES.filter(({ path }) => path !== '/' && path !== '*');
  const record = recorder({
    site: { routes, chunkNames: CHUNK_NAMES, articles: new Set() },
  })('/playground/').record;
  expect(record.routes).toHaveLength(2);
  expect(Object.keys(record.modules)).toEqual(['c-play']);
});

describe('the record of a page with an article', () => {
  const ARTICLE_EXPORTS = { metadata: { id: 'sort' }, toc: [] };
  const routes = structuredClone(ROUTES);
  routes[1]?.routes?.[0]?.routes?.push({
    path: '/x/sort/demos/Invoices/',
    component: '/x/sort/demos-8',
    exact: true,
    articleIsland: { page: '/x/sort/', kind: 'demo', id: 'Invoices', prop: 'demo' },
  });
  const site = {
    routes,
    chunkNames: { ...CHUNK_NAMES, '/x/sort/demos-8': { __comp: 'c-play', demo: 'c-demo' } },
    articles: new Set(['c-sort']),
  };
  const registry = new Map(REGISTRY);
  registry.delete('c-sort');
  registry.set('c-demo', [8, false, ['demo']]);
  const graph = graphOf({
    main: { chunks: ['main'], loads: ['island-demo', REGISTRY_CHUNK] },
    'island-demo': { chunks: ['toolbar'] },
    [REGISTRY_CHUNK]: {
      chunks: ['registry'],
      loads: ['c-home', 'c-root', 'c-version', 'c-doc', 'c-play', 'c-demo'],
    },
    'c-home': { chunks: ['home'] },
    'c-root': { chunks: ['root'] },
    'c-version': { chunks: ['version'] },
    'c-doc': { chunks: ['main', 'doc'] },
    'c-play': { chunks: ['play'] },
    'c-demo': { chunks: ['demo'], loads: ['~grid'] },
    '~grid': { chunks: ['grid'] },
  });
  const { record, scripts } = recorder({ site, registry, graph })('/x/sort/', ARTICLE_EXPORTS);

  it('contains no module for the article, but its exports', () => {
    expect(record.routes[0]?.[2]?.modules).toEqual({ __comp: 'c-doc', content: ARTICLE });
    expect(record.article).toEqual(ARTICLE_EXPORTS);
    expect(record.modules).not.toHaveProperty('c-sort');
  });

  it('contains the modules of islands and their dependencies', () => {
    expect(record.islands).toEqual({ 'demo Invoices': 'c-demo' });
    expect(record.modules['c-demo']).toEqual([8, false, ['demo']]);
    expect(Object.keys(record.files)).toEqual(expect.arrayContaining(['demo', 'grid']));
  });

  it('loads the code of the islands together with the page', () => {
    expect(scripts).toEqual(
      ['root', 'version', 'doc', 'demo', 'toolbar'].map((chunk) => `assets/js/${chunk}.00.js`),
    );
  });

  it("leaves a deferred island's code for later", () => {
    const deferred = structuredClone(routes);
    const route = deferred[1]?.routes?.[0]?.routes?.at(-1);
    Object.assign(route?.articleIsland ?? {}, { isDeferred: true });
    const record = recorder({ site: { ...site, routes: deferred }, registry, graph });
    const built = record('/x/sort/', ARTICLE_EXPORTS);
    expect(built.scripts).toEqual(
      ['root', 'version', 'doc'].map((chunk) => `assets/js/${chunk}.00.js`),
    );
    expect(built.record.modules['c-demo']).toEqual([8, false, ['demo']]);
  });

  it("hides the route's purpose from other pages", () => {
    const { record: alone } = recorder({ site, registry, graph })('/x/sort/demos/Invoices/');
    expect(alone.routes[0]?.[2]?.route).toEqual({ path: '/x/sort/demos/Invoices/', exact: true });
    expect(alone).not.toHaveProperty('article');
  });

  it('requires the exports of the article', () => {
    expect(() => recorder({ site, registry, graph })('/x/sort/')).toThrow(
      "the HTML of /x/sort/ doesn't contain the exports of its article",
    );
  });

  it("rejects an island whose route doesn't have the module", () => {
    const broken = { ...site, chunkNames: { ...CHUNK_NAMES, '/x/sort/demos-8': {} } };
    expect(() => recorder({ site: broken, registry, graph })).toThrow(
      'the island "Invoices" of /x/sort/ refers to "demo", which its route doesn\'t have',
    );
  });
});
