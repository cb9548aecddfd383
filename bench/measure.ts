import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { layoutShift, open, settle, wakeDemos } from '../e2e/support';

const KB = 1000;

/** Size of a built file as a host would send it, in kB of gzip. */
export function gzipped(build: string, pathname: string): number {
  return gzipSync(readFileSync(path.join(build, pathname)), { level: 9 }).length / KB;
}

/** Size of several built files, compressed one by one, in kB of gzip. */
export function sum(build: string, pathnames: Iterable<string>): number {
  return [...pathnames].reduce((total, pathname) => total + gzipped(build, pathname), 0);
}

/** What a page costs the reader. Sizes are in kB of gzip. */
export interface PageCost {
  html: number;
  /** Scripts that the HTML names. */
  named: number;
  /** Scripts that were loaded when nothing more came, untouched. */
  atRest: number;
  /** Scripts that were loaded once all demos had been in view. */
  withDemos: number;
  fonts: number;
  /** Elements of the document at rest. */
  nodes: number;
  /** Sum of layout shifts until the page was at rest. */
  shift: number;
  /** Files behind these figures, with their size, the largest first. */
  files: { atRest: [string, number][]; withDemos: [string, number][]; fonts: [string, number][] };
}

/** The viewport of a phone, as Lighthouse has it. */
export const PHONE = { width: 412, height: 823 };

/** Names the files with their size, the largest first. */
const sized = (build: string, pathnames: Iterable<string>) =>
  [...pathnames]
    .map((pathname): [string, number] => [pathname, gzipped(build, pathname)])
    .sort(([, one], [, other]) => other - one);

/**
 * Measures what a page costs on a first visit with a phone.
 *
 * @param page - A new page of the browser, in the size of {@link PHONE}.
 * @param address - Where the page is.
 * @param build - Folder of the build that is served there.
 */
export async function measurePage(page: Page, address: string, build: string): Promise<PageCost> {
  const { pathname, origin } = new URL(address);
  const file = `${pathname}index.html`;
  const text = readFileSync(path.join(build, file), 'utf8');
  const [, , scripts = ''] = /data-scripts=(["']?)([^"'>]+)\1/.exec(text) ?? [];

  const loaded = new Set<string>();
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.origin === origin && response.ok()) {
      loaded.add(url.pathname);
    }
  });
  const loadedWith = (extension: string) => [...loaded].filter((each) => each.endsWith(extension));

  await open(page, address);
  await settle(page);
  await page.waitForLoadState('networkidle');
  const atRest = sized(build, loadedWith('.js'));
  const fonts = sized(build, loadedWith('.woff2'));
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const shift = await layoutShift(page);
  await wakeDemos(page);
  await page.waitForLoadState('networkidle');
  const withDemos = sized(build, loadedWith('.js'));

  const total = (files: [string, number][]) => files.reduce((whole, [, size]) => whole + size, 0);
  return {
    html: gzipped(build, file),
    named: sum(build, scripts.split(' ').filter(Boolean)),
    atRest: total(atRest),
    withDemos: total(withDemos),
    fonts: total(fonts),
    nodes,
    shift,
    files: { atRest, withDemos, fonts },
  };
}
