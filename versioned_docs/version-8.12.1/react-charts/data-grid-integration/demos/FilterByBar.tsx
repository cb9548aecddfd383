import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
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

const continents = ['Americas', 'Asia', 'Europe', 'Oceania'];
const totals = continents.map((continent) =>
  rows.reduce((sum, row) => (row.continent === continent ? sum + row.total : sum), 0),
);

export default function FilterByBar() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const filter = filterModel.items.find(({ field }) => field === 'continent');
  const chosen: unknown = filter?.value;

  const toggle = (continent: string) =>
    setFilterModel({
      items:
        continent === chosen ? [] : [{ field: 'continent', operator: 'equals', value: continent }],
    });

  return (
    <div style={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ textAlign: 'center' }}>
        {filter ? `Only ${String(chosen)}` : 'All continents'}
      </Typography>
      <BarChart
        aria-label="Olympic medals in 2024 of eight countries by continent"
        height={200}
        xAxis={[
          {
            data: continents,
            scaleType: 'band',
            colorMap: {
              type: 'ordinal',
              values: continents,
              colors: continents.map((name) =>
                !filter || name === chosen ? '#0072B2' : '#8A99A8',
              ),
            },
          },
        ]}
        yAxis={[{ label: 'Medals' }]}
        series={[{ data: totals }]}
        onAxisClick={(_event, data) => data && toggle(String(data.axisValue))}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        {continents.map((continent) => (
          <Button
            key={continent}
            size="small"
            aria-pressed={continent === chosen}
            variant={continent === chosen ? 'contained' : 'text'}
            onClick={() => toggle(continent)}
          >
            {continent}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 356 }}>
        <DataGrid
          label="Medals by country"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
          density="compact"
          disableRowSelectionOnClick
        />
      </div>
    </div>
  );
}
