import { buildOf, type PendingReload } from '../../../core/deployment';
import { WORKER_PATH, type ToWorker } from '../format';

/** What the registration depends on: the browser's own in production, fakes in tests. */
export interface RegisterEnvironment {
  container: Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener' | 'ready'>;
  page: Document;
  /** Returns the addresses of everything that the page has loaded. */
  loaded: () => string[];
  /** Reloads the page, once, when the reader would lose nothing. */
  reload: (build: string) => PendingReload;
}

/** The result of a registration. */
export interface Registered {
  /** Runs a pending reload immediately, for example at a navigation. Does nothing if none is pending. */
  reloadNow: () => void;
}

/**
 * Registers the worker for all pages of the host, or only for those below its own folder if the server does not allow
 * more. A waiting worker is told to take over. Pages of a different build than the new worker's are then reloaded, once
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

  container.addEventListener('controllerchange', () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      if (data === false) {
        pending = reload(build);
      }
    };
    tell(container.controller, { type: 'is-current', build }, [port2]);
  });

  const options = { updateViaCache: 'none' } as const;
  const registration = await container
    .register(WORKER_PATH, { ...options, scope: '/' })
    .catch((error: Error) => {
      if (error.name === 'SecurityError') {
        return container.register(WORKER_PATH, options);
      }
      throw error;
    });
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

  const { href } = page.location;
  void container.ready.then(({ active }) =>
    tell(active, { type: 'here', page: href, loaded: isControlled ? [] : [href, ...loaded()] }),
  );
  return { reloadNow: () => pending?.now() };
}
