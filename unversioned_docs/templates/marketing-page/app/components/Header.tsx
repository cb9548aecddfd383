import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import Mark from '../art/Mark';
import { SECTIONS } from '../data/content';
import { useActiveSection } from '../hooks/useActiveSection';
import { colors, focusRing, HEADER_HEIGHT, mix, page } from '../styles';

const SECTION_IDS = SECTIONS.map(({ id }) => id);

/** The header, which stays at the top of the window. On phones, a button opens the navigation. */
export default function Header() {
  const active = useActiveSection(SECTION_IDS);
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current?.focus();
    }
  };

  return (
    <>
      <Box
        component="a"
        href="#content"
        sx={(theme) => ({
          position: 'fixed',
          insetInlineStart: 16,
          top: 12,
          zIndex: theme.zIndex.tooltip,
          padding: '10px 16px',
          backgroundColor: colors(theme).primary.main,
          color: colors(theme).primary.contrastText,
          '&:not(:focus)': { transform: 'translateY(-200%)' },
          ...focusRing(theme),
        })}
      >
        Skip to content
      </Box>
      <Box
        component="header"
        ref={header}
        onKeyDown={closeOnEscape}
        sx={(theme) => ({
          position: 'sticky',
          top: 0,
          boxSizing: 'border-box',
          height: HEADER_HEIGHT,
          zIndex: theme.zIndex.appBar,
          backgroundColor: mix(colors(theme).background.default, 94),
          backdropFilter: 'blur(10px)',
          borderBottom: `1px solid ${colors(theme).divider}`,
        })}
      >
        <Box sx={{ ...page, display: 'flex', alignItems: 'center', height: '100%', gap: 3 }}>
          <Box
            component="a"
            href="#top"
            sx={(theme) => ({
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              minHeight: 44,
              color: 'text.primary',
              textDecoration: 'none',
              ...theme.typography.h6,
              fontSize: '1.25rem',
              fontWeight: 700,
              letterSpacing: '-0.02em',
              marginInlineEnd: 'auto',
              ...focusRing(theme),
            })}
          >
            <Mark />
            Spyhole
          </Box>
          <Box
            component="button"
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls="site-navigation"
            aria-label="Sections"
            onClick={() => setOpen(!open)}
            sx={(theme) => ({
              display: { xs: 'grid', md: 'none' },
              // Before the links for the keyboard, at the end for the eye.
              order: 1,
              placeItems: 'center',
              width: 44,
              height: 44,
              marginInlineEnd: -1,
              padding: 0,
              border: 0,
              background: 'none',
              color: 'text.primary',
              cursor: 'pointer',
              ...focusRing(theme),
            })}
          >
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden>
              <path
                d={open ? 'M5 5l14 14M19 5L5 19' : 'M3 8h18M3 16h18'}
                stroke="currentColor"
                strokeWidth="2.5"
              />
            </svg>
          </Box>
          <Box
            component="nav"
            id="site-navigation"
            aria-label="Sections"
            sx={(theme) => ({
              [theme.breakpoints.down('md')]: {
                display: open ? 'block' : 'none',
                position: 'absolute',
                insetInline: 0,
                top: '100%',
                backgroundColor: colors(theme).background.default,
                borderBottom: `1px solid ${colors(theme).divider}`,
                paddingBlock: 1,
              },
            })}
          >
            <Box
              component="ul"
              sx={{
                listStyle: 'none',
                margin: 0,
                padding: 0,
                display: { md: 'flex' },
                gap: { md: 3 },
              }}
            >
              {SECTIONS.map(({ id, label }) => (
                <li key={id}>
                  <Box
                    component="a"
                    href={`#${id}`}
                    aria-current={active === id ? 'true' : undefined}
                    onClick={() => setOpen(false)}
                    sx={(theme) => ({
                      display: 'block',
                      paddingBlock: 1.5,
                      paddingInline: { xs: 2.5, sm: 4, md: 0 },
                      color: 'text.secondary',
                      textDecoration: 'none',
                      fontSize: { xs: '1.25rem', md: '0.9375rem' },
                      fontFamily: theme.typography.fontFamily,
                      fontWeight: 500,
                      borderBottom: { md: '2px solid transparent' },
                      '&:hover': { color: 'text.primary' },
                      '&[aria-current]': {
                        color: 'text.primary',
                        borderColor: { md: colors(theme).text.primary },
                      },
                      ...focusRing(theme),
                    })}
                  >
                    {label}
                  </Box>
                </li>
              ))}
            </Box>
          </Box>
          <Button
            href="#letter"
            variant="contained"
            disableElevation
            sx={{ textTransform: 'none', fontWeight: 600 }}
          >
            Join batch 7
          </Button>
        </Box>
      </Box>
    </>
  );
}
