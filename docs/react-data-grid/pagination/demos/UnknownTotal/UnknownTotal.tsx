import * as React from 'react';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

import { type Entry, fetchEntries } from './server';

const columns: GridColDef<Entry>[] = [
  { field: 'time', headerName: 'Time', width: 100 },
  { field: 'door', headerName: 'Door', width: 110 },
  { field: 'who', headerName: 'Who', flex: 1, minWidth: 130 },
];

interface Answer {
  to?: GridPaginationModel;
  rows: Entry[];
}

export default function UnknownTotal() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = React.useState(-1);
  const [answer, setAnswer] = React.useState<Answer>({ rows: [] });

  React.useEffect(() => {
    let current = true;
    void fetchEntries(model).then(({ rows, hasNextPage }) => {
      if (current) {
        setAnswer({ to: model, rows });
        if (!hasNextPage) {
          setRowCount(model.page * model.pageSize + rows.length);
        }
      }
    });
    return () => {
      current = false;
    };
  }, [model]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          label="Door log"
          rows={answer.rows}
          columns={columns}
          paginationMode="server"
          rowCount={rowCount}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          loading={answer.to !== model}
          disableColumnFilter
          disableColumnSorting
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {rowCount === -1 ? 'The total is not known.' : `The last page is found: ${rowCount} rows.`}
      </Typography>
    </div>
  );
}
