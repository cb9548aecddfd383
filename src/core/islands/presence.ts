import { whenIdle } from '../browser/idle';
import { directionStore } from '../preferences';

import { ISLAND_CONTENT } from './markup';

/** Events that show that a user is looking at the page. A page that is loaded and left alone fires none of them. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/** A user is assumed to be present after this time without activity, once the browser is idle. */
const TIMEOUT_MS = 5000;

let presence: Promise<void> | undefined;

/**
 * Resolves when a user is present: at the first pointer movement, touch, key press or scroll anywhere on the page, or
 * when the browser is idle after five seconds. Server-rendered content can wait for that. Browser only.
 */
export const readerPresence = (): Promise<void> =>
  (presence ??= new Promise((resolve) => {
    const options = { capture: true, passive: true } as const;
    const onSign = () => {
      SIGNS.forEach((sign) => window.removeEventListener(sign, onSign, options));
      resolve();
    };
    SIGNS.forEach((sign) => window.addEventListener(sign, onSign, options));
    window.setTimeout(() => whenIdle(onSign), TIMEOUT_MS);
  }));

/**
 * Elements that the browser fills: an `svg` that is empty or, as a chart's on the server, has a width of 0, and the box of a
 * grid that a demo sizes with its own style or class.
 */
const BOX_TO_FILL =
  'svg:empty, [viewBox^="0 0 0 "], [style*=height]:empty, div[class]:not([class*=Mui]):empty';

/**
 * Whether the reader gets what the server renders: from left to right, and without the query of the address, which demos
 * may read.
 */
export const isAsServed = (): boolean =>
  !window.location.search && directionStore().get() === 'ltr';

/**
 * Whether the server has rendered an element completely, so that hydrating it changes nothing visible. The Data Grid and
 * charts that fill their container render in the browser only: for these, the server leaves a box of the right height or
 * an `svg` without a width.
 */
export function isDrawn(element: Element): boolean {
  return (
    Boolean(element.firstChild) &&
    [...element.querySelectorAll(`[${ISLAND_CONTENT}]`)]
      .filter((content) => content.checkVisibility())
      .every((content) => content.firstChild && !content.querySelector(BOX_TO_FILL))
  );
}
