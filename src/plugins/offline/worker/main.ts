import type { WorkerSite } from '../format';

import { workerScope } from './scope';
import { serveOffline } from './serve';

/** Written before this code by the build. */
declare const PORTAL_SITE: WorkerSite;

serveOffline(PORTAL_SITE, {
  scope: workerScope(),
  fetch: (...request) => fetch(...request),
  now: Date.now,
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
});
