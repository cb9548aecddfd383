import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, type ThemeProviderProps } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import * as palettes from '@mui/x-charts/colorPalettes';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';
import { claim } from '@portal/claims';
import { emulateMedia } from '@portal/claims/browser';
import type { ComponentType, ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ChoosePalette from './demos/ChoosePalette';
import GradientArea from './demos/GradientArea';
import InvertedTooltip from './demos/InvertedTooltip/system/InvertedTooltip';
import LibraryVisits from './demos/LibraryVisits/system/LibraryVisits';
import RiverForecastCss from './demos/RiverForecast/css/RiverForecast';
import RiverForecast from './demos/RiverForecast/system/RiverForecast';

const LINE = '.MuiLineElement-root';
const MARK = '.MuiMarkElement-root';
const LEGEND_FILL = '.MuiChartsLegend-root .MuiChartsLabelMark-fill';
const TOOLTIP_FILL = '.MuiChartsTooltip-paper .MuiChartsLabelMark-fill';
const RED = 'rgb(255, 0, 0)';
const BLACK = 'rgb(0, 0, 0)';

const box = (chart: ReactNode) => render(<div style={{ width: 500 }}>{chart}</div>);
const themed = (chart: ReactNode, theme = createTheme({ cssVariables: true })) =>
  box(<ThemeProvider theme={theme}>{chart}</ThemeProvider>);
const chart = (props: Partial<BarChartProps> = {}) => (
  <BarChart
    height={300}
    skipAnimation
    xAxis={[{ data: ['A', 'B', 'C'] }]}
    series={[{ data: [1, 2, 3], label: 'Visitors' }]}
    {...props}
  />
);
const lines = (props: Partial<LineChartProps> = {}) => (
  <LineChart
    height={300}
    skipAnimation
    xAxis={[{ data: ['A', 'B', 'C'], scaleType: 'point' }]}
    series={[{ id: 'first', data: [1, 2, 3], label: 'Visitors' }]}
    {...props}
  />
);

const all = (selector: string) => [...document.querySelectorAll(selector)];
const style = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) {
    throw new Error(`No ${selector}`);
  }
  return getComputedStyle(element);
};
const bars = () => all('rect.MuiBarElement-root');
const drawn = (selector = 'rect.MuiBarElement-root') =>
  expect.poll(() => all(selector).length).toBeGreaterThan(0);
const fills = (selector: string) => all(selector).map((each) => getComputedStyle(each).fill);
/** Opens the tooltip of the axis. */
const hover = async () => {
  await drawn('svg:has(.MuiChartsAxis-root)');
  const svg = all('svg:has(.MuiChartsAxis-root)')[0];
  if (!svg) {
    throw new Error('No chart');
  }
  let y = 100;
  await expect
    .poll(async () => {
      y += 1;
      await userEvent.hover(svg, { position: { x: 250, y } });
      return all('.MuiChartsTooltip-paper').length;
    })
    .toBe(1);
};
const css = (rules: string) => {
  const element = document.createElement('style');
  element.textContent = rules;
  document.head.append(element);
  return () => {
    element.remove();
  };
};

claim(
  'In this demo, each series has a `color`, so the bars, the legend, and the tooltip match. CSS rules change the color of the axis lines and the numbers, and make the grid lines dashed.',
  async () => {
    await themed(<LibraryVisits />);
    await drawn();
    await hover();
    const colors = [...new Set(fills('rect.MuiBarElement-root'))];
    expect(colors).toHaveLength(2);
    expect(fills(LEGEND_FILL)).toEqual(colors);
    expect(fills(TOOLTIP_FILL)).toEqual(colors);
    expect(style('.MuiChartsGrid-line').strokeDasharray).toBe('2px, 4px');
    expect(style('.MuiChartsAxis-line').stroke).toBe('rgba(0, 0, 0, 0.12)');
    expect(style('.MuiChartsAxis-tickLabel').fill).toBe('rgba(0, 0, 0, 0.6)');
  },
);

/** Which of the drawing, the legend and the tooltip are inside an element with the class. */
const reached = (name: string) =>
  [LEGEND_FILL, '.MuiChartsTooltip-paper', 'rect.MuiBarElement-root'].map((selector) => {
    const found = document.querySelector(selector);
    if (!found) {
      throw new Error(`No ${selector}`);
    }
    return found.closest(name) !== null;
  });

claim('`sx` of the chart | Yes | Yes | –', async () => {
  await box(chart({ sx: { '& *': { fontStyle: 'italic' } } }));
  await hover();
  expect(style('.MuiChartsAxis-tickLabel').fontStyle).toBe('italic');
  expect(style('.MuiChartsLegend-label').fontStyle).toBe('italic');
  expect(style('.MuiChartsTooltip-cell').fontStyle).toBe('normal');
});

claim('`className` of the chart | Yes | – | –', async () => {
  await box(chart({ className: 'mine' }));
  await hover();
  expect(reached('.mine')).toEqual([false, false, true]);
});

claim('A class on an element around the chart | Yes | Yes | –', async () => {
  await box(<div className="around">{chart()}</div>);
  await hover();
  expect(reached('.around')).toEqual([true, false, true]);
});

claim(
  "`colors` on the chart is a list of colors for all series, or a function that receives `'light'` or `'dark'` and returns the list. If there are more series than colors, the colors are repeated.",
  async () => {
    const series = [1, 2, 3].map((each) => ({ data: [each] }));
    const { unmount } = await box(
      chart({ xAxis: [{ data: ['A'] }], series, colors: ['#ff0000', '#00ff00'] }),
    );
    await expect.poll(() => bars().length).toBe(3);
    expect(fills('rect.MuiBarElement-root')).toEqual([RED, 'rgb(0, 255, 0)', RED]);
    await unmount();
    for (const mode of ['light', 'dark'] as const) {
      const colors = vi.fn(() => ['#ff0000']);
      const screen = await themed(chart({ colors }), createTheme({ palette: { mode } }));
      await drawn();
      expect(colors).toHaveBeenLastCalledWith(mode);
      await screen.unmount();
    }
  },
);

claim(
  "If your theme has `cssVariables: true`, the function always receives the mode of the default color scheme, usually `'light'`, even after your user switches to the other one. To change this, set `forceThemeRerender` on `ThemeProvider`.",
  async () => {
    // The types have the prop only where `CssThemeVariables` is augmented.
    const Provider: ComponentType<ThemeProviderProps & { forceThemeRerender: boolean }> =
      ThemeProvider;
    const tickColors = { light: 'rgba(0, 0, 0, 0.87)', dark: 'rgb(255, 255, 255)' };
    for (const [defaultColorScheme, chosen] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const) {
      const theme = createTheme({
        cssVariables: true,
        colorSchemes: { light: true, dark: true },
        defaultColorScheme,
      });
      await emulateMedia({ colorScheme: chosen });
      for (const forceThemeRerender of [false, true]) {
        const colors = vi.fn(() => ['#ff0000']);
        const { unmount } = await box(
          <Provider theme={theme} forceThemeRerender={forceThemeRerender}>
            {chart({ colors })}
          </Provider>,
        );
        await drawn();
        await expect.poll(() => style('.MuiChartsAxis-tickLabel').fill).toBe(tickColors[chosen]);
        await expect
          .poll(() => colors.mock.lastCall)
          .toEqual([forceThemeRerender ? chosen : defaultColorScheme]);
        await unmount();
      }
    }
    await emulateMedia({ colorScheme: null });
  },
);

claim(
  '`@mui/x-charts/colorPalettes` exports four categorical palettes and several sequential ones. Each palette is a function. Its two lists of colors are also exported separately, such as `rainbowSurgePaletteLight` and `rainbowSurgePaletteDark`.',
  () => {
    const exported = new Map<string, unknown>(Object.entries(palettes));
    const functions = [...exported].filter(([name]) => name.endsWith('Palette'));
    expect(functions.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'rainbowSurgePalette',
        'blueberryTwilightPalette',
        'mangoFusionPalette',
        'cheerfulFiestaPalette',
        'strawberrySkyPalette',
        'bluePalette',
      ]),
    );
    for (const [name] of functions) {
      expect(exported.get(`${name}Light`), name).toBeInstanceOf(Array);
      expect(exported.get(`${name}Dark`), name).toBeInstanceOf(Array);
    }
    expect(palettes.rainbowSurgePalette('dark')).toEqual(palettes.rainbowSurgePaletteDark);
  },
);

claim(
  "**To use colors of the theme**, pass CSS variables: `color: 'var(--mui-palette-primary-main)'`. They switch to dark mode without rendering the chart again. The theme needs `cssVariables: true`.",
  async () => {
    const renders = vi.fn();
    function Label() {
      renders();
      return null;
    }
    const content = chart({
      series: [{ data: [1, 2, 3], color: 'var(--mui-palette-primary-main)' }],
      children: <Label />,
    });
    const theme = createTheme({
      cssVariables: { colorSchemeSelector: 'class' },
      colorSchemes: {
        light: { palette: { primary: { main: '#ff0000' } } },
        dark: { palette: { primary: { main: '#0000ff' } } },
      },
    });
    const { unmount } = await themed(content, theme);
    await drawn();
    document.documentElement.classList.remove('dark', 'light');
    document.documentElement.classList.add('light');
    await expect.poll(() => fills('rect.MuiBarElement-root')[0]).toBe(RED);
    const before = renders.mock.calls.length;
    document.documentElement.classList.replace('light', 'dark');
    await expect.poll(() => fills('rect.MuiBarElement-root')[0]).toBe('rgb(0, 0, 255)');
    expect(renders).toHaveBeenCalledTimes(before);
    document.documentElement.classList.remove('dark');
    await unmount();
    await themed(content, createTheme());
    await drawn();
    expect(fills('rect.MuiBarElement-root')[0]).toBe(BLACK);
  },
);

claim(
  "**If you set `fill` in CSS**, the color of the bar changes, but its mark in the legend and the tooltip doesn't.",
  async () => {
    await box(chart({ sx: { '& rect.MuiBarElement-root': { fill: RED } } }));
    await hover();
    expect(fills('rect.MuiBarElement-root')[0]).toBe(RED);
    expect(fills(LEGEND_FILL)).not.toContain(RED);
    expect(fills(TOOLTIP_FILL)).not.toContain(RED);
  },
);

claim(
  "CSS variables don't work in a `'continuous'` color map: every bar gets the second color of the map.",
  async () => {
    const remove = css(':root { --start: #ff0000; --end: #0000ff }');
    await box(
      chart({
        yAxis: [
          { colorMap: { type: 'continuous', max: 3, color: ['var(--start)', 'var(--end)'] } },
        ],
      }),
    );
    await drawn();
    const found = fills('rect.MuiBarElement-root');
    remove();
    expect(found).toEqual(Array.from({ length: 3 }, () => 'rgb(0, 0, 255)'));
  },
);

claim(
  'Give the series an `id`, and select its line by the class `MuiLineElement-series-` followed by the id.',
  async () => {
    for (const Demo of [RiverForecast, RiverForecastCss]) {
      const { unmount } = await themed(<Demo />);
      await expect.poll(() => all(LINE).length).toBe(2);
      const dashes = all(LINE).map((each) => getComputedStyle(each).strokeDasharray);
      expect(dashes.sort()).toEqual(['3px, 7px', 'none']);
      expect(style('.MuiLineElement-series-forecast').strokeDasharray).toBe('3px, 7px');
      await unmount();
    }
  },
);

claim(
  'The other shapes have similar classes: `MuiBarElement-series-…`, `MuiAreaElement-series-…`, and `MuiMarkElement-series-…`.',
  async () => {
    const { unmount } = await box(chart({ series: [{ id: 'a', data: [1, 2, 3] }] }));
    await drawn('.MuiBarElement-series-a');
    await unmount();
    await box(lines({ series: [{ id: 'a', data: [1, 2, 3], area: true, showMark: true }] }));
    await drawn('.MuiAreaElement-series-a');
    await drawn('.MuiMarkElement-series-a');
  },
);

claim(
  '`slotProps.line` can also be a function, which receives each line and returns its props.',
  async () => {
    await box(
      lines({
        series: ['a', 'b'].map((id) => ({ id, data: [1, 2, 3] })),
        slotProps: { line: ({ id }) => ({ className: `line-${id}` }) },
      }),
    );
    await drawn(`${LINE}.line-a`);
    await drawn(`${LINE}.line-b`);
  },
);

claim(
  "The mark in the legend doesn't show the dashes, so give dashed lines a different color or label.",
  async () => {
    await themed(<RiverForecast />);
    await drawn(LEGEND_FILL);
    for (const mark of all('.MuiChartsLegend-root .MuiChartsLabelMark-root *')) {
      expect(getComputedStyle(mark).strokeDasharray).toBe('none');
    }
  },
);

claim(
  'To select the axes of one direction, use `MuiChartsAxis-directionX` or `MuiChartsAxis-directionY`. To select a single axis, use `MuiChartsAxis-id-` followed by its `id`.',
  async () => {
    await box(chart({ yAxis: [{ id: 'left' }, { id: 'right', position: 'right' }] }));
    await drawn();
    expect(all('.MuiChartsAxis-directionX.MuiChartsAxis-root')).toHaveLength(1);
    expect(all('.MuiChartsAxis-directionY.MuiChartsAxis-root')).toHaveLength(2);
    expect(all('.MuiChartsAxis-id-right.MuiChartsAxis-root')).toHaveLength(1);
  },
);

claim(
  "**In `sx`, start the selector with `.MuiChartsAxis-root`.** Otherwise, your rule has the same specificity as the chart's own rule, and the rule that is added to the page later wins. This is usually the chart's rule, but it's your rule if another chart was drawn before.",
  async () => {
    const rule = { stroke: RED };
    const short = chart({ sx: { '& .MuiChartsAxis-tick': rule } });
    const withRoot = chart({ sx: { '& .MuiChartsAxis-root .MuiChartsAxis-tick': rule } });
    const ticks = async (key: string, content: ReactNode, before?: ReactNode) => {
      // Styles of its own, as on a page without another chart.
      const cache = createCache({ key });
      const around = (shown: ReactNode) => (
        <CacheProvider value={cache}>
          {before}
          <div className="tested">{shown}</div>
        </CacheProvider>
      );
      const screen = await box(around(before ? null : content));
      await drawn();
      await screen.rerender(around(content));
      await drawn('.tested .MuiChartsAxis-tick');
      const { stroke } = style('.tested .MuiChartsAxis-tick');
      await screen.unmount();
      return stroke;
    };
    expect(await ticks('first', short)).not.toBe(RED);
    expect(await ticks('second', short, chart())).toBe(RED);
    expect(await ticks('third', withRoot)).toBe(RED);
    expect(await ticks('fourth', withRoot, chart())).toBe(RED);
  },
);

claim(
  '**Set the text size in `tickLabelStyle` and `labelStyle` of the axis, not in CSS.** The chart measures the labels to find out which of them fit, and writes their font to the `style` attribute. You can set `fill` in either place.',
  async () => {
    const { unmount } = await box(
      chart({
        sx: { '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fontSize: 20, fill: RED } },
      }),
    );
    await drawn();
    const label = all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')[0];
    expect(label?.getAttribute('style')).toContain('font-size: 12px');
    expect(style('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').fontSize).toBe('12px');
    expect(style('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').fill).toBe(RED);
    await unmount();
    await box(
      chart({
        xAxis: [{ data: ['A', 'B', 'C'], tickLabelStyle: { fontSize: 20, fill: RED }, height: 40 }],
      }),
    );
    await drawn();
    expect(style('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').fontSize).toBe('20px');
    expect(style('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').fill).toBe(RED);
  },
);

claim(
  '**`slotProps.axisLine` and `slotProps.axisTick`** replace the existing class name, so include `MuiChartsAxis-line` or `MuiChartsAxis-tick` in your `className`.',
  async () => {
    await box(
      chart({
        slotProps: { axisLine: { className: 'my-line' }, axisTick: { className: 'my-tick' } },
      }),
    );
    await drawn('.my-line');
    await drawn('.my-tick');
    expect(all('.MuiChartsAxis-line')).toHaveLength(0);
    expect(all('.MuiChartsAxis-tick')).toHaveLength(0);
  },
);

claim(
  'Move the pointer over the chart: the tooltip is dark in light mode and light in dark mode.',
  async () => {
    for (const mode of ['light', 'dark'] as const) {
      const theme = createTheme({ cssVariables: true, palette: { mode } });
      const { unmount } = await themed(<InvertedTooltip />, theme);
      await hover();
      const [background, color] = {
        light: ['rgba(0, 0, 0, 0.87)', 'rgb(255, 255, 255)'],
        dark: ['rgb(255, 255, 255)', 'rgb(18, 18, 18)'],
      }[mode];
      expect(style('.MuiChartsTooltip-paper').backgroundColor).toBe(background);
      expect(style('.MuiChartsTooltip-valueCell').color).toBe(color);
      await unmount();
    }
  },
);

claim('To add class names to these elements, use `classes`.', async () => {
  await box(
    chart({
      slotProps: {
        tooltip: {
          classes: { paper: 'my-paper', table: 'my-table', row: 'my-row', cell: 'my-cell' },
        },
      },
    }),
  );
  await hover();
  for (const name of ['paper', 'table', 'row', 'cell']) {
    expect(all(`.my-${name}.MuiChartsTooltip-${name}`).length, name).toBeGreaterThan(0);
  }
});

claim('A `className` on the tooltip replaces the class `MuiChartsTooltip-root`.', async () => {
  await box(chart({ slotProps: { tooltip: { className: 'my-tooltip' } } }));
  await hover();
  expect(all('.my-tooltip .MuiChartsTooltip-paper')).toHaveLength(1);
  expect(all('.MuiChartsTooltip-root')).toHaveLength(0);
});

claim(
  "`slotProps.legend` also accepts `direction` (`'horizontal'` or `'vertical'`) and `position`.",
  async () => {
    await box(
      chart({
        slotProps: { legend: { direction: 'vertical', position: { horizontal: 'start' } } },
      }),
    );
    await drawn();
    const rect = (selector: string) => all(selector)[0]?.getBoundingClientRect();
    expect(rect('.MuiChartsLegend-root')?.right ?? NaN).toBeLessThanOrEqual(
      rect('svg:has(.MuiChartsAxis-root)')?.left ?? NaN,
    );
  },
);

claim(
  "The rule applies to the area, so the legend keeps the plain color. `filter: 'none'` removes the brightness filter that the chart applies to areas.",
  async () => {
    const { unmount } = await themed(<GradientArea />);
    await drawn('path[fill], path');
    const area = () => all('.MuiAreaElement-root')[0];
    await expect.poll(area).toBeDefined();
    expect(style('.MuiAreaElement-root').fill).toContain('#solar-fade');
    expect(style('.MuiAreaElement-root').filter).toBe('none');
    expect(fills(LEGEND_FILL)).toEqual(['rgb(25, 118, 210)']);
    await unmount();
    await box(lines({ series: [{ data: [1, 2, 3], area: true }] }));
    await expect.poll(area).toBeDefined();
    expect(style('.MuiAreaElement-root').filter).toBe('brightness(1.2)');
  },
);

claim(
  'With a `highlightScope`, the hovered bar has the class `MuiBarElement-highlighted`, and faded bars have `MuiBarElement-faded`. The chart sets their brightness and opacity as SVG attributes, so any CSS rule overrides them.',
  async () => {
    const series: BarChartProps['series'] = [
      { data: [1, 2, 3], highlightScope: { highlight: 'item', fade: 'global' } },
    ];
    const { unmount } = await box(chart({ series }));
    await drawn();
    const point = async () => {
      const [, bar] = bars();
      if (bar) {
        await userEvent.hover(bar);
      }
      await drawn('.MuiBarElement-highlighted');
      expect(all('.MuiBarElement-faded')).toHaveLength(2);
    };
    await point();
    expect(style('.MuiBarElement-highlighted').filter).toBe('brightness(1.2)');
    expect(all('.MuiBarElement-faded')[0]?.getAttribute('opacity')).toBe('0.3');
    await unmount();
    await box(
      chart({
        series,
        sx: {
          '& .MuiBarElement-faded': { opacity: 0.6 },
          '& .MuiBarElement-highlighted': { filter: 'none' },
        },
      }),
    );
    await drawn();
    await point();
    await expect.poll(() => style('.MuiBarElement-faded').opacity).toBe('0.6');
    expect(style('.MuiBarElement-highlighted').filter).toBe('none');
  },
);

claim(
  'In Tailwind CSS, use the attributes `data-faded` and `data-highlighted` as variants: `data-faded:opacity-60` and `data-highlighted:filter-none`, in `slotProps.bar.className`.',
  async () => {
    await box(
      chart({
        series: [{ data: [1, 2, 3], highlightScope: { highlight: 'item', fade: 'global' } }],
        slotProps: { bar: { className: 'my-bar' } },
      }),
    );
    await drawn('.my-bar');
    const [, bar] = bars();
    if (bar) {
      await userEvent.hover(bar);
    }
    await drawn('.my-bar[data-highlighted]');
    expect(all('.my-bar[data-faded]')).toHaveLength(2);
  },
);

claim(
  'Use the theme key `MuiChartDataProvider` to set the default colors of all charts, and the other keys to style the parts of a chart.',
  async () => {
    await themed(
      chart({ grid: { horizontal: true } }),
      createTheme({
        components: {
          MuiChartDataProvider: { defaultProps: { colors: ['#ff0000'] } },
          MuiChartsAxis: {
            styleOverrides: { root: { '& .MuiChartsAxis-line': { strokeWidth: 2 } } },
          },
          MuiChartsGrid: { styleOverrides: { line: { strokeDasharray: '2 4' } } },
          MuiChartsLegend: { styleOverrides: { root: { fontWeight: 600 } } },
          MuiChartsTooltip: { styleOverrides: { paper: { borderRadius: 7 } } },
          MuiChartsSurface: {
            styleOverrides: { root: { '& rect.MuiBarElement-root': { strokeWidth: 3 } } },
          },
        },
      }),
    );
    await hover();
    expect(fills('rect.MuiBarElement-root')[0]).toBe(RED);
    expect(style('.MuiChartsAxis-line').strokeWidth).toBe('2px');
    expect(style('.MuiChartsGrid-line').strokeDasharray).toBe('2px, 4px');
    expect(style('.MuiChartsLegend-root').fontWeight).toBe('600');
    expect(style('.MuiChartsTooltip-paper').borderRadius).toBe('7px');
    expect(style('rect.MuiBarElement-root').strokeWidth).toBe('3px');
  },
);

claim(
  'In 8.12.0, `styleOverrides` of `MuiBarElement`, `MuiLineElement`, and `MuiAreaElement` compile but have no effect. `styleOverrides` of `MuiMarkElement` work for all shapes except the circle, which is the default.',
  async () => {
    const root = { strokeDasharray: '9 9' };
    const theme = createTheme({
      components: {
        MuiBarElement: { styleOverrides: { root } },
        MuiLineElement: { styleOverrides: { root } },
        MuiAreaElement: { styleOverrides: { root } },
        MuiMarkElement: { styleOverrides: { root } },
      },
    });
    const first = await themed(chart(), theme);
    await drawn();
    expect(style('rect.MuiBarElement-root').strokeDasharray).toBe('none');
    await first.unmount();
    for (const shape of ['circle', 'square'] as const) {
      const { unmount } = await themed(
        lines({ series: [{ data: [1, 2, 3], area: true, showMark: true, shape }] }),
        theme,
      );
      await drawn(MARK);
      expect(style(LINE).strokeDasharray).toBe('none');
      expect(style('.MuiAreaElement-root').strokeDasharray).toBe('none');
      expect(style(MARK).strokeDasharray).toBe(shape === 'circle' ? 'none' : '9px, 9px');
      await unmount();
    }
  },
);

claim("Their color is a CSS variable that isn't defined at the end of `<body>`.", async () => {
  const remove = css('.scope { --mine: #ff0000 }');
  await box(
    <div className="scope">
      {chart({ series: [{ data: [1, 2, 3], label: 'Visitors', color: 'var(--mine)' }] })}
    </div>,
  );
  await hover();
  expect(fills('rect.MuiBarElement-root')[0]).toBe(RED);
  expect(fills(LEGEND_FILL)).toEqual([RED]);
  expect(fills(TOOLTIP_FILL)).toEqual([BLACK]);
  remove();
});

claim(
  "`color` isn't a color that SVG accepts, such as a path in the theme (`'primary.main'`) or a `linear-gradient()`.",
  async () => {
    for (const color of ['primary.main', 'linear-gradient(red, blue)']) {
      const first = await themed(chart({ series: [{ data: [1, 2, 3], color }] }));
      await drawn();
      expect(fills('rect.MuiBarElement-root')[0]).toBe(BLACK);
      await first.unmount();
      const second = await themed(lines({ series: [{ data: [1, 2, 3], color }] }));
      await drawn(LINE);
      expect(style(LINE).stroke).toBe('none');
      await second.unmount();
    }
  },
);

claim('`color` sets the color of one series.', async () => {
  await box(
    chart({
      series: [{ data: [1, 2, 3] }, { data: [1, 2, 3], color: RED }],
      xAxis: [{ data: ['A', 'B', 'C'] }],
    }),
  );
  await expect.poll(() => bars().length).toBe(6);
  expect(fills('rect.MuiBarElement-root').filter((fill) => fill === RED)).toHaveLength(3);
  // The demo of the palettes.
  const screen = await render(<ChoosePalette />);
  await screen.getByRole('combobox').click();
  expect(page.getByRole('option').elements()).toHaveLength(4);
});

claim(
  "To remove lines, ticks, or a whole axis, set `disableLine`, `disableTicks`, or `position: 'none'` on the axis.",
  async () => {
    const parts = async (x: object) => {
      const { unmount } = await box(chart({ xAxis: [{ data: ['A', 'B', 'C'], ...x }] }));
      await drawn();
      const has = (selector: string) => all(`.MuiChartsAxis-directionX${selector}`).length > 0;
      const found = {
        line: has(' .MuiChartsAxis-line'),
        tick: has(' .MuiChartsAxis-tick'),
        root: has('.MuiChartsAxis-root'),
      };
      await unmount();
      return found;
    };
    expect(await parts({})).toEqual({ line: true, tick: true, root: true });
    expect(await parts({ disableLine: true })).toEqual({ line: false, tick: true, root: true });
    expect(await parts({ disableTicks: true })).toEqual({ line: true, tick: false, root: true });
    expect(await parts({ position: 'none' })).toEqual({ line: false, tick: false, root: false });
  },
);
