import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { BUDGETS, line, median } from './budgets';
import { memoryOf, untilServed } from './processTree';

const PORT = '3456';
const PAGE = 'react-tree-view/quickstart';
const GUIDE = `docs/${PAGE}/quickstart.mdx`;
const DEMO = `docs/${PAGE}/demos/FirstRichTree.tsx`;
const TIMES = 8;

/** Pages that are opened one after another to measure what each costs. */
const MORE_PAGES = [
  'react-data-grid/sorting',
  'react-data-grid/filtering',
  'react-data-grid/editing',
  'react-charts/bars',
  'react-charts/lines',
  'react-charts/pie',
  'react-date-pickers/date-picker',
  'react-date-pickers/quickstart',
  'react-tree-view/rich-tree-view/items',
  'api/data-grid/data-grid',
];

/** How long the server is left idle, so that its background work does not count, in milliseconds. */
const PAUSE_MS = 3000;

/** How long the server may take to start, in milliseconds. */
const TIMEOUT_MS = 600_000;

const seconds = (since: number) => (Date.now() - since) / 1000;

async function openPage(page: Page, pathname: string): Promise<void> {
  const address = `http://localhost:${PORT}/x/${pathname}/`;
  const since = Date.now();
  await untilServed(address, () => Date.now() - since > TIMEOUT_MS);
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('h1') !== null);
}

/**
 * Runs `npm start` during a measurement.
 *
 * @param measure - Receives the start time, and a function that returns the peak memory in GB since its last call.
 */
async function withServer(
  root: string,
  measure: (start: number, takePeak: () => number) => Promise<void>,
): Promise<void> {
  const start = Date.now();
  const server = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORT },
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid ?? 0) / 1024)), 500);
  try {
    await measure(start, () => {
      const taken = peak;
      peak = 0;
      return taken;
    });
  } finally {
    clearInterval(timer);
    server.kill();
    await ended;
  }
}

/** Measures how long edits take to arrive in the browser, in seconds. Restores the file afterward. */
async function edits(page: Page, file: string, edit: (text: string, mark: string) => string) {
  const original = readFileSync(file, 'utf8');
  const times: number[] = [];
  try {
    for (let index = 0; index < TIMES; index += 1) {
      const mark = `Edited${index}now`;
      const text = edit(original, mark);
      if (!text.includes(mark)) {
        throw new Error(`${file} contains no text to edit.`);
      }
      const start = Date.now();
      writeFileSync(file, text);
      // Looks in each frame. A locator looks every 500 ms after a while.
      await page.waitForFunction(
        (expected) => document.querySelector('main')?.textContent.includes(expected),
        mark,
      );
      times.push(seconds(start));
      await page.waitForTimeout(PAUSE_MS);
    }
  } finally {
    writeFileSync(file, original);
  }
  await page.waitForTimeout(PAUSE_MS);
  return times;
}

const listed = (times: readonly number[]) => times.map((time) => time.toFixed(2)).join(' ');

/** Measures what an author waits for: the first page of `npm start`, and edits. Also measures the memory it takes. */
export async function dev(browser: Browser, root: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const lines: string[] = [];
  const generated = path.join(root, '.docusaurus');
  const removed = existsSync(generated)
    ? readdirSync(generated).filter((name) => name !== 'cache' && name !== 'bundler')
    : [];
  for (const folder of ['node_modules/.cache', ...removed.map((name) => `.docusaurus/${name}`)]) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
  }
  await withServer(root, async (start) => {
    await openPage(page, PAGE);
    lines.push(line(BUDGETS.devCold, seconds(start)));
    // The bundler writes its cache when it is idle.
    await page.waitForTimeout(4 * PAUSE_MS);
  });
  await page.goto('about:blank');
  await withServer(root, async (start, takePeak) => {
    await openPage(page, PAGE);
    lines.push(line(BUDGETS.devWarm, seconds(start)));
    await page.waitForTimeout(4 * PAUSE_MS);

    const sentences = await edits(page, path.join(root, GUIDE), (text, mark) =>
      text.replace(/^([A-Z][a-z]+ )/m, `${mark} $1`),
    );
    lines.push(line(BUDGETS.devSentence, median(sentences), listed(sentences)));
    const [, label = ''] =
      /label: '([^']+)'/.exec(readFileSync(path.join(root, DEMO), 'utf8')) ?? [];
    await page.getByText(label).first().scrollIntoViewIfNeeded();
    const demos = await edits(page, path.join(root, DEMO), (text, mark) =>
      text.replace(label, mark),
    );
    lines.push(line(BUDGETS.devDemo, median(demos), listed(demos)));

    lines.push(line(BUDGETS.devMemory, takePeak()));
    for (const pathname of MORE_PAGES) {
      await openPage(page, pathname);
    }
    await page.waitForTimeout(PAUSE_MS);
    lines.push(line(BUDGETS.devMemoryPages, takePeak()));
  });
  await page.close();
  return lines;
}
