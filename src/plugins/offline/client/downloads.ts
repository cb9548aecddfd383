import { createDownloads, type OfflineDownloads } from './manager';

/** After so many milliseconds a network that seems to be there is tried again. */
const RETRY_MS = 30_000;

let manager: OfflineDownloads | undefined;

/** The page's downloads. Only in the browser, and where it has caches. */
export function downloads(): OfflineDownloads {
  return (manager ??= createDownloads({
    caches: window.caches,
    fetch: (...request) => fetch(...request),
    inTurn: (name, work) => navigator.locks.request(name, work),
    channel: new BroadcastChannel('portal-offline'),
    storage: () => localStorage,
    persist: () => navigator.storage.persist(),
    whenOnline(callback) {
      let isCalled = false;
      const once = () => {
        if (!isCalled) {
          isCalled = true;
          window.removeEventListener('online', once);
          callback();
        }
      };
      window.addEventListener('online', once);
      if (navigator.onLine) {
        setTimeout(once, RETRY_MS);
      }
    },
  }));
}
