import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Browser } from '@playwright/test';

import { TEMPLATE_IDS } from '../src/core/navigation/paths';

import { BUDGETS, line, TEMPLATE_SCRIPTS } from './budgets';
import { lighthouseMedians } from './lighthouse';
import { measurePage, PHONE } from './measure';

/** Measures the previews of the templates with Lighthouse on a phone, and what JavaScript they load. */
export async function previews(
  browser: Browser,
  base: string,
  build: string,
  chromePath: string,
): Promise<string[]> {
  const lines: string[] = [];
  for (const id of TEMPLATE_IDS) {
    const pathname = `/x/templates/${id}/preview/`;
    if (!existsSync(path.join(build, pathname, 'index.html'))) {
      continue;
    }
    const result = await lighthouseMedians(base + pathname, chromePath);
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    const { atRest } = await measurePage(page, base + pathname, build);
    await page.close();
    lines.push(
      `  ${id} (${pathname})`,
      line(BUDGETS.previewPerformance, result.performance),
      line(BUDGETS.previewTbt, result.tbt),
      line(BUDGETS.cls, result.cls),
      line(
        {
          what: 'JavaScript until it is at rest',
          budget: TEMPLATE_SCRIPTS[id],
          unit: 'kB',
          reference: '',
        },
        atRest,
      ),
    );
  }
  return lines;
}
