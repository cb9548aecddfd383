import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

interface Month {
  id: string;
  budget: number;
  spent: number;
  closed: boolean;
}

const rows: Month[] = [
  { id: 'January', budget: 4000, spent: 3870, closed: true },
  { id: 'February', budget: 4000, spent: 4120, closed: true },
  { id: 'March', budget: 4500, spent: 2210, closed: false },
  { id: 'April', budget: 4500, spent: 0, closed: false },
];

const columns: GridColDef<Month>[] = [
  { field: 'id', headerName: 'Month', flex: 1, minWidth: 90 },
  { field: 'budget', headerName: 'Budget, €', type: 'number', width: 110, editable: true },
  { field: 'spent', headerName: 'Spent, €', type: 'number', width: 110 },
  { field: 'closed', headerName: 'Closed', type: 'boolean', width: 80 },
];

const isCellEditable = ({ row }: GridCellParams<Month>) => !row.closed;

export default function OpenMonths() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Budget"
        rows={rows}
        columns={columns}
        isCellEditable={isCellEditable}
        hideFooter
        sx={{
          '& .MuiDataGrid-cell--editable': { bgcolor: 'action.hover' },
        }}
      />
    </div>
  );
}
