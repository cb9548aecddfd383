/*
 * `npm run bench [-- bytes lighthouse navigation search realtime builds dev feedback]`: measures the production build in
 * `build/` against the budgets of DESIGN §3. Bytes are exact; times are this machine's. Without names it does
 * everything, builds first.
 */
import { existsSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { staticHandler } from '../server/static';

import { builds, dev } from './builds';
import { bytes } from './bytes';
import { feedback } from './feedback';
import { lighthouseRuns } from './lighthouse';
import { navigation } from './navigation';
import { realtime } from './realtime';
import { search } from './search';

const root = path.resolve(__dirname, '..');
const chromePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const wanted = process.argv.slice(2);

async function run(): Promise<void> {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const print = (title: string, lines: string[]) => console.log(`\n${title}\n${lines.join('\n')}`);

  if (isWanted('builds')) {
    print('Build', await builds(root));
  }
  if (isWanted('feedback')) {
    print('Feedback', await feedback());
  }
  // The only one that needs neither the build nor a browser.
  if (wanted.join() === 'feedback') {
    return;
  }
  // The tests may have installed the headless shell alone, whose times are others.
  if (!existsSync(chromePath)) {
    throw new Error(
      `There is no browser at ${chromePath}. Install Chromium (Debian: apt-get install chromium), or name one in CHROME_PATH.`,
    );
  }
  const build = path.join(root, 'build');
  const server = http.createServer(staticHandler(build)).listen(0);
  const { port } = server.address() as AddressInfo;
  const base = `http://localhost:${port}`;
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  console.log(
    `\n   ${'what'.padEnd(46)}  ${'ours'.padStart(12)}  ${'budget'.padStart(8)}  ${'MUI X docs'.padStart(12)}`,
  );
  if (isWanted('bytes')) {
    print('Bytes, gzip', await bytes(browser, base, build));
  }
  if (isWanted('navigation')) {
    print('Navigation', await navigation(browser, base));
  }
  if (isWanted('search')) {
    print('Search', await search(browser, base, port, build));
  }
  if (isWanted('realtime')) {
    print('Real-time data', await realtime(browser, base));
  }
  if (isWanted('dev')) {
    print('Writing', await dev(browser, root));
  }
  await browser.close();
  if (isWanted('lighthouse')) {
    print('Lighthouse, mobile, median of 3', await lighthouseRuns(base, chromePath));
  }
  server.close();
}

void run();
