import * as React from 'react';
import type { Absence } from './bookings';
import { type Day, publicHolidays, today, weekdayOf } from './days';

/** The selected days of one person, from the first to the one with the pointer or the focus. */
export interface Marked {
  person: number;
  anchor: Day;
  head: Day;
}

/** Only the cells read this context, so that dragging renders the cells, but not the grid. */
export const MarkedContext = React.createContext<Marked | null>(null);

interface DayCellProps {
  person: number;
  day: Day;
  absence: Absence | undefined;
  /** The first day that is shown. An absence can start before it. */
  firstShown: Day;
}

export function DayCell({ person, day, absence, firstShown }: DayCellProps) {
  const marked = React.useContext(MarkedContext);
  const isMarked =
    marked?.person === person &&
    day >= Math.min(marked.anchor, marked.head) &&
    day <= Math.max(marked.anchor, marked.head);
  const isStart = absence !== undefined && (absence.from === day || day === firstShown);
  const length = absence ? absence.to - day + 1 : 0;
  return (
    <span
      className="day"
      data-off={weekdayOf(day) > 4 || publicHolidays.has(day) || undefined}
      data-today={day === today || undefined}
      data-marked={isMarked || undefined}
    >
      {absence && (
        <span
          className="away"
          data-kind={absence.kind}
          data-start={absence.from === day || undefined}
          data-end={absence.to === day || undefined}
        >
          {isStart && (
            <span className="label" aria-hidden>
              {length * 4 > absence.kind.length ? absence.kind : absence.kind[0]}
            </span>
          )}
          <span className="unseen">{absence.kind}</span>
        </span>
      )}
      {isMarked && <span className="unseen">marked</span>}
    </span>
  );
}
