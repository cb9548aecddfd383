import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as packageExports from '@mui/x-charts';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { useDataset, useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import charts from '@mui/x-charts/package.json';
import { claim } from '@portal/claims';
import { emulateMedia } from '@portal/claims/browser';
import { Component, type CSSProperties, type ReactNode, useEffect } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FirstChart from './demos/FirstChart';
import PointsAndTrend from './demos/PointsAndTrend';
import ReferenceLine from './demos/ReferenceLine';
import RowsAsDataset from './demos/RowsAsDataset';

const LINE = '.MuiLineChart-line';
const BAR = 'rect.MuiBar-element';

const box = (chart: ReactNode, style: CSSProperties = {}) =>
  render(<div style={{ width: 500, ...style }}>{chart}</div>);
const bar = (props: Partial<BarChartProps> = {}) => (
  <BarChart
    height={300}
    skipAnimation
    xAxis={[{ data: ['A', 'B', 'C'] }]}
    series={[{ data: [1, 2, 3], label: 'Orders' }]}
    {...props}
  />
);
const line = (props: Partial<LineChartProps> = {}) => (
  <LineChart
    height={300}
    skipAnimation
    xAxis={[{ data: ['A', 'B', 'C'], scaleType: 'point' }]}
    series={[{ data: [1, 2, 3], label: 'Orders' }]}
    {...props}
  />
);
const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const drawn = (selector: string) => expect.poll(() => all(selector).length).toBeGreaterThan(0);
const rect = (selector: string) => {
  const element = all(selector)[0];
  if (!element) {
    throw new Error(`No ${selector}`);
  }
  return element.getBoundingClientRect();
};
const SVG = 'svg:has(.MuiChartsAxis-root)';
const path = () => all(LINE)[0]?.getAttribute('d') ?? '';
const logged = (level: 'error' | 'warn') => {
  const spy = vi.spyOn(console, level).mockReturnValue();
  return () => spy.mock.calls.flat().join(' ');
};
const hover = async () => {
  const svg = all(SVG)[0];
  if (!svg) {
    throw new Error('No chart');
  }
  for (const y of [100, 101, 102]) {
    await userEvent.hover(svg, { position: { x: 250, y } });
  }
};
const tooltip = () => document.querySelector('.MuiChartsTooltip-paper')?.textContent;

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}
const caught = () => document.querySelector('[role=alert]')?.textContent;

afterEach(() => emulateMedia({ colorScheme: null }));

claim(
  'This release supports React 17, 18, and 19, and Material UI 7, 6, and 5 (5.15.14 or later). `@mui/system` is also a peer dependency: npm and pnpm install it automatically. With Yarn, add it yourself.',
  () => {
    const { react, '@mui/material': material, '@mui/system': system } = charts.peerDependencies;
    expect(react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    expect(material).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
    expect(system).toBe(material);
    expect(Object.keys(charts.dependencies)).not.toContain('@mui/system');
  },
);

claim(
  'The first number of each series belongs to the first category, and so on. The `label` of a series is shown in the legend and in the tooltip.',
  async () => {
    const { unmount } = await render(<FirstChart />);
    await drawn(BAR);
    expect(all('.MuiChartsLegend-label').map((each) => each.textContent)).toEqual([
      'Baked',
      'Sold',
    ]);
    await unmount();
    await box(bar());
    await drawn(BAR);
    await hover();
    await expect.poll(tooltip).toContain('BOrders2');
  },
);

claim(
  "`import { BarChart } from '@mui/x-charts'` works too, but your bundler then has to process the whole library.",
  () => {
    expect(packageExports.BarChart).toBe(BarChart);
    expect(Object.keys(packageExports)).toEqual(
      expect.arrayContaining(['LineChart', 'PieChart', 'Gauge']),
    );
  },
);

claim(
  'Set `height` and omit `width`. The chart is then as wide as its parent, and resizes with it.',
  async () => {
    const screen = await box(bar());
    await drawn(BAR);
    expect(rect(SVG).width).toBe(500);
    await screen.rerender(<div style={{ width: 320 }}>{bar()}</div>);
    await expect.poll(() => all(SVG)[0]?.getAttribute('viewBox')).toMatch(/^0 0 320 /);
  },
);

claim('`height={300}` | Same as the parent | 300 px, plus the legend above', async () => {
  await box(bar());
  await drawn(BAR);
  expect(rect(SVG).height).toBe(300);
  expect(rect('.MuiChartsLegend-root').bottom).toBeLessThanOrEqual(rect(SVG).top);
});

claim(
  'Nothing, and the parent has a height | Same as the parent | Same as the parent, including the legend',
  async () => {
    await box(bar({ height: undefined }), { height: 400 });
    await drawn(BAR);
    const height = rect(SVG).height;
    expect(height).toBeLessThan(400);
    expect(rect(SVG).bottom - rect('.MuiChartsLegend-root').top).toBeLessThanOrEqual(400);
    expect(height).toBeGreaterThan(300);
  },
);

claim(
  "Nothing, and the parent has no height | Same as the parent | 150 px, the browser's default height of an SVG",
  async () => {
    await box(bar({ height: undefined }));
    await drawn(SVG);
    expect(rect(SVG).height).toBe(150);
    expect(rect(SVG).width).toBe(500);
  },
);

claim('`width={400} height={300}` | 400 px | 300 px, plus the legend above', async () => {
  await box(bar({ width: 400 }));
  await drawn(BAR);
  expect([rect(SVG).width, rect(SVG).height]).toEqual([400, 300]);
});

claim(
  '`null` means "no value": in this demo, the line has a gap in 2020. A bar chart leaves out the bar. To draw a line across gaps, set `connectNulls: true` on the series.',
  async () => {
    const demo = await render(<RowsAsDataset />);
    await expect.poll(() => all(LINE).length).toBe(2);
    const moves = (d: string) => d.split('M').length - 1;
    expect(
      all(LINE)
        .map((each) => moves(each.getAttribute('d') ?? ''))
        .sort(),
    ).toEqual([1, 2]);
    await demo.unmount();
    const series = (connectNulls: boolean) => [{ data: [1, null, 3], connectNulls }];
    const bars = await box(bar({ series: [{ data: [1, null, 3] }] }));
    await expect
      .poll(() => all(BAR).filter((each) => Number(each.getAttribute('height')) > 0).length)
      .toBe(2);
    await bars.unmount();
    for (const connectNulls of [false, true]) {
      const { unmount } = await box(line({ series: series(connectNulls) }));
      await drawn(LINE);
      expect(moves(path())).toBe(connectNulls ? 1 : 2);
      await unmount();
    }
  },
);

claim(
  'In 8.29.3, a bar or line series that has its own `data` next to a `dataset` writes its numbers into your row objects.',
  async () => {
    const dataset = [{ name: 'A', value: 1 }];
    await box(
      bar({
        dataset,
        xAxis: [{ dataKey: 'name' }],
        series: [{ dataKey: 'value' }, { id: 'own', data: [7] }],
      }),
    );
    await drawn(BAR);
    expect(dataset[0]).toEqual({ name: 'A', value: 1, own: 7 });
    const rows = [{ name: 'A', value: 1 }];
    await render(
      <LineChart
        height={200}
        width={300}
        dataset={rows}
        xAxis={[{ dataKey: 'name', scaleType: 'point' }]}
        series={[{ dataKey: 'value' }, { id: 'own', data: [7] }]}
      />,
    );
    expect(rows[0]).toEqual({ name: 'A', value: 1, own: 7 });
  },
);

claim(
  'A string such as `\'412\'` counts as `null`, and the console says that the dataset "contains the non-null non-numerical element" and where.',
  async () => {
    const messages = logged('warn');
    const dataset = [
      { name: 'A', value: '412' },
      { name: 'B', value: 2 },
    ];
    await box(bar({ dataset, xAxis: [{ dataKey: 'name' }], series: [{ dataKey: 'value' }] }));
    await expect
      .poll(() => all(BAR).filter((each) => Number(each.getAttribute('height')) > 0).length)
      .toBe(1);
    expect(messages()).toMatch(/contains the non-null non-numerical element/);
  },
);

claim(
  "In a `LineChart` with names on the x-axis, you therefore have to set `scaleType`: to `'point'`, or to `'band'` to leave half a step free at both ends.",
  async () => {
    logged('error');
    const { unmount } = await box(line({ xAxis: [{ data: ['A', 'B', 'C'] }] }));
    await drawn(LINE);
    expect(path()).toContain('NaN');
    await unmount();
    const starts: number[] = [];
    for (const scaleType of ['point', 'band'] as const) {
      const chart = await box(line({ xAxis: [{ data: ['A', 'B', 'C'], scaleType }] }));
      await drawn(LINE);
      expect(path()).not.toContain('NaN');
      starts.push(Number(/^M([\d.]+)/.exec(path())?.[1]));
      await chart.unmount();
    }
    const [point = NaN, band = NaN] = starts;
    expect(band).toBeGreaterThan(point + 20);
  },
);

claim(
  'The children of a chart are rendered in its SVG. Components such as `ChartsReferenceLine` get the scales from the chart.',
  async () => {
    await render(<ReferenceLine />);
    await drawn('svg .MuiChartsReferenceLine-root');
    // The line of 800 is between bars of 842 and 768.
    await expect
      .poll(() => {
        const target = rect('.MuiChartsReferenceLine-line').top;
        const [first = NaN, , third = NaN] = all(BAR).map(
          (each) => each.getBoundingClientRect().top,
        );
        return first < target && target < third;
      })
      .toBe(true);
  },
);

claim(
  'In your own component, `useDrawingArea()` returns the rectangle in which the data is drawn, and `useXScale()` and `useYScale()` convert values to pixels.',
  async () => {
    const found = vi.fn<(area: unknown, x: number | undefined, y: number | undefined) => void>();
    function Child() {
      const y = useYScale<'linear'>();
      const x = useXScale<'band'>();
      found(useDrawingArea(), x('A'), y(0));
      return null;
    }
    await box(bar({ children: <Child /> }));
    await drawn(BAR);
    const [area, x, y] = found.mock.lastCall ?? [];
    expect(area).toMatchObject({ left: 65, top: 20, width: 415, height: 235 });
    expect(Number(all(BAR)[0]?.getAttribute('x'))).toBeCloseTo(x ?? NaN, 0);
    expect(y).toBe(255);
  },
);

claim(
  'Nothing is included by default. Each series needs a `type`. Later parts are drawn on top of earlier ones.',
  async () => {
    const { unmount } = await render(
      <ChartsContainer width={300} height={300} series={[{ type: 'line', data: [1, 2] }]} />,
    );
    await drawn('svg');
    expect(all('.MuiChartsAxis-root, .MuiLineChart-line, .MuiChartsLegend-root')).toHaveLength(0);
    await unmount();
    await render(<PointsAndTrend />);
    await drawn(LINE);
    await drawn(`${SVG} circle`);
    const [first] = all(LINE);
    const [circle] = all(`${SVG} circle`);
    expect(
      first && circle && first.compareDocumentPosition(circle) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
);

const show = (props: { cssVariables?: boolean; forceThemeRerender?: boolean } = {}) =>
  box(
    <ThemeProvider
      theme={createTheme({
        cssVariables: props.cssVariables ?? false,
        colorSchemes: { light: true, dark: true },
        palette: { primary: { main: '#00796b' } },
      })}
      {...(props.forceThemeRerender === undefined
        ? {}
        : { forceThemeRerender: props.forceThemeRerender })}
    >
      <CssBaseline enableColorScheme />
      {bar({
        series: [
          { data: [412, 388, 1], label: 'Visitors' },
          { data: [96, 104, 1], label: 'Members' },
        ],
      })}
    </ThemeProvider>,
  );

claim(
  'The following theme uses the color scheme of the operating system. `CssBaseline` sets the background of the page and removes its margin, so the code adds padding.',
  async () => {
    await show();
    const background = () => getComputedStyle(document.body).backgroundColor;
    await emulateMedia({ colorScheme: 'light' });
    await expect.poll(background).toBe('rgb(255, 255, 255)');
    await emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).toBe('rgb(18, 18, 18)');
  },
);

claim(
  'In dark mode, text and axes are light, and the series use the dark version of their palette. If your theme has `cssVariables: true`, set `forceThemeRerender` on `ThemeProvider`. Otherwise, the series keep the light version.',
  async () => {
    const fill = () => {
      const [found] = all(BAR);
      return found && getComputedStyle(found).fill;
    };
    const label = () => {
      const [found] = all('.MuiChartsAxis-tickLabel');
      return found && getComputedStyle(found).fill;
    };
    const LIGHT = 'rgb(66, 84, 251)';
    const DARK = 'rgb(73, 90, 251)';
    for (const [props, expected] of [
      [{}, DARK],
      [{ cssVariables: true }, LIGHT],
      [{ cssVariables: true, forceThemeRerender: true }, DARK],
    ] as const) {
      await emulateMedia({ colorScheme: 'light' });
      const { unmount } = await show(props);
      await drawn(BAR);
      await expect.poll(label).toBe('rgba(0, 0, 0, 0.87)');
      await expect.poll(fill).toBe(LIGHT);
      await emulateMedia({ colorScheme: 'dark' });
      await expect.poll(label).toBe('rgb(255, 255, 255)');
      await expect.poll(fill).toBe(expected);
      await unmount();
    }
  },
);

claim(
  "If a chart is 150 px high, neither the chart nor its parent has a `height`. `minHeight` on the parent isn't enough.",
  async () => {
    await box(bar({ height: undefined }), { minHeight: 400 });
    await drawn(SVG);
    expect(rect(SVG).height).toBe(150);
  },
);

claim(
  'If a chart isn\'t visible at all, its parent has a height of 0, and the console says that its container "has no `height` defined".',
  async () => {
    const messages = logged('error');
    await box(bar({ height: undefined, hideLegend: true }), { height: 0 });
    await expect.poll(messages).toContain('its container has no `height` defined');
    expect(all(BAR)).toHaveLength(0);
  },
);

claim('A chart in a hidden tab (`display: none`) is drawn when the tab is shown.', async () => {
  logged('error');
  const screen = await box(bar(), { display: 'none' });
  const viewBox = () => all('svg[viewBox]')[0]?.getAttribute('viewBox');
  expect(viewBox()).not.toBe('0 0 500 300');
  await screen.rerender(<div style={{ width: 500 }}>{bar()}</div>);
  await expect.poll(() => all(BAR).length).toBe(3);
  await expect.poll(() => rect(SVG).width).toBe(500);
  await expect.poll(() => all(SVG)[0]?.getAttribute('viewBox')).toBe('0 0 500 300');
});

claim(
  "The error `The x-axis with id \"…\" should be of type \"band\"` means that the category axis of a bar chart has another `scaleType`, such as `'point'`, `'linear'`, or `'time'`.",
  async () => {
    logged('error');
    for (const scaleType of ['point', 'linear', 'time'] as const) {
      const { unmount } = await box(
        <Caught>{bar({ xAxis: [{ data: [1, 2, 3], scaleType }] })}</Caught>,
      );
      await expect.poll(caught).toMatch(/The x-axis with id ".*" should be of type "band"/);
      await unmount();
    }
  },
);

claim(
  "The remaining values of a line aren't drawn, and the console says that the x-axis has less data than the series. A line with `area: true` throws this message as an error. If the axis has more entries than the series, the last categories are empty, without a message.",
  async () => {
    const errors = logged('error');
    const warnings = logged('warn');
    const axis = (data: string[]): LineChartProps['xAxis'] => [{ data, scaleType: 'point' }];
    const more = await box(line({ xAxis: axis(['A', 'B', 'C', 'D']) }));
    await drawn(LINE);
    expect(errors() + warnings()).toBe('');
    await more.unmount();
    const few = await box(
      line({ xAxis: axis(['A', 'B']), series: [{ data: [1, 2, 3], curve: 'linear' }] }),
    );
    await drawn(LINE);
    expect(path().match(/[ML]/g)).toHaveLength(2);
    expect(errors()).toContain(
      'The data length of the x axis (2 items) is lower than the length of series (3 items)',
    );
    await few.unmount();
    await box(
      <Caught>
        {line({ xAxis: axis(['A', 'B']), series: [{ data: [1, 2, 3], area: true }] })}
      </Caught>,
    );
    await expect.poll(caught).toContain('The data length of the x axis');
  },
);

claim(
  'A band or point scale contains each value only once, so both bars are in the same place.',
  async () => {
    logged('error');
    await box(bar({ xAxis: [{ data: ['A', 'B', 'A'] }] }));
    await expect.poll(() => all(BAR).length).toBe(3);
    const [first, second, third] = all(BAR).map((each) => each.getAttribute('x'));
    expect(third).toBe(first);
    expect(second).not.toBe(first);
  },
);

claim(
  'A linear axis formats numbers with a thousands separator, such as 2,025. Set `valueFormatter: (year) => String(year)`.',
  async () => {
    const labels = () =>
      all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').map((each) => each.textContent);
    const data = [2023, 2024, 2025];
    const { unmount } = await box(line({ xAxis: [{ data, tickMinStep: 1 }] }));
    await expect.poll(labels).toContain('2,025');
    await unmount();
    await box(
      line({ xAxis: [{ data, tickMinStep: 1, valueFormatter: (year: number) => String(year) }] }),
    );
    await expect.poll(labels).toEqual(['2023', '2024', '2025']);
  },
);

claim(
  'Import them from `@mui/x-charts/hooks`, along with `useDataset()`, which returns the rows of the chart.',
  async () => {
    const found = vi.fn<(dataset: unknown) => void>();
    function Child() {
      found(useDataset());
      return null;
    }
    const dataset = [{ name: 'A', value: 1 }];
    await box(
      bar({
        dataset,
        xAxis: [{ dataKey: 'name' }],
        series: [{ dataKey: 'value' }],
        children: <Child />,
      }),
    );
    await expect.poll(() => found.mock.lastCall?.[0]).toEqual(dataset);
  },
);

claim(
  'Bar, line, and scatter charts have a margin of 20 px on each side, and each axis takes up space inside it',
  async () => {
    const areas: unknown[] = [];
    function Area() {
      const area = useDrawingArea();
      useEffect(() => {
        areas.push(area);
      }, [area]);
      return null;
    }
    const bare = { xAxis: [{ position: 'none' as const }], yAxis: [{ position: 'none' as const }] };
    const content = { ...bare, hideLegend: true, children: <Area /> };
    for (const chart of [
      line(content),
      bar({ ...content, xAxis: [{ data: ['A', 'B', 'C'], position: 'none' }] }),
      <ScatterChart
        {...content}
        key="scatter"
        height={300}
        series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}
      />,
    ]) {
      areas.length = 0;
      const { unmount } = await box(chart);
      await expect
        .poll(() => areas.at(-1))
        .toMatchObject({ left: 20, top: 20, right: 20, bottom: 20 });
      await unmount();
    }
    await box(line({ hideLegend: true, children: <Area /> }));
    await expect
      .poll(() => areas.at(-1))
      .toMatchObject({ left: 65, top: 20, right: 20, bottom: 45 });
  },
);

claim("The legend is HTML, so it can't be inside the SVG.", async () => {
  await box(line());
  await drawn(LINE);
  const legend = document.querySelector('.MuiChartsLegend-root');
  expect(legend).toBeInstanceOf(HTMLElement);
  expect(legend?.closest('svg')).toBeNull();
});

claim(
  'A chart with `width` and `height` is complete after its first render, including its tooltip.',
  async () => {
    await box(bar({ width: 400 }));
    await drawn(BAR);
    await hover();
    await expect.poll(tooltip).toContain('Orders');
  },
);
