/** Attribute of the element that contains the sidebar's entries. */
export const SIDEBAR_ATTRIBUTE = 'data-sidebar';

/** Kind of the island that contains the entries. */
export const SIDEBAR_ISLAND = 'sidebar';
