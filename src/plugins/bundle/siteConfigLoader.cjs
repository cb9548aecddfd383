// Removes what only a build needs from the site configuration that every page loads: the plugins with their options,
// and the page template.
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
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
  const kept = Object.fromEntries(
    Object.entries(config).filter(
      ([name]) => !BUILD_ONLY.includes(name) && !name.startsWith('onBroken'),
    ),
  );
  return `export default ${JSON.stringify(kept)};`;
};
