import { type Day, daysBetween, formatDay, formatRange, isWorkday } from './days';
import { membersOf, type Person, type Team } from './staff';

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

/** Indexes absences by person and day, so that a cell doesn't search for its absence. */
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

/** People who work remotely don't count as away. */
const isAway = (absence: Absence | undefined) => absence !== undefined && absence.kind !== 'Remote';

export const workdays = (from: Day, to: Day) => daysBetween(from, to).filter(isWorkday).length;

/** The days of holiday that each person has taken, by id, counted in one pass. */
export function holidaysTaken(absences: readonly Absence[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  for (const { person, kind, from, to } of absences) {
    if (kind === 'Holiday') taken.set(person, (taken.get(person) ?? 0) + workdays(from, to));
  }
  return taken;
}

export function holidaysLeft({ id, allowance }: Person, taken: ReadonlyMap<number, number>) {
  return allowance - (taken.get(id) ?? 0);
}

/** How many people of a team can be away at once without a warning. */
export const mostAway = (team: Team) => Math.floor(membersOf[team].length / 3);

export function countAway(team: Team, day: Day, index: AbsenceIndex) {
  return membersOf[team].filter(({ id }) => isAway(absenceAt(index, id, day))).length;
}

export interface Check {
  workdays: number;
  /** Days of holiday that are left afterwards. */
  left: number;
  /** Why the absence can't be booked. */
  problem?: string;
  /** What to consider before booking it. */
  warning?: string;
}

/** Returns the cost of a booking, and its problem or warning, if any. */
export function checkBooking(
  { person: id, kind, from, to }: Absence,
  person: Person,
  absences: readonly Absence[],
): Check {
  const index = indexAbsences(absences);
  const days = daysBetween(from, to);
  const count = days.filter(isWorkday).length;
  const left = holidaysLeft(person, holidaysTaken(absences)) - (kind === 'Holiday' ? count : 0);
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
    return { ...cost, problem: 'There are no working days among them.' };
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
