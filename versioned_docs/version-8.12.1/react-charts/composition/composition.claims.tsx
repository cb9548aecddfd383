import * as React from 'react';

import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer, type ChartContainerProps } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ClippedLine from './demos/ClippedLine';
import MedalTotals from './demos/MedalTotals';
import Recessions from './demos/Recessions';
import TemperatureRange from './demos/TemperatureRange';
import TokyoClimate from './demos/TokyoClimate';

const names = ['A', 'B', 'C'];
const band = [{ data: names, scaleType: 'band' as const }];
const barAndLine: ChartContainerProps['series'] = [
  { type: 'bar', data: [1, 2, 3], label: 'Orders' },
  { type: 'line', data: [30, 20, 10], label: 'Target' },
];

const show = (props: Partial<ChartContainerProps>) =>
  render(
    <div style={{ width: 500 }}>
      <ChartContainer height={300} skipAnimation xAxis={band} series={barAndLine} {...props} />
    </div>,
  );

const elements = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const bars = () => elements('rect.MuiBarElement-root');
const lines = () => elements('path.MuiLineElement-root');
const marks = () => elements('.MuiMarkElement-root');
const labels = (axis: 'X' | 'Y') =>
  elements(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`).map(
    (each) => each.textContent,
  );
const number = (element: Element | undefined, name: string) => Number(element?.getAttribute(name));
const tooltip = () => document.querySelector('[role="tooltip"]')?.textContent ?? '';
const isBefore = (first: Element | undefined, second: Element | undefined) =>
  first !== undefined &&
  second !== undefined &&
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Moves the pointer along the chart until a condition is true. */
const hoverUntil = async (condition: () => boolean) => {
  let step = 0;
  await expect
    .poll(async () => {
      step = (step + 1) % 5;
      const svg = elements('svg[viewBox]').find((each) => each.closest('li') === null);
      if (svg) {
        await userEvent.hover(svg, { position: { x: 240 + step, y: 150 } });
      }
      return condition();
    })
    .toBe(true);
};

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
  'The bars use the left axis, and the line uses the right one. Hover over a month to see both values.',
  async () => {
    await render(<TokyoClimate />);
    await expect.poll(() => bars().length).toBe(12);
    expect(lines()).toHaveLength(1);
    const right = (text: string) => {
      const chart = document.querySelector('svg[aria-label]')?.getBoundingClientRect();
      const label = page.getByText(text, { exact: true }).element().getBoundingClientRect();
      return label.left > (chart?.left ?? 0) + (chart?.width ?? 0) / 2;
    };
    expect(right('Precipitation (mm)')).toBe(false);
    expect(right('Temperature (°C)')).toBe(true);
    await hoverUntil(() => tooltip().includes(' mm') && tooltip().includes(' °C'));
  },
);

claim(
  "Nothing is included by default: without `ChartsXAxis`, there's no x-axis, and without `ChartsTooltip`, there's no tooltip.",
  async () => {
    await show({ children: <BarPlot /> });
    await expect.poll(() => bars().length).toBe(3);
    expect(elements('.MuiChartsAxis-root')).toHaveLength(0);
    const [bar] = bars();
    if (bar) {
      await userEvent.hover(bar);
    }
    expect(tooltip()).toBe('');
  },
);

claim('The points of a line on a band axis are in the middle of each category.', async () => {
  await show({
    children: (
      <>
        <BarPlot />
        <MarkPlot />
      </>
    ),
  });
  await expect.poll(() => marks().length).toBe(3);
  const middle = (element: Element | undefined) => {
    const rect = element?.getBoundingClientRect();
    return (rect?.left ?? NaN) + (rect?.width ?? NaN) / 2;
  };
  expect(middle(marks()[1])).toBeCloseTo(middle(bars()[1]), 0);
});

claim(
  "**A series without its plot isn't drawn**, but it still affects the limits of the axis, and the tooltip and the legend list it.",
  async () => {
    const provider = (
      <div style={{ width: 500 }}>
        <ChartDataProvider height={300} xAxis={band} series={barAndLine}>
          <ChartsLegend />
          <ChartsSurface>
            <BarPlot skipAnimation />
            <ChartsYAxis />
          </ChartsSurface>
          <ChartsTooltip />
        </ChartDataProvider>
      </div>
    );
    await render(provider);
    await expect.poll(() => bars().length).toBe(3);
    expect(lines()).toHaveLength(0);
    expect(labels('Y')).toContain('30');
    await expect.element(page.getByText('Target').first()).toBeVisible();
    await hoverUntil(() => tooltip().includes('Target'));
  },
);

claim('**Colors come from one palette** for all types, in the order of `series`.', async () => {
  await show({
    colors: ['#ff0000', '#00ff00'],
    children: (
      <>
        <LinePlot />
        <BarPlot />
      </>
    ),
  });
  await expect.poll(() => lines().length).toBe(1);
  expect(getComputedStyle(bars()[0] ?? document.body).fill).toBe('rgb(255, 0, 0)');
  expect(getComputedStyle(lines()[0] ?? document.body).stroke).toBe('rgb(0, 255, 0)');
});

claim(
  '`ChartsYAxis` without `axisId` draws the first axis. If your second axis is missing, add a second `ChartsYAxis` with its `axisId`, or use `ChartsAxis`, which draws all axes.',
  async () => {
    const shown = async (children: React.ReactNode) => {
      const { unmount } = await show({
        yAxis: [
          { id: 'left', label: 'Left' },
          { id: 'right', label: 'Right', position: 'right' },
        ],
        children,
      });
      await expect.poll(() => elements('.MuiChartsAxis-directionY').length).toBeGreaterThan(0);
      const found = elements('.MuiChartsAxis-directionY .MuiChartsAxis-label').map(
        (each) => each.textContent,
      );
      await unmount();
      return found;
    };
    expect(await shown(<ChartsYAxis />)).toEqual(['Left']);
    expect(await shown(<ChartsYAxis axisId="right" />)).toEqual(['Right']);
    expect(await shown(<ChartsAxis />)).toEqual(['Left', 'Right']);
  },
);

claim(
  'Parts that come later in the children are drawn on top of earlier ones. The CSS property `z-index` has no effect inside an SVG.',
  async () => {
    await show({
      children: (
        <>
          <g style={{ zIndex: 9, position: 'relative' }}>
            <rect data-under="" width="500" height="300" fill="red" />
          </g>
          <rect data-over="" width="500" height="300" fill="blue" />
        </>
      ),
    });
    await expect.poll(() => elements('[data-over]').length).toBe(1);
    const { left, top } = elements('[data-over]')[0]?.getBoundingClientRect() ?? new DOMRect();
    expect(document.elementFromPoint(left + 250, top + 150)).toBe(elements('[data-over]')[0]);
  },
);

claim(
  "The order of `series` doesn't affect the order of the plots. It determines the order of the series within a plot: the last line is on top of the other lines.",
  async () => {
    await show({
      series: [
        { type: 'line', id: 'first', data: [1, 2, 3] },
        { type: 'bar', data: [1, 2, 3] },
        { type: 'line', id: 'last', data: [3, 2, 1] },
      ],
      children: (
        <>
          <BarPlot />
          <LinePlot />
        </>
      ),
    });
    await expect.poll(() => lines().length).toBe(2);
    const [first, last] = lines();
    expect(isBefore(bars()[0], first)).toBe(true);
    expect(first?.getAttribute('data-series')).toBe('first');
    expect(isBefore(first, last)).toBe(true);
  },
);

claim(
  'The gray bands are behind the line, because `RecessionBands` comes before `LinePlot`.',
  async () => {
    await render(<Recessions />);
    await expect.poll(() => lines().length).toBe(1);
    expect(elements('[data-recession]')).toHaveLength(3);
    expect(isBefore(elements('[data-recession]')[2], lines()[0])).toBe(true);
  },
);

claim(
  'In a ready-made chart such as `LineChart`, your elements are on top of the data, because its children are drawn last. Custom chart components covers annotations and other elements in ready-made charts.',
  async () => {
    await render(
      <div style={{ width: 500 }}>
        <BarChart height={300} skipAnimation xAxis={band} series={[{ data: [1, 2, 3] }]}>
          <rect data-own="" width="500" height="300" />
        </BarChart>
      </div>,
    );
    await expect.poll(() => bars().length).toBe(3);
    expect(isBefore(bars()[2], elements('[data-own]')[0])).toBe(true);
  },
);

claim(
  "**Set `pointerEvents: 'none'`** on elements that cover the data. Otherwise, they block clicks and hover for the bars below them.",
  async () => {
    const clicked = async (pointerEvents: 'none' | 'auto') => {
      const onItemClick = vi.fn();
      const { unmount } = await show({
        children: (
          <>
            <BarPlot onItemClick={onItemClick} />
            <rect width="500" height="300" fill="none" style={{ pointerEvents }} data-cover="" />
            <rect width="500" height="300" opacity="0.1" style={{ pointerEvents }} />
          </>
        ),
      });
      await expect.poll(() => bars().length).toBe(3);
      const bar = bars()[2]?.getBoundingClientRect() ?? new DOMRect();
      const target = document.elementFromPoint(bar.left + bar.width / 2, bar.bottom - 2);
      target?.dispatchEvent(
        new MouseEvent('click', {
          bubbles: true,
          clientX: bar.left + bar.width / 2,
          clientY: bar.bottom - 2,
        }),
      );
      const calls = onItemClick.mock.calls.length;
      await unmount();
      return calls;
    };
    expect(await clicked('auto')).toBe(0);
    expect(await clicked('none')).toBe(1);
  },
);

claim(
  "**With several axes, pass the `id`**: `useYScale('heat')`. Without it, you get the scale of the first axis.",
  async () => {
    const domains: unknown[] = [];
    function Domains() {
      domains.push(useYScale<'linear'>('heat').domain(), useYScale<'linear'>().domain());
      return null;
    }
    await show({
      yAxis: [
        { id: 'rain', min: 0, max: 300 },
        { id: 'heat', min: 0, max: 30 },
      ],
      children: <Domains />,
    });
    await expect
      .poll(() => domains.slice(0, 2))
      .toEqual([
        [0, 30],
        [0, 300],
      ]);
  },
);

claim(
  'A band scale returns the start of a category, and `bandwidth()` returns its width. Both lines are in `series` without a `LinePlot`, so only the axis and the tooltip use them.',
  async () => {
    await render(<TemperatureRange />);
    const ranges = () => elements('[data-range]');
    await expect.poll(() => ranges().length).toBe(12);
    expect(lines()).toHaveLength(0);
    const [january, february] = ranges();
    const step = number(february, 'x') - number(january, 'x');
    expect(number(january, 'width')).toBeGreaterThan(0);
    expect(number(january, 'width')).toBeLessThanOrEqual(step / 2);
    expect(labels('Y')).toContain('30');
    await hoverUntil(() => tooltip().includes('High') && tooltip().includes('Low'));
  },
);

claim(
  '`LegendWithTotals` is an ordinary component. It reads the series, their colors, and their values with `useBarSeries()`.',
  async () => {
    await render(<MedalTotals />);
    await expect.element(page.getByText('Gold: 148')).toBeVisible();
    await expect.element(page.getByText('Silver: 150')).toBeVisible();
    await expect.element(page.getByText('Bronze: 146')).toBeVisible();
    expect(document.querySelector('svg[aria-label] li')).toBeNull();
  },
);

claim(
  '`height` is the height of the SVG. The height of the legend above it is added. You can also add a toolbar to the HTML.',
  async () => {
    await render(
      <div style={{ width: 500 }} data-box="">
        <ChartDataProvider height={300} xAxis={band} series={barAndLine}>
          <ChartsLegend />
          <ChartsSurface aria-label="Orders">
            <BarPlot />
          </ChartsSurface>
        </ChartDataProvider>
      </div>,
    );
    await expect.poll(() => bars().length).toBe(3);
    const height = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().height;
    expect(height('svg[aria-label="Orders"]')).toBe(300);
    expect(height('[data-box]')).toBeGreaterThan(300);
  },
);

claim(
  'If an axis has a `min` or `max`, a line can leave the drawing area and cover the axes. Ready-made charts clip the line.',
  async () => {
    await render(<ClippedLine />);
    await expect.poll(() => lines().length).toBe(1);
    const area = document.querySelector('svg[aria-label] > clipPath rect') ?? undefined;
    const plot = { left: number(area, 'x'), right: number(area, 'x') + number(area, 'width') };
    const path = document.querySelector<SVGPathElement>('path.MuiLineElement-root');
    const box = path?.getBBox() ?? new DOMRect();
    expect(box.x).toBeLessThan(plot.left - 10);
    expect(box.x + box.width).toBeCloseTo(plot.right, 0);
    expect(labels('X').at(-1)).toBe('2020');
    const group = () => document.querySelector('svg[aria-label] > g[clip-path]');
    expect(group()?.getAttribute('clip-path')).toBe(`url(#${area?.parentElement?.id})`);
    expect(group()?.contains(path)).toBe(true);
    await page.getByRole('switch').click();
    await expect.poll(group).toBeNull();
  },
);

claim(
  'Each plot has its own `onItemClick`, and `onAxisClick` is a prop of `ChartContainer` and `ChartDataProvider`.',
  async () => {
    const calls: string[] = [];
    await show({
      onAxisClick: () => calls.push('axis'),
      children: (
        <>
          <BarPlot onItemClick={(_event, { dataIndex }) => calls.push(`bar ${dataIndex}`)} />
          <MarkPlot onItemClick={(_event, { dataIndex }) => calls.push(`mark ${dataIndex}`)} />
        </>
      ),
    });
    await expect.poll(() => marks().length).toBe(3);
    const [, , bar] = bars();
    const [mark] = marks();
    if (bar && mark) {
      await userEvent.click(bar, { force: true });
      await userEvent.click(mark);
    }
    await expect.poll(() => calls.filter((call) => call !== 'axis')).toEqual(['bar 2', 'mark 0']);
    expect(calls).toContain('axis');
  },
);

claim(
  '`BarPlot` throws this error if the axis of the categories has another `scaleType`.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Boundary>
        <ChartContainer
          width={500}
          height={300}
          xAxis={[{ data: names, scaleType: 'point' }]}
          series={barAndLine}
        >
          <BarPlot />
        </ChartContainer>
      </Boundary>,
    );
    await expect.element(page.getByText('should be of type "band"')).toBeVisible();
  },
);

claim(
  "`ChartsLegend` is in `ChartContainer` and therefore inside the SVG. Browsers don't display HTML elements there, and React reports no error.",
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await show({ children: <ChartsLegend /> });
    await expect.poll(() => document.querySelectorAll('svg ul').length).toBe(1);
    const list = document.querySelector('svg ul');
    expect(list?.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(list?.getBoundingClientRect().width).toBe(0);
    expect(error).not.toHaveBeenCalled();
  },
);

claim('"Loading" and "no data" | `ChartsOverlay` | `@mui/x-charts/ChartsOverlay`', async () => {
  const { unmount } = await show({ series: [{ type: 'bar', data: [] }], xAxis: band });
  await expect.poll(() => elements('svg').length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('No data');
  await unmount();
  await show({
    series: [{ type: 'bar', data: [] }],
    xAxis: [{ data: [], scaleType: 'band' }],
    children: <ChartsOverlay />,
  });
  await expect.poll(() => document.body.textContent).toContain('No data');
});

claim(
  'A hook such as `useDrawingArea()` or a part such as `ChartsXAxis` is used outside the chart.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    function Outside() {
      useDrawingArea();
      return null;
    }
    const { unmount } = await render(
      <Boundary>
        <Outside />
      </Boundary>,
    );
    await expect.element(page.getByText(/Could not find the Charts? context/)).toBeVisible();
    await unmount();
    await render(
      <Boundary>
        <ChartsXAxis />
      </Boundary>,
    );
    await expect.element(page.getByText(/Could not find the Charts? context/)).toBeVisible();
  },
);

claim(
  'The axis then goes from `min` to `min`, even in ready-made charts. Set both `min` and `max`.',
  async () => {
    const years = [1960, 1980, 2000, 2020];
    const ticks = async (limits: { min: number; max?: number }) => {
      const { unmount } = await render(
        <LineChart
          height={300}
          skipAnimation
          xAxis={[{ data: years, valueFormatter: String, ...limits }]}
          series={[{ data: [1, 2, 3, 4] }]}
        />,
      );
      await expect.poll(() => labels('X').length).toBeGreaterThan(0);
      const found = labels('X');
      await unmount();
      return found;
    };
    expect(await ticks({ min: 1980 })).toEqual(['1980']);
    expect(await ticks({ min: 1980, max: 2020 })).toContain('2000');
    expect(await ticks({ min: 1950 })).toContain('2000');
  },
);

claim(
  'If one of the series is a scatter series, the chart finds the point that is nearest to the pointer, and passes it to `onItemClick` of `ChartContainer`. `onItemClick` of `ScatterPlot` is only called for clicks on a point itself. To turn off the search, set `disableVoronoi`.',
  async () => {
    for (const disableVoronoi of [false, true]) {
      const calls: string[] = [];
      const { unmount } = await render(
        <ChartContainer
          aria-label="Points"
          width={400}
          height={300}
          xAxis={[{ min: 0, max: 10 }]}
          yAxis={[{ min: 0, max: 10 }]}
          series={[{ type: 'scatter', data: [{ id: 1, x: 5, y: 5 }] }]}
          disableVoronoi={disableVoronoi}
          onItemClick={() => calls.push('nearest')}
        >
          <ScatterPlot onItemClick={() => calls.push('point')} />
        </ChartContainer>,
      );
      const svg = page.getByLabelText('Points');
      await expect.poll(() => svg.element().querySelectorAll('circle').length).toBe(1);
      const box = svg.element().getBoundingClientRect();
      const point = svg.element().querySelector('circle')?.getBoundingClientRect() ?? new DOMRect();
      const x = point.x + point.width / 2 - box.x;
      const y = point.y + point.height / 2 - box.y;
      await svg.click({ position: { x: x + 40, y } });
      await svg.click({ position: { x, y } });
      await expect
        .poll(() => calls.toSorted())
        .toEqual(disableVoronoi ? ['point'] : ['nearest', 'nearest', 'point']);
      await unmount();
    }
  },
);
