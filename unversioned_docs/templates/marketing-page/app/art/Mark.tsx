import Box from '@mui/material/Box';

/** The logo: a cone behind a round hole. */
export default function Mark({ size = 26 }: { size?: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 32 32"
      sx={{ width: size, height: size, flex: 'none', display: 'block' }}
    >
      <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="3" />
      <path
        d="M11 25.5c.4-7 1.600-13.600 4.600-14.900 3.300-1.300 6.300 1.500 7.300 6-2.100-2.300-4-2.700-5-1.200-.9 1.600-1.100 6-1.100 10.100z"
        fill="currentColor"
      />
    </Box>
  );
}
