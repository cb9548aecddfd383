/*
 * Replaces history (4.10.1) in the production bundle. Docusaurus imports a router that keeps the path in the hash, which
 * this site doesn't use, and React Router imports one that keeps it in memory, so neither history is left out by itself.
 */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
