import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useBarSeries } from '@mui/x-charts/hooks';

// Passengers of Heathrow Airport in millions. Source: Heathrow Airport Limited.
const years = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024];
const passengers = [75.0, 75.7, 78.0, 80.1, 80.9, 22.1, 19.4, 61.6, 79.2, 83.9];

function AverageLine() {
  const [series] = useBarSeries();
  const values = series?.data.filter((value) => value !== null) ?? [];
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;

  return (
    <ChartsReferenceLine
      y={average}
      label={`Average: ${average.toFixed(1)}`}
      lineStyle={{ strokeDasharray: '6 4' }}
      labelStyle={{ fontSize: 13, direction: 'ltr', textAnchor: 'start' }}
    />
  );
}

export default function AboveAverage() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography align="center">Passengers at Heathrow (millions)</Typography>
      <BarChart
        aria-label="Passengers at Heathrow: 75 to 84 million in most years, 22 in 2020, 19 in 2021, and 62 in 2022"
        height={280}
        xAxis={[{ data: years, valueFormatter: (year: number) => `${year}` }]}
        yAxis={[{ max: 100, width: 36 }]}
        series={[{ data: passengers, label: 'Passengers', color: '#56B4E9' }]}
        hideLegend
      >
        <AverageLine />
      </BarChart>
    </Stack>
  );
}
