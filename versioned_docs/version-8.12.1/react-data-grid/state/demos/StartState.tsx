import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Vessel {
  id: number;
  vessel: string;
  flag: string;
  length: number;
  built: number;
}

const columns: GridColDef<Vessel>[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 120 },
  { field: 'flag', headerName: 'Flag', width: 120 },
  { field: 'length', headerName: 'Length, m', type: 'number', width: 120 },
  { field: 'built', headerName: 'Built', type: 'number', width: 120, valueFormatter: String },
];

const rows: Vessel[] = [
  { id: 1, vessel: 'Kvitbjørn', flag: 'Norway', length: 119, built: 2015 },
  { id: 2, vessel: 'Ostfriesland', flag: 'Germany', length: 94, built: 1985 },
  { id: 3, vessel: 'Finlandia', flag: 'Finland', length: 175, built: 2001 },
  { id: 4, vessel: 'Aranui 5', flag: 'France', length: 126, built: 2015 },
  { id: 5, vessel: 'Hamnavoe', flag: 'United Kingdom', length: 112, built: 2002 },
];

export default function StartState() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Vessels"
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { flag: false } },
          sorting: { sortModel: [{ field: 'length', sort: 'desc' }] },
          filter: {
            filterModel: { items: [{ field: 'built', operator: '>=', value: 2000 }] },
          },
          pagination: { paginationModel: { pageSize: 25 } },
          density: 'compact',
        }}
      />
    </div>
  );
}
