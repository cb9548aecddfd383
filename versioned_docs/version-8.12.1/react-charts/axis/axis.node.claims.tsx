import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { claim } from '@portal/claims';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, vi } from 'vitest';

type XAxis = NonNullable<LineChartProps['xAxis']>[number];

/** Labels of the x-axis in a time zone. */
const labelsIn = (timeZone: string, axis: XAxis) => {
  vi.stubEnv('TZ', timeZone);
  const html = renderToStaticMarkup(
    <LineChart
      width={600}
      height={300}
      hideLegend
      skipAnimation
      xAxis={[axis]}
      series={[{ data: (axis.data ?? []).map((_, index) => index) }]}
    />,
  );
  vi.unstubAllEnvs();
  const [, axisX = ''] = html.split('MuiChartsAxis-directionX');
  return [
    ...(axisX.split('MuiChartsAxis-directionY')[0] ?? '').matchAll(/<tspan[^>]*>([^<]*)/g),
  ].map(([, text]) => text);
};

const days = ['2025-03-01', '2025-03-02', '2025-03-03', '2025-03-04'].map((day) => new Date(day));
const utc = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const tickMinStep = 24 * 60 * 60 * 1000;

claim(
  'If you combine `scaleType: \'time\'` with a formatter in UTC, the ticks are at midnight in the user\'s time zone, but the labels show UTC: in Tokyo, the tick at midnight on March 2 says "Mar 1".',
  () => {
    const axis: XAxis = {
      data: days,
      scaleType: 'time',
      tickMinStep,
      // The local day, and the day in UTC.
      valueFormatter: (date: Date) => `${date.getDate()}=${utc.format(date)}`,
    };
    expect(labelsIn('Asia/Tokyo', axis)).toContain('2=Mar 1');
    expect(labelsIn('UTC', axis)).toContain('2=Mar 2');
  },
);

claim(
  "For dates that should look the same for every user, set `scaleType: 'utc'` and format the values in UTC.",
  () => {
    const axis: XAxis = {
      data: days,
      scaleType: 'utc',
      tickMinStep,
      valueFormatter: (date: Date) => utc.format(date),
    };
    const tokyo = labelsIn('Asia/Tokyo', axis);
    expect(tokyo).toContain('Mar 2');
    expect(labelsIn('America/New_York', axis)).toEqual(tokyo);
  },
);

claim(
  'Their default labels are in the user\'s time zone: midnight UTC becomes "07 PM" in New York.',
  () => {
    // Winter days, before daylight saving time begins on March 9.
    const axis: XAxis = { data: days, scaleType: 'point' };
    expect(labelsIn('America/New_York', axis)).toContain('07 PM');
    expect(labelsIn('UTC', axis)).not.toContain('07 PM');
  },
);

claim("`new Date('2025-03-14')` is midnight in UTC, which is still March 13 in America.", () => {
  const date = new Date('2025-03-14');
  expect(date.getTime()).toBe(Date.UTC(2025, 2, 14));
  for (const timeZone of ['America/New_York', 'America/Los_Angeles', 'America/Sao_Paulo']) {
    expect(date.toLocaleDateString('en-US', { timeZone })).toBe('3/13/2025');
  }
});
