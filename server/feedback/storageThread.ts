import { parentPort, workerData } from 'node:worker_threads';

import { createDatabase } from './database';
import { requireRoom } from './limits';
import type { StorageReply, StorageRequest, ThreadData } from './storage';
import { deleteAnswers, saveAnswers } from './store';

/* The thread in which the database is. SQLite blocks it while another process has the lock, or the disk is slow. */

const { database: options, limits } = workerData as ThreadData;
const database = createDatabase(options);

async function run(request: StorageRequest): Promise<void> {
  switch (request.action) {
    case 'open':
      await database.ready();
      break;
    case 'save':
      await database.write(async (client) => {
        if (limits) {
          await requireRoom(client, limits);
        }
        await saveAnswers(client, request.answers);
      });
      break;
    case 'expire':
      await database.write(async (client) => {
        await deleteAnswers(client, { before: request.before });
      });
      break;
    case 'close':
      await database.close();
      break;
  }
}

parentPort?.on('message', ({ id, request }: { id: number; request: StorageRequest }) => {
  const reply = (message: StorageReply) => parentPort?.postMessage(message);
  run(request)
    .then(
      () => reply({ id }),
      (error: unknown) =>
        reply({ id, error: error instanceof Error ? error.message : String(error) }),
    )
    .finally(() => {
      if (request.action === 'close') {
        parentPort?.close();
      }
    });
});
