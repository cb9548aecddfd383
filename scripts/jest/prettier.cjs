// Stands for Prettier. What imports it may run anywhere; what formats runs in `prettierEnvironment.cjs`.
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
