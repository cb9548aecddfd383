// Bundler loaders must be plain JavaScript. This one loads the TypeScript implementation.
const jiti = require('jiti')(__filename);

module.exports = jiti('./islandModule.ts').default;
