import { BarChart } from '@mui/x-charts/BarChart';

// Years in orbit. Source: NASA. The ISS and Tiangong were in use in 2025.
const dataset = [
  { station: 'Skylab', start: 1973, end: 1979 },
  { station: 'Salyut 6', start: 1977, end: 1982 },
  { station: 'Salyut 7', start: 1982, end: 1991 },
  { station: 'Mir', start: 1986, end: 2001 },
  { station: 'ISS', start: 1998, end: 2025 },
  { station: 'Tiangong', start: 2021, end: 2025 },
].map((row) => ({ ...row, duration: row.end - row.start }));

export default function SpaceStations() {
  return (
    <BarChart
      aria-label="Space stations in orbit: Skylab 1973 to 1979, Salyut 6 1977 to 1982, Salyut 7 1982 to 1991, Mir 1986 to 2001, ISS since 1998, Tiangong since 2021"
      height={300}
      layout="horizontal"
      dataset={dataset}
      yAxis={[{ dataKey: 'station', width: 72, disableLine: true, disableTicks: true }]}
      xAxis={[{ min: 1970, max: 2030, valueFormatter: (year: number) => String(year) }]}
      series={[
        { dataKey: 'start', stack: 'range', color: 'transparent', valueFormatter: () => null },
        {
          dataKey: 'duration',
          stack: 'range',
          label: 'In orbit',
          color: '#0072B2',
          valueFormatter: (value, { dataIndex }) =>
            `${dataset[dataIndex]?.start}–${dataset[dataIndex]?.end} (${value} years)`,
        },
      ]}
      hideLegend
      grid={{ vertical: true }}
    />
  );
}
