import Cookies from 'js-cookie';

import type { EventParameters } from './client';
import { SCRIPT_PATH, type AnalyticsSettings } from './settings';

/** A command to the Google tag: the arguments of its function `gtag`. */
export type TagCommand =
  | ['consent', 'default', Readonly<Record<string, 'granted' | 'denied'>>]
  | ['js', Date]
  | ['config', string, Readonly<Record<string, string | boolean>>]
  | ['set', EventParameters]
  | ['set', 'user_properties', EventParameters]
  | ['event', string, EventParameters];

/** The Google tag of a page. */
export interface GoogleTag {
  /** Queues a command, which the tag's script runs once it has loaded. */
  push: (...command: TagCommand) => void;
  /** Fetches the script. Calls `onError` if that fails. */
  load: (onError: () => void) => void;
  /** Disables or enables sending by the script. */
  setDisabled: (isDisabled: boolean) => void;
  /** Removes the cookies that the script has set. */
  removeCookies: () => void;
}

declare global {
  interface Window {
    /** The Google tag's queue. */
    dataLayer?: unknown[];
  }
}

/** Names of the tag's cookies: `_ga` for the visitor, and `_ga_…`, by measurement ID, for the session. */
const COOKIE = /^_ga(?:_|$)/;

/** Returns the domains that a page on `hostname` may set cookies for. */
function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_label, index) => labels.slice(index).join('.'));
}

/** Removes the cookies that the Google tag has set on this page or an earlier one. */
export function removeTagCookies(): void {
  try {
    for (const name of Object.keys(Cookies.get()).filter((key) => COOKIE.test(key))) {
      Cookies.remove(name);
      // The script sets them for the widest domain that accepts them.
      cookieDomains(window.location.hostname).forEach((domain) => Cookies.remove(name, { domain }));
    }
  } catch {
    // Cookies are blocked, so there are none.
  }
}

/** Returns the Google tag (gtag.js) of the current page. */
export function browserGoogleTag({
  id,
  scriptOrigin,
}: Pick<AnalyticsSettings, 'id' | 'scriptOrigin'>): GoogleTag {
  return {
    push(..._command) {
      try {
        // The script recognizes commands as Arguments objects; it ignores arrays.
        // eslint-disable-next-line prefer-rest-params
        (window.dataLayer ??= []).push(arguments);
      } catch {
        // Once loaded, the script runs commands while they are pushed. Its errors must not affect the site.
      }
    },
    load(onError) {
      const script = document.createElement('script');
      script.async = true;
      script.src = `${scriptOrigin}${SCRIPT_PATH}?id=${id}`;
      script.addEventListener('error', onError);
      document.head.append(script);
    },
    setDisabled(isDisabled) {
      Object.assign(window, { [`ga-disable-${id}`]: isDisabled });
    },
    removeCookies: removeTagCookies,
  };
}
