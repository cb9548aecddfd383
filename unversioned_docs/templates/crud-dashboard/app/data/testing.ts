import type { Job } from './jobs';
import { createServer, type ServerOptions } from './server';

/** Wednesday, March 11, 2026, at noon. */
export const NOON = new Date(2026, 2, 11, 12).getTime();

export const TODAY = '2026-03-11';

let lastId = 100;

/** A valid job for tests. */
export function makeJob(fields: Partial<Job> = {}): Job {
  lastId += 1;
  return {
    id: lastId,
    version: 1,
    customer: 'Pilar Etxeberria',
    email: 'pilar@example.com',
    phone: '(503) 555-0142',
    instrument: 'violin',
    make: 'Roth 1923',
    work: 'New bridge',
    technician: 'ines',
    status: 'bench',
    rush: false,
    droppedOff: '2026-03-02',
    due: '2026-03-13',
    pickupTime: '',
    hours: 3,
    estimate: 240,
    deposit: 0,
    notes: '',
    ...fields,
  };
}

/** A server that answers immediately, at noon. */
export const makeServer = (jobs: Job[], options: Partial<ServerOptions> = {}) =>
  createServer({ now: () => NOON, latency: { normal: 0, slow: 0, failing: 0 }, jobs, ...options });
