import ErrorOutline from '@mui/icons-material/ErrorOutline';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface MessageProps {
  id?: string;
  /** Default: `error`. */
  severity?: 'error' | 'info';
  children: ReactNode;
}

/** A message about a whole form. Errors are announced. */
export default function Message({ id, severity = 'error', children }: MessageProps) {
  const Icon = severity === 'error' ? ErrorOutline : InfoOutlined;
  return (
    <Box
      id={id}
      role={severity === 'error' ? 'alert' : undefined}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 1.5,
        border: 1,
        borderColor: `${severity}.main`,
        borderInlineStartWidth: 4,
        borderRadius: 1,
      }}
    >
      <Icon color={severity} fontSize="small" sx={{ mt: 0.25 }} />
      <div>{children}</div>
    </Box>
  );
}
