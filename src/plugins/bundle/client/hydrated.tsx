/*
 * Takes the place of @docusaurus/core's `client/hasHydratedDataAttribute.js` (3.10.2), which needs react-helmet-async to
 * say on `<html>` that the page has hydrated.
 */
import { useEffect } from 'react';

export default function HasHydratedDataAttribute(): null {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return null;
}
