import { DataGrid, getGridStringOperators, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, number: 'INV-2025-031', customer: 'Åkerlund Möbler' },
  { id: 2, number: 'INV-2025-032', customer: 'Panadería Quispe' },
  { id: 3, number: 'INV-2024-187', customer: 'Nakamura Optics' },
  { id: 4, number: 'INV-2024-188', customer: 'Okafor & Sons' },
  { id: 5, number: 'CRN-2025-004', customer: 'Studio Benarrous' },
];

const labels: Record<string, string> = {
  startsWith: 'begins with',
  contains: 'has in it',
  equals: 'is exactly',
};

// The first operator is the default.
const numberOperators = ['startsWith', 'contains', 'equals'].flatMap((value) =>
  getGridStringOperators()
    .filter((operator) => operator.value === value)
    .map((operator) => ({ ...operator, label: labels[value] })),
);

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'number', headerName: 'Number', width: 160, filterOperators: numberOperators },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160, filterable: false },
];

export default function FewerOperators() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Documents"
        rows={rows}
        columns={columns}
        slotProps={{ toolbar: { showQuickFilter: false } }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
