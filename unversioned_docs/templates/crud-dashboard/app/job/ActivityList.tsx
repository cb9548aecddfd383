import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

import LoadError from '../components/LoadError';
import { formatDate } from '../data/dates';
import type { Job } from '../data/jobs';
import type { Activity } from '../data/server';
import { useDesk } from '../state/deskContext';

// Rendered after a request only, so never on the server. That’s why the browser’s time zone is no problem.
const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface Loaded {
  entries: Activity[] | 'error';
  /** What was asked for. */
  request: string;
}

export interface ActivityListProps {
  job: Job;
}

/** The history of a job, newest first. It loads again when a new version of the job arrives. */
export default function ActivityList({ job }: ActivityListProps) {
  const { server } = useDesk();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { id, version } = job;
  const request = `${id}/${version}/${attempt}`;

  useEffect(() => {
    const controller = new AbortController();
    server.activity(id, controller.signal).then(
      (entries) => setLoaded({ entries, request }),
      () => {
        if (!controller.signal.aborted) setLoaded({ entries: 'error', request });
      },
    );
    return () => controller.abort();
  }, [server, id, request]);

  // While a newer version loads, the old entries stay. After an error, they don’t.
  const entries =
    loaded?.entries === 'error' && loaded.request !== request ? null : loaded?.entries;

  return (
    <Box component="section" aria-labelledby="activity-title">
      <Typography
        id="activity-title"
        component="h2"
        variant="subtitle1"
        sx={{ fontWeight: 700, mb: 1 }}
      >
        History
      </Typography>
      <Box sx={{ minHeight: 120 }}>
        {entries === 'error' && (
          <LoadError onRetry={() => setAttempt((old) => old + 1)}>
            The history couldn’t be loaded.
          </LoadError>
        )}
        {!entries && <Skeleton variant="rounded" height={88} />}
        {Array.isArray(entries) && (
          <Box component="ol" sx={listStyle}>
            {entries.map(({ id: entryId, who, what, at }) => (
              <li key={entryId}>
                <div>
                  <strong>{who}</strong> {what}
                </div>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {timeFormat.format(at)}
                </Typography>
              </li>
            ))}
            <li>
              <div>
                <strong>{job.customer}</strong> dropped the instrument off
              </div>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatDate(job.droppedOff)}
              </Typography>
            </li>
          </Box>
        )}
      </Box>
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    position: 'relative',
    pb: 2,
    paddingInlineStart: 3,
    overflowWrap: 'anywhere',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 3,
      top: 7,
      width: 9,
      height: 9,
      borderRadius: '50%',
      bgcolor: 'primary.main',
    },
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 7,
      top: 20,
      bottom: -4,
      width: '1px',
      bgcolor: 'divider',
    },
  },
} as const;
