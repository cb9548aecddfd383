import type { Browser } from '@playwright/test';

import { BUDGETS, line, PAGE_BUDGETS, PAGES, type PageKind } from './budgets';
import { measurePage, PHONE } from './measure';
import { figuresOf } from './overBudget';

/** Measures what pages of each kind cost, next to their budgets. */
export async function bytes(browser: Browser, base: string, build: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, pathname] of Object.entries(PAGES) as [PageKind, string][]) {
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    const cost = await measurePage(page, base + pathname, build);
    await page.close();
    lines.push(`  ${kind} (${pathname})`);
    for (const { what, unit, value, ceiling } of figuresOf(kind, cost)) {
      const { target, current } = ceiling;
      const isScript = what.startsWith('JavaScript');
      const note =
        current === undefined
          ? ''
          : value <= target
            ? 'the target is met; remove `current`'
            : `may be ${current} for now`;
      lines.push(
        line(
          {
            what,
            budget: target,
            unit: unit === ' kB' ? 'kB' : 'nodes',
            reference: isScript ? PAGE_BUDGETS[kind].reference : '',
          },
          value,
          note,
        ),
      );
    }
    lines.push(line(BUDGETS.cls, cost.shift));
    if (kind === 'text') {
      lines.push(line(BUDGETS.scriptsInHtml, cost.named));
    }
  }
  return lines;
}
