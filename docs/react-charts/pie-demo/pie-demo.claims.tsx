import type * as React from 'react';

import { claim } from '@portal/claims';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import HoverDetails from './demos/HoverDetails';
import OutsideLabels from './demos/OutsideLabels';
import PieWithTable from './demos/PieWithTable';
import ProgressRings from './demos/ProgressRings';
import TwoYears from './demos/TwoYears';

const wide = (children: React.ReactNode, width = 600) =>
  render(<div style={{ width }}>{children}</div>);
const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const arcs = () => all('.MuiPieChart-arc');
const chart = () => all('svg[aria-label]')[0];
const rect = (target: Element | undefined) => {
  if (!target) {
    throw new Error('No element');
  }
  return target.getBoundingClientRect();
};
const drawn = (count: number) =>
  expect
    .poll(() => arcs().filter((arc) => (arc.getAttribute('d') ?? '').length > 20).length)
    .toBe(count);

claim(
  "The names and percentages are next to the slices, so the chart doesn't need a legend.",
  async () => {
    await wide(<OutsideLabels />, 320);
    await drawn(4);
    const box = rect(chart());
    const labels = all('svg[aria-label] text');
    expect(labels.map((each) => each.textContent)).toEqual([
      'Natural gas44%',
      'Nuclear19%',
      'Coal17%',
      'Wind, water, sun20%',
    ]);
    for (const label of labels) {
      expect(rect(label).left).toBeGreaterThanOrEqual(box.left);
      expect(rect(label).right).toBeLessThanOrEqual(box.right);
    }
  },
);

claim(
  '`arcLabel` returns both lines as one string, and the slot `pieArcLabel` splits it into two `<tspan>` elements.',
  async () => {
    await wide(<OutsideLabels />);
    await drawn(4);
    const lines = all('svg[aria-label] text').map((each) => each.querySelectorAll('tspan').length);
    expect(lines).toEqual([2, 2, 2, 2]);
  },
);

claim(
  'When you hover over a slice, its name and value appear in the center instead of a tooltip.',
  async () => {
    await wide(<HoverDetails />);
    await drawn(6);
    const center = () => all('svg[aria-label] text').at(-1)?.textContent;
    expect(center()).toBe('8,162million people');
    const box = rect(chart());
    const position = (y: number) => ({ position: { x: box.width / 2 + 20, y } });
    const target = page.getByLabelText(/^Population/);
    await expect
      .poll(async () => {
        await userEvent.hover(target, position(22));
        await userEvent.hover(target, position(24));
        return center();
      })
      .toBe('4,807Asia');
    expect(all('.MuiChartsTooltip-paper')).toEqual([]);
  },
);

claim(
  '`onHighlightChange` receives the slice under the pointer, and `null` when the pointer leaves it.',
  async () => {
    await wide(<HoverDetails />);
    await drawn(6);
    const center = () => all('svg[aria-label] text').at(-1)?.textContent;
    const box = rect(chart());
    const target = page.getByLabelText(/^Population/);
    await expect
      .poll(async () => {
        await userEvent.hover(target, { position: { x: box.width / 2 + 20, y: 22 } });
        await userEvent.hover(target, { position: { x: box.width / 2 + 20, y: 24 } });
        return center();
      })
      .toBe('4,807Asia');
    await userEvent.hover(target, { position: { x: 3, y: 3 } });
    await expect.poll(center).toBe('8,162million people');
  },
);

claim('The table replaces the legend.', async () => {
  await wide(<PieWithTable />);
  await drawn(6);
  expect(all('.MuiChartsLegend-root')).toEqual([]);
  await expect.element(page.getByRole('row', { name: 'Rivers 0.5%' })).toBeVisible();
});

claim('Each pie is a separate chart, so they can wrap on phones.', async () => {
  const tops = async (width: number) => {
    const { unmount } = await wide(<TwoYears />, width);
    await drawn(8);
    const [first, second] = all('svg[aria-label]').map((each) => rect(each).top);
    await unmount();
    return first === second;
  };
  expect(await tops(600)).toBe(true);
  expect(await tops(320)).toBe(false);
});

claim('Both pies have the same size, so they compare shares, not totals.', async () => {
  await wide(<TwoYears />);
  await drawn(8);
  const [first, second] = all('.MuiPieChart-series');
  await expect.poll(() => Math.abs(rect(first).width - rect(second).width)).toBeLessThan(2);
});

claim("The remainder has no `label`, so it isn't listed in the legend.", async () => {
  await wide(<ProgressRings />);
  await drawn(6);
  expect(all('.MuiChartsLegend-root li').map((each) => each.textContent)).toEqual([
    'Europe 91%',
    'Americas 87%',
    'Africa 38%',
  ]);
});

claim('The radii are percentages, so the rings grow with the chart.', async () => {
  for (const [container, expected] of [
    [160, 150],
    [600, 230],
  ] as const) {
    const { unmount } = await wide(<ProgressRings />, container);
    await drawn(6);
    const width = (index: number) => rect(all('.MuiPieChart-series')[index]).width;
    await expect.poll(() => Math.abs(width(0) - expected)).toBeLessThan(6);
    await expect.poll(() => Math.abs(width(1) - expected * 0.78)).toBeLessThan(6);
    await unmount();
  }
});
