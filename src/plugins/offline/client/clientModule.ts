import type { ClientModule } from '@docusaurus/types';
import data from '@portal/offline';
import { whenIdle } from '@site/src/core/browser/idle';

import type { Registered } from './register';

let registered: Registered | undefined;

if (
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  data.hosts.includes(location.host)
) {
  const start = () =>
    whenIdle(() => {
      import('./browser')
        .then((module) => module.start())
        .then((result) => {
          registered = result;
        })
        // The browser refuses workers, or there is no network: pages work as without a worker.
        .catch(() => {});
    });
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start);
  }
}

/** When the reader navigates away, a page that is due for a reload is reloaded as the page they go to. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({
  location: to,
  previousLocation,
}) => {
  if (previousLocation && to.pathname !== previousLocation.pathname) {
    registered?.navigated();
  }
};
