// Connects the bundler to the TypeScript code: removes the modules of articles from Docusaurus' registry.
const { readFileSync } = require('node:fs');
const path = require('node:path');

const { createJiti } = require('jiti');

const { withoutArticles } = createJiti(__filename)('./articles.ts');

module.exports = function registryLoader(source) {
  const { siteDir } = this.getOptions();
  const file = path.join(path.dirname(this.resourcePath), 'routesChunkNames.json');
  this.addDependency(file);
  const chunkNames = JSON.parse(readFileSync(file, 'utf8'));
  return withoutArticles(source, chunkNames, (page) => {
    const pageFile = page.replace(/^@site/, siteDir);
    this.addDependency(pageFile);
    return readFileSync(pageFile, 'utf8');
  });
};
