// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { fieldsOf } from './jobs';
import type { DeskError } from './server';
import { makeJob, makeServer } from './testing';

describe('server', () => {
  it('raises the version with each change, and rejects an old one with the current job', async () => {
    const job = makeJob();
    const server = makeServer([job]);
    const change = (version: number, estimate: number) =>
      server.commit([{ type: 'update', id: job.id, version, patch: { estimate } }]);
    expect(await change(1, 300)).toEqual([{ ...job, estimate: 300, version: 2 }]);
    await expect(change(1, 400)).rejects.toMatchObject({
      kind: 'conflict',
      current: { estimate: 300, version: 2 },
    });
  });

  it('applies all operations or none', async () => {
    const [first, second] = [makeJob(), makeJob()];
    const server = makeServer([first, second]);
    await expect(
      server.commit([
        { type: 'update', id: first.id, version: 1, patch: { estimate: 1 } },
        { type: 'remove', id: second.id, version: 9 },
      ]),
    ).rejects.toMatchObject({ kind: 'conflict' });
    expect((await server.list()).jobs).toEqual([first, second]);
  });

  it('rejects a technician who doesn’t repair the instrument, next to the field', async () => {
    const job = makeJob({ instrument: 'trumpet', technician: 'adaeze' });
    const error = (await makeServer([job])
      .commit([{ type: 'update', id: job.id, version: 1, patch: { technician: 'tomasz' } }])
      .catch((reason: unknown) => reason)) as DeskError;
    expect(error.kind).toBe('invalid');
    expect(error.fields.technician).toContain('Tomasz Wilk');
  });

  it('rejects more hours than a technician has in a week', async () => {
    const jobs = [
      makeJob({ hours: 20 }),
      makeJob({ hours: 4, technician: '', status: 'received' }),
    ];
    const server = makeServer(jobs);
    const id = jobs[1]?.id ?? 0;
    const assign = (due: string) =>
      server.commit([{ type: 'update', id, version: 1, patch: { technician: 'ines', due } }]);
    await expect(assign('2026-03-12')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(assign('2026-03-19')).resolves.toHaveLength(1);
  });

  it('never gives an id twice', async () => {
    const job = makeJob();
    const server = makeServer([job]);
    const [created] = await server.commit([{ type: 'create', fields: fieldsOf(job) }]);
    const id = created?.id ?? 0;
    await server.commit([{ type: 'remove', id, version: 1 }]);
    const [next] = await server.commit([{ type: 'create', fields: fieldsOf(job) }]);
    expect(next?.id).toBe(id + 1);
  });

  it('fails every request in the mode "failing"', async () => {
    const server = makeServer([makeJob()]);
    server.setMode('failing');
    await expect(server.list()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('stops when the signal aborts', async () => {
    const controller = new AbortController();
    const list = makeServer([], { latency: { normal: 60_000 } }).list(controller.signal);
    controller.abort();
    await expect(list).rejects.toMatchObject({ name: 'AbortError' });
  });
});
