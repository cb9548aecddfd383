import * as React from 'react';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';
import { BarChart } from '@mui/x-charts/BarChart';

interface Country {
  id: string;
  country: string;
  continent: string;
  gold: number;
  total: number;
}

// Medals at the Summer Olympics in Paris, 2024. Source: International Olympic Committee.
const rows: Country[] = [
  { id: 'USA', country: 'United States', continent: 'Americas', gold: 40, total: 126 },
  { id: 'CHN', country: 'China', continent: 'Asia', gold: 40, total: 91 },
  { id: 'JPN', country: 'Japan', continent: 'Asia', gold: 20, total: 45 },
  { id: 'AUS', country: 'Australia', continent: 'Oceania', gold: 18, total: 53 },
  { id: 'FRA', country: 'France', continent: 'Europe', gold: 16, total: 64 },
  { id: 'NED', country: 'Netherlands', continent: 'Europe', gold: 15, total: 34 },
  { id: 'GBR', country: 'Great Britain', continent: 'Europe', gold: 14, total: 65 },
  { id: 'KOR', country: 'South Korea', continent: 'Asia', gold: 13, total: 32 },
];

const columns: GridColDef<Country>[] = [
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  { field: 'continent', headerName: 'Continent', width: 100 },
  { field: 'gold', headerName: 'Gold', type: 'number', width: 70 },
  { field: 'total', headerName: 'Total', type: 'number', width: 70 },
];

export default function ChartOfFilteredRows() {
  const apiRef = useGridApiRef();
  const [shown, setShown] = React.useState<readonly Country[]>(rows);

  React.useEffect(() => {
    const readRows = () => {
      const ids = gridFilteredSortedRowEntriesSelector(apiRef).map(({ id }) => id);
      setShown(ids.flatMap((id) => rows.find((row) => row.id === id) ?? []));
    };
    const stopSorting = apiRef.current?.subscribeEvent('sortedRowsSet', readRows);
    const stopFiltering = apiRef.current?.subscribeEvent('filteredRowsSet', readRows);
    return () => {
      stopSorting?.();
      stopFiltering?.();
    };
  }, [apiRef]);

  return (
    <div style={{ width: '100%' }}>
      <BarChart
        aria-label="Olympic medals in 2024 of the countries in the table"
        height={220}
        xAxis={[{ data: shown.map(({ id }) => id), scaleType: 'band' }]}
        yAxis={[{ label: 'Medals', max: 130 }]}
        series={[{ data: shown.map(({ total }) => total), color: '#0072B2' }]}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          label="Medals by country"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          showToolbar
          hideFooter
          density="compact"
          disableRowSelectionOnClick
        />
      </div>
    </div>
  );
}
