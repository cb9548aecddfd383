import type { Consent, Store } from '@site/src/core/preferences';

import type { EventParameters, EventSink } from './client';
import type { GoogleTag } from './googleTag';
import { describePage, type ShownPage } from './pageView';
import type { AnalyticsSettings } from './settings';

/** A property of the reader's browser, or one of their choices, by which statistics can be segmented. */
export interface UserProperty {
  name: string;
  get: () => string | number;
  /** Calls the listener when the value may have changed. Undefined if it can't change. */
  subscribe?: (listener: () => void) => void;
}

/** The dependencies of analytics: the browser's APIs in production, fakes in tests. */
export interface AnalyticsEnvironment {
  settings: AnalyticsSettings;
  consent: Pick<Store<Consent>, 'get' | 'subscribe'>;
  tag: GoogleTag;
  userProperties: readonly UserProperty[];
  /** The site's origin. */
  origin: string;
  /** Where the reader came from (`document.referrer`): an address, or an empty string. */
  referrer: string;
  now: () => Date;
  /** Returns a random number from 0 (inclusive) to 1 (exclusive). */
  random: () => number;
  /** Measures this page load and reports its events, labeled with the page's `path`. */
  measure: (report: EventSink['event'], path: string) => void;
}

/** The analytics of a page load, from the reader's first consent on. */
export interface Analytics extends EventSink {
  /**
   * Sends an event while consent lasts.
   *
   * @param ratio - Share of these events that is sent, from 0 to 1. Default: 1.
   */
  event: (name: string, parameters: EventParameters, ratio?: number) => void;
  /** Records that a page, with its title, is shown. It may be the same page as before. */
  pageShown: (page: ShownPage) => void;
}

/** The tag may collect statistics, but not use any data for ads. */
const TAG_CONSENT = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'granted',
} as const;

/**
 * Sends page views, events, web vitals and user properties to the Google tag while the reader consents. Without
 * consent, nothing is loaded, and nothing is stored to be sent later. If the reader consents again, sending resumes.
 *
 * @param firstPage - The page that is currently shown.
 */
export function createAnalytics(
  environment: AnalyticsEnvironment,
  firstPage: ShownPage,
): Analytics {
  const { settings, consent, tag, userProperties, origin, random } = environment;
  let page = describePage(firstPage, origin, settings.languages);
  let viewed: string | undefined;
  let told: string | undefined;
  let hasStarted = false;
  let hasFailed = false;
  let isOpen = false;
  const sentProperties = new Map<string, string | number>();

  const event: Analytics['event'] = (name, parameters, ratio = 1) => {
    if (isOpen && random() < ratio) {
      tag.push('event', name, parameters);
    }
  };

  const sendProperties = () => {
    for (const { name, get } of userProperties) {
      const value = get();
      if (isOpen && value !== sentProperties.get(name)) {
        sentProperties.set(name, value);
        tag.push('set', 'user_properties', { [name]: value });
      }
    }
  };

  /** Sets the page for the tag's own events. Otherwise, they would contain the full address and the full referrer. */
  const setPage = () => {
    if (page.location === told) {
      return;
    }
    told = page.location;
    const referrer = URL.canParse(environment.referrer) ? new URL(environment.referrer).origin : '';
    const { page_title = '' } = page.parameters;
    tag.push('set', { page_title, page_location: page.location, page_referrer: referrer });
  };

  const sendPageView = () => {
    if (isOpen && page.location !== viewed) {
      viewed = page.location;
      setPage();
      event('page_view', page.parameters);
    }
  };

  const start = () => {
    hasStarted = true;
    tag.push('consent', 'default', TAG_CONSENT);
    tag.push('js', environment.now());
    setPage();
    tag.push('config', settings.id, {
      send_page_view: false,
      ...(settings.serverOrigin ? { server_container_url: settings.serverOrigin } : {}),
    });
    userProperties.forEach(({ subscribe }) => subscribe?.(sendProperties));
    tag.load(() => {
      // The script is blocked or unreachable, so nothing would process the queue.
      hasFailed = true;
      isOpen = false;
    });
    if (random() < settings.webVitalsRatio) {
      environment.measure(event, page.path);
    }
  };

  const follow = () => {
    const isGranted = consent.get() === 'granted';
    if (isGranted && !isOpen && !hasFailed) {
      isOpen = true;
      tag.setDisabled(false);
      if (!hasStarted) {
        start();
      }
      sendProperties();
      sendPageView();
    } else if (!isGranted && hasStarted) {
      isOpen = false;
      tag.setDisabled(true);
      tag.removeCookies();
    }
  };
  follow();
  consent.subscribe(follow);

  return {
    event,
    adDisplay: (label) =>
      event('ad', { eventAction: 'display', eventLabel: label }, settings.adDisplayRatio),
    pageShown(next) {
      page = describePage(next, origin, settings.languages);
      sendPageView();
    },
  };
}
