/** @jest-environment node */
import { findCounterpart, type MovedPages, type VersionPages } from './counterparts';

const ORDER = ['current', '8', '7'];

/** Returns a version with these pages. Its path is `/x/` and its name. */
const version = (name: string, ...pages: string[]): VersionPages => ({
  name,
  start: `/x/${name}/`,
  pages: new Map(pages.map((page) => [page, `/x/${name}/${page ? `${page}/` : ''}`])),
});

const find = (page: string, from: string, to: VersionPages, moved: MovedPages = {}) =>
  findCounterpart(page, from, to, ORDER, moved);

describe('switching the version', () => {
  it('keeps the page if it exists there, moved or not', () => {
    const to = version('8', 'react-data-grid/sorting', 'react-data-grid/order');
    const moved = { current: { 'react-data-grid/order': 'react-data-grid/sorting' } };
    expect(find('react-data-grid/sorting', 'current', to, moved)).toEqual({
      path: '/x/8/react-data-grid/sorting/',
    });
  });

  it('keeps the front page', () => {
    expect(find('', 'current', version('8', ''))).toEqual({ path: '/x/8/' });
  });

  describe('follows a page that has moved', () => {
    const moved = {
      current: { 'react-charts/gauges': 'react-charts/gauge' },
      '8': { 'react-charts/meters': 'react-charts/gauges' },
    };

    test.each([
      ['8', 'react-charts/gauges', 'current', 'react-charts/gauge'],
      ['current', 'react-charts/gauge', '8', 'react-charts/gauges'],
      ['7', 'react-charts/meters', 'current', 'react-charts/gauge'],
      ['current', 'react-charts/gauge', '7', 'react-charts/meters'],
    ])('from %s, %s, to %s', (from, page, name, target) => {
      expect(find(page, from, version(name, target, 'react-charts'), moved)).toEqual({
        path: `/x/${name}/${target}/`,
        standIn: 'moved',
      });
    });

    it('ignores moves that happened after the target version', () => {
      const to = version('8', 'react-charts', 'react-charts/gauge');
      expect(find('react-charts/meters', '7', to, { current: moved.current })).toEqual({
        path: '/x/8/react-charts/',
        standIn: 'nearest',
      });
    });
  });

  test.each([
    ['the page above', 'react-data-grid/columns/pinning', 'react-data-grid/columns'],
    ['the one above that', 'react-data-grid/rows/height/auto', 'react-data-grid'],
    ["its product's overview", 'api/data-grid/grid-row-params', 'react-data-grid'],
    ["its product's overview", 'migration/migration-data-grid-v8', 'react-data-grid'],
    ['the front page', 'guides/tables', ''],
  ])('otherwise leads to %s', (_what, page, expected) => {
    const to = version('8', '', 'react-data-grid', 'react-data-grid/columns');
    expect(find(page, 'current', to)).toEqual({
      path: `/x/8/${expected ? `${expected}/` : ''}`,
      standIn: 'nearest',
    });
  });

  it("leads to the version's start if it has no front page", () => {
    const to = { ...version('8', 'guides/start'), start: '/x/8/guides/start/' };
    expect(find('react-charts/bars', 'current', to)).toEqual({
      path: '/x/8/guides/start/',
      standIn: 'nearest',
    });
  });
});
