import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claim, sourced } from '@portal/claims';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FormattedLabels from './demos/FormattedLabels';
import LeagueTable from './demos/LeagueTable';
import ScaleTypes from './demos/ScaleTypes';
import TicksAndLabels from './demos/TicksAndLabels';
import TwoAxes from './demos/TwoAxes';
import TradingDays from './demos/TradingDays';
import UtcTimeAxis from './demos/UtcTimeAxis';
import WaterTemperature from './demos/WaterTemperature';

type XAxis = NonNullable<LineChartProps['xAxis']>[number];
type YAxis = NonNullable<LineChartProps['yAxis']>[number];

const box = (chart: ReactNode, width = 500) => render(<div style={{ width }}>{chart}</div>);

const line = (props: Partial<LineChartProps>, width = 500) =>
  box(
    <LineChart
      height={300}
      hideLegend
      skipAnimation
      xAxis={[{ data: [0, 1, 2] }]}
      series={[{ data: [1, 2, 3] }]}
      {...props}
    />,
    width,
  );

const bars = (props: Partial<BarChartProps>, width = 500) =>
  box(
    <BarChart height={300} hideLegend skipAnimation series={[{ data: [1, 2, 3] }]} {...props} />,
    width,
  );

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const labels = (axis: 'X' | 'Y') =>
  all(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`).map((each) => each.textContent);
const ticks = (axis: 'X' | 'Y') =>
  all(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickContainer`)
    .filter((each) => each.querySelector('.MuiChartsAxis-tick') !== null)
    .map((each) => {
      const [x = NaN, y = NaN] = (each.getAttribute('transform') ?? '')
        .split(/[(,)]/)
        .slice(1, 3)
        .map(Number);
      return axis === 'X' ? x : y;
    });
const path = () => document.querySelector('.MuiLineChart-line')?.getAttribute('d') ?? '';
const drawn = () => expect.poll(path).not.toBe('');
const plot = () => {
  const rect = document.querySelector('svg > clipPath > rect');
  const read = (name: string) => Number(rect?.getAttribute(name));
  return { left: read('x'), top: read('y'), width: read('width'), height: read('height') };
};
const silent = () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
};
/** Labels of the y-axis of a line chart. */
const yLabels = async (yAxis: YAxis, data: number[]) => {
  const { unmount } = await line({
    xAxis: [{ data: data.map((_, index) => index) }],
    yAxis: [yAxis],
    series: [{ data }],
  });
  await drawn();
  const found = labels('Y');
  await unmount();
  return found;
};
const xTicks = async (xAxis: XAxis, width?: number) => {
  const { unmount } = await line({ xAxis: [xAxis], yAxis: [{ width: 0 }], margin: 20 }, width);
  await expect.poll(() => labels('X').length).toBeGreaterThan(0);
  const found = { labels: labels('X'), ticks: ticks('X'), plot: plot() };
  await unmount();
  return found;
};
/** Opens the tooltip of the axis at a share of the chart's width. */
const hover = async (share: number) => {
  await expect.poll(() => plot().width).toBeGreaterThan(0);
  const svg = document.querySelector('svg:has(.MuiChartsAxis-root)');
  if (!svg) {
    throw new Error('No chart');
  }
  const { left, width } = plot();
  let y = 100;
  await expect
    .poll(async () => {
      y += 1;
      await userEvent.hover(svg, { position: { x: Math.round(left + width * share), y } });
      return document.querySelector('.MuiChartsTooltip-paper');
    })
    .not.toBeNull();
};
const heading = () => document.querySelector('.MuiChartsTooltip-paper caption');

claim(
  'In this demo, both axes have a `label`, the y-axis shows its values with a unit, and the x-axis has a tick at each reading.',
  async () => {
    await render(<WaterTemperature />);
    await expect.poll(() => ticks('X').length).toBe(9);
    expect(all('.MuiChartsAxis-label').map((each) => each.textContent)).toEqual([
      'Time of day',
      'Water temperature',
    ]);
    expect(labels('Y')).toContain('12 °C');
  },
);

claim(
  'By default, an axis has a linear scale, limits that fit the data, and about one tick every 50 pixels.',
  async () => {
    for (const width of [340, 1040]) {
      const found = await xTicks({ data: [0, 1000] }, width);
      const gap = (found.ticks[1] ?? 0) - (found.ticks[0] ?? 0);
      expect(gap).toBeGreaterThan(30);
      expect(gap).toBeLessThan(80);
      // Equal steps between ticks.
      expect((found.ticks[2] ?? 0) - (found.ticks[1] ?? 0)).toBeCloseTo(gap, 5);
      expect(found.labels[0]).toBe('0');
      expect(found.labels.at(-1)).toBe('1,000');
    }
  },
);

claim(
  "`'pow'` | Numbers | The same as `'linear'`, because you can't change the exponent, which is 1.",
  async () => {
    const data = [0, 2, 10];
    const pow = await xTicks({ data, scaleType: 'pow' });
    expect(pow).toEqual(await xTicks({ data, scaleType: 'linear' }));
  },
);

claim(
  "`'log'` | Numbers above 0 | Equal steps for equal factors, with base 10. A 0 in the data leaves the chart empty, and so do bars, which start at 0.",
  async () => {
    const tickInterval = [1, 10, 100];
    const found = await xTicks({ data: [1, 10, 100], scaleType: 'log', tickInterval });
    const [a = NaN, b = NaN, c = NaN] = found.ticks;
    expect(c - b).toBeCloseTo(b - a, 5);
    expect(b - a).toBeGreaterThan(100);
    // Base 10: the ticks are powers of 10.
    expect(await yLabels({ scaleType: 'log' }, [1, 1_000_000])).toEqual(['1', '100', '10k', '1M']);
    silent();
    for (const min of [undefined, 1]) {
      const { unmount } = await bars({ yAxis: [{ scaleType: 'log', min }] });
      await expect.poll(() => labels('X').length).toBe(3);
      const tall = all('.MuiBarElement-root').filter(
        (bar) => Number(bar.getAttribute('height')) > 0,
      );
      expect(tall).toEqual([]);
      await unmount();
    }
    await line({ yAxis: [{ scaleType: 'log' }], series: [{ data: [0, 10, 100] }] });
    await drawn();
    expect(path()).toContain('NaN');
    expect(labels('Y')).toEqual([]);
  },
);

claim(
  "`'sqrt'` | Numbers | Square root. Spreads out small values, but less than `'log'`, and can show 0.",
  async () => {
    const share = async (scaleType: 'linear' | 'sqrt' | 'log') => {
      const found = await xTicks({ data: [1, 4, 100], scaleType, tickInterval: [1, 4, 100] });
      const [a = NaN, b = NaN, c = NaN] = found.ticks;
      return (b - a) / (c - a);
    };
    const [linear, sqrt, log] = [await share('linear'), await share('sqrt'), await share('log')];
    expect(sqrt).toBeGreaterThan(linear);
    expect(log).toBeGreaterThan(sqrt);
    const zero = await xTicks({ data: [0, 100], scaleType: 'sqrt', tickInterval: [0, 100] });
    expect(zero.ticks).toEqual([20, 480]);
  },
);

claim(
  'This demo shows the same ten weeks on four scales. The linear scale hides the first seven weeks, and the logarithmic scale shows that downloads triple each week.',
  async () => {
    const screen = await render(<ScaleTypes />);
    const heights = () => all('.MuiLineChart-mark').map((each) => each.getBoundingClientRect().y);
    await expect.poll(() => heights().length).toBe(10);
    const steps = () =>
      heights().flatMap((y, index, ys) => (index ? [(ys[index - 1] ?? 0) - y] : []));
    await expect.poll(() => Math.max(...steps()) / Math.min(...steps())).toBeLessThan(1.2);
    await screen.getByRole('button', { name: 'linear' }).click();
    // Less than 5% of the height for the first seven weeks.
    await expect
      .poll(() => {
        const ys = heights();
        return ((ys[0] ?? 0) - (ys[6] ?? 0)) / ((ys[0] ?? 0) - (ys[9] ?? 0));
      })
      .toBeLessThan(0.05);
  },
);

claim(
  'If a continuous x-axis has neither, the chart draws no line, and the console says that the x-axis has 0 items.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await line({ xAxis: [{ label: 'Year' }] });
    await expect
      .poll(() => error.mock.calls.flat().join(' '))
      .toContain('The data length of the x axis (0 items) is lower than the length of series');
    expect(path()).toBe('');
  },
);

claim('If you leave out the `xAxis` prop, the chart numbers the values from 0.', async () => {
  await line({ xAxis: undefined });
  await expect.poll(() => labels('X')).toEqual(['0', '1', '2']);
});

claim('In a `ScatterChart`, neither axis needs data.', async () => {
  await box(
    <ScatterChart
      height={300}
      xAxis={[{ label: 'x' }]}
      yAxis={[{ label: 'y' }]}
      series={[
        {
          data: [
            { x: 1, y: 2, id: 1 },
            { x: 3, y: 5, id: 2 },
          ],
        },
      ]}
    />,
  );
  await expect.poll(() => labels('X')).toContain('3.0');
  expect(document.querySelectorAll('.MuiScatterChart-root circle, circle').length).toBe(2);
});

claim(
  "In 8.29.3, the ticks of a `'symlog'` axis ignore `constant`: an axis from 0 to 10,000 with `constant: 500` has 25 ticks, most of them below 100. If you set `constant`, also set the ticks with `tickInterval` and their labels with `valueFormatter`, because some of the default labels are empty.",
  async () => {
    const values = [0, 10_000];
    const found = await yLabels({ scaleType: 'symlog', constant: 500 }, values);
    expect(found).toHaveLength(25);
    expect(found.filter((label) => /^\d\d?$/.test(label))).toHaveLength(19);
    const axis: YAxis = { scaleType: 'symlog', constant: 500, tickInterval: [0, 500, 10_000] };
    expect(await yLabels(axis, values)).toEqual(['0', '10k']);
    const valueFormatter = (value: number) => String(value);
    expect(await yLabels({ ...axis, valueFormatter }, values)).toEqual(['0', '500', '10000']);
  },
);

claim(
  "`domainLimit: 'nice'` (default) | From a round value at or below the data to one at or above the data",
  async () => {
    const nice = await yLabels({ domainLimit: 'nice' }, [64.3, 73.6]);
    expect(nice).toEqual(await yLabels({}, [64.3, 73.6]));
    expect(Number(nice[0])).toBeLessThanOrEqual(64.3);
    expect(Number(nice.at(-1))).toBeGreaterThanOrEqual(73.6);
  },
);

claim("`domainLimit: 'strict'` | From the smallest value to the largest", async () => {
  const found = await xTicks({ data: [3, 17], domainLimit: 'strict', tickInterval: [3, 17] });
  expect(found.ticks).toEqual([20, 480]);
});

claim(
  '`domainLimit: (min, max) => ({ … })` | Between the `{ min, max }` that you return',
  async () => {
    const found = await xTicks({
      data: [3, 17],
      domainLimit: (min, max) => ({ min: min - 1, max: max + 3 }),
      tickInterval: [2, 20],
    });
    expect(found.ticks).toEqual([20, 480]);
  },
);

claim('`min`, `max` | From or to this value, regardless of `domainLimit`', async () => {
  for (const domainLimit of ['nice', 'strict'] as const) {
    const data = [3, 17];
    const found = await xTicks({
      data,
      domainLimit,
      min: 1.3,
      max: 19.7,
      tickInterval: [1.3, 19.7],
    });
    expect(found.ticks).toEqual([20, 480]);
  }
});

claim(
  "**A line can have gaps at both ends**, because `'nice'` also applies to the x-axis. To remove the gaps, set `domainLimit: 'strict'` on the x-axis.",
  async () => {
    const data = Array.from({ length: 15 }, (_, index) => index + 3);
    const axis: XAxis = { data, tickInterval: [3, 17] };
    const [first = NaN, last = NaN] = (await xTicks(axis)).ticks;
    expect(first).toBeGreaterThan(40);
    expect(last).toBeLessThan(460);
    expect((await xTicks({ ...axis, domainLimit: 'strict' })).ticks).toEqual([20, 480]);
  },
);

claim(
  "For days 3 to 17, for example, the axis goes from 0 to 20 in a chart that's 300 pixels wide, from 2 to 18 at 500 pixels, and from 3 to 17 at 800 pixels.",
  async () => {
    const data = Array.from({ length: 15 }, (_, index) => index + 3);
    for (const [width, ...ends] of [
      [300, '0', '20'],
      [500, '2', '18'],
      [800, '3', '17'],
    ] as const) {
      const { labels: found } = await xTicks({ data }, width);
      expect([found[0], found.at(-1)], String(width)).toEqual(ends);
    }
  },
);

claim(
  '**On a band or point axis**, `data` determines the limits, and `min` and `max` have no effect.',
  async () => {
    for (const scaleType of ['band', 'point'] as const) {
      const data = [1, 2, 3];
      const limits: object = { min: 2, max: 2 };
      const limited: XAxis = { data, scaleType, ...limits };
      expect(await xTicks(limited)).toEqual(await xTicks({ data, scaleType }));
    }
  },
);

claim('A band or point axis has a tick for each entry.', async () => {
  const data = Array.from({ length: 100 }, (_, index) => index);
  expect((await xTicks({ data })).ticks.length).toBeLessThan(15);
  expect((await xTicks({ data, scaleType: 'point' })).ticks).toHaveLength(100);
  // With the end of the last category.
  expect((await xTicks({ data, scaleType: 'band' })).ticks).toHaveLength(101);
});

claim(
  'In this demo, every fourth week has a tick and a grid line, and every twelfth week has a label. On the y-axis, ticks are at least 20 apart.',
  async () => {
    await render(<TicksAndLabels />);
    await expect.poll(() => ticks('X').length).toBe(13);
    expect(all('.MuiChartsGrid-verticalLine')).toHaveLength(13);
    expect(labels('X')).toEqual(['1', '13', '25', '37', '49']);
    const values = labels('Y').map(Number);
    for (const [index, value] of values.slice(1).entries()) {
      expect(value - (values[index] ?? NaN)).toBeGreaterThanOrEqual(20);
    }
  },
);

claim(
  '`tickMinStep` | Smallest distance between ticks, in milliseconds for time. `1` prevents ticks such as 0.5. | Continuous',
  async () => {
    expect(await yLabels({ min: 0, max: 2 }, [0, 2])).toContain('0.5');
    expect(await yLabels({ min: 0, max: 2, tickMinStep: 1 }, [0, 2])).toEqual(['0', '1', '2']);
    const day = 24 * 60 * 60 * 1000;
    const data = [new Date('2025-03-10T00:00:00Z'), new Date('2025-03-13T00:00:00Z')];
    const days = await xTicks({ data, scaleType: 'utc', tickMinStep: day });
    expect(days.ticks).toHaveLength(4);
  },
);

claim(
  'With other values, ticks can be closer together: with `1.25`, an axis from 0 to 10 has a tick at each whole number.',
  async () => {
    const whole = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
    const axis = { min: 0, max: 10, tickNumber: 20 };
    expect(await yLabels({ ...axis, tickMinStep: 1.25 }, [0, 10])).toEqual(whole);
    for (const tickMinStep of [1, 2, 5]) {
      const [first, second] = await yLabels({ ...axis, tickMinStep }, [0, 10]);
      expect(Number(second) - Number(first)).toBe(tickMinStep);
    }
  },
);

claim(
  '`tickInterval` (function) | `(value, index) => boolean` selects ticks from `data`. | Band, point',
  async () => {
    const data = ['A', 'B', 'C', 'D'];
    for (const scaleType of ['band', 'point'] as const) {
      const byValue = await xTicks({ data, scaleType, tickInterval: (value) => value === 'B' });
      expect(byValue.labels).toEqual(['B']);
      const byIndex = await xTicks({ data, scaleType, tickInterval: (_, index) => index === 2 });
      expect(byIndex.labels).toEqual(['C']);
    }
  },
);

claim(
  "`tickLabelInterval` | `(value, index) => boolean` selects the ticks that get a label; `index` counts ticks. The default, `'auto'`, hides labels that would overlap on the x-axis. | All",
  async () => {
    const data = Array.from({ length: 60 }, (_, index) => `Name ${index}`);
    const picked = await xTicks({
      data,
      scaleType: 'point',
      tickInterval: (_, index) => index % 10 === 0,
      tickLabelInterval: (_, index) => index === 1,
    });
    expect(picked.labels).toEqual(['Name 10']);
    const few = await xTicks({ data, scaleType: 'point' });
    expect(few.labels.length).toBeLessThan(15);
    expect(few.ticks).toHaveLength(60);
  },
);

claim(
  "`tickLabelMinGap` | Minimum gap between two labels with `'auto'`, in pixels (default 4) | x-axis",
  async () => {
    const data = Array.from({ length: 60 }, (_, index) => `Name ${index}`);
    const gaps = async (tickLabelMinGap?: number) => {
      const { unmount } = await line({
        xAxis: [
          {
            data,
            scaleType: 'point',
            ...(tickLabelMinGap === undefined ? {} : { tickLabelMinGap }),
          },
        ],
        series: [{ data: data.map((_, index) => index) }],
      });
      await expect.poll(() => labels('X').length).toBeGreaterThan(0);
      await expect.poll(() => labels('X').length).toBeLessThan(30);
      const rects = all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').map((each) =>
        each.getBoundingClientRect(),
      );
      await unmount();
      return Math.min(
        ...rects.flatMap(({ left }, index) =>
          index ? [left - (rects[index - 1]?.right ?? 0)] : [],
        ),
      );
    };
    expect(await gaps()).toBeGreaterThanOrEqual(3);
    expect(await gaps()).toBeCloseTo(await gaps(4), 5);
    expect(await gaps(40)).toBeGreaterThanOrEqual(39);
  },
);

claim('`tickSize` | Length of a tick in pixels (default 6) | All', async () => {
  const size = () =>
    Number(document.querySelector('.MuiChartsAxis-directionX line[y2]')?.getAttribute('y2'));
  const { unmount } = await line({});
  await expect.poll(size).toBe(6);
  await unmount();
  await line({ xAxis: [{ data: [0, 1, 2], tickSize: 11 }] });
  await expect.poll(size).toBe(11);
});

claim('A continuous axis ignores a function in `tickInterval`.', async () => {
  const data = [0, 1, 2];
  expect(await xTicks({ data, tickInterval: () => false })).toEqual(await xTicks({ data }));
});

claim(
  'A line break (`\\n`) starts a second line in a tick label, which extends beyond the axis unless you increase its `height`. In a tooltip, it becomes a space.',
  async () => {
    const text = () =>
      document.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')?.children.length;
    const show = (height?: number) =>
      bars({
        xAxis: [
          {
            data: ['A', 'B', 'C'],
            valueFormatter: (value: string) => `${value}\n2025`,
            ...(height === undefined ? {} : { height }),
          },
        ],
      });
    const { unmount } = await show();
    await expect.poll(() => labels('X').length).toBeGreaterThan(0);
    const beyond = (height: number) => {
      const line = document.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-line');
      const [label] = all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
      const end = (line?.getBoundingClientRect().bottom ?? NaN) + height;
      return (label?.getBoundingClientRect().bottom ?? NaN) > end;
    };
    expect(beyond(25)).toBe(true);
    await unmount();
    await show(50);
    await expect.poll(text).toBe(2);
    expect(beyond(50)).toBe(false);
    await hover(0.5);
    const caption = heading();
    expect(caption?.textContent).toContain('B\n2025');
    expect(getComputedStyle(caption ?? document.body).whiteSpace).toBe('nowrap');
  },
);

claim(
  '`valueFormatter` receives a value and returns its text. Its second argument has a `location`, so you can return a short text for a tick and a longer one for the tooltip.',
  async () => {
    await box(<FormattedLabels />, 600);
    await expect.poll(() => labels('X')[0]).toBe('Jan2025');
    await hover(0.01);
    expect(heading()?.textContent).toContain('January 2025');
    await expect
      .poll(() => document.querySelector('.MuiChartsTooltip-paper')?.textContent)
      .toContain('€1,284,000.00');
  },
);

claim(
  "The formatter of an axis doesn't apply to the series values in the tooltip. To format those, set `valueFormatter` on the series.",
  async () => {
    await bars({
      xAxis: [{ data: ['A', 'B', 'C'] }],
      yAxis: [{ valueFormatter: (value: number) => `axis ${value}` }],
      series: [
        { data: [1, 2, 3], label: 'plain' },
        { data: [1, 2, 3], label: 'own', valueFormatter: (value) => `series ${value}` },
      ],
    });
    await hover(0.5);
    const text = document.querySelector('.MuiChartsTooltip-paper')?.textContent;
    expect(text).toContain('series 2');
    expect(text).not.toContain('axis');
  },
);

claim(
  'On a logarithmic axis, `defaultTickLabel` is empty for ticks that are too close together.',
  async () => {
    const seen: string[] = [];
    await line({
      yAxis: [
        {
          scaleType: 'log',
          valueFormatter: (value: number, context) => {
            if (context.location === 'tick') {
              seen.push(context.defaultTickLabel);
            }
            return `${value}`;
          },
        },
      ],
      series: [{ data: [30, 400, 900] }],
    });
    await drawn();
    expect(seen).toContain('');
    expect(seen.some((each) => each !== '')).toBe(true);
  },
);

claim(
  "On a `'time'` or `'utc'` axis, the heading is the complete `String(date)`. On a band or point axis, it's `date.toLocaleString()`.",
  async () => {
    const data = ['2025-03-10', '2025-03-11', '2025-03-12'].map((day) => new Date(day));
    for (const axis of [
      { data, scaleType: 'time' },
      { data, scaleType: 'utc' },
      { data, scaleType: 'point' },
      { data, scaleType: 'band' },
    ] as const) {
      const { unmount } = await line({ xAxis: [axis] });
      await hover(0.5);
      const isContinuous = axis.scaleType === 'time' || axis.scaleType === 'utc';
      const [, date] = data;
      expect(heading()?.textContent, axis.scaleType).toBe(
        isContinuous ? String(date) : date?.toLocaleString(),
      );
      await unmount();
    }
  },
);

claim(
  "Without it, the tick labels are in English, regardless of the language of the page, and the heading of the tooltip is in the user's time zone even on a `'utc'` axis.",
  async () => {
    document.documentElement.lang = 'fr';
    const data = ['2025-02-01', '2025-04-01', '2025-06-01'].map((day) => new Date(day));
    const found = await xTicks({ data, scaleType: 'utc' });
    await line({ xAxis: [{ data, scaleType: 'utc' }] });
    await hover(0.5);
    document.documentElement.lang = 'en';
    expect(found.labels).toContain('Feb 09');
    // `String` is in the user's time zone.
    expect(heading()?.textContent).toBe(String(data[1]));
  },
);

claim(
  "**Pass `Date` objects.** Date strings leave a chart with a `'time'` or `'utc'` axis empty. Convert them with `new Date('2025-03-14')`, which is midnight UTC.",
  async () => {
    silent();
    expect(new Date('2025-03-14').toISOString()).toBe('2025-03-14T00:00:00.000Z');
    const data = ['2025-03-14', '2025-03-15', '2025-03-16'];
    for (const scaleType of ['time', 'utc'] as const) {
      const { unmount } = await line({ xAxis: [{ data, scaleType }] });
      await drawn();
      expect(path()).toContain('NaN');
      expect(labels('X')).toEqual([]);
      await unmount();
    }
  },
);

claim('Milliseconds work too, but the tooltip shows the plain number.', async () => {
  const data = ['2025-03-10', '2025-03-11', '2025-03-12'].map((day) => Date.parse(day));
  await line({ xAxis: [{ data, scaleType: 'utc' }] });
  await hover(0.5);
  expect(path()).not.toContain('NaN');
  expect(heading()?.textContent).toBe(String(data[1]));
});

claim('The ticks of this chart are at midnight UTC in every time zone:', async () => {
  await box(<UtcTimeAxis />, 600);
  await expect.poll(() => labels('X')).toEqual(['Mar 10', 'Mar 11', 'Mar 12', 'Mar 13', 'Mar 14']);
  const { left, width } = plot();
  for (const [index, x] of ticks('X').entries()) {
    expect(x).toBeCloseTo(left + (width * index) / 4, 3);
  }
});

claim(
  'An axis has a fixed size and doesn\'t grow with its labels. Labels that don\'t fit end in "…" or disappear. To make room for them, set `height` on an x-axis or `width` on a y-axis:',
  async () => {
    const left = async (width?: number) => {
      const { unmount } = await line({
        yAxis: [
          {
            valueFormatter: (value: number) => `${value} million units`,
            ...(width === undefined ? {} : { width }),
          },
        ],
        margin: 0,
      });
      await drawn();
      const found = { left: plot().left, label: labels('Y')[1] };
      await unmount();
      return found;
    };
    const narrow = await left();
    expect(narrow.left).toBe(45);
    expect(narrow.label).toMatch(/…$/);
    const wide = await left(140);
    expect(wide.left).toBe(140);
    expect(wide.label).toMatch(/million units$/);
    // The height of an x-axis.
    const name = 'Customer support';
    const xAxis = { data: [name, 'B', 'C'], tickLabelStyle: { angle: -90 } };
    const { unmount } = await bars({ xAxis: [xAxis] });
    await expect.poll(() => labels('X').length).toBeGreaterThan(0);
    expect(labels('X')).not.toContain(name);
    await unmount();
    await bars({ xAxis: [{ ...xAxis, height: 140 }] });
    await expect.poll(() => labels('X')).toContain(name);
  },
);

const room = async (x: XAxis, y: YAxis) => {
  const { unmount } = await line({ xAxis: [{ data: [0, 1, 2], ...x }], yAxis: [y], margin: 0 });
  await drawn();
  const found = { height: 300 - plot().height, width: plot().left };
  await unmount();
  return found;
};

claim('`height`, x-axis | 25 px | 45 px', async () => {
  expect((await room({}, {})).height).toBe(25);
  expect((await room({ label: 'Day' }, {})).height).toBe(45);
});

claim('`width`, y-axis | 45 px | 65 px', async () => {
  expect((await room({}, {})).width).toBe(45);
  expect((await room({}, { label: 'Price' })).width).toBe(65);
});

claim("If you set it on `ChartsXAxis` or `ChartsYAxis`, the axis doesn't grow.", async () => {
  const top = async (inAxis: boolean) => {
    const { unmount } = await box(
      <ChartContainer
        height={300}
        width={500}
        series={[{ type: 'line', data: [1, 2, 3] }]}
        xAxis={[{ data: [0, 1, 2], ...(inAxis ? { label: 'Day' } : {}) }]}
      >
        <ChartsXAxis {...(inAxis ? {} : { label: 'Day' })} />
      </ChartContainer>,
    );
    await expect
      .poll(() => document.querySelector('.MuiChartsAxis-label')?.textContent)
      .toBe('Day');
    const transform = document.querySelector('.MuiChartsAxis-root')?.getAttribute('transform');
    await unmount();
    return transform;
  };
  expect(await top(true)).toBe('translate(0, 235)');
  expect(await top(false)).toBe('translate(0, 255)');
});

claim(
  'Outside the axes, the chart has a `margin` of 20 px on each side. The label at the end of an axis extends into the margin, so with `margin={0}`, a number at the top end of the y-axis disappears.',
  async () => {
    const { unmount } = await line({});
    await drawn();
    expect(plot()).toEqual({ left: 65, top: 20, width: 415, height: 235 });
    expect(labels('Y')).toContain('3.0');
    await unmount();
    await line({ margin: 0 });
    await drawn();
    expect(plot().top).toBe(0);
    expect(labels('Y')).not.toContain('3.0');
  },
);

claim(
  '**Rotate them** with `angle`, and increase the `height` of the axis. With the default height, rotated labels are cut off.',
  async () => {
    const data = ['Customer support', 'Human resources', 'Warehouse', 'Research'];
    const show = (height?: number) =>
      bars(
        {
          xAxis: [
            { data, tickLabelStyle: { angle: -35 }, ...(height === undefined ? {} : { height }) },
          ],
          series: [{ data: [1, 2, 3, 4] }],
        },
        360,
      );
    const { unmount } = await show();
    await expect.poll(() => ticks('X').length).toBe(5);
    for (const label of labels('X')) {
      expect(data).not.toContain(label);
    }
    await unmount();
    await show(90);
    await expect.poll(() => labels('X')).toEqual(data);
  },
);

claim(
  '`tickLabelInterval: () => true` shows every label, even if they overlap. The y-axis shows all labels by default.',
  async () => {
    const data = Array.from({ length: 60 }, (_, index) => `Name ${index}`);
    const series = [{ data: data.map((_, index) => index) }];
    const { unmount } = await bars({ xAxis: [{ data, tickLabelInterval: () => true }], series });
    await expect.poll(() => labels('X').length).toBe(60);
    await unmount();
    await bars({ layout: 'horizontal', yAxis: [{ data }], series });
    await expect.poll(() => labels('Y').length).toBe(60);
  },
);

claim(
  "They are neither shortened nor hidden if there isn't enough room, so use groups for few categories with short names.",
  async () => {
    const data = Array.from({ length: 60 }, (_, index) => `Category ${index}`);
    const groups = [{ getValue: (name: string) => name }, { getValue: () => 'All' }];
    const axis = { data, tickLabelInterval: () => false, valueFormatter: () => 'Formatted' };
    await bars({ xAxis: [{ ...axis, groups }], series: [{ data: data.map((_, index) => index) }] });
    await expect.poll(() => labels('X')).toEqual([...data, 'All']);
  },
);

claim(
  'The second axis also needs a `position`, because only the first one has a default.',
  async () => {
    const axes = async (position?: 'right') => {
      const { unmount } = await line({
        yAxis: [{ id: 'a' }, { id: 'b', ...(position === undefined ? {} : { position }) }],
      });
      await drawn();
      const count = all('.MuiChartsAxis-directionY').length;
      await unmount();
      return count;
    };
    expect(await axes()).toBe(1);
    expect(await axes('right')).toBe(2);
    await render(<TwoAxes />);
    await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(2);
  },
);

claim('A series without `yAxisId` uses the first axis.', async () => {
  const d = async (yAxisId?: string) => {
    const { unmount } = await line({
      yAxis: [
        { id: 'a', min: 0, max: 10 },
        { id: 'b', min: 0, max: 1000, position: 'right' },
      ],
      series: [{ data: [1, 5, 9], ...(yAxisId === undefined ? {} : { yAxisId }) }],
    });
    await drawn();
    const found = path();
    await unmount();
    return found;
  };
  expect(await d()).toBe(await d('a'));
  expect(await d()).not.toBe(await d('b'));
});

claim(
  'Two axes on the same side are next to each other, with the first nearest to the data.',
  async () => {
    await line({
      yAxis: [
        { id: 'a', label: 'First' },
        { id: 'b', label: 'Second', position: 'left' },
      ],
    });
    await drawn();
    const left = (id: string) =>
      document.querySelector(`.MuiChartsAxis-id-${id} .MuiChartsAxis-line`)?.getBoundingClientRect()
        .left ?? NaN;
    expect(left('a') - left('b')).toBeCloseTo(65, 0);
  },
);

claim('Each `id` must be unique among all x- and y-axes.', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await line({ xAxis: [{ id: 'same', data: [0, 1, 2] }], yAxis: [{ id: 'same' }] });
  await expect
    .poll(() => error.mock.calls.flat().join(' '))
    .toContain('The following axis ids are duplicated: same.');
});

claim('`reverse: true` swaps the ends of an axis.', async () => {
  await render(<LeagueTable />);
  await expect.poll(() => labels('Y')).toEqual(['1', '2', '3', '4']);
  const [first = NaN, , , last = NaN] = ticks('Y');
  expect(first).toBeLessThan(last);
});

claim(
  "On right-to-left pages, the legend is mirrored, but the axes aren't. To mirror them, set `reverse` on the x-axis and `position: 'right'` on the y-axis.",
  async () => {
    const show = (mirrored: boolean) =>
      render(
        <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
          <div dir="rtl" style={{ width: 500 }}>
            <LineChart
              height={300}
              skipAnimation
              xAxis={[{ data: [0, 1, 2], reverse: mirrored }]}
              yAxis={[mirrored ? { position: 'right' } : {}]}
              series={[{ data: [1, 2, 3], label: 'Orders' }]}
            />
          </div>
        </ThemeProvider>,
      );
    const axisLeft = () =>
      document
        .querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-line')
        ?.getBoundingClientRect().left ?? NaN;
    const { unmount } = await show(false);
    await drawn();
    const mark =
      document.querySelector('.MuiChartsLegend-mark')?.getBoundingClientRect().left ?? NaN;
    const text =
      document.querySelector('.MuiChartsLegend-label')?.getBoundingClientRect().left ?? NaN;
    expect(mark).toBeGreaterThan(text);
    expect([...ticks('X')].sort((a, b) => a - b)).toEqual(ticks('X'));
    const middle =
      (document.querySelector('svg:has(.MuiChartsAxis-root)')?.getBoundingClientRect().left ??
        NaN) + 250;
    expect(axisLeft()).toBeLessThan(middle);
    await unmount();
    await show(true);
    await drawn();
    expect([...ticks('X')].sort((a, b) => b - a)).toEqual(ticks('X'));
    expect(axisLeft()).toBeGreaterThan(
      (document.querySelector('svg:has(.MuiChartsAxis-root)')?.getBoundingClientRect().left ??
        NaN) + 250,
    );
  },
);

claim("The axis, and free its space | `position: 'none'`", async () => {
  await line({
    xAxis: [{ data: [0, 1, 2], position: 'none' }],
    yAxis: [{ position: 'none' }],
    margin: 0,
  });
  await drawn();
  expect(plot()).toEqual({ left: 0, top: 0, width: 500, height: 300 });
  expect(all('.MuiChartsAxis-root')).toHaveLength(0);
});

claim('The line, or the ticks | `disableLine: true`, `disableTicks: true`', async () => {
  await line({
    xAxis: [{ data: [0, 1, 2], disableLine: true }],
    yAxis: [{ disableTicks: true }],
  });
  await drawn();
  expect(all('.MuiChartsAxis-directionX .MuiChartsAxis-line')).toHaveLength(0);
  expect(ticks('X').length).toBeGreaterThan(0);
  expect(ticks('Y')).toHaveLength(0);
  expect(all('.MuiChartsAxis-directionY .MuiChartsAxis-line')).toHaveLength(1);
});

claim('The labels | `tickLabelInterval: () => false`', async () => {
  await line({
    xAxis: [{ data: [0, 1, 2], tickLabelInterval: () => false }],
    yAxis: [{ tickLabelInterval: () => false }],
  });
  await drawn();
  expect(labels('X')).toEqual([]);
  expect(labels('Y')).toEqual([]);
  expect(ticks('X').length).toBeGreaterThan(0);
});

claim('The axis value in the heading of the tooltip | `hideTooltip: true`', async () => {
  const show = (hideTooltip: boolean) =>
    bars({
      xAxis: [{ data: ['A', 'B', 'C'], hideTooltip }],
      series: [{ data: [1, 2, 3], label: 'S' }],
    });
  const { unmount } = await show(false);
  await hover(0.5);
  expect(heading()?.textContent).toBe('B');
  await unmount();
  await show(true);
  await hover(0.5);
  expect(heading()).toBeNull();
});

claim(
  "The scale can't convert your values to positions, such as names or date strings on a `'linear'`, `'time'`, or `'utc'` axis, or a 0 on a `'log'` axis.",
  async () => {
    silent();
    for (const scaleType of ['linear', 'time', 'utc'] as const) {
      for (const data of [
        ['A', 'B', 'C'],
        ['2025-03-14', '2025-03-15', '2025-03-16'],
      ]) {
        const { unmount } = await line({ xAxis: [{ scaleType, data }] });
        await drawn();
        expect(path()).toContain('NaN');
        expect(labels('X')).toEqual([]);
        await unmount();
      }
    }
    await line({ yAxis: [{ scaleType: 'log' }], series: [{ data: [0, 1, 2] }] });
    await drawn();
    expect(path()).toContain('NaN');
    expect(labels('Y')).toEqual([]);
  },
);

claim(
  'By default, an axis with a small range can show 1.0, 1.5 and 2.0, and the year 2025 is shown as 2,025. `tickMinStep: 1` removes the decimals, and `valueFormatter: (year) => String(year)` removes the comma.',
  async () => {
    expect((await xTicks({ data: [1, 2, 3] }, 300)).labels).toEqual(
      expect.arrayContaining(['1.0', '1.5', '2.0']),
    );
    expect((await xTicks({ data: [1, 2, 3], tickMinStep: 1 }, 300)).labels).toEqual([
      '1',
      '2',
      '3',
    ]);
    const data = [2023, 2024, 2025];
    expect((await xTicks({ data, tickMinStep: 1 })).labels).toContain('2,025');
    const years = await xTicks({
      data,
      tickMinStep: 1,
      valueFormatter: (year: number) => String(year),
    });
    expect(years.labels).toEqual(['2023', '2024', '2025']);
  },
);

claim(
  'The number is only approximate, because the scale chooses round values: with 7, you can get between 5 and 10 ticks.',
  async () => {
    const counts = [23, 100, 95];
    const found: number[] = [];
    for (const max of counts) {
      found.push((await yLabels({ min: 0, max, tickNumber: 7 }, [0, max])).length);
    }
    expect(found).toEqual([5, 6, 10]);
  },
);

claim('On band and point axes, `tickNumber` has no effect.', async () => {
  const data = Array.from({ length: 20 }, (_, index) => index);
  for (const scaleType of ['band', 'point'] as const) {
    expect((await xTicks({ data, scaleType, tickNumber: 2 })).ticks).toEqual(
      (await xTicks({ data, scaleType })).ticks,
    );
  }
});

claim(
  'If you set the `width` or `height` of the axis yourself, the label takes up part of it. Add 20 px.',
  async () => {
    const axis = { valueFormatter: (value: number) => `${value} units`, width: 60 };
    const found = async (more: YAxis) => (await yLabels({ ...axis, ...more }, [1, 3]))[1];
    const plain = await found({});
    expect(plain).not.toContain('…');
    expect(await found({ label: 'Price' })).toContain('…');
    expect(await found({ label: 'Price', width: 80 })).toBe(plain);
  },
);

claim(
  '`tickSpacing` | Smallest distance between ticks in pixels (default 0) | Band, point',
  async () => {
    const data = Array.from({ length: 100 }, (_, index) => index);
    for (const scaleType of ['band', 'point'] as const) {
      const found = await xTicks({ data, scaleType, tickSpacing: 50 });
      expect(found.ticks.length).toBeLessThan(12);
      for (const [index, x] of found.ticks.slice(1, -1).entries()) {
        expect(x - (found.ticks[index] ?? NaN)).toBeGreaterThanOrEqual(49);
      }
      expect((await xTicks({ data, scaleType, tickSpacing: 0 })).ticks).toEqual(
        (await xTicks({ data, scaleType })).ticks,
      );
    }
  },
);

claim('It has no effect if `tickInterval` is an array.', async () => {
  const data = Array.from({ length: 100 }, (_, index) => index);
  const found = await xTicks({
    data,
    scaleType: 'point',
    tickSpacing: 50,
    tickInterval: [1, 2, 3],
  });
  expect(found.ticks).toHaveLength(3);
});

claim(
  'List the frequencies that the chart may use, from the longest to the shortest. The chart uses as many of them as there is room for.',
  async () => {
    const { unmount } = await box(<TradingDays />, 900);
    await expect.poll(() => labels('X').length).toBeGreaterThan(0);
    const wide = labels('X');
    await unmount();
    expect(wide).toEqual(expect.arrayContaining(['Feb', 'Mar', '13']));
    await box(<TradingDays />, 250);
    await expect.poll(() => labels('X').length).toBeGreaterThan(0);
    expect(labels('X')).toEqual(expect.arrayContaining(['Feb', 'Mar']));
    expect(labels('X').length).toBeLessThan(wide.length);
  },
);

const months = [0, 1, 2, 3].map((month) => new Date(2025, month, 1));

claim(
  '`data` must contain `Date` objects in chronological order. The first entry never has a tick.',
  async () => {
    const found = await xTicks({ data: months, scaleType: 'point', ordinalTimeTicks: ['months'] });
    expect(found.labels).toEqual(['Feb', 'Mar', 'Apr']);
  },
);

claim(
  "These ticks don't use the `valueFormatter` of the axis, but the heading of the tooltip does.",
  async () => {
    await line({
      xAxis: [
        {
          data: months,
          scaleType: 'point',
          ordinalTimeTicks: ['months'],
          valueFormatter: (date: Date) => `month ${date.getMonth()}`,
        },
      ],
      series: [{ data: [1, 2, 3, 4] }],
    });
    await expect.poll(() => labels('X')).toEqual(['Feb', 'Mar', 'Apr']);
    await hover(0.34);
    await expect.poll(() => heading()?.textContent).toBe('month 1');
  },
);

claim(
  'Charts measure the labels of an x-axis in a hidden `<svg>` at the end of `<body>`. If this `<svg>` has a transition, labels can be measured with the font size of the previous axis, so the sizes are wrong if axes have different font sizes. Exclude the `<svg>`:',
  async () => {
    const style = document.createElement('style');
    const transition = '* { transition: all 0.01ms !important }';
    document.head.append(style);
    const container = () => document.querySelector("body > svg[aria-hidden='true']");
    // Each chart has other labels, as sizes are kept.
    const shown = async (rule: string, letter: string) => {
      style.textContent = rule;
      const axis = (fontSize: number): XAxis => ({
        data: [0, 1, 2, 3, 4].map((each) => `Long name of a category ${letter}${each} ${fontSize}`),
        scaleType: 'band',
        height: 100,
        tickLabelStyle: { fontSize },
      });
      const series = [{ data: [1, 2, 3, 4, 5] }];
      const large = await line({ xAxis: [axis(90)], series }, 1000);
      await expect.poll(() => ticks('X').length).toBe(6);
      const node = container();
      expect(node).not.toBeNull();
      await expect.poll(() => node && getComputedStyle(node).fontSize).toBe('90px');
      await large.unmount();
      const { unmount } = await line({ xAxis: [axis(12)], series }, 1000);
      await expect.poll(() => node && getComputedStyle(node).fontSize).toBe('12px');
      const found = labels('X').join();
      await unmount();
      return found.replaceAll(new RegExp(` ${letter}(?=\\d)`, 'g'), ' ');
    };
    const plain = await shown('', 'a');
    const broken = await shown(transition, 'b');
    const repaired = await shown(
      `${transition} body > svg[aria-hidden='true'] { transition: none !important }`,
      'c',
    );
    style.remove();
    expect(broken).not.toBe(plain);
    expect(repaired).toBe(plain);
  },
);

sourced("`'zoom-slider-tooltip'` | At the handles of the zoom slider, in Pro | `scale`", {
  url: 'https://mui.com/x/react-charts/zoom-and-pan/',
  checked: '2026-11-24',
});
