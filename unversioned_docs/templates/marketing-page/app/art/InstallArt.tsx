import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

import { colors, mix } from '../styles';

const drawing = (theme: Theme) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  color: colors(theme).text.primary,
  '& .soft': { fill: mix(colors(theme).text.primary, 7) },
  '& .paper': { fill: colors(theme).background.paper },
  '& .hot': { fill: colors(theme).warning.main },
  '& .plus': { stroke: colors(theme).warning.main },
  '& .minus': { stroke: colors(theme).error.main },
  '& .accent': { fill: colors(theme).primary.main },
  '& .wave': { stroke: colors(theme).primary.main },
  '& text': { fill: 'currentColor', font: '500 17px ui-monospace, monospace' },
  // The drawing shrinks on phones, and its labels must not.
  [theme.breakpoints.down('sm')]: { '& text': { fontSize: 31 } },
});

/**
 * A kiln, the wires of its thermocouple, Spyhole on the terminal block, and a phone. On phones, there is no room for the
 * last one.
 */
export default function InstallArt() {
  return (
    <Box
      role="img"
      dir="ltr"
      aria-label="The thermocouple in the kiln is wired to its controller. Spyhole is clipped to the same two wires and reaches your phone over Wi-Fi."
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '740fr 300fr' },
        '& > :last-child': { display: { xs: 'none', sm: 'block' } },
      }}
    >
      <Box component="svg" direction="ltr" viewBox="0 0 740 300" sx={drawing}>
        <g fill="none" stroke="currentColor" strokeWidth="3">
          <path className="soft" d="M40 84h240v176H40z" />
          <path d="M28 84h264M52 62h216l12 22H40zM70 260v24M250 260v24" />
          <path d="M40 128h240M40 172h240M40 216h240" strokeWidth="1.5" opacity="0.5" />
          <circle className="hot" cx="116" cy="150" r="17" />
        </g>
        <path className="plus" d="M232 164h230c26 0 26-34 52-34h56" fill="none" strokeWidth="4" />
        <path className="minus" d="M232 178h236c26 0 26-34 52-34h50" fill="none" strokeWidth="4" />
        <path className="plus" d="M418 164v44c0 20 10 28 28 28h124" fill="none" strokeWidth="4" />
        <path className="minus" d="M404 178v34c0 32 18 40 42 40h124" fill="none" strokeWidth="4" />
        <circle cx="418" cy="164" r="6" fill="currentColor" />
        <circle cx="404" cy="178" r="6" fill="currentColor" />
        <path d="M196 165h36v12h-36z" fill="currentColor" />
        <g fill="none" stroke="currentColor" strokeWidth="3">
          <path className="paper" d="M570 76h150v92H570z" />
          <path className="soft" d="M588 94h72v26h-72z" />
          <path d="M684 98v20M700 98v20" />
        </g>
        <rect className="accent" x="570" y="214" width="110" height="60" rx="12" />
        <circle cx="625" cy="244" r="13" className="paper" />
        <text x="28" y="44">
          Your kiln
        </text>
        <text x="720" y="58" textAnchor="end">
          Its controller
        </text>
        <text x="720" y="202" textAnchor="end">
          Spyhole
        </text>
      </Box>
      <Box component="svg" direction="ltr" viewBox="0 0 300 300" sx={drawing}>
        <g className="wave" fill="none" strokeWidth="4" strokeLinecap="round">
          <path d="M8 226c8 12 8 24 0 36M32 216c14 18 14 38 0 56M56 206c20 26 20 50 0 76" />
        </g>
        <g fill="none" stroke="currentColor" strokeWidth="3">
          <rect className="paper" x="168" y="120" width="92" height="164" rx="14" />
          <path d="M184 240c14-4 22-52 34-70s18-14 26-14M202 272h24" />
        </g>
        <text x="168" y="104">
          Your phone
        </text>
      </Box>
    </Box>
  );
}
