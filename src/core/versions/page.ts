/** The version of the page, as Docusaurus names it in the document's head; empty for a page of none. */
export const versionOfPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name=docusaurus_version]')?.content ?? '';
