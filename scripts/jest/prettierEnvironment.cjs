// Jest's Node environment, with access to the real Prettier. Prettier is loaded outside Jest, because Jest's module
// loader cannot run Prettier's `import()` of its own files.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class PrettierEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // Prettier outlives a test file, and a configuration that it remembers would be read by the first one alone.
    await require('prettier').clearConfigCache();
    // A function, because after each file Jest takes apart the objects that it finds on the global object.
    this.global.loadPrettier = () => require('prettier');
  }
};
