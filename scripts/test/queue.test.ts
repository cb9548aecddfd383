/** @jest-environment node */
import { runQueue, type Task } from './queue';

/** Runs tasks that end one by one, in the given order. Returns what started and ended. */
async function eventsOf(tasks: readonly Task[], cores: number, ends: readonly string[]) {
  const events: string[] = [];
  const open = new Map<string, () => void>();
  const all = runQueue(tasks, cores, ({ name }) => {
    events.push(`+${name}`);
    return new Promise((resolve) => open.set(name, resolve));
  });
  for (const name of ends) {
    events.push(`-${name}`);
    open.get(name)?.();
    // Until the next task has started.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await all;
  return events.join(' ');
}

it('runs a task on each core, in order', async () => {
  const tasks = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
  expect(await eventsOf(tasks, 2, ['b', 'a', 'c', 'd'])).toBe('+a +b -b +c -a +d -c -d');
  expect(await eventsOf(tasks, 1, ['a', 'b', 'c', 'd'])).toBe('+a -a +b -b +c -c +d -d');
});

it('starts a task after the one that it needs, and others in the meantime', async () => {
  const tasks = [{ name: 'build' }, { name: 'search', needs: 'build' }, { name: 'lint' }];
  expect(await eventsOf(tasks, 2, ['lint', 'build', 'search'])).toBe(
    '+build +lint -lint -build +search -search',
  );
  // Even if it is listed later.
  expect(await eventsOf([...tasks].reverse(), 2, ['lint', 'build', 'search'])).toBe(
    '+lint +build -lint -build +search -search',
  );
});

it('ignores a need that is not among the tasks', async () => {
  expect(await eventsOf([{ name: 'search', needs: 'build' }], 2, ['search'])).toBe(
    '+search -search',
  );
});

it('rejects if a task does, or if tasks need each other', async () => {
  const fail = () => Promise.reject(new Error('no such command'));
  await expect(runQueue([{ name: 'lint' }], 2, fail)).rejects.toThrow('no such command');
  const circle = [
    { name: 'a', needs: 'b' },
    { name: 'b', needs: 'a' },
  ];
  await expect(runQueue(circle, 2, fail)).rejects.toThrow('These need each other: a, b.');
});

it('starts a wide task when enough cores are free, and narrow ones in the meantime', async () => {
  const tasks = [
    { name: 'build' },
    { name: 'claims', width: 2 },
    { name: 'lint' },
    { name: 'docs' },
  ];
  expect(await eventsOf(tasks, 2, ['lint', 'build', 'docs', 'claims'])).toBe(
    '+build +lint -lint +docs -build -docs +claims -claims',
  );
  expect(await eventsOf([{ name: 'claims', width: 2 }], 1, ['claims'])).toBe('+claims -claims');
});
