/*
 * If the site is redeployed while a page is open, the page and the files that it fetches come from different builds.
 * The functions here reload such a page once, and not while the reader would lose anything.
 */

/** Id of the script element that contains data about the page and its build, as JSON. */
export const PAGE_RECORD_ID = 'page-record';

/** Id of the script element that contains the data about the page's article that the browser needs, as JSON. */
export const ARTICLE_EXPORTS_ID = 'article-exports';

/**
 * Session storage key. The value lists the reasons for which this tab has been reloaded, one per line, so that no tab
 * reloads repeatedly. `src/plugins/bundle/template.ts` writes it, too.
 */
export const RELOADS_KEY = 'reloads';

/** Interval at which a page with a pending reload checks whether the reader is busy, in milliseconds. */
export const CHECK_INTERVAL_MS = 1000;

/** Returns the id of the build that a page belongs to, or undefined in development, where there is no build. */
export function buildOf(page: Document): string | undefined {
  const text = page.getElementById(PAGE_RECORD_ID)?.textContent;
  return text ? (JSON.parse(text) as { build: string }).build : undefined;
}

/**
 * Whether this tab may reload for this reason: only the first time, and never if session storage is blocked, because
 * the tab could then reload forever.
 *
 * @param storage - A function, because merely reading `window.sessionStorage` throws if storage is blocked.
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

/** Signs that the reader is in the middle of something: a modal dialog, or a demo whose code they have edited. */
const AT_WORK = 'dialog[open],[aria-modal=true],iframe[src*="/live/"]';

/** Text fields. */
const FIELDS = 'textarea,input:not([type=hidden],[type=checkbox],[type=radio],[type=button])';

/** Whether the reader would lose something if the page were reloaded: text, a dialog or an edited demo. */
export function isBusy(page: Document): boolean {
  return (
    page.querySelector(AT_WORK) !== null ||
    [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
      (field) =>
        field.value !== '' &&
        // Fields in demos may be prefilled.
        (field === page.activeElement || !field.closest('figure,[data-demo]')),
    )
  );
}

/** Dependencies of {@link reloadOnce}: the browser's APIs in production, fakes in tests. */
export interface ReloadEnvironment {
  page: Pick<Document, 'hasFocus'>;
  isBusy: () => boolean;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
  timers: Pick<Window, 'setInterval' | 'clearInterval'>;
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** A pending reload. */
export interface PendingReload {
  /** Reloads now, without checking whether the reader is busy. For when the reader navigates to another page. */
  now: () => void;
}

/**
 * Reloads the page as soon as the tab has focus and the reader isn't busy (see {@link isBusy}), once per reason in each
 * tab.
 *
 * @param reason - Identifies the cause, such as the build that the page belongs to.
 */
export function reloadOnce(reason: string, environment: ReloadEnvironment): PendingReload {
  const { page, isBusy: isReaderBusy, storage, reload, timers, events } = environment;
  let isDone = false;
  const now = () => {
    if (isDone) {
      return;
    }
    isDone = true;
    timers.clearInterval(checks);
    events.removeEventListener('focus', check);
    if (mayReload(reason, storage)) {
      reload();
    }
  };
  const check = () => {
    if (page.hasFocus() && !isReaderBusy()) {
      now();
    }
  };
  const checks = timers.setInterval(check, CHECK_INTERVAL_MS);
  events.addEventListener('focus', check);
  check();
  return { now };
}

/** Returns the dependencies of {@link reloadOnce} in the browser. */
export const browserReload = (): ReloadEnvironment => ({
  page: document,
  isBusy: () => isBusy(document),
  storage: () => sessionStorage,
  reload: () => location.reload(),
  timers: window,
  events: window,
});
