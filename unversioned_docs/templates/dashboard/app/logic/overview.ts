import type { DailyData } from '../data/server';
import type { DayRow } from '../data/generate';
import { MOUNTINGS, mountingName, regionName, type Mounting, type Site } from '../data/sites';
import { listDays, previousRange } from './dates';
import { matchingSites, parentOf, sitesOf, type Filters } from './filters';
import { change, METRICS, metricInfo, sum, type Metric } from './metrics';

export interface Figure {
  metric: Metric;
  value: number | null;
  previous: number | null;
  change: number | null;
  /** One value for each day, or for several days if the period is long. */
  trend: number[];
}

/** A day, and the day at the same place in the previous period. */
export interface ComparedDay {
  date: string;
  value: number | null;
  previousDate: string;
  previous: number | null;
}

/** A row of the table. */
export interface SiteRow {
  id: string;
  name: string;
  region: string;
  mounting: string;
  capacity: number;
  energy: number;
  change: number | null;
  revenue: number;
  ratio: number | null;
  downtime: number;
  /** In kilowatt-hours per square meter. */
  irradiation: number;
  /** Energy per megawatt of capacity, in megawatt-hours. */
  yield: number;
  trend: number[];
}

export interface Overview {
  sites: readonly Site[];
  figures: Figure[];
  days: ComparedDay[];
  /** The sites next to the selected one, too, so that there is something to click. Largest first. */
  bySite: { site: Site; value: number }[];
  /** All kinds of mounting, whichever is selected. */
  byMounting: { mounting: Mounting; name: string; value: number; previous: number }[];
  rows: SiteRow[];
}

/** The most points of a small chart. */
const TREND_POINTS = 30;

/** Reduces a series to averages of neighbors, if it is longer than `limit`. */
export function condense(values: readonly number[], limit = TREND_POINTS): number[] {
  const size = Math.ceil(values.length / limit);
  if (size <= 1) {
    return [...values];
  }
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) => {
    const part = values.slice(index * size, (index + 1) * size);
    return part.reduce((total, value) => total + value, 0) / part.length;
  });
}

function groupBy(rows: readonly DayRow[], keyOf: (row: DayRow) => string): Map<string, DayRow[]> {
  const groups = new Map<string, DayRow[]>();
  rows.forEach((row) => {
    const group = groups.get(keyOf(row));
    if (group) {
      group.push(row);
    } else {
      groups.set(keyOf(row), [row]);
    }
  });
  return groups;
}

const only = (rows: readonly DayRow[], sites: readonly Site[]) => {
  const ids = new Set(sites.map((site) => site.id));
  return rows.filter((row) => ids.has(row.siteId));
};

/** Compares each day of the period with the day at the same place in the previous one. */
export function compareDays(
  data: DailyData,
  sites: readonly Site[],
  metric: Metric,
): ComparedDay[] {
  const { of } = metricInfo(metric);
  const byDate = groupBy(only([...data.rows, ...data.previousRows], sites), (row) => row.date);
  const previousDays = listDays(previousRange(data.range));
  const valueOn = (date: string) => {
    const rows = byDate.get(date);
    return rows ? of(sum(rows)) : null;
  };
  return listDays(data.range).map((date, index) => {
    const previousDate = previousDays[index] ?? date;
    return { date, value: valueOn(date), previousDate, previous: valueOn(previousDate) };
  });
}

/** Computes the figures of some sites, with their change from the previous period. */
export function summarize(data: DailyData, sites: readonly Site[]): Figure[] {
  const rows = only(data.rows, sites);
  const byDate = groupBy(rows, (row) => row.date);
  const totals = sum(rows);
  const previousTotals = sum(only(data.previousRows, sites));
  return METRICS.map(({ id, of }) => {
    const value = of(totals);
    const previous = of(previousTotals);
    const trend = listDays(data.range).map((date) => of(sum(byDate.get(date) ?? [])) ?? 0);
    return { metric: id, value, previous, change: change(value, previous), trend: condense(trend) };
  });
}

/**
 * Computes everything that the overview shows. Each chart ignores the filter that a click on it sets, because otherwise
 * only one bar would be left to click.
 *
 * @param data - The rows of the period and of the previous one, of all sites.
 * @param filters - Which of them count.
 */
export function buildOverview(data: DailyData, filters: Filters): Overview {
  const sites = matchingSites(filters);
  const { of } = metricInfo(filters.metric);
  const current = groupBy(data.rows, (row) => row.siteId);
  const previous = groupBy(data.previousRows, (row) => row.siteId);

  const scope = sitesOf(filters.scope);
  const neighbors =
    scope.length === 1 && scope[0]?.id === filters.scope ? sitesOf(parentOf(filters.scope)) : scope;

  return {
    sites,
    figures: summarize(data, sites),
    days: compareDays(data, sites, filters.metric),
    bySite: neighbors
      .filter((site) => filters.mounting === null || site.mounting === filters.mounting)
      .map((site) => ({ site, value: of(sum(current.get(site.id) ?? [])) ?? 0 }))
      .sort((a, b) => b.value - a.value),
    byMounting: MOUNTINGS.map(({ id, name }) => {
      const members = scope.filter((site) => site.mounting === id);
      return {
        mounting: id,
        name,
        value: of(sum(only(data.rows, members))) ?? 0,
        previous: of(sum(only(data.previousRows, members))) ?? 0,
      };
    }),
    rows: sites.map((site) => {
      const rows = current.get(site.id) ?? [];
      const totals = sum(rows);
      return {
        id: site.id,
        name: site.name,
        region: regionName(site.regionId),
        mounting: mountingName(site.mounting),
        capacity: site.capacity,
        energy: totals.energy,
        change: change(totals.energy, sum(previous.get(site.id) ?? []).energy),
        revenue: totals.revenue,
        ratio: totals.expected > 0 ? totals.energy / totals.expected : null,
        downtime: totals.downtime,
        irradiation: totals.irradiation,
        yield: totals.energy / site.capacity,
        trend: condense(rows.map((row) => row.energy)),
      };
    }),
  };
}
