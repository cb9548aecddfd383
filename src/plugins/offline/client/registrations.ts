import { WORKER_PATH } from '../format';

/** Returns the registrations of our worker, whatever their scope. The host may have other workers. */
export async function ourRegistrations(
  container: Pick<ServiceWorkerContainer, 'getRegistrations'>,
): Promise<ServiceWorkerRegistration[]> {
  return (await container.getRegistrations()).filter(({ installing, waiting, active }) =>
    [installing, waiting, active].some(
      (worker) => worker && new URL(worker.scriptURL).pathname === WORKER_PATH,
    ),
  );
}
