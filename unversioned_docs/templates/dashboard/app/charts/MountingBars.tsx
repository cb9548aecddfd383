import { BarChart } from '@mui/x-charts/BarChart';

import type { Mounting } from '../data/sites';
import { metricInfo, type Metric } from '../logic/metrics';
import type { Overview } from '../logic/overview';
import { usePalette } from '../state/usePalette';
import { useReducedMotion } from '../state/useReducedMotion';

export interface MountingBarsProps {
  label: string;
  metric: Metric;
  byMounting: Overview['byMounting'];
  selected: Mounting | null;
  /** In pixels, with the legend. */
  height: number;
  /** Called with the clicked kind of mounting. */
  onSelect: (mounting: Mounting) => void;
}

const MOUNTING_AXIS = 'mounting';

/** The legend is above the chart and not part of its height. */
const LEGEND_HEIGHT = 28;

/** A metric by mounting, next to the previous period. A click selects a kind of mounting. */
export default function MountingBars({
  label,
  metric,
  byMounting,
  selected,
  height,
  onSelect,
}: MountingBarsProps) {
  const palette = usePalette();
  const reducedMotion = useReducedMotion();
  const { format, formatTick } = metricInfo(metric);
  const formatValue = (value: number | null) => (value === null ? 'No data' : format(value));
  const index = byMounting.findIndex(({ mounting }) => mounting === selected);
  // Passing `highlightedAxis` stops the pointer from moving the highlight, so it is passed only for a selection.
  const shown = index < 0 ? {} : { highlightedAxis: [{ axisId: MOUNTING_AXIS, dataIndex: index }] };
  return (
    <BarChart
      key={index < 0 ? 'free' : 'selected'}
      aria-label={label}
      height={height - LEGEND_HEIGHT}
      enableKeyboardNavigation
      skipAnimation={reducedMotion}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      grid={{ horizontal: true }}
      borderRadius={3}
      xAxis={[
        {
          id: MOUNTING_AXIS,
          scaleType: 'band',
          data: byMounting.map(({ name }) => name),
          categoryGapRatio: 0.45,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          width: 44,
          tickNumber: 4,
          valueFormatter: (value: number) => formatTick(value),
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        {
          id: 'previous',
          label: 'Previous period',
          data: byMounting.map(({ previous }) => previous),
          color: palette.grey[600],
          valueFormatter: formatValue,
        },
        {
          id: 'current',
          label: 'Selected period',
          data: byMounting.map(({ value }) => value),
          color: palette.primary.main,
          valueFormatter: formatValue,
        },
      ]}
      onAxisClick={(_event, axis) => {
        const clicked = axis && byMounting[axis.dataIndex];
        if (clicked) {
          onSelect(clicked.mounting);
        }
      }}
      slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
      sx={{ cursor: 'pointer' }}
      {...shown}
    />
  );
}
