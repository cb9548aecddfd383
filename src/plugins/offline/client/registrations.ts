import { WORKER_FILE } from '../format';

/** Returns the registrations of our worker, whatever their scope. The host may have other workers. */
export async function ourRegistrations(
  container: Pick<ServiceWorkerContainer, 'getRegistrations'>,
): Promise<ServiceWorkerRegistration[]> {
  return (await container.getRegistrations()).filter(({ installing, waiting, active }) =>
    [installing, waiting, active].some(
      (worker) => worker && new URL(worker.scriptURL).pathname === SITE_BASE_URL + WORKER_FILE,
    ),
  );
}
