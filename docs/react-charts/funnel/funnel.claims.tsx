import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsContainer, type ChartsContainerProps } from '@mui/x-charts/ChartsContainer';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { claim, sourced } from '@portal/claims';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AstronautConversion from './demos/AstronautConversion';
import DrugTrials from './demos/DrugTrials';
import HorizontalFunnel from './demos/HorizontalFunnel';
import WorldCupBars from './demos/WorldCupBars';

const docs = { url: 'https://mui.com/x/react-charts/funnel/', checked: '2026-11-25' };
const series = { url: 'https://mui.com/x/api/charts/funnel-series', checked: '2026-11-25' };
const chart = { url: 'https://mui.com/x/api/charts/funnel-chart/', checked: '2026-11-25' };

const shapes = (selector: string) => [...document.querySelectorAll<SVGPathElement>(selector)];
const points = (shape: SVGPathElement | undefined) =>
  (shape?.getAttribute('d')?.match(/-?[\d.]+/g) ?? []).map(Number);
const box = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const bars = () => [...document.querySelectorAll('rect.MuiBarElement-root')];
const settled = async () => {
  await expect.poll(() => bars().length).toBeGreaterThan(0);
  await expect
    .poll(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    .toBe(0);
};

function Probe({ onScales }: { onScales: (x: number | undefined, band: number) => void }) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  onScales(xScale(50), yScale.bandwidth());
  return <circle data-probe r={1} />;
}

const probe = async (props: Partial<ChartsContainerProps>) => {
  let result: { x: number | undefined; band: number } = { x: undefined, band: 0 };
  await render(
    <div style={{ width: 500 }}>
      <ChartsContainer
        height={200}
        margin={0}
        yAxis={[{ scaleType: 'band', data: ['A', 'B'], position: 'none', categoryGapRatio: 0.5 }]}
        {...props}
      >
        <Probe
          onScales={(x, band) => {
            result = { x, band };
          }}
        />
      </ChartsContainer>
    </div>,
  );
  await expect.poll(() => document.querySelector('[data-probe]')).not.toBeNull();
  return result;
};

sourced('`FunnelChart` is a component of `@mui/x-charts-pro`.', docs);
sourced(
  'Each object in `data` is a section. It needs a `value`, and can have a `label` and an `id`.',
  docs,
);
sourced(
  "Change the shape | `curve`: `'linear'` (default), `'linear-sharp'`, `'bump'`, `'step'`, `'pyramid'`, `'step-pyramid'`",
  series,
);
sourced('Leave space between sections | `gap` of the chart, 0 by default', chart);
sourced('Round the corners | `borderRadius` of the series, 8 by default', series);
sourced('Format the values | `valueFormatter` of the series', docs);
sourced('Move the labels in the sections | `sectionLabel` of the series', docs);
sourced('Hide the legend | `hideLegend`', docs);
sourced("Show an axis with the stages | `categoryAxis`; by default, it isn't shown", chart);

claim(
  'This funnel uses only the MIT package. Of 100 drugs that start clinical trials, about 8 are approved.',
  async () => {
    await render(<DrugTrials />);
    await expect.poll(() => shapes('[data-stage]').length).toBe(5);
    await expect.element(page.getByText('7.9', { exact: true })).toBeVisible();
  },
);

claim(
  "**Width:** `xScale(value) - xScale(0)` is the width of a value in pixels. Draw half of it on each side of the center. Set `min: 0` and `max` on the axis, because without `series`, the axis can't compute its limits.",
  async () => {
    const { x } = await probe({ xAxis: [{ min: 0, max: 100, position: 'none' }] });
    expect(x).toBe(250);
    document.body.innerHTML = '';
    await render(<DrugTrials />);
    await expect.poll(() => shapes('[data-stage]').length).toBe(5);
    const [first, second] = shapes('[data-stage]').map(box);
    expect((second?.width ?? 0) / (first?.width ?? 1)).toBeCloseTo(0.52, 1);
    const center = (rect: DOMRect | undefined) => (rect?.left ?? 0) + (rect?.width ?? 0) / 2;
    expect(center(second)).toBeCloseTo(center(first), 0);
  },
);

claim(
  '**Sides:** the top edge of a section has the width of its value, and the bottom edge has the width of the next value. The last section has straight sides.',
  async () => {
    await render(<DrugTrials />);
    await expect.poll(() => shapes('[data-stage]').length).toBe(5);
    // M left,top H right L right,bottom H left Z
    const edges = shapes('[data-stage]').map((shape) => {
      const [left = 0, , right = 0, bottomRight = 0, , bottomLeft = 0] = points(shape);
      return { top: right - left, bottom: bottomRight - bottomLeft };
    });
    edges.forEach(({ bottom, top }, index) => {
      expect(bottom).toBeCloseTo(edges[index + 1]?.top ?? top, 5);
    });
    expect((edges[1]?.top ?? 0) / (edges[0]?.top ?? 1)).toBeCloseTo(0.52);
  },
);

claim('**Gap:** `categoryGapRatio` of the band axis is the gap between the sections.', async () => {
  const { band } = await probe({ xAxis: [{ min: 0, max: 100, position: 'none' }] });
  expect(band).toBe(50);
});

claim(
  "An axis with `position: 'none'` takes no space and isn't drawn, but its scale still works.",
  async () => {
    const { x } = await probe({ xAxis: [{ min: 0, max: 100, position: 'none' }] });
    expect(x).toBe(250);
    expect(document.querySelector('.MuiChartsAxis-root')).toBeNull();
  },
);

claim(
  '**Offset:** the value of the transparent bar is `(largest - value) / 2`. Both series have the same `stack`, and the transparent one comes first.',
  async () => {
    await render(<WorldCupBars />);
    await settled();
    expect(bars()).toHaveLength(12);
    const visible = () => bars().slice(6).map(box);
    // At the start of the animation, all bars have a width of 0, so they are centered, too.
    const ratio = () => (visible()[1]?.width ?? 0) / (visible()[0]?.width ?? 0);
    await expect.poll(ratio).toBeCloseTo(0.5, 1);
    const centers = () => visible().map(({ left, width }) => left + width / 2);
    await expect.poll(() => Math.max(...centers()) - Math.min(...centers())).toBeLessThan(1);
  },
);

claim(
  '**Tooltip:** `valueFormatter: () => null` removes the row of the transparent bar.',
  async () => {
    await render(<WorldCupBars />);
    await settled();
    const target = bars()[6];
    if (target) {
      await userEvent.hover(target);
    }
    await expect.poll(() => document.querySelectorAll('[role="tooltip"] tbody tr').length).toBe(1);
    expect(document.querySelector('[role="tooltip"]')?.textContent).toContain('Teams32');
  },
);

const legend = (visible: boolean) => (
  <div style={{ width: 500 }}>
    <BarChart
      height={200}
      skipAnimation
      xAxis={[visible ? { min: 0, max: 32 } : {}]}
      yAxis={[{ data: ['A', 'B'], scaleType: 'band' }]}
      series={[
        { data: [0, 12], layout: 'horizontal', stack: 's', color: 'transparent' },
        { data: [32, 8], layout: 'horizontal', stack: 's', label: 'Teams' },
      ]}
    />
  </div>
);

claim(
  "**Legend:** the transparent series has no `label`, so the legend doesn't list it.",
  async () => {
    await render(legend(true));
    await settled();
    expect(document.querySelectorAll('.MuiChartsLegend-root li')).toHaveLength(1);
  },
);

claim(
  "**Limits:** set `max` of the value axis to the largest value. Otherwise, the axis can end at a round number, and the funnel isn't centered in the chart.",
  async () => {
    await render(legend(false));
    await settled();
    const axis = box(document.querySelector('.MuiChartsAxis-directionX line') ?? undefined);
    expect(box(bars()[2]).right).toBeLessThan(axis.right - 5);
    document.body.innerHTML = '';
    await render(legend(true));
    await settled();
    const full = box(document.querySelector('.MuiChartsAxis-directionX line') ?? undefined);
    expect(Math.abs(box(bars()[2]).right - full.right)).toBeLessThan(2);
  },
);

claim(
  'The list is an `<ol>`, so screen readers read the steps in order, with their numbers.',
  async () => {
    await render(<AstronautConversion />);
    const texts = [...document.querySelectorAll('ol > li')].map((each) => each.textContent);
    expect(texts).toHaveLength(4);
    expect(texts[0]).toBe('18,300Applications');
    expect(texts[1]).toContain('0.66% continue');
  },
);

claim(
  'Swap the axes: the stages are on the x-axis, and the values are on the y-axis.',
  async () => {
    await render(<HorizontalFunnel />);
    await expect.poll(() => shapes('[data-step]').length).toBe(3);
    const [first, second] = shapes('[data-step]').map(box);
    expect(second?.left).toBeGreaterThan(first?.left ?? 0);
    expect(second?.height).toBeLessThan(first?.height ?? 0);
  },
);

claim(
  'Without `series`, the limits of the value axis are unknown. Set `min` and `max` on it.',
  async () => {
    const { x } = await probe({ xAxis: [{ position: 'none' }] });
    expect(Number.isFinite(x)).toBe(false);
  },
);

claim(
  'The transparent series comes after the visible one, or the two have different `stack` values.',
  async () => {
    await render(
      <div style={{ width: 500 }}>
        <BarChart
          height={200}
          skipAnimation
          xAxis={[{ min: 0, max: 32 }]}
          yAxis={[{ data: ['A', 'B'], scaleType: 'band' }]}
          series={[
            { data: [32, 8], layout: 'horizontal', stack: 's' },
            { data: [0, 12], layout: 'horizontal', stack: 's', color: 'transparent' },
          ]}
        />
      </div>,
    );
    await settled();
    expect(Math.abs(box(bars()[0]).left - box(bars()[1]).left)).toBeLessThan(1);
  },
);
