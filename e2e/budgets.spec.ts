import path from 'node:path';

import { PAGES, type PageKind } from '../bench/budgets';
import { measurePage, PHONE } from '../bench/measure';
import { overBudget } from '../bench/overBudget';

import { expect, root, test, UNSEEN_SHIFT } from './support';

/* Bytes are exact, so they fail; times are only printed, by `npm run bench`. */

test.use({ viewport: PHONE });

for (const [kind, pathname] of Object.entries(PAGES) as [PageKind, string][]) {
  test(`the ${kind} page is within its budgets`, async ({ page, baseURL }) => {
    const cost = await measurePage(page, new URL(pathname, baseURL).href, path.join(root, 'build'));
    const messages = overBudget(kind, cost);
    expect(messages, messages.join('\n')).toEqual([]);
    expect(cost.shift, `cumulative layout shift of ${pathname}`).toBeLessThan(UNSEEN_SHIFT);
  });
}
