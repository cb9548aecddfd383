/** @jest-environment node */
import { buildOfHtml, scriptsOfHtml } from './filesOf';
import { withRecord } from './html';
import type { PageRecord } from './types';

const RECORD: PageRecord = {
  build: 'b1',
  routes: [[{ order: 0, route: { path: '/x/</script>' } }]],
  modules: {},
  files: { 25: '024aa33a.66934aa0', 889: '.b6ae6dda' },
};
const HTML = withRecord('<script data-scripts="/main.js">start()</script>', RECORD, []);

it('a page tells its build, and the scripts of its own', () => {
  expect(buildOfHtml(HTML)).toBe('b1');
  expect(scriptsOfHtml(HTML)).toEqual([
    'assets/js/024aa33a.66934aa0.js',
    'assets/js/889.b6ae6dda.js',
  ]);
});

it('a page without a record is refused', () => {
  expect(() => buildOfHtml('<h1>Moved</h1>')).toThrow('the page has no record');
});
