import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Booking {
  id: number;
  guest: string;
  room: number;
}

const rows: Booking[] = [
  { id: 1, guest: 'Ewa Lis', room: 12 },
  { id: 2, guest: 'Tomás Ruiz', room: 7 },
  { id: 3, guest: 'Priya Nair', room: 3 },
  { id: 4, guest: 'Ole Dahl', room: 21 },
];

const CellDrawn = React.createContext(() => {});

function CountedCell({ text }: { text: string }) {
  const onDrawn = React.useContext(CellDrawn);
  React.useEffect(() => onDrawn());
  return text;
}

const makeColumns = (): GridColDef<Booking>[] => [
  {
    field: 'guest',
    headerName: 'Guest',
    flex: 1,
    minWidth: 130,
    renderCell: ({ row }) => <CountedCell text={row.guest} />,
  },
  {
    field: 'room',
    headerName: 'Room',
    width: 100,
    renderCell: ({ row }) => <CountedCell text={String(row.room)} />,
  },
];

const stableColumns = makeColumns();

interface RenderedCellsProps {
  note: string;
  drawn: React.RefObject<number>;
}

// Has its own state, so showing the number doesn't render the grid.
function RenderedCells({ note, drawn }: RenderedCellsProps) {
  const [shown, setShown] = React.useState(0);

  React.useEffect(() => {
    const timer = setTimeout(() => {
      setShown(note === '' ? 0 : drawn.current);
      drawn.current = 0;
    }, 200);
    return () => clearTimeout(timer);
  }, [note, drawn]);

  return (
    <Typography role="status" variant="body2">
      Cells rendered since your last pause: {shown}
    </Typography>
  );
}

export default function TypingBeside() {
  const [note, setNote] = React.useState('');
  const [inline, setInline] = React.useState(false);
  const drawn = React.useRef(0);

  const countDrawn = React.useCallback(() => {
    drawn.current += 1;
  }, []);

  return (
    <CellDrawn.Provider value={countDrawn}>
      <Stack useFlexGap sx={{ width: '100%', gap: 1 }}>
        <FormControlLabel
          sx={{ marginInlineStart: 0 }}
          control={<Switch checked={inline} onChange={(_event, checked) => setInline(checked)} />}
          label="Create the columns in each render"
        />
        <TextField
          label="Note"
          size="small"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <RenderedCells note={note} drawn={drawn} />
        {/* As tall as the column headers and four rows. */}
        <div style={{ height: 266 }}>
          <DataGrid
            label="Bookings"
            rows={rows}
            columns={inline ? makeColumns() : stableColumns}
            hideFooter
          />
        </div>
      </Stack>
    </CellDrawn.Provider>
  );
}
