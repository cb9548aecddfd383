import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';

interface Guest {
  id: number;
  name: string;
  email: string;
  arrived: boolean;
}

const guests: Guest[] = [
  { id: 1, name: 'Farid Rahimi', email: 'farid@example.com', arrived: true },
  { id: 2, name: 'Hanne Vermeulen', email: 'hanne@example.com', arrived: false },
  { id: 3, name: 'Tiago Pereira', email: 'tiago@example.com', arrived: false },
];

export default function CheckInCell() {
  const [rows, setRows] = React.useState(guests);

  const columns = React.useMemo<GridColDef<Guest>[]>(
    () => [
      {
        field: 'arrived',
        headerName: 'Here',
        width: 80,
        renderCell: ({ id, row, tabIndex }) => (
          <Checkbox
            checked={row.arrived}
            onChange={(event) => {
              const arrived = event.target.checked;
              setRows((old) => old.map((item) => (item.id === id ? { ...item, arrived } : item)));
            }}
            onKeyDown={(event) => {
              // The grid would take the space bar for itself.
              if (event.key === ' ') event.stopPropagation();
            }}
            slotProps={{ input: { 'aria-label': `${row.name} is here`, tabIndex } }}
          />
        ),
      },
      { field: 'name', headerName: 'Guest', flex: 1, minWidth: 140 },
      {
        field: 'email',
        headerName: 'E-mail',
        width: 180,
        renderCell: ({ row, tabIndex }) => (
          <Link href={`mailto:${row.email}`} tabIndex={tabIndex}>
            {row.email}
          </Link>
        ),
      },
    ],
    [],
  );

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Guests"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
