import { dropInput } from './holdInput';
import { readerPresence } from './presence';

/** What {@link watchOccasions} waits for, and what it does next. */
export interface OccasionOptions<Loaded> {
  /**
   * `near`: start when the element approaches the viewport. `touch`: start when the user points at it or moves focus
   * into it; an empty element has nothing to touch, so it starts when it is in view. `now`: start immediately. A touch
   * or other input starts it in every mode (see `holdInput.ts`).
   */
  when: 'near' | 'touch' | 'now';
  /** Distance from the viewport that counts as "near", as a CSS length. Default: `300px`. */
  margin?: string;
  /** Whether "near" also waits for user activity. Default: false. */
  needsReader?: boolean;
  /** Fetches the code. If it rejects, the next occasion tries again. */
  load: () => Promise<Loaded>;
  /** Runs the fetched code, which handles the element's events from then on. */
  run: (loaded: Loaded) => void;
  onLoadError?: (error: unknown) => void;
}

/** A running watch. */
export interface OccasionWatch {
  /** Starts without waiting for an occasion. */
  start: () => void;
  /** Stops watching. Nothing starts after this call. */
  stop: () => void;
}

const TOUCHES = ['pointerenter', 'pointerdown'] as const;

/** Loads and runs an element's code once, at the first occasion (see {@link OccasionOptions.when}). */
export function watchOccasions<Loaded>(
  element: HTMLElement,
  { when, margin = '300px', needsReader = false, load, run, onLoadError }: OccasionOptions<Loaded>,
): OccasionWatch {
  let state: 'waiting' | 'loading' | 'ended' = 'waiting';

  const start = async () => {
    if (state !== 'waiting') {
      return;
    }
    state = 'loading';
    try {
      const loaded = await load();
      if ((state as string) !== 'ended') {
        stop();
        run(loaded);
      }
    } catch (error) {
      if ((state as string) !== 'ended') {
        state = 'waiting';
        dropInput(element);
        onLoadError?.(error);
      }
    }
  };

  const onNear = async () => {
    if (needsReader) {
      await readerPresence();
    }
    await start();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void onNear(),
    { rootMargin: when === 'near' ? margin : '0px' },
  );
  const onTouch = () => void start();
  const stop = () => {
    state = 'ended';
    observer.disconnect();
    TOUCHES.forEach((type) => element.removeEventListener(type, onTouch));
    element.onHeldInput = undefined;
  };

  // Without the server's HTML (in development, or in a menu rendered in the browser) there is nothing to touch.
  if (when === 'near' || (when === 'touch' && !element.firstChild)) {
    observer.observe(element);
  }
  TOUCHES.forEach((type) => element.addEventListener(type, onTouch));
  element.onHeldInput = onTouch;
  if (when === 'now' || element.heldInput) {
    void start();
  }
  return { start: onTouch, stop };
}
