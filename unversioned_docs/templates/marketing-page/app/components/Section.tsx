import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';

import { HEADER_HEIGHT, page, sectionTitle } from '../styles';

export interface SectionProps {
  /** For links. The heading gets the id with `-title`. */
  id: string;
  title: ReactNode;
  /** Text below the title. */
  intro?: ReactNode;
  children: ReactNode;
  /** Styles of the full width. */
  sx?: SystemStyleObject<Theme>;
}

/**
 * A section with its title at the side on wide windows. The address `#id` scrolls to it and gives it the focus, so that
 * the next Tab continues here.
 */
export default function Section({ id, title, intro, children, sx }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      sx={[
        { outline: 'none', scrollMarginTop: `${HEADER_HEIGHT}px` },
        ...(sx === undefined ? [] : [sx]),
      ]}
    >
      <Box
        sx={{
          ...page,
          paddingBlock: { xs: 8, md: 14 },
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 4fr) minmax(0, 8fr)' },
          columnGap: 8,
          rowGap: 5,
          alignItems: 'start',
        }}
      >
        <Box sx={{ position: { md: 'sticky' }, top: { md: 112 } }}>
          <Typography id={`${id}-title`} variant="h2" sx={sectionTitle}>
            {title}
          </Typography>
          {intro !== undefined && (
            <Typography
              sx={{
                color: 'text.secondary',
                fontSize: '1.125rem',
                lineHeight: 1.55,
                mt: 2.5,
                maxWidth: '30em',
              }}
            >
              {intro}
            </Typography>
          )}
        </Box>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
      </Box>
    </Box>
  );
}
