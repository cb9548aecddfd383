import { parentPort } from 'node:worker_threads';

import { Inspector, type Inspection, type InspectRequest } from './inspect';

/** A request from the main thread. */
export interface WorkerRequest extends InspectRequest {
  id: number;
}

/** The answer to a request. */
export type WorkerAnswer = { id: number } & ({ inspection: Inspection } | { error: string });

const inspector = new Inspector();

parentPort?.on('message', ({ id, ...request }: WorkerRequest) => {
  let answer: WorkerAnswer;
  try {
    answer = { id, inspection: inspector.inspect(request) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
