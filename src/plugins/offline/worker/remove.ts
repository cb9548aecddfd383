import { CACHE_PREFIX } from '../format';

import { workerScope } from './scope';

/*
 * The worker that takes the place of the other where offline reading is switched off: it removes our caches and itself.
 * It answers no request, so that pages that are open go on with the network.
 */
const scope = workerScope();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    scope.caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(CACHE_PREFIX))
            .map((name) => scope.caches.delete(name)),
        ),
      )
      .then(() => scope.registration.unregister()),
  ),
);
