import { createQueue, QUEUE_KEY, QUEUE_LIMIT } from './queue';
import { fakeStorage, submission } from '@site/scripts/jest/feedback';

describe('the queue', () => {
  it('keeps answers for the next visit, oldest first', () => {
    const storage = fakeStorage();
    const first = { submission: submission({ page: '/x/a' }) };
    const second = { submission: submission({ page: '/x/b' }), sentAt: 5 };
    createQueue(() => storage).put(first);
    createQueue(() => storage).put(second);
    expect(createQueue(() => storage).entries()).toEqual([first, second]);
  });

  it('contains only the newest answer for a page and version', () => {
    const queue = createQueue(fakeStorage);
    const storage = fakeStorage();
    const kept = createQueue(() => storage);
    kept.put({ submission: submission({ comment: 'first' }) });
    kept.put({ submission: submission({ version: '7.0.0' }) });
    kept.put({ submission: submission({ comment: 'second' }) });
    expect(
      kept.entries().map(({ submission: { version, comment } }) => [version, comment]),
    ).toEqual([
      ['7.0.0', ''],
      ['8.12.1', 'second'],
    ]);
    expect(queue.entries()).toEqual([]);
  });

  it('has the answer for a page beside the comments on its sections', () => {
    const storage = fakeStorage();
    const kept = createQueue(() => storage);
    const on = (section: string, comment: string) => ({
      submission: submission({ scope: 'section', section, comment }),
    });
    // The answer for the page may name a section, too.
    kept.put({ submission: submission({ section: 'sort', comment: 'page' }) });
    kept.put(on('sort', 'first'));
    kept.put(on('filter', 'other'));
    kept.put(on('sort', 'second'));
    expect(kept.entries().map(({ submission: { comment } }) => comment)).toEqual([
      'page',
      'other',
      'second',
    ]);
  });

  it('keeps twenty answers, and drops the oldest', () => {
    const storage = fakeStorage();
    const queue = createQueue(() => storage);
    for (let page = 0; page <= QUEUE_LIMIT; page += 1) {
      queue.put({ submission: submission({ page: `/x/${page}` }) });
    }
    const pages = queue.entries().map(({ submission: { page } }) => page);
    expect(pages).toHaveLength(20);
    expect([pages[0], pages.at(-1)]).toEqual(['/x/1', '/x/20']);
  });

  it('removes its key when it is empty', () => {
    const storage = fakeStorage();
    const queue = createQueue(() => storage);
    queue.put({ submission: submission() });
    queue.write([]);
    expect(queue.entries()).toEqual([]);
    expect(storage.getItem(QUEUE_KEY)).toBeNull();
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '"text"',
    '{"length":3}',
    '[null,1,"a",[],{}]',
    '[{"submission":null}]',
    '[{"submission":{"page":1,"version":"8"}}]',
    '[{"submission":{"page":"/x","version":{}}}]',
  ])('ignores %j', (text) => {
    const storage = fakeStorage({ [QUEUE_KEY]: text });
    const queue = createQueue(() => storage);
    expect(queue.entries()).toEqual([]);
    queue.put({ submission: submission({}) });
    expect(queue.entries()).toHaveLength(1);
  });

  it('lasts as long as the page if storage is blocked', () => {
    const queue = createQueue(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const entry = { submission: submission({}) };
    queue.put(entry);
    expect(queue.entries()).toEqual([entry]);
    queue.write([]);
    expect(queue.entries()).toEqual([]);
  });

  it('lasts as long as the page if storage is full', () => {
    const storage = fakeStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const queue = createQueue(() => storage);
    queue.put({ submission: submission({}) });
    expect(queue.entries()).toHaveLength(1);
  });
});
