import Box from '@mui/material/Box';

import { colors } from '../styles';

/** A schedule, and a kiln that leaves it. */
export default function DriftArt() {
  return (
    <Box
      component="svg"
      role="img"
      aria-label="The temperature follows the schedule, then falls behind. Spyhole calls when it is 60 degrees behind."
      direction="ltr"
      viewBox="0 0 520 240"
      sx={(theme) => ({
        display: 'block',
        width: '100%',
        height: 'auto',
        '& .rule': { stroke: colors(theme).divider },
        '& .plan': { stroke: colors(theme).text.secondary, strokeDasharray: '2 7' },
        '& .kiln': { stroke: colors(theme).text.primary },
        '& .gap': { stroke: colors(theme).error.main },
        '& .call': { fill: colors(theme).error.main },
        '& text': { fill: colors(theme).text.secondary, font: '500 24px ui-monospace, monospace' },
      })}
    >
      <g className="rule" strokeWidth="1">
        <path d="M0 232h520M0 176h520M0 120h520M0 64h520" />
      </g>
      <path
        className="plan"
        d="M0 226L200 84 500 10"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path className="kiln" d="M0 226L200 84 290 62 500 42" fill="none" strokeWidth="4" />
      <path className="gap" d="M434 27v20" strokeWidth="3" />
      <circle className="call" cx="434" cy="48" r="7" />
      <text x="434" y="96" textAnchor="middle">
        2:26 AM
      </text>
      <text x="176" y="168">
        kiln
      </text>
      <text x="200" y="36">
        schedule
      </text>
    </Box>
  );
}
