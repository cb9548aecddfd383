import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { claim } from '@portal/claims';
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
  'For static HTML such as a report, set `width`, `height`, and `skipAnimation`, and the server renders the complete chart. Without `skipAnimation`, the bars have a height of 0, which is the start of their animation.',
  () => {
    const complete = html({ width: 400, skipAnimation: true });
    expect(complete).toContain('MuiChartsAxis-tickLabel');
    const [first = 0, second = 0] = heights(complete);
    expect(first).toBeGreaterThan(50);
    expect(second / first).toBeCloseTo(2, 1);
    expect(heights(html({ width: 400 }))).toEqual([0, 0]);
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
