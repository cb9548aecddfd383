import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

interface Plant {
  id: number;
  site: string;
  wind: number;
  solar: number;
  gas: number;
  coal: number;
}

const rows: Plant[] = [
  { id: 1, site: 'Gwynt y Môr', wind: 576, solar: 0, gas: 0, coal: 0 },
  { id: 2, site: 'Benban', wind: 0, solar: 1650, gas: 0, coal: 0 },
  { id: 3, site: 'Elverlingsen', wind: 4, solar: 9, gas: 310, coal: 713 },
];

const columns: GridColDef<Plant>[] = [
  { field: 'site', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'wind', headerName: 'Wind', type: 'number', width: 75 },
  { field: 'solar', headerName: 'Solar', type: 'number', width: 75 },
  { field: 'gas', headerName: 'Gas', type: 'number', width: 75 },
  { field: 'coal', headerName: 'Coal', type: 'number', width: 75 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'plant',
    headerName: 'Plant',
    children: [{ groupId: 'site', headerName: 'Site', children: [{ field: 'site' }] }],
  },
  {
    groupId: 'power',
    headerName: 'Power, MW',
    children: [
      {
        groupId: 'renewable',
        headerName: 'Renewable',
        headerClassName: 'renewable',
        children: [{ field: 'wind' }, { field: 'solar' }],
      },
      { groupId: 'fossil', headerName: 'Fossil', children: [{ field: 'gas' }, { field: 'coal' }] },
    ],
  },
];

export default function NestedGroups() {
  return (
    <div style={{ height: 286, width: '100%' }}>
      <DataGrid
        label="Power plants"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={36}
        sx={{ '& .renewable': { color: 'success.main' } }}
        hideFooter
      />
    </div>
  );
}
