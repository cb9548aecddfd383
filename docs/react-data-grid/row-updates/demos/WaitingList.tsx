import * as React from 'react';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';

interface Party {
  id: number;
  name: string;
  guests: number;
  seated: boolean;
}

const names = ['Okonkwo', 'Lindqvist', 'Moreau', 'Takahashi', 'Ibáñez', 'Nowak', 'Gagnon'];

function party(index: number): Party {
  return {
    id: index,
    name: names[index % names.length] ?? '',
    guests: 2 + (index % 4),
    seated: false,
  };
}

export default function WaitingList() {
  const [rows, setRows] = React.useState(() => [party(0), party(1), party(2)]);
  const next = React.useRef(rows.length);

  const columns = React.useMemo<GridColDef<Party>[]>(
    () => [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
      { field: 'guests', headerName: 'Guests', type: 'number', width: 80 },
      { field: 'seated', headerName: 'Seated', type: 'boolean', width: 80 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        renderCell: (params) => {
          const { id, row } = params;
          return (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                icon={<CheckIcon />}
                label={`Seat ${row.name}`}
                disabled={row.seated}
                onClick={() =>
                  setRows((old) =>
                    old.map((item) => (item.id === id ? { ...item, seated: true } : item)),
                  )
                }
              />
              <GridActionsCellItem
                icon={<DeleteIcon />}
                label={`Remove ${row.name}`}
                onClick={() => setRows((old) => old.filter((item) => item.id !== id))}
              />
            </GridActionsCell>
          );
        },
      },
    ],
    [],
  );

  function add() {
    const added = party(next.current);
    next.current += 1;
    setRows((old) => [...old, added]);
  }

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={add} sx={{ mb: 2 }}>
        Add a party
      </Button>
      <div style={{ height: 318 }}>
        <DataGrid label="Waiting list" rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
