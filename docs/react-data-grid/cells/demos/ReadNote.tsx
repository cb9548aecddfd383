import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Visit {
  id: number;
  patient: string;
  note: string;
}

const rows: Visit[] = [
  {
    id: 1,
    patient: 'Momo (cat)',
    note: 'Eats well again. Second vaccination on the left side; a small swelling is to be expected for two days.',
  },
  {
    id: 2,
    patient: 'Brisa (horse)',
    note: 'Limps on the right foreleg after the ride on Sunday. Cool twice a day, no riding for a week, then call us.',
  },
  { id: 3, patient: 'Kiki (parrot)', note: 'Claws cut.' },
];

const columns: GridColDef<Visit>[] = [
  { field: 'patient', headerName: 'Patient', width: 130 },
  {
    field: 'note',
    headerName: 'Note',
    type: 'longText',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
];

export default function ReadNote() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Visits"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
