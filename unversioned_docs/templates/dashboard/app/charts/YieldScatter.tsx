import { ScatterChart } from '@mui/x-charts/ScatterChart';

import type { SiteRow } from '../logic/overview';
import { useHighlight } from '../state/highlight';
import { usePalette } from '../state/usePalette';
import { useReducedMotion } from '../state/useReducedMotion';

export interface YieldScatterProps {
  label: string;
  rows: readonly SiteRow[];
  /** In pixels. */
  height: number;
}

/** Sunlight and yield of each site. */
export default function YieldScatter({ label, rows, height }: YieldScatterProps) {
  const palette = usePalette();
  const reducedMotion = useReducedMotion();
  const { siteId, setSiteId } = useHighlight();
  const index = rows.findIndex(({ id }) => id === siteId);
  return (
    <ScatterChart
      aria-label={label}
      height={height}
      enableKeyboardNavigation
      hideLegend
      skipAnimation={reducedMotion}
      voronoiMaxRadius={24}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[
        {
          label: 'Irradiation (kWh/m²)',
          height: 44,
          tickNumber: 5,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          label: 'Yield (MWh per MW)',
          width: 56,
          tickNumber: 5,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        {
          id: 'sites',
          color: palette.primary.main,
          markerSize: 5,
          data: rows.map((row) => ({ id: row.id, x: row.irradiation, y: row.yield })),
          highlightScope: { highlight: 'item', fade: 'global' },
          valueFormatter: (_point, { dataIndex }) => {
            const row = rows[dataIndex];
            return row
              ? `${row.name}: ${row.yield.toFixed(0)} MWh per MW at ${row.irradiation.toFixed(0)} kWh/m²`
              : '';
          },
        },
      ]}
      highlightedItem={index < 0 ? null : { seriesId: 'sites', dataIndex: index }}
      onHighlightChange={(item) => {
        setSiteId(item?.dataIndex === undefined ? null : (rows[item.dataIndex]?.id ?? null));
      }}
    />
  );
}
