/** @jest-environment node */
import { findCounterpart, type MovedPages, type VersionPages } from './counterparts';

/** Returns a version with these pages. Its path is `/x/` and its name. */
const version = (name: string, ...pages: string[]): VersionPages => ({
  name,
  start: `/x/${name}/`,
  pages: new Map(pages.map((page) => [page, `/x/${name}/${page ? `${page}/` : ''}`])),
});

const find = (page: string, to: VersionPages, moved: MovedPages = {}) =>
  findCounterpart(page, to, moved);

describe('switching the version', () => {
  it('keeps the page if it exists there, moved or not', () => {
    const to = version('8', 'react-data-grid/sorting', 'react-data-grid/order');
    const moved = { 'react-data-grid/order': 'react-data-grid/sorting' };
    expect(find('react-data-grid/sorting', to, moved)).toEqual({
      path: '/x/8/react-data-grid/sorting/',
    });
  });

  it('keeps the front page', () => {
    expect(find('', version('8', ''))).toEqual({ path: '/x/8/' });
  });

  describe('follows a page that has moved', () => {
    test.each([
      ['to its new path', 'gauges', { gauges: 'gauge' }, 'gauge'],
      ['to its old path', 'gauge', { gauges: 'gauge' }, 'gauges'],
      ['through several moves', 'meters', { meters: 'gauges', gauges: 'gauge' }, 'gauge'],
      ['back through several moves', 'gauge', { meters: 'gauges', gauges: 'gauge' }, 'meters'],
      ['between two old paths', 'meters', { meters: 'gauge', gauges: 'gauge' }, 'gauges'],
      ['to the front page', 'gauge', { gauge: '' }, ''],
    ] satisfies [string, string, MovedPages, string][])('%s', (_name, page, moved, target) => {
      expect(find(page, version('8', target, 'pie'), moved)).toEqual({
        path: target ? `/x/8/${target}/` : '/x/8/',
        standIn: 'moved',
      });
    });

    it('once, in a circle of moves', () => {
      const to = version('8', 'react-charts');
      expect(find('react-charts/a', to, { 'react-charts/a': 'b', b: 'react-charts/a' })).toEqual({
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
    expect(find(page, to)).toEqual({
      path: `/x/8/${expected ? `${expected}/` : ''}`,
      standIn: 'nearest',
    });
  });

  it("leads to the version's start if it has no front page", () => {
    const to = { ...version('8', 'guides/start'), start: '/x/8/guides/start/' };
    expect(find('react-charts/bars', to)).toEqual({
      path: '/x/8/guides/start/',
      standIn: 'nearest',
    });
  });
});
