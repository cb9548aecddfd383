import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { claim } from '@portal/claims';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, vi } from 'vitest';

type XAxis = NonNullable<LineChartProps['xAxis']>[number];

/** Labels of the x-axis in a time zone. */
const labelsIn = (timeZone: string, axis: XAxis) => {
  vi.stubEnv('TZ', timeZone);
  const html = renderToStaticMarkup(
    <LineChart
      width={600}
      height={300}
      hideLegend
      skipAnimation
      xAxis={[axis]}
      series={[{ data: (axis.data ?? []).map((_, index) => index) }]}
    />,
  );
  vi.unstubAllEnvs();
  const [, axisX = ''] = html.split('MuiChartsAxis-directionX');
  return [
    ...(axisX.split('MuiChartsAxis-directionY')[0] ?? '').matchAll(/<tspan[^>]*>([^<]*)/g),
  ].map(([, text]) => text);
};

const days = ['2025-03-01', '2025-03-02', '2025-03-03', '2025-03-04'].map((day) => new Date(day));
const utc = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const tickMinStep = 24 * 60 * 60 * 1000;

claim(
  "If you combine `scaleType: 'time'` with a formatter in UTC, the ticks are at midnight in the user's time zone, but the labels show UTC: in Tokyo, the tick at midnight on March 2 says \"Mar 1\".",
  () => {
    const axis: XAxis = {
      data: days,
      scaleType: 'time',
      tickMinStep,
      // The local day, and the day in UTC.
      valueFormatter: (date: Date) => `${date.getDate()}=${utc.format(date)}`,
    };
    expect(labelsIn('Asia/Tokyo', axis)).toContain('2=Mar 1');
    expect(labelsIn('UTC', axis)).toContain('2=Mar 2');
  },
);

claim(
  "For dates that should look the same for every user, set `scaleType: 'utc'` and format the values in UTC.",
  () => {
    const axis: XAxis = {
      data: days,
      scaleType: 'utc',
      tickMinStep,
      valueFormatter: (date: Date) => utc.format(date),
    };
    const tokyo = labelsIn('Asia/Tokyo', axis);
    expect(tokyo).toContain('Mar 2');
    expect(labelsIn('America/New_York', axis)).toEqual(tokyo);
  },
);

claim(
  'Their default labels are in the user\'s time zone: midnight UTC becomes "07 PM" in New York.',
  () => {
    // Winter days, before daylight saving time begins on March 9.
    const axis: XAxis = { data: days, scaleType: 'point' };
    expect(labelsIn('America/New_York', axis)).toContain('07 PM');
    expect(labelsIn('UTC', axis)).not.toContain('07 PM');
  },
);

claim("`new Date('2025-03-14')` is midnight in UTC, which is still March 13 in America.", () => {
  const date = new Date('2025-03-14');
  expect(date.getTime()).toBe(Date.UTC(2025, 2, 14));
  for (const timeZone of ['America/New_York', 'America/Los_Angeles', 'America/Sao_Paulo']) {
    expect(date.toLocaleDateString('en-US', { timeZone })).toBe('3/13/2025');
  }
});

/** The markup of a line chart that's 500 pixels wide. */
const line = (props: Partial<LineChartProps>) =>
  renderToStaticMarkup(
    <LineChart
      width={500}
      height={300}
      hideLegend
      skipAnimation
      xAxis={[{ data: [0, 1, 2] }]}
      series={[{ data: [3, 17, 5] }]}
      {...props}
    />,
  );

const bars = (props: Partial<BarChartProps>) =>
  renderToStaticMarkup(
    <BarChart
      width={500}
      height={300}
      hideLegend
      skipAnimation
      xAxis={[{ data: ['A', 'B', 'C'] }]}
      series={[{ data: [3, 17, 5] }]}
      {...props}
    />,
  );

/** The labels of an axis, with empty ones; there's one for each tick of a continuous axis. */
const labels = (html: string, direction: 'X' | 'Y') =>
  [
    ...(html.split(`MuiChartsAxis-direction${direction}`)[1] ?? '')
      .split('MuiChartsAxis-direction', 1)
      .join()
      .matchAll(/<text[^>]*tickLabel[^>]*>(.*?)<\/text>/g),
  ].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));

const numbers = (html: string, direction: 'X' | 'Y') => labels(html, direction).map(Number);

/** The y-coordinates of a line. */
const heights = (html: string) =>
  [...(/ d="(M[^"]*)"[^>]*MuiLineElement|MuiLineElement[^>]* d="(M[^"]*)"/.exec(html) ?? [])]
    .slice(1)
    .join('')
    .split(/[MCL]/)
    .filter(Boolean)
    .map((point) => Number(point.split(',').at(-1)));

const barHeights = (html: string) =>
  [...html.matchAll(/<rect[^>]*MuiBarElement[^>]*>/g)].map(([rect]) =>
    Number(/ height="([^"]*)"/.exec(rect)?.[1]),
  );

claim(
  '**If you set `min` above the smallest value, also set `max`.** Otherwise, the axis shrinks to this one value, and all lines and bars become flat.',
  () => {
    for (const domainLimit of ['nice', 'strict'] as const) {
      const flat = line({ yAxis: [{ min: 10, domainLimit }] });
      expect(numbers(flat, 'Y')).toEqual([10]);
      expect(new Set(heights(flat)).size).toBe(1);
    }
    expect(barHeights(bars({ yAxis: [{ min: 4 }] }))).toEqual([0, 0, 0]);
    const html = line({ yAxis: [{ min: 10, max: 20 }] });
    expect(numbers(html, 'Y')).toEqual([10, 12, 14, 16, 18, 20]);
    expect(new Set(heights(html)).size).toBeGreaterThan(1);
    // A maximum below the largest value needs no minimum.
    expect(numbers(line({ yAxis: [{ max: 10 }] }), 'Y').length).toBeGreaterThan(3);
  },
);

claim(
  "The same happens on the x-axis, for example if `min` hides the first days of a time axis. If you don't know the largest value, return both ends from a function: `domainLimit: (_min, max) => ({ min: 10, max })`.",
  () => {
    const data = [3, 4, 5].map((day) => new Date(Date.UTC(2025, 2, day)));
    const min = new Date(Date.UTC(2025, 2, 4));
    const ticks = (limits: { min: Date; max?: Date | undefined }) =>
      labels(line({ xAxis: [{ data, scaleType: 'utc', ...limits }] }), 'X');
    expect(ticks({ min })).toHaveLength(1);
    expect(ticks({ min, max: data[2] }).length).toBeGreaterThan(3);
    const html = line({ yAxis: [{ domainLimit: (_min, max) => ({ min: 10, max }) }] });
    expect(numbers(html, 'Y')).toEqual([10, 12, 14, 16]);
  },
);

claim(
  "**The value axis of a line fits the values**, so it starts at zero only if the smallest value is near zero. Set `min: 0` to start it there. For bars, and for areas without `baseline: 'min'` or `'max'`, the axis includes zero, even if `domainLimit` is `'strict'` or a function.",
  () => {
    const values = [64, 70, 73];
    const ends = (html: string) => numbers(html, 'Y')[0];
    expect(ends(line({ series: [{ data: values }] }))).toBe(64);
    expect(ends(line({ series: [{ data: [2, 50, 98] }] }))).toBe(0);
    expect(ends(line({ series: [{ data: values }], yAxis: [{ min: 0 }] }))).toBe(0);
    for (const baseline of ['min', 'max'] as const) {
      expect(ends(line({ series: [{ data: values, area: true, baseline }] }))).toBe(64);
    }
    for (const domainLimit of [
      'nice',
      'strict',
      (min: number, max: number) => ({ min, max }),
    ] as const) {
      const yAxis = [{ domainLimit }];
      expect(ends(bars({ yAxis, series: [{ data: values }] }))).toBe(0);
      expect(ends(line({ yAxis, series: [{ data: values, area: true }] }))).toBe(0);
    }
  },
);

claim(
  "A `'log'` or `'symlog'` axis can have many more, because it also has ticks at 2, 3, 4, and so on between the powers of ten, most of them without a label.",
  () => {
    for (const scaleType of ['log', 'symlog'] as const) {
      const found = labels(
        line({ yAxis: [{ scaleType }], series: [{ data: [1, 400, 900] }] }),
        'Y',
      );
      // A linear axis of this height has five.
      expect(found.length, scaleType).toBeGreaterThan(20);
      expect(found.filter((label) => label !== '').length).toBeLessThan(found.length / 2);
    }
    for (const scaleType of ['linear', 'sqrt', 'pow'] as const) {
      const html = line({ yAxis: [{ scaleType }], series: [{ data: [1, 400, 900] }] });
      expect(labels(html, 'Y').length, scaleType).toBeLessThan(8);
    }
  },
);

claim(
  "On a `'log'` axis, it mainly limits the labels: with 10, an axis from 1 to 1,000 has 28 ticks and 10 labels.",
  () => {
    const yAxis = [{ scaleType: 'log' as const, tickNumber: 10 }];
    const found = labels(line({ yAxis, series: [{ data: [1, 400, 1000] }] }), 'Y');
    expect(found).toHaveLength(28);
    expect(found.filter((label) => label !== '')).toHaveLength(10);
  },
);

claim(
  'If the step is larger than the distance between the two ends of the axis, the axis has no ticks.',
  () => {
    const step = (yAxis: object) => labels(line({ yAxis: [{ tickMinStep: 20, ...yAxis }] }), 'Y');
    expect(step({})).toEqual([]);
    expect(step({ min: 0, max: 100 })).toEqual(['0', '20', '40', '60', '80', '100']);
  },
);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

claim(
  'On a band or point axis, `groups` adds a row of labels for each of its entries, or a column on a y-axis. Neighboring categories with the same value share one label. On other axes, `groups` throws an error.',
  () => {
    const groups = [
      { getValue: (month: string) => month },
      { getValue: (_month: string, index: number) => (index < 3 ? 'Q1' : 'Q2') },
    ];
    const all = [...months, 'Q1', 'Q2'];
    const series = [{ data: [1, 2, 3, 4, 5, 6] }];
    expect(labels(bars({ xAxis: [{ data: months, groups }], series }), 'X')).toEqual(all);
    const sideways = { xAxis: undefined, yAxis: [{ data: months, groups }], series };
    expect(labels(bars({ layout: 'horizontal', ...sideways }), 'Y')).toEqual(all);
    const point: XAxis = { data: months, scaleType: 'point', groups };
    expect(labels(line({ xAxis: [point], series }), 'X')).toEqual(all);
    // The types don't allow it.
    const linear: object = { data: [0, 1, 2], groups };
    expect(() => line({ xAxis: [linear] })).toThrow(
      'only supports the `band` and `point` scale types',
    );
  },
);

claim(
  'The lines follow `tickInterval` and `tickNumber`, but not `tickPlacement`: on a band axis, they are between the categories.',
  () => {
    const grid = { horizontal: true, vertical: true };
    const verticals = (html: string) =>
      [...html.matchAll(/<line[^>]*verticalLine[^>]*>/g)].map(([tag]) =>
        Math.round(Number(/ x1="([^"]*)"/.exec(tag)?.[1])),
      );
    const html = line({
      xAxis: [{ data: [0, 10], tickInterval: [1, 4, 9] }],
      yAxis: [{ min: 0, max: 10, tickNumber: 2 }],
      series: [{ data: [0, 10] }],
      grid,
    });
    expect(verticals(html)).toHaveLength(3);
    expect(html.match(/horizontalLine/g)).toHaveLength(3);
    for (const tickPlacement of ['extremities', 'middle', 'start', 'end'] as const) {
      const xAxis = [{ data: ['A', 'B', 'C'], tickPlacement }];
      expect(verticals(bars({ xAxis, grid })), tickPlacement).toEqual([65, 203, 342, 480]);
    }
  },
);

claim('A band or point axis without data throws a TypeError.', () => {
  for (const scaleType of ['band', 'point'] as const) {
    expect(() => line({ xAxis: [{ scaleType, label: 'Day' }] })).toThrow(TypeError);
  }
});

claim(
  'A band or point axis has no `data`. The category axis of a `BarChart` is a band axis, so it needs `data` or `dataKey`, too. While your data is loading, pass `data: []` to the axis and to the series.',
  () => {
    expect(() => bars({ xAxis: [{ label: 'Day' }] })).toThrow('_ is not iterable');
    expect(
      labels(bars({ dataset: [{ day: 'Mo' }], xAxis: [{ dataKey: 'day' }], series: [] }), 'X'),
    ).toEqual(['Mo']);
    const empty = [{ data: [] }];
    expect(bars({ xAxis: empty, series: empty })).toContain('<svg');
    expect(line({ xAxis: [{ scaleType: 'point', data: [] }], series: empty })).toContain('<svg');
  },
);
