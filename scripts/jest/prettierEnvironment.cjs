// Jest's Node environment, with access to the real Prettier. Prettier is loaded outside Jest, because Jest's module
// loader cannot run Prettier's `import()` of its own files.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class PrettierEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // A function, because after each file Jest takes apart the objects that it finds on the global object.
    this.global.loadPrettier = () => require('prettier');
  }
};
