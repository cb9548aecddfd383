import * as React from 'react';

import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { useItemHighlighted } from '@mui/x-charts/hooks';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AxisHighlights from './demos/AxisHighlights';
import HighlightFromLegend from './demos/HighlightFromLegend';
import HighlightScopes from './demos/HighlightScopes';
import SelectedSeason from './demos/SelectedSeason';
import SharedHighlight from './demos/SharedHighlight';

type Scope = NonNullable<NonNullable<BarChartProps['series'][number]>['highlightScope']>;

const wide = (children: React.ReactNode) => render(<div style={{ width: 500 }}>{children}</div>);

/** Without the pointer, which is where the last claim left it: a chart that appears below it is hovered. */
const untouched = (children: React.ReactNode) => (
  <div style={{ width: 500, pointerEvents: 'none' }}>{children}</div>
);

const common = { 'aria-label': 'Chart', height: 300, hideLegend: true, skipAnimation: true };
const names = ['A', 'B', 'C'];
const bars = (scope?: Scope, props: Partial<BarChartProps> = {}) => (
  <BarChart
    {...common}
    xAxis={[{ data: names }]}
    series={[
      { data: [50, 60, 70], id: 'one', highlightScope: scope },
      { data: [70, 60, 50], id: 'two', highlightScope: scope },
    ]}
    {...props}
  />
);
const lines = (scope?: Scope, props: Partial<LineChartProps> = {}) => (
  <LineChart
    {...common}
    xAxis={[{ data: names, scaleType: 'point' }]}
    series={[
      { data: [50, 60, 70], id: 'one', curve: 'linear', highlightScope: scope, showMark: true },
      { data: [20, 20, 20], id: 'two', curve: 'linear', highlightScope: scope, showMark: true },
    ]}
    {...props}
  />
);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const bar = 'rect.MuiBarElement-root';
/** One letter per element: highlighted, faded, or neither. */
const states = (selector = bar) =>
  all(selector)
    .map((each) => (each.dataset.highlighted ? 'h' : each.dataset.faded ? 'f' : '-'))
    .join('');
const axisHighlights = () => all('.MuiChartsAxisHighlight-root');
const chart = (name: string | RegExp = 'Chart') => page.getByLabelText(name);
const drawn = (selector = 'svg text') => expect.poll(() => all(selector).length).toBeGreaterThan(0);

/** Hovers over a shape until a condition is true. */
const at = async (selector: string, index: number, done: () => boolean) => {
  await expect.poll(() => all(selector).length).toBeGreaterThan(index);
  await expect
    .poll(async () => {
      await userEvent.unhover(document.querySelector('svg') ?? document.body);
      const shape = all(selector)[index];
      if (shape) {
        await userEvent.hover(shape, { force: true });
      }
      return done();
    })
    .toBe(true);
};

/** Moves the pointer over the chart until a condition is true. */
const over = async (x: number, y: number, done: () => boolean, name?: string | RegExp) => {
  await drawn();
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

/** What bars look like when the second one of the first series is hovered. */
const hovered = async (scope?: Scope) => {
  const changed = vi.fn<(item: unknown) => void>();
  const { unmount } = await wide(bars(scope, { onHighlightChange: changed }));
  await at(bar, 1, () => changed.mock.calls.some(([item]) => item !== null));
  await expect.poll(() => changed.mock.lastCall?.[0]).toEqual(expect.any(Object));
  const found = states();
  await unmount();
  return found;
};

claim("Without `highlightScope`, bars don't change on hover.", async () => {
  expect(await hovered()).toBe('------');
  await render(<HighlightScopes />);
  await at(bar, 0, () => states().startsWith('h'));
  expect(states()).toBe('hhhhhffffffffff');
});

claim("`'none'` | Nothing (default) | `'none'` | Nothing (default)", async () => {
  expect(await hovered({ highlight: 'none', fade: 'none' })).toBe('------');
  expect(await hovered({})).toBe('------');
});

claim("`'item'` | The hovered item | `'series'` | The other items of the same series", async () => {
  expect(await hovered({ highlight: 'item' })).toBe('-h----');
  expect(await hovered({ fade: 'series', highlight: 'item' })).toBe('fhf---');
});

claim(
  "`'series'` | The whole series | `'global'` | Everything in the chart that isn't highlighted",
  async () => {
    expect(await hovered({ highlight: 'series' })).toBe('hhh---');
    expect(await hovered({ highlight: 'series', fade: 'global' })).toBe('hhhfff');
    expect(await hovered({ highlight: 'item', fade: 'global' })).toBe('fhffff');
  },
);

claim(
  'The `highlightScope` of the hovered series applies to the whole chart, so give all series the same one.',
  async () => {
    await wide(
      bars(undefined, {
        series: [
          { data: [50, 60, 70], highlightScope: { highlight: 'item', fade: 'global' } },
          { data: [50, 60, 70] },
        ],
      }),
    );
    await at(bar, 1, () => states() === 'fhffff');
    await at(bar, 4, () => states() === '------');
  },
);

claim(
  'A highlighted item is never faded, with one exception: in a line chart, the mark at the x-value of the pointer is highlighted in each series, even if the series is faded.',
  async () => {
    for (const highlight of ['item', 'series'] as const) {
      for (const fade of ['series', 'global'] as const) {
        // The second one is hovered.
        expect((await hovered({ highlight, fade }))[1], `${highlight}, ${fade}`).toBe('h');
      }
    }
    expect(await hovered({ highlight: 'series', fade: 'series' })).toBe('hhh---');
    const mark = '.MuiMarkElement-root';
    await wide(lines({ highlight: 'series', fade: 'global' }));
    await at(mark, 1, () => all(mark)[1]?.dataset.highlighted === 'true');
    const marks = all(mark).map(({ dataset }) => [dataset.highlighted, dataset.faded]);
    expect(marks.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => ['true', undefined]));
    expect(marks.slice(3)).toEqual([
      [undefined, 'true'],
      ['true', 'true'],
      [undefined, 'true'],
    ]);
  },
);

claim(
  "A line isn't an item: with `highlight: 'item'` and `fade: 'global'`, hovering over a mark fades the line that it belongs to.",
  async () => {
    const first = await wide(lines({ highlight: 'item', fade: 'global' }));
    await at('.MuiMarkElement-root', 1, () => states('.MuiLineElement-root') !== '--');
    expect(states('.MuiLineElement-root')).toBe('ff');
    await first.unmount();
    await wide(lines({ highlight: 'series', fade: 'global' }));
    await at('.MuiMarkElement-root', 1, () => states('.MuiLineElement-root') !== '--');
    expect(states('.MuiLineElement-root')).toBe('hf');
  },
);

claim('In a scatter chart, the nearest point is highlighted and grows by 20%.', async () => {
  const points = 'svg[aria-label="Chart"] circle';
  await wide(
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
          markerSize: 10,
          highlightScope: { highlight: 'item' },
        },
      ]}
    />,
  );
  await over(0.7, 0.4, () => states(points) === '-h');
  expect(all(points).map((each) => Number(each.getAttribute('r')))).toEqual([10, 12]);
});

claim('In a radar chart, set `highlight="series"` on the chart.', async () => {
  await wide(
    <RadarChart
      {...common}
      highlight="series"
      radar={{ metrics: ['North', 'East', 'South'], max: 10 }}
      series={[
        { data: [8, 8, 8], label: 'One', fillArea: true },
        { data: [4, 4, 4], label: 'Two', fillArea: true },
      ]}
    />,
  );
  const highlighted = () => all('path[class*="highlighted"]').length;
  await over(0.51, 0.5, () => highlighted() > 0);
  expect(highlighted()).toBe(1);
});

claim(
  'Highlighted bars, lines, and slices get `filter: brightness(120%)`, and highlighted areas `brightness(140%)`. Faded items get an opacity of 0.3. Both are attributes of the SVG, so your CSS overrides them.',
  async () => {
    const scope: Scope = { highlight: 'item', fade: 'global' };
    const look = (selector: string, index: number) =>
      all(selector)[index]?.getAttribute(index === 0 ? 'filter' : 'opacity');
    const first = await wide(bars(scope));
    await at(bar, 0, () => states().startsWith('h'));
    expect([look(bar, 0), look(bar, 1)]).toEqual(['brightness(120%)', '0.3']);
    await first.unmount();
    const second = await wide(
      bars(scope, {
        sx: { '& [data-highlighted]': { filter: 'none' }, '& [data-faded]': { opacity: 0.6 } },
      }),
    );
    await at(bar, 0, () => states().startsWith('h'));
    const [highlighted, faded] = all(bar);
    expect(highlighted && getComputedStyle(highlighted).filter).toBe('none');
    await expect.poll(() => faded && getComputedStyle(faded).opacity).toBe('0.6');
    await second.unmount();
    const third = await wide(lines({ highlight: 'series', fade: 'global' }));
    const line = '.MuiLineElement-root';
    await at('.MuiMarkElement-root', 1, () => states(line) === 'hf');
    expect([look(line, 0), look(line, 1)]).toEqual(['brightness(120%)', '0.3']);
    await third.unmount();
    const area = '.MuiAreaElement-root';
    const fourth = await wide(
      <LineChart
        {...common}
        xAxis={[{ data: names, scaleType: 'point' }]}
        series={['one', 'two'].map((id) => ({
          id,
          data: [50, 60, 70],
          area: true,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={{ seriesId: 'one' }}
      />,
    );
    await expect.poll(() => states(area)).toBe('hf');
    expect([look(area, 0), look(area, 1)]).toEqual(['brightness(140%)', '0.3']);
    await fourth.unmount();
    await wide(
      <PieChart
        {...common}
        series={[{ data: [{ value: 1 }, { value: 1 }], highlightScope: scope }]}
      />,
    );
    await at('.MuiPieArc-root', 0, () => states('.MuiPieArc-root') === 'hf');
    expect([look('.MuiPieArc-root', 0), look('.MuiPieArc-root', 1)]).toEqual([
      'brightness(120%)',
      '0.3',
    ]);
  },
);

claim(
  'In a pie chart, `highlighted` and `faded` on the series also change the size and the color of slices:',
  async () => {
    await wide(
      <PieChart
        {...common}
        series={[
          {
            data: [{ value: 1 }, { value: 1 }],
            outerRadius: 100,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 8 },
            faded: { additionalRadius: -8, color: 'gray' },
          },
        ]}
      />,
    );
    const heights = () =>
      all('.MuiPieArc-root').map((arc) => Math.round(arc.getBoundingClientRect().height));
    await at('.MuiPieArc-root', 0, () => states('.MuiPieArc-root') === 'hf');
    await expect.poll(heights).toEqual([216, 184]);
    expect(all('.MuiPieArc-root')[1]?.getAttribute('fill')).toBe('gray');
  },
);

claim(
  'In your own bar or marker component, read the state with `useItemHighlighted({ seriesId, dataIndex })` from `@mui/x-charts/hooks`. It returns `isHighlighted` and `isFaded`.',
  async () => {
    let found: ReturnType<typeof useItemHighlighted> | undefined;
    function Reader() {
      const state = useItemHighlighted({ seriesId: 'one', dataIndex: 1 });
      React.useEffect(() => {
        found = state;
      });
      return null;
    }
    await wide(bars({ highlight: 'item', fade: 'global' }, { children: <Reader /> }));
    await at(bar, 1, () => found?.isHighlighted === true);
    expect(found).toEqual({ isHighlighted: true, isFaded: false });
    await at(bar, 0, () => found?.isFaded === true);
    expect(found).toEqual({ isHighlighted: false, isFaded: true });
  },
);

const shape = () =>
  axisHighlights().map((each) => (/Z\s*$/.test(each.getAttribute('d') ?? '') ? 'band' : 'line'));

claim("`BarChart` | `'band'` on the category axis", async () => {
  const first = await wide(bars());
  await over(0.5, 0.5, () => axisHighlights().length > 0);
  expect(shape()).toEqual(['band']);
  const tall = axisHighlights()[0]?.getBoundingClientRect();
  expect((tall?.height ?? 0) > (tall?.width ?? 0)).toBe(true);
  await first.unmount();
  await wide(bars(undefined, { layout: 'horizontal', xAxis: [{}], yAxis: [{ data: names }] }));
  await over(0.5, 0.5, () => axisHighlights().length > 0);
  expect(shape()).toEqual(['band']);
  const flat = axisHighlights()[0]?.getBoundingClientRect();
  expect((flat?.width ?? 0) > (flat?.height ?? 0)).toBe(true);
});

claim("`LineChart` | `'line'` on the x-axis, and a circle on each line", async () => {
  await wide(lines());
  await over(0.5, 0.5, () => axisHighlights().length > 0);
  expect(shape()).toEqual(['line']);
  expect(axisHighlights()[0]?.getBoundingClientRect().width).toBeLessThan(2);
  expect(all('.MuiHighlightElement-root')).toHaveLength(2);
});

claim("`ScatterChart` | `'none'`", async () => {
  const changed = vi.fn();
  await wide(
    <ScatterChart
      {...common}
      series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}
      onHighlightChange={changed}
    />,
  );
  await over(0.5, 0.5, () => changed.mock.calls.length > 0);
  expect(axisHighlights()).toEqual([]);
});

claim("`'band'` needs a band or point axis. On other axes, nothing is drawn.", async () => {
  const count = async (scaleType: 'band' | 'point' | 'linear') => {
    const changed = vi.fn();
    const { unmount } = await wide(
      lines(undefined, {
        xAxis: [{ data: [1, 2, 3], scaleType }],
        axisHighlight: { x: 'band' },
        onHighlightedAxisChange: changed,
      }),
    );
    await over(0.5, 0.5, () => changed.mock.calls.length > 0);
    const found = axisHighlights().length;
    await unmount();
    return found;
  };
  expect(await count('band')).toBe(1);
  expect(await count('point')).toBe(1);
  expect(await count('linear')).toBe(0);
});

claim(
  'A line snaps to the data of its axis. On an axis without `data`, such as the y-axis here, it follows the pointer.',
  async () => {
    await render(<AxisHighlights />);
    await page.getByRole('button', { name: 'line' }).click();
    const boxes = () => axisHighlights().map((each) => each.getBoundingClientRect());
    const place = () => {
      const [x, y] = boxes();
      return { x: x?.left, y: y?.top };
    };
    await over(0.5, 0.5, () => axisHighlights().length === 2, /Daily highs/);
    const svg = chart(/Daily highs/)
      .element()
      .getBoundingClientRect();
    const before = place();
    // Less than a category to the right, and 20 pixels up.
    await chart(/Daily highs/).hover({
      position: { x: svg.width * 0.5 + 4, y: svg.height * 0.5 - 20 },
    });
    await expect.poll(() => Math.round((before.y ?? 0) - (place().y ?? 0))).toBe(20);
    expect(place().x).toBe(before.x);
  },
);

claim(
  'The circles of a line chart are a separate part: remove them with `disableHighlight: true` on a series, or `disableLineItemHighlight` on the chart.',
  async () => {
    const circles = async (props: Partial<LineChartProps>) => {
      const { unmount } = await wide(lines(undefined, props));
      await over(0.5, 0.5, () => axisHighlights().length > 0);
      const found = all('.MuiHighlightElement-root').length;
      await unmount();
      return found;
    };
    expect(await circles({ disableLineItemHighlight: true })).toBe(0);
    expect(
      await circles({
        series: [{ data: [1, 2, 3], disableHighlight: true }, { data: [2, 3, 4] }],
      }),
    ).toBe(1);
  },
);

claim('A band has a `fill`, and a line has a `stroke`:', async () => {
  const style = () => {
    const [path] = axisHighlights();
    const { fill, stroke, strokeDasharray } = path
      ? getComputedStyle(path)
      : { fill: '', stroke: '', strokeDasharray: '' };
    return { fill, stroke, strokeDasharray };
  };
  const first = await wide(bars());
  await over(0.5, 0.5, () => axisHighlights().length > 0);
  expect(style()).toMatchObject({ fill: 'rgb(128, 128, 128)', stroke: 'none' });
  await first.unmount();
  await wide(
    lines(undefined, {
      sx: { '& .MuiChartsAxisHighlight-root': { stroke: '#D55E00', strokeDasharray: 'none' } },
    }),
  );
  await over(0.5, 0.5, () => axisHighlights().length > 0);
  expect(style()).toMatchObject({ stroke: 'rgb(213, 94, 0)', strokeDasharray: 'none' });
});

const tooltip = () => document.querySelector('.MuiChartsTooltip-paper');

claim(
  "If the chart has an axis tooltip, also set `slotProps={{ tooltip: { trigger: 'axis' } }}`: with both highlights off, the chart doesn't look for the category at the pointer unless the trigger is set.",
  async () => {
    const none = { x: 'none', y: 'none' } as const;
    const scope: Scope = { highlight: 'item' };
    const first = await wide(bars(scope, { axisHighlight: none }));
    await at(bar, 1, () => states() === '-h----');
    await over(0.5, 0.5, () => true);
    expect(tooltip()).toBeNull();
    await first.unmount();
    await wide(bars(scope, { axisHighlight: none, slotProps: { tooltip: { trigger: 'axis' } } }));
    await over(0.5, 0.5, () => tooltip() !== null);
    expect(axisHighlights()).toEqual([]);
  },
);

claim(
  "If both `x` and `y` are `'none'`, bar and line charts don't look for the category at the pointer unless you set `trigger: 'axis'` in `slotProps.tooltip`. `onHighlightedAxisChange` isn't called either, but bars and marks still react to the pointer.",
  async () => {
    const none = { x: 'none', y: 'none' } as const;
    const changed = vi.fn();
    const entered = vi.fn();
    await wide(
      lines(undefined, {
        axisHighlight: none,
        onHighlightedAxisChange: changed,
        onHighlightChange: entered,
      }),
    );
    await at('.MuiMarkElement-root', 1, () => entered.mock.calls.length > 0);
    expect(tooltip()).toBeNull();
    expect(changed).not.toHaveBeenCalled();
  },
);

claim(
  '`highlightedItem` is `{ seriesId, dataIndex }` for an item, `{ seriesId }` for a series, and `null` for nothing.',
  async () => {
    const controlled = (highlightedItem: HighlightItemData | null, highlight: 'item' | 'series') =>
      untouched(bars({ highlight }, { highlightedItem }));
    const { rerender } = await render(controlled({ seriesId: 'two', dataIndex: 0 }, 'item'));
    await drawn();
    await expect.poll(() => states()).toBe('---h--');
    await rerender(controlled({ seriesId: 'one' }, 'series'));
    await expect.poll(() => states()).toBe('hhh---');
    await rerender(controlled(null, 'series'));
    await expect.poll(() => states()).toBe('------');
  },
);

claim('This legend highlights lines on hover and on keyboard focus:', async () => {
  await render(<HighlightFromLegend />);
  const line = '.MuiLineElement-root';
  await drawn();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => states(line)).toBe('hff');
  await page.getByRole('button', { name: 'Chicago' }).hover();
  await expect.poll(() => states(line)).toBe('ffh');
});

claim(
  '`highlightedItem` has an effect only if the series has a `highlightScope`: `highlightedItem` selects the item, and `highlightScope` determines which parts are highlighted and faded.',
  async () => {
    const first = await render(
      untouched(bars(undefined, { highlightedItem: { seriesId: 'one', dataIndex: 0 } })),
    );
    await drawn(bar);
    expect(states()).toBe('------');
    await first.unmount();
    await render(
      untouched(
        bars(
          { highlight: 'item', fade: 'series' },
          { highlightedItem: { seriesId: 'one', dataIndex: 0 } },
        ),
      ),
    );
    await expect.poll(() => states()).toBe('hff---');
  },
);

claim(
  'In version 8.12, the pointer can still change the highlight while `highlightedItem` is set. When the pointer leaves the item, the highlight disappears until you pass another value.',
  async () => {
    await wide(bars({ highlight: 'item' }, { highlightedItem: { seriesId: 'one', dataIndex: 0 } }));
    await drawn(bar);
    expect(states()).toBe('h-----');
    await at(bar, 4, () => states() === '----h-');
    await userEvent.unhover(all('svg')[0] ?? document.body);
    await expect.poll(() => states()).toBe('------');
  },
);

claim(
  "While you pass it, the pointer doesn't move the highlight, so you can use it to show a selection:",
  async () => {
    await render(<SelectedSeason />);
    const left = () => Math.round(axisHighlights()[0]?.getBoundingClientRect().left ?? -1);
    await expect.poll(() => axisHighlights().length).toBe(1);
    const before = left();
    await over(0.3, 0.5, () => tooltip() !== null, /Rain at London/);
    expect(left()).toBe(before);
    await page.getByRole('radio', { name: 'Winter' }).click();
    await expect.poll(left).toBeLessThan(before);
  },
);

claim('Select a season, or click a bar.', async () => {
  await render(<SelectedSeason />);
  await drawn(bar);
  await userEvent.click(all(bar)[1] ?? document.body);
  await expect.element(page.getByRole('radio', { name: 'Spring' })).toBeChecked();
});

claim(
  'An empty list highlights nothing. `onHighlightedAxisChange` receives the category at the pointer in the same form.',
  async () => {
    const changed = vi.fn<(items: AxisItemIdentifier[]) => void>();
    await wide(
      bars(undefined, {
        xAxis: [{ id: 'names', data: names }],
        highlightedAxis: [],
        onHighlightedAxisChange: changed,
      }),
    );
    await over(0.5, 0.5, () => changed.mock.calls.length > 0);
    expect(changed).toHaveBeenLastCalledWith([{ axisId: 'names', dataIndex: 1 }]);
    expect(axisHighlights()).toEqual([]);
  },
);

claim(
  'Pass the same `highlightedItem` and `onHighlightChange` to both charts, and give the series the same `id`:',
  async () => {
    await render(<SharedHighlight />);
    await at(bar, 1, () => states('.MuiPieArc-root') === 'fhffff');
    expect(states()).toBe('fhffff');
    await at('.MuiPieArc-root', 2, () => states() === 'ffhfff');
    expect(states('.MuiPieArc-root')).toBe('ffhfff');
  },
);
