import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
// Simulates the pace of a network. It does not wait for a condition.
// eslint-disable-next-line no-restricted-imports
import { setTimeout as wait } from 'node:timers/promises';

import { staticHandler } from '../server/static';

import { expect, layoutShift, root, settle, test } from './support';

const PAGE = '/x/introduction/installation/';
const BUILD = path.join(root, 'build');

/** Serves the build like a slow network: the page arrives in pieces, and the browser renders them as they arrive. */
function servePieces(): Promise<http.Server> {
  const serve = staticHandler(BUILD);
  const send = async (response: http.ServerResponse) => {
    const html = readFileSync(path.join(BUILD, PAGE, 'index.html'));
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    for (let start = 0; start < html.length; start += 500) {
      response.write(html.subarray(start, start + 500));
      await wait(10);
    }
    response.end();
  };
  const server = http.createServer((request, response) => {
    if (request.url === PAGE) {
      void send(response);
    } else {
      serve(request, response);
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

for (const width of [1280, 390]) {
  test(`nothing shifts while the page loads, at ${width} px`, async ({ page }) => {
    const server = await servePieces();
    try {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${PAGE}`);
      await settle(page);
      expect(await layoutShift(page)).toBeLessThan(0.0005);
    } finally {
      server.close();
    }
  });
}
