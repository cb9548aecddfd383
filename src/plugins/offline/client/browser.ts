import { browserReload, reloadOnce } from '../../../core/deployment';
import { DOWNLOADS_KEY } from '../format';

import { registerWorker, type Registered } from './register';

function hasDownloads(): boolean {
  try {
    return localStorage.getItem(DOWNLOADS_KEY) !== null;
  } catch {
    return false;
  }
}

/** Registers the worker and resumes the reader's downloads. Rejects if the browser refuses the worker. */
export function start(): Promise<Registered> {
  if (hasDownloads()) {
    void import('./downloads').then(({ downloads }) => downloads().resume());
  }
  return registerWorker({
    container: navigator.serviceWorker,
    page: document,
    loaded: () => performance.getEntriesByType('resource').map(({ name }) => name),
    reload: (build) => reloadOnce(build, browserReload()),
  });
}
