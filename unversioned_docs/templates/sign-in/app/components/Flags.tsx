import Box from '@mui/material/Box';

/**
 * The name in signal flags: H, A, L, Y, A, R, D. Decorative. The colors are the theme's: blue is `primary`, red is
 * `error`, yellow is `warning`.
 */
export default function Flags() {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 316 46"
      sx={(theme) => {
        const { palette } = theme.vars ?? theme;
        return {
          display: 'block',
          width: 316,
          maxWidth: '100%',
          '& .blue': { fill: palette.primary.main },
          '& .red': { fill: palette.error.main },
          '& .yellow': { fill: palette.warning.main },
          '& .white': { fill: palette.background.paper },
          '& .black': { fill: palette.text.primary },
          '& .line': { fill: 'none', stroke: palette.text.secondary, strokeWidth: 1 },
        };
      }}
    >
      <g transform="translate(1 8)">
        <path className="white" d="M0 0h17v34H0z" />
        <path className="red" d="M17 0h17v34H17z" />
        <path className="line" d="M0 0h34v34H0z" />
      </g>
      <g transform="translate(47 8)">
        <path className="white" d="M0 0h17v34H0z" />
        <path className="blue" d="M17 0h17l-8 17 8 17H17z" />
        <path className="line" d="M0 0h34l-8 17 8 17H0z" />
      </g>
      <g transform="translate(93 8)">
        <path className="yellow" d="M0 0h17v17H0zM17 17h17v17H17z" />
        <path className="black" d="M17 0h17v17H17zM0 17h17v17H0z" />
        <path className="line" d="M0 0h34v34H0z" />
      </g>
      <g transform="translate(139 8)">
        <path className="yellow" d="M0 0h34v34H0z" />
        <path
          className="red"
          d="M0 0h8.5L0 8.5zM17 0h8.500L0 25.500V17zM34 0v8.500L8.500 34H0zM34 17v8.500L25.500 34H17zM34 34z"
        />
        <path className="line" d="M0 0h34v34H0z" />
      </g>
      <g transform="translate(185 8)">
        <path className="white" d="M0 0h17v34H0z" />
        <path className="blue" d="M17 0h17l-8 17 8 17H17z" />
        <path className="line" d="M0 0h34l-8 17 8 17H0z" />
      </g>
      <g transform="translate(231 8)">
        <path className="red" d="M0 0h34v34H0z" />
        <path className="yellow" d="M14 0h6v14h14v6H20v14h-6V20H0v-6h14z" />
        <path className="line" d="M0 0h34v34H0z" />
      </g>
      <g transform="translate(277 8)">
        <path className="yellow" d="M0 0h34v34H0z" />
        <path className="blue" d="M0 8.500h34v17H0z" />
        <path className="line" d="M0 0h34v34H0z" />
      </g>
      <path className="line" d="M1 8V0M48 8V0M94 8V0M140 8V0M186 8V0M232 8V0M278 8V0" />
    </Box>
  );
}
