import type * as React from 'react';

import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { useChartsLocalization, useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import * as locales from '@mui/x-charts/locales';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import GermanFormats from './demos/GermanFormats';
import GermanTexts from './demos/GermanTexts';
import OwnTexts from './demos/OwnTexts';
import SwitchLanguage from './demos/SwitchLanguage';

type Locale = typeof locales.frFR;
const textOf = (locale: Locale): Partial<locales.ChartsLocaleText> =>
  locale.components.MuiChartsLocalizationProvider.defaultProps.localeText;
const isLocale = (entry: [string, unknown]): entry is [string, Locale] =>
  /^[a-z]{2}[A-Z]{2}$/.test(entry[0]);
const available = Object.fromEntries(Object.entries<unknown>(locales).filter(isLocale));

// Without the text that the chart measures.
const texts = () =>
  [...document.querySelectorAll<SVGElement>('svg text')]
    .filter((element) => !element.closest('body > svg[aria-hidden="true"]'))
    .map((each) => each.textContent ?? '');
const ticks = () =>
  [...document.querySelectorAll('.MuiChartsAxis-tickLabel')].map((each) => each.textContent ?? '');
const tooltip = () => document.querySelector('.MuiChartsTooltip-paper')?.textContent ?? '';

/** Moves the pointer over the chart until there is a tooltip. */
const hover = async (name: string) => {
  const chart = page.getByLabelText(name, { exact: false });
  const { width, height } = chart.element().getBoundingClientRect();
  await expect
    .poll(async () => {
      await chart.hover({ position: { x: width / 2 - 3, y: height / 2 } });
      await chart.hover({ position: { x: width / 2, y: height / 2 } });
      return tooltip();
    })
    .not.toBe('');
};

const bars = (props: Partial<BarChartProps> = {}) => (
  <BarChart aria-label="Bars" height={200} width={400} skipAnimation series={[]} {...props} />
);
const themed = (children: React.ReactNode, locale = locales.frFR) => (
  <ThemeProvider theme={createTheme({}, locale)}>{children}</ThemeProvider>
);

/** The messages of one empty and one loading chart. */
const messages = async (wrap: (children: React.ReactNode) => React.ReactNode, props = {}) => {
  const { unmount } = await render(
    <div>
      {wrap(
        <>
          {bars(props)}
          {bars({ loading: true, ...props })}
        </>,
      )}
    </div>,
  );
  await expect.poll(() => texts().length).toBe(2);
  const found = texts();
  await unmount();
  return found;
};

claim('Choose a language, then turn off the switch.', async () => {
  await render(<SwitchLanguage />);
  await expect.poll(texts).toContain('Chargement…');
  await page.getByRole('button', { name: 'Svenska' }).click();
  await expect.poll(texts).toContain('Laddar data…');
  await page.getByRole('switch').click();
  await expect.poll(texts).toContain('Indien');
  expect(texts()).not.toContain('Laddar data…');
});

claim(
  'The demo itself translates the names of the countries, the numbers, and the label of the axis.',
  async () => {
    await render(<SwitchLanguage />);
    await page.getByRole('button', { name: 'Português' }).click();
    await page.getByRole('switch').click();
    await expect.poll(texts).toContain('Índia');
    expect(texts()).toContain('População, 2023');
    expect(ticks()).toContain('500\u00A0mi');
  },
);

claim('`loading` | Loading data… | `loading` is set', async () => {
  const { rerender } = await render(bars({ series: [{ data: [1] }], loading: true }));
  await expect.poll(texts).toContain('Loading data…');
  await rerender(bars({ series: [{ data: [1] }] }));
  await expect.poll(texts).not.toContain('Loading data…');
});

claim("`noData` | No data to display | No series has data, and `loading` isn't set", async () => {
  const { rerender } = await render(bars({ series: [{ data: [] }] }));
  await expect.poll(texts).toContain('No data to display');
  await rerender(bars({ series: [{ data: [] }], loading: true }));
  await expect.poll(texts).toContain('Loading data…');
  expect(texts()).not.toContain('No data to display');
  await rerender(bars({ series: [{ data: [] }, { data: [1] }] }));
  await expect.poll(texts).not.toContain('Loading data…');
  expect(texts()).not.toContain('No data to display');
});

claim(
  'Pass the messages that you want to change to `localeText`. The other messages stay the same.',
  async () => {
    expect(await messages((each) => each, { localeText: { noData: 'Nothing' } })).toEqual([
      'Nothing',
      'Loading data…',
    ]);
  },
);

claim('Select another period, and the message disappears.', async () => {
  await render(<OwnTexts />);
  await expect.poll(texts).toContain('Measurements began in 1958');
  await page.getByRole('button', { name: '1980 to 2020' }).click();
  await expect.poll(texts).not.toContain('Measurements began in 1958');
});

claim('`BarChart`, `LineChart`, `PieChart`, and `ScatterChart` have this prop.', async () => {
  const props = { height: 100, width: 300, localeText: { loading: 'Wait' }, loading: true };
  await render(
    <div>
      <BarChart {...props} series={[]} />
      <LineChart {...props} series={[]} />
      <PieChart {...props} series={[]} />
      <ScatterChart {...props} series={[]} />
    </div>,
  );
  await expect.poll(texts).toEqual(['Wait', 'Wait', 'Wait', 'Wait']);
});

claim(
  '`RadarChart` and `SparkLineChart` also accept it, but ignore it, and React warns about an unknown prop on a DOM element. Wrap a radar chart in a `ChartsLocalizationProvider` instead.',
  async () => {
    function Show() {
      return <text>{useChartsLocalization().localeText.loading}</text>;
    }
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const localeText = { loading: 'Wait' };
    const size = { height: 200, width: 300 };
    const radar = { ...size, series: [], radar: { metrics: ['A', 'B', 'C'], max: 1 } };
    const first = await render(<RadarChart {...radar} loading localeText={localeText} />);
    await expect.poll(texts).toContain('Loading data…');
    expect(texts()).not.toContain('Wait');
    // React warns once about each name.
    expect(log.mock.calls.flat().join(' ')).toMatch(
      /React does not recognize the .* prop on a DOM/,
    );
    expect(log.mock.calls.flat()).toContain('localeText');
    await first.unmount();

    const sparkline = { ...size, data: [1, 2], children: <Show /> };
    const second = await render(<SparkLineChart {...sparkline} localeText={localeText} />);
    await expect.poll(texts).toContain('Loading data…');
    expect(document.querySelector('svg[localeText]')).not.toBeNull();
    await second.unmount();
    log.mockRestore();

    await render(
      <ChartsLocalizationProvider localeText={localeText}>
        <RadarChart {...radar} loading />
      </ChartsLocalizationProvider>,
    );
    await expect.poll(texts).toContain('Wait');
  },
);

claim('A `SparkLineChart` shows neither message.', async () => {
  const loading = { loading: true };
  await render(
    <div>
      <SparkLineChart data={[]} width={300} height={100} {...loading} />
      {bars()}
    </div>,
  );
  await expect.poll(texts).toEqual(['No data to display']);
});

claim('In a composition, set it on `ChartsContainer` or `ChartsDataProvider`.', async () => {
  await render(
    <ChartsContainer height={100} width={300} series={[]} localeText={{ noData: 'Nothing' }}>
      <BarPlot />
      <ChartsOverlay />
    </ChartsContainer>,
  );
  await expect.poll(texts).toContain('Nothing');
});

claim(
  '`message` in `slotProps.loadingOverlay` and `slotProps.noDataOverlay` takes precedence over `localeText`.',
  async () => {
    expect(
      await messages((each) => each, {
        localeText: { noData: 'A', loading: 'B' },
        slotProps: { loadingOverlay: { message: 'Busy' }, noDataOverlay: { message: 'Empty' } },
      }),
    ).toEqual(['Empty', 'Busy']);
  },
);

claim('Add a locale to the theme:', async () => {
  expect(await messages((each) => themed(each))).toEqual(['Pas de données', 'Chargement…']);
});

claim('Both charts get their message from the provider.', async () => {
  await render(<GermanTexts />);
  await expect
    .poll(texts)
    .toEqual(expect.arrayContaining(['Daten werden geladen …', 'Keine Daten vorhanden']));
});

claim('`localeText` of the chart', async () => {
  const found = await messages(
    (each) =>
      themed(
        <ChartsLocalizationProvider localeText={{ noData: 'P', loading: 'P' }}>
          {each}
        </ChartsLocalizationProvider>,
      ),
    { localeText: { noData: 'C' } },
  );
  expect(found).toEqual(['C', 'P']);
});

claim('`localeText` of the closest `ChartsLocalizationProvider`', async () => {
  const found = await messages((each) =>
    themed(
      <ChartsLocalizationProvider localeText={{ noData: 'Outer', loading: 'Outer' }}>
        <ChartsLocalizationProvider localeText={{ noData: 'Inner' }}>
          {each}
        </ChartsLocalizationProvider>
      </ChartsLocalizationProvider>,
    ),
  );
  expect(found).toEqual(['Inner', 'Outer']);
});

claim(
  'The objects are merged key by key, so a chart that only sets `noData` still gets `loading` from the theme.',
  async () => {
    expect(await messages((each) => themed(each), { localeText: { noData: 'C' } })).toEqual([
      'C',
      'Chargement…',
    ]);
  },
);

claim('There is no locale for German, Spanish, Chinese, or other languages.', () => {
  expect(Object.keys(available).sort()).toEqual([
    'elGR',
    'enUS',
    'frFR',
    'nbNO',
    'ptBR',
    'ptPT',
    'svSE',
  ]);
});

const shows = async (name: string, loading: string, noData: string) =>
  expect(await messages((each) => themed(each, available[name]))).toEqual([noData, loading]);

claim('English | enUS | Loading data… | No data to display', () =>
  shows('enUS', 'Loading data…', 'No data to display'),
);

claim('French | frFR | Chargement… | Pas de données', () =>
  shows('frFR', 'Chargement…', 'Pas de données'),
);

claim('Swedish | svSE | Laddar data… | Inga data att visa', () =>
  shows('svSE', 'Laddar data…', 'Inga data att visa'),
);

claim('Greek | elGR | Φόρτωση δεδομένων… | Δεν υπάρχουν δεδομένα για εμφάνιση', () =>
  shows('elGR', 'Φόρτωση δεδομένων…', 'Δεν υπάρχουν δεδομένα για εμφάνιση'),
);

claim('Portuguese | ptPT | Carregando dados… | Sem dados para mostrar', () =>
  shows('ptPT', 'Carregando dados…', 'Sem dados para mostrar'),
);

claim('Portuguese (Brazil) | ptBR | Carregando dados… | Sem dados para exibir', () =>
  shows('ptBR', 'Carregando dados…', 'Sem dados para exibir'),
);

claim('Norwegian (Bokmål) | nbNO | Laster data… | Ingen data å vise', () =>
  shows('nbNO', 'Laster data…', 'Ingen data å vise'),
);

claim(
  "`frFR` doesn't contain `zoomIn`, `zoomOut`, `toolbarExport`, `toolbarExportPrint`, and `toolbarExportImage`. These stay in English until you add them. The other locales have them.",
  async () => {
    const keys = Object.keys(textOf(locales.enUS));
    const missing = Object.entries(available).flatMap(([name, locale]) =>
      keys.filter((key) => !(key in textOf(locale))).map((key) => [name, key]),
    );
    const toolbar = missing.filter(([, key]) => /^(zoom|toolbar)/.test(key ?? ''));
    expect(toolbar).toEqual(
      ['zoomIn', 'zoomOut', 'toolbarExport', 'toolbarExportPrint', 'toolbarExportImage'].map(
        (key) => ['frFR', key],
      ),
    );
    function Show() {
      const { localeText } = useChartsLocalization();
      return <p>{`${localeText.zoomIn}, ${localeText.toolbarExport}`}</p>;
    }
    await render(
      themed(
        <ChartsLocalizationProvider localeText={{ toolbarExport: 'Exporter' }}>
          <Show />
        </ChartsLocalizationProvider>,
      ),
    );
    await expect.element(page.getByText('Zoom in, Exporter')).toBeVisible();
  },
);

claim(
  '**Tick labels** of number and time axes have English formats, such as "1,000" and "February", in all browsers.',
  async () => {
    const numbers = vi.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('local');
    const dates = vi.spyOn(Date.prototype, 'toLocaleString').mockReturnValue('local');
    await render(
      <LineChart
        height={300}
        width={600}
        xAxis={[{ data: [0, 3, 6, 9].map((month) => new Date(2023, month, 1)), scaleType: 'time' }]}
        series={[{ data: [0, 1000, 2000, 3000] }]}
      />,
    );
    await expect.poll(ticks).toContain('1,000');
    expect(ticks()).toContain('February');
    expect(ticks()).not.toContain('local');
    numbers.mockRestore();
    dates.mockRestore();
  },
);

/** Moves the pointer to the middle of the chart, without the mouse, which is slow for many charts. */
const point = async () => {
  const { left, top, width, height } = page
    .getByLabelText('Chart')
    .element()
    .getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  for (const type of ['pointerover', 'pointerenter', 'pointermove']) {
    const init = { bubbles: true, pointerType: 'mouse', clientX, clientY };
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent(type, init));
  }
  await new Promise(requestAnimationFrame);
  return tooltip();
};

/** Renders each chart with a `toLocaleString()` that is easy to recognize, and returns its tooltip. */
const localTooltips = async (charts: readonly React.ReactElement[]) => {
  const numbers = vi.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('local');
  const dates = vi.spyOn(Date.prototype, 'toLocaleString').mockReturnValue('local');
  const found: string[] = [];
  for (const chart of charts) {
    const { unmount } = await render(<div style={{ width: 400 }}>{chart}</div>);
    await expect.poll(point, { interval: 10 }).not.toBe('');
    found.push(tooltip());
    await unmount();
  }
  const languages = [...numbers.mock.calls, ...dates.mock.calls].map((call) => call[0]);
  expect(languages.every((language) => language === undefined)).toBe(true);
  numbers.mockRestore();
  dates.mockRestore();
  return found;
};
const named = {
  'aria-label': 'Chart',
  height: 200,
  hideLegend: true,
  skipAnimation: true,
} as const;

claim(
  '**Series values in the tooltip** are formatted with `toLocaleString()`, in the language of the browser. Scatter charts and sparklines are exceptions: they show `(1500.5, 2)` and `1500.5` in all browsers.',
  async () => {
    const data = [1500.5, 1500.5, 1500.5];
    expect(
      await localTooltips([
        <BarChart
          key="bar"
          {...named}
          xAxis={[{ data: ['A'] }]}
          series={[{ data: [1500.5], label: 'S' }]}
        />,
        <LineChart
          key="line"
          {...named}
          xAxis={[{ data: ['A', 'B', 'C'], scaleType: 'point' }]}
          series={[{ data, label: 'S' }]}
        />,
        <PieChart
          key="pie"
          {...named}
          series={[{ data: [{ id: 0, value: 1500.5, label: 'S' }] }]}
        />,
        <RadarChart
          key="radar"
          {...named}
          radar={{ metrics: ['A', 'B', 'C'] }}
          series={[{ data, label: 'S' }]}
        />,
      ]),
    ).toEqual(['ASlocal', 'BSlocal', 'Slocal', expect.stringMatching(/^[A-C]Slocal$/)]);
    expect(
      await localTooltips([
        <ScatterChart key="scatter" {...named} series={[{ data: [{ x: 1500.5, y: 2, id: 0 }] }]} />,
        <SparkLineChart key="sparkline" {...named} showTooltip data={data} />,
      ]),
    ).toEqual(['(1500.5, 2)', '1500.5']);
  },
);

claim(
  'On a number or time axis, it is the unformatted number, such as `1500.5`, or the date in English.',
  async () => {
    const date = new Date(2025, 2, 14);
    const dates = [new Date(2025, 2, 13), date, new Date(2025, 2, 15)];
    const line = (key: string, axis: NonNullable<LineChartProps['xAxis']>[number]) => (
      <LineChart key={key} {...named} xAxis={[axis]} series={[{ data: [1, 2, 3] }]} />
    );
    expect(
      await localTooltips([
        line('linear', { data: [1499.5, 1500.5, 1501.5] }),
        line('time', { data: dates, scaleType: 'time' }),
        line('utc', { data: dates, scaleType: 'utc' }),
      ]),
    ).toEqual(['1500.5local', `${String(date)}local`, `${String(date)}local`]);
    // The other half: band and point axes.
    expect(
      await localTooltips([
        line('band', { data: dates, scaleType: 'band' }),
        line('point', { data: dates, scaleType: 'point' }),
        line('numbers', { data: [1, 2, 3], scaleType: 'band' }),
      ]),
    ).toEqual(['locallocal', 'locallocal', 'locallocal']);
  },
);

claim(
  '`barLabel="value"` doesn\'t use `valueFormatter`. Pass a function that returns the text instead:',
  async () => {
    const decimal = new Intl.NumberFormat('de', { minimumFractionDigits: 1 });
    const series = [{ data: [1500.5], valueFormatter: () => 'formatted' }];
    const labels = () =>
      [...document.querySelectorAll('.MuiBarLabel-root')].map((each) => each.textContent);
    const { rerender } = await render(bars({ series, barLabel: 'value' }));
    await expect.poll(labels).toEqual(['1500.5']);
    await rerender(
      bars({ series, barLabel: ({ value }) => (value === null ? null : decimal.format(value)) }),
    );
    await expect.poll(labels).toEqual(['1.500,5']);
  },
);

claim(
  'Only the ticks that `ordinalTimeTicks` adds are in the language of the browser.',
  async () => {
    const data = Array.from({ length: 120 }, (_day, index) => new Date(2025, 0, 1 + index));
    await render(
      <LineChart
        height={200}
        width={400}
        xAxis={[{ data, scaleType: 'point', ordinalTimeTicks: ['months'] }]}
        series={[{ data: data.map(() => 1) }]}
      />,
    );
    const months = [1, 2, 3].map((month) =>
      new Date(2025, month, 1).toLocaleDateString(undefined, { month: 'short' }),
    );
    await expect.poll(ticks).toEqual(expect.arrayContaining(months));
  },
);

claim(
  'The ticks have a decimal comma, and the tooltip shows the month in full, in German.',
  async () => {
    await render(<GermanFormats />);
    await expect.poll(ticks).toContain('420,0');
    expect(ticks()).toContain('Mai');
    await hover('Kohlendioxid');
    expect(tooltip()).toMatch(/(Juni|Juli) 2023.*42\d,\d ppm/);
  },
);

claim(
  "The legend is mirrored, but the axes aren't. Reverse the x-axis, and move the y-axis to the right:",
  async () => {
    const left = (text: string) => {
      const found = [...document.querySelectorAll('.MuiChartsAxis-tickLabel')].find(
        (each) => each.textContent === text,
      );
      return found?.getBoundingClientRect().left ?? Number.NaN;
    };
    const chart = (props: Partial<BarChartProps>) => (
      <div dir="rtl">
        <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
          {bars({
            xAxis: [{ data: ['A', 'B'] }],
            series: [{ data: [1, 90], label: 'L' }],
            ...props,
          })}
        </ThemeProvider>
      </div>
    );
    const { rerender } = await render(chart({}));
    await expect.poll(() => left('B') - left('A')).toBeGreaterThan(0);
    expect(left('0')).toBeLessThan(left('A'));
    const item = document.querySelector('.MuiChartsLegend-root li');
    const mark = item?.querySelector('.MuiChartsLabelMark-root')?.getBoundingClientRect().left;
    const label = item?.querySelector('.MuiChartsLabel-root')?.getBoundingClientRect().left;
    expect(mark).toBeGreaterThan(label ?? Number.NaN);
    await rerender(
      chart({
        xAxis: [{ data: ['A', 'B'], scaleType: 'band', reverse: true }],
        yAxis: [{ position: 'right' }],
      }),
    );
    await expect.poll(() => left('B') - left('A')).toBeLessThan(0);
    expect(left('0')).toBeGreaterThan(left('A'));
  },
);

claim('The years are in Arabic digits, and the first is on the right.', async () => {
  const years = new Intl.NumberFormat('ar-EG', { useGrouping: false });
  await render(
    <LineChart
      height={260}
      width={500}
      xAxis={[
        {
          data: [2000, 2010, 2020],
          scaleType: 'point',
          reverse: true,
          valueFormatter: (year: number) => years.format(year),
        },
      ]}
      yAxis={[{ position: 'right' }]}
      series={[{ data: [370, 390, 414] }]}
    />,
  );
  await expect.poll(ticks).toContain('٢٠٠٠');
  const left = (text: string) =>
    [...document.querySelectorAll('.MuiChartsAxis-tickLabel')]
      .find((each) => each.textContent === text)
      ?.getBoundingClientRect().left ?? Number.NaN;
  expect(left('٢٠٠٠')).toBeGreaterThan(left('٢٠٢٠'));
});

claim('`useChartsLocalization` returns the merged text.', async () => {
  function NoData() {
    const { localeText } = useChartsLocalization();
    const { left, top } = useDrawingArea();
    return <text x={left} y={top + 20}>{`∅ ${localeText.noData}, ${localeText.loading}`}</text>;
  }
  await render(themed(bars({ slots: { noDataOverlay: NoData }, localeText: { loading: 'C' } })));
  await expect.poll(texts).toContain('∅ Pas de données, C');
});

claim(
  "A `ChartsLocalizationProvider` is outside the `ThemeProvider`. It provides all messages, in English where you didn't set any, and takes precedence over the theme. Move it inside the `ThemeProvider`.",
  async () => {
    const own = { noData: 'P' };
    const outside = await messages((each) => (
      <ChartsLocalizationProvider localeText={own}>{themed(each)}</ChartsLocalizationProvider>
    ));
    expect(outside).toEqual(['P', 'Loading data…']);
    const inside = await messages((each) =>
      themed(<ChartsLocalizationProvider localeText={own}>{each}</ChartsLocalizationProvider>),
    );
    expect(inside).toEqual(['P', 'Chargement…']);
  },
);

claim(
  'You call `useChartsLocalization` in the component that renders the chart. Move it to a child of the chart, or wrap the component in `ChartsLocalizationProvider`.',
  async () => {
    function Parent() {
      const { localeText } = useChartsLocalization();
      return <p>{localeText.noData}</p>;
    }
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(render(<Parent />)).rejects.toThrow(
      'Can not find the charts localization context',
    );
    log.mockRestore();
    await render(
      <ChartsLocalizationProvider>
        <Parent />
      </ChartsLocalizationProvider>,
    );
    await expect.element(page.getByText('No data to display')).toBeVisible();
  },
);
