import { DataGrid, type GridColDef, GridOverlay, type GridSlotProps } from '@mui/x-data-grid';
import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

declare module '@mui/x-data-grid' {
  interface LoadingOverlayPropsOverrides {
    filesRead?: number;
  }
}

const columns: GridColDef[] = [
  { field: 'file', headerName: 'File', flex: 1, minWidth: 150 },
  { field: 'lines', headerName: 'Lines', type: 'number', width: 100 },
];

const files = [
  { id: 1, file: 'january.csv', lines: 1204 },
  { id: 2, file: 'february.csv', lines: 987 },
  { id: 3, file: 'march.csv', lines: 1431 },
  { id: 4, file: 'april.csv', lines: 1102 },
];

function ReadingFiles({ filesRead = 0 }: GridSlotProps['loadingOverlay']) {
  return (
    <GridOverlay>
      <Typography id="reading">
        Reading file {filesRead + 1} of {files.length}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * filesRead) / files.length}
        aria-labelledby="reading"
        sx={{ width: '60%', maxWidth: 240 }}
      />
    </GridOverlay>
  );
}

export default function LoadingWithText() {
  const [filesRead, setFilesRead] = React.useState(1);
  const loading = filesRead < files.length;

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setFilesRead(loading ? filesRead + 1 : 0)}>
        {loading ? 'Read the next file' : 'Start again'}
      </Button>
      <div style={{ height: 266, marginTop: 16 }}>
        <DataGrid
          aria-label="Files"
          rows={loading ? files.slice(0, filesRead) : files}
          columns={columns}
          loading={loading}
          slots={{ loadingOverlay: ReadingFiles }}
          slotProps={{
            loadingOverlay: {
              filesRead,
              variant: 'circular-progress',
              noRowsVariant: 'circular-progress',
            },
          }}
          hideFooter
        />
      </div>
    </div>
  );
}
