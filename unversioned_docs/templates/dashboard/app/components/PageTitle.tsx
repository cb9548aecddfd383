import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The id of the heading that gets the focus after a change of the page. */
export const PAGE_TITLE_ID = 'page-title';

export interface PageTitleProps {
  children: ReactNode;
  /** A line below the title. */
  subtitle: ReactNode;
}

/** The heading of a page. */
export default function PageTitle({ children, subtitle }: PageTitleProps) {
  return (
    <div>
      <Typography
        id={PAGE_TITLE_ID}
        component="h1"
        variant="h4"
        tabIndex={-1}
        sx={{ fontSize: { xs: '1.625rem', md: '2rem' }, outlineOffset: 4, width: 'fit-content' }}
      >
        {children}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{subtitle}</Typography>
    </div>
  );
}
