import type { ApiRelease } from './src/plugins/api-reference';
import { cutVersionNames } from './src/core/versions';

/**
 * Releases that the API reference compares that of a version with, as far as they are older, oldest first: an older
 * major, installed under npm aliases (`"mui-x-charts-v7": "npm:@mui/x-charts@7.29.1"` in package.json), and those of
 * the versions of the docs that were cut, which have their packages.
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
  ...cutVersionNames(__dirname)
    .map((name) => ({ name }))
    .reverse(),
];
