import vocabulary from '@portal/search-vocabulary';

import { find } from './find';
import { createLibrary, type SearchLibrary } from './library';
import type { FromWorker, ToWorker } from './protocol';

/** The parts of the worker's scope that are used here. TypeScript is configured for pages only. */
interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
  postMessage: (message: FromWorker) => void;
}

const scope = self as unknown as WorkerScope;

let library: SearchLibrary | undefined;
/** Id of the latest request. Results of earlier ones are discarded. */
let latest = 0;

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.json();
}

async function answer(message: ToWorker): Promise<void> {
  if (message.type === 'start') {
    library ??= createLibrary(
      (path) => readJson(message.baseUrl + path),
      vocabulary,
      message.manifest,
    );
    return;
  }
  if (library === undefined) {
    throw new Error('The search worker was not started');
  }
  const { id } = message;
  latest = id;
  if (message.type === 'prepare') {
    await library.load(message.version);
    scope.postMessage({ type: 'ready', id, versions: await library.versions() });
    return;
  }
  const outcome = await find(library, message.request, (improved) => {
    if (id === latest) scope.postMessage({ type: 'better', id, outcome: improved });
  });
  scope.postMessage({ type: 'found', id, outcome });
}

scope.addEventListener('message', ({ data }) => {
  answer(data).catch((error: unknown) => {
    scope.postMessage({
      type: 'failed',
      id: 'id' in data ? data.id : 0,
      reason: error instanceof Error ? error.message : String(error),
    });
  });
});
