import { BarChart } from '@mui/x-charts/BarChart';
import { claim } from '@portal/claims';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import OldFaithful from './demos/OldFaithful';
import PopulationPyramid from './demos/PopulationPyramid';
import SpaceStations from './demos/SpaceStations';
import TallestBuildings from './demos/TallestBuildings';
import TwoGames from './demos/TwoGames';
import WarmAndColdYears from './demos/WarmAndColdYears';
import Waterfall from './demos/Waterfall';

const elements = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const bars = (fill?: string) =>
  elements('.MuiBarElement-root').filter(
    (bar) => fill === undefined || bar.getAttribute('fill') === fill,
  );
const box = (element: Element | undefined) => {
  const { left, right, top, bottom, width, height } =
    element?.getBoundingClientRect() ?? new DOMRect();
  return { left, right, top, bottom, width, height };
};
const drawn = (count: number) => expect.poll(() => bars().length).toBe(count);
/** Bars grow at first: waits until a bar no longer changes. */
const still = async () => {
  let before = '';
  await expect
    .poll(() => {
      const now = JSON.stringify(bars().map(box));
      const same = now === before && bars().some((bar) => box(bar).width * box(bar).height > 0);
      before = now;
      return same;
    })
    .toBe(true);
};
const ticks = (axis: 'X' | 'Y') =>
  elements(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`).map(
    (each) => each.textContent,
  );
const legend = () =>
  [...document.querySelectorAll('.MuiChartsLegend-series')].map((each) => each.textContent);
const paper = () => document.querySelector<HTMLElement>('.MuiChartsTooltip-paper');
const rows = () => [...(paper()?.querySelectorAll('tr') ?? [])].map((row) => row.textContent);
const title = () => paper()?.querySelector('caption')?.textContent;
const hover = async (name: RegExp, x: number, y: number) => {
  const chart = page.getByLabelText(name);
  await expect.element(chart).toBeVisible();
  await expect.poll(() => elements('svg text').length).toBeGreaterThan(0);
  let step = 0;
  await expect
    .poll(async () => {
      step = 1 - step;
      const { width, height } = box(chart.element());
      await chart.hover({ position: { x: width * x + step, y: height * y } });
      return paper() !== null;
    })
    .toBe(true);
};

claim('The longest bar is at the top, because the rows are sorted.', async () => {
  await render(<TallestBuildings />);
  await drawn(7);
  await still();
  const sorted = [...bars()].sort((a, b) => box(a).top - box(b).top);
  const widths = sorted.map((bar) => box(bar).width);
  expect(widths).toEqual([...widths].sort((a, b) => b - a));
});

claim(
  "`max: 1100` on the hidden x-axis leaves room for the labels. An `'ordinal'` color map on the y-axis colors the first bar.",
  async () => {
    await render(<TallestBuildings />);
    await drawn(7);
    await still();
    const svg = box(page.getByLabelText(/tallest buildings/).element());
    expect(ticks('X')).toEqual([]);
    await expect.poll(() => elements('.MuiBarLabel-root').length).toBe(7);
    const label = box(elements('.MuiBarLabel-root')[0]);
    await expect.poll(() => box(elements('.MuiBarLabel-root')[0]).right).toBeLessThan(svg.right);
    expect(label.width).toBeGreaterThan(10);
    expect(bars('#D55E00')).toHaveLength(1);
    expect(Math.max(...bars().map((bar) => box(bar).width))).toBe(box(bars('#D55E00')[0]).width);
  },
);

claim(
  "`barLabelPlacement: 'outside'` puts the text after the end of the bar, and `direction: 'ltr'` keeps it there in right-to-left layouts:",
  async () => {
    for (const dir of ['ltr', 'rtl']) {
      const { unmount } = await render(
        <div dir={dir}>
          <TallestBuildings />
        </div>,
      );
      await drawn(7);
      await expect
        .poll(() => {
          const [bar] = bars('#D55E00');
          const gap = box(elements('.MuiBarLabel-root')[0]).left - box(bar).right;
          return gap > 2 && gap < 12;
        })
        .toBe(true);
      await unmount();
    }
  },
);

claim('`Math.abs` removes the minus sign from the ticks and the tooltip.', async () => {
  await render(<PopulationPyramid />);
  await hover(/Population of Japan/, 0.6, 0.06);
  expect(title()).toBe('Over 79');
  expect(rows()).toEqual(['Men4.5 million', 'Women7.8 million']);
  expect(ticks('X')[0]).toBe('10');
  expect(ticks('X').at(-1)).toBe('10');
});

claim(
  'Two series with the same `stack` extend in opposite directions, because the numbers of men are negative.',
  async () => {
    await render(<PopulationPyramid />);
    await drawn(18);
    await still();
    const zero = Math.max(...bars('#0072B2').map((bar) => box(bar).right));
    for (const bar of bars('#D55E00')) {
      expect(box(bar).left).toBeCloseTo(zero, 0);
    }
  },
);

claim(
  'With 84 bars, `tickLabelInterval` keeps only every twentieth year on the axis.',
  async () => {
    await render(<WarmAndColdYears />);
    await drawn(84);
    await expect.poll(() => ticks('X')).toEqual(['1940', '1960', '1980', '2000', '2020']);
  },
);

claim(
  "The `'piecewise'` color map on the y-axis changes the color at zero, and `PiecewiseColorLegend` explains both colors.",
  async () => {
    await render(<WarmAndColdYears />);
    await drawn(84);
    await still();
    const zero = Math.max(...bars('#D55E00').map((bar) => box(bar).bottom));
    for (const bar of bars('#0072B2')) {
      expect(box(bar).top).toBeCloseTo(zero, 0);
    }
    expect(bars('#0072B2').length + bars('#D55E00').length).toBe(84);
    await expect.element(page.getByText('Colder than 1951–1980')).toBeVisible();
    await expect.element(page.getByText('Warmer than 1951–1980')).toBeVisible();
  },
);

claim(
  'Each bar starts where the previous one ended, so the bars lead from one total to the other.',
  async () => {
    await render(<Waterfall />);
    await expect.poll(() => bars('#767676').length).toBeGreaterThan(1);
    await still();
    const steps = [...bars('#009E73'), ...bars('#D55E00'), ...bars('#767676')]
      .map(box)
      .filter(({ width }) => width > 0)
      .sort((a, b) => a.top - b.top);
    expect(steps).toHaveLength(6);
    const [start, coal, gas, nuclear, wind, end] = steps;
    expect(coal?.right).toBeCloseTo(start?.right ?? NaN, 0);
    expect(gas?.left).toBeCloseTo(coal?.left ?? NaN, 0);
    expect(nuclear?.left).toBeCloseTo(gas?.right ?? NaN, 0);
    expect(wind?.left).toBeCloseTo(nuclear?.right ?? NaN, 0);
    expect(end?.right).toBeCloseTo(wind?.right ?? NaN, 0);
  },
);

claim(
  "Its `valueFormatter` returns `null`, so it has no row in the tooltip, and it has no `label`, so it isn't in the legend.",
  async () => {
    await render(<Waterfall />);
    await hover(/from 2005 to 2020/, 0.6, 0.25);
    expect(title()).toBe('Coal');
    expect(rows()).toEqual(['Less-1,240 TWh']);
    expect(legend()).toEqual(['Total', 'More', 'Less']);
  },
);

claim(
  'The year is the `stack` of each series, so the Games of each year have their own stack. Only the series of 2024 have a `label`, because the colors have the same meaning in both years.',
  async () => {
    await render(<TwoGames />);
    await drawn(30);
    await still();
    expect(new Set(bars().map((bar) => Math.round(box(bar).left))).size).toBe(10);
    expect(legend()).toEqual(['Gold', 'Silver', 'Bronze']);
  },
);

claim('`Years` draws the year above each stack with the scales of the chart.', async () => {
  await render(<TwoGames />);
  await drawn(30);
  await still();
  const years = elements('text').filter((each) => /^’2[14]$/.test(each.textContent ?? ''));
  expect(years).toHaveLength(10);
  for (const year of years) {
    const { left, width, bottom } = box(year);
    const middle = left + width / 2;
    const stack = bars().filter((bar) => box(bar).left < middle && middle < box(bar).right);
    expect(stack).toHaveLength(3);
    const gap = Math.min(...stack.map((bar) => box(bar).top)) - bottom;
    expect(Math.abs(gap)).toBeLessThan(8);
  }
});

claim(
  'The tooltip shows the years instead of the duration, because `valueFormatter` looks them up with `dataIndex`.',
  async () => {
    await render(<SpaceStations />);
    await hover(/Space stations/, 0.5, 0.5);
    expect(title()).toBe('Mir');
    expect(rows()).toEqual(['In orbit1986–2001 (15 years)']);
  },
);

claim(
  "`tickPlacement: 'start'` and `tickLabelPlacement: 'tick'` put the lower limit of each interval at the left edge of its bar, and the tooltip shows both limits.",
  async () => {
    await render(<OldFaithful />);
    await hover(/Old Faithful/, 0.96, 0.5);
    expect(title()).toBe('95 to 100 minutes');
    await still();
    const label = box(
      elements('.MuiChartsAxis-tickLabel').find((each) => each.textContent === '60'),
    );
    const edges = bars().map((bar) => Math.abs(box(bar).left - label.left - label.width / 2));
    expect(Math.min(...edges)).toBeLessThan(3);
  },
);

/** Returns the top and the height of a bar from -5 to 5, in a plot from -10 to 10 that is 200 pixels high. */
async function floatingBar(stackOffset?: 'none') {
  const offset = stackOffset === undefined ? {} : { stackOffset };
  const { unmount } = await render(
    <BarChart
      width={200}
      height={200}
      margin={0}
      hideLegend
      skipAnimation
      xAxis={[{ data: ['A'], position: 'none' }]}
      yAxis={[{ min: -10, max: 10, position: 'none' }]}
      series={[
        { data: [-5], stack: 'range', color: 'transparent', ...offset },
        { data: [10], stack: 'range', color: '#0072B2', ...offset },
      ]}
    />,
  );
  await expect.poll(() => bars('#0072B2').length).toBe(1);
  const [bar] = bars('#0072B2');
  const found = ['y', 'height'].map((name) => Number(bar?.getAttribute(name)));
  await unmount();
  return found;
}

claim(
  "If the running total can drop below zero, also set `stackOffset: 'none'` on the series, because bars stack negative values separately by default.",
  async () => {
    expect(await floatingBar()).toEqual([0, 100]);
    expect(await floatingBar('none')).toEqual([50, 100]);
  },
);
