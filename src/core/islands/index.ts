export { Island, SentStyles, type IslandProps } from './Island';
export type { IslandHandle, IslandModule } from './types';
