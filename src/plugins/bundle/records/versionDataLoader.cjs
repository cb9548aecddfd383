// Connects the bundler to the TypeScript code: separates a docs version's data from its sidebars.
const path = require('node:path');

const { createJiti } = require('jiti');

const { sidebarsModule, versionModule } = createJiti(__filename)('./globalData.ts');

const SIDEBARS = '?sidebars';

module.exports = function versionDataLoader(source) {
  return this.resourceQuery === SIDEBARS
    ? sidebarsModule(source)
    : versionModule(source, `./${path.basename(this.resourcePath)}${SIDEBARS}`);
};
