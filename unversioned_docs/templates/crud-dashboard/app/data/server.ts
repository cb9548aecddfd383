import { mondayOf, toIsoDate, type IsoDate } from './dates';
import { familyLabel, isWithin } from './families';
import {
  changedFields,
  FIELD_LABELS,
  isOpen,
  STATUS_LABELS,
  technicianName,
  technicianOf,
  type Job,
  type JobField,
  type JobFields,
} from './jobs';
import { checkJob, firstError, type FieldErrors } from './rules';
import { seedJobs } from './seed';

/** How the server behaves: it answers, it answers late, or it answers with an error. */
export const SERVER_MODES = ['normal', 'slow', 'failing'] as const;

export type ServerMode = (typeof SERVER_MODES)[number];

export type ErrorKind = 'unavailable' | 'invalid' | 'conflict' | 'missing';

interface DeskErrorDetails {
  /** Messages by field, if the kind is `invalid`. */
  fields?: FieldErrors;
  /** The job as it is on the server, if the kind is `conflict`. */
  current?: Job;
}

/** Why the server rejected a request. */
export class DeskError extends Error {
  readonly kind: ErrorKind;
  readonly fields: FieldErrors;
  readonly current: Job | null;

  constructor(kind: ErrorKind, message: string, { fields = {}, current }: DeskErrorDetails = {}) {
    super(message);
    this.name = 'DeskError';
    this.kind = kind;
    this.fields = fields;
    this.current = current ?? null;
  }
}

/** One step of a commit. `version` is the version that the change is based on. */
export type Operation =
  | { type: 'create'; fields: JobFields }
  | { type: 'update'; id: number; version: number; patch: Partial<JobFields> }
  | { type: 'remove'; id: number; version: number }
  | { type: 'restore'; job: Job };

/** An entry in the history of a job. */
export interface Activity {
  id: number;
  jobId: number;
  /** Milliseconds since 1970. */
  at: number;
  who: string;
  what: string;
}

export interface ServerOptions {
  /** The current time, in milliseconds since 1970. */
  now: () => number;
  /** Milliseconds until an answer, by mode. */
  latency?: Partial<Record<ServerMode, number>>;
  /** The first jobs. Default: those of `seedJobs`. */
  jobs?: Job[];
}

export interface Server {
  getMode: () => ServerMode;
  setMode: (mode: ServerMode) => void;
  /** Called after each change of the mode. Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  list: (signal?: AbortSignal) => Promise<{ jobs: Job[]; today: IsoDate }>;
  activity: (jobId: number, signal?: AbortSignal) => Promise<Activity[]>;
  /**
   * Applies all operations, or none of them. The result has one entry for each operation: the saved job, or `null` for
   * a removed one.
   *
   * @throws {@link DeskError}
   */
  commit: (operations: Operation[], signal?: AbortSignal) => Promise<(Job | null)[]>;
  /** Changes a job as another person would, without telling anyone. Returns whether the job exists. */
  changeAsColleague: (id: number) => boolean;
}

const YOU = 'You';
const COLLEAGUE = 'June Halvorsen';

const DAY = 86_400_000;

const DEFAULT_LATENCY: Record<ServerMode, number> = { normal: 300, slow: 2500, failing: 500 };

/** Resolves after a time, or rejects when the signal aborts. */
function wait(milliseconds: number, signal?: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('Aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', fail);
      resolve();
    }, milliseconds);
    if (signal?.aborted) fail();
    else signal?.addEventListener('abort', fail, { once: true });
  });
}

/** Rules that need more than the job itself. Only what changed is checked. */
function checkOnServer(job: Job, changed: Partial<JobFields>, jobs: Iterable<Job>): FieldErrors {
  const person = technicianOf(job.technician);
  if (!person) return {};
  const has = (...fields: JobField[]) => fields.some((field) => field in changed);
  if (
    has('technician', 'instrument') &&
    !person.repairs.some((family) => isWithin(job.instrument, family))
  ) {
    return {
      technician: `${person.name} doesn’t repair this instrument (${familyLabel(job.instrument)}).`,
    };
  }
  if (has('technician', 'due', 'hours') && isOpen(job)) {
    const week = mondayOf(job.due);
    const planned = [...jobs]
      .filter(
        (other) =>
          other.id !== job.id &&
          other.technician === person.id &&
          isOpen(other) &&
          mondayOf(other.due) === week,
      )
      .reduce((sum, other) => sum + other.hours, 0);
    if (planned + job.hours > person.weeklyHours) {
      const field = has('due') ? 'due' : has('hours') ? 'hours' : 'technician';
      return {
        [field]: `${person.name} has ${planned} of ${person.weeklyHours} hours planned that week. This job needs ${job.hours}.`,
      };
    }
  }
  return {};
}

function describe(before: Job, after: Job) {
  if (before.status !== after.status) return `changed the status to ${STATUS_LABELS[after.status]}`;
  if (before.technician !== after.technician) return `assigned ${technicianName(after.technician)}`;
  const fields = Object.keys(changedFields(before, after)) as JobField[];
  return `changed ${fields.map((field) => FIELD_LABELS[field].toLowerCase()).join(', ')}`;
}

/**
 * A server in memory. It forgets everything when the page is reloaded.
 *
 * @param options - Its clock, its latency and its data.
 */
export function createServer({ now, latency, jobs: firstJobs }: ServerOptions): Server {
  const delays = { ...DEFAULT_LATENCY, ...latency };
  const listeners = new Set<() => void>();
  const log: Activity[] = [];
  let mode: ServerMode = 'normal';
  let table: Map<number, Job> | null = null;
  let lastId = 0;

  // Created with the first request, not with the server, because the data depends on the time.
  function open() {
    if (!table) {
      const jobs = firstJobs ?? seedJobs(toIsoDate(new Date(now())));
      table = new Map(jobs.map((job) => [job.id, job]));
      lastId = Math.max(0, ...table.keys());
      jobs.forEach(recordProgress);
    }
    return table;
  }

  /** What must have happened before the server was started. */
  function recordProgress({ id, status, technician, droppedOff, due }: Job) {
    if (status === 'received') return;
    const [start, end] = [Date.parse(`${droppedOff}T17:30:00Z`), Date.parse(`${due}T17:00:00Z`)];
    const note = (at: number, what: string) =>
      log.push({
        id: log.length + 1,
        jobId: id,
        at: Math.min(at, now()),
        who: technicianName(technician),
        what,
      });
    note(start + DAY, 'started work');
    if (status !== 'bench')
      note(Math.max(start + DAY, end - DAY), `changed the status to ${STATUS_LABELS[status]}`);
  }

  async function respond(signal?: AbortSignal) {
    const failing = mode === 'failing';
    await wait(delays[mode], signal);
    if (failing) throw new DeskError('unavailable', 'The server didn’t respond.');
    return open();
  }

  function record(jobId: number, who: string, what: string) {
    log.push({ id: log.length + 1, jobId, at: now(), who, what });
  }

  function find(jobs: Map<number, Job>, id: number, version: number) {
    const current = jobs.get(id);
    if (!current) throw new DeskError('missing', `Job ${id} was deleted by somebody else.`);
    if (current.version !== version) {
      throw new DeskError('conflict', `Somebody else changed job ${id}.`, { current });
    }
    return current;
  }

  function assertValid(job: Job, changed: Partial<JobFields>, jobs: Map<number, Job>) {
    const errors = { ...checkJob(job), ...checkOnServer(job, changed, jobs.values()) };
    const message = firstError(errors);
    if (message) throw new DeskError('invalid', message, { fields: errors });
  }

  return {
    getMode: () => mode,
    setMode: (next) => {
      mode = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    list: async (signal) => {
      const jobs = await respond(signal);
      return { jobs: [...jobs.values()], today: toIsoDate(new Date(now())) };
    },

    activity: async (jobId, signal) => {
      const jobs = await respond(signal);
      const job = jobs.get(jobId);
      if (!job) throw new DeskError('missing', `There is no job ${jobId}.`);
      return log.filter((entry) => entry.jobId === jobId).reverse();
    },

    commit: async (operations, signal) => {
      const jobs = await respond(signal);
      // A copy becomes the new table at the end, so that an error leaves nothing half done.
      const draft = new Map(jobs);
      const notes: [id: number, what: string][] = [];
      const results = operations.map((operation) => {
        switch (operation.type) {
          case 'create': {
            const job = { ...operation.fields, id: lastId + 1, version: 1 };
            assertValid(job, job, draft);
            // Never given to another job, even if this one is deleted: it may be restored.
            lastId = job.id;
            draft.set(job.id, job);
            notes.push([job.id, 'created the job']);
            return job;
          }
          case 'update': {
            const current = find(draft, operation.id, operation.version);
            const job = { ...current, ...operation.patch, version: current.version + 1 };
            assertValid(job, changedFields(current, job), draft);
            draft.set(job.id, job);
            notes.push([job.id, describe(current, job)]);
            return job;
          }
          case 'remove': {
            find(draft, operation.id, operation.version);
            draft.delete(operation.id);
            notes.push([operation.id, 'deleted the job']);
            return null;
          }
          case 'restore': {
            const job = { ...operation.job, version: operation.job.version + 1 };
            draft.set(job.id, job);
            notes.push([job.id, 'restored the job']);
            return job;
          }
        }
      });
      table = draft;
      notes.forEach(([id, what]) => record(id, YOU, what));
      return results;
    },

    changeAsColleague: (id) => {
      const jobs = open();
      const job = jobs.get(id);
      if (!job) return false;
      const changed = {
        ...job,
        estimate: job.estimate + 40,
        notes: 'The customer agreed to a higher price by phone.',
        version: job.version + 1,
      };
      jobs.set(id, changed);
      record(id, COLLEAGUE, describe(job, changed));
      return true;
    },
  };
}
