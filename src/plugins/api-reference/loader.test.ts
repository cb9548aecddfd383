/** @jest-environment node */
import type { ApiModule } from './apiModule';
import { REFERENCE } from './fixture';
import apiLoader, { type ApiLoaderOptions } from './loader';

jest.mock('./extract', () => ({ apiReference: () => Promise.resolve(REFERENCE) }));

/** Loads a symbol as the bundler does. */
async function load(
  query: Record<string, string>,
  options: Partial<ApiLoaderOptions> = {},
): Promise<{ code: string; module: ApiModule }> {
  const context = {
    resourceQuery: `?${new URLSearchParams(query).toString()}`,
    getOptions: (): ApiLoaderOptions => ({
      hasHtml: true,
      siteDir: '/site',
      docsDir: 'docs',
      measures: false,
      releases: [],
      ...options,
    }),
    addMissingDependency: () => undefined,
  };
  const code = await apiLoader.call(context as unknown as ThisParameterType<typeof apiLoader>);
  const json = code.replace(/^export default /, '').replace(/;$/, '');
  return { code, module: JSON.parse(json) as ApiModule };
}

const PAGE = {
  api: 'data-grid/data-grid',
  path: 'api/data-grid/data-grid/',
  page: 'docs/api/data-grid/data-grid.mdx',
};

describe('the ?api loader', () => {
  it('gives the server the HTML of each section, its anchors and its links', async () => {
    const { module } = await load(PAGE);
    expect(Object.keys(module.sections)).toEqual(['props', 'slots', 'classes', 'size', 'toc']);
    expect(module.sections.props).toContain('<tr id="data-grid-prop-rows">');
    expect(module.anchors).toContain('data-grid-class-cell');
    expect(module.links).toEqual(['../grid-row/']);
  });

  it('gives the browser nothing but the id', async () => {
    const { code } = await load(PAGE, { hasHtml: false });
    expect(code).toBe(
      'export default {"id":"data-grid/data-grid","sections":{},"anchors":[],"links":[]};',
    );
  });

  it('asks for demos of the symbol', async () => {
    const demosOf = jest.fn(() =>
      Promise.resolve([{ title: 'Sorting', path: 'react-data-grid/sorting/', demos: [] }]),
    );
    const { module } = await load(PAGE, { demosOf });
    expect(demosOf).toHaveBeenCalledWith(
      'data-grid/data-grid',
      expect.objectContaining({ name: 'current' }),
    );
    expect(module.sections.demos).toContain('../../../react-data-grid/sorting/');
  });

  it('gives headings of a page with several symbols their own ids', async () => {
    const { module } = await load({ ...PAGE, shared: '' });
    expect(module.sections.toc).toContain('href="#data-grid-props"');
  });

  it('names the page, what is like it and what to run, for a symbol that is not there', async () => {
    const asked = load({ ...PAGE, api: 'data-grid/grid' });
    await expect(asked).rejects.toThrow(
      'docs/api/data-grid/data-grid.mdx: "api" in the front matter names "data-grid/grid", which the installed packages (@mui/x-data-grid 8.12.1) do not export. Like it are: data-grid/data-grid, data-grid/grid-row, data-grid/use-grid-row. Run "npm run docs:api" to bring the pages up to date.',
    );
  });
});
