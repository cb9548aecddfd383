import { addDays, weekdayOf, type IsoDate } from '../data/dates';
import { fieldsOf, type Job, type JobFields } from '../data/jobs';

/** Days that a repair takes if nobody says otherwise. */
const USUAL_DAYS = 7;

const nextOpenDay = (date: IsoDate) => (weekdayOf(date) === 0 ? addDays(date, 1) : date);

/** The fields of a new job. */
export function createDraft(today: IsoDate): JobFields {
  return {
    customer: '',
    email: '',
    phone: '',
    instrument: '',
    make: '',
    work: '',
    technician: '',
    status: 'received',
    rush: false,
    droppedOff: today,
    due: nextOpenDay(addDays(today, USUAL_DAYS)),
    pickupTime: '',
    hours: 1,
    estimate: 0,
    deposit: 0,
    notes: '',
  };
}

/** The fields of a new job that is like another one. Its dates and its status start over. */
export function duplicateDraft(job: Job, today: IsoDate): JobFields {
  const { status, droppedOff, due, deposit } = createDraft(today);
  return { ...fieldsOf(job), status, droppedOff, due, deposit, pickupTime: '' };
}
