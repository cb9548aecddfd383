/**
 * Highlighting in the browser, for code that readers edit: the build's own, so that nothing changes its colour. 30 kB;
 * import it where few readers come.
 */
export { highlight } from './highlight';
