import {
  ColumnsPanelTrigger,
  DataGrid,
  type GridColDef,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 130 },
  { field: 'range', headerName: 'Range', width: 130 },
  { field: 'meters', headerName: 'Height, m', type: 'number', width: 120 },
];

const rows = [
  { id: 1, peak: 'Triglav', range: 'Julian Alps', meters: 2864 },
  { id: 2, peak: 'Aneto', range: 'Pyrenees', meters: 3404 },
  { id: 3, peak: 'Musala', range: 'Rila', meters: 2925 },
];

function PeakToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger>As it comes</ColumnsPanelTrigger>
      <ColumnsPanelTrigger render={<Button variant="outlined" size="small" />}>
        As a Button
      </ColumnsPanelTrigger>
      <ColumnsPanelTrigger render={<ToolbarButton aria-label="As an icon" />}>
        <ViewColumnOutlined fontSize="small" />
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

export default function ThreeLooks() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Peaks"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: PeakToolbar }}
        hideFooter
      />
    </div>
  );
}
