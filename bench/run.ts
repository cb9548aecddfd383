/*
 * `npm run bench [-- bytes lighthouse navigation search realtime builds dev feedback]`: measures the production build
 * in `build/` against the budgets in budgets.ts. Bytes are exact; times depend on this machine. Without names, it runs
 * all of these, builds first.
 *
 * Only run when named: `agents` measures the package of the MCP server, which `npm run mcp:package` creates;
 * `agent-evaluation` scores answers of its tools to questions and snippets, also with a model;
 * `agent-checks` counts the seeded errors that its tool `check` finds, and the demos in which it reports any;
 * `agent-examples` compiles what its tool `example` returns; `compare` compares our site with stock Docusaurus and the
 * same pages; `deployment` replaces `build.previous` with `build` under load and 50 open tabs; `previews` measures the
 * previews of templates with Lighthouse.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { staticHandler } from '../server/static';

import { agentChecks } from './agentChecks';
import { agentEvaluation } from './agentEvaluation';
import { agentExamples } from './agentExamples';
import { agents } from './agents';
import { builds } from './builds';
import { bytes } from './bytes';
import { compare } from './compare';
import { deployment } from './deployment';
import { dev } from './dev';
import { feedback } from './feedback';
import { lighthouseRuns } from './lighthouse';
import { navigation } from './navigation';
import { previews } from './previews';
import { realtime } from './realtime';
import { search } from './search';

const root = path.resolve(__dirname, '..');
const chromePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const BROWSER_ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const NAMES = [
  ...['bytes', 'lighthouse', 'navigation', 'search', 'realtime', 'builds', 'dev', 'feedback'],
  ...['agents', 'agent-checks', 'agent-evaluation', 'agent-examples'],
  ...['compare', 'deployment', 'previews'],
];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown names: ${unknown.join(', ')}. Known names: ${NAMES.join(', ')}.`);
  process.exit(2);
}

async function run(): Promise<void> {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const print = (title: string, lines: string[]) => console.log(`\n${title}\n${lines.join('\n')}`);

  if (isWanted('builds')) {
    print('Build', await builds(root));
  }
  if (isWanted('feedback')) {
    print('Feedback', await feedback());
  }
  if (wanted.includes('agents')) {
    print('Agents', await agents(root));
  }
  if (wanted.includes('agent-checks')) {
    print('Checks for agents', await agentChecks(root));
  }
  if (wanted.includes('agent-evaluation')) {
    print('Evaluation of agents', await agentEvaluation(root));
  }
  if (wanted.includes('agent-examples')) {
    print('Examples for agents', agentExamples(root));
  }
  // These need neither the build nor a browser.
  const alone = ['agents', 'agent-checks', 'agent-evaluation', 'agent-examples', 'feedback'];
  if (wanted.length > 0 && wanted.every((name) => alone.includes(name))) {
    return;
  }
  // The tests may have installed only the headless shell, whose timings differ.
  if (!existsSync(chromePath)) {
    throw new Error(
      `There is no browser at ${chromePath}. Install Chromium (Debian: apt-get install chromium), or set CHROME_PATH to a browser.`,
    );
  }
  const withBrowser: [name: string, title: string, (browser: Browser) => Promise<string[]>][] = [
    ['compare', 'Next to stock Docusaurus', (browser) => compare(browser, root, chromePath)],
    ['deployment', 'A deployment under load', (browser) => deployment(browser, root)],
  ];
  for (const [name, title, measure] of withBrowser) {
    if (wanted.includes(name)) {
      const browser = await chromium.launch({
        executablePath: chromePath,
        args: BROWSER_ARGUMENTS,
      });
      print(title, await measure(browser));
      await browser.close();
      if (wanted.length === 1) {
        return;
      }
    }
  }
  const build = path.join(root, 'build');
  const server = http.createServer(staticHandler(build)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const base = `http://localhost:${port}`;
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: BROWSER_ARGUMENTS,
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
  if (wanted.includes('previews')) {
    print('Previews, mobile, median of 3', await previews(browser, base, build, chromePath));
  }
  await browser.close();
  if (isWanted('lighthouse')) {
    print('Lighthouse, mobile, median of 3', await lighthouseRuns(base, chromePath));
  }
  server.close();
}

void run();
