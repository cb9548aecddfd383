import type {} from '@mui/x-data-grid/themeAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { ThemeOptions } from '@mui/material/styles';

const ALWAYS: ThemeOptions['components'] = {
  // Otherwise, the Data Grid needs a Content-Security-Policy that allows `unsafe-eval`.
  MuiDataGrid: { defaultProps: { disableEval: true } },
};

const COMPACT: ThemeOptions['components'] = {
  MuiDataGrid: { defaultProps: { disableEval: true, density: 'compact' } },
  MuiPickersTextField: { defaultProps: { size: 'small' } },
};

/** Returns the options of MUI X components, for every theme. */
export function muiX(density: 'comfortable' | 'compact'): ThemeOptions {
  return { components: density === 'compact' ? COMPACT : ALWAYS };
}
