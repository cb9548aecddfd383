// Node's environment, with the real Prettier loaded outside Jest: its `import()` of its own files is nothing that
// Jest's module loader can do.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class PrettierEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.prettier = require('prettier');
  }
};
