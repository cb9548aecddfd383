import type { ClientModule } from '@docusaurus/types';
import data from '@portal/offline';
import { whenIdle } from '@site/src/core/idle';

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
        // The browser keeps no worker, or the network is gone: pages are as they were.
        .catch(() => {});
    });
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start);
  }
}

/** The reader leaves the page: if it is to be loaded anew, then as the one they go to. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({
  location: to,
  previousLocation,
}) => {
  if (previousLocation && to.pathname !== previousLocation.pathname) {
    registered?.reloadNow();
  }
};
