import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import PrintIcon from '@mui/icons-material/Print';
import Tooltip from '@mui/material/Tooltip';

interface Lot {
  id: number;
  item: string;
  estimate: number;
}

const rows: Lot[] = [
  { id: 31, item: 'Wall clock, Kraków', estimate: 420 },
  { id: 32, item: 'Silk fan, Suzhou', estimate: 180 },
  { id: 33, item: 'Globe, Nürnberg', estimate: 1600 },
];

const columns: GridColDef<Lot>[] = [
  { field: 'id', headerName: 'Lot', width: 80 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'estimate', headerName: 'Estimate, €', type: 'number', width: 120 },
];

function ExportToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />} options={{ fileName: 'lots' }}>
          <FileDownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
      <Tooltip title="Print">
        <ExportPrint render={<ToolbarButton />} options={{ hideToolbar: true }}>
          <PrintIcon fontSize="small" />
        </ExportPrint>
      </Tooltip>
    </Toolbar>
  );
}

export default function TwoButtons() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGrid
        label="Auction lots"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        showToolbar
      />
    </div>
  );
}
