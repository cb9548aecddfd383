import { whenIdle } from '../browser/idle';
import { directionStore } from '../preferences';

import { ISLAND_CONTENT } from './markup';

/** Events that show that a user is looking at the page. A page that is loaded and left alone fires none of them. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/** A user is assumed to be present after this time without activity, once the browser is idle. */
export const PRESENCE_TIMEOUT_MS = 5000;

/** Dependencies of {@link createPresence}: the browser's APIs in production, fakes in tests. */
export interface PresenceEnvironment {
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Calls back when the browser is idle, but not before the given number of milliseconds has passed. */
  whenIdle: (callback: () => void, milliseconds: number) => void;
}

/**
 * Resolves when a user is present: at the first pointer movement, touch, key press or scroll anywhere on the page, or
 * when the browser is idle after {@link PRESENCE_TIMEOUT_MS}. Server-rendered content can wait for that.
 */
export function createPresence({ events, whenIdle }: PresenceEnvironment): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true } as const;
    const onSign = () => {
      SIGNS.forEach((sign) => events.removeEventListener(sign, onSign, options));
      resolve();
    };
    SIGNS.forEach((sign) => events.addEventListener(sign, onSign, options));
    whenIdle(onSign, PRESENCE_TIMEOUT_MS);
  });
}

let browserPresence: Promise<void> | undefined;

/** Resolves when a user of this page is present. Browser only. */
export function readerPresence(): Promise<void> {
  return (browserPresence ??= createPresence({
    events: window,
    whenIdle: (callback, milliseconds) => window.setTimeout(() => whenIdle(callback), milliseconds),
  }));
}

/**
 * Elements that are empty until the browser renders into them: a chart's `svg`, and the box of a grid that a demo sizes
 * with its own style or class.
 */
const BOX_TO_FILL = 'svg:empty, [style*="height"]:empty, div[class]:not([class*="Mui"]):empty';

/**
 * Whether the server has rendered an element completely, so that hydrating it changes nothing visible. The Data Grid and
 * charts that fill their container render in the browser only: for these, the server leaves a box of the right height or
 * an empty `svg`. It renders from left to right, and doesn't know the query of the address, which demos may read.
 */
export function isDrawn(element: Element): boolean {
  return (
    Boolean(element.firstChild) &&
    !window.location.search &&
    directionStore().get() === 'ltr' &&
    [...element.querySelectorAll(`[${ISLAND_CONTENT}]`)]
      .filter((content) => content.checkVisibility())
      .every((content) => content.firstChild && !content.querySelector(BOX_TO_FILL))
  );
}
