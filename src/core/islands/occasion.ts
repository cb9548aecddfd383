import { readerPresence } from './presence';

/** What {@link watchOccasions} waits for, and what it does then. */
export interface OccasionOptions<Loaded> {
  /**
   * `near`: the element comes near the viewport. `touch`: the reader points at it or moves the focus into it; an empty
   * element starts in view, since there is nothing to touch. `now`: at once. A touch always starts, too.
   */
  when: 'near' | 'touch' | 'now';
  /** How far below or above the viewport "near" is, as a CSS length. Default: `300px`. */
  margin?: string;
  /** Whether "near" also waits for a sign that somebody is reading. Default: false. */
  needsReader?: boolean;
  /** Whether a click on a link is left to the browser while the code is not there. Default: it is repeated then. */
  hasPlainLinks?: boolean;
  /** Fetches what is needed. When it rejects, the next occasion tries again. */
  load: () => Promise<Loaded>;
  /** Starts what was fetched. Events on the element are its own from here on. */
  run: (loaded: Loaded) => void;
  onLoadError?: (error: unknown) => void;
}

/** A running watch. */
export interface OccasionWatch {
  /** Starts it without a further occasion. */
  start: () => void;
  /** Ends it. Nothing is started any more. */
  stop: () => void;
  /** Repeats a click that came before the code did, if there was one. To be called once the element answers events. */
  replayClick: () => void;
}

const TOUCHES = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** A link that leads to a page, and is not a button by its role. */
const PLAIN_LINK = 'a[href]:not([role="button"])';

/** Starts what belongs to an element at the first occasion (see {@link OccasionOptions.when}), once. */
export function watchOccasions<Loaded>(
  element: HTMLElement,
  {
    when,
    margin = '300px',
    needsReader = false,
    hasPlainLinks = false,
    load,
    run,
    onLoadError,
  }: OccasionOptions<Loaded>,
): OccasionWatch {
  let state: 'waiting' | 'loading' | 'ended' = 'waiting';
  let missedClick: Element | undefined;

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
  const onClick = (event: Event) => {
    if (event.target instanceof Element && !(hasPlainLinks && event.target.closest(PLAIN_LINK))) {
      // What the browser would do on its own, such as ticking a box, happens with the repeated click.
      event.preventDefault();
      missedClick = event.target;
      void start();
    }
  };
  const stop = () => {
    state = 'ended';
    observer.disconnect();
    TOUCHES.forEach((type) => element.removeEventListener(type, onTouch));
    element.removeEventListener('click', onClick);
  };

  // Without the server's HTML (in development, in a menu that the browser made) there is nothing to touch.
  if (when === 'near' || (when === 'touch' && !element.firstChild)) {
    observer.observe(element);
  }
  TOUCHES.forEach((type) => element.addEventListener(type, onTouch));
  element.addEventListener('click', onClick);
  if (when === 'now') {
    void start();
  }
  return {
    start: onTouch,
    stop,
    replayClick: () =>
      missedClick?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  };
}
