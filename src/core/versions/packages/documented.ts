/** The documented packages that everyone can install, most important first. */
export const DOCUMENTED_PACKAGES: readonly string[] = [
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
  '@mui/x-charts',
  '@mui/x-tree-view',
];
