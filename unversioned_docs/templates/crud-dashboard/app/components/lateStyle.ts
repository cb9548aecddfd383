/**
 * Marks what is late. Only the bar has the color of errors: text in that color would be hard to read on a selected row.
 */
export const lateStyle = {
  fontWeight: 700,
  borderInlineStart: '3px solid',
  borderColor: 'error.main',
  paddingInlineStart: 0.75,
};
