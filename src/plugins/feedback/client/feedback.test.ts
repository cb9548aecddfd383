import { fakeStorage, submission } from '@site/scripts/jest/feedback';

import type { Answer, Outcome, Submission } from '../types';

import { deliver } from './delivery';
import { createFeedback } from './feedback';
import { createQueue } from './queue';

const PAGE = { page: '/x/react-data-grid/sorting', version: '8.12.1' };
const KEY = 'feedback-/x/react-data-grid/sorting-8.12.1';

const FULL: Answer = {
  rating: 1,
  reasons: ['clear'],
  comment: 'The table of operators',
  section: 'operators',
};

type Answered = Exclude<Outcome, 'left'>;

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Creates a page, and a server that answers when the test says so. */
function page(kept: Record<string, string> = {}) {
  const storage = fakeStorage(kept);
  const queue = createQueue(() => storage);
  const sent: Submission[] = [];
  const waiting: ((outcome: Answered) => void)[] = [];
  const feedback = createFeedback(PAGE, {
    storage: () => storage,
    queue,
    describe: () => ({ ...PAGE, locale: 'en', codeVariant: 'TS', codeStyling: 'MUI System' }),
    deliver: (answer) =>
      deliver(answer, {
        endpoint: '/feedback',
        queue,
        readerId: () => 'reader',
        fetch: () => {
          sent.push(answer);
          return new Promise((resolve) => {
            waiting.push((outcome) => {
              const status = { accepted: 200, refused: 400, failed: 503 }[outcome];
              resolve({
                status,
                ok: status === 200,
                json: () => Promise.resolve({ ok: true }),
              } as Response);
            });
          });
        },
        now: () => 1,
        delay: () => () => {},
        alone: (task) => task(),
      }),
  });
  feedback.load();
  const restoreFocus = jest.fn();
  return {
    feedback,
    queue,
    sent,
    restoreFocus,
    stored: (key = KEY) => JSON.parse(storage.getItem(key) ?? 'null') as unknown,
    choose: (rating: 0 | 1) => feedback.choose(rating, restoreFocus),
    answer: async (outcome: Answered = 'accepted') => {
      await settle();
      waiting.shift()?.(outcome);
      await settle();
    },
  };
}

describe('a rating', () => {
  it('has nothing to render again if the reader has never answered', () => {
    const { feedback } = page();
    const onChange = jest.fn();
    feedback.subscribe(onChange);
    feedback.load();
    expect(onChange).not.toHaveBeenCalled();
  });

  it("is stored immediately and opens the form, and isn't sent while the form is open", async () => {
    const { feedback, queue, sent, choose, stored } = page();
    choose(1);
    await settle();
    const rating = { rating: 1, reasons: [], comment: '', section: null };
    expect(feedback.get()).toMatchObject({
      answer: rating,
      form: { place: 'page', section: null },
      result: undefined,
    });
    expect(stored()).toEqual(rating);
    expect(queue.entries()).toEqual([{ submission: submission() }]);
    expect(feedback.isHeld(submission())).toBe(true);
    expect(sent).toEqual([]);
  });

  test.each(['cancel', 'leave'] as const)('is sent alone on %s, once', async (how) => {
    const { feedback, sent, choose, answer, queue } = page();
    choose(0);
    feedback[how]();
    feedback[how]();
    await answer();
    feedback.leave();
    expect(sent).toEqual([submission({ rating: 0 })]);
    expect(queue.entries()).toEqual([]);
    expect(feedback.get().result).toBe('accepted');
  });

  it('is sent once, however often it is clicked', async () => {
    const { feedback, sent, choose, answer } = page();
    choose(1);
    choose(1);
    feedback.cancel();
    await answer();
    choose(1);
    feedback.cancel();
    await answer();
    expect(sent).toHaveLength(1);
  });

  it('has the value that was clicked last', async () => {
    const { feedback, sent, choose, answer } = page();
    choose(1);
    choose(0);
    expect(feedback.get().form).toBeDefined();
    feedback.cancel();
    await answer();
    expect(sent).toEqual([submission({ rating: 0 })]);
  });

  it("isn't sent if another tab has sent it or is about to", async () => {
    for (const meanwhile of ['sent', 'being sent']) {
      const { feedback, queue, sent, choose } = page();
      choose(1);
      if (meanwhile === 'sent') {
        queue.write([]);
      } else {
        queue.put({ submission: submission(), sentAt: 1 });
      }
      feedback.cancel();
      await settle();
      expect(sent).toEqual([]);
      expect(feedback.get().result).toBeUndefined();
    }
  });

  it("shows an error on failure, stays in the queue, and isn't sent again by this page", async () => {
    const { feedback, queue, sent, choose, answer } = page();
    choose(1);
    feedback.cancel();
    await answer('failed');
    expect(feedback.get().result).toBe('failed');
    expect(queue.entries()).toEqual([{ submission: submission() }]);
    feedback.leave();
    expect(sent).toHaveLength(1);
  });
});

describe('a submission', () => {
  it('is one request that includes the rating', async () => {
    const { feedback, sent, choose, answer, stored, queue } = page();
    choose(1);
    void feedback.submit(FULL);
    void feedback.submit(FULL);
    expect(feedback.get().result).toBe('sending');
    await answer();
    expect(sent).toEqual([submission(FULL)]);
    expect(feedback.get()).toMatchObject({ answer: FULL, result: 'accepted', form: undefined });
    feedback.leave();
    feedback.cancel();
    expect(sent).toHaveLength(1);
    expect(stored()).toEqual(FULL);
    expect(queue.entries()).toEqual([]);
  });

  it('leaves the form open and the answer in the queue on failure, and can be retried', async () => {
    const { feedback, sent, choose, answer, queue } = page();
    choose(1);
    void feedback.submit(FULL);
    await answer('failed');
    expect(feedback.get()).toMatchObject({ result: 'failed', form: { place: 'page' } });
    expect(queue.entries()).toEqual([{ submission: submission(FULL) }]);
    expect(feedback.isHeld(submission(FULL))).toBe(false);
    void feedback.submit(FULL);
    await answer();
    expect(sent).toHaveLength(2);
    expect(feedback.get()).toMatchObject({ result: 'accepted', form: undefined });
  });

  it('leaves the form open but nothing in the queue if it is rejected', async () => {
    const { feedback, choose, answer, queue } = page();
    choose(1);
    void feedback.submit(FULL);
    await answer('refused');
    expect(feedback.get()).toMatchObject({ result: 'failed', form: { place: 'page' } });
    expect(queue.entries()).toEqual([]);
  });

  it('keeps the form open if the answer has been edited meanwhile', async () => {
    const { feedback, sent, choose, answer } = page();
    choose(1);
    void feedback.submit(FULL);
    await settle();
    choose(0);
    await answer();
    expect(feedback.get()).toMatchObject({ answer: { rating: 0 }, form: { place: 'page' } });
    feedback.cancel();
    await answer();
    expect(sent.map(({ rating }) => rating)).toEqual([1, 0]);
  });

  it('waits for a rating in flight so that the server gets the final answer last', async () => {
    const { feedback, sent, choose, answer, queue } = page();
    choose(1);
    feedback.cancel();
    await settle();
    choose(1);
    void feedback.submit(FULL);
    await settle();
    expect(sent).toHaveLength(1);
    expect(queue.entries()).toEqual([{ submission: submission(FULL) }]);
    await answer();
    await answer();
    expect(sent).toEqual([submission(), submission(FULL)]);
    expect(feedback.get()).toMatchObject({ result: 'accepted', form: undefined });
  });

  it("replaces a rating that hasn't been sent yet", async () => {
    const { feedback, sent, choose, answer } = page();
    choose(1);
    feedback.cancel();
    choose(1);
    void feedback.submit(FULL);
    await answer();
    expect(sent).toEqual([submission(FULL)]);
    expect(feedback.get()).toMatchObject({ result: 'accepted', form: undefined });
  });

  it('clears the error if it arrives after all', async () => {
    const { feedback, choose, answer } = page();
    choose(1);
    void feedback.submit(FULL);
    await answer('failed');
    feedback.onDelivered(submission({ page: '/x/other' }));
    expect(feedback.get().result).toBe('failed');
    feedback.onDelivered(submission(FULL));
    expect(feedback.get().result).toBe('accepted');
  });
});

describe('a comment on a section', () => {
  it('opens the form for the section, and sends nothing by itself', async () => {
    const { feedback, sent, restoreFocus } = page();
    feedback.comment('operators', restoreFocus);
    expect(feedback.get().form).toEqual({ place: 'dialog', section: 'operators', restoreFocus });
    feedback.cancel();
    await settle();
    expect(sent).toEqual([]);
    expect(feedback.get().form).toBeUndefined();
    expect(feedback.get().answer).toBeUndefined();
  });

  it('accepts a rating, and keeps its section', () => {
    const { feedback, restoreFocus } = page();
    feedback.comment('operators', restoreFocus);
    feedback.choose(0, restoreFocus);
    expect(feedback.get().answer).toBeUndefined();
    expect(feedback.get()).toMatchObject({
      comments: { operators: { rating: 0 } },
      form: { place: 'dialog', section: 'operators', restoreFocus },
    });
  });

  const ON_SECTION: Answer = { rating: 0, reasons: [], comment: 'Wrong', section: 'operators' };

  it('and the answer for the page are both kept, sent, and there at the next visit', async () => {
    const first = page();
    first.choose(1);
    void first.feedback.submit({ ...FULL, section: null });
    await first.answer();
    first.feedback.comment('operators', first.restoreFocus);
    first.feedback.choose(0, first.restoreFocus);
    void first.feedback.submit(ON_SECTION);
    await first.answer();
    expect(first.sent).toEqual([
      submission({ ...FULL, section: null }),
      submission({ ...ON_SECTION, scope: 'section' }),
    ]);
    expect(first.stored()).toEqual({ ...FULL, section: null });
    expect(first.stored(`${KEY}#operators`)).toEqual(ON_SECTION);

    const { feedback, restoreFocus } = page({
      [KEY]: JSON.stringify(first.stored()),
      [`${KEY}#operators`]: JSON.stringify(ON_SECTION),
      [`${KEY}#broken`]: '{',
    });
    feedback.comment('operators', restoreFocus);
    feedback.comment('broken', restoreFocus);
    expect(feedback.get().answer).toMatchObject({ comment: FULL.comment });
    expect(feedback.get().comments?.operators).toEqual(ON_SECTION);
    expect(feedback.get().comments?.broken).toBeUndefined();
  });

  it('waits in the queue beside the answer for the page', async () => {
    const { feedback, queue, choose, answer, restoreFocus } = page();
    choose(1);
    void feedback.submit(FULL);
    await answer('failed');
    feedback.cancel();
    feedback.comment('operators', restoreFocus);
    feedback.choose(0, restoreFocus);
    void feedback.submit(ON_SECTION);
    await answer('failed');
    expect(queue.entries().map((entry) => entry.submission)).toEqual([
      submission(FULL),
      submission({ ...ON_SECTION, scope: 'section' }),
    ]);
  });

  it('takes the place of the form for the page, whose rating is sent', async () => {
    const { feedback, sent, choose, answer, restoreFocus } = page();
    choose(1);
    feedback.comment('operators', restoreFocus);
    await answer();
    expect(sent).toEqual([submission()]);
    expect(feedback.get()).toMatchObject({ result: undefined, form: { section: 'operators' } });
  });
});

describe('the answer from an earlier visit', () => {
  it("is shown, and isn't sent again", async () => {
    const { feedback, sent, choose } = page({ [KEY]: JSON.stringify(FULL) });
    expect(feedback.get().answer).toEqual(FULL);
    choose(1);
    feedback.cancel();
    feedback.leave();
    await settle();
    expect(sent).toEqual([]);
  });

  it('can be changed', async () => {
    const { feedback, sent, choose, answer, stored } = page({ [KEY]: JSON.stringify(FULL) });
    choose(0);
    feedback.cancel();
    await answer();
    expect(sent).toEqual([submission({ rating: 0 })]);
    expect(stored()).toMatchObject({ rating: 0, comment: '' });
  });

  test.each([
    '',
    '{',
    'null',
    '1',
    '"1"',
    '[]',
    '{"rating":2}',
    '{"rating":"1"}',
    '{"__proto__":1}',
  ])('is ignored if storage contains %j', (text) => {
    expect(page({ [KEY]: text }).feedback.get().answer).toBeUndefined();
  });
});

it('works on this page only if storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const send = jest.fn(() => Promise.resolve('accepted' as const));
  const feedback = createFeedback(PAGE, {
    storage: blocked,
    queue: createQueue(blocked),
    describe: () => ({ ...PAGE, locale: 'en', codeVariant: 'TS', codeStyling: 'MUI System' }),
    deliver: send,
  });
  feedback.load();
  feedback.choose(1, () => {});
  feedback.cancel();
  await new Promise((resolve) => setTimeout(resolve));
  expect(send).toHaveBeenCalledWith(submission());
  expect(feedback.get()).toMatchObject({ answer: { rating: 1 }, result: 'accepted' });
});
