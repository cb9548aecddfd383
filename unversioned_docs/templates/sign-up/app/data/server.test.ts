import { beforeEach, expect, it } from 'vitest';

import {
  ATTEMPTS_PER_CODE,
  CODE_VALID_FOR,
  createServer,
  RESEND_AFTER,
  ServerError,
  TAKEN_EMAIL,
  type SimulatedServer,
} from './server';

const values = {
  name: 'Inês Duarte',
  email: 'ines@street.example',
  password: 'tram line to the sea',
  birthDate: '2000-02-29',
  terms: true,
};

let time = 0;
let next = 0;
let server: SimulatedServer;

beforeEach(() => {
  time = Date.UTC(2026, 2, 9);
  next = 0.000042;
  server = createServer({ latency: 0, now: () => time, random: () => next });
});

async function failure(request: Promise<unknown>) {
  const error = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ServerError ? error.code : error;
}

it('verifies an address with the code that was sent, and reserves it', async () => {
  const { id } = await server.register(values);
  expect(server.inbox(values.email)).toBe('000042');
  await server.verify(id, '000042');
  expect(await failure(server.register({ ...values, email: ' INES@street.example' }))).toBe(
    'email-taken',
  );
});

it('checks the form again', async () => {
  expect(await failure(server.register({ ...values, birthDate: '2010-03-10' }))).toBe('invalid');
  expect(await failure(server.register({ ...values, email: TAKEN_EMAIL }))).toBe('email-taken');
});

it('accepts a code for ten minutes', async () => {
  const { id } = await server.register(values);
  time += CODE_VALID_FOR;
  expect(await failure(server.verify(id, '000042'))).toBe('code-expired');
  time -= 1;
  expect(await failure(server.verify(id, '000042'))).toBeNull();
});

it('accepts no code after five wrong ones', async () => {
  const { id } = await server.register(values);
  for (let attempt = 0; attempt < ATTEMPTS_PER_CODE; attempt += 1) {
    expect(await failure(server.verify(id, '111111'))).toBe('wrong-code');
  }
  expect(await failure(server.verify(id, '000042'))).toBe('code-expired');
});

it('sends another code after a while, which replaces the first', async () => {
  const { id } = await server.register(values);
  time += RESEND_AFTER - 1;
  expect(await failure(server.resend(id))).toBe('too-soon');
  time += 1;
  next = 0.5;
  await server.resend(id);
  expect(await failure(server.verify(id, '000042'))).toBe('wrong-code');
  expect(await failure(server.verify(id, '500000'))).toBeNull();
});

it('fails each nth request', async () => {
  const flaky = createServer({ latency: 0, failEvery: 1 });
  expect(await failure(flaky.register(values))).toBe('unavailable');
});
