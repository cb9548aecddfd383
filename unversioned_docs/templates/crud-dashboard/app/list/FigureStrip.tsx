import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';

import type { Figures, WeekLoad } from '../data/filters';
import { formatHours, formatMoney } from '../data/jobs';

const WeekChart = lazy(() => import('./WeekChart'));

const CHART_HEIGHT = 96;

export interface FigureStripProps {
  /** `null` while the jobs are loading. */
  figures: Figures | null;
  load: WeekLoad[];
}

/** Figures about the jobs in the list. They follow the filters. */
export default function FigureStrip({ figures, load }: FigureStripProps) {
  const items = [
    { label: 'Open jobs', value: figures && String(figures.open) },
    { label: 'Overdue', value: figures && String(figures.overdue), isAlarming: figures?.overdue },
    { label: 'Work to do', value: figures && formatHours(figures.hours) },
    { label: 'Open estimates', value: figures && formatMoney(Math.round(figures.value)) },
  ];
  return (
    <Box
      component="section"
      aria-label="Figures"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' },
        gap: 3,
        borderBlock: '1px solid',
        borderColor: 'divider',
        py: 2,
        mb: 3,
      }}
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto)' },
          alignContent: 'center',
          gap: 2,
        }}
      >
        {items.map(({ label, value, isAlarming }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                fontSize: { xs: '1.625rem', lg: '2rem' },
                lineHeight: 1.2,
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
                letterSpacing: '-0.02em',
                color: isAlarming ? 'error.main' : undefined,
              }}
            >
              {value ? <bdi>{value}</bdi> : <Skeleton width="3ch" />}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
        <Box sx={{ height: CHART_HEIGHT }}>
          {figures && (
            <Suspense fallback={null}>
              <WeekChart load={load} height={CHART_HEIGHT} />
            </Suspense>
          )}
        </Box>
        <Typography
          component="figcaption"
          variant="caption"
          sx={{ display: 'block', textAlign: 'center', color: 'text.secondary' }}
        >
          Hours of work, by the week they are due
        </Typography>
      </Box>
    </Box>
  );
}
