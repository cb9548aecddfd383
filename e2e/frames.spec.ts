import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { latestVersion } from '../src/core/versions';
import { releaseOf } from '../src/core/versions/packages';

import { servePlainFolder, type ServedSite } from './fixtureSite';
import { expect, root, test } from './support';

/*
 * Another website embeds the frame in which edited demos run, on a host that sends none of the headers in `_headers`.
 * Its origin differs from the docs' only in its port, so that browsers don't isolate the storage of the frame.
 */

// The browser reports that code in the sandbox may not read cookies.
test.use({ allowsConsoleErrors: true });

const FRAME = `/live/${releaseOf(latestVersion(root))}/index.html`;

/** Code that sends what it can read of the docs' origin to the page that embeds the frame. */
const THIEF = `
const read = (what) => { try { return what(); } catch (error) { return error.name; } };
parent.postMessage(
  { stolen: [read(() => localStorage.getItem('secret')), read(() => document.cookie)] },
  '*',
);
export default function Thief() { return null; }
`;

let docs: ServedSite;
let thief: http.Server;

test.beforeAll(async () => {
  docs = await servePlainFolder(path.join(root, 'build'));
  thief = http.createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Another website</title>');
  });
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  docs.close();
  thief.closeAllConnections();
  thief.close();
});

/** Opens the other website, which embeds the frame and sends code to it whenever the frame says that it is ready. */
async function embed(page: Page, sandbox?: string): Promise<void> {
  await page.goto(`${docs.origin}${FRAME}`);
  await page.evaluate(() => {
    localStorage.setItem('secret', 'of the reader');
    document.cookie = 'secret=yes; path=/';
  });
  await page.goto(`http://localhost:${(thief.address() as AddressInfo).port}/`);
  await page.evaluate(
    ([src = '', code = '', sandboxed]) => {
      const frame = document.createElement('iframe');
      if (sandboxed) {
        frame.setAttribute('sandbox', sandboxed);
      }
      window.addEventListener('message', ({ data }: MessageEvent<Record<string, unknown>>) => {
        document.body.append(JSON.stringify(data), document.createElement('br'));
        if (data.type === 'ready') {
          const files = [{ name: 'Thief.tsx', code }];
          frame.contentWindow?.postMessage(
            {
              portalLive: 1,
              type: 'run',
              run: 1,
              files,
              styling: 'CSS',
              mode: 'light',
              direction: 'ltr',
            },
            '*',
          );
        }
      });
      frame.src = src;
      document.body.append(frame);
    },
    [`${docs.origin}${FRAME}`, THIEF, sandbox],
  );
}

test("another website can't run code in the docs' origin through the frame of edited demos", async ({
  page,
}) => {
  for (const sandbox of [undefined, 'allow-scripts allow-same-origin']) {
    await embed(page, sandbox);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText(`could read the data of ${docs.origin}`)).toBeVisible();
    // The frame has started and has sent nothing, so it was not ready for code.
    await expect(page.locator('body')).toHaveText('');
  }
});

test('in a sandbox, the frame runs the same code, which finds nothing', async ({ page }) => {
  await embed(page, 'allow-scripts');
  await expect(page.getByText('{"stolen":["SecurityError","SecurityError"]}')).toBeVisible();
});

test('pages have the policy that blocks scripts of others, without any header', async ({
  page,
}) => {
  await page.goto(`${docs.origin}/x/`);
  const blocked = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          found.push(effectiveDirective);
          if (found.length === 3) {
            resolve(found.sort());
          }
        });
        const script = document.createElement('script');
        script.append('window.ran = true;');
        const foreign = document.createElement('link');
        Object.assign(foreign, { rel: 'modulepreload', href: 'https://other.example/script.js' });
        document.body.append(script, foreign);
        fetch('https://other.example/').catch(() => undefined);
      }),
  );
  // Trusted Types refuse the text of the first script before the policy for inline scripts would.
  expect(blocked).toEqual(['connect-src', 'require-trusted-types-for', 'script-src-elem']);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
