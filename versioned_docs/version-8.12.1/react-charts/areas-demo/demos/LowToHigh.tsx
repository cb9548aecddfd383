import { LineChart } from '@mui/x-charts/LineChart';

// Tokyo, daily lows and highs, normals of 1991 to 2020. Source: Japan Meteorological Agency.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const lows = [1.2, 2.1, 5.0, 9.8, 14.6, 18.5, 22.4, 23.5, 20.3, 14.8, 8.8, 3.8];
const highs = [9.8, 10.9, 14.2, 19.4, 23.6, 26.1, 29.9, 31.3, 27.5, 22.0, 16.7, 12.0];

export default function LowToHigh() {
  return (
    <LineChart
      aria-label="Daily lows and highs in Tokyo by month, from 1 to 10 °C in January to 24 to 31 °C in August"
      height={300}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Low to high (°C)' }]}
      series={[
        {
          id: 'low',
          data: lows,
          stack: 'range',
          area: true,
          showMark: false,
          color: 'transparent',
          disableHighlight: true,
          valueFormatter: () => null,
        },
        {
          id: 'range',
          data: highs.map((high, index) => high - (lows[index] ?? 0)),
          stack: 'range',
          area: true,
          showMark: false,
          label: 'Daily low to high',
          color: '#D55E00',
          valueFormatter: (_value, { dataIndex }) => `${lows[dataIndex]} to ${highs[dataIndex]} °C`,
        },
      ]}
      grid={{ horizontal: true }}
      sx={{ '& .MuiAreaElement-root[data-series="range"]': { fillOpacity: 0.5 } }}
    />
  );
}
