import { MOUNTINGS, REGIONS, SITES, type Mounting, type Site } from '../data/sites';
import { checkRange, isDate, PRESETS, type DateRange } from './dates';
import { isMetric, type Metric } from './metrics';

/** The item of the tree that contains all sites. */
export const ALL_SITES = 'all';

export interface Filters extends DateRange {
  /** `all`, the id of a region, or the id of a site. */
  scope: string;
  metric: Metric;
  /** `null` for every kind of mounting. */
  mounting: Mounting | null;
}

/** Returns what is shown when the address names no filter: the last 30 days of all sites. */
export function defaultFilters(limits: DateRange): Filters {
  const range = PRESETS[1]?.range(limits.to) ?? limits;
  return { ...range, scope: ALL_SITES, metric: 'energy', mounting: null };
}

const isScope = (id: string) =>
  id === ALL_SITES || [...REGIONS, ...SITES].some((item) => item.id === id);

/**
 * Reads the filters from the query of an address. What is missing or wrong has its default value, so that an old or
 * edited link still works.
 *
 * @param query - For example `"site=highmoor&metric=revenue"`.
 * @param limits - The first and the last day with data.
 */
export function parseFilters(query: string, limits: DateRange): Filters {
  const params = new URLSearchParams(query);
  const filters = defaultFilters(limits);
  const scope = params.get('site') ?? '';
  const metric = params.get('metric') ?? '';
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const valid = isDate(from) && isDate(to) && checkRange({ from, to }, limits) === null;
  return {
    from: valid ? from : filters.from,
    to: valid ? to : filters.to,
    scope: isScope(scope) ? scope : filters.scope,
    metric: isMetric(metric) ? metric : filters.metric,
    mounting: MOUNTINGS.find(({ id }) => id === params.get('mounting'))?.id ?? null,
  };
}

/** Writes the filters as a query. Default values are left out, so that links stay short. */
export function formatFilters(filters: Filters, limits: DateRange): string {
  const initial = defaultFilters(limits);
  const params = new URLSearchParams();
  if (filters.scope !== initial.scope) {
    params.set('site', filters.scope);
  }
  if (filters.from !== initial.from || filters.to !== initial.to) {
    params.set('from', filters.from);
    params.set('to', filters.to);
  }
  if (filters.metric !== initial.metric) {
    params.set('metric', filters.metric);
  }
  if (filters.mounting) {
    params.set('mounting', filters.mounting);
  }
  return params.toString();
}

/** Lists the sites of an item of the tree. */
export function sitesOf(scope: string): readonly Site[] {
  return scope === ALL_SITES
    ? SITES
    : SITES.filter((site) => site.id === scope || site.regionId === scope);
}

/** Lists the sites that match the tree and the mounting. */
export function matchingSites({ scope, mounting }: Filters): readonly Site[] {
  return sitesOf(scope).filter((site) => mounting === null || site.mounting === mounting);
}

/** Returns the item above an item of the tree. */
export function parentOf(scope: string): string {
  return SITES.find((site) => site.id === scope)?.regionId ?? ALL_SITES;
}

/** Returns the name of an item of the tree. */
export function scopeName(scope: string): string {
  return [...REGIONS, ...SITES].find((item) => item.id === scope)?.name ?? 'All sites';
}
