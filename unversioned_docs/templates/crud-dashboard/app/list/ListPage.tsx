import AddIcon from '@mui/icons-material/Add';
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';

import LoadError from '../components/LoadError';
import PageHeading from '../components/PageHeading';
import WhenVisible from '../components/WhenVisible';
import { formatLongDate } from '../data/dates';
import { applyFilters, countByFamily, figuresOf, loadByWeek } from '../data/filters';
import { isOpen, STATUSES, type Job, type Status } from '../data/jobs';
import type { DeskState } from '../data/store';
import { useDesk, useDeskState } from '../state/deskContext';
import FigureStrip from './FigureStrip';
import SearchField from './SearchField';
import StatusFilter from './StatusFilter';
import { useFilters } from './useFilters';

// The heavy parts. Their space is reserved, so nothing moves when they arrive.
const loadJobsGrid = () => import('./JobsGrid');
const JobsGrid = lazy(loadJobsGrid);
const FamilyTree = lazy(() => import('./FamilyTree'));
const DueRange = lazy(() => import('./DueRange'));

const GRID_SIZE = { height: { xs: 620, md: 760 } };

/** All jobs, with filters, figures, and a grid. */
export default function ListPage() {
  const { jobs, today, phase } = useDeskState();
  // The first answer renders everything. React renders what follows from a deferred value in slices, so that the page
  // keeps responding.
  const hasJobs = useDeferredValue(today !== null);
  return hasJobs ? (
    <JobList jobs={jobs} today={today} phase={phase} />
  ) : (
    <JobList jobs={NO_JOBS} today={null} phase={phase === 'error' ? 'error' : 'loading'} />
  );
}

const NO_JOBS: Job[] = [];

/** The content of the page. It isn't rendered again while the first jobs are deferred. */
const JobList = memo(function JobList({
  jobs,
  today,
  phase,
}: Pick<DeskState, 'jobs' | 'today' | 'phase'>) {
  const { store } = useDesk();
  const [filters, changeFilters] = useFilters();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'));

  const view = useMemo(() => {
    if (!today) return null;
    const visible = applyFilters(jobs, filters, today);
    const anyStatus = applyFilters(jobs, { ...filters, statuses: [...STATUSES] }, today);
    const anyFamily = applyFilters(jobs, { ...filters, family: null }, today);
    return {
      visible,
      figures: figuresOf(visible, today),
      load: loadByWeek(visible, today),
      statusCounts: Object.fromEntries(
        STATUSES.map((status) => [status, anyStatus.filter((job) => job.status === status).length]),
      ) as Record<Status, number>,
      openCount: anyStatus.filter(isOpen).length,
      overdueCount: applyFilters(jobs, { ...filters, overdue: true }, today).length,
      familyCounts: countByFamily(anyFamily),
      total: anyFamily.length,
    };
  }, [jobs, filters, today]);

  const panel = (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        minHeight: 520,
        alignContent: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box sx={{ minHeight: 262 }}>
        <Typography component="h2" variant="subtitle2" sx={{ mb: 1 }}>
          Instruments
        </Typography>
        <Suspense fallback={<Skeleton variant="rounded" height={224} />}>
          {view && (
            <FamilyTree
              family={filters.family}
              counts={view.familyCounts}
              total={view.total}
              onChange={(family) => changeFilters({ family })}
            />
          )}
        </Suspense>
      </Box>
      <Box sx={{ minHeight: 220 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <DueRange
            from={filters.from}
            to={filters.to}
            today={today}
            onChange={(range) => changeFilters(range)}
          />
        </Suspense>
      </Box>
    </Box>
  );

  return (
    <>
      <PageHeading
        title="Repair jobs"
        overline={today && formatLongDate(today)}
        actions={
          <>
            <Button onClick={() => void store.load()} color="inherit">
              Refresh
            </Button>
            <Button component={Link} href="/jobs/new" variant="contained" startIcon={<AddIcon />}>
              New job
            </Button>
          </>
        }
      />

      <FigureStrip figures={view && view.figures} load={view?.load ?? []} />

      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '216px minmax(0, 1fr)' },
          gap: 3,
        }}
      >
        <Box component="aside" aria-label="Filters" sx={{ display: { xs: 'none', lg: 'block' } }}>
          {isWide && panel}
        </Box>

        <Box component="section" aria-label="Jobs">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
            <SearchField
              value={filters.query}
              onChange={(query) => changeFilters({ query }, { replace: true })}
            />
            <Button
              startIcon={<TuneIcon />}
              variant="outlined"
              onClick={() => setDrawerOpen(true)}
              sx={{ display: { lg: 'none' } }}
            >
              Instrument and date
            </Button>
            <StatusFilter
              statuses={filters.statuses}
              overdue={filters.overdue}
              counts={view?.statusCounts ?? NO_COUNTS}
              openCount={view?.openCount ?? 0}
              overdueCount={view?.overdueCount ?? 0}
              onStatusesChange={(statuses) => changeFilters({ statuses })}
              onOverdueChange={(overdue) => changeFilters({ overdue })}
            />
          </Box>

          <Box sx={GRID_SIZE}>
            {phase === 'error' ? (
              <LoadError onRetry={() => void store.load()}>The jobs couldn’t be loaded.</LoadError>
            ) : (
              <WhenVisible
                load={loadJobsGrid}
                placeholder={<Skeleton variant="rounded" sx={GRID_SIZE} />}
              >
                {view ? (
                  <JobsGrid jobs={view.visible} today={today ?? ''} loading={phase === 'loading'} />
                ) : (
                  <JobsGrid jobs={[]} today="" loading />
                )}
              </WhenVisible>
            )}
          </Box>
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            To edit a cell, double-click it or press Enter. Ctrl+Z or ⌘Z takes a change back.
          </Typography>
        </Box>
      </Box>

      <Drawer
        anchor="right"
        open={isDrawerOpen && !isWide}
        onClose={() => setDrawerOpen(false)}
        slotProps={{ paper: { 'aria-label': 'Filters' } }}
      >
        <Box
          sx={{
            width: 300,
            maxWidth: '85vw',
            p: 2,
            display: 'flex',
            flexDirection: 'column',
            gap: 2,
          }}
        >
          {panel}
          <Button variant="contained" onClick={() => setDrawerOpen(false)}>
            {view ? `Show ${view.visible.length} jobs` : 'Show jobs'}
          </Button>
        </Box>
      </Drawer>
    </>
  );
});

const NO_COUNTS: Record<Status, number> = {
  received: 0,
  bench: 0,
  parts: 0,
  ready: 0,
  collected: 0,
};
