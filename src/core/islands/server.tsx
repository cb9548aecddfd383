import type { EmotionCache } from '@emotion/cache';
import { use, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { idPrefix, ISLAND_CONTENT, ISLAND_TREE } from './markup';
import { IslandPageContext } from './pageContexts';
import { createIslandCache, PLACED_STYLES_ATTRIBUTE } from './providers';
import { contentOf } from './runtime';
import type { IslandModule, IslandPage } from './types';

/**
 * Declarations that emotion adds for browsers that we don't promise (`browserslist`): prefixed flexbox and grid, transforms
 * and transitions, and all for Internet Explorer. Clamped lines need `-webkit-box` and its orientation.
 */
const OLD_DECLARATIONS =
  /(?<=[;{])(?:display:-webkit-(?:inline-)?box;(?=display:-webkit)|(?:display:-(?:ms|webkit)-(?:inline-)?(?:flex|grid)[\w-]*|-ms-[\w-]+:[^;{}]*|-webkit-(?:align|justify|flex|order|transform|transition|animation|box-(?:align|direction|flex|ordinal|pack))[\w-]*:[^;{}]*);)/g;

/** The element that React hydrates: around the component of a module, or around anything else. */
type RootAttribute = typeof ISLAND_CONTENT | typeof ISLAND_TREE;

/**
 * Renders an island to HTML. If it has content in a theme, its style elements come first.
 *
 * @param tree - Returns what React hydrates. Gets the page that has to be the value of `IslandPageContext`.
 * @param id - The island's id on its page.
 * @param page - State that the islands of the page share. Styles that were already sent are left out, and the styles of
 * this island are added to it.
 * @throws Any error that a component throws, so that a demo that can't be rendered stops the build.
 */
export function renderIsland(
  tree: (page: IslandPage) => ReactNode,
  id: string,
  page: IslandPage = { sentStyles: new Set(), themed: true },
  attribute: RootAttribute = ISLAND_TREE,
): string {
  const { sentStyles, bar, stylesInPlace = false } = page;
  const caches = new Map<boolean, EmotionCache>();
  const before: string[] = [];
  const cacheFor = (layered: boolean) => {
    const cache = caches.get(layered) ?? createIslandCache('ltr', layered, bar);
    caches.set(layered, cache);
    return cache;
  };
  const collect = { cacheFor, html: (part: string) => before.push(part) };
  const html = renderToString(tree({ ...page, collect }), { identifierPrefix: idPrefix(id) });
  for (const cache of caches.values()) {
    const idOf = (name: string) => `${cache.key}-${name}`;
    // A styled component that wraps another one leaves rules in the cache for its own class, which no element has. Global
    // rules and keyframes aren't registered, so they stay.
    const isWorn = (className: string) =>
      stylesInPlace || cache.registered[className] === undefined || html.includes(className);
    const inserted = Object.entries(cache.inserted).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !sentStyles.has(idOf(entry[0])) && isWorn(idOf(entry[0])),
    );
    inserted.forEach(([name]) => sentStyles.add(idOf(name)));
    const rules = inserted.map(([, css]) => css.replaceAll(OLD_DECLARATIONS, '')).join('');
    if (rules) {
      const names = inserted.map(([name]) => name).join(' ');
      before.push(
        `<style ${stylesInPlace ? PLACED_STYLES_ATTRIBUTE : 'data-emotion'}="${cache.key} ${names}">${rules}</style>`,
      );
    }
  }
  return caches.size > 0 ? `${before.join('')}<div ${attribute}>${html}</div>` : html;
}

/**
 * Returns the `IslandModule` of a component on the server.
 *
 * @param Component - The component, without props.
 * @param options.before - HTML that comes before the component's. Default: none.
 */
export function islandOf(
  Component: ComponentType,
  { layered, before }: Pick<IslandModule, 'layered'> & { before?: string } = {},
): IslandModule {
  const Themed = contentOf(Component, layered);
  const Content = () => {
    const page = use(IslandPageContext);
    if (before) {
      page?.collect?.html(before);
    }
    return <Themed />;
  };
  return {
    load: () => Promise.reject(new Error('Islands are loaded in the browser only.')),
    html: (id, page) =>
      renderIsland(
        (islands) => (
          <IslandPageContext value={islands}>
            <Content />
          </IslandPageContext>
        ),
        id,
        page,
        ISLAND_CONTENT,
      ),
    Content,
  };
}
