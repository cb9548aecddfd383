import * as React from 'react';

import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { useChartApiContext } from '@mui/x-charts/context';
import { Gauge, useGaugeState } from '@mui/x-charts/Gauge';
import {
  useAnimateBar,
  useBarSeries,
  useBrush,
  useChartGradientId,
  useChartId,
  useChartRootRef,
  useChartsLocalization,
  useDataset,
  useDrawingArea,
  useFocusedItem,
  useItemHighlighted,
  useItemHighlightedGetter,
  useLineSeries,
  useRadarSeries,
  usePieSeries,
  useRadiusAxis,
  useRadiusScale,
  useRotationAxis,
  useRotationScale,
  useSvgRef,
  useXAxes,
  useXAxis,
  useXScale,
  useYColorScale,
  useYScale,
  useZAxis,
} from '@mui/x-charts/hooks';
import { ChartsWrapper } from '@mui/x-charts';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { useMouseTracker } from '@mui/x-charts/ChartsTooltip';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import EndLabels from './demos/EndLabels';
import GaugeNeedle from './demos/GaugeNeedle';
import SeaIceMinimum from './demos/SeaIceMinimum';

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const bars = () => all('.MuiBarElement-root');

const chart = (children: React.ReactNode, props: Partial<BarChartProps> = {}) => (
  <div style={{ width: 500 }}>
    <BarChart
      id="sales"
      height={300}
      skipAnimation
      hideLegend
      margin={{ top: 10, bottom: 20, left: 5, right: 15 }}
      xAxis={[{ id: 'letters', data: ['A', 'B'], scaleType: 'band' }]}
      yAxis={[{ id: 'first' }, { id: 'second', min: 0, max: 500, position: 'right' }]}
      series={[{ id: 'one', data: [30, 60], label: 'One' }]}
      {...props}
    >
      {children}
    </BarChart>
  </div>
);

/** Calls a hook inside a chart, and returns its values. */
async function inside<T>(
  useHook: () => T,
  wrap: (children: React.ReactNode) => React.ReactElement = chart,
) {
  const values: T[] = [];
  function Probe() {
    const value = useHook();
    React.useEffect(() => {
      values.push(value);
    });
    return null;
  }
  const { unmount } = await render(wrap(<Probe />));
  await expect.poll(() => values.length).toBeGreaterThan(0);
  await unmount();
  const value = values.at(-1);
  return value as T;
}

class Boundary extends React.Component<React.PropsWithChildren, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <foreignObject width={300} height={200}>
        <p data-error="">{this.state.message}</p>
      </foreignObject>
    );
  }
}

/** Calls a hook, and returns the message of the error that it throws. */
const thrown = async (
  useHook: () => unknown,
  wrap: (children: React.ReactNode) => React.ReactElement = (children) => <svg>{children}</svg>,
) => {
  vi.spyOn(console, 'error').mockReturnValue();
  function Probe() {
    useHook();
    return <p data-error="">No error</p>;
  }
  const { unmount } = await render(
    wrap(
      <Boundary>
        <Probe />
      </Boundary>,
    ),
  );
  await expect.poll(() => document.querySelector('[data-error]')).not.toBeNull();
  const message = document.querySelector('[data-error]')?.textContent ?? '';
  await unmount();
  return message;
};

const pie = (children: React.ReactNode) => (
  <PieChart width={300} height={200} series={[{ data: [{ value: 1 }] }]}>
    {children}
  </PieChart>
);

claim(
  '`LowestLabel` reads the values with `useLineSeries`, finds the lowest one, and writes it below its point with `useXAxis` and `useYScale`.',
  async () => {
    await render(<SeaIceMinimum />);
    await expect.element(page.getByText('2012: 3.4')).toBeVisible();
    const label = page.getByText('2012: 3.4').element().getBoundingClientRect();
    await expect
      .poll(() => {
        const mark = all('.MuiMarkElement-root')[4]?.getBoundingClientRect();
        return mark ? Math.abs(mark.left + mark.width / 2 - label.left - label.width / 2) : 99;
      })
      .toBeLessThan(2);
    expect(all('.MuiMarkElement-root')[4]?.getBoundingClientRect().bottom).toBeLessThan(
      label.top + 4,
    );
  },
);

claim(
  "The component that renders the chart is outside the chart, so you can't call these hooks there.",
  async () => {
    const message = await thrown(() => useDrawingArea());
    expect(message).toMatch(/Could not find the Charts? context/);
  },
);

claim(
  "Without an argument, the hooks for one type return `[]` if the chart has no series of that type. With an `id` that doesn't exist, they return `undefined`. Each series that they return has an `id` and a `color`, even if you didn't set them.",
  async () => {
    const [bar, line, radar] = await inside(() => [
      useBarSeries(),
      useLineSeries(),
      useRadarSeries(),
    ]);
    expect(line).toEqual([]);
    expect(radar).toEqual([]);
    expect(bar?.[0]).toMatchObject({ id: 'one', data: [30, 60] });
    expect(bar?.[0]?.color).toMatch(/^#/);
    const generated = await inside(useBarSeries, (children) =>
      chart(children, { series: [{ data: [1, 2] }] }),
    );
    expect(generated[0]?.id).toMatch(/auto-generated/);
    expect(generated[0]?.color).toMatch(/^#/);
    expect(await inside(() => [useBarSeries('none'), useLineSeries('one')])).toEqual([
      undefined,
      undefined,
    ]);
  },
);

claim(
  'In a pie chart, the slices in `data` have a `color` and an `id`, and the series has no `color`.',
  async () => {
    const [series] = await inside(usePieSeries, pie);
    expect(series).not.toHaveProperty('color');
    expect(series?.data[0]?.color).toMatch(/^#/);
    expect(series?.data[0]?.id).toEqual(expect.any(String));
  },
);

claim(
  '`useDrawingArea` | `left`, `top`, `width`, `height`, and the space at `right` and `bottom`, in pixels',
  async () => {
    const { left, top, width, height, right, bottom } = await inside(useDrawingArea);
    expect(left + width + right).toBe(500);
    expect(top + height + bottom).toBe(300);
    expect(top).toBe(10);
    expect(right).toBeGreaterThanOrEqual(15);
  },
);

claim(
  '`useXAxis`, `useYAxis` | The configuration of an axis with its `data`, `scale`, and `tickNumber`',
  async () => {
    const axis = await inside(() => useXAxis<'band'>());
    expect(axis).toMatchObject({ id: 'letters', data: ['A', 'B'] });
    expect(typeof axis.scale).toBe('function');
    expect(typeof axis.tickNumber).toBe('number');
  },
);

claim(
  '`useXAxes`, `useYAxes` | All axes: `{ xAxis, xAxisIds }` and `{ yAxis, yAxisIds }`',
  async () => {
    const { xAxis, xAxisIds } = await inside(useXAxes);
    expect(xAxisIds).toEqual(['letters']);
    expect(Object.keys(xAxis)).toEqual(['letters']);
  },
);

claim(
  '`useXColorScale`, `useYColorScale`, `useZColorScale` | A function that converts a value to a color, or `undefined` for an axis without `colorMap`',
  async () => {
    expect(await inside(() => [useYColorScale()])).toEqual([undefined]);
    const [scale] = await inside(
      () => [useYColorScale<'linear'>()],
      (children) =>
        chart(children, {
          yAxis: [
            { colorMap: { type: 'piecewise', thresholds: [50], colors: ['#111111', '#222222'] } },
          ],
        }),
    );
    expect([scale?.(10), scale?.(90)]).toEqual(['#111111', '#222222']);
  },
);

claim(
  '`useRotationAxis`, `useRadiusAxis`, `useRotationScale`, `useRadiusScale` | The polar axes of a radar chart, and `undefined` in other charts',
  async () => {
    const usePolar = (): unknown[] => [
      useRotationAxis(),
      useRadiusAxis(),
      useRotationScale(),
      useRadiusScale(),
    ];
    const nothing = [undefined, undefined, undefined, undefined];
    expect(await inside(usePolar)).toEqual(nothing);
    expect(await inside(usePolar, pie)).toEqual(nothing);
    const [rotation, radius, rotationScale, radiusScale] = await inside(usePolar, (children) => (
      <RadarChart
        width={300}
        height={200}
        series={[{ data: [1, 2, 3] }]}
        radar={{ metrics: ['A', 'B', 'C'] }}
      >
        {children}
      </RadarChart>
    ));
    expect(rotation).toMatchObject({ data: ['A', 'B', 'C'] });
    expect(radius).toMatchObject({ id: 'A' });
    expect([typeof rotationScale, typeof radiusScale]).toEqual(['function', 'function']);
  },
);

claim(
  "Without an argument, you get the first axis. Pass the `id` of another one: `useYScale('temperature')`.",
  async () => {
    const [first, second] = await inside(() => [
      useYScale<'linear'>().domain(),
      useYScale<'linear'>('second').domain(),
    ]);
    expect(first?.[1]).toBeLessThan(100);
    expect(second).toEqual([0, 500]);
  },
);

claim(
  'Pixels are measured from the top left corner of the `<svg>`. See useDrawingArea and useXScale and useYScale.',
  async () => {
    let position = 0;
    function Start() {
      const scale = useXScale<'band'>();
      React.useEffect(() => {
        position = scale('A') ?? 0;
      });
      return null;
    }
    await render(chart(<Start />));
    await expect.poll(() => bars().length).toBe(2);
    const svg = document.querySelector('svg[viewBox]')?.getBoundingClientRect().left ?? 0;
    expect(position).toBeCloseTo((bars()[0]?.getBoundingClientRect().left ?? 0) - svg, 0);
  },
);

claim(
  'The labels at the ends of these lines fade together with their lines. Hover over a line:',
  async () => {
    await render(<EndLabels />);
    await expect.poll(() => all('.MuiLineElement-root').length).toBe(3);
    await expect.element(page.getByText('India')).toBeVisible();
    all('.MuiLineElement-root')[1]?.dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true }),
    );
    await expect.element(page.getByText('China')).toHaveAttribute('opacity', '0.3');
    await expect.element(page.getByText('India')).toHaveAttribute('opacity', '1');
  },
);

claim(
  'A series fades only if you set a `highlightScope`, or `highlight="series"` on a radar chart: see Chart highlighting.',
  async () => {
    const highlighted = { width: 300, height: 200, highlightedItem: { seriesId: 'a' } };
    const series = [
      { id: 'a', data: [1, 2, 3] },
      { id: 'b', data: [3, 2, 1] },
    ];
    const fade = { highlight: 'series', fade: 'global' } as const;
    const radar = { metrics: ['A', 'B', 'C'] };
    const fades = async (show: (children: React.ReactNode) => React.ReactElement) =>
      (await inside(() => useItemHighlighted({ seriesId: 'b' }), show)).isFaded;
    expect(await fades((children) => chart(children, { ...highlighted, series }))).toBe(false);
    const withScope = series.map((each) => ({ ...each, highlightScope: fade }));
    expect(await fades((children) => chart(children, { ...highlighted, series: withScope }))).toBe(
      true,
    );
    for (const highlight of ['axis', 'series'] as const) {
      const isFaded = await fades((children) => (
        <RadarChart {...highlighted} radar={radar} series={series} highlight={highlight}>
          {children}
        </RadarChart>
      ));
      expect(isFaded, highlight).toBe(highlight === 'series');
    }
  },
);

claim('`useSvgRef` | A ref to the `<svg>`', async () => {
  const tags: (string | undefined)[] = [];
  function Tag() {
    const ref = useSvgRef();
    React.useEffect(() => {
      tags.push(ref.current?.tagName);
    });
    return null;
  }
  await render(chart(<Tag />));
  await expect.poll(() => tags[0]).toBe('svg');
});

claim(
  '`useChartRootRef` | A ref to the element around a ready-made chart; in a composition without `ChartsWrapper`, `current` is `null`',
  async () => {
    const useRoot = () => {
      const ref = useChartRootRef();
      return { ref };
    };
    const roots: (Element | null)[] = [];
    function Root() {
      const { ref } = useRoot();
      React.useEffect(() => {
        roots.push(ref.current);
      });
      return null;
    }
    const first = await render(chart(<Root />));
    await expect.poll(() => roots.at(-1)?.tagName).toBe('DIV');
    expect(roots.at(-1)?.querySelector('svg')).toBeInstanceOf(SVGElement);
    await first.unmount();
    roots.length = 0;
    await render(
      <ChartsContainer width={300} height={200} series={[]}>
        <Root />
      </ChartsContainer>,
    );
    await expect.poll(() => roots).toEqual([null]);
    roots.length = 0;
    await render(
      <ChartsDataProvider width={300} height={200} series={[]}>
        <ChartsWrapper>
          <Root />
        </ChartsWrapper>
      </ChartsDataProvider>,
    );
    await expect.poll(() => roots.at(-1)?.tagName).toBe('DIV');
  },
);

claim(
  '`useChartId` | A generated id, different for each chart, or the `id` of a `ChartsDataProvider`',
  async () => {
    const ids: (string | undefined)[] = [];
    function Id() {
      const id = useChartId();
      React.useEffect(() => {
        ids.push(id);
      });
      return null;
    }
    await render(
      <div>
        {pie(<Id />)}
        {pie(<Id />)}
      </div>,
    );
    await expect.poll(() => new Set(ids).size).toBe(2);
    expect(ids).not.toContain(undefined);
    // `id` of a ready-made chart is only an attribute.
    expect(await inside(useChartId)).not.toBe('sales');
    const provided = await inside(useChartId, (children) => (
      <ChartsDataProvider id="own" width={300} height={200} series={[]}>
        {children}
      </ChartsDataProvider>
    ));
    expect(provided).toBe('own');
  },
);

claim(
  '`useChartGradientId` | The `id` of the gradient of an axis with a continuous or piecewise `colorMap`',
  async () => {
    let id = '';
    function Gradient() {
      const gradientId = useChartGradientId('first');
      React.useEffect(() => {
        id = gradientId;
      });
      return null;
    }
    await render(
      chart(<Gradient />, {
        yAxis: [
          {
            id: 'first',
            colorMap: { type: 'continuous', min: 0, max: 100, color: ['#000000', '#ff0000'] },
          },
        ],
      }),
    );
    await expect.poll(() => id).not.toBe('');
    expect(document.getElementById(id)?.tagName).toBe('linearGradient');
  },
);

claim('`useChartsLocalization` | `localeText`', async () => {
  const { localeText } = await inside(useChartsLocalization);
  expect(localeText.noData).toBe('No data to display');
});

claim(
  "The API object has methods only in commercial charts. In MIT charts, it's empty.",
  async () => {
    const useKeys = () => {
      const ref = useChartApiContext();
      const [keys, setKeys] = React.useState<string[]>();
      React.useEffect(() => {
        setKeys(Object.keys(ref.current));
      }, [ref]);
      return keys;
    };
    expect(await inside(useKeys)).toEqual([]);
    expect(await inside(useKeys, pie)).toEqual([]);
  },
);

claim(
  '`valueAngle` is `null` if the gauge has no `value`. Zero is at the top, and angles grow clockwise.',
  async () => {
    const angle = (value: number | null) =>
      inside(
        () => useGaugeState().valueAngle,
        (children) => (
          <Gauge width={200} height={200} value={value} startAngle={0} endAngle={180}>
            {children}
          </Gauge>
        ),
      );
    expect(await angle(null)).toBeNull();
    expect(await angle(0)).toBe(0);
    expect(await angle(50)).toBeCloseTo(Math.PI / 2);
    await render(<GaugeNeedle />);
    await expect.poll(() => all('svg path[stroke-width="3"]').length).toBe(1);
    const box = all('svg path[stroke-width="3"]')[0]?.getBoundingClientRect();
    const circle = all('svg circle')[0]?.getBoundingClientRect();
    expect(box?.right).toBeGreaterThan((circle?.right ?? 0) + 20);
  },
);

claim('You can use them outside a chart, too.', async () => {
  const bar = await inside(
    () =>
      useAnimateBar({
        x: 0,
        y: 0,
        xOrigin: 0,
        yOrigin: 100,
        width: 10,
        height: 100,
        layout: 'vertical',
        skipAnimation: true,
      }),
    (children) => <svg>{children}</svg>,
  );
  expect(bar.height).toBe(100);
});

claim(
  'If the chart renders again, so do your components in it. Apart from that, a component renders again only when the values of its hooks change.',
  async () => {
    let renders = 0;
    function Child() {
      useDrawingArea();
      React.useEffect(() => {
        renders += 1;
      });
      return null;
    }
    let renderAgain: () => void = () => {};
    function Sales() {
      const [count, setCount] = React.useState(0);
      renderAgain = () => setCount(count + 1);
      return chart(<Child />);
    }
    await render(<Sales />);
    await expect.poll(() => renders).toBeGreaterThan(0);
    const before = renders;
    renderAgain();
    await expect.poll(() => renders).toBeGreaterThan(before);
  },
);

claim(
  "The values of `useDrawingArea` and `useXScale` don't change when the pointer moves. For a single item, use `useItemHighlighted`: it changes only when the state of this item changes, but `useItemHighlightedGetter` changes with each highlight.",
  async () => {
    const renders = { area: 0, item: 0, other: 0, getter: 0 };
    const count = (name: keyof typeof renders) => {
      renders[name] += 1;
    };
    function Area() {
      useDrawingArea();
      useXScale();
      React.useEffect(() => count('area'));
      return null;
    }
    function Item({ index, name }: { index: number; name: 'item' | 'other' }) {
      useItemHighlighted({ seriesId: 'one', dataIndex: index });
      React.useEffect(() => count(name));
      return null;
    }
    function Getter() {
      useItemHighlightedGetter();
      React.useEffect(() => count('getter'));
      return null;
    }
    await render(
      chart(
        <React.Fragment>
          <Area />
          <Item index={0} name="item" />
          <Item index={1} name="other" />
          <Getter />
        </React.Fragment>,
        { series: [{ id: 'one', data: [30, 60], highlightScope: { highlight: 'item' } }] },
      ),
    );
    await expect.poll(() => bars().length).toBe(2);
    let last = '';
    await expect
      .poll(() => {
        const now = JSON.stringify(renders);
        const isSettled = now === last;
        last = now;
        return isSettled;
      })
      .toBe(true);
    const before = { ...renders };
    bars()[0]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await expect.poll(() => renders.getter).toBeGreaterThan(before.getter);
    expect(renders.item).toBeGreaterThan(before.item);
    expect(renders.area).toBe(before.area);
    expect(renders.other).toBe(before.other);
  },
);

claim(
  '`useChartsLocalization` is used outside of a chart. It needs a chart or `ChartsLocalizationProvider`.',
  async () => {
    expect(await thrown(() => useChartsLocalization())).toContain(
      'Can not find the charts localization context',
    );
  },
);

claim(
  '`useXScale`, `useYScale`, and the color scale hooks throw this error if no axis has the `id` that you pass.',
  async () => {
    for (const useHook of [
      () => useXScale('none'),
      () => useYScale('none'),
      () => useYColorScale('none'),
    ]) {
      expect(await thrown(useHook, chart)).toContain('Cannot read properties of undefined');
    }
  },
);

claim('Pie and radar charts have no x- and y-axes.', async () => {
  expect(await thrown(() => useXScale(), pie)).toContain('Cannot read properties of undefined');
});

claim(
  "`useXAxis('unknown')` returns `undefined` instead, although its type doesn't include `undefined`.",
  async () => {
    const [axis] = await inside(() => [useXAxis('unknown') as unknown]);
    expect(axis).toBeUndefined();
    const [z] = await inside(() => [useZAxis() as unknown]);
    expect(z).toBeUndefined();
  },
);

claim('For an unknown `id` in an array, the console shows a warning in development.', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await inside(() => useBarSeries(['unknown-here']))).toEqual([]);
  expect(warn.mock.calls.flat().join(' ')).toContain('could not be found: "unknown-here"');
});

claim('You read it during rendering. Read it in an effect or an event handler.', async () => {
  const seen: string[] = [];
  function Reader() {
    const ref = useSvgRef();
    const during = ref.current;
    React.useEffect(() => {
      seen.push(during === null ? 'null' : 'svg', ref.current === null ? 'null' : 'svg');
    });
    return null;
  }
  await render(chart(<Reader />, { width: 300 }));
  await expect.poll(() => seen.slice(0, 2)).toEqual(['null', 'svg']);
});

claim(
  "Your component isn't inside a gauge. Outside of a gauge, `useGaugeState` throws no error. It returns a gauge without a value and with a radius of 0.",
  async () => {
    const state = await inside(useGaugeState, (children) => <svg>{children}</svg>);
    expect(state).toMatchObject({ value: null, maxRadius: 0, outerRadius: 0 });
  },
);

claim(
  '`useMouseTracker` | Position of the pointer in the window, or `null`; from `@mui/x-charts/ChartsTooltip`',
  async () => {
    const positions: ReturnType<typeof useMouseTracker>[] = [];
    function Tracker() {
      const position = useMouseTracker();
      React.useEffect(() => {
        positions.push(position);
      });
      return null;
    }
    await render(chart(<Tracker />));
    await expect.poll(() => positions[0]).toBeNull();
    const svg = document.querySelector('svg[viewBox]') as Element;
    const { left } = svg.getBoundingClientRect();
    let x = 200;
    await expect
      .poll(async () => {
        x += 1;
        await userEvent.hover(svg, { position: { x, y: 100 } });
        return Math.abs((positions.at(-1)?.x ?? 0) - left - x);
      })
      .toBeLessThan(2);
  },
);

claim('`useDataset` | The `dataset` of the chart, or `undefined`', async () => {
  const dataset = [{ sales: 1 }, { sales: 2 }];
  expect(await inside(() => [useDataset()])).toEqual([undefined]);
  expect(await inside(useDataset, (children) => chart(children, { dataset }))).toBe(dataset);
});

claim('`useFocusedItem` | The item with the keyboard focus, or `null`', async () => {
  const items: ReturnType<typeof useFocusedItem>[] = [];
  function Focused() {
    const item = useFocusedItem();
    React.useEffect(() => {
      items.push(item);
    });
    return null;
  }
  await render(chart(<Focused />, { enableKeyboardNavigation: true }));
  await expect.poll(() => items.at(0)).toBeNull();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.poll(() => items.at(-1)).toMatchObject({ type: 'bar', seriesId: 'one' });
});

claim('`useBrush` | `start` and `current` position of a brush selection, or `null`', async () => {
  const seen: ReturnType<typeof useBrush>[] = [];
  function Read() {
    const brush = useBrush();
    React.useEffect(() => {
      seen.push(brush);
    }, [brush]);
    return null;
  }
  await render(chart(<Read />, { brushConfig: { enabled: true }, 'aria-label': 'Brushed' }));
  await expect.poll(() => seen).toEqual([null]);
  const svg = page.getByLabelText('Brushed');
  await userEvent.dragAndDrop(svg, svg, {
    sourcePosition: { x: 150, y: 100 },
    targetPosition: { x: 300, y: 100 },
  });
  await expect.poll(() => seen.length > 1 && seen.at(-1)).toBeNull();
  const during = seen.findLast((brush) => brush !== null);
  expect(Math.abs(Number(during?.current.x) - Number(during?.start.x))).toBeGreaterThan(50);
});
