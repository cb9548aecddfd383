import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import { type AbsenceIndex, absenceAt, countAway, mostAway } from './bookings';
import { DayCell } from './DayCell';
import {
  type Day,
  formatDay,
  formatNumber,
  formatWeekday,
  isWorkday,
  publicHolidays,
  today,
  weekOf,
} from './days';
import type { Person, Team } from './staff';

export interface PersonRow extends Person {
  left: number;
}

export const fieldOf = (day: Day) => `day${day}`;
export const dayOfField = (field: string): Day | undefined =>
  field.startsWith('day') ? Number(field.slice(3)) : undefined;

const personColumn: GridColDef<PersonRow> = {
  field: 'name',
  headerName: 'Name',
  renderCell: ({ row }) => (
    <span className="person">
      <b>{row.name}</b>
      <small>
        {row.team} · {row.left} left
      </small>
    </span>
  ),
};

interface DayHeaderProps {
  day: Day;
  away: number;
  short: Team[];
}

/** The day, and how many employees are away. */
function DayHeader({ day, away, short }: DayHeaderProps) {
  const isOpen = isWorkday(day);
  const warning = short.length > 0 ? `, ${short.join(' and ')} short of staff` : '';
  const note = isOpen ? `, ${away} away${warning}` : `, ${publicHolidays.get(day) ?? 'weekend'}`;
  return (
    <span className="dayHeader" data-today={day === today || undefined}>
      <span className="unseen">{`${formatDay(day)}${note}`}</span>
      <span aria-hidden title={`${formatDay(day)}${note}`}>
        <i>{formatWeekday(day)}</i>
        <b>{formatNumber(day)}</b>
        <em data-short={short.length > 0 || undefined}>
          {isOpen ? away : ''}
          {short.length > 0 && '!'}
        </em>
      </span>
    </span>
  );
}

/** A column for each day, and one for the name. */
export function calendarColumns(
  days: readonly Day[],
  teams: readonly Team[],
  index: AbsenceIndex,
  nameWidth: number,
): GridColDef<PersonRow>[] {
  const dayColumns = days.map((day): GridColDef<PersonRow> => {
    const away = teams.map((team) => ({ team, count: countAway(team, day, index) }));
    const short = away.filter(({ team, count }) => isWorkday(day) && count > mostAway(team));
    return {
      field: fieldOf(day),
      headerName: formatDay(day),
      flex: 1,
      minWidth: 22,
      align: 'center',
      headerAlign: 'center',
      sortable: false,
      valueGetter: (_value, row) => absenceAt(index, row.id, day)?.kind ?? '',
      renderHeader: () => (
        <DayHeader
          day={day}
          away={away.reduce((sum, { count }) => sum + count, 0)}
          short={short.map(({ team }) => team)}
        />
      ),
      renderCell: ({ row }) => (
        <DayCell
          person={row.id}
          day={day}
          absence={absenceAt(index, row.id, day)}
          firstShown={days[0] ?? day}
        />
      ),
    };
  });
  return [{ ...personColumn, width: nameWidth }, ...dayColumns];
}

/** Groups the days by week. The name is in a group, too, so that no header is empty for screen readers. */
export function weekGroups(days: readonly Day[]): GridColumnGroupingModel {
  const fieldsOf = new Map<number, { field: string }[]>();
  for (const day of days) {
    const week = weekOf(day);
    const fields = fieldsOf.get(week) ?? [];
    fields.push({ field: fieldOf(day) });
    fieldsOf.set(week, fields);
  }
  const weeks = Array.from(fieldsOf, ([week, children]) => ({
    groupId: `week${week}`,
    // Only the number fits above one or two days.
    headerName: children.length > 2 ? `Week ${week}` : String(week),
    children,
  }));
  return [{ groupId: 'staff', headerName: 'Staff', children: [{ field: 'name' }] }, ...weeks];
}
