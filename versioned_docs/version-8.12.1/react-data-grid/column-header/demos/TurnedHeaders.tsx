import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Skill {
  id: number;
  name: string;
  forklift: boolean;
  crane: boolean;
  welding: boolean;
  firstAid: boolean;
}

const rows: Skill[] = [
  { id: 1, name: 'Ewelina Zając', forklift: true, crane: false, welding: true, firstAid: true },
  { id: 2, name: 'Moussa Traoré', forklift: true, crane: true, welding: false, firstAid: false },
  { id: 3, name: 'Henrik Lauge', forklift: false, crane: true, welding: true, firstAid: true },
];

const skill = { type: 'boolean', width: 56, disableColumnMenu: true, sortable: false } as const;

const columns: GridColDef<Skill>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { ...skill, field: 'forklift', headerName: 'Forklift', headerClassName: 'turned' },
  { ...skill, field: 'crane', headerName: 'Crane', headerClassName: 'turned' },
  { ...skill, field: 'welding', headerName: 'Welding', headerClassName: 'turned' },
  { ...skill, field: 'firstAid', headerName: 'First aid', headerClassName: 'turned' },
];

export default function TurnedHeaders() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        label="Who can do what"
        rows={rows}
        columns={columns}
        columnHeaderHeight={92}
        sx={{ '& .turned .MuiDataGrid-columnHeaderTitle': { writingMode: 'vertical-rl' } }}
        hideFooter
      />
    </div>
  );
}
