import { useTheme } from '@mui/material/styles';

/** Returns the colors of the theme as CSS variables, which follow the color mode. Charts take them as colors. */
export function usePalette() {
  const theme = useTheme();
  return (theme.vars ?? theme).palette;
}
