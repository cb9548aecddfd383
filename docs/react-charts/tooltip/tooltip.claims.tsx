import * as React from 'react';

import Dialog from '@mui/material/Dialog';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import {
  ChartsAxisTooltipContent,
  ChartsTooltip,
  ChartsTooltipContainer,
  useAxesTooltip,
  useItemTooltip,
  ChartsTooltipCell,
  ChartsTooltipPaper,
  ChartsTooltipRow,
  ChartsTooltipTable,
  chartsTooltipClasses,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { AxisValueFormatterContext, BarItemIdentifier } from '@mui/x-charts/models';
import { claim } from '@portal/claims';
import { moveMouseAway } from '@portal/claims/browser';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ElectricityShares from './demos/ElectricityShares';
import FirstAscents from './demos/FirstAscents';
import MedalTotals from './demos/MedalTotals';
import PinnedTooltip from './demos/PinnedTooltip';
import RainInLondon from './demos/RainInLondon';
import SyncedCharts from './demos/SyncedCharts';
import TooltipTriggers from './demos/TooltipTriggers';
import ValuesBelow from './demos/ValuesBelow';

const wide = (children: React.ReactNode) => render(<div style={{ width: 500 }}>{children}</div>);

const common = { 'aria-label': 'Chart', height: 300, hideLegend: true, skipAnimation: true };
const names = ['A', 'B', 'C'];
const bars = (props: Partial<BarChartProps> = {}) => (
  <BarChart
    {...common}
    xAxis={[{ data: names }]}
    series={[
      { data: [30, 60, 90], label: 'One', id: 'one' },
      { data: [90, 60, 30], label: 'Two', id: 'two' },
    ]}
    {...props}
  />
);

const root = () => document.querySelector<HTMLElement>('.MuiChartsTooltip-root');
const paper = () => document.querySelector<HTMLElement>('.MuiChartsTooltip-paper');
const title = () => paper()?.querySelector('caption')?.textContent;
const rows = () => [...(paper()?.querySelectorAll('tr') ?? [])].map((row) => row.textContent);
const highlights = () => document.querySelectorAll('.MuiChartsAxisHighlight-root').length;

const chart = (name: string | RegExp = 'Chart') => page.getByLabelText(name);
const elements = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];

/** Moves the pointer to a share of the chart's width and height, until a condition is true. */
const over = async (x: number, y: number, done: () => boolean, name: string | RegExp = 'Chart') => {
  await expect.element(chart(name)).toBeVisible();
  await expect.poll(() => elements('svg text').length).toBeGreaterThan(0);
  let step = 0;
  await expect
    .poll(async () => {
      step = step === 0 ? 1 : 0;
      const { width, height } = chart(name).element().getBoundingClientRect();
      await chart(name).hover({ position: { x: width * x + step, y: height * y } });
      return done();
    })
    .toBe(true);
};
const open = () => paper() !== null;
const away = () => userEvent.unhover(document.querySelector('svg') ?? document.body);

/** Hovers over a shape until it's open or reported. */
const at = async (selector: string, done: () => boolean, index = 0) => {
  await expect.poll(() => elements(selector).length).toBeGreaterThan(index);
  await expect
    .poll(async () => {
      await away();
      const shape = elements(selector)[index];
      if (shape) {
        await userEvent.hover(shape, { force: true });
      }
      return done();
    })
    .toBe(true);
};

/** Sends a pointer event of a finger to the chart. */
const finger = (type: string, x: number, y: number) => {
  const svg = chart().element();
  const { left, top } = svg.getBoundingClientRect();
  svg.dispatchEvent(
    new PointerEvent(type, {
      bubbles: type !== 'pointerenter',
      cancelable: true,
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      button: 0,
      buttons: type === 'pointerup' ? 0 : 1,
      clientX: left + x,
      clientY: top + y,
    }),
  );
};
const hold = async (x: number, y: number) => {
  await expect.element(chart()).toBeVisible();
  await expect.poll(() => elements('svg text').length).toBeGreaterThan(0);
  finger('pointerover', x, y);
  finger('pointerenter', x, y);
  finger('pointerdown', x, y);
  await expect.poll(open).toBe(true);
};

claim(
  "The tooltip shows the full name of the month and the unit, which the axis doesn't show.",
  async () => {
    await render(<RainInLondon />);
    await over(0.97, 0.3, open, /Rain at London/);
    expect(title()).toBe('December');
    expect(rows()).toEqual(['Rain57 mm']);
    expect(elements('.MuiChartsAxis-tickLabel').map((each) => each.textContent)).not.toContain(
      'December',
    );
  },
);

claim("Title | `valueFormatter` of the axis, called with `location: 'tooltip'`", async () => {
  await wide(
    bars({
      xAxis: [
        {
          data: names,
          valueFormatter: (name: string, { location }: AxisValueFormatterContext) =>
            `${name} ${location}`,
        },
      ],
    }),
  );
  await over(0.5, 0.5, open);
  expect(title()).toBe('B tooltip');
});

claim(
  "Name of a value | `label` of the series, or a function that receives `'tooltip'`",
  async () => {
    await wide(bars({ series: [{ data: [1, 2, 3], label: (location) => `In the ${location}` }] }));
    await over(0.5, 0.5, open);
    expect(rows()).toEqual(['In the tooltip2']);
  },
);

claim('Color of the mark | `color` of the series, or the `colorMap` of an axis', async () => {
  const mark = () => paper()?.querySelector('.MuiChartsLabelMark-fill')?.getAttribute('fill');
  const first = await wide(bars({ series: [{ data: [1, 2, 3], color: '#123456' }] }));
  await over(0.5, 0.5, open);
  expect(mark()).toBe('#123456');
  await first.unmount();
  await wide(
    bars({
      series: [{ data: [1, 2, 3], color: '#123456' }],
      yAxis: [{ colorMap: { type: 'piecewise', thresholds: [2], colors: ['#000000', '#654321'] } }],
    }),
  );
  await over(0.5, 0.5, open);
  expect(mark()).toBe('#654321');
});

claim(
  'The `valueFormatter` of the value axis formats only the ticks. Add the unit in the series as well.',
  async () => {
    const upright = await wide(
      bars({ yAxis: [{ width: 80, valueFormatter: (value: number) => `${value} kg` }] }),
    );
    await over(0.5, 0.5, open);
    expect(elements('.MuiChartsAxis-tickLabel').some((each) => each.textContent === '60 kg')).toBe(
      true,
    );
    expect(rows()).toEqual(['One60', 'Two60']);
    await upright.unmount();
    await wide(
      bars({
        layout: 'horizontal',
        xAxis: [{ valueFormatter: (value: number) => `${value} kg` }],
        yAxis: [{ data: names, valueFormatter: (name: string) => `Team ${name}` }],
      }),
    );
    await over(0.3, 0.5, open);
    expect(elements('.MuiChartsAxis-tickLabel').map((each) => each.textContent)).toContain('60 kg');
    expect(title()).toBe('Team B');
    expect(rows()).toEqual(['One60', 'Two60']);
  },
);

claim(
  'The `valueFormatter` of a series receives the value and `{ dataIndex }`, so it can add text from your own data. In a pie chart, the value is the slice object, so you can calculate percentages:',
  async () => {
    const { unmount } = await wide(
      bars({
        series: [{ data: [1, 2, 3], valueFormatter: (v, { dataIndex }) => `${v}@${dataIndex}` }],
      }),
    );
    await over(0.5, 0.5, open);
    expect(rows()).toEqual(['2@1']);
    await unmount();
    await render(<ElectricityShares />);
    await at('.MuiPieArc-root', open, 1);
    expect(rows()).toEqual(['Nuclear775 TWh (19%)']);
  },
);

claim(
  'In a scatter chart, the value is the point, and by default it\'s shown as "(x, y)".',
  async () => {
    const formatted = vi.fn<(value: unknown) => string>(() => 'point');
    const scatter = (valueFormatter?: (value: unknown) => string) => (
      <ScatterChart
        {...common}
        series={[{ data: [{ id: 1, x: 5, y: 7 }], ...(valueFormatter && { valueFormatter }) }]}
      />
    );
    const { unmount } = await wide(scatter());
    await over(0.5, 0.5, open);
    expect(rows()).toEqual(['(5, 7)']);
    await unmount();
    await wide(scatter(formatted));
    await over(0.5, 0.5, open);
    expect(formatted.mock.calls[0]?.[0]).toMatchObject({ x: 5, y: 7 });
  },
);

claim(
  "`trigger` in `slotProps.tooltip` sets what opens the tooltip: `'axis'` shows all series at the category or x-value of the pointer, and `'item'` shows the bar, point, or slice under it.",
  async () => {
    await render(<TooltipTriggers />);
    await over(0.35, 0.75, open, /Olympic medals/);
    expect(rows()).toHaveLength(3);
    await page.getByRole('button', { name: 'item' }).click();
    await expect.poll(paper).toBeNull();
    await at('.MuiBarElement-root', open);
    expect(rows()).toEqual(['Gold40']);
  },
);

claim("`BarChart` | `'axis'` | All bars of the category | The bar", async () => {
  const { unmount } = await wide(bars());
  await over(0.5, 0.5, open);
  expect(rows()).toEqual(['One60', 'Two60']);
  await unmount();
  await wide(bars({ slotProps: { tooltip: { trigger: 'item' } } }));
  await at('.MuiBarElement-root', open, 1);
  expect(rows()).toEqual(['One60']);
});

claim(
  "`LineChart` | `'axis'` | The points of all lines | The mark; no tooltip for the line or the area",
  async () => {
    const entered = vi.fn();
    const line = (trigger?: 'item') => (
      <LineChart
        {...common}
        xAxis={[{ data: names, scaleType: 'point' }]}
        series={[
          { data: [30, 60, 90], label: 'One', curve: 'linear', showMark: true },
          { data: [10, 10, 10], label: 'Two', area: true },
        ]}
        // The types don't allow `axis` here.
        slotProps={{ tooltip: trigger ? { trigger } : {} }}
        onHighlightChange={entered}
      />
    );
    const { unmount } = await wide(line());
    await over(0.55, 0.5, open);
    expect(rows()).toEqual(['One60', 'Two10']);
    await unmount();
    await wide(line('item'));
    await at('.MuiMarkElement-root', open, 1);
    expect(rows()).toEqual(['One60']);
    entered.mockClear();
    await at('.MuiAreaElement-root', () => entered.mock.calls.some(([item]) => item !== null));
    expect(entered.mock.lastCall?.[0]).not.toHaveProperty('dataIndex', expect.any(Number));
    expect(paper()).toBeNull();
  },
);

claim(
  "`RadarChart` | `'axis'` | All series at the nearest metric | All metrics of the series",
  async () => {
    const radar = (trigger?: 'item') => (
      <RadarChart
        {...common}
        radar={{ metrics: ['North', 'East', 'South'], max: 10 }}
        series={[
          { data: [8, 8, 8], label: 'One', fillArea: true },
          { data: [9, 9, 9], label: 'Two', fillArea: true },
        ]}
        // The types don't allow `axis` here.
        slotProps={{ tooltip: trigger ? { trigger } : {} }}
      />
    );
    const { unmount } = await wide(radar());
    await over(0.51, 0.4, open);
    expect(title()).toBe('North');
    expect(rows()).toEqual(['One8', 'Two9']);
    await unmount();
    await wide(radar('item'));
    await over(0.51, 0.5, open);
    expect(title()).toBe('Two');
    expect(rows()).toEqual(['North9', 'East9', 'South9']);
  },
);

claim("`PieChart` | `'item'` | Nothing | The slice", async () => {
  const highlighted = vi.fn();
  const pie = (trigger?: 'axis') => (
    <PieChart
      {...common}
      series={[{ data: [{ id: 0, value: 10, label: 'Ten' }] }]}
      // The types don't allow `axis` here.
      slotProps={{ tooltip: trigger ? { trigger } : {} }}
      onHighlightChange={highlighted}
    />
  );
  const { unmount } = await wide(pie());
  await at('.MuiPieArc-root', open);
  expect(rows()).toEqual(['Ten10']);
  await unmount();
  highlighted.mockClear();
  await wide(pie('axis'));
  await at('.MuiPieArc-root', () => highlighted.mock.calls.length > 0);
  expect(root()).toBeNull();
});

claim("`ScatterChart` | `'item'` | Nothing | The nearest point", async () => {
  const highlighted = vi.fn();
  const scatter = (trigger?: 'axis') => (
    <ScatterChart
      {...common}
      xAxis={[{ min: 0, max: 10 }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[
        {
          data: [
            { id: 1, x: 2, y: 5 },
            { id: 2, x: 8, y: 5 },
          ],
          label: 'Points',
        },
      ]}
      // The types don't allow `axis` here.
      slotProps={{ tooltip: trigger ? ({ trigger } as object) : {} }}
      onHighlightChange={highlighted}
    />
  );
  const { unmount } = await wide(scatter());
  await over(0.7, 0.4, open);
  expect(rows()).toEqual(['Points(8, 5)']);
  await unmount();
  highlighted.mockClear();
  await wide(scatter('axis'));
  await over(0.7, 0.4, () => highlighted.mock.calls.length > 0);
  expect(root()).toBeNull();
});

claim('`SparkLineChart` has a tooltip only with `showTooltip`.', async () => {
  const changed = vi.fn();
  const spark = (showTooltip: boolean) => (
    <>
      <p>Text</p>
      <svg width="0" height="0">
        <text>x</text>
      </svg>
      <SparkLineChart
        aria-label="Chart"
        height={100}
        data={[1, 2, 3]}
        showTooltip={showTooltip}
        onHighlightedAxisChange={changed}
      />
    </>
  );
  const { unmount } = await wide(spark(false));
  await over(0.5, 0.5, () => changed.mock.calls.length > 0);
  expect(root()).toBeNull();
  await unmount();
  await wide(spark(true));
  await over(0.5, 0.5, open);
});

claim(
  "The tooltip: set `trigger: 'none'`. The pointer still highlights bars and points.",
  async () => {
    await wide(bars({ slotProps: { tooltip: { trigger: 'none' } } }));
    await over(0.5, 0.5, () => highlights() > 0);
    expect(root()).toBeNull();
  },
);

claim('The title: set `hideTooltip: true` on the axis.', async () => {
  await wide(bars({ xAxis: [{ data: names, hideTooltip: true }] }));
  await over(0.5, 0.5, open);
  expect(rows()).toHaveLength(2);
  expect(title()).toBeUndefined();
});

claim(
  'A row: return `null` from the `valueFormatter` of the series. Use this for missing values and zeros: the default formatter returns an empty text for `null`, but the row stays.',
  async () => {
    const missing = { data: [null, null, null], label: 'Two' };
    const one = { data: [1, 2, 3], label: 'One' };
    const { unmount } = await wide(bars({ series: [one, missing] }));
    await over(0.5, 0.5, open);
    expect(rows()).toEqual(['One2', 'Two']);
    await unmount();
    await wide(bars({ series: [one, { ...missing, valueFormatter: () => null }] }));
    await over(0.5, 0.5, open);
    expect(rows()).toEqual(['One2']);
  },
);

claim(
  'The tooltip in this demo adds the total of a stack and lists the series in the order of the stack:',
  async () => {
    await render(<MedalTotals />);
    const shown = () => root()?.textContent;
    await over(0.5, 0.3, () => shown() !== undefined && shown() !== '', /Olympic medals/);
    expect(shown()).toBe('Japan: 45 medalsBronze13Silver12Gold20');
    const top = (fill: string) =>
      elements('rect.MuiBarElement-root')
        .find((each) => each.getAttribute('fill') === fill)
        ?.getBoundingClientRect().top ?? NaN;
    expect(top('#A0522D')).toBeLessThan(top('#B8860B'));
  },
);

claim(
  "`'axis'` | `useAxesTooltip` | An array with one entry per axis: `axisValue`, `axisFormattedValue`, `dataIndex`, `seriesItems`",
  async () => {
    let found: ReturnType<typeof useAxesTooltip> = null;
    function Content() {
      const axes = useAxesTooltip();
      React.useEffect(() => {
        found = axes;
      });
      return <p className="MuiChartsTooltip-paper">Own</p>;
    }
    function Tooltip() {
      return (
        <ChartsTooltipContainer>
          <Content />
        </ChartsTooltipContainer>
      );
    }
    await wide(bars({ slots: { tooltip: Tooltip } }));
    await over(0.5, 0.5, open);
    expect(found).toMatchObject([
      {
        axisValue: 'B',
        axisFormattedValue: 'B',
        dataIndex: 1,
        seriesItems: [{ seriesId: 'one', value: 60 }, { seriesId: 'two' }],
      },
    ]);
  },
);

claim(
  "`'item'` | `useItemTooltip` | `identifier`, `label`, `value`, `formattedValue`, `color`, `markType`",
  async () => {
    let found: ReturnType<typeof useItemTooltip<'bar'>> = null;
    function Content() {
      const item = useItemTooltip<'bar'>();
      React.useEffect(() => {
        found = item;
      });
      return <p className="MuiChartsTooltip-paper">Own</p>;
    }
    function Tooltip() {
      return (
        <ChartsTooltipContainer trigger="item">
          <Content />
        </ChartsTooltipContainer>
      );
    }
    await wide(bars({ slots: { tooltip: Tooltip } }));
    await at('.MuiBarElement-root', open, 1);
    expect(found).toMatchObject({
      identifier: { type: 'bar', seriesId: 'one', dataIndex: 1 },
      label: 'One',
      value: 60,
      formattedValue: '60',
      color: expect.any(String) as string,
      markType: 'square',
    });
  },
);

claim('Otherwise, React mounts a new tooltip each time your component renders.', async () => {
  const mounted = vi.fn();
  function useMounted() {
    React.useEffect(() => {
      mounted();
    }, []);
  }
  function Outside() {
    useMounted();
    return <p>Tooltip</p>;
  }
  function Example({ inside }: { inside: boolean }) {
    const [count, setCount] = React.useState(0);
    function Inside() {
      useMounted();
      return <p>Tooltip</p>;
    }
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Render {count}</button>
        {bars({ slots: { tooltip: inside ? Inside : Outside } })}
      </>
    );
  }
  for (const inside of [true, false]) {
    mounted.mockClear();
    const { unmount } = await wide(<Example inside={inside} />);
    const before = mounted.mock.calls.length;
    await page.getByRole('button').click();
    await expect.element(page.getByRole('button')).toHaveTextContent('Render 1');
    expect(mounted.mock.calls.length > before).toBe(inside);
    await unmount();
  }
});

claim(
  "With `dataIndex`, you can show fields that aren't part of the chart, such as the names of the mountains:",
  async () => {
    await render(<FirstAscents />);
    await at('circle', () => (root()?.textContent ?? '') !== '', 1);
    expect(root()?.textContent).toBe('Everest8,849 m highFirst climbed in 1953');
  },
);

claim(
  'To keep the default content and change only its position, render `ChartsAxisTooltipContent` or `ChartsItemTooltipContent` in the container.',
  async () => {
    function Tooltip() {
      return (
        <ChartsTooltipContainer placement="left">
          <ChartsAxisTooltipContent />
        </ChartsTooltipContainer>
      );
    }
    await wide(bars({ slots: { tooltip: Tooltip } }));
    await over(0.7, 0.5, open);
    expect(rows()).toHaveLength(2);
    const { left, width } = chart().element().getBoundingClientRect();
    await expect
      .poll(() => paper()?.getBoundingClientRect().right)
      .toBeLessThan(left + width * 0.7);
  },
);

claim("`position` sets the side: `'top'`, `'bottom'`, `'left'`, or `'right'`.", async () => {
  for (const position of ['left', 'right', 'bottom', 'top'] as const) {
    const { unmount } = await wide(
      <div style={{ marginTop: 100 }}>{bars({ slotProps: { tooltip: { position } } })}</div>,
    );
    await over(0.5, 0.5, open);
    const { left, width, top, height } = chart().element().getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    await expect
      .poll(() => {
        const box = root()?.getBoundingClientRect() ?? new DOMRect();
        return {
          left: box.right < x,
          right: box.left > x,
          bottom: box.top > y,
          top: box.bottom < y,
        };
      })
      .toMatchObject({ [position]: true });
    await unmount();
  }
});

claim(
  "With `trigger: 'item'` and `anchor: 'node'`, it stays at the bar, point, or slice instead of following the pointer.",
  async () => {
    await wide(
      <div style={{ marginTop: 100 }}>
        <LineChart
          {...common}
          xAxis={[{ data: names, scaleType: 'point' }]}
          series={[{ data: [30, 60, 90], label: 'One', showMark: true }]}
          slotProps={{ tooltip: { trigger: 'item', anchor: 'node' } }}
          sx={{ '& .MuiLineChart-mark': { strokeWidth: 40 } }}
        />
      </div>,
    );
    await at('.MuiLineChart-mark', open, 1);
    const place = () => JSON.stringify(root()?.getBoundingClientRect());
    const mark = elements('.MuiLineChart-mark')[1];
    if (!mark) {
      throw new Error('No mark');
    }
    const { left, top, width, height } = mark.getBoundingClientRect();
    await expect
      .poll(() => (root()?.getBoundingClientRect().bottom ?? 0) - top - height / 2)
      .toBeLessThan(0);
    const before = place();
    const center = left + width / 2;
    expect(
      Math.abs(
        (root()?.getBoundingClientRect().left ?? 0) +
          (root()?.getBoundingClientRect().width ?? 0) / 2 -
          center,
      ),
    ).toBeLessThan(4);
    await userEvent.hover(mark, { position: { x: width / 2 + 8, y: height / 2 + 8 }, force: true });
    expect(paper()).not.toBeNull();
    expect(place()).toBe(before);
  },
);

claim(
  'To keep the tooltip in a corner of the chart, render its content in a positioned element instead of the container:',
  async () => {
    function Corner() {
      return (
        <div style={{ position: 'absolute', top: 0, insetInlineEnd: 0, pointerEvents: 'none' }}>
          <ChartsAxisTooltipContent />
        </div>
      );
    }
    await wide(<div style={{ position: 'relative' }}>{bars({ slots: { tooltip: Corner } })}</div>);
    const svg = () => chart().element().getBoundingClientRect();
    await expect.element(chart()).toBeVisible();
    expect(paper()).toBeNull();
    for (const x of [0.3, 0.5]) {
      await over(x, 0.5, open);
      expect(paper()?.getBoundingClientRect().right).toBeCloseTo(svg().right, 0);
      expect(paper()?.getBoundingClientRect().top).toBeCloseTo(svg().top, 0);
    }
  },
);

claim(
  "The tooltip follows the pointer and stays on the screen. On devices whose main pointer is a mouse or touchpad, it's to the right of the pointer, or to the left if there is no space on the right. This applies to fingers on a laptop with a touch screen, too. On phones and tablets, the tooltip is above the finger.",
  async () => {
    const { unmount } = await wide(bars());
    await over(0.3, 0.5, open);
    const svg = () => chart().element().getBoundingClientRect();
    await expect
      .poll(() => (paper()?.getBoundingClientRect().left ?? 0) - svg().left - svg().width * 0.3)
      .toBeGreaterThan(6);
    await unmount();
    const edge = await render(bars());
    await over(0.97, 0.5, open);
    await expect
      .poll(() => (paper()?.getBoundingClientRect().right ?? Infinity) - svg().right)
      .toBeLessThan(-svg().width * 0.03);
    await edge.unmount();
    await moveMouseAway();
    const laptop = await wide(bars());
    await hold(150, 150);
    await expect
      .poll(() => Math.round((root()?.getBoundingClientRect().left ?? 0) - svg().left - 150))
      .toBe(64);
    finger('pointerup', 150, 150);
    await laptop.unmount();
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
      const list = Object.assign(new EventTarget(), {
        matches: false,
        media,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      });
      return list;
    });
    await render(<div style={{ height: 120 }} />);
    await moveMouseAway();
    await wide(bars());
    await hold(250, 200);
    await expect
      .poll(() => (paper()?.getBoundingClientRect().bottom ?? Infinity) - svg().top)
      .toBeLessThan(200 - 60);
    finger('pointerup', 250, 200);
    vi.restoreAllMocks();
  },
);

claim(
  "The tooltip also accepts the props of Material UI's `Popper`, such as `placement: 'top-end'`, but ignores `anchorEl` and `modifiers`, which worked in version 8.12.",
  async () => {
    function Corner() {
      const [anchorEl, setAnchorEl] = React.useState<HTMLDivElement | null>(null);
      return (
        <div ref={setAnchorEl} data-testid="anchor" style={{ marginTop: 150 }}>
          {bars({
            slotProps: {
              tooltip: {
                anchorEl,
                placement: 'top-end',
                modifiers: [{ name: 'offset', options: { offset: [0, 40] } }],
              },
            },
          })}
        </div>
      );
    }
    await wide(<Corner />);
    await over(0.7, 0.5, open);
    const { left, width, top, height } = chart().element().getBoundingClientRect();
    const box = () => root()?.getBoundingClientRect();
    await expect.poll(() => Math.abs((box()?.right ?? 0) - left - width * 0.7)).toBeLessThan(3);
    const distance = top + height * 0.5 - (box()?.bottom ?? 0);
    expect(distance).toBeGreaterThan(6);
    expect(distance).toBeLessThan(10);
  },
);

claim(
  'To open the tooltip, users touch and hold the chart, or move a finger sideways. The tooltip follows the finger and closes when the user lifts it.',
  async () => {
    await wide(bars());
    await hold(150, 150);
    expect(title()).toBe('A');
    finger('pointermove', 200, 150);
    finger('pointermove', 400, 150);
    await expect.poll(title).toBe('C');
    finger('pointerup', 400, 150);
    await expect.poll(paper).toBeNull();
  },
);

claim(
  'A vertical swipe scrolls the page, because the `<svg>` has `touch-action: pan-y`.',
  async () => {
    await wide(bars());
    await expect.element(chart()).toBeVisible();
    expect(getComputedStyle(chart().element()).touchAction).toBe('pan-y');
  },
);

claim(
  "If the chart is wider than its container and has to scroll sideways, set `sx={{ '& > svg': { touchAction: 'auto' } }}`.",
  async () => {
    await wide(bars({ sx: { '& > svg': { touchAction: 'auto' } } }));
    await expect.element(chart()).toBeVisible();
    expect(getComputedStyle(chart().element()).touchAction).toBe('auto');
  },
);

claim(
  "To avoid both, show the values below the chart: if the component in the `tooltip` slot doesn't use `ChartsTooltipContainer`, it's rendered after the `<svg>`.",
  async () => {
    await render(<ValuesBelow />);
    const hint = page.getByText('Point at a month to see its temperature.');
    await expect.element(hint).toBeVisible();
    expect(hint.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      chart(/Daily highs/)
        .element()
        .getBoundingClientRect().bottom - 1,
    );
    await over(0.97, 0.5, () => page.getByText('Dec: 8.8 °C').query() !== null, /Daily highs/);
    expect(root()).toBeNull();
  },
);

claim(
  '`onHighlightedAxisChange` receives the category or x-value at the pointer, and `highlightedAxis` highlights it in the other chart.',
  async () => {
    await render(<SyncedCharts />);
    await over(
      0.97,
      0.5,
      () => page.getByText('Rain in Dec: 57 mm').query() !== null,
      /Daily highs/,
    );
    await expect.element(page.getByText('Daily high in Dec: 8.8 °C')).toBeVisible();
    await expect.poll(highlights).toBe(2);
    expect(root()).toBeNull();
  },
);

claim(
  'Give the axes the same `id`, because the shared value consists of `axisId` and `dataIndex`.',
  async () => {
    const changed = vi.fn();
    const { unmount } = await wide(
      bars({ xAxis: [{ id: 'months', data: names }], onHighlightedAxisChange: changed }),
    );
    await over(0.5, 0.5, () => changed.mock.calls.length > 0);
    expect(changed).toHaveBeenLastCalledWith([{ axisId: 'months', dataIndex: 1 }]);
    await unmount();
    await wide(
      bars({
        xAxis: [{ id: 'years', data: names }],
        highlightedAxis: [{ axisId: 'months', dataIndex: 1 }],
      }),
    );
    await expect.element(chart()).toBeVisible();
    expect(highlights()).toBe(0);
  },
);

claim(
  "With `enableKeyboardNavigation`, Tab moves the focus to the chart, and the arrow keys open the tooltip of an item if `trigger` is `'item'`. Users can't open the axis tooltip with the keyboard, so don't show a value only in the tooltip.",
  async () => {
    for (const trigger of ['item', 'axis'] as const) {
      const { unmount } = await wide(
        <>
          <button>Before</button>
          {bars({ enableKeyboardNavigation: true, slotProps: { tooltip: { trigger } } })}
        </>,
      );
      await expect.element(chart()).toBeVisible();
      await page.getByRole('button').click();
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(chart().element());
      await userEvent.keyboard('{ArrowRight}');
      if (trigger === 'item') {
        await expect.poll(rows).toEqual(['One30']);
      } else {
        await expect.poll(highlights).toBe(1);
        expect(paper()).toBeNull();
      }
      await unmount();
    }
  },
);

claim('Click a bar to open its tooltip, and click it again to close it.', async () => {
  await render(<PinnedTooltip />);
  const bar = () => elements('.MuiBarElement-root')[1];
  const click = async () => {
    await expect.poll(bar).toBeDefined();
    await userEvent.click(bar() ?? document.body);
  };
  await expect.poll(() => elements('.MuiBarElement-root').length).toBe(6);
  await userEvent.hover(bar() ?? document.body);
  await expect.poll(() => document.querySelectorAll(':hover').length).toBeGreaterThan(0);
  expect(paper()).toBeNull();
  await click();
  await expect.poll(rows).toEqual(['Nuclear: 775 TWh']);
  await userEvent.hover(elements('.MuiBarElement-root')[3] ?? document.body);
  expect(rows()).toEqual(['Nuclear: 775 TWh']);
  await click();
  await expect.poll(paper).toBeNull();
});

claim(
  "`tooltipItem` controls the tooltip of `trigger: 'item'`: set it to `{ type, seriesId, dataIndex }` to open the tooltip, and to `null` to close it. `onTooltipItemChange` receives the item at the pointer.",
  async () => {
    const changed = vi.fn();
    const controlled = (open: boolean) =>
      bars({
        tooltipItem: open ? { type: 'bar', seriesId: 'two', dataIndex: 0 } : null,
        onTooltipItemChange: changed,
        slotProps: { tooltip: { trigger: 'item', anchor: 'node' } },
      });
    const { rerender } = await render(controlled(true));
    await expect.poll(rows).toEqual(['Two90']);
    await rerender(controlled(false));
    await expect.poll(paper).toBeNull();
    await at('.MuiBarElement-root', () => changed.mock.calls.length > 0, 1);
    expect(changed.mock.calls.flat()).toContainEqual({
      type: 'bar',
      seriesId: 'one',
      dataIndex: 1,
    });
    expect(paper()).toBeNull();
  },
);

claim(
  'To open the tooltip of the same item in two charts, share `tooltipItem` between them:',
  async () => {
    function Two() {
      const [tooltipItem, setTooltipItem] = React.useState<BarItemIdentifier | null>(null);
      const shared: Partial<BarChartProps> = {
        tooltipItem,
        onTooltipItemChange: setTooltipItem,
        slotProps: { tooltip: { trigger: 'item', anchor: 'node' } },
      };
      return (
        <>
          {bars({ ...shared, 'aria-label': 'First', height: 150 })}
          {bars({ ...shared, 'aria-label': 'Second', height: 150 })}
        </>
      );
    }
    await wide(<Two />);
    await at(
      '.MuiBarElement-root',
      () => document.querySelectorAll('.MuiChartsTooltip-paper').length === 2,
      1,
    );
    expect(
      [...document.querySelectorAll('.MuiChartsTooltip-paper tr')].map((row) => row.textContent),
    ).toEqual(['One60', 'One60']);
  },
);

claim(
  "Open it on click and set `sx: { pointerEvents: 'auto' }` in `slotProps.tooltip`, or open a Material UI `Popover` in `onItemClick` instead.",
  async () => {
    await wide(
      bars({
        tooltipItem: { type: 'bar', seriesId: 'one', dataIndex: 1 },
        slotProps: { tooltip: { trigger: 'item', sx: { pointerEvents: 'auto' } } },
      }),
    );
    await expect.poll(open).toBe(true);
    expect(getComputedStyle(root() ?? document.body).pointerEvents).toBe('auto');
  },
);

claim(
  'In 8.29.3, the axis tooltip lists all series, including those that your users have hidden with the legend.',
  async () => {
    const hidden = await wide(bars({ hiddenItems: [{ type: 'bar', seriesId: 'one' }] }));
    await over(0.5, 0.7, open);
    expect(rows()).toEqual(['One60', 'Two60']);
    await hidden.unmount();
    await wide(
      <LineChart
        {...common}
        xAxis={[{ data: names, scaleType: 'point' }]}
        series={[
          { data: [30, 60, 90], label: 'One', id: 'one' },
          { data: [90, 60, 30], label: 'Two' },
        ]}
        hiddenItems={[{ type: 'line', seriesId: 'one' }]}
      />,
    );
    await over(0.5, 0.7, open);
    expect(rows()).toEqual(['One60', 'Two60']);
  },
);

claim(
  "The element has the role `tooltip`, but the chart doesn't refer to it, so screen readers don't announce it.",
  async () => {
    await wide(bars());
    await over(0.5, 0.5, open);
    expect(root()?.getAttribute('role')).toBe('tooltip');
    expect(chart().element().getAttribute('aria-describedby')).toBeNull();
    expect(document.querySelector('[aria-live], [role="status"]')).toBeNull();
  },
);

claim(
  "`useItemTooltip` returns `null` while the pointer isn't over an item, and `useAxesTooltip` returns `null` in pie and scatter charts.",
  async () => {
    const items: unknown[] = [];
    function Item() {
      const axes = useAxesTooltip();
      const item = useItemTooltip();
      React.useEffect(() => {
        if (axes) {
          items.push(item);
        }
      });
      return null;
    }
    // Above the bars of the third category.
    const first = await wide(bars({ series: [{ data: [90, 60, 1] }], slots: { tooltip: Item } }));
    await over(0.85, 0.2, () => items.length > 0);
    expect(items.at(-1)).toBeNull();
    await first.unmount();

    const axes: unknown[] = [];
    function Axes() {
      const axis = useAxesTooltip();
      const item = useItemTooltip();
      React.useEffect(() => {
        if (item) {
          axes.push(axis);
        }
      });
      return null;
    }
    const second = await wide(
      <PieChart {...common} series={[{ data: [{ value: 1 }] }]} slots={{ tooltip: Axes }} />,
    );
    await at('.MuiPieArc-root', () => axes.length > 0);
    await second.unmount();
    expect(axes.every((each) => each === null)).toBe(true);
    axes.length = 0;
    await wide(
      <ScatterChart
        {...common}
        series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}
        slots={{ tooltip: Axes }}
      />,
    );
    await over(0.5, 0.5, () => axes.length > 0);
    expect(axes.every((each) => each === null)).toBe(true);
  },
);

claim('Without it, the content is rendered below the chart, and always visible.', async () => {
  function Plain() {
    return <p>Own</p>;
  }
  await wide(bars({ slots: { tooltip: Plain } }));
  await expect.element(page.getByText('Own')).toBeVisible();
  expect(page.getByText('Own').element().getBoundingClientRect().top).toBeGreaterThan(
    chart().element().getBoundingClientRect().top + 200,
  );
});

claim(
  "The tooltip moves with the pointer, and has `pointer-events: none`, so that it doesn't block the chart.",
  async () => {
    await wide(bars());
    await over(0.3, 0.5, open);
    expect(root() && getComputedStyle(root() ?? document.body).pointerEvents).toBe('none');
    const before = root()?.getBoundingClientRect().left ?? NaN;
    await over(0.5, 0.5, open);
    await expect.poll(() => root()?.getBoundingClientRect().left).toBeGreaterThan(before + 50);
  },
);

claim(
  'Set `disablePortal: true` in `slotProps.tooltip` to render the tooltip in the chart, or pass the full-screen element as `container`.',
  async () => {
    const first = await wide(bars());
    await over(0.5, 0.5, open);
    expect(root()?.parentElement).toBe(document.body);
    await first.unmount();
    const second = await wide(
      <div data-testid="screen">{bars({ slotProps: { tooltip: { disablePortal: true } } })}</div>,
    );
    await over(0.5, 0.5, open);
    expect(page.getByTestId('screen').element().contains(root())).toBe(true);
    await second.unmount();
    function InContainer() {
      const [container, setContainer] = React.useState<HTMLDivElement | null>(null);
      return (
        <>
          <div ref={setContainer} data-testid="container" />
          {bars({ slotProps: { tooltip: { container } } })}
        </>
      );
    }
    await wide(<InContainer />);
    await over(0.5, 0.5, open);
    expect(root()?.parentElement).toBe(page.getByTestId('container').element());
  },
);

claim("In a Material UI `Dialog`, it's visible without changes.", async () => {
  await render(
    <Dialog open fullWidth transitionDuration={0}>
      {bars()}
    </Dialog>,
  );
  await over(0.3, 0.5, open);
  const dialog = document.querySelector('.MuiDialog-root');
  const tooltip = root();
  if (!dialog || !tooltip) {
    throw new Error('No dialog');
  }
  expect(Number(getComputedStyle(tooltip).zIndex)).toBeGreaterThanOrEqual(
    Number(getComputedStyle(dialog).zIndex),
  );
  // With the same z-index, the later element is in front.
  expect(dialog.compareDocumentPosition(tooltip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

claim('In a composition, add `<ChartsTooltip />` yourself.', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const composed = (tooltip: boolean) => (
    <ChartContainer
      aria-label="Chart"
      height={300}
      xAxis={[{ data: names, scaleType: 'band' }]}
      series={[{ type: 'bar', data: [1, 2, 3], label: 'One' }]}
    >
      <BarPlot skipAnimation />
      <ChartsXAxis />
      <ChartsAxisHighlight x="band" />
      {tooltip && <ChartsTooltip />}
    </ChartContainer>
  );
  const { unmount } = await wide(composed(false));
  await over(0.5, 0.5, () => highlights() > 0);
  expect(root()).toBeNull();
  await unmount();
  await wide(composed(true));
  await over(0.5, 0.5, open);
  expect(rows()).toEqual(['One2']);
});

claim('With `loading`, a chart has no tooltip.', async () => {
  const changed = vi.fn();
  await wide(bars({ loading: true, onHighlightedAxisChange: changed }));
  await over(0.5, 0.5, () => changed.mock.calls.length > 0);
  expect(root()).toBeNull();
});

claim(
  "If `axisHighlight` is `'none'` for both axes, bar and line charts open the axis tooltip only with `trigger: 'axis'` in `slotProps.tooltip`, although `'axis'` is the default.",
  async () => {
    const none = { x: 'none', y: 'none' } as const;
    for (const Chart of [BarChart, LineChart]) {
      const changed = vi.fn();
      const chartOf = (tooltip: object) => (
        <>
          <button>Outside</button>
          <Chart
            {...common}
            xAxis={[{ data: names, scaleType: 'band' }]}
            series={[{ data: [30, 60, 90], label: 'One' }]}
            axisHighlight={none}
            onHighlightedAxisChange={changed}
            slotProps={{ tooltip }}
          />
        </>
      );
      const entered = vi.fn();
      const silent = await wide(chartOf({}));
      await expect.element(chart()).toBeVisible();
      chart().element().addEventListener('pointermove', entered);
      await over(0.5, 0.5, () => entered.mock.calls.length > 1);
      expect(changed).not.toHaveBeenCalled();
      expect(root()).toBeNull();
      await silent.unmount();
      const asked = await wide(chartOf({ trigger: 'axis' }));
      await over(0.5, 0.5, open);
      expect(changed).toHaveBeenCalled();
      expect(highlights()).toBe(0);
      await asked.unmount();
    }
  },
);

claim(
  "Shape of the mark | `labelMarkType` of the series: `'square'`, `'circle'`, `'line'`, or your own component",
  async () => {
    const Diamond = ({ className, color }: { className?: string; color?: string }) => (
      <svg className={`${className} own-mark`} viewBox="0 0 10 10">
        <path d="M5 0L10 5L5 10L0 5Z" fill={color} />
      </svg>
    );
    const marks = ['square', 'circle', 'line', Diamond] as const;
    await render(
      <div style={{ width: 400 }}>
        <BarChart
          aria-label="Marks"
          height={200}
          hideLegend
          skipAnimation
          xAxis={[{ data: ['A'] }]}
          series={marks.map((labelMarkType) => ({ data: [1], label: 'a', labelMarkType }))}
        />
      </div>,
    );
    await page.getByLabelText('Marks').hover({ position: { x: 200, y: 100 } });
    const shown = (selector: string) =>
      document.querySelectorAll(`.MuiChartsTooltip-root ${selector}`).length;
    await expect.poll(() => shown('.own-mark')).toBe(1);
    for (const type of ['square', 'circle', 'line']) {
      expect(shown(`.MuiChartsLabelMark-${type}`)).toBe(1);
    }
  },
);

claim(
  'To write a table that looks like the default content, use the parts that the package exports:',
  async () => {
    function Own() {
      const axis = useAxesTooltip()?.[0];
      if (!axis) return null;
      return (
        <ChartsTooltipPaper>
          <ChartsTooltipTable>
            <tbody>
              {axis.seriesItems.map(({ seriesId, formattedLabel, formattedValue }) => (
                <ChartsTooltipRow key={seriesId}>
                  <ChartsTooltipCell component="th" className={chartsTooltipClasses.labelCell}>
                    {formattedLabel}
                  </ChartsTooltipCell>
                  <ChartsTooltipCell component="td" className={chartsTooltipClasses.valueCell}>
                    {formattedValue}
                  </ChartsTooltipCell>
                </ChartsTooltipRow>
              ))}
            </tbody>
          </ChartsTooltipTable>
        </ChartsTooltipPaper>
      );
    }
    const OwnTooltip = (props: ChartsTooltipProps) => (
      <ChartsTooltipContainer {...props} trigger="axis">
        <Own />
      </ChartsTooltipContainer>
    );
    const looks = async (slots: BarChartProps['slots']) => {
      const { unmount } = await render(
        <div style={{ width: 400 }}>
          <BarChart
            aria-label="Tickets"
            height={200}
            hideLegend
            skipAnimation
            xAxis={[{ data: ['Friday'] }]}
            series={[{ data: [412], label: 'Online' }]}
            slots={slots}
          />
        </div>,
      );
      await page.getByLabelText('Tickets').hover({ position: { x: 200, y: 100 } });
      const value = () => document.querySelector('.MuiChartsTooltip-valueCell');
      await expect.poll(() => value()?.textContent).toBe('412');
      const paper = value()?.closest('table')?.parentElement;
      const found = [value(), paper].map((element) => {
        const { color, fontSize, backgroundColor, borderRadius, paddingLeft } = getComputedStyle(
          element ?? document.body,
        );
        return { color, fontSize, backgroundColor, borderRadius, paddingLeft };
      });
      await unmount();
      return found;
    };
    expect(await looks({ tooltip: OwnTooltip })).toEqual(await looks({}));
  },
);

claim('All charts except sparklines and gauges have a tooltip by default.', async () => {
  const limits = { xAxis: [{ min: 0, max: 10 }], yAxis: [{ min: 0, max: 10 }] };
  const withTooltip = [
    bars(),
    <LineChart {...common} xAxis={[{ data: [1, 2, 3] }]} series={[{ data: [1, 2, 3] }]} />,
    <ScatterChart {...common} {...limits} series={[{ data: [{ id: 1, x: 5, y: 5 }] }]} />,
    <PieChart {...common} series={[{ data: [{ id: 1, value: 1 }] }]} />,
    <RadarChart
      {...common}
      radar={{ metrics: ['North', 'East', 'South'] }}
      series={[{ data: [1, 2, 3] }]}
    />,
  ];
  for (const each of withTooltip) {
    const { unmount } = await wide(
      <>
        <svg width="0" height="0">
          <text>A chart without text</text>
        </svg>
        {each}
      </>,
    );
    await over(0.53, 0.47, open);
    await unmount();
  }
  for (const each of [
    <SparkLineChart aria-label="Chart" height={100} data={[1, 2, 3]} />,
    <Gauge aria-label="Chart" height={200} value={50} />,
  ]) {
    const moved = vi.fn();
    const { unmount } = await wide(each);
    await expect.element(chart()).toBeVisible();
    chart().element().addEventListener('pointermove', moved);
    await expect
      .poll(async () => {
        await chart().hover({ position: { x: 200 + moved.mock.calls.length, y: 20 } });
        return moved.mock.calls.length;
      })
      .toBeGreaterThan(2);
    expect(root()).toBeNull();
    await unmount();
  }
});
