import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { Conditions } from '../data/server';
import Ridges from './Ridges';

export const PAGE_HEADING_ID = 'page-heading';

const CONDITIONS: readonly { value: Conditions; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'slow', label: 'Slow' },
  { value: 'failing', label: 'Failing' },
];

export interface LayoutProps {
  heading: string;
  conditions: Conditions;
  onConditionsChange: (conditions: Conditions) => void;
  children: ReactNode;
}

/** The form at the start, the artwork at the end. Below 900 px, the artwork isn't shown. */
export default function Layout({ heading, conditions, onConditionsChange, children }: LayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(440px, 5fr) 6fr' },
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
        '& a:focus-visible, & button:focus-visible': {
          outline: '2px solid',
          outlineColor: 'text.primary',
          outlineOffset: 2,
        },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateRows: 'auto 1fr auto',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 4,
          px: { xs: 2, sm: 6 },
          py: { xs: 3, sm: 5 },
        }}
      >
        <header>
          <Typography component="p" variant="h6" sx={{ fontWeight: 700 }}>
            Cairn
          </Typography>
        </header>
        <Box
          component="main"
          sx={{ alignSelf: 'center', width: '100%', maxWidth: 420, mx: 'auto' }}
        >
          <Typography
            id={PAGE_HEADING_ID}
            component="h1"
            variant="h4"
            tabIndex={-1}
            sx={{ mb: 3, fontSize: '2rem', fontWeight: 700, lineHeight: 1.2, outline: 'none' }}
          >
            {heading}
          </Typography>
          {children}
        </Box>
        <Box component="footer" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography component="label" htmlFor="conditions" variant="body2" color="text.secondary">
            Simulated server
          </Typography>
          <NativeSelect
            value={conditions}
            onChange={(event) => onConditionsChange(event.target.value as Conditions)}
            inputProps={{ id: 'conditions' }}
            sx={{ fontSize: '0.875rem' }}
          >
            {CONDITIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Box>
      </Box>
      <Box
        data-artwork
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'sticky',
          top: 0,
          height: '100vh',
          overflow: 'hidden',
        }}
      >
        <Ridges />
      </Box>
    </Box>
  );
}
