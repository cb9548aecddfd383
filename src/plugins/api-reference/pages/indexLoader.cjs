// The bundler's loaders are plain JavaScript; this one is a door to the TypeScript beside it.
const jiti = require('jiti')(__filename, { jsx: { runtime: 'automatic' } });

module.exports = jiti('./indexLoader.ts').default;
