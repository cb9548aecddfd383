import * as React from 'react';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
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

export default function ChartOfSelectedRows() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['CHN', 'FRA', 'GBR']),
  });
  const selected = rows.filter(
    ({ id }) => selection.ids.has(id) === (selection.type === 'include'),
  );

  return (
    <div style={{ width: '100%' }}>
      <BarChart
        aria-label="Olympic medals in 2024 of the selected countries"
        height={220}
        xAxis={[{ data: selected.map(({ id }) => id), scaleType: 'band' }]}
        yAxis={[{ min: 0, max: 130 }]}
        series={[
          { data: selected.map(({ total }) => total), label: 'All medals', color: '#0072B2' },
          { data: selected.map(({ gold }) => gold), label: 'Gold', color: '#B8860B' },
        ]}
      />
      <div style={{ height: 356 }}>
        <DataGrid
          label="Medals by country"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
          density="compact"
        />
      </div>
    </div>
  );
}
