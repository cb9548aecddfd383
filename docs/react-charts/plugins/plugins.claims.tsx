import * as React from 'react';

import * as root from '@mui/x-charts';
import { BAR_CHART_PLUGINS, BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LINE_CHART_PLUGINS, LinePlot } from '@mui/x-charts/LineChart';
import { PIE_CHART_PLUGINS, PiePlot } from '@mui/x-charts/PieChart';
import * as exported from '@mui/x-charts/plugins';
import { RADAR_PLUGINS, RadarDataProvider, RadarSeriesPlot } from '@mui/x-charts/RadarChart';
import { SCATTER_CHART_PLUGINS, ScatterPlot } from '@mui/x-charts/ScatterChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FreshWater from './demos/FreshWater';
import PlanetOrbits from './demos/PlanetOrbits';

const {
  useChartCartesianAxis: cartesian,
  useChartClosestPoint: closestPoint,
  useChartHighlight: highlight,
  useChartInteraction: interaction,
  useChartPolarAxis: polar,
  useChartTooltip: tooltipPlugin,
  useChartZAxis: zAxis,
} = exported;

/** The provider with any list: the types only accept the list of the default plugins. */
const Provider = ChartsDataProvider as React.ComponentType<
  React.PropsWithChildren<Record<string, unknown>>
>;
const Container = ChartsContainer as React.ComponentType<
  React.PropsWithChildren<Record<string, unknown>>
>;

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const one = (selector: string) => {
  const [found] = all(selector);
  if (!found) {
    throw new Error(`No ${selector}`);
  }
  return found;
};
const shows = (selector: string, count = 1) => expect.poll(() => all(selector).length).toBe(count);
const tooltip = () => document.querySelector('[role="tooltip"]')?.textContent ?? '';
const svg = '.MuiChartsSurface-root, svg[viewBox="0 0 300 200"]';

const size = { width: 300, height: 200, skipAnimation: true };
const configs = {
  bar: {
    ...size,
    xAxis: [{ data: ['A', 'B'], scaleType: 'band' }],
    series: [{ id: 'one', type: 'bar', data: [1, 2] }],
  },
  line: {
    ...size,
    xAxis: [{ data: ['A', 'B'], scaleType: 'point' }],
    series: [{ id: 'one', type: 'line', data: [1, 2] }],
  },
  pie: { ...size, series: [{ id: 'one', type: 'pie', data: [{ value: 1, label: 'Slice' }] }] },
  scatter: {
    ...size,
    series: [
      {
        id: 'one',
        type: 'scatter',
        data: [
          { id: 1, x: 0, y: 0 },
          { id: 2, x: 10, y: 10 },
        ],
      },
    ],
  },
};
type Kind = keyof typeof configs;
const plots: Record<Kind, React.ReactElement> = {
  bar: <BarPlot />,
  line: <LinePlot />,
  pie: <PiePlot />,
  scatter: <ScatterPlot />,
};
const drawn: Record<Kind, string> = {
  bar: '.MuiBarElement-root',
  line: '.MuiLineElement-root',
  pie: '.MuiPieArc-root',
  scatter: '[data-series="one"] circle',
};

const chart = (kind: Kind, props: Record<string, unknown> = {}, children?: React.ReactNode) => (
  <Provider {...configs[kind]} {...props}>
    <ChartsSurface>
      {plots[kind]}
      {children}
    </ChartsSurface>
    <ChartsTooltip trigger="item" />
  </Provider>
);

class Boundary extends React.Component<
  React.PropsWithChildren<{ onError: (message: string) => void }>,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error.message);
  }

  override render() {
    return this.state.failed ? <p>Failed</p> : this.props.children;
  }
}

/** Renders the chart, and returns the message of the error that this throws, if any. */
const failure = async (element: React.ReactElement) => {
  vi.spyOn(console, 'error').mockReturnValue();
  let message = '';
  const { unmount } = await render(
    <Boundary
      onError={(text) => {
        message = text;
      }}
    >
      {element}
    </Boundary>,
  );
  await expect.poll(() => message !== '' || document.querySelector('svg') !== null).toBe(true);
  await unmount();
  return message;
};

/** The errors that handlers of the chart throw. */
const thrown = () => {
  const messages: string[] = [];
  const listener = (event: ErrorEvent) => {
    messages.push(event.message);
    event.preventDefault();
  };
  window.addEventListener('error', listener);
  return { messages, stop: () => window.removeEventListener('error', listener) };
};

const enter = (target: Element) => {
  const { x, y, width, height } = target.getBoundingClientRect();
  const init = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
  target.dispatchEvent(new PointerEvent('pointerover', init));
  target.dispatchEvent(new PointerEvent('pointerenter', init));
  target.dispatchEvent(new PointerEvent('pointermove', init));
};

function Area({ onArea }: { onArea: (left: number, width: number) => void }) {
  const { left, width } = useDrawingArea();
  React.useEffect(() => onArea(left, width));
  return null;
}

claim('`plugins={PIE_CHART_PLUGINS}` removes the axes.', async () => {
  await render(<FreshWater />);
  await shows('.MuiPieArc-root', 3);
  const surface = one('svg[aria-label^="Fresh water"]').getBoundingClientRect();
  const ring = one('.MuiPieChart-root, svg[aria-label^="Fresh water"] g').getBoundingClientRect();
  expect(Math.abs(surface.left + surface.width / 2 - ring.left - ring.width / 2)).toBeLessThan(6);
});

claim(
  "By default, the provider reserves space for an x-axis and a y-axis, so the pie wouldn't be centered.",
  async () => {
    const middle = async (Root: typeof Provider, plugins?: unknown) => {
      let found = 0;
      const { unmount } = await render(
        Root === Provider ? (
          chart(
            'pie',
            plugins ? { plugins } : {},
            <Area
              onArea={(left, width) => {
                found = left + width / 2;
              }}
            />,
          )
        ) : (
          <Container {...configs.pie} {...(plugins ? { plugins } : {})}>
            <PiePlot />
            <Area
              onArea={(left, width) => {
                found = left + width / 2;
              }}
            />
          </Container>
        ),
      );
      await expect.poll(() => found).toBeGreaterThan(0);
      await unmount();
      return found;
    };
    expect(await middle(Provider, PIE_CHART_PLUGINS)).toBe(150);
    expect(await middle(Container, PIE_CHART_PLUGINS)).toBe(150);
    expect(await middle(Provider)).toBeGreaterThan(160);
    expect(await middle(Container)).toBeGreaterThan(160);
  },
);

claim(
  '`useChartClosestPoint` | Finds the scatter point that is closest to the pointer | Yes',
  async () => {
    for (const plugins of [undefined, [cartesian, interaction, highlight, tooltipPlugin]]) {
      const { unmount } = await render(chart('scatter', plugins ? { plugins } : {}));
      await shows(drawn.scatter, 2);
      const [point] = all(drawn.scatter);
      const box = point?.getBoundingClientRect();
      const target = point?.ownerSVGElement;
      let step = 0;
      const move = async () => {
        step = (step + 1) % 3;
        target?.dispatchEvent(
          new PointerEvent('pointermove', {
            bubbles: true,
            pointerType: 'mouse',
            clientX: (box?.left ?? 0) + 30 + step,
            clientY: (box?.top ?? 0) - 20,
          }),
        );
        await new Promise(requestAnimationFrame);
        return tooltip();
      };
      if (plugins) {
        for (let index = 0; index < 10; index += 1) {
          expect(await move()).toBe('');
        }
      } else {
        await expect.poll(move).toBe('(0, 0)');
      }
      await unmount();
    }
    expect(closestPoint).toBeTypeOf('function');
  },
);

claim('`useChartZAxis` | `zAxis`, which colors scatter points by another value | Yes', async () => {
  const zAxes = [
    {
      data: [0, 100],
      colorMap: { type: 'piecewise', thresholds: [50], colors: ['#111111', '#222222'] },
    },
  ];
  const fills = async (plugins: unknown[]) => {
    const { unmount } = await render(chart('scatter', { plugins, zAxis: zAxes }));
    await shows(drawn.scatter, 2);
    const found = all(drawn.scatter).map((each) => getComputedStyle(each).fill);
    await unmount();
    return new Set(found).size;
  };
  expect(await fills([zAxis, cartesian, interaction, highlight, tooltipPlugin])).toBe(2);
  expect(await fills([cartesian, interaction, highlight, tooltipPlugin])).toBe(1);
});

claim(
  "A tenth plugin, `useChartPolarAxis`, adds the axes of a radar chart. It's exported, but isn't included by default.",
  async () => {
    expect(Object.keys(exported).sort()).toEqual([
      'useChartCartesianAxis',
      'useChartClosestPoint',
      'useChartHighlight',
      'useChartInteraction',
      'useChartPolarAxis',
      'useChartTooltip',
      'useChartVisibilityManager',
      'useChartZAxis',
    ]);
    expect(SCATTER_CHART_PLUGINS).not.toContain(polar);
    const radar = (plugins?: unknown) => (
      <RadarDataProvider
        {...size}
        radar={{ metrics: ['a', 'b', 'c'] }}
        series={[{ data: [1, 2, 3] }]}
        {...(plugins ? { plugins: plugins as typeof RADAR_PLUGINS } : {})}
      >
        <ChartsSurface>
          <RadarSeriesPlot />
        </ChartsSurface>
      </RadarDataProvider>
    );
    const path = '[class*="MuiRadarSeriesPlot"] path, [class*="MuiRadarChart"] path';
    const { unmount } = await render(radar());
    await expect.poll(() => all(path).length).toBeGreaterThan(0);
    await unmount();
    const without = await failure(radar([interaction, highlight, tooltipPlugin]));
    expect(without === '' ? all(path).length : 0).toBe(0);
  },
);

claim('The list that you pass replaces the default list.', async () => {
  await render(
    chart('bar', {
      plugins: [cartesian, interaction, highlight, tooltipPlugin],
      enableKeyboardNavigation: true,
    }),
  );
  await shows(drawn.bar, 2);
  expect(all('svg[tabindex]')).toEqual([]);
});

/** The names of the plugins, or their positions if they have no export. */
const names = (list: readonly unknown[]) =>
  list.map((plugin) => Object.entries(exported).find(([, each]) => each === plugin)?.[0] ?? plugin);
const keyboard = PIE_CHART_PLUGINS.at(-1);
const others = SCATTER_CHART_PLUGINS.filter((plugin) => plugin !== closestPoint);

claim('`BarChart` | `BAR_CHART_PLUGINS` | All defaults except `useChartClosestPoint`', () => {
  expect(new Set<unknown>(BAR_CHART_PLUGINS)).toEqual(new Set<unknown>(others));
});

claim('`LineChart` | `LINE_CHART_PLUGINS` | All defaults except `useChartClosestPoint`', () => {
  expect(new Set<unknown>(LINE_CHART_PLUGINS)).toEqual(new Set<unknown>(others));
});

claim('`ScatterChart` | `SCATTER_CHART_PLUGINS` | The nine defaults', () => {
  expect(SCATTER_CHART_PLUGINS).toHaveLength(9);
  expect(SCATTER_CHART_PLUGINS).toContain(keyboard);
  expect(names(SCATTER_CHART_PLUGINS)).toEqual(
    expect.arrayContaining(Object.keys(exported).filter((name) => name !== 'useChartPolarAxis')),
  );
});

claim(
  '`PieChart` | `PIE_CHART_PLUGINS` | Tooltip, interaction, highlight, visibility manager, keyboard navigation',
  async () => {
    expect(names(PIE_CHART_PLUGINS)).toEqual([
      'useChartTooltip',
      'useChartInteraction',
      'useChartHighlight',
      'useChartVisibilityManager',
      keyboard,
    ]);
    await render(chart('pie', { plugins: PIE_CHART_PLUGINS, enableKeyboardNavigation: true }));
    await shows('svg[tabindex="0"]');
  },
);

claim(
  '`RadarChart` | `RADAR_PLUGINS` | Polar axis, tooltip, interaction, highlight, visibility manager, keyboard navigation',
  () => {
    expect(new Set(names(RADAR_PLUGINS))).toEqual(
      new Set([
        'useChartPolarAxis',
        'useChartTooltip',
        'useChartInteraction',
        'useChartHighlight',
        'useChartVisibilityManager',
        keyboard,
      ]),
    );
  },
);

claim("Ready-made charts ignore `plugins`, and their types don't have this prop.", async () => {
  const Loose = BarChart as unknown as React.ComponentType<Record<string, unknown>>;
  await render(<Loose {...configs.bar} plugins={[]} enableKeyboardNavigation />);
  await shows(drawn.bar, 2);
  await shows('svg[tabindex="0"]');
});

claim('If you write your own list, `enableKeyboardNavigation` has no effect.', async () => {
  await render(
    chart('bar', {
      plugins: [zAxis, cartesian, interaction, highlight, tooltipPlugin, closestPoint],
      enableKeyboardNavigation: true,
    }),
  );
  await shows(drawn.bar, 2);
  expect(all('svg[tabindex]')).toEqual([]);
});

claim(
  "The list in this demo doesn't contain `useChartClosestPoint`, so the tooltip appears only when the pointer is on a point:",
  async () => {
    await render(<PlanetOrbits />);
    const circles = '[data-series] circle';
    await shows(circles, 8);
    await page.getByLabelText('Select the closest planet').click();
    await shows(circles, 8);
    const [mercury] = all(circles);
    const { left = 0, top = 0 } = mercury?.getBoundingClientRect() ?? {};
    const surface = mercury?.ownerSVGElement;
    for (let step = 0; step < 5; step += 1) {
      surface?.dispatchEvent(
        new PointerEvent('pointermove', {
          bubbles: true,
          pointerType: 'mouse',
          clientX: left + 40 + step,
          clientY: top,
        }),
      );
      await new Promise(requestAnimationFrame);
    }
    expect(tooltip()).toBe('');
    if (mercury) {
      await expect
        .poll(async () => {
          await userEvent.hover(mercury);
          return tooltip();
        })
        .toContain('Mercury');
    }
  },
);

claim(
  'Turn on the switch, and move the pointer anywhere in the plot: the tooltip shows the closest planet.',
  async () => {
    await render(<PlanetOrbits />);
    await shows('[data-series] circle', 8);
    const circle = all('[data-series] circle').at(-1);
    const { left = 0, top = 0 } = circle?.getBoundingClientRect() ?? {};
    let step = 0;
    await expect
      .poll(async () => {
        step = (step + 1) % 3;
        circle?.ownerSVGElement?.dispatchEvent(
          new PointerEvent('pointermove', {
            bubbles: true,
            pointerType: 'mouse',
            clientX: left + 10 + step,
            clientY: top + 60,
          }),
        );
        await new Promise(requestAnimationFrame);
        return tooltip();
      })
      .toContain('Neptune: 30.1 AU');
  },
);

claim(
  'If you only want to turn off this feature, you can set `disableVoronoi` instead.',
  async () => {
    await render(chart('scatter', { disableVoronoi: true }));
    await shows(drawn.scatter, 2);
    const [point] = all(drawn.scatter);
    const { left = 0, top = 0 } = point?.getBoundingClientRect() ?? {};
    for (let step = 0; step < 5; step += 1) {
      point?.ownerSVGElement?.dispatchEvent(
        new PointerEvent('pointermove', {
          bubbles: true,
          pointerType: 'mouse',
          clientX: left + 30 + step,
          clientY: top - 20,
        }),
      );
      await new Promise(requestAnimationFrame);
    }
    expect(tooltip()).toBe('');
  },
);

claim(
  '`BarPlot`, `ScatterPlot` | `useChartCartesianAxis`, `useChartHighlight`, `useChartInteraction`, and `useChartTooltip`',
  async () => {
    for (const kind of ['bar', 'scatter'] as const) {
      expect(
        await failure(chart(kind, { plugins: [cartesian, highlight, interaction, tooltipPlugin] })),
      ).toBe('');
      expect(
        await failure(chart(kind, { plugins: [highlight, interaction, tooltipPlugin] })),
      ).not.toBe('');
      expect(
        await failure(chart(kind, { plugins: [cartesian, interaction, tooltipPlugin] })),
      ).not.toBe('');
    }
  },
);

claim('`PiePlot` | `useChartHighlight`, `useChartInteraction`, and `useChartTooltip`', async () => {
  expect(await failure(chart('pie', { plugins: [highlight, interaction, tooltipPlugin] }))).toBe(
    '',
  );
  expect(await failure(chart('pie', { plugins: [interaction, tooltipPlugin] }))).not.toBe('');
});

claim(
  'Without `useChartInteraction` or `useChartTooltip`, the chart is drawn, and the error appears when the pointer enters a bar, a slice, or a point.',
  async () => {
    for (const kind of ['bar', 'pie', 'scatter'] as const) {
      for (const [plugins, message] of [
        [[cartesian, highlight], 'instance.setLastUpdateSource is not a function'],
        [[cartesian, highlight, interaction], 'instance.setTooltipItem is not a function'],
      ] as const) {
        const { messages, stop } = thrown();
        const { unmount } = await render(chart(kind, { plugins }));
        await expect.poll(() => all(drawn[kind]).length).toBeGreaterThan(0);
        expect(messages).toEqual([]);
        enter(one(drawn[kind]));
        await expect.poll(() => messages.join()).toContain(message);
        // The component also removes the item that it couldn't set.
        await unmount().catch(() => undefined);
        stop();
      }
    }
  },
);

claim(
  '`LinePlot` without `useChartCartesianAxis` draws nothing and reports no error.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { unmount } = await render(chart('line'));
    await shows(drawn.line);
    await unmount();
    await render(
      chart('line', { plugins: [interaction, highlight, tooltipPlugin] }, <g data-own="" />),
    );
    await shows('[data-own]');
    expect(all(drawn.line)).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  },
);

claim(
  "Plugins are hooks, so the length of the list can't change while the chart is mounted: React reports a change in the order of Hooks.",
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const short = [cartesian, interaction, highlight, tooltipPlugin];
    const element = (plugins: unknown[]) => (
      <Boundary onError={() => undefined}>{chart('bar', { plugins })}</Boundary>
    );
    const { rerender } = await render(element(short));
    await shows(drawn.bar, 2);
    await rerender(element([zAxis, ...short]));
    await expect
      .poll(() => error.mock.calls.flat().join(' '))
      .toMatch(/change in the order of Hooks/);
  },
);

claim("The default supports `'bar'`, `'line'`, `'scatter'`, and `'pie'`.", async () => {
  for (const kind of Object.keys(configs) as Kind[]) {
    const { unmount } = await render(chart(kind));
    await expect.poll(() => all(drawn[kind]).length).toBeGreaterThan(0);
    await unmount();
  }
});

claim(
  "Don't set this prop: the package doesn't export any other configuration that you could pass.",
  () => {
    expect(Object.keys(root).filter((name) => /seriesConfig/i.test(name))).toEqual([]);
  },
);

claim('They always run, even with `plugins={[]}`.', async () => {
  let width = 0;
  await render(
    <Provider {...configs.line} plugins={[]}>
      <ChartsSurface>
        <Area
          onArea={(_, found) => {
            width = found;
          }}
        />
      </ChartsSurface>
    </Provider>,
  );
  await expect.poll(() => width).toBeGreaterThan(200);
  await expect.poll(() => all(svg).length).toBe(1);
});

claim(
  "Your list doesn't contain `useChartHighlight`. Add it, even if you don't use highlighting.",
  async () => {
    expect(await failure(chart('bar', { plugins: [cartesian, interaction, tooltipPlugin] }))).toBe(
      "Cannot read properties of undefined (reading 'isControlled')",
    );
  },
);

claim(
  "The provider has a series whose type isn't in `seriesConfig`, such as `'radar'`. `RADAR_PLUGINS` doesn't help: use `RadarDataProvider`.",
  async () => {
    const series = [{ type: 'radar', data: [1, 2, 3] }];
    for (const plugins of [undefined, RADAR_PLUGINS]) {
      expect(
        await failure(
          <Provider {...size} series={series} {...(plugins ? { plugins } : {})}>
            <ChartsSurface />
          </Provider>,
        ),
      ).toBe("Cannot read properties of undefined (reading 'getSeriesWithDefaultValues')");
    }
  },
);

claim('`useChartVisibilityManager` | `hiddenItems` and `initialHiddenItems` | Yes', async () => {
  const initialHiddenItems = [{ type: 'pie', seriesId: 'one', dataIndex: 0 }];
  const series = [{ id: 'one', type: 'pie', data: [{ value: 1 }, { value: 3 }] }];
  const angles = async (plugins: unknown) => {
    const { unmount } = await render(chart('pie', { plugins, series, initialHiddenItems }));
    await expect.poll(() => all(drawn.pie).length).toBeGreaterThan(0);
    const found = all(drawn.pie).map((each) => each.getAttribute('d'));
    await unmount();
    return found.join();
  };
  const shown = await angles([interaction, highlight, tooltipPlugin]);
  expect(await angles(PIE_CHART_PLUGINS)).not.toBe(shown);
});

claim('It sets `seriesConfig`, its own plugins, and the polar axes.', async () => {
  await render(
    <RadarDataProvider
      width={300}
      height={200}
      skipAnimation
      series={[{ data: [1, 2, 3] }]}
      radar={{ max: 3, metrics: ['A', 'B', 'C'] }}
    >
      <ChartsSurface>
        <RadarSeriesPlot />
      </ChartsSurface>
    </RadarDataProvider>,
  );
  await expect.poll(() => all('.MuiChartsSurface-root path').length).toBeGreaterThan(0);
  const area = one('.MuiChartsSurface-root path').getBoundingClientRect();
  const surface = one('.MuiChartsSurface-root').getBoundingClientRect();
  expect(area.width).toBeGreaterThan(20);
  expect(area.left).toBeGreaterThan(surface.left);
  expect(area.right).toBeLessThan(surface.right);
});

claim(
  "`useChartKeyboardNavigation` and `useChartBrush` aren't exported, so you can get them only by using these lists.",
  () => {
    const available = new Set<unknown>([...Object.values(exported), ...Object.values(root)]);
    const hidden = (list: readonly unknown[]) => list.filter((plugin) => !available.has(plugin));
    expect(hidden(PIE_CHART_PLUGINS)).toHaveLength(1);
    expect(hidden(BAR_CHART_PLUGINS)).toHaveLength(2);
    expect(hidden(BAR_CHART_PLUGINS)).toEqual(expect.arrayContaining(hidden(PIE_CHART_PLUGINS)));
  },
);
