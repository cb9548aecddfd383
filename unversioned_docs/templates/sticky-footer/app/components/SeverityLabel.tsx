import Box from '@mui/material/Box';

import type { Severity } from '../data/report';

export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  maintenance: 'Maintenance',
  degraded: 'Degraded',
  outage: 'Outage',
};

export const SEVERITY_COLORS = {
  maintenance: 'info',
  degraded: 'warning',
  outage: 'error',
} as const;

/** A mark and the name of a severity. */
export default function SeverityLabel({ severity }: { severity: Severity }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        color: 'text.primary',
        fontWeight: 600,
        '&::before': {
          content: '""',
          width: 10,
          height: 10,
          borderRadius: severity === 'outage' ? 0 : '50%',
          bgcolor: `${SEVERITY_COLORS[severity]}.main`,
        },
      }}
    >
      {SEVERITY_NAMES[severity]}
    </Box>
  );
}
