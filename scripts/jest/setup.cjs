const { watchReads } = require('./reads.cjs');

// The matchers of jest-dom take a fifth of a second to load, and tests in Node don't need them.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // jsdom has no animations.
  document.getAnimations = () => [];
}
if (process.env.UNIT_INPUTS) {
  watchReads(process.env.UNIT_INPUTS);
}
