/** @jest-environment node */
import { createStore, type Consent } from '@site/src/core/preferences';

import type { AdConfig } from '../types';

import { createAdView, type AdViewEnvironment } from './view';

const JSON_NETWORK = { endpoint: 'https://json.example/ads', hosts: ['https://images.example'] };
const INLINE = 0.1;
const IMAGE = 0.5;

/** Creates a page view with a fake browser whose clock is advanced manually. */
function createWorld(
  network: AdConfig['network'],
  { random = IMAGE, ...change }: Partial<Omit<AdViewEnvironment, 'random'>> & { random?: number },
) {
  const ticks = new Set<() => void>();
  const fetches: (RequestInit | undefined)[] = [];
  const view = createAdView(network ? { network } : {}, {
    random: () => random,
    consent: createStore<Consent>('granted'),
    inHouseCount: 4,
    every: (callback) => {
      ticks.add(callback);
      return () => ticks.delete(callback);
    },
    delay: () => () => undefined,
    fetch: (_url, init) => {
      fetches.push(init);
      return Promise.resolve(
        Response.json({ ads: [{ statlink: 'https://click.example/', company: 'Acme' }] }),
      );
    },
    now: () => 0,
    ...change,
  });
  return {
    view,
    fetches,
    tick: (count: number) =>
      Array.from({ length: count }).forEach(() => [...ticks].forEach((tick) => tick())),
  };
}

const both = { name: 'acme', needsConsent: true, hasScript: true, json: JSON_NETWORK };

/** Waits until a response has been read. */
const answered = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the network', () => {
  test.each([
    ['is requested as JSON in the inline shape', both, INLINE, 'json'],
    ['is requested by script in the image shape', both, IMAGE, 'script'],
    ['is requested as JSON if it has no script', { ...both, hasScript: false }, IMAGE, 'json'],
    [
      'is requested by script if it has no JSON',
      { name: 'acme', needsConsent: true, hasScript: true },
      INLINE,
      'script',
    ],
  ])('%s', (_how, network, random, source) => {
    expect(createWorld(network, { random }).view.source()).toBe(source);
  });

  it("isn't requested without the required consent", () => {
    const { view, fetches } = createWorld(both, {
      random: INLINE,
      consent: createStore<Consent>('denied'),
    });
    view.start();
    expect(view.source()).toBeUndefined();
    expect(view.get().outcome.kind).toBe('in-house');
    expect(fetches).toEqual([]);
  });

  it('is requested without consent if it requires none', () => {
    const network = { ...both, needsConsent: false };
    expect(createWorld(network, { consent: createStore<Consent>('denied') }).view.source()).toBe(
      'script',
    );
  });

  it("isn't requested if none is configured", () => {
    const { view } = createWorld(undefined, {});
    expect(view.source()).toBeUndefined();
    expect(view.get()).toEqual({ outcome: { kind: 'in-house', index: 2 }, isOpen: false });
  });
});

it('shows the ad from the JSON response', async () => {
  const { view, tick, fetches } = createWorld(both, { random: INLINE });
  view.start();
  view.start();
  expect(view.ad()).toBeUndefined();
  await answered();
  tick(1);
  expect(view.get().outcome.kind).toBe('network');
  expect(view.ad()).toMatchObject({ link: 'https://click.example/', company: 'Acme' });
  expect(fetches).toHaveLength(1);
});

it("shows the notice only if the network couldn't be reached", async () => {
  const blocked = createWorld(both, {
    random: INLINE,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const empty = createWorld(both, {
    random: INLINE,
    fetch: () => Promise.resolve(new Response('no JSON')),
  });
  for (const { view, tick } of [blocked, empty]) {
    view.start();
    await answered();
    tick(6);
  }
  expect(blocked.view.get().outcome.kind).toBe('notice');
  expect(empty.view.get().outcome.kind).toBe('in-house');
});

it("follows the script's frame, including when its result changes", () => {
  const { view, tick } = createWorld(both, { random: IMAGE });
  view.start();
  view.report('none');
  tick(6);
  expect(view.get().outcome.kind).toBe('in-house');
  view.report('filled');
  tick(1);
  expect(view.get()).toEqual({ outcome: { kind: 'network' }, isOpen: false });
});

it('stops requesting when the page is left', () => {
  const { view, fetches } = createWorld(both, {
    random: INLINE,
    fetch: (_url, init) => {
      fetches.push(init);
      return new Promise(() => undefined);
    },
  });
  view.start();
  expect(fetches[0]?.signal?.aborted).toBe(false);
  view.stop();
  expect(fetches[0]?.signal?.aborted).toBe(true);
});

describe('withdrawing consent', () => {
  it('aborts the request, and shows an in-house ad even if the response has arrived', async () => {
    const consent = createStore<Consent>('granted');
    const { view, fetches, tick } = createWorld(both, { random: INLINE, consent });
    view.start();
    await answered();
    consent.set('denied');
    tick(1);
    expect(fetches[0]?.signal?.aborted).toBe(true);
    expect(view.get()).toEqual({ outcome: { kind: 'in-house', index: 0 }, isOpen: false });
    expect(view.ad()).toBeUndefined();
    expect(view.source()).toBeUndefined();
  });

  it("removes the script's frame, whether or not it has an ad", () => {
    for (const isFilled of [false, true]) {
      const consent = createStore<Consent>('granted');
      const { view, tick } = createWorld(both, { random: IMAGE, consent });
      view.start();
      if (isFilled) {
        view.report('filled');
        tick(1);
        expect(view.get().outcome.kind).toBe('network');
      }
      consent.set('denied');
      expect(view.get()).toEqual({ outcome: { kind: 'in-house', index: 2 }, isOpen: false });
      expect(view.source()).toBeUndefined();
    }
  });

  it('counts between the creation and the start of the view', () => {
    const consent = createStore<Consent>('granted');
    const { view, fetches } = createWorld(both, { random: INLINE, consent });
    consent.set('denied');
    view.start();
    expect(fetches).toEqual([]);
    expect(view.get().outcome.kind).toBe('in-house');
  });

  it("doesn't matter to a network that needs no consent", () => {
    const consent = createStore<Consent>('granted');
    const { view } = createWorld({ ...both, needsConsent: false }, { consent });
    view.start();
    consent.set('denied');
    expect(view.source()).toBe('script');
    expect(view.get().isOpen).toBe(true);
  });
});
