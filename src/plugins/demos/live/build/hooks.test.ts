/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { serveFrames } from './hooks';

let folder: string;
let server: http.Server | undefined;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'live-'));
  fs.mkdirSync(path.join(folder, '8.0.0'));
  fs.writeFileSync(path.join(folder, '8.0.0/index.html'), 'the frame');
});
afterEach(() => {
  server?.close();
  fs.rmSync(folder, { recursive: true });
});

/** Sends a request to a development server whose frame is built by `build`. */
async function get(pathname: string, build: () => Promise<string>) {
  const middleware = serveFrames([{ release: '8.0.0', build }], '/docs/');
  server = http.createServer((request, response) =>
    middleware(request, response, () => response.end('the site')),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}${pathname}`);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe('the development server', () => {
  it('waits for the frame, and serves it to documents with an opaque origin', async () => {
    let isBuilt = false;
    const { status, text, headers } = await get('/docs/live/8.0.0/index.html', async () => {
      await new Promise((resolve) => setImmediate(resolve));
      isBuilt = true;
      return folder;
    });
    expect(isBuilt).toBe(true);
    expect([status, text]).toEqual([200, 'the frame']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-security-policy')).toMatch(/; sandbox allow-scripts$/);
  });

  it('reports a missing file', async () => {
    const { status, text } = await get('/docs/live/7.0.0/index.html', () =>
      Promise.resolve(folder),
    );
    expect(status).toBe(404);
    expect(text).toContain('/live/7.0.0/index.html');
  });

  it("reports why the frame couldn't be built", async () => {
    const { status, text } = await get('/docs/live/8.0.0/', () =>
      Promise.reject(new Error('no room')),
    );
    expect([status, text]).toEqual([500, 'no room']);
  });

  it('ignores other requests', async () => {
    const build = jest.fn<Promise<string>, []>();
    expect((await get('/live/8.0.0/', build)).text).toBe('the site');
    expect(build).not.toHaveBeenCalled();
  });
});
