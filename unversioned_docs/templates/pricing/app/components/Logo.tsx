import Box from '@mui/material/Box';

/** The mark of the company: a bird whose wings are an envelope. */
export default function Logo() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden="true"
      sx={{ width: 30, height: 30, color: 'primary.main', flex: 'none' }}
    >
      <path d="M2 8h28L16 19z" fill="currentColor" />
      <path
        d="M2 8v17h28V8M2 25l9-9.5M30 25l-9-9.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </Box>
  );
}
