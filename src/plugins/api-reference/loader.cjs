// The bundler's loaders are plain JavaScript; this one loads the TypeScript next to it, with its JSX.
const jiti = require('jiti')(__filename, { jsx: { runtime: 'automatic' } });

module.exports = jiti('./loader.ts').default;
