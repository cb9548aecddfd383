import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

import { createIslandCache, IslandProviders } from './providers';

/**
 * An island as HTML: one style element, then the root that the browser hydrates (DESIGN §1, islands).
 *
 * @param Component - What to render, without props.
 * @param id - The island's id on its page.
 * @param sentStyles - Names of styles that the page has already: they are left out, and this island's are added.
 * @throws What the component throws, so that a demo that cannot be rendered stops the build.
 */
export function renderIsland(
  Component: ComponentType,
  id: string,
  sentStyles: Set<string> = new Set(),
): string {
  const cache = createIslandCache('ltr');
  const html = renderToString(
    <IslandProviders cacheFor={() => cache}>
      <Component />
    </IslandProviders>,
    { identifierPrefix: id },
  );
  // A styled component around another leaves rules of its own class in the cache, which no element wears. Global
  // rules and keyframes are not registered, and stay.
  const isWorn = (className: string) =>
    cache.registered[className] === undefined || html.includes(className);
  const inserted = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      !sentStyles.has(entry[0]) &&
      isWorn(`${cache.key}-${entry[0]}`),
  );
  inserted.forEach(([name]) => sentStyles.add(name));
  const styles = inserted.map(([, css]) => css).join('');
  const names = inserted.map(([name]) => name).join(' ');
  const styleElement = styles
    ? `<style data-emotion="${cache.key} ${names}">${styles}</style>`
    : '';
  return `${styleElement}<div data-island-root>${html}</div>`;
}
