import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface File {
  id: string;
  name: string;
  kilobytes?: number;
}

interface Line extends File {
  depth: number;
  isFolder: boolean;
  state?: Folder;
}

type Folder = File[] | 'loading' | 'failed';

const disk: Record<string, File[]> = {
  '': [
    { id: '/contracts', name: 'contracts' },
    { id: '/plans', name: 'plans' },
    { id: '/readme.txt', name: 'readme.txt', kilobytes: 2 },
  ],
  '/contracts': [{ id: '/contracts/lease.pdf', name: 'lease.pdf', kilobytes: 310 }],
  '/plans': [
    { id: '/plans/roof', name: 'roof' },
    { id: '/plans/site.dwg', name: 'site.dwg', kilobytes: 4120 },
  ],
  '/plans/roof': [{ id: '/plans/roof/truss.dwg', name: 'truss.dwg', kilobytes: 1980 }],
};

// Stands in for a server. An answer takes 700 ms.
async function fetchFolder(id: string, fails: boolean) {
  await new Promise((resolve) => setTimeout(resolve, 700));
  if (fails) throw new Error('No answer.');
  return disk[id] ?? [];
}

// The files of a folder, each followed by the files of its open folders.
function linesOf(files: File[], folders: Record<string, Folder>, depth = 0): Line[] {
  return files.flatMap((file) => {
    const state = folders[file.id];
    const line: Line = { ...file, depth, isFolder: file.kilobytes === undefined };
    const below = Array.isArray(state) ? linesOf(state, folders, depth + 1) : [];
    return [state ? { ...line, state } : line, ...below];
  });
}

const marks = { closed: '+', open: '−', loading: '…', failed: '!' };

export default function FoldersFromServer() {
  const [folders, setFolders] = React.useState<Record<string, Folder>>({});
  const serverFails = React.useRef(false);

  const rows = React.useMemo(() => linesOf(disk[''] ?? [], folders), [folders]);

  const columns = React.useMemo<GridColDef<Line>[]>(() => {
    const set = (id: string, state: Folder) => setFolders((before) => ({ ...before, [id]: state }));

    function toggle({ id, state }: Line) {
      if (Array.isArray(state)) {
        setFolders(({ [id]: _closed, ...others }) => others);
      } else if (state !== 'loading') {
        set(id, 'loading');
        fetchFolder(id, serverFails.current).then(
          (files) => set(id, files),
          () => set(id, 'failed'),
        );
      }
    }

    return [
      {
        field: 'name',
        headerName: 'Name',
        flex: 1,
        minWidth: 200,
        renderCell: ({ row, tabIndex }) => {
          const { state } = row;
          const mark = Array.isArray(state) ? 'open' : (state ?? 'closed');
          return (
            <Box sx={{ paddingInlineStart: row.depth * 3 }}>
              {row.isFolder ? (
                <Button
                  size="small"
                  tabIndex={tabIndex}
                  aria-expanded={mark === 'open'}
                  color={mark === 'failed' ? 'error' : 'inherit'}
                  onClick={() => toggle(row)}
                  sx={{ minWidth: 0, textTransform: 'none' }}
                >
                  {marks[mark]} {row.name}
                  {mark === 'failed' && ': not loaded, try again'}
                </Button>
              ) : (
                row.name
              )}
            </Box>
          );
        },
      },
      { field: 'kilobytes', headerName: 'Size, kB', type: 'number', width: 100 },
    ];
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="The server fails"
        control={<Switch onChange={(event) => (serverFails.current = event.target.checked)} />}
      />
      {/* As tall as the column headers and six rows. */}
      <div style={{ height: 370, marginTop: 8 }}>
        <DataGrid
          label="Files"
          rows={rows}
          columns={columns}
          disableColumnSorting
          disableColumnFilter
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
