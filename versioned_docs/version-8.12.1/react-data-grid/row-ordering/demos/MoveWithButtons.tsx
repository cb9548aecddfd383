import * as React from 'react';
import { DataGrid, GridActionsCellItem, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';

interface Song {
  id: number;
  title: string;
  minutes: string;
}

const songs: Song[] = [
  { id: 1, title: 'Harbor Lights', minutes: '3:42' },
  { id: 2, title: 'Neve de Abril', minutes: '4:05' },
  { id: 3, title: 'Ninth Floor', minutes: '2:58' },
  { id: 4, title: 'Kaksi Kuuta', minutes: '5:10' },
];

export default function MoveWithButtons() {
  const [rows, setRows] = React.useState(songs);

  const columns = React.useMemo<GridColDef<Song>[]>(() => {
    function move(id: GridRowId, by: 1 | -1) {
      setRows((old) => {
        const index = old.findIndex((row) => row.id === id);
        const moved = old[index];
        const rest = old.filter((row) => row.id !== id);
        return moved ? [...rest.slice(0, index + by), moved, ...rest.slice(index + by)] : old;
      });
    }

    return [
      { field: 'title', headerName: 'Song', flex: 1, minWidth: 120 },
      { field: 'minutes', headerName: 'Length', width: 90 },
      {
        field: 'actions',
        headerName: 'Move',
        type: 'actions',
        width: 100,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="up"
            icon={<UpIcon />}
            label={`Move ${row.title} up`}
            disabled={id === rows[0]?.id}
            onClick={() => move(id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<DownIcon />}
            label={`Move ${row.title} down`}
            disabled={id === rows.at(-1)?.id}
            onClick={() => move(id, 1)}
          />,
        ],
      },
    ];
  }, [rows]);

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid label="Set list" rows={rows} columns={columns} disableColumnSorting hideFooter />
    </div>
  );
}
