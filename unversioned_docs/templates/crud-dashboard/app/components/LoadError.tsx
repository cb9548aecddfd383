import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export interface LoadErrorProps {
  children: ReactNode;
  onRetry: () => void;
}

/** In place of data that couldn’t be loaded. */
export default function LoadError({ children, onRetry }: LoadErrorProps) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
