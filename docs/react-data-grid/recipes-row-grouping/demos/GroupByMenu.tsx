import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

interface Machine {
  id: number;
  name: string;
  hall: string;
  maker: string;
  hours: number;
}

interface Line extends Machine {
  group?: string;
}

const machines: Machine[] = [
  { id: 1, name: 'Lathe', hall: 'North', maker: 'Weiler', hours: 1240 },
  { id: 2, name: 'Milling center', hall: 'North', maker: 'Mazak', hours: 3110 },
  { id: 3, name: 'Press', hall: 'South', maker: 'Schuler', hours: 870 },
  { id: 4, name: 'Second lathe', hall: 'South', maker: 'Mazak', hours: 1920 },
  { id: 5, name: 'Grinder', hall: 'North', maker: 'Weiler', hours: 450 },
];

type Criterion = 'hall' | 'maker';

function linesBy(criterion: Criterion, open: string[]): Line[] {
  const groups = [...new Set(machines.map((machine) => machine[criterion]))].sort();
  return groups.flatMap((group, index) => {
    const found = machines.filter((machine) => machine[criterion] === group);
    const hours = found.reduce((sum, machine) => sum + machine.hours, 0);
    const head = { id: -1 - index, name: group, hall: '', maker: '', hours, group };
    return open.includes(group) ? [head, ...found] : [head];
  });
}

export default function GroupByMenu() {
  const [criterion, setCriterion] = React.useState<Criterion>('hall');
  const [open, setOpen] = React.useState(['North']);

  const columns = React.useMemo<GridColDef<Line>[]>(
    () => [
      {
        field: 'name',
        headerName: 'Machine',
        flex: 1,
        minWidth: 110,
        renderCell: ({ row: { group, name }, tabIndex }) => {
          if (group === undefined) return name;
          const isOpen = open.includes(group);
          return (
            <Button
              size="small"
              color="inherit"
              tabIndex={tabIndex}
              aria-expanded={isOpen}
              sx={{ minWidth: 0 }}
              onClick={() =>
                setOpen(isOpen ? open.filter((other) => other !== group) : [...open, group])
              }
            >
              {isOpen ? '−' : '+'} {group}
            </Button>
          );
        },
      },
      { field: 'hall', headerName: 'Hall', width: 65 },
      { field: 'maker', headerName: 'Maker', width: 75 },
      { field: 'hours', headerName: 'Hours', type: 'number', width: 70 },
    ],
    [open],
  );

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1.5 }}>
        <TextField
          select
          size="small"
          label="Group by"
          value={criterion}
          onChange={(event) => setCriterion(event.target.value === 'hall' ? 'hall' : 'maker')}
          sx={{ width: 120 }}
        >
          <MenuItem value="hall">Hall</MenuItem>
          <MenuItem value="maker">Maker</MenuItem>
        </TextField>
        <Button onClick={() => setOpen(machines.map((machine) => machine[criterion]))}>
          Open all
        </Button>
        <Button onClick={() => setOpen([])}>Close all</Button>
      </Stack>
      <div style={{ height: 474 }}>
        <DataGrid
          label="Machines"
          rows={linesBy(criterion, open)}
          columns={columns}
          getRowClassName={({ row }) => (row.group === undefined ? '' : 'group')}
          disableColumnSorting
          disableColumnFilter
          disableRowSelectionOnClick
          hideFooter
          sx={{ '& .group': { bgcolor: 'action.hover', fontWeight: 'bold' } }}
        />
      </div>
    </div>
  );
}
