// Stands for Prettier in tests that run in `prettierEnvironment.cjs`.
module.exports = globalThis.loadPrettier();
