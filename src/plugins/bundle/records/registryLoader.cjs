// Connects the bundler to the TypeScript code: removes the modules of articles from Docusaurus' registry.
const { readFileSync } = require('node:fs');
const path = require('node:path');

const { createJiti } = require('jiti');

const jiti = createJiti(__filename);
const { refersToFiles, withoutArticles } = jiti('./articles.ts');
const { activeThemeNames, mayBeInteractive } = jiti('../../article/interactive.ts');

module.exports = async function registryLoader(source) {
  const { siteDir } = this.getOptions();
  const file = path.join(path.dirname(this.resourcePath), 'routesChunkNames.json');
  this.addDependency(file);
  const chunkNames = JSON.parse(readFileSync(file, 'utf8'));
  const names = await activeThemeNames(siteDir, this.getResolve({}));
  const registry = withoutArticles(source, chunkNames, (page) => {
    const pageFile = page.replace(/^@site/, siteDir);
    this.addDependency(pageFile);
    const markdown = readFileSync(pageFile, 'utf8');
    return refersToFiles(markdown) || mayBeInteractive(markdown, names);
  });
  // For the style sheets of the components in articles. Nothing loads their code, or the registry's.
  return `${registry}\nexport const articleComponents = () => import(/* webpackChunkName: "article-components" */ '@theme/ArticleComponents');\n`;
};
