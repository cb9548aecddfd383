import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'wouter';

import ConfirmDialog from '../components/ConfirmDialog';
import InstrumentIcon from '../components/InstrumentIcon';
import LoadError from '../components/LoadError';
import NotFound from '../components/NotFound';
import PageHeading from '../components/PageHeading';
import StatusMark from '../components/StatusMark';
import { formatField } from '../data/conflicts';
import { formatLongDate, formatTime } from '../data/dates';
import { familyLabel, familyPath } from '../data/families';
import { FIELD_LABELS, formatMoney, isOverdue, type Job, type JobField } from '../data/jobs';
import { navigate } from '../routing/hashLocation';
import { useDesk, useDeskState } from '../state/deskContext';
import ActivityList from './ActivityList';
import NextStepButton from './NextStepButton';

const FACTS: JobField[] = ['technician', 'droppedOff', 'hours', 'estimate', 'deposit', 'notes'];

/** The tag that hangs on the instrument. */
function JobTag({ job }: { job: Job }) {
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', overflow: 'hidden', borderRadius: 2, minHeight: 196 }}
    >
      <Box
        sx={{
          width: { xs: 72, sm: 104 },
          flexShrink: 0,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'space-between',
          py: 2.5,
          borderInlineEnd: '2px dashed',
          borderColor: 'divider',
        }}
      >
        <Box
          aria-hidden
          sx={{
            width: 20,
            height: 20,
            borderRadius: '50%',
            border: '3px solid',
            borderColor: 'divider',
            bgcolor: 'background.default',
          }}
        />
        <InstrumentIcon
          instrument={job.instrument}
          sx={{ fontSize: { xs: 40, sm: 56 }, color: 'primary.main' }}
        />
        <Typography
          component="span"
          sx={{ fontFamily: 'monospace', fontSize: '0.875rem', color: 'text.secondary' }}
        >
          v{job.version}
        </Typography>
      </Box>
      <Box sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, flex: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {familyPath(job.instrument).map(familyLabel).join(' / ')}
        </Typography>
        <Typography component="h2" sx={{ typography: 'h5', lineHeight: 1.25, mb: 1 }}>
          {job.make || familyLabel(job.instrument)}
        </Typography>
        <Typography sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>{job.work}</Typography>
      </Box>
    </Paper>
  );
}

export interface JobPageProps {
  id: number;
}

/** One job: what is to be done, for whom, until when, and what happened so far. */
export default function JobPage({ id }: JobPageProps) {
  const { store } = useDesk();
  const { jobs, today, phase } = useDeskState();
  const [isDeleting, setDeleting] = useState(false);
  const job = jobs.find((other) => other.id === id);
  const title = `Job ${id}`;

  if (!Number.isInteger(id) || (phase === 'ready' && !job)) {
    return (
      <NotFound title="Job not found">
        There is no job with this number. It may have been deleted.
      </NotFound>
    );
  }
  if (phase === 'error') {
    return (
      <>
        <PageHeading title={title} />
        <LoadError onRetry={() => void store.load()}>The job couldn’t be loaded.</LoadError>
      </>
    );
  }
  if (!job || !today) {
    return (
      <>
        <PageHeading title={title} />
        <Skeleton variant="rounded" height={180} sx={{ mb: 3 }} />
        <Skeleton variant="rounded" height={280} />
      </>
    );
  }

  const isLate = isOverdue(job, today);

  function remove() {
    setDeleting(false);
    navigate('/');
    void store.edit(`Job ${id} deleted`, [{ type: 'remove', id }]);
  }

  return (
    <>
      <PageHeading
        title={title}
        overline={job.customer}
        actions={
          <>
            <Button component={Link} href={`/jobs/${id}/edit`} variant="contained">
              Edit
            </Button>
            <Button component={Link} href={`/jobs/new?from=${id}`} color="inherit">
              Duplicate
            </Button>
            <Button color="error" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <JobTag job={job} />
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <Box>
              <Box sx={{ typography: 'h6', lineHeight: 1.3 }}>
                <StatusMark status={job.status} />
              </Box>
              <Typography sx={{ color: isLate ? 'error.main' : 'text.secondary' }}>
                {isLate ? 'Late: was due on ' : 'Due on '}
                {formatLongDate(job.due)}
                {job.pickupTime && `, pickup at ${formatTime(job.pickupTime)}`}
              </Typography>
            </Box>
            <NextStepButton job={job} variant="outlined" />
          </Box>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
              gap: 2,
              borderBlockStart: '1px solid',
              borderColor: 'divider',
              pt: 2,
              '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
              '& dt': { color: 'text.secondary', typography: 'body2' },
              '& dd': { m: 0 },
            }}
          >
            <div>
              <dt>Email</dt>
              <dd>
                <MuiLink href={`mailto:${job.email}`}>
                  {job.email.split('@')[0]}
                  <wbr />@{job.email.split('@')[1]}
                </MuiLink>
              </dd>
            </div>
            <div>
              <dt>Phone</dt>
              <dd>
                {job.phone ? (
                  <MuiLink href={`tel:+1${job.phone.replace(/\D/g, '')}`}>{job.phone}</MuiLink>
                ) : (
                  '–'
                )}
              </dd>
            </div>
            {FACTS.map((field) => (
              <div key={field}>
                <dt>{FIELD_LABELS[field]}</dt>
                <dd>{formatField(field, job)}</dd>
              </div>
            ))}
            <div>
              <dt>To pay at pickup</dt>
              <dd>{formatMoney(job.estimate - job.deposit)}</dd>
            </div>
          </Box>
        </Box>
        <ActivityList job={job} />
      </Box>

      <ConfirmDialog
        open={isDeleting}
        title={`Delete job ${id}?`}
        confirm="Delete"
        onConfirm={remove}
        onCancel={() => setDeleting(false)}
      >
        {familyLabel(job.instrument)} of {job.customer}. You can undo this.
      </ConfirmDialog>
    </>
  );
}
