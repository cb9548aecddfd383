import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import charts from '@mui/x-charts/package.json';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claim, sourced } from '@portal/claims';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import EnergyMix from './demos/EnergyMix';
import RainAndRiver from './demos/RainAndRiver';
import ShopFigures from './demos/ShopFigures';
import TravelToWork from './demos/TravelToWork';

const LINE = '.MuiLineChart-line';
const BAR = 'rect.MuiBar-element';
const SVG = 'svg:has(.MuiChartsAxis-root)';

const box = (chart: ReactNode) => render(<div style={{ width: 600 }}>{chart}</div>);
const all = (selector: string) => [...document.querySelectorAll(selector)];
const count = (selector: string) => expect.poll(() => all(selector).length);
const tooltip = () => document.querySelector('.MuiChartsTooltip-paper')?.textContent;
const hover = async () => {
  await count(SVG).toBe(1);
  const svg = all(SVG)[0];
  if (!svg) {
    throw new Error('No chart');
  }
  let y = 100;
  await expect
    .poll(async () => {
      y += 1;
      await userEvent.hover(svg, { position: { x: 300, y } });
      return tooltip();
    })
    .toBeDefined();
};

claim(
  'Move the pointer over a month to see its four values. `LineChart` includes the tooltip, the legend, the axes, and the highlight. The demo adds data and a grid.',
  async () => {
    await box(<EnergyMix />);
    await hover();
    await expect.poll(() => tooltip()?.match(/\d+ GWh/g)).toHaveLength(4);
    expect(all('.MuiChartsLegend-label')).toHaveLength(4);
    expect(all('.MuiChartsAxis-root')).toHaveLength(2);
    await count('.MuiChartsAxisHighlight-root').toBe(1);
  },
);

claim(
  '`SparkLineChart` has no axes and no legend, and shows only the shape of the data:',
  async () => {
    await box(<ShopFigures />);
    await count(LINE).toBe(3);
    expect(all('.MuiChartsAxis-root')).toHaveLength(0);
    expect(all('.MuiChartsLegend-root')).toHaveLength(0);
  },
);

claim(
  'The children of a chart can be any SVG elements. In this demo, a custom component shows the total in the middle of a `PieChart`:',
  async () => {
    await box(<TravelToWork />);
    await count('.MuiPieArc-root').toBe(5);
    const [arc] = all('.MuiPieArc-root');
    const text = [...(arc?.closest('svg')?.querySelectorAll('text') ?? [])].find(
      (each) => each.textContent === '1,000 people',
    );
    // The arcs grow at first.
    await expect
      .poll(() => {
        const arcs = all('.MuiPieArc-root').map((each) => each.getBoundingClientRect());
        const left = Math.min(...arcs.map((each) => each.left));
        const right = Math.max(...arcs.map((each) => each.right));
        const label = text?.getBoundingClientRect();
        return label && Math.abs(label.left + label.width / 2 - (left + right) / 2);
      })
      .toBeLessThan(5);
  },
);

claim(
  'This chart combines bars on the left axis and a line on the right axis, with one tooltip for both:',
  async () => {
    await box(<RainAndRiver />);
    await hover();
    expect(all(BAR)).toHaveLength(8);
    expect(all(LINE)).toHaveLength(1);
    expect(tooltip()).toContain('Rain (mm)');
    expect(tooltip()).toContain('River level (m)');
  },
);

claim(
  'The Community plan is free, under the MIT license, and includes tooltips, legends, highlighting, stacking, animation, keyboard focus, and composition.',
  () => {
    expect(charts.license).toBe('MIT');
  },
);

sourced('Built-in zooming and panning requires the Pro or Premium plan.', {
  url: 'https://mui.com/x/react-charts/zoom-and-pan/',
  checked: '2026-11-24',
});

sourced(
  'Export as an image or to the printer is a feature of Pro components, such as `BarChartPro`, `LineChartPro`, and `ScatterChartPro`.',
  { url: 'https://mui.com/x/react-charts/export', checked: '2026-11-24' },
);

/** The sidebar of the MUI X docs, with the plan of each page. */
const sidebar = {
  url: 'https://github.com/mui/mui-x/blob/00162efe8f8bd5e67b07c6b60ef3c229d396dd1f/docs/data/pages.ts',
  checked: '2026-11-25',
};

sourced('`Heatmap` | A value for each pair of two categories | Pro', sidebar);
sourced('`FunnelChart` | The amount that remains after each step of a process | Pro', sidebar);
sourced('`Unstable_SankeyChart` | Flows that split and join between stages | Pro, in preview', {
  url: 'https://next--material-ui.netlify.app/x/react-charts/sankey',
  checked: '2026-11-24',
});

const points = Array.from({ length: 2000 }, (_, id) => ({ id, x: id, y: (id * 7919) % 1000 }));

claim(
  'A line is a single `path`, regardless of the number of points, but each of its marks is an element, too. A `BarChart` with 2,000 bars has about 6,000 elements, including its ticks.',
  async () => {
    const data = points.slice(0, 300).map(({ y }) => y);
    const xAxis = [{ data: data.map((_, index) => index) }];
    for (const showMark of [true, false]) {
      const { unmount } = await box(
        <LineChart height={300} skipAnimation xAxis={xAxis} series={[{ data, showMark }]} />,
      );
      await count(LINE).toBe(1);
      await count('.MuiLineChart-mark').toBe(showMark ? 300 : 0);
      await unmount();
    }
    await box(
      <BarChart
        height={300}
        skipAnimation
        xAxis={[{ data: points.map(({ id }) => id) }]}
        series={[{ data: points.map(({ y }) => y + 1) }]}
      />,
    );
    await count(BAR).toBe(2000);
    await count(`${SVG} *`).toBeGreaterThan(5500);
    expect(all(`${SVG} *`).length).toBeLessThan(6500);
  },
);

claim(
  'For many points, set `showMark: false` on a line, and `renderer="svg-batch"` on a `ScatterChart` or a `BarChart`: 2,000 points are then drawn with one or two `path` elements instead of 2,000 circles.',
  async () => {
    const single = await box(<ScatterChart height={300} series={[{ data: points }]} />);
    await count(`${SVG} circle`).toBe(2000);
    await single.unmount();
    await box(<ScatterChart height={300} renderer="svg-batch" series={[{ data: points }]} />);
    await count(`${SVG} path`).toBeGreaterThan(0);
    expect(all(`${SVG} path`).length).toBeLessThanOrEqual(2);
    expect(all(`${SVG} circle`)).toHaveLength(0);
  },
);

claim('Without a `width`, a chart fills its parent, and measures it in the browser.', async () => {
  await box(<BarChart height={300} series={[{ data: [1, 2] }]} />);
  await count(SVG).toBe(1);
  expect(all(SVG)[0]?.getBoundingClientRect().width).toBe(600);
});

claim(
  "Charts use D3 for scales, ticks, shapes, and stacking. It comes with `@mui/x-charts-vendor`, so you don't need to install D3.",
  () => {
    expect(Object.keys(charts.dependencies)).toContain('@mui/x-charts-vendor');
    expect(Object.keys(charts.peerDependencies).join()).not.toContain('d3');
  },
);

claim(
  "You can handle clicks and highlighting of bars, points, and slices, but your users can't drag them.",
  async () => {
    const onItemClick = vi.fn();
    const onHighlightChange = vi.fn();
    const highlightScope = { highlight: 'item' } as const;
    const click = async (selector: string) => {
      await count(selector).toBeGreaterThan(0);
      const [element] = all(selector);
      if (element) {
        await userEvent.click(element);
      }
      await expect.poll(() => onItemClick.mock.calls.length).toBe(1);
      expect(onHighlightChange).toHaveBeenCalled();
      expect(element?.getAttribute('draggable')).toBeNull();
      onItemClick.mockClear();
      onHighlightChange.mockClear();
    };
    const handlers = { height: 300, skipAnimation: true, onItemClick, onHighlightChange };
    const bar = await box(<BarChart {...handlers} series={[{ data: [5], highlightScope }]} />);
    await click(BAR);
    await bar.unmount();
    const pie = await box(
      <PieChart {...handlers} series={[{ data: [{ value: 1 }, { value: 2 }], highlightScope }]} />,
    );
    await click('.MuiPieArc-root');
    await pie.unmount();
    await box(
      <ScatterChart
        {...handlers}
        series={[{ data: [{ id: 1, x: 1, y: 1 }], highlightScope, markerSize: 10 }]}
      />,
    );
    await click(`${SVG} circle`);
  },
);

claim('A chart has only the name that you give it.', async () => {
  const { unmount } = await box(<BarChart height={300} series={[{ data: [1, 2] }]} />);
  await count(SVG).toBe(1);
  expect(all(SVG)[0]?.getAttribute('aria-label')).toBeNull();
  expect(all(`${SVG} title, ${SVG} desc, ${SVG} [aria-label]`)).toHaveLength(0);
  await unmount();
  await box(<BarChart height={300} aria-label="Sales" series={[{ data: [1, 2] }]} />);
  await count(`${SVG}[aria-label=Sales]`).toBe(1);
});

sourced('Treemap', {
  url: 'https://github.com/mui/mui-x/issues/7924',
  checked: '2026-11-24',
});

sourced('Gantt chart', {
  url: 'https://github.com/mui/mui-x/issues/8732',
  checked: '2026-11-24',
});

sourced('Box plot, labeled for the Premium plan', {
  url: 'https://github.com/mui/mui-x/issues/15025',
  checked: '2026-11-24',
});

sourced('The Premium package of a newer release added candlestick charts.', {
  url: 'https://github.com/mui/mui-x/pull/21834',
  checked: '2026-11-24',
});
