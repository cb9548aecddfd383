import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';

import { localhostAllowedOrigins } from '@modelcontextprotocol/server';

import { freeAfterGrowth } from './check/memory';
import { createHttpHandler } from './http';
import { repositoryServer } from './repository';
import type { ToolAnswer, ToolRequest, ToolThreadData } from './toolThread';
import type { ThreadMessage, ThreadRequest } from './turnThread';

/* The thread in which the tools answer, apart from the one that serves pages. */

/** How many megabytes the heap may grow before it is cleaned up. */
const GROWTH_MB = 32;

const send = (message: ThreadMessage<ToolAnswer>) => parentPort?.postMessage(message);

/** The id of the request that code runs for. */
const current = new AsyncLocalStorage<number>();

const { factory } = repositoryServer({
  ...(workerData as ToolThreadData),
  afterAnswer: freeAfterGrowth(GROWTH_MB),
  onWait(isWaiting) {
    const id = current.getStore();
    if (id !== undefined) {
      send({ id, isWaiting });
    }
  },
});
let fault: string | undefined;
const handle = createHttpHandler({
  factory,
  origins: localhostAllowedOrigins(),
  onError: ({ message }) => (fault = message),
});

async function answer({ client, body, ...request }: ToolRequest): Promise<ToolAnswer> {
  const response = await handle(
    new Request(request.url, { ...request, ...(body === '' ? {} : { body }) }),
    client,
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: [...response.headers],
    body: text,
    // Clients that sent something wrong are told so, and shouldn't fill the log.
    ...(fault === undefined || response.status === 400 ? {} : { fault }),
  };
}

parentPort?.on('message', ({ id, ...request }: ThreadRequest<ToolRequest>) => {
  fault = undefined;
  current
    .run(id, () => answer(request))
    .then(
      (message) => send({ id, answer: message }),
      // The message may contain paths of this machine.
      (error: unknown) =>
        send({ id, error: error instanceof Error ? error.name : 'unknown error' }),
    );
});
send('ready');
