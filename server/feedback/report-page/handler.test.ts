/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import type { AnswerFilter, FeedbackSource, ReportedAnswer } from '../store';

import { createReportHandler, type PageReport } from './handler';
import { reportListener } from './serve';

const answer = (comment: string): ReportedAnswer => ({
  page: '/x',
  version: '8.12.1',
  locale: 'en',
  rating: 0,
  reasons: ['wrong'],
  comment,
  section: null,
  codeVariant: 'TS',
  codeStyling: 'CSS',
  answeredAt: 0,
});

function setup(changes: Partial<FeedbackSource> = {}) {
  const filters: AnswerFilter[] = [];
  const source: FeedbackSource = {
    pages: (filter) => {
      filters.push(filter);
      return Promise.resolve([
        { page: '/good', helpful: 9, notHelpful: 0, comments: 0 },
        { page: '/bad', helpful: 0, notHelpful: 9, comments: 1 },
      ]);
    },
    weeks: () => Promise.resolve([{ start: 0, helpful: 9, notHelpful: 9 }]),
    answers: () => Promise.resolve([answer('<b>No.</b>'), answer('')]),
    versions: () => Promise.resolve(['8.9.0', '8.12.1', '7.0.0']),
    close: () => undefined,
    ...changes,
  };
  let documents = 0;
  const handle = createReportHandler({
    source,
    assets: {
      scripts: ['report.1.js'],
      styles: ['report.2.css'],
      files: new Map([
        ['report.1.js', { contentType: 'text/javascript', content: new Uint8Array([0x31]) }],
      ]),
    },
    port: 4010,
    token: 'secret',
    nonce: () => `nonce${(documents += 1)}`,
  });
  const getAsAnyone = (address: string, init?: RequestInit) =>
    handle(new Request(new URL(address, 'http://localhost:4010'), init));
  const get = (address: string, init?: RequestInit) =>
    getAsAnyone(address, { headers: { Cookie: 'other=1; report-4010=secret' }, ...init });
  return { get, getAsAnyone, filters };
}

describe('the report page', () => {
  it("loads only its own files, with a nonce for the document's styles", async () => {
    const { get } = setup();
    const first = await get('/');
    const html = await first.text();
    const policy = first.headers.get('Content-Security-Policy');
    expect(html).toContain('<script defer src="/assets/report.1.js">');
    expect(html).toContain('<link rel="stylesheet" href="/assets/report.2.css">');
    expect(html).toContain('nonce="nonce1"');
    expect(policy).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-nonce1'",
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect((await get('/')).headers.get('Content-Security-Policy')).toContain('nonce-nonce2');
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])('responds to %s', async (host) => {
    expect((await setup().get(`http://${host}:4010/`)).status).toBe(200);
  });

  test.each([
    'http://evil.example:4010/api/overview',
    'http://localhost.evil.example:4010/',
    'http://localhost:80/',
    'http://192.168.0.7:4010/assets/report.1.js',
  ])("doesn't respond to %s", async (address) => {
    const reply = await setup().get(address);
    expect(reply.status).toBe(403);
    expect(await reply.text()).toMatch(/^The host must be one of localhost:4010/);
  });

  it('responds only to browsers that have opened it with its token', async () => {
    const { getAsAnyone } = setup();
    for (const [address, cookie] of [
      ['/', ''],
      ['/?token=wrong', ''],
      ['/api/overview', 'report-4010=wrong'],
      ['/assets/report.1.js', 'report-4011=secret'],
    ] as const) {
      const { status } = await getAsAnyone(address, { headers: { Cookie: cookie } });
      expect([address, status]).toEqual([address, 403]);
    }
    const opened = await getAsAnyone('/?token=secret&page=%2Fx');
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/?page=%2Fx']);
    expect(opened.headers.get('Set-Cookie')).toBe(
      'report-4010=secret; Path=/; HttpOnly; SameSite=Strict',
    );
  });

  it("is isolated from other sites' pages", async () => {
    const { headers } = await setup().get('/api/overview');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('contains pages by need, weeks, and versions with the newest first', async () => {
    const { get, filters } = setup();
    const overview = (await (
      await get('/api/overview?since=2026-01-31&version=8.12.1')
    ).json()) as PageReport;
    expect(overview.pages.map(({ page }) => page)).toEqual(['/bad', '/good']);
    expect(overview.weeks).toHaveLength(1);
    expect(overview.versions).toEqual(['8.12.1', '8.9.0', '7.0.0']);
    expect(filters).toEqual([{ since: Date.UTC(2026, 0, 31), version: '8.12.1' }]);
  });

  it('contains the comments on a page unchanged', async () => {
    const { get, filters } = setup();
    const report = (await (await get('/api/page?page=/x')).json()) as PageReport;
    expect(report.comments.map(({ comment }) => comment)).toEqual(['<b>No.</b>']);
    expect(report.reasons).toEqual([['wrong', 2]]);
    expect(filters).toEqual([{ page: '/x' }]);
  });

  test.each([
    ['/api/overview?since=x', 400, /"since" must be a day .*; found "x"/],
    ['/api/page', 400, /"page" must be the path of a page; found nothing/],
    ['/assets/../handler.ts', 404, /doesn't exist\./],
    ['/assets/entry.json', 404, /doesn't exist\./],
    ['/report.1.js', 404, /doesn't exist\./],
  ])('responds to %s with %i', async (address, status, message) => {
    const reply = await setup().get(address);
    expect(reply.status).toBe(status);
    expect(await reply.text()).toMatch(message);
  });

  it('is read-only', async () => {
    const reply = await setup().get('/api/overview', { method: 'POST' });
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it("reports that the database can't be read", async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reply = await setup({
      weeks: () => Promise.reject(new Error('SQLITE_IOERR')),
    }).get('/api/overview');
    expect([reply.status, await reply.text()]).toEqual([
      503,
      "The feedback database can't be read.\n",
    ]);
    errors.mockRestore();
  });
});

it.each(['a@localhost', 'a:b@localhost', '[', 'a b', 'localhost:99999'])(
  'refuses the host %j without a word in the log',
  async (host) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = http.createServer(reportListener(() => Promise.resolve(new Response('report'))));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, headers: { Host: host }, agent: false }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        })
        .on('error', reject);
    });
    await new Promise((resolve) => server.close(resolve));
    expect(status).toBe(400);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  },
);
