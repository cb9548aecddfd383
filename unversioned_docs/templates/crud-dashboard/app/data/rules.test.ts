// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { checkChange, checkJob } from './rules';
import { seedJobs } from './seed';
import { makeJob, TODAY } from './testing';

describe('checkJob', () => {
  it('accepts every job of the seed, on any day of the week', () => {
    for (const today of [TODAY, '2026-03-14', '2026-03-15', '2027-01-01']) {
      const jobs = seedJobs(today);
      expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
      for (const job of jobs) expect(checkJob(job), `Job ${job.id}`).toEqual({});
    }
  });

  it('rejects a due date before the drop-off, and a Sunday', () => {
    const job = makeJob({ droppedOff: '2026-03-12', due: '2026-03-11' });
    expect(checkJob(job).due).toContain('Mar 12');
    expect(checkJob({ ...job, due: '2026-03-12' }).due).toBeUndefined();
    expect(checkJob({ ...job, due: '2026-03-15' }).due).toContain('Sundays');
  });

  it('knows that the shop closes earlier on Saturdays', () => {
    expect(checkJob(makeJob({ due: '2026-03-13', pickupTime: '16:30' }))).toEqual({});
    expect(checkJob(makeJob({ due: '2026-03-14', pickupTime: '16:30' })).pickupTime).toContain(
      'Saturdays',
    );
  });

  it('compares the deposit with the estimate', () => {
    expect(checkJob(makeJob({ estimate: 100, deposit: 100 }))).toEqual({});
    expect(checkJob(makeJob({ estimate: 100, deposit: 101 })).deposit).toBeDefined();
  });

  it('rejects numbers that are none', () => {
    expect(Object.keys(checkJob(makeJob({ hours: Number.NaN, estimate: Number.NaN })))).toEqual([
      'hours',
      'estimate',
    ]);
  });

  it('needs a technician for work on the bench', () => {
    expect(checkJob(makeJob({ status: 'received', technician: '' }))).toEqual({});
    expect(checkJob(makeJob({ status: 'bench', technician: '' })).technician).toBeDefined();
  });
});

describe('checkChange', () => {
  it('reports what a field breaks elsewhere, but not what is wrong with other fields', () => {
    const job = makeJob({ status: 'bench', technician: '', email: 'nothing' });
    expect(checkChange(job, 'status')).toContain('technician');
    expect(checkChange(job, 'work')).toBeUndefined();
  });
});
