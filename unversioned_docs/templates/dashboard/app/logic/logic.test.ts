import { describe, expect, it } from 'vitest';

import { generateDay, generateHours } from '../data/generate';
import { createServer, LIMITS } from '../data/server';
import { SITES } from '../data/sites';
import { toCsv } from './csv';
import { addDays, checkRange, countDays, isDate, listDays, previousRange } from './dates';
import {
  defaultFilters,
  formatFilters,
  matchingSites,
  parseFilters,
  type Filters,
} from './filters';
import { change, metricInfo, sum } from './metrics';
import { buildOverview, condense } from './overview';
import { buildReports } from './reports';

const initial = defaultFilters(LIMITS);
const withFilters = (changes: Partial<Filters>): Filters => ({ ...initial, ...changes });
const load = (filters: Filters) =>
  createServer({ latency: 0, failEvery: 0 }).getDaily(
    { from: filters.from, to: filters.to },
    new AbortController().signal,
  );

describe('dates', () => {
  it('crosses months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
    expect(countDays({ from: '2024-02-28', to: '2024-03-01' })).toBe(3);
    expect(listDays({ from: '2024-12-31', to: '2025-01-01' })).toEqual([
      '2024-12-31',
      '2025-01-01',
    ]);
  });

  it('ends the previous period the day before, with the same length', () => {
    expect(previousRange({ from: '2025-03-01', to: '2025-03-10' })).toEqual({
      from: '2025-02-19',
      to: '2025-02-28',
    });
  });

  it('accepts only dates that exist', () => {
    expect(isDate('2024-02-29')).toBe(true);
    expect(isDate('2025-02-29')).toBe(false);
    expect(isDate('9/30/2025')).toBe(false);
  });

  it.each([
    [null, '2025-09-30', 'from', 'Enter a complete date'],
    ['2023-12-31', '2025-09-30', 'from', 'Data starts on Jan 1, 2024'],
    ['2025-09-01', '2025-10-01', 'to', 'Data ends on Sep 30, 2025'],
    ['2025-09-10', '2025-09-01', 'to', 'Must not be before the start'],
    ['2024-01-01', '2025-09-30', 'from', 'At most 366 days'],
  ])('reports what is wrong with %s to %s', (from, to, field, message) => {
    expect(checkRange({ from, to }, LIMITS)).toEqual({ field, message });
  });

  it('accepts a single day', () => {
    expect(checkRange({ from: '2025-09-30', to: '2025-09-30' }, LIMITS)).toBeNull();
  });
});

describe('filters', () => {
  it('survive the way through an address', () => {
    const filters = withFilters({
      scope: 'highmoor',
      from: '2025-06-01',
      to: '2025-06-30',
      metric: 'ratio',
      mounting: 'fixed',
    });
    expect(parseFilters(formatFilters(filters, LIMITS), LIMITS)).toEqual(filters);
  });

  it('leave no trace in the address while they have their default values', () => {
    expect(formatFilters(initial, LIMITS)).toBe('');
  });

  it('ignore wrong values', () => {
    expect(
      parseFilters('site=atlantis&metric=joy&mounting=sea&from=2025-09-31&to=2025-01-01', LIMITS),
    ).toEqual(initial);
  });

  it('combine the tree with the mounting', () => {
    const names = (changes: Partial<Filters>) =>
      matchingSites(withFilters(changes)).map(({ name }) => name);
    expect(names({ scope: 'mill-valley', mounting: 'rooftop' })).toEqual([
      'Linden Works',
      'Paper Mill',
    ]);
    expect(names({ scope: 'highmoor', mounting: 'rooftop' })).toEqual([]);
    expect(names({ scope: 'hopyard' })).toEqual(['Hopyard']);
  });
});

describe('metrics', () => {
  it('computes a ratio from sums, not from ratios', () => {
    const row = { siteId: 'a', date: '2025-01-01', irradiation: 1, revenue: 0, downtime: 0 };
    const totals = sum([
      { ...row, energy: 90, expected: 100 },
      { ...row, energy: 1, expected: 10 },
    ]);
    expect(metricInfo('ratio').of(totals)).toBeCloseTo(91 / 110);
  });

  it('has no change without something to compare with', () => {
    expect(change(3, 0)).toBeNull();
    expect(change(null, 3)).toBeNull();
    expect(change(3, 2)).toBeCloseTo(0.5);
  });
});

describe('generated data', () => {
  it('is the same in each run', () => {
    const [site] = SITES;
    expect(site && generateDay(site, '2025-09-30')).toEqual(
      site && generateDay(site, '2025-09-30'),
    );
  });

  it('never exceeds what is possible', () => {
    const rows = SITES.flatMap((site) =>
      listDays({ from: '2025-06-01', to: '2025-06-30' }).map((date) => generateDay(site, date)),
    );
    expect(rows.every(({ energy, expected }) => energy >= 0 && energy < expected)).toBe(true);
    expect(new Set(rows.map(({ energy }) => energy)).size).toBeGreaterThan(500);
  });

  it('has hours that add up to the day', () => {
    SITES.forEach((site) => {
      const hours = generateHours(site, '2025-03-21');
      const total = hours.reduce((energy, hour) => energy + hour.energy, 0);
      expect(total).toBeCloseTo(generateDay(site, '2025-03-21').energy, 1);
    });
  });
});

describe('overview', () => {
  it('adds up: days, sites and kinds of mounting have the same total', async () => {
    const view = buildOverview(await load(initial), initial);
    const total = view.figures.find(({ metric }) => metric === 'energy')?.value ?? 0;
    const add = (values: (number | null)[]) =>
      values.reduce<number>((subtotal, value) => subtotal + (value ?? 0), 0);
    expect(total).toBeGreaterThan(1000);
    expect(add(view.days.map(({ value }) => value))).toBeCloseTo(total, 4);
    expect(add(view.bySite.map(({ value }) => value))).toBeCloseTo(total, 4);
    expect(add(view.byMounting.map(({ value }) => value))).toBeCloseTo(total, 4);
    expect(add(view.rows.map(({ energy }) => energy))).toBeCloseTo(total, 4);
  });

  it('compares with the period before', async () => {
    const september = withFilters({ from: '2025-09-01', to: '2025-09-30' });
    const august = withFilters({ from: '2025-08-02', to: '2025-08-31' });
    const [first] = buildOverview(await load(september), september).figures;
    const [second] = buildOverview(await load(august), august).figures;
    expect(first?.previous).toBeCloseTo(second?.value ?? 0, 4);
  });

  it('keeps the neighbors of a selected site in its chart, but only the site in the figures', async () => {
    const filters = withFilters({ scope: 'hopyard' });
    const view = buildOverview(await load(filters), filters);
    expect(view.bySite).toHaveLength(5);
    expect(view.rows.map(({ id }) => id)).toEqual(['hopyard']);
  });

  it('keeps all kinds of mounting in their chart', async () => {
    const filters = withFilters({ mounting: 'rooftop' });
    const view = buildOverview(await load(filters), filters);
    expect(view.byMounting.every(({ value }) => value > 0)).toBe(true);
    expect(view.rows.every(({ mounting }) => mounting === 'Rooftop')).toBe(true);
  });

  it('condenses long series to averages', () => {
    expect(condense([1, 3, 5, 7, 9], 3)).toEqual([2, 6, 9]);
    expect(condense([1, 2], 3)).toEqual([1, 2]);
  });
});

describe('reports', () => {
  it('contain the selected sites only, and the same total in each', async () => {
    const filters = withFilters({ scope: 'ester-delta' });
    const reports = buildReports(await load(filters), filters);
    const [daily, sites] = reports;
    const column = (rows: (string | number | null)[][] | undefined, index: number) =>
      (rows ?? []).reduce((total, row) => total + Number(row[index]), 0);
    expect(sites?.rows).toHaveLength(5);
    expect(column(daily?.rows, 1)).toBeCloseTo(column(sites?.rows, 4), 1);
  });
});

describe('toCsv', () => {
  it('quotes commas, quotes and line breaks', () => {
    expect(toCsv(['a', 'b'], [['x, y', 'say "hi"\n']])).toBe('a,b\r\n"x, y","say ""hi""\n"\r\n');
  });

  it('keeps numbers, and disarms formulas', () => {
    expect(toCsv(['a', 'b', 'c'], [[-1.5, '=1+1', null]])).toBe("a,b,c\r\n-1.5,'=1+1,\r\n");
  });
});
