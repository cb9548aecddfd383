/** Chromium makes the drawing a tab stop, because the chart listens to focus events. So show where the focus is. */
export const focusableChart = {
  '& svg:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    borderRadius: 1,
  },
};
