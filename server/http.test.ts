/** @jest-environment node */
import type http from 'node:http';
import net, { type AddressInfo } from 'node:net';

import { createHttpServer, readServerAddress, SERVER_LIMITS, serverUrl } from './http';

describe('the limits of the server', () => {
  let server: http.Server;
  let port: number;
  const sockets: net.Socket[] = [];

  const start = async (limits: Partial<typeof SERVER_LIMITS>) => {
    server = createHttpServer(
      (request, response) => {
        request.resume().on('end', () => response.end('done'));
      },
      { ...SERVER_LIMITS, ...limits },
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  };
  afterEach(async () => {
    sockets.splice(0).forEach((socket) => socket.destroy());
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** Sends a text, then single bytes. Resolves to what was received, and when the server closed the connection. */
  function drip(first: string, next = 'x'): Promise<{ received: string; seconds: number }> {
    return new Promise((resolve) => {
      const start = performance.now();
      const socket = net.connect(port, '127.0.0.1', () => socket.write(first));
      sockets.push(socket);
      const timer = setInterval(() => socket.write(next), 50);
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        resolve({ received, seconds: (performance.now() - start) / 1000 });
      });
    });
  }

  it('end a request whose headers arrive byte by byte', async () => {
    await start({ headers: 300, request: 10_000 });
    const { received, seconds } = await drip('GET / HTTP/1.1\r\nHost: a\r\nX-A: ');
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(seconds).toBeLessThan(2);
  });

  it('end a request whose body arrives byte by byte, soon after its time', async () => {
    await start({ headers: 200, request: 500 });
    const { received, seconds } = await drip(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n',
    );
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(seconds).toBeGreaterThan(0.4);
    expect(seconds).toBeLessThan(2);
  });

  it('end a connection without traffic', async () => {
    await start({ idle: 300 });
    const { seconds } = await drip('', '');
    expect(seconds).toBeLessThan(2);
  });

  it('close connections beyond the limit at once, and accept new ones when others have ended', async () => {
    await start({ connections: 2 });
    const slow = [drip('GET', ''), drip('GET', '')];
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { received, seconds } = await drip('GET / HTTP/1.1\r\nHost: a\r\n\r\n', '');
    expect([received, seconds < 1]).toEqual(['', true]);
    sockets.forEach((socket) => socket.destroy());
    await Promise.all(slow);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(await response.text()).toBe('done');
  });

  it('outlive a connection that cannot be accepted, but not an address that is taken', async () => {
    await start({});
    const fault = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' });
    expect(() => server.emit('error', fault)).not.toThrow();
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('done');
    expect(() => createHttpServer(() => undefined).emit('error', fault)).toThrow(fault);
  });

  it('are those of the server that readers use, checked every second', async () => {
    await start({});
    // Caddy keeps connections to a server for 2 minutes, nginx and most load balancers for one.
    expect(server.keepAliveTimeout).toBeGreaterThan(120_000);
    expect([server.headersTimeout, server.requestTimeout, server.maxConnections]).toEqual([
      10_000, 30_000, 1000,
    ]);
  });
});

describe('the address of the server', () => {
  it('is on this machine only, unless the environment names another', () => {
    expect(readServerAddress({})).toEqual({ host: '127.0.0.1', port: 4000, connections: 1000 });
    expect(readServerAddress({ HOST: '::', PORT: '0', MAX_CONNECTIONS: '20' })).toEqual({
      host: '::',
      port: 0,
      connections: 20,
    });
  });

  test.each([
    ['PORT', 'http', 0],
    ['PORT', '65536', 0],
    ['MAX_CONNECTIONS', '0', 1],
    ['MAX_CONNECTIONS', '1.5', 1],
  ])('with %s=%s is rejected', (name, value, least) => {
    expect(() => readServerAddress({ [name]: value })).toThrow(
      `${name} must be a whole number from ${least} to 65535; found "${value}".`,
    );
  });

  test.each([
    ['127.0.0.1', 'http://localhost:80'],
    ['::', 'http://localhost:80'],
    ['192.0.2.1', 'http://192.0.2.1:80'],
    ['2001:db8::1', 'http://[2001:db8::1]:80'],
  ])('%s is printed as %s', (address, url) => {
    const family = address.includes(':') ? 'IPv6' : 'IPv4';
    expect(serverUrl({ address, family, port: 80 })).toBe(url);
  });
});
