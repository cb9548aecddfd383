import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { Conditions } from '../data/server';

export const PAGE_HEADING_ID = 'page-heading';

const CONDITIONS: readonly { value: Conditions; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'slow', label: 'Slow' },
  { value: 'failing', label: 'Failing' },
];

export interface LayoutProps {
  heading: string;
  progress: ReactNode;
  /** Beside the main content, or below it on small screens. */
  summary: ReactNode;
  conditions: Conditions;
  onConditionsChange: (conditions: Conditions) => void;
  children: ReactNode;
}

/** Header, main content, summary, and footer of all steps. */
export default function Layout({
  heading,
  progress,
  summary,
  conditions,
  onConditionsChange,
  children,
}: LayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        gridTemplateColumns: 'minmax(0, 1fr)',
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
        '& a:focus-visible, & button:focus-visible, & .MuiRadio-root.Mui-focusVisible': {
          outline: '2px solid',
          outlineColor: 'text.primary',
          outlineOffset: 2,
        },
      }}
    >
      <Box component="header" sx={{ width: '100%', maxWidth: 1080, mx: 'auto', px: 2, pt: 3 }}>
        <Typography component="p" variant="h6" sx={{ fontWeight: 700, mb: 3 }}>
          Loam &amp; Ladle
        </Typography>
        {progress}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          alignItems: 'start',
          alignContent: 'start',
          gap: { xs: 4, md: 7 },
          width: '100%',
          maxWidth: 1080,
          mx: 'auto',
          px: 2,
          pt: { xs: 3, md: 5 },
          pb: 7,
        }}
      >
        <main>
          <Typography
            id={PAGE_HEADING_ID}
            component="h1"
            variant="h4"
            tabIndex={-1}
            sx={{ mb: 3, fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2, outline: 'none' }}
          >
            {heading}
          </Typography>
          {children}
        </main>
        {summary}
      </Box>
      <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            maxWidth: 1080,
            mx: 'auto',
            px: 2,
            py: 1.5,
          }}
        >
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
    </Box>
  );
}
