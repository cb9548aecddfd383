/** Attribute of the element that holds the sidebar's entries. */
export const SIDEBAR_ATTRIBUTE = 'data-sidebar';

/** Kind of the part that the entries are. */
export const SIDEBAR_PART = 'sidebar';
