// The bundler's door to TypeScript: takes what is of single pages out of Docusaurus' data.
const { createJiti } = require('jiti');

const { withoutPages } = createJiti(__filename)('./globalData.ts');

module.exports = function globalDataLoader(source) {
  return withoutPages(source);
};
