/** @jest-environment node */
import { createStore, type Consent } from '../../core/preferences/index';

import { createAnalytics, type AnalyticsEnvironment } from './analytics';
import type { TagCommand } from './googleTag';
import type { AnalyticsSettings } from './settings';

const START = new Date('2025-03-04T05:06:07Z');

const HOME = { pathname: '/x/', title: 'Overview' };
const SORTING = { pathname: '/x/react-data-grid/sorting/', title: 'Data Grid sorting' };

interface Given {
  consent?: Consent;
  referrer?: string;
  settings?: Partial<AnalyticsSettings>;
  random?: () => number;
  page?: typeof HOME;
}

/** Creates the analytics of a page load, in a fake browser that records calls. */
function setUp({
  consent: answer = 'granted',
  referrer = '',
  settings = {},
  random = () => 0.5,
  page = HOME,
}: Given = {}) {
  const commands: TagCommand[] = [];
  const notes: string[] = [];
  let failLoad = () => {};
  const consent = createStore<Consent>(answer);
  const code = createStore('TS');
  const measure = jest.fn<void, Parameters<AnalyticsEnvironment['measure']>>();
  const analytics = createAnalytics(
    {
      settings: {
        id: 'G-TEST',
        scriptOrigin: 'https://tag.example',
        adDisplayRatio: 0.1,
        webVitalsRatio: 0,
        languages: ['en', 'zh'],
        ...settings,
      },
      consent,
      tag: {
        push: (...command) => void commands.push(command),
        load: (onError) => {
          notes.push('load');
          failLoad = onError;
        },
        setDisabled: (isDisabled) => void notes.push(isDisabled ? 'disable' : 'enable'),
        removeCookies: () => void notes.push('remove cookies'),
      },
      userProperties: [
        { name: 'codeVariant', ...code },
        { name: 'userLanguage', get: () => 'en' },
      ],
      origin: 'https://docs.example',
      referrer,
      now: () => START,
      random,
      measure,
    },
    page,
  );
  return {
    analytics,
    consent,
    code,
    commands,
    notes,
    measure,
    failLoad: () => failLoad(),
    /** Returns the names and parameters of the events that were sent. */
    events: () =>
      commands.flatMap((command) => (command[0] === 'event' ? [[command[1], command[2]]] : [])),
    pageViews: () =>
      commands.flatMap((command) =>
        command[0] === 'event' && command[1] === 'page_view' ? [command[2].page_location] : [],
      ),
  };
}

/** Returns a generator of uniformly distributed numbers from a seed (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('before consent', () => {
  test.each<Consent>(['unknown', 'denied'])('%s: loads, queues and stores nothing', (answer) => {
    const { analytics, code, commands, notes, measure } = setUp({
      consent: answer,
      settings: { webVitalsRatio: 1 },
    });
    analytics.event('demo', { eventAction: 'expand' });
    analytics.adDisplay('in-house');
    analytics.pageShown(SORTING);
    code.set('JS');
    expect(commands).toEqual([]);
    expect(notes).toEqual([]);
    expect(measure).not.toHaveBeenCalled();
  });

  it('sends the current page but no earlier events', () => {
    const { analytics, consent, events } = setUp({ consent: 'unknown' });
    analytics.event('demo', { eventAction: 'expand' });
    analytics.pageShown(SORTING);
    consent.set('granted');
    expect(events()).toEqual([
      ['page_view', expect.objectContaining({ page_title: 'Data Grid sorting' })],
    ]);
  });
});

describe('on consent', () => {
  it('configures the tag in order: consent, tag, page, user properties, page view', () => {
    const { commands } = setUp({ page: SORTING });
    const location = 'https://docs.example/x/react-data-grid/sorting';
    expect(commands).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'granted',
        },
      ],
      ['js', START],
      ['set', { page_title: 'Data Grid sorting', page_location: location, page_referrer: '' }],
      ['config', 'G-TEST', { send_page_view: false }],
      ['set', 'user_properties', { codeVariant: 'TS' }],
      ['set', 'user_properties', { userLanguage: 'en' }],
      [
        'event',
        'page_view',
        {
          page_title: 'Data Grid sorting',
          page_location: location,
          productId: 'x-data-grid',
          productCategoryId: 'x',
        },
      ],
    ]);
  });

  it('loads the script once, however often consent changes', () => {
    const { consent, notes } = setUp();
    consent.set('denied');
    consent.set('granted');
    expect(notes.filter((note) => note === 'load')).toHaveLength(1);
  });

  it('limits the referrer that the tag receives to its origin', () => {
    const { commands } = setUp({ referrer: 'https://search.example/find?q=secret#top' });
    expect(commands).toContainEqual([
      'set',
      expect.objectContaining({ page_referrer: 'https://search.example' }),
    ]);
    expect(JSON.stringify(commands)).not.toContain('secret');
  });

  it('passes a first-party tagging server to the tag', () => {
    const { commands } = setUp({ settings: { serverOrigin: 'https://tag.example' } });
    expect(commands).toContainEqual([
      'config',
      'G-TEST',
      { send_page_view: false, server_container_url: 'https://tag.example' },
    ]);
  });
});

describe('page views', () => {
  it('are sent once per page, and again when the reader returns to it', () => {
    const { analytics, pageViews } = setUp();
    [SORTING, SORTING, HOME].forEach((page) => analytics.pageShown(page));
    expect(pageViews()).toEqual([
      'https://docs.example/x',
      'https://docs.example/x/react-data-grid/sorting',
      'https://docs.example/x',
    ]);
  });

  it("aren't sent for the same page with a different spelling of its path", () => {
    const { analytics, pageViews } = setUp();
    analytics.pageShown({ ...HOME, pathname: '/x' });
    analytics.pageShown({ ...HOME, pathname: '/zh/x/' });
    expect(pageViews()).toHaveLength(1);
  });

  it("set the location for the tag's own events, too", () => {
    const { analytics, commands } = setUp();
    analytics.pageShown(SORTING);
    expect(commands.slice(-2)).toEqual([
      [
        'set',
        expect.objectContaining({
          page_title: 'Data Grid sorting',
          page_location: 'https://docs.example/x/react-data-grid/sorting',
        }),
      ],
      ['event', 'page_view', expect.anything()],
    ]);
  });
});

describe('user properties', () => {
  it('are sent separately when they change', () => {
    const { code, commands } = setUp();
    const before = commands.length;
    code.set('JS');
    expect(commands.slice(before)).toEqual([['set', 'user_properties', { codeVariant: 'JS' }]]);
  });
});

describe('withdrawing consent', () => {
  it('stops everything: the tag is disabled, its cookies are deleted, and nothing is queued', () => {
    const { analytics, consent, code, commands, notes } = setUp();
    const before = commands.length;
    consent.set('denied');
    analytics.event('demo', { eventAction: 'expand' });
    analytics.pageShown(SORTING);
    code.set('JS');
    expect(commands).toHaveLength(before);
    expect(notes).toEqual(['enable', 'load', 'disable', 'remove cookies']);
  });

  it('can be undone: the current page and changed properties are sent, but nothing from the meantime', () => {
    const { analytics, consent, code, commands, notes } = setUp();
    consent.set('denied');
    analytics.event('demo', { eventAction: 'expand' });
    analytics.pageShown(SORTING);
    code.set('JS');
    const before = commands.length;
    consent.set('granted');
    expect(commands.slice(before)).toEqual([
      ['set', 'user_properties', { codeVariant: 'JS' }],
      ['set', expect.anything()],
      ['event', 'page_view', expect.objectContaining({ page_title: 'Data Grid sorting' })],
    ]);
    expect(notes.at(-1)).toBe('enable');
  });

  it('and giving it again on the same page sends no second page view', () => {
    const { consent, pageViews } = setUp();
    consent.set('unknown');
    consent.set('granted');
    expect(pageViews()).toHaveLength(1);
  });
});

describe("a script that can't be loaded", () => {
  it('ends the queue for this page load, since it would never be read', () => {
    const { analytics, consent, commands, failLoad } = setUp();
    failLoad();
    const before = commands.length;
    analytics.event('demo', { eventAction: 'expand' });
    analytics.pageShown(SORTING);
    consent.set('denied');
    consent.set('granted');
    expect(commands).toHaveLength(before);
  });
});

describe('sampling', () => {
  test.each([
    [0, 0],
    [0.1, 100],
    [0.5, 500],
    [1, 1000],
  ])('at a ratio of %d sends about %d of 1000 events', (ratio, expected) => {
    const { analytics, events } = setUp({ random: seeded(1) });
    const before = events().length;
    for (let count = 0; count < 1000; count += 1) {
      analytics.event('sponsor', { eventAction: 'click' }, ratio);
    }
    const sent = events().length - before;
    expect(Math.abs(sent - expected)).toBeLessThanOrEqual(ratio % 1 === 0 ? 0 : 40);
  });

  it('applies to ad displays, but not to ad crashes', () => {
    const draws: number[] = [];
    const { analytics, events } = setUp({ random: () => draws.shift() ?? 0 });
    draws.push(0.09, 0.1, 0.99);
    analytics.adDisplay('in-house-top');
    analytics.adDisplay('not drawn');
    analytics.event('ad', { eventAction: 'crash', eventLabel: 'top' });
    expect(events().slice(1)).toEqual([
      ['ad', { eventAction: 'display', eventLabel: 'in-house-top' }],
      ['ad', { eventAction: 'crash', eventLabel: 'top' }],
    ]);
  });

  it('of page loads is decided once, however often consent changes', () => {
    const random = seeded(7);
    const loads = Array.from({ length: 1000 }, () => {
      const { consent, measure } = setUp({ random, settings: { webVitalsRatio: 0.05 } });
      consent.set('denied');
      consent.set('granted');
      return measure.mock.calls.length;
    });
    const measured = loads.filter((calls) => calls === 1).length;
    expect(loads.every((calls) => calls <= 1)).toBe(true);
    expect(measured).toBeGreaterThan(30);
    expect(measured).toBeLessThan(70);
  });

  it('reports web vitals while there is consent, with the page that was loaded', () => {
    const { consent, events, measure } = setUp({ settings: { webVitalsRatio: 1 }, page: SORTING });
    expect(measure).toHaveBeenCalledTimes(1);
    const [report, path] = measure.mock.calls[0] ?? [];
    expect(path).toBe('/x/react-data-grid/sorting');
    report?.('TTFB', { value: 12 });
    consent.set('denied');
    report?.('CLS', { value: 0 });
    expect(events().slice(1)).toEqual([['TTFB', { value: 12 }]]);
  });
});
