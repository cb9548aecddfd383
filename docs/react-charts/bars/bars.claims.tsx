import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { RadarChart, RadarDataProvider, RadarSeriesPlot } from '@mui/x-charts/RadarChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CashFlow from './demos/CashFlow';
import LibraryLoans from './demos/LibraryLoans';

const names = ['A', 'B', 'C'];

const show = (props: BarChartProps) =>
  render(
    <div style={{ width: 500 }}>
      <BarChart height={300} hideLegend skipAnimation {...props} />
    </div>,
  );

const elements = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const bars = () => elements('rect.MuiBarElement-root');
const size = (bar: Element | undefined, name: 'x' | 'y' | 'width' | 'height') =>
  Number(bar?.getAttribute(name));
const sizes = (name: 'x' | 'y' | 'width' | 'height') => bars().map((bar) => size(bar, name));
const fills = () => bars().map((bar) => getComputedStyle(bar).fill);
const tickLabels = (axis: 'X' | 'Y') =>
  elements(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`).map(
    (each) => each.textContent,
  );
const labels = () => elements('.MuiBarLabel-root').map((each) => each.textContent);
const shown = (count: number) => expect.poll(() => bars().length).toBe(count);

claim('The first row is at the top.', async () => {
  await render(<LibraryLoans />);
  await expect.poll(() => tickLabels('Y').length).toBe(6);
  const top = (name: string) => page.getByText(name).first().element().getBoundingClientRect().top;
  expect(top('Crime and thrillers')).toBeLessThan(top('Picture books'));
  expect(top('Cookery')).toBeLessThan(top('Poetry'));
});

claim('`reverse: true` on the y-axis puts the last row there.', async () => {
  const horizontal = (reverse: boolean) =>
    show({
      layout: 'horizontal',
      yAxis: [{ data: names, reverse }],
      series: [{ data: [1, 2, 3] }],
    });
  const { unmount } = await horizontal(false);
  await shown(3);
  expect(sizes('y')).toEqual([...sizes('y')].sort((a, b) => a - b));
  await unmount();
  await horizontal(true);
  await shown(3);
  expect(sizes('y')).toEqual([...sizes('y')].sort((a, b) => b - a));
});

claim(
  'A y-axis is 45 pixels wide unless you set its `width`, and shortens names that need more space, so this demo sets `width: 128`.',
  async () => {
    const data = ['A rather long name of a category'];
    const left = async (width?: number) => {
      const { unmount } = await show({
        layout: 'horizontal',
        margin: 0,
        yAxis: [{ data, width }],
        series: [{ data: [1] }],
      });
      await shown(1);
      const found = { x: size(bars()[0], 'x'), name: tickLabels('Y')[0] };
      await unmount();
      return found;
    };
    const narrow = await left();
    expect(narrow.x).toBe(45);
    expect(narrow.name).toContain('…');
    expect(await left(250)).toEqual({ x: 250, name: data[0] });
  },
);

claim(
  'Give series the same `stack` to draw them on top of each other, in the order of the array.',
  async () => {
    await show({
      series: [
        { data: [4], stack: 's' },
        { data: [4], stack: 's' },
      ],
    });
    await shown(2);
    const [first, second] = bars();
    expect(size(first, 'x')).toBe(size(second, 'x'));
    expect(size(second, 'y') + size(second, 'height')).toBeCloseTo(size(first, 'y'), 0);
  },
);

claim(
  'Two different `stack` names draw two stacks side by side in each category. Stacked charts covers totals, percentages, and missing values, and Funnel with bars centers the bars.',
  async () => {
    await show({ series: ['s', 's', 't'].map((stack) => ({ data: [4], stack })) });
    await shown(3);
    const [a, b, c] = sizes('x');
    expect(a).toBe(b);
    expect(c).toBeGreaterThan(a ?? NaN);
  },
);

claim(
  "`stackOrder: 'reverse'` reverses the order of a stack. In 8.29.3, `'ascending'`, which should put the series with the smallest sum at the bottom, can draw three or more series in the wrong order, so sort the `series` array yourself instead.",
  async () => {
    const bottom = async (stackOrder: 'ascending' | 'reverse', amounts: number[]) => {
      const { unmount } = await show({
        series: amounts.map((amount) => ({ data: [amount], stack: 's', stackOrder })),
      });
      await shown(amounts.length);
      const ends = bars().map((bar) => size(bar, 'y') + size(bar, 'height'));
      const lowest = size(bars()[ends.indexOf(Math.max(...ends))], 'height');
      const share = (lowest / sizes('height').reduce((a, b) => a + b)) * 10;
      await unmount();
      return Math.round(share);
    };
    expect(await bottom('ascending', [3, 2])).toBe(4);
    // Should be 2.
    expect(await bottom('ascending', [3, 5, 2])).toBe(5);
    expect(await bottom('reverse', [3, 2, 5])).toBe(5);
  },
);

claim('If both axes have a `colorMap`, the one on the value axis wins.', async () => {
  await show({
    xAxis: [{ data: names, colorMap: { type: 'ordinal', colors: ['#ff0000'] } }],
    yAxis: [{ colorMap: { type: 'piecewise', thresholds: [2], colors: ['#00ff00', '#0000ff'] } }],
    series: [{ data: [1, 2, 3] }],
  });
  await shown(3);
  expect(fills()).toEqual(['rgb(0, 255, 0)', 'rgb(0, 0, 255)', 'rgb(0, 0, 255)']);
});

claim(
  "`'ordinal'` | categories | One color for each category; starts over when there are fewer colors than categories",
  async () => {
    await show({
      xAxis: [{ data: names, colorMap: { type: 'ordinal', colors: ['#ff0000', '#00ff00'] } }],
      series: [{ data: [1, 2, 3] }],
    });
    await shown(3);
    expect(fills()).toEqual(['rgb(255, 0, 0)', 'rgb(0, 255, 0)', 'rgb(255, 0, 0)']);
  },
);

claim(
  "`'continuous'` | values | A gradient between two colors, from `min` (default 0) to `max` (default 100)",
  async () => {
    await show({
      yAxis: [{ colorMap: { type: 'continuous', color: ['#000000', '#ffffff'] } }],
      xAxis: [{ data: names }],
      series: [{ data: [50, 100, 200] }],
    });
    await shown(3);
    const [half, full, above] = fills();
    expect(half).toMatch(/rgb\((127|128), /);
    expect(full).toBe('rgb(255, 255, 255)');
    expect(above).toBe('rgb(255, 255, 255)');
  },
);

claim(
  "`barLabel: 'value'` on a series shows the unformatted number in the middle of each bar, except for 0 and `null`.",
  async () => {
    await show({
      xAxis: [{ data: names }],
      series: [{ data: [1234.5, 0, null], barLabel: 'value' }],
    });
    await expect.poll(labels).toEqual(['1234.5']);
    const [label] = elements('.MuiBarLabel-root');
    const [bar] = bars();
    expect(Number(label?.getAttribute('x'))).toBeCloseTo(
      size(bar, 'x') + size(bar, 'width') / 2,
      0,
    );
    expect(Number(label?.getAttribute('y'))).toBeCloseTo(
      size(bar, 'y') + size(bar, 'height') / 2,
      0,
    );
  },
);

claim(
  '`minBarSize` | A series | Minimum length of a bar in pixels, including bars in a stack. Has no effect on 0 and `null`. | 0',
  async () => {
    const { unmount } = await show({
      xAxis: [{ data: names }],
      series: [
        { data: [1000, 1000, 1000], stack: 's' },
        { data: [1, 0, null], stack: 's', minBarSize: 30 },
      ],
    });
    await expect.poll(() => sizes('height')).toContain(30);
    expect(sizes('height').filter((height) => height === 30)).toHaveLength(1);
    await unmount();
    await show({ xAxis: [{ data: names }], series: [{ data: [1000, 1, 0], minBarSize: 30 }] });
    await expect.poll(() => sizes('height')).toContain(30);
    expect(sizes('height').filter((height) => height === 30)).toHaveLength(1);
  },
);

claim(
  '`categoryGapRatio` | Category axis | Gap between two categories, as a share of the space for one category. 0 leaves no gap, and 1 leaves no bar. | 0.2',
  async () => {
    const width = async (categoryGapRatio?: number) => {
      const { unmount } = await show({
        margin: 0,
        yAxis: [{ width: 0 }],
        xAxis: [
          { data: ['A', 'B'], ...(categoryGapRatio === undefined ? {} : { categoryGapRatio }) },
        ],
        series: [{ data: [1, 1] }],
      });
      await shown(2);
      const found = size(bars()[0], 'width');
      await unmount();
      return found;
    };
    // Two categories in 500 pixels.
    expect(await width(0)).toBeCloseTo(250, 0);
    expect(await width()).toBeCloseTo(await width(0.2), 5);
    expect((await width()) / 250).toBeGreaterThan(0.7);
    expect(await width(1)).toBe(0);
  },
);

claim(
  'With `barGapRatio: -1`, the bars of a category cover each other, with the last series in front.',
  async () => {
    await show({
      xAxis: [{ data: names, barGapRatio: -1 }],
      series: [{ data: [1, 2, 3] }, { data: [3, 2, 1] }],
    });
    await shown(6);
    expect(sizes('x').slice(0, 3)).toEqual(sizes('x').slice(3));
    expect(sizes('width').slice(0, 3)).toEqual(sizes('width').slice(3));
    expect(size(bars()[3], 'height')).toBeGreaterThan(size(bars()[0], 'height'));
  },
);

claim('The category names stay at the bottom of the chart.', async () => {
  await render(<CashFlow />);
  await expect.poll(() => bars().length).toBeGreaterThan(20);
  const bottom = Math.max(...bars().map((bar) => bar.getBoundingClientRect().bottom));
  expect(page.getByText('Jan').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    bottom,
  );
});

claim(
  'A `min` above zero cuts off the start of each bar, and bars of values below `min` disappear, so use points or a line for such data.',
  async () => {
    const heights = async (min?: number) => {
      const { unmount } = await show({
        xAxis: [{ data: names }],
        yAxis: [{ min, max: 100 }],
        series: [{ data: [20, 60, 100] }],
      });
      await expect.poll(() => elements('.MuiBarChart-root, svg').length).toBeGreaterThan(0);
      await expect.poll(() => bars().length).toBeGreaterThan(0);
      const plot = document.querySelector('clipPath rect');
      const bottom = Number(plot?.getAttribute('y')) + Number(plot?.getAttribute('height'));
      const found = bars().map((bar) =>
        Math.max(0, Math.min(bottom, size(bar, 'y') + size(bar, 'height')) - size(bar, 'y')),
      );
      const height = Number(plot?.getAttribute('height'));
      await unmount();
      return found.map((each) => Math.round((each / height) * 100));
    };
    expect(await heights()).toEqual([20, 60, 100]);
    // The bar of 20 is not drawn.
    expect(await heights(50)).toEqual([20, 100]);
  },
);

claim(
  "`onItemClick` is called with the bar that was clicked. It doesn't receive a value: give each series an `id`, and look up the value with `seriesId` and `dataIndex`.",
  async () => {
    const onItemClick = vi.fn();
    await show({ xAxis: [{ data: names }], series: [{ id: 's', data: [5, 6, 7] }], onItemClick });
    await shown(3);
    bars()[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => onItemClick.mock.calls.length).toBe(1);
    expect(onItemClick.mock.calls[0]?.[1]).toEqual({ type: 'bar', seriesId: 's', dataIndex: 1 });
  },
);

claim('If you set both, a click on a bar fires both, `onAxisClick` first.', async () => {
  const calls: string[] = [];
  await show({
    xAxis: [{ data: names }],
    series: [{ data: [5, 6, 7] }],
    onItemClick: () => calls.push('item'),
    onAxisClick: () => calls.push('axis'),
  });
  await shown(3);
  const [, bar] = bars();
  if (bar) {
    await userEvent.click(bar);
  }
  await expect.poll(() => calls).toEqual(['axis', 'item']);
});

claim('`aria-label` on the chart is set on its `<svg>`.', async () => {
  await show({ 'aria-label': 'Sales', series: [{ data: [1] }] });
  await shown(1);
  expect(document.querySelector('[aria-label="Sales"]')?.tagName).toBe('svg');
});

claim(
  'The chart is horizontal, but the names are still in `xAxis`. Move them to `yAxis`.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    await show({
      layout: 'horizontal',
      xAxis: [{ data: names }],
      series: [{ data: [5, 6, 7] }],
    });
    await expect.poll(() => tickLabels('Y')).toEqual(['0', '1', '2']);
  },
);

claim(
  "A bar starts at zero, and `scaleType: 'log'` has no zero, so the chart draws no bars, even if `min` is above zero. Use `'symlog'`, or draw points.",
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const scale = (scaleType: 'log' | 'symlog', min?: number) =>
      show({
        xAxis: [{ data: names }],
        yAxis: [{ scaleType, min }],
        series: [{ data: [1, 10, 100] }],
      });
    const visible = () => sizes('height').filter((height) => height > 0).length;
    for (const min of [undefined, 1]) {
      const { unmount } = await scale('log', min);
      await expect.poll(() => tickLabels('X')).toEqual(names);
      expect(visible()).toBe(0);
      await unmount();
    }
    await scale('symlog');
    await expect.poll(visible).toBe(3);
  },
);

claim(
  '`RadarChart` accepts `initialHiddenItems` and `hiddenItems` but ignores both: compose the chart with `RadarDataProvider`, which applies them.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const hidden = [{ type: 'radar' as const, seriesId: 'one' }];
    const config = {
      width: 300,
      height: 300,
      skipAnimation: true,
      radar: { metrics: ['a', 'b', 'c'] },
      series: [
        { id: 'one', data: [1, 2, 3] },
        { id: 'two', data: [3, 2, 1] },
      ],
    };
    const areas = () => elements('path.MuiRadarChart-seriesArea').length;
    for (const items of [{ hiddenItems: hidden }, { initialHiddenItems: hidden }]) {
      const complete = await render(<RadarChart {...config} {...items} />);
      await expect.poll(areas).toBe(2);
      await complete.unmount();
      const composed = await render(
        <RadarDataProvider {...config} {...items}>
          <ChartsSurface>
            <RadarSeriesPlot />
          </ChartsSurface>
        </RadarDataProvider>,
      );
      await expect.poll(areas).toBe(1);
      await composed.unmount();
    }
  },
);
