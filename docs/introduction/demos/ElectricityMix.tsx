import { LineChart } from '@mui/x-charts/LineChart';
import { useEffect, useReducer } from 'react';

const hours = [0, 4, 8, 12, 16, 20, 24];

const sources = [
  {
    id: 'hydro',
    label: 'Hydro',
    color: 'var(--portal-grid)',
    data: [9, 9, 11, 9, 9, 13, 9],
  },
  {
    id: 'wind',
    label: 'Wind',
    color: 'var(--portal-charts)',
    data: [16, 19, 15, 9, 11, 18, 20],
  },
  {
    id: 'solar',
    label: 'Solar',
    color: 'var(--portal-tree)',
    data: [0, 0, 9, 28, 19, 2, 0],
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
      height={288}
      margin={{ top: 8, right: 21, bottom: 0, left: 21 }}
      xAxis={[
        {
          data: hours,
          scaleType: 'point',
          disableLine: true,
          disableTicks: true,
          height: 30,
          tickInterval: (hour: number) => hour % 12 === 0,
          valueFormatter: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
        },
      ]}
      yAxis={[{ position: 'none', min: 0, max: 50, tickInterval: [0, 25, 50] }]}
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
