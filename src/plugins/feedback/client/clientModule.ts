import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

import { deliverQueue } from './browser';

let isVisitBegun = false;

const clientModule: ClientModule = {
  // The first call comes when the page is interactive.
  onRouteDidUpdate() {
    if (!isVisitBegun) {
      isVisitBegun = true;
      void deliverQueue();
    }
  },
};

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('online', () => void deliverQueue());
}

export default clientModule;
