import { generatePower } from './generate';
import { SITES } from './sites';

/** The power of each site at a moment, in megawatts. */
export interface Reading {
  /** Milliseconds since 1970, in UTC. */
  time: number;
  power: Record<string, number>;
}

export interface FeedSnapshot {
  /** `idle` before the first start, `lost` while the source doesn't answer. */
  status: 'idle' | 'live' | 'paused' | 'lost';
  /** Oldest first. */
  readings: readonly Reading[];
}

export interface Feed {
  getSnapshot: () => FeedSnapshot;
  /** Calls `listener` after each change. Returns a function that ends this. */
  subscribe: (listener: () => void) => () => void;
  /** Fills in the latest readings and starts to tick, unless `paused` is set. Later calls do nothing. */
  start: (options?: { paused?: boolean }) => void;
  pause: () => void;
  resume: () => void;
  /** Stops the timer, for example when the application is removed. */
  stop: () => void;
}

export interface FeedOptions {
  /** The time of the first reading, in milliseconds since 1970. */
  from: number;
  /** Milliseconds between ticks. Default: 2000. */
  interval?: number;
  /** Milliseconds between the times of two readings. Default: 30,000, so that clouds move faster than outside. */
  step?: number;
  /** How many readings are kept. Default: 60. */
  size?: number;
  /** Tells whether the source answers. Default: always. */
  isReachable?: () => boolean;
  /** Calls a function repeatedly. Returns a function that ends this. Default: `setInterval`. */
  repeat?: (tick: () => void, milliseconds: number) => () => void;
}

const byInterval = (tick: () => void, milliseconds: number) => {
  const timer = setInterval(tick, milliseconds);
  return () => {
    clearInterval(timer);
  };
};

/** Returns the latest reading of some sites, in megawatts. `null` before the first one. */
export function powerOf(reading: Reading | undefined, siteIds: readonly string[]): number | null {
  return reading
    ? siteIds.reduce((total, siteId) => total + (reading.power[siteId] ?? 0), 0)
    : null;
}

/**
 * Creates a live feed that lives in memory. Replace it with a WebSocket or with server-sent events: whatever calls the
 * listeners when there is a new reading.
 *
 * @param options - Its pace and its source.
 */
export function createFeed({
  from,
  interval = 2000,
  step = 30_000,
  size = 60,
  isReachable = () => true,
  repeat = byInterval,
}: FeedOptions): Feed {
  const listeners = new Set<() => void>();
  let snapshot: FeedSnapshot = { status: 'idle', readings: [] };
  let end: (() => void) | null = null;

  const read = (time: number): Reading => ({
    time,
    power: Object.fromEntries(SITES.map((site) => [site.id, generatePower(site, time)])),
  });
  const change = (next: FeedSnapshot) => {
    snapshot = next;
    listeners.forEach((listener) => {
      listener();
    });
  };
  const tick = () => {
    if (!isReachable()) {
      if (snapshot.status !== 'lost') {
        change({ ...snapshot, status: 'lost' });
      }
      return;
    }
    const time = (snapshot.readings.at(-1)?.time ?? from) + step;
    change({ status: 'live', readings: [...snapshot.readings.slice(1 - size), read(time)] });
  };
  const halt = () => {
    end?.();
    end = null;
  };
  const run = () => {
    halt();
    end = repeat(tick, interval);
  };

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start: ({ paused = false } = {}) => {
      if (snapshot.status === 'idle') {
        const readings = Array.from({ length: size }, (_, index) =>
          read(from - (size - 1 - index) * step),
        );
        change({ status: paused ? 'paused' : 'live', readings });
      }
      if (snapshot.status !== 'paused') {
        run();
      }
    },
    pause: () => {
      halt();
      change({ ...snapshot, status: 'paused' });
    },
    resume: () => {
      change({ ...snapshot, status: 'live' });
      run();
    },
    stop: halt,
  };
}
