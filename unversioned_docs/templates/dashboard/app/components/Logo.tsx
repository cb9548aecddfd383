import Box from '@mui/material/Box';

/** The mark of the company: a sun over the rows of a solar field. */
export default function Logo() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden="true"
      sx={{ width: 28, height: 28, color: 'primary.main', flex: 'none' }}
    >
      <path d="M7 15a9 9 0 0 1 18 0z" fill="currentColor" />
      <path
        d="M3 19.5h26M1.5 24h29M0 28.5h32M16 19v10M10.5 19 7 29M21.5 19 25 29"
        stroke="currentColor"
        strokeWidth="1.6"
        fill="none"
      />
    </Box>
  );
}
