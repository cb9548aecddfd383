import { addDays, mondayOf, type IsoDate } from '../data/dates';
import { isOpen, TECHNICIANS, type Job } from '../data/jobs';

/** The hours of each technician in a week. */
export interface BenchWeek {
  monday: IsoDate;
  /** Hours by id of the technician. */
  hours: Record<string, number>;
}

/** Work that remains to be done, the oldest due date first. */
export const workOf = (jobs: Job[], technician: string) =>
  jobs
    .filter((job) => job.technician === technician && isOpen(job) && job.status !== 'ready')
    .sort((a, b) => a.due.localeCompare(b.due) || a.id - b.id);

/**
 * Plans the hours of all technicians by the week in which the work is due. What is overdue counts for the first week.
 *
 * @param weeks - Number of weeks, this week included.
 */
export function planWeeks(jobs: Job[], today: IsoDate, weeks = 4): BenchWeek[] {
  const thisWeek = mondayOf(today);
  return Array.from({ length: weeks }, (_, week) => {
    const monday = addDays(thisWeek, week * 7);
    const isDue = (job: Job) => mondayOf(job.due) === monday || (week === 0 && job.due < thisWeek);
    return {
      monday,
      hours: Object.fromEntries(
        TECHNICIANS.map(({ id }) => [
          id,
          workOf(jobs, id)
            .filter(isDue)
            .reduce((sum, job) => sum + job.hours, 0),
        ]),
      ),
    };
  });
}
