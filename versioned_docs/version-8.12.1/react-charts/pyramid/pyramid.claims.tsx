import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { claim, sourced } from '@portal/claims';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import LeaguePyramid from './demos/LeaguePyramid';
import PopulationPyramid from './demos/PopulationPyramid';
import WealthPyramid from './demos/WealthPyramid';

const docs = { url: 'https://mui.com/x/react-charts/funnel/', checked: '2026-11-25' };
const series = { url: 'https://mui.com/x/api/charts/funnel-series', checked: '2026-11-25' };

const levels = () => [...document.querySelectorAll<SVGPathElement>('[data-level]')];
const points = (shape: SVGPathElement | undefined) =>
  (shape?.getAttribute('d')?.match(/-?[\d.]+/g) ?? []).map(Number);
const box = (element: Element | null | undefined) =>
  element?.getBoundingClientRect() ?? new DOMRect();
const bars = () => [...document.querySelectorAll('rect.MuiBarElement-root')];
const ticks = (axis: 'X' | 'Y') =>
  [...document.querySelectorAll(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`)].map(
    (each) => each.textContent ?? '',
  );

const show = async (props: Partial<BarChartProps>) => {
  await render(
    <div style={{ width: 500 }}>
      <BarChart
        height={200}
        skipAnimation
        yAxis={[{ data: ['Old', 'Young'], scaleType: 'band' }]}
        series={[
          { data: [-3, -8], layout: 'horizontal', stack: 's' },
          { data: [4, 6], layout: 'horizontal', stack: 's' },
        ]}
        {...props}
      />
    </div>,
  );
  await expect.poll(() => bars().length).toBe(4);
};

sourced("With Charts Pro, use a `FunnelChart` with the curve `'pyramid'`.", docs);
sourced("`'step-pyramid'` draws steps instead of slanted sides.", series);
sourced(
  "By default, `funnelDirection` is `'auto'`: the tip is at the top if the first value is less than the last one, and otherwise at the bottom.",
  {
    url: 'https://www.npmjs.com/package/@mui/x-charts-pro/v/8.12.0',
    checked: '2026-11-30',
  },
);

claim('All levels have the same height, so read the numbers, not the areas.', async () => {
  await render(<WealthPyramid />);
  await expect.poll(() => levels().length).toBe(4);
  const heights = levels().map((level) => level.getBBox().height);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.1);
  await expect.element(page.getByText('52.5%')).toBeVisible();
});

claim(
  "The band axis leaves half a gap above the first level and below the last one, so the tip of the triangle is missing. In this demo, that's about 2 pixels.",
  async () => {
    await render(<WealthPyramid />);
    await expect.poll(() => levels().length).toBe(4);
    const [first, second] = levels().map((level) => level.getBBox());
    const gap = (second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0);
    const [left = 0, top = 0, right = 0] = points(levels()[0]);
    // The margin of the demo is 8.
    expect(top - 8).toBeCloseTo(gap / 2, 1);
    expect(top - 8).toBeCloseTo(1.9, 1);
    expect(right - left).toBeGreaterThan(0);
  },
);

claim(
  '**Negative values:** one series has `value => -value`. Both have the same `stack`, so that the bars are in the same row. Negative values go to the left of zero, and positive ones to the right.',
  async () => {
    await show({});
    const [oldMen, , oldWomen] = bars().map(box);
    expect(oldMen?.top).toBeCloseTo(oldWomen?.top ?? 0, 0);
    expect(oldMen?.right).toBeCloseTo(oldWomen?.left ?? 0, 0);
  },
);

claim(
  '**Axis:** `valueFormatter: (value) => String(Math.abs(value))` removes the minus sign from the ticks.',
  async () => {
    await page.viewport(900, 600);
    await render(<PopulationPyramid />);
    await expect.poll(() => ticks('X').filter((each) => each === '10').length).toBe(2);
    expect(ticks('X').some((each) => each.includes('-') || each.includes('−'))).toBe(false);
  },
);

claim(
  '**Tooltip:** the `valueFormatter` of the series does the same for the tooltip.',
  async () => {
    await render(<PopulationPyramid />);
    await expect.poll(() => bars().length).toBe(36);
    const chart = document.querySelector('svg[aria-label]');
    if (chart) {
      await userEvent.hover(chart, { position: { x: box(chart).width / 2, y: 80 } });
      await userEvent.hover(chart, { position: { x: box(chart).width / 2 + 4, y: 84 } });
    }
    await expect
      .poll(() => document.querySelector('[role="tooltip"]')?.textContent ?? '')
      .toMatch(/Men\d+(\.\d+)? million/);
    expect(document.querySelector('[role="tooltip"]')?.textContent).not.toMatch(/[-−]\d/);
  },
);

claim(
  '**Limits:** set `min` and `max` to the same distance from zero. Otherwise, the axis fits the data, and one side can be longer than the other.',
  async () => {
    await show({
      series: [
        { data: [-3, -18], layout: 'horizontal', stack: 's' },
        { data: [4, 6], layout: 'horizontal', stack: 's' },
      ],
    });
    const axis = () => box(document.querySelector('.MuiChartsAxis-directionX line'));
    const zero = box(bars()[0]).right;
    expect(zero - axis().left).toBeGreaterThan(1.5 * (axis().right - zero));
    document.body.innerHTML = '';
    await show({ xAxis: [{ min: -20, max: 20 }] });
    const middle = box(bars()[0]).right;
    expect(Math.abs(middle - axis().left - (axis().right - middle))).toBeLessThan(2);
  },
);

claim(
  '**Order:** the first category is at the top, so the data starts with the oldest group.',
  async () => {
    await show({});
    expect(box(bars()[0]).top).toBeLessThan(box(bars()[1]).top);
  },
);

claim(
  'The `barLabel` function returns `null` for the transparent series, which would otherwise have labels as well.',
  async () => {
    await render(<LeaguePyramid />);
    const labels = () =>
      [...document.querySelectorAll('.MuiBarLabel-root')]
        .map((each) => each.textContent)
        .filter((each) => each !== '');
    await expect.poll(labels).toEqual(['20', '24', '24', '24', '24', '48', '88']);
    document.body.innerHTML = '';
    await show({ barLabel: () => 'x' });
    await expect.poll(() => document.querySelectorAll('.MuiBarLabel-root').length).toBe(4);
  },
);

claim(
  'The areas in a triangle are misleading: in a triangle of four levels with equal heights, the bottom level has 7 times the area of the top level, regardless of the values.',
  async () => {
    await render(<WealthPyramid />);
    await expect.poll(() => levels().length).toBe(4);
    const areas = levels().map((level) => {
      const [left = 0, top = 0, right = 0, bottomRight = 0, bottom = 0, bottomLeft = 0] =
        points(level);
      return ((right - left + (bottomRight - bottomLeft)) / 2) * (bottom - top);
    });
    expect((areas[3] ?? 0) / (areas[0] ?? 1)).toBeCloseTo(7, 0);
  },
);

claim(
  "The series don't have the same `stack`, so they are grouped. Set the same `stack` on both.",
  async () => {
    await show({
      series: [
        { data: [-3, -8], layout: 'horizontal' },
        { data: [4, 6], layout: 'horizontal' },
      ],
    });
    expect(box(bars()[2]).top).toBeGreaterThan(box(bars()[0]).top + 5);
  },
);

claim(
  'Set `valueFormatter` on the axis. The `valueFormatter` of a series formats only its values in the tooltip.',
  async () => {
    await show({
      series: [
        { data: [-3, -8], layout: 'horizontal', stack: 's', valueFormatter: () => 'formatted' },
        { data: [4, 6], layout: 'horizontal', stack: 's' },
      ],
    });
    await expect.poll(() => ticks('X').some((each) => /^[-−]\d/.test(each))).toBe(true);
    expect(ticks('X')).not.toContain('formatted');
  },
);

claim(
  'The first category is at the top. Reverse your data, or set `reverse: true` on the y-axis.',
  async () => {
    await show({ yAxis: [{ data: ['Old', 'Young'], scaleType: 'band', reverse: true }] });
    expect(box(bars()[0]).top).toBeGreaterThan(box(bars()[1]).top);
  },
);

const ages = Array.from({ length: 40 }, (_each, index) => `Age ${index}`);
const many = async (props: { tickInterval?: (age: string, index: number) => boolean }) => {
  await render(
    <div style={{ width: 500 }}>
      <BarChart
        height={200}
        skipAnimation
        yAxis={[{ data: ages, scaleType: 'band', width: 60, ...props }]}
        series={[{ data: ages.map((_age, index) => index + 1), layout: 'horizontal' }]}
      />
    </div>,
  );
  await expect.poll(() => bars().length).toBe(40);
};

claim(
  "A y-axis with categories draws all its labels, even if there's no space. Make the chart taller, or show every second label with `tickInterval: (_age, index) => index % 2 === 0` in `yAxis`.",
  async () => {
    await many({});
    await expect.poll(() => ticks('Y').length).toBe(40);
    document.body.innerHTML = '';
    await many({ tickInterval: (_age, index) => index % 2 === 0 });
    await expect.poll(() => ticks('Y').length).toBe(20);
  },
);
