import type { Source } from '@portal/claims';

/** The sidebar of the MUI X docs, with the plan of each page. */
export const sidebar: Source = {
  url: 'https://github.com/mui/mui-x/blob/00162efe8f8bd5e67b07c6b60ef3c229d396dd1f/docs/data/pages.ts',
  checked: '2026-11-25',
};

/** The list of features in the MUI X docs, with their plans. */
export const showcase: Source = {
  url: 'https://github.com/mui/mui-x/blob/070200dbe9127fa63dbf964d907b798e248d2b36/docs/data/data-grid/features/PopularFeaturesDemo.tsx',
  checked: '2026-11-25',
};
