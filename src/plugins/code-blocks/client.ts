/**
 * Highlighting in the browser, for code that readers edit. It is the same as in the build, so the colors don't change.
 * Its size is 30 kB: import it only where few readers need it.
 */
export { escapeHtml } from './escapeHtml';
export { highlight } from './highlight';
