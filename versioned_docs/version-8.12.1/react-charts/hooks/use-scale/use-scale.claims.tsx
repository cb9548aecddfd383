import * as React from 'react';

import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer, type ChartContainerProps } from '@mui/x-charts/ChartContainer';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useRadiusScale,
  useRotationScale,
  useXAxis,
  useXScale,
  useYAxis,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import RecordLow from './demos/RecordLow';
import RecordSpeeds from './demos/RecordSpeeds';
import ValueAtPointer from './demos/ValueAtPointer';

type LineProps = Pick<ChartContainerProps, 'xAxis' | 'yAxis' | 'series'>;

/** Calls a hook in a chart of 400 × 200 pixels whose drawing area is from (20, 20) to (380, 180). */
type YAxis = NonNullable<LineProps['yAxis']>[number];

const inChart = async <T,>(useHook: () => T, props: Partial<LineProps> = {}) => {
  const results: T[] = [];
  function Probe() {
    results.push(useHook());
    return null;
  }
  const { unmount } = await render(
    <ChartContainer
      width={400}
      height={200}
      skipAnimation
      xAxis={[{ data: [0, 10], position: 'none' }]}
      yAxis={[{ min: 0, max: 100, position: 'none' }]}
      series={[{ type: 'line', data: [0, 100] }]}
      {...props}
    >
      <Probe />
    </ChartContainer>,
  );
  await expect.poll(() => results.length).toBeGreaterThan(0);
  await unmount();
  const last = results.at(-1);
  if (last === undefined) {
    throw new Error('The hook returned nothing.');
  }
  return last;
};

const categories = ['A', 'B', 'C', 'D'];
const band = {
  xAxis: [{ data: categories, scaleType: 'band' as const, position: 'none' as const }],
};
const point = {
  xAxis: [{ data: categories, scaleType: 'point' as const, position: 'none' as const }],
};

const all = (selector: string) => [...document.querySelectorAll(selector)];
const element = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) {
    throw new Error(`No ${selector}`);
  }
  return found;
};
const box = (target: Element) => target.getBoundingClientRect();
const number = (target: Element | undefined, name: string) => Number(target?.getAttribute(name));

class Boundary extends React.Component<React.PropsWithChildren, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message === undefined ? this.props.children : <p>{this.state.message}</p>;
  }
}

claim('`xScale(2012)` and `yScale(3.4)` are the coordinates of the circle.', async () => {
  await render(<RecordLow />);
  await expect.poll(() => all('circle[r="6"]').length).toBe(1);
  const circle = element('circle[r="6"]');
  const line = element('.MuiLineElement-root') as SVGPathElement;
  // The lowest point of the line.
  const length = line.getTotalLength();
  const points = Array.from({ length: 2000 }, (_each, index) =>
    line.getPointAtLength((length * index) / 2000),
  );
  const lowest = points.reduce((one, other) => (other.y > one.y ? other : one));
  expect(Math.abs(number(circle, 'cx') - lowest.x)).toBeLessThan(1);
  expect(Math.abs(number(circle, 'cy') - lowest.y)).toBeLessThan(1);
});

claim(
  "The results include the margins and the axes, so don't add `left` or `top` of the drawing area. Values outside the limits of the axis have positions outside the drawing area.",
  async () => {
    const { x, y, area } = await inChart(() => ({
      x: useXScale<'linear'>(),
      y: useYScale<'linear'>(),
      area: useDrawingArea(),
    }));
    expect(area).toMatchObject({ left: 20, top: 20, width: 360, height: 160 });
    expect([x(0), x(10), y(100), y(0)]).toEqual([20, 380, 20, 180]);
    expect(x(-5)).toBe(20 - 180);
    expect(y(150)).toBe(20 - 80);
  },
);

claim('The type argument has no effect at runtime.', async () => {
  const { wrong, right } = await inChart(
    () => ({ wrong: useXScale<'linear'>(), right: useXScale<'band'>() }),
    band,
  );
  expect(wrong).toBe(right);
  expect(wrong).toHaveProperty('bandwidth');
});

claim("`'linear'`, `'log'`, `'pow'`, `'sqrt'`, `'symlog'` | Number | Position", async () => {
  for (const scaleType of ['linear', 'log', 'pow', 'sqrt', 'symlog'] as const) {
    const scale = await inChart(() => useXScale<'linear'>(), {
      xAxis: [{ data: [1, 100], scaleType, domainLimit: 'strict', position: 'none' }],
    });
    expect(Math.round(scale(1))).toBe(20);
    expect(Math.round(scale(100))).toBe(380);
    expect(scale(30)).toBeGreaterThan(100);
  }
});

claim("`'time'`, `'utc'` | Date, timestamp | Position", async () => {
  const [first, last] = [new Date(2025, 0, 1), new Date(2025, 0, 11)];
  for (const scaleType of ['time', 'utc'] as const) {
    const scale = await inChart(() => useXScale<'time'>(), {
      xAxis: [{ data: [first, last], scaleType, position: 'none' }],
    });
    expect(scale(new Date(2025, 0, 6))).toBe(200);
    expect(scale(new Date(2025, 0, 6).getTime())).toBe(200);
  }
});

claim("`'band'` | Category | Start of its band, `undefined` if not found", async () => {
  const scale = await inChart(() => useXScale<'band'>(), band);
  expect(scale('A')).toBeGreaterThanOrEqual(20);
  expect(scale('A')).toBeLessThan(40);
  expect(scale('Z')).toBeUndefined();
});

claim("`'point'` | Category | Position, `undefined` if not found", async () => {
  const scale = await inChart(() => useXScale<'point'>(), point);
  expect([scale('A'), scale('B'), scale('D')]).toEqual([20, 140, 380]);
  expect(scale('Z')).toBeUndefined();
});

claim(
  "The scale of a `'band'` axis returns the start of a category, which is its left or upper edge. Add half of `bandwidth()` to get the center:",
  async () => {
    const { unmount } = await render(
      <BarChart
        width={400}
        height={200}
        skipAnimation
        xAxis={[{ data: categories, position: 'none' }]}
        yAxis={[{ position: 'none' }]}
        series={[{ data: [1, 2, 3, 4] }]}
      />,
    );
    await expect.poll(() => all('.MuiBarElement-root').length).toBe(4);
    const [bar] = all('.MuiBarElement-root');
    const [x, width] = [number(bar, 'x'), number(bar, 'width')];
    await unmount();
    const scale = await inChart(() => useXScale<'band'>(), band);
    expect(scale('A')).toBeCloseTo(x);
    expect(scale.bandwidth()).toBeCloseTo(width);

    await render(<RecordSpeeds />);
    await expect.poll(() => all('g[data-distance]').length).toBe(5);
    const label = box(page.getByText('800', { exact: true }).element());
    const line = box(element('g[data-distance="800"] line'));
    expect(Math.abs((label.top + label.bottom) / 2 - line.top)).toBeLessThan(3);
  },
);

claim(
  'The `series` have no plot, so the chart draws no bars. It uses them for the legend, the tooltip, and the categories of the axis.',
  async () => {
    await render(<RecordSpeeds />);
    await expect.poll(() => all('g[data-distance]').length).toBe(5);
    expect(all('.MuiBarElement-root')).toHaveLength(0);
    expect(all('.MuiChartsLegend-root li').map((each) => each.textContent)).toEqual([
      'Women',
      'Men',
    ]);
    let x = 250;
    await expect
      .poll(async () => {
        x = x === 250 ? 251 : 250;
        await page
          .getByLabelText('Average speed of world records')
          .hover({ position: { x, y: 35 } });
        return document.querySelector('[role="tooltip"]')?.textContent;
      })
      .toContain('10.44 m/s');
  },
);

claim(
  '`step()` is the distance between the starts of two neighboring categories: the width of a band and the gap after it.',
  async () => {
    const scale = await inChart(() => useXScale<'band'>(), band);
    expect(scale.step()).toBeCloseTo((scale('B') ?? 0) - (scale('A') ?? 0));
    expect(scale.step()).toBeGreaterThan(scale.bandwidth());
  },
);

claim("The `bandwidth()` of a `'point'` scale is 0.", async () => {
  const scale = await inChart(() => useXScale<'point'>(), point);
  expect(scale.bandwidth()).toBe(0);
});

claim('For dates on a band axis, you can also pass a new `Date` with the same time.', async () => {
  const scale = await inChart(() => useXScale<'band'>(), {
    xAxis: [
      { data: [new Date(2025, 0, 1), new Date(2025, 0, 2)], scaleType: 'band', position: 'none' },
    ],
  });
  expect(scale(new Date(2025, 0, 2))).toBeGreaterThan(100);
});

claim(
  "It returns a function that returns the center of a category, or the position of a number or date. For an unknown category, this function doesn't return `undefined`, but a position at the edge of the SVG.",
  async () => {
    const scale = await inChart(() => useXScale<'band'>(), band);
    expect(getValueToPositionMapper(scale)('B')).toBeCloseTo(
      (scale('B') ?? 0) + scale.bandwidth() / 2,
    );
    const linear = await inChart(() => useXScale<'linear'>());
    expect(getValueToPositionMapper(linear)(5)).toBe(200);
    expect(getValueToPositionMapper(scale)('unknown')).toBe(scale.bandwidth() / 2);
  },
);

claim('`invert()` does the opposite: it returns the value at a position.', async () => {
  const { x, y } = await inChart(() => ({ x: useXScale<'linear'>(), y: useYScale<'linear'>() }));
  expect(x.invert(200)).toBe(5);
  expect(y.invert(180)).toBe(0);
});

claim('This demo shows the values at the pointer, even between the data points:', async () => {
  await render(<ValueAtPointer />);
  const chart = page.getByLabelText('Boiling point of water');
  await expect.poll(() => all('rect[fill="transparent"]').length).toBe(1);
  const area = box(element('rect[fill="transparent"]'));
  const svg = box(chart.element());
  await chart.hover({
    position: { x: area.left - svg.left + area.width / 2, y: area.top - svg.top + area.height / 2 },
  });
  await expect.element(page.getByText(/^(69|70|71) kPa, (79|80|81) °C$/)).toBeVisible();
});

claim('On a time axis, `invert()` returns a `Date`.', async () => {
  const scale = await inChart(() => useXScale<'time'>(), {
    xAxis: [
      { data: [new Date(2025, 0, 1), new Date(2025, 0, 3)], scaleType: 'time', position: 'none' },
    ],
  });
  expect(scale.invert(200)).toEqual(new Date(2025, 0, 2));
});

claim(
  'Band and point scales have no `invert()`. To get the category that was clicked, use `onAxisClick` of the chart, which receives the index and the value.',
  async () => {
    expect(await inChart(() => useXScale<'band'>(), band)).not.toHaveProperty('invert');
    expect(await inChart(() => useXScale<'point'>(), point)).not.toHaveProperty('invert');
    const onAxisClick = vi.fn();
    await render(
      <BarChart
        aria-label="Chart"
        width={400}
        height={200}
        skipAnimation
        xAxis={[{ data: categories, position: 'none' }]}
        yAxis={[{ position: 'none' }]}
        series={[{ data: [1, 2, 3, 4] }]}
        onAxisClick={onAxisClick}
      />,
    );
    await expect.poll(() => all('.MuiBarElement-root').length).toBe(4);
    await page.getByLabelText('Chart').click({ position: { x: 340, y: 100 } });
    await expect.poll(() => onAxisClick.mock.calls.length).toBe(1);
    expect(onAxisClick.mock.calls[0]?.[1]).toMatchObject({ dataIndex: 3, axisValue: 'D' });
  },
);

const twoAxes: LineProps = {
  yAxis: [
    { id: 'rain', min: 0, max: 300, position: 'none' },
    { id: 'temperature', min: -10, max: 30, position: 'none' },
  ],
  series: [
    { type: 'line', data: [60, 57], yAxisId: 'rain' },
    { type: 'line', data: [5, 6], yAxisId: 'temperature' },
  ],
};

claim(
  "Pass the `id` of the axis: `useYScale<'linear'>('temperature')`. Without it, you get the scale of the first axis.",
  async () => {
    const { named, first } = await inChart(
      () => ({ named: useYScale<'linear'>('temperature'), first: useYScale<'linear'>() }),
      twoAxes,
    );
    expect(named.domain()).toEqual([-10, 30]);
    expect(first.domain()).toEqual([0, 300]);
  },
);

claim(
  'For the other settings of an axis, such as its `data` or `label`, call `useXAxis` or `useYAxis`. Its `scale` is the same function.',
  async () => {
    const { axis, scale, y } = await inChart(
      () => ({ axis: useXAxis(), scale: useXScale(), y: useYAxis() }),
      { xAxis: [{ data: [0, 10], label: 'Time', position: 'none' }] },
    );
    expect(axis).toMatchObject({ data: [0, 10], label: 'Time' });
    expect(axis.scale).toBe(scale);
    expect(y.scale.range()).toEqual([180, 20]);
  },
);

claim(
  '`domain()` returns the first and the last value of a number or time axis, and all categories of a band or point axis. `range()` returns the two positions at its ends, in pixels.',
  async () => {
    const linear = await inChart(() => useXScale<'linear'>());
    expect([linear.domain(), linear.range()]).toEqual([
      [0, 10],
      [20, 380],
    ]);
    const scale = await inChart(() => useXScale<'band'>(), band);
    expect(scale.domain()).toEqual(categories);
    const points = await inChart(() => useXScale<'point'>(), point);
    expect(points.domain()).toEqual(categories);
  },
);

claim(
  'The range of a number or time axis at the side of the chart runs from the bottom to the top, so `range()[0]` is the larger y-coordinate. On a y-axis with categories, it runs from the top to the bottom. With `reverse`, both ends of the range are swapped.',
  async () => {
    const normal = await inChart(() => useYScale<'linear'>());
    expect(normal.range()).toEqual([180, 20]);
    const reversed = await inChart(() => useYScale<'linear'>(), {
      yAxis: [{ min: 0, max: 100, reverse: true, position: 'none' }],
    });
    expect(reversed.range()).toEqual([20, 180]);
    const days = [new Date(2025, 0, 1), new Date(2025, 0, 2)];
    for (const [axis, range] of [
      [{ data: days, scaleType: 'time' }, [180, 20]],
      [{ data: ['A', 'B'], scaleType: 'band' }, [20, 180]],
      [{ data: ['A', 'B'], scaleType: 'point' }, [20, 180]],
      [{ data: ['A', 'B'], scaleType: 'band', reverse: true }, [180, 20]],
    ] as const) {
      const scale = await inChart(() => useYScale(), {
        xAxis: [{ position: 'none' }],
        yAxis: [{ ...axis, position: 'none' } as YAxis],
        series: [],
      });
      expect(scale.range(), axis.scaleType).toEqual(range);
    }
  },
);

claim(
  'By default, the limits of a y-axis are rounded: for data from 3 to 97, the domain is `[0, 100]`.',
  async () => {
    const scale = await inChart(() => useYScale<'linear'>(), {
      yAxis: [{ position: 'none' }],
      series: [{ type: 'line', data: [3, 97] }],
    });
    expect(scale.domain()).toEqual([0, 100]);
  },
);

claim(
  'The hook returns the scale that the chart itself uses, so call `copy()` before you change it.',
  async () => {
    const { scale, other } = await inChart(() => ({
      scale: useXScale<'linear'>(),
      other: useXScale<'linear'>(),
    }));
    expect(scale).toBe(other);
    scale.copy().range([0, 1]);
    expect(other.range()).toEqual([20, 380]);
    scale.range([0, 1]);
    expect(other.range()).toEqual([0, 1]);
  },
);

claim(
  "Use `useRotationScale` for the angle of a metric and `useRadiusScale` for the distance from the center. Each metric has its own radius axis, whose `id` is the name of the metric: `useRadiusScale<'linear'>('Speed')`.",
  async () => {
    const results: { angle: number; center: number; edge: number }[] = [];
    function Probe() {
      const rotation = useRotationScale<'point'>();
      const radius = useRadiusScale<'linear'>('Speed');
      results.push({
        angle: rotation?.('Speed') ?? NaN,
        center: radius?.(0) ?? NaN,
        edge: radius?.(10) ?? NaN,
      });
      return null;
    }
    await render(
      <RadarChart
        width={240}
        height={240}
        margin={20}
        radar={{ max: 10, metrics: ['Power', 'Speed', 'Range', 'Price'] }}
        series={[{ data: [1, 2, 3, 4] }]}
      >
        <Probe />
      </RadarChart>,
    );
    await expect.poll(() => results.length).toBeGreaterThan(0);
    expect(results.at(-1)?.angle).toBeCloseTo(Math.PI / 2);
    expect(results.at(-1)?.center).toBe(0);
    expect(results.at(-1)?.edge).toBe(100);
  },
);

claim(
  'You call the hook outside a chart, often in the component that renders the chart.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    function RendersTheChart() {
      useXScale();
      return <LineChart height={200} series={[{ data: [1, 2] }]} />;
    }
    await render(
      <Boundary>
        <RendersTheChart />
      </Boundary>,
    );
    await expect.element(page.getByText(/Could not find the Charts? context/)).toBeVisible();
  },
);

claim(
  'No axis has the `id` that you passed, or the chart has no axes, such as a pie chart.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    function Probe({ id }: { id?: string }) {
      useXScale(id);
      return null;
    }
    const message = "Cannot read properties of undefined (reading 'scale')";
    const { unmount } = await render(
      <Boundary>
        <LineChart height={200} series={[{ data: [1, 2] }]}>
          <Probe id="missing" />
        </LineChart>
      </Boundary>,
    );
    await expect.element(page.getByText(message)).toBeVisible();
    await unmount();
    await render(
      <Boundary>
        <PieChart height={200} series={[{ data: [{ value: 1 }] }]}>
          <Probe />
        </PieChart>
      </Boundary>,
    );
    await expect.element(page.getByText(message)).toBeVisible();
  },
);

claim(
  'Larger values have smaller y-coordinates, so the height is `yScale(low) - yScale(high)`.',
  async () => {
    const scale = await inChart(() => useYScale<'linear'>());
    expect(scale(75)).toBeLessThan(scale(25));
    expect(scale(25) - scale(75)).toBe(80);
  },
);

claim(
  "The value doesn't fit the scale: a string on a number axis, or a category that isn't in `data`. The scale returns `undefined`, and calculating with it gives `NaN`.",
  async () => {
    const linear: (value: unknown) => unknown = await inChart(
      () => useXScale<'linear'>() as (value: unknown) => unknown,
    );
    expect(linear('March')).toBeUndefined();
    const scale = await inChart(() => useXScale<'band'>(), band);
    expect(scale('Z')).toBeUndefined();
    expect(Number(scale('Z')) + 1).toBeNaN();
  },
);

claim("On a `'log'` axis, 0 and negative values have no position.", async () => {
  const scale = await inChart(() => useXScale<'log'>(), {
    xAxis: [{ data: [1, 100], scaleType: 'log', position: 'none' }],
  });
  expect([scale(0), scale(-1)].filter(Number.isFinite)).toEqual([]);
});
