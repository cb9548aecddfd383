import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface PanelProps {
  children: ReactNode;
  /** The id of the heading that names the panel. */
  labelledBy?: string;
  sx?: SxProps<Theme>;
}

/** A section with a border. */
export default function Panel({ children, labelledBy, sx = [] }: PanelProps) {
  return (
    <Box
      component="section"
      aria-labelledby={labelledBy}
      sx={
        [
          {
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 2.5,
            minWidth: 0,
          },
          ...(Array.isArray(sx) ? (sx as readonly SxProps<Theme>[]) : [sx]),
        ] as SxProps<Theme>
      }
    >
      {children}
    </Box>
  );
}
