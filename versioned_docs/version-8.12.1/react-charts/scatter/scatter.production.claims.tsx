import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claim } from '@portal/claims';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';

const points = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, x: (id * 7919) % 1009, y: (id * 104729) % 997 }));
const elements = () => document.querySelectorAll('[data-series] *').length;

/** Draws the points, and returns how long it took and the number of elements. */
const measure = async (count: number, renderer: 'svg-single' | 'svg-batch') => {
  const series = [{ data: points(count), markerSize: 2 }];
  const start = performance.now();
  const { unmount } = await render(
    <div style={{ width: 700 }}>
      <ScatterChart height={400} hideLegend renderer={renderer} series={series} />
    </div>,
  );
  await expect.poll(elements, { interval: 1 }).toBeGreaterThan(0);
  const time = performance.now() - start;
  const found = elements();
  await unmount();
  return { time, elements: found };
};

claim(
  'At 5,000 points, the default renderer takes more than twice as long as `svg-batch` to draw the chart.',
  async () => {
    await measure(500, 'svg-single');
    await measure(500, 'svg-batch');
    // Other processes can slow down single runs, so the rounds alternate and the fastest run of each renderer counts.
    const best = { single: Infinity, batch: Infinity };
    for (let round = 0; round < 5; round += 1) {
      const single = await measure(5000, 'svg-single');
      const batch = await measure(5000, 'svg-batch');
      expect(single.elements).toBe(5000);
      expect(batch.elements).toBe(5);
      best.single = Math.min(best.single, single.time);
      best.batch = Math.min(best.batch, batch.time);
    }
    expect(best.single).toBeGreaterThan(2 * best.batch);
  },
);
