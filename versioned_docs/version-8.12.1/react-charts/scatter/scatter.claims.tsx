import * as React from 'react';

import type { ScatterValueType } from '@mui/x-charts/models';
import {
  ScatterChart,
  type ScatterChartProps,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import BrainAndBody from './demos/BrainAndBody';
import ClickACar from './demos/ClickACar';
import HealthAndIncome from './demos/HealthAndIncome';
import IrisShapes from './demos/IrisShapes';
import LogisticMap from './demos/LogisticMap';
import OldFaithful from './demos/OldFaithful';
import PowerByColor from './demos/PowerByColor';
import TrendLine from './demos/TrendLine';
import VoronoiRadius from './demos/VoronoiRadius';

const show = (props: ScatterChartProps) =>
  render(
    <div style={{ width: 500 }}>
      <ScatterChart height={300} hideLegend {...props} />
    </div>,
  );

const elements = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const points = () => elements('g[data-series] circle');
const drawn = (count: number) => expect.poll(() => points().length).toBe(count);
const fills = () => points().map((point) => point.getAttribute('fill'));
const radius = (point: Element | undefined) => Number(point?.getAttribute('r'));
const place = (point: Element | undefined) => {
  const [x = NaN, y = NaN] = (point?.getAttribute('transform') ?? '')
    .replace(/[^\d.,\s-]/g, '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return { x, y };
};
const labels = (axis: 'X' | 'Y') =>
  elements(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`).map(
    (each) => each.textContent,
  );
const svg = () => document.querySelector('svg:has(.MuiChartsAxis-root)');

/** Moves the mouse to a position of the drawing and fires the events of `types`. */
const pointer = (x: number, y: number, types: string[]) => {
  const box = svg()?.getBoundingClientRect();
  const clientX = (box?.left ?? 0) + x;
  const clientY = (box?.top ?? 0) + y;
  const target = document.elementFromPoint(clientX, clientY);
  for (const type of types) {
    const options = {
      bubbles: true,
      cancelable: true,
      clientX,
      clientY,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      button: 0,
      buttons: type === 'pointerdown' ? 1 : 0,
    };
    target?.dispatchEvent(
      type === 'click' ? new MouseEvent(type, options) : new PointerEvent(type, options),
    );
  }
};
const hover = (x: number, y: number) =>
  pointer(x, y, ['pointerenter', 'pointerover', 'pointermove']);
const click = (x: number, y: number) =>
  pointer(x, y, ['pointermove', 'pointerdown', 'pointerup', 'click']);
const tooltip = () => document.querySelector('[role="tooltip"]')?.textContent ?? '';
const frames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
const few: ScatterValueType[] = [
  { id: 'a', x: 1, y: 1 },
  { id: 'b', x: 2, y: 2 },
  { id: 'c', x: 3, y: 3 },
];
const limits: Partial<ScatterChartProps> = {
  xAxis: [{ min: 0, max: 10 }],
  yAxis: [{ min: 0, max: 10 }],
};

/** Whether the message of an error is shown instead of the chart. */
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
  "The axes don't need data: their limits come from the points, and they don't start at zero unless you set `min: 0`.",
  async () => {
    const { unmount } = await render(<OldFaithful />);
    await drawn(24);
    expect(labels('X')).not.toContain('0');
    expect(labels('Y')).not.toContain('0');
    await unmount();
    await show({ xAxis: [{ min: 0 }], series: [{ data: [{ id: 1, x: 50, y: 60 }] }] });
    await expect.poll(() => labels('X')).toContain('0');
  },
);

claim(
  '`markerSize` of a series is the radius of its points in pixels. The default is 4.',
  async () => {
    await show({ series: [{ data: few }, { data: few, markerSize: 9 }] });
    await drawn(6);
    expect(points().map(radius)).toEqual([4, 4, 4, 9, 9, 9]);
  },
);

claim('The highlighted point is 20% larger.', async () => {
  await show({
    series: [{ id: 's', data: few, markerSize: 10, highlightScope: { highlight: 'item' } }],
    highlightedItem: { seriesId: 's', dataIndex: 1 },
  });
  await drawn(3);
  expect(points().map(radius)).toEqual([10, 12, 10]);
});

claim('Later series are drawn on top of earlier ones.', async () => {
  await show({
    series: [
      { id: 'first', data: few },
      { id: 'second', data: few },
    ],
  });
  await drawn(6);
  expect(elements('[data-series]').map((each) => each.dataset.series)).toEqual(['first', 'second']);
});

claim('The legend still shows circles. To change its marks, set `labelMarkType`.', async () => {
  const marks = () => elements('.MuiChartsLegend-root svg > *').map((each) => each.tagName);
  const { unmount } = await render(<IrisShapes />);
  await expect.poll(marks).toEqual(['circle', 'circle', 'circle']);
  await unmount();
  await show({
    hideLegend: false,
    series: [{ data: few, label: 'Squares', labelMarkType: 'square' }],
  });
  await expect.poll(marks).toEqual(['rect']);
});

claim(
  'It receives `seriesId`, `dataIndex`, `x`, `y`, `color`, `size`, `isHighlighted`, and `isFaded`.',
  async () => {
    const seen = vi.fn<(props: ScatterMarkerProps) => void>();
    function Spy(props: ScatterMarkerProps) {
      seen(props);
      return <path />;
    }
    await show({
      series: [{ id: 's', data: few, color: '#123456', markerSize: 7 }],
      slots: { marker: Spy },
    });
    await expect.poll(() => seen.mock.calls.length).toBeGreaterThan(2);
    expect(seen.mock.calls.at(-1)?.[0]).toMatchObject({
      seriesId: 's',
      dataIndex: 2,
      x: expect.any(Number) as number,
      y: expect.any(Number) as number,
      color: '#123456',
      size: 7,
      isHighlighted: false,
      isFaded: false,
    });
  },
);

claim('`highlightScope` fades the other species while you hover over a point.', async () => {
  await render(<IrisShapes />);
  const shapes = () => elements('[data-series] > path');
  await expect.poll(() => shapes().length).toBe(30);
  const first = place(elements('[data-series="setosa"] > path')[0]);
  await expect
    .poll(() => {
      hover(first.x, first.y);
      return shapes().filter((each) => each.getAttribute('opacity') === '0.3').length;
    })
    .toBe(29);
});

claim("The z-axis isn't drawn. It only converts values to colors.", async () => {
  await render(<PowerByColor />);
  await drawn(18);
  expect(elements('.MuiChartsAxis-root')).toHaveLength(2);
  expect(new Set(fills()).size).toBeGreaterThan(10);
});

const colorsOf = async (props: Partial<ScatterChartProps>, data: ScatterValueType[]) => {
  const { unmount } = await show({ series: [{ data, color: '#111111' }], ...props });
  await drawn(data.length);
  const found = fills();
  await unmount();
  return found;
};

claim('Without them, the gradient goes from 0 to 100.', async () => {
  const data = [0, 100, 200].map((z, x) => ({ id: x, x, y: x, z }));
  const [low, high, above] = await colorsOf(
    { zAxis: [{ colorMap: { type: 'continuous', color: ['#000000', '#ffffff'] } }] },
    data,
  );
  expect([low, high, above]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
});

claim('`min` and `max` of the `colorMap` are the values of the two colors.', async () => {
  const found = await colorsOf(
    {
      zAxis: [{ colorMap: { type: 'continuous', min: 2, max: 4, color: ['#000000', '#ffffff'] } }],
    },
    [2, 3, 4].map((z, x) => ({ id: x, x, y: x, z })),
  );
  expect(found[0]).toBe('rgb(0, 0, 0)');
  expect(found[1]).toMatch(/rgb\(12[78], /);
  expect(found[2]).toBe('rgb(255, 255, 255)');
});

claim(
  '`min` and `max` of the z-axis itself color the points in the same way, but the legend still shows the range from 0 to 100.',
  async () => {
    await show({
      hideLegend: false,
      series: [{ data: [2, 3, 4].map((z, x) => ({ id: x, x, y: x, z })) }],
      zAxis: [{ min: 2, max: 4, colorMap: { type: 'continuous', color: ['#000000', '#ffffff'] } }],
      slots: { legend: ContinuousColorLegend },
      slotProps: { legend: { axisDirection: 'z' } },
    });
    await drawn(3);
    expect([fills()[0], fills()[2]]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    expect(
      elements('.MuiContinuousColorLegend-minLabel, .MuiContinuousColorLegend-maxLabel').map(
        (label) => label.textContent,
      ),
    ).toEqual(['0', '100']);
  },
);

claim(
  "`'piecewise'` | Numbers or dates | One color for each range between `thresholds`; one more color than thresholds",
  async () => {
    const found = await colorsOf(
      {
        zAxis: [
          { colorMap: { type: 'piecewise', thresholds: [5, 8], colors: ['#a00', '#0a0', '#00a'] } },
        ],
      },
      [4, 5, 8].map((z, x) => ({ id: x, x, y: x, z })),
    );
    expect(found).toEqual(['#a00', '#0a0', '#00a']);
  },
);

claim(
  "`'ordinal'` | Names or numbers | One color for each entry of `values`, and `unknownColor` for other values",
  async () => {
    const found = await colorsOf(
      {
        zAxis: [
          {
            colorMap: {
              type: 'ordinal',
              values: ['cat', 'dog'],
              colors: ['#a00', '#0a0'],
              unknownColor: '#999',
            },
          },
        ],
      },
      ['dog', 'cat', 'bird'].map((z, x) => ({ id: x, x, y: x, z })),
    );
    expect(found).toEqual(['#0a0', '#a00', '#999']);
  },
);

claim(
  'If several axes have a `colorMap`, the z-axis takes precedence over the y-axis, and the y-axis over the x-axis.',
  async () => {
    const map = (color: string) => ({
      type: 'piecewise' as const,
      thresholds: [0],
      colors: [color, color],
    });
    const data = [{ id: 1, x: 1, y: 1, z: 1 }];
    const x: Partial<ScatterChartProps> = { xAxis: [{ colorMap: map('#a00') }] };
    const y: Partial<ScatterChartProps> = { ...x, yAxis: [{ colorMap: map('#0a0') }] };
    const z: Partial<ScatterChartProps> = { ...y, zAxis: [{ colorMap: map('#00a') }] };
    expect(await colorsOf(x, data)).toEqual(['#a00']);
    expect(await colorsOf(y, data)).toEqual(['#0a0']);
    expect(await colorsOf(z, data)).toEqual(['#00a']);
  },
);

claim(
  'The values can also be in `data` or `dataKey` of the z-axis, in the order of the points.',
  async () => {
    const colorMap = { type: 'piecewise' as const, thresholds: [5], colors: ['#a00', '#0a0'] };
    expect(await colorsOf({ zAxis: [{ data: [9, 1, 9], colorMap }] }, few)).toEqual([
      '#0a0',
      '#a00',
      '#0a0',
    ]);
    const dataset = [{ heat: 1 }, { heat: 9 }, { heat: 1 }];
    expect(await colorsOf({ dataset, zAxis: [{ dataKey: 'heat', colorMap }] }, few)).toEqual([
      '#a00',
      '#0a0',
      '#a00',
    ]);
  },
);

claim(
  'The demo takes the square root of the population, so that the area of a circle is proportional to its value.',
  async () => {
    await render(<HealthAndIncome />);
    await drawn(14);
    const [china, india] = points().map((point) => radius(point) ** 2);
    expect((china ?? 0) / (india ?? 1)).toBeCloseTo(1319 / 1110, 3);
  },
);

claim(
  "Bubbles at the edge of the chart aren't cut off, but a point whose center is outside the axis limits isn't drawn.",
  async () => {
    await show({
      ...limits,
      series: [
        {
          markerSize: 30,
          data: [
            { id: 1, x: 0, y: 0 },
            { id: 2, x: 10, y: 10 },
            { id: 3, x: 10.1, y: 5 },
          ],
        },
      ],
    });
    await drawn(2);
    for (let parent = points()[0]?.parentElement; parent && parent !== svg();) {
      expect(getComputedStyle(parent).clipPath).toBe('none');
      parent = parent.parentElement;
    }
  },
);

claim(
  'By default, the tooltip shows the `label` of the series and the values as `(x, y)`.',
  async () => {
    await show({ ...limits, series: [{ data: [{ id: 1, x: 5, y: 4 }], label: 'Heat' }] });
    await drawn(1);
    const { x, y } = place(points()[0]);
    await expect
      .poll(() => {
        hover(x, y);
        return tooltip();
      })
      .toBe('Heat(5, 4)');
  },
);

claim(
  'It receives the point, including `id` and `z`, and an object with its `dataIndex`.',
  async () => {
    const valueFormatter = vi.fn((point: ScatterValueType | null) => `${point?.id}`);
    await show({ ...limits, series: [{ data: [{ id: 'k', x: 5, y: 4, z: 3 }], valueFormatter }] });
    await drawn(1);
    const { x, y } = place(points()[0]);
    await expect
      .poll(() => {
        hover(x, y);
        return tooltip();
      })
      .toBe('k');
    expect(valueFormatter).toHaveBeenLastCalledWith(
      { id: 'k', x: 5, y: 4, z: 3 },
      { dataIndex: 0 },
    );
  },
);

claim("To hide the tooltip, set `trigger: 'none'` in `slotProps.tooltip`.", async () => {
  await show({
    ...limits,
    slotProps: { tooltip: { trigger: 'none' } },
    series: [{ data: [{ id: 'k', x: 5, y: 5 }], highlightScope: { highlight: 'item' } }],
  });
  await drawn(1);
  const { x, y } = place(points()[0]);
  await expect
    .poll(() => {
      hover(x, y);
      return points()[0]?.dataset.highlighted;
    })
    .toBe('true');
  expect(tooltip()).toBe('');
});

/** Text of the tooltip with the pointer at a distance of one point, or '' if there's none. */
const at = async (distance: number, props: Partial<ScatterChartProps>) => {
  const { unmount } = await show({
    ...limits,
    series: [{ data: [{ id: 1, x: 5, y: 5 }], markerSize: 8, valueFormatter: () => 'here' }],
    ...props,
  });
  await drawn(1);
  const { x, y } = place(points()[0]);
  for (let i = 0; i < 5 && !tooltip(); i += 1) {
    hover(x + distance + i / 100, y);
    await frames();
  }
  const found = tooltip();
  await unmount();
  // Otherwise, the next chart would seem to have a tooltip already.
  await expect.poll(tooltip).toBe('');
  return found;
};

claim(
  "The chart shows the tooltip of the point that's nearest to the pointer, passes the point to `onItemClick`, and highlights it if the series has a `highlightScope`. By default, there's no maximum distance.",
  async () => {
    expect(await at(120, {})).toBe('here');
    for (const highlight of ['item', 'none'] as const) {
      const onItemClick = vi.fn<(event: unknown, item: unknown) => void>();
      const onHighlightChange = vi.fn<(item: unknown) => void>();
      const { unmount } = await show({
        ...limits,
        onItemClick,
        onHighlightChange,
        series: [
          {
            id: 's',
            data: [
              { id: 1, x: 2, y: 5 },
              { id: 2, x: 8, y: 5 },
            ],
            highlightScope: { highlight },
          },
        ],
      });
      await drawn(2);
      const { x, y } = place(points()[1]);
      let step = 0;
      await expect
        .poll(() => {
          step = 1 - step;
          hover(x - 40 + step, y - 60);
          return onHighlightChange.mock.lastCall?.[0];
        })
        .toMatchObject({ seriesId: 's', dataIndex: 1 });
      expect(points().map((each) => each.dataset.highlighted)).toEqual([
        undefined,
        highlight === 'item' ? 'true' : undefined,
      ]);
      click(x - 40, y - 60);
      await expect.poll(() => onItemClick.mock.lastCall?.[1]).toMatchObject({ dataIndex: 1 });
      await unmount();
    }
  },
);

claim(
  '`voronoiMaxRadius={30}` | At most 30 pixels away from the center of the nearest point',
  async () => {
    expect(await at(28, { voronoiMaxRadius: 30 })).toBe('here');
    expect(await at(32, { voronoiMaxRadius: 30 })).toBe('');
  },
);

claim('`voronoiMaxRadius="item"` | Inside the circle with the radius `markerSize`', async () => {
  expect(await at(6, { voronoiMaxRadius: 'item' })).toBe('here');
  expect(await at(10, { voronoiMaxRadius: 'item' })).toBe('');
});

function Wide({
  x,
  y,
  size: _size,
  color,
  isFaded: _f,
  isHighlighted: _h,
  seriesId: _s,
  dataIndex: _d,
  ...other
}: ScatterMarkerProps) {
  return <circle cx={x} cy={y} r={40} fill={color} {...other} />;
}
function Deaf({ x, y, color }: ScatterMarkerProps) {
  return <circle cx={x} cy={y} r={40} fill={color} />;
}

claim('`disableVoronoi` | On the marker itself, with its real shape and size', async () => {
  const off = { disableVoronoi: true };
  expect(await at(6, off)).toBe('here');
  expect(await at(10, off)).toBe('');
});

claim(
  'Your `marker` component then has to pass its other props to the SVG element, because they contain the event handlers.',
  async () => {
    const reacts = async (marker: React.JSXElementConstructor<ScatterMarkerProps>) => {
      const { unmount } = await show({
        ...limits,
        disableVoronoi: true,
        slots: { marker },
        series: [{ data: [{ id: 1, x: 5, y: 5 }], valueFormatter: () => 'here' }],
      });
      await drawn(1);
      const x = Number(points()[0]?.getAttribute('cx'));
      const y = Number(points()[0]?.getAttribute('cy'));
      for (let i = 0; i < 5 && !tooltip(); i += 1) {
        hover(x + 30 + i / 100, y);
        await frames();
      }
      const found = tooltip();
      await unmount();
      return found;
    };
    expect(await reacts(Wide)).toBe('here');
    expect(await reacts(Deaf)).toBe('');
  },
);

claim(
  '`onItemClick` is called with the event and the `type`, `seriesId`, and `dataIndex` of the nearest point.',
  async () => {
    const onItemClick = vi.fn();
    await show({ ...limits, series: [{ id: 's', data: few }], onItemClick });
    await drawn(3);
    const { x, y } = place(points()[1]);
    click(x + 2, y);
    await expect.poll(() => onItemClick.mock.calls.length).toBe(1);
    expect(onItemClick.mock.calls[0]?.[0]).toBeInstanceOf(Event);
    expect(onItemClick.mock.calls[0]?.[1]).toEqual({
      type: 'scatter',
      seriesId: 's',
      dataIndex: 1,
    });
  },
);

claim(
  'Without `voronoiMaxRadius`, a click anywhere in the drawing area fires the callback. With it, the chart ignores clicks that are too far from all points.',
  async () => {
    const clicks = async (voronoiMaxRadius?: number) => {
      const onItemClick = vi.fn();
      const { unmount } = await show({
        ...limits,
        series: [{ data: few }],
        voronoiMaxRadius,
        onItemClick,
      });
      await drawn(3);
      click(400, 60);
      await frames();
      const { x, y } = place(points()[0]);
      click(x, y);
      await expect.poll(() => onItemClick.mock.calls.length).toBeGreaterThan(0);
      await frames();
      await unmount();
      return onItemClick.mock.calls.length;
    };
    expect(await clicks()).toBe(2);
    expect(await clicks(20)).toBe(1);
  },
);

claim(
  'The cursor becomes a pointer only with `disableVoronoi`, so otherwise set `cursor` in `sx`.',
  async () => {
    const cursor = async (disableVoronoi: boolean) => {
      const { unmount } = await show({
        series: [{ data: few }],
        disableVoronoi,
        onItemClick: vi.fn(),
      });
      await drawn(3);
      const found = points()[0]?.getAttribute('cursor');
      await unmount();
      return found;
    };
    expect(await cursor(true)).toBe('pointer');
    expect(await cursor(false)).toBe('unset');
  },
);

claim("It doesn't receive the values, so look them up.", async () => {
  await render(<ClickACar />);
  await drawn(18);
  const { x, y } = place(points()[9]);
  click(x, y);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Fiat 128: 32.4 miles per gallon, 2200 lb');
});

claim('All three are required: without one of them, the chart throws an error.', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await render(
    <Boundary>
      <ScatterChart
        height={300}
        dataset={[{ a: 1, b: 2 }]}
        series={[{ datasetKeys: { x: 'a', y: 'b' } }]}
      />
    </Boundary>,
  );
  await expect
    .poll(() => document.body.textContent)
    .toContain('has incomplete datasetKeys.\nProperties "id" are missing.');
});

claim('`z` is optional.', async () => {
  await render(<BrainAndBody />);
  await drawn(14);
});

claim(
  'A single zero on a logarithmic axis leaves the chart empty, unless you set `min` and `max`.',
  async () => {
    const count = async (x: number, range = {}, scaleType: 'log' | 'symlog' = 'log') => {
      const { unmount } = await show({
        xAxis: [{ scaleType, ...range }],
        series: [
          {
            data: [
              { id: 1, x, y: 1 },
              { id: 2, x: 10, y: 2 },
              { id: 3, x: 100, y: 3 },
            ],
          },
        ],
      });
      await expect.poll(() => labels('Y').length).toBeGreaterThan(1);
      const found = points().length;
      await unmount();
      return found;
    };
    expect(await count(1)).toBe(3);
    expect(await count(0)).toBe(0);
    expect(await count(0, { min: 1, max: 100 })).toBe(2);
    // For zero and negative values:
    expect(await count(0, {}, 'symlog')).toBe(3);
    expect(await count(-5, {}, 'symlog')).toBe(3);
  },
);

claim('Children are drawn on top of the points.', async () => {
  await render(<TrendLine />);
  await drawn(18);
  const line = elements('line[stroke="#D55E00"]')[0];
  expect(line).toBeDefined();
  const relation = points()[0]?.compareDocumentPosition(line ?? document.body) ?? 0;
  expect(relation & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

const many = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, x: (id * 7919) % 1009, y: (id * 104729) % 997 }));
const nodes = () => svg()?.querySelectorAll('[data-series] *').length ?? 0;
const paths = () => elements('[data-series] path');

claim('Each point is an SVG element and a React component by default.', async () => {
  let mounted = 0;
  function Counted({ x, y }: ScatterMarkerProps) {
    React.useEffect(() => {
      mounted += 1;
    }, []);
    return <circle cx={x} cy={y} r={1} />;
  }
  await show({ series: [{ data: many(150) }], slots: { marker: Counted } });
  await drawn(150);
  expect(mounted).toBe(150);
});

claim(
  'Above about 1,000 points, set `renderer="svg-batch"`, which combines up to 1,000 points of the same color in one `<path>`.',
  async () => {
    const { unmount } = await show({ renderer: 'svg-batch', series: [{ data: many(2500) }] });
    await expect.poll(() => paths().length).toBe(3);
    expect(nodes()).toBe(3);
    await unmount();
    await show({
      renderer: 'svg-batch',
      xAxis: [{ colorMap: { type: 'piecewise', thresholds: [500], colors: ['#a00', '#0a0'] } }],
      series: [{ data: many(400) }],
    });
    await expect
      .poll(() =>
        paths()
          .map((path) => path.getAttribute('fill'))
          .sort(),
      )
      .toEqual(['#0a0', '#a00']);
  },
);

claim(
  'All points are circles of the size `markerSize`, and the `marker` slot is ignored.',
  async () => {
    const marker = vi.fn(() => <rect data-custom />);
    await show({
      renderer: 'svg-batch',
      slots: { marker },
      series: [{ data: few, markerSize: 7 }],
    });
    await expect.poll(() => paths().length).toBe(1);
    expect(paths()[0]?.getAttribute('d')?.split('a7 7').length).toBe(4);
    expect(marker).not.toHaveBeenCalled();
  },
);

claim(
  "The highlighted point is drawn a second time on top, so don't make it transparent.",
  async () => {
    await show({
      renderer: 'svg-batch',
      series: [{ id: 's', data: few, highlightScope: { highlight: 'item' } }],
      highlightedItem: { seriesId: 's', dataIndex: 1 },
    });
    await expect.poll(() => elements('path[data-highlighted="true"]').length).toBe(1);
    expect(paths()[0]?.getAttribute('d')?.split('M').length).toBe(4);
  },
);

claim(
  "With `disableVoronoi`, points don't react to hover or clicks, because the paths ignore the pointer.",
  async () => {
    const onItemClick = vi.fn();
    const run = async (disableVoronoi: boolean) => {
      const { unmount } = await show({
        ...limits,
        renderer: 'svg-batch',
        disableVoronoi,
        onItemClick,
        series: [{ data: [{ id: 1, x: 5, y: 5 }], markerSize: 20, valueFormatter: () => 'here' }],
      });
      await expect.poll(() => paths().length).toBe(1);
      const [x = 0, y = 0] = (paths()[0]?.getAttribute('d') ?? '')
        .slice(1)
        .split(' ')
        .map(parseFloat);
      for (let i = 0; i < 5 && !tooltip(); i += 1) {
        hover(x + 20 + i / 100, y);
        await frames();
      }
      click(x + 20, y);
      await frames();
      const found = tooltip();
      const style = getComputedStyle(paths()[0] ?? document.body).pointerEvents;
      await unmount();
      return [found, style];
    };
    expect(await run(false)).toEqual(['here', 'none']);
    expect(onItemClick).toHaveBeenCalledTimes(1);
    expect(await run(true)).toEqual(['', 'none']);
    expect(onItemClick).toHaveBeenCalledTimes(1);
  },
);

claim("Points outside `min` and `max` aren't rendered.", async () => {
  await show({
    xAxis: [{ min: 0, max: 100 }],
    series: [{ data: Array.from({ length: 300 }, (_, x) => ({ id: x, x, y: 1 })) }],
  });
  await drawn(101);
});

claim(
  'If you pass a new `series` array, the chart processes all points again, even if the values are the same.',
  async () => {
    let reads = 0;
    const data = [
      {
        id: 1,
        get x() {
          reads += 1;
          return 1;
        },
        y: 1,
      },
    ];
    const chart = (series: ScatterChartProps['series']) => (
      <div style={{ width: 500 }}>
        <ScatterChart height={300} hideLegend series={series} />
      </div>
    );
    const series = [{ data }];
    const { rerender } = await render(chart(series));
    await drawn(1);
    await frames();
    reads = 0;
    await rerender(chart(series));
    await frames();
    expect(reads).toBe(0);
    await rerender(chart([{ data }]));
    await expect.poll(() => reads).toBeGreaterThan(0);
  },
);

claim('The demo draws 10,000 points.', async () => {
  await render(<LogisticMap />);
  await expect
    .poll(() =>
      paths().reduce((sum, path) => sum + (path.getAttribute('d')?.split('M').length ?? 1) - 1, 0),
    )
    .toBe(10000);
  expect(nodes()).toBe(10);
});

claim("`skipAnimation` has no effect, because points aren't animated.", async () => {
  const { rerender } = await show({ ...limits, series: [{ data: few }] });
  await drawn(3);
  const before = place(points()[0]);
  await rerender(
    <div style={{ width: 500 }}>
      <ScatterChart
        height={300}
        hideLegend
        {...limits}
        series={[{ data: few.map((point) => ({ ...point, x: point.x + 5 })) }]}
      />
    </div>,
  );
  const after = place(points()[0]);
  expect(after.x - before.x).toBeGreaterThan(100);
  await frames();
  expect(place(points()[0])).toEqual(after);
});

claim(
  "One of its coordinates is `null` or `undefined`, or outside the axis limits. Such points aren't drawn.",
  async () => {
    await show({
      ...limits,
      dataset: [
        { id: 1, x: 5, y: 4 },
        { id: 2, x: 6, y: null },
        { id: 3, x: undefined, y: 4 },
        { id: 4, x: 11, y: 4 },
      ],
      series: [{ datasetKeys: { id: 'id', x: 'x', y: 'y' } }],
    });
    await drawn(1);
  },
);

claim(
  "The values are strings, which the chart compares letter by letter: `'100'` is less than `'9'`.",
  async () => {
    const heights = async (values: (string | number)[]) => {
      const { unmount } = await show({
        dataset: values.map((y, x) => ({ id: x, x, y })),
        series: [{ datasetKeys: { id: 'id', x: 'x', y: 'y' } }],
      });
      await expect.poll(() => labels('X').length).toBeGreaterThan(1);
      const found = points().map((point) => place(point).y);
      await unmount();
      return found;
    };
    const [nine = 0, , hundred = 0] = await heights([9, 10, 100]);
    expect(hundred).toBeLessThan(nine);
    const texts = await heights(['9', '10', '100']);
    expect(texts.length === 3 && (texts[2] ?? 0) < (texts[0] ?? 0)).toBe(false);
  },
);

claim('`disableHover` on a series only works together with `disableVoronoi`.', async () => {
  const series = [
    {
      data: [{ id: 1, x: 5, y: 5 }],
      markerSize: 8,
      disableHover: true,
      valueFormatter: () => 'here',
    },
  ];
  expect(await at(2, { series })).toBe('here');
  expect(await at(2, { series, disableVoronoi: true })).toBe('');
});

claim(
  'This demo passes rows as `dataset`. `datasetKeys` contains the names of the fields for `x`, `y`, and `id`.',
  async () => {
    await render(<BrainAndBody />);
    await drawn(14);
    const { x, y } = place(points()[7]);
    await expect
      .poll(() => {
        hover(x, y);
        return tooltip();
      })
      .toBe('Human: 1320 g of 62 kg');
  },
);

claim(
  'Set a radius if points are far apart, because a tooltip far away from the pointer is confusing.',
  async () => {
    await render(<VoronoiRadius />);
    await drawn(8);
    const { x, y } = place(points()[2]);
    await expect
      .poll(() => {
        hover(x + 60, y + 40);
        return tooltip();
      })
      .toContain('years');
    await page.getByRole('button', { name: '30 px' }).click();
    await expect
      .poll(() => {
        hover(x + 60, y + 41);
        return tooltip();
      })
      .toBe('');
  },
);

const Mark = ({ x, y, ...rest }: { x: number; y: number }) => (
  <text
    className="own"
    x={x}
    y={y}
    {...('dataIndex' in rest ? { 'data-index': rest.dataIndex } : {})}
  >
    name
  </text>
);

claim('To write a name next to each point, return a `<text>` from the `marker` slot.', async () => {
  await show({ ...limits, series: [{ data: few }], slots: { marker: Mark } });
  await expect.poll(() => elements('text.own').length).toBe(3);
});

claim('Default | Anywhere in the drawing area, if no other point is nearer', async () => {
  const clicked = vi.fn<(dataIndex: number | undefined) => void>();
  await show({
    ...limits,
    series: [{ data: few }],
    onItemClick: (_event: unknown, item: { dataIndex?: number }) => clicked(item.dataIndex),
  });
  await drawn(3);
  await frames();
  // The opposite corner: the third point is the nearest.
  click(470, 30);
  await expect.poll(() => clicked.mock.lastCall?.[0]).toBe(2);
});

claim(
  "Set `scaleType: 'log'` on an axis if its values cover several orders of magnitude. Equal distances on the axis then represent equal factors.",
  async () => {
    await show({
      xAxis: [{ scaleType: 'log', min: 1, max: 1000 }],
      yAxis: [{ min: 0, max: 10 }],
      series: [{ data: [1, 10, 100].map((x) => ({ id: x, x, y: 5 })) }],
    });
    await drawn(3);
    const [a = NaN, b = NaN, c = NaN] = points().map((point) => place(point).x);
    expect(b - a).toBeGreaterThan(10);
    expect(c - b).toBeCloseTo(b - a, 0);
  },
);

claim('Set `pointerEvents="none"`, so that the line doesn\'t block the pointer.', async () => {
  await render(<TrendLine />);
  await expect
    .poll(() => elements('line[pointer-events="none"], path[pointer-events="none"]').length)
    .toBe(1);
});

claim(
  'To keep points of the same category apart, change `x` slightly, as for the second point of Monday.',
  async () => {
    await show({
      xAxis: [{ min: -0.5, max: 2.5, tickInterval: [0, 1, 2] }],
      series: [
        {
          data: [
            { id: 1, x: 0, y: 41 },
            { id: 2, x: 0.1, y: 41 },
          ],
        },
      ],
    });
    await drawn(2);
    const [first, second] = points().map((point) => place(point).x);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(5);
  },
);

claim(
  'A value on a logarithmic axis is zero, or all points are outside the limits of the axis.',
  async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    for (const xAxis of [[{ scaleType: 'log' as const }], [{ min: 50, max: 60 }]]) {
      const { unmount } = await show({
        xAxis,
        series: [{ data: [{ id: 0, x: 0, y: 1 }, ...few] }],
      });
      await expect.poll(() => elements('.MuiChartsAxis-root').length).toBeGreaterThan(0);
      expect(points()).toHaveLength(0);
      await unmount();
    }
    log.mockRestore();
  },
);

claim("The marker doesn't pass its props to the SVG element.", async () => {
  const Silent = ({ x, y, size }: ScatterMarkerProps) => (
    <circle className="mark" cx={x} cy={y} r={size * 3} />
  );
  const Passing = ({
    x,
    y,
    size,
    color,
    seriesId: _seriesId,
    dataIndex: _dataIndex,
    isHighlighted: _isHighlighted,
    isFaded: _isFaded,
    ...other
  }: ScatterMarkerProps) => (
    <circle {...other} className="mark" cx={x} cy={y} r={size * 3} fill={color} />
  );
  for (const [marker, calls] of [
    [Silent, 0],
    [Passing, 1],
  ] as const) {
    const clicked = vi.fn();
    const { unmount } = await show({
      ...limits,
      disableVoronoi: true,
      series: [{ data: few }],
      slots: { marker },
      onItemClick: clicked,
    });
    await expect.poll(() => elements('.mark').length).toBe(3);
    const box = elements('.mark')[0]?.getBoundingClientRect();
    const frame = svg()?.getBoundingClientRect();
    click(
      (box?.left ?? 0) + (box?.width ?? 0) / 2 - (frame?.left ?? 0),
      (box?.top ?? 0) + (box?.height ?? 0) / 2 - (frame?.top ?? 0),
    );
    expect(clicked).toHaveBeenCalledTimes(calls);
    await unmount();
  }
});

claim("You can't select a single point in CSS.", async () => {
  await show({ ...limits, renderer: 'svg-batch', series: [{ data: few }] });
  await expect.poll(() => elements('g[data-series] path').length).toBe(1);
  expect(points()).toHaveLength(0);
});
