import { styled } from '@mui/material/styles';

import { formatDay } from '../data/format';
import type { Severity } from '../data/report';
import type { DayOfService } from '../data/uptime';
import { SEVERITY_NAMES } from './SeverityLabel';

/** Width of a day and the gap after it, in units of the picture. */
const STEP = 4;
const HEIGHT = 32;

/** Worse days have taller bars, so that the picture can be read without colors. */
const HEIGHTS: Readonly<Record<Severity | 'fine', number>> = {
  fine: 16,
  maintenance: 20,
  degraded: 26,
  outage: 32,
};

const Picture = styled('svg')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'block',
    width: '100%',
    height: HEIGHT,
    // A picture doesn't turn around by itself.
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '& .fine': { fill: palette.success.main, opacity: 0.55 },
    '& .maintenance': { fill: palette.info.main },
    '& .degraded': { fill: palette.warning.main },
    '& .outage': { fill: palette.error.main },
    '@media (forced-colors: active)': { '& rect': { fill: 'CanvasText' } },
  };
});

interface UptimeBarsProps {
  /** The oldest first. */
  days: readonly DayOfService[];
  /** Start of the picture's description, such as the name and uptime of the service. */
  label: string;
}

/** A bar for each day. */
export default function UptimeBars({ days, label }: UptimeBarsProps) {
  const events = days.flatMap(({ date, worst, minutesDown }) =>
    worst === undefined
      ? []
      : `${formatDay(date)}: ${SEVERITY_NAMES[worst].toLowerCase()}${minutesDown > 0 ? `, ${Math.round(minutesDown)} minutes` : ''}`,
  );
  return (
    <Picture
      viewBox={`0 0 ${days.length * STEP - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={[label, ...(events.length > 0 ? events : ['No incidents'])].join('. ')}
    >
      {days.map(({ date, worst }, index) => (
        <rect
          key={date}
          className={worst ?? 'fine'}
          x={index * STEP}
          y={HEIGHT - HEIGHTS[worst ?? 'fine']}
          width={STEP - 1}
          height={HEIGHTS[worst ?? 'fine']}
        />
      ))}
    </Picture>
  );
}
