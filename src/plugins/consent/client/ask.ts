import type { ClientModule } from '@docusaurus/types';

import { consentStore } from '../../../core/preferences';

/** Safari has no idle callbacks. */
const whenIdle: (callback: () => void) => void =
  typeof window !== 'undefined' && 'requestIdleCallback' in window
    ? (callback) => window.requestIdleCallback(callback)
    : (callback) => setTimeout(callback);

let isAsked = false;

const clientModule: ClientModule = {
  // The first call comes when the page is interactive.
  onRouteDidUpdate() {
    if (isAsked || consentStore().get() !== 'unknown') {
      return;
    }
    isAsked = true;
    whenIdle(() => {
      import('./showBanner')
        .then(({ showBanner }) => showBanner(consentStore()))
        // Not asked is not allowed. The next page may ask again.
        .catch(() => {
          isAsked = false;
        });
    });
  },
};

export default clientModule;
