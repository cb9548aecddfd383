/** @jest-environment node */
import { createInspectThread, type InspectThread } from './thread';

/** Answers with the number of its thread instead of problems. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ id }) =>
      parentPort.postMessage({ id, inspection: { problems: [], notes: [String(threadId)] } }));
  `)}`,
);
const REQUEST = { code: '', packagesFrom: '', known: { modules: {}, types: [] } };

let thread: InspectThread;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(async () => {
  jest.useRealTimers();
  await thread.close();
});

it('ends when nothing was checked for a while, and starts again for the next check', async () => {
  thread = createInspectThread({ script: SCRIPT, idle: 5000 });
  const used = async () => (await thread.inspect(REQUEST)).notes[0];
  const first = await used();
  jest.advanceTimersByTime(4999);
  expect(await used()).toBe(first);
  jest.advanceTimersByTime(4999);
  expect(await used()).toBe(first);
  jest.advanceTimersByTime(5000);
  expect(await used()).not.toBe(first);
});
