export { Island, SentStyles, type IslandProps } from './Island';
export { fetchServedPage } from './servedPages';
export type { IslandHandle, IslandModule } from './types';
