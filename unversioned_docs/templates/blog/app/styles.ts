import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** The theme's colors: CSS variables if the theme has them, so that dark mode needs no render. */
export const colors = (theme: Theme) => (theme.vars ?? theme).palette;

/** For text that is read from start to end. All of these fonts are installed somewhere; none is loaded. */
export const SERIF =
  "Charter, 'Bitstream Charter', 'Iowan Old Style', 'Sitka Text', Cambria, Georgia, serif";

/** Width of a column of text: about 65 characters. */
export const MEASURE = '34rem';

/** Width of the page, with its margins. */
export const page: SystemStyleObject<Theme> = {
  width: '100%',
  maxWidth: 1120,
  boxSizing: 'border-box',
  marginInline: 'auto',
  paddingInline: { xs: 2.5, sm: 4 },
};

/** Titles of pages. */
export const pageTitle: SystemStyleObject<Theme> = {
  fontSize: 'clamp(2.25rem, 1.4rem + 3.6vw, 4rem)',
  fontWeight: 700,
  lineHeight: 1.04,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
  outline: 'none',
};

/** Small text around the posts: dates, counts, tags. */
export const meta: SystemStyleObject<Theme> = {
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};

/** A link that is recognized by its line, in the color of the text. */
export const quietLink = (theme: Theme) => ({
  color: 'inherit',
  textDecorationColor: colors(theme).primary.main,
  textDecorationThickness: 2,
  textUnderlineOffset: 4,
  '&:hover': { color: colors(theme).primary.main },
  '&:focus-visible': {
    outline: `3px solid ${colors(theme).primary.main}`,
    outlineOffset: 3,
    borderRadius: 2,
  },
});

/** What paper doesn't need. */
export const screenOnly: SystemStyleObject<Theme> = { '@media print': { display: 'none' } };
