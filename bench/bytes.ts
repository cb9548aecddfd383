import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser } from '@playwright/test';

import { wakeDemos } from '../e2e/support';

import { BUDGETS, line, PAGES, WHOLE_JAVASCRIPT, type PageKind } from './budgets';

const KB = 1000;

/** Size of a built file as a host would send it, in kB. */
function gzipped(build: string, pathname: string): number {
  return gzipSync(readFileSync(path.join(build, pathname)), { level: 9 }).length / KB;
}

/** Of several files, one by one. */
export function sum(build: string, pathnames: Iterable<string>): number {
  return [...pathnames].reduce((total, pathname) => total + gzipped(build, pathname), 0);
}

/** Bytes named in the HTML, loaded when idle, and loaded with all demos in view, by page kind. */
export async function bytes(browser: Browser, base: string, build: string): Promise<string[]> {
  const lines: string[] = [];
  let largest = { size: 0, page: '' };
  for (const [kind, pathname] of Object.entries(PAGES) as [PageKind, string][]) {
    const file = `${pathname}index.html`;
    const html = readFileSync(path.join(build, file), 'utf8');
    const [, , scripts = ''] = /data-scripts=(["']?)([^"'>]+)\1/.exec(html) ?? [];
    const named = scripts.split(' ').filter(Boolean);

    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const loaded = new Set<string>();
    page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
    await page.goto(base + pathname);
    await page.waitForTimeout(1500);
    const idle = [...loaded].filter((url) => url.endsWith('.js'));
    const fonts = [...loaded].filter((url) => url.endsWith('.woff2'));
    await wakeDemos(page);
    const whole = [...loaded].filter((url) => url.endsWith('.js'));
    await page.close();

    const size = gzipped(build, file);
    if (kind !== 'text' && size > largest.size) {
      largest = { size, page: pathname };
    }
    lines.push(
      `  ${kind.padEnd(8)} html ${size.toFixed(1)} kB, scripts named in it ${sum(build, named).toFixed(1)} kB, ` +
        `loaded at rest ${sum(build, idle).toFixed(1)} kB, with all demos in view ${sum(build, whole).toFixed(1)} kB`,
    );
    if (kind === 'text') {
      lines.push(line(BUDGETS.scriptsInHtml, sum(build, named)));
      lines.push(line(BUDGETS.scriptsLoaded, sum(build, idle)));
      lines.push(line(BUDGETS.fonts, sum(build, fonts)));
    }
    const budget = WHOLE_JAVASCRIPT[kind];
    if (budget) {
      lines.push(line(budget, sum(build, whole)));
    }
  }
  lines.push(line(BUDGETS.html, largest.size, largest.page));
  return lines;
}
