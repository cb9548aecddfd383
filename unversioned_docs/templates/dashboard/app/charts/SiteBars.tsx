import { BarChart } from '@mui/x-charts/BarChart';

import { metricInfo, type Metric } from '../logic/metrics';
import type { Overview } from '../logic/overview';
import { useHighlight } from '../state/highlight';
import { usePalette } from '../state/usePalette';
import { useReducedMotion } from '../state/useReducedMotion';

export interface SiteBarsProps {
  label: string;
  metric: Metric;
  bySite: Overview['bySite'];
  /** The selected site, if one is selected. */
  selected: string | null;
  /** In pixels. */
  height: number;
  /** Called with the id of the clicked site. */
  onSelect: (siteId: string) => void;
}

/** A metric by site. A click selects a site. */
export default function SiteBars({
  label,
  metric,
  bySite,
  selected,
  height,
  onSelect,
}: SiteBarsProps) {
  const palette = usePalette();
  const reducedMotion = useReducedMotion();
  const { siteId, setSiteId } = useHighlight();
  const { format, formatTick } = metricInfo(metric);
  const index = bySite.findIndex(({ site }) => site.id === (siteId ?? selected));
  return (
    <BarChart
      aria-label={label}
      layout="horizontal"
      height={height}
      enableKeyboardNavigation
      hideLegend
      skipAnimation={reducedMotion}
      margin={{ top: 0, right: 16, bottom: 0, left: 0 }}
      grid={{ vertical: true }}
      borderRadius={3}
      yAxis={[
        {
          scaleType: 'band',
          data: bySite.map(({ site }) => site.name),
          width: 118,
          categoryGapRatio: 0.35,
          tickLabelInterval: () => true,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      xAxis={[
        {
          tickNumber: 4,
          valueFormatter: (value: number) => formatTick(value),
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        {
          id: 'sites',
          data: bySite.map(({ value }) => value),
          color: palette.primary.main,
          valueFormatter: (value) => (value === null ? 'No data' : format(value)),
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      highlightedItem={index < 0 ? null : { seriesId: 'sites', dataIndex: index }}
      onHighlightChange={(item) => {
        setSiteId(item?.dataIndex === undefined ? null : (bySite[item.dataIndex]?.site.id ?? null));
      }}
      onAxisClick={(_event, axis) => {
        const clicked = axis && bySite[axis.dataIndex];
        if (clicked) {
          onSelect(clicked.site.id);
        }
      }}
      sx={{ cursor: 'pointer', '& .MuiBarElement-root[data-faded]': { opacity: 0.45 } }}
    />
  );
}
