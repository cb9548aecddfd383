import {
  DataGrid,
  type GridColDef,
  type GridEditCellProps,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';

interface Stay {
  id: number;
  guest: string;
  nights: number;
  breakfasts: number;
}

const rows: Stay[] = [
  { id: 1, guest: 'Karim Benali', nights: 3, breakfasts: 3 },
  { id: 2, guest: 'Ulla Hansen', nights: 2, breakfasts: 0 },
  { id: 3, guest: 'Dragan Ilić', nights: 5, breakfasts: 4 },
];

function checkBreakfasts({ props, otherFieldsProps }: GridPreProcessEditCellProps<number>) {
  const nights: GridEditCellProps<number> | undefined = otherFieldsProps?.nights;
  const tooMany = (props.value ?? 0) > (nights?.value ?? 0);
  return { ...props, error: tooMany || undefined };
}

const columns: GridColDef<Stay>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100, editable: true },
  {
    field: 'breakfasts',
    headerName: 'Breakfasts',
    type: 'number',
    width: 120,
    editable: true,
    preProcessEditCellProps: checkBreakfasts,
  },
];

export default function CheckStay() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Stays"
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
        sx={{ '& .Mui-error input': { color: 'error.main', textDecoration: 'underline wavy' } }}
      />
    </div>
  );
}
