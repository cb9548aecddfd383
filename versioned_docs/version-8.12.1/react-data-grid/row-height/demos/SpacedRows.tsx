import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';

interface Ticket {
  id: number;
  line: string;
  from: string;
  to: string;
}

const rows: Ticket[] = [
  { id: 1, line: 'ICE 9', from: 'Berlin', to: 'München' },
  { id: 2, line: 'TGV 61', from: 'Paris', to: 'Lyon' },
  { id: 3, line: 'AVE 3', from: 'Madrid', to: 'Sevilla' },
  { id: 4, line: 'IC 520', from: 'Zürich', to: 'Genève' },
];

const columns: GridColDef<Ticket>[] = [
  { field: 'line', headerName: 'Train', width: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
];

function getRowSpacing({ isFirstVisible, isLastVisible }: GridRowSpacingParams) {
  return { top: isFirstVisible ? 8 : 4, bottom: isLastVisible ? 8 : 4 };
}

export default function SpacedRows() {
  return (
    <div style={{ height: 308, width: '100%' }}>
      <DataGrid
        label="Tickets"
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        hideFooter
        sx={{
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' },
        }}
      />
    </div>
  );
}
