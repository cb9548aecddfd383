import * as React from 'react';

import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarAxis,
  RadarChart,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
  RadarSeriesPlot,
  type RadarChartProps,
} from '@mui/x-charts/RadarChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ClickNutrients from './demos/ClickNutrients';
import DecathlonRecords from './demos/DecathlonRecords';
import MetricUnits from './demos/MetricUnits';
import NutsAndMinerals from './demos/NutsAndMinerals';
import OppositeSeasons from './demos/OppositeSeasons';
import ValuesOnAxis from './demos/ValuesOnAxis';

const names = ['A', 'B', 'C', 'D'];

function Radar(props: Partial<RadarChartProps>) {
  return (
    <div style={{ width: 500 }}>
      <RadarChart
        aria-label="Chart"
        height={300}
        hideLegend
        radar={{ max: 10, metrics: names }}
        series={[{ id: 's', data: [5, 5, 5, 5] }]}
        {...props}
      />
    </div>
  );
}

// Without the text that the chart measures.
const all = (selector: string) =>
  [...document.querySelectorAll<SVGElement>(selector)].filter(
    (element) => !element.closest('body > svg[aria-hidden="true"]'),
  );
const marks = () => all('circle.MuiRadarSeriesPlot-mark');
const areas = () => all('path.MuiRadarSeriesPlot-area');
const chart = () => page.getByLabelText('Chart');
const number = (element: Element | undefined, name: string) => Number(element?.getAttribute(name));
const texts = () => all('svg text').map((text) => text.textContent);
const drawn = () => expect.poll(() => areas().length).toBeGreaterThan(0);

// 500 × 300 with margins of 50 and 30: the center is at 250, 150, and the radius is 120.
const center = { x: 250, y: 150 };
const radius = 120;
/** Positions of the marks in relation to the center; 1 is the outer edge. */
const positions = () =>
  marks().map((mark) => ({
    right: Math.round(((number(mark, 'cx') - center.x) / radius) * 100) / 100 + 0,
    up: Math.round(((center.y - number(mark, 'cy')) / radius) * 100) / 100 + 0,
  }));
const at = (right: number, up: number) => ({
  position: { x: center.x + right * radius, y: center.y - up * radius },
});
const hover = async (right: number, up: number) => {
  await chart().hover(at(-1.9, 1.1));
  await chart().hover(at(right, up));
};
const rows = () => all('.MuiChartsTooltip-paper').flatMap((paper) => [paper.textContent]);

claim(
  '`radar.metrics` contains the names of the axes, clockwise from the top, and the `data` array of each series contains the values in the same order.',
  async () => {
    await render(<Radar series={[{ data: [2, 4, 6, 8] }]} />);
    await drawn();
    expect(positions()).toEqual([
      { right: 0, up: 0.2 },
      { right: 0.4, up: 0 },
      { right: 0, up: -0.6 },
      { right: -0.8, up: 0 },
    ]);
    expect(texts()).toEqual(names);
  },
);

claim('Hover over a metric to compare its values.', async () => {
  await render(<NutsAndMinerals />);
  await drawn();
  const svg = page.getByLabelText('Nutrients', { exact: false });
  const box = svg.element().getBoundingClientRect();
  await expect
    .poll(async () => {
      await svg.hover({ position: { x: box.width / 2, y: box.height / 2 - 20 } });
      await svg.hover({ position: { x: box.width / 2, y: box.height / 2 - 22 } });
      return rows().join();
    })
    .toMatch(/Protein.*Almonds.*42%.*Cashews.*36%/);
});

claim(
  'The center is 0, and the outer edge is the highest value of the metric, rounded up to a round number.',
  async () => {
    const { unmount } = await render(
      <Radar radar={{ metrics: names }} series={[{ data: [37, 37, 37, 37] }]}>
        <RadarAxis metric="A" />
      </Radar>,
    );
    await drawn();
    const edge = Number(texts().at(-1));
    expect(edge).toBe(40);
    expect(positions()[0]?.up).toBeCloseTo(37 / edge, 1);
    await unmount();
    await render(
      <Radar radar={{ metrics: names }} series={[{ data: [10, 12, 37, 37] }]}>
        <RadarAxis metric="A" />
        <RadarAxis metric="B" />
      </Radar>,
    );
    await drawn();
    expect(texts().slice(-2)).toEqual(['10', '20']);
  },
);

claim(
  'Without it, each metric has its own scale, so the same distance from the center can mean different values.',
  async () => {
    await render(<Radar radar={{ metrics: names }} series={[{ data: [10, 1000, 1, 100] }]} />);
    await drawn();
    expect(positions()).toEqual([
      { right: 0, up: 1 },
      { right: 1, up: 0 },
      { right: 0, up: -1 },
      { right: -1, up: 0 },
    ]);
  },
);

claim('This allows metrics with different units:', async () => {
  await render(<MetricUnits />);
  await drawn();
  expect(texts()).toContain('Protein50 g');
  expect(texts()).toContain('Potassium4,700 mg');
});

claim(
  '**`max` of a metric overrides `radar.max`.** A metric without `max` uses `radar.max`.',
  async () => {
    await render(
      <Radar
        radar={{
          max: 10,
          metrics: [{ name: 'A', max: 20 }, { name: 'B' }, { name: 'C' }, { name: 'D' }],
        }}
      />,
    );
    await drawn();
    expect(positions()[0]?.up).toBe(0.25);
    expect(positions()[1]?.right).toBe(0.5);
  },
);

claim(
  '**`min` is 0 by default,** even if there are negative values. There is no `radar.min`.',
  async () => {
    // @ts-expect-error There is no `min`.
    const radar: RadarChartProps['radar'] = { max: 10, metrics: names, min: -10 };
    await render(<Radar radar={radar} series={[{ data: [0, 5, -5, 5] }]} />);
    await drawn();
    expect(positions()[0]).toEqual({ right: 0, up: 0 });
  },
);

claim(
  "**Values above `max` are drawn outside the grid,** and values below `min` on the opposite side of the center. The chart doesn't cut them off.",
  async () => {
    await render(<Radar series={[{ data: [-5, 11, 5, 5] }]} />);
    await drawn();
    expect(positions()[0]).toEqual({ right: 0, up: -0.5 });
    expect(positions()[1]?.right).toBe(1.1);
    expect(all('svg clipPath')).toEqual([]);
  },
);

claim('It receives the value and `{ dataIndex }`, which is the index of the metric.', async () => {
  await render(
    <Radar
      series={[
        { data: [5, 6, 7, 8], valueFormatter: (v, { dataIndex }) => `${v} at ${dataIndex}` },
      ]}
    />,
  );
  await drawn();
  await expect
    .poll(async () => {
      await hover(0.5, 0);
      return rows().join();
    })
    .toContain('6 at 1');
});

claim(
  "Its second argument contains `location`, which is `'tick'` around the chart and `'tooltip'` in the tooltip.",
  async () => {
    await render(
      <Radar
        radar={{ max: 10, metrics: names, labelFormatter: (n, { location }) => n + location }}
      />,
    );
    await drawn();
    expect(texts()).toEqual(['Atick', 'Btick', 'Ctick', 'Dtick']);
    await expect
      .poll(async () => {
        await hover(0.5, 0);
        return rows().join();
      })
      .toContain('Btooltip');
  },
);

claim('A line break (`\\n`) in the text starts a new line, as in the demo above.', async () => {
  await render(<MetricUnits />);
  await drawn();
  const [first] = all('svg text');
  expect(first?.querySelectorAll('tspan')).toHaveLength(2);
});

claim('`labelGap` | Pixels between the grid and the labels | 10', async () => {
  const y = async (labelGap?: number) => {
    const { unmount } = await render(<Radar radar={{ max: 10, metrics: names, labelGap }} />);
    await drawn();
    const found = number(all('svg text')[0], 'y');
    await unmount();
    return found;
  };
  expect(await y()).toBeCloseTo(await y(10), 5);
  expect((await y(10)) - (await y(25))).toBeCloseTo(15, 5);
});

claim('`startAngle` | Degrees by which the first metric is turned clockwise | 0', async () => {
  await render(<Radar radar={{ max: 10, metrics: names, startAngle: 90 }} />);
  await drawn();
  expect(positions()[0]).toEqual({ right: 0.5, up: 0 });
});

claim(
  'They have to fit in the `margin`, which is 50 pixels on the left and right, and 30 above and below.',
  async () => {
    const size = async (width: number, margin?: RadarChartProps['margin']) => {
      const { unmount } = await render(
        <div style={{ width }}>
          <RadarChart
            height={300}
            hideLegend
            margin={margin}
            shape="circular"
            radar={{ max: 10, metrics: names }}
            series={[{ data: [5, 5, 5, 5] }]}
          />
        </div>,
      );
      await drawn();
      const found = Math.max(...all('.MuiRadarGrid-divider').map((each) => number(each, 'r')));
      await unmount();
      return found;
    };
    // Limited by the height, then by the width.
    expect(await size(500)).toBe((300 - 2 * 30) / 2);
    expect(await size(300)).toBe((300 - 2 * 50) / 2);
    expect(await size(500, 0)).toBe(150);
  },
);

claim(
  'To fill the outline with the color of the series at 20% opacity, set `fillArea: true` on the series. To remove the marks, set `hideMark: true`.',
  async () => {
    await render(
      <Radar
        series={[
          { data: [5, 5, 5, 5], color: '#ff0000', fillArea: true, hideMark: true },
          { data: [5, 5, 5, 5], color: '#00ff00' },
        ]}
      />,
    );
    await drawn();
    const [filled, outline] = areas();
    expect(filled?.getAttribute('fill')).toBe('#ff0000');
    expect(filled?.getAttribute('fill-opacity')).toBe('0.2');
    expect(outline?.getAttribute('fill')).toBe('transparent');
    expect(marks()).toHaveLength(4);
    expect(marks().every((mark) => mark.getAttribute('fill') === '#00ff00')).toBe(true);
  },
);

claim('Set `shape="circular"` to draw circles instead of polygons.', async () => {
  const { unmount } = await render(<OppositeSeasons />);
  await drawn();
  expect(all('circle.MuiRadarGrid-divider')).toHaveLength(3);
  expect(all('.MuiRadarGrid-stripe')).toEqual([]);
  await unmount();
  await render(<Radar />);
  await drawn();
  expect(all('circle.MuiRadarGrid-divider')).toEqual([]);
  expect(all('path.MuiRadarGrid-divider')).toHaveLength(5);
});

claim('`divisions` | Number of rings | 5', async () => {
  const { rerender } = await render(<Radar />);
  await drawn();
  expect(all('.MuiRadarGrid-divider')).toHaveLength(5);
  await rerender(<Radar divisions={2} />);
  expect(all('.MuiRadarGrid-divider')).toHaveLength(2);
});

claim(
  '`stripeColor` | Function of the index of a ring, from the inside, or `null` for no stripes | Every second ring gray',
  async () => {
    const fills = () => all('.MuiRadarGrid-stripe').map((each) => each.getAttribute('fill'));
    const { rerender } = await render(<Radar />);
    await drawn();
    expect(fills().map((fill) => fill === 'none')).toEqual([true, false, true, false, true]);
    await rerender(<Radar stripeColor={(index) => (index === 0 ? '#ff0000' : 'none')} />);
    expect(fills()[0]).toBe('#ff0000');
    const sizes = all('.MuiRadarGrid-stripe').map((each) => each.getBoundingClientRect().width);
    expect(Math.min(...sizes)).toBe(sizes[0]);
    await rerender(<Radar stripeColor={null} />);
    expect(fills()).toEqual([]);
  },
);

claim('The stripes are drawn at 10% opacity.', async () => {
  await render(<Radar />);
  await drawn();
  expect(all('.MuiRadarGrid-stripe')[1]?.getAttribute('fill-opacity')).toBe('0.1');
});

claim('By default, the chart has no numbers on its axes.', async () => {
  const { unmount } = await render(<Radar />);
  await drawn();
  expect(texts()).toEqual(names);
  await unmount();
  await render(<ValuesOnAxis />);
  await drawn();
  expect(texts().filter((text) => /^\d+$/.test(text))).toEqual(['20', '40', '60', '80']);
});

claim(
  '**`divisions`** is the number of labels. By default, there is one, at the outer edge.',
  async () => {
    await render(
      <Radar>
        <RadarAxis metric="A" />
      </Radar>,
    );
    await drawn();
    expect(texts()).toEqual([...names, '10']);
  },
);

claim(
  '**`angle`** moves the labels away from the metric, for example between two metrics.',
  async () => {
    await render(
      <Radar>
        <RadarAxis metric="A" angle={90} />
      </Radar>,
    );
    await drawn();
    const label = all('svg text').at(-1);
    expect(number(label, 'x')).toBeGreaterThan(center.x + radius * 0.9);
    expect(Math.abs(number(label, 'y') - center.y)).toBeLessThan(10);
  },
);

claim('**`labelOrientation="rotated"`** turns the labels with the axis.', async () => {
  await render(
    <Radar>
      <RadarAxis metric="B" labelOrientation="rotated" />
    </Radar>,
  );
  await drawn();
  expect(all('svg text').at(-1)?.getAttribute('transform')).toMatch(/^rotate\(90/);
});

const two: RadarChartProps['series'] = [
  { id: 'big', data: [9, 9, 9, 9], label: 'Big' },
  { id: 'small', data: [4, 4, 4, 4], label: 'Small' },
];
const state = () =>
  areas().map((area) =>
    area.classList.contains('MuiRadarSeriesPlot-highlighted')
      ? 'highlighted'
      : area.classList.contains('MuiRadarSeriesPlot-faded')
        ? 'faded'
        : 'normal',
  );

claim(
  'By default, `highlight="axis"` draws a dashed line on the metric nearest to the pointer. `highlight="series"` highlights the series under the pointer and fades the others, and `"none"` does neither.',
  async () => {
    const lines = () => all('.MuiRadarAxisHighlight-line');
    const { rerender } = await render(<Radar series={two} />);
    await drawn();
    await expect
      .poll(async () => {
        await hover(0.3, 0.1);
        return lines().length;
      })
      .toBe(1);
    expect(lines()[0]?.getAttribute('stroke-dasharray')).toBe('4 4');
    expect(lines()[0]?.getAttribute('d')).toMatch(/L 370 150$/);
    expect(state()).toEqual(['normal', 'normal']);
    await rerender(<Radar key="series" series={two} highlight="series" />);
    await drawn();
    await expect
      .poll(async () => {
        await hover(0.1, 0.1);
        return state();
      })
      .toEqual(['faded', 'highlighted']);
    expect(lines()).toEqual([]);
    await rerender(<Radar key="none" series={two} highlight="none" />);
    await drawn();
    await expect
      .poll(async () => {
        await hover(0.1, 0.1);
        return rows().length;
      })
      .toBeGreaterThan(0);
    expect(lines()).toEqual([]);
    expect(state()).toEqual(['normal', 'normal']);
  },
);

claim(
  "The last series is in front, and its area covers the others even if it isn't filled.",
  async () => {
    await render(<Radar series={[...two].reverse()} highlight="series" />);
    await drawn();
    await expect
      .poll(async () => {
        await hover(0.1, 0.1);
        return state();
      })
      .toEqual(['faded', 'highlighted']);
    const box = chart().element().getBoundingClientRect();
    expect(document.elementFromPoint(box.x + center.x + 12, box.y + center.y - 12)).toBe(
      areas()[1],
    );
  },
);

claim('`highlightedItem` with a `seriesId` highlights a series from code.', async () => {
  await page.elementLocator(document.body).hover({ position: { x: 0, y: 0 } });
  await render(<Radar series={two} highlight="series" highlightedItem={{ seriesId: 'big' }} />);
  await drawn();
  await expect.poll(state).toEqual(['highlighted', 'faded']);
});

claim(
  "The tooltip shows all series at the metric nearest to the pointer. Set `trigger: 'item'` in `slotProps.tooltip` to show all metrics of the hovered series instead.",
  async () => {
    const { rerender } = await render(<Radar series={two} />);
    await drawn();
    await expect
      .poll(async () => {
        await hover(0.1, 0.05);
        return rows().join();
      })
      .toBe('BBig9Small4');
    await rerender(<Radar key="item" series={two} slotProps={{ tooltip: { trigger: 'item' } }} />);
    await drawn();
    await expect
      .poll(async () => {
        await hover(0.1, 0.05);
        return rows().join();
      })
      .toMatch(/^Small.*A4B4C4D4/);
  },
);

claim(
  'The tooltip opens only inside the circle around the grid, not over the labels.',
  async () => {
    await render(<Radar series={two} />);
    await drawn();
    await expect
      .poll(async () => {
        await hover(0.95, 0);
        return rows().length;
      })
      .toBe(1);
    await expect
      .poll(async () => {
        await hover(1.2, 0);
        return rows().length;
      })
      .toBe(0);
  },
);

claim('On an area, `dataIndex` is the metric nearest to the click.', async () => {
  const onAreaClick = vi.fn();
  await render(<Radar onAreaClick={onAreaClick} />);
  await drawn();
  await chart().click(at(0.3, 0.1));
  await expect.poll(() => onAreaClick.mock.calls.length).toBe(1);
  expect(onAreaClick.mock.calls[0]?.[1]).toEqual({ type: 'radar', seriesId: 's', dataIndex: 1 });
});

claim(
  '`onMarkClick` and `onAreaClick` receive the event and `{ type, seriesId, dataIndex }`.',
  async () => {
    const onMarkClick = vi.fn();
    const { unmount } = await render(<Radar onMarkClick={onMarkClick} />);
    await drawn();
    await chart().click(at(0, 0.5));
    await expect.poll(() => onMarkClick.mock.calls.length).toBe(1);
    expect(onMarkClick.mock.calls[0]?.[1]).toEqual({ type: 'radar', seriesId: 's', dataIndex: 0 });
    await unmount();
    await render(<ClickNutrients />);
    await drawn();
    await userEvent.click(marks()[0] ?? document.body);
    await expect.element(page.getByRole('status')).toHaveTextContent('Mark: Almonds, Protein, 42%');
  },
);

claim(
  "`onAxisClick` receives the metric that's nearest to the direction of the click: its index as `dataIndex`, its name as `axisValue`, and `seriesValues`. It's called for clicks anywhere in the chart, also outside the circle and on the labels.",
  async () => {
    for (const [right, up] of [
      [-0.9, 0.1],
      // Outside the circle, and on the label.
      [-1.3, 0.9],
      [-1.13, 0],
    ] as const) {
      const onAxisClick = vi.fn();
      const { unmount } = await render(<Radar onAxisClick={onAxisClick} />);
      await drawn();
      await chart().click(at(right, up));
      await expect.poll(() => onAxisClick.mock.calls.length).toBe(1);
      expect(onAxisClick.mock.calls[0]?.[1]).toEqual({
        dataIndex: 3,
        axisValue: 'D',
        seriesValues: { s: 5 },
      });
      await unmount();
    }
  },
);

claim('Marks ignore the pointer unless you set `onMarkClick`.', async () => {
  const { rerender } = await render(<Radar />);
  await drawn();
  const [mark] = marks();
  expect(mark && getComputedStyle(mark).pointerEvents).toBe('none');
  await rerender(<Radar onMarkClick={() => undefined} />);
  expect(mark && getComputedStyle(mark).pointerEvents).not.toBe('none');
});

claim(
  '`seriesId` limits a part to one series, and other SVG attributes are passed on. `RadarSeriesPlot` combines areas and marks.',
  async () => {
    const composed = (children: React.ReactNode) => (
      <div style={{ width: 500 }}>
        <RadarDataProvider height={300} radar={{ max: 10, metrics: names }} series={two}>
          <ChartsLegend />
          <ChartsSurface>
            <RadarGrid />
            <RadarMetricLabels />
            {children}
          </ChartsSurface>
        </RadarDataProvider>
      </div>
    );
    const { rerender } = await render(
      composed(
        <>
          <RadarSeriesArea seriesId="big" strokeDasharray="4 4" />
          <RadarSeriesMarks />
        </>,
      ),
    );
    await drawn();
    expect(areas()).toHaveLength(1);
    expect(areas()[0]?.getAttribute('stroke-dasharray')).toBe('4 4');
    expect(marks()).toHaveLength(8);
    expect(texts()).toEqual(names);
    expect(page.getByText('Small').query()).not.toBeNull();
    await rerender(composed(<RadarSeriesPlot />));
    await expect.poll(() => [areas().length, marks().length]).toEqual([2, 8]);
  },
);

claim("The chart isn't animated.", async () => {
  const { rerender } = await render(<Radar />);
  await drawn();
  await rerender(<Radar series={[{ id: 's', data: [8, 8, 8, 8] }]} />);
  expect(positions()[0]?.up).toBe(0.8);
  expect(areas().flatMap((area) => area.getAnimations())).toEqual([]);
});

claim(
  'Set `direction="ltr"` on the chart, as in the demos on this page. The legend still follows the layout.',
  async () => {
    const overlaps = () => {
      const grid = all('.MuiRadarGrid-divider').at(-1)?.getBoundingClientRect();
      const [, fiber] = all('svg text');
      return (fiber?.getBoundingClientRect().left ?? 0) < (grid?.right ?? 0);
    };
    const radar = { max: 10, metrics: ['A', 'A long name', 'C', 'D'] };
    const { rerender } = await render(
      <div dir="rtl">
        <Radar radar={radar} />
      </div>,
    );
    await drawn();
    expect(overlaps()).toBe(true);
    await rerender(
      <div dir="rtl">
        <Radar radar={radar} series={two} hideLegend={false} direction="ltr" />
      </div>,
    );
    await expect.poll(overlaps).toBe(false);
    const left = (name: string) => page.getByText(name).element().getBoundingClientRect().left;
    expect(left('Big')).toBeGreaterThan(left('Small'));
  },
);

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
  'Two metrics have the same name. The console says that axis ids are duplicated.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Boundary>
        <Radar radar={{ max: 10, metrics: ['A', 'B', 'A', 'D'] }} />
      </Boundary>,
    );
    await expect.element(page.getByText('Cannot read', { exact: false })).toBeVisible();
    expect(error.mock.calls.flat().join('\n')).toContain(
      'The following axis ids are duplicated: A.',
    );
  },
);

claim(
  'The same error appears if a series has more values than there are metrics. If a series has fewer values, there is no error: the outline connects the last value to the first one.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { unmount } = await render(<Radar series={[{ data: [5, 5, 5] }]} />);
    await drawn();
    expect(marks()).toHaveLength(3);
    expect(areas()[0]?.getAttribute('d')).toMatch(/^M 250 90L310 150L250 210 Z$/);
    await unmount();
    await render(
      <Boundary>
        <Radar series={[{ data: [5, 5, 5, 5, 5] }]} />
      </Boundary>,
    );
    await expect.element(page.getByText('Cannot read', { exact: false })).toBeVisible();
  },
);

claim(
  "A `null` in `data` breaks the outline of the whole series, and the console shows errors. The type doesn't allow `null`.",
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    // @ts-expect-error The type doesn't allow `null`.
    const data: number[] = [5, null, 5, 5];
    await render(<Radar series={[{ data }]} />);
    await drawn();
    expect(areas()[0]?.getAttribute('d')).toContain('NaN');
    expect(error.mock.calls.flat().join('\n')).toContain('NaN');
  },
);

claim(
  "`RadarChart` can't be used with the keyboard in 8.12: `enableKeyboardNavigation` has no effect.",
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    // @ts-expect-error The type doesn't have the prop.
    const props: Partial<RadarChartProps> = { enableKeyboardNavigation: true };
    await render(<Radar {...props} />);
    await drawn();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(document.body);
  },
);

claim('Use this together with `highlight="series"`, as in the demo above.', async () => {
  await render(<DecathlonRecords />);
  await drawn();
  const svg = page.getByLabelText('Decathlon', { exact: false });
  const box = svg.element().getBoundingClientRect();
  await expect
    .poll(async () => {
      await svg.hover({ position: { x: box.width / 2, y: box.height / 2 + 8 } });
      await svg.hover({ position: { x: box.width / 2, y: box.height / 2 + 10 } });
      return rows().join();
    })
    .toMatch(/Ashton Eaton.*100 m1,040.*1500 m829/);
});

claim(
  "To reverse a metric for which lower is better, such as a price, set a `min` that is greater than `max`: `{ name: 'Price', min: 100, max: 0 }` puts low prices near the outer edge.",
  async () => {
    const metrics = [{ name: 'Price', min: 100, max: 0 }, { name: 'Range' }, { name: 'Comfort' }];
    const radar = { max: 10, metrics };
    await render(<Radar radar={radar} series={[{ data: [20, 5, 5], label: 'Car' }]} />);
    await drawn();
    expect(positions()[0]).toEqual({ right: 0, up: 0.8 });
    await hover(0.05, 0.6);
    await expect.poll(rows).toEqual(['PriceCar20']);
  },
);
