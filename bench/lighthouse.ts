import { launch } from 'chrome-launcher';

import { BUDGETS, line, median, PAGES } from './budgets';

const RUNS = 3;

/** Lighthouse's results for a page on a phone. */
export interface LighthouseResult {
  /** Scores from 0 to 100. */
  performance: number;
  /** The lowest score of accessibility, best practices and SEO. */
  others: number;
  /** Largest contentful paint, in seconds. */
  lcp: number;
  /** Total blocking time, in milliseconds. */
  tbt: number;
  cls: number;
  /** Failed audits outside the performance category. */
  missed: string[];
}

/** Returns the medians of several Lighthouse runs, each in a new browser. */
export async function lighthouseMedians(
  address: string,
  chromePath: string,
): Promise<LighthouseResult> {
  const { default: lighthouse } = await import('lighthouse');
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
      const result = await lighthouse(address, { port: chrome.port, logLevel: 'error' });
      if (!result) {
        throw new Error(`Lighthouse returned no result for ${address}.`);
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
  return {
    performance: middle('performance'),
    others: Math.min(middle('accessibility'), middle('best-practices'), middle('seo')),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    missed: [...missed],
  };
}

/** Returns the medians of Lighthouse's mobile runs for each kind of page. */
export async function lighthouseRuns(base: string, chromePath: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, pathname] of Object.entries(PAGES)) {
    const result = await lighthouseMedians(base + pathname, chromePath);
    lines.push(
      `  ${kind} (${pathname})`,
      line(BUDGETS.performance, result.performance),
      line(BUDGETS.others, result.others, result.missed.join(', ')),
      line(BUDGETS.lcp, result.lcp),
      line(BUDGETS.tbt, result.tbt),
      line(BUDGETS.cls, result.cls),
    );
  }
  return lines;
}
