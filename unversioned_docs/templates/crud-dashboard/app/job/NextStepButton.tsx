import Button, { type ButtonProps } from '@mui/material/Button';

import { STATUS_LABELS, type Job, type Status } from '../data/jobs';
import { useDesk } from '../state/deskContext';

const NEXT: Partial<Record<Status, { status: Status; label: string }>> = {
  received: { status: 'bench', label: 'Start work' },
  bench: { status: 'ready', label: 'Mark as ready' },
  parts: { status: 'bench', label: 'Parts arrived' },
  ready: { status: 'collected', label: 'Hand over' },
};

export interface NextStepButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  job: Job;
}

/** Moves a job to the status that usually comes next. Renders nothing for a collected job. */
export default function NextStepButton({ job, ...props }: NextStepButtonProps) {
  const { store } = useDesk();
  const next = NEXT[job.status];
  if (!next) return null;
  return (
    <Button
      {...props}
      aria-label={`${next.label}: job ${job.id}`}
      onClick={() =>
        void store.edit(`Job ${job.id}: ${STATUS_LABELS[next.status].toLowerCase()}`, [
          { type: 'update', id: job.id, patch: { status: next.status } },
        ])
      }
    >
      {next.label}
    </Button>
  );
}
