import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { colors } from '../styles';

export interface DrawingProps {
  /** Elements of an SVG of 480 by 300: lines in the color of the text, `accent` and `soft` in the theme's colors. */
  children: ReactNode;
  /** Without labels, for small sizes. */
  small?: boolean;
  /** Described by the text around it if it has no name. */
  label?: string;
}

/** The frame of all drawings. Labels and directions stay as they are from right to left. */
export default function Drawing({ children, small = false, label }: DrawingProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 300"
      direction="ltr"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      fill="none"
      stroke="currentColor"
      strokeWidth={small ? 6 : 3}
      sx={(theme) => ({
        display: 'block',
        width: '100%',
        height: 'auto',
        color: colors(theme).text.primary,
        '& .accent': { stroke: colors(theme).primary.main },
        '& .fill': { fill: colors(theme).primary.main, stroke: 'none' },
        '& .solid': { fill: 'currentColor', stroke: 'none' },
        '& .soft': { stroke: colors(theme).text.secondary, strokeDasharray: '2 8' },
        '& text': {
          display: small ? 'none' : undefined,
          fill: 'currentColor',
          stroke: 'none',
          font: '500 17px ui-monospace, monospace',
        },
      })}
    >
      {children}
    </Box>
  );
}
