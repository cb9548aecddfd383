import Box from '@mui/material/Box';

import { LAST_STRETCH } from '../data/content';
import { colors } from '../styles';

const SLOT = 26;
const HEIGHT = 190;
const height = (hours: number) => hours * 62;
const NORMAL = height(2);

/** Twenty firings: how long the last 200 °F took. */
export default function WearArt() {
  const first = LAST_STRETCH[0] ?? 0;
  const last = LAST_STRETCH[LAST_STRETCH.length - 1] ?? 0;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={`The last 200 degrees of the same firing took ${first} hours twenty firings ago, and ${last} hours last time.`}
      direction="ltr"
      viewBox={`0 0 ${LAST_STRETCH.length * SLOT} ${HEIGHT + 30}`}
      sx={(theme) => ({
        display: 'block',
        width: '100%',
        height: 'auto',
        '& .bar': { fill: colors(theme).text.disabled },
        '& .worn': { fill: colors(theme).warning.main },
        '& .limit': { stroke: colors(theme).text.primary, strokeDasharray: '2 6' },
        [theme.breakpoints.down('sm')]: { '& text.label': { fontSize: 22 } },
        '& text': { fill: colors(theme).text.secondary, font: '500 15px ui-monospace, monospace' },
      })}
    >
      {LAST_STRETCH.map((hours, index) => (
        <rect
          key={`${index}-${hours}`}
          className={hours > 2 ? 'worn' : 'bar'}
          x={index * SLOT}
          y={HEIGHT - height(hours)}
          width={SLOT - 6}
          height={height(hours)}
        />
      ))}
      <path
        className="limit"
        d={`M0 ${HEIGHT - NORMAL}H${LAST_STRETCH.length * SLOT}`}
        strokeWidth="2"
      />
      <text className="label" x="0" y={HEIGHT - NORMAL - 9}>
        2 hours
      </text>
      <text className="label" x="0" y={HEIGHT + 22}>
        March
      </text>
      <text className="label" x={LAST_STRETCH.length * SLOT - 6} y={HEIGHT + 22} textAnchor="end">
        August
      </text>
    </Box>
  );
}
