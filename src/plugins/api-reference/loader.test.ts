/** @jest-environment node */
import type { ApiModule } from './apiModule';
import { REFERENCE } from './fixture';
import apiLoader, { type ApiLoaderOptions } from './loader';

jest.mock('./extract', () => ({ apiReference: () => Promise.resolve(REFERENCE) }));

/** Loads a symbol like the bundler. */
async function load(
  query: Record<string, string>,
  options: Partial<ApiLoaderOptions> = {},
): Promise<{ code: string; module: ApiModule; dependencies: string[] }> {
  const dependencies: string[] = [];
  const context = {
    resourceQuery: `?${new URLSearchParams(query).toString()}`,
    getOptions: (): ApiLoaderOptions => ({
      hasHtml: true,
      siteDir: '/site',
      docsDir: 'docs',
      measures: false,
      releases: [],
      roots: new Map([['current', '/zh/x/']]),
      ...options,
    }),
    addDependency: (file: string) => void dependencies.push(file),
    addContextDependency: (folder: string) => void dependencies.push(folder),
  };
  const code = await apiLoader.call(context as unknown as ThisParameterType<typeof apiLoader>);
  const json = code.replace(/^export default /, '').replace(/;$/, '');
  return { code, module: JSON.parse(json) as ApiModule, dependencies };
}

const PAGE = {
  api: 'data-grid/data-grid',
  page: 'docs/api/data-grid/data-grid.mdx',
};

describe('the ?api loader', () => {
  it('gives the server the HTML of each section, its anchors and its links', async () => {
    const { module } = await load(PAGE);
    expect(Object.keys(module.sections)).toEqual(['props', 'slots', 'classes', 'size']);
    expect(module.sections.props).toContain('<tr id="data-grid-prop-rows">');
    expect(module.anchors).toContain('data-grid-class-cell');
    expect(module.links).toEqual(['/zh/x/api/data-grid/grid-row/']);
  });

  it('gives the browser only the id', async () => {
    const { code } = await load(PAGE, { hasHtml: false });
    expect(code).toBe(
      'export default {"id":"data-grid/data-grid","sections":{},"anchors":[],"links":[]};',
    );
  });

  it('changes with the packages, the demos or, if known, the sizes', async () => {
    const cache = '/site/node_modules/.cache';
    // An interface has no size to measure.
    const row = { ...PAGE, api: 'data-grid/grid-row' };
    expect((await load(row, { measures: true })).dependencies).toEqual([
      '/site/package-lock.json',
      '/site/docs/api/since.json',
      '/site/docs/api/sizes.json',
      `${cache}/portal-api-demos/docs/data-grid/grid-row.json`,
    ]);
    expect((await load(PAGE)).dependencies).toEqual([
      '/site/package-lock.json',
      '/site/docs/api/since.json',
      '/site/docs/api/sizes.json',
      `${cache}/portal-api-demos/docs/data-grid/data-grid.json`,
      `${cache}/portal-api-sizes`,
    ]);
  });

  it('requests the demos of the symbol', async () => {
    const demosOf = jest.fn(() =>
      Promise.resolve([{ title: 'Sorting', path: 'react-data-grid/sorting/', demos: [] }]),
    );
    const { module } = await load(PAGE, { demosOf });
    expect(demosOf).toHaveBeenCalledWith(
      'data-grid/data-grid',
      expect.objectContaining({ name: 'current' }),
    );
    expect(module.sections.demos).toContain('/zh/x/react-data-grid/sorting/');
  });

  it('names the page, similar symbols and the command to run for an unknown symbol', async () => {
    const asked = load({ ...PAGE, api: 'data-grid/grid' });
    await expect(asked).rejects.toThrow(
      'docs/api/data-grid/data-grid.mdx: "api" in the front matter refers to "data-grid/grid", which the installed packages (@mui/x-data-grid 8.12.1) don\'t export. Similar: data-grid/data-grid, data-grid/grid-row, data-grid/use-grid-row. Run "npm run docs:api" to update the pages.',
    );
  });
});
