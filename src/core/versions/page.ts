/** Returns the version of the page, from Docusaurus' meta tag. Returns an empty string if the page has none. */
export const versionOfPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name=docusaurus_version]')?.content ?? '';
