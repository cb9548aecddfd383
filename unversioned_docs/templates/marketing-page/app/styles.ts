import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/** The theme's colors: CSS variables if the theme has them, so that dark mode needs no render. */
export const colors = (theme: Theme) => (theme.vars ?? theme).palette;

/**
 * Mixes two colors in CSS, which works for CSS variables, too.
 *
 * @param color - Any CSS color.
 * @param percent - Share of `color`, from 0 to 100.
 * @param other - The rest. Default: transparent.
 */
export const mix = (color: string, percent: number, other = 'transparent') =>
  `color-mix(in srgb, ${color} ${percent}%, ${other})`;

/** Pixels. Sections stop below the header when a link scrolls to them. */
export const HEADER_HEIGHT = 64;

/** Width of the page, with its margins. */
export const page: SystemStyleObject<Theme> = {
  width: '100%',
  maxWidth: 1240,
  marginInline: 'auto',
  paddingInline: { xs: 2.5, sm: 4, lg: 6 },
};

/** Size of the headings of sections. */
export const sectionTitle: SystemStyleObject<Theme> = {
  fontWeight: 700,
  fontSize: 'clamp(2rem, 1.2rem + 2.8vw, 3.5rem)',
  lineHeight: 1.04,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
};

/** Text for reading: larger than body text, about 60 characters per line. */
export const reading: SystemStyleObject<Theme> = {
  fontSize: '1.125rem',
  lineHeight: 1.6,
  maxWidth: '34em',
  textWrap: 'pretty',
};

/** Figures in columns: digits of the same width. */
export const figures: SystemStyleObject<Theme> = { fontVariantNumeric: 'tabular-nums' };

/** A visible outline for elements that aren't Material UI's. */
export const focusRing = (theme: Theme) => ({
  '&:focus-visible': {
    outline: `3px solid ${colors(theme).primary.main}`,
    outlineOffset: 3,
    borderRadius: 2,
  },
});

/** Titles below the title of a section. */
export const smallTitle: SystemStyleObject<Theme> = {
  fontSize: '1.5rem',
  fontWeight: 600,
  lineHeight: 1.2,
};
