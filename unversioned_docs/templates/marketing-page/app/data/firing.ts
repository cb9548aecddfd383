/** One part of a firing schedule. Temperatures are in °F, as on the controllers of most kilns in the US. */
export interface Segment {
  /** °F per hour. Negative to cool. */
  rate: number;
  /** °F at the end. */
  target: number;
  /** Minutes at the target. */
  hold: number;
}

/** A firing that a controller runs. */
export interface Schedule {
  id: 'bisque' | 'glaze' | 'slow-cool' | 'stoneware';
  name: string;
  /** The pyrometric cone that it reaches, such as `04` or `6`. */
  cone: string;
  segments: readonly Segment[];
}

/** An electric kiln. */
export interface Kiln {
  id: 'small' | 'medium' | 'large';
  name: string;
  /** kW with new elements. */
  power: number;
  /** kWh that heat the kiln and its load by 1 °F. */
  capacity: number;
  /** Hours in which the difference to the room falls to 37% while the kiln cools by itself. */
  coolingTime: number;
}

/** A point of a firing. */
export interface Reading {
  /** Minutes since the start. */
  minute: number;
  /** °F. */
  temperature: number;
}

/** What a firing does in a kiln. */
export interface Firing {
  /** One per {@link SAMPLE_MINUTES} minutes, one at each target, and the last. */
  readings: Reading[];
  /** Minutes until the highest segment is reached and held, or `null` if the kiln isn't strong enough. */
  peak: number | null;
  /** Minutes until the kiln is below {@link SAFE_TO_OPEN}. */
  open: number;
  /** kWh. */
  energy: number;
}

/** °F. */
export const ROOM = 70;
/** °F at which a kiln can be opened without cracking what is in it. */
export const SAFE_TO_OPEN = 200;
/** Minutes between two readings of the chart. */
export const SAMPLE_MINUTES = 15;

// A kiln that gains less than this, in °F per hour, never arrives.
const STALLED = 4;
const STEP = 1 / 60;

/** Cone temperatures are for a climb of 108 °F per hour at the end. */
export const SCHEDULES: readonly Schedule[] = [
  {
    id: 'bisque',
    name: 'Bisque',
    cone: '04',
    segments: [
      { rate: 80, target: 210, hold: 60 },
      { rate: 220, target: 1695, hold: 0 },
      { rate: 108, target: 1945, hold: 0 },
    ],
  },
  {
    id: 'glaze',
    name: 'Glaze',
    cone: '6',
    segments: [
      { rate: 150, target: 250, hold: 0 },
      { rate: 300, target: 1982, hold: 0 },
      { rate: 108, target: 2232, hold: 10 },
    ],
  },
  {
    id: 'slow-cool',
    name: 'Slow cool',
    cone: '6',
    segments: [
      { rate: 150, target: 250, hold: 0 },
      { rate: 300, target: 1982, hold: 0 },
      { rate: 108, target: 2232, hold: 10 },
      { rate: -400, target: 1900, hold: 45 },
      { rate: -75, target: 1500, hold: 0 },
    ],
  },
  {
    id: 'stoneware',
    name: 'Stoneware',
    cone: '10',
    segments: [
      { rate: 150, target: 250, hold: 0 },
      { rate: 300, target: 2095, hold: 0 },
      { rate: 108, target: 2345, hold: 15 },
    ],
  },
];

export const KILNS: readonly Kiln[] = [
  { id: 'small', name: '3 cu ft', power: 7.2, capacity: 0.0105, coolingTime: 5 },
  { id: 'medium', name: '7 cu ft', power: 11.5, capacity: 0.0183, coolingTime: 6.5 },
  { id: 'large', name: '10 cu ft', power: 14.4, capacity: 0.0235, coolingTime: 7.5 },
];

/**
 * Simulates a firing minute by minute: the elements heat the kiln, and the kiln loses heat in proportion to the
 * difference to the room. A kiln that can't keep up with the schedule climbs as fast as it can.
 *
 * @param schedule - What the controller asks for.
 * @param kiln - What is asked to do it.
 * @param wear - Share of the power that the elements have lost, from 0 to 1.
 */
export function fire(schedule: Schedule, kiln: Kiln, wear: number): Firing {
  const power = kiln.power * (1 - wear);
  const top = Math.max(...schedule.segments.map(({ target }) => target));
  const readings: Reading[] = [{ minute: 0, temperature: ROOM }];
  let temperature = ROOM;
  let minute = 0;
  let energy = 0;
  let peak: number | null = null;

  const loss = () => (temperature - ROOM) / kiln.coolingTime;
  const read = () => {
    if (readings.at(-1)?.minute !== minute) {
      readings.push({ minute, temperature });
    }
  };
  const advance = (rate: number) => {
    energy += Math.max(0, kiln.capacity * (rate + loss())) * STEP;
    temperature += rate * STEP;
    minute += 1;
    if (minute % SAMPLE_MINUTES === 0) {
      read();
    }
  };

  let stalled = false;
  for (const { rate, target, hold } of schedule.segments) {
    const rising = rate > 0;
    while (!stalled && (rising ? temperature < target : temperature > target)) {
      const possible = power / kiln.capacity - loss();
      if (rising && possible < STALLED) {
        stalled = true;
        break;
      }
      const wanted = rising ? Math.min(rate, possible) : Math.max(rate, -loss());
      const left = (target - temperature) / STEP;
      advance(rising ? Math.min(wanted, left) : Math.max(wanted, left));
    }
    read();
    for (let held = 0; !stalled && held < hold; held += 1) {
      advance(Math.min(0, power / kiln.capacity - loss()));
    }
    if (!stalled && target === top) {
      peak = minute;
    }
  }
  while (temperature >= SAFE_TO_OPEN) {
    advance(-loss());
  }
  read();
  return { readings, peak, open: minute, energy };
}

/**
 * Returns the temperature of a firing at a time, in °F, or `null` after the last reading. Between two readings, it is
 * in proportion to the time.
 *
 * @param readings - Readings of {@link fire}.
 * @param minute - Minutes since the start.
 */
export function temperatureAt(readings: readonly Reading[], minute: number): number | null {
  const next = readings.findIndex((reading) => reading.minute >= minute);
  const after = readings[next];
  const before = readings[next - 1] ?? after;
  if (after === undefined || before === undefined) {
    return null;
  }
  const span = after.minute - before.minute;
  const share = span === 0 ? 0 : (minute - before.minute) / span;
  return before.temperature + share * (after.temperature - before.temperature);
}

export const toCelsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;

/**
 * Formats a time of day, such as `4:07 AM`.
 *
 * @param minutes - Minutes since midnight before the firing.
 */
export function formatClock(minutes: number): string {
  const rounded = Math.round(minutes);
  const hours = Math.floor(rounded / 60) % 24;
  const rest = String(rounded % 60).padStart(2, '0');
  return `${hours % 12 === 0 ? 12 : hours % 12}:${rest} ${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * Names the day of a time: `tonight`, `tomorrow`, or `in 2 days`.
 *
 * @param minutes - Minutes since midnight before the firing.
 */
export function formatDay(minutes: number): string {
  const day = Math.floor(Math.round(minutes) / (24 * 60));
  return day === 0 ? 'tonight' : day === 1 ? 'tomorrow' : `in ${day} days`;
}

/** Formats minutes, such as `9 h 27 min`. */
export function formatDuration(minutes: number): string {
  const rounded = Math.round(minutes);
  const hours = Math.floor(rounded / 60);
  const rest = rounded % 60;
  return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
