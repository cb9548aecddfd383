import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { prefixer, type Middleware } from 'stylis';
import { useDeferredValue, useEffect, useMemo, useReducer, type ReactNode } from 'react';

import { portalThemeFor } from './mui/theme';
import { useColorScheme, useDirection, type Direction } from '../preferences';

import { IslandDirectionContext } from './direction';
import { belowBar } from './viewport';

/** Prefix of emotion's class names, the same on the server and in the browser. */
const CACHE_KEYS: Record<Direction, string> = { ltr: 'css', rtl: 'css-rtl' };

let rtlPlugin: Middleware | undefined;

/** Loads the code that a direction's styles need. Right-to-left needs a plugin, which few users load. */
export async function loadDirection(direction: Direction): Promise<void> {
  if (direction === 'rtl') {
    rtlPlugin ??= (await import('@mui/stylis-plugin-rtl')).default;
  }
}

const isDirectionReady = (direction: Direction) => direction === 'ltr' || rtlPlugin !== undefined;

/** Returns the page's direction once its styles can be created, and `ltr` until then, as on the server. */
function useReadyDirection(): Direction {
  const wanted = useDirection();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // Code that has loaded before is used in the same render.
  const isReady = isDirectionReady(wanted);
  useEffect(() => {
    if (isReady) {
      return undefined;
    }
    let isCurrent = true;
    void loadDirection(wanted).then(() => isCurrent && renderAgain());
    return () => {
      isCurrent = false;
    };
  }, [wanted, isReady]);
  return isReady ? wanted : 'ltr';
}

/** Attribute of a style element that stays where it is (see `IslandPage.stylesInPlace`). Lists the names of its styles. */
export const PLACED_STYLES_ATTRIBUTE = 'data-placed-styles';

/** Returns the style elements of a cache that stay where they are. */
function placedStyles(key: string): Element[] {
  return typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll(`style[${PLACED_STYLES_ATTRIBUTE}^="${key} "]`)];
}

/** Cascade layer of Material UI's styles in a layered cache. Material UI uses the same name. */
const LAYER = 'mui';

/** Styles that only declare layers. They can't be inside a layer. */
const LAYER_STATEMENT = /^@layer\s+[^{]*$/;

/**
 * Creates an emotion cache for a direction.
 *
 * @param layered - Whether to put all styles into one cascade layer. Default: false. Material UI's StyledEngineProvider
 * does the same (7.3, `enableCssLayer`), but would add a style element per component to the server's HTML.
 * @param bar - See `IslandPage.bar`.
 *
 * `compat` keeps emotion from writing `<style>` elements between the component's own, which would break
 * selectors such as `:first-child` (emotion.sh/docs/ssr).
 */
export function createIslandCache(
  direction: Direction,
  layered = false,
  bar?: string,
): EmotionCache {
  const key = layered ? `${CACHE_KEYS[direction]}-layer` : CACHE_KEYS[direction];
  const placed = placedStyles(key);
  const cache = createCache({
    key,
    // New styles have to come after those of the server.
    ...(placed.length > 0 ? { container: document.body } : {}),
    stylisPlugins: [
      ...(bar === undefined ? [] : [belowBar(bar)]),
      prefixer,
      ...(direction === 'rtl' && rtlPlugin ? [rtlPlugin] : []),
    ],
  });
  cache.compat = true;
  for (const element of placed) {
    const [, ...names] = element.getAttribute(PLACED_STYLES_ATTRIBUTE)?.split(' ') ?? [];
    names.forEach((name) => {
      cache.inserted[name] = true;
    });
  }
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
  /** Returns the emotion cache for a direction: a new one per render on the server, one per page in the browser. */
  cacheFor: (direction: Direction) => EmotionCache;
  /** Whether to provide the portal's theme. */
  themed: boolean;
  /** Changes the portal's theme. Default: the theme as it is. */
  adaptTheme?: (theme: Theme) => Theme;
}

const unchanged = (theme: Theme) => theme;

/** The providers of each island: emotion's cache, and the theme in the page's color scheme and direction. */
export function IslandProviders({
  children,
  cacheFor,
  themed,
  adaptTheme = unchanged,
}: IslandProvidersProps) {
  // The page answers at once, by its style sheets. The theme follows bit by bit: rendering all demos takes up to seconds.
  // Not so the direction, which moves content.
  const scheme = useDeferredValue(useColorScheme());
  const direction = useReadyDirection();
  const cache = useMemo(() => cacheFor(direction), [cacheFor, direction]);
  return (
    <CacheProvider value={cache}>
      <IslandDirectionContext value={direction}>
        {themed ? (
          <ThemeProvider theme={adaptTheme(portalThemeFor(scheme, direction))}>
            {children}
          </ThemeProvider>
        ) : (
          children
        )}
      </IslandDirectionContext>
    </CacheProvider>
  );
}
