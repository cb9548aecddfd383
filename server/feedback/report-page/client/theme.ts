import { createTheme } from '@mui/material/styles';

const HEADING = "'Bricolage Grotesque', system-ui, sans-serif";

/** The portal's look. Light or dark according to the system setting. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  shape: { borderRadius: 12 },
  typography: {
    fontSize: 14,
    fontFamily: 'Figtree, system-ui, sans-serif',
    h1: { fontFamily: HEADING, fontSize: '2rem', fontWeight: 700, letterSpacing: '-0.02em' },
    h2: { fontFamily: HEADING, fontSize: '1.25rem', fontWeight: 700, letterSpacing: '-0.015em' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#3b4cca' },
        secondary: { main: '#a85a00' },
        divider: 'rgba(36, 41, 82, 0.13)',
        background: { default: '#fcfcfe', paper: '#ffffff' },
        text: { primary: '#1b1d2b', secondary: '#555a72' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#a3b0ff', contrastText: '#12142a' },
        secondary: { main: '#f0b35a' },
        divider: 'rgba(198, 206, 255, 0.15)',
        background: { default: '#10111c', paper: '#171927' },
        text: { primary: '#eceefa', secondary: '#a9aec8' },
      },
    },
  },
});
