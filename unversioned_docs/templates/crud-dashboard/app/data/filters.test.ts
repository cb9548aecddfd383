// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  applyFilters,
  countByFamily,
  figuresOf,
  formatFilters,
  loadByWeek,
  NO_FILTERS,
  parseFilters,
  type Filters,
} from './filters';
import { makeJob, TODAY } from './testing';

const jobs = [
  makeJob({ id: 1, instrument: 'violin', status: 'bench', due: '2026-03-06', hours: 2 }),
  makeJob({ id: 2, instrument: 'cello', status: 'ready', due: '2026-03-06', hours: 9 }),
  makeJob({ id: 3, instrument: 'trumpet', status: 'received', due: '2026-03-13', hours: 1.5 }),
  makeJob({ id: 4, instrument: 'guitar', status: 'parts', due: '2026-03-20', customer: 'Noémie' }),
  makeJob({ id: 5, instrument: 'violin', status: 'collected', due: '2026-02-20' }),
];

const idsFor = (filters: Partial<Filters>) =>
  applyFilters(jobs, { ...NO_FILTERS, ...filters }, TODAY).map(({ id }) => id);

describe('filters in the address', () => {
  it('survive a round trip', () => {
    const filters: Filters = {
      query: 'bow & bridge',
      family: 'bowed',
      statuses: ['bench', 'parts'],
      overdue: true,
      from: '2026-03-01',
      to: null,
    };
    expect(parseFilters(formatFilters(filters))).toEqual(filters);
    expect(formatFilters(NO_FILTERS)).toBe('');
  });

  it('ignore what they do not know', () => {
    expect(parseFilters('family=kazoo&status=lost,bench&from=2026-02-30&x=1')).toEqual({
      ...NO_FILTERS,
      statuses: ['bench'],
    });
  });
});

describe('applyFilters', () => {
  it('shows open jobs if no status is chosen', () => {
    expect(idsFor({})).toEqual([1, 2, 3, 4]);
    expect(idsFor({ statuses: ['collected'] })).toEqual([5]);
  });

  it('includes everything below a family', () => {
    expect(idsFor({ family: 'strings' })).toEqual([1, 2, 4]);
    expect(idsFor({ family: 'bowed' })).toEqual([1, 2]);
  });

  it('includes both ends of a date range', () => {
    expect(idsFor({ from: '2026-03-06', to: '2026-03-13' })).toEqual([1, 2, 3]);
  });

  it('finds all words, anywhere, without accents', () => {
    expect(idsFor({ query: 'noemie guitar' })).toEqual([4]);
    expect(idsFor({ query: 'noemie trumpet' })).toEqual([]);
  });

  it('combines all filters', () => {
    expect(idsFor({ family: 'strings', overdue: true, statuses: ['bench', 'ready'] })).toEqual([1]);
  });
});

describe('figures', () => {
  it('count work only if there is something left to do', () => {
    expect(figuresOf(jobs, TODAY)).toEqual({ open: 4, overdue: 1, hours: 6.5, value: 960 });
    expect(figuresOf([], TODAY)).toEqual({ open: 0, overdue: 0, hours: 0, value: 0 });
  });

  it('put each hour of work into its week', () => {
    expect(loadByWeek(jobs, TODAY, 2)).toEqual([
      { monday: null, hours: 2 },
      { monday: '2026-03-09', hours: 1.5 },
      { monday: '2026-03-16', hours: 3 },
    ]);
  });

  it('count a job for its instrument and all families above', () => {
    const counts = countByFamily(jobs);
    expect([counts.get('violin'), counts.get('bowed'), counts.get('strings')]).toEqual([2, 3, 4]);
  });
});
