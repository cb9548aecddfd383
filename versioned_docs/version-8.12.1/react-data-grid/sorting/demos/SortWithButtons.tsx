import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface Player {
  id: number;
  name: string;
  points: number;
  games: number;
}

const rows: Player[] = [
  { id: 1, name: 'Elif Yıldız', points: 212, games: 14 },
  { id: 2, name: 'Mateus Carvalho', points: 187, games: 9 },
  { id: 3, name: 'Hana Novotná', points: 240, games: 16 },
  { id: 4, name: 'Kwame Asante', points: 195, games: 11 },
];

const columns: GridColDef<Player>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 150 },
  { field: 'points', headerName: 'Points', type: 'number', width: 110 },
  { field: 'games', headerName: 'Games', type: 'number', width: 110 },
];

export default function SortWithButtons() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.sortColumn('points', 'desc')}>
          Leaders
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.sortColumn('games')}>
          Games: next direction
        </Button>
        <Button onClick={() => apiRef.current?.setSortModel([])}>Clear</Button>
      </Stack>
      <div style={{ height: 266 }}>
        <DataGrid label="Players" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
