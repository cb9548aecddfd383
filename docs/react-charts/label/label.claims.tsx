import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { claim } from '@portal/claims';
import { moveMouseAway } from '@portal/claims/browser';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ArcLabels from './demos/ArcLabels';
import FormattedValues from './demos/FormattedValues';
import MarkTypes from './demos/MarkTypes';
import ShortInLegend from './demos/ShortInLegend';

// Without the text that the chart measures.
const all = (selector: string) =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
    (element) => !element.closest('body > svg[aria-hidden="true"]'),
  );
const texts = (selector: string) => all(selector).map((each) => each.textContent);
const legend = () => texts('.MuiChartsLegend-root li');
const arcs = () => texts('.MuiPieArcLabel-root').filter(Boolean);
const tooltip = () => texts('.MuiChartsTooltip-paper').join();
const drawn = () => expect.poll(() => all('svg text').length).toBeGreaterThan(0);

/** Moves the pointer over the chart until there is a tooltip. */
const hover = async (name: string, left = 0.5, top = 0.5) => {
  const chart = page.getByLabelText(name, { exact: false });
  const { width, height } = chart.element().getBoundingClientRect();
  await expect
    .poll(async () => {
      await chart.hover({ position: { x: width * left - 3, y: height * top } });
      await chart.hover({ position: { x: width * left, y: height * top } });
      return tooltip();
    })
    .not.toBe('');
};

const bars = (props: Partial<BarChartProps> = {}) => (
  <div style={{ width: 500 }}>
    <BarChart
      aria-label="Bars"
      height={260}
      skipAnimation
      xAxis={[{ data: ['A', 'B', 'C'] }]}
      series={[{ data: [1000, 2000, 3000], label: 'One' }]}
      {...props}
    />
  </div>
);
const pie = (series: Partial<PieChartProps['series'][number]>) => (
  <div style={{ width: 400 }}>
    <PieChart
      aria-label="Pie"
      height={200}
      skipAnimation
      series={[
        {
          data: [
            { id: 1, value: 1, label: 'Small' },
            { id: 2, value: 3000, label: (location) => `Big ${location}` },
          ],
          valueFormatter: ({ value }) => `${value} t`,
          ...series,
        },
      ]}
    />
  </div>
);

claim(
  'The legend shows short names. Hover over the chart to see the long names in the tooltip.',
  async () => {
    await render(<ShortInLegend />);
    await expect.poll(legend).toEqual(['NYC', 'CHI']);
    await hover('Mean temperatures');
    expect(tooltip()).toMatch(/New York, Central Park7\d °F.*Chicago, O'Hare7\d °F/);
  },
);

claim(
  '`label` is a string, or a function that receives the location and returns a string.',
  async () => {
    await render(
      bars({
        series: [
          { data: [1, 2, 3], label: (location) => location },
          { data: [1, 2, 3], label: 'Text' },
        ],
      }),
    );
    await expect.poll(legend).toEqual(['legend', 'Text']);
    await hover('Bars');
    expect(tooltip()).toBe('Btooltip2Text2');
  },
);

claim("`'arc'` | On the slice, if `arcLabel` is `'label'` | `PieChart`", async () => {
  const { rerender } = await render(pie({ arcLabel: 'label' }));
  await expect.poll(arcs).toContain('Big arc');
  expect(legend()).toContain('Big legend');
  await rerender(pie({ arcLabel: 'value' }));
  await expect.poll(arcs).not.toContain('Big arc');
});

claim(
  "Without a `label`, a series isn't in the legend, and the tooltip shows its value without a name.",
  async () => {
    await render(bars({ series: [{ data: [1, 2, 3] }] }));
    await drawn();
    expect(legend()).toEqual([]);
    await hover('Bars');
    expect(tooltip()).toBe('B2');
  },
);

claim('In a pie, each item of `data` has its own `label`.', async () => {
  await render(pie({}));
  await expect.poll(legend).toEqual(['Small', 'Big legend']);
});

claim(
  'It adds 20 pixels to the default size of the axis: a y-axis is 45 pixels wide, and 65 with a `label`.',
  async () => {
    const start = async (label?: string) => {
      const { unmount } = await render(bars({ margin: 0, yAxis: [{ ...(label && { label }) }] }));
      await drawn();
      const found = document.querySelector('clipPath rect')?.getAttribute('x');
      await unmount();
      return Number(found);
    };
    expect(await start()).toBe(45);
    expect(await start('Tonnes')).toBe(65);
  },
);

claim("Long labels aren't wrapped. To add a line break, write `\\n`.", async () => {
  const lines = async (label: string) => {
    const { unmount } = await render(bars({ xAxis: [{ data: ['A', 'B', 'C'], label }] }));
    await drawn();
    const found = all('.MuiChartsAxis-label')[0]?.querySelectorAll('tspan').length;
    await unmount();
    return found ?? 0;
  };
  expect(await lines('A very long label '.repeat(10))).toBeLessThan(2);
  expect(await lines('Two\nlines')).toBe(2);
});

claim(
  'The formatter of the axis formats its ticks, and the formatter of the series formats the values in the tooltip:',
  async () => {
    await render(<FormattedValues />);
    await expect.poll(() => texts('.MuiChartsAxis-directionX text')).toContain('1B');
    await hover('Population in 2023', 0.4, 0.15);
    expect(tooltip()).toMatch(/India.*1,438,000,000/);
  },
);

claim(
  '**On a series,** `valueFormatter` receives the value, which can be `null`, and `{ dataIndex }`. If it returns `null`, the tooltip omits the row.',
  async () => {
    await render(
      bars({
        series: [
          {
            data: [1, null, 3],
            label: 'One',
            valueFormatter: (v, { dataIndex }) => `${v}-${dataIndex}`,
          },
          { data: [1, 2, 3], label: 'Two', valueFormatter: () => null },
        ],
      }),
    );
    await drawn();
    await hover('Bars');
    expect(tooltip()).toBe('BOnenull-1');
  },
);

claim(
  "**On an axis,** it receives the value and an object whose `location` is `'tick'` on the axis and `'tooltip'` in the title of the tooltip.",
  async () => {
    await render(
      bars({
        xAxis: [
          {
            data: ['A', 'B', 'C'],
            valueFormatter: (value: string, { location }: { location: string }) =>
              `${value} ${location}`,
          },
        ],
      }),
    );
    await expect
      .poll(() => texts('.MuiChartsAxis-directionX text'))
      .toEqual(['A tick', 'B tick', 'C tick']);
    await hover('Bars');
    expect(tooltip()).toMatch(/^B tooltip/);
  },
);

claim(
  '**By default,** values in the tooltip are formatted with `toLocaleString()`, in the language of the browser. Scatter charts and sparklines show numbers without formatting.',
  async () => {
    const { unmount } = await render(bars());
    await drawn();
    await hover('Bars');
    expect(tooltip()).toBe(`BOne${(2000).toLocaleString()}`);
    await unmount();
    const scatter = await render(
      <ScatterChart
        aria-label="Points"
        height={200}
        width={400}
        series={[{ data: [{ id: 1, x: 1234.5, y: 98765 }] }]}
      />,
    );
    await drawn();
    await hover('Points');
    expect(tooltip()).toBe('(1234.5, 98765)');
    await scatter.unmount();
    await moveMouseAway();
    await render(
      <div style={{ width: 400 }}>
        <SparkLineChart aria-label="Trend" height={100} showTooltip data={[1, 98765, 3]} />
      </div>,
    );
    await hover('Trend');
    expect(tooltip()).toBe('98765');
  },
);

claim(
  'For slices, set `arcLabel` on the series. To omit the labels of small slices, set `arcLabelMinAngle`:',
  async () => {
    await render(<ArcLabels />);
    // Hydro takes 21 degrees, and solar 15.
    await expect.poll(arcs).toEqual(['Gas', 'Nuclear', 'Coal', 'Wind']);
    expect(legend()).toContain('Solar power');
  },
);

claim("`'value'` | The number", async () => {
  await render(pie({ arcLabel: 'value' }));
  await expect.poll(arcs).toContain('3000');
});

claim("`'formattedValue'` | The text that `valueFormatter` of the series returns", async () => {
  await render(pie({ arcLabel: 'formattedValue' }));
  await expect.poll(arcs).toContain('3000 t');
});

claim('`arcLabelMinAngle` is in degrees, and is 0 by default.', async () => {
  const { rerender } = await render(pie({ arcLabel: 'value' }));
  // One of 3,001 takes 0.12 degrees.
  await expect.poll(arcs).toEqual(['1', '3000']);
  await rerender(pie({ arcLabel: 'value', arcLabelMinAngle: 0.13 }));
  await expect.poll(arcs).toEqual(['3000']);
  await rerender(pie({ arcLabel: 'value', arcLabelMinAngle: 0.11 }));
  await expect.poll(arcs).toEqual(['1', '3000']);
});

claim('The legend and the tooltip use the same shape.', async () => {
  await render(<MarkTypes />);
  await drawn();
  const shapes = (parent: string) =>
    all(`${parent} .MuiChartsLabelMark-root`).map((mark) =>
      ['square', 'circle', 'line'].find((type) =>
        mark.classList.contains(`MuiChartsLabelMark-${type}`),
      ),
    );
  expect(shapes('.MuiChartsLegend-root')).toEqual(['square', 'line']);
  await hover('Electricity in the United Kingdom');
  expect(shapes('.MuiChartsTooltip-paper')).toEqual(['square', 'line']);
});

claim('Axis label | `labelStyle` of the axis', async () => {
  await render(
    bars({
      yAxis: [
        { label: 'Tonnes', labelStyle: { fontWeight: 600 }, tickLabelStyle: { fontSize: 9 } },
      ],
    }),
  );
  await drawn();
  const label = all('svg text').find((text) => text.textContent === 'Tonnes');
  expect(label && getComputedStyle(label).fontWeight).toBe('600');
});

claim('Ticks | `tickLabelStyle` of the axis', async () => {
  await render(bars({ yAxis: [{ tickLabelStyle: { fontSize: 9 } }] }));
  await drawn();
  const [tick] = all('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  expect(tick && getComputedStyle(tick).fontSize).toBe('9px');
});

claim('Set the color of SVG text with `fill`, not `color`.', async () => {
  const color = async (property: 'fill' | 'color') => {
    const { unmount } = await render(
      bars({ sx: { '& .MuiChartsAxis-tickLabel': { [property]: 'rgb(255, 0, 0) !important' } } }),
    );
    await drawn();
    const [tick] = all('.MuiChartsAxis-tickLabel');
    const found = tick && getComputedStyle(tick).fill;
    await unmount();
    return found;
  };
  expect(await color('fill')).toBe('rgb(255, 0, 0)');
  expect(await color('color')).not.toBe('rgb(255, 0, 0)');
});

claim(
  'Add a heading above the chart, and refer to it with `aria-labelledby`, so that screen readers announce it as the name of the chart:',
  async () => {
    await render(
      <>
        <h3 id="heading">Recycled material</h3>
        <LineChart aria-labelledby="heading" height={200} series={[{ data: [1, 2] }]} />
      </>,
    );
    await drawn();
    expect(page.getByLabelText('Recycled material').element().tagName).toBe('svg');
  },
);

claim('The slice is smaller than `arcLabelMinAngle`, or its item has no `label`.', async () => {
  await render(pie({ arcLabel: 'label', data: [{ id: 1, value: 1 }] }));
  await expect.poll(() => all('.MuiPieArc-root').length).toBe(1);
  expect(arcs()).toEqual([]);
});

claim(
  "Charts don't draw a title: the `title` prop is the `<title>` of the `<svg>`, which browsers only show on hover.",
  async () => {
    for (const chart of [
      bars({ title: 'Visits' }),
      <PieChart key="pie" title="Visits" height={200} series={[{ data: [{ value: 1 }] }]} />,
    ]) {
      const { unmount } = await render(chart);
      const title = page.getByText('Visits');
      await expect.element(title).toBeInTheDocument();
      expect(title.element().parentElement?.tagName).toBe('svg');
      expect(title.element().tagName).toBe('title');
      expect(title.element().getBoundingClientRect().height).toBe(0);
      await unmount();
    }
  },
);
