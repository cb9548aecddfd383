import { LineChart } from '@mui/x-charts/LineChart';

// Electricity from coal and wind in the United Kingdom, in TWh. Source: BP and Ember, by Our World in Data (2022).
const years = [2010, 2015, 2020];

export default function MarkTypes() {
  return (
    <LineChart
      aria-label="Electricity in the United Kingdom: coal fell from 108 to 5 TWh, and wind rose from 10 to 74 TWh between 2010 and 2020"
      height={260}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ label: 'Electricity (TWh)' }]}
      series={[
        {
          data: [108, 76, 5],
          label: 'Coal',
          color: '#6B6B6B',
          area: true,
          labelMarkType: 'square',
        },
        { data: [10, 40, 74], label: 'Wind', color: '#0072B2', labelMarkType: 'line' },
      ]}
      sx={{ '& .MuiLineChart-area': { fillOpacity: 0.4 } }}
    />
  );
}
