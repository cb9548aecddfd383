import Box from '@mui/material/Box';

/** Text for screen readers only. They read it aloud when it changes. */
export default function LiveRegion({ children }: { children: string }) {
  return (
    <Box
      component="p"
      role="status"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
