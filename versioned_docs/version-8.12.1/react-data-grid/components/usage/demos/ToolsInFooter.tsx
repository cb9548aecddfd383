import {
  DataGrid,
  ExportCsv,
  type GridColDef,
  GridFooterContainer,
  QuickFilter,
  QuickFilterControl,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', width: 160 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 100 },
];

const rows = [
  { id: 1, title: 'Pedro Páramo', author: 'Juan Rulfo', copies: 4 },
  { id: 2, title: 'Kokoro', author: 'Natsume Sōseki', copies: 2 },
  { id: 3, title: 'Season of Migration', author: 'Tayeb Salih', copies: 3 },
];

function ToolFooter() {
  return (
    <GridFooterContainer sx={{ px: 1, py: 0.75, gap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <QuickFilter expanded>
          <QuickFilterControl aria-label="Find a book" placeholder="Find a book" size="small" />
        </QuickFilter>
      </Box>
      <ExportCsv>Download</ExportCsv>
    </GridFooterContainer>
  );
}

export default function ToolsInFooter() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Books" rows={rows} columns={columns} slots={{ footer: ToolFooter }} />
    </div>
  );
}
