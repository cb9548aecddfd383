import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';

/**
 * The location is in the hash of the address, query included: `#/jobs?status=ready`. So the application works on any
 * static host, and leaves the rest of the address alone. wouter's own hook would put the query before the hash.
 */

interface NavigateOptions {
  /** Replaces the entry in the history instead of adding one. */
  replace?: boolean;
  /** Goes there even if `useBlocker` would stop it, for example after a form was saved. */
  force?: boolean;
}

/** A navigation that waits for an answer. */
export interface BlockedNavigation {
  proceed: () => void;
  cancel: () => void;
}

interface Entry {
  deskIndex?: number;
}

const listeners = new Set<() => void>();
let blocker: ((proceed: () => void) => void) | null = null;
let current = '/';
let currentIndex = 0;
let isReverting = false;
let navigations = 0;

const readHash = () => '/' + window.location.hash.replace(/^#?\/?/, '');
const readIndex = () => (window.history.state as Entry | null)?.deskIndex;
const emit = () => listeners.forEach((listener) => listener());
const pathOf = (location: string) => location.split('?')[0] ?? '/';

/** Stores the position in the history, to find out later how far a step went. Keeps what others stored there. */
function mark(index: number) {
  const { href } = window.location;
  window.history.replaceState({ ...(window.history.state as object), deskIndex: index }, '', href);
}

/** Back, forward, a changed hash in the address bar, or a plain link. */
function onBrowserNavigation() {
  const next = readHash();
  if (isReverting) {
    isReverting = false;
    return;
  }
  if (next === current) return;
  const index = readIndex();
  if (blocker && pathOf(next) !== pathOf(current)) {
    const distance = (index ?? currentIndex + 1) - currentIndex;
    isReverting = true;
    window.history.go(-distance);
    blocker(() => window.history.go(distance));
    return;
  }
  current = next;
  currentIndex = index ?? currentIndex + 1;
  if (index === undefined) mark(currentIndex);
  navigations += 1;
  emit();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    current = readHash();
    currentIndex = readIndex() ?? 0;
    mark(currentIndex);
    window.addEventListener('popstate', onBrowserNavigation);
    window.addEventListener('hashchange', onBrowserNavigation);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('popstate', onBrowserNavigation);
      window.removeEventListener('hashchange', onBrowserNavigation);
    }
  };
}

const getSnapshot = () => (listeners.size === 0 ? readHash() : current);
const getServerSnapshot = () => '/';

/**
 * Goes to a location of the application, such as `/jobs/12` or `/?status=ready`.
 *
 * @param to - A path that starts with a slash, with an optional query.
 */
export function navigate(to: string, { replace = false, force = false }: NavigateOptions = {}) {
  const go = () => {
    const hasNewPath = pathOf(to) !== pathOf(current);
    if (to !== current) {
      if (!replace) currentIndex += 1;
      const url = `#${to}`;
      const state = { ...(window.history.state as object), deskIndex: currentIndex };
      if (replace) window.history.replaceState(state, '', url);
      else window.history.pushState(state, '', url);
      current = to;
    }
    navigations += 1;
    emit();
    if (hasNewPath) window.scrollTo(0, 0);
  };
  if (blocker && !force && pathOf(to) !== pathOf(current)) {
    blocker(go);
  } else {
    go();
  }
}

/** Whether the page on the screen was reached by a navigation, and is not the one that was loaded first. */
export const hasNavigated = () => navigations > 0;

function useHashLocation() {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

/** The query of the location, without a question mark. */
export function useHashSearch() {
  return useHashLocation().split('?')[1] ?? '';
}

/** wouter's `hook`: the path of the location, and `navigate`. */
export const useHashPath: BaseLocationHook & { hrefs: (href: string) => string } = Object.assign(
  (): [string, typeof navigate] => [pathOf(useHashLocation()), navigate],
  { hrefs: (href: string) => `#${href}` },
);

/**
 * Stops navigations to other paths while `when` is true, and warns before the tab is closed. Returns the navigation that
 * waits for an answer, or `null`.
 *
 * @param when - Whether there is something to lose.
 */
export function useBlocker(when: boolean): BlockedNavigation | null {
  const [blocked, setBlocked] = useState<BlockedNavigation | null>(null);
  useEffect(() => {
    if (!when) return undefined;
    const block = (proceed: () => void) =>
      setBlocked({
        proceed: () => {
          blocker = null;
          setBlocked(null);
          proceed();
        },
        cancel: () => setBlocked(null),
      });
    blocker = block;
    return () => {
      if (blocker === block) blocker = null;
    };
  }, [when]);
  useUnloadWarning(when);
  return blocked;
}

/** Makes the browser ask before the tab is closed or reloaded, while `when` is true. */
export function useUnloadWarning(when: boolean) {
  useEffect(() => {
    if (!when) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
}
