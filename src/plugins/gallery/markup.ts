/** Attributes of a gallery's HTML, for its style sheet and its filters. */
export const GALLERY = {
  root: 'data-gallery',
  item: 'data-gallery-item',
  count: 'data-gallery-count',
  clear: 'data-gallery-clear',
  status: 'data-gallery-status',
} as const;
