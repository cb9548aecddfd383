/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { openThread } from '.';

const folder = temporaryFolder();

/** Writes a module into a folder, and returns its path. */
const moduleOf = (code: string): string => {
  writeFiles(folder(), { 'work.ts': code });
  return path.join(folder(), 'work.ts');
};

it('processes tasks in another thread, with data that it gets once', async () => {
  const thread = openThread<{ greeting: string }, string, { text: string; thread: number }>(
    moduleOf(`
      import { threadId } from 'node:worker_threads';
      export default ({ greeting }: { greeting: string }) => {
        let count = 0;
        return async (name: string) => ({
          text: \`\${(count += 1)}. \${greeting}, \${name}\`,
          thread: threadId,
        });
      };
    `),
    { greeting: 'Hello' },
  );
  const results = await Promise.all(['Ada', 'Grace'].map((name) => thread.run(name)));
  await thread.close();

  expect(results.map(({ text }) => text)).toEqual(['1. Hello, Ada', '2. Hello, Grace']);
  const [one, other] = results.map((result) => result.thread);
  expect(one).toBeGreaterThan(0);
  expect(other).toBe(one);
});

it('passes on errors of a task, and processes the next one', async () => {
  const thread = openThread<undefined, number, number>(
    moduleOf(`
      export default () => (task: number) => {
        if (task < 0) {
          throw new RangeError('too small');
        }
        return Math.sqrt(task);
      };
    `),
    undefined,
  );
  await expect(thread.run(-1)).rejects.toThrow('too small');
  await expect(thread.run(9)).resolves.toBe(3);
  await thread.close();
});

it('passes on errors of the module', async () => {
  const thread = openThread<undefined, number, number>(
    moduleOf(`throw new Error('nothing works');`),
    undefined,
  );
  await expect(thread.run(1)).rejects.toThrow('nothing works');
  await thread.close();
});

it('can be closed before it has started', async () => {
  await expect(openThread('/nowhere.ts', undefined).close()).resolves.toBeUndefined();
});
