import MenuIcon from '@mui/icons-material/Menu';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, useRoute } from 'wouter';

import { useUnloadWarning } from '../routing/hashLocation';
import { useDesk, useDeskState } from '../state/deskContext';
import { useUndoKeys } from '../state/useUndoKeys';
import Brand from './Brand';
import FailedChanges from './FailedChanges';
import MessageBar from './MessageBar';
import ServerMenu from './ServerMenu';

const PAGES = [
  {
    href: '/',
    label: 'Jobs',
    isCurrent: (path: string) => path === '/' || path.startsWith('/jobs'),
  },
  { href: '/bench', label: 'Bench', isCurrent: (path: string) => path === '/bench' },
];

export interface AppShellProps {
  /** The page. */
  children: ReactNode;
}

/** The frame of all pages: navigation, undo, what is being saved, and what could not be saved. */
export default function AppShell({ children }: AppShellProps) {
  const { store } = useDesk();
  const { saving, failures, undoLabel, redoLabel, jobs } = useDeskState();
  const [path] = useLocation();
  const [, params] = useRoute('/jobs/:id/*?');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);

  useUndoKeys(store);
  useUnloadWarning(saving > 0 || failures.length > 0);

  const routeId = Number(params?.id);
  const colleaguesJob = Number.isInteger(routeId) ? routeId : (jobs[0]?.id ?? null);
  const status =
    saving > 0
      ? 'Saving…'
      : failures.length > 0
        ? `${failures.length} not saved`
        : undoLabel
          ? 'All changes saved'
          : '';

  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Button
        variant="contained"
        onClick={() => main.current?.focus()}
        sx={{
          position: 'absolute',
          insetBlockStart: 8,
          insetInlineStart: 8,
          zIndex: 'tooltip',
          '&:not(:focus)': {
            clipPath: 'inset(50%)',
            width: '1px',
            minWidth: 0,
            height: '1px',
            p: 0,
          },
        }}
      >
        Skip to content
      </Button>

      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          minHeight: 60,
          px: { xs: 1, sm: 3 },
          bgcolor: 'background.paper',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <IconButton
          aria-label="Menu"
          onClick={() => setMenuOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Brand />
        <Box
          component="nav"
          aria-label="Main"
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, alignSelf: 'stretch', ml: 3 }}
        >
          {PAGES.map(({ href, label, isCurrent }) => (
            <Button
              key={href}
              component={Link}
              href={href}
              color="inherit"
              aria-current={isCurrent(path) ? 'page' : undefined}
              sx={{
                borderRadius: 0,
                px: 2,
                fontSize: '0.9375rem',
                borderBlock: '3px solid transparent',
                '&[aria-current]': { borderBlockEndColor: 'primary.main', color: 'primary.main' },
              }}
            >
              {label}
            </Button>
          ))}
        </Box>

        <Typography
          variant="body2"
          role="status"
          sx={{
            ml: 'auto',
            mr: 1,
            minWidth: 0,
            fontSize: { xs: '0.75rem', sm: '0.875rem' },
            color: saving === 0 && failures.length > 0 ? 'error.main' : 'text.secondary',
          }}
        >
          {status}
        </Typography>
        <Tooltip title={undoLabel ? `Undo: ${undoLabel}` : ''} describeChild>
          <span>
            <IconButton
              aria-label="Undo"
              aria-keyshortcuts="Control+Z Meta+Z"
              disabled={!undoLabel}
              onClick={() => void store.undo()}
            >
              <UndoIcon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
        <Tooltip title={redoLabel ? `Redo: ${redoLabel}` : ''} describeChild>
          <span>
            <IconButton
              aria-label="Redo"
              aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
              disabled={!redoLabel}
              onClick={() => void store.redo()}
            >
              <RedoIcon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
        <ServerMenu jobId={colleaguesJob} />
      </Box>

      <Drawer
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        slotProps={{ paper: { 'aria-label': 'Menu' } }}
      >
        <Box component="nav" aria-label="Main" sx={{ width: 264, p: 2 }}>
          <Brand />
          <List sx={{ mt: 2 }}>
            {[...PAGES, { href: '/jobs/new', label: 'New job', isCurrent: () => false }].map(
              ({ href, label, isCurrent }) => (
                <ListItem key={href} disablePadding>
                  <ListItemButton
                    component={Link}
                    href={href}
                    selected={isCurrent(path)}
                    aria-current={isCurrent(path) ? 'page' : undefined}
                    onClick={() => setMenuOpen(false)}
                    sx={{ borderRadius: 1, minHeight: 44 }}
                  >
                    {label}
                  </ListItemButton>
                </ListItem>
              ),
            )}
          </List>
        </Box>
      </Drawer>

      <Box
        component="main"
        ref={main}
        tabIndex={-1}
        sx={{
          flex: 1,
          width: '100%',
          maxWidth: 1600,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          pt: { xs: 2, sm: 3 },
          pb: 6,
          outline: 0,
        }}
      >
        {children}
      </Box>

      <FailedChanges />
      <MessageBar />
    </Box>
  );
}
