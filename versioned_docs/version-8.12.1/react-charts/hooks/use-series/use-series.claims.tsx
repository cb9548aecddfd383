import * as React from 'react';

import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer, type ChartContainerProps } from '@mui/x-charts/ChartContainer';
import {
  useBarSeries,
  useBarSeriesContext,
  useLineSeries,
  usePieSeries,
  useScatterSeries,
  useSeries,
} from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AboveAverage from './demos/AboveAverage';
import MedalSums from './demos/MedalSums';
import TotalInTheMiddle from './demos/TotalInTheMiddle';

const container = (props: Partial<ChartContainerProps>, children: React.ReactNode) => (
  <ChartContainer
    width={400}
    height={300}
    xAxis={[{ data: ['X', 'Y'], scaleType: 'band' }]}
    series={[
      { type: 'bar', id: 'a', data: [1, 2], label: 'A', stack: 's' },
      { type: 'bar', id: 'b', data: [3, null], stack: 's' },
      { type: 'line', id: 'a', data: [5, 6] },
    ]}
    {...props}
  >
    {children}
  </ChartContainer>
);

async function inside<T>(useHook: () => T, props: Partial<ChartContainerProps> = {}) {
  const values: T[] = [];
  function Probe() {
    const value = useHook();
    React.useEffect(() => {
      values.push(value);
    });
    return null;
  }
  const { unmount } = await render(container(props, <Probe />));
  await expect.poll(() => values.length).toBeGreaterThan(0);
  await unmount();
  return values.at(-1) as T;
}
const ids = (series: { id: unknown }[]) => series.map(({ id }) => id);

claim(
  "`AverageLine` reads the values of the chart, so you don't have to pass it any props. The line moves when the data changes.",
  async () => {
    const first = await render(<AboveAverage />);
    await expect.element(page.getByText('Average: 65.6')).toBeVisible();
    await first.unmount();
    function Sum() {
      const [series] = useBarSeries();
      return (
        <text y={20}>Sum {series?.data.reduce<number>((sum, value) => sum + (value ?? 0), 0)}</text>
      );
    }
    const chart = (data: BarChartProps['series'][number]['data']) => (
      <BarChart width={300} height={200} xAxis={[{ data: ['A', 'B'] }]} series={[{ data }]}>
        <Sum />
      </BarChart>
    );
    const second = await render(chart([1, 2]));
    await expect.element(page.getByText('Sum 3')).toBeVisible();
    await second.rerender(chart([5, 6]));
    await expect.element(page.getByText('Sum 11')).toBeVisible();
  },
);

claim('`useBarSeries()` | An array of all bar series, in the order of `series`', async () => {
  expect(ids(await inside(() => useBarSeries()))).toEqual(['a', 'b']);
});

claim("`useBarSeries('gold')` | The series with this `id`, or `undefined`", async () => {
  const [found, unknown] = await inside(() => [useBarSeries('b'), useBarSeries('gold')]);
  expect(found?.id).toBe('b');
  expect(unknown).toBeUndefined();
});

claim("`useBarSeries(['b', 'a'])` | An array in the order of your ids", async () => {
  expect(ids(await inside(() => useBarSeries(['b', 'a'])))).toEqual(['b', 'a']);
});

claim('`useBarSeries([])` returns all series, not an empty array.', async () => {
  expect(ids(await inside(() => useBarSeries([])))).toEqual(['a', 'b']);
});

claim(
  'An unknown `id` in an array is left out, and the console shows a warning in development.',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(ids(await inside(() => useBarSeries(['missing-one', 'a'])))).toEqual(['a']);
    expect(warn.mock.calls.flat().join(' ')).toContain(
      'The following ids provided to "useBarSeries" could not be found: "missing-one"',
    );
  },
);

claim(
  '`useSeries()` returns an object with a field for each type of series that the chart has.',
  async () => {
    const series = await inside(useSeries);
    expect(Object.keys(series).sort()).toEqual(['bar', 'line']);
  },
);

claim(
  'In each field, `seriesOrder` is an array of ids, and `series` has the series by `id`: `series.bar?.series.gold`. Bars and lines also have `stackingGroups`, which lists the ids of each stack. `useBarSeriesContext()` returns the field for bars. The other types have the same kind of hook.',
  async () => {
    const [{ bar, line }, context] = await inside(() => [useSeries(), useBarSeriesContext()]);
    expect(bar?.seriesOrder).toEqual(['a', 'b']);
    expect(bar?.series.a).toMatchObject({ id: 'a', data: [1, 2] });
    expect(bar?.stackingGroups.map((group) => group.ids)).toEqual([['a', 'b']]);
    expect(line?.stackingGroups.map((group) => group.ids)).toEqual([['a']]);
    expect(context).toBe(bar);
  },
);

claim('`id` | All | Your `id`, or a generated one, such as `auto-generated-id-0`', async () => {
  const series = await inside(useBarSeries, { series: [{ type: 'bar', data: [1, 2] }] });
  expect(ids(series)).toEqual(['auto-generated-id-0']);
});

claim('`color` | All except pies | Your `color`, or a color of the palette', async () => {
  const series = await inside(useBarSeries, {
    colors: ['#111111', '#222222'],
    series: [
      { type: 'bar', data: [1, 2] },
      { type: 'bar', data: [1, 2], color: '#abcdef' },
    ],
  });
  expect(series.map(({ color }) => color)).toEqual(['#111111', '#abcdef']);
});

claim('`data` | All | The values, even if they come from `dataset`', async () => {
  const series = await inside(useBarSeries, {
    dataset: [{ sales: 4 }, { sales: 7 }],
    series: [{ type: 'bar', dataKey: 'sales' }],
  });
  expect(series[0]?.data).toEqual([4, 7]);
});

claim('`valueFormatter` | All | Your function, or the default one', async () => {
  const [series] = await inside(useBarSeries);
  expect(series?.valueFormatter(1234, { dataIndex: 0 })).toBe((1234).toLocaleString());
});

claim('`label` | All | What you passed: a string, a function, or `undefined`', async () => {
  const label = () => 'Text';
  const series = await inside(useBarSeries, {
    series: [
      { type: 'bar', data: [1, 2], label: 'A' },
      { type: 'bar', data: [1, 2], label },
      { type: 'bar', data: [1, 2] },
    ],
  });
  expect(series.map((each) => each.label)).toEqual(['A', label, undefined]);
});

claim('`stackedData` | Bars and lines | `[start, end]` of each value in its stack', async () => {
  const [bars, lines] = await inside(() => [useBarSeries(), useLineSeries()]);
  expect(bars?.map(({ stackedData }) => stackedData.map(([a, b]) => [a, b]))).toEqual([
    [
      [0, 1],
      [0, 2],
    ],
    [
      [1, 4],
      [0, 0],
    ],
  ]);
  expect(lines?.[0]?.stackedData.map(([a, b]) => [a, b])).toEqual([
    [0, 5],
    [0, 6],
  ]);
});

claim("`layout` | Bars | `'vertical'` or `'horizontal'`", async () => {
  const [series] = await inside(useBarSeries);
  expect(series?.layout).toBe('vertical');
});

claim('`markerSize` | Scatter | Your size, or 4', async () => {
  const data = [{ id: 1, x: 1, y: 1 }];
  const series = await inside(useScatterSeries, {
    xAxis: [{}],
    series: [
      { type: 'scatter', data },
      { type: 'scatter', data, markerSize: 9 },
    ],
  });
  expect(series.map(({ markerSize }) => markerSize)).toEqual([4, 9]);
});

claim(
  'Each slice has `id`, `value`, `color`, `formattedValue`, and `startAngle` and `endAngle` in radians.',
  async () => {
    const [pie] = await inside(usePieSeries, {
      colors: ['#111111', '#222222'],
      series: [{ type: 'pie', data: [{ value: 1 }, { value: 3 }] }],
    });
    expect(pie?.data[0]).toMatchObject({ value: 1, color: '#111111', formattedValue: '1' });
    expect(pie?.data[0]?.id).toEqual(expect.any(String));
    expect(pie?.data[0]?.startAngle).toBe(0);
    expect(pie?.data[0]?.endAngle).toBeCloseTo(Math.PI / 2);
    expect(pie).not.toHaveProperty('color');
  },
);

claim(
  'If no value is negative, the highest end in `stackedData` is the total of the stack. This demo writes it next to each bar. For totals from your own data, see Total above each bar.',
  async () => {
    await render(<MedalSums />);
    const sums = () => [...document.querySelectorAll('[data-sum]')].map((each) => each.textContent);
    await expect.poll(sums).toEqual(['126', '91', '65', '64', '53', '45']);
  },
);

claim(
  "With `stackOffset: 'expand'`, `stackedData` contains shares from 0 to 1. With `'silhouette'` and `'wiggle'`, the stack doesn't start at 0. In these cases, add up `data` to get the total.",
  async () => {
    const series = await inside(useBarSeries, {
      series: [
        { type: 'bar', data: [1, 2], stack: 's', stackOffset: 'expand' },
        { type: 'bar', data: [3, 2], stack: 's' },
      ],
    });
    expect(series.map(({ stackedData: [first] }) => [first?.[0], first?.[1]])).toEqual([
      [0, 0.25],
      [0.25, 1],
    ]);
    expect(series.map(({ data }) => data[0])).toEqual([1, 3]);
    for (const stackOffset of ['silhouette', 'wiggle'] as const) {
      const centered = await inside(useLineSeries, {
        series: [
          { type: 'line', data: [1, 2], stack: 's', stackOffset },
          { type: 'line', data: [3, 4], stack: 's' },
        ],
      });
      const [, second] = centered[0]?.stackedData ?? [];
      expect(Number(second?.[0]), stackOffset).toBeLessThan(0);
    }
  },
);

claim(
  'Your component is a child of the chart, so the text is in the `<svg>`. Use `useDrawingArea` to calculate the center.',
  async () => {
    await render(<TotalInTheMiddle />);
    await expect.element(page.getByText('4,082 TWh')).toBeVisible();
    const text = page.getByText('4,082 TWh').element();
    expect(text.closest('svg')).not.toBeNull();
    const box = text.getBoundingClientRect();
    await expect
      .poll(() => {
        const arcs = [...document.querySelectorAll('.MuiPieArc-root')].map((arc) =>
          arc.getBoundingClientRect(),
        );
        const left = Math.min(...arcs.map((arc) => arc.left));
        const right = Math.max(...arcs.map((arc) => arc.right));
        return Math.abs((left + right) / 2 - box.left - box.width / 2);
      })
      .toBeLessThan(3);
  },
);

claim(
  '`useLineSeries` returns `[]` in a bar chart, and `useSeries` has no field `line` there.',
  async () => {
    const [lines, all] = await inside(() => [useLineSeries(), useSeries()] as const, {
      series: [{ type: 'bar', data: [1, 2] }],
    });
    expect(lines).toEqual([]);
    expect(all).not.toHaveProperty('line');
  },
);

class Boundary extends React.Component<React.PropsWithChildren, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message === undefined ? this.props.children : <p>{this.state.message}</p>;
  }
}

claim(
  'You call the hook outside a chart. Call it in a component that is a child or a slot of the chart: see Where to call chart hooks.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    function Outside() {
      useSeries();
      return null;
    }
    await render(
      <Boundary>
        <Outside />
      </Boundary>,
    );
    await expect.element(page.getByText(/Could not find the Charts? context/)).toBeVisible();
  },
);

claim(
  'Two series of the same type have the same `id`. Bars and lines in one chart may share an `id`.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const series = await inside(useSeries);
    expect([series.bar?.series.a?.type, series.line?.series.a?.type]).toEqual(['bar', 'line']);
    await render(
      <Boundary>
        {container(
          {
            series: [
              { type: 'bar', id: 'same', data: [1, 2] },
              { type: 'bar', id: 'same', data: [1, 2] },
            ],
          },
          null,
        )}
      </Boundary>,
    );
    await expect.element(page.getByText(/series' id "same" is not unique/)).toBeVisible();
  },
);

claim(
  '`null` is a missing value. Filter it out before you calculate an average. In `stackedData`, its start and end are the same.',
  async () => {
    const series = await inside(() => useBarSeries('b'));
    expect(series?.data).toEqual([3, null]);
    expect([series?.stackedData[1]?.[0], series?.stackedData[1]?.[1]]).toEqual([0, 0]);
    const [, upper] = await inside(useLineSeries, {
      series: [
        { type: 'line', data: [1, 2], stack: 's' },
        { type: 'line', data: [3, null], stack: 's' },
      ],
    });
    expect([upper?.stackedData[1]?.[0], upper?.stackedData[1]?.[1]]).toEqual([2, 2]);
  },
);

claim('A pie usually has one series, and its `data` contains the slices:', async () => {
  let slices = 0;
  function Count() {
    const series = usePieSeries();
    React.useEffect(() => {
      slices = series[0]?.data.length ?? 0;
    });
    return null;
  }
  await render(
    <PieChart width={300} height={200} series={[{ data: [{ value: 1 }, { value: 2 }] }]}>
      <Count />
    </PieChart>,
  );
  await expect.poll(() => slices).toBe(2);
});
