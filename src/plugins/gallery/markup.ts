/** Attributes of a gallery's HTML, for its style sheet and its filters. */
export const GALLERY = {
  root: 'data-gallery',
  item: 'data-gallery-item',
  count: 'data-gallery-count',
  clear: 'data-gallery-clear',
  status: 'data-gallery-status',
  /** Shown if no item is. */
  empty: 'data-gallery-empty',
  /** A link to the code of an item. Its value is the address of the demo's JSON file. */
  code: 'data-gallery-code',
  /** The dialog that shows the code. */
  dialog: 'data-gallery-dialog',
} as const;
