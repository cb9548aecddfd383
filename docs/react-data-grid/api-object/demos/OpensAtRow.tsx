import * as React from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

const columns: GridColDef[] = [
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'host', headerName: 'Host city', flex: 1, minWidth: 140 },
];

const hosts = [
  ['1988', 'Seoul'],
  ['1992', 'Barcelona'],
  ['1996', 'Atlanta'],
  ['2000', 'Sydney'],
  ['2004', 'Athína'],
  ['2008', 'Běijīng'],
  ['2012', 'London'],
  ['2016', 'Rio de Janeiro'],
  ['2020', 'Tōkyō'],
];

const rows = hosts.map(([year, host]) => ({ id: Number(year), year, host }));

function HostGrid({ openAt }: { openAt: number }) {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    apiRef.current?.selectRow(openAt);
    const rowIndex = rows.findIndex(({ id }) => id === openAt);
    apiRef.current?.scrollToIndexes({ rowIndex });
  }, [apiRef, openAt]);

  return (
    <DataGrid aria-label="Host cities" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
  );
}

export default function OpensAtRow() {
  const [shown, setShown] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Close the grid' : 'Open the grid at 2016'}
      </Button>
      <div style={{ height: 264, marginTop: 16 }}>{shown && <HostGrid openAt={2016} />}</div>
    </div>
  );
}
