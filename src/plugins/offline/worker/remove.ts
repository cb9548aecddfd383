import { removeCaches } from '../removeCaches';

import { workerScope } from './scope';

/*
 * Replaces the other worker if offline reading is switched off: removes our caches and itself. It has no fetch handler,
 * so open pages continue to use the network.
 */
const scope = workerScope();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    removeCaches(scope.caches, new URL('..', scope.location.href).href).then(() =>
      scope.registration.unregister(),
    ),
  ),
);
