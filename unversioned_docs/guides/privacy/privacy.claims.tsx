import { claim, sourced } from '@portal/claims';
import { createStore } from '@site/src/core/preferences';
import { RELOADS_KEY, mayReload } from '@site/src/core/browser/deployment';
import { API_LAYOUT_KEY, createApiLayoutStore } from '@site/src/core/preferences/apiLayout';
import { CODE_STYLING_COOKIE, CODE_VARIANT_COOKIE } from '@site/src/core/preferences/code';
import {
  COLOR_MODE_KEY,
  COLOR_SCHEME_KEY,
  createColorModeStore,
} from '@site/src/core/preferences/colorMode';
import {
  CONSENT_KEY,
  createConsentStore,
  type Consent,
  type PrivacySignals,
} from '@site/src/core/preferences/consent';
import { COOKIE_MAX_AGE_SECONDS, writeCookie } from '@site/src/core/preferences/cookies';
import { CODE_STYLINGS, CODE_VARIANTS } from '@site/src/core/preferences/demoHash';
import { createDensityStore, DENSE_KEY } from '@site/src/core/preferences/density';
import { createDirectionStore, DIRECTION_KEY } from '@site/src/core/preferences/direction';
import { createAnalytics } from '@site/src/plugins/analytics/analytics';
import { browserGoogleTag, type TagCommand } from '@site/src/plugins/analytics/googleTag';
import { removeLeftovers } from '@site/src/plugins/analytics/leftovers';
import { describePage } from '@site/src/plugins/analytics/pageView';
import { metricParameters } from '@site/src/plugins/analytics/webVitals';
import { trackScroll, type ScrollWindow } from '@site/src/plugins/bundle/client/scroll';
import { deliver } from '@site/src/plugins/feedback/client/delivery';
import { createFeedback } from '@site/src/plugins/feedback/client/feedback';
import { createQueue, QUEUE_KEY, QUEUE_LIMIT } from '@site/src/plugins/feedback/client/queue';
import { createReaderId, READER_COOKIE } from '@site/src/plugins/feedback/client/readerId';
import type { Submission } from '@site/src/plugins/feedback/types';
import {
  cacheName,
  DOWNLOADS_CACHE,
  DOWNLOADS_KEY,
  DOWNLOADS_PATH,
  precacheNames,
  STATE_CACHE,
  WORKER_FILE,
} from '@site/src/plugins/offline/format';
import { LIMITS } from '@site/src/plugins/offline/worker/serve';
import {
  createRecentSearches,
  RECENT_SEARCHES_KEY,
} from '@site/src/plugins/search/client/recentSearches';
import { rememberSwitch, SWITCH_KEY, takeSwitch } from '@site/src/plugins/versions/arrival';
import { beforeEach, expect, vi } from 'vitest';

const MB = 1_000_000;

/** The bundler of the site defines it. */
Object.assign(globalThis, { SITE_BASE_URL: '/' });

/** Only this file's own entries count: the test runner stores some, too. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = () => ({ ...localStorage });

/** An operating system whose color scheme can change. */
function createSystem() {
  const dark = Object.assign(new EventTarget(), { matches: false });
  return {
    dark,
    change(matches: boolean) {
      dark.matches = matches;
      dark.dispatchEvent(new Event('change'));
    },
  };
}

function createPreferences() {
  const environment = {
    root: document.createElement('html'),
    storage: () => localStorage,
    events: window,
  };
  const system = createSystem();
  return {
    system,
    colorMode: createColorModeStore({
      ...environment,
      darkQuery: system.dark,
      printQuery: Object.assign(new EventTarget(), { matches: false }),
      finishTransitions: () => {},
    }),
    direction: createDirectionStore(environment),
    density: createDensityStore(environment),
    apiLayout: createApiLayoutStore(environment),
    searches: createRecentSearches(() => localStorage),
    consent: createConsentStore({ ...environment, signals: {} }),
  };
}

const submission = (page: string): Submission => ({
  page,
  version: '8.12.1',
  locale: 'en',
  codeVariant: 'TS',
  codeStyling: 'CSS',
  rating: 1,
  reasons: [],
  comment: '',
  section: null,
});

claim(
  'Your first visit stores nothing in local storage. The site adds an entry when you choose something, and uses it to restore your choice on your next visit.',
  () => {
    const { colorMode } = createPreferences();
    createQueue(() => localStorage).entries();
    expect(stored()).toEqual({});
    colorMode.setMode('dark');
    expect(createPreferences().colorMode.get().mode).toBe('dark');
  },
);

claim(
  'There is one exception: if the color scheme of your operating system changes while a page is open, and you have not chosen light or dark mode, the site stores `mode` and `color-scheme`.',
  () => {
    const { system } = createPreferences();
    system.change(true);
    expect(stored()).toEqual({ mode: 'system', 'color-scheme': 'dark' });
    localStorage.clear();
    const chosen = createPreferences();
    chosen.colorMode.setMode('light');
    chosen.system.change(true);
    expect(stored()).toEqual({ mode: 'light', 'color-scheme': 'light' });
  },
);

claim('`mode` | The color mode you chose: `light`, `dark` or `system`', () => {
  const { colorMode } = createPreferences();
  for (const mode of ['light', 'dark', 'system'] as const) {
    colorMode.setMode(mode);
    expect(stored()[COLOR_MODE_KEY]).toBe(mode);
  }
  expect(COLOR_MODE_KEY).toBe('mode');
});

claim('`color-scheme` | The resulting color scheme: `light` or `dark`', () => {
  const { colorMode, system } = createPreferences();
  system.dark.matches = true;
  colorMode.setMode('system');
  expect(stored()[COLOR_SCHEME_KEY]).toBe('dark');
  expect(COLOR_SCHEME_KEY).toBe('color-scheme');
});

claim('`direction` | The text direction you chose: `ltr` or `rtl`', () => {
  createPreferences().direction.setDirection('rtl');
  expect(stored()).toEqual({ direction: 'rtl' });
  expect(DIRECTION_KEY).toBe('direction');
});

claim('`dense` | Whether you chose the dense layout', () => {
  createPreferences().density.setDense(true);
  expect(stored()).toEqual({ dense: 'true' });
  expect(DENSE_KEY).toBe('dense');
});

claim('`apiLayout` | The layout you chose for the API reference: `table` or `list`', () => {
  createPreferences().apiLayout.setLayout('list');
  expect(stored()).toEqual({ apiLayout: 'list' });
  expect(API_LAYOUT_KEY).toBe('apiLayout');
});

claim('`recent-searches` | Your last six searches', () => {
  const { searches } = createPreferences();
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    searches.add(query);
  }
  expect(stored()).toEqual({ 'recent-searches': '["g","f","e","d","c","b"]' });
  expect(RECENT_SEARCHES_KEY).toBe('recent-searches');
});

claim('`consent` | Your answer: `granted` or `denied`', () => {
  createPreferences().consent.set('denied');
  expect(stored()).toEqual({ consent: 'denied' });
  expect(CONSENT_KEY).toBe('consent');
});

claim(
  '`feedback-…` | Your answer to "Was this page helpful?", or a comment on a section; the name ends in the page, its version and the section',
  async () => {
    const feedback = createFeedback(submission('/x/charts'), {
      storage: () => localStorage,
      queue: createQueue(() => localStorage),
      describe: () => submission('/x/charts'),
      deliver: () => Promise.resolve('failed'),
    });
    feedback.choose(1, () => undefined);
    feedback.cancel();
    feedback.comment('colors', () => undefined);
    await feedback.submit({ rating: 0, reasons: [], comment: 'Why?', section: 'colors' });
    expect(Object.keys(stored()).sort()).toEqual([
      'feedback-/x/charts-8.12.1',
      'feedback-/x/charts-8.12.1#colors',
      'feedback-queue',
    ]);
  },
);

claim('`feedback-queue` | Answers that the server has not confirmed yet, at most 20', () => {
  const queue = createQueue(() => localStorage);
  for (let page = 0; page < 25; page += 1) {
    queue.put({ submission: submission(`/x/${page}`) });
  }
  expect(Object.keys(stored())).toEqual(['feedback-queue']);
  expect(queue.entries()).toHaveLength(20);
  expect([QUEUE_KEY, QUEUE_LIMIT]).toEqual(['feedback-queue', 20]);
});

claim('`offline-downloads` | `true` if you have made something available offline', () => {
  expect(DOWNLOADS_KEY).toBe('offline-downloads');
});

claim('`codeVariant` | `TS` or `JS`', () => {
  expect(CODE_VARIANT_COOKIE).toBe('codeVariant');
  expect([...CODE_VARIANTS].sort()).toEqual(['JS', 'TS']);
});

claim('`codeStyling` | `MUI System`, `Tailwind` or `CSS`', () => {
  expect(CODE_STYLING_COOKIE).toBe('codeStyling');
  expect([...CODE_STYLINGS].sort()).toEqual(['CSS', 'MUI System', 'Tailwind']);
});

claim('`feedbackId` | A random ID, created when you send your first answer about a page', () => {
  const jar = new Map<string, string>();
  const writeCookie = vi.fn((name: string, value: string) => void jar.set(name, value));
  const readerId = createReaderId({
    readCookie: (name) => jar.get(name),
    writeCookie,
    getRandomValues: (bytes) => crypto.getRandomValues(bytes),
  });
  expect(writeCookie).not.toHaveBeenCalled();
  const id = readerId();
  expect([...jar]).toEqual([['feedbackId', id]]);
  expect(readerId()).toBe(id);
  expect(READER_COOKIE).toBe('feedbackId');
});

claim(
  'If you have turned on Do Not Track or Global Privacy Control in your browser, the site treats this as a no, even if you answered yes before.',
  () => {
    localStorage.setItem('consent', 'granted');
    const consentWith = (signals: PrivacySignals) =>
      createConsentStore({ signals, storage: () => localStorage, events: window }).get();
    expect(consentWith({})).toBe('granted');
    expect(consentWith({ doNotTrack: '1' })).toBe('denied');
    expect(consentWith({ globalPrivacyControl: true })).toBe('denied');
  },
);

claim('If storage or cookies are blocked, your choices last until you leave the page.', () => {
  const density = createDensityStore({
    root: document.createElement('html'),
    storage: () => {
      throw new Error('Blocked');
    },
    events: window,
  });
  density.setDense(true);
  expect(density.get()).toBe(true);
  expect(stored()).toEqual({});
});

claim(
  '`reloads` contains the builds of this site for which the tab was reloaded, so that it does not reload twice.',
  () => {
    expect(mayReload('build 1', () => sessionStorage)).toBe(true);
    expect(mayReload('build 1', () => sessionStorage)).toBe(false);
    expect(sessionStorage.getItem('reloads')).toContain('build 1');
    expect(RELOADS_KEY).toBe('reloads');
  },
);

claim(
  'If you switch to another version of the docs, `version-switch` tells the new page which page you came from. The new page reads and removes it.',
  () => {
    rememberSwitch('/x/next/', { title: 'Sorting', label: '8.12.1' });
    expect(Object.keys({ ...sessionStorage })).toEqual(['version-switch']);
    expect(takeSwitch('/x/next/')?.title).toBe('Sorting');
    expect({ ...sessionStorage }).toEqual({});
    expect(SWITCH_KEY).toBe('version-switch');
  },
);

claim(
  '`portal-offline-pages-…` | The pages you visited and their order, at most 100 pages and 12 MB',
  () => {
    expect(cacheName('pages', '')).toBe('portal-offline-pages-');
    expect(LIMITS.page).toEqual({ entries: 100, bytes: 12 * MB });
  },
);

claim(
  '`portal-offline-assets-…` | Scripts, styles, fonts and data that these pages loaded, at most 40 MB',
  () => {
    expect(cacheName('assets', '')).toBe('portal-offline-assets-');
    expect(LIMITS.asset.bytes).toBe(40 * MB);
  },
);

claim('`portal-offline-other-…` | Other files, such as the logo, at most 4 MB', () => {
  expect(cacheName('other', '')).toBe('portal-offline-other-');
  expect(LIMITS.other.bytes).toBe(4 * MB);
});

claim('`portal-offline-downloads` | Your downloads, until you remove them', () => {
  expect([DOWNLOADS_CACHE, STATE_CACHE]).toEqual([
    'portal-offline-downloads',
    'portal-offline-state',
  ]);
});

claim('The query and the hash of an address, on this site and on the site you came from.', () => {
  const { location, path } = describePage(
    { pathname: '/fr/x/react-charts/', title: 'Charts' },
    'https://docs.example.com',
    ['en', 'fr'],
  );
  expect(path).toBe('/x/react-charts');
  expect(location).toBe('https://docs.example.com/x/react-charts');
});

/** The analytics of a page load, with a tag that records its commands. */
function createTag(answer: Consent, random = 0) {
  const consent = createStore<Consent>(answer);
  const styling = createStore('CSS');
  const commands: TagCommand[] = [];
  const notes: string[] = [];
  const analytics = createAnalytics(
    {
      settings: {
        id: 'G-TEST',
        scriptOrigin: 'https://tag.example',
        adDisplayRatio: 0.1,
        webVitalsRatio: 0.0001,
        languages: ['en', 'fr'],
      },
      consent,
      tag: {
        push: (...command) => void commands.push(command),
        load: () => void notes.push('load'),
        setDisabled: (isDisabled) => void notes.push(isDisabled ? 'disable' : 'enable'),
        removeCookies: () => void notes.push('remove cookies'),
      },
      userProperties: [{ name: 'codeStyling', ...styling }],
      origin: 'https://docs.example',
      referrer: 'https://search.example/find?q=secret#top',
      now: () => new Date('2025-03-04'),
      random: () => random,
      measure: () => void notes.push('measure'),
    },
    { pathname: '/fr/x/react-charts/bars/', title: 'Bars' },
  );
  return { analytics, consent, styling, commands, notes };
}
const eventsIn = (commands: readonly TagCommand[]) =>
  commands.flatMap((command) =>
    command[0] === 'event' ? [{ name: command[1], parameters: command[2] }] : [],
  );

claim('Analytics starts only after you allow it, and does not include what you did before.', () => {
  const { analytics, consent, commands, notes } = createTag('unknown');
  analytics.event('docs', { eventAction: 'back-to-top' });
  expect([commands, notes]).toEqual([[], []]);
  consent.set('granted');
  expect(notes).toContain('load');
  expect(eventsIn(commands).map(({ name }) => name)).toEqual(['page_view']);
});

claim('Storage and data for advertising are always denied.', () => {
  expect(createTag('granted').commands[0]).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    },
  ]);
});

claim(
  '`page_view` | You open a page | `page_title`; `page_location`, the address without language, query and hash; `productId` and `productCategoryId`, the product it is about',
  () => {
    const { analytics, commands } = createTag('granted');
    analytics.pageShown({ pathname: '/x/react-data-grid/sorting/', title: 'Sorting' });
    const [first, second] = eventsIn(commands);
    expect(first).toEqual({
      name: 'page_view',
      parameters: {
        page_title: 'Bars',
        page_location: 'https://docs.example/x/react-charts/bars',
        productId: 'x-charts',
        productCategoryId: 'x',
      },
    });
    expect(second?.parameters).toMatchObject({ page_title: 'Sorting', productId: 'x-data-grid' });
  },
);

claim('Two of these events are sampled.', () => {
  const sent = (random: number) => {
    const { analytics, commands, notes } = createTag('granted', random);
    analytics.adDisplay('grid');
    analytics.event('ad', { eventAction: 'crash' });
    const actions = eventsIn(commands).map(({ parameters }) => parameters.eventAction);
    return { actions, measured: notes.includes('measure') };
  };
  expect(sent(0)).toEqual({ actions: [undefined, 'display', 'crash'], measured: true });
  expect(sent(0.5)).toEqual({ actions: [undefined, 'crash'], measured: false });
});

claim('The site sends these properties with the events, and again when they change:', () => {
  const { styling, commands } = createTag('granted');
  styling.set('Tailwind');
  expect(
    commands.filter(([command, name]) => command === 'set' && name === 'user_properties'),
  ).toEqual([
    ['set', 'user_properties', { codeStyling: 'CSS' }],
    ['set', 'user_properties', { codeStyling: 'Tailwind' }],
  ]);
});

claim(
  'They contain the same address and title of the page, and only the origin of the page that led you here, such as `https://example.com`.',
  () => {
    expect(createTag('granted').commands).toContainEqual([
      'set',
      {
        page_title: 'Bars',
        page_location: 'https://docs.example/x/react-charts/bars',
        page_referrer: 'https://search.example',
      },
    ]);
  },
);

claim('The site removes them when you withdraw your consent while a page is open.', () => {
  const { analytics, consent, commands, notes } = createTag('granted');
  consent.set('denied');
  expect(notes.slice(-2)).toEqual(['disable', 'remove cookies']);
  const before = commands.length;
  analytics.event('docs', { eventAction: 'back-to-top' });
  expect(commands).toHaveLength(before);

  document.cookie = '_ga=1; path=/';
  document.cookie = '_ga_TEST=1; path=/';
  document.cookie = 'codeVariant=JS; path=/';
  browserGoogleTag({ id: 'G-TEST', scriptOrigin: 'https://tag.example' }).removeCookies();
  expect(document.cookie).not.toContain('_ga');
  expect(document.cookie).toContain('codeVariant=JS');
});

claim(
  'If any are left, for example because you turned on Do Not Track after your last visit, the site removes them when you next open a page.',
  async () => {
    localStorage.setItem(CONSENT_KEY, 'granted');
    document.cookie = '_ga=1; path=/';
    document.cookie = '_ga_TEST=1; path=/';
    document.cookie = 'codeVariant=JS; path=/';
    const signals = { doNotTrack: '1' };
    const consent = createConsentStore({ signals, storage: () => localStorage, events: window });
    expect(consent.get()).toBe('denied');
    // Every page does this if consent is denied.
    await removeLeftovers();
    expect(document.cookie).not.toContain('_ga');
    expect(document.cookie).toContain('codeVariant=JS');
  },
);

sourced(
  'They contain numbers that the service uses to recognize your browser, by default for up to two years.',
  { url: 'https://support.google.com/analytics/answer/11397207', checked: '2026-11-25' },
);

claim('The site uses three cookies, which last for one year.', () => {
  expect(new Set([CODE_VARIANT_COOKIE, CODE_STYLING_COOKIE, READER_COOKIE]).size).toBe(3);
  expect(COOKIE_MAX_AGE_SECONDS).toBe(365 * 24 * 60 * 60);
  const set = vi.spyOn(document, 'cookie', 'set');
  writeCookie(CODE_VARIANT_COOKIE, 'JS');
  expect(set.mock.lastCall?.[0]).toContain(`max-age=${365 * 24 * 60 * 60}`);
  set.mockRestore();
});

claim(
  "`scroll-positions` contains the scroll positions of the last 50 pages or sections in the tab's history, so that **Back** leads to the same place after a reload.",
  () => {
    const listeners = new Map<string, () => void>();
    const history = { state: { key: 'page 0' } };
    const view = {
      sessionStorage,
      document: { readyState: 'complete' },
      scrollY: 0,
      history,
      scrollTo: vi.fn(),
      setTimeout: () => 0,
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    };
    const load = () => trackScroll(view as unknown as ScrollWindow);
    const { restore } = load();
    for (let page = 0; page < 60; page += 1) {
      history.state = { key: `page ${page}` };
      restore();
      view.scrollY = 100 + page;
      listeners.get('scroll')?.();
    }
    expect({ ...sessionStorage }).toEqual({});
    listeners.get('pagehide')?.();
    const kept = JSON.parse(sessionStorage.getItem('scroll-positions') ?? '[]') as unknown[];
    expect(kept).toHaveLength(50);
    const reloaded = load();
    history.state = { key: 'page 30' };
    expect(reloaded.restore()).toBe(true);
    expect(view.scrollTo).toHaveBeenLastCalledWith(0, 130);
  },
);

claim(
  'On its official address, the site has a service worker, `/x/sw.js`, which stores pages in your browser so that you can read them offline.',
  () => {
    expect(`/${WORKER_FILE}`).toBe('/x/sw.js');
  },
);

claim(
  '`portal-offline-state` | A list of your downloads and their progress, and random IDs of tabs that were open during the last release',
  () => {
    expect(STATE_CACHE).toBe('portal-offline-state');
    expect(DOWNLOADS_PATH).toBe('/.offline/downloads.json');
  },
);

claim('`workbox-precache-v2-…` | Nothing', () => {
  // Workbox stores what a worker's build lists, and ours lists nothing.
  expect(precacheNames('https://docs.example/')).toContain(
    'workbox-precache-v2-https://docs.example/',
  );
});

claim(
  '`CLS`, `FCP`, `INP`, `LCP`, `TTFB` | The site has measured the speed of the page | `value`, `metric_value`, `metric_delta`: the figure; `metric_id`: a random ID of the measurement; `metric_label`: the page',
  () => {
    expect(metricParameters({ id: 'v5-1', value: 300, delta: 100 }, '/x/react-charts')).toEqual({
      value: 100,
      metric_value: 300,
      metric_delta: 100,
      metric_id: 'v5-1',
      metric_label: '/x/react-charts',
    });
  },
);

const createForm = () => {
  const delivered: Submission[] = [];
  const feedback = createFeedback(submission('/x/charts'), {
    storage: () => localStorage,
    queue: createQueue(() => localStorage),
    describe: () => submission('/x/charts'),
    deliver: (sent) => {
      delivered.push(sent);
      return Promise.resolve('accepted');
    },
  });
  return { feedback, delivered };
};

claim(
  'The site sends a rating when you close the form or leave the page, and the reasons and the comment only when you choose **Submit**.',
  async () => {
    for (const close of ['cancel', 'leave'] as const) {
      localStorage.clear();
      const { feedback, delivered } = createForm();
      feedback.choose(1, () => undefined);
      await Promise.resolve();
      expect(delivered).toEqual([]);
      feedback[close]();
      await vi.waitFor(() => expect(delivered).toHaveLength(1));
      expect(delivered[0]).toMatchObject({ rating: 1, reasons: [], comment: '' });
    }
    localStorage.clear();
    const { feedback, delivered } = createForm();
    feedback.choose(0, () => undefined);
    await feedback.submit({ rating: 0, reasons: [], comment: 'Unclear', section: null });
    expect(delivered.map(({ comment }) => comment)).toEqual(['Unclear']);
  },
);

claim('A comment on a section does not replace your answer about the page.', () => {
  const queue = createQueue(() => localStorage);
  const answer = submission('/x/charts');
  queue.put({ submission: answer });
  queue.put({ submission: { ...answer, scope: 'section', section: 'colors' } });
  queue.put({ submission: { ...answer, rating: 0 } });
  expect(queue.entries().map(({ submission: { rating, section } }) => [rating, section])).toEqual([
    [1, 'colors'],
    [0, null],
  ]);
});

claim(
  'The site also sends the page, its version and language, the section you select, your code preferences, and the random ID from `feedbackId`, so that a later answer replaces your earlier one.',
  async () => {
    const { sent } = await sendFeedback(Response.json({ ok: true }));
    expect(sent.body).toEqual({ reader: 'abc', ...submission('/x/charts') });
    expect(Object.keys(sent.body)).toEqual(
      expect.arrayContaining([
        'page',
        'version',
        'locale',
        'section',
        'codeVariant',
        'codeStyling',
      ]),
    );
  },
);

async function sendFeedback(answer: Response) {
  const queue = createQueue(() => localStorage);
  queue.put({ submission: submission('/x/charts') });
  const fetch = vi.fn<typeof window.fetch>(() => Promise.resolve(answer));
  const outcome = await deliver(submission('/x/charts'), {
    endpoint: '/feedback',
    queue,
    readerId: () => 'abc',
    fetch,
    now: () => 0,
    delay: () => () => undefined,
    alone: (task) => task(),
  });
  const init = fetch.mock.calls[0]?.[1];
  const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<
    string,
    unknown
  >;
  return { outcome, queue, sent: { credentials: init?.credentials, body } };
}

claim('The request carries no cookies.', async () => {
  const { sent } = await sendFeedback(Response.json({ ok: true }));
  expect(sent.credentials).toBe('omit');
});

claim(
  'If it fails, the answer waits in `feedback-queue` and is sent when you are back online, or at your next visit.',
  async () => {
    const failed = await sendFeedback(new Response(null, { status: 503 }));
    expect(failed.outcome).toBe('failed');
    expect(failed.queue.entries()).toHaveLength(1);
    const sent = await sendFeedback(Response.json({ ok: true }));
    expect(sent.outcome).toBe('accepted');
    expect(sent.queue.entries()).toEqual([]);
  },
);

claim(
  'If this site asks for your consent, your answer takes effect immediately, in all tabs of this browser, until you change it here.',
  () => {
    const events = new EventTarget();
    const tab = () =>
      createConsentStore({
        signals: {},
        storage: () => localStorage,
        events: events,
      });
    const here = tab();
    const elsewhere = tab();
    const heard = vi.fn();
    elsewhere.subscribe(heard);
    here.set('granted');
    expect(here.get()).toBe('granted');
    events.dispatchEvent(new StorageEvent('storage', { key: 'consent', newValue: 'granted' }));
    expect(elsewhere.get()).toBe('granted');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(tab().get()).toBe('granted');
  },
);
