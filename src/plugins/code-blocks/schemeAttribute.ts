/** Attribute of a link to the colors of one scheme, with the scheme as its value. */
export const CODE_SCHEME_ATTRIBUTE = 'data-code-scheme';
