import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';

import { METRICS, formatChange, type Metric, type MetricInfo } from '../logic/metrics';
import type { Figure } from '../logic/overview';
import WhenVisible from './WhenVisible';

const loadTrend = () => import('../charts/Trend');
const Trend = lazy(loadTrend);

export interface FiguresProps {
  /** Missing while they load. */
  figures: readonly Figure[] | undefined;
  selected: Metric;
  onSelect: (metric: Metric) => void;
}

/** Says whether a change is good, as a word and a color. */
function toneOf(
  info: MetricInfo,
  change: number | null,
): 'success.main' | 'error.main' | 'text.secondary' {
  if (change === null || Math.abs(change) < 0.0005) {
    return 'text.secondary';
  }
  return change > 0 === info.higherIsBetter ? 'success.main' : 'error.main';
}

/** The four figures. Each one is a button that selects what the charts show. */
export default function Figures({ figures, selected, onSelect }: FiguresProps) {
  return (
    <Box
      role="group"
      aria-label="Metric of the charts"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) minmax(0, 1fr)',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      {METRICS.map((info) => {
        const figure = figures?.find(({ metric }) => metric === info.id);
        const pressed = info.id === selected;
        const tone = toneOf(info, figure?.change ?? null);
        return (
          <ButtonBase
            key={info.id}
            focusRipple
            aria-pressed={pressed}
            onClick={() => {
              onSelect(info.id);
            }}
            sx={(theme) => ({
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              alignContent: 'start',
              textAlign: 'start',
              bgcolor: 'background.paper',
              border: 1,
              borderColor: pressed ? 'primary.main' : 'divider',
              boxShadow: pressed
                ? `inset 0 3px 0 ${(theme.vars ?? theme).palette.primary.main}`
                : 'none',
              borderRadius: 1,
              p: { xs: 1.5, sm: 2 },
              '&:hover': { borderColor: 'primary.main' },
              '&:focus-visible': {
                outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
                outlineOffset: 2,
              },
            })}
          >
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {info.name}
            </Typography>
            <Typography
              component="span"
              sx={{
                fontSize: { xs: '1.125rem', sm: '1.625rem' },
                whiteSpace: 'nowrap',
                fontWeight: 600,
                letterSpacing: '-0.01em',
                lineHeight: 1.3,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              <bdi>{figure?.value == null ? '–' : info.format(figure.value)}</bdi>
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: tone, fontWeight: 500 }}>
              <bdi>
                {figure ? formatChange(figure.change) : '\u00a0'}
                {tone === 'text.secondary' ? '' : tone === 'success.main' ? ', better' : ', worse'}
              </bdi>
            </Typography>
            <Box component="span" sx={{ display: 'block', height: 40, mt: 1 }} aria-hidden="true">
              {figure && (
                <WhenVisible load={loadTrend}>
                  <Trend values={figure.trend} height={40} muted={!pressed} />
                </WhenVisible>
              )}
            </Box>
          </ButtonBase>
        );
      })}
    </Box>
  );
}
