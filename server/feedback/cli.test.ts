/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { parseCliArguments } from './cliOptions';
import { createDatabase } from './database';
import { someAnswer } from './harness';
import { saveAnswers } from './store';

describe('the arguments', () => {
  it('are optional', () => {
    expect(parseCliArguments([])).toEqual({ kind: 'report', filter: { limit: 100 }, csv: false });
  });

  it('filter the report', () => {
    expect(
      parseCliArguments([
        '--since',
        '2026-01-31',
        '--version=8.12.1',
        '--page',
        'https://docs.example.com/x/react-charts/bars/?a#b',
        '--csv',
      ]),
    ).toEqual({
      kind: 'report',
      filter: { since: Date.UTC(2026, 0, 31), version: '8.12.1', page: '/x/react-charts/bars' },
      csv: true,
    });
  });

  test.each([['/x/'], ['/x'], ['/x/#a']])('treat %s as the page /x', (page) => {
    expect(parseCliArguments(['--page', page])).toMatchObject({ filter: { page: '/x' } });
  });

  test.each([
    [['--from', '2026-01-31'], /Unknown argument "--from"\. Known arguments: --since, /],
    [['-v'], /Unknown argument "-v"/],
    [['8.12.1'], /Unknown argument "8\.12\.1"/],
    [['--since'], /--since must be a day such as 2026-01-31; found nothing/],
    [['--since', 'monday'], /--since must be a day .*; found "monday"/],
    [['--since', '2026-02-30'], /found "2026-02-30"/],
    [['--since', '--csv'], /--since must be .*/],
    [['--version='], /--version must be a version .*; found ""/],
    [['--page', 'sorting'], /--page must be a path .*; found "sorting"/],
    [['--csv=yes'], /--csv takes no value; found "yes"/],
    [['--csv', '--csv'], /--csv must be passed only once/],
    [['--limit', '0'], /--limit must be a whole number from 1; found "0"/],
    [['--delete'], /--delete must be combined with either --before or --reader.*; found --delete/],
    [['--delete', '--before=2026-01-31', '--csv'], /and with nothing else; found .*--csv/],
    [
      ['--delete', '--before=2026-01-31', '--reader=3b241101-e2bb-4255-8caf-4136c566a962'],
      /either --before or --reader/,
    ],
    [['--delete', '--reader', 'me'], /--reader must be a reader's id, a UUID; found "me"/],
    [['--before', '2026-01-31'], /--before is only for --delete/],
    [['--toString'], /Unknown argument "--toString"/],
  ])('%j are rejected by name', (args, message) => {
    expect(() => parseCliArguments(args)).toThrow(message);
  });
});

describe('npm run feedback', () => {
  const root = path.resolve(__dirname, '../..');
  let folder: string;
  let url: string;

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs'),
        path.join(__dirname, 'cli.ts'),
        ...args,
      ],
      {
        env: { ...process.env, FEEDBACK_DATABASE_URL: url, FEEDBACK_DATABASE_TOKEN: '' },
        encoding: 'utf8',
      },
    );
    return { status, stdout, stderr };
  };

  const HOSTILE = `<b>"x"</b>, '); DROP TABLE answers; -- \u001b[2J\u0000\u202e שלום 🦉`;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
    url = `file:${folder}/answers.db`;
    const client = await createDatabase({ url }).ready();
    const at = Date.UTC(2026, 2, 4, 9, 30);
    await saveAnswers(client, [
      { ...someAnswer({ comment: HOSTILE }), answeredAt: at },
      { ...someAnswer({ comment: '=1+1\nsecond line', section: null }), answeredAt: at + 60_000 },
      { ...someAnswer({ rating: 1, reasons: [], comment: '' }), answeredAt: at },
      {
        ...someAnswer({ page: '/x', rating: 1, reasons: [], comment: '', version: '7.0.0' }),
        answeredAt: at,
      },
    ]);
    client.close();
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('prints pages by need', () => {
    const { status, stdout } = run();
    expect(status).toBe(0);
    expect(stdout)
      .toBe(`Pages by need: the lowest likely share of readers that each page helps (95 %).

At least  Helpful  Yes  No  Comments  Page
     6 %     33 %    1   2         2  /x/react-data-grid/sorting
    21 %    100 %    1   0         0  /x

Week of     Yes  No
2026-03-02    2   2
`);
  });

  it('prints the comments on a page, newest first, and escapes control characters', () => {
    const { stdout } = run('--page', '/x/react-data-grid/sorting', '--since', '2026-03-04');
    expect(stdout).toBe(`/x/react-data-grid/sorting, since 2026-03-04
1 yes, 2 no: helpful to 33 %, at least 6 % (95 %).
Reasons: unclear 2.

Week of     Yes  No
2026-03-02    1   2

Comments, newest first:

2026-03-04 09:31 · No · 8.12.1 · en · unclear
    =1+1
    second line

2026-03-04 09:30 · No · 8.12.1 · en · #keep-empty-values-last · unclear
    <b>"x"</b>, '); DROP TABLE answers; -- ␛[2J␀\\u202e שלום 🦉
`);
  });

  it('prints comments as CSV', () => {
    const { stdout } = run('--page', '/x/react-data-grid/sorting', '--csv');
    const start = `2026-03-04T09:31:00.000Z,/x/react-data-grid/sorting,8.12.1,en,0,unclear,,TS,MUI System`;
    expect(stdout).toContain(`${start},"'=1+1\nsecond line"\r\n`);
    expect(stdout).toContain(`"<b>""x""</b>, '); DROP TABLE`);
  });

  it('prints the pages of a version as CSV', () => {
    expect(run('--csv', '--version', '7.0.0').stdout).toBe(
      'page,helpful_at_least,helpful_share,answers,yes,no,comments\r\n/x,0.2065,1,1,1,0,0\r\n',
    );
  });

  it('reports that there are no answers', () => {
    expect(run('--version', '9').stdout).toBe('No answers, version 9.\n');
    expect(run('--page', '/y').stdout).toBe('No answers for /y.\n');
  });

  it('shows at most as much as it should, and says what it left out', () => {
    expect(run('--limit', '1').stdout).toContain('\n1 more page. Use --limit to see them.\n');
    const { stdout } = run('--page', '/x/react-data-grid/sorting', '--limit', '1');
    expect(stdout).toContain('1 yes, 2 no');
    expect(stdout).not.toContain('DROP TABLE');
    expect(stdout).toContain('\n2 more older answers. Use --limit to see them.\n');
  });

  it('deletes the answers of a reader, and those from before a day, and what they contained', async () => {
    const before = url;
    url = `file:${folder}/deleted.db`;
    const reader = '3b241101-e2bb-4255-8caf-4136c566a962';
    const database = createDatabase({ url });
    await saveAnswers(await database.ready(), [
      { ...someAnswer({ reader, comment: 'UnusualWords' }), answeredAt: Date.UTC(2026, 2, 4) },
      { ...someAnswer(), answeredAt: Date.UTC(2026, 0, 30) },
      { ...someAnswer(), answeredAt: Date.UTC(2026, 0, 31) },
    ]);
    await database.close();
    expect(run('--delete', '--reader', reader.toUpperCase()).stdout).toBe('Deleted 1 answer.\n');
    expect(run('--delete', '--before', '2026-01-31').stdout).toBe('Deleted 1 answer.\n');
    expect(run('--delete', '--before', '2026-01-31').stdout).toBe('Deleted 0 answers.\n');
    expect(run('--csv').stdout).toContain('/x/react-data-grid/sorting,0,0,1,0,1,1');
    expect(fs.readFileSync(`${folder}/deleted.db`).includes('UnusualWords')).toBe(false);
    url = before;
  });

  it("doesn't create a database when it only reads", () => {
    url = `file:${folder}/none.db`;
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('There are no answers yet');
    expect(fs.existsSync(`${folder}/none.db`)).toBe(false);
  });

  it('exits with a one-line error for an invalid argument', () => {
    const { status, stderr, stdout } = run('--since', 'x');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toBe('--since must be a day such as 2026-01-31; found "x".');
  });
});
