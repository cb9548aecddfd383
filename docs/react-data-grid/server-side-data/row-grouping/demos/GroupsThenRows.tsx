import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';

const names = ['Ada Nwosu', 'Bram Visser', 'Chiara Riva', 'Dag Moen', 'Elif Kaya', 'Finn Ó Néill'];
const lines = ['M1', 'M2', 'Tram 4'];
const drivers = names.flatMap((name, index) => [
  { id: index * 2, name, line: lines[index % 3] ?? '', shifts: index + 9 },
  { id: index * 2 + 1, name: `${name} jr`, line: lines[(index + 1) % 3] ?? '', shifts: 15 - index },
]);

// Stands in for a server that groups, and lists what is in a group. An answer takes 700 ms.
const server = {
  groups: async () => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    const groups = new Map(lines.map((line) => [line, { id: line, drivers: 0, shifts: 0 }]));
    drivers.forEach(({ line, shifts }) => {
      const group = groups.get(line);
      if (group) {
        group.drivers += 1;
        group.shifts += shifts;
      }
    });
    return [...groups.values()];
  },
  rows: async (line: string, start: number, end: number) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    const found = drivers.filter((driver) => driver.line === line);
    return { rows: found.slice(start, end + 1), rowCount: found.length };
  },
};

const groupSource: GridDataSource = {
  getRows: async () => {
    const rows = await server.groups();
    return { rows, rowCount: rows.length };
  },
};

const groupColumns: GridColDef[] = [
  { field: 'id', headerName: 'Line', flex: 1, minWidth: 80 },
  { field: 'drivers', headerName: 'Drivers', type: 'number', width: 90 },
  { field: 'shifts', headerName: 'Shifts', type: 'number', width: 90 },
];

const rowColumns: GridColDef[] = [
  { field: 'name', headerName: 'Driver', flex: 1, minWidth: 120 },
  { field: 'shifts', headerName: 'Shifts', type: 'number', width: 90 },
];

const common = { disableColumnSorting: true, disableColumnFilter: true, disableColumnMenu: true };

export default function GroupsThenRows() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['M1']),
  });
  const line = String([...selection.ids][0] ?? '');

  const rowSource = React.useMemo<GridDataSource>(
    () => ({ getRows: ({ start, end }) => server.rows(line, Number(start), end) }),
    [line],
  );

  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {/* Both boxes are as tall as the column headers, three rows, and a footer. */}
      <div style={{ height: 266, minWidth: 0 }}>
        <DataGrid
          {...common}
          label="Lines"
          columns={groupColumns}
          dataSource={groupSource}
          disableMultipleRowSelection
          // M1 is selected before the lines have loaded.
          keepNonExistentRowsSelected
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
      <div style={{ height: 266, minWidth: 0 }}>
        <DataGrid
          // Another line starts with its first page.
          key={line}
          {...common}
          label={`Drivers on ${line || 'no line'}`}
          columns={rowColumns}
          dataSource={rowSource}
          initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
          pageSizeOptions={[3]}
          disableRowSelectionOnClick
        />
      </div>
    </Box>
  );
}
