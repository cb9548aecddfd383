import type {} from '@mui/x-data-grid/themeAugmentation';
import { createTheme, type CssVarsTheme, type Theme } from '@mui/material/styles';

import type { ColorScheme, Direction } from '../../preferences';

/** Font families of text and headings, the same as in the style sheet that defines the font faces. */
const fontFamilies = {
  text: "'Figtree', 'Figtree fallback', system-ui, sans-serif",
  heading: "'Bricolage Grotesque', 'Bricolage fallback', system-ui, sans-serif",
} as const;

/** The theme with its CSS variables, which `createTheme`'s own type leaves out. */
export type PortalTheme = Theme & CssVarsTheme;

/**
 * Creates the portal's theme. The shell, Markdown and MUI components look alike because Infima's variables are derived
 * from the theme's CSS variables (`src/css/tokens.css`).
 *
 * Constants that equal Material UI's defaults are set explicitly too, so that a new major version can't change them.
 */
function createPortalTheme(direction: Direction): PortalTheme {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    spacing: 8,
    shape: { borderRadius: 12 },
    zIndex: {
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    },
    transitions: {
      duration: {
        shortest: 150,
        shorter: 200,
        short: 250,
        standard: 300,
        complex: 375,
        enteringScreen: 225,
        leavingScreen: 195,
      },
    },
    components: {
      // By default, the Data Grid compiles its filters with `new Function`, which the site's Content Security Policy
      // forbids. Without eval, it filters another way and the console shows no violation.
      MuiDataGrid: { defaultProps: { disableEval: true } },
    },
    typography: {
      fontSize: 14,
      htmlFontSize: 16,
      fontFamily: fontFamilies.text,
      h1: { fontFamily: fontFamilies.heading, fontWeight: 700, letterSpacing: '-0.02em' },
      h2: { fontFamily: fontFamilies.heading, fontWeight: 700, letterSpacing: '-0.015em' },
      h3: { fontFamily: fontFamilies.heading, fontWeight: 700, letterSpacing: '-0.01em' },
      h4: { fontFamily: fontFamilies.heading, fontWeight: 700 },
      h5: { fontFamily: fontFamilies.heading, fontWeight: 700 },
      h6: { fontFamily: fontFamilies.heading, fontWeight: 700 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    colorSchemes: {
      light: {
        palette: {
          contrastThreshold: 3,
          tonalOffset: 0.2,
          primary: { main: '#3b4cca', light: '#6473e6', dark: '#2a37a0', contrastText: '#ffffff' },
          secondary: { main: '#b4307a', light: '#d45c9c', dark: '#8a1f5b' },
          error: { main: '#c4312b' },
          warning: { main: '#9a5b00' },
          info: { main: '#1769aa' },
          success: { main: '#1c7a4a' },
          divider: 'rgba(36, 41, 82, 0.13)',
          background: { default: '#fcfcfe', paper: '#ffffff' },
          text: { primary: '#1b1d2b', secondary: '#555a72' },
        },
      },
      dark: {
        palette: {
          contrastThreshold: 3,
          tonalOffset: 0.2,
          primary: { main: '#a3b0ff', light: '#c4ccff', dark: '#7f8ef2', contrastText: '#12142a' },
          secondary: { main: '#f092c4', light: '#f8bcdc', dark: '#d0659f' },
          error: { main: '#ff8a80', dark: '#e5675d' },
          warning: { main: '#f0b35a' },
          info: { main: '#7cc0f5' },
          success: { main: '#6fd09e' },
          divider: 'rgba(198, 206, 255, 0.15)',
          background: { default: '#10111c', paper: '#171927' },
          text: { primary: '#eceefa', secondary: '#a9aec8' },
        },
      },
    },
  }) as PortalTheme;
}

const bases: Partial<Record<Direction, PortalTheme>> = {};

/**
 * Returns the theme for a direction. `createTheme` takes milliseconds, so each theme is created once.
 *
 * @param direction - Text direction for the layout of components. Default: `ltr`.
 */
export function portalTheme(direction: Direction = 'ltr'): PortalTheme {
  return (bases[direction] ??= createPortalTheme(direction));
}

const schemed = new Map<string, Theme>();

/**
 * Returns the theme with one color scheme's palette merged in, for components that read `theme.palette` in JavaScript,
 * such as the charts' palettes. All other components read CSS variables and look the same with either palette.
 *
 * Material UI's own provider also writes `data-theme` and storage. On this site the color mode store does that, so
 * islands use the plain system provider with this theme.
 */
export function portalThemeFor(scheme: ColorScheme, direction: Direction): Theme {
  const key = `${scheme} ${direction}`;
  const known = schemed.get(key);
  if (known) {
    return known;
  }
  const base = portalTheme(direction);
  const palette = base.colorSchemes[scheme]?.palette;
  const theme: Theme = { ...base, palette: { ...base.palette, ...palette } };
  schemed.set(key, theme);
  return theme;
}
