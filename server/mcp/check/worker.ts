import { parentPort } from 'node:worker_threads';

import type { ThreadMessage, ThreadRequest } from '../turnThread';

import { freeAfterGrowth, heapSize } from './memory';
import { Inspector, type Inspection, type InspectRequest } from './inspect';

/** How many megabytes the heap may grow before it is cleaned up. */
const GROWTH_MB = 8;
/** Above this size in megabytes, the compiler starts anew. With the packages that it keeps, it has about 150 MB. */
const MAX_SIZE_MB = 165;

let inspector = new Inspector();
let free = freeAfterGrowth(GROWTH_MB);

/** Keeps the server within its memory. The answer has been sent, so this delays at most the next check. */
function cleanUp(): void {
  if (free() && heapSize() > MAX_SIZE_MB) {
    inspector = new Inspector();
    // Measures growth from the small heap.
    free = freeAfterGrowth(GROWTH_MB);
    free();
  }
}

const send = (message: ThreadMessage<Inspection>) => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, ...request }: ThreadRequest<InspectRequest>) => {
  try {
    send({ id, answer: inspector.inspect(request) });
  } catch (error) {
    // The message may contain paths of this machine.
    send({ id, error: error instanceof Error ? error.name : 'unknown error' });
  }
  setImmediate(cleanUp);
});
send('ready');
