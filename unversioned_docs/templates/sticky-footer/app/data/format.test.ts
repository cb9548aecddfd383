import { expect, it } from 'vitest';

import { formatDuration, formatUptime } from './format';

it('formats durations', () => {
  expect(formatDuration('2025-10-21T13:04:00Z', '2025-10-21T13:52:00Z')).toBe('48 min');
  expect(formatDuration('2025-10-21T13:00:00Z', '2025-10-21T15:00:00Z')).toBe('2 h');
  expect(formatDuration('2025-10-21T13:00:00Z', '2025-10-21T16:25:00Z')).toBe('3 h 25 min');
});

it('shows 100% only for an uptime without any outage', () => {
  expect(formatUptime(1)).toBe('100.00%');
  expect(formatUptime(0.99999)).toBe('99.99%');
});
