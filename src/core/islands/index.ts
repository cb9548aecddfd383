export { Island, IslandPageContext, type IslandProps } from './Island';
export type { IslandHandle, IslandModule, IslandPage } from './types';
