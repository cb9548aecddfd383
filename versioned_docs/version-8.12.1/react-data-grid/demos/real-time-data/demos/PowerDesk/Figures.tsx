import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatChange, formatVolume } from './columns';
import type { Feed } from './feed';
import type { Contract } from './market';

interface FigureProps {
  label: string;
  value: string;
  note: string;
  color?: string;
}

function Figure({ label, value, note, color = 'text.primary' }: FigureProps) {
  return (
    <Box sx={{ px: 2, py: 1.25, minWidth: 0 }}>
      <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        noWrap
        component="p"
        sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.3, color }}
      >
        <bdi>{value}</bdi>
      </Typography>
      <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
  );
}

const nameOf = (contract?: Contract) => (contract ? `${contract.zone}, ${contract.hour}:00` : '');

interface FeedProps {
  feed: Feed;
}

/** The figures, which change once a second. Only the components that call this hook render again. */
const useFigures = (feed: Feed) =>
  React.useSyncExternalStore(feed.subscribeFigures, feed.figures, feed.figures);

/** Four figures about the whole market. */
export function MarketFigures({ feed }: FeedProps) {
  const { rising, falling, volume, top, bottom } = useFigures(feed);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        fontVariantNumeric: 'tabular-nums',
        borderBlock: 1,
        borderColor: 'divider',
      }}
    >
      <Figure label="Traded today, MWh" value={formatVolume(volume)} note="all zones" />
      <Figure
        label="Against the auction"
        value={`▲ ${rising}  ▼ ${falling}`}
        note="above and below it"
      />
      <Figure
        label="Largest rise"
        value={formatChange(top?.change ?? 0)}
        note={nameOf(top)}
        color="success.main"
      />
      <Figure
        label="Largest fall"
        value={formatChange(bottom?.change ?? 0)}
        note={nameOf(bottom)}
        color="error.main"
      />
    </Box>
  );
}

const opening = 13 * 3600 + 40 * 60;

/** The time on the desk's clock when the feed has run for some milliseconds. */
export function clock(milliseconds: number) {
  const seconds = opening + Math.floor(milliseconds / 1000);
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

export function Clock({ feed }: FeedProps) {
  return clock(useFigures(feed).time);
}

export function Throughput({ feed }: FeedProps) {
  const { perSecond, trades } = useFigures(feed);
  return (
    <>
      <span>{formatVolume(perSecond)} updates/s</span>
      <span>{formatVolume(trades)} trades</span>
    </>
  );
}
