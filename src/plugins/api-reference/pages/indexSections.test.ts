/** @jest-environment node */
import { reference, symbol } from './fixture';
import { indexMarkdown } from './indexMarkdown';
import { apiIndexSections, firstSentence } from './indexSections';
import { linksBelow } from '../render/links';
import { renderApiIndex } from './renderIndex';

const all = reference(
  symbol('interface', 'BarSeries', 'bar-series'),
  symbol('component', 'Gauge', 'gauge'),
  symbol('component', 'BarChart', 'bar-chart', { description: 'Compares `values`. More text.' }),
  symbol('hook', 'useXScale', 'use-x-scale'),
  symbol('component', 'DataGrid', 'data-grid', { product: 'x-data-grid' }),
);

describe("a product's index", () => {
  it('lists its symbols by kind, components first, sorted by name', () => {
    const sections = apiIndexSections(all, 'charts');
    expect(sections.map(({ title, symbols }) => [title, symbols.map(({ name }) => name)])).toEqual([
      ['Components', ['BarChart', 'Gauge']],
      ['Hooks', ['useXScale']],
      ['Interfaces', ['BarSeries']],
    ]);
  });

  it('has no heading without content', () => {
    expect(apiIndexSections(all, 'data-grid').map(({ kind }) => kind)).toEqual(['component']);
  });

  it("has headings that Docusaurus sees, and lists that it doesn't", () => {
    const mdx = indexMarkdown(all, 'charts', 'docs/api/charts/index.mdx', []);
    expect(mdx.match(/^## .*$/gm)).toEqual(['## Components', '## Hooks', '## Interfaces']);
    expect(mdx).toContain('What `@mui/x-charts` 8.12.0 exports');
    expect(mdx).not.toContain('BarChart');
  });

  it('links to the changes since older releases', () => {
    const releases = [{ name: '7' }, { name: '8.12.1' }];
    expect(indexMarkdown(all, 'charts', 'docs/api/charts/index.mdx', releases)).toContain(
      'What changed: [since release 7](../changes/from-7.mdx), [since release 8.12.1](../changes/from-8.12.1.mdx).',
    );
    expect(indexMarkdown(all, 'charts', 'docs/api/charts/index.mdx', [])).not.toContain('changed');
  });

  test.each([['chart'], [undefined], [['charts']]])('rejects the product %j', (folder) => {
    expect(() => indexMarkdown(all, folder, 'docs/api/charts/index.mdx', [])).toThrow(
      'docs/api/charts/index.mdx: "apiIndex" in the front matter must be one of charts, data-grid; found',
    );
  });

  it('links each name to its page, with a one-line description', () => {
    const { sections, links } = renderApiIndex(all, 'charts', linksBelow('/x/'));
    const list = htmlOf(sections.component);
    expect(list).toContain(
      '<a href="/x/api/charts/bar-chart/">BarChart</a><p>Compares <code>values</code></p>',
    );
    expect(list).toContain('<a href="/x/api/charts/gauge/">Gauge</a></li>');
    expect(links).toEqual(
      ['bar-chart', 'gauge', 'use-x-scale', 'bar-series'].map((name) => `/x/api/charts/${name}/`),
    );
  });

  it('marks symbols that are unstable, deprecated, or require a plan', () => {
    const marked = reference({
      ...symbol('component', 'Heatmap', 'heatmap'),
      plan: 'pro',
      unstable: true,
      deprecated: '',
    });
    const list = htmlOf(renderApiIndex(marked, 'charts', linksBelow('/x/')).sections.component);
    expect(list).toMatch(/>Pro<.*>Preview<.*>Deprecated</);
  });
});

function htmlOf(html: string | undefined): string {
  return html ?? '';
}

describe('the one-line description of a symbol', () => {
  const text = (description: string) =>
    firstSentence(description)
      .map((part) => (typeof part === 'string' ? part : `<${part.code}>`))
      .join('');

  test.each([
    ['Draws bars. Use it in a container.', 'Draws bars'],
    ['Identifies a bar.\nUsed for clicks.', 'Identifies a bar'],
    ['Types of v. 8, e.g. Dates, for `XAxis`.', 'Types of v. 8, e.g. Dates, for <XAxis>'],
    ['A [scale](https://example.com) **of** the axis', 'A scale of the axis'],
    ['API:\n\n- [BarChart API](https://mui.com/x/api/)', ''],
    ['- a list', ''],
    ['Demos:\n\n- [Bars](https://mui.com/x/)', ''],
    ['', ''],
  ])('shortens %j to %j', (description, line) => {
    expect(text(description)).toBe(line);
  });

  it('ends at a word boundary if it is too long', () => {
    expect(text('word '.repeat(60))).toMatch(/^(?:word ){20,24}…$/);
  });
});
