// Removes the list of plugins and their versions from the metadata that every page loads. Only the debug plugin shows it.

/** @param {string} source - The generated JSON. */
module.exports = function siteMetadataLoader(source) {
  const { pluginVersions, ...metadata } = JSON.parse(source);
  if (typeof pluginVersions !== 'object') {
    throw new Error(
      'siteMetadataLoader: the generated site-metadata.json doesn\'t have the field "pluginVersions".',
    );
  }
  return JSON.stringify({ ...metadata, pluginVersions: {} });
};
