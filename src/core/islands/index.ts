export { Island, type IslandProps } from './Island';
export { IslandPageContext, PageContextsProvider, usePageContexts } from './pageContexts';
export { ISLAND, ISLAND_PROPS } from './markup';
export { ServedHtml, type ServedHtmlProps } from './ServedHtml';
export type {
  IslandKind,
  IslandKinds,
  IslandModule,
  IslandPage,
  IslandTrigger,
  JsonObject,
  ServedIsland,
} from './types';
export { useServedIslands } from './useServedIslands';
export { ISLAND_READY, NAVIGATING, repeatInput } from './holdInput';
export { StaticHtmlContext } from './staticHtml';
