/** Attribute of plain links to another version, which Docusaurus' router doesn't handle. */
export const OWN_CLICK_ATTRIBUTE = 'data-version-link';

/** Props of such a link. */
export const OWN_CLICK = { [OWN_CLICK_ATTRIBUTE]: '' } as const;
