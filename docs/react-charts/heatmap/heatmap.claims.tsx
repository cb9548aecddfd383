import * as React from 'react';

import Tooltip from '@mui/material/Tooltip';
import { ChartsDataProvider, type ChartsDataProviderProps } from '@mui/x-charts/ChartsDataProvider';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useXScale, useYScale, useZColorScale } from '@mui/x-charts/hooks';
import { claim, sourced } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import MonthlyTemperatures from './demos/MonthlyTemperatures';
import MoonCalendar from './demos/MoonCalendar';
import RainByArrowKeys from './demos/RainByArrowKeys';
import UnemploymentTable from './demos/UnemploymentTable';

const docs = { url: 'https://mui.com/x/react-charts/heatmap/', checked: '2026-11-25' };
const api = { url: 'https://mui.com/x/api/charts/heatmap/', checked: '2026-11-25' };

const columns = ['1', '2', '3', '4'];
const rows = ['First', 'Last'];
const gradient = { type: 'continuous' as const, color: ['#000000', '#ffffff'] as const };
const band = (data: string[], gap?: number) => ({
  scaleType: 'band' as const,
  data,
  ...(gap === undefined ? {} : { categoryGapRatio: gap }),
});

interface Cell {
  column: string | number;
  row: string;
  value: number;
}

const all: Cell[] = rows.flatMap((row, y) =>
  columns.map((column, x) => ({ column, row, value: 10 * x + y })),
);

function Cells({ cells = all, names }: { cells?: Cell[]; names?: boolean }) {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'band'>();
  const colorScale = useZColorScale<'linear'>();

  return cells.map(({ column, row, value }) => {
    const rect = (
      <rect
        key={value}
        data-cell={value}
        x={xScale(column)}
        y={yScale(row)}
        width={xScale.bandwidth()}
        height={yScale.bandwidth()}
        fill={colorScale?.(value) ?? 'none'}
      />
    );
    return names ? (
      <Tooltip key={value} title={`Value ${value}`} enterTouchDelay={0}>
        {React.cloneElement(rect, { role: 'img', tabIndex: 0 })}
      </Tooltip>
    ) : (
      rect
    );
  });
}

const show = (
  props: Partial<ChartsDataProviderProps> = {},
  children: React.ReactNode = <Cells />,
  html?: React.ReactNode,
) =>
  render(
    <div style={{ width: 500 }}>
      <ChartsDataProvider
        height={200}
        margin={0}
        xAxis={[{ ...band(columns), height: 0 }]}
        yAxis={[{ ...band(rows), width: 0 }]}
        zAxis={[{ colorMap: gradient }]}
        {...props}
      >
        {html}
        <ChartsSurface>{children}</ChartsSurface>
      </ChartsDataProvider>
    </div>,
  );

const cell = (value: number) =>
  document.querySelector<SVGRectElement>(`[data-cell="${value}"]`) ?? undefined;
const attribute = (value: number, name: string) => cell(value)?.getAttribute(name);
const number = (value: number, name: string) => Number(attribute(value, name) ?? NaN);
const ready = () =>
  expect.poll(() => document.querySelectorAll('[data-cell]').length).toBeGreaterThan(0);
const rects = () => [...document.querySelectorAll<SVGRectElement>('svg[aria-label] > g > rect')];

class Boundary extends React.Component<React.PropsWithChildren, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message === undefined ? this.props.children : <p>{this.state.message}</p>;
  }
}

sourced('`Heatmap` is a component of `@mui/x-charts-pro`.', docs);
sourced(
  'Each entry of `data` is a tuple: the index on the x-axis, the index on the y-axis, and the value. Both axes need `data`, which contains the categories.',
  docs,
);
sourced("Show the legend | `hideLegend={false}`; by default, it's a `ContinuousColorLegend`", {
  url: 'https://github.com/mui/mui-x/pull/17943',
  checked: '2026-11-25',
});
sourced('Highlight the hovered cell | `highlightScope` of the series', docs);
sourced('Write the value into each cell | your own component as the `cell` slot', api);
sourced(
  'Replace the content of the tooltip | the `tooltip` slot; `HeatmapTooltipContent` is the default content',
  docs,
);
sourced(
  'Version 8.23 added zoom, version 8.25 keyboard navigation, and version 8.27.2 `onItemClick`, which receives the clicked cell.',
  { url: 'https://github.com/mui/mui-x/blob/v8.x/CHANGELOG.md', checked: '2026-11-25' },
);

claim(
  'This heatmap uses only the MIT package. Hover over a cell to see its city, month, and value.',
  async () => {
    await render(<MonthlyTemperatures />);
    const chicago = page.getByRole('img', { name: 'Chicago, Jan: -4 °C' });
    await expect.element(chicago).toBeVisible();
    await chicago.hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Chicago, Jan: -4 °C');
  },
);

claim("You don't need `series`, because no plot draws your data.", async () => {
  await show();
  await ready();
  expect(document.querySelectorAll('[data-cell]')).toHaveLength(8);
  expect(attribute(0, 'x')).not.toBeNull();
});

claim(
  '**Position:** `useXScale()` and `useYScale()` return the start of a category in pixels.',
  async () => {
    await show({
      xAxis: [{ ...band(columns, 0), height: 0 }],
      yAxis: [{ ...band(rows, 0), width: 0 }],
    });
    await ready();
    expect([0, 10, 20, 30].map((each) => number(each, 'x'))).toEqual([0, 125, 250, 375]);
    expect([0, 1].map((each) => number(each, 'y'))).toEqual([0, 100]);
  },
);

claim(
  '**Size:** `bandwidth()` of each scale is the width or the height of a cell. `categoryGapRatio` of the axis sets the gap between cells: 0.06 in the demo, and 0.2 by default.',
  async () => {
    await show();
    await ready();
    const distance = number(10, 'x') - number(0, 'x');
    expect((distance - number(0, 'width')) / distance).toBeCloseTo(0.2);
    const vertical = number(1, 'y') - number(0, 'y');
    expect((vertical - number(0, 'height')) / vertical).toBeCloseTo(0.2);
    document.body.innerHTML = '';
    await render(<MonthlyTemperatures />);
    await expect.poll(() => rects().length).toBe(72);
    const [first, second] = rects().map((each) => each.getBBox());
    const step = (second?.x ?? 0) - (first?.x ?? 0);
    expect((step - (first?.width ?? 0)) / step).toBeCloseTo(0.06);
  },
);

claim(
  '**Color:** `useZColorScale()` returns a function that converts a value to a color. Set the colors in `zAxis`.',
  async () => {
    await show({ zAxis: [{ colorMap: { ...gradient, min: 0, max: 30 } }] });
    await ready();
    expect(attribute(0, 'fill')).toBe('rgb(0, 0, 0)');
    expect(attribute(30, 'fill')).toBe('rgb(255, 255, 255)');
  },
);

claim(
  '**Order:** the first category of the y-axis is at the top. Set `reverse: true` to put it at the bottom.',
  async () => {
    const { rerender } = await show();
    await ready();
    expect(number(0, 'y')).toBeLessThan(number(1, 'y'));
    await rerender(
      <div style={{ width: 500 }}>
        <ChartsDataProvider
          height={200}
          xAxis={[band(columns)]}
          yAxis={[{ ...band(rows), reverse: true }]}
          zAxis={[{ colorMap: gradient }]}
        >
          <ChartsSurface>
            <Cells />
          </ChartsSurface>
        </ChartsDataProvider>
      </div>,
    );
    await expect.poll(() => number(0, 'y') > number(1, 'y')).toBe(true);
  },
);

claim(
  "`'continuous'` | A gradient from `min` to `max`; the defaults are 0 and 100 | `ContinuousColorLegend`",
  async () => {
    await show(
      {},
      <Cells
        cells={[
          { column: '1', row: 'First', value: 0 },
          { column: '2', row: 'First', value: 100 },
        ]}
      />,
      <ContinuousColorLegend />,
    );
    await ready();
    expect(attribute(0, 'fill')).toBe('rgb(0, 0, 0)');
    expect(attribute(100, 'fill')).toBe('rgb(255, 255, 255)');
    await expect.element(page.getByText('100', { exact: true })).toBeVisible();
  },
);

const showPieces = async () => {
  const colorMap = {
    type: 'piecewise' as const,
    thresholds: [25, 50],
    colors: ['red', 'green', 'blue'],
  };
  await show(
    { zAxis: [{ colorMap }] },
    <Cells
      cells={[24, 25, 50].map((value, index) => ({
        column: columns[index] ?? '',
        row: 'First',
        value,
      }))}
    />,
    <PiecewiseColorLegend />,
  );
  await ready();
  expect([24, 25, 50].map((each) => attribute(each, 'fill'))).toEqual(['red', 'green', 'blue']);
  await expect.poll(() => document.querySelectorAll('li').length).toBe(3);
};

claim(
  "`'piecewise'` | One color for each range between `thresholds`; one more color than thresholds | `PiecewiseColorLegend`",
  showPieces,
);

claim(
  'A threshold belongs to the color above it: with `thresholds: [25, 50]`, the value 25 has the second color.',
  showPieces,
);

claim(
  'In a continuous map, `color` is an array of two colors, or a function that receives a number between 0 and 1 and returns a color.',
  async () => {
    const color = vi.fn((part: number) => (part < 0.5 ? 'blue' : 'red'));
    await show({ zAxis: [{ colorMap: { type: 'continuous', min: 0, max: 30, color } }] });
    await ready();
    expect([0, 10, 20, 30].map((each) => attribute(each, 'fill'))).toEqual([
      'blue',
      'blue',
      'red',
      'red',
    ]);
    const parts = color.mock.calls.map(([part]) => part);
    expect(Math.min(...parts)).toBe(0);
    expect(parts).toContain(1);
  },
);

/** Returns the contrast of two gray or colored `rgb()` values. */
const luminance = (color: string) => {
  const [r = 0, g = 0, b = 0] = (color.match(/\d+/g) ?? []).map((each) => {
    const part = Number(each) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

claim(
  '`getContrastRatio` of Material UI compares two colors: the first demo uses white if it has a contrast of at least 4.5, and black otherwise.',
  async () => {
    await render(<MonthlyTemperatures />);
    await expect.poll(() => rects().length).toBe(72);
    const used = new Set<string>();
    rects().forEach((rect) => {
      const text = rect.nextElementSibling?.getAttribute('fill') ?? '';
      const white = 1.05 / (luminance(getComputedStyle(rect).fill) + 0.05);
      used.add(text);
      expect(text).toBe(white >= 4.5 ? '#fff' : '#000');
    });
    expect([...used].toSorted()).toEqual(['#000', '#fff']);
  },
);

claim(
  'Set `pointerEvents="none"` on the text. Otherwise, it blocks pointer events for the cell below it.',
  async () => {
    await render(<MonthlyTemperatures />);
    await expect.poll(() => rects().length).toBe(72);
    const rect = rects()[0];
    const text = rect?.nextElementSibling;
    const box = text?.getBoundingClientRect() ?? new DOMRect();
    const hit = () => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    expect(hit()).toBe(rect);
    text?.removeAttribute('pointer-events');
    expect(hit()).toBe(text);
  },
);

claim(
  'It opens on hover and on focus and, with `enterTouchDelay={0}`, when your user taps a cell. The title becomes the `aria-label` of the `<rect>`.',
  async () => {
    await show({}, <Cells names />);
    await ready();
    expect(attribute(10, 'aria-label')).toBe('Value 10');
    const tooltip = page.getByRole('tooltip');
    await page.getByRole('img', { name: 'Value 10' }).hover();
    await expect.element(tooltip).toHaveTextContent('Value 10');
    await userEvent.unhover(page.getByRole('img', { name: 'Value 10' }));
    await expect.element(tooltip).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(tooltip).toHaveTextContent('Value 0');
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
    const target = cell(20);
    target?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
    await expect.element(tooltip).toHaveTextContent('Value 20');
    target?.dispatchEvent(new TouchEvent('touchend', { bubbles: true }));
  },
);

claim(
  "`ChartsTooltip` doesn't open for such cells, because it shows the values of `series`.",
  async () => {
    await show({}, <Cells />, <ChartsTooltip trigger="axis" />);
    await ready();
    const target = cell(10);
    if (target) {
      await userEvent.hover(target);
      await userEvent.hover(target, { position: { x: 20, y: 20 } });
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.querySelector('[role="tooltip"]')?.textContent ?? '').not.toContain('10');
  },
);

claim(
  'With `role="grid"`, the cells share one Tab stop, and the arrow keys move between them:',
  async () => {
    await render(
      <>
        <RainByArrowKeys />
        <button type="button">After</button>
      </>,
    );
    await expect.element(page.getByRole('grid')).toBeInTheDocument();
    await userEvent.tab();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    expect(focused()).toBe('San Francisco, Jul: 0 mm');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('London, Aug: 53 mm');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(focused()).toBe('San Francisco, Jul: 0 mm');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('After');
  },
);

claim(
  'Only the current cell has `tabIndex={0}`, and all others have `-1`. Home and End go to the first and the last month of a city. Each cell has an `aria-label` with its city, month, and value, and the text below the chart shows the same to everyone.',
  async () => {
    await render(<RainByArrowKeys />);
    await expect.poll(() => page.getByRole('gridcell').all().length).toBe(60);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('London, Dec: 57 mm');
    await expect.element(page.getByText('London, Dec: 57 mm')).toBeVisible();
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
    expect(document.querySelectorAll('[role="gridcell"][tabindex="-1"]')).toHaveLength(59);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('London, Jan: 59 mm');
  },
);

claim(
  '**Months:** `tickInterval` returns `true` only for weeks that contain the first day of a month, and `valueFormatter` returns the name of that month.',
  async () => {
    await page.viewport(1000, 600);
    await render(<MoonCalendar />);
    const labels = () =>
      [...document.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')].map(
        (each) => each.textContent,
      );
    await expect.poll(() => labels().length).toBe(12);
    expect(labels().slice(0, 3)).toEqual(['Jan', 'Feb', 'Mar']);
  },
);

claim(
  '**Week:** count the days since the Monday on or before January 1, divide by 7, and round down.',
  async () => {
    await render(<MoonCalendar />);
    const days = () => [...document.querySelectorAll<SVGRectElement>('svg[aria-label] > rect')];
    await expect.poll(() => days().length).toBe(365);
    const place = (index: number) => days()[index]?.getBBox() ?? new DOMRect();
    // January 1, 2025 was a Wednesday: five days of the week are left.
    expect(place(4).x).toBe(place(0).x);
    expect(place(5).x).toBeGreaterThan(place(0).x);
    expect(place(5).y).toBeLessThan(place(0).y);
    expect(place(364).y).toBe(place(0).y);
  },
);

claim('**Hover:** one `onPointerEnter` for each day sets the state.', async () => {
  await render(<MoonCalendar />);
  const days = () => [...document.querySelectorAll<SVGRectElement>('svg[aria-label] > rect')];
  await expect.poll(() => days().length).toBe(365);
  days()[28]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await expect.element(page.getByText('Jan 29, 2025: 0% of the Moon is lit')).toBeVisible();
});

claim('A screen reader announces the month and the year of each cell.', async () => {
  await render(<UnemploymentTable />);
  await expect.element(page.getByRole('table', { name: /Unemployment rate/ })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Apr' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: '2020' })).toBeVisible();
});

claim(
  '`min` and `max` of the `colorMap` are missing, so the colors are for 0 to 100. Set both to the limits of your data.',
  async () => {
    await show();
    await ready();
    const gray = (value: number) => Number((attribute(value, 'fill') ?? '').match(/\d+/)?.[0]);
    expect(gray(0)).toBe(0);
    expect(gray(30)).toBeLessThan(255 / 3);
  },
);

claim(
  'A value below `min` or above `max` gets a color beyond the ends of the gradient, such as a lighter or darker one, up to white or black.',
  async () => {
    const colorMap = {
      type: 'continuous' as const,
      min: 10,
      max: 20,
      color: ['#444444', '#888888'] as const,
    };
    await show({ zAxis: [{ colorMap }] });
    await ready();
    expect(attribute(10, 'fill')).toBe('rgb(68, 68, 68)');
    expect(attribute(0, 'fill')).toBe('rgb(0, 0, 0)');
    expect(attribute(30, 'fill')).toBe('rgb(204, 204, 204)');
  },
);

claim('`useZColorScale()` is used in a chart without `zAxis`. Add it.', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(
    { zAxis: [] },
    <foreignObject width={500} height={100}>
      <Boundary>
        <Cells />
      </Boundary>
    </foreignObject>,
  );
  await expect
    .element(page.getByText("Cannot read properties of undefined (reading 'colorScale')"))
    .toBeInTheDocument();
  log.mockRestore();
});

claim(
  "The `colorMap` isn't on the `zAxis`, or its type doesn't match the legend. `ContinuousColorLegend` shows only `'continuous'` maps, and `PiecewiseColorLegend` only `'piecewise'` maps.",
  async () => {
    const lists = () => document.querySelectorAll('ul').length;
    const { unmount } = await show({}, <Cells />, <PiecewiseColorLegend />);
    await ready();
    expect(lists()).toBe(0);
    await unmount();
    const colorMap = { type: 'piecewise' as const, thresholds: [25], colors: ['red', 'green'] };
    const second = await show({ zAxis: [{ colorMap }] }, <Cells />, <ContinuousColorLegend />);
    await ready();
    expect(lists()).toBe(0);
    await second.unmount();
    await show(
      { yAxis: [{ ...band(rows), width: 0, colorMap: gradient }], zAxis: [{}] },
      <Cells />,
      <ContinuousColorLegend />,
    );
    await ready();
    expect(lists()).toBe(0);
  },
);

claim(
  "`xScale(value)` is `undefined` for a category that isn't in the `data` of the axis, so the `<rect>` has no `x`. Check spelling and type: `'1'` isn't `1`.",
  async () => {
    await show(
      {},
      <Cells
        cells={[
          { column: 1, row: 'First', value: 0 },
          { column: '1', row: 'First', value: 9 },
        ]}
      />,
    );
    await ready();
    expect(attribute(0, 'x')).toBeNull();
    expect(attribute(9, 'x')).not.toBeNull();
  },
);
