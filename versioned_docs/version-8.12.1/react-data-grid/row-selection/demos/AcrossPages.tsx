import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const names = ['Amal', 'Bruno', 'Chidi', 'Dagny', 'Esra', 'Farid', 'Greta', 'Hiro'];
const cities = ['Bergen', 'Dakar', 'Izmir', 'Kyoto', 'Lima'];

// Stands in for a server: 40 members, an answer takes 600 ms.
const server = { fails: false };
const members = cities.flatMap((city, c) =>
  names.map((name, n) => ({ id: c * names.length + n + 1, name, city })),
);

const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (server.fails) throw new Error('The server cannot be reached.');
    return { rows: members.slice(Number(start), end + 1), rowCount: members.length };
  },
};

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 70 },
  { field: 'name', headerName: 'Member', flex: 1, minWidth: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

export default function AcrossPages() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  const [status, setStatus] = React.useState('Select members on several pages.');
  const ids = Array.from(model.ids).join(', ') || 'nobody';
  const count = model.type === 'include' ? model.ids.size : members.length - model.ids.size;

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <Button
          variant="outlined"
          onClick={() =>
            setStatus(`Sent: ${model.type === 'include' ? 'only' : 'all but'} ${ids}.`)
          }
        >
          Invite {count}
        </Button>
        <FormControlLabel
          control={<Switch onChange={(_event, checked) => (server.fails = checked)} />}
          label="The server fails"
        />
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid
          label="Members"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setStatus(error.message)}
          checkboxSelection
          keepNonExistentRowsSelected
          hideFooterSelectedRowCount
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
          pageSizeOptions={[5]}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {status}
      </Typography>
    </div>
  );
}
