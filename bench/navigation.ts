import type { Browser } from '@playwright/test';

import { BUDGETS, line, median } from './budgets';

/** Pages to visit by links in the sidebar. Their group stays open throughout. */
const ROUTE = [
  '/x/introduction/installation/',
  '/x/introduction/licensing/',
  '/x/introduction/support/',
  '/x/introduction/mcp/',
  '/x/introduction/roadmap/',
];
const ROUNDS = 4;

/** Measures the time from a click on a navigation link to the new page's heading, with the page's own clock. */
async function clicks(browser: Browser, base: string, cpuSlowdown: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(base + ROUTE[0]);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const pathname of [...ROUTE.slice(1), ROUTE[0]]) {
      const link = page.locator(`.menu a[href="${pathname}"]`);
      // Like a real user: the pointer arrives before the click, so prefetching can start.
      await link.hover();
      await page.waitForTimeout(150);
      times.push(
        await link.evaluate(
          (element) =>
            new Promise<number>((resolve) => {
              const before = document.querySelector('h1')?.textContent;
              const start = performance.now();
              const observer = new MutationObserver(() => {
                const heading = document.querySelector('h1')?.textContent;
                if (heading && heading !== before) {
                  observer.disconnect();
                  resolve(performance.now() - start);
                }
              });
              observer.observe(document.body, {
                childList: true,
                subtree: true,
                characterData: true,
              });
              (element as HTMLElement).click();
            }),
        ),
      );
    }
  }
  await page.close();
  return times;
}

export async function navigation(browser: Browser, base: string): Promise<string[]> {
  return [
    line(BUDGETS.navigation, median(await clicks(browser, base, 1))),
    line(BUDGETS.navigationSlow, median(await clicks(browser, base, 4))),
  ];
}
