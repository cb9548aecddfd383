import { useEffect } from 'react';

/**
 * Scrolls to the section in the address once the page has been rendered. Browsers do this by themselves only for what
 * is in the HTML that they load.
 */
export function useInitialHash(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const section = id === '' ? null : document.getElementById(id);
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: 'instant' });
  }, []);
}
