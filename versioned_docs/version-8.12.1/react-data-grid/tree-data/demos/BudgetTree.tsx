import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

interface Unit {
  id: string;
  parent?: string;
  name: string;
  budget: number;
}

interface Line extends Unit {
  depth: number;
  open?: boolean;
}

const units: Unit[] = [
  { id: 'ops', name: 'Operations', budget: 820 },
  { id: 'fleet', parent: 'ops', name: 'Fleet', budget: 540 },
  { id: 'vans', parent: 'fleet', name: 'Vans', budget: 390 },
  { id: 'bikes', parent: 'fleet', name: 'Cargo bikes', budget: 150 },
  { id: 'depots', parent: 'ops', name: 'Depots', budget: 280 },
  { id: 'people', name: 'People', budget: 310 },
  { id: 'hiring', parent: 'people', name: 'Hiring', budget: 120 },
  { id: 'training', parent: 'people', name: 'Training', budget: 190 },
];

/** The lines to show below a unit: its children in their order, and what is below those that are open. */
function linesOf(
  open: Set<string>,
  order?: GridSortModel[number],
  parent?: string,
  depth = 0,
): Line[] {
  const sign = order?.sort === 'desc' ? -1 : 1;
  const children = units.filter((unit) => unit.parent === parent);
  if (order) {
    children.sort(
      (a, b) =>
        sign * (order.field === 'name' ? a.name.localeCompare(b.name, 'en') : a.budget - b.budget),
    );
  }
  return children.flatMap((unit) => {
    const isParent = units.some((other) => other.parent === unit.id);
    const line: Line = isParent ? { ...unit, depth, open: open.has(unit.id) } : { ...unit, depth };
    return line.open ? [line, ...linesOf(open, order, unit.id, depth + 1)] : [line];
  });
}

function toggled(open: Set<string>, id: string) {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}

export default function BudgetTree() {
  const [open, setOpen] = React.useState(() => new Set(['ops', 'fleet']));
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);

  const columns = React.useMemo<GridColDef<Line>[]>(
    () => [
      {
        field: 'name',
        headerName: 'Unit',
        flex: 1,
        minWidth: 190,
        renderCell: ({ row, tabIndex }) => (
          <Box sx={{ paddingInlineStart: row.depth * 3 + (row.open === undefined ? 4.5 : 0) }}>
            {row.open !== undefined && (
              <IconButton
                size="small"
                tabIndex={tabIndex}
                aria-label={row.name}
                aria-expanded={row.open}
                onClick={() => setOpen((before) => toggled(before, row.id))}
              >
                {row.open ? <ExpandLess /> : <ExpandMore />}
              </IconButton>
            )}
            {row.name}
          </Box>
        ),
      },
      { field: 'budget', headerName: 'Budget, k€', type: 'number', width: 120 },
    ],
    [],
  );

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Budget by unit"
        rows={linesOf(open, sortModel[0])}
        columns={columns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        disableColumnFilter
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
