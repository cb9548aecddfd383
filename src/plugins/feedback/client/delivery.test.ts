import { fakeStorage, submission } from '@site/scripts/jest/feedback';

import type { Submission } from '../types';

import {
  CLAIM_MS,
  deliver as deliverWaiting,
  deliverQueue,
  TIMEOUT_MS,
  type DeliveryEnvironment,
} from './delivery';
import { createQueue, QUEUE_KEY } from './queue';

type Answer = { status?: number; body?: string } | 'no network' | 'no answer';

/** Creates a browser, and a server that gives these answers first and then accepts everything. */
function browser({ answers = [] as Answer[], kept = undefined as string | undefined } = {}) {
  const storage = fakeStorage(kept === undefined ? {} : { [QUEUE_KEY]: kept });
  const requests: { url: string; init: RequestInit; body: Record<string, unknown> }[] = [];
  const timers: { callback: () => void; milliseconds: number; isStopped: boolean }[] = [];
  let time = 1_000_000;
  const environment: DeliveryEnvironment = {
    endpoint: '/feedback',
    queue: createQueue(() => storage),
    readerId: () => 'reader',
    fetch: (url, init = {}) => {
      const body = JSON.parse(init.body as string) as Record<string, unknown>;
      requests.push({ url: url as string, init, body });
      const answer = answers.shift() ?? {};
      if (answer === 'no network') {
        return Promise.reject(new TypeError('Failed to fetch'));
      }
      if (answer === 'no answer') {
        return new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        });
      }
      const { status = 200, body: text = '{"ok":true}' } = answer;
      return Promise.resolve({
        status,
        ok: status === 200,
        // eslint-disable-next-line @typescript-eslint/require-await
        json: async () => JSON.parse(text) as unknown,
      } as Response);
    },
    now: () => time,
    delay: (callback, milliseconds) => {
      const timer = { callback, milliseconds, isStopped: false };
      timers.push(timer);
      return () => {
        timer.isStopped = true;
      };
    },
    alone: (task) => task(),
  };
  return {
    environment,
    queue: environment.queue,
    requests,
    timers,
    /** Another tab of the same browser. */
    otherTab: () => ({ ...environment, queue: createQueue(() => storage) }),
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    pages: () => requests.map(({ body }) => body.page),
    flush: (isHeld: (held: Submission) => boolean = () => false, on = () => {}) =>
      deliverQueue(environment, isHeld, on),
  };
}

/** Puts an answer into the queue and sends it. */
function deliver(answer: Submission, environment: DeliveryEnvironment) {
  environment.queue.put({ submission: answer });
  return deliverWaiting(answer, environment);
}

describe('sending an answer', () => {
  it('is skipped if the answer is being sent or has been replaced', async () => {
    const { environment, queue, requests } = browser();
    expect(await deliverWaiting(submission(), environment)).toBe('left');
    queue.put({ submission: submission(), sentAt: 1 });
    expect(await deliverWaiting(submission(), environment)).toBe('left');
    queue.put({ submission: submission({ rating: 0 }) });
    expect(await deliverWaiting(submission(), environment)).toBe('left');
    expect(queue.entries()).toEqual([{ submission: submission({ rating: 0 }) }]);
    expect(requests).toEqual([]);
  });

  it('is one request with the answer and the reader ID, and no other personal data', async () => {
    const { environment, requests, queue, timers } = browser();
    expect(await deliver(submission({ comment: 'Good' }), environment)).toBe('accepted');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toBe('/feedback');
    expect(requests[0]?.body).toEqual({ reader: 'reader', ...submission({ comment: 'Good' }) });
    expect(requests[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
    });
    expect(queue.entries()).toEqual([]);
    expect(timers.map(({ isStopped }) => isStopped)).toEqual([true]);
  });

  it('keeps the answer in the queue until the server responds', async () => {
    const { environment, queue, timers } = browser({ answers: ['no answer'] });
    const outcome = deliver(submission(), environment);
    expect(queue.entries()).toEqual([{ submission: submission(), sentAt: 1_000_000 }]);
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([TIMEOUT_MS]);
    timers[0]?.callback();
    expect(await outcome).toBe('failed');
    expect(queue.entries()).toEqual([{ submission: submission() }]);
  });

  test.each<Answer>([
    'no network',
    { status: 500 },
    { status: 503, body: '{"error":{"message":"The disk is full"}}' },
    { status: 408 },
    { status: 429 },
    { status: 304 },
    { body: '<!doctype html><title>Sign in</title>' },
    { body: '{"ok":false}' },
    { body: '{}' },
    { body: 'null' },
    { body: '"ok"' },
  ])('keeps the answer after %j', async (answer) => {
    const { environment, queue } = browser({ answers: [answer] });
    expect(await deliver(submission(), environment)).toBe('failed');
    expect(queue.entries()).toEqual([{ submission: submission() }]);
  });

  test.each([400, 404, 405, 413, 415, 422])(
    "drops the answer after %d, which a retry can't fix",
    async (status) => {
      const { environment, queue } = browser({ answers: [{ status, body: '{}' }] });
      expect(await deliver(submission(), environment)).toBe('refused');
      expect(queue.entries()).toEqual([]);
    },
  );

  test.each<Answer>([{}, 'no network'])(
    "doesn't affect a newer answer of the reader (%j)",
    async (answer) => {
      const { environment, queue } = browser({ answers: [answer] });
      const sending = deliver(submission(), environment);
      const changed = { submission: submission({ rating: 0 }) };
      queue.put(changed);
      await sending;
      expect(queue.entries()).toEqual([changed]);
    },
  );
});

describe('sending the queue', () => {
  const list = (...pages: string[]) => pages.map((page) => ({ submission: submission({ page }) }));

  it('sends each answer once, oldest first', async () => {
    const { pages, queue, flush } = browser({ kept: JSON.stringify(list('/a', '/b', '/c')) });
    const delivered = jest.fn();
    await flush(undefined, delivered);
    await flush();
    expect(pages()).toEqual(['/a', '/b', '/c']);
    expect(delivered).toHaveBeenCalledTimes(3);
    expect(queue.entries()).toEqual([]);
  });

  it('stops at the first failure, and keeps the rest', async () => {
    const { pages, queue, flush } = browser({
      kept: JSON.stringify(list('/a', '/b', '/c')),
      answers: [{}, { status: 503 }],
    });
    await flush();
    expect(pages()).toEqual(['/a', '/b']);
    expect(queue.entries().map(({ submission: { page } }) => page)).toEqual(['/c', '/b']);
  });

  it('continues after an answer that is rejected permanently', async () => {
    const { pages, queue, flush } = browser({
      kept: JSON.stringify(list('/a', '/b')),
      answers: [{ status: 400, body: '{}' }],
    });
    const delivered = jest.fn();
    await flush(undefined, delivered);
    expect(pages()).toEqual(['/a', '/b']);
    expect(delivered).toHaveBeenCalledTimes(1);
    expect(queue.entries()).toEqual([]);
  });

  it('skips an answer that the reader is still editing', async () => {
    const { pages, queue, flush } = browser({ kept: JSON.stringify(list('/a', '/b')) });
    await flush(({ page }) => page === '/a');
    expect(pages()).toEqual(['/b']);
    expect(queue.entries()).toEqual(list('/a'));
  });

  it('skips an answer that another tab is sending, with or without locks', async () => {
    const { environment, otherTab, pages } = browser({ kept: JSON.stringify(list('/a', '/b')) });
    await Promise.all(
      [environment, otherTab()].map((tab) =>
        deliverQueue(
          tab,
          () => false,
          () => {},
        ),
      ),
    );
    expect(pages().toSorted()).toEqual(['/a', '/b']);
  });

  it('retries an answer that a closed page started sending, but only after its lease expires', async () => {
    const entry = { submission: submission({ page: '/a' }), sentAt: 1_000_000 };
    const { pages, flush, wait } = browser({ kept: JSON.stringify([entry]) });
    wait(CLAIM_MS - 1);
    await flush();
    expect(pages()).toEqual([]);
    wait(1);
    await flush();
    expect(pages()).toEqual(['/a']);
  });

  test.each([9e15, -1, null, 'soon', {}])('ignores an invalid start time of %j', async (sentAt) => {
    const { pages, flush } = browser({
      kept: JSON.stringify([{ submission: submission({ page: '/a' }), sentAt }]),
    });
    await flush();
    expect(pages()).toEqual(['/a']);
  });

  it('does nothing while another tab is sending', async () => {
    const { environment, pages } = browser({ kept: JSON.stringify(list('/a')) });
    const locked = { ...environment, alone: () => Promise.resolve() };
    await deliverQueue(
      locked,
      () => false,
      () => {},
    );
    expect(pages()).toEqual([]);
  });

  it('sends the comments on sections as such, beside the answer for their page', async () => {
    const comments = [
      submission({ section: 'sort' }),
      submission({ section: 'sort', scope: 'section' }),
      submission({ section: 'filter', scope: 'section' }),
    ];
    const broken = { ...submission({ section: null }), page: '/b', scope: 'section' };
    const { requests, queue, flush } = browser({
      kept: JSON.stringify([...comments, broken].map((comment) => ({ submission: comment }))),
    });
    await flush();
    expect(requests.map(({ body }) => body)).toEqual(
      [...comments, submission({ page: '/b' })].map((comment) => ({
        reader: 'reader',
        ...comment,
      })),
    );
    expect(queue.entries()).toEqual([]);
  });

  it('sends no fields or values that others stored', async () => {
    const { requests, queue, flush } = browser({
      kept: JSON.stringify([
        {
          submission: {
            ...submission(),
            reader: 'somebody',
            reasons: ['clear', 'wrong', 7, '<b>'],
            comment: 'x'.repeat(3000),
            section: 5,
            extra: true,
          },
        },
        { submission: { ...submission({ page: '/b' }), rating: 2 } },
        { submission: { ...submission({ page: '/c' }), locale: null } },
      ]),
    });
    await flush();
    expect(requests.map(({ body }) => body)).toEqual([
      {
        reader: 'reader',
        ...submission({ reasons: ['clear'], comment: 'x'.repeat(2000), section: null }),
      },
    ]);
    expect(queue.entries()).toEqual([]);
  });
});
