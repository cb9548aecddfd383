import { beforeEach, expect, it } from 'vitest';

import {
  ATTEMPTS,
  CODE_VALID_FOR,
  createServer,
  RESEND_AFTER,
  ServerError,
  type SimulatedServer,
} from './server';

let time = 0;
let next = 0;
let server: SimulatedServer;

beforeEach(() => {
  time = 1_000_000;
  next = 0.1;
  server = createServer({ latency: 0, now: () => time, random: () => next });
});

async function failure(request: Promise<unknown>) {
  const error = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ServerError ? error.code : error;
}

it('starts with the password of accounts that have one, and with a code otherwise', async () => {
  expect((await server.start(' ADA@cairn.example')).method).toBe('password');
  const known = await server.start('teo@cairn.example');
  const unknown = await server.start('nobody@cairn.example');
  expect({ ...unknown, id: '', email: '' }).toEqual({ ...known, id: '', email: '' });
  expect(server.inbox('teo@cairn.example')).toBe('100000');
  expect(server.inbox('nobody@cairn.example')).toBeNull();
});

it('never signs in without an account', async () => {
  const challenge = await server.start('nobody@cairn.example');
  expect(await failure(server.prove(challenge, '100000'))).toBe('wrong-code');
});

it('accepts a code once, for five minutes', async () => {
  const challenge = await server.start('teo@cairn.example');
  time += CODE_VALID_FOR;
  expect(await failure(server.prove(challenge, '100000'))).toBe('code-expired');
  time -= 1;
  expect(await server.prove(challenge, '100000')).toBe('Teo Marchetti');
  expect(await failure(server.prove(challenge, '100000'))).toBe('code-expired');
});

it('sends another code after a while, which replaces the first', async () => {
  const first = await server.start('teo@cairn.example');
  next = 0.2;
  time += RESEND_AFTER - 1;
  expect(await server.sendCode('teo@cairn.example')).toEqual(first);
  time += 1;
  const second = await server.sendCode('teo@cairn.example');
  expect(await failure(server.prove(second, '100000'))).toBe('wrong-code');
  expect(await server.prove(second, '200000')).toBe('Teo Marchetti');
});

it('limits wrong codes and wrong passwords', async () => {
  const code = await server.start('teo@cairn.example');
  const password = await server.start('ada@cairn.example');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    expect(await failure(server.prove(code, '999999'))).toBe('wrong-code');
    expect(await failure(server.prove(password, 'wrong'))).toBe('wrong-password');
  }
  expect(await failure(server.prove(code, '100000'))).toBe('code-expired');
  expect(await failure(server.prove(password, 'switchback-larch-19'))).toBe('too-many-attempts');
  const instead = await server.sendCode('ada@cairn.example');
  expect(await server.prove(instead, '100000')).toBe('Ada Brekke');
  expect(await server.prove(password, 'switchback-larch-19')).toBe('Ada Brekke');
});
