import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

import PageHeading from './PageHeading';

export interface NotFoundProps {
  title: string;
  children: ReactNode;
}

/** For an address without a page, or a job that doesn't exist. */
export default function NotFound({ title, children }: NotFoundProps) {
  return (
    <>
      <PageHeading title={title} />
      <Typography sx={{ mb: 3, maxWidth: '60ch' }}>{children}</Typography>
      <Button component={Link} href="/" variant="contained">
        Go to all jobs
      </Button>
    </>
  );
}
