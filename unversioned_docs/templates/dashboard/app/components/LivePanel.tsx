import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, useId, useState } from 'react';

import { powerOf } from '../data/feed';
import type { Site } from '../data/sites';
import { formatPower } from '../logic/metrics';
import { useFeed, useServices } from '../state/services';
import Panel from './Panel';
import WhenVisible from './WhenVisible';

const loadPowerGauge = () => import('../charts/PowerGauge');
const PowerGauge = lazy(loadPowerGauge);
const loadTrend = () => import('../charts/Trend');
const Trend = lazy(loadTrend);

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

const STATUS = {
  idle: 'Connecting',
  live: 'Live',
  paused: 'Paused',
  lost: 'Connection lost',
} as const;

export interface LivePanelProps {
  sites: readonly Site[];
}

/** The power of the selected sites right now. It can be paused. Only a change of the status is announced. */
export default function LivePanel({ sites }: LivePanelProps) {
  const id = useId();
  const { feed } = useServices();
  const { status, readings } = useFeed();
  const [announcement, setAnnouncement] = useState('');
  const siteIds = sites.map((site) => site.id);
  const capacity = sites.reduce((total, site) => total + site.capacity, 0);
  const latest = readings.at(-1);
  const power = powerOf(latest, siteIds);
  const paused = status === 'paused';

  return (
    <Panel labelledBy={id} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'start' }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          Power now
        </Typography>
        <Button
          size="small"
          color="inherit"
          startIcon={paused ? <PlayArrow /> : <Pause />}
          disabled={status === 'idle'}
          onClick={() => {
            if (paused) {
              feed.resume();
            } else {
              feed.pause();
            }
            setAnnouncement(paused ? 'Live figures resumed' : 'Live figures paused');
          }}
          sx={{ py: 0.25, color: 'text.secondary' }}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        <Box
          component="span"
          aria-hidden="true"
          sx={{
            display: 'inline-block',
            width: 8,
            height: 8,
            borderRadius: '50%',
            marginInlineEnd: 1,
            bgcolor:
              status === 'live' ? 'success.main' : status === 'lost' ? 'error.main' : 'divider',
          }}
        />
        {STATUS[status]}
        {latest ? ` · ${CLOCK.format(latest.time)}` : ''}
      </Typography>
      <Box sx={{ height: 190, mt: 1 }}>
        <WhenVisible load={loadPowerGauge}>
          <PowerGauge power={power ?? 0} capacity={capacity} />
        </WhenVisible>
      </Box>
      <Box sx={{ textAlign: 'center', mt: -2 }}>
        <Typography
          component="p"
          sx={{
            fontSize: '1.75rem',
            fontWeight: 600,
            lineHeight: 1.2,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <bdi>{power === null ? '–' : formatPower(power)}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          of {formatPower(capacity)} installed
        </Typography>
      </Box>
      <Box sx={{ height: 56, mt: 'auto', pt: 1 }} aria-hidden="true">
        {readings.length > 0 && (
          <WhenVisible load={loadTrend}>
            <Trend
              height={48}
              values={readings.map((reading) => powerOf(reading, siteIds) ?? 0)}
              muted={status !== 'live'}
            />
          </WhenVisible>
        )}
      </Box>
      <span role="status" className="visually-hidden">
        {status === 'lost' ? 'Live figures: connection lost' : announcement}
      </span>
    </Panel>
  );
}
