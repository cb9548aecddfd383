import Box from '@mui/material/Box';

/** Mountains, a sun or moon, and a cairn, in the theme's colors. Decorative. */
export default function Ridges() {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMax slice"
      sx={(theme) => {
        const { palette } = theme.vars ?? theme;
        const mix = (share: number) =>
          `color-mix(in srgb, ${palette.primary.main} ${share}%, ${palette.background.default})`;
        return {
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          bgcolor: mix(12),
          '& .sun': { fill: palette.warning.main },
          '& .r1': { fill: mix(28) },
          '& .r2': { fill: mix(46) },
          '& .r3': { fill: mix(68) },
          '& .r4': { fill: mix(92) },
          '& .stone': { fill: palette.background.default },
          '& .trail': {
            fill: 'none',
            stroke: palette.background.default,
            strokeWidth: 4,
            strokeDasharray: '2 14',
            strokeLinecap: 'round',
          },
        };
      }}
    >
      <circle className="sun" cx="430" cy="230" r="58" />
      <path className="r1" d="M0 420l90-84 70 52 120-150 96 118 66-52 158 138v358H0z" />
      <path className="r2" d="M0 520l120-98 84 70 110-84 142 122 144-76v346H0z" />
      <path className="r3" d="M0 590l80 30 150-96 120 92 110-58 140 98v144H0z" />
      <path className="r4" d="M0 690c110-60 220-70 330-36s190 20 270-24v170H0z" />
      <path className="trail" d="M90 800c40-70 130-60 150-110s-30-70 20-110 60-40 50-84" />
      <g className="stone">
        <path d="M410 655c4-16 84-18 92-2s-6 22-46 22-50-6-46-20z" />
        <path d="M424 632c4-13 62-14 68-1s-8 17-35 17-36-5-33-16z" />
        <path d="M436 613c3-10 40-11 45-1s-6 14-23 14-24-4-22-13z" />
        <path d="M446 598c2-8 22-8 25 0s-4 11-13 11-13-4-12-11z" />
      </g>
    </Box>
  );
}
