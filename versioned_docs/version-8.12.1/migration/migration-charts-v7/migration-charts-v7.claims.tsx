import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as v8 from '@mui/x-charts';
import type {} from '@mui/x-charts/themeAugmentation';
import { claim } from '@portal/claims';
import * as v7 from 'mui-x-charts-v7';
import { blueberryTwilightPalette as oldPalette } from 'mui-x-charts-v7/colorPalettes';
import { blueberryTwilightPalette, rainbowSurgePaletteLight } from '@mui/x-charts/colorPalettes';
import { Component, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const series = [
  { id: 'oil', data: [30, 50], label: 'Oil' },
  { id: 'gas', data: [10, 20], label: 'Gas' },
];
const names = ['A', 'B'];
const xAxis: { id: string; scaleType: 'band'; data: string[] }[] = [
  { id: 'x', scaleType: 'band', data: names },
];
const size = { width: 400, height: 300, skipAnimation: true };
const base = { ...size, series, xAxis };

/** Props that are not in the types of v8. */
const old = <Props extends object>(props: object) => props as Partial<Props>;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const find = (selector: string): HTMLElement => {
  const found = all(selector)[0];
  if (!found) {
    throw new Error(`Nothing is ${selector}`);
  }
  return found;
};
const count = (selector: string) => all(selector).length;
const LEGEND = '.MuiChartsLegend-root';
const chartSvg = () => find('svg[viewBox]:not([viewBox="0 0 24 24"])');
const texts = (selector: string) => all(selector).map((element) => element.textContent);

/** Renders an element until a condition is true, and removes it. */
async function during(element: ReactElement, prove: () => void | Promise<void>) {
  const { unmount } = await render(element);
  try {
    await prove();
  } finally {
    await unmount();
  }
}

/** Collects what React and the package log. */
function listen() {
  const spies = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  for (const spy of spies) {
    spy.mockImplementation(() => undefined);
  }
  return {
    messages: () =>
      spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' '))),
    restore: () => spies.forEach((spy) => spy.mockRestore()),
  };
}

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

claim(
  'In JavaScript, you get no error for the old props: v8 ignores `legend` and `slotProps.legend.hidden` without a message, and the legend is visible.',
  async () => {
    for (const props of [
      { legend: { hidden: true } },
      { slotProps: { legend: { hidden: true } } },
    ]) {
      await during(<v7.BarChart {...base} {...old<v7.BarChartProps>(props)} />, async () => {
        await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
        expect(count(LEGEND)).toBe(0);
      });
      const log = listen();
      await during(<v8.BarChart {...base} {...old<v8.BarChartProps>(props)} />, async () => {
        await expect.poll(() => count(LEGEND)).toBe(1);
        expect(find(LEGEND).getBoundingClientRect().height).toBeGreaterThan(0);
        expect(log.messages()).toEqual([]);
      });
      log.restore();
    }
    await during(<v8.BarChart {...base} hideLegend />, async () => {
      await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
      expect(count(LEGEND)).toBe(0);
    });
  },
);

claim(
  '`onItemClick` now receives a `MouseEvent<HTMLButtonElement>`. With `onItemClick`, each item is a button.',
  async () => {
    const clicked = vi.fn<(target: EventTarget) => void>();
    await during(
      <v8.BarChart
        {...base}
        slotProps={{
          legend: {
            onItemClick: (event: MouseEvent<HTMLButtonElement>) => clicked(event.currentTarget),
          },
        }}
      />,
      async () => {
        await expect.poll(() => count(`${LEGEND} button`)).toBe(2);
        find(`${LEGEND} button`).click();
        expect(clicked.mock.lastCall?.[0]).toBeInstanceOf(HTMLButtonElement);
      },
    );
  },
);

claim(
  '`slots.legend` no longer receives `series`, `seriesToDisplay` and `drawingArea`, and `LegendRendererProps` and `DefaultChartsLegend` were removed. Your component is now rendered outside the SVG, so it has to return HTML.',
  async () => {
    const seen: string[][] = [];
    const Mine = (props: object) => {
      seen.push(Object.keys(props));
      return <p id="mine">Mine</p>;
    };
    await during(<v8.BarChart {...base} slots={{ legend: Mine }} />, async () => {
      await expect.poll(() => count('#mine')).toBe(1);
      expect(chartSvg().contains(find('#mine'))).toBe(false);
    });
    for (const key of ['series', 'seriesToDisplay', 'drawingArea']) {
      expect(seen.flat()).not.toContain(key);
    }
    expect('DefaultChartsLegend' in v8).toBe(false);
    const before: string[][] = [];
    const Old = (props: v7.LegendRendererProps) => {
      before.push(Object.keys(props));
      return <g id="old" />;
    };
    await during(<v7.BarChart {...base} slots={{ legend: Old }} />, async () => {
      await expect.poll(() => count('svg #old')).toBe(1);
    });
    expect(before.flat()).toEqual(
      expect.arrayContaining(['series', 'seriesToDisplay', 'drawingArea']),
    );
  },
);

const containerProps = {
  ...size,
  xAxis,
  series: [{ type: 'bar' as const, data: [1, 2], label: 'Oil' }],
};

claim(
  "`ChartContainer` renders only an SVG, in which the HTML of the legend isn't visible. v8 prints no message, and the legend has no size.",
  async () => {
    const log = listen();
    await during(
      <v8.ChartContainer {...containerProps}>
        <v8.ChartsLegend />
        <v8.BarPlot />
      </v8.ChartContainer>,
      async () => {
        await expect.poll(() => count('.MuiBarElement-root')).toBe(2);
        const { width, height } = find(`svg ${LEGEND}`).getBoundingClientRect();
        expect([width, height]).toEqual([0, 0]);
        expect(log.messages()).toEqual([]);
      },
    );
    log.restore();
    await during(
      <v7.ChartContainer {...containerProps}>
        <v7.ChartsLegend />
        <v7.BarPlot />
      </v7.ChartContainer>,
      async () => {
        await expect
          .poll(() => count(LEGEND) && find(LEGEND).getBoundingClientRect().width)
          .toBeGreaterThan(0);
      },
    );
  },
);

claim(
  'Use `ChartDataProvider`, which renders no element, and put the legend next to `ChartsSurface`:',
  async () => {
    await during(
      <div id="parent">
        <v8.ChartDataProvider {...containerProps}>
          <v8.ChartsLegend />
          <v8.ChartsSurface>
            <v8.BarPlot />
          </v8.ChartsSurface>
        </v8.ChartDataProvider>
      </div>,
      async () => {
        await expect.poll(() => count('.MuiBarElement-root')).toBe(2);
        expect(find(LEGEND).parentElement?.id).toBe('parent');
        expect(find(LEGEND).getBoundingClientRect().width).toBeGreaterThan(0);
      },
    );
  },
);

claim(
  "Without `position`, the first x-axis is at the bottom, the first y-axis is on the left, and the others aren't rendered.",
  async () => {
    await during(
      <v8.LineChart
        {...size}
        series={[{ data: [1, 2] }]}
        xAxis={[
          { id: 'x1', data: [1, 2] },
          { id: 'x2', data: [1, 2] },
        ]}
        yAxis={[{ id: 'y1' }, { id: 'y2' }]}
      />,
      async () => {
        await expect.poll(() => count('.MuiChartsAxis-root')).toBe(2);
        expect(count('.MuiChartsAxis-id-x1.MuiChartsAxis-bottom')).toBe(1);
        expect(count('.MuiChartsAxis-id-y1.MuiChartsAxis-left')).toBe(1);
      },
    );
  },
);

claim("Use `position: 'none'` where you had `null`.", async () => {
  await during(<v7.BarChart {...base} leftAxis={null} />, async () => {
    await expect.poll(() => count('.MuiChartsAxis-directionX')).toBe(1);
    expect(count('.MuiChartsAxis-directionY')).toBe(0);
  });
  await during(<v8.BarChart {...base} yAxis={[{ position: 'none' }]} />, async () => {
    await expect.poll(() => count('.MuiChartsAxis-directionX')).toBe(1);
    expect(count('.MuiChartsAxis-directionY')).toBe(0);
  });
  const log = listen();
  await during(
    <v8.BarChart {...base} {...old<v8.BarChartProps>({ leftAxis: null })} />,
    async () => {
      await expect.poll(() => count('.MuiChartsAxis-directionY')).toBe(1);
      expect(log.messages().join()).toContain('React does not recognize');
    },
  );
  log.restore();
});

/** Returns where an axis starts, and how long it is. */
const axis = (direction: 'X' | 'Y') => {
  const root = find(`.MuiChartsAxis-direction${direction}`);
  const [x = NaN, y = NaN] =
    (root.getAttribute('transform') ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
  return { x, y };
};

claim('`margin` | 50 on each side | 20 on each side', async () => {
  await during(<v7.BarChart {...base} />, async () => {
    await expect.poll(() => count('.MuiChartsAxis-directionY')).toBe(1);
    expect(axis('Y').x).toBe(50);
    expect(axis('X').y).toBe(250);
  });
  await during(
    <v8.BarChart
      {...base}
      xAxis={xAxis.map((item) => ({ ...item, position: 'none' as const }))}
      yAxis={[{ position: 'none' }]}
    />,
    async () => {
      await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
      const tallest = Math.min(
        ...all('.MuiBarElement-root').map((bar) => Number(bar.getAttribute('y'))),
      );
      expect(tallest).toBe(20);
    },
  );
});

claim('y-axis | In the margin | `width: 45`, or 65 with a `label`', async () => {
  for (const [label, start] of [
    [undefined, 65],
    ['Share', 85],
  ] as const) {
    await during(
      <v8.BarChart {...base} yAxis={[label === undefined ? {} : { label }]} />,
      async () => {
        await expect.poll(() => count('.MuiChartsAxis-directionY')).toBe(1);
        expect(axis('Y').x).toBe(start);
      },
    );
  }
});

claim('x-axis | In the margin | `height: 25`, or 45 with a `label`', async () => {
  for (const [label, end] of [
    [undefined, 255],
    ['Month', 235],
  ] as const) {
    const axes = xAxis.map((item) => (label === undefined ? item : { ...item, label }));
    await during(<v8.BarChart {...base} xAxis={axes} />, async () => {
      await expect.poll(() => count('.MuiChartsAxis-directionX')).toBe(1);
      expect(axis('X').y).toBe(end);
    });
  }
});

const pie = [{ data: [{ id: 0, value: 1, label: 'One' }] }];

claim('Legend of a pie chart | In a right margin of 100 | Outside of the SVG', async () => {
  await during(<v7.PieChart {...size} series={pie} />, async () => {
    await expect.poll(() => count(`svg ${LEGEND}`)).toBe(1);
    expect(find('svg g[transform]').getAttribute('transform')).toBe('translate(152.5, 150)');
  });
  await during(<v8.PieChart {...size} series={pie} />, async () => {
    await expect.poll(() => count(LEGEND)).toBe(1);
    expect(count(`svg ${LEGEND}`)).toBe(0);
    expect(chartSvg().querySelector('g[transform]')?.getAttribute('transform')).toBe(
      'translate(200, 150)',
    );
  });
});

claim(
  'If you leave `margin={{ left: 120 }}`, the plot starts at 165 pixels: the margin and the default width of the axis are added.',
  async () => {
    for (const [Chart, start] of [
      [v7.BarChart, 120],
      [v8.BarChart, 165],
    ] as const) {
      await during(<Chart {...base} margin={{ left: 120 }} />, async () => {
        await expect.poll(() => count('.MuiChartsAxis-directionY')).toBe(1);
        expect(axis('Y').x).toBe(start);
      });
    }
  },
);

claim("Labels that don't fit are shortened with `…`, which didn't happen in v7.", async () => {
  const long = 'Democratic Republic of the Congo';
  const chart = {
    ...size,
    layout: 'horizontal' as const,
    series,
    yAxis: [{ scaleType: 'band' as const, data: [long, 'Chad'] }],
  };
  await during(<v7.BarChart {...chart} />, async () => {
    await expect.poll(() => texts('.MuiChartsAxis-directionY text')).toContain(long);
  });
  await during(<v8.BarChart {...chart} />, async () => {
    await expect.poll(() => texts('.MuiChartsAxis-directionY text')[0]).toMatch(/^De.*…$/);
  });
});

claim('`margin` also accepts one number now.', async () => {
  await during(<v8.BarChart {...base} margin={10} />, async () => {
    await expect.poll(() => count('.MuiChartsAxis-directionY')).toBe(1);
    expect(axis('Y').x).toBe(55);
  });
});

claim(
  'Texts still have the font of the theme: `body1` for labels and `caption` for ticks, in 14 and 12 pixels. But this font is now in the `style` attribute, so CSS rules for `font-family` or `font-weight` have no effect on ticks. Use `tickLabelStyle`.',
  async () => {
    const theme = createTheme({
      typography: { body1: { fontFamily: 'Georgia' }, caption: { fontFamily: 'Courier' } },
    });
    const axes = xAxis.map((item) => ({ ...item, label: 'Month' }));
    const tick = '.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel';
    for (const Chart of [v7.BarChart, v8.BarChart]) {
      await during(
        <ThemeProvider theme={theme}>
          <Chart {...base} xAxis={axes} />
        </ThemeProvider>,
        async () => {
          await expect.poll(() => count('.MuiChartsAxis-label text')).toBe(1);
          const label = getComputedStyle(find('.MuiChartsAxis-label text'));
          expect([label.fontFamily, label.fontSize]).toEqual(['Georgia', '14px']);
          const { fontFamily, fontSize } = getComputedStyle(find(tick));
          expect([fontFamily, fontSize]).toEqual(['Courier', '12px']);
        },
      );
    }
    const rule = { [`& ${tick}`]: { fontWeight: 900 } };
    const weight = () => getComputedStyle(find(tick)).fontWeight;
    await during(<v7.BarChart {...base} sx={rule} />, async () => {
      await expect.poll(() => count(tick)).toBe(2);
      expect(weight()).toBe('900');
    });
    await during(<v8.BarChart {...base} sx={rule} />, async () => {
      await expect.poll(() => count(tick)).toBe(2);
      expect(weight()).toBe('400');
    });
    const styled = xAxis.map((item) => ({ ...item, tickLabelStyle: { fontWeight: 900 } }));
    await during(<v8.BarChart {...base} xAxis={styled} />, async () => {
      await expect.poll(() => count(tick)).toBe(2);
      expect(weight()).toBe('900');
    });
  },
);

claim(
  'The legend is outside, so a chart with a fixed height becomes taller by the height of its legend.',
  async () => {
    await during(<v7.BarChart {...base} />, async () => {
      await expect.poll(() => count(LEGEND)).toBe(1);
      expect(chartSvg().parentElement?.getBoundingClientRect().height).toBe(300);
    });
    await during(<v8.BarChart {...base} />, async () => {
      await expect.poll(() => count(LEGEND)).toBe(1);
      expect(chartSvg().getBoundingClientRect().height).toBe(300);
      const whole = chartSvg().parentElement?.getBoundingClientRect().height ?? 0;
      expect(whole).toBeGreaterThanOrEqual(300 + find(LEGEND).getBoundingClientRect().height);
    });
  },
);

claim(
  'In a parent with a fixed height and without the prop `height`, the SVG shrinks to make room for the legend.',
  async () => {
    await during(
      <div style={{ height: 260, width: 500 }}>
        <v8.BarChart series={series} xAxis={xAxis} skipAnimation />
      </div>,
      async () => {
        await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
        const parent = chartSvg().parentElement;
        expect(parent?.getBoundingClientRect().height).toBe(260);
        expect(chartSvg().getBoundingClientRect().height).toBeLessThan(250);
      },
    );
  },
);

claim(
  '`id`, `className`, `style`, `data-testid` and other attributes of a chart are now on the SVG instead of the `div` around it. `ref` still refers to the SVG.',
  async () => {
    const attributes = old<object>({
      id: 'orders',
      className: 'mine',
      style: { outlineStyle: 'dotted' },
      'data-testid': 'chart',
    });
    for (const [Chart, tag] of [
      [v7.BarChart, 'div'],
      [v8.BarChart, 'svg'],
    ] as const) {
      let tagOfRef = '';
      const ref = (element: SVGSVGElement | null) => {
        tagOfRef = element?.tagName ?? tagOfRef;
      };
      await during(<Chart {...base} {...attributes} ref={ref} />, async () => {
        await expect.poll(() => count('#orders')).toBe(1);
        const element = find('#orders');
        expect(element.tagName.toLowerCase()).toBe(tag);
        expect(element.matches('.mine[data-testid="chart"]')).toBe(true);
        expect(element.style.outlineStyle).toBe('dotted');
        await expect.poll(() => tagOfRef).toBe('svg');
      });
    }
  },
);

claim('`sx` is now applied to the `div`, too.', async () => {
  for (const [Chart, expected] of [
    [v7.BarChart, 'normal'],
    [v8.BarChart, '9px'],
  ] as const) {
    await during(<Chart {...base} sx={{ letterSpacing: '9px' }} />, async () => {
      await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
      const outer = chartSvg().parentElement;
      expect(outer && getComputedStyle(outer).letterSpacing).toBe(expected);
      expect(getComputedStyle(chartSvg()).letterSpacing).toBe('9px');
    });
  }
});

claim(
  'v8 ignores them without a message: the series is drawn on the first axis, and nothing is highlighted or faded.',
  async () => {
    const log = listen();
    const path = () => find('.MuiLineElement-root').getAttribute('d');
    const lines = (key: 'xAxisId' | 'xAxisKey') => (
      <v8.LineChart
        {...size}
        xAxis={[
          { id: 'first', data: [1, 2], max: 2 },
          { id: 'second', data: [1, 2], max: 100 },
        ]}
        series={[{ data: [1, 2], [key]: 'second' }]}
      />
    );
    await during(lines('xAxisKey'), async () => {
      await expect.poll(() => count('.MuiLineElement-root')).toBe(1);
      expect(path()).toMatch(/L380,/);
    });
    await during(lines('xAxisId'), async () => {
      await expect.poll(() => count('.MuiLineElement-root')).toBe(1);
      expect(path()).not.toMatch(/L380,/);
    });
    const highlightedItem = { seriesId: 'oil', dataIndex: 0 };
    const opacities = () => all('.MuiBarElement-root').map((bar) => getComputedStyle(bar).opacity);
    const scoped = (highlightScope: object) => series.map((item) => ({ ...item, highlightScope }));
    await during(
      <v8.BarChart
        {...base}
        series={scoped({ highlighted: 'item', faded: 'global' })}
        highlightedItem={highlightedItem}
      />,
      async () => {
        await expect.poll(opacities).toEqual(['1', '1', '1', '1']);
      },
    );
    await during(
      <v8.BarChart
        {...base}
        series={scoped({ highlight: 'item', fade: 'global' })}
        highlightedItem={highlightedItem}
      />,
      async () => {
        await expect.poll(opacities).toEqual(['1', '0.3', '0.3', '0.3']);
      },
    );
    expect(log.messages()).toEqual([]);
    log.restore();
  },
);

const points = { ...size, xAxis: [{ data: [1, 2] }] };

claim(
  'For another shape, set `shape` in the series; then the marks are `path` elements.',
  async () => {
    await during(
      <v8.LineChart {...points} series={[{ data: [1, 2], shape: 'square' }]} />,
      async () => {
        await expect.poll(() => count('path.MuiMarkElement-root')).toBe(2);
      },
    );
  },
);

claim('Marks of a line | `path` | `circle`', async () => {
  await during(<v7.LineChart {...points} series={[{ data: [1, 2] }]} />, async () => {
    await expect.poll(() => count('path.MuiMarkElement-root')).toBe(2);
  });
  await during(<v8.LineChart {...points} series={[{ data: [1, 2] }]} />, async () => {
    await expect.poll(() => count('circle.MuiMarkElement-root')).toBe(2);
  });
});

claim(
  '`LineHighlightElement` requires the prop `shape`. Without it, it draws a symbol instead of a circle.',
  async () => {
    const log = listen();
    const Highlight = v8.LineHighlightElement as (props: object) => ReactElement;
    const OldHighlight = v7.LineHighlightElement;
    const props = { id: 'oil', color: 'red', x: 5, y: 5 };
    await during(
      <svg>
        <Highlight {...props} />
      </svg>,
      async () => {
        await expect.poll(() => count('path.MuiHighlightElement-root')).toBe(1);
      },
    );
    await during(
      <svg>
        <OldHighlight {...props} />
      </svg>,
      async () => {
        await expect.poll(() => count('circle.MuiHighlightElement-root')).toBe(1);
      },
    );
    log.restore();
  },
);

claim('It renders the SVG without a `div`, and all attributes go to the SVG.', async () => {
  await during(
    <div id="parent">
      <v8.ChartContainer {...containerProps} {...old<object>({ 'data-testid': 'chart' })}>
        <v8.BarPlot />
      </v8.ChartContainer>
    </div>,
    async () => {
      await expect.poll(() => count('.MuiBarElement-root')).toBe(2);
      expect(find('svg[data-testid="chart"]').parentElement?.id).toBe('parent');
    },
  );
});

claim('`ChartsOnAxisClickHandler` was removed. Pass `onAxisClick` to the container.', async () => {
  expect('ChartsOnAxisClickHandler' in v8).toBe(false);
  const clicked = vi.fn<(value: unknown) => void>();
  await during(
    <v8.ChartContainer {...containerProps} onAxisClick={(_event, data) => clicked(data?.axisValue)}>
      <v8.BarPlot />
    </v8.ChartContainer>,
    async () => {
      await expect.poll(() => count('.MuiBarElement-root')).toBe(2);
      const bar = find('.MuiBarElement-root');
      const { x, y, width, height } = bar.getBoundingClientRect();
      const at = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2, pointerId: 1 };
      await expect
        .poll(() => {
          for (const type of ['pointermove', 'pointerdown', 'pointerup']) {
            bar.dispatchEvent(
              new PointerEvent(type, { ...at, pointerType: 'mouse', isPrimary: true }),
            );
          }
          bar.dispatchEvent(new MouseEvent('click', at));
          return clicked.mock.lastCall?.[0];
        })
        .toBe('A');
    },
  );
});

claim(
  'An unknown `axisId` no longer crashes `ChartsXAxis` and `ChartsYAxis`. The axis is missing, and the console shows No axis found.',
  async () => {
    const log = listen();
    await during(
      <Caught>
        <v7.ChartContainer {...containerProps}>
          <v7.ChartsXAxis axisId="nope" />
        </v7.ChartContainer>
      </Caught>,
      async () => {
        await expect.poll(() => count('[role="alert"]')).toBe(1);
      },
    );
    await during(
      <Caught>
        <v8.ChartContainer {...containerProps}>
          <v8.ChartsXAxis axisId="nope" />
          <v8.ChartsYAxis axisId="nope" />
          <v8.BarPlot />
        </v8.ChartContainer>
      </Caught>,
      async () => {
        await expect.poll(() => count('.MuiBarElement-root')).toBe(2);
        expect(count('[role="alert"], .MuiChartsAxis-root')).toBe(0);
        expect(log.messages().join()).toContain('No axis found');
      },
    );
    log.restore();
  },
);

const fill = (selector: string) => getComputedStyle(find(selector)).fill;
/** Writes a color like a computed style. */
const rgb = (color = '') => {
  const element = document.createElement('i');
  element.style.color = color;
  return element.style.color;
};

claim(
  'The default colors changed from `blueberryTwilightPalette` to `rainbowSurgePalette`.',
  async () => {
    await during(<v7.BarChart {...base} />, async () => {
      await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
      expect(fill('.MuiBarElement-root')).toBe(rgb(oldPalette('light')[0]));
    });
    await during(<v8.BarChart {...base} />, async () => {
      await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
      expect(fill('.MuiBarElement-root')).toBe(rgb(rainbowSurgePaletteLight[0]));
    });
    expect(blueberryTwilightPalette('light')).toEqual(oldPalette('light'));
    expect(blueberryTwilightPalette('dark')).toEqual(oldPalette('dark'));
  },
);

claim(
  'To set them for all charts of a type, use `defaultProps` of `MuiBarChart`, `MuiLineChart` and `MuiScatterChart` in the theme.',
  async () => {
    const colors = ['rgb(1, 2, 3)'];
    const theme = createTheme({
      components: {
        MuiBarChart: { defaultProps: { colors } },
        MuiLineChart: { defaultProps: { colors } },
        MuiScatterChart: { defaultProps: { colors } },
      },
    });
    await during(
      <ThemeProvider theme={theme}>
        <v8.BarChart {...base} />
        <v8.LineChart {...points} series={[{ data: [1, 2] }]} />
        <v8.ScatterChart {...size} series={[{ data: [{ id: 0, x: 1, y: 1 }] }]} />
      </ThemeProvider>,
      async () => {
        await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
        await expect.poll(() => count('.MuiLineElement-root')).toBe(1);
        expect(fill('.MuiBarElement-root')).toBe(colors[0]);
        expect(getComputedStyle(find('.MuiLineElement-root')).stroke).toBe(colors[0]);
        expect(count('circle[fill="rgb(1, 2, 3)"]')).toBe(1);
      },
    );
  },
);

claim(
  'v8 ignores `styleOverrides` of `MuiBarElement`, `MuiLineElement`, `MuiAreaElement`, and of `MuiMarkElement` for circles, although the types still contain these keys. Use the class names inside `MuiChartsSurface`:',
  async () => {
    const styleOverrides = { root: { letterSpacing: '7px' } };
    const parts = ['Bar', 'Line', 'Area', 'Mark'].map((part) => `.Mui${part}Element-root`);
    const theme = createTheme({
      components: {
        MuiBarElement: { styleOverrides },
        MuiLineElement: { styleOverrides },
        MuiAreaElement: { styleOverrides },
        MuiMarkElement: { styleOverrides },
        MuiChartsSurface: {
          styleOverrides: {
            root: Object.fromEntries(parts.map((part) => [`& ${part}`, { wordSpacing: '5px' }])),
          },
        },
      },
    });
    const spacing = () =>
      parts.map((part) => {
        const { letterSpacing, wordSpacing } = getComputedStyle(find(part));
        return `${letterSpacing} ${wordSpacing}`;
      });
    const area = [{ data: [1, 2], area: true, showMark: true }];
    for (const [Bar, Line, expected] of [
      [v7.BarChart, v7.LineChart, '7px 5px'],
      [v8.BarChart, v8.LineChart, 'normal 5px'],
    ] as const) {
      await during(
        <ThemeProvider theme={theme}>
          <Bar {...base} />
          <Line {...points} series={area} />
        </ThemeProvider>,
        async () => {
          await expect.poll(() => parts.map(count)).toEqual([4, 1, 1, 2]);
          expect(spacing()).toEqual(parts.map(() => expected));
        },
      );
    }
  },
);

claim(
  'Colors are now SVG attributes, such as `fill="#4254FB"`, instead of styles, and lighter colors come from the CSS property `filter`.',
  async () => {
    await during(<v7.BarChart {...base} />, async () => {
      await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
      expect(find('.MuiBarElement-root').getAttribute('fill')).toBeNull();
    });
    await during(<v8.BarChart {...base} />, async () => {
      await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
      expect(find('.MuiBarElement-root').getAttribute('fill')).toBe('#4254FB');
    });
    await during(<v8.LineChart {...points} series={[{ data: [1, 2], area: true }]} />, async () => {
      await expect.poll(() => count('.MuiAreaElement-root')).toBe(1);
      expect(find('.MuiAreaElement-root').getAttribute('filter')).toContain('brightness');
    });
  },
);

claim(
  '`useBarSeries()` and the hooks for the other types now return an array of series, or one series if you pass an id. To get the same value as in v7, use the hooks whose names end with `Context`:',
  async () => {
    const seen: unknown[] = [];
    const Read = () => {
      seen.push(
        v8.useBarSeries(),
        v8.useBarSeries('gas')?.id,
        v8.useBarSeriesContext()?.seriesOrder,
      );
      return null;
    };
    await during(
      <v8.BarChart {...base}>
        <Read />
      </v8.BarChart>,
      async () => {
        await expect.poll(() => seen.length).toBeGreaterThan(2);
        expect(Array.isArray(seen[0])).toBe(true);
        expect(seen[1]).toBe('gas');
        expect(seen[2]).toEqual(['oil', 'gas']);
      },
    );
    const before: unknown[] = [];
    const ReadOld = () => {
      before.push(v7.unstable_useBarSeries()?.seriesOrder);
      return null;
    };
    await during(
      <v7.BarChart {...base}>
        <ReadOld />
      </v7.BarChart>,
      async () => {
        await expect.poll(() => before[0]).toEqual(['oil', 'gas']);
      },
    );
  },
);

claim('Legend | `g` inside the SVG | `ul` with `li` next to the SVG', async () => {
  await during(<v7.BarChart {...base} />, async () => {
    await expect.poll(() => count(`svg g${LEGEND}`)).toBe(1);
  });
  await during(<v8.BarChart {...base} />, async () => {
    await expect.poll(() => count(`ul${LEGEND} > li`)).toBe(2);
    expect(find(LEGEND).parentElement).toBe(chartSvg().parentElement);
  });
});

claim('Bars | Position in `style` | `x`, `y`, `width` and `height`', async () => {
  await during(<v7.BarChart {...base} />, async () => {
    await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
    const bar = find('.MuiBarElement-root');
    expect(bar.hasAttribute('x')).toBe(false);
    expect(bar.style.transform).toContain('translate');
  });
  await during(<v8.BarChart {...base} />, async () => {
    await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
    const bar = find('.MuiBarElement-root');
    for (const name of ['x', 'y', 'width', 'height']) {
      expect(bar.hasAttribute(name)).toBe(true);
    }
    expect(bar.style.transform).toBe('');
  });
});

claim('Axis with fewer values than the series | Throws an error | Logs an error', async () => {
  const log = listen();
  const short = { ...size, xAxis: [{ data: [1] }], series: [{ data: [1, 2] }] };
  await during(
    <Caught>
      <v7.LineChart {...short} />
    </Caught>,
    async () => {
      await expect
        .poll(() => texts('[role="alert"]').join())
        .toContain('data length of the x axis');
    },
  );
  await during(
    <Caught>
      <v8.LineChart {...short} />
    </Caught>,
    async () => {
      await expect.poll(() => log.messages().join()).toContain('data length of the x axis');
      expect(count('[role="alert"]')).toBe(0);
    },
  );
  log.restore();
});

claim('The same id for an x-axis and a y-axis | Accepted | Logs an error', async () => {
  const log = listen();
  const same = { ...size, xAxis: [{ id: 'a', data: [1, 2] }], yAxis: [{ id: 'a' }] };
  await during(<v7.LineChart {...same} series={[{ data: [1, 2] }]} />, async () => {
    await expect.poll(() => count('.MuiLineElement-root')).toBe(1);
    expect(log.messages()).toEqual([]);
  });
  await during(<v8.LineChart {...same} series={[{ data: [1, 2] }]} />, async () => {
    await expect
      .poll(() => log.messages().join())
      .toContain('The following axis ids are duplicated');
  });
  log.restore();
});

claim(
  '`title` and `desc` in the SVG | Always, also when empty | Only if you set them',
  async () => {
    await during(<v7.BarChart {...base} />, async () => {
      await expect.poll(() => count('svg > title, svg > desc')).toBe(2);
    });
    await during(<v8.BarChart {...base} />, async () => {
      await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
      expect(count('svg > title, svg > desc')).toBe(0);
    });
    await during(<v8.BarChart {...base} title="Energy" />, async () => {
      await expect.poll(() => texts('svg > title')).toEqual(['Energy']);
    });
  },
);

claim(
  'Marks in legend and tooltip | Squares | Square, line or circle, like the series',
  async () => {
    const mark = (shape: string) => count(`${LEGEND} .MuiChartsLabelMark-${shape}`);
    await during(<v8.BarChart {...base} />, async () => {
      await expect.poll(() => mark('square')).toBe(2);
    });
    await during(<v8.LineChart {...points} series={[{ data: [1, 2], label: 'A' }]} />, async () => {
      await expect.poll(() => mark('line')).toBe(1);
    });
    await during(<v8.PieChart {...size} series={pie} />, async () => {
      await expect.poll(() => mark('circle')).toBe(1);
    });
    await during(<v7.PieChart {...size} series={pie} />, async () => {
      await expect.poll(() => count(`${LEGEND} rect.MuiChartsLegend-mark`)).toBe(1);
    });
  },
);

claim('`getSeriesToDisplay()` | `useLegend()`', async () => {
  const seen: string[][] = [];
  const Read = () => {
    seen.push(v8.useLegend().items.map(({ label }) => String(label)));
    return null;
  };
  await during(
    <v8.BarChart {...base}>
      <Read />
    </v8.BarChart>,
    async () => {
      await expect.poll(() => seen.at(-1)).toEqual(['Oil', 'Gas']);
    },
  );
});

claim(
  'The slots `popper`, `itemContent` and `axisContent` became one slot, `tooltip`, which replaces the whole tooltip.',
  async () => {
    const log = listen();
    const Mine = () => <p id="mine">Mine</p>;
    const slots = { popper: Mine, itemContent: Mine, axisContent: Mine };
    await during(<v8.BarChart {...base} {...old<v8.BarChartProps>({ slots })} />, async () => {
      await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
      expect(count('#mine')).toBe(0);
    });
    await during(<v8.BarChart {...base} slots={{ tooltip: Mine }} />, async () => {
      await expect.poll(() => count('#mine')).toBe(1);
    });
    expect(log.messages()).toEqual([]);
    log.restore();
  },
);

claim(
  'The HTML of the tooltip changed, too: the value of the axis is a `caption`, and the label of a series is a `th` that contains the mark.',
  async () => {
    const hover = () => {
      const svg = chartSvg();
      const { x, y, width, height } = svg.getBoundingClientRect();
      const at = { clientX: x + width * 0.7, clientY: y + height / 2, pointerId: 1 };
      for (const type of ['pointerover', 'pointerenter', 'pointermove']) {
        svg.dispatchEvent(
          new PointerEvent(type, { ...at, bubbles: true, pointerType: 'mouse', isPrimary: true }),
        );
      }
    };
    const cells = () => count('.MuiChartsTooltip-table td, .MuiChartsTooltip-table th');
    await during(
      <div style={{ width: 400 }}>
        <v8.BarChart height={300} skipAnimation series={series} xAxis={xAxis} />
      </div>,
      async () => {
        await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
        await expect
          .poll(() => {
            hover();
            return cells();
          })
          .toBe(4);
        expect(texts('.MuiChartsTooltip-paper caption')).toEqual(['B']);
        expect(texts('.MuiChartsTooltip-table th')).toEqual(['Oil', 'Gas']);
        expect(count('.MuiChartsTooltip-table th .MuiChartsTooltip-mark')).toBe(2);
      },
    );
    await during(<v7.BarChart {...base} />, async () => {
      await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
      await expect
        .poll(() => {
          hover();
          return cells();
        })
        .toBe(7);
      expect(count('.MuiChartsTooltip-paper caption, .MuiChartsTooltip-table th')).toBe(0);
    });
  },
);

claim(
  'In v7, `margin` was the space around the plot, including axes and legend: 50 pixels on each side by default.',
  async () => {
    await during(<v7.BarChart {...base} />, async () => {
      await expect.poll(() => count('.MuiChartsAxis-directionY')).toBe(1);
      expect([axis('Y').x, axis('Y').y]).toEqual([50, 0]);
      const frame = chartSvg().getBoundingClientRect();
      const legend = find(LEGEND).getBoundingClientRect();
      const line = find('.MuiChartsAxis-directionY .MuiChartsAxis-line').getBoundingClientRect();
      expect(line.top - frame.top).toBeCloseTo(50, 0);
      expect(legend.bottom).toBeLessThanOrEqual(line.top);
    });
  },
);

claim(
  "Now each axis has a size, `margin` is the space outside of it, and the legend isn't part of either.",
  async () => {
    await during(<v8.BarChart {...base} margin={7} />, async () => {
      await expect.poll(() => count('.MuiChartsAxis-directionY')).toBe(1);
      expect(axis('Y').x).toBe(52);
      expect(axis('X').y).toBe(268);
      expect(find(LEGEND).getBoundingClientRect().bottom).toBeLessThanOrEqual(
        chartSvg().getBoundingClientRect().top,
      );
    });
  },
);

claim(
  'If you increased the margin to make room for long labels, set the size of the axis instead:',
  async () => {
    const long = 'Democratic Republic';
    const chart = {
      ...size,
      layout: 'horizontal' as const,
      series,
      yAxis: [{ scaleType: 'band' as const, data: [long, 'Chad'], width: 160 }],
    };
    await during(<v8.BarChart {...chart} />, async () => {
      await expect.poll(() => texts('.MuiChartsAxis-directionY text')).toContain(long);
      expect(axis('Y').x).toBe(180);
    });
  },
);

claim(
  'This replaces `leftAxis`, `rightAxis`, `topAxis` and `bottomAxis`, and allows several axes on the same side.',
  async () => {
    const yAxis = [
      { id: 'y1', position: 'left' as const },
      { id: 'y2', position: 'left' as const },
    ];
    await during(
      <v8.BarChart
        {...base}
        xAxis={xAxis.map((item) => ({ ...item, position: 'top' as const }))}
        yAxis={yAxis}
      />,
      async () => {
        await expect.poll(() => count('.MuiChartsAxis-left')).toBe(2);
        expect(count('.MuiChartsAxis-top')).toBe(1);
        expect(count('.MuiChartsAxis-bottom')).toBe(0);
      },
    );
  },
);

claim(
  'Move it to the configuration of the axis, which tells the chart where to reserve space:',
  async () => {
    await during(
      <v8.ChartContainer {...containerProps} yAxis={[{ id: 'share', position: 'right' }]}>
        <v8.ChartsYAxis axisId="share" />
        <v8.BarPlot />
      </v8.ChartContainer>,
      async () => {
        await expect.poll(() => count('.MuiChartsAxis-right')).toBe(1);
        expect(axis('Y').x).toBe(400 - 20 - 45);
      },
    );
  },
);

claim(
  'Every CSS rule overrides an attribute, so rules that had no effect in v7 can apply in v8.',
  async () => {
    for (const [Chart, isRed] of [
      [v7.BarChart, false],
      [v8.BarChart, true],
    ] as const) {
      await during(
        <>
          {/* Weaker than a class, stronger than an attribute. */}
          <style>{'rect { fill: rgb(255, 0, 0); }'}</style>
          <Chart {...base} />
        </>,
        async () => {
          await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
          expect(fill('.MuiBarElement-root') === 'rgb(255, 0, 0)').toBe(isRed);
        },
      );
    }
  },
);

claim(
  "If you set `fill` for areas or highlighted bars, set `filter: 'none'` as well.",
  async () => {
    const area = [{ data: [1, 2], area: true }];
    const bars = series.map((item) => ({
      ...item,
      highlightScope: { highlight: 'item' as const },
    }));
    const highlightedItem = { seriesId: 'oil', dataIndex: 0 };
    for (const [sx, expected] of [
      [{ fill: 'red' }, 'brightness'],
      [{ fill: 'red', filter: 'none' }, 'none'],
    ] as const) {
      await during(
        <>
          <v8.LineChart {...points} series={area} sx={{ '.MuiAreaElement-root': sx }} />
          <v8.BarChart
            {...base}
            series={bars}
            highlightedItem={highlightedItem}
            sx={{ '.MuiBarElement-root': sx }}
          />
        </>,
        async () => {
          await expect.poll(() => count('.MuiBarElement-root')).toBe(4);
          await expect.poll(() => count('.MuiAreaElement-root')).toBe(1);
          for (const part of ['Area', 'Bar']) {
            const element = find(`.Mui${part}Element-root`);
            expect(getComputedStyle(element).fill).toBe('rgb(255, 0, 0)');
            await expect.poll(() => getComputedStyle(element).filter).toContain(expected);
          }
        },
      );
    }
  },
);

claim(
  '`ResponsiveChartContainer` and `ChartContainer` are the same now: without `width` and `height`, the container fills its parent.',
  async () => {
    expect('ResponsiveChartContainer' in v8).toBe(false);
    await during(
      <div style={{ width: 333, height: 222 }}>
        <v8.ChartContainer series={containerProps.series} xAxis={xAxis} skipAnimation>
          <v8.BarPlot />
        </v8.ChartContainer>
      </div>,
      async () => {
        await expect.poll(() => count('.MuiBarElement-root')).toBe(2);
        const { width, height } = chartSvg().getBoundingClientRect();
        expect([width, height]).toEqual([333, 222]);
      },
    );
  },
);

claim(
  '`ChartsVoronoiHandler` was removed. The container finds the closest point itself; set `voronoiMaxRadius`, `disableVoronoi` and `onItemClick` there.',
  async () => {
    expect('ChartsVoronoiHandler' in v8).toBe(false);
    const at = (x: number, y: number) => ({ bubbles: true, clientX: x, clientY: y, pointerId: 1 });
    for (const [props, expected] of [
      [{}, 1],
      [{ voronoiMaxRadius: 2 }, 0],
      [{ disableVoronoi: true }, 0],
    ] as const) {
      const clicked = vi.fn<() => void>();
      await during(
        <v8.ChartContainer
          {...size}
          xAxis={[{ min: 0, max: 10 }]}
          yAxis={[{ min: 0, max: 10 }]}
          series={[{ type: 'scatter', data: [{ id: 0, x: 5, y: 5 }] }]}
          onItemClick={() => clicked()}
          {...props}
        >
          <v8.ScatterPlot />
        </v8.ChartContainer>,
        async () => {
          await expect.poll(() => count('circle')).toBe(1);
          const svg = chartSvg();
          const box = find('circle').getBoundingClientRect();
          const near = at(box.right + 8, box.top);
          const send = () => {
            for (const type of ['pointermove', 'pointerdown', 'pointerup']) {
              svg.dispatchEvent(
                new PointerEvent(type, { ...near, pointerType: 'mouse', isPrimary: true }),
              );
            }
            svg.dispatchEvent(new MouseEvent('click', near));
          };
          if (expected) {
            await expect
              .poll(() => {
                send();
                return clicked.mock.calls.length;
              })
              .toBeGreaterThan(0);
          } else {
            send();
            // The first chart reacts to the same events.
            expect(clicked).not.toHaveBeenCalled();
          }
        },
      );
    }
  },
);

claim(
  '`id` of `ContinuousColorLegend` is now `gradientId`. `scaleType` was removed: the legend takes the scale from the axis.',
  async () => {
    await during(
      <v8.ChartContainer
        {...containerProps}
        xAxis={[
          {
            data: [1, 2],
            scaleType: 'band' as const,
          },
        ]}
        yAxis={[{ colorMap: { type: 'continuous', min: 0, max: 10, color: ['red', 'blue'] } }]}
      >
        <foreignObject width={200} height={100}>
          <v8.ContinuousColorLegend axisDirection="y" gradientId="mine" />
        </foreignObject>
      </v8.ChartContainer>,
      async () => {
        await expect.poll(() => count('[fill="url(#mine)"]')).toBe(1);
      },
    );
  },
);

claim(
  'Return `null` for these items from `labelFormatter`: `index` is 0 for the first item, and equal to `length` for the last one, because `length` is the number of thresholds.',
  async () => {
    const seen: unknown[] = [];
    await during(
      <v8.BarChart
        {...base}
        yAxis={[
          {
            colorMap: { type: 'piecewise', thresholds: [10, 20], colors: ['red', 'blue', 'green'] },
          },
        ]}
        slots={{ legend: v8.PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: 'inline-end',
            labelFormatter: ({ index, length }: { index: number; length: number }) => {
              seen.push([index, length]);
              return index === 0 || index === length ? null : `item ${index}`;
            },
          },
        }}
      />,
      async () => {
        await expect.poll(() => texts(`${LEGEND} .MuiChartsLegend-label`)).toEqual(['item 1']);
        expect(seen).toEqual(
          expect.arrayContaining([
            [0, 2],
            [2, 2],
          ]),
        );
      },
    );
  },
);

claim('`useSeries()` was only renamed.', async () => {
  const keys: Record<string, string[]> = {};
  const Read = () => {
    keys.v8 = Object.keys(v8.useSeries().bar ?? {});
    return null;
  };
  const ReadOld = () => {
    keys.v7 = Object.keys(v7.unstable_useSeries().bar ?? {});
    return null;
  };
  await during(
    <v8.BarChart {...base}>
      <Read />
    </v8.BarChart>,
    async () => {
      await expect.poll(() => keys.v8).toEqual(expect.arrayContaining(['series', 'seriesOrder']));
    },
  );
  await during(
    <v7.BarChart {...base}>
      <ReadOld />
    </v7.BarChart>,
    async () => {
      await expect.poll(() => keys.v7?.slice().sort()).toEqual(keys.v8?.slice().sort());
    },
  );
});

claim(
  'Smallest gap between labels of the x-axis | Not configurable | 4 pixels; set `tickLabelMinGap`',
  async () => {
    const wide = Array.from({ length: 40 }, (_, index) => `Label ${index}`);
    const gaps = async (tickLabelMinGap?: number) => {
      let smallest = Infinity;
      await during(
        <v8.BarChart
          {...size}
          series={[{ data: wide.map(() => 1) }]}
          xAxis={[
            {
              scaleType: 'band',
              data: wide,
              ...(tickLabelMinGap !== undefined && { tickLabelMinGap }),
            },
          ]}
        />,
        async () => {
          const labels = () => all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
          // At first, all labels are rendered, until their sizes are known.
          await expect.poll(() => labels().length).toBeLessThan(20);
          const boxes = labels().map((label) => label.getBoundingClientRect());
          expect(boxes.length).toBeGreaterThan(2);
          boxes.slice(1).forEach((box, index) => {
            smallest = Math.min(smallest, box.left - (boxes[index]?.right ?? 0));
          });
        },
      );
      return smallest;
    };
    // The measured gap differs from the wanted one by up to a pixel.
    const standard = await gaps();
    expect(standard).toBeGreaterThanOrEqual(3);
    expect(standard).toBe(await gaps(4));
    expect(await gaps(40)).toBeGreaterThanOrEqual(39);
    expect(standard).toBeLessThan(39);
  },
);

claim('Line height of ticks and axis labels | From the theme | 1.25 and 1', async () => {
  const theme = createTheme({
    typography: { body1: { lineHeight: '50px' }, caption: { lineHeight: '40px' } },
  });
  const axes = xAxis.map((item) => ({ ...item, label: 'Month' }));
  for (const [Chart, expected] of [
    [v7.BarChart, ['40px', '50px']],
    [v8.BarChart, ['15px', '14px']],
  ] as const) {
    await during(
      <ThemeProvider theme={theme}>
        <Chart {...base} xAxis={axes} />
      </ThemeProvider>,
      async () => {
        await expect.poll(() => count('.MuiChartsAxis-label text')).toBe(1);
        expect(
          ['.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel', '.MuiChartsAxis-label text'].map(
            (selector) => getComputedStyle(find(selector)).lineHeight,
          ),
        ).toEqual(expected);
      },
    );
  }
});

claim(
  'Class `.MuiChartsLegend-row`, `-column` | `.MuiChartsLegend-horizontal`, for both',
  async () => {
    for (const [direction, old] of [
      ['horizontal', 'row'],
      ['vertical', 'column'],
    ] as const) {
      await during(<v7.BarChart {...base} legend={{ direction: old }} />, async () => {
        await expect.poll(() => count(`${LEGEND}.MuiChartsLegend-${old}`)).toBe(1);
      });
      await during(<v8.BarChart {...base} slotProps={{ legend: { direction } }} />, async () => {
        await expect.poll(() => count(`${LEGEND}.MuiChartsLegend-horizontal`)).toBe(1);
        expect(count('.MuiChartsLegend-vertical')).toBe(0);
      });
    }
  },
);
