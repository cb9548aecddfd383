/*
 * Replaces `client/docusaurus.js` of @docusaurus/core (3.10.2) in development, where prefetching a page would compile
 * it.
 */
export default Object.freeze({
  prefetch: (): false => false,
  preload: (): false => false,
});
