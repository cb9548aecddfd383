import { createDownloads, type OfflineDownloads } from './manager';

/** Time until a network that seems to be available is tried again, in milliseconds. */
const RETRY_MS = 30_000;

let manager: OfflineDownloads | undefined;

/** Returns the page's downloads. Call it only in the browser, and only if the browser has caches. */
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
