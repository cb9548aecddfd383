import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { prefixer, type Middleware } from 'stylis';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { portalThemeFor } from '../mui/theme';
import { useColorModeState, useDirection, type Direction } from '../preferences';

/** Prefix of emotion's class names, on the server and in the browser alike. */
const CACHE_KEYS: Record<Direction, string> = { ltr: 'css', rtl: 'css-rtl' };

let rtlPlugin: Middleware | undefined;

/** Fetches what styles of a direction are made with: right to left takes code that few readers need. */
export async function loadDirection(direction: Direction): Promise<void> {
  if (direction === 'rtl') {
    rtlPlugin ??= (await import('@mui/stylis-plugin-rtl')).default;
  }
}

/** The page's direction, once its styles can be made; left to right until then, as on the server. */
function useReadyDirection(): Direction {
  const wanted = useDirection();
  const [ready, setReady] = useState<Direction>('ltr');
  useEffect(() => {
    let isCurrent = true;
    void loadDirection(wanted).then(() => isCurrent && setReady(wanted));
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return ready;
}

/** Layer of Material UI's styles in a layered cache, the name that Material UI gives it. */
const LAYER = 'mui';

/** Styles that only name layers: they cannot stand in one. */
const LAYER_STATEMENT = /^@layer\s+[^{]*$/;

/**
 * An emotion cache for a direction.
 *
 * @param layered - Puts all styles into one cascade layer, as Material UI's StyledEngineProvider does (7.3,
 * `enableCssLayer`), which would give the server's HTML a style element for each component.
 *
 * `compat` keeps emotion from writing `<style>` elements between the component's own, which would break
 * selectors such as `:first-child` (emotion.sh/docs/ssr).
 */
export function createIslandCache(direction: Direction, layered = false): EmotionCache {
  const cache = createCache({
    key: layered ? `${CACHE_KEYS[direction]}-layer` : CACHE_KEYS[direction],
    stylisPlugins: direction === 'rtl' && rtlPlugin ? [prefixer, rtlPlugin] : [prefixer],
  });
  cache.compat = true;
  if (layered) {
    const insert = cache.insert.bind(cache);
    cache.insert = (selector, serialized, ...rest) =>
      insert(
        selector,
        LAYER_STATEMENT.test(serialized.styles)
          ? serialized
          : { ...serialized, styles: `@layer ${LAYER}{${serialized.styles}}` },
        ...rest,
      );
  }
  return cache;
}

interface IslandProvidersProps {
  children: ReactNode;
  /** Emotion cache for a direction: new for each render on the server, one for the page in the browser. */
  cacheFor: (direction: Direction) => EmotionCache;
  /** Whether the portal's theme stands around it. */
  themed: boolean;
}

/** What stands around each island: emotion's cache, and the theme in the page's colour scheme and direction. */
export function IslandProviders({ children, cacheFor, themed }: IslandProvidersProps) {
  const { scheme } = useColorModeState();
  const direction = useReadyDirection();
  const cache = useMemo(() => cacheFor(direction), [cacheFor, direction]);
  return (
    <CacheProvider value={cache}>
      {themed ? (
        <ThemeProvider theme={portalThemeFor(scheme, direction)}>{children}</ThemeProvider>
      ) : (
        children
      )}
    </CacheProvider>
  );
}
