import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

import { flagsOfDoc, nearestSidebarPath, sidebarTrail } from './sidebarPath';

const link = (href: string, label: string): PropSidebarItem => ({
  type: 'link',
  href,
  label,
  docId: href,
});
const group = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...(href ? { href } : {}),
});

const sidebar = [
  { type: 'html', value: 'Planned' } satisfies PropSidebarItem,
  group('Charts', [
    link('/x/react-charts/', 'Overview'),
    group('Bars', [link('/x/react-charts/bars/', 'Bars overview')]),
    group('API reference', [
      link('/x/api/charts/', 'Index'),
      link('/x/api/charts/bar-chart/', 'BarChart'),
    ]),
  ]),
  group('Tree View', [link('/x/tree/items/', 'Items')], '/x/tree/'),
];

describe('the sidebar entry of a page', () => {
  test.each([
    ['its own', '/x/api/charts/bar-chart/', '/x/api/charts/bar-chart/'],
    ['its own, without the slash', '/x/api/charts/bar-chart', '/x/api/charts/bar-chart'],
    ["its product's index", '/x/api/charts/use-scale/', '/x/api/charts/'],
    ['the page that it is a tab of', '/x/react-charts/bars/hooks-api/', '/x/react-charts/bars/'],
    ['that of a group', '/x/tree/focus/', '/x/tree/'],
    ['none', '/x/guides/privacy/', '/x/guides/privacy/'],
  ])('is %s', (_what, pathname, expected) => {
    expect(nearestSidebarPath(sidebar, pathname)).toBe(expected);
  });
});

describe('the breadcrumbs of a page', () => {
  const labels = (pathname: string) => sidebarTrail(sidebar, pathname).map(({ label }) => label);

  it('contain its groups', () => {
    expect(labels('/x/react-charts/bars/')).toEqual(['Charts', 'Bars', 'Bars overview']);
    expect(labels('/x/api/charts/')).toEqual(['Charts', 'API reference', 'Index']);
  });

  it('end with a group that is the page itself', () => {
    expect(labels('/x/tree/')).toEqual(['Tree View']);
    expect(labels('/x/tree/items/')).toEqual(['Tree View', 'Items']);
  });

  it('lead from a group to its first page, unless that is the page itself', () => {
    const hrefs = (pathname: string) => sidebarTrail(sidebar, pathname).map(({ href }) => href);
    expect(hrefs('/x/api/charts/bar-chart/')).toEqual([
      '/x/react-charts/',
      '/x/api/charts/',
      '/x/api/charts/bar-chart/',
    ]);
    expect(hrefs('/x/react-charts/bars/')).toEqual([
      '/x/react-charts/',
      undefined,
      '/x/react-charts/bars/',
    ]);
  });

  it('are empty for an unknown page', () => {
    expect(labels('/x/guides/privacy/')).toEqual([]);
  });
});

test('a page has its own flags, and the plan of the group around it', () => {
  const page = { ...link('/x/grid/grouping/', 'Overview'), customProps: { newFeature: true } };
  const items = [
    { ...group('Row grouping', [page]), customProps: { plan: 'premium' } },
    link('/x/grid/sorting/', 'Sorting'),
  ];
  expect(flagsOfDoc(items, '/x/grid/grouping/')).toEqual({ plan: 'premium', newFeature: true });
  expect(flagsOfDoc(items, '/x/grid/sorting/')).toEqual({});
  expect(flagsOfDoc(items, '/x/grid/none/')).toBeUndefined();
});
