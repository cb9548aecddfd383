import { whenIdle } from '../idle';

/** What a reader does to a page they look at; a page that is fetched and left does none of it. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/** After this long without a sign, and once the browser has nothing to do, a reader is assumed. */
export const PRESENCE_TIMEOUT_MS = 5000;

/** What presence is read from; the browser's own in production, fakes in tests. */
export interface PresenceEnvironment {
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Calls back when the browser is idle, after so many milliseconds at the earliest. */
  whenIdle: (callback: () => void, milliseconds: number) => void;
}

/**
 * Resolves when somebody is reading: at the first movement, touch, key or scroll anywhere on the page, or when the
 * browser has been idle for a while. What the server has drawn already can wait for that.
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

/** The presence of this page's reader. Only in the browser. */
export function readerPresence(): Promise<void> {
  return (browserPresence ??= createPresence({
    events: window,
    whenIdle: (callback, milliseconds) => window.setTimeout(() => whenIdle(callback), milliseconds),
  }));
}

/** Empty where the browser draws: a chart's picture, and the box that a demo's own style or class gives a grid. */
const BOX_TO_FILL = 'svg:empty, [style*="height"]:empty, div[class]:not([class*="Mui"]):empty';

/**
 * Whether the server has drawn what the island shows. A Data Grid and a chart that fills its width are drawn in the
 * browser only: the server leaves a box of the right height, or an empty picture.
 */
export function isDrawn(container: Element): boolean {
  const root = container.querySelector('[data-island-root]');
  return Boolean(root?.firstChild) && !root?.querySelector(BOX_TO_FILL);
}
