import { describe, expect, it, vi } from 'vitest';

import { createFeed, powerOf } from './feed';
import { createServer, ServerError, wait } from './server';

const RANGE = { from: '2025-09-01', to: '2025-09-02' };
const signal = () => new AbortController().signal;

describe('server', () => {
  it('answers with the period and the one before', async () => {
    const { rows, previousRows } = await createServer({ latency: 0, failEvery: 0 }).getDaily(
      RANGE,
      signal(),
    );
    expect(new Set(rows.map(({ date }) => date))).toEqual(new Set(['2025-09-01', '2025-09-02']));
    expect(new Set(previousRows.map(({ date }) => date))).toEqual(
      new Set(['2025-08-30', '2025-08-31']),
    );
  });

  it('fails as often as it is told to', async () => {
    const server = createServer({ latency: 0, failEvery: 2 });
    await expect(server.getDaily(RANGE, signal())).resolves.toBeDefined();
    await expect(server.getDaily(RANGE, signal())).rejects.toMatchObject({ status: 503 });
    await expect(server.getDaily(RANGE, signal())).resolves.toBeDefined();
  });

  it('knows which sites exist', async () => {
    const server = createServer({ latency: 0, failEvery: 0 });
    await expect(server.getHours('atlantis', RANGE, signal())).rejects.toBeInstanceOf(ServerError);
  });

  it('stops waiting when the request is aborted', async () => {
    const controller = new AbortController();
    const waiting = wait(60_000, controller.signal);
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(wait(60_000, controller.signal)).rejects.toThrow('gone');
  });
});

describe('feed', () => {
  const setUp = () => {
    let tick: (() => void) | null = null;
    let reachable = true;
    const feed = createFeed({
      from: Date.UTC(2025, 9, 1, 11),
      size: 3,
      isReachable: () => reachable,
      repeat: (next) => {
        tick = next;
        return () => {
          tick = null;
        };
      },
    });
    return {
      feed,
      tick: () => tick?.(),
      setReachable: (value: boolean) => {
        reachable = value;
      },
    };
  };

  it('starts with its latest readings, and keeps as many as it is told to', () => {
    const { feed, tick } = setUp();
    feed.start();
    const first = feed.getSnapshot().readings;
    expect(first).toHaveLength(3);
    tick();
    const { readings, status } = feed.getSnapshot();
    expect(status).toBe('live');
    expect(readings).toHaveLength(3);
    expect((readings.at(-1)?.time ?? 0) - (first.at(-1)?.time ?? 0)).toBe(30_000);
    expect(powerOf(readings.at(-1), ['alder-flats'])).toBeGreaterThan(1);
  });

  it('changes nothing while it is paused', () => {
    const { feed, tick } = setUp();
    feed.start();
    feed.pause();
    const paused = feed.getSnapshot();
    tick();
    expect(feed.getSnapshot()).toBe(paused);
    feed.resume();
    tick();
    expect(feed.getSnapshot().status).toBe('live');
    expect(feed.getSnapshot().readings).not.toEqual(paused.readings);
  });

  it('can start paused', () => {
    const { feed, tick } = setUp();
    feed.start({ paused: true });
    const { readings, status } = feed.getSnapshot();
    tick();
    expect(status).toBe('paused');
    expect(feed.getSnapshot().readings).toBe(readings);
  });

  it('says once that the connection is lost, and recovers', () => {
    const { feed, tick, setReachable } = setUp();
    const listener = vi.fn();
    feed.start();
    feed.subscribe(listener);
    setReachable(false);
    tick();
    tick();
    expect(feed.getSnapshot().status).toBe('lost');
    expect(listener).toHaveBeenCalledTimes(1);
    setReachable(true);
    tick();
    expect(feed.getSnapshot().status).toBe('live');
  });
});
