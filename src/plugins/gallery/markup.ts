/** Attributes of a gallery's HTML, for its style sheet and its filters. */
export const GALLERY = {
  root: 'data-gallery',
  item: 'data-gallery-item',
  count: 'data-gallery-count',
  clear: 'data-gallery-clear',
  status: 'data-gallery-status',
  /** Shown if no item is. */
  empty: 'data-gallery-empty',
  /** A link to the code of an item, which opens the dialog. */
  code: 'data-gallery-code',
  /** The dialog that shows an item: its demo, with toolbar and code. */
  dialog: 'data-gallery-dialog',
  /** The place of an item's demo, which starts when it is shown in the dialog. */
  demo: 'data-gallery-demo',
} as const;
