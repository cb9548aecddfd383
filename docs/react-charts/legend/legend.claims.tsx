import * as React from 'react';

import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
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
import VisibilityCheckboxes from './demos/VisibilityCheckboxes';

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

const hiddenEntries = () => all('.MuiChartsLegend-hidden').map((each) => each.textContent);

claim(
  'Set `toggleVisibilityOnClick` on the legend to turn each entry into a button that hides or shows its series, or its slice in a pie:',
  async () => {
    const first = await render(<ToggleSeries />);
    await expect.poll(hiddenEntries).toEqual(['New York']);
    await page.getByRole('button', { name: 'New York' }).click();
    await expect.poll(hiddenEntries).toEqual([]);
    await page.getByRole('button', { name: 'Miami' }).click();
    await expect.poll(hiddenEntries).toEqual(['Miami']);
    await first.unmount();
    await wide(
      <PieChart
        {...common}
        series={[
          {
            data: [
              { value: 1, label: 'One' },
              { value: 2, label: 'Two' },
            ],
          },
        ]}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      />,
    );
    await page.getByRole('button', { name: 'Two' }).click();
    await expect.poll(hiddenEntries).toEqual(['Two']);
  },
);

claim(
  "`initialHiddenItems` lists the items that are hidden initially: `{ type: 'line', seriesId: 'newYork' }`, or `{ type: 'pie', seriesId: 'sources', dataIndex: 0 }` for a slice.",
  async () => {
    const first = await wide(lines({ initialHiddenItems: [{ type: 'line', seriesId: 'two' }] }));
    await expect.poll(hiddenEntries).toEqual(['Two']);
    await first.unmount();
    await wide(
      <PieChart
        {...common}
        series={[
          {
            id: 'sources',
            data: [
              { value: 1, label: 'One' },
              { value: 2, label: 'Two' },
            ],
          },
        ]}
        initialHiddenItems={[{ type: 'pie', seriesId: 'sources', dataIndex: 0 }]}
      />,
    );
    await expect.poll(hiddenEntries).toEqual(['One']);
  },
);

/** Returns the contrast of dark text with an opacity on white: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
const contrastOnWhite = (color: string, opacity: number) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = [red, green, blue]
    .map((channel) => (255 + (channel - 255) * alpha * opacity) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    .reduce((sum, share, index) => sum + share * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  return 1.05 / (luminance + 0.05);
};

claim(
  'Hidden entries are half transparent, which makes their text hard to read: on a white background, its contrast is below the 4.5:1 that WCAG requires.',
  async () => {
    await wide(lines({ initialHiddenItems: [{ type: 'line', seriesId: 'two' }] }));
    await expect.poll(hiddenEntries).toEqual(['Two']);
    const { opacity } = getComputedStyle(element('.MuiChartsLegend-hidden'));
    expect(opacity).toBe('0.5');
    const { color } = getComputedStyle(element('.MuiChartsLegend-hidden .MuiChartsLegend-label'));
    expect(contrastOnWhite(color, 1)).toBeGreaterThan(4.5);
    expect(contrastOnWhite(color, Number(opacity))).toBeLessThan(4.5);
  },
);

claim(
  'Set another style for `legendClasses.hidden`, such as the line through the name in this demo.',
  async () => {
    await wide(<ToggleSeries />);
    await expect.poll(hiddenEntries).toEqual(['New York']);
    expect(getComputedStyle(element('.MuiChartsLegend-hidden')).opacity).toBe('1');
    const label = element('.MuiChartsLegend-hidden .MuiChartsLegend-label');
    expect(getComputedStyle(label).textDecorationLine).toBe('line-through');
  },
);

claim("The limits of the axes still include all series, so they don't change.", async () => {
  const last = () => all('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').at(-1)?.textContent;
  await wide(
    bars({
      series: [
        { data: [200, 200, 200], label: 'One' },
        { data: [10, 10, 10], label: 'Two' },
      ],
      slotProps: { legend: { toggleVisibilityOnClick: true } },
    }),
  );
  await expect.poll(last).toBe('200');
  await page.getByRole('button', { name: 'One' }).click();
  await expect.poll(() => all('.MuiChartsLegend-hidden').length).toBe(1);
  await expect
    .poll(() => all('.MuiBarElement-root').filter((bar) => rect(bar).height > 5).length)
    .toBe(3);
  expect(last()).toBe('200');
});

claim(
  'To control the visibility, for example to save it, pass `hiddenItems` and update it in `onHiddenItemsChange`.',
  async () => {
    const changed = vi.fn();
    function Controlled() {
      const [hiddenItems, setHiddenItems] = React.useState<LineChartProps['hiddenItems']>([]);
      return lines({
        hiddenItems,
        onHiddenItemsChange: (items) => {
          changed(items);
          setHiddenItems(items);
        },
        slotProps: { legend: { toggleVisibilityOnClick: true } },
      });
    }
    await wide(<Controlled />);
    await page.getByRole('button', { name: 'Two' }).click();
    await expect.poll(hiddenEntries).toEqual(['Two']);
    expect(changed).toHaveBeenLastCalledWith([{ type: 'line', seriesId: 'two' }]);
  },
);

claim(
  "The buttons of the legend don't tell screen readers whether a series is visible.",
  async () => {
    await wide(
      lines({
        initialHiddenItems: [{ type: 'line', seriesId: 'two' }],
        slotProps: { legend: { toggleVisibilityOnClick: true } },
      }),
    );
    const button = page.getByRole('button', { name: 'Two' });
    await expect.element(button).toBeVisible();
    expect(
      button
        .element()
        .getAttributeNames()
        .filter((name) => name.startsWith('aria-')),
    ).toEqual([]);
  },
);

claim('Checkboxes do:', async () => {
  await render(<VisibilityCheckboxes />);
  const shown = () =>
    all('.MuiPieArc-root').filter((arc) => arc.getAttribute('d')?.includes('A')).length;
  await expect.poll(shown).toBe(4);
  await page.getByRole('checkbox', { name: 'Coal' }).click();
  await expect.poll(shown).toBe(5);
  await expect.element(page.getByRole('checkbox', { name: 'Natural gas' })).not.toBeChecked();
});

claim(
  'For other actions, such as opening details, handle clicks on the legend with `onItemClick`. It receives the event, `{ type, seriesId, dataIndex, label, color }`, and the index of the entry.',
  async () => {
    const onItemClick = vi.fn();
    await wide(
      <PieChart
        {...common}
        series={[
          {
            id: 'pie',
            data: [
              { value: 1, label: 'One', color: '#123456' },
              { value: 2, label: 'Two', color: '#654321' },
            ],
          },
        ]}
        slotProps={{ legend: { onItemClick } }}
      />,
    );
    await page.getByRole('button', { name: 'Two' }).click();
    expect(onItemClick.mock.calls[0]?.[1]).toMatchObject({
      type: 'series',
      seriesId: 'pie',
      dataIndex: 1,
      label: 'Two',
      color: '#654321',
    });
    expect(onItemClick.mock.calls[0]?.[2]).toBe(1);
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
  'Each item has `id`, `label`, `color`, `markType`, and `seriesId`, and in a pie chart also `dataIndex`.',
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
    expect(found[0]?.dataIndex).toBeUndefined();
    await unmount();
    await wide(
      <PieChart
        {...common}
        series={[{ id: 'pie', data: [{ id: 'slice', value: 1, label: 'Slice' }] }]}
        slots={{ legend: Own }}
      />,
    );
    await expect.element(page.getByText('Own legend')).toBeVisible();
    expect(found[0]).toMatchObject({ seriesId: 'pie', dataIndex: 0 });
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
  'All parts have to be inside `ChartsDataProvider`. For example, you can put `ChartsLegend` next to a heading:',
  async () => {
    await wide(
      <ChartsDataProvider height={260} xAxis={xAxis} series={series}>
        <h3>Library</h3>
        <ChartsLegend />
        <ChartsSurface>
          <LinePlot />
        </ChartsSurface>
      </ChartsDataProvider>,
    );
    await expect.element(page.getByText('Loans')).toBeVisible();
    await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(render(<ChartsLegend />)).rejects.toThrow('Could not find the Chart');
  },
);

claim(
  "In a composition, `ChartsLegend` is an HTML list, so it can't be inside `ChartsContainer` or `ChartsSurface`, which render an `<svg>`.",
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await wide(
      <ChartsContainer height={260} xAxis={xAxis} series={series}>
        <LinePlot />
        <ChartsLegend />
      </ChartsContainer>,
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
  'Each entry has the attribute `data-series` with the `id` of its series, so `\'& [data-series="target"]\'` selects one entry. The slices of a pie chart have the same series.',
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
    await expect.poll(ids).toEqual(['pie', 'pie']);
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
      <ChartsDataProvider
        height={200}
        xAxis={[{ data: ['A'], scaleType: 'band' }]}
        series={[
          { type: 'line', data: [1], label: 'First line' },
          { type: 'bar', data: [1], label: 'Bar' },
          { type: 'line', data: [1], label: 'Second line' },
        ]}
      >
        <ChartsLegend />
      </ChartsDataProvider>,
    );
    await expect.poll(entries).toEqual(['Bar', 'First line', 'Second line']);
  },
);
