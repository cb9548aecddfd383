import { describe, expect, it } from 'vitest';

import { NIGHT } from './content';
import {
  fire,
  formatClock,
  formatDay,
  formatDuration,
  KILNS,
  ROOM,
  SAFE_TO_OPEN,
  SCHEDULES,
  temperatureAt,
  toCelsius,
  type Kiln,
  type Schedule,
} from './firing';

const schedule = (id: Schedule['id']) => {
  const found = SCHEDULES.find((each) => each.id === id);
  if (found === undefined) {
    throw new Error(`No schedule ${id}`);
  }
  return found;
};
const kiln = (id: Kiln['id']) => {
  const found = KILNS.find((each) => each.id === id);
  if (found === undefined) {
    throw new Error(`No kiln ${id}`);
  }
  return found;
};
const top = (firing: ReturnType<typeof fire>) =>
  Math.max(...firing.readings.map(({ temperature }) => temperature));

describe('fire', () => {
  it('takes as long as the schedule says if the kiln is strong enough', () => {
    const strong = { ...kiln('medium'), power: 100 };
    // 180 °F at 150 per hour, 1,732 at 300, 250 at 108, and 10 minutes.
    const hours = 180 / 150 + 1732 / 300 + 250 / 108 + 10 / 60;
    const { peak } = fire(schedule('glaze'), strong, 0);
    expect(peak).not.toBeNull();
    expect(Math.abs((peak ?? 0) - hours * 60)).toBeLessThanOrEqual(3);
  });

  it('reaches the temperature of the schedule and no more', () => {
    for (const each of SCHEDULES) {
      for (const model of KILNS) {
        const highest = Math.max(...each.segments.map(({ target }) => target));
        expect(top(fire(each, model, 0))).toBeCloseTo(highest, 6);
      }
    }
  });

  it('cools to 37% of the difference to the room in the cooling time', () => {
    const { readings, peak } = fire(schedule('stoneware'), kiln('small'), 0);
    const later = temperatureAt(readings, (peak ?? 0) + kiln('small').coolingTime * 60) ?? 0;
    expect((later - ROOM) / (top({ readings, peak, open: 0, energy: 0 }) - ROOM)).toBeCloseTo(
      1 / Math.E,
      2,
    );
  });

  it('ends when the kiln can be opened', () => {
    const { readings, open } = fire(schedule('bisque'), kiln('large'), 0);
    const last = readings.at(-1);
    expect(last?.minute).toBe(open);
    expect(last?.temperature).toBeLessThan(SAFE_TO_OPEN);
  });

  it('takes longer and costs more with worn elements', () => {
    const firings = [0, 0.1, 0.2, 0.3].map((wear) => fire(schedule('glaze'), kiln('small'), wear));
    const peaks = firings.map(({ peak }) => peak ?? Infinity);
    const energies = firings.map(({ energy }) => energy);
    expect(peaks).toEqual([...peaks].sort((a, b) => a - b));
    expect(energies).toEqual([...energies].sort((a, b) => a - b));
    expect(new Set(peaks).size).toBe(peaks.length);
  });

  it('never uses more than its power', () => {
    const model = kiln('small');
    const { peak, energy } = fire(schedule('glaze'), model, 0.3);
    expect(energy).toBeLessThanOrEqual(((peak ?? 0) / 60) * model.power * 0.7 + 1e-6);
  });

  it('has no peak if the kiln stalls, but still cools', () => {
    const { peak, readings } = fire(schedule('glaze'), kiln('small'), 0.4);
    expect(peak).toBeNull();
    expect(readings.at(-1)?.temperature).toBeLessThan(SAFE_TO_OPEN);
  });

  it('holds back the cooling if the schedule says so', () => {
    const fast = fire(schedule('glaze'), kiln('medium'), 0);
    const slow = fire(schedule('slow-cool'), kiln('medium'), 0);
    expect(slow.peak).toBe(fast.peak);
    expect(slow.open - fast.open).toBeGreaterThan(180);
  });

  it('agrees with the log of the night on the page', () => {
    const { readings, peak, open } = fire(schedule('glaze'), kiln('medium'), 0);
    const start = 18 * 60 + 40;
    const [first, second, third, down, last] = NIGHT;
    expect(first?.time).toBe(formatClock(start));
    expect(Math.abs((temperatureAt(readings, 250) ?? 0) - (second?.temperature ?? 0))).toBeLessThan(
      2,
    );
    expect(second?.time).toBe(formatClock(start + 250));
    expect(Math.abs((temperatureAt(readings, 410) ?? 0) - (third?.temperature ?? 0))).toBeLessThan(
      2,
    );
    expect(third?.time).toBe(formatClock(start + 410));
    expect(down?.time).toBe(formatClock(start + (peak ?? 0)));
    expect(down?.temperature).toBe(2232);
    expect(last?.time).toBe(formatClock(start + open));
  });
});

describe('temperatureAt', () => {
  const readings = [
    { minute: 0, temperature: 70 },
    { minute: 15, temperature: 100 },
    { minute: 21, temperature: 112 },
  ];

  it.each([
    [0, 70],
    [5, 80],
    [15, 100],
    [18, 106],
    [21, 112],
    [22, null],
  ])('minute %i', (minute, expected) => {
    expect(temperatureAt(readings, minute)).toBe(expected);
  });
});

describe('formats', () => {
  it.each([
    [0, '12:00 AM'],
    [12 * 60, '12:00 PM'],
    [13 * 60 + 5, '1:05 PM'],
    [24 * 60 + 8, '12:08 AM'],
    [59.6, '1:00 AM'],
  ])('time %d', (minutes, expected) => {
    expect(formatClock(minutes)).toBe(expected);
  });

  it('names days', () => {
    expect([1439, 1440, 2 * 1440].map(formatDay)).toEqual(['tonight', 'tomorrow', 'in 2 days']);
  });

  it('writes durations', () => {
    expect([45, 120, 568].map(formatDuration)).toEqual(['45 min', '2 h', '9 h 28 min']);
  });

  it('converts to Celsius', () => {
    expect([32, 212, 2232].map(toCelsius).map(Math.round)).toEqual([0, 100, 1222]);
  });
});
