import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  type GridColDef,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import Badge from '@mui/material/Badge';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'since', headerName: 'Since', type: 'number', width: 100, valueFormatter: String },
];

const rows = [
  { id: 1, name: 'Ngozi Eze', team: 'Support', since: 2019 },
  { id: 2, name: 'Lars Vestergaard', team: 'Sales', since: 2016 },
  { id: 3, name: 'Mei-Ling Tan', team: 'Support', since: 2022 },
  { id: 4, name: 'Yara Haddad', team: 'Finance', since: 2021 },
];

function StaffToolbar() {
  return (
    <Toolbar>
      <Typography sx={{ flex: 1, mx: 1, fontWeight: 'medium' }}>Staff</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnOutlined fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, state) => (
            <ToolbarButton {...props} color="default">
              <Badge badgeContent={state.filterCount} color="primary" variant="dot">
                <FilterListOutlined fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />} options={{ fileName: 'staff' }}>
          <FileDownloadOutlined fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}

export default function OwnToolbar() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: StaffToolbar }}
        hideFooter
      />
    </div>
  );
}
