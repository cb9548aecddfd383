import { claim } from '@portal/claims';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CarbonAndTemperature from './demos/CarbonAndTemperature';
import InterestRate from './demos/InterestRate';
import LongJump from './demos/LongJump';
import PopulationForecast from './demos/PopulationForecast';
import SmallMultiples from './demos/SmallMultiples';
import TargetRange from './demos/TargetRange';

const elements = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const LINE = '.MuiLineElement-root';
const box = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const shown = (selector: string, count: number) =>
  expect.poll(() => elements(selector).length).toBe(count);
const points = (path: Element | undefined) =>
  (path?.getAttribute('d') ?? '').split(/(?=[MLC])/).map(
    (part) =>
      part
        .match(/-?[\d.]+/g)
        ?.slice(-2)
        .map(Number) ?? [],
  );
const ticks = (axis: 'X' | 'Y') =>
  elements(`.MuiChartsAxis-direction${axis} .MuiChartsAxis-tickLabel`).map(
    (each) => each.textContent,
  );
const legend = () =>
  [...document.querySelectorAll('.MuiChartsLegend-series')].map((each) => each.textContent);
const paper = () => document.querySelector<HTMLElement>('.MuiChartsTooltip-paper');
const rows = () => [...(paper()?.querySelectorAll('tr') ?? [])].map((row) => row.textContent);
const title = () => paper()?.querySelector('caption')?.textContent;
/** Moves the pointer over a chart until the tooltip has this title. */
const hover = async (name: RegExp, x: number, expected: string) => {
  const chart = page.getByLabelText(name);
  await expect.element(chart).toBeVisible();
  await expect.poll(() => elements('svg text').length).toBeGreaterThan(0);
  let step = 0;
  await expect
    .poll(async () => {
      step = 1 - step;
      const { width, height } = box(chart.element());
      await chart.hover({ position: { x: width * x + step, y: height * 0.5 } });
      return title();
    })
    .toBe(expected);
};

claim('It starts at the last known point, so there is no gap between the lines.', async () => {
  await render(<PopulationForecast />);
  await shown(LINE, 2);
  const [counted, projected] = ['counted', 'projected'].map((id) =>
    points(elements(`${LINE}[data-series="${id}"]`)[0]),
  );
  expect(projected?.[0]).toEqual(counted?.at(-1));
});

claim('`strokeDasharray` is set for the series with the `id` `projected`.', async () => {
  await render(<PopulationForecast />);
  await shown(LINE, 2);
  const dash = (id: string) => {
    const [line] = elements(`${LINE}[data-series="${id}"]`);
    return line ? getComputedStyle(line).strokeDasharray : undefined;
  };
  expect(dash('projected')).toBe('3px, 6px');
  expect(dash('counted')).toBe('none');
});

claim(
  'In the year 2020, `valueFormatter` of the second series returns `null`, so the tooltip lists the value only once.',
  async () => {
    await render(<PopulationForecast />);
    await hover(/World population/, 0.72, '2020');
    expect(rows()).toEqual(['Estimated7.8 billion']);
  },
);

claim(
  "`position: 'right'` moves the second axis to the other side. The labels in the legend name the axis, and the marks have different shapes.",
  async () => {
    await render(<CarbonAndTemperature />);
    await shown(LINE, 2);
    await expect.poll(() => elements('.MuiChartsAxis-directionY').length).toBe(2);
    const [left, right] = elements('.MuiChartsAxis-directionY').map((axis) => box(axis).left);
    const svg = box(page.getByLabelText(/Carbon dioxide rose/).element());
    const middle = svg.left + svg.width / 2;
    expect(left).toBeLessThan(middle);
    expect(right).toBeGreaterThan(middle);
    expect(legend()).toEqual(['CO₂ (left axis)', 'Temperature (right axis)']);
    expect(elements('circle.MuiMarkElement-root').length).toBe(7);
    expect(elements('path.MuiMarkElement-root').length).toBe(7);
  },
);

claim("With `curve: 'stepAfter'`, each rate is valid until the next date.", async () => {
  await render(<InterestRate />);
  await shown(LINE, 1);
  const path = points(elements(LINE)[0]);
  // Each step is first horizontal, then vertical.
  for (let index = 1; index + 1 < path.length; index += 2) {
    expect(path[index]?.[1]).toBe(path[index - 1]?.[1]);
    expect(path[index]?.[0]).toBe(path[index + 1]?.[0]);
  }
  expect(path.length).toBeGreaterThan(25);
});

claim('Each chart has its own `aria-label`.', async () => {
  await render(<SmallMultiples />);
  await shown(LINE, 4);
  const names = elements('svg[aria-label]').map((svg) => svg.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(4);
});

claim(
  'All charts have the same `min` and `max`. Otherwise, 430 TWh would look as high as 2,010 TWh.',
  async () => {
    await render(<SmallMultiples />);
    await shown(LINE, 4);
    await expect.poll(() => ticks('Y').length).toBeGreaterThan(7);
    const labels = ticks('Y');
    const each = labels.length / 4;
    expect(labels.slice(0, each)).toEqual(labels.slice(each, 2 * each));
    expect(labels.slice(0, each)).toEqual(labels.slice(3 * each));
  },
);

claim(
  'It converts 1 and 3 percent to pixels with `useYScale()`, and gets the left edge and the width of the drawing area from `useDrawingArea()`.',
  async () => {
    await render(<TargetRange />);
    await expect.poll(() => ticks('Y')).toContain('2%');
    const band = box(elements('[data-band="target"]')[0]);
    const label = box(
      elements('.MuiChartsAxis-tickLabel').find((each) => each.textContent === '2%'),
    );
    expect(band.top + band.height / 2).toBeCloseTo(label.top + label.height / 2, -1);
    const line = box(elements(LINE)[0]);
    expect(Math.abs(band.left - line.left)).toBeLessThan(4);
    expect(Math.abs(band.right - line.right)).toBeLessThan(4);
  },
);

claim(
  'Children of `LineChart` are drawn on top of the lines, so the band is transparent.',
  async () => {
    await render(<TargetRange />);
    await shown(LINE, 1);
    const [band] = elements('[data-band="target"]');
    const [line] = elements(LINE);
    expect(
      band && line && line.compareDocumentPosition(band) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
);

claim(
  'The series on top is solid and has gaps, so the dots are visible only in the gaps.',
  async () => {
    await render(<LongJump />);
    await shown(LINE, 2);
    const pieces = (id: string) =>
      (elements(`${LINE}[data-series="${id}"]`)[0]?.getAttribute('d') ?? '').split('M').length - 1;
    expect(pieces('bridge')).toBe(1);
    expect(pieces('jump')).toBe(3);
    const order = elements(LINE).map((line) => line.getAttribute('data-series'));
    expect(order).toEqual(['bridge', 'jump']);
  },
);

claim(
  "The first series has no `label`, and its `valueFormatter` returns `null`, so it's in neither the legend nor the tooltip.",
  async () => {
    await render(<LongJump />);
    await hover(/long jump/, 0.95, '1960');
    expect(rows()).toEqual(['Long jump, men8.12 m']);
    expect(legend()).toEqual(['Long jump, men']);
  },
);
