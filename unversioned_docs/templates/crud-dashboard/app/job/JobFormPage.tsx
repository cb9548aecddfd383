import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

import LoadError from '../components/LoadError';
import NotFound from '../components/NotFound';
import PageHeading from '../components/PageHeading';
import { fieldsOf } from '../data/jobs';
import { useHashSearch } from '../routing/hashLocation';
import { useDesk, useDeskState } from '../state/deskContext';
import { createDraft, duplicateDraft } from './drafts';

const JobForm = lazy(() => import('./JobForm'));

export interface JobFormPageProps {
  /** The job to edit. Without it, the form creates one. */
  id?: number;
}

/** Creates, duplicates, or edits a job. */
export default function JobFormPage({ id }: JobFormPageProps) {
  const { store } = useDesk();
  const { jobs, today, phase, failures } = useDeskState();
  const params = new URLSearchParams(useHashSearch());
  const job = jobs.find((other) => other.id === id) ?? null;
  const original = jobs.find((other) => other.id === Number(params.get('from')));
  const failureKey = Number(params.get('failure'));
  const failed = failures.find(({ key }) => key === failureKey)?.edits[0];

  if (id !== undefined && phase === 'ready' && !job) {
    return (
      <NotFound title="Job not found">
        There is no job with this number. It may have been deleted.
      </NotFound>
    );
  }

  let content;
  if (phase === 'error') {
    content = <LoadError onRetry={() => void store.load()}>The form couldn’t be loaded.</LoadError>;
  } else if (!today) {
    content = placeholder;
  } else {
    const draft = job
      ? fieldsOf(job)
      : original
        ? duplicateDraft(original, today)
        : createDraft(today);
    content = (
      <Suspense fallback={placeholder}>
        <JobForm
          job={job}
          // What was typed in the grid and rejected by the server.
          defaults={failed?.type === 'update' ? { ...draft, ...failed.patch } : draft}
          failureKey={failed ? failureKey : null}
        />
      </Suspense>
    );
  }

  return (
    <>
      <PageHeading
        title={id === undefined ? 'New job' : `Edit job ${id}`}
        overline={original ? `Like job ${original.id}` : job?.customer}
      />
      {content}
    </>
  );
}

const placeholder = <Skeleton variant="rounded" height={920} sx={{ maxWidth: 880 }} />;
