import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Pages with a part in their address that changes while people type. */
const keyOf = (location: string) => (location.startsWith('/search') ? '/search' : location);

/** `#/posts/<slug>/<anchor>`: the last part is the id of an element. */
const anchorOf = (location: string) => /^\/posts\/[^/]+\/([^/]+)$/.exec(location)?.[1];

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** What a browser does when it loads a page, for pages that are rendered in the browser: title, scrolling, and focus. */
export function useRouteChange(siteName: string): void {
  const [location] = useLocation();
  const key = keyOf(location);
  const previous = useRef<string | null>(null);
  const positions = useRef(new Map<string, number>());
  const traversed = useRef(false);

  useEffect(() => {
    const onScroll = () => positions.current.set(previous.current ?? '', window.scrollY);
    // Sent for Back and Forward, but not by links: the router uses `pushState`, which doesn't send it.
    const onPopState = () => {
      traversed.current = true;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('popstate', onPopState);
    };
  }, []);

  useIsomorphicLayoutEffect(() => {
    if (previous.current === key) {
      return;
    }
    const left = previous.current;
    previous.current = key;
    const heading = document.querySelector('main h1')?.textContent ?? siteName;
    // The title of the first page is in the HTML.
    if (left !== null || key !== '/') {
      document.title = heading === siteName ? siteName : `${heading} – ${siteName}`;
    }

    const back = traversed.current;
    traversed.current = false;
    const anchor = anchorOf(key);
    const target = anchor === undefined ? null : document.getElementById(anchor);
    if (target !== null) {
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'center' });
    } else if (left === null) {
      // The browser has loaded this page, and its focus is at the start.
      return;
    } else if (back) {
      window.scrollTo(0, positions.current.get(key) ?? 0);
      const link = [...document.querySelectorAll<HTMLElement>('main a')].find(
        (each) => each.getAttribute('href') === `#${left}`,
      );
      if (link === undefined) {
        focusHeading();
      } else {
        link.focus({ preventScroll: true });
      }
    } else {
      window.scrollTo(0, 0);
      focusHeading();
    }
  }, [key, siteName]);
}
