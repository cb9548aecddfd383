/** Attribute of the element that contains an article. */
export const ARTICLE_ATTRIBUTE = 'data-article';

/** Attributes of the article's header and footer, which are static in every article. */
export const HEADER_ATTRIBUTE = 'data-article-header';
export const FOOTER_ATTRIBUTE = 'data-article-footer';

/** Attribute of the element around an interactive part. Its value is the kind of the part. */
export const PART_ATTRIBUTE = 'data-part';

/** Attribute of the same element: the part's id. */
export const PART_ID_ATTRIBUTE = 'data-part-id';

/** Attribute of the same element: the part's props as JSON. */
export const PART_PROPS_ATTRIBUTE = 'data-part-props';

/** Returns the prefix of the ids that `useId` generates in a part. */
export const partIdPrefix = (kind: string, id: string): string => `${kind}-${id}-`;
