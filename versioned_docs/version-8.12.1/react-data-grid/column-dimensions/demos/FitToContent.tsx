import * as React from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

interface Book {
  id: number;
  title: string;
  author: string;
  shelf: string;
}

const rows: Book[] = [
  { id: 1, title: 'Tide Tables', author: 'Ewa Nowicka', shelf: 'C4' },
  { id: 2, title: 'The Salt Road', author: 'Idrissa Koné', shelf: 'A1' },
  { id: 3, title: 'Maps of Fog', author: 'Saoirse Byrne', shelf: 'B2' },
  { id: 4, title: 'Winter Bees', author: 'Tomáš Veselý', shelf: 'A7' },
  { id: 5, title: 'A Short Guide to Very Long Rivers', author: 'Lucía Paredes', shelf: 'D3' },
];

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title' },
  { field: 'author', headerName: 'Author' },
  { field: 'shelf', headerName: 'Shelf' },
];

export default function FitToContent() {
  const apiRef = useGridApiRef();
  const [includeOutliers, setIncludeOutliers] = React.useState(false);
  const [expand, setExpand] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <Button
          variant="outlined"
          onClick={() => void apiRef.current?.autosizeColumns({ includeOutliers, expand })}
        >
          Fit columns
        </Button>
        <FormControlLabel
          label="Outliers too"
          control={<Checkbox checked={includeOutliers} />}
          onChange={(_event, checked) => setIncludeOutliers(checked)}
        />
        <FormControlLabel
          label="Fill the grid"
          control={<Checkbox checked={expand} />}
          onChange={(_event, checked) => setExpand(checked)}
        />
      </Stack>
      <div style={{ height: 318 }}>
        <DataGrid label="Books" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
