import { whenIdle } from '@site/src/core/browser/idle';

/* Part of builds that are not available offline, instead of `clientModule.ts`. */
if (typeof window !== 'undefined' && 'serviceWorker' in navigator && 'caches' in window) {
  whenIdle(() => {
    import('./remove')
      .then((module) => module.start())
      // Storage is blocked, so there is nothing to remove.
      .catch(() => {});
  });
}
