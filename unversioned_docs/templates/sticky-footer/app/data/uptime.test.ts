import { describe, expect, it } from 'vitest';

import type { Incident, Severity } from './report';
import { currentSeverity, daysOfService, uptimeOf } from './uptime';

const incident = (severity: Severity, start: string, end?: string): Incident => ({
  id: start,
  title: 'An incident',
  severity,
  services: ['api'],
  start,
  ...(end === undefined ? {} : { end }),
  updates: [],
});

const NOW = '2025-11-14T12:00:00Z';

describe('the days of a service', () => {
  it('end today, and have no incidents if there were none', () => {
    expect(daysOfService([], 'api', NOW, 2)).toEqual([
      { date: '2025-11-13', minutesDown: 0 },
      { date: '2025-11-14', minutesDown: 0 },
    ]);
  });

  it('share the minutes of an outage that lasts past midnight', () => {
    const outage = incident('outage', '2025-11-12T23:30:00Z', '2025-11-13T00:20:00Z');
    expect(daysOfService([outage], 'api', NOW, 3)).toEqual([
      { date: '2025-11-12', worst: 'outage', minutesDown: 30 },
      { date: '2025-11-13', worst: 'outage', minutesDown: 20 },
      { date: '2025-11-14', minutesDown: 0 },
    ]);
  });

  it('show the worst of several incidents, and count only outages', () => {
    const incidents = [
      incident('degraded', '2025-11-14T01:00:00Z', '2025-11-14T03:00:00Z'),
      incident('outage', '2025-11-14T02:00:00Z', '2025-11-14T02:10:00Z'),
      incident('maintenance', '2025-11-14T05:00:00Z', '2025-11-14T06:00:00Z'),
    ];
    expect(daysOfService(incidents, 'api', NOW, 1)).toEqual([
      { date: '2025-11-14', worst: 'outage', minutesDown: 10 },
    ]);
  });

  it('count an incident that is going on until now', () => {
    const [today] = daysOfService([incident('outage', '2025-11-14T11:45:00Z')], 'api', NOW, 1);
    expect(today?.minutesDown).toBe(15);
  });

  it('ignore incidents of other services', () => {
    const [today] = daysOfService([incident('outage', '2025-11-14T11:45:00Z')], 'exports', NOW, 1);
    expect(today).toEqual({ date: '2025-11-14', minutesDown: 0 });
  });
});

describe('the uptime', () => {
  it('is the share of minutes without an outage', () => {
    expect(uptimeOf([{ date: '2025-11-14', worst: 'outage', minutesDown: 144 }])).toBeCloseTo(0.9);
  });

  it('is 1 without any days', () => {
    expect(uptimeOf([])).toBe(1);
  });
});

it('takes the current status from the worst incident that is going on', () => {
  expect(currentSeverity([incident('outage', '2025-11-01T00:00:00Z', NOW)])).toBeUndefined();
  expect(
    currentSeverity([
      incident('maintenance', '2025-11-14T00:00:00Z'),
      incident('degraded', '2025-11-14T00:00:00Z'),
    ]),
  ).toBe('degraded');
});
