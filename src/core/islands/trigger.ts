import { dropInput } from './holdInput';
import { readerPresence } from './presence';

/** Distance from the viewport that counts as near, so that code and content have time to load. */
const NEAR = '300px';

/** When an island is hydrated, and how. */
export interface TriggerOptions<Loaded> {
  /**
   * `near`: start when the element approaches the viewport. `touch`: start when the user points at it or moves focus
   * into it; an empty element has nothing to touch, so it starts when it is in view. `now`: start immediately. A touch
   * or other input starts it in every mode (see `holdInput.ts`).
   */
  when: 'near' | 'touch' | 'now';
  /** Whether "near" also waits for user activity. Default: false. */
  needsReader?: boolean;
  /** Fetches the code. If it rejects, the next trigger tries again. */
  load: () => Promise<Loaded>;
  /** Runs the fetched code, which handles the element's events from then on. */
  run: (loaded: Loaded) => void;
  onLoadError?: (error: unknown) => void;
}

/** A hydration trigger that waits. */
export interface Trigger {
  /** Starts at once. */
  start: () => void;
  /** Stops watching. Nothing starts after this call. */
  stop: () => void;
}

const TOUCHES = ['pointerenter', 'pointerdown'] as const;

/** Loads and runs an element's code once, at its hydration trigger (see {@link TriggerOptions.when}). */
export function awaitTrigger<Loaded>(
  element: HTMLElement,
  { when, needsReader = false, load, run, onLoadError }: TriggerOptions<Loaded>,
): Trigger {
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
    { rootMargin: when === 'near' ? NEAR : '0px' },
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
