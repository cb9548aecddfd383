import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

import { focusableChart } from '../components/focusableChart';
import { formatShortDate } from '../data/dates';
import type { WeekLoad } from '../data/filters';
import { formatHours } from '../data/jobs';

const labelOf = ({ monday }: WeekLoad) => (monday ? formatShortDate(monday) : 'Earlier');

export interface WeekChartProps {
  load: WeekLoad[];
  /** Pixels. */
  height: number;
}

/** Hours of work by the week in which they are due. */
export default function WeekChart({ load, height }: WeekChartProps) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const description = load.map((week) => `${labelOf(week)}: ${formatHours(week.hours)}`).join(', ');
  return (
    <Box sx={focusableChart} role="img" aria-label={`Hours of work by week. ${description}`}>
      <BarChart
        height={height}
        margin={{ top: 4, right: 4, bottom: 0, left: 4 }}
        xAxis={[
          {
            data: load.map(labelOf),
            height: 22,
            disableLine: true,
            disableTicks: true,
            categoryGapRatio: 0.35,
            colorMap: {
              type: 'ordinal',
              values: ['Earlier'],
              colors: [palette.error.main],
              unknownColor: palette.primary.main,
            },
          },
        ]}
        yAxis={[{ position: 'none' }]}
        series={[
          {
            data: load.map(({ hours }) => hours),
            valueFormatter: (hours) => formatHours(hours ?? 0),
            label: 'Hours of work',
          },
        ]}
        borderRadius={3}
        hideLegend
        skipAnimation
      />
    </Box>
  );
}
