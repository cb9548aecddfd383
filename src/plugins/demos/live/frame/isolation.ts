/**
 * Returns why a document must not run code that it is sent, or undefined if it may: the code could read the site's
 * storage and cookies unless the document has an opaque origin. It has one in a frame with the attribute `sandbox`, and
 * on hosts that send the document's policy, which includes `sandbox`. On other hosts, any website could embed the
 * document without either.
 *
 * @param origin - The document's origin, `window.origin`, which is `'null'` if it is opaque.
 */
export function reasonNotToRun(origin: string): string | undefined {
  return origin === 'null'
    ? undefined
    : `This preview doesn't run code here, because the code could read the data of ${origin} in your browser. ` +
        `Embed it in a frame with sandbox="allow-scripts".`;
}
