import {
  DataGrid,
  GridEditSingleSelectCell,
  type GridColDef,
  type GridEditSingleSelectCellProps,
  useGridApiContext,
} from '@mui/x-data-grid';

interface Repair {
  id: number;
  device: string;
  state: string;
}

const rows: Repair[] = [
  { id: 1, device: 'Coffee grinder', state: 'New' },
  { id: 2, device: 'Radio', state: 'Waiting for parts' },
  { id: 3, device: 'Sewing machine', state: 'Ready' },
];

function StateEditor(params: GridEditSingleSelectCellProps) {
  const apiRef = useGridApiContext();

  async function choose(_event: unknown, value: string) {
    const { id, field } = params;
    await apiRef.current.setEditCellValue({ id, field, value });
    // If the user chose the option with Enter, the grid has already closed the cell.
    if (apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field });
    }
  }

  return <GridEditSingleSelectCell {...params} onValueChange={choose} />;
}

const columns: GridColDef<Repair>[] = [
  { field: 'device', headerName: 'Device', flex: 1, minWidth: 120 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['New', 'Waiting for parts', 'Ready', 'Collected'],
    width: 180,
    editable: true,
    renderEditCell: (params) => <StateEditor {...params} />,
  },
];

export default function CloseOnChoice() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid label="Repairs" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
