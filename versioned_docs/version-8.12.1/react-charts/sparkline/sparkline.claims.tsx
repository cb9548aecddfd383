import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import HoverValues from './demos/HoverValues';
import TrendColumn from './demos/TrendColumn';
import TrendTable from './demos/TrendTable';

const show = (props: Partial<SparkLineChartProps>) =>
  render(
    <div style={{ width: 300 }}>
      <SparkLineChart height={100} data={[1, 4, 2]} {...props} />
    </div>,
  );
const elements = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const line = () => elements('.MuiLineElement-root')[0];
const bars = () => elements('.MuiBarElement-root');
const path = () => line()?.getAttribute('d') ?? '';
const drawn = () => expect.poll(path).not.toBe('');
const tooltip = () => document.querySelector('[role="tooltip"]')?.textContent ?? '';
const pathOf = async (props: Partial<SparkLineChartProps>) => {
  const { unmount } = await show(props);
  await drawn();
  const found = path();
  await unmount();
  return found;
};
const ys = (d: string) =>
  d
    .split(/[ML]/)
    .filter(Boolean)
    .map((point) => Number(point.split(',')[1]));
/** Moves the mouse over the middle of the plot and reads the tooltip. */
const hovered = async (props: Partial<SparkLineChartProps>, wanted: boolean) => {
  const { unmount } = await show({ showTooltip: true, ...props });
  await expect
    .poll(() => elements('.MuiLineElement-root, .MuiBarElement-root').length)
    .toBeGreaterThan(0);
  const svg = elements('svg')[0];
  let found = '';
  for (let i = 0; i < (wanted ? 12 : 4) && !found; i += 1) {
    await userEvent.hover(svg ?? document.body, { position: { x: 150 + (i % 2), y: 20 } });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    found = tooltip();
  }
  await unmount();
  return found;
};

claim('It has no axes, no legend, and by default no tooltip.', async () => {
  await show({});
  await drawn();
  expect(elements('.MuiChartsAxis-root, .MuiChartsLegend-root')).toHaveLength(0);
});
claim(
  "The y-axis of a line fits the values and ends at round numbers, so it usually doesn't start at zero.",
  async () => {
    expect(ys(await pathOf({ data: [10, 20] }))).toEqual([95, 5]);
    // From 4 to 10.
    const [low, high] = ys(await pathOf({ data: [5, 9] }));
    expect(low).toBeCloseTo(95 - 90 / 6, 1);
    expect(high).toBeCloseTo(5 + 90 / 6, 1);
  },
);
claim('`plotType="bar"` draws bars, which start at zero.', async () => {
  await show({ plotType: 'bar', data: [10, 20] });
  await expect.poll(() => bars().length).toBe(2);
  const [low, high] = bars().map((bar) => Number(bar.getAttribute('height')));
  expect((high ?? 0) / (low ?? 1)).toBeCloseTo(2, 1);
});
claim("`curve` is `'linear'` by default, unlike in a line chart.", async () => {
  expect(await pathOf({})).not.toContain('C');
  expect(await pathOf({ curve: 'natural' })).toContain('C');
});
claim(
  '`area` fills the space between the line and zero, and the y-axis then includes zero.',
  async () => {
    const [first] = ys(await pathOf({ data: [10, 20], area: true }));
    expect(first).toBeCloseTo(50, 0);
    // Below zero, the area is above the line.
    await show({ data: [-10, -20], area: true });
    await drawn();
    expect(ys(path())).toEqual([50, 95]);
    const area = elements('.MuiAreaElement-root')[0];
    expect(Math.min(...ys((area?.getAttribute('d') ?? '').replace(/[LZ]/g, 'L')))).toBe(5);
  },
);
claim("`baseline: 'min'` keeps the fitted axis.", async () => {
  const [fitted] = ys(await pathOf({ data: [10, 20], area: true, baseline: 'min' }));
  expect(fitted).toBe(95);
});
claim('`showTooltip` shows the value at the pointer.', async () => {
  expect(await hovered({}, true)).toContain('4');
  expect(await hovered({ showTooltip: false }, false)).toBe('');
});
claim(
  '`showHighlight` marks the value: with a circle on a line, and with a band behind a bar.',
  async () => {
    const marked = async (plotType: 'line' | 'bar', selector: string) => {
      const { unmount } = await show({ plotType, showHighlight: true });
      let i = 0;
      await expect
        .poll(async () => {
          i += 1;
          await userEvent.hover(elements('svg')[0] ?? document.body, {
            position: { x: 150 + (i % 2), y: 20 },
          });
          return elements(selector).length;
        })
        .toBe(1);
      await unmount();
    };
    await marked('line', '.MuiHighlightElement-root');
    await marked('bar', '.MuiChartsAxisHighlight-root');
  },
);
claim('Without `xAxis`, the tooltip shows only the value.', async () => {
  const slotProps = { tooltip: { trigger: 'axis' as const } };
  expect(
    await hovered({ slotProps, xAxis: { data: ['Mon', 'Tue', 'Wed'], scaleType: 'point' } }, true),
  ).toBe('Tue4');
  expect(await hovered({ slotProps }, true)).toBe('4');
});
claim('The demo shows the year and the value with its unit.', async () => {
  await render(<HoverValues />);
  await drawn();
  let i = 0;
  await expect
    .poll(async () => {
      i += 1;
      await userEvent.hover(elements('svg')[0] ?? document.body, {
        position: { x: 20 + (i % 2), y: 30 },
      });
      return tooltip();
    })
    .toMatch(/^20\d\d.*TWh$/);
});
claim("`color` is one color, or a function that receives `'light'` or `'dark'`.", async () => {
  const { unmount } = await show({ color: '#123456' });
  await drawn();
  expect(line()?.getAttribute('stroke')).toBe('#123456');
  await unmount();
  await show({ color: (mode) => (mode === 'light' ? '#aa0000' : '#00aa00') });
  await drawn();
  expect(line()?.getAttribute('stroke')).toBe('#aa0000');
});
claim('`colorMap` on `yAxis` colors bars by their value.', async () => {
  await show({
    plotType: 'bar',
    data: [-2, 3],
    yAxis: { colorMap: { type: 'piecewise', thresholds: [0], colors: ['#a00000', '#0000a0'] } },
  });
  await expect.poll(() => bars().length).toBe(2);
  expect(bars().map((bar) => getComputedStyle(bar).fill)).toEqual([
    'rgb(160, 0, 0)',
    'rgb(0, 0, 160)',
  ]);
});
claim('Without `width`, a sparkline is as wide as its container.', async () => {
  await show({});
  await drawn();
  expect(elements('svg')[0]?.getBoundingClientRect().width).toBe(300);
});
claim('`margin` is 5 pixels on all sides by default.', async () => {
  expect(await pathOf({ data: [1, 2] })).toBe('M5,95L295,5');
  expect(await pathOf({ data: [1, 2], margin: 20 })).toBe('M20,80L280,20');
});
const clip = () => {
  const rect = elements('clipPath[id$="-clip-path"] rect').at(-1);
  return ['x', 'y', 'width', 'height'].map((name) => Number(rect?.getAttribute(name)));
};
claim('The line is clipped 1 pixel outside the drawing area.', async () => {
  await show({});
  await drawn();
  expect(clip()).toEqual([4, 4, 292, 92]);
});
claim(
  '`clipAreaOffset` changes this distance, and `disableClipping` turns off clipping.',
  async () => {
    const { unmount } = await show({ clipAreaOffset: { top: 4, bottom: 4 } });
    await drawn();
    expect(clip()).toEqual([4, 1, 292, 98]);
    await unmount();
    await show({ disableClipping: true });
    await drawn();
    expect(clip()).toEqual([NaN, NaN, NaN, NaN]);
  },
);
claim('Users can compare the rows, because all charts have the same limits.', async () => {
  await render(<TrendTable />);
  await expect.poll(() => elements('.MuiLineElement-root').length).toBe(2);
  const [london, tokyo] = elements('.MuiLineElement-root').map((each) =>
    Math.min(...ys(each.getAttribute('d') ?? '')),
  );
  expect(london).toBeGreaterThan(tokyo ?? NaN);
});
claim('Each row of the grid has a chart with 11 bars.', async () => {
  await render(<TrendColumn />);
  await expect.poll(() => bars().length).toBe(22);
});
claim("The type doesn't allow `null`, but the line has a gap there.", async () => {
  const data: SparkLineChartProps['data'] = JSON.parse('[1, 2, null, 4, 3]') as number[];
  expect((await pathOf({ data })).split('M')).toHaveLength(3);
});
claim('`skipAnimation` has no effect, because a sparkline is never animated.', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { rerender } = await show({ data: [1, 2] });
  await drawn();
  await rerender(
    <div style={{ width: 300 }}>
      <SparkLineChart height={100} data={[2, 1]} />
    </div>,
  );
  expect(path()).toBe('M5,5L295,95');
  const bar = (data: number[]) => (
    <div style={{ width: 300 }}>
      <SparkLineChart height={100} plotType="bar" data={data} skipAnimation={false} />
    </div>
  );
  await rerender(bar([1, 2]));
  await expect.poll(() => bars().length).toBe(2);
  const heights = () => bars().map((each) => Math.round(Number(each.getAttribute('height'))));
  const before = heights();
  await rerender(bar([2, 1]));
  expect(heights()).toEqual(before.toReversed());
});
claim('`aria-label` becomes the accessible name of the SVG.', async () => {
  await show({ 'aria-label': 'Visits' });
  await drawn();
  expect(elements('svg')[0]?.getAttribute('aria-label')).toBe('Visits');
});

claim(
  'The y-axis fits the values. Set `yAxis={{ min: 0 }}`, unless some values are negative: the line would then be flat.',
  async () => {
    const yAxis = { min: 0 };
    const [low = NaN, high = NaN] = ys(await pathOf({ data: [90, 100], yAxis }));
    expect(low).toBeCloseTo(5 + 9, 0);
    expect(high).toBe(5);
    const [first, second] = ys(await pathOf({ data: [-5, 9], yAxis }));
    expect(first).toBe(second);
  },
);
