import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser } from '@playwright/test';

import { BUDGETS, line } from './budgets';

const seconds = (since: number) => (Date.now() - since) / 1000;

/** Time of a production build without and with the bundler's cache. */
export function builds(root: string): string[] {
  const build = () => {
    const start = Date.now();
    const { status } = spawnSync(path.join(root, 'node_modules/.bin/docusaurus'), ['build'], {
      cwd: root,
      stdio: 'ignore',
    });
    if (status !== 0) {
      throw new Error('The build failed; run "npm run build" to see why.');
    }
    return seconds(start);
  };
  rmSync(path.join(root, 'node_modules/.cache'), { recursive: true, force: true });
  return [`  build, cold ${build().toFixed(1)} s, warm ${build().toFixed(1)} s`];
}

const DEMO = 'docs/react-tree-view/quickstart/demos/FirstRichTree.tsx';
const DEV_PORT = '3456';

/** Time to the dev server's first page, and from an edit of a demo to the browser. */
export async function dev(browser: Browser, root: string): Promise<string[]> {
  const start = Date.now();
  const server = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      '--no-open',
      '--port',
      DEV_PORT,
    ],
    { cwd: root, stdio: 'ignore', env: { ...process.env, VERSIONS: 'current' } },
  );
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const file = path.join(root, DEMO);
  let original: string | undefined;
  try {
    const address = `http://localhost:${DEV_PORT}/x/react-tree-view/quickstart/`;
    for (;;) {
      try {
        await page.goto(address);
        await page.locator('h1').waitFor({ timeout: 1000 });
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    const first = seconds(start);

    original = readFileSync(file, 'utf8');
    const [, label = ''] = /label: '([^']+)'/.exec(original) ?? [];
    await page.getByText(label).first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(2000);
    const edited = Date.now();
    writeFileSync(file, original.replace(label, 'Edited just now'));
    await page.getByText('Edited just now').first().waitFor();
    const shown = seconds(edited);
    return [line(BUDGETS.devStart, first), line(BUDGETS.devEdit, shown, DEMO)];
  } finally {
    if (original !== undefined) {
      writeFileSync(file, original);
    }
    server.kill();
    await page.close();
  }
}
