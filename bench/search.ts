import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { searchVocabulary } from '../searchVocabulary';
import { runStages } from '../src/core/build/site';
import { openBuiltIndex } from '../src/plugins/search/build/readIndex';
import { searchStage } from '../src/plugins/search/build/stage';
import { createEngine } from '../src/plugins/search/engine/createEngine';

import { BUDGETS, line, median, PAGES } from './budgets';
import { sum } from './measure';
import { slowNetwork } from './slowNetwork';

/** Like a mid-range phone. Lighthouse uses the same factor. */
const CPU_SLOWDOWN = 4;
const ROUNDS = 5;

const FIRST_QUERY = 'sort on the server';
const QUERIES = [
  'freeze first column',
  'export to excel',
  'valueGetter',
  'disable weekends',
  'stacked bars',
  'expand all nodes',
  'MuiDataGrid-cell',
  'row height',
  'date format',
  'dark mode',
  'checkbox selection',
  'quick filter',
  'useGridApiRef',
  'axis labels',
  'license key',
] as const;

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the docs' });

/** Sets the query and returns the time until its results are shown, measured with the page's own clock. */
function timeOf(page: Page, query: string): Promise<number> {
  return field(page).evaluate(
    (element, value) =>
      new Promise<number>((resolve) => {
        const list = document.querySelector('dialog [role=listbox]');
        // The native setter, as on a key press, so that React notices the change.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          element,
          value,
        );
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (list?.getAttribute('aria-busy') === 'false') {
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - start));
          }
        });
        observer.observe(list ?? document.body, { attributes: true });
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    query,
  );
}

/** Records the paths of files that the page and its workers request. */
function watchFiles(page: Page): { take: () => string[] } {
  let files = new Set<string>();
  page.context().on('response', (response) => files.add(new URL(response.url()).pathname));
  return {
    take() {
      const taken = [...files];
      files = new Set();
      return taken;
    },
  };
}

async function openPage(browser: Browser, base: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(base + PAGES.text);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Measures the bytes of the first search and of each later one, and the time from the last key of a query to its
 * results.
 */
async function warm(browser: Browser, base: string, build: string): Promise<string[]> {
  const page = await openPage(browser, base);
  const files = watchFiles(page);
  files.take();
  await page.keyboard.press('Control+k');
  await field(page).fill(FIRST_QUERY);
  await page.getByText(/pages? found$/).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const first = sum(build, files.take());

  const sizes: number[] = [];
  const times: number[] = [];
  for (const query of QUERIES) {
    await timeOf(page, query.slice(0, -1));
    await page.waitForTimeout(200);
    times.push(await timeOf(page, query));
    await page.waitForTimeout(200);
    sizes.push(sum(build, files.take()));
  }
  await page.close();
  return [
    line(BUDGETS.searchFirst, first, `"${FIRST_QUERY}", excerpts included`),
    line(BUDGETS.searchQuery, median(sizes), `at most ${Math.max(...sizes).toFixed(1)} kB`),
    line(BUDGETS.searchWarm, median(times), `slowest ${Math.max(...times).toFixed(0)} ms`),
  ];
}

/** Returns this process's CPU time so far, in milliseconds. Other load on the machine does not affect it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Measures what a build's index costs: size in kB, and CPU time to create an engine from it and for one search. */
function costOfIndex(build: string) {
  const built = openBuiltIndex(build);
  const start = processorTime();
  const index = built.read();
  const engine = createEngine(index, searchVocabulary);
  const made = processorTime() - start;
  const size = sum(build, built.files(index));
  built.addProse(engine, index);
  const searches = [FIRST_QUERY, ...QUERIES].map((query) => {
    const before = processorTime();
    engine.search(query);
    return processorTime() - before;
  });
  return { made, size, pages: index.pages.length, search: median(searches) };
}

/**
 * Lets the page measure the time from the next key to the first results. Measuring from outside would be slow on a slow
 * page.
 *
 * @returns A function that resolves to that time, in milliseconds, once there are results.
 */
async function timeToResults(page: Page): Promise<() => Promise<number>> {
  const time = await page.evaluateHandle(() => {
    let start = 0;
    document.addEventListener('keydown', () => (start = performance.now()), {
      capture: true,
      once: true,
    });
    const result = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('dialog [role=option]')) {
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    return { result };
  });
  return () => time.evaluate(({ result }) => result);
}

/** Measures the time from the key that opens the dialog to the results, on a slow network and CPU, in milliseconds. */
async function first(browser: Browser, port: number, build: string): Promise<string[]> {
  const network = await slowNetwork(port);
  const times: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      const page = await context.newPage();
      await page.goto(network.origin + PAGES.text);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const time = await timeToResults(page);
      await page.keyboard.press('Control+k');
      await field(page).fill(FIRST_QUERY);
      times.push(await time());
      await context.close();
    }
  } finally {
    network.close();
  }
  // The browser slows down only the page, not its workers. So the worker's time is added as often as the slowdown would
  // add it.
  const { made, search } = costOfIndex(build);
  const lacking = (CPU_SLOWDOWN - 1) * (made + search);
  return [
    line(
      BUDGETS.searchSlow,
      (median(times) + lacking) / 1000,
      `of it ${lacking.toFixed(0)} ms for a worker as slow as the page`,
    ),
  ];
}

const SYLLABLES = ['ba', 'do', 'fe', 'gu', 'ka', 'li', 'mo', 'ne', 'pu'];

/** Returns the page with other words: about one in four long words gets an additional syllable. */
function vary(html: string, copy: number): string {
  const syllable = SYLLABLES[copy % SYLLABLES.length] ?? '';
  return html.replace(/>[^<]+</g, (text) =>
    text.replace(/[A-Za-z]{5,}/g, (word) =>
      (word.length * 7 + word.charCodeAt(1) + copy) % 4 === 0 ? word + syllable : word,
    ),
  );
}

/** Measures time and size of the index for these pages, and for several times as many pages with varied words. */
async function growth(build: string, times: number): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
  try {
    const { version, read } = openBuiltIndex(build);
    const sources = read().pages.map((page) => page.path);
    const paths: string[] = [];
    for (let copy = 0; copy < times; copy += 1) {
      for (const source of sources) {
        const html = fs.readFileSync(path.join(build, source, 'index.html'), 'utf8');
        const sitePath = copy === 0 ? source : source.replace(/\/$/, `-${copy}/`);
        const target = path.join(folder, sitePath, 'index.html');
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.writeFileSync(target, copy === 0 ? html : vary(html, copy));
        paths.push(sitePath);
      }
    }
    const measure = async (count: number) => {
      const start = processorTime();
      const routesPaths = paths.slice(0, count);
      await runStages(
        [
          searchStage({
            plugin: 'bench',
            baseUrl: '/',
            products: ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'],
            release: { pages: [], titleWords: [] },
            versionsOf: () => [
              {
                name: version.name,
                label: version.label,
                isLast: true,
                noIndex: false,
                docs: routesPaths,
              },
            ],
          }),
        ],
        {
          outDir: folder,
          baseUrl: '/',
          generatedFilesDir: folder,
          routesPaths,
          plugins: [],
          i18n: {
            currentLocale: 'en',
            defaultLocale: 'en',
            locales: ['en'],
            localeConfigs: { en: { baseUrl: '/' } },
          },
        },
      );
      return { time: (processorTime() - start) / 1000, ...costOfIndex(folder) };
    };
    // The first run warms up code and disk caches.
    await measure(sources.length);
    const one = await measure(sources.length);
    const many = await measure(paths.length);
    const describe = ({ pages, time, size, made, search }: typeof one) =>
      `   ${pages} pages: written in ${time.toFixed(1)} s, ${size.toFixed(0)} kB gzip; read in ${made.toFixed(0)} ms, a search ${search.toFixed(1)} ms (Node, processor time)`;
    const growthOfPages = many.pages / one.pages;
    return [
      describe(one),
      describe(many),
      line(BUDGETS.searchIndexTime, many.time / one.time / growthOfPages),
      line(BUDGETS.searchIndexSize, many.size / one.size / growthOfPages),
    ];
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Measures what a search costs and how the cost grows. Returns lines to print. */
export async function search(
  browser: Browser,
  base: string,
  port: number,
  build: string,
): Promise<string[]> {
  return [
    ...(await warm(browser, base, build)),
    ...(await first(browser, port, build)),
    ...(await growth(build, 10)),
  ];
}
