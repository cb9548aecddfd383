// Must come first, so that no component renders before the license key is set.
import '@portal/license';

import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

import { idPrefix, ISLAND_CONTENT } from './markup';
import { createIslandCache, IslandProviders, PLACED_STYLES_ATTRIBUTE } from './providers';
import type { IslandModule, IslandPage } from './types';

/**
 * Declarations that emotion adds for browsers that we don't promise (`browserslist`): prefixed flexbox and grid, transforms
 * and transitions, and all for Internet Explorer. Clamped lines need `-webkit-box` and its orientation.
 */
const OLD_DECLARATIONS =
  /(?<=[;{])(?:display:-webkit-(?:inline-)?box;(?=display:-webkit)|(?:display:-(?:ms|webkit)-(?:inline-)?(?:flex|grid)[\w-]*|-ms-[\w-]+:[^;{}]*|-webkit-(?:align|justify|flex|order|transform|transition|animation|box-(?:align|direction|flex|ordinal|pack))[\w-]*:[^;{}]*);)/g;

/**
 * Renders a component in its theme to HTML: a style element, followed by the element that the browser hydrates.
 *
 * @param Component - The component to render, without props.
 * @param id - The island's id on its page.
 * @param page - State that the islands of the page share. Styles that were already sent are left out, and the styles of
 * this island are added to it.
 * @param layered - See `IslandModule.layered`.
 * @throws Any error that the component throws, so that a demo that can't be rendered stops the build.
 */
function renderContent(
  Component: ComponentType,
  id: string,
  page: IslandPage = { sentStyles: new Set(), themed: true },
  layered = false,
): string {
  const { sentStyles, themed, adaptTheme, bar, stylesInPlace = false } = page;
  const cache = createIslandCache('ltr', layered, bar);
  const idOf = (name: string) => `${cache.key}-${name}`;
  const html = renderToString(
    <IslandProviders cacheFor={() => cache} themed={themed} adaptTheme={adaptTheme}>
      <Component />
    </IslandProviders>,
    { identifierPrefix: idPrefix(id) },
  );
  // A styled component that wraps another one leaves rules in the cache for its own class, which no element has. Global
  // rules and keyframes aren't registered, so they stay.
  const isWorn = (className: string) =>
    stylesInPlace || cache.registered[className] === undefined || html.includes(className);
  const inserted = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !sentStyles.has(idOf(entry[0])) && isWorn(idOf(entry[0])),
  );
  inserted.forEach(([name]) => sentStyles.add(idOf(name)));
  const styles = inserted.map(([, css]) => css.replaceAll(OLD_DECLARATIONS, '')).join('');
  const names = inserted.map(([name]) => name).join(' ');
  const styleElement = styles
    ? `<style ${stylesInPlace ? PLACED_STYLES_ATTRIBUTE : 'data-emotion'}="${cache.key} ${names}">${styles}</style>`
    : '';
  return `${styleElement}<div ${ISLAND_CONTENT}>${html}</div>`;
}

/**
 * Returns the `IslandModule` of a component on the server.
 *
 * @param Component - The component, without props.
 * @param options.before - HTML that comes before the component's. Default: none.
 */
export const islandOf = (
  Component: ComponentType,
  { layered, before = '' }: Pick<IslandModule, 'layered'> & { before?: string } = {},
): IslandModule => ({
  load: () => Promise.reject(new Error('Islands are loaded in the browser only.')),
  html: (id, page) => before + renderContent(Component, id, page, layered),
});
