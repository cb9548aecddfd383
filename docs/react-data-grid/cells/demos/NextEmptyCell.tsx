import * as React from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Meter {
  id: number;
  flat: string;
  water: number | null;
  heating: number | null;
}

const rows: Meter[] = [
  { id: 1, flat: '1 A', water: 214, heating: 1310 },
  { id: 2, flat: '1 B', water: null, heating: 985 },
  { id: 3, flat: '2 A', water: 187, heating: null },
  { id: 4, flat: '2 B', water: 240, heating: 1422 },
  { id: 5, flat: '3 A', water: 166, heating: 870 },
  { id: 6, flat: '3 B', water: null, heating: null },
  { id: 7, flat: '4 A', water: 203, heating: 1108 },
];

const columns: GridColDef<Meter>[] = [
  { field: 'flat', headerName: 'Flat', flex: 1, minWidth: 70 },
  { field: 'water', headerName: 'Water, m³', type: 'number', width: 110 },
  { field: 'heating', headerName: 'Heating, kWh', type: 'number', width: 130 },
];

export default function NextEmptyCell() {
  const apiRef = useGridApiRef();
  const [found, setFound] = React.useState(0);

  const empty = rows.flatMap((row) =>
    (['water', 'heating'] as const)
      .filter((field) => row[field] === null)
      .map((field) => ({ id: row.id, flat: row.flat, field })),
  );
  const last = empty[(found + empty.length - 1) % empty.length];

  function goToNext() {
    const cell = empty[found % empty.length];
    if (!cell || !apiRef.current) return;
    // All rows fit on the first page, so the index on the page is the index among all rows.
    apiRef.current.scrollToIndexes({
      rowIndex: apiRef.current.getRowIndexRelativeToVisibleRows(cell.id),
      colIndex: apiRef.current.getColumnIndex(cell.field),
    });
    apiRef.current.setCellFocus(cell.id, cell.field);
    setFound(found + 1);
  }

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={goToNext}>
        Next empty cell
      </Button>
      <div style={{ height: 266, marginBlock: 16 }}>
        <DataGrid apiRef={apiRef} label="Meters" rows={rows} columns={columns} hideFooter />
      </div>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {found > 0 && last
          ? `Flat ${last.flat}, ${last.field}`
          : `${empty.length} values are missing.`}
      </Typography>
    </div>
  );
}
