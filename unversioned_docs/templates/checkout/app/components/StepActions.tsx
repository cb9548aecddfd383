import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

import { pathOf, type STEPS } from '../data/draft';
import { STEP_NAMES } from './Progress';

export interface StepActionsProps {
  back: (typeof STEPS)[number];
  /** The button that continues. */
  children: ReactNode;
}

/** The end of each step: the button that continues, and the way back. */
export default function StepActions({ back, children }: StepActionsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap-reverse',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mt: 2,
      }}
    >
      <Link href={`#${pathOf(back)}`} sx={{ py: 0.5 }}>
        Back to {STEP_NAMES[back].toLowerCase()}
      </Link>
      {children}
    </Box>
  );
}
