// Apart from `library.ts`, so that pages don't load them before they open the search.

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
