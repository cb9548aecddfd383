import { linksOfPage } from './linksOfPage';
import type { VersionLinks } from './types';

const version: VersionLinks = {
  products: {
    'x-charts': {
      community: {
        source: 'https://code.example/x-charts',
        issues: 'https://code.example/issues',
        package: { name: '@mui/x-charts', href: 'https://npm.example/x-charts' },
      },
      pro: { source: 'https://code.example/x-charts-pro' },
    },
  },
  symbols: {
    'charts/bar-chart': {
      name: 'BarChart',
      product: 'x-charts',
      source: 'https://code.example/x-charts/BarChart',
      gzip: 80_000,
    },
    'charts/pie-chart': {
      name: 'PieChart',
      product: 'x-charts',
      source: 'https://code.example/x-charts/PieChart',
      gzip: 60_000,
    },
    'charts/bar-item': { name: 'BarItem', product: 'x-charts' },
  },
  bases: { 'x-charts': 'charts/bar-chart' },
  isListed: true,
};

const of = (id: string, frontMatter = {}, plan?: 'pro') =>
  linksOfPage({ id, frontMatter, plan }, version);

test('a guide shows what its first component is made of, and the package', () => {
  expect(of('react-charts/pie/pie', { components: ['PieChart', 'PieArc'] })).toEqual({
    source: 'https://code.example/x-charts/PieChart',
    sourceOf: 'PieChart',
    issues: 'https://code.example/issues',
    package: { name: '@mui/x-charts', href: 'https://npm.example/x-charts' },
    size: { name: 'PieChart', gzip: 60_000, table: 'charts' },
  });
});

test('a guide without a component shows the package, and the size of what pages begin with', () => {
  expect(of('react-charts/styling/styling')).toMatchObject({
    source: 'https://code.example/x-charts',
    sourceOf: '@mui/x-charts',
    size: { name: 'BarChart', gzip: 80_000 },
  });
});

test('an API page and a tab show their symbol, and an interface has no size', () => {
  const api = of('api/charts/pie-chart', { api: 'charts/pie-chart' });
  expect(api).toMatchObject({ sourceOf: 'PieChart', size: { gzip: 60_000 } });
  const tab = of('react-charts/pie/components-api', { api: ['charts/pie-chart', 'x'] });
  expect(tab).toMatchObject({ sourceOf: 'PieChart' });
  expect(of('api/charts/bar-item', { api: 'charts/bar-item' })).not.toHaveProperty('size');
});

test("a guide of a commercial plan shows its package's links, and no size of another package", () => {
  expect(of('react-charts/heatmap/heatmap', { components: ['BarChart'] }, 'pro')).toEqual({
    source: 'https://code.example/x-charts-pro',
    sourceOf: 'x-charts',
  });
});

test('a size of a release that the page of all sizes is not for is no link', () => {
  const page = { id: 'react-charts/bars/bars', frontMatter: {} };
  expect(linksOfPage(page, { ...version, isListed: false })?.size?.table).toBeUndefined();
});

test.each([
  'introduction/licensing/licensing',
  'migration/migration-charts-v7/migration-charts-v7',
])('%s, which is about no component, shows nothing', (id) => {
  expect(of(id)).toBeUndefined();
});
