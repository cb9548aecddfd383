import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';

import { formatDate, formatDay } from '../logic/dates';
import { metricInfo, type Metric } from '../logic/metrics';
import type { ComparedDay } from '../logic/overview';
import { usePalette } from '../state/usePalette';
import { useReducedMotion } from '../state/useReducedMotion';

/** The axis of the days. Charts that share a highlight need the same id. */
export const DAY_AXIS = 'days';

/** The legend is above the chart and not part of its height. */
const LEGEND_HEIGHT = 28;

export interface TimeChartProps {
  label: string;
  metric: Metric;
  days: readonly ComparedDay[];
  /** In pixels, with the legend. */
  height: number;
  /** The index of the highlighted day, if it is shared with another chart. `null` for none. */
  highlighted?: number | null;
  onHighlight?: (index: number | null) => void;
}

/** A metric by day, compared with the previous period. */
export default function TimeChart({
  label,
  metric,
  days,
  height,
  highlighted,
  onHighlight,
}: TimeChartProps) {
  const palette = usePalette();
  const reducedMotion = useReducedMotion();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { format, formatTick, axis } = metricInfo(metric);
  const step = Math.max(1, Math.ceil(days.length / (narrow ? 3 : 6)));
  const formatValue = (value: number | null) => (value === null ? 'No data' : format(value));
  const shared =
    highlighted === undefined
      ? {}
      : {
          highlightedAxis:
            highlighted === null ? [] : [{ axisId: DAY_AXIS, dataIndex: highlighted }],
          onHighlightedAxisChange: (items: { dataIndex: number }[]) => {
            onHighlight?.(items[0]?.dataIndex ?? null);
          },
        };
  return (
    <LineChart
      aria-label={label}
      height={height - LEGEND_HEIGHT}
      enableKeyboardNavigation
      skipAnimation={reducedMotion}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          id: DAY_AXIS,
          scaleType: 'point',
          data: days.map(({ date }) => date),
          valueFormatter: (date: string, context) =>
            context.location === 'tick' ? formatDay(date) : formatDate(date),
          tickInterval: (_date: string, index: number) => index % step === 0,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          width: 56,
          label: axis,
          min: metric === 'ratio' ? undefined : 0,
          valueFormatter: (value: number) => formatTick(value),
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        {
          id: 'previous',
          label: 'Previous period',
          data: days.map(({ previous }) => previous),
          color: palette.grey[600],
          showMark: false,
          curve: 'monotoneX',
          valueFormatter: (value, { dataIndex }) =>
            `${formatValue(value)} (${formatDay(days[dataIndex]?.previousDate ?? '')})`,
        },
        {
          id: 'current',
          label: 'Selected period',
          data: days.map(({ value }) => value),
          color: palette.primary.main,
          showMark: false,
          area: metric !== 'ratio',
          curve: 'monotoneX',
          baseline: 'min',
          valueFormatter: formatValue,
        },
      ]}
      slotProps={{
        legend: { position: { vertical: 'top', horizontal: 'start' } },
      }}
      sx={{
        '& .MuiAreaElement-root': { opacity: 0.12 },
        '& .MuiLineElement-series-previous': { strokeDasharray: '4 4', strokeWidth: 1.5 },
      }}
      {...shared}
    />
  );
}
