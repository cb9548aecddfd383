import type { ApiRelease } from './src/plugins/api-reference';

/**
 * Older releases that the API reference compares the documented one with, oldest first. Each is installed under npm
 * aliases (`"mui-x-charts-v7": "npm:@mui/x-charts@7.29.1"` in package.json).
 */
export const API_RELEASES: readonly ApiRelease[] = [
  {
    name: '7',
    packages: {
      '@mui/x-data-grid': 'mui-x-data-grid-v7',
      '@mui/x-date-pickers': 'mui-x-date-pickers-v7',
      '@mui/x-charts': 'mui-x-charts-v7',
      '@mui/x-tree-view': 'mui-x-tree-view-v7',
    },
  },
];
