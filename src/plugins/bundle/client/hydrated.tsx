/*
 * Replaces @docusaurus/core's `client/hasHydratedDataAttribute.js` (3.10.2), which needs react-helmet-async to mark the
 * page as hydrated on `<html>`.
 */
import { useEffect } from 'react';

export default function HasHydratedDataAttribute(): null {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return null;
}
