/**
 * Attribute of an island's element. Its value is the island's id on the page. In HTML that React doesn't control, it is
 * the kind of the island and its id among those of its kind, with a space between them.
 */
export const ISLAND = 'data-island';

/** Attribute of the same element, in HTML that React doesn't control: the island's props as JSON. */
export const ISLAND_PROPS = 'data-island-props';

/** Attribute of the element around a component of Material UI or MUI X, which has the providers of `providers.tsx`. */
export const ISLAND_CONTENT = 'data-island-root';

/** Returns the prefix of the ids that `useId` generates in an island. Lists of ids have spaces between them. */
export const idPrefix = (id: string): string => `${id.replaceAll(' ', '-')}-`;
