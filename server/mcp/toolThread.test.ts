/** @jest-environment node */
import { createToolThread, type ToolThread, type ToolThreadOptions } from './toolThread';

/** Does what the body of a request says, and answers with how many threads there were. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ id, body }) => {
      const answer = () =>
        parentPort.postMessage({ id, answer: { status: 200, headers: [], body: String(threadId) } });
      if (body === 'loop') {
        for (;;);
      } else if (body === 'crash') {
        throw new RangeError('/secret/path');
      } else if (body === 'wait') {
        parentPort.postMessage({ id, isWaiting: true });
        setTimeout(() => {
          parentPort.postMessage({ id, isWaiting: false });
          answer();
        }, 400);
      } else {
        answer();
      }
    });
    parentPort.postMessage('ready');
  `)}`,
);

let thread: ToolThread;
let time = 0;
const open = (options: Partial<ToolThreadOptions> = {}) => {
  thread = createToolThread({
    script: SCRIPT,
    timeout: 300,
    data: { siteDir: '', directory: '' },
    onError: () => undefined,
    now: () => time,
    ...options,
  });
};
const send = async (body: string, client?: string) => {
  const request = new Request('http://localhost/mcp', { method: 'POST', body });
  const response = await thread.handle(request, client);
  return { response, status: response.status, text: await response.text() };
};
afterEach(() => thread.close());

it('ends a request that takes too long, and answers the others, while this thread goes on', async () => {
  open();
  const before = await send('');
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const answers = await Promise.all([send('wait', 'b'), send('loop', 'a'), send('other', 'c')]);
  const after = await send('');
  clearInterval(timer);
  const [waiting, loop, next] = answers;
  expect([loop.status, loop.text]).toEqual([503, expect.stringContaining('longer than 0.3 s')]);
  expect([waiting.status, next.status]).toEqual([200, 200]);
  expect(after.text).not.toBe(before.text);
  // The loop takes 300 ms at least.
  expect(longest).toBeLessThan(250);
});

it('lets others have their turn while a request waits for another thread, however long', async () => {
  open();
  const order: string[] = [];
  const note = (name: string) => async () => order.push(`${name} ${(await send(name)).status}`);
  await Promise.all([note('wait')(), note('other')()]);
  expect(order).toEqual(['other 200', 'wait 200']);
});

it('survives a request that makes the thread fail, and tells no message of it', async () => {
  open();
  const crash = await send('crash');
  expect(crash.status).toBe(503);
  expect(crash.text).toContain('RangeError');
  expect(crash.text).not.toContain('secret');
  expect((await send('')).status).toBe(200);
});

it('refuses requests while no thread can be started, and answers those after', async () => {
  // Can't be sent to a thread, so that none starts.
  const data = { siteDir: '', directory: '', fault: (): void => undefined };
  open({ data });
  expect(await Promise.all([send(''), send('', 'b')])).toMatchObject([
    { status: 503, text: expect.stringContaining("couldn't be started") as string },
    { status: 503 },
  ]);
  Reflect.deleteProperty(data, 'fault');
  expect(await send('')).toMatchObject({ status: 200 });
});

it('limits the requests of each client', async () => {
  open();
  for (let count = 0; count < 100; count += 1) {
    expect((await send('', 'a')).status).toBe(200);
  }
  const { response, text } = await send('', 'a');
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(text).toContain('Try again in 1 s.');
  expect((await send('', 'b')).status).toBe(200);
  time += 1000;
  expect((await send('', 'a')).status).toBe(200);
});

it('refuses a body that is too large before it reaches the thread', async () => {
  open({ mostWaiting: 0 });
  expect((await send('x'.repeat(256 * 1024))).status).toBe(503);
  expect((await send('x'.repeat(256 * 1024 + 1))).status).toBe(413);
});
