import type { DailyData } from '../data/server';
import { mountingName, regionName, SITES } from '../data/sites';
import type { CsvValue } from './csv';
import { listDays } from './dates';
import { matchingSites, type Filters } from './filters';
import { metricInfo, sum } from './metrics';

export interface Report {
  id: string;
  title: string;
  description: string;
  header: string[];
  rows: CsvValue[][];
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

const ratio = metricInfo('ratio');

/**
 * Makes the reports for the sites and the period that the filters select.
 *
 * @param data - The rows of all sites.
 * @param filters - Which of them count.
 */
export function buildReports(data: DailyData, filters: Filters): Report[] {
  const sites = matchingSites(filters);
  const ids = new Set(sites.map((site) => site.id));
  const rows = data.rows.filter((row) => ids.has(row.siteId));
  const names = new Map(SITES.map((site) => [site.id, site.name]));

  return [
    {
      id: 'daily',
      title: 'Daily totals',
      description: 'One row for each day, with the totals of the selected sites.',
      header: ['Date', 'Energy (MWh)', 'Revenue (USD)', 'Performance ratio', 'Downtime (h)'],
      rows: listDays(data.range).map((date) => {
        const totals = sum(rows.filter((row) => row.date === date));
        const value = ratio.of(totals);
        return [
          date,
          rounded(totals.energy, 2),
          rounded(totals.revenue, 2),
          value === null ? null : rounded(value, 4),
          rounded(totals.downtime, 1),
        ];
      }),
    },
    {
      id: 'sites',
      title: 'Site summary',
      description: 'One row for each site, with its totals for the period.',
      header: ['Site', 'Region', 'Mounting', 'Capacity (MW)', 'Energy (MWh)', 'Revenue (USD)'],
      rows: sites.map((site) => {
        const totals = sum(rows.filter((row) => row.siteId === site.id));
        return [
          site.name,
          regionName(site.regionId),
          mountingName(site.mounting),
          site.capacity,
          rounded(totals.energy, 2),
          rounded(totals.revenue, 2),
        ];
      }),
    },
    {
      id: 'downtime',
      title: 'Downtime log',
      description: 'One row for each day on which a site delivered nothing for part of the day.',
      header: ['Date', 'Site', 'Downtime (h)', 'Energy (MWh)'],
      rows: rows
        .filter((row) => row.downtime > 0)
        .sort((a, b) => a.date.localeCompare(b.date))
        .map((row) => [row.date, names.get(row.siteId) ?? row.siteId, row.downtime, row.energy]),
    },
  ];
}
