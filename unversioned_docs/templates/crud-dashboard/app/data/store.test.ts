// @vitest-environment node
import { describe, expect, it } from 'vitest';

import type { Job } from './jobs';
import { createJobStore } from './store';
import { fieldsOf } from './jobs';
import { makeJob, makeServer } from './testing';

async function setup(...jobs: Job[]) {
  const server = makeServer(jobs);
  const store = createJobStore(server);
  await store.load();
  const job = (id = jobs[0]?.id) => store.getState().jobs.find((other) => other.id === id);
  const failure = () => {
    const first = store.getState().failures[0];
    if (!first) throw new Error('There is no failure.');
    return first;
  };
  return { server, store, job, failure };
}

describe('edits', () => {
  it('are shown at once, and confirmed later', async () => {
    const original = makeJob();
    const { store, job } = await setup(original);
    const saved = store.edit('Estimate', [
      { type: 'update', id: original.id, patch: { estimate: 500 } },
    ]);
    expect(job()).toMatchObject({ estimate: 500, version: 1 });
    expect(store.getState().saving).toBe(1);
    expect(await saved).toBe(true);
    expect(job()).toMatchObject({ estimate: 500, version: 2 });
    expect(store.getState()).toMatchObject({ saving: 0, undoLabel: 'Estimate' });
  });

  it('that follow quickly are no conflict', async () => {
    const original = makeJob();
    const { store, job } = await setup(original);
    const { id } = original;
    const results = await Promise.all([
      store.edit('A', [{ type: 'update', id, patch: { estimate: 1 } }]),
      store.edit('B', [{ type: 'update', id, patch: { hours: 2 } }]),
    ]);
    expect(results).toEqual([true, true]);
    expect(job()).toMatchObject({ estimate: 1, hours: 2, version: 3 });
  });

  it('that fail are reverted and kept, and can be tried again', async () => {
    const original = makeJob();
    const { server, store, job, failure } = await setup(original);
    server.setMode('failing');
    await store.edit('Estimate', [{ type: 'update', id: original.id, patch: { estimate: 500 } }]);
    expect(job()).toEqual(original);
    expect(failure()).toMatchObject({ label: 'Estimate', error: { kind: 'unavailable' } });
    server.setMode('normal');
    expect(await store.retry(failure().key)).toBe(true);
    expect(job()?.estimate).toBe(500);
    expect(store.getState().failures).toEqual([]);
  });

  it('that meet a newer version ask what to keep', async () => {
    const original = makeJob({ estimate: 200 });
    const { server, store, job, failure } = await setup(original);
    server.changeAsColleague(original.id);
    await store.edit('Estimate', [{ type: 'update', id: original.id, patch: { estimate: 500 } }]);
    expect(job()?.estimate).toBe(240);
    expect(store.getState().comparing).toBe(failure().key);
    expect(failure().base?.estimate).toBe(200);
    await store.resolve(failure().key, { estimate: 500 });
    expect(job()).toMatchObject({ estimate: 500, version: 3 });
    expect(job()?.notes).not.toBe('');
  });
});

describe('undo', () => {
  it('takes back and repeats changes, deletions, and new jobs', async () => {
    const original = makeJob();
    const { store, job } = await setup(original);
    const { id } = original;
    await store.edit('Status', [{ type: 'update', id, patch: { status: 'ready' } }]);
    await store.edit('Delete', [{ type: 'remove', id }]);
    const created = await store.submit('Create', [{ type: 'create', fields: fieldsOf(original) }]);
    expect(store.getState().jobs.map((other) => other.id)).toEqual([created?.id]);

    await store.undo();
    expect(store.getState().jobs).toEqual([]);
    await store.undo();
    expect(job()?.status).toBe('ready');
    await store.undo();
    expect(job()?.status).toBe('bench');
    expect(store.getState()).toMatchObject({ undoLabel: null, redoLabel: 'Status' });

    await store.redo();
    await store.redo();
    expect(job()).toBeUndefined();
    await store.redo();
    expect(store.getState().jobs.map((other) => other.id)).toEqual([created?.id]);
  });

  it('changes only the fields of the step', async () => {
    const original = makeJob({ estimate: 100, hours: 1 });
    const { store, job } = await setup(original);
    const { id } = original;
    await store.edit('A', [{ type: 'update', id, patch: { estimate: 200 } }]);
    await store.edit('B', [{ type: 'update', id, patch: { hours: 2 } }]);
    await store.undo();
    expect(job()).toMatchObject({ estimate: 200, hours: 1 });
  });

  it('takes a bulk action back as one step', async () => {
    const jobs = [makeJob(), makeJob(), makeJob()];
    const { store } = await setup(...jobs);
    await store.edit(
      'Delete two',
      jobs.slice(0, 2).map(({ id }) => ({ type: 'remove', id })),
    );
    expect(store.getState().jobs).toHaveLength(1);
    await store.undo();
    expect(store.getState().jobs).toHaveLength(3);
  });

  it('stays possible if the server fails', async () => {
    const original = makeJob({ estimate: 100 });
    const { server, store, job } = await setup(original);
    await store.edit('A', [{ type: 'update', id: original.id, patch: { estimate: 200 } }]);
    server.setMode('failing');
    await store.undo();
    expect(job()?.estimate).toBe(200);
    expect(store.getState().undoLabel).toBe('A');
    server.setMode('normal');
    await store.undo();
    expect(job()?.estimate).toBe(100);
  });
});

describe('load', () => {
  it('reports a failure, and recovers', async () => {
    const server = makeServer([makeJob()]);
    server.setMode('failing');
    const store = createJobStore(server);
    await store.load();
    expect(store.getState().phase).toBe('error');
    server.setMode('normal');
    await store.load();
    expect(store.getState()).toMatchObject({ phase: 'ready', today: '2026-03-11' });
  });

  it('keeps the jobs if only the refresh fails', async () => {
    const { server, store } = await setup(makeJob());
    server.setMode('failing');
    await store.load();
    expect(store.getState()).toMatchObject({ phase: 'ready', jobs: [{}] });
    expect(store.getState().message?.text).toContain('didn’t respond');
  });
});
