import { spreadCalls } from './spreadCalls';

/** The bundler's function that adds a script to the page. `import()` calls it once for each missing chunk. */
declare const __webpack_require__: { l: (...args: unknown[]) => void };

/*
 * Import this module before the first demo or preview of a page loads its 20 to 40 chunks. On a phone, the browser takes
 * up to 3 ms for each script element, so that adding them all at once would be one of the longest tasks of the page.
 */
if (typeof document !== 'undefined' && typeof __webpack_require__ !== 'undefined') {
  __webpack_require__.l = spreadCalls(__webpack_require__.l);
}
