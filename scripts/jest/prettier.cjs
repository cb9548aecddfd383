// Stub for Prettier. Tests may import it in any environment, but it formats only in `prettierEnvironment.cjs`.
const load = () => {
  if (!globalThis.loadPrettier) {
    throw new Error(
      'Prettier runs in tests with @jest-environment ./scripts/jest/prettierEnvironment.cjs.',
    );
  }
  return globalThis.loadPrettier();
};
module.exports = {
  format: (...args) => load().format(...args),
  resolveConfig: (...args) => load().resolveConfig(...args),
};
