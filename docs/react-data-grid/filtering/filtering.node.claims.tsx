import { getGridDateOperators } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { afterEach, expect } from 'vitest';

const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

claim(
  "A date column reads the filter's value in UTC and the cells in local time. Set the value to `new Date('2025-03-03')`, as the panel does, and create cell values with `new Date(2025, 2, 3)`.",
  () => {
    const is = getGridDateOperators().find(({ value }) => value === 'is');
    const column = { field: 'day', type: 'date' } as Parameters<
      NonNullable<typeof is>['getApplyFilterFn']
    >[1];
    for (const [timeZone, offset] of [
      ['America/New_York', 300],
      ['UTC', 0],
      ['Asia/Tokyo', -540],
    ] as const) {
      process.env.TZ = timeZone;
      const cell = new Date(2025, 2, 3);
      expect(cell.getTimezoneOffset()).toBe(offset);
      const matches = (value: Date) => {
        const test = is?.getApplyFilterFn({ field: 'day', operator: 'is', value }, column);
        // The operators of dates read only the value.
        return (test as ((value: Date) => boolean) | null | undefined)?.(cell);
      };
      expect(matches(new Date('2025-03-03')), timeZone).toBe(true);
      expect(matches(new Date('2025-03-03T23:59Z')), timeZone).toBe(true);
      expect(matches(new Date('2025-03-04')), timeZone).toBe(false);
      // Midnight in Tokyo is the day before in UTC.
      expect(matches(new Date(2025, 2, 3)), timeZone).toBe(timeZone !== 'Asia/Tokyo');
    }
  },
);
