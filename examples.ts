// What demos and texts about the library need, apart from `library.ts`, so that pages load it only with them.

/** Packages that every demo runs in. With `@mui/material`, projects that readers open from a demo have its theme. */
export const DEMO_PACKAGES: readonly string[] = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
];

/** Examples in texts of the search, the MCP server and its command. */
export const EXAMPLES = {
  /** What a reader may search for: a task, and two names in code. */
  search: { task: 'sort on the server', names: ['valueGetter', 'MuiDataGrid-cell'] },
  /** What the tool `api` finds. */
  api: 'DataGrid, DataGrid.sortModel, GridColDef, useGridApiRef, MuiDataGrid-cell, @mui/x-charts',
  /** The route of a page. */
  page: 'react-data-grid/sorting',
  /** Code with one mistake, the prop `notAProp`. */
  mistake: `import { DataGrid } from '@mui/x-data-grid';
export const grid = <DataGrid columns={[]} notAProp />;`,
} as const;
