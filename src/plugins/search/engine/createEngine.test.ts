/** @jest-environment node */
import { createIndex } from '../build/createIndex';
import type { IndexedPage } from '../build/indexPage';
import type { ExtractedMember, ExtractedSection } from '../build/extract';

import { EMPTY_VOCABULARY, type SearchVocabulary } from '../vocabulary';

import { createEngine as createEngineWith } from './createEngine';

const VOCABULARY: SearchVocabulary = {
  ...EMPTY_VOCABULARY,
  synonyms: [['freeze', 'pin', 'keep in view']],
  products: { charts: { hints: ['axis'] }, grid: { hints: ['column'] } },
  titleWords: ['data', 'grid'],
  codePrefixes: ['Mui'],
};
const createEngine = (index: Parameters<typeof createEngineWith>[0]) =>
  createEngineWith(index, VOCABULARY);

const section = (heading: string, text: string, demos: string[] = []): ExtractedSection => ({
  anchor: heading.toLowerCase().replace(/ /g, '-'),
  heading,
  text,
  files: [],
  demos: demos.map((title) => ({ anchor: title.replace(/ /g, ''), title })),
  code: new Set(),
});

const guide = (
  path: string,
  title: string,
  sections: ExtractedSection[],
  links: string[] = [],
): IndexedPage => ({
  path,
  title,
  description: '',
  keywords: [],
  version: 'current',
  isHidden: false,
  members: [],
  removed: [],
  links,
  kind: 'guide',
  product: 'grid',
  sections: [section('', 'An opening.'), ...sections],
});

const api = (path: string, title: string, members: ExtractedMember[]): IndexedPage => ({
  ...guide(path, `${title} API`, []),
  kind: 'api',
  members,
});

const PAGES: IndexedPage[] = [
  guide(
    '/x/grid/sorting/',
    'Data Grid sorting',
    [
      section('Sort on the server', 'The server gets the model and answers with rows.'),
      section('Keep empty values last', 'A comparator decides about emptiness.'),
    ],
    ['/x/api/grid/grid-col-def/'],
  ),
  guide('/x/grid/column-pinning/', 'Data Grid column pinning', [
    section('Keep the first column in view', 'It stays when the others scroll.'),
  ]),
  guide('/x/grid/rows/', 'Data Grid rows', [
    section('Give rows an id', 'Each row needs one: rows without id stop the grid.'),
  ]),
  {
    ...guide('/x/charts/axis/', 'Charts axis', [section('Labels', 'Overlap.')]),
    product: 'charts',
    keywords: ['tilt', 'dual scale'],
  },
  api('/x/api/grid/grid-col-def/', 'GridColDef', [
    { kind: 'member', name: 'valueGetter', anchor: 'grid-col-def-valueGetter' },
    { kind: 'member', name: 'sortComparator', anchor: 'grid-col-def-sortComparator' },
  ]),
  api('/x/api/grid/grid-other/', 'GridOther', [
    { kind: 'member', name: 'valueGetter', anchor: 'grid-other-valueGetter' },
  ]),
  api('/x/api/grid/data-grid/', 'DataGrid', [
    { kind: 'prop', name: 'rows', anchor: 'data-grid-prop-rows' },
    {
      kind: 'class',
      name: 'cell',
      anchor: 'data-grid-class-cell',
      className: 'MuiDataGrid-cell',
    },
    {
      kind: 'class',
      name: 'selected',
      anchor: 'data-grid-class-selected',
      className: 'Mui-selected',
    },
  ]),
];

const files = createIndex(PAGES, ['grid', 'charts']);

function engine() {
  // Parsed from JSON, as in the browser.
  const made = createEngine(JSON.parse(JSON.stringify(files.index)) as typeof files.index);
  const prose = JSON.parse(JSON.stringify(files.prose)) as typeof files.prose;
  prose.forEach((data, file) => made.addProse(file, data));
  return made;
}

const search = engine();
const first = (query: string) => search.search(query).results[0];
const hash = (query: string) => {
  const result = first(query);
  return result && `${result.path}#${result.hits[0]?.anchor ?? ''}`;
};

describe('finds a guide', () => {
  test.each([
    ['sort on server', '/x/grid/sorting/#sort-on-the-server'],
    ['how do I sort rows on the server?', '/x/grid/sorting/#sort-on-the-server'],
    ['freeze first column', '/x/grid/column-pinning/#keep-the-first-column-in-view'],
    ['comparator', '/x/grid/sorting/#keep-empty-values-last'],
  ])('for "%s" at %s', (query, expected) => {
    expect(hash(query)).toBe(expected);
  });

  test.each(['sorted', 'sor', 'soritng', 'data grid sort', 'datagridsorting'])(
    'for "%s" by its title',
    (query) => {
      expect(first(query)?.path).toBe('/x/grid/sorting/');
    },
  );

  test.each(['tilt', 'tilted texts', 'titl', 'two scales', 'dual scale'])(
    'for "%s" by a keyword that isn\'t on the page',
    (query) => {
      expect(first(query)?.path).toBe('/x/charts/axis/');
    },
  );

  it('by words in its text once it is loaded', () => {
    const without = createEngine(files.index);
    expect(without.search('scroll').results).toEqual([]);
    const lacked = without.lackedProse('scroll');
    expect(lacked).toEqual([0]);
    files.prose.forEach((data, file) => without.addProse(file, data));
    expect(without.lackedProse('scroll')).toEqual([]);
    expect(without.search('scroll').results[0]?.path).toBe('/x/grid/column-pinning/');
  });
});

describe('finds a name in code', () => {
  test.each([
    ['valueGetter', '/x/api/grid/grid-col-def/#grid-col-def-valueGetter'],
    ['valuegetter', '/x/api/grid/grid-col-def/#grid-col-def-valueGetter'],
    ['valuegeter', '/x/api/grid/grid-col-def/#grid-col-def-valueGetter'],
    ['value getter', '/x/api/grid/grid-col-def/#grid-col-def-valueGetter'],
    ['valueGet', '/x/api/grid/grid-col-def/#grid-col-def-valueGetter'],
    ['MuiDataGrid-cell', '/x/api/grid/data-grid/#data-grid-class-cell'],
    ['.MuiDataGrid-cell', '/x/api/grid/data-grid/#data-grid-class-cell'],
    ['Mui-selected', '/x/api/grid/data-grid/#data-grid-class-selected'],
    ['GridColDef', '/x/api/grid/grid-col-def/#'],
  ])('for "%s" at %s', (query, expected) => {
    expect(hash(query)).toBe(expected);
  });

  it('once for all pages that have it, which leads where pages of the docs lead', () => {
    const [result, ...others] = search.search('valueGetter').results;
    expect(result?.path).toBe('/x/api/grid/grid-col-def/');
    expect(result?.others).toEqual([
      { path: '/x/api/grid/grid-other/', title: 'GridOther', anchor: 'grid-other-valueGetter' },
    ]);
    expect(others.map(({ path }) => path)).not.toContain('/x/api/grid/grid-other/');
  });

  it('on its own page, even if other pages have a row of that name', () => {
    const row = (title: string): ExtractedMember => ({
      kind: 'slot',
      name: 'Toolbar',
      anchor: `${title}-slot-Toolbar`,
    });
    const { index } = createIndex(
      [
        api('/x/api/grid/toolbar/', 'Toolbar', []),
        api('/x/api/grid/a/', 'GridA', [row('a')]),
        api('/x/api/grid/b/', 'GridB', [row('b')]),
      ],
      ['grid'],
    );
    const { results } = createEngine(index).search('Toolbar');
    expect(results.map(({ path, others }) => [path, others.length]).sort()).toEqual([
      ['/x/api/grid/a/', 1],
      ['/x/api/grid/toolbar/', 0],
    ]);
  });

  it('before the best guide, which comes before all other names', () => {
    const named = (slug: string, title: string, name: string) =>
      api(`/x/api/grid/${slug}/`, title, [{ kind: 'member', name, anchor: `${slug}-${name}` }]);
    const cells = guide('/x/grid/cells/', 'Data Grid cells', [
      { ...section('Draw a cell', 'A function.'), code: new Set(['renderCell']) },
    ]);
    const { index } = createIndex(
      [
        named('a', 'GridA', 'renderCell'),
        named('b', 'GridB', 'renderCellParams'),
        named('c', 'GridC', 'renderCellText'),
        cells,
      ],
      ['grid'],
    );
    const paths = createEngine(index)
      .search('renderCell')
      .results.map(({ path }) => path);
    expect(paths.slice(0, 2)).toEqual(['/x/api/grid/a/', '/x/grid/cells/']);
    expect(paths).toHaveLength(4);
  });
});

it('ranks the guide for an ordinary word above the prop of that name', () => {
  const paths = search.search('rows').results.map(({ path }) => path);
  expect(paths[0]).toBe('/x/grid/rows/');
  expect(paths).toContain('/x/api/grid/data-grid/');
});

it('ranks only one of many pages with the same row above a matching guide', () => {
  const many = ['Bar', 'Line', 'Pie'].map((name) =>
    api(`/x/api/charts/${name}/`, `${name}Chart`, [
      { kind: 'prop', name: 'hideLegend', anchor: `${name}-prop-hideLegend` },
    ]),
  );
  const legend = guide('/x/charts/legend/', 'Charts legend', [
    section('Hide the legend', 'A prop.'),
  ]);
  const { index } = createIndex([...many, legend], ['grid', 'charts']);
  const paths = createEngine(index)
    .search('hide legend')
    .results.map(({ path }) => path);
  expect(paths.indexOf('/x/charts/legend/')).toBeLessThan(2);
});

it.each(['Keep order', 'keep  order', 'Data Grid notes'])(
  'puts the page first whose title or label in the sidebar is "%s"',
  (query) => {
    const many = ['a', 'b'].map((name) =>
      guide(`/x/${name}/`, `Keep order of data grid notes`, [
        section(`Keep order ${name}`, 'Keep order.'),
      ]),
    );
    const named = { ...guide('/x/grid/z/', 'Data Grid notes', []), label: 'Keep order' };
    const { index } = createIndex([...many, named], ['grid']);
    expect(createEngine(index).search(query).results[0]?.path).toBe('/x/grid/z/');
  },
);

it('uses words that hint at a product to rank its pages', () => {
  const labels = (product: string) => ({
    ...guide(`/x/${product}/labels/`, 'Labels', [section('Set labels', 'Short.')]),
    product,
  });
  const { index } = createIndex([labels('grid'), labels('charts')], ['grid', 'charts']);
  const engineOfBoth = createEngine(index);
  expect(engineOfBoth.search('labels of an axis').results[0]?.path).toBe('/x/charts/labels/');
  expect(engineOfBoth.search('labels of a column').results[0]?.path).toBe('/x/grid/labels/');
});

it('finds only words on the pages without a vocabulary', () => {
  const plainEngine = createEngineWith(files.index, EMPTY_VOCABULARY);
  expect(plainEngine.search('column pinning').results[0]?.path).toBe('/x/grid/column-pinning/');
  expect(plainEngine.search('freeze').results).toEqual([]);
});

it('filters results by product and kind', () => {
  const products = search.search('axis labels', { product: 'grid' }).results;
  expect(products.map(({ product }) => product)).not.toContain('charts');
  expect(search.search('axis labels', { product: 'charts' }).results[0]?.path).toBe(
    '/x/charts/axis/',
  );
  expect(search.search('rows', { kind: 'api' }).results.map(({ kind }) => kind)).toEqual(['api']);
});

it('suggests similar words if nothing is found', () => {
  const { results, nearest } = search.search('collumnnss');
  expect(results).toEqual([]);
  expect(nearest.length).toBeGreaterThan(0);
});

it.each(['', '   ', '???'])('finds nothing for "%s"', (query) => {
  expect(search.search(query)).toEqual({ results: [], words: [], nearest: [] });
});

it('treats a hostile query as text', () => {
  for (const query of ['__proto__', 'constructor', '('.repeat(500), 'a '.repeat(2000), '\u0000']) {
    expect(() => search.search(query)).not.toThrow();
  }
});

it('prefers the page that comes back to a word over one that mentions it once', () => {
  const { index, prose } = createIndex(
    [
      guide('/x/grid/a/', 'Data Grid A', [section('Merge cells', 'Once.'), section('Other', '')]),
      guide('/x/grid/b/', 'Data Grid B', [
        section('Merge cells', 'Merge them.'),
        section('Merge headers', 'Merge these, too.'),
      ]),
    ],
    ['grid'],
  );
  const made = createEngine(index);
  prose.forEach((data, file) => made.addProse(file, data));
  expect(made.search('merge').results.map(({ path }) => path)).toEqual([
    '/x/grid/b/',
    '/x/grid/a/',
  ]);
});

it('ranks the page that lists changes first if a query asks what has changed, and the guide otherwise', () => {
  const { index } = createIndex(
    [
      guide('/x/grid/filtering/', 'Data Grid filtering', [
        section('Filtering', 'It calls a handler with what changed.'),
      ]),
      {
        ...guide('/x/migration/behavior-grid/', 'Changes in behavior: Data Grid', [
          section('Filtering', 'In 8.20.0, filtering ignores case.'),
        ]),
        kind: 'migration',
      },
    ],
    ['grid'],
  );
  const made = createEngineWith(index, {
    ...VOCABULARY,
    migrationWords: ['since'],
  });
  const paths = (query: string) => made.search(query).results.map(({ path }) => path);
  expect(paths('what changed in filtering since 8.12')[0]).toBe('/x/migration/behavior-grid/');
  expect(paths('filtering')[0]).toBe('/x/grid/filtering/');
});
