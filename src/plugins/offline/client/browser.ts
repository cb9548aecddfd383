import { browserReload, isBusy, reloadOnce } from '../../../core/browser/deployment';
import { DOWNLOADS_KEY } from '../format';

import { registerWorker, type Registered } from './register';
import { watchDemos } from './touched';
import { updateReason } from './updateReason';

function hasDownloads(): boolean {
  try {
    return localStorage.getItem(DOWNLOADS_KEY) !== null;
  } catch {
    return false;
  }
}

const loadNotice = () => import('./updateNotice');

/** Registers the worker and resumes the reader's downloads. Rejects if the browser refuses the worker. */
export function start(): Promise<Registered> {
  if (hasDownloads()) {
    void import('./downloads').then(({ downloads }) => downloads().resume());
  }
  // Loaded before it is needed: after a deployment, the host may no longer have this file.
  let notice: ReturnType<typeof loadNotice> | undefined;
  const isTouched = watchDemos(document, () => {
    notice = loadNotice();
    notice.catch(() => {});
  });
  return registerWorker({
    container: navigator.serviceWorker,
    page: document,
    loaded(tell) {
      const now = performance.now();
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as PerformanceResourceTiming[];
        // What an earlier worker has seen is in that worker's cache.
        const unseen = entries.filter(
          ({ startTime, workerStart }) => startTime < now || workerStart === 0,
        );
        if (unseen.length > 0) {
          tell(unseen.map(({ name }) => name));
        }
      }).observe({ type: 'resource', buffered: true });
    },
    reload(build) {
      const pending = reloadOnce(
        updateReason(build, () => sessionStorage),
        {
          ...browserReload(),
          isBusy() {
            if (!isTouched()) {
              return isBusy(document);
            }
            notice?.then(({ showUpdate }) => showUpdate(pending.now)).catch(() => {});
            return true;
          },
        },
      );
      return pending;
    },
  });
}
