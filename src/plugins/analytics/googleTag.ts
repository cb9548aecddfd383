import Cookies from 'js-cookie';

import type { EventParameters } from './client';
import type { AnalyticsSettings } from './settings';

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
  /** Queues a command, which the tag's script carries out once it is there. */
  push: (...command: TagCommand) => void;
  /** Fetches the script. Calls back where that fails. */
  load: (onError: () => void) => void;
  /** Has the script send nothing, or send again. */
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

/** The tag's cookies: of its visitor, and of its sessions by measurement ID. */
const COOKIE = /^_ga(?:_|$)/;

/** The domains that a page of `hostname` may set cookies for. */
function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_label, index) => labels.slice(index).join('.'));
}

/** The Google tag of the browser's page (gtag.js). */
export function browserGoogleTag({
  id,
  scriptOrigin,
}: Pick<AnalyticsSettings, 'id' | 'scriptOrigin'>): GoogleTag {
  return {
    push(..._command) {
      try {
        // The script tells commands from other data by their being Arguments objects; an array it would not carry out.
        // eslint-disable-next-line prefer-rest-params
        (window.dataLayer ??= []).push(arguments);
      } catch {
        // The script, once it is there, carries commands out while they are pushed; its faults are its own.
      }
    },
    load(onError) {
      const script = document.createElement('script');
      script.async = true;
      script.src = `${scriptOrigin}/gtag/js?id=${id}`;
      script.addEventListener('error', onError);
      document.head.append(script);
    },
    setDisabled(isDisabled) {
      Object.assign(window, { [`ga-disable-${id}`]: isDisabled });
    },
    removeCookies() {
      try {
        for (const name of Object.keys(Cookies.get()).filter((each) => COOKIE.test(each))) {
          Cookies.remove(name);
          // The script sets them for the widest domain that takes them.
          cookieDomains(window.location.hostname).forEach((domain) =>
            Cookies.remove(name, { domain }),
          );
        }
      } catch {
        // Blocked: there are none.
      }
    },
  };
}
