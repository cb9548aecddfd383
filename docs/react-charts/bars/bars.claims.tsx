import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { RadarChart, RadarDataProvider, RadarSeriesPlot } from '@mui/x-charts/RadarChart';
import { claim } from '@portal/claims';
import { emulateMedia } from '@portal/claims/browser';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AirQuality from './demos/AirQuality';
import CashFlow from './demos/CashFlow';
import HideSeries from './demos/HideSeries';
import LabelsAboveBars from './demos/LabelsAboveBars';
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
  "`'ordinal'` | categories | One color for each category; repeats the colors if there are more categories",
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

/** Says which parts of a bar that hangs from zero are drawn: a corner at its far end, its middle, its start at zero. */
async function reversedBar(borderRadius: number) {
  const { unmount } = await show({
    borderRadius,
    xAxis: [{ data: ['A'] }],
    yAxis: [{ reverse: true }],
    series: [{ data: [5] }],
  });
  await shown(1);
  const [bar] = bars();
  const { left, top, width, height } = bar?.getBoundingClientRect() ?? new DOMRect();
  const isDrawn = (x: number, y: number) => bar === document.elementFromPoint(left + x, top + y);
  const parts = {
    corner: isDrawn(1, height - 1),
    middle: isDrawn(width / 2, height / 2),
    start: isDrawn(1, Math.min(40, height / 3)),
  };
  await unmount();
  return parts;
}

claim(
  '`borderRadius` rounds the far end, and `minBarSize` lengthens bars away from zero.',
  async () => {
    expect(await reversedBar(12)).toEqual({ corner: false, middle: true, start: true });
    expect(await reversedBar(0)).toEqual({ corner: true, middle: true, start: true });
    await show({
      margin: 20,
      xAxis: [{ data: ['A'], position: 'none' }],
      yAxis: [{ reverse: true, min: 0, max: 1000, position: 'none' }],
      series: [{ data: [1], minBarSize: 20 }],
    });
    await shown(1);
    // Zero is at 20, the margin.
    expect(size(bars()[0], 'y')).toBe(20);
    expect(size(bars()[0], 'height')).toBe(20);
  },
);

claim(
  'With `barGapRatio: -1`, the bars of a category overlap completely, with the last series in front.',
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
  'A `min` above zero cuts off the start of each bar, and bars for values below `min` disappear. It also needs a `max`: without it, all bars have a height of 0.',
  async () => {
    const heights = async (min?: number, max?: number) => {
      const { unmount } = await show({
        xAxis: [{ data: names }],
        yAxis: [{ min, max }],
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
    expect(await heights(undefined, 100)).toEqual([20, 60, 100]);
    // The bar of 20 is not drawn.
    expect(await heights(50, 100)).toEqual([20, 100]);
    expect(await heights(50)).toEqual([0, 0, 0]);
    expect(await heights(0)).toEqual([20, 60, 100]);
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

claim(
  'Assistive technology treats a chart as an image, so give it a name with `aria-label`, which the chart sets on its `<svg>`.',
  async () => {
    await show({ 'aria-label': 'Sales', series: [{ data: [1] }] });
    await shown(1);
    expect(document.querySelector('[aria-label="Sales"]')?.tagName).toBe('svg');
  },
);

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
  "A bar starts at zero, and a `'log'` scale has no zero, so the chart draws no bars, even if `min` is above zero. Use `'symlog'`, or draw points.",
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

claim('By default, the bars of several series are side by side.', async () => {
  await show({ xAxis: [{ data: ['A'] }], series: [{ data: [4] }, { data: [4] }] });
  await shown(2);
  const [first, second] = bars();
  expect(size(second, 'x')).toBeGreaterThanOrEqual(size(first, 'x') + size(first, 'width'));
});

/** Two series in a stack: the upper and lower edges of their bars, in pixels. */
const stacked = async (
  stackOffset: 'diverging' | 'expand' | 'none' | undefined,
  data: number[],
) => {
  const { unmount } = await show({
    xAxis: [{ data: ['A'] }],
    series: data.map((value) => ({ data: [value], stack: 's', stackOffset })),
  });
  await shown(data.length);
  const edges = bars().map((bar) => ({
    top: Math.round(size(bar, 'y')),
    bottom: Math.round(size(bar, 'y') + size(bar, 'height')),
  }));
  const ticks = tickLabels('Y');
  await unmount();
  return { edges, ticks };
};

claim(
  "`'diverging'` (default) | Positive values up from zero, negative values down from zero",
  async () => {
    const { edges } = await stacked(undefined, [4, -2]);
    expect(edges).toEqual((await stacked('diverging', [4, -2])).edges);
    expect(edges[1]?.top).toBe(edges[0]?.bottom);
  },
);

claim(
  "`'expand'` | Shares: each stack fills the axis from 0 to 1. Not for negative values.",
  async () => {
    const { edges, ticks } = await stacked('expand', [30, 90]);
    expect([ticks[0], ticks.at(-1)]).toEqual(['0.0', '1.0']);
    const heights = edges.map(({ top, bottom }) => bottom - top);
    expect((heights[1] ?? NaN) / (heights[0] ?? NaN)).toBeCloseTo(3, 1);
    expect((await stacked('expand', [-30, 90])).ticks).toEqual(['−0.5', '0.0', '0.5', '1.0']);
  },
);

claim("`'none'` | A running sum: a negative value covers part of the previous bar", async () => {
  const { edges } = await stacked('none', [4, -2]);
  expect(edges[1]?.top).toBe(edges[0]?.top);
  expect(edges[1]?.bottom).toBeLessThan(edges[0]?.bottom ?? NaN);
});

const tooltipText = () => document.querySelector('.MuiChartsTooltip-root')?.textContent ?? '';
/** Moves the pointer over a bar until the tooltip is open. */
const hoverBar = async (index: number) => {
  await expect.poll(() => bars().length).toBeGreaterThan(index);
  await expect
    .poll(async () => {
      await userEvent.unhover(document.body);
      const bar = bars()[index];
      if (bar) await userEvent.hover(bar, { force: true });
      return tooltipText();
    })
    .not.toBe('');
};

claim("With `'expand'`, the tooltip still shows the original values.", async () => {
  await show({
    xAxis: [{ data: ['A'] }],
    series: [30, 90].map((value) => ({
      data: [value],
      stack: 's',
      stackOffset: 'expand' as const,
      label: `Series ${value}0`,
    })),
  });
  await shown(2);
  expect(tickLabels('Y').at(-1)).toBe('1.0');
  await hoverBar(0);
  await expect.poll(tooltipText).toMatch(/Series 30030Series 90090/);
});

claim('Each series gets the next color of the palette.', async () => {
  await show({
    colors: ['#ff0000', '#00ff00'],
    xAxis: [{ data: ['A'] }],
    series: [{ data: [1] }, { data: [2] }],
  });
  await shown(2);
  expect(fills()).toEqual(['rgb(255, 0, 0)', 'rgb(0, 255, 0)']);
});

claim(
  "A palette is an array of colors, or a function that receives `'light'` or `'dark'` and returns an array. The palettes of the package are functions.",
  async () => {
    expect(mangoFusionPalette).toBeTypeOf('function');
    const palette = vi.fn((mode: 'light' | 'dark') => [mode === 'dark' ? '#00ff00' : '#ff0000']);
    for (const [mode, color] of [
      ['light', 'rgb(255, 0, 0)'],
      ['dark', 'rgb(0, 255, 0)'],
    ] as const) {
      const { unmount } = await render(
        <ThemeProvider theme={createTheme({ palette: { mode } })}>
          <BarChart
            width={300}
            height={200}
            colors={palette}
            series={[{ data: [1] }]}
            skipAnimation
          />
        </ThemeProvider>,
      );
      await shown(1);
      expect(palette.mock.lastCall?.[0]).toBe(mode);
      expect(fills()).toEqual([color]);
      await unmount();
    }
  },
);

claim(
  "`'piecewise'` | values | One color for each range between `thresholds`; needs one more color than thresholds",
  async () => {
    await show({
      xAxis: [{ data: names }],
      yAxis: [
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [2, 3],
            colors: ['#ff0000', '#00ff00', '#0000ff'],
          },
        },
      ],
      series: [{ data: [1, 2, 3] }],
    });
    await shown(3);
    expect(fills()).toEqual(['rgb(255, 0, 0)', 'rgb(0, 255, 0)', 'rgb(0, 0, 255)']);
  },
);

claim(
  'The legend still lists the series. To show the color map instead, replace the legend with `PiecewiseColorLegend` or `ContinuousColorLegend`, as in the demo.',
  async () => {
    const { unmount } = await show({
      hideLegend: false,
      xAxis: [{ data: names, colorMap: { type: 'ordinal', colors: ['#ff0000', '#00ff00'] } }],
      series: [{ data: [1, 2, 3], label: 'Loans' }],
    });
    await shown(3);
    const legend = () =>
      elements('.MuiChartsLegend-root li, [class*=ColorLegend] li').map((each) => each.textContent);
    expect(legend()).toEqual(['Loans']);
    await unmount();
    await render(<AirQuality />);
    await expect.poll(legend).toEqual(['Good (below 25)', 'Fair (25 to 50)', 'Poor (50 and over)']);
  },
);

claim(
  'Pass a function to format the number, and return `null` from it for bars that are too small:',
  async () => {
    await show({
      xAxis: [{ data: names }],
      series: [
        {
          data: [210, 384, 9],
          barLabel: ({ value }, { bar }) => (bar.height < 24 ? null : `${value} t`),
        },
      ],
    });
    await expect.poll(labels).toEqual(['210 t', '384 t']);
  },
);

claim(
  '`barGapRatio` | Category axis | Gap between two bars of a category, in bar widths. 1 is as wide as a bar, and a negative value lets them overlap. | 0.1',
  async () => {
    const gap = async (barGapRatio?: number) => {
      const { unmount } = await show({
        xAxis: [{ data: ['A'], ...(barGapRatio === undefined ? {} : { barGapRatio }) }],
        series: [{ data: [1] }, { data: [1] }],
      });
      await shown(2);
      const [first, second] = bars();
      const found = size(second, 'x') - size(first, 'x') - size(first, 'width');
      const ratio = found / size(first, 'width');
      await unmount();
      return ratio;
    };
    expect(await gap()).toBeCloseTo(0.1, 1);
    expect(await gap(1)).toBeCloseTo(1, 1);
    expect(await gap(-0.5)).toBeCloseTo(-0.5, 1);
  },
);

claim(
  '`borderRadius` | `BarChart` | Radius in pixels of the corners at the far end of the bar. In a stack, only the outermost ends are round. | 0',
  async () => {
    /** Charts with rounded corners cut the bars with a path: one for each stack. */
    const arcs = async (borderRadius: number | undefined, data: number[], stack?: string) => {
      const { unmount } = await show({
        borderRadius,
        xAxis: [{ data: ['A'] }],
        series: data.map((value) => ({ data: [value], stack })),
      });
      await shown(data.length);
      const found = elements('clipPath path').map(
        (path) => path.getAttribute('d')?.match(/a[\d.]+/g) ?? [],
      );
      await unmount();
      return found;
    };
    expect(await arcs(undefined, [3])).toEqual([]);
    // Two corners at the top, and none at the zero line.
    expect(await arcs(8, [3])).toEqual([['a8', 'a8']]);
    expect(await arcs(8, [3, 4], 's')).toEqual([['a8', 'a8']]);
    // Two corners at the top of the stack, and two at the bottom.
    expect(await arcs(8, [3, 4, -2], 's')).toEqual([['a8', 'a8', 'a8', 'a8']]);
  },
);

claim(
  'Negative bars extend below the zero line, and a stack extends in both directions.',
  async () => {
    await show({
      xAxis: [{ data: ['A', 'B'] }],
      yAxis: [{ min: -10, max: 10 }],
      series: [
        { data: [5, -5], stack: 's' },
        { data: [-4, 3], stack: 's' },
      ],
    });
    await shown(4);
    const zero = size(bars()[0], 'y') + size(bars()[0], 'height');
    const up = (bar: Element | undefined) =>
      Math.round(size(bar, 'y') + size(bar, 'height')) === Math.round(zero);
    const down = (bar: Element | undefined) => Math.round(size(bar, 'y')) === Math.round(zero);
    const [first, second, third, fourth] = bars();
    expect([up(first), down(second), down(third), up(fourth)]).toEqual([true, true, true, true]);
  },
);

/** Ticks and names of a chart without margins, in shares of a category. */
const places = async (axis: object) => {
  const { unmount } = await show({
    margin: 0,
    yAxis: [{ width: 0 }],
    xAxis: [{ data: names, ...axis }],
    series: [{ data: [1, 1, 1] }],
  });
  await shown(3);
  await expect.poll(() => tickLabels('X').length).toBeGreaterThan(0);
  const left = document.querySelector('svg')?.getBoundingClientRect().left ?? 0;
  const middle = (selector: string) =>
    elements(`.MuiChartsAxis-directionX ${selector}`).map((each) => {
      const box = each.getBoundingClientRect();
      return Math.round(((box.left + box.width / 2 - left) / (500 / 3)) * 10) / 10;
    });
  const found = { ticks: middle('.MuiChartsAxis-tick'), names: middle('.MuiChartsAxis-tickLabel') };
  await unmount();
  return found;
};

claim(
  'By default, ticks are between the categories, and each name is in the middle of its category.',
  async () => {
    expect(await places({})).toEqual({ ticks: [0, 1, 2, 3], names: [0.5, 1.5, 2.5] });
  },
);

claim(
  "`tickPlacement` | `'extremities'`: at both ends of each category. `'start'`, `'middle'`, or `'end'`: one tick for each category | `'extremities'`",
  async () => {
    expect((await places({ tickPlacement: 'extremities' })).ticks).toEqual([0, 1, 2, 3]);
    expect((await places({ tickPlacement: 'start' })).ticks).toEqual([0, 1, 2]);
    expect((await places({ tickPlacement: 'middle' })).ticks).toEqual([0.5, 1.5, 2.5]);
    expect((await places({ tickPlacement: 'end' })).ticks).toEqual([1, 2, 3]);
  },
);

claim(
  "`tickLabelPlacement` | `'middle'`: centered below the category. `'tick'`: at its tick, wherever `tickPlacement` puts it | `'middle'`",
  async () => {
    const tickPlacement = 'end';
    expect((await places({ tickPlacement })).names).toEqual([0.5, 1.5, 2.5]);
    expect((await places({ tickPlacement, tickLabelPlacement: 'tick' })).names.slice(0, 2)).toEqual(
      [1, 2],
    );
  },
);

claim(
  "If your bars represent periods such as hours, `tickPlacement: 'start'` with `tickLabelPlacement: 'tick'` puts each name where its period begins. The axis hides names that don't fit:",
  async () => {
    const found = await places({ tickPlacement: 'start', tickLabelPlacement: 'tick' });
    expect(found.names.slice(-2)).toEqual([1, 2]);
    const data = Array.from({ length: 30 }, (_, index) => `Category ${index}`);
    await show({ xAxis: [{ data }], series: [{ data: data.map(() => 1) }] });
    await shown(30);
    await expect.poll(() => tickLabels('X').length).toBeGreaterThan(1);
    await expect.poll(() => tickLabels('X').length).toBeLessThan(15);
  },
);

claim('`disableTicks` and `disableLine` remove the ticks and the line.', async () => {
  const parts = () => ({
    ticks: elements('.MuiChartsAxis-directionX .MuiChartsAxis-tick').length,
    lines: elements('.MuiChartsAxis-directionX .MuiChartsAxis-line').length,
  });
  const { unmount } = await show({ xAxis: [{ data: names }], series: [{ data: [1, 2, 3] }] });
  await expect.poll(parts).toEqual({ ticks: 4, lines: 1 });
  await unmount();
  await show({
    xAxis: [{ data: names, disableTicks: true, disableLine: true }],
    series: [{ data: [1, 2, 3] }],
  });
  await shown(3);
  await expect.poll(() => tickLabels('X')).toEqual(names);
  expect(parts()).toEqual({ ticks: 0, lines: 0 });
});

claim('The value axis includes zero, so that the length of a bar shows its value.', async () => {
  await show({ xAxis: [{ data: ['A', 'B'] }], series: [{ data: [1000, 2000] }] });
  await shown(2);
  expect(tickLabels('Y')[0]).toBe('0');
  const [half = NaN, whole = NaN] = sizes('height');
  expect(whole / half).toBeCloseTo(2, 1);
});

claim(
  'Fires on | A bar | The whole column of a category, or its row in a horizontal chart, including its name',
  async () => {
    const onItemClick = vi.fn();
    const onAxisClick = vi.fn();
    await show({
      'aria-label': 'Chart',
      xAxis: [{ data: names }],
      yAxis: [{ max: 10 }],
      series: [{ data: [5, 1, 7] }],
      onItemClick,
      onAxisClick,
    });
    await shown(3);
    const svg = page.getByLabelText('Chart');
    const x = size(bars()[1], 'x') + size(bars()[1], 'width') / 2;
    // Far above the second bar, and then its name.
    await svg.click({ position: { x, y: 40 } });
    await expect.poll(() => onAxisClick.mock.calls.length).toBe(1);
    await svg.click({ position: { x, y: 270 } });
    await expect.poll(() => onAxisClick.mock.calls.length).toBe(2);
    expect(onItemClick).not.toHaveBeenCalled();
    expect(onAxisClick.mock.calls.map(([, data]: unknown[]) => data)).toMatchObject([
      { dataIndex: 1, axisValue: 'B' },
      { dataIndex: 1, axisValue: 'B' },
    ]);
    // Its row, on the name and far to the right of the bar.
    const horizontal = await show({
      'aria-label': 'Rows',
      layout: 'horizontal',
      yAxis: [{ data: names }],
      xAxis: [{ max: 10 }],
      series: [{ data: [5, 1, 7] }],
      onAxisClick,
    });
    await expect.poll(() => page.getByLabelText('Rows').elements().length).toBe(1);
    const row = bars().at(-2)?.getBoundingClientRect();
    const rows = page.getByLabelText('Rows');
    const y = (row?.y ?? NaN) + (row?.height ?? NaN) / 2 - rows.element().getBoundingClientRect().y;
    await rows.click({ position: { x: 50, y } });
    await rows.click({ position: { x: 470, y } });
    await expect.poll(() => onAxisClick.mock.calls.length).toBe(4);
    expect(onAxisClick.mock.lastCall?.[1]).toMatchObject({ dataIndex: 1, axisValue: 'B' });
    await horizontal.unmount();
  },
);

/** The outlined bar: its index among all bars, or -1. */
const focused = () => {
  const outline = document.querySelector<SVGElement>('rect[fill="none"][rx="3"]');
  const middle = size(outline ?? undefined, 'x') + size(outline ?? undefined, 'width') / 2;
  return bars().findIndex(
    (bar) => outline !== null && Math.abs(size(bar, 'x') + size(bar, 'width') / 2 - middle) < 1,
  );
};
const navigable = (props: Partial<BarChartProps> = {}) =>
  show({
    'aria-label': 'Chart',
    enableKeyboardNavigation: true,
    xAxis: [{ data: names }],
    series: [{ data: [5, 6, 7] }, { data: [4, 3, 2] }],
    ...props,
  });

claim(
  'Neither fires from the keyboard, so offer the same action in a button or a table, too.',
  async () => {
    const clicked = vi.fn();
    await navigable({ onItemClick: clicked, onAxisClick: clicked });
    await shown(6);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.poll(focused).toBe(0);
    await userEvent.keyboard('{Enter}[Space]');
    expect(clicked).not.toHaveBeenCalled();
  },
);

claim(
  '`enableKeyboardNavigation` makes the chart a tab stop. ← and → move along the bars, and ↑ and ↓ change the series.',
  async () => {
    await navigable();
    await shown(6);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.poll(focused).toBe(0);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(focused).toBe(1);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(focused).toBe(4);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(focused).toBe(3);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe(0);
  },
);

claim(
  "The focused bar gets an outline, and its category is shaded as on hover. With `slotProps={{ tooltip: { trigger: 'item' } }}`, the tooltip opens next to the bar. The axis tooltip, which is the default, doesn't open. Screen readers don't announce anything.",
  async () => {
    const focusFirst = async (props: Partial<BarChartProps>) => {
      const { unmount } = await navigable(props);
      await shown(6);
      await userEvent.keyboard('{Tab}{ArrowRight}');
      await expect.poll(focused).toBe(0);
      await expect.poll(() => elements('.MuiChartsAxisHighlight-root').length).toBe(1);
      expect(
        document.querySelectorAll('[aria-live], [role="status"], [role="alert"]'),
      ).toHaveLength(0);
      return unmount;
    };
    const unmount = await focusFirst({});
    expect(tooltipText()).toBe('');
    await unmount();
    await focusFirst({ slotProps: { tooltip: { trigger: 'item' } } });
    await expect.poll(tooltipText).toContain('5');
  },
);

claim(
  "`barLabelPlacement: 'outside'` puts the label at the far end of the bar: above it, below a negative bar, and next to it in a horizontal chart.",
  async () => {
    for (const layout of ['vertical', 'horizontal'] as const) {
      const category = { data: ['A', 'B'] };
      const value = { min: -20, max: 20 };
      const { unmount } = await show({
        layout,
        xAxis: [layout === 'vertical' ? category : value],
        yAxis: [layout === 'vertical' ? value : category],
        series: [{ data: [10, -10], barLabel: 'value', barLabelPlacement: 'outside' }],
      });
      await expect.poll(labels).toEqual(['10', '-10']);
      const boxes = (selector: string) =>
        elements(selector).map((each) => each.getBoundingClientRect());
      const [first, second] = boxes('.MuiBarLabel-root');
      const [up, down] = boxes('rect.MuiBarElement-root');
      if (layout === 'vertical') {
        expect(first?.bottom).toBeLessThanOrEqual((up?.top ?? NaN) + 2);
        expect(second?.top).toBeGreaterThanOrEqual((down?.bottom ?? NaN) - 2);
      } else {
        expect(first?.left).toBeGreaterThanOrEqual((up?.right ?? NaN) - 2);
        expect(second?.right).toBeLessThanOrEqual((down?.left ?? NaN) + 2);
      }
      await unmount();
    }
    await render(<LabelsAboveBars />);
    await expect.poll(() => labels()[0]).toBe('1,668');
  },
);

claim(
  'Leave room at that end, because labels are cut off at the edge of the drawing area.',
  async () => {
    await show({ series: [{ data: [10], barLabel: 'value', barLabelPlacement: 'outside' }] });
    await expect.poll(labels).toEqual(['10']);
    const label = document.querySelector('.MuiBarLabel-root');
    const area = document.querySelector('clipPath rect');
    expect(label?.closest('[clip-path]')?.getAttribute('clip-path')).toContain(
      area?.parentElement?.id,
    );
    // The bar reaches the top of the area.
    expect(Number(label?.getAttribute('y'))).toBeLessThan(size(area ?? undefined, 'y'));
  },
);

claim(
  'The `barLabel` prop of `BarChart`, which does the same for all series, is deprecated.',
  async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await show({ series: [{ data: [10] }, { data: [20] }], barLabel: 'value' });
    await expect.poll(labels).toEqual(['10', '20']);
  },
);

claim(
  'To choose the color of each bar yourself, set `colorGetter` on a series. It receives `{ value, dataIndex }`, and the legend still shows `color`:',
  async () => {
    await show({
      hideLegend: false,
      xAxis: [{ data: names }],
      series: [
        {
          data: [1, 20, null],
          label: 'Late',
          color: '#0000ff',
          colorGetter: ({ value, dataIndex }) =>
            (value ?? 0) > 10 && dataIndex === 1 ? '#ff0000' : '#00ff00',
        },
      ],
    });
    await expect.poll(() => fills().slice(0, 2)).toEqual(['rgb(0, 255, 0)', 'rgb(255, 0, 0)']);
    const mark = document.querySelector('.MuiChartsLegend-root svg [fill]');
    expect(mark && getComputedStyle(mark).fill).toBe('rgb(0, 0, 255)');
  },
);

/** Bars of hidden series stay in the document with a length of 0. */
const longBars = () => bars().filter((bar) => size(bar, 'height') > 0);
const visible = (count: number) => expect.poll(() => longBars().length).toBe(count);

claim(
  '`toggleVisibilityOnClick` turns each entry of the legend into a button that hides and shows its series. `initialHiddenItems` lists the series that are hidden initially.',
  async () => {
    await show({
      hideLegend: false,
      slotProps: { legend: { toggleVisibilityOnClick: true } },
      initialHiddenItems: [{ type: 'bar', seriesId: 'two' }],
      series: [
        { id: 'one', label: 'One', data: [1] },
        { id: 'two', label: 'Two', data: [2] },
      ],
    });
    await visible(1);
    await page.getByRole('button', { name: 'Two' }).click();
    await visible(2);
    await page.getByRole('button', { name: 'One' }).click();
    await visible(1);
  },
);

claim(
  "A hidden series keeps its place between the other bars, and the value axis keeps its limits, so the visible bars don't move. In a stack, the other series close the gap.",
  async () => {
    const placed = async (hidden: boolean, stack?: string) => {
      const { unmount } = await show({
        hiddenItems: hidden ? [{ type: 'bar', seriesId: 'b' }] : [],
        series: [
          { id: 'a', data: [1], stack },
          { id: 'b', data: [9], stack },
          { id: 'c', data: [2], stack },
        ],
      });
      await visible(hidden ? 2 : 3);
      const found = longBars().map((bar) =>
        (['x', 'y', 'width', 'height'] as const).map((name) => size(bar, name)),
      );
      await unmount();
      return [found[0], found.at(-1)];
    };
    expect(await placed(true)).toEqual(await placed(false));
    const [below, above] = await placed(true, 's');
    expect((above?.[1] ?? NaN) + (above?.[3] ?? NaN)).toBeCloseTo(below?.[1] ?? NaN, 0);
  },
);

claim(
  "To control the state, pass `hiddenItems` and update it in `onHiddenItemsChange`: both use lists of `{ type: 'bar', seriesId }`. In 8.29.3, a click changes the chart even if you don't update `hiddenItems`.",
  async () => {
    const onHiddenItemsChange = vi.fn();
    await show({
      hideLegend: false,
      slotProps: { legend: { toggleVisibilityOnClick: true } },
      hiddenItems: [{ type: 'bar', seriesId: 'two' }],
      onHiddenItemsChange,
      series: [
        { id: 'one', label: 'One', data: [1] },
        { id: 'two', label: 'Two', data: [2] },
      ],
    });
    await visible(1);
    await page.getByRole('button', { name: 'One' }).click();
    await expect.poll(() => onHiddenItemsChange.mock.calls.length).toBe(1);
    expect(onHiddenItemsChange.mock.lastCall?.[0]).toEqual([
      { type: 'bar', seriesId: 'two' },
      { type: 'bar', seriesId: 'one' },
    ]);
    await visible(0);
  },
);

claim(
  'The legend shows the entry of a hidden series at half opacity, with the class `MuiChartsLegend-hidden`.',
  async () => {
    await show({
      hideLegend: false,
      slotProps: { legend: { toggleVisibilityOnClick: true } },
      hiddenItems: [{ type: 'bar', seriesId: 'one' }],
      series: [{ id: 'one', label: 'One', data: [1] }],
    });
    await expect
      .poll(() => {
        const entry = document.querySelector('.MuiChartsLegend-hidden');
        return entry && getComputedStyle(entry).opacity;
      })
      .toBe('0.5');
    await render(<HideSeries />);
    await expect.poll(() => bars().length).toBeGreaterThan(0);
  },
);

claim(
  'A chart of 500 bars has more than 1,500 elements without these settings, and fewer than 100 with them.',
  async () => {
    const minutes = Array.from({ length: 500 }, (_, index) => index);
    const count = async (light: boolean) => {
      const { unmount } = await show({
        renderer: light ? 'svg-batch' : undefined,
        xAxis: [{ data: minutes, ...(light && { tickSpacing: 60 }) }],
        series: [{ data: minutes.map((minute) => 40 + (minute % 90)), label: 'Requests' }],
      });
      await expect.poll(() => tickLabels('X').length).toBeGreaterThan(3);
      await expect
        .poll(() => elements('.MuiBarChart-root, .MuiBar-root, [data-series]').length)
        .toBeGreaterThan(0);
      const found = document.querySelectorAll('svg *').length;
      await unmount();
      return found;
    };
    const [all, few] = [await count(false), await count(true)];
    expect(all).toBeGreaterThan(1500);
    expect(all).toBeLessThan(1700);
    expect(few).toBeLessThan(100);
  },
);

claim(
  "But bars no longer have their own elements: the `bar` slot isn't used, CSS can only style a whole series, and bars grow only once. `onItemClick` receives the browser's native event, not React's.",
  async () => {
    const Bar = vi.fn(() => null);
    const onItemClick = vi.fn<(...args: unknown[]) => void>();
    await show({
      'aria-label': 'Chart',
      renderer: 'svg-batch',
      slots: { bar: Bar },
      xAxis: [{ data: names }],
      series: [{ id: 's', data: [5, 6, 7] }],
      onItemClick,
    });
    await expect.poll(() => elements('[data-series] path').length).toBeGreaterThan(0);
    expect(Bar).not.toHaveBeenCalled();
    expect(bars()).toHaveLength(0);
    const box = document.querySelector('[data-series] path')?.getBoundingClientRect();
    const svg = page.getByLabelText('Chart');
    const frame = svg.element().getBoundingClientRect();
    await svg.click({
      position: {
        x: (box?.left ?? 0) + (box?.width ?? 0) / 2 - frame.left,
        y: (box?.bottom ?? 0) - 10 - frame.top,
      },
    });
    await expect.poll(() => onItemClick.mock.calls.length).toBe(1);
    const [event, item] = onItemClick.mock.lastCall ?? [];
    expect(event).toBeInstanceOf(Event);
    expect(item).toMatchObject({ type: 'bar', seriesId: 's', dataIndex: 1 });
  },
);

claim(
  "`title` and `desc` become elements of the SVG and have the same effect, but browsers also show `title` as a native tooltip in addition to the chart's own tooltip.",
  async () => {
    await show({ title: 'Loans', desc: 'Crime leads.', series: [{ data: [1] }] });
    await shown(1);
    expect(document.querySelector('svg > title')?.textContent).toBe('Loans');
    expect(document.querySelector('svg > desc')?.textContent).toBe('Crime leads.');
  },
);

claim(
  'Bars grow when they first appear, except for users who prefer reduced motion. `skipAnimation` turns off the animation for all users.',
  async () => {
    /** Whether the bar had more than one height. Seen by an observer: the animation may be over after a poll. */
    const grows = async (props: Partial<BarChartProps>) => {
      const heights = new Set<number>();
      const observer = new MutationObserver(() =>
        sizes('height').forEach((each) => heights.add(each)),
      );
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      const { unmount } = await show({ skipAnimation: false, series: [{ data: [10] }], ...props });
      await expect.poll(() => Math.max(...heights)).toBeGreaterThan(100);
      const found = heights.size > 1;
      observer.disconnect();
      await unmount();
      return found;
    };
    expect(await grows({})).toBe(true);
    expect(await grows({ skipAnimation: true })).toBe(false);
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      expect(await grows({})).toBe(false);
    } finally {
      await emulateMedia({ reducedMotion: null });
    }
  },
);

claim(
  'The numbers need more space than the 45 px of the axis. Set `width` on the axis, or shorten them with `valueFormatter`.',
  async () => {
    const ends = async (axis: NonNullable<BarChartProps['yAxis']>[number]) => {
      const { unmount } = await show({ yAxis: [axis], series: [{ data: [12_000_000] }] });
      await shown(1);
      await expect.poll(() => tickLabels('Y').length).toBeGreaterThan(2);
      const found = tickLabels('Y').some((each) => each?.endsWith('…'));
      await unmount();
      return found;
    };
    expect(await ends({})).toBe(true);
    expect(await ends({ width: 90 })).toBe(false);
    expect(await ends({ valueFormatter: (value: number) => `${value / 1e6}M` })).toBe(false);
  },
);

claim(
  'The tooltip uses the `valueFormatter` of the series, and the axis uses its own.',
  async () => {
    await show({
      xAxis: [{ data: ['A'] }],
      yAxis: [{ valueFormatter: (value: number) => `${value} axis`, width: 80 }],
      series: [{ data: [7], label: 'Loans', valueFormatter: (value) => `${value} series` }],
    });
    await shown(1);
    expect(tickLabels('Y').every((each) => each?.endsWith('axis'))).toBe(true);
    await hoverBar(0);
    await expect.poll(tooltipText).toContain('7 series');
    expect(tooltipText()).not.toContain('7 axis');
  },
);
