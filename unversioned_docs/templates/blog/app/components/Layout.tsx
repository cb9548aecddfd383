import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

import { SITE } from '../posts/site';
import { useRouteChange } from '../routing/useRouteChange';
import { colors, meta, page, quietLink, screenOnly } from '../styles';

import Ruler from './Ruler';

const PAGES = [
  { path: '/archive', label: 'Archive' },
  { path: '/search', label: 'Search' },
  { path: '/about', label: 'About' },
];

/** What all pages share. */
export default function Layout({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  useRouteChange(SITE.name);
  const home = location === '/';

  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.default',
        color: 'text.primary',
        // Also in dark mode: browsers don't print backgrounds.
        '@media print': {
          display: 'block',
          bgcolor: 'common.white',
          color: 'common.black',
          '& *': { color: 'inherit !important' },
        },
      }}
    >
      <Box
        component="a"
        href="#content"
        onClick={(event) => {
          // The hash is the route, so the link only moves the focus.
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
        sx={(theme) => ({
          position: 'fixed',
          insetInlineStart: 16,
          top: 12,
          zIndex: theme.zIndex.tooltip,
          padding: '10px 16px',
          backgroundColor: colors(theme).primary.main,
          color: colors(theme).primary.contrastText,
          '&:not(:focus)': { transform: 'translateY(-200%)' },
          ...screenOnly,
        })}
      >
        Skip to content
      </Box>
      <Box component="header" sx={{ ...page, ...screenOnly, pt: { xs: 2, md: 3 } }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            minHeight: 48,
          }}
        >
          <Box
            component={Link}
            href="/"
            aria-current={home ? 'page' : undefined}
            sx={(theme) => ({
              ...quietLink(theme),
              ...theme.typography.h6,
              fontWeight: 700,
              letterSpacing: '-0.02em',
              textDecoration: 'none',
              marginInlineEnd: 'auto',
              paddingBlock: 1,
            })}
          >
            {SITE.name}
          </Box>
          <Box
            component="nav"
            aria-label="Pages"
            sx={{ display: 'flex', columnGap: { xs: 2.5, sm: 3.5 } }}
          >
            {PAGES.map(({ path, label }) => (
              <Box
                component={Link}
                key={path}
                href={path}
                aria-current={location.startsWith(path) ? 'page' : undefined}
                sx={(theme) => ({
                  ...quietLink(theme),
                  fontFamily: theme.typography.fontFamily,
                  paddingBlock: 1,
                  textDecorationLine: 'none',
                  '&[aria-current], &:hover': { textDecorationLine: 'underline' },
                })}
              >
                {label}
              </Box>
            ))}
          </Box>
        </Box>
        <Box sx={{ mt: 1 }}>
          <Ruler />
        </Box>
      </Box>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ ...page, flex: 1, outline: 'none', pt: { xs: 4, md: 6 }, pb: { xs: 8, md: 12 } }}
      >
        {children}
      </Box>
      <Box
        component="footer"
        sx={(theme) => ({ borderTop: `1px solid ${colors(theme).divider}`, ...screenOnly })}
      >
        <Typography sx={{ ...page, ...meta, paddingBlock: 4 }}>
          {SITE.name} is published when something has been measured. Corrections to{' '}
          <Box component="a" href={`mailto:${SITE.email}`} sx={quietLink}>
            {SITE.email}
          </Box>
          .
        </Typography>
      </Box>
    </Box>
  );
}
