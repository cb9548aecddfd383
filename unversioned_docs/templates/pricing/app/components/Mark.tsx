import Box from '@mui/material/Box';

export interface MarkProps {
  included: boolean;
}

/** A check mark or a dash. The text next to it, or in its cell, says what it means. */
export default function Mark({ included }: MarkProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      sx={{
        width: 16,
        height: 16,
        mt: '0.25em',
        flex: 'none',
        color: included ? 'primary.main' : 'text.disabled',
      }}
    >
      <path d={included ? 'm2.5 8.5 3.5 4 7.5-9' : 'M4 8h8'} />
    </Box>
  );
}
