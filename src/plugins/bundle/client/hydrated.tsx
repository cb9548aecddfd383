/*
 * Replaces @docusaurus/core's `client/hasHydratedDataAttribute.js` (3.10.2), which needs react-helmet-async to mark
 * `<html>` as hydrated.
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import { repeatInput } from '@site/src/core/islands';
import { useEffect } from 'react';

/** Sets `data-has-hydrated` when the original does: in the frame after components have rendered for the browser. */
export default function HasHydratedDataAttribute(): null {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (!isBrowser) {
      return undefined;
    }
    const frame = requestAnimationFrame(() => {
      const page = document.documentElement;
      repeatInput(page, () => {
        page.dataset.hasHydrated = 'true';
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isBrowser]);
  return null;
}
