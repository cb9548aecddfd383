import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { hasNavigated } from '../routing/hashLocation';

export interface PageHeadingProps {
  title: string;
  /** A line above the title. Its space is reserved even if it is empty. */
  overline?: ReactNode;
  /** Buttons next to the title. */
  actions?: ReactNode;
}

/**
 * The heading of a page. After a navigation it takes the focus, so that screen readers announce the new page and the
 * Tab key continues from there.
 */
export default function PageHeading({ title, overline, actions }: PageHeadingProps) {
  const [path] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, [path]);

  useEffect(() => {
    if (hasNavigated() || window.location.hash) document.title = `${title} – Larkspur Repair Desk`;
  }, [title]);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 3 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.43em' }}>
          {overline}
        </Typography>
        <Typography
          variant="h1"
          tabIndex={-1}
          ref={heading}
          sx={{
            fontSize: { xs: '1.75rem', sm: '2.25rem' },
            lineHeight: 1.15,
            letterSpacing: '-0.02em',
            fontWeight: 700,
            overflowWrap: 'anywhere',
            '&:focus-visible': {
              outline: '2px solid',
              outlineColor: 'primary.main',
              outlineOffset: 4,
              borderRadius: 0.5,
            },
          }}
        >
          {title}
        </Typography>
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
