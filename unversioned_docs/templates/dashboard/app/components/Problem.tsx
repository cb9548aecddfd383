import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import Panel from './Panel';

export interface ProblemProps {
  title: string;
  text: string;
  /** What the button says. */
  action: string;
  onAction: () => void;
  /** Failures interrupt a screen reader. An empty result waits for a pause. */
  role: 'alert' | 'status';
}

/** What is shown instead of figures: a failure, or an empty result. */
export default function Problem({ title, text, action, onAction, role }: ProblemProps) {
  return (
    <Panel sx={{ minHeight: 320, display: 'grid', placeContent: 'center', textAlign: 'center' }}>
      <Box role={role}>
        <Box
          component="svg"
          viewBox="0 0 96 64"
          aria-hidden="true"
          sx={{ width: 120, color: role === 'alert' ? 'error.main' : 'text.secondary' }}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="M6 52h84M20 52l8-18h44l8 18M32 52l4-18M48 52V34M64 52l-4-18M24 43h52" />
          {role === 'alert' ? (
            <path d="M50 4 42 16h10l-6 12" />
          ) : (
            <path d="M38 24a10 10 0 0 1 20 0M48 6v3M31 13l2 2M65 13l-2 2" />
          )}
        </Box>
        <Typography component="h2" variant="h6" sx={{ mt: 1.5 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '44ch', mt: 0.5 }}>{text}</Typography>
      </Box>
      <Button variant="contained" onClick={onAction} sx={{ justifySelf: 'center', mt: 2 }}>
        {action}
      </Button>
    </Panel>
  );
}
