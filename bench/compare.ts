import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { Browser } from '@playwright/test';

import { latestVersion } from '../src/core/versions';
import { staticHandler } from '../server/static';

import { DEMOS_ALONE, DEMOS_FACTOR, median, PAGE_BUDGETS, PAGES } from './budgets';
import { lighthouseMedians } from './lighthouse';
import { measurePage, PHONE } from './measure';
import {
  measureCommand,
  memoryOf,
  removeCaches,
  start,
  stop,
  untilServed,
  type Cost,
} from './processTree';
import { writeStockSite } from './stock';

/** Number of edits, of which the median is shown. */
const EDITS = 8;
const DEV_PORT = 3457;
/** How long a dev server may take to serve its first page, in milliseconds. */
const TIMEOUT_MS = 600_000;

/** A site to build and to serve in development. */
interface Site {
  siteDir: string;
  build: readonly string[];
  dev: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Folder of the build. */
  outDir: string;
  /** The guide to edit, and its path on the dev server. */
  guide: string;
  pathname: string;
}

interface DevCost {
  cold: number;
  warm: number;
  edit: number;
  memory: number;
}

/** Starts a dev server and measures the time until the first page is shown. */
async function firstPage(browser: Browser, site: Site) {
  const since = Date.now();
  const child = start(site.dev, site.siteDir, { ...site.env, PORT: String(DEV_PORT) });
  const address = `http://localhost:${DEV_PORT}${site.pathname}`;
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await untilServed(address, () => child.exitCode !== null || Date.now() - since > TIMEOUT_MS);
    await page.goto(address);
    await page.locator('article h1, header h1').first().waitFor({ timeout: TIMEOUT_MS });
  } catch (error) {
    await stop(child);
    throw new Error(`"${site.dev.join(' ')}" showed no page at ${address}.`, { cause: error });
  }
  return { child, page, seconds: (Date.now() - since) / 1000 };
}

/** Measures what an author waits for: the first page without and with caches, and an edit of a sentence. */
async function writing(browser: Browser, site: Site): Promise<DevCost> {
  removeCaches(site.siteDir);
  const first = await firstPage(browser, site);
  await first.page.close();
  await stop(first.child);

  const { child, page, seconds: warm } = await firstPage(browser, site);
  const original = readFileSync(site.guide, 'utf8');
  const times: number[] = [];
  try {
    // Hot reload is connected once the page is loaded.
    await page.waitForLoadState('load');
    for (let edit = 0; edit < EDITS; edit += 1) {
      const sentence = `Edited for the ${edit}th time.`;
      const since = Date.now();
      writeFileSync(site.guide, `${original}\n${sentence}\n`);
      await page.getByText(sentence).first().waitFor({ timeout: 60_000 });
      times.push((Date.now() - since) / 1000);
    }
    return { cold: first.seconds, warm, edit: median(times), memory: memoryOf(child.pid ?? 0) };
  } finally {
    writeFileSync(site.guide, original);
    await page.close();
    await stop(child);
  }
}

async function building({ siteDir, build, env }: Site): Promise<{ cold: Cost; warm: Cost }> {
  removeCaches(siteDir);
  const cold = await measureCommand(build, siteDir, env);
  return { cold, warm: await measureCommand(build, siteDir, env) };
}

/** Measures a build's pages: JavaScript at rest and with demos, and Lighthouse scores. */
async function reading(browser: Browser, outDir: string, chromePath: string) {
  const server = http.createServer(staticHandler(outDir)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const costOf = async (pathname: string) => {
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    try {
      return await measurePage(page, base + pathname, outDir);
    } finally {
      await page.close();
    }
  };
  try {
    return {
      text: await costOf(PAGES.text),
      grid: await costOf(PAGES.grid),
      chart: await costOf(PAGES.chart),
      lighthouse: await lighthouseMedians(base + PAGES.text, chromePath),
    };
  } finally {
    server.close();
  }
}

const ROUTE = 'introduction/licensing';

/** Our site, with the default version of the docs, so that both sites build the same pages. */
function ours(root: string): Site {
  const { name, directory } = latestVersion(root);
  return {
    siteDir: root,
    build: ['npm', 'run', 'build'],
    dev: ['npm', 'start'],
    env: { VERSIONS: name },
    outDir: path.join(root, 'build'),
    guide: path.join(directory, `${ROUTE}/licensing.mdx`),
    pathname: `/x/${ROUTE}/`,
  };
}

function stock(siteDir: string): Site {
  const docusaurus = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return {
    siteDir,
    build: [process.execPath, docusaurus, 'build'],
    dev: [process.execPath, docusaurus, 'start', '--no-open', '--port', String(DEV_PORT)],
    outDir: path.join(siteDir, 'build'),
    guide: path.join(siteDir, `docs/${ROUTE}/licensing.mdx`),
    pathname: `/x/${ROUTE}/`,
  };
}

/**
 * Compares our site with stock Docusaurus and plain versions of the same pages, in one run: builds, the dev server, and
 * what a reader loads. Takes about 15 minutes on two cores. Removes the site's caches. Without a cache, our site is
 * built first, because the stock site takes the tables of API pages from its build.
 */
export async function compare(
  browser: Browser,
  root: string,
  chromePath: string,
): Promise<string[]> {
  const our = ours(root);
  const ourBuild = await building(our);
  const site = writeStockSite(root);
  const their = stock(site.siteDir);
  const theirBuild = await building(their);
  const ourPages = await reading(browser, our.outDir, chromePath);
  const theirPages = await reading(browser, their.outDir, chromePath);
  const theirDev = await writing(browser, their);
  const ourDev = await writing(browser, our);

  const s = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} s`;
  const gb = (value: number) => `${(value / 1024).toFixed(1)} GB`;
  const kb = (value: number) => `${value.toFixed(1)} kB`;
  const rows: [what: string, ours: string, stock: string, target: string][] = [
    ['First page of the dev server, cold', s(ourDev.cold), s(theirDev.cold), '≤ 20 s'],
    ['First page of the dev server, warm', s(ourDev.warm), s(theirDev.warm), '≤ 5 s'],
    [
      `Edit of a sentence to the browser, median of ${EDITS}`,
      s(ourDev.edit),
      s(theirDev.edit),
      '≤ 0.5 s',
    ],
    ['Memory of the dev server', gb(ourDev.memory), gb(theirDev.memory), '≤ 2 GB'],
    [
      'Build of one version, cold',
      s(ourBuild.cold.seconds),
      s(theirBuild.cold.seconds),
      `≤ ${s(theirBuild.cold.seconds * 1.3)}`,
    ],
    [
      'Build of one version, nothing changed',
      s(ourBuild.warm.seconds),
      s(theirBuild.warm.seconds),
      '≤ 10 s',
    ],
    ['Memory of that build, cold', gb(ourBuild.cold.memory), gb(theirBuild.cold.memory), '≤ 4 GB'],
    [
      'JavaScript of a text page',
      kb(ourPages.text.atRest),
      kb(theirPages.text.atRest),
      `≤ ${PAGE_BUDGETS.text.atRest.target} kB`,
    ],
    [
      `JavaScript with grids in view (alone ${DEMOS_ALONE.grid} kB)`,
      kb(ourPages.grid.withDemos),
      'no demos',
      `≤ ${kb(DEMOS_ALONE.grid * DEMOS_FACTOR)}`,
    ],
    [
      `JavaScript with charts in view (alone ${DEMOS_ALONE.chart} kB)`,
      kb(ourPages.chart.withDemos),
      'no demos',
      `≤ ${kb(DEMOS_ALONE.chart * DEMOS_FACTOR)}`,
    ],
    [
      'Lighthouse performance, text page',
      `${ourPages.lighthouse.performance}`,
      `${theirPages.lighthouse.performance}`,
      '≥ 97',
    ],
    [
      'Total blocking time, text page',
      `${ourPages.lighthouse.tbt} ms`,
      `${theirPages.lighthouse.tbt} ms`,
      '≤ 150 ms',
    ],
  ];
  return [
    `  ${'what'.padEnd(52)}  ${'ours'.padStart(10)}  ${'stock'.padStart(10)}  ${'target'.padStart(11)}`,
    ...rows.map(
      ([what, mine, theirs, target]) =>
        `  ${what.padEnd(52)}  ${mine.padStart(10)}  ${theirs.padStart(10)}  ${target.padStart(11)}`,
    ),
    `  Stock: Docusaurus with preset-classic and faster, the same ${site.pages} pages. Replaced in it:`,
    ...site.replaced.map((line) => `  - ${line}`),
  ];
}
