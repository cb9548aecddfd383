import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

import { colors, mix } from '../styles';

const BRICKS = 14;

/** Colors of the heat, from the rim to the middle. */
function heat(theme: Theme) {
  const { warning, error, common, background } = colors(theme);
  return {
    '& .brick': { fill: 'none', stroke: mix(error.main, 34, background.default) },
    '& .joint': { stroke: background.default },
    '& .h1': { fill: error.main },
    '& .h2': { fill: mix(error.main, 55, warning.main) },
    '& .h3': { fill: mix(warning.main, 92, common.white) },
    '& .h4': { fill: mix(warning.main, 52, common.white) },
    '& .h5': { fill: mix(warning.main, 18, common.white) },
    '& .cone': { fill: mix(common.black, 84, error.main) },
    '& .number': {
      fill: mix(warning.main, 52, common.white),
      font: '600 19px ui-monospace, monospace',
    },
    '@media (prefers-reduced-motion: no-preference)': {
      '@keyframes glow': { from: { opacity: 0.72 }, to: { opacity: 1 } },
      '& .h5': { animation: 'glow 4s ease-in-out infinite alternate' },
    },
  };
}

/** The colors of dark themes are light, so the rim needs black. */
function darkHeat(theme: Theme) {
  const { warning, error, common, background } = colors(theme);
  return theme.applyStyles('dark', {
    '& .brick': { stroke: mix(error.main, 22, background.default) },
    '& .h1': { fill: mix(error.main, 42, common.black) },
    '& .h2': { fill: mix(mix(error.main, 60, warning.main), 72, common.black) },
    '& .h3': { fill: mix(warning.main, 88, common.black) },
  });
}

/** The view into a kiln: three witness cones, of which the first is down, the second is bending, and the third stands. */
export default function PeepholeArt() {
  return (
    <Box
      component="svg"
      aria-hidden
      direction="ltr"
      viewBox="0 0 600 600"
      sx={[{ display: 'block', width: '100%', height: 'auto' }, heat, darkHeat]}
    >
      <circle className="brick" cx="300" cy="300" r="272" strokeWidth="44" />
      {Array.from({ length: BRICKS }, (_, brick) => (
        <path
          key={brick}
          className="joint"
          d="M300 0V56"
          strokeWidth="6"
          transform={`rotate(${(360 / BRICKS) * (brick + 0.5)} 300 300)`}
        />
      ))}
      <circle className="h1" cx="300" cy="300" r="240" />
      <circle className="h2" cx="300" cy="306" r="212" />
      <circle className="h3" cx="300" cy="314" r="178" />
      <circle className="h4" cx="300" cy="324" r="138" />
      <circle className="h5" cx="300" cy="336" r="92" />
      <g className="cone">
        <path d="M152 432C152 372 166 330 196 330C226 330 240 380 250 431C232 388 218 356 202 356C190 356 188 392 188 432Z" />
        <path d="M282 432C284 356 288 268 322 262C352 258 368 296 376 340C360 304 346 288 334 294C320 302 318 372 318 432Z" />
        <path d="M406 432C410 366 418 284 440 206C444 284 444 366 442 432Z" />
        <path d="M108 430H492C488 443 482 453 474 462H126C118 453 112 443 108 430Z" />
      </g>
      <g className="number" textAnchor="middle">
        <text x="170" y="453">
          5
        </text>
        <text x="301" y="453">
          6
        </text>
        <text x="424" y="453">
          7
        </text>
      </g>
    </Box>
  );
}
