export type Region = 'West' | 'North' | 'Baltic' | 'Center' | 'South' | 'South-east';

/** An hour of electricity in one bidding zone. It never changes, because each trade creates a new object. */
export interface Contract {
  id: string;
  zone: string;
  area: string;
  region: Region;
  hour: number;
  /** The price in yesterday's auction, in euros per megawatt hour. `change` is the difference from it. */
  auction: number;
  last: number;
  change: number;
  bid: number;
  ask: number;
  low: number;
  high: number;
  volume: number;
  /** The last prices, oldest first. */
  trend: readonly number[];
}

// Those that are traded most often come first.
const zones: [zone: string, area: string, region: Region, price: number][] = [
  ['DE-LU', 'Germany, Luxembourg', 'West', 84],
  ['FR', 'France', 'West', 62],
  ['NL', 'Netherlands', 'West', 81],
  ['GB', 'Great Britain', 'West', 92],
  ['AT', 'Austria', 'Center', 88],
  ['BE', 'Belgium', 'West', 79],
  ['IT-NORD', 'North Italy', 'South', 112],
  ['ES', 'Spain', 'South', 58],
  ['PL', 'Poland', 'Center', 97],
  ['SE3', 'Stockholm', 'North', 41],
  ['DK1', 'West Denmark', 'North', 74],
  ['CH', 'Switzerland', 'Center', 90],
  ['NO2', 'Kristiansand', 'North', 55],
  ['CZ', 'Czechia', 'Center', 93],
  ['FI', 'Finland', 'North', 39],
  ['HU', 'Hungary', 'Center', 104],
  ['SE4', 'Malmö', 'North', 52],
  ['DK2', 'East Denmark', 'North', 71],
  ['RO', 'Romania', 'South-east', 106],
  ['PT', 'Portugal', 'South', 57],
  ['NO1', 'Oslo', 'North', 48],
  ['SK', 'Slovakia', 'Center', 98],
  ['SI', 'Slovenia', 'Center', 95],
  ['HR', 'Croatia', 'South-east', 96],
  ['BG', 'Bulgaria', 'South-east', 103],
  ['GR', 'Greece', 'South-east', 101],
  ['IE', 'Ireland', 'West', 99],
  ['LT', 'Lithuania', 'Baltic', 76],
  ['LV', 'Latvia', 'Baltic', 75],
  ['EE', 'Estonia', 'Baltic', 73],
  ['SE2', 'Sundsvall', 'North', 22],
  ['SE1', 'Luleå', 'North', 21],
  ['NO3', 'Trondheim', 'North', 26],
  ['NO4', 'Tromsø', 'North', 18],
  ['NO5', 'Bergen', 'North', 49],
  ['RS', 'Serbia', 'South-east', 100],
  ['IT-CNOR', 'Florence', 'South', 110],
  ['IT-CSUD', 'Rome', 'South', 108],
  ['IT-SUD', 'Naples', 'South', 105],
  ['IT-CALA', 'Calabria', 'South', 104],
  ['IT-SICI', 'Sicily', 'South', 107],
  ['IT-SARD', 'Sardinia', 'South', 103],
  ['ME', 'Montenegro', 'South-east', 98],
  ['MK', 'North Macedonia', 'South-east', 99],
  ['AL', 'Albania', 'South-east', 97],
  ['BA', 'Bosnia', 'South-east', 95],
  ['UA', 'Ukraine', 'South-east', 102],
  ['MD', 'Moldova', 'South-east', 101],
];

// The difference from a zone's usual price in euros, by hour: low at noon, when the sun shines, with two peaks.
const shape = [
  -14, -18, -20, -21, -19, -11, 6, 22, 26, 12, -6, -22, -34, -41, -38, -26, -8, 14, 31, 42, 36, 20,
  6, -6,
];

const trendLength = 24;

const cents = (euros: number) => Math.round(euros * 100) / 100;

/** Numbers from 0 to 1 that are the same each time, for the same seed. */
export function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Creates a contract for each of the 48 zones and 24 hours. Those that are traded most often come first. */
export function openMarket(random: () => number): Contract[] {
  // In the afternoon, traders look at the evening first.
  const hours = shape.map((_, index) => (index + 14) % 24);
  return hours.flatMap((hour) =>
    zones.map(([zone, area, region, price], rank) => {
      const auction = cents(price + (shape[hour] ?? 0) * (0.5 + price / 160) + 8 * random());
      const trend = [auction];
      while (trend.length < trendLength) {
        trend.push(cents((trend.at(-1) ?? auction) + (random() - 0.48) * 1.6));
      }
      const last = trend.at(-1) ?? auction;
      return {
        id: `${zone} ${String(hour).padStart(2, '0')}`,
        zone,
        area,
        region,
        hour,
        auction,
        last,
        change: cents(last - auction),
        bid: cents(last - 0.2),
        ask: cents(last + 0.2),
        low: Math.min(...trend),
        high: Math.max(...trend),
        volume: Math.round(900 * random() + 9000 / (rank + 6)),
        trend,
      };
    }),
  );
}

/** The contract after one more trade. */
export function trade(contract: Contract, random: () => number): Contract {
  // Prices change at random, but tend toward the price in the auction.
  const pull = (contract.auction - contract.last) * 0.012;
  const last = cents(contract.last + pull + (random() - 0.5) * 1.5);
  const spread = 0.1 + 0.5 * random();
  return {
    ...contract,
    last,
    change: cents(last - contract.auction),
    bid: cents(last - spread),
    ask: cents(last + spread),
    low: Math.min(contract.low, last),
    high: Math.max(contract.high, last),
    volume: contract.volume + 1 + Math.round(24 * random()),
    trend: [...contract.trend.slice(1), last],
  };
}
