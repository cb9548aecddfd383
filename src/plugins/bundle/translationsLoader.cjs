// Removes the descriptions of texts, which are for translators, from `translate({ description: '…' })` and
// `<Translate description="…">`. Without it, all pages load them: 0.4 kB (gzip).

/** @param {string} source - A module of a theme. */
module.exports = function translationsLoader(source) {
  return source.includes('@docusaurus/Translate')
    ? source
        .replace(/\bdescription:\s*(['"`])(?:(?!\1)[^\\]|\\.)*\1,?/g, '')
        .replace(/\sdescription="[^"]*"/g, '')
    : source;
};
