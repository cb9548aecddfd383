import { buildOf, type PendingReload } from '../../../core/browser/deployment';
import { WORKER_ADDRESS, type ToWorker } from '../format';

import { ourRegistrations } from './registrations';

/** What the registration depends on: the browser's own in production, fakes in tests. */
export interface RegisterEnvironment {
  container: Pick<
    ServiceWorkerContainer,
    'controller' | 'register' | 'getRegistrations' | 'addEventListener' | 'ready'
  >;
  page: Document;
  /**
   * Tells the addresses of everything that the page has loaded and the worker hasn't seen. Again whenever more arrives
   * that was requested before the worker was in control.
   */
  loaded: (tell: (urls: readonly string[]) => void) => void;
  /** Reloads the page, once, when the reader would lose nothing. */
  reload: (build: string) => PendingReload;
}

/** The result of a registration. */
export interface Registered {
  /**
   * Call it at each navigation within the tab. Runs a pending reload immediately. Otherwise checks for an update, which
   * browsers do only when they load a page.
   */
  navigated: () => void;
}

/**
 * Registers the worker for all pages of the site, or only for those below its own folder if the server does not allow
 * more. A worker for the other scope is removed. A waiting worker is told to take over. Pages of a different build than the new worker's are then reloaded, once
 * their tab has the focus and the reader would lose nothing.
 *
 * @throws Error if the browser refuses a worker, as in a private window.
 */
export async function registerWorker({
  container,
  page,
  loaded,
  reload,
}: RegisterEnvironment): Promise<Registered> {
  const isControlled = container.controller !== null;
  const build = buildOf(page) ?? '';
  let pending: PendingReload | undefined;
  const tell = (worker: ServiceWorker | null, message: ToWorker, ports: MessagePort[] = []) =>
    worker?.postMessage(message, ports);

  let informed: ServiceWorker | null = isControlled ? container.controller : null;
  const tellLoaded = (worker: ServiceWorker | null) => {
    if (worker !== informed) {
      informed = worker;
      let own = [page.location.href];
      loaded((urls) => {
        tell(worker, { type: 'here', page: page.location.href, loaded: [...own, ...urls] });
        own = [];
      });
    }
  };

  container.addEventListener('controllerchange', () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      if (data === false) {
        pending = reload(build);
      } else {
        // The page on the screen is already the new one, but the new worker hasn't stored it.
        tellLoaded(container.controller);
      }
    };
    tell(container.controller, { type: 'is-current', build }, [port2]);
  });

  const options = { updateViaCache: 'none' } as const;
  const registration = await container
    .register(SITE_BASE_URL + WORKER_ADDRESS, { ...options, scope: SITE_BASE_URL })
    .catch((error: Error) => {
      if (error.name === 'SecurityError') {
        return container.register(SITE_BASE_URL + WORKER_ADDRESS, options);
      }
      throw error;
    });
  // Remains if the host has started or stopped to allow the whole site. No page would update it.
  void ourRegistrations(container)
    .then((all) => all.filter(({ scope }) => scope !== registration.scope))
    .then((others) => Promise.all(others.map((other) => other.unregister())))
    .catch(() => {});
  const takeOver = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && registration.active) {
      tell(worker, { type: 'skip-waiting' });
    }
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => takeOver(installing));
  };
  takeOver(registration.waiting);
  follow();
  registration.addEventListener('updatefound', follow);

  void container.ready.then(({ active }) => {
    if (isControlled) {
      tell(active, { type: 'here', page: page.location.href, loaded: [] });
    } else {
      tellLoaded(active);
    }
  });
  return {
    navigated() {
      if (pending) {
        pending.now();
      } else {
        void registration.update().catch(() => {
          // There is no network, or the server has no worker at the moment.
        });
      }
    },
  };
}
