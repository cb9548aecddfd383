import * as React from 'react';

import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AreaBaseline from './demos/AreaBaseline';
import CarbonDioxide from './demos/CarbonDioxide';
import CurveTypes from './demos/CurveTypes';
import MonthlyCarbonDioxide from './demos/MonthlyCarbonDioxide';
import OlympicSprint from './demos/OlympicSprint';
import PeakMark from './demos/PeakMark';
import WarmAndCold from './demos/WarmAndCold';

const names = ['A', 'B', 'C', 'D'];

const show = (props: LineChartProps) =>
  render(
    <div style={{ width: 500 }}>
      <LineChart height={300} hideLegend skipAnimation {...props} />
    </div>,
  );

const elements = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const lines = () => [...document.querySelectorAll<SVGPathElement>('path.MuiLineChart-line')];
const areas = () => [...document.querySelectorAll<SVGPathElement>('path.MuiLineChart-area')];
const marks = () => elements('.MuiMarkElement-root');
const paths = () => lines().map((line) => line.getAttribute('d') ?? '');
const pieces = (path = '') => path.split('M').length - 1;
const labels = (axis: 'X' | 'Y') =>
  elements(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`).map(
    (each) => each.textContent,
  );
const drawn = (count = 1) => expect.poll(() => lines().length).toBe(count);

/** What is visible of the plot. */
const plot = () => {
  const rect = document.querySelector('clipPath:not([id*="-line-"]):not([id*="-area-"]) rect');
  const size = (name: string) => Number(rect?.getAttribute(name));
  return { x: size('x'), y: size('y'), width: size('width'), height: size('height') };
};

/** Draws a line and returns its path. */
const pathOf = async (props: LineChartProps) => {
  const { unmount } = await show(props);
  await drawn(props.series.length);
  const found = paths();
  await unmount();
  return found;
};

class Boundary extends React.Component<React.PropsWithChildren, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

claim(
  "The y-axis fits the values, so here it doesn't start at zero. To start it at zero, set `min: 0`.",
  async () => {
    await render(<CarbonDioxide />);
    await expect.poll(() => labels('Y').length).toBeGreaterThan(2);
    expect(labels('Y')).not.toContain('0');
    const { unmount } = await show({ yAxis: [{ min: 0 }], series: [{ data: [317, 414] }] });
    await expect.poll(() => labels('Y')).toContain('0');
    await unmount();
  },
);

claim('If you leave out `xAxis`, the positions are 0, 1, 2, and so on.', async () => {
  await show({ series: [{ data: [5, 6, 7] }] });
  await expect.poll(() => labels('X')).toEqual(['0', '1', '2']);
});

claim('The axis would format the year 2020 as "2,020", because years are numbers.', async () => {
  await show({ xAxis: [{ data: [2000, 2020] }], series: [{ data: [1, 2] }] });
  await expect.poll(() => labels('X')).toContain('2,020');
});

claim("With date strings on a time axis, the line isn't drawn.", async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const time = async (data: (string | Date)[]) => {
    const { unmount } = await show({
      xAxis: [{ data, scaleType: 'time' }],
      series: [{ data: [1, 2] }],
    });
    await drawn();
    await expect.poll(() => labels('Y').length).toBeGreaterThan(0);
    const found = paths()[0] ?? '';
    await unmount();
    return found;
  };
  expect(await time(['2025-03-14', '2025-03-15'])).toContain('NaN');
  expect(await time([new Date('2025-03-14'), new Date('2025-03-15')])).toMatch(/^M[\d.]+,[\d.]+/);
});

claim(
  'The distance between points is proportional to time, even if months have different lengths or days are missing.',
  async () => {
    await render(<MonthlyCarbonDioxide />);
    await drawn();
    // 36 months from edge to edge.
    await expect.poll(() => labels('X').some((label) => label === 'Jul')).toBe(true);
    const { unmount } = await show({
      xAxis: [
        {
          data: [1, 3, 4].map((day) => new Date(Date.UTC(2025, 2, day))),
          scaleType: 'utc',
        },
      ],
      series: [{ id: 'days', data: [1, 2, 3] }],
    });
    await expect.poll(() => marks().length).toBe(3);
    const [first = 0, second = 0, third = 0] = marks().map((mark) =>
      Number(mark.getAttribute('cx')),
    );
    expect((second - first) / (third - second)).toBeCloseTo(2, 3);
    await unmount();
  },
);

claim(
  'By default, the x-axis extends to the next round value, which can leave gaps at both ends.',
  async () => {
    const ends = async (props: Partial<LineChartProps>) => {
      const { unmount } = await show({
        xAxis: [{ data: [3, 17] }],
        series: [{ data: [1, 2] }],
        ...props,
      });
      await expect.poll(() => marks().length).toBe(2);
      const [first, last] = marks().map((mark) => Number(mark.getAttribute('cx')));
      const { x, width } = plot();
      await unmount();
      return [first === x, last === x + width];
    };
    expect(await ends({})).toEqual([false, false]);
    expect(await ends({ xAxis: [{ data: [3, 17], domainLimit: 'strict' }] })).toEqual([true, true]);
    expect(await ends({ experimentalFeatures: { preferStrictDomainInLineCharts: true } })).toEqual([
      true,
      true,
    ]);
  },
);

claim(
  'If your series have different dates, make one sorted list of all dates, put `null` where a series has no value, and set `connectNulls` on the series.',
  async () => {
    await show({
      xAxis: [{ data: [1, 2, 3, 4] }],
      series: [
        { data: [1, null, 3, null], connectNulls: true },
        { data: [null, 2, null, 4], connectNulls: true },
      ],
    });
    await drawn(2);
    expect(paths().map(pieces)).toEqual([1, 1]);
    expect(marks()).toHaveLength(4);
  },
);

claim(
  'The line then has a gap, and the tooltip shows the text that the `valueFormatter` of the series returns for `null`.',
  async () => {
    await render(<OlympicSprint />);
    await drawn();
    // One Games in 1916, two in a row in 1940 and 1944.
    expect(pieces(paths()[0])).toBe(3);
    const svg = page.getByLabelText(/Winning times/u);
    const { width } = svg.element().getBoundingClientRect();
    const { x, width: plotWidth } = plot();
    await svg.hover({ position: { x: Math.min(width, x + plotWidth * (8 / 52)), y: 120 } });
    await expect.element(page.getByText('No Games')).toBeVisible();
  },
);

claim('With `connectNulls`, the line continues to the next value.', async () => {
  await render(<OlympicSprint />);
  await drawn();
  await page.getByRole('switch', { name: 'connectNulls' }).click();
  await expect.poll(() => pieces(paths()[0])).toBe(1);
});

claim('A value between two gaps has no line, because a line needs two points.', async () => {
  await show({ series: [{ data: [null, 5, null, 6, 7] }] });
  await drawn();
  expect(marks()).toHaveLength(3);
  const [first] = (paths()[0] ?? '').split('M').filter(Boolean);
  // Starts at the point and is closed there.
  expect(first).toMatch(/^[\d.]+,[\d.]+Z$/);
});

claim('A `null` has no mark, with or without `connectNulls`.', async () => {
  for (const connectNulls of [false, true]) {
    const { unmount } = await show({ series: [{ data: [1, null, 3], connectNulls }] });
    await drawn();
    expect(marks()).toHaveLength(2);
    await unmount();
  }
});

claim('In a stack, `null` counts as zero for the series above it.', async () => {
  const above = async (below: number | null) => {
    const { unmount } = await show({
      yAxis: [{ min: 0, max: 4 }],
      series: [
        { id: 'below', data: [1, below, 1], stack: 's', showMark: false },
        { id: 'above', data: [2, 2, 2], stack: 's' },
      ],
    });
    await expect.poll(() => marks().length).toBe(3);
    const found = marks().map((mark) => Number(mark.getAttribute('cy')));
    await unmount();
    return found;
  };
  expect(await above(null)).toEqual(await above(0));
  const [first = 0, second = 0] = await above(null);
  expect(second).toBeGreaterThan(first);
});

claim(
  "The default, `'monotoneX'`, is smooth and never goes higher or lower than the points on both sides.",
  async () => {
    const data = [0, 0, 10, 0, 0];
    const [byDefault] = await pathOf({ series: [{ data }] });
    const [monotoneX] = await pathOf({ series: [{ data, curve: 'monotoneX' }] });
    const [linear] = await pathOf({ series: [{ data, curve: 'linear' }] });
    expect(byDefault).toBe(monotoneX);
    expect(byDefault).not.toBe(linear);
    expect(byDefault).toContain('C');
    await show({ series: [{ data }] });
    await expect.poll(() => marks().length).toBe(5);
    const box = lines()[0]?.getBBox();
    const heights = marks().map((mark) => Number(mark.getAttribute('cy')));
    expect(box?.y).toBeCloseTo(Math.min(...heights), 1);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(Math.max(...heights), 1);
  },
);

claim(
  "`'natural'`, `'catmullRom'` | Smooth, but can go beyond the highest and the lowest value | Shapes, rather than measured values",
  async () => {
    for (const curve of ['natural', 'catmullRom'] as const) {
      const { unmount } = await show({ series: [{ data: [0, 0, 10, 0, 0], curve }] });
      await expect.poll(() => marks().length).toBe(5);
      const box = lines()[0]?.getBBox();
      const lowest = Math.max(...marks().map((mark) => Number(mark.getAttribute('cy'))));
      expect((box?.y ?? 0) + (box?.height ?? 0), curve).toBeGreaterThan(lowest + 1);
      await unmount();
    }
  },
);

claim(
  "With `'stepAfter'`, a value is valid until the next point. With `'stepBefore'`, it is valid since the previous point.",
  async () => {
    const steps = async (curve: 'stepAfter' | 'stepBefore') => {
      const [path = ''] = await pathOf({
        margin: 0,
        xAxis: [{ data: [0, 1], height: 0 }],
        yAxis: [{ min: 0, max: 1, width: 0 }],
        series: [{ data: [0, 1], curve }],
      });
      return path.replace(/[ML]/g, ' ').trim().split(' ');
    };
    expect(await steps('stepAfter')).toEqual(['0,300', '500,300', '500,0']);
    expect(await steps('stepBefore')).toEqual(['0,300', '0,0', '500,0']);
  },
);

claim(
  'On a band axis, steps extend by half a category beyond the first and the last point, and into each gap. To end them at the points, set `strictStepCurve: true` on the series.',
  async () => {
    const reach = async (strictStepCurve?: boolean) => {
      const { unmount } = await show({
        xAxis: [{ data: names, scaleType: 'band' }],
        series: [{ data: [1, 2, 3, 4], curve: 'step', strictStepCurve }],
      });
      await expect.poll(() => marks().length).toBe(4);
      const box = lines()[0]?.getBBox();
      const [first = 0, second = 0] = marks().map((mark) => Number(mark.getAttribute('cx')));
      await unmount();
      return (first - (box?.x ?? 0)) / (second - first);
    };
    expect(await reach()).toBeCloseTo(0.5, 2);
    expect(await reach(true)).toBeCloseTo(0, 2);
    // A value between two gaps.
    for (const strictStepCurve of [false, true]) {
      const { unmount } = await show({
        xAxis: [{ data: names, scaleType: 'band' }],
        series: [{ data: [null, 2, null, 4], curve: 'step', strictStepCurve }],
      });
      await expect.poll(() => marks().length).toBe(2);
      const [point = '', ...others] = (paths()[0] ?? '').split(/(?=M)/);
      expect(others).toHaveLength(1);
      expect(point.includes('L')).toBe(!strictStepCurve);
      await unmount();
    }
  },
);

claim(
  'To hide the marks of a series, set `showMark: false` on it. To show only some of them, pass a function, which receives `index`, `value`, `position`, `x`, and `y`.',
  async () => {
    const showMark = vi.fn(({ value }: { value: number }) => value > 1);
    await show({
      xAxis: [{ data: [10, 20, 30] }],
      series: [
        { id: 'all', data: [1, 2, 3] },
        { id: 'some', data: [1, 2, 3], showMark },
        { id: 'none', data: [1, 2, 3], showMark: false },
      ],
    });
    await drawn(3);
    const count = (series: string) =>
      elements(`[data-series="${series}"] .MuiMarkElement-root`).length;
    expect([count('all'), count('some'), count('none')]).toEqual([3, 2, 0]);
    expect(Object.keys(showMark.mock.calls[0]?.[0] ?? {}).sort()).toEqual([
      'index',
      'position',
      'value',
      'x',
      'y',
    ]);
    expect(showMark.mock.calls[1]?.[0]).toMatchObject({ index: 1, position: 20, value: 2 });
  },
);

claim(
  'Different shapes help your users tell lines apart without relying on color. By default, the marks of all series are circles.',
  async () => {
    await show({ series: [{ data: [1] }, { data: [2] }, { data: [3], shape: 'diamond' }] });
    await expect.poll(() => marks().length).toBe(3);
    expect(marks().map((mark) => mark.tagName)).toEqual(['circle', 'circle', 'path']);
    await render(<PeakMark />);
    // 2012 and 2020
    await expect.poll(() => marks().length).toBe(5);
  },
);

claim('Without marks, the chart still highlights the points of the hovered x-value.', async () => {
  await show({ 'aria-label': 'Two', series: [{ data: [1, 5], showMark: false }] });
  await drawn();
  const hover = async () => {
    const { x, y, height } = plot();
    await page.getByLabelText('Two').hover({ position: { x: x + 20, y: y + height / 2 } });
  };
  await hover();
  await expect.poll(() => elements('.MuiHighlightElement-root').length).toBe(1);
});

claim(
  '`disableHighlight: true` on a series, or `disableLineItemHighlight` on the chart, removes these circles.',
  async () => {
    const highlighted = async (props: LineChartProps) => {
      const { unmount } = await show({ 'aria-label': 'Two', ...props });
      await drawn(props.series.length);
      const { x, y, width, height } = plot();
      const svg = page.getByLabelText('Two');
      await svg.hover({ position: { x: x + width - 20, y: y + height / 3 } });
      await svg.hover({ position: { x: x + 20, y: y + height / 2 } });
      await expect
        .poll(() => elements('.MuiChartsAxisHighlight-root').length, { timeout: 900 })
        .toBe(1);
      const found = elements('.MuiHighlightElement-root').length;
      await unmount();
      return found;
    };
    const data = [1, 5];
    expect(await highlighted({ series: [{ data }, { data, disableHighlight: true }] })).toBe(1);
    expect(await highlighted({ disableLineItemHighlight: true, series: [{ data }] })).toBe(0);
  },
);

claim(
  'The legend still lists the series in their own color, so the demo replaces it with `PiecewiseColorLegend`.',
  async () => {
    await render(<WarmAndCold />);
    await expect.element(page.getByText('Warmer than 1951–1980')).toBeVisible();
    expect(lines()[0]?.getAttribute('stroke')).toMatch(/^url\(#/);
    await show({
      hideLegend: false,
      yAxis: [{ colorMap: { type: 'piecewise', thresholds: [2], colors: ['#00f', '#f00'] } }],
      series: [{ id: 'own', data: [1, 3], label: 'Own', color: '#009e73' }],
    });
    await expect.element(page.getByText('Own')).toBeVisible();
    await expect
      .poll(() =>
        [...document.querySelectorAll('.MuiChartsLegend-series *')].some((each) =>
          ['stroke', 'fill'].some((name) => each.getAttribute(name) === '#009e73'),
        ),
      )
      .toBe(true);
    expect(
      elements('[data-series="own"] .MuiMarkElement-root').map((mark) =>
        mark.getAttribute('stroke'),
      ),
    ).toEqual(['#00f', '#f00']);
  },
);

claim('A line is 2 pixels wide by default.', async () => {
  await show({ series: [{ data: [1, 2] }] });
  await drawn();
  expect(lines().map((line) => getComputedStyle(line).strokeWidth)).toEqual(['2px']);
});

claim('To select the line of a series, give the series an `id`:', async () => {
  await show({
    series: [
      { id: 'actual', data: [1, 2] },
      { id: 'target', data: [2, 3] },
    ],
    sx: { '& .MuiLineChart-line[data-series="target"]': { strokeDasharray: '6 4' } },
  });
  await drawn(2);
  expect(lines().map((line) => getComputedStyle(line).strokeDasharray)).toEqual([
    'none',
    '6px, 4px',
  ]);
});

const startsAtZero = async (series: LineChartProps['series'][number]) => {
  const { unmount } = await show({ series: [series] });
  await expect.poll(() => labels('Y').length).toBeGreaterThan(2);
  const found = labels('Y').includes('0');
  await unmount();
  return found;
};

claim(
  'Set `area: true` on a series to fill the space between its line and zero. The y-axis then includes zero.',
  async () => {
    const data = [300, 320];
    expect(await startsAtZero({ data })).toBe(false);
    expect(await startsAtZero({ data, area: true })).toBe(true);
  },
);

claim(
  "`'min'` | From the line to the lowest value of the y-axis, which doesn't have to include zero.",
  async () => {
    const { unmount } = await show({
      yAxis: [{ reverse: true }],
      series: [{ data: [300, 320], area: true, baseline: 'min' }],
    });
    await expect.poll(() => areas()[0]?.getBBox().y).toBeCloseTo(plot().y, 1);
    await unmount();
    await render(<AreaBaseline />);
    await expect.poll(() => areas().length).toBe(1);
    const box = areas()[0]?.getBBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(plot().y + plot().height, 1);
    expect(labels('Y')).not.toContain('0');
  },
);

claim(
  "`'max'` | From the line to the highest value of the y-axis, which doesn't have to include zero.",
  async () => {
    await render(<AreaBaseline />);
    await page.getByRole('button', { name: 'max' }).click();
    await expect.poll(() => areas()[0]?.getBBox().y).toBeCloseTo(plot().y, 1);
    expect(labels('Y')).not.toContain('0');
  },
);

claim(
  'a number | From the line to this value. The y-axis still includes zero, unless you set `min`.',
  async () => {
    const data = [300, 320];
    expect(await startsAtZero({ data, area: true, baseline: 310 })).toBe(true);
    await show({ yAxis: [{ min: 300, max: 320 }], series: [{ data, area: true, baseline: 310 }] });
    await expect.poll(() => areas().length).toBe(1);
    const { y, height } = plot();
    expect(areas()[0]?.getAttribute('d')).toContain(`,${y + height / 2}Z`);
    expect(labels('Y')).not.toContain('0');
  },
);

claim('Areas are opaque, and an area covers those before it in the array.', async () => {
  await show({
    series: [
      { id: 'first', data: [1, 2], area: true },
      { id: 'second', data: [3, 4], area: true },
    ],
  });
  await expect.poll(() => areas().length).toBe(2);
  expect(areas().map((area) => area.dataset.series)).toEqual(['first', 'second']);
  for (const area of areas()) {
    const { opacity, fillOpacity, fill } = getComputedStyle(area);
    expect([opacity, fillOpacity]).toEqual(['1', '1']);
    expect(fill).not.toContain('rgba');
  }
});

claim('The tooltip shows the value of each series, not the sum.', async () => {
  await show({
    'aria-label': 'Stack',
    series: [
      { data: [30, 30], label: 'Below', area: true, stack: 's' },
      { data: [12, 12], label: 'Above', area: true, stack: 's' },
    ],
  });
  await drawn(2);
  const { x, y, height } = plot();
  await page.getByLabelText('Stack').hover({ position: { x: x + 30, y: y + height / 2 } });
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(/Above\s*12/u);
  await expect.element(page.getByRole('tooltip')).not.toHaveTextContent('42');
});

claim('`onMarkClick` | A mark | `{ type, seriesId, dataIndex }`', async () => {
  const onMarkClick = vi.fn<NonNullable<LineChartProps['onMarkClick']>>();
  await show({ series: [{ id: 's', data: [1, 2, 3] }], onMarkClick });
  await expect.poll(() => marks().length).toBe(3);
  marks()[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect
    .poll(() => onMarkClick.mock.calls[0]?.[1])
    .toEqual({
      type: 'line',
      seriesId: 's',
      dataIndex: 1,
    });
});

claim('`onLineClick` | A line | `{ type, seriesId }`, without `dataIndex`', async () => {
  const onLineClick = vi.fn<NonNullable<LineChartProps['onLineClick']>>();
  await show({ series: [{ id: 's', data: [1, 2, 3] }], onLineClick });
  await drawn();
  lines()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => onLineClick.mock.calls[0]?.[1]).toEqual({ type: 'line', seriesId: 's' });
});

claim('`onAreaClick` | An area | `{ type, seriesId }`, without `dataIndex`', async () => {
  const onAreaClick = vi.fn<NonNullable<LineChartProps['onAreaClick']>>();
  await show({ series: [{ id: 's', data: [1, 2, 3], area: true }], onAreaClick });
  await expect.poll(() => areas().length).toBe(1);
  areas()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => onAreaClick.mock.calls[0]?.[1]).toEqual({ type: 'line', seriesId: 's' });
});

claim(
  "It reports the x-value that's nearest to the pointer. On a continuous x-axis, clicks on the axes, their labels, and the margin count, too.",
  async () => {
    const clicked = async (find: () => { x: number; y: number }) => {
      const onAxisClick = vi.fn<NonNullable<LineChartProps['onAxisClick']>>();
      const { unmount } = await show({
        'aria-label': 'Click',
        xAxis: [{ data: [10, 20, 30], domainLimit: 'strict', tickInterval: [10, 20, 30] }],
        series: [{ id: 's', data: [1, 2, 3] }],
        onAxisClick,
      });
      await drawn();
      await page.getByLabelText('Click').click({ position: find() });
      await expect.poll(() => onAxisClick.mock.calls.length).toBe(1);
      await unmount();
      return onAxisClick.mock.calls[0]?.[1];
    };
    const second = { dataIndex: 1, axisValue: 20, seriesValues: { s: 2 } };
    const inPlot = (right: number, down: number) => () => {
      const { x, y, width, height } = plot();
      return { x: x + width * right, y: y + height * down };
    };
    expect(await clicked(inPlot(0.6, 0.9))).toEqual(second);
    const label = () => {
      const svg = page.getByLabelText('Click').element().getBoundingClientRect();
      const text = elements('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')[1];
      const box = (text ?? document.body).getBoundingClientRect();
      return { x: box.x + box.width / 2 - svg.x, y: box.y + box.height / 2 - svg.y };
    };
    expect(await clicked(label)).toEqual(second);
    expect(await clicked(inPlot(0.5, -0.05))).toEqual(second);
    expect(await clicked(() => ({ x: 3, y: 100 }))).toMatchObject({ dataIndex: 0 });
  },
);

claim(
  "A band or point axis gives each entry a segment of equal width, and clicks to the left and to the right of these segments, such as on the y-axis, don't count.",
  async () => {
    // Twenty entries, so that half a step of the point axis is narrower than the y-axis.
    const data = Array.from({ length: 20 }, (_value, index) => index);
    for (const scaleType of ['band', 'point'] as const) {
      const onAxisClick = vi.fn<NonNullable<LineChartProps['onAxisClick']>>();
      const { unmount } = await show({
        'aria-label': 'Segments',
        xAxis: [{ data, scaleType }],
        series: [{ data }],
        onAxisClick,
      });
      await drawn();
      const svg = page.getByLabelText('Segments');
      await svg.click({ position: { x: 3, y: 100 } });
      await svg.click({ position: { x: 497, y: 100 } });
      await svg.click({ position: { x: plot().x + 2, y: 297 } });
      await expect.poll(() => onAxisClick.mock.calls.length).toBe(1);
      expect(onAxisClick.mock.calls[0]?.[1], scaleType).toMatchObject({ dataIndex: 0 });
      await unmount();
    }
  },
);

claim(
  "Don't use `type: 'ordinal'` in a line chart: it colors the marks, but the line disappears.",
  async () => {
    await show({
      xAxis: [
        {
          data: names,
          scaleType: 'point',
          colorMap: { type: 'ordinal', colors: ['#ff0000', '#0000ff'] },
        },
      ],
      series: [{ data: [1, 2, 3, 4] }],
    });
    await drawn();
    expect(marks().map((mark) => mark.getAttribute('stroke'))).toEqual([
      '#ff0000',
      '#0000ff',
      '#ff0000',
      '#0000ff',
    ]);
    const [, id] = /^url\(#(.+)\)$/.exec(lines()[0]?.getAttribute('stroke') ?? '') ?? [];
    expect(id).toBeDefined();
    // The browser draws no stroke for a gradient that doesn't exist.
    expect(document.getElementById(id ?? '')).toBeNull();
  },
);

claim(
  'If a chart has more than about 100 points, set `showMark: false`. A line is one element, but each mark is another one: with marks, a chart with three series of 1,000 points has 3,003 elements for its lines instead of 3.',
  async () => {
    const data = Array.from({ length: 100 }, (_value, index) => index % 7);
    const count = async (showMark: boolean) => {
      const { unmount } = await show({
        series: [1, 2, 3].map((factor) => ({
          data: data.map((value) => value * factor),
          showMark,
        })),
      });
      await drawn(3);
      const found = lines().length + marks().length;
      await unmount();
      return found;
    };
    // A tenth of the points.
    expect(await count(true)).toBe(303);
    expect(await count(false)).toBe(3);
  },
);

claim(
  "You set `xAxis` without `data` or `dataKey`, or its data hasn't been loaded yet. The chart then draws nothing.",
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await show({ xAxis: [{}], series: [{ data: [1, 2, 3, 4] }] });
    await drawn();
    expect(paths()).toEqual(['']);
    expect(marks()).toEqual([]);
    expect(error.mock.calls.flat().join(' ')).toContain(
      'The data length of the x axis (0 items) is lower than the length of series (4 items)',
    );
  },
);

claim(
  'While you load data, pass `[]` for both the x-axis and the series, and set `loading`.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await show({ loading: true, xAxis: [{ data: [] }], series: [{ data: [], area: true }] });
    await expect.element(page.getByText('Loading data…')).toBeVisible();
    expect(error).not.toHaveBeenCalled();
  },
);

claim(
  'In a `dataset`, `\'12\'` counts as missing, and the console says that the dataset "contains the non-null non-numerical element".',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await show({
      dataset: [
        { day: 1, amount: 11 },
        { day: 2, amount: '12' },
        { day: 3, amount: 13 },
      ],
      xAxis: [{ dataKey: 'day' }],
      series: [{ dataKey: 'amount' }],
    });
    await expect.poll(() => marks().length).toBe(2);
    expect(warn.mock.calls.flat().join(' ')).toContain(
      'contains the non-null non-numerical element',
    );
  },
);

claim(
  'For 2 positions and 3 values, the console says "The data length of the x axis (2 items) is lower than the length of series (3 items)". With an area, the chart throws this as an error.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const message =
      'The data length of the x axis (2 items) is lower than the length of series (3 items)';
    const { unmount } = await show({ xAxis: [{ data: [1, 2] }], series: [{ data: [1, 2, 3] }] });
    await expect.poll(() => marks().length).toBe(2);
    expect(error.mock.calls.flat().join(' ')).toContain(message);
    await unmount();
    await render(
      <Boundary>
        <LineChart
          height={300}
          width={500}
          xAxis={[{ data: [1, 2] }]}
          series={[{ data: [1, 2, 3], area: true }]}
        />
      </Boundary>,
    );
    await expect.element(page.getByText(message)).toBeVisible();
  },
);

claim('The chart connects the points in the order of the array, not by position.', async () => {
  await show({ xAxis: [{ data: [1, 3, 2] }], series: [{ data: [1, 2, 3], curve: 'linear' }] });
  await drawn();
  const [first = 0, second = 0, third = 0] = (paths()[0] ?? '')
    .split(/[ML]/)
    .filter(Boolean)
    .map((point) => Number(point.split(',')[0]));
  expect(first).toBeLessThan(third);
  expect(third).toBeLessThan(second);
});

claim(
  "A series has `area`, even if it's `area: false`. Leave out `area` for series that are lines, or set `baseline: 'min'`.",
  async () => {
    const data = [300, 320];
    expect(await startsAtZero({ data, area: false })).toBe(true);
    expect(await startsAtZero({ data, area: false, baseline: 'min' })).toBe(false);
    expect(await startsAtZero({ data })).toBe(false);
  },
);

claim('`curve` sets the shape of the line between two points.', async () => {
  await render(<CurveTypes />);
  await drawn();
  expect(paths()[0]).toContain('C');
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'linear' }).click();
  await expect.poll(() => paths()[0]).not.toContain('C');
});

claim(
  'It receives `{ value, dataIndex }` and colors the marks. The line and the legend keep `color`.',
  async () => {
    await show({
      series: [
        {
          id: 's',
          data: [1, 5, 2],
          color: '#0072b2',
          colorGetter: ({ value, dataIndex }) =>
            dataIndex === 2 || (value ?? 0) > 4 ? '#d55e00' : '#0072b2',
        },
      ],
    });
    await expect.poll(() => marks().length).toBe(3);
    expect(marks().map((mark) => mark.getAttribute('stroke'))).toEqual([
      '#0072b2',
      '#d55e00',
      '#d55e00',
    ]);
    expect(lines()[0]?.getAttribute('stroke')).toBe('#0072b2');
  },
);

claim(
  'Set `toggleVisibilityOnClick` on the legend to turn each entry into a button that hides or shows its line.',
  async () => {
    await show({
      hideLegend: false,
      series: [
        { id: 'coal', data: [108, 5], label: 'Coal' },
        { id: 'wind', data: [10, 74], label: 'Wind' },
      ],
      slotProps: { legend: { toggleVisibilityOnClick: true } },
    });
    await drawn(2);
    const opacities = () => lines().map((line) => line.getAttribute('opacity'));
    expect(opacities()).toEqual(['1', '1']);
    await page.getByRole('button', { name: 'Coal' }).click();
    await expect.poll(opacities).toEqual(['0', '1']);
    await page.getByRole('button', { name: 'Coal' }).click();
    await expect.poll(opacities).toEqual(['1', '1']);
  },
);

claim(
  'If the values of a point axis are dates, `ordinalTimeTicks` lists the units that may get a tick, such as years and months.',
  async () => {
    await show({
      xAxis: [
        {
          scaleType: 'point',
          data: Array.from({ length: 30 }, (_value, index) => new Date(2023, index)),
          ordinalTimeTicks: ['years'],
        },
      ],
      series: [{ data: Array.from({ length: 30 }, (_value, index) => index), showMark: false }],
    });
    await expect.poll(() => labels('X').filter(Boolean)).toEqual(['2024', '2025']);
  },
);
