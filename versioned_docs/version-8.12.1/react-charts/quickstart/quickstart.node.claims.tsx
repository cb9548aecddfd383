import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { claim } from '@portal/claims';
import { compileApps } from '@portal/claims/compile';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';

const html = (props: Partial<BarChartProps>) =>
  renderToString(
    <BarChart
      height={300}
      xAxis={[{ data: ['A', 'B'] }]}
      series={[{ data: [1, 2], label: 'Orders' }]}
      {...props}
    />,
  );
const heights = (text: string) =>
  [...text.matchAll(/<rect[^>]*MuiBarElement-root[^>]*>/g)].map(([rect]) =>
    Number(/ height="([^"]*)"/.exec(rect)?.[1]),
  );

claim(
  'On the server, a chart without a `width` renders its legend and an empty `<svg>` with the correct height.',
  () => {
    const text = html({});
    expect(text).toContain('Orders');
    expect(text).toContain('height:300px');
    expect(heights(text)).toEqual([]);
    expect(text).not.toContain('MuiChartsAxis-tickLabel');
  },
);

claim(
  'For static HTML such as a report, set `width`, `height`, and `skipAnimation`, and the server renders the complete chart. Without `skipAnimation`, the server renders the start of the animation: bars have a height of 0, and the slices of a pie are hidden.',
  () => {
    const complete = html({ width: 400, skipAnimation: true });
    expect(complete).toContain('MuiChartsAxis-tickLabel');
    const [first = 0, second = 0] = heights(complete);
    expect(first).toBeGreaterThan(50);
    expect(second / first).toBeCloseTo(2, 1);
    expect(heights(html({ width: 400 }))).toEqual([0, 0]);
    const slice = (skipAnimation: boolean) =>
      renderToString(
        <PieChart
          width={300}
          height={200}
          skipAnimation={skipAnimation}
          series={[{ data: [{ id: 0, value: 2 }] }]}
        />,
      );
    expect(slice(true)).not.toContain('visibility="hidden"');
    expect(slice(false)).toContain('visibility="hidden"');
  },
);

claim(
  "In the Next.js App Router, a server component can render a chart if all props are plain data, because the charts have the directive `'use client'`.",
  () => {
    const require = createRequire(import.meta.url);
    const index = require.resolve('@mui/x-charts/BarChart');
    expect(readFileSync(index.replace(/index\.m?js$/, 'BarChart.js'), 'utf8')).toMatch(
      /^("use strict";\s*)?'use client';/,
    );
  },
);

const datasetOf = (declaration: string) => `import { BarChart } from '@mui/x-charts/BarChart';
${declaration}
const sales: Sale[] = [{ month: 'January', net: 412 }];
export const chart = <BarChart dataset={sales} series={[{ dataKey: 'net' }]} />;
`;
const axisOf = (type: string, axis: string) => `import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis } from '@mui/x-charts/models';
export type Axes = XAxis[];
const xAxis${type} = [{ data: ['A'], ${axis} }];
export const chart = <BarChart xAxis={xAxis} series={[{ data: [1] }]} />;
`;
const inlineAxis = (axis: string) => `import { BarChart } from '@mui/x-charts/BarChart';
export const chart = (
  <BarChart
    xAxis={[{ data: ['A'], ${axis} valueFormatter: (value, context) => context.location + value }]}
    series={[{ data: [1] }]}
  />
);
`;
const errors = compileApps(import.meta.dirname, {
  type: datasetOf('type Sale = { month: string; net: number };'),
  interface: datasetOf('interface Sale { month: string; net: number }'),
  annotated: axisOf(": XAxis<'band'>[]", "scaleType: 'band'"),
  plain: axisOf('', "scaleType: 'band'"),
  withScale: inlineAxis("scaleType: 'band',"),
  withoutScale: inlineAxis(''),
});

claim(
  '**Declare the rows for `dataset` with `type`, not `interface`.** With an interface, TypeScript reports "Index signature for type \'string\' is missing".',
  () => {
    expect(errors.type).toEqual([]);
    expect(errors.interface.join()).toContain("Index signature for type 'string' is missing");
  },
);

claim(
  '**Annotate an axis that you declare outside JSX** with `XAxis` or `YAxis`. Otherwise, the type of `scaleType` becomes `string`.',
  () => {
    expect(errors.annotated).toEqual([]);
    expect(errors.plain.join()).toContain("Type 'string' is not assignable to type");
  },
);

claim(
  '**If you use the second parameter of `valueFormatter`, set `scaleType` too.** Otherwise, the parameter is an implicit `any`.',
  () => {
    expect(errors.withScale).toEqual([]);
    expect(errors.withoutScale.join()).toContain(
      "TS7006: Parameter 'context' implicitly has an 'any' type",
    );
  },
);
