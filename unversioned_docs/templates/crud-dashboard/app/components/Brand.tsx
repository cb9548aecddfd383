import Box from '@mui/material/Box';

/** The name of the shop, with a tuning fork. */
export default function Brand() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box
        component="svg"
        viewBox="0 0 24 24"
        aria-hidden
        sx={{ width: 26, height: 26, color: 'primary.main', flexShrink: 0 }}
      >
        <path
          d="M7.5 2v9a4.5 4.5 0 0 0 9 0V2M12 15.5V22"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path
          d="M3.5 5v4M20.5 5v4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          opacity="0.55"
        />
      </Box>
      <Box sx={{ typography: 'h6', fontSize: '1.0625rem', lineHeight: 1.2 }}>Larkspur</Box>
    </Box>
  );
}
