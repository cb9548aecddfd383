import { type Day, daysBetween, formatDay, formatRange, isWorkday } from './days';
import { type Person, staff, type Team } from './staff';

export const kinds = ['Holiday', 'Sick', 'Training', 'Parental', 'Remote'] as const;

export type Kind = (typeof kinds)[number];

export interface Absence {
  person: number;
  kind: Kind;
  from: Day;
  to: Day;
}

export type AbsenceIndex = ReadonlyMap<string, Absence>;

const keyOf = (person: number, day: Day) => `${person}/${day}`;

/** Absences by person and day, for cells that ask for one each. */
export function indexAbsences(absences: readonly Absence[]): AbsenceIndex {
  return new Map(
    absences.flatMap((absence) =>
      daysBetween(absence.from, absence.to).map(
        (day) => [keyOf(absence.person, day), absence] as const,
      ),
    ),
  );
}

export function absenceAt(index: AbsenceIndex, person: number, day: Day) {
  return index.get(keyOf(person, day));
}

/** Who works from elsewhere is not away. */
const isAway = (absence: Absence | undefined) => absence !== undefined && absence.kind !== 'Remote';

export const workdays = (from: Day, to: Day) => daysBetween(from, to).filter(isWorkday).length;

export function holidaysLeft(person: Person, absences: readonly Absence[]) {
  const taken = absences.filter((each) => each.person === person.id && each.kind === 'Holiday');
  return person.allowance - taken.reduce((sum, { from, to }) => sum + workdays(from, to), 0);
}

export const sizeOf = (team: Team) => staff.filter((person) => person.team === team).length;

/** So many of a team may be away at once. */
export const mostAway = (team: Team) => Math.floor(sizeOf(team) / 3);

export function countAway(team: Team, day: Day, index: AbsenceIndex) {
  return staff.filter((person) => person.team === team && isAway(absenceAt(index, person.id, day)))
    .length;
}

export interface Check {
  workdays: number;
  /** Days of holiday that are left afterwards. */
  left: number;
  /** Why it cannot be booked. */
  problem?: string;
  /** What to think of before it is. */
  warning?: string;
}

/** Says whether somebody may be absent, and what it costs. */
export function checkBooking(
  { person: id, kind, from, to }: Absence,
  person: Person,
  absences: readonly Absence[],
): Check {
  const index = indexAbsences(absences);
  const days = daysBetween(from, to);
  const count = days.filter(isWorkday).length;
  const left = holidaysLeft(person, absences) - (kind === 'Holiday' ? count : 0);
  const cost = { workdays: count, left };
  const clash = days.map((day) => absenceAt(index, id, day)).find(Boolean);
  if (days.length === 0) {
    return { ...cost, problem: 'The last day is before the first.' };
  }
  if (clash) {
    return {
      ...cost,
      problem: `Already away: ${clash.kind}, ${formatRange(clash.from, clash.to)}.`,
    };
  }
  if (count === 0) {
    return { ...cost, problem: 'These are no working days.' };
  }
  if (left < 0) {
    return { ...cost, problem: `Not enough holiday: ${left + count} days are left.` };
  }
  const short =
    kind === 'Remote'
      ? []
      : days.filter(
          (day) => isWorkday(day) && countAway(person.team, day, index) >= mostAway(person.team),
        );
  const [first] = short;
  return first === undefined
    ? cost
    : {
        ...cost,
        warning: `${person.team} is short on ${formatDay(first)}${
          short.length > 1 ? ` and ${short.length - 1} more` : ''
        }: at most ${mostAway(person.team)} should be away.`,
      };
}
