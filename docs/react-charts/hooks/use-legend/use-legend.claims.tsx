import * as React from 'react';

import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useBarSeries, useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DirectLabels from './demos/DirectLabels';
import GroupedLegend from './demos/GroupedLegend';
import LegendInHeading from './demos/LegendInHeading';

type Items = ReturnType<typeof useLegend>['items'];

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`No ${selector}`);
  }
  return found;
};
const box = (target: Element) => target.getBoundingClientRect();

/** Renders a chart with a component that calls `useLegend`, and returns the items. */
const itemsOf = async (chart: (probe: React.ReactNode) => React.ReactNode): Promise<Items> => {
  const results: Items[] = [];
  function Probe() {
    results.push(useLegend().items);
    return null;
  }
  const { unmount } = await render(chart(<Probe />));
  await expect.poll(() => results.length).toBeGreaterThan(0);
  await unmount();
  return results.at(-1) ?? [];
};

const lines =
  (series: React.ComponentProps<typeof LineChart>['series']) => (probe: React.ReactNode) => (
    <LineChart height={200} xAxis={[{ data: ['A', 'B'], scaleType: 'point' }]} series={series}>
      {probe}
    </LineChart>
  );
const pie =
  (data: React.ComponentProps<typeof PieChart>['series'][number]['data']) =>
  (probe: React.ReactNode) => (
    <PieChart height={200} series={[{ id: 'pie', data }]}>
      {probe}
    </PieChart>
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
  'The heading of this chart is its legend. It reads the names, colors, and marks from the chart, so they always match the lines.',
  async () => {
    await render(<LegendInHeading />);
    await expect.element(page.getByText('Mean temperature in')).toBeVisible();
    const heading = page.getByText('Mean temperature in').element();
    expect(heading.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(
      'Mean temperature in Miami and Chicago',
    );
    const marks = [...heading.querySelectorAll('[class*="MuiChartsLabelMark"] [fill]')];
    await expect.poll(() => all('.MuiLineElement-root').length).toBe(2);
    expect(marks.map((each) => each.getAttribute('fill'))).toEqual(
      all('.MuiLineElement-root').map((each) => each.getAttribute('stroke')),
    );
    expect(all('.MuiChartsLegend-root')).toHaveLength(0);
  },
);

claim(
  "In most charts, there's one item for each series, in the order of `series`. In a pie chart, there's one item for each slice.",
  async () => {
    const items = await itemsOf(
      lines([
        { id: 'b', label: 'B', data: [1, 2] },
        { id: 'a', label: 'A', data: [1, 2] },
      ]),
    );
    expect(items.map(({ id }) => id)).toEqual(['b', 'a']);
    const slices = await itemsOf(
      pie([
        { id: 'two', label: 'Two', value: 2 },
        { id: 'one', label: 'One', value: 1 },
      ]),
    );
    expect(slices.map(({ id, seriesId }) => [id, seriesId])).toEqual([
      ['two', 'pie'],
      ['one', 'pie'],
    ]);
  },
);

claim('`seriesId` | The `id` of the series', async () => {
  const items = await itemsOf(lines([{ id: 'b', label: 'B', data: [1, 2] }]));
  expect(items[0]?.seriesId).toBe('b');
});

claim('`id` | The `id` of the series or of the slice, for `key`', async () => {
  const items = await itemsOf(lines([{ id: 'b', label: 'B', data: [1, 2] }]));
  expect(items[0]?.id).toBe('b');
  const slices = await itemsOf(pie([{ id: 'two', label: 'Two', value: 2 }]));
  expect(slices[0]?.id).toBe('two');
});

claim(
  '`dataIndex` | The index of the slice in the `data` of its series, only in pie charts',
  async () => {
    const items = await itemsOf(lines([{ id: 'b', label: 'B', data: [1, 2] }]));
    expect(items[0]?.dataIndex).toBeUndefined();
    const slices = await itemsOf(pie([{ value: 1 }, { label: 'Two', value: 2 }]));
    expect(slices.map(({ dataIndex }) => dataIndex)).toEqual([1]);
  },
);

claim("`type` | The type of the series, such as `'bar'` or `'pie'`", async () => {
  const [line] = await itemsOf(lines([{ label: 'B', data: [1, 2] }]));
  const [slice] = await itemsOf(pie([{ label: 'Two', value: 2 }]));
  expect([line?.type, slice?.type]).toEqual(['line', 'pie']);
});

claim(
  '`label` | The text as a string, even if the `label` of the series is a function',
  async () => {
    const label = vi.fn((location: string) => `In the ${location}`);
    const items = await itemsOf(lines([{ label, data: [1, 2] }]));
    expect(items[0]?.label).toBe('In the legend');
  },
);

claim('`color` | The color of the series or slice', async () => {
  const items = await itemsOf(lines([{ label: 'B', data: [1, 2], color: '#123456' }]));
  expect(items[0]?.color).toBe('#123456');
  const slices = await itemsOf(pie([{ label: 'Two', value: 2, color: '#654321' }]));
  expect(slices[0]?.color).toBe('#654321');
});

claim(
  "`markType` | `labelMarkType` of the series: `'square'`, `'circle'`, `'line'`, or your component",
  async () => {
    const Mark = () => null;
    for (const labelMarkType of ['square', 'circle', 'line', Mark] as const) {
      const items = await itemsOf(lines([{ label: 'B', data: [1, 2], labelMarkType }]));
      expect(items[0]?.markType).toBe(labelMarkType);
    }
  },
);

claim(
  'Series and slices without a `label` are left out. If no series has a `label`, `items` is an empty array.',
  async () => {
    const items = await itemsOf(lines([{ data: [1, 2] }, { label: 'B', data: [1, 2] }]));
    expect(items.map(({ label }) => label)).toEqual(['B']);
    expect(await itemsOf(lines([{ data: [1, 2] }]))).toEqual([]);
    expect(await itemsOf(pie([{ value: 2 }, { value: 1, label: 'One' }]))).toHaveLength(1);
  },
);

claim(
  "The default of `markType` depends on the chart: `'square'` for bars and radar charts, `'line'` for lines, and `'circle'` for points and slices.",
  async () => {
    const [line] = await itemsOf(lines([{ label: 'B', data: [1, 2] }]));
    const [slice] = await itemsOf(pie([{ label: 'Two', value: 2 }]));
    const [bar] = await itemsOf((probe) => (
      <BarChart height={200} xAxis={[{ data: ['A'] }]} series={[{ data: [1], label: 'A' }]}>
        {probe}
      </BarChart>
    ));
    const [dot] = await itemsOf((probe) => (
      <ScatterChart height={200} series={[{ data: [{ x: 1, y: 1, id: 1 }], label: 'A' }]}>
        {probe}
      </ScatterChart>
    ));
    const [radar] = await itemsOf((probe) => (
      <RadarChart
        height={200}
        radar={{ metrics: ['A', 'B', 'C'] }}
        series={[{ data: [1, 2, 3], label: 'A' }]}
      >
        {probe}
      </RadarChart>
    ));
    expect([bar, radar, line, dot, slice].map((item) => item?.markType)).toEqual([
      'square',
      'square',
      'line',
      'circle',
      'circle',
    ]);
  },
);

claim("It renders a `<div>`, so it can't be inside a `<p>`.", async () => {
  await render(<ChartsLabelMark type="circle" color="red" className="mine" />);
  expect(element('.mine').tagName).toBe('DIV');
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await render(
    <p>
      <ChartsLabelMark type="circle" color="red" />
    </p>,
  );
  expect(error.mock.calls.flat().join(' ')).toContain('cannot be a descendant of');
});

claim(
  'The chart then places it like the built-in legend, and `position` in `slotProps.legend` still works.',
  async () => {
    function MyLegend() {
      return <div style={{ gridArea: 'legend' }}>Mine</div>;
    }
    for (const vertical of ['top', 'bottom'] as const) {
      const { unmount } = await render(
        <BarChart
          aria-label="Chart"
          height={200}
          xAxis={[{ data: ['A'] }]}
          series={[{ data: [1], label: 'A' }]}
          slots={{ legend: MyLegend }}
          slotProps={{ legend: { position: { vertical } } }}
        />,
      );
      await expect.element(page.getByText('Mine')).toBeVisible();
      const difference =
        box(page.getByText('Mine').element()).top - box(page.getByLabelText('Chart').element()).top;
      expect(Math.sign(difference)).toBe(vertical === 'top' ? -1 : 1);
      await unmount();
    }
  },
);

claim(
  'Each ring of this pie is a series, so `seriesId` tells you which ring a slice belongs to.',
  async () => {
    await render(<GroupedLegend />);
    await expect.element(page.getByText('Earth (inner ring)')).toBeVisible();
    expect(all('ul').map((each) => each.textContent)).toEqual([
      'NitrogenOxygenOther',
      'Carbon dioxideNitrogenOther',
    ]);
    await expect.poll(() => all('.MuiPieArc-root').length).toBe(6);
    const legend = box(page.getByText('Earth (inner ring)').element());
    const chart = box(element('svg[aria-label]'));
    expect(legend.top).toBeGreaterThanOrEqual(chart.bottom - 1);
  },
);

claim(
  'You can call the hook in any component inside `ChartsDataProvider`, before or after the `<svg>`.',
  async () => {
    function Labels({ place }: { place: string }) {
      return (
        <p>
          {place}: {useLegend().items.map(({ label }) => label)}
        </p>
      );
    }
    await render(
      <ChartsDataProvider height={200} series={[{ type: 'line', data: [1, 2], label: 'Loans' }]}>
        <Labels place="Before" />
        <ChartsSurface />
        <Labels place="After" />
      </ChartsDataProvider>,
    );
    await expect.element(page.getByText('Before: Loans')).toBeVisible();
    await expect.element(page.getByText('After: Loans')).toBeVisible();
  },
);

claim("`hideLegend` hides the built-in legend, and doesn't affect `useLegend()`.", async () => {
  await render(<DirectLabels />);
  await expect.element(page.getByText('United States')).toBeVisible();
  expect(all('.MuiChartsLegend-root')).toHaveLength(0);
  // The name is at the height of the end of its line.
  const name = box(page.getByText('Japan').element());
  const dot = box(element('circle[fill="#D55E00"]'));
  expect(Math.abs((name.top + name.bottom) / 2 - (dot.top + dot.bottom) / 2)).toBeLessThan(4);
  expect(name.left).toBeGreaterThan(dot.right);
});

claim('`margin` makes room for the names.', async () => {
  await render(<DirectLabels />);
  const name = page.getByText('United States');
  await expect.element(name).toBeVisible();
  expect(box(name.element()).right).toBeLessThan(box(element('svg[aria-label]')).right);
});

claim(
  "The items don't contain data. Look up the values by `seriesId`, with the hook for the type of the series: `useBarSeries()`, `useLineSeries()`, `usePieSeries()`, or `useScatterSeries()`.",
  async () => {
    const items = await itemsOf(lines([{ id: 'a', label: 'A', data: [1, 2] }]));
    expect(items[0]).not.toHaveProperty('data');
    expect(items[0]).not.toHaveProperty('value');
    function Totals() {
      const series = useBarSeries();
      return useLegend().items.map(({ id, label, seriesId }) => {
        const data = series.find((each) => each.id === seriesId)?.data ?? [];
        return (
          <p key={id}>
            {label}: {data.reduce<number>((sum, value) => sum + (value ?? 0), 0)}
          </p>
        );
      });
    }
    await render(
      <ChartsDataProvider
        height={200}
        series={[{ type: 'bar', data: [1, 2], label: 'Loans' }]}
        xAxis={[{ scaleType: 'band', data: ['A', 'B'] }]}
      >
        <Totals />
      </ChartsDataProvider>,
    );
    await expect.element(page.getByText('Loans: 3')).toBeVisible();
  },
);

claim(
  'In a chart with several types of series, the items are grouped by type: all bars first, then all lines, regardless of their order in `series`.',
  async () => {
    const order = async (types: ('bar' | 'line')[]) =>
      (
        await itemsOf((probe) => (
          <ChartsContainer
            height={200}
            xAxis={[{ data: ['A', 'B'], scaleType: 'band' }]}
            series={types.map((type, index) => ({ type, data: [1, 2], label: `${type}${index}` }))}
          >
            {probe}
          </ChartsContainer>
        ))
      ).map(({ label }) => label);
    expect(await order(['line', 'bar', 'line', 'bar'])).toEqual(['bar1', 'bar3', 'line0', 'line2']);
    expect(await order(['bar', 'line', 'bar'])).toEqual(['bar0', 'bar2', 'line1']);
  },
);

claim('The hook is called outside a chart.', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  function Outside() {
    useLegend();
    return null;
  }
  await render(
    <Boundary>
      <Outside />
    </Boundary>,
  );
  await expect.element(page.getByText(/Could not find the Charts? context/)).toBeVisible();
});

claim(
  'In a pie chart, set a `label` on each slice, because a `label` of the series has no effect.',
  async () => {
    const labeled = { label: 'Pie', data: [{ value: 1 }] };
    const items = await itemsOf((probe) => (
      <PieChart height={200} series={[labeled]}>
        {probe}
      </PieChart>
    ));
    expect(items).toEqual([]);
  },
);

claim(
  "The legend is inside `ChartsContainer` or `ChartsSurface`, so it's in the SVG, where browsers don't display HTML.",
  async () => {
    function MyLegend() {
      return <p className="mine">{useLegend().items.map(({ label }) => label)}</p>;
    }
    await render(
      <ChartsContainer height={200} series={[{ type: 'line', data: [1, 2], label: 'Loans' }]}>
        <MyLegend />
      </ChartsContainer>,
    );
    await expect.poll(() => all('.mine').length).toBe(1);
    expect(element('.mine').textContent).toBe('Loans');
    expect(box(element('.mine')).width).toBe(0);
  },
);

claim('The default palette has seven colors, which are then repeated.', async () => {
  const items = await itemsOf(
    lines(Array.from({ length: 8 }, (_each, index) => ({ label: `${index}`, data: [1, 2] }))),
  );
  const colors = items.map(({ color }) => color);
  expect(new Set(colors.slice(0, 7)).size).toBe(7);
  expect(colors[7]).toBe(colors[0]);
});

claim('`useLegend()` returns the color of the series.', async () => {
  const items = await itemsOf((probe) => (
    <BarChart
      height={200}
      xAxis={[{ data: ['A', 'B'] }]}
      yAxis={[
        { colorMap: { type: 'piecewise', thresholds: [1.5], colors: ['#111111', '#222222'] } },
      ]}
      series={[{ data: [1, 2], label: 'A', color: '#123456' }]}
    >
      {probe}
    </BarChart>
  ));
  expect(items.map(({ color }) => color)).toEqual(['#123456']);
});
