/** How the panels of a site are mounted. */
export type Mounting = 'tracking' | 'fixed' | 'rooftop';

export interface Region {
  id: string;
  name: string;
}

export interface Site {
  id: string;
  name: string;
  regionId: string;
  mounting: Mounting;
  /** Peak power in megawatts. */
  capacity: number;
  /** Year of the first delivery. */
  since: number;
  /** Contracted price in US dollars per megawatt-hour. */
  price: number;
}

export const MOUNTINGS: readonly { id: Mounting; name: string }[] = [
  { id: 'tracking', name: 'Tracking' },
  { id: 'fixed', name: 'Fixed tilt' },
  { id: 'rooftop', name: 'Rooftop' },
];

export const REGIONS: readonly Region[] = [
  { id: 'north-shore', name: 'North Shore' },
  { id: 'mill-valley', name: 'Mill Valley' },
  { id: 'highmoor', name: 'Highmoor' },
  { id: 'ester-delta', name: 'Ester Delta' },
];

export const SITES: readonly Site[] = [
  site('alder-flats', 'Alder Flats', 'north-shore', 'tracking', 24, 2017, 58),
  site('brackwater', 'Brackwater', 'north-shore', 'fixed', 11.5, 2014, 71),
  site('gull-quay', 'Gull Quay Hall', 'north-shore', 'rooftop', 1.8, 2020, 84),
  site('saltmarsh', 'Saltmarsh', 'north-shore', 'fixed', 9.2, 2016, 66),
  site('cooper-lane', 'Cooper Lane', 'mill-valley', 'fixed', 14, 2015, 69),
  site('hopyard', 'Hopyard', 'mill-valley', 'tracking', 18.6, 2019, 54),
  site('linden-works', 'Linden Works', 'mill-valley', 'rooftop', 2.4, 2018, 82),
  site('orchard-rise', 'Orchard Rise', 'mill-valley', 'fixed', 7.7, 2013, 76),
  site('paper-mill', 'Paper Mill', 'mill-valley', 'rooftop', 3.1, 2021, 80),
  site('cairn-hill', 'Cairn Hill', 'highmoor', 'fixed', 12.3, 2016, 64),
  site('heatherbank', 'Heatherbank', 'highmoor', 'tracking', 16, 2020, 52),
  site('slate-quarry', 'Slate Quarry', 'highmoor', 'fixed', 6.4, 2012, 79),
  site('windmill-fold', 'Windmill Fold', 'highmoor', 'fixed', 8.8, 2018, 62),
  site('egret-island', 'Egret Island', 'ester-delta', 'tracking', 31, 2021, 49),
  site('ferry-depot', 'Ferry Depot', 'ester-delta', 'rooftop', 1.2, 2019, 85),
  site('long-dike', 'Long Dike', 'ester-delta', 'tracking', 22.5, 2018, 55),
  site('reed-basin', 'Reed Basin', 'ester-delta', 'fixed', 13.4, 2015, 67),
  site('sluice-nine', 'Sluice Nine', 'ester-delta', 'fixed', 5.9, 2014, 73),
];

function site(
  id: string,
  name: string,
  regionId: string,
  mounting: Mounting,
  capacity: number,
  since: number,
  price: number,
): Site {
  return { id, name, regionId, mounting, capacity, since, price };
}

/** Returns the name of a region. */
export function regionName(id: string): string {
  return REGIONS.find((region) => region.id === id)?.name ?? id;
}

/** Returns the name of a kind of mounting. */
export function mountingName(id: Mounting): string {
  return MOUNTINGS.find((mounting) => mounting.id === id)?.name ?? id;
}
