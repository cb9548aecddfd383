// Generates the module that imports the code of open pages. It is plain JavaScript because the bundler calls it.
const fs = require('node:fs');

/** Matches a line of Docusaurus' registry (3.10.2, core/lib/server/codegen/codegenRoutes.js). */
const ENTRY =
  /^ {2}("(?:[^"\\]|\\.)+"): \[\(\) => (import\(.*\)), "(?:[^"\\]|\\.)*", require\.resolveWeak\(/gm;

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/** @this {import('@rspack/core').LoaderContext<{ registry: string, opened: string, client: string }>} */
module.exports = function openedModule() {
  const { registry, opened, client } = this.getOptions();
  this.addDependency(registry);
  this.addDependency(opened);
  const names = new Set(JSON.parse(read(opened) || '[]'));
  const lines = [...read(registry).matchAll(ENTRY)]
    .filter(([, name]) => names.has(JSON.parse(name)))
    .map(([, name, code]) => `  ${name}: () => ${code},`);
  return `import { provideModules } from ${JSON.stringify(client)};
provideModules({
${lines.join('\n')}
});
module.hot.accept();
`;
};
