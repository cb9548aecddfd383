import { LineChart } from '@mui/x-charts/LineChart';
import { claim } from '@portal/claims';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AboveAndBelow from './demos/AboveAndBelow';
import ContinentPopulation from './demos/ContinentPopulation';
import ElectricityShares from './demos/ElectricityShares';
import ElectricityStream from './demos/ElectricityStream';
import LowToHigh from './demos/LowToHigh';
import TemperatureGradient from './demos/TemperatureGradient';

const AREA = '.MuiLineChart-area';
const elements = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const box = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const shown = (selector: string, count: number) =>
  expect.poll(() => elements(selector).length).toBe(count);
const points = (path: Element | undefined) =>
  (path?.getAttribute('d') ?? '').split(/(?=[MLC])/).map(
    (part) =>
      part
        .match(/-?[\d.]+/g)
        ?.slice(-2)
        .map(Number) ?? [],
  );
const ticks = (axis: 'X' | 'Y') =>
  elements(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`).map(
    (each) => each.textContent,
  );
const paper = () => document.querySelector<HTMLElement>('.MuiChartsTooltip-paper');
const rows = () => [...(paper()?.querySelectorAll('tr') ?? [])].map((row) => row.textContent);
const title = () => paper()?.querySelector('caption')?.textContent;
/** Moves the pointer over a chart until the tooltip has this title. */
const hover = async (name: RegExp, x: number, expected: string) => {
  const chart = page.getByLabelText(name);
  await expect.element(chart).toBeVisible();
  await expect.poll(() => elements('svg text').length).toBeGreaterThan(0);
  let step = 0;
  await expect
    .poll(async () => {
      step = 1 - step;
      const { width, height } = box(chart.element());
      await chart.hover({ position: { x: width * x + step, y: height * 0.5 } });
      return title();
    })
    .toBe(expected);
};

claim(
  '`RegionLabels` writes each name at half the height of its area in 2020, with the scale from `useYScale()`.',
  async () => {
    await render(<ContinentPopulation />);
    await shown(AREA, 4);
    const asia = box(elements('text').find((each) => each.textContent === 'Asia'));
    const two = box(elements('.MuiChartsAxis-tickLabel').find((each) => each.textContent === '2'));
    const four = box(elements('.MuiChartsAxis-tickLabel').find((each) => each.textContent === '4'));
    // Half of 4.7 billion.
    const expected = two.top + ((four.top - two.top) * 0.35) / 2;
    expect(Math.abs(asia.top - expected)).toBeLessThan(5);
  },
);

claim(
  "By default, areas are brighter than the color of the series. `filter: 'none'` removes this effect.",
  async () => {
    const filter = () => {
      const [area] = elements(AREA);
      return area ? getComputedStyle(area).filter : '';
    };
    const { unmount } = await render(<ContinentPopulation />);
    await shown(AREA, 4);
    expect(filter()).toBe('none');
    await unmount();
    await render(<LowToHigh />);
    await shown(AREA, 2);
    expect(filter()).toBe('brightness(1.2)');
  },
);

claim(
  "With `stackOffset: 'expand'`, the areas show shares, and fill the chart from 0 to 100%.",
  async () => {
    await render(<ElectricityShares />);
    await shown(AREA, 4);
    await expect.poll(() => ticks('Y').at(-1)).toBe('100%');
    const top = Math.min(
      ...elements(AREA).map((area) => Math.min(...points(area).map((p) => p[1] ?? NaN))),
    );
    expect(elements('clipPath rect').map((rect) => Number(rect.getAttribute('y')))).toContain(top);
  },
);

claim(
  'The tooltip receives the amounts, so `valueFormatter` divides them by the total of the year.',
  async () => {
    await render(<ElectricityShares />);
    await hover(/Shares of electricity/, 0.95, '2020');
    expect(rows()).toEqual(['Coal19%', 'Natural gas41%', 'Nuclear20%', 'Renewable20%']);
  },
);

claim("`stackOffset: 'silhouette'` centers the stack at zero.", async () => {
  await render(<ElectricityStream />);
  await shown(AREA, 4);
  const middle = (x: number) => {
    const ys = elements(AREA).flatMap((area) =>
      points(area).filter((point) => Math.abs((point[0] ?? NaN) - x) < 0.5),
    );
    const values = ys.map((point) => point[1] ?? NaN);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const xs = points(elements(AREA)[0]).map((point) => point[0] ?? NaN);
  expect(middle(Math.min(...xs))).toBeCloseTo(middle(Math.max(...xs)), 0);
});

claim(
  "The y-axis is hidden with `position: 'none'`, because its numbers have no meaning.",
  async () => {
    await render(<ElectricityStream />);
    await shown(AREA, 4);
    expect(ticks('Y')).toEqual([]);
    expect(ticks('X')).toContain('2020');
  },
);

claim('`ContinuousColorLegend` shows the scale.', async () => {
  await render(<TemperatureGradient />);
  await expect.element(page.getByText('32\u00a0°C')).toBeVisible();
  await expect.poll(() => elements('.MuiContinuousColorLegend-root svg').length).toBe(1);
});

claim(
  "A `'continuous'` color map on the y-axis colors the area by height, from cold to warm.",
  async () => {
    await render(<TemperatureGradient />);
    await shown(AREA, 1);
    const fill = elements(AREA)[0]?.getAttribute('fill') ?? '';
    const id = /url\(#(.+)\)/.exec(fill)?.[1] ?? '';
    const gradient = document.getElementById(id);
    expect(gradient?.tagName).toBe('linearGradient');
    expect(gradient?.getAttribute('x1')).toBe(gradient?.getAttribute('x2'));
  },
);

claim(
  "`baseline: 5` fills the area between the line and 5%, and a `'piecewise'` color map changes the color there.",
  async () => {
    await render(<AboveAndBelow />);
    await shown(AREA, 1);
    const path = points(elements(AREA)[0]);
    const label = (text: string) =>
      box(elements('.MuiChartsAxis-tickLabel').find((each) => each.textContent === text));
    const svg = box(page.getByLabelText(/Unemployment/).element());
    const five = (label('4%').top + label('6%').top + label('6%').height) / 2 - svg.top;
    const base = path.at(-2)?.[1] ?? NaN;
    expect(Math.abs(base - five)).toBeLessThan(2);
    expect(elements(AREA)[0]?.getAttribute('fill')).toMatch(/^url/);
  },
);

claim('`valueFormatter` shows both original values in one row of the tooltip.', async () => {
  await render(<LowToHigh />);
  await hover(/lows and highs/, 0.95, 'Dec');
  expect(rows()).toEqual(['Daily low to high3.8 to 12 °C']);
});

claim(
  "Low values can also be negative, because the default offset of stacked lines is `'none'`.",
  async () => {
    await render(
      <LineChart
        width={200}
        height={200}
        margin={0}
        hideLegend
        skipAnimation
        xAxis={[{ data: [1, 2], position: 'none' }]}
        yAxis={[{ min: -10, max: 10, position: 'none' }]}
        series={[
          { data: [-5, -5], stack: 'range', area: true, color: 'transparent' },
          { id: 'range', data: [10, 10], stack: 'range', area: true },
        ]}
      />,
    );
    await shown(AREA, 2);
    const [band] = elements(`${AREA}[data-series="range"]`);
    // From 5, at a quarter of the height, to -5.
    const heights = new Set(points(band).flatMap(([, y]) => (y === undefined ? [] : [y])));
    expect([...heights].sort((one, other) => one - other)).toEqual([50, 150]);
  },
);
