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

it('leaves the docs alone when nothing that is derived from a page has changed', async () => {
  const queue = queueOf();
  queue.remember('a.mdx', 'same');
  digests.set('a.mdx', 'same');
  queue.changed('change', 'a.mdx');
  await later();
  expect(reload).not.toHaveBeenCalled();
});

it('loads the docs once for all that changed together, and not again for the same', async () => {
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
] as const)('loads the docs for %s', async (_what, event, file) => {
  const queue = queueOf();
  digests.set(file, 'digest');
  queue.changed(event, file);
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves the docs alone when the code of a demo changes', async () => {
  const queue = queueOf();
  queue.changed('change', 'demos/Sorting.tsx');
  await later();
  expect(reload).not.toHaveBeenCalled();
});

it('loads the docs for a page that cannot be read, so that Docusaurus says why, and again once it can', async () => {
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

it('takes a file that an editor removes and writes anew for one that has changed', async () => {
  const queue = queueOf();
  queue.remember('a.mdx', 'same');
  digests.set('a.mdx', 'same');
  queue.changed('unlink', 'a.mdx');
  queue.changed('add', 'a.mdx');
  await later();
  expect(reload).not.toHaveBeenCalled();
});

it('waits for the update that the bundler is about to send', async () => {
  const queue = queueOf();
  queue.setBusy(true);
  queue.changed('change', 'sidebars.ts');
  await later();
  expect(reload).not.toHaveBeenCalled();
  queue.setBusy(false);
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
});
