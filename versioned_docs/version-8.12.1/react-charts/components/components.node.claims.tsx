// @vitest-environment jsdom
import * as React from 'react';

import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { claim } from '@portal/claims';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const inJsdom = async (
  props: Partial<BarChartProps>,
  inspect: (container: HTMLElement) => void | Promise<void>,
) => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await React.act(async () => {
    root.render(
      <BarChart
        xAxis={[{ data: ['Q1', 'Q2'] }]}
        series={[{ data: [1, 2], label: 'Orders' }]}
        {...props}
      />,
    );
    await Promise.resolve();
  });
  await inspect(container);
  await React.act(async () => {
    root.unmount();
    await Promise.resolve();
  });
  container.remove();
};

const drawing = (container: HTMLElement) =>
  [...container.querySelectorAll('svg')].find((each) => each.closest('li') === null);
const bars = (container: HTMLElement) => [...container.querySelectorAll('.MuiBarElement-root')];
const ticks = (container: HTMLElement) =>
  [...container.querySelectorAll('.MuiChartsAxis-tickLabel')].map((each) => each.textContent);

claim(
  "In Jest or Vitest with jsdom, you don't have to mock anything to render a chart: charts work without `ResizeObserver`.",
  async () => {
    await inJsdom({ width: 400, height: 300 }, (container) => {
      expect(typeof ResizeObserver).toBe('undefined');
      expect(bars(container)).toHaveLength(2);
      expect(ticks(container)).toEqual(expect.arrayContaining(['Q1', 'Q2']));
    });
  },
);

claim(
  'But jsdom has no layout, so a chart without a `width` is 100 pixels wide, and some labels are missing.',
  async () => {
    const xAxis = [{ data: Array.from({ length: 12 }, (_, index) => `Month ${index + 1}`) }];
    const found: number[] = [];
    await inJsdom({ height: 300, xAxis }, (container) => {
      expect(drawing(container)?.getAttribute('viewBox')).toBe('0 0 100 300');
      found.push(ticks(container).length);
    });
    await inJsdom({ height: 300, width: 400, xAxis }, (container) => {
      found.push(ticks(container).length);
    });
    expect(found[0]).toBeLessThan(found[1] ?? 0);
  },
);

claim(
  'In tests, set `width` and `height`. Also set `skipAnimation`, because animated bars start with a height of 0.',
  async () => {
    const first: number[][] = [];
    /** Reads the bars before the first frame of their animation. */
    function Probe({ index }: { index: number }) {
      React.useLayoutEffect(() => {
        first[index] ??= bars(document.body).map((bar) => Number(bar.getAttribute('height')));
      });
      return null;
    }
    for (const [index, skipAnimation] of [false, true].entries()) {
      const children = <Probe index={index} />;
      await inJsdom({ width: 400, height: 300, skipAnimation, children }, (container) => {
        expect(drawing(container)?.getAttribute('viewBox')).toBe('0 0 400 300');
      });
    }
    expect(first).toEqual([
      [0, 0],
      [117, 235],
    ]);
  },
);

claim('Clicks on items work in jsdom, too.', async () => {
  const onItemClick = vi.fn();
  await inJsdom(
    { width: 400, height: 300, skipAnimation: true, onItemClick },
    async (container) => {
      await React.act(async () => {
        bars(container)[1]?.dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
        await Promise.resolve();
      });
      expect(onItemClick).toHaveBeenCalledTimes(1);
      expect(onItemClick.mock.calls[0]?.[1]).toMatchObject({ type: 'bar', dataIndex: 1 });
    },
  );
});
