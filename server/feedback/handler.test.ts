/** @jest-environment node */
import type { FeedbackAnswer } from './answer';
import { createFeedbackHandler, MAX_BODY_BYTES } from './handler';
import { someAnswer } from './harness';

const URL_HERE = 'http://docs.example.com/feedback';

function setup({
  save = () => Promise.resolve(),
  origins = ['https://preview.example.com'],
  seconds = 0,
  limitOfAll,
}: {
  save?: () => Promise<void>;
  origins?: string[];
  seconds?: number;
  limitOfAll?: () => number;
} = {}) {
  const saved: FeedbackAnswer[] = [];
  const addresses: string[] = [];
  const handle = createFeedbackHandler({
    save: async (answer) => {
      await save();
      saved.push(answer);
    },
    origins,
    limit: (address) => {
      addresses.push(address);
      return seconds;
    },
    limitOfAll,
  });
  const send = async (
    init: RequestInit = {},
    headers: Record<string, string> = {},
  ): Promise<{ status: number; headers: Headers; body: unknown }> => {
    const response = await handle(
      new Request(URL_HERE, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(someAnswer()),
        ...init,
      }),
      '192.0.2.7',
    );
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
  };
  return { send, saved, addresses };
}

const errorWith = (message: RegExp, field?: string) => ({
  error: {
    ...(field === undefined ? {} : { field }),
    message: expect.stringMatching(message) as string,
  },
});

describe('the feedback route', () => {
  it('confirms an answer once it is stored', async () => {
    let store: () => void = () => undefined;
    const { send, saved } = setup({
      save: () =>
        new Promise((resolve) => {
          store = resolve;
        }),
    });
    const answer = someAnswer();
    let isAnswered = false;
    const reply = send({ body: JSON.stringify(answer) }).then((value) => {
      isAnswered = true;
      return value;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isAnswered).toBe(false);
    store();
    expect(await reply).toMatchObject({ status: 200, body: { ok: true } });
    expect(saved).toEqual([answer]);
  });

  it('reports an invalid field, and stores nothing', async () => {
    const { send, saved } = setup();
    const { status, body, headers } = await send({
      body: JSON.stringify(someAnswer({ locale: '?' })),
    });
    expect(status).toBe(400);
    expect(body).toEqual(errorWith(/^"locale" must be a language tag .*; found "\?"\.$/, 'locale'));
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(saved).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"reader":'],
    ['two values', '{}{}'],
    ['a very deep list', '['.repeat(16_000)],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['half a character', new Uint8Array([0x22, 0xe6, 0x97])],
  ])('rejects a body that is %s', async (_kind, body) => {
    const { send } = setup();
    expect(await send({ body })).toMatchObject({
      status: 400,
      body: errorWith(/must be JSON in UTF-8/),
    });
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('has no %s', async (method) => {
    const { send } = setup();
    const { status, headers } = await send({ method, body: null });
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe('POST, OPTIONS');
  });

  test.each([
    ['text/plain', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['a type that begins alike', 'application/jsonp'],
    ['no type', ''],
  ])('rejects %s', async (_kind, type) => {
    const { send } = setup();
    expect((await send({}, { 'Content-Type': type })).status).toBe(415);
  });

  it('accepts the content type with a charset, in any case', async () => {
    const { send } = setup();
    expect((await send({}, { 'Content-Type': 'Application/JSON;charset=UTF-8' })).status).toBe(200);
  });

  it("doesn't decompress bodies", async () => {
    const { send } = setup();
    expect((await send({}, { 'Content-Encoding': 'gzip' })).status).toBe(415);
  });

  const sized = (size: number) => {
    const start = JSON.stringify(someAnswer());
    return start + ' '.repeat(size - start.length);
  };

  it('accepts a body of the maximum size, and no larger one', async () => {
    const { send } = setup();
    expect((await send({ body: sized(MAX_BODY_BYTES) })).status).toBe(200);
    expect(await send({ body: sized(MAX_BODY_BYTES + 1) })).toMatchObject({
      status: 413,
      body: errorWith(/at most 16384 bytes/),
    });
  });

  it('checks the actual size of a body instead of its header', async () => {
    const { send } = setup();
    const headers = { 'Content-Length': '10' };
    expect((await send({ body: sized(MAX_BODY_BYTES + 1) }, headers)).status).toBe(413);
  });

  it('stops reading an endless body at the limit', async () => {
    const { send } = setup();
    let chunks = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
    });
    const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' };
    expect((await send(init)).status).toBe(413);
    expect(chunks).toBeLessThan(20);
  });

  it('counts only answers that would be stored for the limit of all readers', async () => {
    const limitOfAll = jest.fn(() => 0);
    const { send, saved } = setup({ limitOfAll });
    await send({ body: '{' });
    await send({ body: JSON.stringify({ ...someAnswer(), rating: 7 }) });
    await send({}, { 'Content-Type': 'text/plain' });
    expect(limitOfAll).not.toHaveBeenCalled();
    expect((await send()).status).toBe(200);
    limitOfAll.mockReturnValue(9);
    const { status, headers } = await send();
    expect([status, headers.get('retry-after'), saved.length]).toEqual([429, '9', 1]);
  });

  it('tells a rate-limited client when to retry, before reading the body', async () => {
    const { send, saved, addresses } = setup({ seconds: 7 });
    const { status, headers, body } = await send({ body: '{' });
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('7');
    expect(body).toEqual(errorWith(/7 s/));
    expect(saved).toEqual([]);
    expect(addresses).toEqual(['192.0.2.7']);
  });

  it("reports that it can't store an answer, without the reason", async () => {
    const { send } = setup({ save: () => Promise.reject(new Error('SQLITE_FULL /srv/secret')) });
    const { status, headers, body } = await send();
    expect(status).toBe(503);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(body).toEqual(errorWith(/couldn't be stored/));
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('an origin', () => {
  const allowed = (headers: Headers) => headers.get('Access-Control-Allow-Origin');

  test.each([
    ['this host', { Origin: 'http://docs.example.com' }],
    ['this host behind a proxy that ends TLS', { Origin: 'https://docs.example.com' }],
    ['one that is configured', { Origin: 'https://preview.example.com' }],
    [
      'the same, by the word of the browser',
      { Origin: 'https://public.example.com', 'Sec-Fetch-Site': 'same-origin' },
    ],
  ])('may be %s', async (_kind, headers) => {
    const { send } = setup();
    const reply = await send({}, headers);
    expect(reply.status).toBe(200);
    expect(allowed(reply.headers)).toBe(headers.Origin);
    expect(reply.headers.get('Vary')).toBe('Origin');
  });

  test.each([
    ['another', 'https://evil.example'],
    ['one that begins alike', 'https://preview.example.com.evil.example'],
    ['a configured one with another scheme', 'http://preview.example.com'],
    ['another port of this host', 'http://docs.example.com:8080'],
    ['none, as of a sandboxed frame', 'null'],
  ])("can't be %s", async (_kind, origin) => {
    const { send, saved } = setup();
    const reply = await send({}, { Origin: origin });
    expect(reply.status).toBe(403);
    expect(allowed(reply.headers)).toBeNull();
    expect(saved).toEqual([]);
    expect((await send({ method: 'OPTIONS', body: null }, { Origin: origin })).status).toBe(403);
  });

  it('gets the allowed methods and headers in a preflight response', async () => {
    const { send } = setup();
    const { status, headers } = await send(
      { method: 'OPTIONS', body: null },
      { Origin: 'https://preview.example.com', 'Access-Control-Request-Method': 'POST' },
    );
    expect(status).toBe(204);
    expect(allowed(headers)).toBe('https://preview.example.com');
    expect(headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });
});
