import type { DayRow } from '../data/generate';

export type Metric = 'energy' | 'revenue' | 'ratio' | 'downtime';

/** Sums of rows. Ratios are computed from sums, because an average of ratios gives small sites too much weight. */
export interface Totals {
  energy: number;
  expected: number;
  irradiation: number;
  revenue: number;
  downtime: number;
}

export interface MetricInfo {
  id: Metric;
  name: string;
  /** What the axis of a chart says. */
  axis: string;
  /** Whether a higher value is good. */
  higherIsBetter: boolean;
  /** Returns the value, or `null` if there is none. */
  of: (totals: Totals) => number | null;
  /** With its unit. */
  format: (value: number) => string;
  /** For ticks, without its unit. */
  formatTick: (value: number) => string;
}

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const PERCENT = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const CHANGE = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** Formats megawatt-hours. Small amounts have a decimal. */
export function formatEnergy(value: number): string {
  return `${(Math.abs(value) < 100 ? TENTHS : WHOLE).format(value)} MWh`;
}

/** Formats megawatts with one decimal. */
export function formatPower(value: number): string {
  return `${TENTHS.format(value)} MW`;
}

/** Formats a relative change with its sign. `0.05` is "+5.0%". */
export function formatChange(change: number | null): string {
  return change === null ? 'No comparison' : CHANGE.format(change);
}

export const METRICS: readonly MetricInfo[] = [
  {
    id: 'energy',
    name: 'Energy',
    axis: 'MWh',
    higherIsBetter: true,
    of: (totals) => totals.energy,
    format: formatEnergy,
    formatTick: (value) => COMPACT.format(value),
  },
  {
    id: 'revenue',
    name: 'Revenue',
    axis: 'US dollars',
    higherIsBetter: true,
    of: (totals) => totals.revenue,
    format: (value) => DOLLARS.format(value),
    formatTick: (value) => COMPACT.format(value),
  },
  {
    id: 'ratio',
    name: 'Performance ratio',
    axis: 'Delivered of possible',
    higherIsBetter: true,
    of: (totals) => (totals.expected > 0 ? totals.energy / totals.expected : null),
    format: (value) => PERCENT.format(value),
    formatTick: (value) => `${WHOLE.format(value * 100)}%`,
  },
  {
    id: 'downtime',
    name: 'Downtime',
    axis: 'Hours',
    higherIsBetter: false,
    of: (totals) => totals.downtime,
    format: (value) => `${TENTHS.format(value)} h`,
    formatTick: (value) => TENTHS.format(value),
  },
];

/** Tells whether a text names a metric. */
export function isMetric(text: string): text is Metric {
  return METRICS.some((metric) => metric.id === text);
}

/** Returns how a metric is computed and formatted. */
export function metricInfo(id: Metric): MetricInfo {
  const info = METRICS.find((metric) => metric.id === id);
  if (!info) {
    throw new Error(`Unknown metric: ${id}`);
  }
  return info;
}

/** Adds up rows. */
export function sum(rows: readonly DayRow[]): Totals {
  const totals: Totals = { energy: 0, expected: 0, irradiation: 0, revenue: 0, downtime: 0 };
  rows.forEach((row) => {
    totals.energy += row.energy;
    totals.expected += row.expected;
    totals.irradiation += row.irradiation;
    totals.revenue += row.revenue;
    totals.downtime += row.downtime;
  });
  return totals;
}

/** Returns the relative change, or `null` if there is nothing to compare with. */
export function change(current: number | null, previous: number | null): number | null {
  return current === null || previous === null || previous === 0 ? null : current / previous - 1;
}
