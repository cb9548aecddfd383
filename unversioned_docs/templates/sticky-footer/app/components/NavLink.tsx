import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';

interface NavLinkProps {
  href: string;
  children: ReactNode;
}

/** A link that shows whether its page is the current one. */
export default function NavLink({ href, children }: NavLinkProps) {
  const [isCurrent] = useRoute(href);
  return (
    <Box
      component={Link}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      sx={(theme) => ({
        ...theme.typography.body2,
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 32,
        px: 1.25,
        borderRadius: 1,
        color: 'text.secondary',
        fontWeight: 600,
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-current]': {
          color: 'text.primary',
          textDecoration: 'underline',
          textUnderlineOffset: '0.35em',
          textDecorationThickness: 2,
        },
      })}
    >
      {children}
    </Box>
  );
}
