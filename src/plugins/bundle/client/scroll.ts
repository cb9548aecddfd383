import { isRecord } from '@site/src/core/validation/isRecord';

/*
 * Restores the scroll position when the reader goes back or forward. The browser restores it as soon as the address
 * changes, which is too early: the page at that address is shown later, once it is loaded, and may be longer.
 */

/** Session storage key of the positions, for going back after the page was reloaded. */
export const POSITIONS_KEY = 'scroll-positions';

/** Number of history entries whose positions are stored. */
const LIMIT = 50;

/** The part of `window` that is used here. */
export type ScrollWindow = Pick<
  Window,
  'addEventListener' | 'document' | 'history' | 'scrollTo' | 'scrollY' | 'setTimeout'
> & {
  /** May throw when it is read. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
};

/** The positions of history entries. */
export interface ScrollPositions {
  /**
   * Call it when the page of the current history entry is shown. Restores the entry's position if the reader has come
   * back to it.
   *
   * @returns Whether the position was restored. If not, this is a new entry.
   */
  restore: () => boolean;
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

function readPositions(view: ScrollWindow): [string, number][] {
  try {
    const entries: unknown = JSON.parse(view.sessionStorage.getItem(POSITIONS_KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isPosition) : [];
  } catch {
    // Storage is blocked, or the value is not one that this code wrote.
    return [];
  }
}

/** Returns the key of the current history entry, if it has one. */
function knownKey({ history }: ScrollWindow): string | undefined {
  const state: unknown = history.state;
  const key = isRecord(state) ? state.key : undefined;
  return typeof key === 'string' ? key : undefined;
}

/**
 * Returns the key of the current history entry. The `history` package gives each entry that it adds a key; this gives
 * one to the others: the first page of the tab, and those that the browser adds for links to sections.
 */
function entryKey(view: ScrollWindow): string {
  const known = knownKey(view);
  if (known !== undefined) {
    return known;
  }
  const { history } = view;
  const state: unknown = history.state;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(isRecord(state) ? state : {}), key }, '');
  return key;
}

/**
 * Starts to record the scroll positions of history entries. Call it once, before the router starts.
 *
 * @param view - The browser's window.
 */
export function trackScroll(view: ScrollWindow): ScrollPositions {
  const positions = new Map(readPositions(view));
  /** The entry whose page is shown. While the next page is loading, this is still the previous entry. */
  let shown = entryKey(view);

  const setRestoration = (mode: ScrollRestoration) => {
    view.history.scrollRestoration = mode;
  };
  // The browser restores the position of the page that it loads itself, and needs this until the page is complete.
  const takeOver = () => view.setTimeout(() => setRestoration('manual'));
  if (view.document.readyState === 'complete') {
    takeOver();
  } else {
    view.addEventListener('load', takeOver);
  }
  view.addEventListener('pageshow', ({ persisted }) => persisted && setRestoration('manual'));
  view.addEventListener('pagehide', () => {
    setRestoration('auto');
    try {
      if (positions.size > 1) {
        view.sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions].slice(-LIMIT)));
      }
    } catch {
      // Storage is blocked or full.
    }
  });

  const record = (position: number) => {
    // The entries that were shown last are at the end.
    positions.delete(shown);
    positions.set(shown, position);
  };
  const onScroll = () => {
    // The browser scrolls to a section before the page knows of the new entry. That isn't the previous entry's position.
    if (knownKey(view) !== undefined) {
      record(view.scrollY);
    }
  };
  view.addEventListener('scroll', onScroll, { passive: true });

  return {
    restore() {
      const key = entryKey(view);
      const position = key === shown ? undefined : positions.get(key);
      shown = key;
      // The browser may have scrolled to the section of a new entry already. Scrolling to the top of a page only causes
      // an event if it moves the page.
      record(position ?? view.scrollY);
      if (position === undefined) {
        return false;
      }
      view.scrollTo(0, position);
      return true;
    },
  };
}
