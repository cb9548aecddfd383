/** Attribute of the element that contains an article. */
export const ARTICLE_ATTRIBUTE = 'data-article';

/** Attribute of the element around an interactive part. Its value is the kind of the part. */
export const PART_ATTRIBUTE = 'data-part';

/** Attribute of the same element: the part's id. */
export const PART_ID_ATTRIBUTE = 'data-part-id';

/** Attribute of the same element: the part's props as JSON. */
export const PART_PROPS_ATTRIBUTE = 'data-part-props';

/** Returns the prefix of the ids that `useId` generates in a part. */
export const partIdPrefix = (kind: string, id: string): string => `${kind}-${id}-`;
