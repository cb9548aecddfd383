import { claim } from '@portal/claims';
import { RELOADS_KEY, mayReload } from '@site/src/core/deployment';
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
  type PrivacySignals,
} from '@site/src/core/preferences/consent';
import { CODE_STYLINGS, CODE_VARIANTS } from '@site/src/core/preferences/demoHash';
import { createDensityStore, DENSE_KEY } from '@site/src/core/preferences/density';
import { createDirectionStore, DIRECTION_KEY } from '@site/src/core/preferences/direction';
import { describePage } from '@site/src/plugins/analytics/pageView';
import { createFeedback } from '@site/src/plugins/feedback/client/feedback';
import { createQueue, QUEUE_KEY, QUEUE_LIMIT } from '@site/src/plugins/feedback/client/queue';
import { createReaderId, READER_COOKIE } from '@site/src/plugins/feedback/client/readerId';
import type { Submission } from '@site/src/plugins/feedback/types';
import {
  cacheName,
  DOWNLOADS_CACHE,
  DOWNLOADS_KEY,
  STATE_CACHE,
} from '@site/src/plugins/offline/format';
import { LIMITS } from '@site/src/plugins/offline/worker/serve';
import {
  createRecentSearches,
  RECENT_SEARCHES_KEY,
} from '@site/src/plugins/search/client/recentSearches';
import { rememberSwitch, SWITCH_KEY, takeSwitch } from '@site/src/plugins/versions/arrival';
import { beforeEach, expect, vi } from 'vitest';

const MB = 1_000_000;

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
      delay: (run) => run(),
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
  'Your first visit stores nothing in local storage. An entry appears when you choose something, and the site uses it to restore your choice on your next visit.',
  () => {
    const { colorMode } = createPreferences();
    createQueue(() => localStorage).entries();
    expect(stored()).toEqual({});
    colorMode.setMode('dark');
    expect(createPreferences().colorMode.get().mode).toBe('dark');
  },
);

claim(
  'The exception is your operating system: if its color scheme changes while a page is open, and you have not chosen light or dark mode, the site stores `mode` and `color-scheme`.',
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
  'If your browser asks sites not to track you, with Do Not Track or Global Privacy Control, the site treats this as no, even if you answered yes before.',
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
  '`portal-offline-pages-…` | Pages you visited, and when you last visited them, at most 100 and 12 MB',
  () => {
    expect(cacheName('pages', '')).toBe('portal-offline-pages-');
    expect(LIMITS.page).toEqual({ entries: 100, bytes: 12 * MB });
  },
);

claim(
  '`portal-offline-assets-…` | Scripts, styles, fonts and data that they loaded, at most 40 MB',
  () => {
    expect(cacheName('assets', '')).toBe('portal-offline-assets-');
    expect(LIMITS.asset.bytes).toBe(40 * MB);
  },
);

claim('`portal-offline-other-…` | Other files, such as the logo, at most 4 MB', () => {
  expect(cacheName('other', '')).toBe('portal-offline-other-');
  expect(LIMITS.other.bytes).toBe(4 * MB);
});

claim('`portal-offline-downloads` | What you made available, until you remove it', () => {
  expect([DOWNLOADS_CACHE, STATE_CACHE]).toEqual([
    'portal-offline-downloads',
    'portal-offline-state',
  ]);
});

claim('The query and the hash of an address, on this site and on the one you came from.', () => {
  const { location, path } = describePage(
    { pathname: '/fr/x/react-charts/', title: 'Charts' },
    'https://docs.example.com',
    ['en', 'fr'],
  );
  expect(path).toBe('/x/react-charts');
  expect(location).toBe('https://docs.example.com/x/react-charts');
});
