import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useId } from 'react';

import type { WeekCount } from '../../store';

import { formatDate, formatPercent, formatWeek } from './format';

const HEIGHT = 240;

/** Returns the share of a week's answers that found the page helpful, or `null` if there are no answers. */
function shareOf({ helpful, notHelpful }: WeekCount): number | null {
  return helpful + notHelpful === 0 ? null : helpful / (helpful + notHelpful);
}

const cell = { textAlign: 'end', padding: '2px 12px', fontVariantNumeric: 'tabular-nums' } as const;

/** Answers per week and the share of helpful ones, as two charts and a table. */
export default function Weeks({ weeks }: { weeks: readonly WeekCount[] }) {
  const { vars } = useTheme();
  const id = useId();
  const colors = {
    yes: vars?.palette.primary.main,
    no: vars?.palette.secondary.main,
  };
  const weekAxis = {
    height: 28,
    data: weeks.map(({ start }) => start),
    valueFormatter: (start: number, { location }: { location: string }) =>
      location === 'tick' ? formatWeek(start) : `Week of ${formatDate(start)}`,
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" gutterBottom>
        By week
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
          <Typography variant="subtitle2" component="h3">
            Answers
          </Typography>
          <BarChart
            height={HEIGHT}
            skipAnimation
            aria-label="Answers by week, helpful and not helpful"
            xAxis={[{ ...weekAxis, scaleType: 'band' }]}
            yAxis={[{ width: 40, tickMinStep: 1 }]}
            series={[
              {
                data: weeks.map(({ helpful }) => helpful),
                label: 'Yes',
                stack: 'all',
                color: colors.yes,
              },
              {
                data: weeks.map(({ notHelpful }) => notHelpful),
                label: 'No',
                stack: 'all',
                color: colors.no,
              },
            ]}
          />
        </Paper>
        <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
          <Typography variant="subtitle2" component="h3">
            Share helpful
          </Typography>
          <LineChart
            height={HEIGHT}
            skipAnimation
            aria-label="Share of answers that rated the page helpful, by week"
            xAxis={[{ ...weekAxis, scaleType: 'point' }]}
            yAxis={[{ width: 48, min: 0, max: 1, valueFormatter: formatPercent }]}
            grid={{ horizontal: true }}
            series={[
              {
                data: weeks.map(shareOf),
                label: 'Helpful',
                color: colors.yes,
                curve: 'linear',
                connectNulls: true,
                showMark: weeks.length <= 26,
                valueFormatter: (share) => (share === null ? 'No answers' : formatPercent(share)),
              },
            ]}
          />
        </Paper>
      </Box>
      <Box component="details" sx={{ mt: 1, color: 'text.secondary' }}>
        <summary>As a table</summary>
        <Box
          sx={{ overflowX: 'auto', maxHeight: 320 }}
          tabIndex={0}
          role="region"
          aria-labelledby={id}
        >
          <table>
            <thead>
              <tr>
                <Box component="th" scope="col" sx={{ ...cell, textAlign: 'start' }}>
                  Week of
                </Box>
                {['Yes', 'No', 'Helpful'].map((name) => (
                  <Box component="th" scope="col" key={name} sx={cell}>
                    {name}
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => {
                const share = shareOf(week);
                return (
                  <tr key={week.start}>
                    <Box
                      component="th"
                      scope="row"
                      sx={{ ...cell, textAlign: 'start', fontWeight: 400 }}
                    >
                      {formatDate(week.start)}
                    </Box>
                    <Box component="td" sx={cell}>
                      {week.helpful}
                    </Box>
                    <Box component="td" sx={cell}>
                      {week.notHelpful}
                    </Box>
                    <Box component="td" sx={cell}>
                      {share === null ? '–' : formatPercent(share)}
                    </Box>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Box>
      </Box>
    </Box>
  );
}
