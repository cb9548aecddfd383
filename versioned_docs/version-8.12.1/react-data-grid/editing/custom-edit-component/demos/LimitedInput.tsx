import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';

interface Sign {
  id: number;
  place: string;
  text: string;
}

const rows: Sign[] = [
  { id: 1, place: 'Gate', text: 'RING TWICE' },
  { id: 2, place: 'Yard', text: 'NO CARS' },
  { id: 3, place: 'Kiosk', text: 'BACK AT TWO' },
];

const columns: GridColDef<Sign>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 90 },
  {
    field: 'text',
    headerName: 'Text, 12 letters',
    width: 180,
    editable: true,
    valueParser: (value?: string) => value?.toUpperCase() ?? '',
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        slotProps={{ root: { slotProps: { htmlInput: { maxLength: 12, 'aria-label': 'Text' } } } }}
      />
    ),
  },
];

export default function LimitedInput() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid label="Signs" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
