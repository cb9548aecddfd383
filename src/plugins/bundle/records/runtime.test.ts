/** @jest-environment node */
import vm from 'node:vm';

import { withoutPageChunks } from './runtime';

const FILES = new Map([
  ['25', 'assets/js/024aa33a.66934aa0.js'],
  ['889', 'assets/js/889.b6ae6dda.js'],
  ['66', 'assets/js/common.281d0895.js'],
  ['70', 'assets/js/70.0c0ffee0.js'],
  ['1', 'assets/js/main.3f0b735a.js'],
]);
const COMMON = new Set(['66', '70', '1']);

/** A runtime as Rspack emits it. It has no file for the chunk of the entry, which the page itself loads. */
const runtime = (names: string) =>
  `(()=>{"use strict";var r={},l=e=>r[e];l.m=r,l.u=${names},l.o=(e,t)=>1,l.p="/",self.require=l})();`;
const NAMES =
  `e=>"assets/js/"+(({25:"024aa33a",66:"common"})[e]||e)+"."+` +
  `({25:"66934aa0",66:"281d0895",70:"0c0ffee0",889:"b6ae6dda"})[e]+".js"`;

/** Returns the file that a runtime loads for a chunk, on a page with these files in its record. */
function fileOf(code: string, chunk: string, portalChunkFiles?: Record<string, string>): string {
  const self: { require?: { u: (chunk: string) => string } } = {};
  vm.runInNewContext(code, { self: Object.assign(self, { portalChunkFiles }) });
  return self.require?.u(chunk) ?? '';
}

it('keeps the files that every page may load in the runtime', () => {
  const code = withoutPageChunks(runtime(NAMES), FILES, COMMON);
  expect(fileOf(code, '66')).toBe(FILES.get('66'));
  expect(fileOf(code, '70')).toBe(FILES.get('70'));
  expect(code).not.toContain('024aa33a');
  expect(code).not.toContain('b6ae6dda');
});

it('reads other files from the records', () => {
  const code = withoutPageChunks(runtime(NAMES), FILES, COMMON);
  const record = { 25: '024aa33a.66934aa0', 889: '.b6ae6dda' };
  expect(fileOf(code, '25', record)).toBe(FILES.get('25'));
  expect(fileOf(code, '889', record)).toBe(FILES.get('889'));
});

it('leaves the rest of the runtime unchanged', () => {
  const code = withoutPageChunks(runtime(NAMES), FILES, COMMON);
  const [before = '', after = ''] = runtime(NAMES).split(NAMES);
  expect(code.startsWith(before)).toBe(true);
  expect(code.endsWith(after)).toBe(true);
});

it('rejects a runtime that refers to other files, and names both', () => {
  const other = NAMES.replace('b6ae6dda', 'ffffffff');
  expect(() => withoutPageChunks(runtime(other), FILES, COMMON)).toThrow(
    'refers to assets/js/889.ffffffff.js for the chunk 889, but the build has assets/js/889.b6ae6dda.js',
  );
});

it('rejects the runtime of another bundler', () => {
  expect(() => withoutPageChunks('var files = e => e + ".js";', FILES, COMMON)).toThrow(
    'the runtime has no function "u"',
  );
});

it("rejects a file that doesn't follow Docusaurus' naming", () => {
  const files = new Map([['5', 'js/five.js']]);
  expect(() => withoutPageChunks(runtime('e=>"js/five.js"'), files, new Set(['5']))).toThrow(
    'the file of the chunk 5 should match assets/js/….js; found js/five.js',
  );
});
