import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser, Page } from '@playwright/test';

import { startServer } from '../server/feedback/harness';
import { previousFolder } from '../server/release';

const TABS = 50;
/** Readers that load pages with their scripts and styles, all the time. */
const READERS = 5;
/** For how long they go on after the deployment, in milliseconds. */
const AFTER_MS = 5000;
const TIMEOUT_MS = 60_000;

/** The link at the end of a page that leads to the next one, without a new document. */
const NEXT = 'a.pagination-nav__link--next';

/** Guides that both builds have, and that have a next page. */
function guides(builds: readonly string[]): string[] {
  const [first = '', second = ''] = builds;
  return (fs.readdirSync(path.join(first, 'x'), { recursive: true }) as string[])
    .filter((file) => /^react-[^/]+\/.*\/?index\.html$/.test(file.split(path.sep).join('/')))
    .filter((file) => fs.existsSync(path.join(second, 'x', file)))
    .filter((file) =>
      fs.readFileSync(path.join(first, 'x', file), 'utf8').includes(NEXT.slice('a.'.length)),
    )
    .map((file) => `/x/${file.split(path.sep).join('/').slice(0, -'index.html'.length)}`)
    .sort();
}

/** Loads a page and its scripts and styles. Returns the addresses that failed. */
async function load(origin: string, page: string): Promise<string[]> {
  const get = async (pathname: string) => {
    try {
      const response = await fetch(origin + pathname);
      const text = await response.text();
      return { isRight: response.status === 200 && text !== '', text };
    } catch {
      return { isRight: false, text: '' };
    }
  };
  const { isRight, text } = await get(page);
  const files = [...text.matchAll(/(?:src|href)="?(\/assets\/[^" >]+)/g)].map(
    ([, file = '']) => file,
  );
  const found = await Promise.all(
    files.map(async (file) => ((await get(file)).isRight ? [] : [file])),
  );
  return [...(isRight ? [] : [page]), ...found.flat()];
}

/** Goes to the next page in a tab that shows one of the build before. Returns whether it works. */
async function isAlive(tab: Page): Promise<boolean> {
  try {
    const before = await tab.locator('h1').first().textContent();
    await tab.locator(NEXT).click({ timeout: TIMEOUT_MS });
    await tab.waitForFunction(
      (text) => ![text, undefined].includes(document.querySelector('h1')?.textContent ?? undefined),
      before,
      { timeout: TIMEOUT_MS, polling: 200 },
    );
    return (await tab.getByText('This page crashed').count()) === 0;
  } catch {
    return false;
  }
}

/**
 * Replaces `build.previous` with `build` in the folder of `npm run serve`, while readers load pages, and then goes on in
 * 50 tabs that show the previous one.
 *
 * @param root - The repository, with both folders, as `npm run build` leaves them if it has run twice.
 */
export async function deployment(browser: Browser, root: string): Promise<string[]> {
  const builds = [previousFolder(path.join(root, 'build')), path.join(root, 'build')];
  const missing = builds.find((build) => !fs.existsSync(build));
  if (missing !== undefined) {
    throw new Error(`A deployment needs two builds; ${missing} is missing. Run "npm run build".`);
  }
  const [before = '', after = ''] = builds.map((build) => fs.realpathSync(build));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
  const site = path.join(folder, 'build');
  const link = (target: string, name: string) => {
    fs.symlinkSync(target, `${name}.next`);
    fs.renameSync(`${name}.next`, name);
  };
  link(before, site);
  const server = await startServer({
    folder: site,
    isBuilt: true,
    databaseUrl: `file:${path.join(folder, 'feedback.db')}`,
  });
  const context = await browser.newContext();
  try {
    const origin = `http://localhost:${server.port}`;
    const pages = guides(builds);
    const pageOf = (index: number) => pages[index % pages.length] ?? '/x/';
    const tabs: Page[] = [];
    const errors: string[] = [];
    for (let index = 0; index < TABS; index += 1) {
      const tab = await context.newPage();
      tab.on('pageerror', ({ message }) => errors.push(message));
      await tab.goto(origin + pageOf(index * 3), { timeout: TIMEOUT_MS });
      tabs.push(tab);
    }
    const failed: string[] = [];
    let loads = 0;
    let isOver = false;
    const readers = Array.from({ length: READERS }, async (_, reader) => {
      for (let index = reader; !isOver; index += READERS) {
        failed.push(...(await load(origin, pageOf(index))));
        loads += 1;
      }
    });
    await sleep(1000);
    const old = loads;
    link(before, previousFolder(site));
    link(after, site);
    while (!server.output().includes('Switched')) {
      await sleep(10);
    }
    await sleep(AFTER_MS);
    const alive: boolean[] = [];
    for (const tab of tabs) {
      alive.push(await isAlive(tab));
    }
    isOver = true;
    await Promise.all(readers);
    return [
      `   ${loads} loads of pages with all they need, ${old} of them before: ${failed.length} failed ${failed.slice(0, 3).join(', ')}`,
      `   ${TABS} tabs of the previous build: ${alive.filter((each) => !each).length} dead, ${errors.length} errors ${errors.slice(0, 3).join(', ')}`,
    ];
  } finally {
    await context.close();
    await server.end('SIGTERM');
    fs.rmSync(folder, { recursive: true });
  }
}
