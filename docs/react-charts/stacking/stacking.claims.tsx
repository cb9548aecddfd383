import * as React from 'react';

import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { LineChart, LinePlot, type LineChartProps } from '@mui/x-charts/LineChart';
import { useYScale } from '@mui/x-charts/hooks';
import type {
  AxisValueFormatterContext,
  StackOffsetType,
  StackOrderType,
} from '@mui/x-charts/models';
import { claim } from '@portal/claims';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CoalAndWind from './demos/CoalAndWind';
import ElectricityMix from './demos/ElectricityMix';
import HomeAndAway from './demos/HomeAndAway';
import ShareOfElectricity from './demos/ShareOfElectricity';
import StackGroups from './demos/StackGroups';
import StackOffsets from './demos/StackOffsets';
import StackTotals from './demos/StackTotals';

const BAR = '.MuiBarElement-root';
const AREA = '.MuiLineChart-area';
const LINE = '.MuiLineChart-line';
const colors = ['#110000', '#220000', '#330000', '#440000'];

const elements = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const number = (element: Element | undefined, name: string) => Number(element?.getAttribute(name));
const round = (value: number) => Math.round(value * 10) / 10 + 0;
const tickLabels = (axis: 'X' | 'Y') =>
  elements(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`).map(
    (each) => each.textContent,
  );

let scale: ReturnType<typeof useYScale<'linear'>> | undefined;
/** Stores the scale of the y-axis, to convert pixels to values. */
function Probe() {
  const yScale = useYScale<'linear'>();
  React.useLayoutEffect(() => {
    scale = yScale;
  });
  return null;
}
const valueAt = (pixels: number) => round(scale?.invert(pixels) ?? NaN);

type Data = readonly (number | null)[];
type Extra = Partial<NonNullable<LineChartProps['series'][number]>> & { stack?: string };

const bars = (all: readonly Data[], extra: object = {}, props: Partial<BarChartProps> = {}) =>
  render(
    <div style={{ width: 500 }}>
      <BarChart
        aria-label="Chart"
        height={300}
        hideLegend
        skipAnimation
        xAxis={[{ data: ['A', 'B', 'C', 'D'].slice(0, Math.max(...all.map((d) => d.length))) }]}
        series={all.map((data, index) => ({
          data,
          stack: 's',
          color: colors[index] ?? '',
          label: `S${index}`,
          ...extra,
        }))}
        {...props}
      >
        <Probe />
      </BarChart>
    </div>,
  );
const areas = (all: readonly Data[], extra: Extra = {}, props: Partial<LineChartProps> = {}) =>
  render(
    <div style={{ width: 500 }}>
      <LineChart
        aria-label="Chart"
        height={300}
        hideLegend
        skipAnimation
        xAxis={[{ scaleType: 'point', data: all[0]?.map((_value, index) => index) ?? [] }]}
        series={all.map((data, index) => ({
          data,
          stack: 's',
          area: true,
          curve: 'linear' as const,
          color: colors[index] ?? '',
          ...extra,
        }))}
        {...props}
      >
        <Probe />
      </LineChart>
    </div>,
  );

/** The lower and the upper end of each bar of a series. */
const barsOf = (series: number) =>
  elements(BAR)
    .filter((bar) => bar.getAttribute('fill') === colors[series])
    .map((bar) => [valueAt(number(bar, 'y') + number(bar, 'height')), valueAt(number(bar, 'y'))]);
const points = (selector: string, attribute: string, series: number) =>
  elements(selector)
    .find((each) => each.getAttribute(attribute) === colors[series])
    ?.getAttribute('d')
    ?.match(/[\d.-]+,[\d.-]+/g)
    ?.map((point) => valueAt(Number(point.split(',')[1]))) ?? [];
/** The lower and the upper edge of an area at each point. */
const areaOf = (series: number) => {
  const all = points(AREA, 'fill', series);
  const top = all.slice(0, all.length / 2);
  const bottom = all.slice(all.length / 2).reverse();
  return top.map((value, index) => [bottom[index], value]);
};
const shown = (selector: string, count: number) =>
  expect.poll(() => elements(selector).length).toBe(count);

const paper = () => document.querySelector<HTMLElement>('.MuiChartsTooltip-paper');
const rows = () => [...(paper()?.querySelectorAll('tr') ?? [])].map((row) => row.textContent);
const title = () => paper()?.querySelector('caption')?.textContent;
/** Moves the pointer to a share of the chart's width until the tooltip is open. */
const hover = async (share: number, name: string | RegExp = 'Chart', height = 0.5) => {
  const chart = page.getByLabelText(name);
  await expect.element(chart).toBeVisible();
  await expect.poll(() => elements('svg text').length).toBeGreaterThan(0);
  let step = 0;
  await expect
    .poll(async () => {
      step = 1 - step;
      const box = chart.element().getBoundingClientRect();
      await chart.hover({ position: { x: box.width * share + step, y: box.height * height } });
      return paper() !== null;
    })
    .toBe(true);
};

claim(
  "All five series have `stack: 'total'`. The first one in the array is at the bottom.",
  async () => {
    await render(<ElectricityMix />);
    await expect.poll(() => elements(BAR).length).toBe(25);
    const in2000 = elements(BAR).filter(
      (bar) => number(bar, 'x') === number(elements(BAR)[0], 'x'),
    );
    expect(in2000).toHaveLength(5);
    const bottoms = in2000.map((bar) => number(bar, 'y') + number(bar, 'height'));
    const lowest = in2000[bottoms.indexOf(Math.max(...bottoms))];
    expect(lowest?.getAttribute('fill')).toBe('#767676');
  },
);

claim('Each area starts where the area below it ends.', async () => {
  const { unmount } = await areas([
    [3, 4],
    [2, 5],
  ]);
  await shown(AREA, 2);
  expect(areaOf(0)).toEqual([
    [0, 3],
    [0, 4],
  ]);
  expect(areaOf(1)).toEqual([
    [3, 5],
    [4, 9],
  ]);
  await unmount();
  await render(<CoalAndWind />);
  await shown(AREA, 4);
});

claim(
  'Without `area`, the chart draws the upper edge of each series as a line, and nothing shows that the lines are stacked.',
  async () => {
    await areas(
      [
        [3, 4],
        [2, 5],
      ],
      { area: undefined },
    );
    await shown(LINE, 2);
    expect(elements(AREA)).toHaveLength(0);
    expect(points(LINE, 'stroke', 0)).toEqual([3, 4]);
    expect(points(LINE, 'stroke', 1)).toEqual([5, 9]);
  },
);

claim(
  "An area is brighter than the `color` of its series. To draw it in the same color as the legend, set `'& .MuiLineChart-area': { filter: 'none' }` in `sx`.",
  async () => {
    const filter = async (sx?: LineChartProps['sx']) => {
      const { unmount } = await areas([[1, 2]], {}, { sx });
      await shown(AREA, 1);
      const [area] = elements(AREA);
      const found = area ? getComputedStyle(area).filter : '';
      await unmount();
      return found;
    };
    expect(await filter()).toBe('brightness(1.2)');
    expect(await filter({ '& .MuiLineChart-area': { filter: 'none' } })).toBe('none');
  },
);

claim(
  'Each category then has a stack for each group, side by side, in the order in which the groups first appear in `series`.',
  async () => {
    const { unmount } = await render(<StackGroups />);
    await expect.poll(() => elements(BAR).length).toBeGreaterThan(20);
    expect(new Set(elements(BAR).map((bar) => bar.getAttribute('x'))).size).toBe(10);
    await unmount();
    const stacks = ['b', 'a', 'b'];
    await bars(
      [],
      {},
      {
        xAxis: [{ data: ['A'] }],
        series: stacks.map((stack, index) => ({ data: [1], stack, color: colors[index] })),
      },
    );
    await shown(BAR, 3);
    const x = (index: number) =>
      number(
        elements(BAR).find((bar) => bar.getAttribute('fill') === colors[index]),
        'x',
      );
    expect(x(0)).toBe(x(2));
    expect(x(0)).toBeLessThan(x(1));
  },
);

claim('A series without `stack` gets a separate bar.', async () => {
  await bars(
    [],
    {},
    {
      xAxis: [{ data: ['A'] }],
      series: ['s', 's', undefined, undefined].map((stack) => ({ data: [1], stack })),
    },
  );
  await shown(BAR, 4);
  expect(new Set(elements(BAR).map((bar) => bar.getAttribute('x'))).size).toBe(3);
});

claim(
  "Set `stackOffset: 'expand'` to draw shares instead of amounts. Each stack fills the axis from 0 to 1, unless all its values are zero.",
  async () => {
    await bars(
      [
        [2, 40, 0],
        [8, 10, 0],
      ],
      { stackOffset: 'expand' },
    );
    await shown(BAR, 6);
    expect(barsOf(0)).toEqual([
      [0, 0.2],
      [0, 0.8],
      [0, 0],
    ]);
    expect(barsOf(1)).toEqual([
      [0.2, 1],
      [0.8, 1],
      [0, 0],
    ]);
  },
);

claim(
  "`stackOffset` doesn't change the values in the tooltip and the labels, so this demo divides each value by the total of its year.",
  async () => {
    const { unmount } = await bars([[1], [3]], { stackOffset: 'expand', barLabel: 'value' });
    await hover(0.5);
    expect(rows()).toEqual(['S01', 'S13']);
    await expect
      .poll(() => elements('.MuiBarLabel-root').map((each) => each.textContent))
      .toEqual(['1', '3']);
    await unmount();
    await render(<ShareOfElectricity />);
    await hover(0.5, /Shares of electricity/, 0.1);
    expect(rows()).toContain('Coal1,970 TWh (55%)');
  },
);

claim(
  "Use `'expand'` only for values of zero or more: with negative values, the parts aren't shares of the total, and bars can be longer than 100%.",
  async () => {
    await bars([[3], [-1]], { stackOffset: 'expand' });
    await shown(BAR, 2);
    expect(barsOf(0)).toEqual([[0, 1.5]]);
  },
);

const offset = async (stackOffset: StackOffsetType | undefined, all: readonly Data[]) => {
  const { unmount } = await areas(all, { stackOffset });
  await shown(AREA, all.length);
  const found = all.map((_data, index) => areaOf(index));
  await unmount();
  return found;
};

claim(
  "`'none'` | At zero. A negative value goes back down over the values below it. | Areas (default for lines)",
  async () => {
    const all = [
      [5, 5],
      [-2, 1],
    ];
    const none = await offset('none', all);
    expect(none).toEqual([
      [
        [0, 5],
        [0, 5],
      ],
      [
        [5, 3],
        [5, 6],
      ],
    ]);
    expect(await offset(undefined, all)).toEqual(none);
  },
);

claim(
  "`'diverging'` | Positive values go up from zero, and negative values go down from zero | Bars (default for bars)",
  async () => {
    const check = async (stackOffset?: 'diverging') => {
      const { unmount } = await bars([[3], [-2], [1], [-1]], { stackOffset });
      await shown(BAR, 4);
      expect([0, 1, 2, 3].map((series) => barsOf(series)[0])).toEqual([
        [0, 3],
        [-2, 0],
        [3, 4],
        [-3, -2],
      ]);
      await unmount();
    };
    await check();
    await check('diverging');
  },
);

claim(
  "`'silhouette'` | Below zero, so that the middle of each stack is at zero | Streamgraphs with a symmetric shape",
  async () => {
    const [first, second] = await offset('silhouette', [
      [2, 6],
      [2, 4],
    ]);
    expect(first).toEqual([
      [-2, 0],
      [-5, 1],
    ]);
    expect(second).toEqual([
      [0, 2],
      [1, 5],
    ]);
  },
);

claim(
  "`'wiggle'` | Chosen so that the slopes of the areas are as small as possible | Streamgraphs",
  async () => {
    const data = [
      [4, 4, 4],
      [1, 9, 1],
      [4, 4, 4],
    ];
    const slopes = (found: (number | undefined)[][][]) =>
      found
        .flatMap((area) =>
          area.map(([, top]) => top ?? NaN).map((top, i, all) => top - (all[i - 1] ?? top)),
        )
        .reduce((sum, slope) => sum + Math.abs(slope), 0);
    expect(slopes(await offset('wiggle', data))).toBeLessThan(slopes(await offset('none', data)));
  },
);

claim(
  'You can set `stackOffset` on one series of the stack. If several series of a stack have different values, the last one in the array applies to all of them.',
  async () => {
    const top = async (first?: StackOffsetType, second?: StackOffsetType) => {
      const { unmount } = await bars(
        [],
        {},
        {
          xAxis: [{ data: ['A'] }],
          series: [
            { data: [2], stack: 's', color: colors[0], stackOffset: first },
            { data: [2], stack: 's', color: colors[1], stackOffset: second },
          ],
        },
      );
      await shown(BAR, 2);
      const found = barsOf(1)[0];
      await unmount();
      return found;
    };
    expect(await top('expand')).toEqual([0.5, 1]);
    expect(await top(undefined, 'expand')).toEqual([0.5, 1]);
    expect(await top('none', 'expand')).toEqual([0.5, 1]);
    expect(await top('expand', 'none')).toEqual([2, 4]);
  },
);

/** The series from the bottom to the top. */
const order = async (stackOrder: StackOrderType | undefined, all: readonly Data[]) => {
  const { unmount } = await areas(all, { stackOrder });
  await shown(AREA, all.length);
  const bottoms = all.map((_data, index) => areaOf(index)[0]?.[0] ?? NaN);
  await unmount();
  return bottoms
    .map((bottom, index) => ({ bottom, index }))
    .sort((a, b) => a.bottom - b.bottom)
    .map(({ index }) => index);
};
const sums = [
  [3, 3],
  [5, 5],
  [2, 2],
];

claim("`'none'` | In the order of the array (default)", async () => {
  expect(await order('none', sums)).toEqual([0, 1, 2]);
  expect(await order(undefined, sums)).toEqual([0, 1, 2]);
});
claim("`'reverse'` | In the opposite order", async () => {
  expect(await order('reverse', sums)).toEqual([2, 1, 0]);
});
claim("`'ascending'` | From the smallest to the largest sum of all values", async () => {
  expect(await order('ascending', sums.slice(0, 2))).toEqual([0, 1]);
  expect(await order('ascending', sums.slice(1))).toEqual([1, 0]);
});
claim("`'descending'` | From the largest to the smallest sum", async () => {
  expect(await order('descending', sums.slice(0, 2))).toEqual([1, 0]);
  expect(await order('descending', sums.slice(1))).toEqual([0, 1]);
});
claim(
  "`'appearance'` | By the index of the largest value: a series that peaks early is below a series that peaks later",
  async () => {
    const late = [1, 1, 5];
    const early = [5, 1, 1];
    expect(await order('appearance', [late, early])).toEqual([1, 0]);
    expect(await order('appearance', [early, late])).toEqual([0, 1]);
  },
);
claim(
  "In 8.29.3, `'ascending'`, `'descending'`, `'appearance'`, and `'insideOut'` can draw three or more series in the wrong order. Sort the `series` array yourself instead.",
  async () => {
    expect(await order('ascending', sums)).not.toEqual([2, 0, 1]);
    expect(await order('descending', [[2], [5], [3]])).not.toEqual([1, 2, 0]);
    const peaks = [
      [1, 5, 1, 1],
      [1, 1, 5, 1],
      [5, 1, 1, 1],
      [1, 1, 1, 5],
    ];
    expect(await order('appearance', peaks)).not.toEqual([2, 0, 1, 3]);
    // The two series that peak first should be in the middle.
    expect((await order('insideOut', peaks)).slice(1, 3).sort()).not.toEqual([0, 2]);
    expect(
      await order('none', [
        [2, 2],
        [3, 3],
        [5, 5],
      ]),
    ).toEqual([0, 1, 2]);
  },
);
claim(
  'The parts above a hidden series move down, and in a 100% stack, the remaining parts fill the axis.',
  async () => {
    const hidden = (stackOffset: 'diverging' | 'expand') =>
      bars(
        [],
        {},
        {
          xAxis: [{ data: ['A'] }],
          series: [2, 3, 3].map((value, index) => ({
            id: index,
            data: [value],
            stack: 's',
            stackOffset,
            color: colors[index],
          })),
          initialHiddenItems: [{ type: 'bar', seriesId: 0 }],
        },
      );
    const { unmount } = await hidden('diverging');
    await expect.poll(() => barsOf(2)).toEqual([[3, 6]]);
    // The axis keeps room for all three.
    expect(Number(tickLabels('Y').at(-1))).toBe(8);
    await unmount();
    await hidden('expand');
    await expect.poll(() => barsOf(1)).toEqual([[0, 0.5]]);
    expect(barsOf(2)).toEqual([[0.5, 1]]);
  },
);
claim('The value axis keeps its limits.', async () => {
  await bars(
    [],
    {},
    {
      xAxis: [{ data: ['A'] }],
      series: [2, 8].map((value, index) => ({ id: index, data: [value], stack: 's' })),
      initialHiddenItems: [{ type: 'bar', seriesId: 1 }],
    },
  );
  await expect.poll(() => tickLabels('Y').at(-1)).toBe('10');
});

claim(
  '`stackOrder` has no effect on the legend and the tooltip, which keep the order of the array.',
  async () => {
    await bars([[3], [5], [2]], { stackOrder: 'reverse' }, { hideLegend: false });
    await hover(0.5);
    expect(rows()).toEqual(['S03', 'S15', 'S22']);
    expect(elements('.MuiChartsLegend-series').map((each) => each.textContent)).toEqual([
      'S0',
      'S1',
      'S2',
    ]);
  },
);

claim(
  '`valueFormatter` removes the sign, on the axis and in the tooltip. `ChartsReferenceLine` draws the line at zero.',
  async () => {
    await render(<HomeAndAway />);
    await hover(0.5, /Goals of five clubs/, 0.1);
    expect(title()).toBe('Leicester');
    expect(rows()).toEqual([
      'Scored at home35',
      'Scored away33',
      'Conceded at home18',
      'Conceded away18',
    ]);
    expect(tickLabels('X').join()).not.toMatch(/[-−]/);
    const line = document.querySelector('.MuiChartsReferenceLine-line')?.getBoundingClientRect();
    const left = Math.min(
      ...elements(BAR)
        .filter((bar) => bar.getAttribute('fill') === '#0072B2')
        .map((bar) => bar.getBoundingClientRect().left),
    );
    expect(line?.left).toBeCloseTo(left, -1);
  },
);

claim(
  "For lines and areas, the default is `'none'`, and an area with a negative value overlaps the area below it. Set `stackOffset: 'diverging'` if your areas have negative values.",
  async () => {
    const all = [
      [5, 5],
      [-2, -2],
    ];
    expect((await offset(undefined, all))[1]?.[0]).toEqual([5, 3]);
    expect((await offset('diverging', all))[1]?.[0]?.map(Number).sort()).toEqual([-2, 0]);
  },
);

claim('A `null` counts as zero, so the series above it move down.', async () => {
  await bars([
    [2, 2],
    [3, null],
    [4, 4],
  ]);
  await expect.poll(() => barsOf(2).length).toBe(2);
  expect(barsOf(2)).toEqual([
    [5, 9],
    [2, 6],
  ]);
});

claim('**Bars:** there is no bar and no bar label for `null`.', async () => {
  await bars(
    [
      [2, 2],
      [3, null],
    ],
    { barLabel: 'value' },
  );
  await expect.poll(() => elements('.MuiBarLabel-root').length).toBe(3);
  expect(barsOf(1)).toHaveLength(1);
});

claim(
  '**Areas:** the area and the line of this series have a gap. With `connectNulls`, the area continues at the height of the stack before and after the gap, which can overlap the others.',
  async () => {
    const all = [
      [2, 2, 9, 2, 2],
      [3, 3, null, 3, 3],
    ];
    const { unmount } = await areas(all);
    await shown(AREA, 2);
    const path = (selector: string) =>
      elements(selector).map((each) => (each.getAttribute('d') ?? '').split('M').length - 1);
    expect(path(AREA).sort()).toEqual([1, 2]);
    expect(path(LINE).sort()).toEqual([1, 2]);
    await unmount();
    await areas(all, { connectNulls: true });
    await shown(AREA, 2);
    // Its top is a straight line at 5, over which the first area reaches up to 9.
    expect(areaOf(1)).toEqual([
      [2, 5],
      [2, 5],
      [2, 5],
      [2, 5],
    ]);
    expect(areaOf(0)[2]).toEqual([0, 9]);
  },
);

claim(
  '**Tooltip:** the row has an empty value. Return `null` from `valueFormatter` to remove the row.',
  async () => {
    const { unmount } = await bars([[2], [null]]);
    await hover(0.5);
    expect(rows()).toEqual(['S02', 'S1']);
    await unmount();
    await bars([[2], [null]], {
      valueFormatter: (value: number | null) => (value === null ? null : `${value}`),
    });
    await hover(0.5);
    expect(rows()).toEqual(['S02']);
  },
);

claim(
  'If a series is shorter than the others, the missing values count as zero as well.',
  async () => {
    await bars([[2, 2], [3], [4, 4]]);
    await expect.poll(() => barsOf(2).length).toBe(2);
    expect(barsOf(2)).toEqual([
      [5, 9],
      [2, 6],
    ]);
  },
);

claim(
  '`barLabel` labels each part of a stack, and no prop adds the total. Draw it in a child of the chart, with the scales of the axes:',
  async () => {
    const { unmount } = await bars([[2], [3]], { barLabel: 'value' });
    await expect
      .poll(() => elements('.MuiBarLabel-root').map((each) => each.textContent))
      .toEqual(['2', '3']);
    await unmount();
    await render(<StackTotals />);
    await expect.element(page.getByText('126', { exact: true })).toBeInTheDocument();
    await expect.element(page.getByText('45', { exact: true })).toBeInTheDocument();
  },
);

claim(
  '`xScale(country)` is the left edge of a category, and `yScale(total)` is the upper end of its stack. Leave room for the highest total with `max`, as this demo does with `max: 140`.',
  async () => {
    await render(<StackTotals />);
    await expect.poll(() => elements(BAR).length).toBe(15);
    // Bars grow from zero at first.
    await expect
      .poll(() => {
        const total = page.getByText('126', { exact: true }).element().getBoundingClientRect();
        const top = Math.min(...elements(BAR).map((bar) => bar.getBoundingClientRect().top));
        return Math.round(top - total.bottom) >= 0 && top - total.bottom < 10;
      })
      .toBe(true);
    const svg = document.querySelector('svg[aria-label]')?.getBoundingClientRect();
    expect(
      page.getByText('126', { exact: true }).element().getBoundingClientRect().top,
    ).toBeGreaterThan(svg?.top ?? NaN);
  },
);

claim(
  "The `valueFormatter` of the category axis formats this title: add the total to the name of the category if `location` is `'tooltip'`.",
  async () => {
    await bars(
      [[2], [3]],
      {},
      {
        xAxis: [
          {
            data: ['USA'],
            valueFormatter: (country: string, { location }: AxisValueFormatterContext) =>
              location === 'tooltip' ? `${country}: 5` : country,
          },
        ],
      },
    );
    await hover(0.5);
    expect(title()).toBe('USA: 5');
    expect(tickLabels('X')).toEqual(['USA']);
  },
);

claim(
  "Bars are stacked with bars, and lines with lines: a line with the same `stack` as the bars isn't added to them.",
  async () => {
    await render(
      <ChartsContainer
        width={500}
        height={300}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: ['A', 'B'] }]}
        series={[
          { type: 'bar', data: [5, 5], stack: 's', color: colors[0] },
          { type: 'line', data: [2, 2], stack: 's', curve: 'linear', color: colors[1] },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <Probe />
      </ChartsContainer>,
    );
    await shown(LINE, 1);
    expect(points(LINE, 'stroke', 1)).toEqual([2, 2]);
    expect(barsOf(0)[0]).toEqual([0, 5]);
  },
);

claim(
  'The series have no `stack`, or different values for it. Even a space or an uppercase letter creates a different stack.',
  async () => {
    const stacks = async (...names: (string | undefined)[]) => {
      const { unmount } = await bars(
        [],
        {},
        {
          xAxis: [{ data: ['A'] }],
          series: names.map((stack) => ({ data: [1], stack })),
        },
      );
      await shown(BAR, 2);
      const found = new Set(elements(BAR).map((bar) => bar.getAttribute('x'))).size;
      await unmount();
      return found;
    };
    expect(await stacks('s', 's')).toBe(1);
    expect(await stacks(undefined, undefined)).toBe(2);
    expect(await stacks('s', 's ')).toBe(2);
    expect(await stacks('s', 'S')).toBe(2);
  },
);

claim(
  "Reverse the array of the series and set `stackOrder: 'reverse'`: the stack looks the same, and the legend and the tooltip list the top of the stack first.",
  async () => {
    const { unmount } = await bars([[1], [2]]);
    await shown(BAR, 2);
    expect([barsOf(0)[0], barsOf(1)[0]]).toEqual([
      [0, 1],
      [1, 3],
    ]);
    await unmount();
    await bars([[2], [1]], { stackOrder: 'reverse' }, { hideLegend: false });
    await shown(BAR, 2);
    expect([barsOf(0)[0], barsOf(1)[0]]).toEqual([
      [1, 3],
      [0, 1],
    ]);
    await hover(0.5);
    expect(rows()).toEqual(['S02', 'S11']);
  },
);

claim('The values are shares from 0 to 1.', async () => {
  await bars([[10], [30]], { stackOffset: 'expand' });
  await expect.poll(() => tickLabels('Y').length).toBeGreaterThan(2);
  expect(tickLabels('Y')[0]).toBe('0.0');
  expect(tickLabels('Y').at(-1)).toBe('1.0');
});

claim(
  'Without `stack`, each area starts at zero by default, so they overlap as well.',
  async () => {
    await areas(
      [
        [3, 4],
        [2, 5],
      ],
      { stack: undefined },
    );
    await shown(AREA, 2);
    expect(areaOf(1)).toEqual([
      [0, 2],
      [0, 5],
    ]);
  },
);

claim(
  'Its value is added to the values of the series below it. Remove `stack` from lines that should show their own values.',
  async () => {
    const top = async (stack?: string) => {
      const { unmount } = await areas(
        [
          [3, 4],
          [3, 4],
        ],
        { area: undefined, stack },
      );
      await shown(LINE, 2);
      const found = points(LINE, 'stroke', 1);
      await unmount();
      return found;
    };
    expect(await top('s')).toEqual([6, 8]);
    expect(await top()).toEqual([3, 4]);
  },
);

claim('`borderRadius` rounds the outer ends of the stack, not each part.', async () => {
  await bars([[2], [3], [4]], {}, { borderRadius: 10 });
  await shown(BAR, 3);
  // All three bars are cut by one path with two round corners.
  const paths = elements('clipPath path').map((path) => path.getAttribute('d') ?? '');
  expect(paths.map((path) => path.split(' a').length - 1)).toEqual([2]);
});

claim('Select each value to compare them:', async () => {
  await render(<StackOffsets />);
  await shown(AREA, 5);
  await expect.poll(() => tickLabels('Y')).toContain('100%');
  await userEvent.click(page.getByRole('combobox', { name: 'stackOffset' }));
  await userEvent.click(page.getByRole('option', { name: 'silhouette' }));
  await expect.poll(() => tickLabels('Y').join()).toMatch(/[-−]/);
});
