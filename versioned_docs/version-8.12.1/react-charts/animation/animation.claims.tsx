import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, type BarChartProps, type BarProps } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { useAnimate, useAnimateArea, useAnimateBar, useAnimateLine } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type {} from '@mui/x-charts/themeAugmentation';
import { claim } from '@portal/claims';
import { emulateMedia } from '@portal/claims/browser';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DrawnLine from './demos/DrawnLine';
import GoldMedals from './demos/GoldMedals';
import Lollipops from './demos/Lollipops';
import StaggeredBars from './demos/StaggeredBars';

beforeEach(() => emulateMedia({ reducedMotion: 'no-preference' }));
afterEach(() => emulateMedia({ reducedMotion: null }));

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const selectors = {
  bar: '.MuiBarElement-root',
  line: '.MuiLineElement-root',
  area: '.MuiAreaElement-root',
  mark: '.MuiMarkElement-root',
  slice: '.MuiPieArc-root',
  gauge: '.MuiGauge-valueArc',
};

/** What is drawn, as text that changes with each frame of an animation by a script. */
const drawing = (selector: string) =>
  all(selector)
    .map((element) =>
      ['x', 'y', 'width', 'height', 'd', 'cx', 'cy', 'transform']
        .map((name) => element.getAttribute(name))
        .join(),
    )
    .join('|');

/** Calls the action and collects what is drawn until it stays the same for ten frames. */
const frames = async (selector: string, action: () => Promise<unknown>) => {
  const seen: string[] = [];
  let same = 0;
  let acting = true;
  const done = new Promise<void>((resolve) => {
    const look = () => {
      const now = drawing(selector);
      if (now && now !== seen.at(-1)) {
        seen.push(now);
        same = 0;
      } else if (now) {
        same += 1;
      }
      if (same > 10 && !acting) {
        resolve();
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
  await action();
  acting = false;
  same = 0;
  await done;
  return seen;
};

const wide = (children: ReactElement, width = 400) => <div style={{ width }}>{children}</div>;
const bars = (props: Partial<BarChartProps> = {}, data = [30, 60, 90]) =>
  wide(
    <BarChart
      height={240}
      xAxis={[{ data: ['A', 'B', 'C'] }]}
      yAxis={[{ max: 100 }]}
      series={[{ data }]}
      {...props}
    />,
  );

/** How many different drawings there are while the chart appears, and while it gets other values. */
const count = async (selector: string, chart: (data: number[]) => ReactElement) => {
  const view: { rerender?: (node: ReactElement) => Promise<void>; unmount?: () => Promise<void> } =
    {};
  const appearing = await frames(selector, async () => {
    Object.assign(view, await render(wide(chart([30, 60, 90]))));
  });
  const changing = await frames(selector, async () => {
    await view.rerender?.(wide(chart([90, 30, 60])));
  });
  await view.unmount?.();
  return { appearing: appearing.length, changing: changing.length };
};

claim('Choose other Games to see the bars move.', async () => {
  await render(<GoldMedals />);
  await expect.poll(() => all(selectors.bar).length).toBe(5);
  const moving = await frames(selectors.bar, () =>
    page.getByRole('button', { name: 'Paris 2024' }).click(),
  );
  expect(moving.length).toBeGreaterThan(3);
  await page.getByRole('switch', { name: 'skipAnimation' }).click();
  const jumping = await frames(selectors.bar, () =>
    page.getByRole('button', { name: 'Tokyo 2020' }).click(),
  );
  expect(jumping.length).toBeLessThanOrEqual(3);
});

claim(
  '`skipAnimation` turns off the animations in the table below, and ends those that are running.',
  async () => {
    const seen = await frames(selectors.bar, () => render(bars({ skipAnimation: true })));
    expect(seen).toHaveLength(1);
    const { rerender } = await render(bars({ key: 'second' }));
    await rerender(bars({ key: 'second', skipAnimation: true }));
    const [final] = seen;
    await expect
      .poll(() => drawing(selectors.bar).split('|').slice(-3).join('|'), { interval: 10 })
      .toBe(final?.split('|').slice(-3).join('|'));
  },
);

claim('To play the initial animation again, change the `key` of the chart.', async () => {
  await render(<GoldMedals />);
  await frames(selectors.bar, () => Promise.resolve());
  const seen = await frames(selectors.bar, () =>
    page.getByRole('button', { name: 'Play again' }).click(),
  );
  expect(seen.length).toBeGreaterThan(3);
});

claim(
  "Highlighted and faded bars, lines, areas, and slices still change with a CSS transition, even with `skipAnimation` and with reduced motion. To turn it off, add `transition: 'none'` for their classes in `sx`.",
  async () => {
    const started = new Set<string>();
    const onStart = ({ target }: TransitionEvent) => {
      for (const [name, selector] of Object.entries(selectors)) {
        if (target instanceof Element && target.matches(selector)) {
          started.add(name);
        }
      }
    };
    document.addEventListener('transitionrun', onStart);
    onTestFinished(() => document.removeEventListener('transitionrun', onStart));
    const highlightScope = { highlight: 'item', fade: 'global' } as const;
    const id = 'one';
    const charts = (highlighted: boolean, sx: BarChartProps['sx'] = {}) => {
      const highlightedItem = highlighted ? { seriesId: id, dataIndex: 0 } : null;
      const shared = { height: 100, skipAnimation: true, hideLegend: true, highlightedItem, sx };
      return (
        <div style={{ width: 400 }}>
          <BarChart {...shared} series={[{ id, data: [1, 2], highlightScope }]} />
          <LineChart {...shared} series={[{ id, data: [1, 2], area: true, highlightScope }]} />
          <PieChart
            {...shared}
            series={[{ id, data: [{ value: 1 }, { value: 2 }], highlightScope }]}
          />
        </div>
      );
    };
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await emulateMedia({ reducedMotion });
      started.clear();
      const { rerender, unmount } = await render(charts(false));
      await expect.poll(() => all(selectors.slice).length).toBe(2);
      await rerender(charts(true));
      await expect.poll(() => [...started].sort()).toEqual(['area', 'bar', 'line', 'slice']);
      await unmount();
    }
    started.clear();
    const names = [selectors.bar, selectors.line, selectors.area, selectors.slice];
    const sx = { [`& :is(${names.join()})`]: { transition: 'none' } };
    const { rerender } = await render(charts(false, sx));
    await expect.poll(() => all(selectors.slice).length).toBe(2);
    await rerender(charts(true, sx));
    await expect
      .poll(() =>
        [selectors.bar, selectors.slice].every(
          (each) => all(`${each}[opacity="0.3"]`).length === 1,
        ),
      )
      .toBe(true);
    expect([...started]).toEqual([]);
  },
);

claim(
  "An animation takes 300 milliseconds, and you can't change the duration with a prop.",
  async () => {
    const start = vi.fn<(time: number) => void>();
    await render(
      wide(
        <LineChart
          height={200}
          xAxis={[{ data: [1, 2, 3] }]}
          series={[{ data: [1, 2, 3], showMark: true }]}
        />,
      ),
    );
    await expect.poll(() => all(selectors.mark).length).toBe(3);
    const [mark] = all(selectors.mark);
    expect(mark && getComputedStyle(mark).transitionDuration).toBe('0.3s');
    const mask = document.querySelector('clipPath rect.MuiAppearingMask-animate');
    expect(mask && getComputedStyle(mask).animationDuration).toBe('0.3s');
    const before = performance.now();
    const seen = await frames(selectors.bar, () => render(bars()));
    start(performance.now() - before);
    expect(seen.length).toBeGreaterThan(3);
    // Ten frames to be sure that it has ended.
    expect(start.mock.calls[0]?.[0]).toBeGreaterThan(300);
  },
);

claim('Bars | Grow from the zero line | Move and resize', async () => {
  const found = await count(selectors.bar, (data) => (
    <BarChart height={240} xAxis={[{ data: ['A', 'B', 'C'] }]} series={[{ data }]} />
  ));
  // Without an animation, there would be one drawing.
  expect(found.appearing).toBeGreaterThan(1);
  expect(found.changing).toBeGreaterThan(1);
  const drawn: { height: number; bottom: number }[] = [];
  const observer = new MutationObserver(() => {
    const [bar] = all(selectors.bar);
    if (bar) {
      const height = Number(bar.getAttribute('height'));
      drawn.push({ height, bottom: Number(bar.getAttribute('y')) + height });
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['height'],
  });
  await frames(selectors.bar, () => render(bars()));
  observer.disconnect();
  const heights = drawn.map(({ height }) => height);
  const bottoms = drawn.map(({ bottom }) => bottom);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(heights[0]).toBeLessThan((heights.at(-1) ?? 0) / 2);
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(1);
});

const line = (data: number[]) => (
  <LineChart
    height={240}
    xAxis={[{ data: [1, 2, 3] }]}
    series={[{ data, area: true, showMark: true }]}
  />
);

claim('Lines and areas | Revealed from left to right | Change their shape', async () => {
  for (const selector of [selectors.line, selectors.area]) {
    const found = await count(selector, line);
    expect(found.appearing).toBe(1);
    expect(found.changing).toBeGreaterThan(3);
  }
  await render(wide(line([1, 2, 3])));
  await expect.poll(() => all('clipPath rect.MuiAppearingMask-animate').length).toBe(2);
  const [mask] = all('clipPath rect.MuiAppearingMask-animate');
  const [effect] = mask?.getAnimations().map((each) => each.effect) ?? [];
  expect(effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.['width']).toBe('0px');
});

claim('Marks of lines | Appear immediately | Move', async () => {
  const { rerender } = await render(wide(line([1, 2, 3])));
  await expect.poll(() => all(selectors.mark).length).toBe(3);
  expect(all(selectors.mark).flatMap((mark) => mark.getAnimations())).toEqual([]);
  await rerender(wide(line([3, 1, 2])));
  await expect
    .poll(() => all(selectors.mark).flatMap((mark) => mark.getAnimations()).length, {
      interval: 5,
    })
    .toBeGreaterThan(0);
});

claim('Slices of a pie | Open from the middle of their angle | Change their angle', async () => {
  const found = await count(selectors.slice, (data) => (
    <PieChart height={200} series={[{ data: data.map((value, id) => ({ id, value })) }]} />
  ));
  expect(found.appearing).toBeGreaterThan(3);
  expect(found.changing).toBeGreaterThan(3);
});

claim('`Gauge` | The arc fills from the start | The arc grows or shrinks', async () => {
  const found = await count(selectors.gauge, ([value]) => (
    <Gauge width={200} height={200} value={value ?? null} />
  ));
  expect(found.appearing).toBeGreaterThan(3);
  expect(found.changing).toBeGreaterThan(3);
});

claim('Scatter and radar | Appear immediately | Change immediately', async () => {
  const scatter = await count('.MuiScatterChart-root circle, svg circle', (data) => (
    <ScatterChart
      height={240}
      xAxis={[{ min: 0, max: 4 }]}
      yAxis={[{ min: 0, max: 100 }]}
      series={[{ data: data.map((y, x) => ({ id: x, x, y })) }]}
    />
  ));
  expect(scatter).toEqual({ appearing: 1, changing: 1 });
  const radar = await count('circle.MuiRadarSeriesPlot-mark', (data) => (
    <RadarChart
      height={240}
      radar={{ max: 100, metrics: ['A', 'B', 'C'] }}
      series={[{ data }]}
      hideLegend
    />
  ));
  expect(radar.appearing).toBe(1);
  expect(radar.changing).toBeLessThanOrEqual(2);
});

claim('`SparkLineChart` | Appears immediately | Changes immediately', async () => {
  const bar = await count(selectors.bar, (data) => (
    <SparkLineChart height={100} plotType="bar" data={data} yAxis={{ max: 100 }} />
  ));
  expect(bar.appearing).toBe(1);
  expect(bar.changing).toBeLessThanOrEqual(2);
});

claim('Bars are also animated when the chart is resized.', async () => {
  const chart = (
    <BarChart height={240} xAxis={[{ data: ['A', 'B', 'C'] }]} series={[{ data: [1, 2, 3] }]} />
  );
  const { rerender } = await render(wide(chart));
  await frames(selectors.bar, () => Promise.resolve());
  const seen = await frames(selectors.bar, () => rerender(wide(chart, 300)));
  expect(seen.length).toBeGreaterThan(3);
});

claim('Set the default in the theme, for each kind of chart that you use:', async () => {
  const theme = createTheme({
    components: { MuiBarChart: { defaultProps: { skipAnimation: true } } },
  });
  const seen = await frames(selectors.bar, () =>
    render(<ThemeProvider theme={theme}>{bars()}</ThemeProvider>),
  );
  expect(seen).toHaveLength(1);
});

claim(
  "By default, charts aren't animated for users who have asked their system for reduced motion.",
  async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    expect(await frames(selectors.bar, () => render(bars()))).toHaveLength(1);
  },
);

claim(
  'Charts listen to the media query `prefers-reduced-motion`, so a change of the setting applies immediately.',
  async () => {
    const { rerender } = await render(bars());
    await frames(selectors.bar, () => Promise.resolve());
    await emulateMedia({ reducedMotion: 'reduce' });
    const jump = await frames(selectors.bar, () => rerender(bars({}, [90, 30, 60])));
    expect(jump.length).toBeLessThanOrEqual(3);
    await emulateMedia({ reducedMotion: 'no-preference' });
    const move = await frames(selectors.bar, () => rerender(bars({}, [30, 60, 90])));
    expect(move.length).toBeGreaterThan(3);
  },
);

claim(
  "`skipAnimation={false}` doesn't override the setting. Your own CSS animations ignore it, so put them in `@media (prefers-reduced-motion: no-preference)`.",
  async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const seen = await frames(selectors.bar, () => render(bars({ skipAnimation: false })));
    expect(seen).toHaveLength(1);
    await render(<StaggeredBars />);
    await expect.poll(() => all(selectors.bar).length).toBe(15);
    const last = all(selectors.bar).at(-1);
    expect(last && getComputedStyle(last).animationName).toBe('none');
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect(last && getComputedStyle(last).animationName).not.toBe('none');
  },
);

claim(
  'Components in the slots for bars, lines, areas, marks, and slices receive `skipAnimation`, which is also `true` if the user prefers reduced motion.',
  async () => {
    const received: Record<string, boolean | undefined> = {};
    const slot = (name: string) =>
      function Slot({ skipAnimation }: { skipAnimation?: boolean }) {
        received[name] = skipAnimation;
        return <g />;
      };
    const [bar, mark, pieArc] = [slot('bar'), slot('mark'), slot('pieArc')];
    const [lineSlot, area] = [slot('line'), slot('area')];
    const charts = () => (
      <div style={{ width: 400 }}>
        {bars({ slots: { bar } })}
        <LineChart
          height={100}
          xAxis={[{ data: [1, 2] }]}
          series={[{ data: [1, 2], area: true, showMark: true }]}
          slots={{ line: lineSlot, area, mark }}
        />
        <PieChart height={100} series={[{ data: [{ value: 1 }] }]} slots={{ pieArc }} />
      </div>
    );
    const each = (value: boolean) => ({
      bar: value,
      line: value,
      area: value,
      mark: value,
      pieArc: value,
    });
    const { unmount } = await render(charts());
    await expect.poll(() => received).toEqual(each(false));
    await unmount();
    await emulateMedia({ reducedMotion: 'reduce' });
    await render(charts());
    await expect.poll(() => received).toEqual(each(true));
  },
);

claim('In this demo, each bar starts 60 milliseconds after the previous one:', async () => {
  await render(<StaggeredBars />);
  await expect.poll(() => all(selectors.bar).length).toBe(12);
  const delays = all(selectors.bar).map((bar) => getComputedStyle(bar).animationDelay);
  expect(delays.slice(0, 3)).toEqual(['0s', '0.06s', '0.12s']);
  expect(new Set(delays).size).toBe(12);
});

claim('CSS animations play when an element is added, not when values change.', async () => {
  const chart = (data: number[]) =>
    bars(
      {
        skipAnimation: true,
        sx: {
          '@keyframes own': { from: { opacity: 0 } },
          [`& ${selectors.bar}`]: { animation: 'own 50ms' },
        },
      },
      data,
    );
  const started = vi.fn();
  document.addEventListener('animationstart', started);
  const { rerender } = await render(chart([30, 60, 90]));
  await expect.poll(() => started.mock.calls.length).toBe(3);
  await frames(selectors.bar, () => rerender(chart([90, 30, 60])));
  expect(started).toHaveBeenCalledTimes(3);
  document.removeEventListener('animationstart', started);
});

claim(
  'To draw a line from its start to its end, set `pathLength: 1` and animate a dash of the same length:',
  async () => {
    await render(<DrawnLine />);
    await expect.poll(() => all(selectors.line).length).toBe(1);
    const [drawn] = all(selectors.line);
    expect(drawn?.getAttribute('pathLength')).toBe('1');
    await expect
      .poll(() => drawn && Number.parseFloat(getComputedStyle(drawn).strokeDashoffset), {
        interval: 10,
      })
      .toBeLessThan(1);
    drawn?.getAnimations().forEach((animation) => animation.finish());
    expect(drawn && Number.parseFloat(getComputedStyle(drawn).strokeDashoffset)).toBe(0);
  },
);

claim(
  'Use the class `.MuiMarkElement-animate`, which marks have unless the animation is skipped:',
  async () => {
    const chart = (skipAnimation: boolean) =>
      wide(
        <LineChart
          height={240}
          skipAnimation={skipAnimation}
          xAxis={[{ data: [1, 2, 3] }]}
          series={[{ data: [1, 2, 3], showMark: true }]}
          sx={{ '& .MuiMarkElement-animate': { transitionDuration: '1s' } }}
        />,
      );
    const { rerender } = await render(chart(false));
    await expect.poll(() => all('.MuiMarkElement-animate').length).toBe(3);
    const [mark] = all('.MuiMarkElement-animate');
    expect(mark && getComputedStyle(mark).transitionDuration).toBe('1s');
    await rerender(chart(true));
    await expect.poll(() => all('.MuiMarkElement-animate').length).toBe(0);
  },
);

claim('If you replace a slot, you have to animate your component yourself.', async () => {
  function Still({ x, y, width, height }: BarProps) {
    return <rect className="own" x={x} y={y} width={width} height={height} />;
  }
  expect(await frames('.own', () => render(bars({ slots: { bar: Still } })))).toHaveLength(1);
});

claim('This demo draws lollipops instead of bars:', async () => {
  const seen = await frames('path[stroke="#009E73"]', () => render(<Lollipops />));
  expect(seen.length).toBeGreaterThan(3);
  expect(all('path[stroke="#009E73"]')).toHaveLength(4);
});

function Own({ x, y, width, yOrigin, skipAnimation, first }: BarProps & { first: boolean }) {
  const { ref, ...attributes } = useAnimate<{ y: number }, SVGCircleElement, { cy: number }>(
    { y },
    {
      ...(first && { initialProps: { y: yOrigin } }),
      createInterpolator: (from, to) => (t) => ({ y: from.y + (to.y - from.y) * t }),
      transformProps: (props) => ({ cy: props.y }),
      applyProps: (element, { cy }) => element.setAttribute('cy', String(cy)),
      skip: skipAnimation,
    },
  );
  return <circle className="own" ref={ref} {...attributes} cx={x + width / 2} r={4} />;
}
const WithStart = (props: BarProps) => <Own {...props} first />;
const WithoutStart = (props: BarProps) => <Own {...props} first={false} />;

claim(
  '`initialProps` | Props at the start of the initial animation. Without it, there is no initial animation.',
  async () => {
    const first = await frames('.own', () => render(bars({ slots: { bar: WithStart } })));
    expect(first.length).toBeGreaterThan(3);
    const { unmount } = await render(<div />);
    await unmount();
    const second = await frames('.own:not(.old)', async () => {
      all('.own').forEach((element) => element.classList.add('old'));
      await render(bars({ slots: { bar: WithoutStart } }));
    });
    expect(second).toHaveLength(1);
  },
);

claim('To keep the default animation in your component, use the hook for the part:', async () => {
  function Bar(props: BarProps) {
    return <rect className="own" {...useAnimateBar(props)} />;
  }
  const seen = await frames('.own', () => render(bars({ slots: { bar: Bar } })));
  expect(seen.length).toBeGreaterThan(3);
});

claim(
  'Otherwise, each render creates new elements, and the initial animation starts again.',
  async () => {
    function Report({ round }: { round: number }) {
      function Bar(props: BarProps) {
        return <rect className="own" data-round={round} {...useAnimateBar(props)} />;
      }
      return bars({ slots: { bar: Bar } });
    }
    const { rerender } = await render(<Report round={1} />);
    await frames('.own', () => Promise.resolve());
    const [before] = all('.own');
    const seen = await frames('.own', () => rerender(<Report round={2} />));
    expect(seen.length).toBeGreaterThan(3);
    expect(before?.isConnected).toBe(false);
  },
);

/** Bars in a root of their own, so that rendering is synchronous. */
const synchronous = () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const heights = () =>
    [...container.querySelectorAll(selectors.bar)].map((bar) => Number(bar.getAttribute('height')));
  return { heights, show: (node: ReactElement) => flushSync(() => root.render(node)) };
};

claim(
  'With `skipAnimation`, new values are drawn as soon as React has rendered them, so you can print right after you set them:',
  async () => {
    const { heights, show } = synchronous();
    show(bars({ skipAnimation: true }, [10, 10, 10]));
    await expect.poll(() => heights().length).toBe(3);
    const [ten = NaN] = heights();
    show(bars({ skipAnimation: true }, [20, 40, 80]));
    expect(heights().map((height) => Math.round(height / ten))).toEqual([2, 4, 8]);
  },
);

claim(
  'The chart sets the attributes of bars on each frame, so a transition has no effect. Set `skipAnimation` and use keyframes.',
  async () => {
    const seen = await frames(selectors.bar, () =>
      render(bars({ sx: { [`& ${selectors.bar}`]: { transition: 'none' } } })),
    );
    expect(seen.length).toBeGreaterThan(3);
  },
);

claim('Axes, grid, and ticks | Appear immediately | Change immediately', async () => {
  // The products change the highest value, and with it all ticks of the y-axis.
  const chart = (data: number[]) => (
    <BarChart
      height={240}
      grid={{ horizontal: true }}
      xAxis={[{ data: ['A', 'B', 'C'] }]}
      series={[{ data: data.map((value) => value * (data[0] ?? 1)) }]}
    />
  );
  const ticks = await count('.MuiChartsAxis-directionY .MuiChartsAxis-tickContainer', chart);
  expect(ticks.appearing).toBe(1);
  expect(ticks.changing).toBeLessThanOrEqual(2);
  const { rerender } = await render(wide(chart([30, 60, 90])));
  const parts = () =>
    all('.MuiChartsAxis-root, .MuiChartsAxis-root *, .MuiChartsGrid-root, .MuiChartsGrid-root *');
  const running = () => parts().flatMap((part) => part.getAnimations()).length;
  await expect.poll(() => parts().length).toBeGreaterThan(10);
  expect(running()).toBe(0);
  const labels = () =>
    parts()
      .map((part) => part.textContent)
      .join();
  const before = labels();
  await rerender(wide(chart([90, 30, 60])));
  await expect.poll(labels).not.toBe(before);
  expect(running()).toBe(0);
});

claim(
  'If the values change several times per second, set `skipAnimation`, because each change starts a new animation from the current position.',
  async () => {
    const { heights, show } = synchronous();
    show(bars({}, [10, 10, 10]));
    const height = () => heights()[0] ?? NaN;
    await frames(selectors.bar, () => Promise.resolve());
    const low = height();
    show(bars({}, [90, 90, 90]));
    await expect.poll(height, { interval: 5 }).toBeGreaterThan(low + 2);
    const current = height();
    expect(current).toBeLessThan(low * 8);
    show(bars({}, [50, 50, 50]));
    expect(Math.abs(height() - current)).toBeLessThanOrEqual(1);
    await expect.poll(() => Math.round(height() / low)).toBe(5);
  },
);

claim(
  "`transformBox: 'fill-box'` makes the transform origin relative to the bar instead of the whole SVG.",
  async () => {
    const bottom = async (sx: BarChartProps['sx']) => {
      const { unmount } = await render(
        bars({ skipAnimation: true, sx: { [`& ${selectors.bar}`]: { ...sx } } }),
      );
      await expect.poll(() => all(selectors.bar).length).toBe(3);
      const result = all(selectors.bar)[0]?.getBoundingClientRect().bottom ?? NaN;
      await unmount();
      return result;
    };
    const half = { transform: 'scaleY(0.5)', transformOrigin: 'bottom' };
    const before = await bottom({});
    expect(await bottom({ ...half, transformBox: 'fill-box' })).toBeCloseTo(before, 0);
    expect(await bottom({ ...half, transformBox: 'view-box' })).toBeGreaterThan(before + 5);
  },
);

interface Recorded {
  interpolated: { from: number; to: number; at: number }[];
  applied: { time: number; at: number; cy: number }[];
  /** The index of the bar, for each time it renders. */
  renders: number[];
  element: SVGCircleElement | null;
}

/** A slot for bars that records what `useAnimate` calls for the first bar. */
const recorder = () => {
  const recorded: Recorded = { interpolated: [], applied: [], renders: [], element: null };
  const ownRef = (element: SVGCircleElement | null) => {
    recorded.element = element ?? recorded.element;
  };
  function Bar({ x, y, width, yOrigin, skipAnimation, dataIndex }: BarProps) {
    const first = dataIndex === 0;
    const { ref, ...attributes } = useAnimate<
      { y: number; time?: number },
      SVGCircleElement,
      { cy: number; time?: number | undefined }
    >(
      { y },
      {
        initialProps: { y: yOrigin },
        createInterpolator: (from, to) => {
          if (first) {
            recorded.interpolated.push({ from: from.y, to: to.y, at: performance.now() });
          }
          return (time) => ({ y: from.y + (to.y - from.y) * time, time });
        },
        transformProps: (props) => ({ cy: props.y + 1000, time: props.time }),
        applyProps: (element, { cy, time = NaN }) => {
          element.setAttribute('cy', String(cy));
          if (first) {
            recorded.applied.push({ time, at: performance.now(), cy });
          }
        },
        skip: skipAnimation,
        ...(first && { ref: ownRef }),
      },
    );
    if (first) {
      recorded.renders.push(dataIndex);
    }
    return <circle className="own" ref={ref} cy={attributes.cy} cx={x + width / 2} r={4} />;
  }
  return { recorded, Bar };
};

claim(
  '`createInterpolator` | Receives the current and the new props, and returns a function that receives the time from 0 to 1',
  async () => {
    const { recorded, Bar } = recorder();
    const { rerender } = await render(bars({ slots: { bar: Bar } }));
    await frames('.own', () => Promise.resolve());
    const initial = recorded.interpolated.at(-1);
    await frames('.own', () => rerender(bars({ slots: { bar: Bar } }, [90, 30, 60])));
    const changed = recorded.interpolated.at(-1);
    expect(changed?.from).toBe(initial?.to);
    expect(changed?.to).toBeLessThan(Number(initial?.to));
    const times = recorded.applied.map(({ time }) => time);
    expect(times.length).toBeGreaterThan(3);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...times)).toBe(1);
  },
);

claim('`transformProps` | Converts the props to attributes', async () => {
  const { recorded, Bar } = recorder();
  await render(bars({ slots: { bar: Bar } }));
  await frames('.own', () => Promise.resolve());
  const to = Number(recorded.interpolated.at(-1)?.to);
  expect(recorded.applied.at(-1)?.cy).toBe(to + 1000);
  expect(recorded.element?.getAttribute('cy')).toBe(String(to + 1000));
});

claim(
  '`applyProps` | Writes the attributes to the element on each frame, without rendering the component',
  async () => {
    const { recorded, Bar } = recorder();
    const { rerender } = await render(bars({ slots: { bar: Bar } }));
    await frames('.own', () => Promise.resolve());
    const renders = recorded.renders.length;
    const applied = recorded.applied.length;
    const seen = await frames('.own', () => rerender(bars({ slots: { bar: Bar } }, [90, 30, 60])));
    expect(seen.length).toBeGreaterThan(4);
    expect(recorded.applied.length - applied).toBeGreaterThanOrEqual(seen.length - 1);
    expect(recorded.renders.length - renders).toBeLessThanOrEqual(3);
  },
);

claim('`skip` | Applies the new props immediately', async () => {
  const { recorded, Bar } = recorder();
  const chart = (data: number[]) => bars({ slots: { bar: Bar }, skipAnimation: true }, data);
  const { rerender } = await render(chart([30, 60, 90]));
  await expect.poll(() => all('.own').length).toBe(3);
  const before = Number(recorded.element?.getAttribute('cy'));
  const seen = await frames('.own', () => rerender(chart([90, 30, 60])));
  expect(seen.length).toBeLessThanOrEqual(2);
  expect(Number(recorded.element?.getAttribute('cy'))).toBeLessThan(before);
  expect(recorded.interpolated).toEqual([]);
});

claim('`ref` | Your own ref to the element', async () => {
  const { recorded, Bar } = recorder();
  await render(bars({ slots: { bar: Bar } }));
  await expect.poll(() => all('.own').length).toBe(3);
  expect(recorded.element).toBe(all('.own')[0]);
});

claim('The time is already eased. The duration is 300 milliseconds.', async () => {
  const { recorded, Bar } = recorder();
  const { rerender } = await render(bars({ slots: { bar: Bar } }));
  await frames('.own', () => Promise.resolve());
  recorded.applied = [];
  await frames('.own', () => rerender(bars({ slots: { bar: Bar } }, [90, 30, 60])));
  const start = Number(recorded.interpolated.at(-1)?.at);
  const steps = recorded.applied.map(({ time, at }) => ({ time, elapsed: at - start }));
  expect(steps.length).toBeGreaterThan(3);
  for (const { time, elapsed } of steps) {
    if (elapsed < 280) {
      expect(time).toBeLessThan(1);
    }
    if (elapsed > 450) {
      expect(time).toBe(1);
    }
  }
  const differences = steps.map(({ time, elapsed }) => Math.abs(time - Math.min(1, elapsed / 300)));
  expect(Math.max(...differences)).toBeGreaterThan(0.06);
});

function OwnBar(props: BarProps) {
  return <rect className="own" {...useAnimateBar(props)} />;
}
claim('`useAnimateBar` | `<rect>` | `bar`', async () => {
  const found = await count('rect.own', (data) => (
    <BarChart
      height={240}
      xAxis={[{ data: ['A', 'B', 'C'] }]}
      series={[{ data }]}
      slots={{ bar: OwnBar }}
    />
  ));
  expect(found.appearing).toBeGreaterThan(3);
  expect(found.changing).toBeGreaterThan(3);
});

function OwnLine({ d, skipAnimation }: { d: string; skipAnimation?: boolean }) {
  return <path className="own" {...useAnimateLine({ d, skipAnimation })} />;
}
claim('`useAnimateLine` | `<path>` | `line`', async () => {
  const found = await count('path.own', (data) => (
    <LineChart
      height={240}
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ data }]}
      slots={{ line: OwnLine }}
    />
  ));
  expect(found.changing).toBeGreaterThan(3);
});

function OwnArea({ d, skipAnimation }: { d: string; skipAnimation?: boolean }) {
  return <path className="own" {...useAnimateArea({ d, skipAnimation })} />;
}
claim('`useAnimateArea` | `<path>` | `area`', async () => {
  const found = await count('path.own', (data) => (
    <LineChart
      height={240}
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ data, area: true }]}
      slots={{ area: OwnArea }}
    />
  ));
  expect(found.changing).toBeGreaterThan(3);
});

claim('If you print a chart during an animation, it is printed unfinished.', async () => {
  const { heights, show } = synchronous();
  show(bars({}, [10, 10, 10]));
  await frames(selectors.bar, () => Promise.resolve());
  const [ten = NaN] = heights();
  show(bars({}, [20, 40, 80]));
  // What window.print() would print now.
  expect(Math.max(...heights())).toBeLessThan(ten * 2);
  await expect.poll(() => Math.round(Math.max(...heights()) / ten)).toBe(8);
});

claim('A component in the `bar` slot receives the final position.', async () => {
  const received: number[] = [];
  function Still({ x, y, width, height, dataIndex }: BarProps) {
    if (dataIndex === 0) {
      received.push(height);
    }
    return <rect className="own" x={x} y={y} width={width} height={height} />;
  }
  const { rerender } = await render(bars({ slots: { bar: Still } }, [10, 60, 90]));
  await frames('.own', () => Promise.resolve());
  await frames('.own', () => rerender(bars({ slots: { bar: Still } }, [80, 30, 60])));
  const [ten = NaN] = received;
  expect(ten).toBeGreaterThan(0);
  const heights = new Set(received.map((height) => Math.round(height / ten)));
  expect([...heights]).toEqual([1, 8]);
});
