import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const PAGE_HEADING_ID = 'page-heading';

/** The page's heading. It takes the focus when the page changes, so that screen readers announce the new page. */
export default function PageHeading({ children }: { children: ReactNode }) {
  return (
    <Typography
      id={PAGE_HEADING_ID}
      component="h1"
      variant="h4"
      tabIndex={-1}
      sx={{ fontSize: '1.875rem', fontWeight: 700, lineHeight: 1.2, outline: 'none' }}
    >
      {children}
    </Typography>
  );
}
