import { pathnameToLanguage } from '@site/src/core/navigation/paths';
import { codePreferencesStore, colorModeStore, consentStore } from '@site/src/core/preferences';
import settings from '@portal/analytics';

import { createAnalytics, type Analytics, type UserProperty } from './analytics';
import { followClicks } from './clicks';
import { browserGoogleTag } from './googleTag';
import { sitePath, type ShownPage } from './pageView';
import { reportWebVitals } from './webVitals';

/**
 * Calls the listener when the pixel ratio changes with the screen or the zoom. Each change needs a new media query,
 * because a query only reports that the ratio no longer matches its value.
 */
function followPixelRatio(listener: () => void): void {
  window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      listener();
      followPixelRatio(listener);
    },
    { once: true },
  );
}

/** The user properties that are sent, each with the source of its value. */
const USER_PROPERTIES: UserProperty[] = [
  {
    name: 'codeVariant',
    get: () => codePreferencesStore().get().variant,
    subscribe: (listener) => codePreferencesStore().subscribe(listener),
  },
  {
    name: 'codeStyling',
    get: () => codePreferencesStore().get().styling,
    subscribe: (listener) => codePreferencesStore().subscribe(listener),
  },
  {
    name: 'userLanguage',
    // Changing the language loads a new page.
    get: () => pathnameToLanguage(sitePath(window.location), settings.languages).userLanguage,
  },
  {
    name: 'devicePixelRatio',
    get: () => Math.round(window.devicePixelRatio * 10) / 10,
    subscribe: followPixelRatio,
  },
  {
    name: 'colorScheme',
    get: () => colorModeStore().get().scheme,
    subscribe: (listener) => colorModeStore().subscribe(listener),
  },
  {
    name: 'colorMode',
    get: () => colorModeStore().get().mode,
    subscribe: (listener) => colorModeStore().subscribe(listener),
  },
];

/** Starts analytics for the current page. Call it once per page load, after the reader has consented. */
export function startAnalytics(firstPage: ShownPage): Analytics {
  const analytics = createAnalytics(
    {
      settings,
      consent: consentStore(),
      tag: browserGoogleTag(settings),
      userProperties: USER_PROPERTIES,
      origin: window.location.origin,
      referrer: document.referrer,
      now: () => new Date(),
      random: Math.random,
      measure: (report, path) => {
        // The code is unreachable, so this page load isn't measured.
        reportWebVitals(report, path).catch(() => undefined);
      },
    },
    firstPage,
  );
  followClicks(document, ({ name, parameters, ratio }) => analytics.event(name, parameters, ratio));
  return analytics;
}
