import { spreadCalls } from '../../../core/turns';

/** The bundler's function that adds a script to the page. `import()` calls it once for each missing chunk. */
declare const __webpack_require__: { l: (...args: unknown[]) => void };

/*
 * The first demo or preview of a page needs 20 to 40 chunks. On a phone, the browser takes up to 3 ms for each script
 * element, so that adding them all at once is one of the longest tasks of the page.
 */
__webpack_require__.l = spreadCalls(__webpack_require__.l);
