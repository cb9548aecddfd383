export { Island, IslandPageContext, type IslandProps } from './Island';
export { ServedHtml, type ServedHtmlProps } from './ServedHtml';
export type { IslandHandle, IslandModule, IslandPage } from './types';
export { useFollowedLinks } from './useFollowedLinks';
export { awaitTrigger, type Trigger } from './trigger';
export { NAVIGATING, PART_READY, repeatInput } from './holdInput';
export { isDrawn } from './presence';
export { servedChildren } from './servedPages';
export { StaticHtmlContext } from './staticHtml';
