/** @jest-environment node */
import { createInspectThread, type InspectThread } from './thread';

/** Answers with the number of its thread instead of problems. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ id }) =>
      parentPort.postMessage({ id, answer: { problems: [], notes: [String(threadId)] } }));
    parentPort.postMessage('ready');
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

it('lets clients take turns', async () => {
  thread = createInspectThread({ script: SCRIPT, mostWaiting: 3 });
  const order: string[] = [];
  const check = (client: string, name: string) =>
    thread.inspect(REQUEST, client).then(
      () => order.push(name),
      () => order.push(`${name} refused`),
    );
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => check('a', name)),
    ...['b1', 'b2'].map((name) => check('b', name)),
    check('c', 'c1'),
  ]);
  expect(order).toEqual(['a4 refused', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

describe('a check that takes long', () => {
  /** Answers only the first check. */
  const SILENT = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.once('message', ({ id }) =>
        parentPort.postMessage({ id, answer: { problems: [], notes: [] } }));
      parentPort.on('message', () => {});
      parentPort.postMessage('ready');
    `)}`,
  );
  let used: number;
  const start = async () => {
    used = 0;
    thread = createInspectThread({ script: SILENT, timeout: 1000, processorTime: () => used });
    await thread.inspect(REQUEST);
    const ends: string[] = [];
    thread.inspect(REQUEST).catch((error: unknown) => ends.push(String(error)));
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    await settle();
    return async (milliseconds: number) => {
      jest.advanceTimersByTime(milliseconds);
      await settle();
      return ends;
    };
  };

  it('may go on while the machine is busy with something else', async () => {
    const endAfter = await start();
    used = 400;
    expect(await endAfter(1500)).toEqual([]);
    used = 1000;
    expect(await endAfter(200)).toEqual([expect.stringContaining('took longer than 1 s')]);
  });

  it('ends after three times as long in any case', async () => {
    const endAfter = await start();
    expect(await endAfter(2900)).toEqual([]);
    expect(await endAfter(200)).toEqual([expect.stringContaining('took longer')]);
  });
});
