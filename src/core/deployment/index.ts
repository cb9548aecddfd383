/*
 * A page that stays open while the site is deployed anew belongs to another build than what it fetches. What is here
 * loads it anew, once, and not while the reader would lose something.
 */

/** Id of the script element that holds what a page knows of itself and of its build, as JSON. */
export const PAGE_RECORD_ID = 'page-record';

/** Id of the script element in which a build leaves what the browser needs to know of the page's article, as JSON. */
export const ARTICLE_EXPORTS_ID = 'article-exports';

/**
 * Session storage: what this tab has been loaded anew for, one in a line, so that no tab does it again and again.
 * `src/plugins/bundle/template.ts` writes it, too.
 */
export const RELOADS_KEY = 'reloads';

/** How often a page that is to be loaded anew looks whether the reader is done, in milliseconds. */
export const LOOK_MS = 1000;

/** The build that the page belongs to, as a short text; undefined in development, where there is none. */
export function buildOf(page: Document): string | undefined {
  const text = page.getElementById(PAGE_RECORD_ID)?.textContent;
  return text ? (JSON.parse(text) as { build: string }).build : undefined;
}

/**
 * Whether this tab may be loaded anew for this reason: the first time only. Never where session storage is blocked,
 * since nothing would end it then.
 *
 * @param storage - A function, since merely reading `window.sessionStorage` throws where storage is blocked.
 */
export function mayReload(
  reason: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  try {
    const known = storage().getItem(RELOADS_KEY) ?? '';
    if (known.split('\n').includes(reason)) {
      return false;
    }
    storage().setItem(RELOADS_KEY, `${known}\n${reason}`);
    return true;
  } catch {
    return false;
  }
}

/** What a reader is in the middle of: a modal dialog, or a demo whose code they have edited. */
const AT_WORK = 'dialog[open],[aria-modal=true],iframe[src^="/live/"]';

/** Where texts are written. */
const FIELDS = 'textarea,input:not([type=hidden],[type=checkbox],[type=radio],[type=button])';

/** Whether a reader would lose something if the page were loaded anew: a text, a dialog, an edited demo. */
export function isBusy(page: Document): boolean {
  return (
    page.querySelector(AT_WORK) !== null ||
    [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
      (field) =>
        field.value !== '' &&
        // Fields of demos have texts that nobody has written.
        (field === page.activeElement || !field.closest('figure,[data-demo]')),
    )
  );
}

/** What {@link reloadOnce} stands on; the browser's own in production, fakes in tests. */
export interface ReloadEnvironment {
  page: Pick<Document, 'hasFocus'>;
  isBusy: () => boolean;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
  timers: Pick<Window, 'setInterval' | 'clearInterval'>;
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** A page that is to be loaded anew. */
export interface PendingReload {
  /** The reader goes to another page: now, without a further look. */
  now: () => void;
}

/**
 * Reloads the page as soon as the tab has the focus and the reader isn't busy (see {@link isBusy}), once per reason in
 * each tab.
 *
 * @param reason - Such as the build that the page belongs to.
 */
export function reloadOnce(reason: string, environment: ReloadEnvironment): PendingReload {
  const { page, isBusy: isReaderBusy, storage, reload, timers, events } = environment;
  let isDone = false;
  const now = () => {
    if (isDone) {
      return;
    }
    isDone = true;
    timers.clearInterval(looks);
    events.removeEventListener('focus', look);
    if (mayReload(reason, storage)) {
      reload();
    }
  };
  const look = () => {
    if (page.hasFocus() && !isReaderBusy()) {
      now();
    }
  };
  const looks = timers.setInterval(look, LOOK_MS);
  events.addEventListener('focus', look);
  look();
  return { now };
}

/** Where {@link reloadOnce} is in the browser. */
export const browserReload = (): ReloadEnvironment => ({
  page: document,
  isBusy: () => isBusy(document),
  storage: () => sessionStorage,
  reload: () => location.reload(),
  timers: window,
  events: window,
});
