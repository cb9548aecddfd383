/** @jest-environment node */
import { reloadQueue } from './reloads';

const reload = jest.fn();
const digests = new Map<string, string>();

const queueOf = () =>
  reloadQueue({
    digest: (file) => {
      const digest = digests.get(file);
      return digest === undefined
        ? Promise.reject(new Error('unreadable'))
        : Promise.resolve(digest);
    },
    reload,
    isPage: (file) => file.endsWith('.mdx'),
    isInput: (file) => file === 'sidebars.ts',
  });

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  digests.clear();
});
afterEach(() => jest.useRealTimers());

const later = () => jest.advanceTimersByTimeAsync(1000);

it("doesn't reload docs if no derived data has changed", async () => {
  const queue = queueOf();
  queue.remember('a.mdx', 'same');
  digests.set('a.mdx', 'same');
  queue.changed('change', 'a.mdx');
  await later();
  expect(reload).not.toHaveBeenCalled();
});

it('reloads docs once for simultaneous changes, and not again for the same content', async () => {
  const queue = queueOf();
  queue.remember('a.mdx', 'before');
  digests.set('a.mdx', 'after');
  queue.changed('change', 'a.mdx');
  queue.changed('change', 'sidebars.ts');
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
  queue.changed('change', 'a.mdx');
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['a page that is added', 'add', 'new.mdx'],
  ['a page that is removed', 'unlink', 'a.mdx'],
  ['a demo that is added', 'add', 'demos/New.tsx'],
  ['a sidebar', 'change', 'sidebars.ts'],
  ['a page that was never looked at', 'change', 'unknown.mdx'],
] as const)('reloads docs for %s', async (_what, event, file) => {
  const queue = queueOf();
  digests.set(file, 'digest');
  queue.changed(event, file);
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("doesn't reload docs when the code of a demo changes", async () => {
  const queue = queueOf();
  queue.changed('change', 'demos/Sorting.tsx');
  await later();
  expect(reload).not.toHaveBeenCalled();
});

it('reloads docs for an invalid page, so that Docusaurus reports the error, and again when it is fixed', async () => {
  const queue = queueOf();
  queue.remember('a.mdx', 'digest');
  queue.changed('change', 'a.mdx');
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
  digests.set('a.mdx', 'digest');
  queue.changed('change', 'a.mdx');
  await later();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('treats a file that an editor deletes and recreates as changed', async () => {
  const queue = queueOf();
  queue.remember('a.mdx', 'same');
  digests.set('a.mdx', 'same');
  queue.changed('unlink', 'a.mdx');
  queue.changed('add', 'a.mdx');
  await later();
  expect(reload).not.toHaveBeenCalled();
});

it("waits for the bundler's pending update", async () => {
  const queue = queueOf();
  queue.setBusy(true);
  queue.changed('change', 'sidebars.ts');
  await later();
  expect(reload).not.toHaveBeenCalled();
  queue.setBusy(false);
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
});
