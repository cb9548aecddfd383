import { LineChart } from '@mui/x-charts/LineChart';

// World population in billions.
// Source: United Nations, World Population Prospects 2022, medium variant.
const years = [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020, 2030, 2040, 2050];
const counted = [2.5, 3.0, 3.7, 4.4, 5.3, 6.1, 7.0, 7.8];
const projected = [8.5, 9.2, 9.7];
const last = counted.length - 1;

const billions = (value: number | null) => (value === null ? null : `${value.toFixed(1)} billion`);

export default function PopulationForecast() {
  return (
    <LineChart
      aria-label="World population: 2.5 billion in 1950, 7.8 billion in 2020, and 9.7 billion in 2050 by projection"
      height={300}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => String(year) }]}
      yAxis={[{ min: 0, label: 'Billion people' }]}
      series={[
        {
          id: 'counted',
          label: 'Estimated',
          color: '#0072B2',
          data: years.map((_year, index) => counted[index] ?? null),
          showMark: false,
          valueFormatter: billions,
        },
        {
          id: 'projected',
          label: 'Projected',
          color: '#D55E00',
          // The dashed line begins at the last point of the solid line.
          data: years.map((_year, index) =>
            index === last ? (counted[last] ?? null) : (projected[index - last - 1] ?? null),
          ),
          showMark: false,
          valueFormatter: (value, { dataIndex }) => (dataIndex === last ? null : billions(value)),
        },
      ]}
      grid={{ horizontal: true }}
      sx={{
        '& .MuiLineElement-root': { strokeWidth: 3 },
        '& .MuiLineElement-root[data-series="projected"]': { strokeDasharray: '3 6' },
      }}
    />
  );
}
