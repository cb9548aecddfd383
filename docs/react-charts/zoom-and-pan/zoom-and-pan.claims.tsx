import * as React from 'react';

import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { brushOverlayClasses, ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { useBrush, useXScale } from '@mui/x-charts/hooks';
import { claim, sourced } from '@portal/claims';
import { afterEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import BrushToZoom from './demos/BrushToZoom';
import DecadeOfBars from './demos/DecadeOfBars';
import OverviewAndDetail from './demos/OverviewAndDetail';
import WheelAndDrag from './demos/WheelAndDrag';
import ZoomWithButtons from './demos/ZoomWithButtons';
import ZoomWithSlider from './demos/ZoomWithSlider';

const docs = { url: 'https://mui.com/x/react-charts/zoom-and-pan/', checked: '2026-11-25' };
const changelog = {
  url: 'https://github.com/mui/mui-x/blob/master/CHANGELOG.md',
  checked: '2026-11-25',
};

const wide = (children: React.ReactNode, width = 600) =>
  render(<div style={{ width }}>{children}</div>);

const element = <T extends Element = HTMLElement>(selector: string) => {
  const found = document.querySelector<T>(selector);
  if (!found) {
    throw new Error(`No ${selector}`);
  }
  return found;
};
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const rect = (target: Element) => target.getBoundingClientRect();
const labels = (direction: 'X' | 'Y') =>
  all(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`)
    .map((each) => each.textContent ?? '')
    .filter(Boolean);
const ticks = (direction: 'X' | 'Y') => labels(direction).map(Number);
const ready = () => expect.poll(() => labels('Y').length).toBeGreaterThan(1);
const line = () => element('.MuiLineElement-root').getAttribute('d') ?? '';
const key = (target: HTMLElement, name: string) => {
  target.focus();
  return userEvent.keyboard(`{${name}}`);
};

const years = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023];
const values = [70, 40, 22, 7, 4, 9, 30, 83, 126];
const chart = (props: Partial<LineChartProps> = {}) => (
  <LineChart
    aria-label="Chart"
    height={300}
    xAxis={[{ data: years, min: 2017, max: 2020 }]}
    series={[{ data: values }]}
    skipAnimation
    {...props}
  />
);

sourced(
  'With the MIT package `@mui/x-charts`, set `min` and `max` of the axis from your own controls. The Pro charts, such as `LineChartPro`, have built-in zooming and panning.',
  docs,
);
sourced('Your users zoom with the wheel or by pinching, and drag to pan.', docs);
sourced('All positions are percentages of the axis, from 0 to 100, not values.', docs);
sourced('In a composition, `ChartZoomSlider` draws the slider.', docs);
sourced('`initialZoom` sets the range of the first render.', docs);
sourced('`apiRef.current.setZoomData()` sets the zoom of an uncontrolled chart.', docs);
sourced('With `showToolbar`, the chart has buttons to zoom in and out.', changelog);
sourced(
  '`zoomInteractionConfig` lists the interactions for zooming and panning, and the keys that they require.',
  docs,
);
sourced(
  "**Zoom**: `'wheel'` and `'pinch'` are the default. `'brush'` zooms to a selection, `'tapAndDrag'` zooms when your user taps twice and drags up or down, and `'doubleTapReset'` resets the zoom.",
  docs,
);
sourced("**Pan**: `'drag'` and, if only x-axes can pan, `'wheel'` are the default.", docs);
sourced("**`pointerMode`** limits an entry to `'mouse'` or `'touch'`.", docs);

claim('Drag the ends of the slider, or focus an end and press the arrow keys.', async () => {
  await wide(<ZoomWithSlider />);
  await ready();
  const before = line();
  const input = element<HTMLInputElement>('input[aria-label="First year"]');
  await key(input, 'ArrowRight');
  await expect.poll(() => input.value).toBe('1977');
  await expect.poll(line).not.toBe(before);
});

claim('The demo ignores changes that would show fewer than five years.', async () => {
  await wide(<ZoomWithSlider />);
  await ready();
  const input = element<HTMLInputElement>('input[aria-label="First year"]');
  await key(input, 'End');
  expect(input.value).toBe('1976');
  const end = element<HTMLInputElement>('input[aria-label="Last year"]');
  await key(end, 'Home');
  expect(end.value).toBe('2008');
  end.focus();
  for (let year = 2008; year > 1981; year -= 10) {
    await userEvent.keyboard('{PageDown}');
  }
  await expect.poll(() => Number(end.value)).toBeLessThan(1990);
  expect(Number(end.value)).toBeGreaterThanOrEqual(1981);
});

claim(
  '**The line is cut off** at the limits, because a `LineChart` clips everything outside the drawing area.',
  async () => {
    await wide(chart());
    await ready();
    const path = element('.MuiLineElement-root');
    const clip = element('svg > g[clip-path]').getAttribute('clip-path') ?? '';
    expect(element('svg > g[clip-path]').contains(path)).toBe(true);
    const clipRect = element(`${clip.replace(/^url\(/, '').replace(/\)$/, '')} rect`);
    const width = Number(clipRect.getAttribute('width'));
    expect(width).toBeLessThan(550);
    expect(rect(path).width).toBeGreaterThan(width * 2);
  },
);

claim(
  '**The y-axis keeps its limits**, because they depend on all values: see Fit the y-axis.',
  async () => {
    await wide(chart());
    await ready();
    expect(Math.max(...ticks('Y'))).toBeGreaterThanOrEqual(120);
  },
);

claim(
  '**`skipAnimation` makes the line follow the slider immediately.** Otherwise, the line is animated to each new position.',
  async () => {
    const move = async (skipAnimation: boolean) => {
      const { rerender, unmount } = await wide(chart({ skipAnimation }));
      await ready();
      if (!skipAnimation) {
        await expect.poll(() => document.getAnimations().length).toBe(0);
      }
      const before = line();
      await rerender(
        <div style={{ width: 600 }}>
          {chart({ skipAnimation, xAxis: [{ data: years, min: 2019, max: 2020 }] })}
        </div>,
      );
      const steps = new Set<string>();
      let frames = 0;
      await expect
        .poll(
          async () => {
            await new Promise(requestAnimationFrame);
            frames += 1;
            const now = line();
            if (now !== before) {
              steps.add(now);
            }
            return frames;
          },
          { interval: 1 },
        )
        .toBeGreaterThan(8);
      await unmount();
      return steps.size;
    };
    expect(await move(true)).toBe(1);
    expect(await move(false)).toBeGreaterThan(3);
  },
);

claim(
  '**`tickMinStep: 1` keeps the ticks on whole years.** Without it, a short range has ticks between the years, such as 2,017.4.',
  async () => {
    const first = await wide(chart({ xAxis: [{ data: years, min: 2017, max: 2020 }] }));
    await ready();
    expect(labels('X')).toContain('2,017.4');
    await first.unmount();
    await wide(chart({ xAxis: [{ data: years, min: 2017, max: 2020, tickMinStep: 1 }] }));
    await ready();
    expect(labels('X')).toEqual(['2,017', '2,018', '2,019', '2,020']);
  },
);

claim(
  '`show` first limits the span, and then moves the range back into the limits of the data. The buttons stay enabled at the limits, because a button that becomes disabled while a user presses **Enter** repeatedly loses the focus.',
  async () => {
    await wide(<ZoomWithButtons />);
    await ready();
    const all74 = line();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(line).not.toBe(all74);
    const centered = line();
    for (const name of ['Earlier', 'Earlier', 'Earlier', 'Earlier']) {
      await page.getByRole('button', { name }).click();
    }
    await expect.poll(line).not.toBe(centered);
    await expect.poll(() => ticks('X').at(0)).toBe(1950);
    const left = line();
    const earlier = page.getByRole('button', { name: 'Earlier' });
    await earlier.click();
    expect(line()).toBe(left);
    await expect.element(earlier).toBeEnabled();
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(line).toBe(all74);
  },
);

claim(
  'The buttons stay enabled at the limits, because a button that becomes disabled while a user presses **Enter** repeatedly loses the focus.',
  async () => {
    function Once() {
      const [done, setDone] = React.useState(false);
      return (
        <button type="button" disabled={done} onClick={() => setDone(true)}>
          Earlier
        </button>
      );
    }
    const onKeyDown = vi.fn();
    document.addEventListener('keydown', onKeyDown);
    await render(<Once />);
    const button = element<HTMLButtonElement>('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => button.disabled).toBe(true);
    await expect.poll(() => document.activeElement).toBe(document.body);
    document.removeEventListener('keydown', onKeyDown);
  },
);

const fire = (
  target: Element,
  type: string,
  share: number,
  init: PointerEventInit & WheelEventInit = {},
) => {
  const box = rect(target);
  const common = {
    bubbles: true,
    cancelable: true,
    clientX: box.left + box.width * share,
    clientY: box.top + box.height / 2,
    ...init,
  };
  const event =
    type === 'wheel'
      ? new WheelEvent(type, common)
      : new PointerEvent(type, { pointerId: 1, isPrimary: true, buttons: 1, ...common });
  target.dispatchEvent(event);
  return event;
};
afterEach(() => {
  vi.restoreAllMocks();
});

const dragBrush = async (from: number, to: number) => {
  const svg = page.getByLabelText('11 years');
  const plot = rect(element('.MuiChartsAxis-directionX .MuiChartsAxis-line'));
  const box = rect(svg.element());
  const at = (share: number) => ({ x: plot.left - box.left + plot.width * share, y: 120 });
  await userEvent.dragAndDrop(svg, svg, { sourcePosition: at(from), targetPosition: at(to) });
};

claim(
  'A component inside the chart converts the pixels to values with `invert()` of the scale:',
  async () => {
    await page.viewport(1000, 700);
    await wide(<BrushToZoom />);
    await ready();
    await dragBrush(0.25, 0.5);
    await expect.element(page.getByRole('status')).toHaveTextContent(/Years 196[89] to 198[67]/);
    await page.getByRole('button', { name: 'Show all years' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Years 1950 to 2023');
  },
);

claim(
  'During dragging, `useBrush` returns `{ start, current }`. Before and afterward, it returns `null`.',
  async () => {
    await page.viewport(1000, 700);
    const seen: string[] = [];
    function Read() {
      const brush = useBrush();
      const text = brush ? Object.keys(brush).sort().join() : 'null';
      if (seen.at(-1) !== text) {
        seen.push(text);
      }
      return null;
    }
    await wide(
      chart({
        'aria-label': '11 years',
        brushConfig: { enabled: true },
        children: <Read />,
      }),
    );
    await ready();
    await dragBrush(0.25, 0.75);
    await expect.poll(() => seen).toEqual(['null', 'current,start', 'null']);
  },
);

claim('The selection can leave the plot, so the demo limits the years to the data.', async () => {
  await page.viewport(1000, 700);
  await wide(<BrushToZoom />);
  await ready();
  await dragBrush(0.75, 1.03);
  await expect.element(page.getByRole('status')).toHaveTextContent(/Years 200\d to 2023/);
});

claim(
  'During a brush, the chart hides the tooltip and the highlight, unless `preventTooltip` or `preventHighlight` in `brushConfig` is `false`.',
  async () => {
    await page.viewport(1000, 700);
    const during = async (brushConfig: LineChartProps['brushConfig']) => {
      let tooltips = 0;
      let highlights = 0;
      function Watch() {
        const brush = useBrush();
        React.useEffect(() => {
          if (brush && Math.abs(brush.current.x - brush.start.x) > 50) {
            const read = () => {
              tooltips += all('.MuiChartsTooltip-paper').length;
              highlights += all('.MuiChartsAxisHighlight-root').length;
            };
            read();
            requestAnimationFrame(read);
          }
        }, [brush]);
        return null;
      }
      const { unmount } = await wide(
        chart({ brushConfig, children: <Watch />, axisHighlight: { x: 'line' } }),
      );
      await ready();
      const svg = page.getByLabelText('Chart').element();
      const plot = rect(element('.MuiChartsAxis-directionX .MuiChartsAxis-line'));
      const send = (type: string, share: number, buttons: number) =>
        svg.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerId: 1,
            pointerType: 'mouse',
            isPrimary: true,
            buttons,
            clientX: plot.left + plot.width * share,
            clientY: plot.top - 80,
          }),
        );
      const frame = () => new Promise(requestAnimationFrame);
      send('pointermove', 0.2, 0);
      await frame();
      send('pointerdown', 0.2, 1);
      for (let share = 0.2; share < 0.9; share += 0.05) {
        send('pointermove', share, 1);
        await frame();
      }
      send('pointerup', 0.9, 0);
      await frame();
      await unmount();
      return { tooltip: tooltips > 0, highlight: highlights > 0 };
    };
    expect(await during({ enabled: true })).toEqual({ tooltip: false, highlight: false });
    expect(await during({ enabled: true, preventTooltip: false, preventHighlight: false })).toEqual(
      { tooltip: true, highlight: true },
    );
  },
);

claim('Only scales of numbers and dates have `invert`.', async () => {
  const has: Record<string, boolean> = {};
  function Read({ name }: { name: string }) {
    const scale = useXScale();
    has[name] = 'invert' in scale;
    return null;
  }
  const first = await wide(
    <BarChart height={200} xAxis={[{ data: ['A', 'B'] }]} series={[{ data: [1, 2] }]}>
      <Read name="band" />
    </BarChart>,
  );
  await first.unmount();
  for (const scaleType of ['point', 'linear', 'time'] as const) {
    const { unmount } = await wide(
      chart({ xAxis: [{ data: years, scaleType }], children: <Read name={scaleType} /> }),
    );
    await unmount();
  }
  expect(has).toEqual({ band: false, point: false, linear: true, time: true });
});

claim(
  'On touch screens, your users can still scroll the page vertically over the chart, because it sets `touch-action: pan-y`.',
  async () => {
    await wide(chart());
    await ready();
    expect(getComputedStyle(page.getByLabelText('Chart').element()).touchAction).toBe('pan-y');
  },
);

claim('Hold **Ctrl** and turn the wheel to zoom around the pointer, and drag to pan:', async () => {
  await wide(<WheelAndDrag />, 800);
  await ready();
  const area = element('[data-zoom-area]');
  const span = () => (ticks('X').at(-1) ?? 0) - (ticks('X').at(0) ?? 0);
  expect(span()).toBe(32);
  fire(area, 'wheel', 0, { ctrlKey: true, deltaY: -100 });
  await expect.poll(span).toBeLessThan(28);
  expect(ticks('X').at(0)).toBe(1976);
  const before = line();
  fire(area, 'pointerdown', 0.2);
  await expect.poll(() => area.getAttribute('cursor')).toBe('grabbing');
  fire(area, 'pointermove', 0.7);
  await expect.poll(line).not.toBe(before);
  expect(ticks('X').at(0)).toBeLessThan(1970);
  fire(area, 'pointerup', 0.7);
  await expect.poll(() => area.getAttribute('cursor')).toBe('grab');
});

claim(
  '`preventDefault` has no effect in `onWheel`, because React registers a passive listener, and the page would scroll or zoom.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await render(
      <div
        data-testid="react"
        onWheel={(event) => event.preventDefault()}
        style={{ height: 50 }}
      />,
    );
    const target = page.getByTestId('react').element();
    expect(fire(target, 'wheel', 0.5, { deltaY: 10 }).defaultPrevented).toBe(false);
    target.addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
    expect(fire(target, 'wheel', 0.5, { deltaY: 10 }).defaultPrevented).toBe(true);
  },
);

claim("Otherwise, your users can't scroll past the chart with the wheel.", async () => {
  await wide(<WheelAndDrag />);
  await ready();
  const area = element('[data-zoom-area]');
  expect(fire(area, 'wheel', 0.5, { deltaY: 100 }).defaultPrevented).toBe(false);
  expect(fire(area, 'wheel', 0.5, { deltaY: 100, ctrlKey: true }).defaultPrevented).toBe(true);
});

claim(
  'Draw the same data a second time in a small chart without axes, and highlight the visible range:',
  async () => {
    await wide(<OverviewAndDetail />);
    await ready();
    const shade = element('[data-visible]');
    const before = rect(shade);
    await key(element('input[aria-label="First year"]'), 'PageUp');
    await expect.poll(() => rect(shade).left).toBeGreaterThan(before.left + 20);
    expect(rect(shade).right).toBeCloseTo(before.right, 0);
  },
);

claim(
  "The small chart has `position: 'none'` on its axes and `margin={0}`. Its left edge is aligned with the drawing area of the large chart, which has a margin of 20 pixels and a y-axis of 60 pixels.",
  async () => {
    await wide(<OverviewAndDetail />);
    await ready();
    const axis = element('.MuiChartsAxis-directionY .MuiChartsAxis-line');
    const small = page.getByLabelText(/shaded/).element();
    expect(Math.abs(rect(axis).left - rect(small).left)).toBeLessThan(2);
    expect(rect(small).left - rect(page.getByLabelText(/11 years/).element()).left).toBe(80);
  },
);

claim(
  "`min` and `max` have no effect on axes with `scaleType: 'band'` or `'point'`, so pass only the visible part of the data:",
  async () => {
    const limits = { min: 2017, max: 2020 };
    const { unmount } = await wide(
      <BarChart
        height={300}
        xAxis={[{ data: years, ...limits, valueFormatter: String }]}
        series={[{ data: values }]}
        skipAnimation
      />,
    );
    await expect.poll(() => all('.MuiBarElement-root').length).toBe(9);
    expect(labels('X')).toHaveLength(9);
    await unmount();
    const point: object = limits;
    await wide(
      chart({ xAxis: [{ data: years, scaleType: 'point', valueFormatter: String, ...point }] }),
    );
    await ready();
    expect(labels('X')).toHaveLength(9);
  },
);

claim(
  'Click **Earlier**: the limits of the y-axis change, because the chart knows only the data that you pass.',
  async () => {
    await wide(<DecadeOfBars />);
    await ready();
    expect(Math.max(...ticks('Y'))).toBe(150);
    await page.getByRole('button', { name: 'Earlier' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Years 2000 to 2011');
    await expect.poll(() => Math.max(...ticks('Y'))).toBe(200);
  },
);

claim(
  'The line then starts and ends at the first and last visible point, not at the edges of the drawing area.',
  async () => {
    const { unmount } = await wide(
      chart({
        xAxis: [{ data: years.slice(2, 6), min: 2016.5, max: 2020.5 }],
        series: [{ data: values.slice(2, 6), showMark: false }],
        yAxis: [{ position: 'none' }],
      }),
    );
    await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
    const plot = rect(element('.MuiChartsAxis-directionX .MuiChartsAxis-line'));
    expect(rect(element('.MuiLineElement-root')).left).toBeGreaterThan(plot.left + 20);
    await unmount();
    await wide(
      chart({
        xAxis: [{ data: years, min: 2016.5, max: 2020.5 }],
        series: [{ data: values, showMark: false }],
      }),
    );
    await ready();
    expect(rect(element('.MuiLineElement-root')).left).toBeLessThan(plot.left);
  },
);

claim(
  "Zooming in doesn't make a chart faster, because points outside the limits are still part of the path.",
  async () => {
    await wide(chart({ series: [{ data: values, curve: 'linear', showMark: false }] }));
    await ready();
    expect(line().match(/[ML]/g)).toHaveLength(years.length);
  },
);

claim(
  'In JavaScript, the chart is drawn without zoom, but `zoom: { slider: { enabled: true } }` still reserves 28 pixels for the slider.',
  async () => {
    const height = async (zoom: object) => {
      const { unmount } = await wide(chart({ xAxis: [{ data: years, ...zoom }] }));
      await ready();
      const result = rect(element('.MuiChartsAxis-directionY .MuiChartsAxis-line')).height;
      const path = line();
      fire(page.getByLabelText('Chart').element(), 'wheel', 0.5, { deltaY: -100 });
      expect(line()).toBe(path);
      await unmount();
      return result;
    };
    const plain = await height({});
    expect(await height({ zoom: true })).toBe(plain);
    expect(await height({ zoom: { slider: { enabled: true } } })).toBe(plain - 28);
    expect(await height({ zoom: { slider: { enabled: true, preview: true } } })).toBe(plain - 48);
  },
);

claim("TypeScript reports that `zoom` doesn't exist on the axis of an MIT chart.", () => {
  const axis: NonNullable<LineChartProps['xAxis']>[number] = {
    data: years,
    // @ts-expect-error zoom isn't part of the axis
    zoom: true,
  };
  expect(axis).toBeDefined();
});

claim(
  'Set `tickMinStep: 1` for whole numbers, and a `valueFormatter` that returns the year without a comma.',
  async () => {
    await wide(
      chart({
        xAxis: [{ data: years, min: 2017, max: 2020, tickMinStep: 1, valueFormatter: String }],
      }),
    );
    await ready();
    expect(labels('X')).toEqual(['2017', '2018', '2019', '2020']);
  },
);

claim(
  '`min` is equal to `max`. If `min` is greater than `max`, the axis runs backward.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const equal = await wide(chart({ xAxis: [{ data: years, min: 2020, max: 2020 }] }));
    await ready();
    expect(labels('X').length).toBeLessThan(2);
    await equal.unmount();
    await wide(chart({ xAxis: [{ data: years, min: 2020, max: 2017 }] }));
    await ready();
    await expect.poll(() => ticks('X').length).toBeGreaterThan(2);
    expect(ticks('X')).toEqual(ticks('X').toSorted((a, b) => b - a));
  },
);

claim(
  'If you slice the data instead, as in the bar chart above, the y-axis fits the data without `max`.',
  async () => {
    const highest = async (from: number, to: number) => {
      const { unmount } = await wide(
        chart({
          xAxis: [{ data: years.slice(from, to), min: 2017, max: 2020 }],
          series: [{ data: values.slice(from, to) }],
        }),
      );
      await ready();
      const result = Math.max(...ticks('Y'));
      await unmount();
      return result;
    };
    expect(await highest(0, years.length)).toBeGreaterThanOrEqual(120);
    expect(await highest(2, 6)).toBeLessThanOrEqual(30);
  },
);

claim(
  'Calculate the limits from the values in the range, and set them on the y-axis:',
  async () => {
    const fitted = (start: number, end: number) => {
      const visible = values.filter((_value, index) => {
        const year = years[index] ?? 0;
        return year >= start && year <= end;
      });
      return (
        <div style={{ width: 600 }}>
          {chart({
            xAxis: [{ data: years, min: start, max: end }],
            yAxis: [{ min: 0, max: Math.max(10, ...visible) }],
          })}
        </div>
      );
    };
    const { rerender } = await render(fitted(2017, 2020));
    await ready();
    expect(Math.max(...ticks('Y'))).toBeLessThanOrEqual(22);
    await rerender(fitted(2020, 2023));
    await expect.poll(() => Math.max(...ticks('Y'))).toBeGreaterThanOrEqual(120);
  },
);

claim('If your users compare different periods, set `max` on the y-axis.', async () => {
  const period = (from: number) => (
    <div style={{ width: 600 }}>
      <BarChart
        height={300}
        xAxis={[{ data: years.slice(from, from + 4), valueFormatter: String }]}
        yAxis={[{ max: 150 }]}
        series={[{ data: values.slice(from, from + 4) }]}
        skipAnimation
      />
    </div>
  );
  const { rerender } = await render(period(0));
  await ready();
  const before = labels('Y');
  expect(before.at(-1)).toBe('150');
  await rerender(period(5));
  await expect.poll(() => labels('X')).toEqual(['2020', '2021', '2022', '2023']);
  expect(labels('Y')).toEqual(before);
});

claim(
  'If you have many points, pass only the points in the range and one on each side, and set `showMark: false`.',
  async () => {
    const edges = async (from: number, to: number) => {
      const { unmount } = await wide(
        chart({
          xAxis: [{ data: years.slice(from, to), min: 2016.5, max: 2020.5 }],
          series: [{ data: values.slice(from, to), curve: 'linear', showMark: false }],
        }),
      );
      await ready();
      const plot = rect(element('.MuiChartsAxis-directionX .MuiChartsAxis-line'));
      const path = rect(element('.MuiLineElement-root'));
      const points = line().match(/[ML]/g)?.length;
      expect(all('.MuiMarkElement-root')).toHaveLength(0);
      await unmount();
      return { points, left: path.left <= plot.left, right: path.right >= plot.right };
    };
    // 2017 to 2020 are in the range, 2016 and 2021 are on its sides.
    expect(await edges(2, 6)).toEqual({ points: 4, left: false, right: false });
    expect(await edges(1, 7)).toEqual({ points: 6, left: true, right: true });
  },
);

claim('Limit the span to a minimum before you set the state.', async () => {
  await wide(<ZoomWithButtons />);
  await ready();
  // The line has the width of 73 years.
  const width = () => rect(element('.MuiLineElement-root')).width;
  const all73 = width();
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  for (let clicks = 0; clicks < 6; clicks += 1) {
    await zoomIn.click();
  }
  await expect.poll(() => (73 * all73) / width()).toBeCloseTo(8, 1);
});

const rightToLeft = (children: React.ReactNode) =>
  render(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <div dir="rtl" style={{ width: 600 }}>
        {children}
      </div>
    </ThemeProvider>,
  );
const centerOfThumb = (index: number) => {
  const thumb = all('.MuiSlider-thumb')[index];
  return thumb ? rect(thumb).left + rect(thumb).width / 2 : NaN;
};
const centerOfYear = (year: string) => {
  const label = all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').find(
    (each) => each.textContent === year,
  );
  return label ? rect(label).left + rect(label).width / 2 : NaN;
};

claim("In right-to-left layouts, the Slider is mirrored and the chart isn't.", async () => {
  await rightToLeft(
    <React.Fragment>
      {chart({
        xAxis: [{ data: years, min: 2017, max: 2020, tickMinStep: 1, valueFormatter: String }],
      })}
      <Slider value={[2017, 2020]} min={2015} max={2023} />
    </React.Fragment>,
  );
  await ready();
  expect(centerOfThumb(0)).toBeGreaterThan(centerOfThumb(1));
  expect(centerOfYear('2017')).toBeLessThan(centerOfYear('2020'));
});

claim(
  "Set `reverse` on the x-axis and `position: 'right'` on the y-axis, as the first demo does.",
  async () => {
    await rightToLeft(<ZoomWithSlider />);
    await ready();
    expect(centerOfThumb(0)).toBeGreaterThan(centerOfThumb(1));
    expect(centerOfYear('1980')).toBeGreaterThan(centerOfYear('2000'));
    const yAxis = element('.MuiChartsAxis-directionY .MuiChartsAxis-line');
    const xAxis = element('.MuiChartsAxis-directionX .MuiChartsAxis-line');
    expect(Math.abs(rect(yAxis).left - rect(xAxis).right)).toBeLessThan(2);
  },
);

/** Drags over the chart with the label, and calls `during` before the pointer is released. */
const pauseBrush = async (label: string, from: number, to: number, during: () => Promise<void>) => {
  const svg = page.getByLabelText(label).element();
  const plot = rect(element('.MuiChartsAxis-directionX .MuiChartsAxis-line'));
  const send = async (type: string, share: number, buttons: number) => {
    svg.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        buttons,
        clientX: plot.left + plot.width * share,
        clientY: plot.top - 80,
      }),
    );
    await new Promise(requestAnimationFrame);
  };
  await send('pointermove', from, 0);
  await send('pointerdown', from, 1);
  for (let step = 0; step <= 10; step += 1) {
    await send('pointermove', from + ((to - from) * step) / 10, 1);
  }
  await during();
  await send('pointerup', to, 0);
};

claim('`ChartsBrushOverlay` draws it, and `useBrush` returns its position in pixels.', async () => {
  const positions: number[][] = [];
  function Read() {
    const brush = useBrush();
    React.useEffect(() => {
      if (brush) {
        positions.push([brush.start.x, brush.current.x]);
      }
    }, [brush]);
    return null;
  }
  await wide(
    chart({
      brushConfig: { enabled: true },
      children: (
        <React.Fragment>
          <ChartsBrushOverlay />
          <Read />
        </React.Fragment>
      ),
    }),
  );
  await ready();
  const svg = rect(page.getByLabelText('Chart').element());
  await pauseBrush('Chart', 0.2, 0.8, async () => {
    await expect.poll(() => all(`.${brushOverlayClasses.rect}`).length).toBe(1);
    const drawn = () => rect(element(`.${brushOverlayClasses.rect}`));
    await expect.poll(() => drawn().width).toBeGreaterThan(250);
    const [start = NaN, current = NaN] = positions.at(-1) ?? [];
    expect(drawn().left - svg.left).toBeCloseTo(start, 0);
    expect(drawn().right - svg.left).toBeCloseTo(current, 0);
  });
  await expect.poll(() => all(`.${brushOverlayClasses.rect}`).length).toBe(0);
});

claim(
  'The component therefore keeps the last brush, and zooms when the brush disappears.',
  async () => {
    await wide(<BrushToZoom />);
    await ready();
    const status = page.getByRole('status');
    await pauseBrush(
      page
        .getByLabelText(/11 years/)
        .element()
        .getAttribute('aria-label') ?? '',
      0.25,
      0.5,
      async () => {
        await expect.poll(() => all(`.${brushOverlayClasses.rect}`).length).toBe(1);
        await expect.element(status).toHaveTextContent('Years 1950 to 2023');
      },
    );
    await expect.element(status).toHaveTextContent(/Years 196[89] to 198[67]/);
  },
);
