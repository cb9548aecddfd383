import {
  type Absence,
  absenceAt,
  holidaysLeft,
  holidaysTaken,
  indexAbsences,
  kinds,
  workdays,
} from './bookings';
import { daysBetween, isWorkday, lastDay, weekdayOf } from './days';
import { staff } from './staff';

/** A few absences for everyone, the same each time. */
export function firstAbsences(): Absence[] {
  let seed = 20250910;
  // A random whole number below a limit.
  const random = (limit: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
  const lengths = { Holiday: 4, Sick: 1, Training: 2, Parental: 18, Remote: 4 };
  const often = [
    'Holiday',
    'Remote',
    'Sick',
    'Holiday',
    'Training',
    'Remote',
    'Remote',
    'Sick',
    'Training',
  ] as const;
  return staff.flatMap((person) => {
    const own: Absence[] = [];
    for (let half = 0; half < 24; half += 1) {
      const kind = random(90) === 0 ? 'Parental' : (often[random(often.length)] ?? kinds[0]);
      let from = half * 15 + random(14);
      // Long absences start on a Monday.
      if (lengths[kind] > 3) from -= weekdayOf(from);
      const to = from + lengths[kind] - random(2);
      const taken = indexAbsences(own);
      const isAffordable =
        kind !== 'Holiday' || holidaysLeft(person, holidaysTaken(own)) >= workdays(from, to);
      const isFree = daysBetween(from - 1, to + 1).every(
        (day) => !absenceAt(taken, person.id, day),
      );
      if (
        random(3) > 0 &&
        isAffordable &&
        from >= 0 &&
        to <= lastDay &&
        isFree &&
        isWorkday(from)
      ) {
        own.push({ person: person.id, kind, from, to });
      }
    }
    return own;
  });
}
