import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The heading of a page. It gets the focus after a navigation. */
export default function PageHeading({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="h1"
      variant="h3"
      tabIndex={-1}
      sx={{
        fontSize: { xs: '1.85rem', sm: '2.5rem' },
        fontWeight: 700,
        letterSpacing: '-0.02em',
        textWrap: 'balance',
        outline: 'none',
      }}
    >
      {children}
    </Typography>
  );
}
