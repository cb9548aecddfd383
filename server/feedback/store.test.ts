/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Client } from '@libsql/client';

import { createDatabase } from './database';
import { someAnswer } from './harness';
import { libsqlSource, saveAnswers, type StoredAnswer } from './store';

let folder: string;
let client: Client;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  client = await createDatabase({ url: `file:${folder}/new folder/answers.db` }).ready();
});
afterEach(() => {
  client.close();
  fs.rmSync(folder, { recursive: true });
});

const DAY_MS = 86_400_000;
const day = (text: string) => Date.parse(`${text}T12:00:00Z`);

const stored = (changes: Partial<StoredAnswer> = {}): StoredAnswer => ({
  ...someAnswer(),
  answeredAt: day('2026-03-04'),
  ...changes,
});

/** Returns an answer as a report contains it: without the reader, and without what tells answers apart. */
const reported = (answer: StoredAnswer) =>
  Object.fromEntries(
    Object.entries(answer).filter(([name]) => name !== 'reader' && name !== 'scope'),
  );

describe('the store', () => {
  it('returns what was stored', async () => {
    const answer = stored({ section: null });
    await saveAnswers(client, [answer]);
    expect(await libsqlSource(client).answers({})).toEqual([reported(answer)]);
  });

  test.each([
    ['HTML', '<script>alert(1)</script>&amp;<img src=x onerror=alert(1)>'],
    ['quotes', `'"\`\\'; "" ''`],
    ['SQL', `'); DROP TABLE answers; --`],
    ['emoji', '👩🏽‍💻🦉\u{1f1e9}\u{1f1ea}'],
    ['right-to-left text', 'שלום \u202eעולם\u202c مرحبا'],
    ['NUL', 'before\u0000after\u0000'],
    ['only NUL', '\u0000'],
    ['line ends', 'a\r\nb\n\n\tc\r'],
    ['escape sequences', '\u001b[2J\u009b31m'],
  ])('keeps a comment with %s unchanged', async (_kind, comment) => {
    await saveAnswers(client, [stored({ comment }), stored()]);
    const answers = await libsqlSource(client).answers({});
    expect(answers.map((answer) => answer.comment)).toContain(comment);
    expect(await libsqlSource(client).pages({})).toMatchObject([{ comments: 2 }]);
  });

  it("keeps a reader's last answer for a page and version", async () => {
    const first = stored();
    const { reader } = first;
    const changed = stored({
      reader,
      rating: 1,
      reasons: ['clear'],
      comment: 'Found it.',
      section: null,
      locale: 'zh',
      codeVariant: 'JS',
      codeStyling: 'CSS',
      answeredAt: first.answeredAt + 1,
    });
    await saveAnswers(client, [first]);
    await saveAnswers(client, [changed]);
    expect(await libsqlSource(client).answers({})).toEqual([reported(changed)]);

    await saveAnswers(client, [
      stored({ reader, version: '9.0.0' }),
      stored({ reader, page: '/x' }),
    ]);
    await saveAnswers(client, [stored()]);
    expect(await libsqlSource(client).answers({})).toHaveLength(4);
  });

  it('keeps an answer for the page and one for each section of it', async () => {
    const about = stored({ comment: 'page', section: null });
    const { reader } = about;
    const on = (section: string, comment: string) =>
      stored({ reader, scope: 'section', section, comment });
    await saveAnswers(client, [about, on('sort', 'first'), on('filter', 'other')]);
    await saveAnswers(client, [on('sort', 'second')]);
    // Names a section, but is the answer for the page.
    await saveAnswers(client, [stored({ reader, section: 'sort', comment: 'page, again' })]);
    const answers = await libsqlSource(client).answers({});
    expect(answers.map(({ section, comment }) => [section, comment]).sort()).toEqual([
      ['filter', 'other'],
      ['sort', 'page, again'],
      ['sort', 'second'],
    ]);
  });

  it('stores all answers or none', async () => {
    const bad = { ...stored(), answeredAt: Number.NaN };
    await expect(saveAnswers(client, [stored(), bad])).rejects.toThrow();
    expect(await libsqlSource(client).answers({})).toEqual([]);
  });

  it('contains no addresses', async () => {
    const { rows } = await client.execute(`SELECT name FROM pragma_table_info('answers')`);
    expect(rows.map(({ name }) => name)).toEqual([
      'reader',
      'page',
      'version',
      'subject',
      'locale',
      'rating',
      'reasons',
      'comment',
      'section',
      'code_variant',
      'code_styling',
      'answered_at',
    ]);
  });
});

describe('a report', () => {
  it('counts filtered answers by page', async () => {
    await saveAnswers(client, [
      stored({ rating: 1, reasons: [], comment: '' }),
      stored(),
      stored({ version: '7.0.0' }),
      stored({ page: '/x', comment: '', answeredAt: day('2026-01-01') }),
    ]);
    const source = libsqlSource(client);
    const sorting = '/x/react-data-grid/sorting';
    const all = await source.pages({});
    expect(all).toHaveLength(2);
    expect(all).toContainEqual({ page: sorting, helpful: 1, notHelpful: 2, comments: 2 });
    expect(all).toContainEqual({ page: '/x', helpful: 0, notHelpful: 1, comments: 0 });
    expect(await source.pages({ version: '7.0.0', since: day('2026-03-04') })).toEqual([
      { page: sorting, helpful: 0, notHelpful: 1, comments: 1 },
    ]);
    expect(await source.pages({ since: day('2026-03-04') + 1 })).toEqual([]);
    expect(await source.pages({ page: '/x' })).toHaveLength(1);
  });

  it('has weeks from Monday to Sunday', async () => {
    const monday = Date.parse('2026-03-02T00:00:00Z');
    await saveAnswers(client, [
      stored({ answeredAt: monday - 1 }),
      stored({ answeredAt: monday, rating: 1, reasons: [] }),
      stored({ answeredAt: monday + 7 * DAY_MS - 1 }),
      stored({ answeredAt: monday + 21 * DAY_MS }),
    ]);
    expect(await libsqlSource(client).weeks({})).toEqual([
      { start: monday - 7 * DAY_MS, helpful: 0, notHelpful: 1 },
      { start: monday, helpful: 1, notHelpful: 1 },
      { start: monday + 21 * DAY_MS, helpful: 0, notHelpful: 1 },
    ]);
  });

  it('lists the newest answers first', async () => {
    await saveAnswers(client, [
      stored({ comment: 'old', answeredAt: 1 }),
      stored({ comment: 'new', answeredAt: 3 }),
      stored({ comment: 'middle', answeredAt: 2 }),
    ]);
    const answers = await libsqlSource(client).answers({});
    expect(answers.map(({ comment }) => comment)).toEqual(['new', 'middle', 'old']);
  });
});
