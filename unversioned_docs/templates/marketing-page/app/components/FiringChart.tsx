import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';

import { formatClock, temperatureAt, toCelsius, type Reading } from '../data/firing';
import { colors } from '../styles';

export interface FiringChartProps {
  /** With new elements. */
  planned: readonly Reading[];
  /** With the elements as they are. */
  worn: readonly Reading[];
  /** Whether both lines are drawn. */
  differ: boolean;
  /** Minutes since midnight. */
  start: number;
  unit: 'F' | 'C';
  /** Pixels. */
  height: number;
  /** Name of the firing. */
  title: string;
}

const degrees = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
// One tick per 4 hours.
const TICK = 240;

/** The temperature of a firing over time. */
export default function FiringChart({
  planned,
  worn,
  differ,
  start,
  unit,
  height,
  title,
}: FiringChartProps) {
  const theme = useTheme();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const longer = (planned.at(-1)?.minute ?? 0) > (worn.at(-1)?.minute ?? 0) ? planned : worn;
  const minutes = longer.map(({ minute }) => minute);
  const convert = (fahrenheit: number | null) =>
    fahrenheit === null || unit === 'F' ? fahrenheit : toCelsius(fahrenheit);
  const values = (readings: readonly Reading[]) =>
    minutes.map((minute) => convert(temperatureAt(readings, minute)));
  const format = (value: number | null) =>
    value === null ? null : `${degrees.format(value)} °${unit}`;
  const end = minutes.at(-1) ?? 0;
  const firstTick = Math.ceil(start / TICK) * TICK - start;
  const ticks = Array.from(
    { length: Math.max(0, Math.floor((end - firstTick) / TICK) + 1) },
    (_, index) => firstTick + index * TICK,
  );

  return (
    <LineChart
      aria-label={`${title}: temperature by time of day`}
      height={height}
      skipAnimation={still}
      hideLegend={!differ}
      margin={{ left: 0, right: 12, top: 20, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: minutes,
          scaleType: 'linear',
          min: 0,
          max: end,
          domainLimit: 'strict',
          tickInterval: ticks,
          valueFormatter: (minute: number) => formatClock(start + minute),
          height: 32,
        },
      ]}
      yAxis={[
        {
          min: 0,
          width: 56,
          valueFormatter: (value: number) => degrees.format(value),
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        ...(differ
          ? [
              {
                id: 'planned',
                label: 'With new elements',
                data: values(planned),
                color: colors(theme).text.secondary,
                showMark: false,
                valueFormatter: format,
              },
            ]
          : []),
        {
          id: 'kiln',
          label: 'Your kiln',
          data: values(worn),
          color: colors(theme).warning.main,
          showMark: false,
          valueFormatter: format,
        },
      ]}
      sx={{
        '& .MuiLineElement-root': { strokeWidth: 3 },
        '& .MuiLineElement-series-planned': { strokeDasharray: '3 6' },
      }}
    />
  );
}
