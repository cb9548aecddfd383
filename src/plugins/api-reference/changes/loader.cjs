// The bundler's loaders are plain JavaScript; this one is a door to the TypeScript beside it, with its JSX.
const jiti = require('jiti')(__filename, { jsx: { runtime: 'automatic' } });

module.exports = jiti('./loader.ts').default;
