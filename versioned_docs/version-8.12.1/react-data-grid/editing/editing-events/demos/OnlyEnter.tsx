import {
  DataGrid,
  GridCellEditStartReasons,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

interface Account {
  id: string;
  name: string;
  limit: number;
}

const rows: Account[] = [
  { id: 'K-01', name: 'Travel', limit: 12000 },
  { id: 'K-02', name: 'Training', limit: 8500 },
  { id: 'K-03', name: 'Equipment', limit: 30000 },
];

const columns: GridColDef<Account>[] = [
  { field: 'name', headerName: 'Account', flex: 1, minWidth: 110 },
  { field: 'limit', headerName: 'Limit, €', type: 'number', width: 130, editable: true },
];

const handleStart: GridEventListener<'cellEditStart'> = ({ reason }, event) => {
  if (
    reason === GridCellEditStartReasons.printableKeyDown ||
    reason === GridCellEditStartReasons.deleteKeyDown
  ) {
    event.defaultMuiPrevented = true;
  }
};

export default function OnlyEnter() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Accounts"
        rows={rows}
        columns={columns}
        onCellEditStart={handleStart}
        hideFooter
      />
    </div>
  );
}
