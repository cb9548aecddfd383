// Connects the bundler to the TypeScript code: marks compiled pages that need React in the browser.
const { readFileSync } = require('node:fs');

const { createJiti } = require('jiti');

const { activeThemeNames, markInteractive, mayBeInteractive, requireStaticCode } =
  createJiti(__filename)('./interactive.ts');

module.exports = async function interactiveLoader(code) {
  const { siteDir, isBuild } = this.getOptions();
  const { resourcePath } = this;
  const resolve = this.getResolve({});
  const markdown = readFileSync(resourcePath, 'utf8');
  await requireStaticCode(markdown, resourcePath, siteDir, resolve);
  if (!isBuild) {
    return code;
  }
  const names = await activeThemeNames(siteDir, resolve);
  return mayBeInteractive(markdown, names)
    ? markInteractive(code, { file: resourcePath, markdown, siteDir }, names, {
        resolve,
        onRead: (file) => this.addDependency(file),
      })
    : code;
};
