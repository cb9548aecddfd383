import { DAY, toTime } from '../logic/dates';
import { hash, noise } from './random';
import type { Mounting, Site } from './sites';

/** What one site delivered on one day. */
export interface DayRow {
  siteId: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Delivered energy in megawatt-hours. */
  energy: number;
  /** What the panels would have delivered without any loss, in megawatt-hours. */
  expected: number;
  /** Sunlight on the panels, in kilowatt-hours per square meter. */
  irradiation: number;
  /** In US dollars. */
  revenue: number;
  /** Hours of daylight without delivery. */
  downtime: number;
}

/** Delivered energy of one hour of a day. */
export interface HourRow {
  date: string;
  /** 0 to 23. */
  hour: number;
  /** In megawatt-hours. */
  energy: number;
}

const SEED = 'lowfield-1';
const SUNLIGHT: Record<string, number> = {
  'north-shore': 0.92,
  'mill-valley': 1,
  highmoor: 0.95,
  'ester-delta': 1.06,
};
const GAIN: Record<Mounting, number> = { tracking: 1.19, fixed: 1, rooftop: 0.91 };

/** -1 at the winter solstice, 1 at the summer solstice. */
const season = (time: number) => -Math.cos(((time / DAY + 10) / 365.25) * 2 * Math.PI);

const round = (value: number, digits: number) => {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
};

/**
 * Makes the figures of one site and day.
 *
 * @param site - The site.
 * @param date - `YYYY-MM-DD`.
 */
export function generateDay(site: Site, date: string): DayRow {
  const time = toTime(date);
  const day = time / DAY;
  // Weather lasts a few days and is the same for a whole region, apart from local clouds.
  const weather =
    0.75 * noise(`${SEED}/${site.regionId}`, day / 2.6) + 0.25 * hash(`${site.id}${date}`);
  const irradiation =
    (4.4 + 2.3 * season(time)) *
    (SUNLIGHT[site.regionId] ?? 1) *
    GAIN[site.mounting] *
    (0.34 + 0.92 * weather);
  const fault = hash(`${SEED}/fault/${site.id}/${date}`);
  const downtime = fault < 0.021 ? round(0.5 + (fault / 0.021) * 7.5, 1) : 0;
  const daylight = 12 + 3.6 * season(time);
  const age = Number(date.slice(0, 4)) - site.since;
  const ratio =
    0.885 -
    age * 0.0045 -
    0.05 * hash(`${SEED}/wiring/${site.id}`) -
    0.02 * noise(site.id, day / 9);
  const expected = site.capacity * irradiation;
  const energy = round(expected * ratio * (1 - Math.min(downtime / daylight, 1)), 2);
  return {
    siteId: site.id,
    date,
    energy,
    expected: round(expected, 2),
    irradiation: round(irradiation, 2),
    revenue: round(energy * site.price, 2),
    downtime,
  };
}

/** Height of the sun, from 0 (night) to 1 (noon at midsummer). */
function sunlight(time: number, hour: number): number {
  const half = (12 + 3.6 * season(time)) / 2;
  return Math.max(0, Math.cos(((hour - 12.5) / half) * (Math.PI / 2))) ** 1.2;
}

/**
 * Divides the energy of a day into its hours. The hours add up to the day, apart from rounding.
 *
 * @param site - The site.
 * @param date - `YYYY-MM-DD`.
 */
export function generateHours(site: Site, date: string): HourRow[] {
  const time = toTime(date);
  const weights = Array.from(
    { length: 24 },
    (_, hour) =>
      sunlight(time, hour + 0.5) * (0.55 + 0.45 * noise(`${site.id}/${date}`, hour / 1.7)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const { energy } = generateDay(site, date);
  return weights.map((weight, hour) => ({ date, hour, energy: round((energy * weight) / sum, 3) }));
}

/**
 * Returns the power of a site at a moment, in megawatts.
 *
 * @param site - The site.
 * @param time - Milliseconds since 1970, in UTC.
 */
export function generatePower(site: Site, time: number): number {
  const hour = (time % DAY) / 3_600_000;
  const minutes = time / 60_000;
  const clouds =
    0.66 + 0.26 * noise(`${site.regionId}/clouds`, minutes / 6) + 0.08 * noise(site.id, minutes);
  return round(site.capacity * sunlight(time, hour) * clouds * 0.92, 3);
}
