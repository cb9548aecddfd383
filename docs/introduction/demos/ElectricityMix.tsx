import { LineChart } from '@mui/x-charts/LineChart';
import { useEffect, useReducer } from 'react';

const hours = Array.from({ length: 13 }, (_, index) => index * 2);

const sources = [
  {
    id: 'hydro',
    label: 'Hydro',
    color: 'var(--portal-grid)',
    data: [9, 9, 9, 10, 11, 10, 9, 9, 10, 12, 13, 11, 9],
  },
  {
    id: 'wind',
    label: 'Wind',
    color: 'var(--portal-charts)',
    data: [16, 18, 19, 17, 14, 11, 9, 10, 12, 15, 19, 21, 20],
  },
  {
    id: 'solar',
    label: 'Solar',
    color: 'var(--portal-tree)',
    data: [0, 0, 0, 2, 11, 22, 28, 26, 17, 6, 0, 0, 0],
  },
];

export default function ElectricityMix() {
  // A chart of a fixed size has its tooltip from the second render on.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(renderAgain, [renderAgain]);

  return (
    <LineChart
      aria-label="Electricity from water, wind and sun over one day, in gigawatts"
      enableKeyboardNavigation
      skipAnimation
      width={420}
      height={270}
      margin={{ top: 8, right: 20, bottom: 0, left: 20 }}
      xAxis={[
        {
          data: hours,
          scaleType: 'point',
          disableLine: true,
          disableTicks: true,
          height: 30,
          tickInterval: (hour: number) => hour % 6 === 0,
          valueFormatter: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
        },
      ]}
      yAxis={[{ position: 'none', min: 0 }]}
      grid={{ horizontal: true }}
      series={sources.map((source) => ({
        ...source,
        area: true,
        stack: 'total',
        curve: 'monotoneX' as const,
        showMark: false,
        valueFormatter: (value: number | null) => `${value} GW`,
      }))}
      slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
      sx={{
        // The width of its container, at any size of the window.
        width: '100%',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyContent: 'stretch',
        '& > svg': { width: '100%', height: 'auto' },
        '& .MuiAreaElement-root': { fillOpacity: 0.28 },
        '& .MuiLineElement-root': { strokeWidth: 2.5 },
      }}
    />
  );
}
