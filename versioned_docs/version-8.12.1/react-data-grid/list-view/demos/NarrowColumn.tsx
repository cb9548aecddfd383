import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

interface Episode {
  id: number;
  title: string;
  guest: string;
  minutes: number;
}

const rows: Episode[] = [
  { id: 1, title: 'The last lighthouse keeper', guest: 'Eilidh Munro', minutes: 41 },
  { id: 2, title: 'Salt and trade', guest: 'Ousmane Sarr', minutes: 55 },
  { id: 3, title: 'Maps that lie', guest: 'Katarzyna Wilk', minutes: 38 },
];

function getColumns(isNarrow: boolean): GridColDef<Episode>[] {
  return [
    {
      field: 'title',
      headerName: 'Episode',
      flex: 2,
      minWidth: 180,
      display: 'flex',
      ...(isNarrow && { renderCell: ({ row }) => <EpisodeCard {...row} /> }),
    },
    { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
    { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  ];
}

function EpisodeCard({ title, guest, minutes }: Episode) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap sx={{ fontWeight: 'medium' }}>
        {title}
      </Typography>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {guest}, {minutes} minutes
      </Typography>
    </Box>
  );
}

export default function NarrowColumn() {
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const columns = React.useMemo(() => getColumns(isNarrow), [isNarrow]);

  return (
    // As tall as the column headers and three rows of the list.
    <div style={{ height: 274, width: '100%' }}>
      <DataGrid
        label="Episodes"
        rows={rows}
        columns={columns}
        columnVisibilityModel={{ guest: !isNarrow, minutes: !isNarrow }}
        rowHeight={isNarrow ? 72 : 52}
        hideFooter
      />
    </div>
  );
}
