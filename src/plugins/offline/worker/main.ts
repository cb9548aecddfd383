import type { WorkerSite } from '../format';

import { workerScope } from './scope';
import { serveOffline } from './serve';

/** The build writes this constant before the code. */
declare const PORTAL_SITE: WorkerSite;

/** `@docusaurus/plugin-pwa` calls this function before it adds its own listeners. */
export default function serve(): void {
  serveOffline(PORTAL_SITE, {
    scope: workerScope(),
    fetch: (...request) => fetch(...request),
    setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  });
}
