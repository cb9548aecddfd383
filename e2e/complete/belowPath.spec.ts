import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { buildOtherLibrary, copyOtherLibrary, JITI } from '../fixtureSite';
import { expect, open, settle, test, wakeDemos } from '../support';

test.describe.configure({ mode: 'serial' });

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

test.describe('a site below a path', () => {
  const BASE = '/docs/';
  let build: string;
  let origin: string;
  let server: ChildProcess | undefined;

  test.beforeAll(async () => {
    const siteDir = copyOtherLibrary('below-path');
    const file = path.join(siteDir, 'portal.config.ts');
    const config = readFileSync(file, 'utf8');
    expect(config).toContain("baseUrl: '/',");
    writeFileSync(file, config.replace("baseUrl: '/',", `baseUrl: '${BASE}',`));
    const port = await freePort();
    origin = `http://localhost:${port}`;
    build = await buildOtherLibrary(siteDir, { SITE_URL: origin });
    server = spawn(process.execPath, [JITI, 'server/serve.ts', 'build'], {
      cwd: siteDir,
      env: {
        ...process.env,
        PORT: String(port),
        FEEDBACK_DATABASE_URL: `file:${path.join(siteDir, 'feedback.db')}`,
      },
    });
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, { timeout: 60_000 }).toContain(`${origin}${BASE}x/`);
    expect(output).toContain(`${origin}${BASE}mcp`);
  });
  test.afterAll(() => {
    server?.kill();
  });

  const at = (pathname: string) => origin + BASE + pathname;

  /** Returns what a page links to and loads from its own host. */
  const addressesOf = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('a, link, script, img, iframe, source')]
        .flatMap((element) => ['href', 'src'].map((name) => Reflect.get(element, name) as unknown))
        .filter((address): address is string => typeof address === 'string')
        .map((address) => address.replace(/#.*/, ''))
        .filter((address) => address.startsWith(`${window.location.origin}/`)),
    );

  test('has no link and no file that is missing or outside of it', async ({ page }) => {
    const sitemap = readFileSync(path.join(build, BASE, 'sitemap.xml'), 'utf8');
    const waiting = [at(''), ...[...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url)];
    const seen = new Set(waiting);
    const broken: string[] = [];
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const response = await page.request.get(address);
      if (!response.ok() || !address.startsWith(at(''))) {
        broken.push(`${response.status()} ${address}`);
        continue;
      }
      const found: string[] = [];
      const type = response.headers()['content-type'] ?? '';
      if (type.startsWith('text/html') && !address.includes('/live/')) {
        await open(page, address);
        await settle(page);
        found.push(...(await addressesOf(page)));
      } else if (/^text\/(?:markdown|plain)/.test(type)) {
        const links = (await response.text()).matchAll(/\]\(([^)\s#]+)|(?<!\()(http:[^\s)>#`"]+)/g);
        found.push(
          ...[...links]
            .map(
              ([, link, url]) => new URL(link ?? url?.replace(/[.,:]+$/, '') ?? '', address).href,
            )
            .filter((url) => url.startsWith(`${origin}/`)),
        );
      }
      for (const each of found.filter((url) => !seen.has(url))) {
        seen.add(each);
        waiting.push(each);
      }
    }
    expect(broken).toEqual([]);
    expect([...seen].filter((url) => url.endsWith('.md')).length).toBeGreaterThan(8);
    expect([...seen].filter((url) => url.endsWith('/')).length).toBeGreaterThan(10);
  });

  test('has all of its files below it, but those that configure a host', () => {
    expect(readdirSync(build).sort()).toEqual([
      '.well-known',
      '_headers',
      '_hosts',
      '_redirects',
      'docs',
    ]);
  });

  test('redirects, and answers with its own 404 page', async ({ page }) => {
    await page.goto(at(''));
    await page.waitForURL(at('x/'));
    const moved = await page.request.get(at('x/1.0.0/react-ui/'), { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([302, `${BASE}x/react-ui/`]);
    const missing = await page.request.get(at('none/'));
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain(`${BASE}assets/`);
  });

  test('is found by the search, and navigates', async ({ page }) => {
    await open(page, at('x/'));
    await page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click();
    await page.getByRole('combobox').fill('gauge');
    await page.getByRole('option').first().click();
    await page.waitForURL(/\/docs\/x\/react-ui\/meter\//);
    await page
      .locator('nav.menu, .theme-doc-sidebar-menu')
      .getByRole('link', { name: 'Quickstart' })
      .click();
    await page.waitForURL(at('x/react-ui/quickstart/'));
    await expect(page.locator('h1')).toContainText('Quickstart');
  });

  test('has a menu on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, at('x/react-ui/meter/'));
    await page.getByRole('button', { name: /navigation/i }).click();
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'Quickstart' }).click();
    await page.waitForURL(at('x/react-ui/quickstart/'));
  });

  test('runs demos, and the code that readers edit', async ({ page }) => {
    await open(page, at('x/react-ui/meter/'));
    await wakeDemos(page);
    await page.getByRole('button', { name: 'Raise Water from 30' }).click();
    await expect(page.getByRole('button', { name: 'Raise Water from 40' })).toBeVisible();
    const demo = page.locator('figure').first();
    await demo.getByText('Show code').click();
    await demo.locator('pre.code').focus();
    await page.keyboard.press('Enter');
    await demo
      .getByRole('textbox', { name: /editable/ })
      .fill('export default function Edited() {\n  return <p id="said">edited</p>;\n}\n');
    await expect(demo.frameLocator('iframe').locator('#said')).toHaveText('edited');
    expect(await demo.locator('iframe').getAttribute('src')).toMatch(/^\/docs\/live\//);
  });

  test('has Markdown, and answers agents', async ({ page }) => {
    await open(page, at('x/react-ui/meter/'));
    await page.getByText('Copy page').click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      `${BASE}x/react-ui/meter.md`,
    );
    const accept = { headers: { accept: 'text/markdown' } };
    expect(await (await page.request.get(at('x/'), accept)).text()).toContain('# Two components');
    const call = async (name: string, input: object) => {
      const answer = await page.request.post(at('mcp'), {
        headers: { accept: 'application/json, text/event-stream' },
        data: {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: input },
        },
      });
      return answer.text();
    };
    expect(await call('read', { page: `${BASE}x/react-ui/meter/` })).toContain(
      'The meter shows a number',
    );
    expect(await call('api', { name: 'Meter' })).toContain('The highest number.');
  });

  test('sends answers to its own receiver', async ({ page }) => {
    await open(page, at('x/react-ui/meter/'));
    const sent = page.waitForResponse(at('feedback'));
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.getByRole('button', { name: /^(?:Send|Submit)/ }).click();
    expect((await sent).status()).toBe(200);
  });

  test('can be read offline, by a worker for nothing else', async ({ page, context }) => {
    await open(page, at('x/react-ui/meter/'));
    const scopes = () =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        return (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope);
      });
    expect(await scopes()).toEqual([at('')]);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await settle(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('h1')).toContainText('Meter');
    await context.setOffline(false);
  });
});
