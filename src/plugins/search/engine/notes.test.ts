/** @jest-environment node */
import { createIndex } from '../build/createIndex';
import type { IndexedPage } from '../build/indexPage';
import type { DocumentedRelease } from '../build/missingNames';
import { EMPTY_VOCABULARY } from '../vocabulary';

import { createEngine } from './createEngine';

const page = (path: string, title: string, own: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title,
  description: '',
  keywords: [],
  version: '8',
  isHidden: false,
  members: [],
  removed: [],
  links: [],
  kind: path.startsWith('/x/api/') ? 'api' : 'guide',
  product: 'x-charts',
  sections: [{ anchor: '', heading: '', text: '', files: [], demos: [], code: new Set() }],
  ...own,
});

const PAGES = [
  page('/x/react-charts/bars/', 'Bar charts'),
  page('/x/react-charts/row-order/', 'Row reordering'),
  page('/x/api/charts/bar-chart/', 'BarChart API'),
  page('/x/api/charts/line-chart/', 'LineChart API'),
  page('/x/api/charts/line-plot/', 'LinePlot API'),
  page('/x/api/charts/tooltip/', 'Tooltip API'),
  page('/x/api/changes/from-7/', 'Changes since 7', {
    kind: 'api',
    removed: ['BarItem2', 'LinePlot'],
  }),
];

const RELEASE: DocumentedRelease = {
  titleWords: ['chart'],
  pages: [
    { pathname: '/x/react-charts/bars', title: 'Bars overview' },
    { pathname: '/x/react-charts/lines', title: 'Lines overview' },
    { pathname: '/x/api/charts/line-chart', title: 'LineChart' },
    { pathname: '/x/api/charts/funnel-chart', title: 'FunnelChart', plan: 'pro' },
    { pathname: '/x/api/charts/grid-pro', title: 'GridPro', plan: 'pro' },
    { pathname: '/x/api/charts/export-excel', title: 'ExportExcel', plan: 'premium' },
    { pathname: '/x/api/charts/funnel-series', title: 'FunnelSeries' },
  ],
};

const { index } = createIndex(PAGES, ['x-charts'], RELEASE);
const engine = createEngine(JSON.parse(JSON.stringify(index)) as typeof index, {
  ...EMPTY_VOCABULARY,
  siteWords: ['react'],
  products: { 'x-charts': { names: ['grid pro', 'chart'] } },
});
const noteOn = (query: string) => engine.search(query).note;

const FUNNEL = { kind: 'plan', name: 'FunnelChart', plan: 'pro' };

describe('a note', () => {
  test.each([
    ['FunnelChart', FUNNEL],
    ['funnelchart', FUNNEL],
    ['react funnel chart', FUNNEL],
    ['how do I color a funnel chart', FUNNEL],
    ['FunnelChart colors', FUNNEL],
    ['FunnelChartt', FUNNEL],
    ['ExportExcel', { kind: 'plan', name: 'ExportExcel', plan: 'premium' }],
    ['FunnelSeries', { kind: 'elsewhere', name: 'FunnelSeries' }],
    [
      'BarItem2',
      {
        kind: 'removed',
        name: 'BarItem2',
        path: '/x/api/changes/from-7/',
        title: 'Changes since 7',
      },
    ],
    ['LineChart', { kind: 'withoutGuide', name: 'LineChart', path: '/x/api/charts/line-chart/' }],
    ['line chart', { kind: 'withoutGuide', name: 'LineChart', path: '/x/api/charts/line-chart/' }],
    ['SchedulerX', { kind: 'unknown', name: 'SchedulerX' }],
    ['GridPro', { kind: 'plan', name: 'GridPro', plan: 'pro' }],
  ])('says why %s is not found as expected', (query, note) => {
    expect(noteOn(query)).toEqual(note);
  });

  test.each([
    ['BarChart', 'it has a guide'],
    ['LinePlot', 'it exists, although something of this name was removed'],
    ['Tooltip', 'the release has no guide for it either'],
    ['GridPro row reordering', 'the product only narrows the search'],
    ['Funnel', 'it may become the name of something'],
    ['BarCh', 'it may become the name of something'],
    ['scheduler', 'it is a plain word'],
    ['row reordering', 'it names nothing'],
    ['', 'nothing is searched'],
  ])('is not on %j: %s', (query) => {
    expect(noteOn(query)).toBeUndefined();
  });
});

it('without data about the release, there are notes on unknown names only', () => {
  const plain = createEngine(createIndex(PAGES.slice(0, 3), []).index, EMPTY_VOCABULARY);
  expect(plain.search('FunnelChart').note).toEqual({ kind: 'unknown', name: 'FunnelChart' });
  expect(plain.search('BarChart').note).toBeUndefined();
});
