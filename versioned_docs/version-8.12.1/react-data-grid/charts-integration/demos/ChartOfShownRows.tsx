import * as React from 'react';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';
import { BarChart } from '@mui/x-charts/BarChart';

interface Port {
  id: number;
  port: string;
  country: string;
  ships: number;
}

const rows: Port[] = [
  { id: 1, port: 'Rotterdam', country: 'Netherlands', ships: 342 },
  { id: 2, port: 'Antwerp', country: 'Belgium', ships: 278 },
  { id: 3, port: 'Piraeus', country: 'Greece', ships: 164 },
  { id: 4, port: 'Gdańsk', country: 'Poland', ships: 97 },
  { id: 5, port: 'Thessaloniki', country: 'Greece', ships: 58 },
  { id: 6, port: 'Vlissingen', country: 'Netherlands', ships: 71 },
];

const columns: GridColDef<Port>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'ships', headerName: 'Ships', type: 'number', width: 90 },
];

export default function ChartOfShownRows() {
  const apiRef = useGridApiRef();
  const [shown, setShown] = React.useState<readonly Port[]>(rows);

  React.useEffect(() => {
    const grid = apiRef.current;
    if (!grid) return undefined;
    const read = () =>
      setShown(
        gridFilteredSortedRowEntriesSelector(apiRef).flatMap(
          ({ id }) => rows.find((row) => row.id === id) ?? [],
        ),
      );
    const unsubscribe = [
      grid.subscribeEvent('sortedRowsSet', read),
      grid.subscribeEvent('filteredRowsSet', read),
    ];
    return () => unsubscribe.forEach((stop) => stop());
  }, [apiRef]);

  return (
    <div style={{ width: '100%' }}>
      <BarChart
        aria-label="Ships a week by port"
        height={220}
        xAxis={[{ scaleType: 'band', data: shown.map(({ port }) => port) }]}
        series={[{ data: shown.map(({ ships }) => ships), label: 'Ships a week' }]}
      />
      <div style={{ height: 420 }}>
        <DataGrid
          label="Ports"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          showToolbar
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
