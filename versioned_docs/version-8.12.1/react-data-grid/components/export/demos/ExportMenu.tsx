import * as React from 'react';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';

interface Sample {
  id: string;
  site: string;
  ph: number;
}

const rows: Sample[] = [
  { id: 'W-9', site: 'Lagoa Azul', ph: 7.9 },
  { id: 'W-10', site: 'Vltava, km 14', ph: 7.4 },
  { id: 'W-11', site: 'Loch Earn', ph: 6.8 },
];

const columns: GridColDef<Sample>[] = [
  { field: 'id', headerName: 'Sample', width: 100 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 130 },
  { field: 'ph', headerName: 'pH', type: 'number', width: 80 },
];

function ExportToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Toolbar>
      <Tooltip title="Export">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <FileDownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportCsv render={<MenuItem />} options={{ utf8WithBom: true }} onClick={close}>
          CSV with commas
        </ExportCsv>
        <ExportCsv
          render={<MenuItem />}
          options={{ utf8WithBom: true, delimiter: ';' }}
          onClick={close}
        >
          CSV with semicolons
        </ExportCsv>
        <ExportPrint render={<MenuItem />} options={{ hideToolbar: true }} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

export default function ExportMenu() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGrid
        label="Water samples"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        showToolbar
      />
    </div>
  );
}
