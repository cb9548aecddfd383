import type { ClientModule } from '@docusaurus/types';

import { whenIdle } from '../../../core/idle';
import { consentStore } from '../../../core/preferences';

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
