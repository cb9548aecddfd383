import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale, useZColorScale } from '@mui/x-charts/hooks';

const DAY = 86_400_000;
const firstDay = Date.UTC(2025, 0, 1);
const firstMonday = Date.UTC(2024, 11, 30);
// A new moon, and the mean time between two. Source: U.S. Naval Observatory.
// The result is within a few percent of the exact illumination.
const NEW_MOON = Date.UTC(2000, 0, 6, 18, 14);
const LUNATION = 29.530588 * DAY;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weeks = Array.from({ length: 53 }, (_each, week) => week);
const days = Array.from({ length: 365 }, (_each, index) => {
  const time = firstDay + index * DAY;
  const phase = (2 * Math.PI * (time + DAY / 2 - NEW_MOON)) / LUNATION;
  const daysSinceMonday = (time - firstMonday) / DAY;
  return {
    date: new Date(time),
    week: Math.floor(daysSinceMonday / 7),
    weekday: weekdays[daysSinceMonday % 7] ?? '',
    value: Math.round(50 * (1 - Math.cos(phase))),
  };
});

const formatDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
/** Returns the first of a month if it's in the week. */
const monthOf = (week: number) =>
  days.find((day) => day.week === week && day.date.getUTCDate() === 1)?.date;

function Days({ onHover }: { onHover: (day: (typeof days)[number]) => void }) {
  const theme = useTheme();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'band'>();
  const colorScale = useZColorScale<'linear'>();

  return days.map((day) => (
    <rect
      key={day.date.getTime()}
      onPointerEnter={() => onHover(day)}
      x={xScale(day.week)}
      y={yScale(day.weekday)}
      width={xScale.bandwidth()}
      height={yScale.bandwidth()}
      rx={Math.min(2, xScale.bandwidth() / 4)}
      fill={colorScale?.(day.value) ?? 'none'}
      stroke={(theme.vars ?? theme).palette.divider}
    />
  ));
}

export default function MoonCalendar() {
  const [hovered, setHovered] = React.useState(days[12]);
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const formatMonth = new Intl.DateTimeFormat('en', {
    month: isNarrow ? 'narrow' : 'short',
    timeZone: 'UTC',
  });
  const band = {
    scaleType: 'band' as const,
    categoryGapRatio: 0.15,
    disableLine: true,
    disableTicks: true,
  };

  return (
    <div style={{ width: '100%' }}>
      <ChartsDataProvider
        height={170}
        margin={{ top: 0, right: 4, left: 0 }}
        xAxis={[
          {
            ...band,
            position: 'top',
            data: weeks,
            tickInterval: (week: number) => monthOf(week) !== undefined,
            valueFormatter: (week: number) => {
              const month = monthOf(week);
              return month ? formatMonth.format(month) : '';
            },
          },
        ]}
        yAxis={[{ ...band, data: weekdays, width: 36 }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 100, color: ['#1B2A49', '#FFE9A8'] } }]}
      >
        <ChartsSurface aria-label="Illuminated part of the Moon on each day of 2025, with a full moon about every 29.5 days, starting on January 13">
          <Days onHover={setHovered} />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ContinuousColorLegend
          labelPosition="extremes"
          minLabel="New moon"
          maxLabel="Full moon"
          sx={{ width: 280, maxWidth: '95%', mx: 'auto', whiteSpace: 'nowrap' }}
        />
      </ChartsDataProvider>
      <Typography sx={{ textAlign: 'center' }}>
        {hovered && `${formatDay.format(hovered.date)}: ${hovered.value}% of the Moon is lit`}
      </Typography>
    </div>
  );
}
