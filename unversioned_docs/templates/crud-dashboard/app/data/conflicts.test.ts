// @vitest-environment node
import { expect, it } from 'vitest';

import { compareChanges, describeEdit } from './conflicts';
import { makeJob } from './testing';

it('suggests the value of the person who changed it, and marks what both changed', () => {
  const base = makeJob({ estimate: 200, notes: '', hours: 3 });
  const current = { ...base, estimate: 240, notes: 'Call first.', version: 2 };
  expect(compareChanges(base, { estimate: 500, hours: 4 }, current)).toEqual([
    { field: 'hours', isContested: false, yours: '4 h', theirs: '3 h', suggestion: 'yours' },
    { field: 'estimate', isContested: true, yours: '$500', theirs: '$240', suggestion: 'yours' },
    { field: 'notes', isContested: false, yours: '–', theirs: 'Call first.', suggestion: 'theirs' },
  ]);
});

it('does not ask about equal values', () => {
  const base = makeJob({ estimate: 200 });
  expect(compareChanges(base, { estimate: 240 }, { ...base, estimate: 240 })).toEqual([]);
});

it('describes an edit', () => {
  const job = makeJob({ id: 7 });
  expect(describeEdit(job, { due: '2026-03-20' })).toBe('Job 7: due date Mar 20, 2026');
  expect(describeEdit(job, { due: '2026-03-20', hours: 1 })).toBe('Job 7: 2 fields changed');
});
