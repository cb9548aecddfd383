/** @jest-environment node */
import { compile } from '@mdx-js/mdx';
import { VFile } from 'vfile';

import { component, gridRow, hook, REFERENCE } from './fixture';
import remarkApi, { type RemarkApiOptions } from './remarkApi';
import type { ApiSymbol } from './types';

let symbols: readonly ApiSymbol[];

jest.mock('./changes/releases', () => ({
  documentedReference: () => Promise.resolve({ ...REFERENCE, symbols }),
}));

beforeEach(() => {
  symbols = REFERENCE.symbols;
});

/** Compiles a page with only front matter to the JSX that Docusaurus would bundle. */
async function compilePage(
  frontMatter: Record<string, unknown>,
  { file = 'docs/api/page.mdx', ...options }: Partial<RemarkApiOptions> & { file?: string } = {},
): Promise<string> {
  const page = new VFile({ path: `/site/${file}`, value: '', data: { frontMatter } });
  return String(
    await compile(page, {
      jsx: true,
      remarkPlugins: [[remarkApi, { siteDir: '/site', ...options }]],
    }),
  );
}

/** Returns headings and elements, in order. */
const partsOf = (jsx: string) =>
  [
    ...jsx.matchAll(
      /<_components\.(h[23]) id="([^"]+)">|<(Api\w+)(?: api=\{(\w+)\} section="(\w+)")?/g,
    ),
  ].map(([, level, id, name, api, section]) =>
    level ? `${level} ${id}` : [name, api, section].filter(Boolean).join(' '),
  );

/** Returns the queries of a page's imports of symbols. */
const queriesOf = (jsx: string) =>
  [...jsx.matchAll(/apiModule\.ts\?([^"]+)"/g)].map(([, query]) =>
    Object.fromEntries(new URLSearchParams(query)),
  );

describe('the page of a symbol', () => {
  it('gets headings, the import, a toolbar before the first table, and its sections', async () => {
    const jsx = await compilePage({ api: 'data-grid/data-grid' });
    expect(partsOf(jsx)).toEqual([
      'h2 import',
      'ApiToolbar',
      'h2 props',
      'ApiSection api0 props',
      'h2 slots',
      'ApiSection api0 slots',
      'h2 css-classes',
      'ApiSection api0 classes',
      'h2 size',
      'ApiSection api0 size',
    ]);
    expect(jsx).toContain("import { DataGrid } from '@mui/x-data-grid/DataGrid';");
    expect(jsx).toContain("import { DataGrid } from '@mui/x-data-grid';");
    expect(jsx).toContain('Shows rows.');
    expect(jsx).toContain('export const api = [api0]');
  });

  it('imports its symbol for its version', async () => {
    const file = 'versioned_docs/version-7/api/data-grid/grid.mdx';
    const [query] = queriesOf(await compilePage({ api: 'data-grid/data-grid' }, { file }));
    expect(query).toEqual({ api: 'data-grid/data-grid', page: file });
  });

  it('has no toolbar without a table', async () => {
    const parts = partsOf(await compilePage({ api: 'data-grid/use-grid-row' }));
    expect(parts).toEqual([
      'h2 import',
      'h2 signature',
      'ApiSection api0 signatures',
      'h2 size',
      'ApiSection api0 size',
    ]);
  });

  it('imports an interface as a type', async () => {
    const jsx = await compilePage({ api: 'data-grid/grid-row' });
    expect(jsx).toContain("import type { GridRow } from '@mui/x-data-grid';");
    expect(jsx).not.toContain('// or');
  });

  it('has a section with demos if there are any', async () => {
    const demosOf = () => Promise.resolve([{ title: 'Sorting', path: 'a/', demos: [] }]);
    const parts = partsOf(await compilePage({ api: 'data-grid/grid-row' }, { demosOf }));
    expect(parts).toEqual([
      'h2 import',
      'ApiToolbar',
      'h2 members',
      'ApiSection api0 members',
      'h2 demos',
      'ApiSection api0 demos',
    ]);
  });

  it('shows what readers must know before they use it', async () => {
    symbols = [component({ deprecated: 'Use `Other`.', unstable: true, since: '8.2.0' })];
    const jsx = await compilePage({ api: 'data-grid/data-grid' });
    expect(jsx).toMatch(/<_components.strong>\{"Deprecated."\}<\/_components.strong>/);
    expect(jsx).toContain('"Other"');
    expect(jsx).toMatch(/Preview\."\}.*It may change in any release\./);
    expect(jsx).toContain('Since 8.2.0.');
    symbols = [component({ since: '8' })];
    expect(await compilePage({ api: 'data-grid/data-grid' })).toContain('New in v8.');
  });

  it('treats HTML and MDX syntax in a description as text', async () => {
    symbols = [component({ description: 'As in <DatePicker /> with {curly} signs.\n\n# Big' })];
    const jsx = await compilePage({ api: 'data-grid/data-grid' });
    expect(jsx).toContain('"<DatePicker />"');
    expect(jsx).toContain('{curly}');
    expect(jsx).not.toContain('<_components.h1');
  });
});

describe('a page of several symbols', () => {
  it('has a heading for each symbol, and one toolbar', async () => {
    symbols = [component(), gridRow(), hook()];
    const jsx = await compilePage(
      { api: ['data-grid/data-grid', 'data-grid/grid-row'] },
      { file: 'docs/react-data-grid/rows/components-api.mdx' },
    );
    const parts = partsOf(jsx);
    expect(parts.filter((part) => part === 'ApiToolbar')).toHaveLength(1);
    expect(parts.filter((part) => part.startsWith('h2'))).toEqual(['h2 data-grid', 'h2 grid-row']);
    expect(parts).toContain('h3 grid-row-members');
    expect(parts).toContain('ApiSection api1 members');
  });
});

describe('any other page', () => {
  it('is unchanged', async () => {
    expect(await compilePage({ title: 'Sorting' })).not.toContain('Api');
  });

  it.each([[5], [''], ['DataGrid'], [[]], [['data-grid/data-grid', 1]], [{ id: 'a/b' }]])(
    'rejects %j as its symbol and names the page',
    async (api) => {
      await expect(compilePage({ api })).rejects.toThrow(
        `docs/api/page.mdx: "api" in the front matter must be the id of a symbol, such as "data-grid/data-grid", or a list of ids; found ${JSON.stringify(api)}.`,
      );
    },
  );

  it("rejects a symbol that isn't installed", async () => {
    await expect(compilePage({ api: 'data-grid/data-grid-pro' })).rejects.toThrow(
      /docs\/api\/page\.mdx: .*"data-grid\/data-grid-pro".*Run "npm run docs:api"/,
    );
  });
});
