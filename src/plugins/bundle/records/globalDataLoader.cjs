// Connects the bundler to the TypeScript code: removes the data of individual pages from Docusaurus' global data.
const { createJiti } = require('jiti');

const { withoutPages } = createJiti(__filename)('./globalData.ts');

module.exports = function globalDataLoader(source) {
  return withoutPages(source);
};
