import { describe, expect, it, vi } from 'vitest';

import { createNewsletterServer, NewsletterError } from './newsletterServer';

const at = () => Promise.resolve();

describe('createNewsletterServer', () => {
  it('adds an address once, whatever its case', async () => {
    const server = createNewsletterServer({ latency: 0, failEvery: 0, wait: at });
    await expect(server.subscribe(' Ada@Example.com ')).resolves.toEqual({
      email: 'ada@example.com',
    });
    await expect(server.subscribe('ada@example.com')).rejects.toMatchObject({
      name: 'NewsletterError',
      code: 'already-subscribed',
    });
  });

  it('fails every nth request and keeps nothing of it', async () => {
    const subscribers = new Set<string>();
    const server = createNewsletterServer({ latency: 0, failEvery: 2, wait: at, subscribers });
    await server.subscribe('a@example.com');
    await expect(server.subscribe('b@example.com')).rejects.toBeInstanceOf(NewsletterError);
    await server.subscribe('b@example.com');
    expect([...subscribers]).toEqual(['a@example.com', 'b@example.com']);
  });

  it('waits for its latency', async () => {
    const wait = vi.fn(at);
    await createNewsletterServer({ latency: 250, failEvery: 0, wait }).subscribe('a@example.com');
    expect(wait).toHaveBeenCalledExactlyOnceWith(250, undefined);
  });

  it('ends an aborted request at once', async () => {
    const subscribers = new Set<string>();
    const controller = new AbortController();
    const server = createNewsletterServer({ latency: 60_000, failEvery: 0, subscribers });
    const request = server.subscribe('a@example.com', controller.signal);
    controller.abort();
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
    expect(subscribers.size).toBe(0);
  });
});
