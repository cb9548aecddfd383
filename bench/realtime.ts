import type { Browser, Page } from '@playwright/test';

import { BUDGETS, line, median } from './budgets';

const PAGE = '/x/react-data-grid/demos/real-time-data/';

/** Like a mid-range phone. Lighthouse uses the same factor. */
const CPU_SLOWDOWN = 4;
const WINDOW_MS = 10_000;
const WINDOWS = 3;
/** The first moments, when code is compiled and images are decoded, are not measured. */
const WARM_UP_MS = 3_000;

/** What happened on the page while prices changed. */
interface FrameWindow {
  framesPerSecond: number;
  /** Longest time between two frames, in milliseconds. */
  longestFrame: number;
  /** Durations of tasks longer than 50 ms, in milliseconds. */
  longTasks: number[];
}

/** Counts frames and long tasks in the page itself for a number of milliseconds. */
function watchFrames(page: Page, milliseconds: number): Promise<FrameWindow> {
  return page.evaluate(
    (duration) =>
      new Promise<FrameWindow>((resolve) => {
        const longTasks: number[] = [];
        const observer = new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => longTasks.push(entry.duration)),
        );
        observer.observe({ type: 'longtask' });
        let frames = 0;
        let longestFrame = 0;
        let start = 0;
        let before = 0;
        const onFrame = (now: number) => {
          if (start === 0) {
            start = now;
          } else {
            frames += 1;
            longestFrame = Math.max(longestFrame, now - before);
          }
          before = now;
          if (now - start < duration) {
            requestAnimationFrame(onFrame);
            return;
          }
          observer.disconnect();
          resolve({ framesPerSecond: (frames * 1000) / (now - start), longestFrame, longTasks });
        };
        requestAnimationFrame(onFrame);
      }),
    milliseconds,
  );
}

/** Summarizes several windows in a line to print. */
function summary(what: string, windows: readonly FrameWindow[]): string {
  const longTasks = windows.flatMap((window) => window.longTasks);
  const longestFrame = Math.max(...windows.map((each) => each.longestFrame));
  return [
    `   ${what}: ${windows.map(({ framesPerSecond }) => framesPerSecond.toFixed(1)).join(', ')} frames a second`,
    `longest frame ${longestFrame.toFixed(0)} ms`,
    `${longTasks.length} long tasks${
      longTasks.length > 0 ? `, longest ${Math.max(...longTasks).toFixed(0)} ms` : ''
    }`,
  ].join(', ');
}

/**
 * Measures the frame rate of the real-time demo at its default rate, on a CPU slowed down to a quarter: as it is when
 * started, and sorted by a changing column. Returns lines to print.
 */
export async function realtime(browser: Browser, base: string): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'no-preference',
  });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(base + PAGE);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  const demo = page.getByRole('figure').first();
  await demo.locator('[data-island-ready]').waitFor();
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: 'Start' }).click();
  const measure = async () => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.waitForTimeout(WARM_UP_MS);
    const windows: FrameWindow[] = [];
    for (let index = 0; index < WINDOWS; index += 1) {
      windows.push(await watchFrames(page, WINDOW_MS));
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return windows;
  };
  const started = await measure();
  const shown = await demo.getByText(/^[\d,]+ updates\/s$/).innerText();
  await demo.getByRole('columnheader', { name: 'Change' }).click();
  const sorted = await measure();
  await page.close();

  return [
    line(BUDGETS.frames, median(started.map(({ framesPerSecond }) => framesPerSecond)), shown),
    summary(`${WINDOWS} windows of ${WINDOW_MS / 1000} s`, started),
    summary('sorted by what moves', sorted),
  ];
}
