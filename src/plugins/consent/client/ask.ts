import type { ClientModule } from '@docusaurus/types';

import { whenIdle } from '../../../core/browser/idle';
import { consentStore } from '../../../core/preferences';

let isAsked = false;

const clientModule: ClientModule = {
  // The first call comes once the page is interactive.
  onRouteDidUpdate() {
    if (isAsked || consentStore().get() !== 'unknown') {
      return;
    }
    isAsked = true;
    whenIdle(() => {
      import('./showBanner')
        .then(({ showBanner }) => showBanner(consentStore()))
        // Without an answer, nothing is allowed. The next page can ask again.
        .catch(() => {
          isAsked = false;
        });
    });
  },
};

export default clientModule;
