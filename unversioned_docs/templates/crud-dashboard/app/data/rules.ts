import { formatShortDate, isIsoDate, weekdayOf } from './dates';
import { isInstrument } from './families';
import { STATUSES, technicianOf, type JobField, type JobFields } from './jobs';

/** Messages by field. A field without a message is valid. */
export type FieldErrors = Partial<Record<JobField, string>>;

const SUNDAY = 0;
const SATURDAY = 6;

/** Opening hours on a weekday, from 0 for Sunday. `null` if the shop is closed. */
export const openingHours = (weekday: number) =>
  weekday === SUNDAY ? null : { from: 9, to: weekday === SATURDAY ? 14 : 18 };

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function checkTime(job: JobFields) {
  if (job.pickupTime === '') return undefined;
  const match = /^(\d{2}):(\d{2})$/.exec(job.pickupTime);
  if (!match) return 'Enter a whole time, such as 4:30 PM.';
  const time = Number(match[1]) + Number(match[2]) / 60;
  const open = isIsoDate(job.due) ? openingHours(weekdayOf(job.due)) : { from: 9, to: 18 };
  if (!open || (time >= open.from && time <= open.to)) return undefined;
  return open.to === 14
    ? 'On Saturdays, pickup is from 9 AM to 2 PM.'
    : 'Pickup is from 9 AM to 6 PM.';
}

function checkDue(job: JobFields) {
  if (!isIsoDate(job.due)) return 'Enter a due date.';
  if (isIsoDate(job.droppedOff) && job.due < job.droppedOff) {
    return `The instrument arrives on ${formatShortDate(job.droppedOff)}. Choose that day or a later one.`;
  }
  return openingHours(weekdayOf(job.due)) ? undefined : 'The shop is closed on Sundays.';
}

/**
 * Checks a job in the browser, before it is sent. The form and the grid share these rules, and the server applies them
 * again.
 */
export function checkJob(job: JobFields): FieldErrors {
  const needsTechnician = job.status === 'bench' || job.status === 'ready';
  const errors: Record<JobField, string | undefined> = {
    customer: job.customer.trim() ? undefined : 'Enter a name.',
    email: /^\S+@\S+\.\S+$/.test(job.email.trim())
      ? undefined
      : 'Enter an email address, such as name@example.com.',
    phone:
      job.phone.trim() === '' || job.phone.replace(/\D/g, '').length >= 7
        ? undefined
        : 'Enter the whole number, with area code.',
    instrument: isInstrument(job.instrument) ? undefined : 'Choose an instrument.',
    make: job.make.length <= 80 ? undefined : 'Use at most 80 characters.',
    work: job.work.trim().length >= 4 ? undefined : 'Say what to do, in a few words.',
    technician:
      needsTechnician && !technicianOf(job.technician)
        ? 'Assign a technician first, or choose another status.'
        : undefined,
    status: STATUSES.includes(job.status) ? undefined : 'Choose a status.',
    rush: undefined,
    droppedOff: isIsoDate(job.droppedOff) ? undefined : 'Enter the day of the drop-off.',
    due: checkDue(job),
    pickupTime: checkTime(job),
    hours:
      isAmount(job.hours) && job.hours >= 0.25 && job.hours <= 80
        ? undefined
        : 'Enter from 0.25 to 80 hours.',
    estimate:
      isAmount(job.estimate) && job.estimate <= 20_000
        ? undefined
        : 'Enter an amount from $0 to $20,000.',
    deposit: !isAmount(job.deposit)
      ? 'Enter an amount, or 0.'
      : isAmount(job.estimate) && job.deposit > job.estimate
        ? 'The deposit is higher than the estimate.'
        : undefined,
    notes: job.notes.length <= 600 ? undefined : 'Use at most 600 characters.',
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message));
}

/** The first message about one of the fields, or about any field if none is given. */
export function firstError(errors: FieldErrors, fields = Object.keys(errors) as JobField[]) {
  const field = fields.find((name) => errors[name]);
  return field && errors[field];
}

/** Fields whose messages can be caused by another field. */
const CAUSES: Partial<Record<JobField, JobField[]>> = {
  status: ['technician'],
  droppedOff: ['due'],
  due: ['pickupTime'],
  estimate: ['deposit'],
};

/** What is wrong with a job after a change of one field, or `undefined`. */
export const checkChange = (job: JobFields, field: JobField) =>
  firstError(checkJob(job), [field, ...(CAUSES[field] ?? [])]);
