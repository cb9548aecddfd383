/** @jest-environment node */
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { LineChart, LinePlot } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';

import { islandOf } from '../../core/islands/server';

import {
  rounded,
  rulesIn,
  simplified,
  thumbnailOf,
  thumbnailTheme,
  withoutAxes,
} from './thumbnail';

/** Draws the picture of a demo, as the gallery does. */
const pictureOf = (Demo: ComponentType, id = 'gallery-0', sent = new Set<string>()) =>
  thumbnailOf(
    islandOf(Demo).html(id, {
      sentStyles: new Set(),
      themed: true,
      adaptTheme: thumbnailTheme,
    }),
    id,
    sent,
  );

const bars = (
  <BarChart
    aria-label="Rain"
    height={300}
    xAxis={[{ data: ['Jan', 'Feb'] }]}
    series={[{ data: [59.7, 56.5], label: 'Rain' }]}
    sx={{ '& .MuiBarElement-root': { stroke: 'red' } }}
  />
);
const Bars = () => bars;

const style = (html: string) => /^<style[^>]*>(.*?)<\/style>/.exec(html)?.[1] ?? '';

describe('thumbnailOf', () => {
  it('draws charts without a fixed width completely, without animation', () => {
    const picture = pictureOf(Bars) ?? '';
    const heights = [...picture.matchAll(/<rect[^>]* height="(\d+)"[^>]* fill=/g)].map(([, each]) =>
      Number(each),
    );
    expect(heights.filter((height) => height > 100)).toHaveLength(2);
  });

  it.each<[string, ComponentType]>([
    ['lines', () => <LineChart height={200} series={[{ data: [1, 2] }]} />],
    ['pies', () => <PieChart height={200} series={[{ data: [{ value: 1 }] }]} />],
    ['points', () => <ScatterChart height={200} series={[{ data: [{ id: 1, x: 1, y: 2 }] }]} />],
    ['sparklines', () => <SparkLineChart height={40} data={[1, 2]} />],
    [
      'compositions',
      () => (
        <ChartContainer height={200} series={[{ type: 'line', data: [1, 2] }]}>
          <LinePlot />
        </ChartContainer>
      ),
    ],
  ])('draws %s', (_name, Demo) => {
    expect(pictureOf(Demo)).toMatch(/<svg viewBox="[\d. ]+"[^]*<(?:path|circle)/);
  });

  it('contains only the drawing', () => {
    const picture = pictureOf(() => (
      <Stack sx={{ padding: 3 }}>
        <button type="button">Stack</button>
        {bars}
      </Stack>
    ));
    expect(picture).not.toMatch(/<button|<ul|<li\b|padding:24px|grid-area/);
    expect(picture).toContain('</svg>');
  });

  it('has no attributes for behavior and semantics', () => {
    expect(pictureOf(Bars)).not.toMatch(/ (?:aria-|data-(?!emotion)|role=|tabindex=)/);
  });

  it('keeps the styles that a demo gives its chart', () => {
    const picture = pictureOf(Bars) ?? '';
    expect(style(picture)).toMatch(/\.MuiBarElement-root\{stroke:red;?\}/);
    expect(picture).toMatch(/<rect[^>]*class="[^"]*MuiBarElement-root/);
  });

  it('keeps the text in a color of the theme, so that it follows the color mode', () => {
    const Labeled = () => <BarChart height={300} series={[{ data: [1] }]} barLabel="value" />;
    expect(style(pictureOf(Labeled) ?? '')).toContain('var(--mui-palette-text-primary');
  });

  it('sends each rule once', () => {
    const sent = new Set<string>();
    expect(style(pictureOf(Bars, 'gallery-0', sent) ?? '')).not.toBe('');
    expect(style(pictureOf(Bars, 'gallery-1', sent) ?? '')).toBe('');
  });

  it('renames ids that are referred to, and removes all others', () => {
    const html =
      '<div><svg viewBox="0 0 400 300" id="a"><defs><clipPath id="b"><rect id="c"/></clipPath></defs><g clip-path="url(#b)"><path d="M1.26,20.7"/></g></svg></div>';
    expect(thumbnailOf(html, 'gallery-3', new Set())).toBe(
      '<svg viewBox="0 0 400 300"><defs><clipPath id="gallery-3-0"><rect/></clipPath></defs><g clip-path="url(#gallery-3-0)"><path d="M1.26,21"/></g></svg>',
    );
  });

  it('keeps a gradient that only a rule refers to', () => {
    const html =
      '<style>.area{fill:url(#fade)}</style><svg viewBox="0 0 400 300"><linearGradient id="fade"><stop/></linearGradient><path class="area"/></svg>';
    expect(thumbnailOf(html, 'gallery-3', new Set())).toBe(
      '<style data-emotion="gallery">.area{fill:url(#gallery-3-0)}</style><svg viewBox="0 0 400 300"><linearGradient id="gallery-3-0"><stop/></linearGradient><path class="area"/></svg>',
    );
  });

  it('shows the largest drawing, and neither icons nor marks of a legend', () => {
    const svg = (width: number, color: string) =>
      `<div><svg viewBox="0 0 ${width} ${width}"><rect fill="${color}"/></svg></div>`;
    const shown = (...all: string[]) => thumbnailOf(all.join(''), 'gallery-0', new Set());
    expect(shown(svg(24, 'red'), svg(200, 'green'), svg(300, 'blue'), svg(300, 'gray'))).toBe(
      '<svg viewBox="0 0 300 300"><rect fill="blue"/></svg>',
    );
    expect(shown(svg(24, 'red'))).toBeUndefined();
  });

  it('returns undefined if nothing is drawn', () => {
    expect(pictureOf(() => <p>Text</p>)).toBeUndefined();
    expect(
      thumbnailOf('<svg viewBox="0 0 400 300"></svg>', 'gallery-0', new Set()),
    ).toBeUndefined();
  });
});

it('rounds to about a pixel', () => {
  expect(rounded('M65.123,20.5L-130.51,0.123Z')).toBe('M65,21L-131,0.12Z');
});

it('replaces curves that are too short to look curved', () => {
  expect(simplified('M10,20C12,21,14,22,16,23C36,24,56,25,76,26Z')).toBe(
    'M10,20L16,23C36,24,56,25,76,26Z',
  );
});

it('removes axes, and the space that they take', () => {
  const axis = (side: string, x: number, y: number) =>
    `<g transform="translate(${x}, ${y})" class="MuiChartsAxis-root MuiChartsAxis-${side}"><g><text>1</text></g></g>`;
  expect(
    withoutAxes(
      `<svg viewBox="0 0 400 300"><g><rect/></g>${axis('left', 65, 0)}${axis('bottom', 0, 250)}<path/></svg>`,
    ),
  ).toBe('<svg viewBox="57 0 343 258"><g><rect/></g><path/></svg>');
  expect(pictureOf(Bars)).not.toMatch(/Jan|>60</);
});

it('splits a style sheet into its top-level rules', () => {
  expect(rulesIn('.a{b:c}@media print{.d{e:f}.g{h:i}}.j{k:l}')).toEqual([
    '.a{b:c}',
    '@media print{.d{e:f}.g{h:i}}',
    '.j{k:l}',
  ]);
});
