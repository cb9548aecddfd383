import * as React from 'react';

import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import {
  ChartsLegend,
  ContinuousColorLegend,
  PiecewiseColorLegend,
  piecewiseColorLegendClasses,
  type ContinuousColorLegendProps,
  type PiecewiseColorLegendProps,
} from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart, LinePlot, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CityTemperatures from './demos/CityTemperatures';
import LegendWithValues from './demos/LegendWithValues';
import RainPieces from './demos/RainPieces';
import TemperatureGradient from './demos/TemperatureGradient';
import ToggleSeries from './demos/ToggleSeries';

const wide = (children: React.ReactNode, width = 500) =>
  render(<div style={{ width }}>{children}</div>);

const common = { 'aria-label': 'Chart', height: 300, skipAnimation: true };
const bars = (props: Partial<BarChartProps> = {}) => (
  <BarChart
    {...common}
    xAxis={[{ data: ['A', 'B', 'C'] }]}
    series={[
      { data: [30, 60, 90], label: 'One', id: 'one' },
      { data: [90, 60, 30], label: 'Two', id: 'two' },
    ]}
    {...props}
  />
);
const lines = (props: Partial<LineChartProps> = {}) => (
  <LineChart
    {...common}
    xAxis={[{ data: ['A', 'B', 'C'], scaleType: 'point' }]}
    series={[
      { data: [30, 60, 90], label: 'One', id: 'one' },
      { data: [90, 60, 30], label: 'Two', id: 'two' },
    ]}
    {...props}
  />
);

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`No ${selector}`);
  }
  return found;
};
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const legend = () => element('.MuiChartsLegend-root');
const entries = () => all('.MuiChartsLegend-root li').map((each) => each.textContent);
const chart = () => page.getByLabelText('Chart');
const rect = (target: Element) => target.getBoundingClientRect();
const drawn = () => expect.poll(() => all('svg text').length).toBeGreaterThan(0);

/** Opens the tooltip in the middle of the chart. */
const tooltipRows = async () => {
  let x = 250;
  await expect
    .poll(async () => {
      x = x === 250 ? 251 : 250;
      await chart().hover({ position: { x, y: 150 } });
      return all('.MuiChartsTooltip-paper').length;
    })
    .toBe(1);
  return all('.MuiChartsTooltip-paper tr').map((row) => row.textContent);
};

claim('To add a series or slice to the legend, set its `label`.', async () => {
  const { unmount } = await render(<CityTemperatures />);
  await expect.poll(entries).toEqual(['Miami', 'New York', 'Chicago']);
  await unmount();
  await wide(bars({ series: [{ data: [1, 2, 3] }] }));
  await drawn();
  expect(document.querySelector('.MuiChartsLegend-root')).toBeNull();
});

claim(
  "Series without a `label` aren't listed, and a legend without entries takes no space.",
  async () => {
    const first = await wide(bars({ series: [{ data: [1] }, { data: [1], label: 'Two' }] }));
    await expect.poll(entries).toEqual(['Two']);
    await first.unmount();
    const heights: number[] = [];
    for (const hideLegend of [true, false]) {
      const { container, unmount } = await wide(
        bars({ series: [{ data: [1, 2, 3] }], hideLegend }),
      );
      await drawn();
      heights.push(rect(container).height);
      await unmount();
    }
    expect(heights[0]).toBe(heights[1]);
  },
);

claim(
  'A horizontal legend is above or below the chart, and a vertical one is next to it.',
  async () => {
    const place = async (
      direction: 'horizontal' | 'vertical',
      position: { vertical?: 'top' | 'bottom'; horizontal?: 'start' | 'end' },
    ) => {
      const { unmount } = await wide(bars({ slotProps: { legend: { direction, position } } }));
      await drawn();
      const list = rect(legend());
      const svg = rect(chart().element());
      await unmount();
      if (list.bottom <= svg.top) {
        return 'above';
      }
      if (list.top >= svg.bottom) {
        return 'below';
      }
      return list.left >= svg.right ? 'right' : list.right <= svg.left ? 'left' : 'over';
    };
    expect(await place('horizontal', { vertical: 'top' })).toBe('above');
    expect(await place('horizontal', { vertical: 'bottom' })).toBe('below');
    expect(await place('vertical', { horizontal: 'end' })).toBe('right');
    expect(await place('vertical', { horizontal: 'start' })).toBe('left');
  },
);

claim("Above the chart (default) | `'horizontal'` | `{ vertical: 'top' }`", async () => {
  await wide(bars());
  await drawn();
  expect(rect(legend()).bottom).toBeLessThanOrEqual(rect(chart().element()).top);
});

claim("On the right (default for a pie) | `'vertical'` | `{ horizontal: 'end' }`", async () => {
  await wide(<PieChart {...common} series={[{ data: [{ id: 0, value: 1, label: 'One' }] }]} />);
  await expect.poll(entries).toEqual(['One']);
  expect(rect(legend()).left).toBeGreaterThanOrEqual(rect(chart().element()).right);
});

claim(
  "The other field of `position` aligns the legend on that side: `{ vertical: 'bottom', horizontal: 'start' }` is below the chart, on the left.",
  async () => {
    await wide(
      bars({
        slotProps: { legend: { position: { vertical: 'bottom', horizontal: 'start' } } },
      }),
    );
    await drawn();
    expect(rect(legend()).top).toBeGreaterThanOrEqual(rect(chart().element()).bottom);
    expect(rect(legend()).left - rect(chart().element()).left).toBeLessThan(20);
    expect(rect(legend()).right).toBeLessThan(rect(chart().element()).right - 200);
  },
);

claim('In right-to-left layouts, left and right are swapped.', async () => {
  await wide(
    <div dir="rtl">
      {bars({ slotProps: { legend: { direction: 'vertical', position: { horizontal: 'end' } } } })}
    </div>,
  );
  await drawn();
  expect(rect(legend()).right).toBeLessThanOrEqual(rect(chart().element()).left);
});

claim(
  '`height` of the chart is the height of its `<svg>`, so a horizontal legend adds its own height. Without `height`, the chart fills its container, including the legend.',
  async () => {
    const { container, unmount } = await wide(bars());
    await drawn();
    expect(rect(chart().element()).height).toBe(300);
    expect(rect(container).height).toBeGreaterThan(310);
    await unmount();
    await wide(
      <div style={{ height: 300, display: 'flex' }} data-testid="box">
        {bars({ height: undefined })}
      </div>,
    );
    await drawn();
    await expect.poll(() => rect(chart().element()).height).toBeLessThan(290);
    const { bottom } = rect(page.getByTestId('box').element());
    expect(rect(chart().element()).bottom).toBeLessThanOrEqual(bottom + 1);
  },
);

claim('Set `hideLegend` on the chart.', async () => {
  await wide(bars({ hideLegend: true }));
  await drawn();
  expect(document.querySelector('.MuiChartsLegend-root')).toBeNull();
});

claim('The `hidden` prop of the legend, which worked in version 7, has no effect.', async () => {
  const old = { direction: 'horizontal' as const, hidden: true };
  await wide(bars({ slotProps: { legend: old } }));
  await drawn();
  await expect.element(page.getByText('One')).toBeVisible();
});

claim(
  "To hide one entry, leave out the `label` of its series. The tooltip then doesn't show a name for the series.",
  async () => {
    await wide(bars({ series: [{ data: [5, 6, 7] }, { data: [1, 2, 3], label: 'Two' }] }));
    await expect.poll(entries).toEqual(['Two']);
    expect(await tooltipRows()).toEqual(['6', 'Two2']);
  },
);

claim(
  "To use different texts in the legend and in the tooltip, pass a function as the label: `label: (location) => (location === 'legend' ? 'NYC' : 'New York City')`.",
  async () => {
    await wide(
      bars({
        series: [
          {
            data: [5, 6, 7],
            label: (location) => (location === 'legend' ? 'NYC' : 'New York City'),
          },
        ],
      }),
    );
    await expect.poll(entries).toEqual(['NYC']);
    expect(await tooltipRows()).toEqual(['New York City6']);
  },
);

claim(
  'Give each series a `color`, because the remaining series would otherwise get different colors from the palette. Set the limits of the axis, so that they stay the same.',
  async () => {
    const color = () => element('.MuiChartsLegend-root svg [fill]').getAttribute('fill');
    const last = () =>
      all('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').at(-1)?.textContent;
    const both = [
      { data: [200, 200, 200], label: 'One' },
      { data: [10, 10, 10], label: 'Two' },
    ];
    const { unmount } = await wide(bars({ series: both }));
    await drawn();
    const before = { color: color(), last: last() };
    await unmount();
    await wide(bars({ series: both.slice(1) }));
    await drawn();
    expect(color()).toBe(before.color);
    expect(last()).not.toBe(before.last);
  },
);

claim('Filter `series` yourself, with checkboxes instead of the legend.', async () => {
  await render(<ToggleSeries />);
  const count = () => all('.MuiLineElement-root').length;
  await expect.poll(count).toBe(2);
  await page.getByRole('checkbox', { name: 'New York' }).click();
  await expect.poll(count).toBe(3);
  await page.getByRole('checkbox', { name: 'Miami' }).click();
  await expect.poll(count).toBe(2);
});

claim(
  'To use the legend itself, pass `onItemClick`, which turns its entries into buttons.',
  async () => {
    const { unmount } = await wide(lines());
    await expect.poll(entries).toEqual(['One', 'Two']);
    expect(page.getByRole('button').query()).toBeNull();
    await unmount();
    const onItemClick = vi.fn();
    await wide(lines({ slotProps: { legend: { onItemClick } } }));
    await page.getByRole('button', { name: 'Two' }).click();
    expect(onItemClick).toHaveBeenCalledOnce();
  },
);

claim(
  "`onItemClick` receives the event, `{ type, seriesId, itemId, label, color }`, and the index of the entry. In a pie chart, `itemId` is the `id` of the slice. Give each slice an `id`, because it's generated otherwise.",
  async () => {
    const onItemClick = vi.fn();
    await wide(
      <PieChart
        {...common}
        series={[
          {
            id: 'pie',
            data: [
              { id: 'first', value: 1, label: 'One', color: '#123456' },
              { value: 2, label: 'Two', color: '#654321' },
            ],
          },
        ]}
        slotProps={{ legend: { onItemClick } }}
      />,
    );
    await page.getByRole('button', { name: 'One' }).click();
    await page.getByRole('button', { name: 'Two' }).click();
    const [first, second] = onItemClick.mock.calls;
    expect(first?.slice(1)).toEqual([
      { type: 'series', seriesId: 'pie', itemId: 'first', label: 'One', color: '#123456' },
      0,
    ]);
    expect(second?.[1]).toMatchObject({ itemId: expect.stringContaining('generated') });
    expect(second?.[2]).toBe(1);
  },
);

claim(
  'Keep the hidden series in the chart with `null` as its values. Otherwise, its button disappears.',
  async () => {
    const { unmount } = await wide(
      lines({
        series: [
          { data: [1, 2, 3], label: 'One' },
          { data: [null, null, null], label: 'Two' },
        ],
        slotProps: { legend: { onItemClick: () => {} } },
      }),
    );
    await expect.element(page.getByRole('button', { name: 'Two' })).toBeVisible();
    expect(all('.MuiLineElement-root').filter((line) => line.getAttribute('d'))).toHaveLength(1);
    await unmount();
    await wide(
      lines({
        series: [{ data: [1, 2, 3], label: 'One' }],
        slotProps: { legend: { onItemClick: () => {} } },
      }),
    );
    await expect.poll(() => page.getByRole('button').elements().length).toBe(1);
  },
);

claim(
  "The buttons don't tell screen readers whether a series is visible, so prefer checkboxes.",
  async () => {
    await wide(lines({ slotProps: { legend: { onItemClick: () => {} } } }));
    const button = page.getByRole('button', { name: 'One' });
    await expect.element(button).toBeVisible();
    expect(
      button
        .element()
        .getAttributeNames()
        .filter((name) => name.startsWith('aria-')),
    ).toEqual([]);
  },
);

const heat = { type: 'continuous', min: 0, max: 100, color: ['#000000', '#ff0000'] } as const;
const pieces = {
  type: 'piecewise',
  thresholds: [40, 80],
  colors: ['#111111', '#222222', '#333333'],
} as const;
const continuous = (
  props: ContinuousColorLegendProps = {},
  yAxis: BarChartProps['yAxis'] = [{ colorMap: { ...heat, color: [...heat.color] } }],
) => bars({ yAxis, slots: { legend: ContinuousColorLegend }, slotProps: { legend: props } });
const piecewise = (props: PiecewiseColorLegendProps = {}) =>
  bars({
    yAxis: [
      { colorMap: { ...pieces, thresholds: [...pieces.thresholds], colors: [...pieces.colors] } },
    ],
    slots: { legend: PiecewiseColorLegend },
    slotProps: { legend: props },
  });
const texts = (kind: 'ContinuousColorLegend' | 'PiecewiseColorLegendClasses') =>
  all(`.Mui${kind}-root li`).map((each) => each.textContent);
const gradient = () => rect(element('.MuiChartsLabelGradient-mask'));

claim(
  'A `colorMap` colors values, but the legend still lists the series. For a gradient, replace the legend with `ContinuousColorLegend`. For a heatmap, see Heatmap colors.',
  async () => {
    await wide(bars({ yAxis: [{ colorMap: { ...heat, color: [...heat.color] } }] }));
    await expect.poll(entries).toEqual(['One', 'Two']);
  },
);

claim(
  "Set `axisDirection` to the axis that has the `colorMap`: `'x'`, `'y'`, or `'z'`. The default is `'z'`, which scatter charts use.",
  async () => {
    const first = await wide(continuous());
    await drawn();
    expect(texts('ContinuousColorLegend')).toEqual([]);
    await first.unmount();
    const second = await wide(continuous({ axisDirection: 'y' }));
    await expect.poll(() => texts('ContinuousColorLegend')).toEqual(['0', '', '100']);
    await second.unmount();
    await wide(
      <ScatterChart
        {...common}
        series={[{ data: [{ id: 1, x: 1, y: 1, z: 50 }] }]}
        zAxis={[{ colorMap: { ...heat, color: [...heat.color] } }]}
        slots={{ legend: ContinuousColorLegend }}
      />,
    );
    await expect.poll(() => texts('ContinuousColorLegend')).toEqual(['0', '', '100']);
  },
);

claim(
  "`labelPosition` | `'start'` above or on the left, `'end'` below or on the right, `'extremes'` at both ends | `'end'`",
  async () => {
    const place = async (
      labelPosition?: 'start' | 'end' | 'extremes',
      direction: 'horizontal' | 'vertical' = 'horizontal',
    ) => {
      const { unmount } = await wide(
        continuous({ axisDirection: 'y', direction, ...(labelPosition && { labelPosition }) }),
      );
      await expect.poll(() => texts('ContinuousColorLegend').length).toBe(3);
      const label = rect(element('.MuiContinuousColorLegend-minLabel'));
      const bar = gradient();
      await unmount();
      if (direction === 'vertical' && label.right <= bar.left + 1) {
        return 'left';
      }
      if (direction === 'vertical' && label.left >= bar.right - 1) {
        return 'right';
      }
      if (label.bottom <= bar.top + 1) {
        return 'above';
      }
      return label.top >= bar.bottom - 1 ? 'below' : 'end of the gradient';
    };
    expect(await place()).toBe('below');
    expect(await place('start')).toBe('above');
    expect(await place('end')).toBe('below');
    expect(await place('extremes')).toBe('end of the gradient');
    expect(await place('start', 'vertical')).toBe('left');
    expect(await place('end', 'vertical')).toBe('right');
    // The minimum is at the lower end.
    expect(await place('extremes', 'vertical')).toBe('below');
  },
);

claim(
  '`minLabel`, `maxLabel` | Text at the ends: a string, or a function of the value | `min` and `max` of the map',
  async () => {
    const first = await wide(
      continuous({ axisDirection: 'y' }, [
        { colorMap: { type: 'continuous', min: 10, max: 90, color: ['#000000', '#ff0000'] } },
      ]),
    );
    await expect.poll(() => texts('ContinuousColorLegend')).toEqual(['10', '', '90']);
    await first.unmount();
    await wide(
      continuous({
        axisDirection: 'y',
        minLabel: 'Low',
        maxLabel: ({ value }) => `up to ${String(value)}`,
      }),
    );
    await expect.poll(() => texts('ContinuousColorLegend')).toEqual(['Low', '', 'up to 100']);
  },
);

claim(
  "`thickness` | Height of the gradient in pixels, or the width if it's vertical | 12",
  async () => {
    const first = await wide(continuous({ axisDirection: 'y' }));
    await expect.poll(() => texts('ContinuousColorLegend').length).toBe(3);
    expect(gradient().height).toBe(12);
    await first.unmount();
    await wide(continuous({ axisDirection: 'y', direction: 'vertical', thickness: 20 }));
    await expect.poll(() => texts('ContinuousColorLegend').length).toBe(3);
    expect(gradient().width).toBe(20);
  },
);

claim('`reverse` | Puts the highest value first | `false`', async () => {
  await wide(continuous({ axisDirection: 'y', reverse: true }));
  await expect.poll(() => texts('ContinuousColorLegend')).toEqual(['100', '', '0']);
  expect(rect(element('.MuiContinuousColorLegend-maxLabel')).left).toBeLessThan(
    rect(element('.MuiContinuousColorLegend-minLabel')).left,
  );
});

claim(
  'The gradient is as long as its labels need. Set its `width` in `sx`, or the `height` of a vertical one.',
  async () => {
    const first = await wide(continuous({ axisDirection: 'y' }));
    await expect.poll(() => texts('ContinuousColorLegend').length).toBe(3);
    expect(gradient().width).toBeLessThan(100);
    await first.unmount();
    await render(<TemperatureGradient />);
    await expect.poll(() => texts('ContinuousColorLegend')).toEqual(['5 °C', '', '25 °C']);
    expect(gradient().width).toBeGreaterThan(120);
    expect(rect(element('.MuiContinuousColorLegend-root')).width).toBe(240);
  },
);

claim(
  "By default, `labelPosition` is `'extremes'`, and only the first and the last piece have a text: `<45` and `>55`.",
  async () => {
    await wide(
      bars({
        yAxis: [
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [45, 55],
              colors: ['#111111', '#222222', '#333333'],
            },
          },
        ],
        slots: { legend: PiecewiseColorLegend },
        slotProps: { legend: { axisDirection: 'y' } },
      }),
    );
    await expect.poll(() => texts('PiecewiseColorLegendClasses')).toEqual(['<45', '', '>55']);
  },
);

claim("To show a text next to each mark, set `'inline-end'`.", async () => {
  await render(<RainPieces />);
  await expect
    .poll(() => texts('PiecewiseColorLegendClasses'))
    .toEqual(['Dry (under 45 mm)', 'Average', 'Wet (55 mm and more)']);
  const [item] = all('.MuiPiecewiseColorLegendClasses-root li');
  const mark = item?.querySelector('.MuiChartsLabelMark-root');
  const label = item?.querySelector('.MuiPiecewiseColorLegendClasses-label');
  expect(mark && label && rect(mark).right <= rect(label).left).toBe(true);
});

claim(
  '`labelFormatter` receives `index`, `min`, `max`, and both as formatted text. Return an empty string to show only the mark, and `null` to leave out the piece.',
  async () => {
    const labelFormatter = vi.fn(
      ({ index }: { index: number }) => ['', null, 'High'][index] ?? null,
    );
    await wide(piecewise({ axisDirection: 'y', labelPosition: 'end', labelFormatter }));
    await expect.poll(() => texts('PiecewiseColorLegendClasses')).toEqual(['', 'High']);
    expect(all('.MuiPiecewiseColorLegendClasses-root .MuiChartsLabelMark-root')).toHaveLength(2);
    expect(labelFormatter.mock.calls.map(([params]) => params)).toContainEqual({
      index: 1,
      length: 2,
      min: 40,
      max: 80,
      formattedMin: '40',
      formattedMax: '80',
    });
  },
);

claim('This legend also shows the values of a pie:', async () => {
  await render(<LegendWithValues />);
  const items = () => all('ul li').map((each) => each.textContent);
  await expect.poll(items).toContain('Natural gas1,802');
  expect(items()).toHaveLength(6);
  const svg = page.getByLabelText(/Electricity in the United States/).element();
  expect(rect(element('ul')).left).toBeGreaterThanOrEqual(rect(svg).right);
});

claim(
  'Each item has `id`, `label`, `color`, `markType`, and `seriesId`, and in a pie chart also `itemId`.',
  async () => {
    let found: ReturnType<typeof useLegend>['items'] = [];
    function Own() {
      const { items } = useLegend();
      React.useEffect(() => {
        found = items;
      });
      return <p>Own legend</p>;
    }
    const { unmount } = await wide(bars({ slots: { legend: Own } }));
    await expect.element(page.getByText('Own legend')).toBeVisible();
    expect(found[0]).toMatchObject({
      id: 'one',
      label: 'One',
      color: expect.any(String) as string,
      markType: 'square',
      seriesId: 'one',
    });
    expect(found[0]).not.toHaveProperty('itemId');
    await unmount();
    await wide(
      <PieChart
        {...common}
        series={[{ id: 'pie', data: [{ id: 'slice', value: 1, label: 'Slice' }] }]}
        slots={{ legend: Own }}
      />,
    );
    await expect.element(page.getByText('Own legend')).toBeVisible();
    expect(found[0]).toMatchObject({ seriesId: 'pie', itemId: 'slice' });
  },
);

claim(
  "For a piecewise legend, use the classes in `piecewiseColorLegendClasses`, because they don't start with `MuiPiecewiseColorLegend-`.",
  async () => {
    await wide(piecewise({ axisDirection: 'y' }));
    await expect.poll(() => all(`.${piecewiseColorLegendClasses.root}`).length).toBe(1);
    expect(piecewiseColorLegendClasses.root).toBe('MuiPiecewiseColorLegendClasses-root');
  },
);

const series = [{ type: 'line' as const, data: [41, 44, 52], label: 'Loans' }];
const xAxis = [{ data: [2021, 2022, 2023], scaleType: 'point' as const }];

claim(
  'All parts have to be inside `ChartDataProvider`. For example, you can put `ChartsLegend` next to a heading:',
  async () => {
    await wide(
      <ChartDataProvider height={260} xAxis={xAxis} series={series}>
        <h3>Library</h3>
        <ChartsLegend />
        <ChartsSurface>
          <LinePlot />
        </ChartsSurface>
      </ChartDataProvider>,
    );
    await expect.element(page.getByText('Loans')).toBeVisible();
    await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(render(<ChartsLegend />)).rejects.toThrow('Could not find the Chart');
  },
);

claim(
  "In a composition, `ChartsLegend` is an HTML list, so it can't be inside `ChartContainer` or `ChartsSurface`, which render an `<svg>`.",
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await wide(
      <ChartContainer height={260} xAxis={xAxis} series={series}>
        <LinePlot />
        <ChartsLegend />
      </ChartContainer>,
    );
    await expect.poll(() => document.querySelector('svg .MuiChartsLegend-root')).not.toBeNull();
    expect(rect(legend()).width).toBe(0);
  },
);

claim(
  "`labelMarkType` of a series is the shape of its mark, in the legend and the tooltip: `'square'`, `'circle'`, `'line'`, or your own component. It receives `className` and `color`.",
  async () => {
    function Own({ className, color }: ChartsLabelCustomMarkProps) {
      return <b className={className} data-color={color} />;
    }
    await wide(
      lines({
        series: [
          { data: [1, 2, 3], label: 'One', labelMarkType: 'circle' },
          { data: [1, 2, 3], label: 'Two', labelMarkType: 'square' },
          { data: [1, 2, 3], label: 'Line', labelMarkType: 'line' },
          { data: [1, 2, 3], label: 'Three', labelMarkType: Own, color: '#123456' },
        ],
      }),
    );
    await expect.poll(entries).toEqual(['One', 'Two', 'Line', 'Three']);
    expect(all('.MuiChartsLegend-root .MuiChartsLabelMark-line')).toHaveLength(1);
    expect(all('.MuiChartsLegend-root .MuiChartsLabelMark-circle')).toHaveLength(1);
    expect(all('.MuiChartsLegend-root .MuiChartsLabelMark-square')).toHaveLength(1);
    const own = element('.MuiChartsLegend-root b');
    expect(own.dataset.color).toBe('#123456');
    expect(own.className).toContain('MuiChartsLabelMark-fill');
    await tooltipRows();
    expect(all('.MuiChartsTooltip-paper b')).toHaveLength(1);
  },
);

claim(
  'Each entry has the attribute `data-series` with the `id` of its series, or, in a pie chart, of its slice: `\'& [data-series="target"]\'` selects one entry.',
  async () => {
    const ids = () => all('.MuiChartsLegend-root li').map((each) => each.dataset.series);
    const { unmount } = await wide(bars());
    await drawn();
    expect(ids()).toEqual(['one', 'two']);
    await unmount();
    await wide(
      <PieChart
        {...common}
        series={[
          {
            id: 'pie',
            data: [
              { id: 'first', value: 1, label: 'One' },
              { id: 'second', value: 1, label: 'Two' },
            ],
          },
        ]}
      />,
    );
    await expect.poll(ids).toEqual(['first', 'second']);
  },
);

const many = Array.from({ length: 8 }, (_, index) => ({
  data: [1, 2, 3],
  label: `A name of series ${index}`,
}));

claim("A horizontal legend wraps if it's too long.", async () => {
  await wide(bars({ series: many }), 320);
  await drawn();
  const tops = new Set(all('.MuiChartsLegend-root li').map((each) => Math.round(rect(each).top)));
  expect(tops.size).toBeGreaterThan(2);
  expect(rect(legend()).right).toBeLessThanOrEqual(rect(chart().element()).right + 8);
});

claim(
  'To keep it on one line that scrolls sideways, or to limit the height of a vertical legend, set `overflow`. Also make the legend focusable, so that keyboard users can scroll it:',
  async () => {
    await wide(
      bars({
        series: many,
        slotProps: {
          legend: {
            tabIndex: 0,
            sx: {
              flexWrap: 'nowrap',
              overflowX: 'auto',
              maxWidth: '100%',
              '& li': { flexShrink: 0 },
            },
          },
        },
      }),
      320,
    );
    await drawn();
    expect(legend().scrollWidth).toBeGreaterThan(legend().clientWidth);
    expect(rect(legend()).width).toBeLessThanOrEqual(320);
    expect(new Set(all('.MuiChartsLegend-root li').map((each) => rect(each).top)).size).toBe(1);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(legend());
  },
);

claim('A vertical legend leaves less width for the chart.', async () => {
  const { unmount } = await wide(bars({ hideLegend: true }), 320);
  await drawn();
  expect(rect(chart().element()).width).toBe(320);
  await unmount();
  await wide(bars({ series: many, slotProps: { legend: { direction: 'vertical' } } }), 320);
  await drawn();
  expect(rect(chart().element()).width).toBeLessThan(320 - rect(legend()).width + 1);
});

claim(
  "`axisDirection` is missing, the axis has no `colorMap`, or the type of the map is wrong: `ContinuousColorLegend` needs `'continuous'`, and `PiecewiseColorLegend` needs `'piecewise'`.",
  async () => {
    const first = await wide(continuous({ axisDirection: 'y' }, [{}]));
    await drawn();
    expect(all('.MuiContinuousColorLegend-root')).toEqual([]);
    await first.unmount();
    const second = await wide(
      continuous({ axisDirection: 'y' }, [
        { colorMap: { type: 'piecewise', thresholds: [50], colors: ['#000000', '#ffffff'] } },
      ]),
    );
    await drawn();
    expect(all('.MuiContinuousColorLegend-root')).toEqual([]);
    await second.unmount();
    await wide(
      bars({
        yAxis: [{ colorMap: { ...heat, color: [...heat.color] } }],
        slots: { legend: PiecewiseColorLegend },
        slotProps: { legend: { axisDirection: 'y' } },
      }),
    );
    await drawn();
    expect(all(`.${piecewiseColorLegendClasses.root}`)).toEqual([]);
  },
);

claim(
  'A vertical legend is as wide as its longest label. Set `sx: { maxWidth: 120 }` in `slotProps.legend` to wrap long labels, or put the legend below the chart.',
  async () => {
    const long = [
      { data: [1, 2, 3], label: 'A very long name of a series that needs several lines' },
    ];
    const width = async (sx?: { maxWidth: number }) => {
      const { unmount } = await wide(
        bars({ series: long, slotProps: { legend: { direction: 'vertical', ...(sx && { sx }) } } }),
      );
      await drawn();
      const found = rect(legend()).width;
      await unmount();
      return found;
    };
    expect(await width()).toBeGreaterThan(150);
    expect(await width({ maxWidth: 120 })).toBeLessThanOrEqual(120);
  },
);

claim(
  'The entries are in the order of `series`. In a composition, they are grouped by type, with bars before lines.',
  async () => {
    const { unmount } = await wide(
      bars({ series: ['B', 'C', 'A'].map((label) => ({ data: [1], label })) }),
    );
    await expect.poll(entries).toEqual(['B', 'C', 'A']);
    await unmount();
    await wide(
      <ChartDataProvider
        height={200}
        xAxis={[{ data: ['A'], scaleType: 'band' }]}
        series={[
          { type: 'line', data: [1], label: 'First line' },
          { type: 'bar', data: [1], label: 'Bar' },
          { type: 'line', data: [1], label: 'Second line' },
        ]}
      >
        <ChartsLegend />
      </ChartDataProvider>,
    );
    await expect.poll(entries).toEqual(['Bar', 'First line', 'Second line']);
  },
);
