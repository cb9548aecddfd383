import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  GridFooterContainer,
  useGridApiContext,
  useGridEvent,
} from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Wine {
  id: number;
  wine: string;
  year: number;
  note: string;
}

const columns: GridColDef<Wine>[] = [
  { field: 'wine', headerName: 'Wine', flex: 1, minWidth: 150 },
  { field: 'year', headerName: 'Year', width: 90 },
];

const rows: Wine[] = [
  { id: 1, wine: 'Xinomavro', year: 2019, note: 'Tomato leaf, firm, needs air.' },
  { id: 2, wine: 'Furmint', year: 2022, note: 'Quince, bone dry.' },
  { id: 3, wine: 'Saperavi', year: 2020, note: 'Black cherry, from a qvevri.' },
];

function NoteFooter() {
  const apiRef = useGridApiContext();
  const [note, setNote] = React.useState('Point at a wine.');

  useGridEvent(apiRef, 'rowMouseEnter', ({ row }: { row: Wine }) => setNote(row.note));
  useGridEvent(apiRef, 'rowMouseLeave', () => setNote('Point at a wine.'));

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2">{note}</Typography>
    </GridFooterContainer>
  );
}

export default function HoverInFooter() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid aria-label="Wines" rows={rows} columns={columns} slots={{ footer: NoteFooter }} />
    </div>
  );
}
