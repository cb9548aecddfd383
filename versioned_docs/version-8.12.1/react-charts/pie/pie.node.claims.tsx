import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { claim } from '@portal/claims';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';

const html = (props: Partial<PieChartProps>) =>
  renderToString(
    <PieChart
      height={300}
      series={[{ data: [{ value: 1, label: 'Glass' }, { value: 2 }] }]}
      {...props}
    />,
  );
const paths = (text: string) =>
  [...text.matchAll(/<path[^>]*MuiPieArc-root[^>]*>/g)].map(
    ([path]) => / visibility="([^"]*)"/.exec(path)?.[1],
  );

claim(
  "The server doesn't know the width of the chart, so the pie is drawn in the browser. If you need it in static HTML, set `width`, `height`, and `skipAnimation`.",
  () => {
    expect(html({})).toContain('Glass');
    expect(paths(html({}))).toEqual([]);
    expect(paths(html({ width: 400, skipAnimation: true }))).toEqual(['visible', 'visible']);
    expect(paths(html({ width: 400 }))).toEqual(['hidden', 'hidden']);
  },
);
