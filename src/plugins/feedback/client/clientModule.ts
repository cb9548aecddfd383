import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

import { queue } from './queue';

/**
 * Loads the code that sends answers. It is imported only here: with a second import, the bundler would put what it
 * consists of into the code that all pages load.
 */
export const loadSender = () => import('./sender');

/** Sends the answers that wait in the queue, if any. Never rejects. */
async function sendQueue(): Promise<void> {
  if (queue.entries().length === 0) {
    return;
  }
  try {
    await (await loadSender()).sendQueue();
  } catch {
    // The code could not be loaded. It is tried again at the next opportunity.
  }
}

const clientModule: ClientModule = {
  // The first call comes when the page is interactive, the others with each page that the reader goes on to.
  onRouteDidUpdate() {
    void sendQueue();
  },
};

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('online', () => void sendQueue());
}

export default clientModule;
