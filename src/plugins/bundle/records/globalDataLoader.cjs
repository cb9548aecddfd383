// The bundler's door to TypeScript: takes the list of all docs out of Docusaurus' data.
const { createJiti } = require('jiti');

const { withoutDocMap, withoutDocs } = createJiti(__filename)('./globalData.ts');

module.exports = function globalDataLoader(source) {
  return this.resourcePath.endsWith('globalData.json')
    ? withoutDocs(source)
    : withoutDocMap(source);
};
