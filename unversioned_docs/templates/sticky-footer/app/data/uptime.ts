import type { Incident, Severity } from './report';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Severities, the mildest first. */
const ORDER: readonly Severity[] = ['maintenance', 'degraded', 'outage'];

/** What happened to a service on one day, in UTC. */
export interface DayOfService {
  /** ISO date, such as `2025-10-21`. */
  date: string;
  /** The worst that happened. Undefined if nothing did. */
  worst?: Severity;
  /** Minutes in which the service was down. Slow responses and maintenance don't count. */
  minutesDown: number;
}

/**
 * Returns the last days of a service, the oldest first.
 *
 * @param incidents - All incidents, in any order.
 * @param serviceId - Incidents of other services are ignored.
 * @param now - ISO date and time. Its day is the last one, and an incident without an end lasts until then.
 * @param count - Number of days.
 */
export function daysOfService(
  incidents: readonly Incident[],
  serviceId: string,
  now: string,
  count: number,
): DayOfService[] {
  const today = Math.floor(Date.parse(now) / DAY) * DAY;
  const own = incidents.filter(({ services }) => services.includes(serviceId));
  return Array.from({ length: count }, (_, index) => {
    const from = today - (count - 1 - index) * DAY;
    const to = from + DAY;
    let worst: Severity | undefined;
    let minutesDown = 0;
    for (const { start, end = now, severity } of own) {
      const overlap = Math.min(Date.parse(end), to) - Math.max(Date.parse(start), from);
      if (overlap > 0) {
        worst =
          worst === undefined || ORDER.indexOf(severity) > ORDER.indexOf(worst) ? severity : worst;
        minutesDown += severity === 'outage' ? overlap / MINUTE : 0;
      }
    }
    const date = new Date(from).toISOString().slice(0, 10);
    return worst === undefined ? { date, minutesDown } : { date, worst, minutesDown };
  });
}

/** Returns the share of time in which a service was up, between 0 and 1. Without days, it is 1. */
export function uptimeOf(days: readonly DayOfService[]): number {
  const down = days.reduce((sum, { minutesDown }) => sum + minutesDown, 0);
  return days.length === 0 ? 1 : 1 - (down * MINUTE) / (days.length * DAY);
}

/** Returns the worst severity of the incidents that are going on, or undefined if there are none. */
export function currentSeverity(incidents: readonly Incident[]): Severity | undefined {
  const current = incidents.filter(({ end }) => end === undefined).map(({ severity }) => severity);
  return [...ORDER].reverse().find((severity) => current.includes(severity));
}
