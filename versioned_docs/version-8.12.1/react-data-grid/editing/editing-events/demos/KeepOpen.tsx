import {
  DataGrid,
  GridCellEditStopReasons,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

interface Line {
  id: number;
  german: string;
  english: string;
}

const rows: Line[] = [
  { id: 1, german: 'Abfahrt', english: 'Departure' },
  { id: 2, german: 'Ankunft', english: '' },
  { id: 3, german: 'Verspätung', english: '' },
];

const columns: GridColDef<Line>[] = [
  { field: 'german', headerName: 'German', width: 130 },
  { field: 'english', headerName: 'English', flex: 1, minWidth: 130, editable: true },
];

const handleStop: GridEventListener<'cellEditStop'> = ({ reason }, event) => {
  if (reason === GridCellEditStopReasons.cellFocusOut) event.defaultMuiPrevented = true;
};

export default function KeepOpen() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Translations"
        rows={rows}
        columns={columns}
        onCellEditStop={handleStop}
        hideFooter
      />
    </div>
  );
}
