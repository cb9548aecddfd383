// The bundler's door to TypeScript: a docs version's data, and its sidebars apart from it.
const path = require('node:path');

const { createJiti } = require('jiti');

const { sidebarsModule, versionModule } = createJiti(__filename)('./globalData.ts');

const SIDEBARS = '?sidebars';

module.exports = function versionDataLoader(source) {
  return this.resourceQuery === SIDEBARS
    ? sidebarsModule(source)
    : versionModule(source, `./${path.basename(this.resourcePath)}${SIDEBARS}`);
};
