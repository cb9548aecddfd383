import { beforeEach, describe, expect, it } from 'vitest';

import {
  ATTEMPTS_BEFORE_WAIT,
  createServer,
  ServerError,
  WAIT_AFTER_ATTEMPTS,
  type SimulatedServer,
} from './server';

const right = { username: 'maya', password: 'spinnaker-reef-42', remember: false };
const wrong = { ...right, password: 'wrong' };

let time = 0;
let server: SimulatedServer;

beforeEach(() => {
  time = 1_000_000;
  let tokens = 0;
  server = createServer({ latency: 0, now: () => time, createToken: () => `t${(tokens += 1)}` });
});

/** The code and the wait of the error that a request ends with. */
async function failure(request: Promise<unknown>) {
  const error = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ServerError ? [error.code, error.retryAfter] : error;
}

describe('signing in', () => {
  it.each(['maya', 'MAYA', ' maya@halyard.example '])('accepts the name %j', async (username) => {
    const session = await server.signIn({ ...right, username });
    expect(session.user.name).toBe('Maya Lindqvist');
    expect(session).not.toHaveProperty('user.password');
  });

  it('answers the same for an unknown name and a wrong password', async () => {
    expect(await failure(server.signIn(wrong))).toEqual(['wrong-credentials', 0]);
    expect(await failure(server.signIn({ ...wrong, username: 'nobody' }))).toEqual([
      'wrong-credentials',
      0,
    ]);
  });

  it.each(['maya', 'nobody'])('makes %s wait after too many attempts', async (username) => {
    for (let attempt = 1; attempt < ATTEMPTS_BEFORE_WAIT; attempt += 1) {
      expect(await failure(server.signIn({ ...wrong, username }))).toEqual([
        'wrong-credentials',
        0,
      ]);
    }
    expect(await failure(server.signIn({ ...wrong, username }))).toEqual([
      'too-many-attempts',
      WAIT_AFTER_ATTEMPTS,
    ]);
    time += WAIT_AFTER_ATTEMPTS - 1;
    expect(await failure(server.signIn({ ...right, username }))).toEqual(['too-many-attempts', 1]);
  });

  it('accepts the password again after the wait', async () => {
    for (let attempt = 0; attempt < ATTEMPTS_BEFORE_WAIT; attempt += 1) {
      await failure(server.signIn(wrong));
    }
    time += WAIT_AFTER_ATTEMPTS;
    expect((await server.signIn(right)).user.username).toBe('maya');
  });
});

describe('sessions', () => {
  it('last 12 hours, or 30 days if remembered', async () => {
    const hour = 60 * 60 * 1000;
    expect((await server.signIn(right)).expiresAt - time).toBe(12 * hour);
    expect((await server.signIn({ ...right, remember: true })).expiresAt - time).toBe(720 * hour);
  });

  it('end on time', async () => {
    const { token, expiresAt } = await server.signIn(right);
    time = expiresAt - 1;
    expect((await server.resume(token)).user.username).toBe('maya');
    time = expiresAt;
    expect(await failure(server.resume(token))).toEqual(['session-ended', 0]);
  });

  it('end for one device only when that signs out', async () => {
    const laptop = await server.signIn(right);
    const phone = await server.signIn(right);
    await server.signOut(laptop.token);
    expect(await failure(server.resume(laptop.token))).toEqual(['session-ended', 0]);
    expect((await server.resume(phone.token)).user.username).toBe('maya');
  });

  it('work without storage', async () => {
    const blocked = createServer({
      latency: 0,
      getStorage: () => {
        throw new Error('denied');
      },
    });
    const { token } = await blocked.signIn(right);
    expect((await blocked.resume(token)).user.username).toBe('maya');
  });
});

describe('conditions', () => {
  it('fail each nth request', async () => {
    const flaky = createServer({ latency: 0, failEvery: 2 });
    await flaky.requestReset('maya');
    expect(await failure(flaky.requestReset('maya'))).toEqual(['unavailable', 0]);
    await flaky.requestReset('maya');
  });

  it('stop when the caller aborts', async () => {
    const controller = new AbortController();
    const request = server.signIn(right, controller.signal);
    controller.abort(new Error('left the page'));
    await expect(request).rejects.toThrow('left the page');
    await expect(server.signIn(right, controller.signal)).rejects.toThrow('left the page');
  });
});
