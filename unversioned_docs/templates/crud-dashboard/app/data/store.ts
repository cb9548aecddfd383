import type { IsoDate } from './dates';
import { changedFields, type Job, type JobFields } from './jobs';
import { DeskError, type Operation, type Server } from './server';

/** A change that a person asks for. */
export type Edit =
  | { type: 'create'; fields: JobFields }
  /** `base` is the job that the person saw when the change began. Default: the newest known. */
  | { type: 'update'; id: number; patch: Partial<JobFields>; base?: Job }
  | { type: 'remove'; id: number }
  | { type: 'restore'; job: Job };

/** What a saved edit did to one job. `null` means that the job didn't exist. */
export interface Change {
  before: Job | null;
  after: Job | null;
}

/** Edits that the server has not accepted. They are kept, so that nothing has to be typed again. */
export interface Failure {
  key: number;
  label: string;
  edits: Edit[];
  error: DeskError;
  /** For a conflict about one job: the job before the edit. */
  base: Job | null;
}

/** A short message about something that happened. */
export interface Message {
  key: number;
  text: string;
  canUndo: boolean;
}

export interface DeskState {
  phase: 'loading' | 'ready' | 'error';
  /** Jobs as they will be once all running requests succeed. */
  jobs: Job[];
  /** `null` until the server has answered for the first time. */
  today: IsoDate | null;
  /** Number of requests that are running. */
  saving: number;
  failures: Failure[];
  /** Key of the conflict that is on the screen. */
  comparing: number | null;
  message: Message | null;
  /** What the next undo takes back. */
  undoLabel: string | null;
  /** What the next redo repeats. */
  redoLabel: string | null;
}

export interface JobStore {
  getState: () => DeskState;
  subscribe: (listener: () => void) => () => void;
  /** Loads all jobs. Rejects only when the signal aborts. */
  load: (signal?: AbortSignal) => Promise<void>;
  /** Shows the edits immediately and sends them. If that fails, they move to `failures`. Never rejects. */
  edit: (label: string, edits: Edit[]) => Promise<boolean>;
  /**
   * Sends the edits, and shows them when the server has accepted them.
   *
   * @throws {@link DeskError}
   */
  submit: (label: string, edits: Edit[]) => Promise<Job | null>;
  undo: () => Promise<void>;
  redo: () => Promise<void>;
  retry: (key: number) => Promise<boolean>;
  discard: (key: number) => void;
  /** Shows the conflict with this key, or none. */
  compare: (key: number | null) => void;
  /** Ends a conflict with the values to save. */
  resolve: (key: number, patch: Partial<JobFields>) => Promise<boolean>;
  /** Shows a short message. */
  notify: (text: string) => void;
  dismissMessage: () => void;
}

interface Step {
  label: string;
  changes: Change[];
}

interface Pending {
  key: number;
  edits: Edit[];
}

/** The edits that take changes back. */
export function invert(changes: Change[]): Edit[] {
  return changes.map(({ before, after }): Edit => {
    if (before && after) {
      return { type: 'update', id: after.id, patch: changedFields(after, before) };
    }
    if (before) return { type: 'restore', job: before };
    if (after) return { type: 'remove', id: after.id };
    throw new Error('A change needs a job.');
  });
}

/** The jobs as they will be after edits. Created jobs have no id yet, so they are left out. */
export function applyEdits(jobs: ReadonlyMap<number, Job>, edits: Edit[]): Map<number, Job> {
  const result = new Map(jobs);
  for (const edit of edits) {
    if (edit.type === 'remove') result.delete(edit.id);
    if (edit.type === 'restore') result.set(edit.job.id, edit.job);
    if (edit.type === 'update') {
      const job = result.get(edit.id);
      if (job) result.set(edit.id, { ...job, ...edit.patch });
    }
  }
  return result;
}

function toDeskError(error: unknown) {
  return error instanceof DeskError
    ? error
    : new DeskError('unavailable', 'The request failed for an unknown reason.');
}

/**
 * Keeps the jobs of the server, the changes that are on their way to it, the changes that it rejected, and the steps to
 * undo. Requests are sent one after the other, so that two quick edits of a job don't look like a conflict.
 *
 * @param server - Where the jobs are stored.
 */
export function createJobStore(server: Server): JobStore {
  const listeners = new Set<() => void>();
  let confirmed: ReadonlyMap<number, Job> = new Map();
  let pending: Pending[] = [];
  let undoSteps: Step[] = [];
  let redoSteps: Step[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let lastKey = 0;
  let state: DeskState = {
    phase: 'loading',
    jobs: [],
    today: null,
    saving: 0,
    failures: [],
    comparing: null,
    message: null,
    undoLabel: null,
    redoLabel: null,
  };

  const nextKey = () => {
    lastKey += 1;
    return lastKey;
  };

  function publish(changes: Partial<DeskState> = {}) {
    const jobs = pending.reduce<ReadonlyMap<number, Job>>(
      (map, { edits }) => applyEdits(map, edits),
      confirmed,
    );
    state = {
      ...state,
      jobs: [...jobs.values()],
      undoLabel: undoSteps.at(-1)?.label ?? null,
      redoLabel: redoSteps.at(-1)?.label ?? null,
      ...changes,
    };
    listeners.forEach((listener) => listener());
  }

  const say = (text: string, canUndo = false) => ({ key: nextKey(), text, canUndo });

  function inQueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue.then(task);
    queue = result.catch(() => undefined);
    return result;
  }

  function store(id: number, job: Job | null) {
    const next = new Map(confirmed);
    if (job) next.set(id, job);
    else next.delete(id);
    confirmed = next;
  }

  function toOperation(edit: Edit): Operation {
    if (edit.type === 'create' || edit.type === 'restore') return edit;
    const base = (edit.type === 'update' && edit.base) || confirmed.get(edit.id);
    if (!base) throw new DeskError('missing', `Job ${edit.id} was deleted.`);
    return edit.type === 'update'
      ? { type: 'update', id: edit.id, version: base.version, patch: edit.patch }
      : { type: 'remove', id: edit.id, version: base.version };
  }

  async function send(edits: Edit[], isOptimistic: boolean): Promise<Change[]> {
    const entry = { key: nextKey(), edits };
    if (isOptimistic) pending = [...pending, entry];
    publish({ saving: state.saving + 1 });
    try {
      return await inQueue(async () => {
        const operations = edits.map(toOperation);
        const before = edits.map((edit) =>
          'id' in edit ? (confirmed.get(edit.id) ?? null) : null,
        );
        const after = await server.commit(operations);
        after.forEach((job, index) => {
          const id = job?.id ?? before[index]?.id;
          if (id !== undefined) store(id, job);
        });
        return after.map((job, index) => ({ before: before[index] ?? null, after: job }));
      });
    } catch (error) {
      const reason = toDeskError(error);
      // From now on, show what the other person saved, and base the next attempt on it.
      if (reason.current) store(reason.current.id, reason.current);
      throw reason;
    } finally {
      pending = pending.filter((other) => other !== entry);
      publish({ saving: state.saving - 1 });
    }
  }

  function baseOf(edits: Edit[]) {
    const [edit] = edits;
    return (
      (edits.length === 1 && edit?.type === 'update' && (edit.base ?? confirmed.get(edit.id))) ||
      null
    );
  }

  function fail(label: string, edits: Edit[], error: DeskError, base: Job | null) {
    const key = nextKey();
    const isComparable = error.kind === 'conflict' && base !== null;
    publish({
      failures: [
        ...state.failures,
        {
          key,
          label,
          // The next attempt is based on what is known then.
          edits: edits.map((edit) =>
            edit.type === 'update' ? { ...edit, base: undefined } : edit,
          ),
          error,
          base,
        },
      ],
      comparing: isComparable ? key : state.comparing,
    });
  }

  function done(label: string, changes: Change[]) {
    undoSteps = [...undoSteps, { label, changes }];
    redoSteps = [];
    publish({ message: say(`${label}.`, true) });
  }

  async function edit(label: string, edits: Edit[]) {
    const base = baseOf(edits);
    try {
      done(label, await send(edits, true));
      return true;
    } catch (error) {
      fail(label, edits, toDeskError(error), base);
      return false;
    }
  }

  async function travel(from: 'undo' | 'redo') {
    const steps = from === 'undo' ? undoSteps : redoSteps;
    const step = steps.at(-1);
    if (!step) return;
    const remaining = steps.slice(0, -1);
    if (from === 'undo') undoSteps = remaining;
    else redoSteps = remaining;
    const edits = invert(step.changes);
    const base = baseOf(edits);
    try {
      const changes = await send(edits, true);
      if (from === 'undo') redoSteps = [...redoSteps, { label: step.label, changes }];
      else undoSteps = [...undoSteps, { label: step.label, changes }];
      publish({ message: say(`${from === 'undo' ? 'Undone' : 'Redone'}: ${step.label}.`) });
    } catch (error) {
      const reason = toDeskError(error);
      const label = `${from === 'undo' ? 'Undo' : 'Redo'}: ${step.label}`;
      if (reason.kind === 'unavailable') {
        // Nothing has changed, so the step can be taken again.
        if (from === 'undo') undoSteps = [...undoSteps, step];
        else redoSteps = [...redoSteps, step];
        publish({ message: say(`${label} failed. ${reason.message} Try again.`) });
      } else {
        fail(label, edits, reason, base);
      }
    }
  }

  const without = (key: number): Partial<DeskState> => ({
    failures: state.failures.filter((failure) => failure.key !== key),
    comparing: state.comparing === key ? null : state.comparing,
  });

  const find = (key: number) => state.failures.find((failure) => failure.key === key);

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    load: async (signal) => {
      if (state.phase === 'error') publish({ phase: 'loading' });
      try {
        const { jobs, today } = await inQueue(() => server.list(signal));
        confirmed = new Map(jobs.map((job) => [job.id, job]));
        publish({ phase: 'ready', today });
      } catch (error) {
        if (signal?.aborted) throw error;
        const reason = toDeskError(error);
        publish(
          state.phase === 'ready'
            ? { message: say(`${reason.message} You still see the jobs as they were.`) }
            : { phase: 'error' },
        );
      }
    },

    edit,

    submit: async (label, edits) => {
      const changes = await send(edits, false);
      done(label, changes);
      return changes[0]?.after ?? null;
    },

    undo: () => travel('undo'),
    redo: () => travel('redo'),

    retry: async (key) => {
      const failure = find(key);
      if (!failure) return false;
      publish(without(key));
      return edit(failure.label, failure.edits);
    },

    discard: (key) => publish(without(key)),
    compare: (key) => publish({ comparing: key }),

    resolve: async (key, patch) => {
      const failure = find(key);
      const id = failure?.error.current?.id;
      publish(without(key));
      if (!failure || id === undefined || Object.keys(patch).length === 0) return true;
      return edit(failure.label, [{ type: 'update', id, patch }]);
    },

    notify: (text) => publish({ message: say(text) }),
    dismissMessage: () => publish({ message: null }),
  };
}
