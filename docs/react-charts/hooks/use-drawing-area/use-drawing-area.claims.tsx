import * as React from 'react';

import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { Gauge } from '@mui/x-charts/Gauge';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart, LinePlot } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DonutTotal from './demos/DonutTotal';
import DrawingAreaFrame from './demos/DrawingAreaFrame';
import HtmlOverlay from './demos/HtmlOverlay';
import PlotBackground from './demos/PlotBackground';

type Area = ReturnType<typeof useDrawingArea>;

/** Reports the drawing area of each render. */
function Probe({ onRender }: { onRender: (area: Area) => void }) {
  onRender(useDrawingArea());
  return null;
}

const element = <E extends Element = SVGElement>(selector: string) => {
  const found = document.querySelector<E>(selector);
  if (!found) {
    throw new Error(`No ${selector}`);
  }
  return found;
};
const svg = () => element<SVGSVGElement>('svg[aria-label]');
const box = (target: Element) => target.getBoundingClientRect();
const number = (target: Element, name: string) => Number(target.getAttribute(name));

/** The drawing area of a chart of bars, 500 pixels wide and 300 pixels high. */
const barArea = async (props: Partial<BarChartProps> = {}) => {
  const areas: Area[] = [];
  const { unmount } = await render(
    <div style={{ width: 500 }}>
      <BarChart
        aria-label="Chart"
        height={300}
        skipAnimation
        xAxis={[{ data: ['A', 'B', 'C'] }]}
        series={[{ data: [1, 2, 3] }]}
        {...props}
      >
        <Probe onRender={(area) => areas.push(area)} />
      </BarChart>
    </div>,
  );
  await expect.poll(() => areas.length).toBeGreaterThan(0);
  await unmount();
  const last = areas.at(-1);
  if (!last) {
    throw new Error('The chart has not been drawn.');
  }
  return last;
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
  'The dashed rectangle is the drawing area. It changes with the size of the chart.',
  async () => {
    await page.viewport(800, 600);
    await render(<DrawingAreaFrame />);
    await expect.poll(() => document.querySelectorAll('rect[stroke-dasharray]').length).toBe(1);
    const frame = element('rect[stroke-dasharray]');
    // The line starts at the left edge of the area and ends at the right one.
    const line = box(element('.MuiLineElement-root'));
    expect(Math.abs(box(frame).left - line.left)).toBeLessThan(2);
    expect(Math.abs(box(frame).right - line.right)).toBeLessThan(2);
    const before = number(frame, 'width');
    await page.viewport(500, 600);
    await expect.poll(() => number(element('rect[stroke-dasharray]'), 'width')).toBe(before - 300);
    await page.viewport(414, 896);
  },
);

const returnsRectangle = async () => {
  const area = await barArea({ margin: { left: 1, right: 2, top: 3, bottom: 4 } });
  expect(useDrawingArea).toHaveLength(0);
  expect(area).toEqual({
    left: 46,
    right: 2,
    top: 3,
    bottom: 29,
    width: 500 - 46 - 2,
    height: 300 - 3 - 29,
  });
};

claim('It takes no arguments and returns an object with six numbers, in pixels:', returnsRectangle);

claim('`left`, `top` | Position of the upper left corner, measured from the SVG', returnsRectangle);

claim('`width`, `height` | Size of the rectangle', returnsRectangle);

claim(
  '`right`, `bottom` | Space between the rectangle and the right or bottom SVG edge',
  returnsRectangle,
);

claim(
  '`right` and `bottom` are distances, as in CSS, not coordinates. The x-coordinate of the right edge is `left + width`, and the y-coordinate of the bottom edge is `top + height`.',
  returnsRectangle,
);

claim(
  '**`margin`**: 20 pixels on each side by default, 5 in a pie chart and a sparkline, and 10 in a gauge. A radar chart has 50 pixels on the left and right, and 30 at the top and bottom.',
  async () => {
    const hidden = {
      xAxis: [{ data: ['A', 'B', 'C'], position: 'none' as const }],
      yAxis: [{ position: 'none' as const }],
    };
    expect(await barArea(hidden)).toEqual({
      left: 20,
      right: 20,
      top: 20,
      bottom: 20,
      width: 460,
      height: 260,
    });
    const areas: Area[] = [];
    await render(
      <PieChart height={200} series={[{ data: [{ value: 1 }] }]}>
        <Probe onRender={(area) => areas.push(area)} />
      </PieChart>,
    );
    await expect
      .poll(() => areas.at(-1))
      .toMatchObject({ left: 5, right: 5, top: 5, bottom: 5, height: 190 });
    const probe = <Probe onRender={(area) => areas.push(area)} />;
    for (const [chart, margin] of [
      [
        <SparkLineChart key="sparkline" height={200} data={[1, 2]}>
          {probe}
        </SparkLineChart>,
        { left: 5, right: 5, top: 5, bottom: 5 },
      ],
      [
        <Gauge key="gauge" height={200} value={1}>
          {probe}
        </Gauge>,
        { left: 10, right: 10, top: 10, bottom: 10 },
      ],
      [
        <RadarChart
          key="radar"
          height={200}
          series={[{ data: [1, 2, 3] }]}
          radar={{ metrics: ['A', 'B', 'C'] }}
        >
          {probe}
        </RadarChart>,
        { left: 50, right: 50, top: 30, bottom: 30 },
      ],
    ] as const) {
      areas.length = 0;
      const { unmount } = await render(chart);
      await expect.poll(() => areas.at(-1)).toMatchObject(margin);
      await unmount();
    }
  },
);

claim(
  "**The axes**: by default, an x-axis takes 25 pixels of the height, and a y-axis 45 pixels of the width. An axis label adds 20 pixels to the default. An axis with `position: 'none'` takes no space.",
  async () => {
    const data = ['A', 'B', 'C'];
    expect(await barArea()).toMatchObject({ left: 65, right: 20, top: 20, bottom: 45 });
    expect(
      await barArea({ xAxis: [{ data, label: 'Letter' }], yAxis: [{ label: 'Number' }] }),
    ).toMatchObject({ left: 85, bottom: 65 });
    expect(await barArea({ yAxis: [{ position: 'none' }] })).toMatchObject({ left: 20 });
    expect(await barArea({ yAxis: [{ position: 'right' }] })).toMatchObject({
      left: 20,
      right: 65,
    });
  },
);

claim(
  "The legend isn't part of the SVG. It only affects the drawing area if the SVG becomes smaller: a legend next to a chart without a `width` makes the chart narrower.",
  async () => {
    const series = [{ data: [1, 2, 3], label: 'With a legend' }];
    const beside = { legend: { position: { horizontal: 'end' }, direction: 'vertical' } } as const;
    expect(await barArea({ series })).toEqual(await barArea());
    expect(await barArea({ series, slotProps: beside, width: 300 })).toEqual(
      await barArea({ width: 300 }),
    );
    const area = await barArea({ series, slotProps: beside });
    expect(area).toMatchObject({ left: 65, right: 20, height: 300 - 65 });
    expect(area.width).toBeLessThan(400);
  },
);

claim(
  '**The size of the chart**: `width` and `height`, or the size of the container.',
  async () => {
    expect(await barArea()).toMatchObject({ width: 500 - 85, height: 300 - 65 });
    expect(await barArea({ width: 300, height: 200 })).toMatchObject({
      width: 300 - 85,
      height: 200 - 65,
    });
  },
);

claim(
  'The center of a pie chart is the center of the drawing area, unless the series sets `cx` or `cy`.',
  async () => {
    await render(<DonutTotal />);
    await expect.poll(() => document.querySelectorAll('.MuiPieArc-root').length).toBe(5);
    const text = page.getByText('362', { exact: true }).element();
    const arcs = [...document.querySelectorAll('.MuiPieArc-root')].map(box);
    const center = () => {
      const left = Math.min(...arcs.map((arc) => arc.left));
      const right = Math.max(...arcs.map((arc) => arc.right));
      return (left + right) / 2;
    };
    await expect
      .poll(() => Math.abs(center() - number(text, 'x') - box(svg()).left))
      .toBeLessThan(3);

    const transforms: (string | null | undefined)[] = [];
    const areas: Area[] = [];
    for (const position of [{}, { cx: 40, cy: 50 }]) {
      const { unmount } = await render(
        <PieChart
          aria-label="Pie"
          className="positioned"
          height={200}
          width={300}
          hideLegend
          skipAnimation
          series={[{ data: [{ value: 1 }], ...position }]}
        >
          <Probe onRender={(area) => areas.push(area)} />
        </PieChart>,
      );
      await expect
        .poll(() => document.querySelector('[aria-label="Pie"] .MuiPieArc-root'))
        .not.toBeNull();
      transforms.push(
        document
          .querySelector('[aria-label="Pie"] .MuiPieArc-root')
          ?.closest('g[transform]')
          ?.getAttribute('transform'),
      );
      await unmount();
    }
    expect(areas.at(-1)).toMatchObject({ left: 5, top: 5, width: 290, height: 190 });
    expect(transforms).toEqual(['translate(150, 100)', 'translate(45, 55)']);
  },
);

claim(
  "`textAnchor: 'middle'` centers the text horizontally. Set the `fill` to a color of the theme, because SVG text is black by default, even in dark mode.",
  async () => {
    await render(<DonutTotal />);
    const text = page.getByText('362', { exact: true });
    await expect.element(text).toBeVisible();
    const rect = box(text.element());
    const center = box(svg()).left + number(text.element(), 'x');
    expect(Math.abs((rect.left + rect.right) / 2 - center)).toBeLessThan(1);
    await render(
      <svg style={{ color: 'white', colorScheme: 'dark' }}>
        <text className="plain">Text</text>
      </svg>,
    );
    expect(getComputedStyle(element('.plain')).fill).toBe('rgb(0, 0, 0)');
  },
);

const isBefore = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

claim(
  'Draw a rectangle that fills the drawing area, and put it before the plots, because later elements are drawn on top of earlier ones.',
  async () => {
    await render(<PlotBackground />);
    await expect.poll(() => document.querySelectorAll('.MuiBarElement-root').length).toBe(5);
    expect(isBefore(element('rect[rx="6"]'), element('.MuiBarElement-root'))).toBe(true);
    expect(number(element('rect[rx="6"]'), 'height')).toBe(280 - 20 - 20 - 45);
  },
);

claim(
  'The children of a ready-made chart such as `BarChart` are drawn on top of the data, so a background would cover it.',
  async () => {
    await render(
      <BarChart height={200} xAxis={[{ data: ['A'] }]} series={[{ data: [1] }]}>
        <rect className="mine" />
      </BarChart>,
    );
    await expect.poll(() => document.querySelectorAll('.MuiBarElement-root').length).toBe(1);
    expect(isBefore(element('.mine'), element('.MuiBarElement-root'))).toBe(false);
  },
);

claim(
  'The wrapper has the same size as the SVG, so `left` and `top` are the same for both.',
  async () => {
    await render(<HtmlOverlay />);
    const note = page.getByText('It took 37 years to grow from');
    await expect.element(note).toBeVisible();
    const paper = element<HTMLElement>('.MuiPaper-root');
    const wrapper = paper.parentElement ?? document.body;
    expect(box(wrapper).toJSON()).toEqual(box(svg()).toJSON());
    await expect.poll(() => Math.round(box(paper).left - box(svg()).left)).toBe(85 + 12);
    expect(Math.round(box(paper).top - box(svg()).top)).toBe(20 + 8);
  },
);

claim(
  'The hook is called outside a chart, often in the component that renders the chart.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    function RendersTheChart() {
      useDrawingArea();
      return <LineChart height={200} series={[{ data: [1, 2] }]} />;
    }
    await render(
      <Boundary>
        <RendersTheChart />
      </Boundary>,
    );
    await expect.element(page.getByText(/Could not find the Charts? context/)).toBeVisible();
  },
);

claim("Your element covers it. Set `pointerEvents: 'none'` on the element.", async () => {
  const onAxisClick = vi.fn();
  const onItemClick = vi.fn();
  function Cover({ transparent }: { transparent: boolean }) {
    const { left, top, width, height } = useDrawingArea();
    return (
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fillOpacity={0}
        style={{ pointerEvents: transparent ? 'none' : undefined }}
      />
    );
  }
  const show = (transparent: boolean) => (
    <BarChart
      aria-label="Chart"
      height={300}
      skipAnimation
      xAxis={[{ data: ['A'] }]}
      series={[{ data: [1] }]}
      onItemClick={onItemClick}
      onAxisClick={onAxisClick}
    >
      <Cover transparent={transparent} />
    </BarChart>
  );
  const { rerender } = await render(show(false));
  await expect.poll(() => document.querySelectorAll('.MuiBarElement-root').length).toBe(1);
  await page.getByLabelText('Chart').click({ position: { x: 200, y: 200 } });
  expect(onItemClick).not.toHaveBeenCalled();
  await rerender(show(true));
  await page.getByLabelText('Chart').click({ position: { x: 200, y: 200 } });
  await expect.poll(() => onItemClick.mock.calls.length).toBe(1);
});

claim(
  '`width` and `height` are negative if the margins and axes need more space than the chart has.',
  async () => {
    const area = await barArea({ height: 50, width: 80 });
    expect(area).toMatchObject({ width: 80 - 85, height: 50 - 65 });
  },
);

claim(
  'At that time, the size of the SVG is 0, so `width` is negative. Inside the SVG, your components are rendered only when the size is known.',
  async () => {
    const outside: Area[] = [];
    const inside: Area[] = [];
    await render(
      <ChartsDataProvider
        height={300}
        xAxis={[{ data: [1, 2] }]}
        series={[{ type: 'line', data: [1, 2] }]}
      >
        <Probe onRender={(area) => outside.push(area)} />
        <ChartsSurface>
          <Probe onRender={(area) => inside.push(area)} />
          <LinePlot />
        </ChartsSurface>
      </ChartsDataProvider>,
    );
    await expect.poll(() => inside.length).toBeGreaterThan(0);
    expect(outside[0]?.width).toBe(0 - 85);
    expect(outside.at(-1)?.width).toBeGreaterThan(0);
    expect(inside.every(({ width }) => width > 0)).toBe(true);
  },
);

claim("Browsers don't display HTML elements that are directly inside an SVG.", async () => {
  await render(
    <ChartsContainer height={200} series={[]}>
      <p>Paragraph</p>
    </ChartsContainer>,
  );
  await expect.poll(() => document.querySelectorAll('svg p').length).toBe(1);
  expect(box(element('svg p')).width).toBe(0);
});

claim(
  "Set `left` and `top` in `style` and not in `sx`, because plugins for right-to-left layouts swap `left` and `right` in `sx`, but the drawing area isn't mirrored.",
  async () => {
    document.documentElement.dir = 'rtl';
    try {
      await render(<DrawingAreaFrame />);
      await expect.poll(() => document.querySelectorAll('rect[stroke-dasharray]').length).toBe(1);
      // The axis is still on the left.
      expect(number(element('rect[stroke-dasharray]'), 'x')).toBe(85);
    } finally {
      document.documentElement.dir = 'ltr';
    }
  },
);
