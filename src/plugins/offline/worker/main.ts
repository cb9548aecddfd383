import type { WorkerSite } from '../format';

import { workerScope } from './scope';
import { serveOffline } from './serve';

/** The build writes this constant before the code. */
declare const PORTAL_SITE: WorkerSite;

serveOffline(PORTAL_SITE, {
  scope: workerScope(),
  fetch: (...request) => fetch(...request),
  now: Date.now,
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
});
