import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';

import { muiX } from './muiX';

/** Names of the themes, in the order in which people choose between them. */
export const THEME_NAMES = ['material', 'harbor', 'almanac'] as const;

export type ThemeName = (typeof THEME_NAMES)[number];

export type Density = 'comfortable' | 'compact';

export type Direction = 'ltr' | 'rtl';

/** What an application can look like. */
export interface AppThemeOptions {
  /** Default: `material`, Material UI's own theme. */
  name?: ThemeName;
  /** Default: `comfortable`. */
  density?: Density;
  /** Default: `ltr`. */
  direction?: Direction;
}

const HARBOR_TEXT = "'Figtree', 'Figtree Variable', system-ui, sans-serif";
const HARBOR_HEADING = "'Bricolage Grotesque', system-ui, sans-serif";
const ALMANAC_HEADING = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";

const headings = (style: { fontFamily: string; fontWeight: number; letterSpacing?: string }) => ({
  h1: style,
  h2: style,
  h3: style,
  h4: style,
  h5: style,
  h6: style,
});

const THEMES: Record<ThemeName, ThemeOptions> = {
  material: { colorSchemes: { light: true, dark: true } },

  harbor: {
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: HARBOR_TEXT,
      ...headings({ fontFamily: HARBOR_HEADING, fontWeight: 700, letterSpacing: '-0.015em' }),
      button: { textTransform: 'none', fontWeight: 600 },
    },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#0b5a6e', contrastText: '#ffffff' },
          secondary: { main: '#a63c1c', contrastText: '#ffffff' },
          success: { main: '#22703f' },
          warning: { main: '#8a5700' },
          error: { main: '#b3261e' },
          info: { main: '#2a5db0' },
          background: { default: '#f3f7f8', paper: '#ffffff' },
          text: { primary: '#12262c', secondary: '#47606a' },
          divider: 'rgba(18, 70, 84, 0.16)',
        },
      },
      dark: {
        palette: {
          primary: { main: '#7fd3e6', contrastText: '#06252d' },
          secondary: { main: '#ffb199', contrastText: '#3a1004' },
          success: { main: '#86d6a3' },
          warning: { main: '#f2bd62' },
          error: { main: '#ffaca3' },
          info: { main: '#9fc2ff' },
          background: { default: '#0b171b', paper: '#122227' },
          text: { primary: '#e5f1f4', secondary: '#a3bbc3' },
          divider: 'rgba(190, 228, 238, 0.16)',
        },
      },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  },

  almanac: {
    shape: { borderRadius: 2 },
    typography: {
      fontFamily: "system-ui, -apple-system, 'Segoe UI', sans-serif",
      ...headings({ fontFamily: ALMANAC_HEADING, fontWeight: 600 }),
      button: { textTransform: 'none', fontWeight: 600 },
    },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#34512f', contrastText: '#ffffff' },
          secondary: { main: '#8c3b2e', contrastText: '#ffffff' },
          success: { main: '#34702f' },
          warning: { main: '#855600' },
          error: { main: '#a3262a' },
          info: { main: '#35588a' },
          background: { default: '#faf6ee', paper: '#fffdf8' },
          text: { primary: '#262119', secondary: '#625a4a' },
          divider: 'rgba(82, 66, 32, 0.22)',
        },
      },
      dark: {
        palette: {
          primary: { main: '#b5d3a4', contrastText: '#16240f' },
          secondary: { main: '#f0b3a3', contrastText: '#3b140c' },
          success: { main: '#a3d79c' },
          warning: { main: '#ecc172' },
          error: { main: '#f7b0a9' },
          info: { main: '#adc8f0' },
          background: { default: '#191712', paper: '#221f18' },
          text: { primary: '#f3eee2', secondary: '#bdb39e' },
          divider: 'rgba(240, 224, 186, 0.2)',
        },
      },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: ({ theme }) => ({
            backgroundImage: 'none',
            border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
          }),
        },
      },
    },
  },
};

/** Smaller components. */
const COMPACT: ThemeOptions = {
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiIconButton: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiList: { defaultProps: { dense: true } },
    MuiMenuItem: { defaultProps: { dense: true } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  },
};

/**
 * Creates the theme of an application. Its colors are CSS variables, which follow `data-theme` on the root element, so
 * changing the color mode renders nothing again.
 *
 * @param options - What the application looks like.
 */
export function createAppTheme({
  name = 'material',
  density = 'comfortable',
  direction = 'ltr',
}: AppThemeOptions = {}): Theme {
  return createTheme(
    {
      ...THEMES[name],
      direction,
      spacing: density === 'compact' ? 6 : 8,
      cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    },
    density === 'compact' ? COMPACT : {},
    muiX(density),
  );
}
