import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

interface Mark {
  id: number;
  pupil: string;
  spelling: number;
  reading: number;
}

const rows: Mark[] = [
  { id: 1, pupil: 'Adaeze', spelling: 14, reading: 18 },
  { id: 2, pupil: 'Mikkel', spelling: 11, reading: 15 },
  { id: 3, pupil: 'Noor', spelling: 19, reading: 17 },
];

const columns: GridColDef<Mark>[] = [
  { field: 'pupil', headerName: 'Pupil', flex: 1, minWidth: 90 },
  { field: 'spelling', headerName: 'Spelling', type: 'number', width: 110, editable: true },
  { field: 'reading', headerName: 'Reading', type: 'number', width: 110, editable: true },
];

const edit: GridEventListener<'cellClick'> = ({ api, id, field, isEditable, cellMode }) => {
  if (isEditable && cellMode === 'view') {
    api.startCellEditMode({ id, field });
  }
};

export default function OneClick() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid label="Marks" rows={rows} columns={columns} onCellClick={edit} hideFooter />
    </div>
  );
}
