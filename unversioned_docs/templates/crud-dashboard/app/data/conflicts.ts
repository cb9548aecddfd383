import { formatDate, formatTime } from './dates';
import { familyLabel } from './families';
import {
  changedFields,
  FIELD_LABELS,
  formatHours,
  formatMoney,
  JOB_FIELDS,
  STATUS_LABELS,
  technicianName,
  type Job,
  type JobField,
  type JobFields,
} from './jobs';

/** A field that has more than one value. */
export interface Difference {
  field: JobField;
  /** Whether both people changed it. Otherwise, only one of them did. */
  isContested: boolean;
  yours: string;
  theirs: string;
  /** Whose value to suggest: that of the person who changed the field. */
  suggestion: 'yours' | 'theirs';
}

/** A value as it is shown to people. */
export function formatField(field: JobField, job: JobFields): string {
  switch (field) {
    case 'instrument':
      return familyLabel(job.instrument);
    case 'technician':
      return technicianName(job.technician);
    case 'status':
      return STATUS_LABELS[job.status];
    case 'rush':
      return job.rush ? 'Yes' : 'No';
    case 'droppedOff':
    case 'due':
      return formatDate(job[field]);
    case 'pickupTime':
      return job.pickupTime ? formatTime(job.pickupTime) : 'Any time';
    case 'hours':
      return formatHours(job.hours);
    case 'estimate':
    case 'deposit':
      return formatMoney(job[field]);
    default:
      return job[field] || '–';
  }
}

/**
 * Compares two sets of changes to the same job.
 *
 * @param base - The job before both.
 * @param patch - Your changes.
 * @param current - The job after the other person's changes.
 */
export function compareChanges(base: Job, patch: Partial<JobFields>, current: Job): Difference[] {
  const yours = { ...base, ...patch };
  const theirChanges = changedFields(base, current);
  const yourChanges = changedFields(base, yours);
  return JOB_FIELDS.filter((field) => yours[field] !== current[field]).map((field) => ({
    field,
    isContested: field in yourChanges && field in theirChanges,
    yours: formatField(field, yours),
    theirs: formatField(field, current),
    suggestion: field in yourChanges ? 'yours' : 'theirs',
  }));
}

/** What an edit does, for messages: "Job 2417: estimate $480". */
export function describeEdit(job: Job, patch: Partial<JobFields>) {
  const fields = Object.keys(patch) as JobField[];
  const [field] = fields;
  return fields.length === 1 && field
    ? `Job ${job.id}: ${FIELD_LABELS[field].toLowerCase()} ${formatField(field, { ...job, ...patch })}`
    : `Job ${job.id}: ${fields.length} fields changed`;
}
