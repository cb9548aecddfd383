import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

import { focusableChart } from '../components/focusableChart';
import { formatShortDate } from '../data/dates';
import { formatHours, TECHNICIANS } from '../data/jobs';
import type { BenchWeek } from './load';

export interface BenchChartProps {
  weeks: BenchWeek[];
  /** Pixels. */
  height: number;
}

/** Hours of work by week, one bar for each technician. */
export default function BenchChart({ weeks, height }: BenchChartProps) {
  const description = weeks
    .map(
      ({ monday, hours }) =>
        `${formatShortDate(monday)}: ` +
        TECHNICIANS.map(({ id, name }) => `${name} ${formatHours(hours[id] ?? 0)}`).join(', '),
    )
    .join('; ');
  return (
    <Box sx={focusableChart} role="img" aria-label={`Hours of work by week. ${description}`}>
      <BarChart
        height={height}
        xAxis={[
          {
            data: weeks.map(({ monday }) => `Week of ${formatShortDate(monday)}`),
            disableTicks: true,
          },
        ]}
        yAxis={[{ width: 36, disableLine: true, disableTicks: true, valueFormatter: formatHours }]}
        series={TECHNICIANS.map(({ id, name }) => ({
          id,
          label: name,
          data: weeks.map(({ hours }) => hours[id] ?? 0),
          valueFormatter: (hours) => formatHours(hours ?? 0),
        }))}
        grid={{ horizontal: true }}
        borderRadius={3}
        skipAnimation
      />
    </Box>
  );
}
