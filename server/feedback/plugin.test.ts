/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { someAnswer } from './harness';
import { lazyReceiver } from './plugin';
import type { FeedbackReceiver } from './receiver';

async function ask(load: () => Promise<FeedbackReceiver>, paths: string[]): Promise<string[]> {
  const middleware = lazyReceiver(load, '/docs/');
  const server = http.createServer((request, response) =>
    middleware(request, response, () => response.end('page')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answers = [];
  for (const path of paths) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    answers.push(`${response.status} ${await response.text()}`);
  }
  server.closeAllConnections();
  server.close();
  return answers;
}

describe('the receiver in the development server', () => {
  it('can be loaded like Docusaurus loads it, and accepts an answer', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
    const script = `
      const { loadFreshModule } = require('@docusaurus/utils');
      loadFreshModule(${JSON.stringify(require.resolve('./receiver'))}).then(async ({ createReceiver }) => {
        const receiver = createReceiver({
          siteDir: ${JSON.stringify(folder)}, baseUrl: '/', environment: {}, now: Date.now, log: console.error,
        });
        const server = require('node:http').createServer((request, response) =>
          receiver.middleware(request, response, () => response.end()),
        );
        await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
        const response = await fetch('http://127.0.0.1:' + server.address().port + '/feedback', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: ${JSON.stringify(JSON.stringify(someAnswer()))},
        });
        console.log(response.status, await response.text());
        await receiver.close();
        process.exit();
      });`;
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      cwd: __dirname,
      encoding: 'utf8',
    });
    expect([stdout.trim(), stderr]).toEqual(['200 {"ok":true}', '']);
    fs.rmSync(folder, { recursive: true });
  });

  it("is loaded once, with the first answer, and doesn't affect pages", async () => {
    let loads = 0;
    const load = () => {
      loads += 1;
      return Promise.resolve<FeedbackReceiver>({
        middleware: (_request, response) => response.end('stored'),
        open: () => Promise.resolve(),
        close: () => Promise.resolve(),
      });
    };
    expect(await ask(load, ['/docs/x/', '/feedback'])).toEqual(['200 page', '200 page']);
    expect(loads).toBe(0);
    expect(await ask(load, ['/docs/feedback', '/docs/feedback', '/x/'])).toEqual([
      '200 stored',
      '200 stored',
      '200 page',
    ]);
    expect(loads).toBe(1);
  });

  it("reports why it can't start, and pages keep working", async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = () => Promise.reject(new Error('FEEDBACK_ORIGINS must be a list.'));
    expect(await ask(load, ['/docs/feedback', '/x/'])).toEqual([
      '503 {"error":{"message":"FEEDBACK_ORIGINS must be a list."}}',
      '200 page',
    ]);
    expect(errors).toHaveBeenCalledWith('FEEDBACK_ORIGINS must be a list.');
    errors.mockRestore();
  });
});
