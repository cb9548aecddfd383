import * as React from 'react';

import Button from '@mui/material/Button';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import type { GaugeProps } from '@mui/x-charts/Gauge';
import { useLegend, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import { chartsToolbarClasses, Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { claim, sourced } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ToolbarWithActions from './demos/ToolbarWithActions';
import ToolbarWithMenu from './demos/ToolbarWithMenu';
import ToolbarWithText from './demos/ToolbarWithText';

const docs = { url: 'https://mui.com/x/react-charts/toolbar/', checked: '2026-11-25' };

const wide = (children: React.ReactNode) => render(<div style={{ width: 500 }}>{children}</div>);
const button = (name: string) => page.getByRole('button', { name });
const toolbar = () => page.getByRole('toolbar');
const labels = () =>
  [...document.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')].map(
    (each) => each.textContent,
  );
const focused = () => document.activeElement?.getAttribute('aria-label');
const rect = (target: Element) => target.getBoundingClientRect();

type Slots = NonNullable<BarChartProps['slots']>;

function PlainButton({
  'aria-label': label,
}: React.ComponentProps<NonNullable<Slots['baseIconButton']>>) {
  return (
    <button type="button" aria-label={String(label)}>
      {String(label)}
    </button>
  );
}

function Three({ off }: { off?: string }) {
  return (
    <Toolbar aria-label="Tools">
      {['One', 'Two', 'Three'].map((name) => (
        <ToolbarButton key={name} aria-label={name} disabled={off === name}>
          {name}
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}
const slotProps = (props: { off?: string }): BarChartProps['slotProps'] => ({ toolbar: props });
const chart = (props: Partial<BarChartProps> = {}) => (
  <BarChart
    aria-label="Chart"
    height={200}
    xAxis={[{ data: ['A', 'B'] }]}
    series={[{ data: [1, 2], label: 'Series' }]}
    skipAnimation
    showToolbar
    slots={{ toolbar: Three }}
    {...props}
  />
);

sourced('In the Pro charts, the toolbar has buttons for zooming and exporting.', docs);
sourced(
  'The toolbar has a menu for printing and exporting images and, if an axis has `zoom`, two buttons for zooming.',
  docs,
);
sourced(
  'To combine these buttons with your own, use `ChartsToolbarZoomInTrigger`, `ChartsToolbarZoomOutTrigger`, `ChartsToolbarImageExportTrigger`, and `ChartsToolbarPrintExportTrigger` in a custom toolbar.',
  docs,
);

claim(
  'Click a button, or press **Tab** and then the arrow keys. The bars change between stacked and grouped, and between counts and shares.',
  async () => {
    await wide(<ToolbarWithActions />);
    await expect.poll(() => labels().at(-1)).toBe('150');
    await userEvent.keyboard('{Tab}');
    await expect.poll(focused).toBe('Stack the bars');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(button('Show shares')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => labels().at(-1)).toBe('1.0');
    await button('Stack the bars').click();
    await expect.element(button('Stack the bars')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => Number(labels().at(-1))).toBeLessThanOrEqual(60);
  },
);

claim(
  "You need both. In the MIT package, the slot has no default, so `showToolbar` alone renders nothing. Without `showToolbar`, the slot isn't rendered.",
  async () => {
    const first = await wide(chart({ slots: {} }));
    await expect.element(page.getByLabelText('Chart')).toBeVisible();
    expect(toolbar().query()).toBeNull();
    await first.unmount();
    const second = await wide(chart({ showToolbar: false }));
    await expect.element(page.getByLabelText('Chart')).toBeVisible();
    expect(toolbar().query()).toBeNull();
    await second.unmount();
    await wide(chart());
    await expect.element(toolbar()).toBeVisible();
  },
);

claim(
  '`BarChart`, `LineChart`, `PieChart`, `ScatterChart`, and `RadarChart` have both props, and `SparkLineChart` and `Gauge` have neither.',
  async () => {
    const common = { height: 100, showToolbar: true, slots: { toolbar: Three } };
    await wide(
      <>
        <BarChart {...common} series={[{ data: [1] }]} />
        <LineChart {...common} series={[{ data: [1, 2] }]} />
        <PieChart {...common} series={[{ data: [{ value: 1 }] }]} />
        <ScatterChart {...common} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]} />
        <RadarChart
          {...common}
          radar={{ metrics: ['A', 'B', 'C'] }}
          series={[{ data: [1, 2, 3] }]}
        />
      </>,
    );
    await expect.poll(() => toolbar().elements().length).toBe(5);
    const sparkLine: SparkLineChartProps = {
      data: [1],
      // @ts-expect-error no toolbar
      showToolbar: true,
    };
    const gauge: GaugeProps = {
      value: 1,
      // @ts-expect-error no toolbar
      showToolbar: true,
    };
    expect([sparkLine, gauge]).toHaveLength(2);
  },
);

claim(
  "Otherwise, it's a new component on each render, and the focused button loses the focus.",
  async () => {
    function Inside() {
      const [count, setCount] = React.useState(0);
      function InnerToolbar() {
        return (
          <Toolbar>
            <ToolbarButton aria-label="Add" onClick={() => setCount(count + 1)}>
              {count}
            </ToolbarButton>
          </Toolbar>
        );
      }
      return chart({ slots: { toolbar: InnerToolbar } });
    }
    await wide(<Inside />);
    await button('Add').click();
    await expect.element(button('Add')).toHaveTextContent('1');
    expect(document.activeElement).toBe(document.body);
  },
);

claim(
  "The toolbar is centered above the legend. Its height is added to the chart's `height`.",
  async () => {
    const { container } = await wide(chart());
    await expect.element(toolbar()).toBeVisible();
    const box = rect(toolbar().element());
    const legend = rect(page.getByText('Series').element());
    const svg = rect(page.getByLabelText('Chart').element());
    expect(box.bottom).toBeLessThanOrEqual(legend.top);
    expect(Math.abs(box.left + box.width / 2 - (svg.left + svg.width / 2))).toBeLessThan(2);
    expect(svg.height).toBe(200);
    expect(rect(container).height).toBeGreaterThan(244);
  },
);

claim('A `ToolbarButton` is a Material UI `IconButton`.', async () => {
  await wide(chart());
  await expect.element(button('One')).toHaveClass('MuiIconButton-root');
});

claim(
  'The element receives the props of the button: its handlers, `tabIndex`, and `disabled`.',
  async () => {
    await wide(<ToolbarWithText />);
    await expect.element(button('Zoom out')).toBeDisabled();
    await expect.element(button('Zoom in')).toHaveClass('MuiButton-root');
    await expect.element(button('Zoom in')).toHaveAttribute('tabindex', '0');
    await expect.element(button('Zoom out')).toHaveAttribute('tabindex', '-1');
    await button('Zoom in').click();
    await expect.element(page.getByLabelText(/Mauna Loa from 1980/)).toBeVisible();
    await expect.element(button('Zoom out')).toBeEnabled();
  },
);

claim(
  '`render` can also be a function of the props: `render={(props) => <Button {...props}>Zoom in</Button>}`. To replace all buttons at once, pass a component as the `baseIconButton` slot of `ChartDataProvider`. In version 8.12, the slot of a chart such as `BarChart` has no effect on the toolbar.',
  async () => {
    const onClick = vi.fn();
    function WithFunction() {
      return (
        <Toolbar>
          <ToolbarButton
            onClick={onClick}
            render={(props) => (
              <Button {...props} data-rendered>
                Zoom in
              </Button>
            )}
          />
        </Toolbar>
      );
    }
    const { unmount } = await wide(chart({ slots: { toolbar: WithFunction } }));
    await button('Zoom in').click();
    expect(onClick).toHaveBeenCalledOnce();
    await expect.element(button('Zoom in')).toHaveAttribute('data-rendered');
    await unmount();
    const ready = await wide(chart({ slots: { toolbar: Three, baseIconButton: PlainButton } }));
    await expect.element(button('One')).toHaveClass('MuiIconButton-root');
    await ready.unmount();
    await wide(
      <ChartDataProvider height={200} series={[]} slots={{ baseIconButton: PlainButton }}>
        <Three />
      </ChartDataProvider>,
    );
    await expect.element(button('One')).not.toHaveClass('MuiIconButton-root');
  },
);

claim(
  '`aria-haspopup` and `aria-expanded` announce the menu. After your user chooses an item, the focus returns to the button.',
  async () => {
    await wide(<ToolbarWithMenu />);
    await expect.poll(() => labels().at(-1)).toBe('30');
    await expect.element(button('Unit')).toHaveAttribute('aria-expanded', 'false');
    await button('Unit').click();
    await expect.poll(() => document.querySelector('[aria-expanded="true"]')).not.toBeNull();
    await page.getByRole('menuitem', { name: 'Fahrenheit' }).click();
    await expect.element(page.getByLabelText(/month in °F/)).toBeVisible();
    await expect.poll(focused).toBe('Unit');
    await expect.poll(() => Number(labels().at(-1))).toBeGreaterThan(70);
  },
);

claim(
  'The toolbar is inside the provider of the chart, so its components can use hooks such as `useLegend` and `useXScale`.',
  async () => {
    function Reader() {
      const { items } = useLegend();
      const scale = useXScale<'band'>();
      return (
        <Toolbar>
          {items.map(({ label }) => label)} {scale.domain().join('')}
        </Toolbar>
      );
    }
    await wide(chart({ slots: { toolbar: Reader } }));
    await expect.element(toolbar()).toHaveTextContent('Series AB');
  },
);

claim(
  'All buttons of a toolbar share one tab stop. The last focused button keeps it, so **Tab** returns to that button.',
  async () => {
    await wide(
      <>
        {chart()}
        <button type="button" aria-label="After">
          After
        </button>
      </>,
    );
    await expect.element(button('One')).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.poll(focused).toBe('Two');
    await userEvent.keyboard('{Tab}');
    await expect.poll(focused).toBe('After');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(focused).toBe('Two');
  },
);

claim('**Right**, **Left** | Moves the focus to the next or the previous button', async () => {
  await wide(chart());
  await expect.element(button('One')).toHaveAttribute('tabindex', '0');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.poll(focused).toBe('Two');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focused).toBe('One');
});

claim('**Home**, **End** | Moves the focus to the first or the last button', async () => {
  await wide(chart());
  await expect.element(button('One')).toHaveAttribute('tabindex', '0');
  await userEvent.keyboard('{Tab}{End}');
  await expect.poll(focused).toBe('Three');
  await userEvent.keyboard('{Home}');
  await expect.poll(focused).toBe('One');
});

claim('The arrow keys wrap around at the ends and skip disabled buttons.', async () => {
  await wide(chart({ slotProps: slotProps({ off: 'Two' }) }));
  await expect.element(button('One')).toHaveAttribute('tabindex', '0');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.poll(focused).toBe('Three');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('One');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focused).toBe('Three');
});

claim(
  'In right-to-left layouts, **Right** still moves to the next button in the code, although that button is on the left.',
  async () => {
    await wide(<div dir="rtl">{chart()}</div>);
    await expect.element(button('One')).toHaveAttribute('tabindex', '0');
    expect(rect(button('Two').element()).left).toBeLessThan(rect(button('One').element()).left);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.poll(focused).toBe('Two');
  },
);

claim('A `ToolbarButton` is rendered outside `Toolbar`.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors: string[] = [];
  class Boundary extends React.Component<React.PropsWithChildren, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError(error: Error) {
      errors.push(error.message);
      return { failed: true };
    }
    override render() {
      return this.state.failed ? 'Failed' : this.props.children;
    }
  }
  function Bare() {
    return <ToolbarButton aria-label="One">One</ToolbarButton>;
  }
  await wide(<Boundary>{chart({ slots: { toolbar: Bare } })}</Boundary>);
  await expect.element(page.getByText('Failed')).toBeVisible();
  expect(errors[0]).toBe(
    'MUI X: Missing context. Toolbar subcomponents must be placed within a <Toolbar /> component.',
  );
  vi.restoreAllMocks();
});

claim('Add the class `chartsToolbarClasses.root` to its root element.', async () => {
  const place = async (className: string) => {
    function Own() {
      return (
        <div className={className} data-testid="own">
          <button type="button">A</button>
        </div>
      );
    }
    const { unmount } = await wide(chart({ slots: { toolbar: Own } }));
    await expect.element(page.getByTestId('own')).toBeVisible();
    const area = getComputedStyle(page.getByTestId('own').element()).gridRowStart;
    const above =
      rect(page.getByTestId('own').element()).bottom <=
      rect(page.getByText('Series').element()).top;
    await unmount();
    return { area, above };
  };
  expect(await place(chartsToolbarClasses.root)).toEqual({ area: 'toolbar', above: true });
  expect((await place('')).above).toBe(false);
});

claim(
  'The first button is disabled when the toolbar is rendered. In version 8.12, no button is then a tab stop, so **Tab** skips the toolbar.',
  async () => {
    await wide(
      <>
        {chart({ slotProps: slotProps({ off: 'One' }) })}
        <button type="button" aria-label="After">
          After
        </button>
      </>,
    );
    await expect.element(button('One')).toBeDisabled();
    await userEvent.keyboard('{Tab}');
    await expect.poll(focused).toBe('After');
    await expect.element(button('One')).toHaveAttribute('tabindex', '-1');
    await expect.element(button('Two')).toHaveAttribute('tabindex', '-1');
    await expect.element(button('Three')).toHaveAttribute('tabindex', '-1');
  },
);

claim(
  'In version 8.12, when a button becomes disabled, the focus moves to the next enabled button, even if the focus was outside the toolbar.',
  async () => {
    const both = (off?: string) => (
      <div style={{ width: 500 }}>
        {chart({ slotProps: slotProps(off ? { off } : {}) })}
        <input aria-label="After" />
      </div>
    );
    const { rerender } = await render(both());
    await expect.element(button('One')).toHaveAttribute('tabindex', '0');
    await page.getByLabelText('After').click();
    await expect.poll(focused).toBe('After');
    await rerender(both('Two'));
    await expect.poll(focused).toBe('Three');
  },
);

claim(
  'If you compose the chart, you can put the `Toolbar` anywhere inside `ChartDataProvider` and outside `ChartsSurface`, such as next to a heading:',
  async () => {
    for (const place of ['before', 'after', 'inside']) {
      const { unmount } = await wide(
        <ChartDataProvider height={200} series={[]}>
          {place === 'before' && <Three />}
          <ChartsSurface>{place === 'inside' && <Three />}</ChartsSurface>
          {place === 'after' && <Three />}
        </ChartDataProvider>,
      );
      await expect.poll(() => document.querySelectorAll('[aria-label="Tools"]').length).toBe(1);
      const tools = document.querySelector('[aria-label="Tools"]') ?? document.body;
      // Browsers don't display HTML in an SVG.
      await expect.poll(() => rect(tools).width > 0).toBe(place !== 'inside');
      await unmount();
    }
  },
);
