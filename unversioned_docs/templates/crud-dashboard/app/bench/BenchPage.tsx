import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';

import LoadError from '../components/LoadError';
import MenuButton from '../components/MenuButton';
import PageHeading from '../components/PageHeading';
import StatusMark from '../components/StatusMark';
import { formatShortDate, mondayOf, type IsoDate } from '../data/dates';
import { familyLabel, isWithin } from '../data/families';
import { formatHours, isOverdue, TECHNICIANS, type Job } from '../data/jobs';
import NextStepButton from '../job/NextStepButton';
import { useDesk, useDeskState } from '../state/deskContext';
import { planWeeks, workOf } from './load';

const BenchChart = lazy(() => import('./BenchChart'));

const CHART_HEIGHT = 260;
const SHOWN = 5;

/** Assigns a job to one of the people who repair such instruments. */
function AssignButton({ job }: { job: Job }) {
  const { store } = useDesk();
  const able = TECHNICIANS.filter(({ repairs }) =>
    repairs.some((family) => isWithin(job.instrument, family)),
  );
  return (
    <MenuButton size="small" label="Assign" aria-label={`Assign job ${job.id}`}>
      {(close) =>
        able.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close();
              void store.edit(`Job ${job.id}: ${name}`, [
                { type: 'update', id: job.id, patch: { technician: id } },
              ]);
            }}
          >
            {name}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}

interface QueueProps {
  jobs: Job[];
  today: IsoDate;
  /** Returns the action for a job. */
  action: (job: Job) => ReactNode;
}

function Queue({ jobs, today, action }: QueueProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {jobs.slice(0, SHOWN).map((job) => (
        <Box
          component="li"
          key={job.id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            py: 1,
            borderBlockStart: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', typography: 'body2' }}>
              <StatusMark status={job.status} hideLabel />
              <MuiLink component={Link} href={`/jobs/${job.id}`} sx={{ fontWeight: 600 }}>
                {job.id}
              </MuiLink>
              <Box
                component="span"
                sx={{ color: isOverdue(job, today) ? 'error.main' : 'text.secondary' }}
              >
                {isOverdue(job, today) ? 'Late, due ' : 'Due '}
                {formatShortDate(job.due)}
              </Box>
            </Box>
            <Typography variant="body2" noWrap title={job.work}>
              {familyLabel(job.instrument)}: {job.work}
            </Typography>
          </Box>
          {action(job)}
        </Box>
      ))}
      {jobs.length === 0 && (
        <Typography component="li" variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
          Nothing to do.
        </Typography>
      )}
      {jobs.length > SHOWN && (
        <Typography component="li" variant="body2" sx={{ color: 'text.secondary', pt: 1 }}>
          {jobs.length - SHOWN} more later
        </Typography>
      )}
    </Box>
  );
}

interface BoardProps {
  jobs: Job[];
  today: IsoDate;
}

function Board({ jobs, today }: BoardProps) {
  const weeks = planWeeks(jobs, today);
  return (
    <>
      <Box component="figure" sx={{ m: 0, mb: 4 }}>
        <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          Hours of work by the week they are due. Overdue work counts for this week.
        </Typography>
        <Box sx={{ height: { xs: CHART_HEIGHT + 60, sm: CHART_HEIGHT + 32 } }}>
          <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
            <BenchChart weeks={weeks} height={CHART_HEIGHT} />
          </Suspense>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
          gap: 3,
          alignItems: 'start',
        }}
      >
        {TECHNICIANS.map(({ id, name, repairs, weeklyHours }) => {
          const planned = weeks[0]?.hours[id] ?? 0;
          return (
            <Paper key={id} component="section" aria-label={name} variant="outlined" sx={{ p: 2 }}>
              <Typography component="h2" sx={{ typography: 'h6', lineHeight: 1.3 }}>
                {name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {repairs.map(familyLabel).join(', ')}
              </Typography>
              <Typography
                variant="body2"
                sx={{
                  mt: 1.5,
                  mb: 0.5,
                  fontVariantNumeric: 'tabular-nums',
                  color: planned > weeklyHours ? 'error.main' : undefined,
                }}
              >
                {formatHours(planned)} of {formatHours(weeklyHours)} this week
                {planned > weeklyHours && ', too much'}
              </Typography>
              <LinearProgress
                variant="determinate"
                aria-label={`Hours of ${name} this week`}
                value={Math.min(100, (planned / weeklyHours) * 100)}
                color={planned > weeklyHours ? 'error' : 'primary'}
                sx={{ height: 8, borderRadius: 4, mb: 1.5 }}
              />
              <Queue
                jobs={workOf(jobs, id)}
                today={today}
                action={(job) => <NextStepButton job={job} size="small" />}
              />
            </Paper>
          );
        })}
        <Paper component="section" aria-label="Not assigned" variant="outlined" sx={{ p: 2 }}>
          <Typography component="h2" sx={{ typography: 'h6', lineHeight: 1.3, mb: 1.5 }}>
            Not assigned
          </Typography>
          <Queue
            jobs={workOf(jobs, '')}
            today={today}
            action={(job) => <AssignButton job={job} />}
          />
        </Paper>
      </Box>
    </>
  );
}

/** Who works on what, and how busy they are. */
export default function BenchPage() {
  const { store } = useDesk();
  const { jobs, today, phase } = useDeskState();
  return (
    <>
      <PageHeading
        title="Bench"
        overline={today && `Week of ${formatShortDate(mondayOf(today))}`}
      />
      {phase === 'error' ? (
        <LoadError onRetry={() => void store.load()}>The jobs couldn’t be loaded.</LoadError>
      ) : today ? (
        <Board jobs={jobs} today={today} />
      ) : (
        <Skeleton variant="rounded" height={720} />
      )}
    </>
  );
}
