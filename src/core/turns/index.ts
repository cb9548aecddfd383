export type { TurnsEnvironment } from './environment';
export { inTurns } from './inTurns';
export { spreadCalls } from './spreadCalls';
