import { expect, it, vi } from 'vitest';

import { createServer, ServerError } from './server';

const services = ['api'];
const soon = () => Promise.resolve();

it('subscribes an address once, however it is written', async () => {
  const server = createServer({ wait: soon });
  await server.subscribe({ email: 'ada@example.com', services });
  await expect(server.subscribe({ email: ' Ada@Example.com', services })).rejects.toMatchObject({
    status: 409,
  });
});

it('fails if it is told to, and keeps nothing of the request', async () => {
  const server = createServer({ wait: soon });
  server.setMode('failing');
  const failed = server.subscribe({ email: 'ada@example.com', services });
  await expect(failed).rejects.toBeInstanceOf(ServerError);
  server.setMode('normal');
  await expect(server.subscribe({ email: 'ada@example.com', services })).resolves.toBeUndefined();
});

it('waits for the latency of its mode', async () => {
  const wait = vi.fn(soon);
  const server = createServer({ wait, latency: { normal: 1, slow: 2, failing: 3 } });
  server.setMode('slow');
  await server.subscribe({ email: 'ada@example.com', services });
  expect(wait).toHaveBeenCalledWith(2, undefined);
});

it('stops waiting when the request is aborted', async () => {
  const server = createServer({ latency: { normal: 60_000, slow: 60_000, failing: 60_000 } });
  const controller = new AbortController();
  const request = server.subscribe({ email: 'ada@example.com', services }, controller.signal);
  controller.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
});
