import { addDays, isIsoDate, mondayOf, type IsoDate } from './dates';
import { familyLabel, familyPath, isFamily, isWithin } from './families';
import {
  isOpen,
  isOverdue,
  STATUS_LABELS,
  STATUSES,
  technicianName,
  type Job,
  type Status,
} from './jobs';

/** What limits the list of jobs. It is stored in the address, so that it can be bookmarked and shared. */
export interface Filters {
  /** Words that must all occur in a job. */
  query: string;
  /** Id of a family or an instrument, or `null` for all. */
  family: string | null;
  /** No status means all open jobs. */
  statuses: Status[];
  overdue: boolean;
  /** First due date. */
  from: IsoDate | null;
  /** Last due date. */
  to: IsoDate | null;
}

export const NO_FILTERS: Filters = {
  query: '',
  family: null,
  statuses: [],
  overdue: false,
  from: null,
  to: null,
};

/** Reads filters from the query of an address. Unknown values are ignored. */
export function parseFilters(search: string): Filters {
  const params = new URLSearchParams(search);
  const family = params.get('family');
  const statuses = (params.get('status') ?? '').split(',');
  const [from, to] = [params.get('from'), params.get('to')];
  return {
    query: params.get('q') ?? '',
    family: family !== null && isFamily(family) ? family : null,
    statuses: STATUSES.filter((status) => statuses.includes(status)),
    overdue: params.has('overdue'),
    from: isIsoDate(from) ? from : null,
    to: isIsoDate(to) ? to : null,
  };
}

/** Writes filters as the query of an address, without a question mark. */
export function formatFilters({ query, family, statuses, overdue, from, to }: Filters): string {
  const params = new URLSearchParams();
  if (query.trim()) params.set('q', query);
  if (family) params.set('family', family);
  if (statuses.length > 0) params.set('status', statuses.join(','));
  if (overdue) params.set('overdue', '');
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  return params.toString().replace(/%2C/g, ',');
}

/** Whether any filter is set. */
export const hasFilters = (filters: Filters) => formatFilters(filters) !== '';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const textOf = (job: Job) =>
  plain(
    [
      job.id,
      job.customer,
      job.email,
      job.make,
      job.work,
      job.notes,
      technicianName(job.technician),
      STATUS_LABELS[job.status],
      ...familyPath(job.instrument).map(familyLabel),
    ].join(' '),
  );

/**
 * Returns the jobs that match all filters.
 *
 * @param today - Decides what is overdue.
 */
export function applyFilters(jobs: Job[], filters: Filters, today: IsoDate): Job[] {
  const { query, family, statuses, overdue, from, to } = filters;
  const words = plain(query).split(/\s+/).filter(Boolean);
  return jobs.filter(
    (job) =>
      (!family || isWithin(job.instrument, family)) &&
      (statuses.length === 0 ? isOpen(job) : statuses.includes(job.status)) &&
      (!overdue || isOverdue(job, today)) &&
      (!from || job.due >= from) &&
      (!to || job.due <= to) &&
      (words.length === 0 || includesAll(textOf(job), words)),
  );
}

const includesAll = (text: string, words: string[]) => words.every((word) => text.includes(word));

/** Figures about a list of jobs. */
export interface Figures {
  open: number;
  overdue: number;
  /** Hours of work in jobs that are neither ready nor collected. */
  hours: number;
  /** Sum of the estimates of open jobs, in US dollars. */
  value: number;
}

const isToDo = (job: Job) => isOpen(job) && job.status !== 'ready';

export function figuresOf(jobs: Job[], today: IsoDate): Figures {
  const sum = (list: Job[], field: 'hours' | 'estimate') =>
    list.reduce((total, job) => total + job[field], 0);
  const open = jobs.filter(isOpen);
  return {
    open: open.length,
    overdue: jobs.filter((job) => isOverdue(job, today)).length,
    hours: sum(jobs.filter(isToDo), 'hours'),
    value: sum(open, 'estimate'),
  };
}

/** Hours of work that are due in a week. */
export interface WeekLoad {
  /** Monday of the week, or `null` for the weeks before this one. */
  monday: IsoDate | null;
  hours: number;
}

/**
 * Adds up the hours of work by the week in which they are due.
 *
 * @param weeks - Number of weeks, this week included. What was due before comes first; what is due later is left out.
 */
export function loadByWeek(jobs: Job[], today: IsoDate, weeks = 5): WeekLoad[] {
  const thisWeek = mondayOf(today);
  const mondays = [
    null,
    ...Array.from({ length: weeks }, (_, week) => addDays(thisWeek, week * 7)),
  ];
  return mondays.map((monday) => ({
    monday,
    hours: jobs
      .filter((job) => isToDo(job) && (monday ? mondayOf(job.due) === monday : job.due < thisWeek))
      .reduce((total, job) => total + job.hours, 0),
  }));
}

/** Number of jobs for each family and instrument. */
export function countByFamily(jobs: Job[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const job of jobs) {
    for (const id of familyPath(job.instrument)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
