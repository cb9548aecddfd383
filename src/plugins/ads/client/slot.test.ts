import {
  createAdSlot,
  MAX_TRIES,
  TRIES_BEFORE_FALLBACK,
  POLL_INTERVAL_MS,
  type AdStatus,
} from './slot';

interface World {
  notice?: boolean;
  inHouse?: number;
  /** Returns the result of the probe for each check, counted from 1. */
  status?: ((attempt: number) => AdStatus) | null;
}

/** Creates a slot with a clock that is advanced manually. */
function createWorld({ notice = false, inHouse = 2, status = () => 'pending' }: World = {}) {
  const clock = { ticks: new Set<() => void>(), milliseconds: [] as number[] };
  let tries = 0;
  const slot = createAdSlot({
    draws: { notice, inHouse },
    probe: status
      ? () => {
          tries += 1;
          return status(tries);
        }
      : undefined,
    every: (callback, milliseconds) => {
      clock.milliseconds.push(milliseconds);
      clock.ticks.add(callback);
      return () => clock.ticks.delete(callback);
    },
  });
  return {
    slot,
    clock,
    tries: () => tries,
    /** Advances until the given number of checks, or until the clock is stopped. */
    goTo: (count: number) => {
      while (tries < count && clock.ticks.size > 0) {
        [...clock.ticks].forEach((tick) => tick());
      }
    },
    kind: () => slot.get().outcome.kind,
  };
}

it('polls every 500 ms, 30 times, starting immediately', () => {
  const { slot, clock, goTo, tries } = createWorld();
  slot.start();
  expect(tries()).toBe(1);
  expect(clock.milliseconds).toEqual([500]);
  goTo(100);
  expect(tries()).toBe(30);
  expect(slot.get().isOpen).toBe(false);
  expect([POLL_INTERVAL_MS, MAX_TRIES, TRIES_BEFORE_FALLBACK]).toEqual([500, 30, 6]);
});

test.each([1, 2, 5, 6])("shows only the network's ad if it is there at attempt %i", (arrival) => {
  const { slot, goTo, clock } = createWorld({
    status: (attempt) => (attempt >= arrival ? 'filled' : 'pending'),
  });
  const shown: string[] = [];
  slot.subscribe(() => shown.push(slot.get().outcome.kind));
  slot.start();
  goTo(30);
  expect(shown).toEqual(['network']);
  expect(slot.get()).toEqual({ outcome: { kind: 'network' }, isOpen: false });
  expect(clock.ticks.size).toBe(0);
});

it('waits for six attempts, and shows the in-house ad at the seventh', () => {
  const { slot, goTo, kind } = createWorld({ inHouse: 3 });
  slot.start();
  goTo(6);
  expect(kind()).toBe('waiting');
  goTo(7);
  expect(slot.get()).toEqual({ outcome: { kind: 'in-house', index: 3 }, isOpen: true });
});

it('shows the notice instead of the in-house ad if it was drawn', () => {
  const { slot, goTo, kind } = createWorld({ notice: true });
  slot.start();
  goTo(7);
  expect(kind()).toBe('notice');
});

it('shows no notice if the network has responded without an ad', () => {
  const { slot, goTo, kind } = createWorld({ notice: true, status: () => 'none' });
  slot.start();
  goTo(6);
  expect(kind()).toBe('waiting');
  goTo(7);
  expect(kind()).toBe('in-house');
});

test.each([7, 9, 30])('replaces the fallback with an ad that arrives at attempt %i', (arrival) => {
  const { slot, goTo, kind } = createWorld({
    status: (attempt) => (attempt >= arrival ? 'filled' : 'pending'),
  });
  slot.start();
  goTo(arrival - 1);
  expect(kind()).toBe(arrival > 7 ? 'in-house' : 'waiting');
  goTo(arrival);
  expect(slot.get()).toEqual({ outcome: { kind: 'network' }, isOpen: false });
});

it('ignores an ad that arrives after the thirtieth attempt', () => {
  const { slot, goTo, kind, tries } = createWorld({
    status: (attempt) => (attempt > 30 ? 'filled' : 'pending'),
  });
  slot.start();
  goTo(100);
  expect(tries()).toBe(30);
  expect(kind()).toBe('in-house');
});

it('keeps the fallback while it continues polling', () => {
  const { slot, goTo } = createWorld({
    notice: true,
    status: (attempt) => (attempt > 8 ? 'none' : 'pending'),
  });
  const shown: string[] = [];
  slot.subscribe(() => shown.push(slot.get().outcome.kind));
  slot.start();
  goTo(30);
  // The second event reports that the slot no longer waits for an ad.
  expect(shown).toEqual(['notice', 'notice']);
});

it('shows an in-house ad immediately without a network, and never the notice', () => {
  const { slot, clock } = createWorld({ status: null, notice: true, inHouse: 1 });
  slot.start();
  expect(slot.get()).toEqual({ outcome: { kind: 'in-house', index: 1 }, isOpen: false });
  expect(clock.ticks.size).toBe(0);
});

it('stops polling when the page is left, and polls only once even if started repeatedly', () => {
  const { slot, clock, tries } = createWorld();
  slot.start();
  slot.start();
  expect(clock.ticks.size).toBe(1);
  expect(tries()).toBe(1);
  slot.stop();
  expect(clock.ticks.size).toBe(0);
});
