import * as React from 'react';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import Link from '@mui/material/Link';

interface Report {
  id: number;
  date: string;
  text: string;
}

const rows: Report[] = [
  {
    id: 1,
    date: '2025-02-03',
    text: 'The pump in the cellar ran all night. The float switch was stuck under a piece of wood. It is free again, and the switch has a guard now.',
  },
  { id: 2, date: '2025-02-05', text: 'Filters changed.' },
  {
    id: 3,
    date: '2025-02-11',
    text: 'No heating on the third floor. Air in the pipes after the new valve was fitted. Bled all radiators and topped the system up to 1.6 bar.',
  },
];

const limit = 60;

function ReportText({ value = '', tabIndex }: GridRenderCellParams<Report, string>) {
  const [open, setOpen] = React.useState(false);
  if (value.length <= limit) return value;

  return (
    <div>
      {open ? value : `${value.slice(0, limit)}…`}{' '}
      <Link
        component="button"
        tabIndex={tabIndex}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ font: 'inherit', verticalAlign: 'baseline' }}
      >
        {open ? 'Less' : 'More'}
      </Link>
    </div>
  );
}

const columns: GridColDef<Report>[] = [
  { field: 'date', headerName: 'Date', width: 110 },
  {
    field: 'text',
    headerName: 'Report',
    flex: 1,
    minWidth: 200,
    renderCell: (params) => <ReportText {...params} />,
  },
];

const getRowHeight = () => 'auto' as const;

export default function ReadMore() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Reports"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        disableRowSelectionOnClick
        hideFooter
        sx={{ '& .MuiDataGrid-cell': { paddingBlock: 1.5 } }}
      />
    </div>
  );
}
