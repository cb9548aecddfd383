import { launch } from 'chrome-launcher';

import { BUDGETS, line, median, PAGES } from './budgets';

const RUNS = 3;

/** Medians of Lighthouse's mobile run, by page kind. */
export async function lighthouseRuns(base: string, chromePath: string): Promise<string[]> {
  const { default: lighthouse } = await import('lighthouse');
  const lines: string[] = [];
  for (const [kind, pathname] of Object.entries(PAGES)) {
    const scores: Record<string, number[]> = {};
    const add = (name: string, value: number | null | undefined) =>
      (scores[name] ??= []).push(value ?? 0);
    const missed = new Set<string>();
    for (let run = 0; run < RUNS; run += 1) {
      const chrome = await launch({
        chromePath,
        chromeFlags: [
          '--headless=new',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
        ],
      });
      try {
        const result = await lighthouse(base + pathname, { port: chrome.port, logLevel: 'error' });
        if (!result) {
          throw new Error(`Lighthouse gave no result for ${pathname}.`);
        }
        const { categories, audits } = result.lhr;
        for (const [id, category] of Object.entries(categories)) {
          add(id, Math.round((category.score ?? 0) * 100));
          if (id !== 'performance') {
            category.auditRefs
              .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
              .forEach(({ id: audit }) => missed.add(audit));
          }
        }
        add('lcp', (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000);
        add('tbt', Math.round(audits['total-blocking-time']?.numericValue ?? 0));
        add('cls', audits['cumulative-layout-shift']?.numericValue ?? 0);
      } finally {
        chrome.kill();
      }
    }
    const middle = (name: string) => median(scores[name] ?? []);
    lines.push(
      `  ${kind} (${pathname})`,
      line(BUDGETS.performance, middle('performance')),
      line(
        BUDGETS.others,
        Math.min(middle('accessibility'), middle('best-practices'), middle('seo')),
        [...missed].join(', '),
      ),
      line(BUDGETS.lcp, middle('lcp')),
      line(BUDGETS.tbt, middle('tbt')),
      line(BUDGETS.cls, middle('cls')),
    );
  }
  return lines;
}
