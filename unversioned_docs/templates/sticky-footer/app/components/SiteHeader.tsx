import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';

import NavLink from './NavLink';

/** Two waves: what leaves, and what arrives. */
function Logo() {
  return (
    <svg viewBox="0 0 32 20" width="32" height="20" aria-hidden="true" fill="none">
      <path
        d="M2 8c4-8 8-8 12 0s8 8 12 0"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M6 16c3.4-5 6.8-5 10.2 0s6.8 3.5 10.2-1.5"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.5"
      />
    </svg>
  );
}

export default function SiteHeader() {
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1,
          maxWidth: 760,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: 1.5,
        }}
      >
        <Box
          component={Link}
          href="/"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1.25,
            minHeight: 32,
            color: 'primary.main',
            textDecoration: 'none',
          }}
        >
          <Logo />
          <Typography component="span" sx={{ fontWeight: 700, color: 'text.primary' }}>
            Tidewire
          </Typography>
        </Box>
        <Box component="nav" aria-label="Pages" sx={{ display: 'flex', gap: 0.5 }}>
          <NavLink href="/">Status</NavLink>
          <NavLink href="/subscribe">Subscribe</NavLink>
        </Box>
      </Box>
    </Box>
  );
}
