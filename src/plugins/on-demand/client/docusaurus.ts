/*
 * Takes the place of @docusaurus/core's `client/docusaurus.js` (3.10.2) in development, where fetching a page ahead would
 * compile it.
 */
export default Object.freeze({
  prefetch: (): false => false,
  preload: (): false => false,
});
