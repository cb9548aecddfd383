// Node's environment, with a way to the real Prettier, loaded outside Jest: its `import()` of its own files is nothing
// that Jest's module loader can do.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class PrettierEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // A function, since Jest takes apart what objects it finds on the global one after each file.
    this.global.loadPrettier = () => require('prettier');
  }
};
