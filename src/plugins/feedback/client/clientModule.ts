import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

import { deliverQueue } from './browser';

const clientModule: ClientModule = {
  // The first call comes when the page is interactive, the others with each page that the reader goes on to.
  onRouteDidUpdate() {
    void deliverQueue();
  },
};

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('online', () => void deliverQueue());
}

export default clientModule;
