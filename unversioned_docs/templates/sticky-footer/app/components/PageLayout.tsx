import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import type { StatusServer } from '../data/server';
import SiteFooter from './SiteFooter';
import SiteHeader from './SiteHeader';

interface PageLayoutProps {
  server: StatusServer;
  children: ReactNode;
}

/**
 * The frame of every page. The middle row of the grid takes the space that is left, so the footer is at the bottom of
 * the window on a short page, and below the content of a long one.
 */
export default function PageLayout({ server, children }: PageLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr auto',
        minHeight: '100dvh',
      }}
    >
      <SiteHeader />
      <Box component="main" sx={{ py: { xs: 4, sm: 7 } }}>
        <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 3 } }}>{children}</Box>
      </Box>
      <SiteFooter server={server} />
    </Box>
  );
}
