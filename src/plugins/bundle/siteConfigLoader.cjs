// Removes what only a build needs from the site configuration that every page loads: the plugins with their options,
// the page template, the features of the bundler, and the colors of code.
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  // The context has the resolved locales next to the configuration.
  'i18n',
  'markdown',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** @param {string} source - The generated module: `export default {…JSON…};` */
module.exports = function siteConfigLoader(source) {
  const [, json] = /export default (\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (!json) {
    throw new Error(
      'siteConfigLoader: the generated docusaurus.config.mjs doesn\'t have the format "export default {…}".',
    );
  }
  const config = JSON.parse(json);
  // Code is highlighted during the build, with colors from a style sheet.
  const themeConfig = { ...config.themeConfig };
  delete themeConfig.prism;
  const { experimental_router } = config.future;
  const kept = Object.fromEntries(
    Object.entries(config).filter(
      ([name]) => !BUILD_ONLY.includes(name) && !name.startsWith('onBroken'),
    ),
  );
  return `export default ${JSON.stringify({ ...kept, future: { experimental_router }, themeConfig })};`;
};
