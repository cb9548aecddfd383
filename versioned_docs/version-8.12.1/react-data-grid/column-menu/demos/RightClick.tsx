import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

interface Tram {
  id: number;
  line: string;
  stop: string;
  delay: number;
}

const rows: Tram[] = [
  { id: 1, line: '4', stop: 'Náměstí Míru', delay: 2 },
  { id: 2, line: '11', stop: 'Flora', delay: 0 },
  { id: 3, line: '22', stop: 'Malostranská', delay: 6 },
];

const columns: GridColDef<Tram>[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 120 },
  { field: 'delay', headerName: 'Delay, min', type: 'number', width: 130 },
];

export default function RightClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Trams"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onColumnHeaderContextMenu={({ field }, event) => {
          event.preventDefault();
          apiRef.current?.showColumnMenu(field);
        }}
        sx={{
          '& .MuiDataGrid-columnHeader .MuiDataGrid-menuIcon': {
            visibility: 'visible',
            width: 'auto',
          },
        }}
        hideFooter
      />
    </div>
  );
}
