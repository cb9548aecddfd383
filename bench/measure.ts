import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { layoutShift, open, settle, wakeDemos } from '../e2e/support';

const KB = 1000;

/** Returns the size of a built file as a host would send it, in kB (gzip). */
export function gzipped(build: string, pathname: string): number {
  return gzipSync(readFileSync(path.join(build, pathname)), { level: 9 }).length / KB;
}

/** Returns the total size of several built files, each compressed separately, in kB (gzip). */
export function sum(build: string, pathnames: Iterable<string>): number {
  return [...pathnames].reduce((total, pathname) => total + gzipped(build, pathname), 0);
}

/** What a page costs its visitors. Sizes are in kB (gzip). */
export interface PageCost {
  html: number;
  /** Scripts referenced in the HTML. */
  named: number;
  /** Scripts loaded once the page is at rest, without any interaction. */
  atRest: number;
  /** Scripts loaded once all demos have been in view. */
  withDemos: number;
  fonts: number;
  /** DOM elements at rest. */
  nodes: number;
  /** Sum of layout shifts until the page is at rest. */
  shift: number;
  /** The files in these figures with their sizes, largest first. */
  files: { atRest: [string, number][]; withDemos: [string, number][]; fonts: [string, number][] };
}

/** Viewport of a phone, the same as in Lighthouse. */
export const PHONE = { width: 412, height: 823 };

/** Returns the files with their sizes, largest first. */
const sized = (build: string, pathnames: Iterable<string>) =>
  [...pathnames]
    .map((pathname): [string, number] => [pathname, gzipped(build, pathname)])
    .sort(([, one], [, other]) => other - one);

/**
 * Measures what a page costs on a first visit with a phone.
 *
 * @param page - A new browser page with the {@link PHONE} viewport.
 * @param address - URL of the page.
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
  const loadedWith = (extension: string) => [...loaded].filter((url) => url.endsWith(extension));

  await open(page, address);
  await settle(page);
  // The ad's code is loaded when the browser is idle.
  await page.locator('[data-ad-slot]:empty:visible').waitFor({ state: 'detached' });
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
