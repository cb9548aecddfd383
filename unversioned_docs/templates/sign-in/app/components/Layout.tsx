import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { Conditions } from '../data/server';
import Flags from './Flags';

export interface LayoutProps {
  conditions: Conditions;
  onConditionsChange: (conditions: Conditions) => void;
  children: ReactNode;
}

const CONDITIONS: readonly { value: Conditions; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'slow', label: 'Slow' },
  { value: 'failing', label: 'Failing' },
];

/** Header, main content, and footer of all pages. */
export default function Layout({ conditions, onConditionsChange, children }: LayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
        '& a:focus-visible, & button:focus-visible, & .MuiCheckbox-root.Mui-focusVisible': {
          outline: '2px solid',
          outlineColor: 'text.primary',
          outlineOffset: 2,
        },
      }}
    >
      <Box
        component="header"
        sx={{ borderBottom: 1, borderColor: 'divider', px: { xs: 2, sm: 4 }, py: 2 }}
      >
        <Typography component="p" variant="h6" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
          Halyard
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Boats and crews for sailing clubs
        </Typography>
      </Box>
      <Box
        component="main"
        sx={{ width: '100%', maxWidth: 448, mx: 'auto', px: { xs: 2, sm: 3 }, pb: 6 }}
      >
        <Box sx={{ mb: 4 }}>
          <Flags />
        </Box>
        {children}
      </Box>
      <Box
        component="footer"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          borderTop: 1,
          borderColor: 'divider',
          px: { xs: 2, sm: 4 },
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
  );
}
