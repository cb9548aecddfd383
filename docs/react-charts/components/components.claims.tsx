import * as React from 'react';

import { BarChart, BarPlot, type BarChartProps, type BarProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import {
  ChartsReferenceLine,
  type ChartsReferenceLineProps,
} from '@mui/x-charts/ChartsReferenceLine';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { Gauge } from '@mui/x-charts/Gauge';
import {
  useAnimateBar,
  useDrawingArea,
  useSvgRef,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart, MarkElement, type MarkElementProps } from '@mui/x-charts/LineChart';
import { PieArc, PieChart, type PieArcProps } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CleanerAir from './demos/CleanerAir';
import ClickForThreshold from './demos/ClickForThreshold';
import LifeExpectancy from './demos/LifeExpectancy';
import OverlayStates from './demos/OverlayStates';
import TallestBuildings from './demos/TallestBuildings';
import WaysToWork from './demos/WaysToWork';

const wide = (children: React.ReactNode, width = 500) =>
  render(<div style={{ width }}>{children}</div>);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const one = (selector: string) => {
  const [found] = all(selector);
  if (!found) {
    throw new Error(`No ${selector}`);
  }
  return found;
};
const rect = (target: Element) => target.getBoundingClientRect();
const svg = () => one('svg[viewBox]:not(li svg)');
const bars = () => all('.MuiBarElement-root');
const texts = () => all('svg text').map((each) => each.textContent);
const tooltip = () => document.querySelector('[role="tooltip"]')?.textContent ?? '';
const shows = (selector: string, count = 1) => expect.poll(() => all(selector).length).toBe(count);

const chart = (props: Partial<BarChartProps> = {}) => (
  <BarChart
    height={300}
    skipAnimation
    hideLegend
    xAxis={[{ data: ['A', 'B', 'C'] }]}
    series={[{ id: 'one', data: [30, 60, 90], label: 'One' }]}
    {...props}
  />
);

const hoverUntil = async (target: () => Element, condition: () => boolean) => {
  let step = 0;
  await expect
    .poll(async () => {
      step = (step + 1) % 4;
      const { width, height } = rect(target());
      await userEvent.hover(target(), { position: { x: width / 2 + step, y: height / 2 } });
      return condition();
    })
    .toBe(true);
};

claim(
  'It converts the year and the value to pixels with two hooks, and draws a circle and a text at this position.',
  async () => {
    await render(<LifeExpectancy />);
    await expect.poll(texts).toContain('76.4, lowest since 1996');
    const mark = all('.MuiMarkElement-root')[11];
    const ring = one('svg circle[r="7"]');
    expect(mark).toBeDefined();
    await expect
      .poll(() => {
        const point = all('.MuiMarkElement-root')[11];
        return Math.abs(
          rect(ring).left + 8 - (point ? rect(point).left + rect(point).width / 2 : 0),
        );
      })
      .toBeLessThan(2);
  },
);

claim(
  'Every chart renders its children inside its `<svg>`, on top of the series and the axes.',
  async () => {
    const own = <g data-own="" />;
    const size = { height: 200, width: 300 };
    const charts: Record<string, React.ReactElement> = {
      bar: chart({ ...size, children: own }),
      line: (
        <LineChart {...size} xAxis={[{ data: [1, 2] }]} series={[{ data: [1, 2] }]}>
          {own}
        </LineChart>
      ),
      pie: (
        <PieChart {...size} series={[{ data: [{ value: 1 }] }]}>
          {own}
        </PieChart>
      ),
      scatter: (
        <ScatterChart {...size} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}>
          {own}
        </ScatterChart>
      ),
      radar: (
        <RadarChart {...size} series={[{ data: [1, 2, 3] }]} radar={{ metrics: ['a', 'b', 'c'] }}>
          {own}
        </RadarChart>
      ),
      spark: (
        <SparkLineChart {...size} data={[1, 2]}>
          {own}
        </SparkLineChart>
      ),
      gauge: (
        <Gauge {...size} value={50}>
          {own}
        </Gauge>
      ),
    };
    for (const [name, element] of Object.entries(charts)) {
      const { unmount } = await render(element);
      await expect.poll(() => all('svg[viewBox] [data-own]').length, { message: name }).toBe(1);
      const painted = all(
        '.MuiBarElement-root, .MuiLineElement-root, .MuiPieArc-root, .MuiScatterChart-root, .MuiRadarChart-seriesPlotRoot, .MuiGauge-valueArc, .MuiChartsAxis-root',
      );
      for (const each of painted) {
        expect(
          each.compareDocumentPosition(one('[data-own]')) & Node.DOCUMENT_POSITION_FOLLOWING,
          name,
        ).toBeTruthy();
      }
      await unmount();
    }
  },
);

let scaled: (number | undefined)[] = [];
function Scaled({ values }: { values: string[] }) {
  const scale = useXScale<'band'>();
  React.useEffect(() => {
    scaled = [...values.map((value) => scale(value)), scale.bandwidth()];
  });
  return null;
}

claim(
  '**Points on a band axis**: the scale returns the left edge of the bars in a category. Add `xScale.bandwidth() / 2` to get their center. On a point axis, the scale returns the point itself.',
  async () => {
    const first = await wide(chart({ children: <Scaled values={['B']} /> }));
    await shows('.MuiBarElement-root', 3);
    const bar = rect(one('.MuiBarElement-root:nth-of-type(2)'));
    const middle = bar.left + bar.width / 2 - rect(svg()).left;
    await expect.poll(() => (scaled[0] ?? 0) + (scaled[1] ?? 0) / 2).toBeCloseTo(middle, 0);
    expect(scaled[0]).toBeCloseTo(bar.left - rect(svg()).left, 0);
    await first.unmount();
    await wide(
      <LineChart
        height={300}
        skipAnimation
        xAxis={[{ data: ['A', 'B', 'C'], scaleType: 'point' }]}
        series={[{ data: [1, 2, 3] }]}
      >
        <Scaled values={['B']} />
      </LineChart>,
    );
    await shows('.MuiMarkElement-root', 3);
    const mark = rect(all('.MuiMarkElement-root')[1] ?? svg());
    expect(scaled[0]).toBeCloseTo(mark.left + mark.width / 2 - rect(svg()).left, 0);
  },
);

claim(
  "**Values that aren't on the axis**: a band or point scale returns `undefined`.",
  async () => {
    scaled = [1];
    await wide(chart({ children: <Scaled values={['Z']} /> }));
    await expect.poll(() => scaled[0]).toBeUndefined();
  },
);

claim(
  '**Text**: set `direction: \'ltr\'` in the style of numbers and English text. Otherwise, `textAnchor="end"` puts the text on the other side in right-to-left layouts.',
  async () => {
    const text = (id: string, style: React.CSSProperties) => (
      <text x={200} y={100} textAnchor="end" data-text={id} style={style}>
        76.4
      </text>
    );
    await render(
      <div dir="rtl" style={{ width: 400 }}>
        {chart({
          children: (
            <React.Fragment>
              {text('plain', {})}
              {text('ltr', { direction: 'ltr' })}
            </React.Fragment>
          ),
        })}
      </div>,
    );
    await shows('[data-text]', 2);
    const anchor = rect(svg()).left + 200;
    expect(rect(one('[data-text="plain"]')).left).toBeGreaterThanOrEqual(anchor - 1);
    expect(rect(one('[data-text="ltr"]')).right).toBeLessThanOrEqual(anchor + 1);
  },
);

claim('For an area, draw a `<rect>`.', async () => {
  await render(<CleanerAir />);
  await shows('[data-area]');
  const lines = all('.MuiChartsReferenceLine-line').map(rect);
  expect(lines).toHaveLength(2);
  expect(lines[0]?.height).toBe(0);
  expect(lines[1]?.width).toBe(0);
  expect(rect(one('[data-area]')).top).toBeCloseTo(lines[0]?.top ?? 0, 0);
  expect(texts()).toEqual(expect.arrayContaining(['National standard: 35', 'Blue-sky plan']));
});

const withLine = async (line: ChartsReferenceLineProps, props: Partial<BarChartProps> = {}) => {
  const result = await wide(chart({ ...props, children: <ChartsReferenceLine {...line} /> }));
  await shows('.MuiBarElement-root', 3);
  return result;
};
const line = () => rect(one('.MuiChartsReferenceLine-line'));
const label = () => one('.MuiChartsReferenceLine-label');

claim('`label` | Text next to the line. A string; `\\n` starts a new line | No text', async () => {
  const first = await withLine({ y: 45, label: 'First\nSecond' });
  expect(all('.MuiChartsReferenceLine-label tspan').map((each) => each.textContent)).toEqual([
    'First',
    'Second',
  ]);
  await first.unmount();
  await withLine({ y: 45 });
  expect(one('.MuiChartsReferenceLine-root').textContent).toBe('');
});

claim("`labelAlign` | `'start'`, `'middle'`, or `'end'` of the line | `'middle'`", async () => {
  const middle = async (labelAlign?: 'start' | 'middle' | 'end') => {
    const { unmount } = await withLine({ y: 45, label: 'X', ...(labelAlign && { labelAlign }) });
    const { left, width } = rect(label());
    const part = (left + width / 2 - line().left) / line().width;
    await unmount();
    return part;
  };
  expect(await middle()).toBeCloseTo(0.5, 1);
  expect(await middle('middle')).toBeCloseTo(0.5, 1);
  expect(await middle('start')).toBeLessThan(0.1);
  expect(await middle('end')).toBeGreaterThan(0.9);
});

claim(
  '`spacing` | Distance of the text from the line in pixels, or `{ x, y }` for its end as well | 5',
  async () => {
    const y = async (spacing?: number | { x: number; y: number }) => {
      const { unmount } = await withLine({
        y: 45,
        label: 'X',
        labelAlign: 'start',
        ...(spacing !== undefined && { spacing }),
      });
      const found = {
        x: Number(label().getAttribute('x')) + rect(svg()).left - line().left,
        y: line().top - rect(svg()).top - Number(label().getAttribute('y')),
      };
      await unmount();
      return found;
    };
    const standard = await y();
    expect(standard.x).toBeCloseTo(5, 0);
    expect(standard.y).toBeCloseTo(5, 0);
    const number = await y(20);
    expect(number.x).toBeCloseTo(5, 0);
    expect(number.y).toBeCloseTo(20, 0);
    const both = await y({ x: 30, y: 10 });
    expect(both.x).toBeCloseTo(30, 0);
    expect(both.y).toBeCloseTo(10, 0);
  },
);

claim(
  "`lineStyle`, `labelStyle` | CSS of the line and the text, such as `{ strokeDasharray: '6 4' }` | A solid thin line",
  async () => {
    const first = await withLine({ y: 45 });
    expect(getComputedStyle(one('.MuiChartsReferenceLine-line')).strokeDasharray).toBe('none');
    expect(getComputedStyle(one('.MuiChartsReferenceLine-line')).strokeWidth).toBe('1px');
    await first.unmount();
    await withLine({
      y: 45,
      label: 'X',
      lineStyle: { strokeDasharray: '6 4' },
      labelStyle: { fontSize: 20 },
    });
    expect(getComputedStyle(one('.MuiChartsReferenceLine-line')).strokeDasharray).toBe('6px, 4px');
    expect(getComputedStyle(label()).fontSize).toBe('20px');
  },
);

claim('`axisId` | `id` of the axis that the value belongs to | The first axis', async () => {
  const yAxis = [
    { id: 'left', min: 0, max: 100 },
    { id: 'right', min: 0, max: 1000, position: 'right' as const },
  ];
  const first = await withLine({ y: 50 }, { yAxis });
  const top = line().top;
  await first.unmount();
  await withLine({ y: 500, axisId: 'right' }, { yAxis });
  expect(line().top).toBeCloseTo(top, 0);
});

claim(
  'On a band axis, the line is at the left edge of the bars, or at the upper edge of horizontal ones.',
  async () => {
    const { unmount } = await withLine({ x: 'B' });
    expect(line().left).toBeCloseTo(bars().map(rect)[1]?.left ?? 0, 0);
    await unmount();
    await withLine(
      { y: 'B' },
      { layout: 'horizontal', xAxis: [{}], yAxis: [{ data: ['A', 'B', 'C'] }] },
    );
    expect(line().top).toBeCloseTo(bars().map(rect)[1]?.top ?? 0, 0);
  },
);

claim(
  'If the value is outside the limits of a continuous axis, the line is drawn outside the drawing area, so extend the axis with `min` or `max`.',
  async () => {
    let top = 0;
    function Area() {
      const area = useDrawingArea();
      React.useEffect(() => {
        top = area.top;
      });
      return <ChartsReferenceLine y={150} />;
    }
    const first = await wide(chart({ yAxis: [{ max: 100 }], children: <Area /> }));
    await shows('.MuiChartsReferenceLine-line');
    expect(line().top - rect(svg()).top).toBeLessThan(top);
    await first.unmount();
    await wide(chart({ yAxis: [{ max: 200 }], children: <Area /> }));
    await shows('.MuiChartsReferenceLine-line');
    expect(line().top - rect(svg()).top).toBeGreaterThan(top);
  },
);

claim(
  "Put HTML in a `<foreignObject>` with a position and a size. Browsers don't display HTML elements that are directly inside an `<svg>`.",
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await wide(
      chart({
        children: (
          <React.Fragment>
            <div data-html="" style={{ width: 50, height: 50 }}>
              No
            </div>
            <foreignObject x={50} y={50} width={50} height={50}>
              <button type="button">Yes</button>
            </foreignObject>
          </React.Fragment>
        ),
      }),
    );
    await expect.element(page.getByRole('button', { name: 'Yes' })).toBeVisible();
    expect(rect(one('[data-html]')).width).toBe(0);
  },
);

claim('Content that is larger than the `<foreignObject>` is cut off.', async () => {
  await wide(
    chart({
      children: (
        <foreignObject x={50} y={50} width={50} height={50}>
          <div data-big="" style={{ width: 200, height: 200, background: 'red' }} />
        </foreignObject>
      ),
    }),
  );
  await shows('[data-big]');
  const { left, top } = rect(one('[data-big]'));
  const big = one('[data-big]');
  expect(document.elementFromPoint(left + 20, top + 20)).toBe(big);
  expect(document.elementFromPoint(left + 100, top + 100)).not.toBe(big);
});

claim(
  'A chart without data shows "No data to display". Replace both with the slots `loadingOverlay` and `noDataOverlay`.',
  async () => {
    const first = await wide(chart({ series: [] }));
    await expect.poll(texts).toContain('No data to display');
    await first.unmount();
    await render(<OverlayStates />);
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'No data' }).click();
    await expect.element(page.getByText('No registrations in this period')).toBeVisible();
    await page.getByRole('button', { name: 'Data', exact: true }).click();
    await shows('.MuiBarElement-root', 5);
    expect(document.querySelector('foreignObject')).toBeNull();
  },
);

claim(
  "**To change only the text**, pass `localeText={{ loading: 'Loading sales', noData: 'No sales' }}`, or `message` in `slotProps.loadingOverlay` and `slotProps.noDataOverlay`.",
  async () => {
    const localeText = { loading: 'Loading sales', noData: 'No sales' };
    for (const [props, text] of [
      [{ series: [], localeText }, 'No sales'],
      [{ loading: true, localeText }, 'Loading sales'],
      [{ series: [], slotProps: { noDataOverlay: { message: 'Nothing' } } }, 'Nothing'],
      [{ loading: true, slotProps: { loadingOverlay: { message: 'Wait' } } }, 'Wait'],
    ] satisfies [Partial<BarChartProps>, string][]) {
      const { unmount } = await wide(chart(props));
      await expect.poll(texts).toContain(text);
      await unmount();
    }
  },
);

claim(
  '**No data** means that the `data` of each series is `[]`, or that there are no series. `[null, null]` and `[0, 0]` count as data.',
  async () => {
    for (const [data, expected] of [
      [[], true],
      [[null, null], false],
      [[0, 0], false],
    ] satisfies [(number | null)[], boolean][]) {
      const { unmount } = await wide(chart({ series: [{ data }, { data }] }));
      await expect.poll(texts).toContain('A');
      expect(texts().includes('No data to display')).toBe(expected);
      await unmount();
    }
  },
);

claim(
  '**With `loading`**, the chart shows the loading overlay even if it has no data. If it has data, the data stays visible, but no tooltip opens.',
  async () => {
    const first = await wide(chart({ series: [], loading: true }));
    await expect.poll(texts).toContain('Loading data…');
    expect(texts()).not.toContain('No data to display');
    await first.unmount();
    await wide(chart({ loading: true }));
    await shows('.MuiBarElement-root', 3);
    await userEvent.hover(svg(), { position: { x: 250, y: 200 } });
    await userEvent.hover(svg(), { position: { x: 252, y: 202 } });
    expect(tooltip()).toBe('');
  },
);

claim(
  'Pass a component as the `axisTickLabel` slot. It receives `text`, `x`, `y`, and `style`.',
  async () => {
    const seen: ChartsTextProps[] = [];
    function Label(props: ChartsTextProps) {
      seen.push(props);
      return <ChartsText {...props} />;
    }
    const first = await wide(chart({ slots: { axisTickLabel: Label } }));
    await expect.poll(() => seen.map(({ text }) => text)).toContain('A');
    const { x, y, style } = seen.find(({ text }) => text === 'A') ?? {};
    expect([typeof x, typeof y, typeof style]).toEqual(['number', 'number', 'object']);
    await first.unmount();
    await render(<WaysToWork />);
    await expect.poll(() => all('.MuiSvgIcon-root').length).toBe(5);
  },
);

claim('A slot of the chart applies to all axes.', async () => {
  const seen = new Set<string>();
  function Label({ text }: ChartsTextProps) {
    seen.add(text);
    return null;
  }
  await wide(chart({ slots: { axisTickLabel: Label } }));
  await expect.poll(() => [...seen]).toEqual(expect.arrayContaining(['A', '80']));
});

claim(
  "The axis doesn't measure your component: reserve its space with `width` or `height` of the axis.",
  async () => {
    const areas: number[] = [];
    function Left() {
      const { left } = useDrawingArea();
      React.useEffect(() => {
        areas.push(left);
      });
      return null;
    }
    function Wide(props: ChartsTextProps) {
      return <ChartsText {...props} text="A very long label of the axis" />;
    }
    const first = await wide(chart({ children: <Left /> }));
    await shows('.MuiBarElement-root', 3);
    const before = areas.at(-1);
    await first.unmount();
    await wide(chart({ children: <Left />, slots: { axisTickLabel: Wide } }));
    await shows('.MuiBarElement-root', 3);
    expect(areas.at(-1)).toBe(before);
  },
);

claim('Your component receives the position and the color, and can draw anything:', async () => {
  await render(<TallestBuildings />);
  await shows('svg circle', 5);
  const [first, last] = [all('svg circle')[0], all('svg circle')[4]];
  await expect.poll(() => (first && last ? rect(first).left > rect(last).left : false)).toBe(true);
  await hoverUntil(
    () => all('svg circle')[0] ?? svg(),
    () => all('g[opacity="0.3"]').length === 4,
  );
});

claim(
  'For bars, the handlers for hover and clicks are among the props: `onPointerEnter`, `onPointerLeave`, and `onClick`.',
  async () => {
    const seen: BarProps[] = [];
    function Bar(props: BarProps) {
      seen.push(props);
      return null;
    }
    const first = await wide(chart({ slots: { bar: Bar }, onItemClick: () => {} }));
    await expect.poll(() => typeof seen[0]?.onPointerEnter).toBe('function');
    expect(typeof seen[0]?.onPointerLeave).toBe('function');
    expect(typeof seen[0]?.onClick).toBe('function');
    await first.unmount();
    expect(Object.keys(seen[0] ?? {})).toEqual(
      expect.arrayContaining(['x', 'y', 'width', 'height', 'color', 'dataIndex', 'ownerState']),
    );
  },
);

claim(
  "`mark` and `pieArc` don't receive the handlers for hover, because `MarkElement` and `PieArc` add them themselves.",
  async () => {
    const marks: MarkElementProps[] = [];
    const arcs: PieArcProps[] = [];
    function Mark(props: MarkElementProps) {
      marks.push(props);
      return <MarkElement {...props} />;
    }
    function Arc(props: PieArcProps) {
      arcs.push(props);
      return <PieArc {...props} />;
    }
    const first = await wide(
      <LineChart
        height={300}
        skipAnimation
        xAxis={[{ data: [1, 2, 3] }]}
        series={[{ data: [1, 2, 3], label: 'One', highlightScope: { highlight: 'item' } }]}
        slots={{ mark: Mark }}
        slotProps={{ tooltip: { trigger: 'item' } }}
      />,
    );
    await shows('.MuiMarkElement-root', 3);
    expect(marks[0]).not.toHaveProperty('onPointerEnter');
    await hoverUntil(
      () => all('.MuiMarkElement-root')[1] ?? svg(),
      () => tooltip().includes('One'),
    );
    await first.unmount();
    await wide(
      <PieChart
        height={300}
        skipAnimation
        series={[{ data: [{ value: 1, label: 'Slice' }] }]}
        slots={{ pieArc: Arc }}
      />,
    );
    await shows('.MuiPieArc-root');
    expect(arcs[0]).not.toHaveProperty('onPointerEnter');
    await hoverUntil(
      () => one('.MuiPieArc-root'),
      () => tooltip().includes('Slice'),
    );
  },
);

claim(
  '`marker` | `ScatterChart` | `x`, `y`, `size`, `color`, `dataIndex`, `isHighlighted` | Works without handlers',
  async () => {
    const seen: ScatterMarkerProps[] = [];
    function Marker(props: ScatterMarkerProps) {
      seen.push(props);
      return <rect x={props.x - 5} y={props.y - 5} width={10} height={10} data-marker="" />;
    }
    await wide(
      <ScatterChart
        height={300}
        series={[
          {
            data: [
              { id: 1, x: 1, y: 1 },
              { id: 2, x: 2, y: 2 },
            ],
            label: 'Points',
          },
        ]}
        slots={{ marker: Marker }}
      />,
    );
    await shows('[data-marker]', 2);
    expect(Object.keys(seen[0] ?? {})).toEqual(
      expect.arrayContaining(['x', 'y', 'size', 'color', 'dataIndex', 'isHighlighted']),
    );
    await hoverUntil(
      () => one('[data-marker]'),
      () => tooltip().includes('Points'),
    );
  },
);

claim(
  'If you define it inside another component, it is a new component on each render, so React removes all bars and creates them again.',
  async () => {
    function Outside(props: BarProps) {
      return <rect data-bar="" x={props.x} y={props.y} width={props.width} height={props.height} />;
    }
    function App({ inline }: { inline: boolean }) {
      const Bar = inline ? (props: BarProps) => <Outside {...props} /> : Outside;
      const [count, setCount] = React.useState(0);
      return (
        <React.Fragment>
          <button type="button" onClick={() => setCount(count + 1)}>
            Count {count}
          </button>
          {chart({ slots: { bar: Bar } })}
        </React.Fragment>
      );
    }
    for (const inline of [true, false]) {
      const { unmount } = await wide(<App inline={inline} />);
      await shows('[data-bar]', 3);
      const before = all('[data-bar]')[0];
      await page.getByRole('button').click();
      await expect.element(page.getByText('Count 1')).toBeVisible();
      await shows('[data-bar]', 3);
      expect(all('[data-bar]')[0] === before).toBe(!inline);
      await unmount();
    }
  },
);

claim(
  "Your component isn't animated, unless you use a hook such as `useAnimateBar`: see Custom animation.",
  async () => {
    const heights: Record<string, number[]> = { plain: [], animated: [] };
    function Plain({ x, y, width, height }: BarProps) {
      const ref = React.useRef<SVGRectElement>(null);
      React.useLayoutEffect(() => {
        heights.plain?.push(Number(ref.current?.getAttribute('height')));
      });
      return <rect ref={ref} x={x} y={y} width={width} height={height} />;
    }
    function Animated(props: BarProps) {
      const animated = useAnimateBar(props);
      React.useLayoutEffect(() => {
        heights.animated?.push(Number(animated.height));
      });
      return <rect {...animated} />;
    }
    for (const bar of [Plain, Animated]) {
      const { unmount } = await wide(chart({ skipAnimation: false, slots: { bar } }));
      await expect
        .poll(() => heights[bar === Plain ? 'plain' : 'animated']?.length)
        .toBeGreaterThan(2);
      await unmount();
    }
    expect(heights.plain?.[0]).toBeGreaterThan(20);
    expect(heights.animated?.[0]).toBe(0);
  },
);

claim(
  'To get the value at the pointer, subtract the position of the `<svg>`, which `useSvgRef` returns, and convert the pixels with `scale.invert()`:',
  async () => {
    await render(<ClickForThreshold />);
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('CO₂ exceeded 350 ppm by 1990');
    await shows('rect[cursor="crosshair"]');
    const layer = one('rect[cursor="crosshair"]');
    await userEvent.click(layer, { position: { x: 100, y: rect(layer).height / 2 } });
    await expect.element(status).toHaveTextContent(/CO₂ exceeded 3(59|60|61) ppm by 2000/);
  },
);

claim('Click anywhere in the chart, or move the slider with the arrow keys.', async () => {
  await render(<ClickForThreshold />);
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('status')).toHaveTextContent('CO₂ exceeded 351 ppm by 1990');
});

claim(
  'Band and point scales have no `invert()`. Calculate the index of the category instead: `Math.floor((x - xScale.range()[0]) / xScale.step())` on a band axis.',
  async () => {
    const picked: number[] = [];
    function Layer() {
      const { left, top, width, height } = useDrawingArea();
      const svgRef = useSvgRef();
      const xScale = useXScale<'band'>();
      const yScale = useYScale<'linear'>();
      React.useEffect(() => {
        expect(xScale).not.toHaveProperty('invert');
        expect(yScale).toHaveProperty('invert');
      });
      return (
        <rect
          data-layer=""
          {...{ x: left, y: top, width, height }}
          fill="transparent"
          onClick={(event) => {
            const x = event.clientX - (svgRef.current ? rect(svgRef.current).left : 0);
            picked.push(Math.floor((x - xScale.range()[0]) / xScale.step()));
          }}
        />
      );
    }
    await wide(chart({ children: <Layer /> }));
    await shows('[data-layer]');
    const { width } = rect(one('[data-layer]'));
    for (const part of [0.1, 0.3, 0.4, 0.6, 0.7, 0.95]) {
      await userEvent.click(one('[data-layer]'), { position: { x: width * part, y: 20 } });
    }
    expect(picked).toEqual([0, 0, 1, 1, 2, 2]);
  },
);

claim('A shape with `fill="none"` doesn\'t receive clicks. Use `fill="transparent"`.', async () => {
  const onClick = vi.fn();
  const clicks: number[] = [];
  for (const fill of ['none', 'transparent']) {
    const { unmount } = await wide(
      chart({
        children: (
          <rect data-fill="" x={100} y={50} width={99} height={99} {...{ fill, onClick }} />
        ),
      }),
    );
    await shows('[data-fill]');
    const { left, top } = rect(one('[data-fill]'));
    document
      .elementFromPoint(left + 50, top + 50)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    clicks.push(onClick.mock.calls.length);
    await unmount();
  }
  expect(clicks).toEqual([0, 1]);
});

claim(
  'An element on top of the series also blocks pointer events for the bars and points below it. Axis tooltips still open.',
  async () => {
    await wide(
      chart({
        series: [{ data: [30, 60, 90], label: 'One', highlightScope: { highlight: 'item' } }],
        children: <rect data-cover="" width={500} height={300} fill="transparent" />,
      }),
    );
    await shows('.MuiBarElement-root', 3);
    await hoverUntil(
      () => one('[data-cover]'),
      () => tooltip().includes('One'),
    );
    expect(all('[data-highlighted]')).toEqual([]);
  },
);

claim(
  'A chart without `width` is as wide as its container. When the container is resized, your components render again with a new drawing area.',
  async () => {
    const widths: number[] = [];
    function Width() {
      const { width } = useDrawingArea();
      React.useEffect(() => {
        widths.push(width);
      });
      return null;
    }
    const { container } = await wide(chart({ children: <Width /> }));
    await expect.poll(() => widths.at(-1)).toBeGreaterThan(300);
    (container.firstElementChild as HTMLElement).style.width = '300px';
    await expect.poll(() => widths.at(-1)).toBeLessThan(300);
  },
);

claim(
  "The size isn't known during the first render, so children are mounted after it has been measured.",
  async () => {
    const order: string[] = [];
    function Child() {
      const { width } = useDrawingArea();
      React.useLayoutEffect(() => {
        order.push(`child at ${Math.round(width)}`);
      });
      return null;
    }
    function App() {
      React.useLayoutEffect(() => {
        order.push('first render');
      }, []);
      return chart({ children: <Child /> });
    }
    await wide(<App />);
    await expect.poll(() => order.length).toBeGreaterThan(1);
    expect(order[0]).toBe('first render');
    expect(order[1]).toMatch(/child at [1-9]\d+/);
  },
);

claim(
  'In a flex or grid container, give the parent of the chart `minWidth: 0`. Otherwise, the chart might not shrink.',
  async () => {
    const shrunk = async (minWidth?: number) => {
      const { container, unmount } = await render(
        <div style={{ display: 'flex', width: 600 }}>
          <div style={{ flex: 1, minWidth }}>
            <div style={{ width: '100%' }}>
              {chart({ hideLegend: false, series: [{ data: [1, 2, 3], label: 'X'.repeat(60) }] })}
            </div>
          </div>
        </div>,
      );
      await shows('.MuiBarElement-root', 3);
      (container.firstElementChild as HTMLElement).style.width = '250px';
      await expect.poll(() => rect(container.firstElementChild as Element).width).toBe(250);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { width } = rect(container.firstElementChild?.firstElementChild as Element);
      await unmount();
      return width;
    };
    expect(await shrunk()).toBeGreaterThan(250);
    expect(await shrunk(0)).toBe(250);
  },
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
  'You call the hook in the component that renders the chart. Move it to a component that is a child of the chart.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    function App() {
      useDrawingArea();
      return chart();
    }
    await wide(
      <Boundary>
        <App />
      </Boundary>,
    );
    await expect.element(page.getByText(/Could not find the Charts? context/)).toBeVisible();
  },
);

claim(
  'In development, the console shows "the value 2019 does not exist in the data of x axis". Compare the types: `2019` and `\'2019\'` are different, and two `Date` objects for the same day may be different times.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const data = ['2018', '2019', '2020'];
    const first = await withLine({ x: 2019 }, { xAxis: [{ data }] });
    expect(all('.MuiChartsReferenceLine-line')).toEqual([]);
    expect(error.mock.calls.flat().join(' ')).toContain(
      'the value 2019 does not exist in the data of x axis',
    );
    await first.unmount();
    await withLine({ x: '2019' }, { xAxis: [{ data }] });
    expect(all('.MuiChartsReferenceLine-line')).toHaveLength(1);
  },
);

claim(
  "Your slot component passes all its props to an SVG element. Don't pass `ownerState` and other props that aren't attributes.",
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    function Bar(props: BarProps) {
      return <rect {...(props as object)} />;
    }
    await wide(chart({ slots: { bar: Bar } }));
    await shows('.MuiBarElement-root', 3);
    expect(error.mock.calls.map((call) => call.join(' ')).join('\n')).toMatch(
      /React does not recognize the .*prop on a DOM element.* ownerState/,
    );
  },
);

claim(
  'The overlay is an HTML element such as `<div>`. Put it in a `<foreignObject>`.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Div = () => <div>Wait a moment</div>;
    await wide(chart({ loading: true, slots: { loadingOverlay: Div } }));
    await expect.poll(() => document.body.textContent).toContain('Wait a moment');
    expect(rect(page.getByText('Wait a moment').element()).width).toBe(0);
  },
);

claim('To draw behind the series, build the chart from parts: see Drawing order.', async () => {
  await wide(
    <ChartsContainer
      height={300}
      skipAnimation
      xAxis={[{ data: ['A'], scaleType: 'band' }]}
      series={[{ type: 'bar', data: [1] }]}
    >
      <g data-own="" />
      <BarPlot />
    </ChartsContainer>,
  );
  await shows('.MuiBarElement-root');
  expect(
    one('[data-own]').compareDocumentPosition(one('.MuiBarElement-root')) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

claim(
  'A slot of the chart applies to all axes. To replace the labels of only one axis, check `text`, as in this demo, or compose the chart and pass `slots` to `ChartsXAxis`.',
  async () => {
    const Own = ({ text }: { text?: string }) => <text className="own-label">{text}</text>;
    const own = () => all('.own-label').map((each) => each.textContent);
    const slots = { axisTickLabel: Own };
    const first = await wide(
      chart({ xAxis: [{ data: ['A', 'B'] }], series: [{ data: [1, 2] }], slots }),
    );
    await expect.poll(own).toContain('A');
    expect(own()).toContain('2.0');
    await first.unmount();
    await wide(
      <ChartsContainer
        height={200}
        xAxis={[{ data: ['A', 'B'], scaleType: 'band' }]}
        series={[{ type: 'bar', data: [1, 2] }]}
      >
        <ChartsXAxis slots={slots} />
        <ChartsYAxis />
      </ChartsContainer>,
    );
    await expect.poll(own).toEqual(['A', 'B']);
  },
);
