import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { lazy, useEffect, useMemo, useRef, useState, type ChangeEvent } from 'react';
import { Link, Route, Router, Switch } from 'wouter';

import Logo from './components/Logo';
import PageTitle, { PAGE_TITLE_ID } from './components/PageTitle';
import WhenVisible from './components/WhenVisible';
import { SITES } from './data/sites';
import type { Profile } from './data/server';
import { scopeName } from './logic/filters';
import OverviewPage from './pages/OverviewPage';
import ReportsPage from './pages/ReportsPage';
import SitePage from './pages/SitePage';
import { navigate, useHash, useHashPath } from './state/hash';
import { ServicesProvider, type Services } from './state/services';
import { prefersReducedMotion } from './state/useReducedMotion';
import { addressOf, useFilters } from './state/useFilters';

const loadSiteTree = () => import('./components/SiteTree');
const SiteTree = lazy(loadSiteTree);

export interface DashboardProps extends Services {
  /** How the simulated server behaves. */
  profile: Profile;
  onProfileChange: (profile: Profile) => void;
}

const PROFILE_NAMES: readonly { id: Profile; name: string }[] = [
  { id: 'normal', name: 'Normal' },
  { id: 'slow', name: 'Slow' },
  { id: 'failing', name: 'Failing' },
];

const PAGES = [
  { path: '/', name: 'Portfolio' },
  { path: '/reports', name: 'Reports' },
] as const;

/** Moves the focus to the heading of a new page, which announces it, and names the document after it. */
function usePageFocus(path: string) {
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) {
      return;
    }
    previous.current = path;
    const heading = document.getElementById(PAGE_TITLE_ID);
    if (heading) {
      document.title = `${heading.textContent} – Lowfield Solar`;
      heading.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
  }, [path]);
}

/** The application, with its data sources from outside. */
export default function Dashboard({ server, feed, profile, onProfileChange }: DashboardProps) {
  const { path } = useHash();
  const [filters, setFilters] = useFilters();
  const [treeOpen, setTreeOpen] = useState(false);
  const services = useMemo(() => ({ server, feed }), [server, feed]);
  usePageFocus(path);

  useEffect(() => {
    feed.start({ paused: prefersReducedMotion() });
    return feed.stop;
  }, [feed]);

  const siteId = path.startsWith('/sites/') ? path.slice('/sites/'.length) : null;
  const selected =
    siteId !== null && SITES.some(({ id }) => id === siteId) ? siteId : filters.scope;

  const select = (scope: string) => {
    setTreeOpen(false);
    if (siteId === null) {
      setFilters({ scope });
    } else {
      const isSite = SITES.some(({ id }) => id === scope);
      navigate(addressOf(isSite ? `/sites/${scope}` : '/', { ...filters, scope }));
    }
  };

  return (
    <ServicesProvider value={services}>
      <Router hook={useHashPath}>
        <GlobalStyles
          styles={{
            '.visually-hidden': {
              position: 'absolute',
              width: 1,
              height: 1,
              overflow: 'hidden',
              clipPath: 'inset(50%)',
              whiteSpace: 'nowrap',
            },
          }}
        />
        <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
          <Box
            component="header"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 3,
              px: { xs: 2, md: 3 },
              minHeight: 60,
              bgcolor: 'background.paper',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
              <Logo />
              <Typography
                component="p"
                variant="h6"
                sx={{ fontSize: '1.0625rem', lineHeight: 1.2 }}
              >
                Lowfield Solar
              </Typography>
            </Box>
            <Box component="nav" aria-label="Pages" sx={{ display: 'flex', gap: 0.5 }}>
              {PAGES.map(({ path: target, name }) => {
                const current = target === path;
                return (
                  <Button
                    key={target}
                    component={Link}
                    href={addressOf(target, filters)}
                    color="inherit"
                    aria-current={current ? 'page' : undefined}
                    sx={(theme) => ({
                      height: 60,
                      borderRadius: 0,
                      textTransform: 'none',
                      fontWeight: current ? 600 : 400,
                      boxShadow: current
                        ? `inset 0 -3px 0 ${(theme.vars ?? theme).palette.primary.main}`
                        : 'none',
                    })}
                  >
                    {name}
                  </Button>
                );
              })}
            </Box>
            <Box
              component="label"
              sx={{
                marginInlineStart: { sm: 'auto' },
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                py: 1,
                color: 'text.secondary',
                fontSize: 'body2.fontSize',
              }}
            >
              Simulated server
              <Box
                component="select"
                value={profile}
                onChange={(event: ChangeEvent<HTMLSelectElement>) => {
                  const next = PROFILE_NAMES.find(({ id }) => id === event.target.value);
                  if (next) {
                    onProfileChange(next.id);
                  }
                }}
                sx={{
                  font: 'inherit',
                  color: 'text.primary',
                  bgcolor: 'background.paper',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  minHeight: 32,
                  px: 1,
                }}
              >
                {PROFILE_NAMES.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Box>
            </Box>
          </Box>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '272px minmax(0, 1fr)' },
            }}
          >
            <Box
              component="aside"
              aria-label="Site filter"
              sx={{
                px: 2,
                py: { xs: 1.5, lg: 3 },
                borderRight: { lg: 1 },
                borderBottom: { xs: 1, lg: 0 },
                borderColor: { xs: 'divider', lg: 'divider' },
              }}
            >
              <Button
                fullWidth
                variant="outlined"
                color="inherit"
                aria-expanded={treeOpen}
                aria-controls="site-tree"
                onClick={() => {
                  setTreeOpen(!treeOpen);
                }}
                sx={{
                  display: { lg: 'none' },
                  justifyContent: 'space-between',
                  textTransform: 'none',
                  borderColor: 'divider',
                  bgcolor: 'background.paper',
                }}
              >
                <span>Sites: {scopeName(selected)}</span>
                <span aria-hidden="true">{treeOpen ? '▴' : '▾'}</span>
              </Button>
              <Typography
                component="h2"
                variant="subtitle2"
                sx={{ color: 'text.secondary', px: 1, mb: 1, display: { xs: 'none', lg: 'block' } }}
              >
                Sites
              </Typography>
              <Box
                id="site-tree"
                sx={{
                  display: { xs: treeOpen ? 'block' : 'none', lg: 'block' },
                  minHeight: { xs: 320, lg: 760 },
                  mt: { xs: 1, lg: 0 },
                }}
              >
                <WhenVisible load={loadSiteTree}>
                  <SiteTree selected={selected} onSelect={select} />
                </WhenVisible>
              </Box>
            </Box>
            <Box
              component="main"
              sx={{
                display: 'grid',
                alignContent: 'start',
                gap: 2.5,
                px: { xs: 2, md: 3 },
                py: { xs: 2.5, md: 3 },
                width: '100%',
                maxWidth: 1360,
                minWidth: 0,
              }}
            >
              <Switch>
                <Route path="/" component={OverviewPage} />
                <Route path="/reports" component={ReportsPage} />
                <Route path="/sites/:id">
                  {({ id }) => {
                    const site = SITES.find((item) => item.id === id);
                    return site ? <SitePage key={site.id} site={site} /> : <NotFound />;
                  }}
                </Route>
                <Route>
                  <NotFound />
                </Route>
              </Switch>
            </Box>
          </Box>
        </Box>
      </Router>
    </ServicesProvider>
  );
}

function NotFound() {
  return (
    <>
      <PageTitle subtitle="The address may be old, or have a typing error.">
        Page not found
      </PageTitle>
      <div>
        <Button variant="contained" component={Link} href="/">
          Go to the portfolio
        </Button>
      </div>
    </>
  );
}
