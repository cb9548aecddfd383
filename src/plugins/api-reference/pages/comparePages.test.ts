/** @jest-environment node */
import { comparePages, describeChanges, type ExistingPage } from './comparePages';
import { apiPageText, type ApiPageFile } from './pageFiles';

const page = (path: string, title = path): ApiPageFile => ({
  path: `api/${path}.mdx`,
  title,
  description: 'Text.',
  api: path,
});

const MIT = { name: '@mui/x-charts', version: '8.12.0', product: 'x-charts' } as const;

function compare(
  expected: ApiPageFile[],
  existing: (ApiPageFile & Partial<Pick<ExistingPage, 'plan'>>)[],
  plans: readonly 'pro'[] = [],
) {
  return comparePages(
    expected,
    new Map(
      existing.map((one): [string, ExistingPage] => [
        one.path,
        { text: apiPageText(one), ...(one.plan ? { plan: one.plan } : {}) },
      ]),
    ),
    [MIT, ...plans.map((plan) => ({ ...MIT, name: `${MIT.name}-${plan}`, plan }))],
  );
}

describe('the difference from existing files', () => {
  it('is empty if they are up to date', () => {
    const pages = [page('charts/gauge'), page('charts/bar-chart')];
    expect(describeChanges(compare(pages, pages))).toEqual([]);
  });

  it('lists new, removed and changed pages', () => {
    const changes = compare(
      [page('charts/gauge'), page('charts/legend', 'New title')],
      [page('charts/legend'), page('charts/spark-line')],
    );
    expect(describeChanges(changes)).toEqual([
      'New:',
      '  api/charts/gauge.mdx',
      'Gone:',
      '  api/charts/spark-line.mdx',
      'Changed:',
      '  api/charts/legend.mdx',
    ]);
  });

  it('recognizes a rename if the content is similar', () => {
    const changes = compare(
      [page('charts/radar-chart'), page('charts/pie-arc-label')],
      [page('charts/unstable-radar-chart'), page('charts/pie-arc-lable'), page('charts/funnel')],
    );
    expect(changes.renamed).toEqual([
      { from: 'api/charts/unstable-radar-chart.mdx', to: 'api/charts/radar-chart.mdx' },
      { from: 'api/charts/pie-arc-lable.mdx', to: 'api/charts/pie-arc-label.mdx' },
    ]);
    expect(changes.appeared).toEqual([]);
    expect(changes.removed).toEqual(['api/charts/funnel.mdx']);
  });

  it("doesn't treat a move to another folder as a rename", () => {
    const changes = compare([page('tree-view/toolbar')], [page('charts/toolbar')]);
    expect(changes.renamed).toEqual([]);
  });

  it('keeps licensed pages and groups them by plan', () => {
    const pro = { ...page('charts/heatmap'), plan: 'pro' as const };
    const changes = compare([], [pro]);
    expect(changes.removed).toEqual([]);
    expect(describeChanges(changes).join('\n')).toContain('api/charts/heatmap.mdx (pro)');
    // If the plan's packages are installed, the symbol really no longer exists.
    expect(compare([], [pro], ['pro'])).toMatchObject({ removed: [pro.path], unlicensed: [] });
  });

  it('is summarized if it is large', () => {
    const pages = Array.from({ length: 25 }, (_, index) => page(`charts/page-${index}`));
    const lines = describeChanges(compare(pages, []));
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toBe('  and 5 more');
  });
});
