import * as React from 'react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BookingDialog } from './BookingDialog';
import {
  type Absence,
  absenceAt,
  holidaysLeft,
  holidaysTaken,
  indexAbsences,
  kinds,
} from './bookings';
import { calendarStyles } from './calendarStyles';
import { calendarColumns, dayOfField, fieldOf, weekGroups } from './columns';
import { type Marked, MarkedContext } from './DayCell';
import {
  daysBetween,
  firstDay,
  formatDay,
  formatMonth,
  formatRange,
  formatShortMonth,
  lastDay,
  spanAround,
  today,
  weekOf,
} from './days';
import { firstAbsences } from './firstAbsences';
import { membersOf, staff, type Team, teams } from './staff';

/** Finds the person and the day of an event in the attributes of the grid's rows and cells. */
function cellAt(target: EventTarget): { person: number; day: number } | undefined {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
  const day = dayOfField(cell?.getAttribute('data-field') ?? '');
  const person = cell?.closest('[data-id]')?.getAttribute('data-id');
  return day === undefined || !person ? undefined : { person: Number(person), day };
}

export default function TeamCalendar() {
  const apiRef = useGridApiRef();
  const { breakpoints, direction } = useTheme();
  const isRtl = direction === 'rtl';
  const phone = useMediaQuery(breakpoints.down('sm'));
  const [chosenSpan, setSpan] = React.useState<'week' | 'month' | null>(null);
  const [shownDay, setShownDay] = React.useState(today);
  const [team, setTeam] = React.useState<Team | 'All teams'>('All teams');
  const [absences, setAbsences] = React.useState(firstAbsences);
  const [undo, setUndo] = React.useState<{ text: string; before: Absence[] } | null>(null);
  const [marked, setMarked] = React.useState<Marked | null>(null);
  const [pointed, setPointed] = React.useState('');
  const [dialog, setDialog] = React.useState<{ absence: Absence; isBooked: boolean } | null>(null);
  /** The type of the pointer that is pressed on a day, or `null`. */
  const pressed = React.useRef<string | null>(null);

  const span = chosenSpan ?? (phone ? 'week' : 'month');
  const [from, to] = spanAround(shownDay, span);
  const index = React.useMemo(() => indexAbsences(absences), [absences]);
  const days = React.useMemo(() => daysBetween(from, to), [from, to]);
  const columns = React.useMemo(
    () => calendarColumns(days, team === 'All teams' ? teams : [team], index, phone ? 136 : 168),
    [days, team, index, phone],
  );
  const groups = React.useMemo(() => weekGroups(days), [days]);
  const rows = React.useMemo(() => {
    const taken = holidaysTaken(absences);
    return (team === 'All teams' ? staff : membersOf[team]).map((person) => ({
      ...person,
      left: holidaysLeft(person, taken),
    }));
  }, [team, absences]);
  const bookedPerson = staff.find(({ id }) => id === dialog?.absence.person);

  function describe(person: number, day: number) {
    const absence = absenceAt(index, person, day);
    const name = staff.find(({ id }) => id === person)?.name ?? '';
    return absence
      ? `${name}: ${absence.kind}, ${formatRange(absence.from, absence.to)}`
      : `${name}: ${formatDay(day)}`;
  }

  function open({ person, anchor, head }: Marked) {
    const absence = absenceAt(index, person, head);
    setDialog(
      absence && anchor === head
        ? { absence, isBooked: true }
        : {
            absence: {
              person,
              kind: kinds[0],
              from: Math.min(anchor, head),
              to: Math.max(anchor, head),
            },
            isBooked: false,
          },
    );
  }

  function change(next: Absence[], text: string) {
    setUndo({ text, before: absences });
    setAbsences(next);
    setDialog(null);
    setMarked(null);
  }

  function onPointerDown(event: React.PointerEvent) {
    const cell = event.button === 0 ? cellAt(event.target) : undefined;
    if (!cell) return;
    pressed.current = event.pointerType;
    setMarked({ person: cell.person, anchor: cell.day, head: cell.day });
  }

  function onPointerOver(event: React.PointerEvent) {
    const cell = cellAt(event.target);
    if (!cell) return;
    setPointed(describe(cell.person, cell.day));
    // On a touch screen, dragging scrolls. Users tap the first day, and choose the last one in the dialog.
    if (marked && pressed.current && pressed.current !== 'touch') {
      setMarked({ ...marked, head: cell.day });
    }
  }

  function onPointerUp(event: React.PointerEvent) {
    if (marked && pressed.current && cellAt(event.target)) open(marked);
    pressed.current = null;
  }

  function onPointerCancel() {
    pressed.current = null;
    setMarked(null);
  }

  // Runs before the grid's own handlers, which use the same keys.
  function onKeyDownCapture(event: React.KeyboardEvent) {
    const cell = cellAt(event.target);
    if (!cell) return;
    const { person, day } = cell;
    const isSame = marked?.person === person && marked.head === day;
    const current = isSame ? marked : { person, anchor: day, head: day };
    if (event.key === 'Enter' || event.key === ' ') {
      setMarked(current);
      open(current);
    } else if (event.shiftKey && ['ArrowLeft', 'ArrowRight'].includes(event.key)) {
      const forward = (event.key === 'ArrowRight') !== isRtl;
      const head = Math.min(Math.max(day + (forward ? 1 : -1), from), to);
      setMarked({ ...current, head });
      apiRef.current?.setCellFocus(person, fieldOf(head));
    } else {
      if (event.key === 'Escape') setMarked(null);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function onFocus(event: React.FocusEvent) {
    const cell = cellAt(event.target);
    if (cell) setPointed(describe(cell.person, cell.day));
  }

  function move(direction: 1 | -1) {
    setMarked(null);
    setShownDay(direction > 0 ? to + 1 : from - 1);
  }

  const title =
    span === 'month' ? formatMonth(from) : `Week ${weekOf(from)}, ${formatShortMonth(from)}`;
  const [Back, Forward] = isRtl
    ? [ChevronRightIcon, ChevronLeftIcon]
    : [ChevronLeftIcon, ChevronRightIcon];

  return (
    <Box sx={calendarStyles}>
      <div className="bar">
        <IconButton
          aria-label={`Previous ${span}`}
          size="small"
          disabled={from <= firstDay}
          onClick={() => move(-1)}
        >
          <Back />
        </IconButton>
        <IconButton
          aria-label={`Next ${span}`}
          size="small"
          disabled={to >= lastDay}
          onClick={() => move(1)}
        >
          <Forward />
        </IconButton>
        <Typography
          component="p"
          aria-live="polite"
          sx={{ flex: '1 1 140px', fontSize: 18, fontWeight: 700 }}
        >
          {title}
        </Typography>
        <Button size="small" onClick={() => setShownDay(today)}>
          Today
        </Button>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Days shown"
          value={span}
          onChange={(_event, value: 'week' | 'month' | null) => value && setSpan(value)}
        >
          <ToggleButton value="week">Week</ToggleButton>
          <ToggleButton value="month">Month</ToggleButton>
        </ToggleButtonGroup>
        <TextField
          select
          size="small"
          label="Team"
          value={team}
          onChange={(event) => setTeam(event.target.value as Team | 'All teams')}
          sx={{ width: 150 }}
        >
          {['All teams', ...teams].map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <div className="legend">
        {kinds.map((kind) => (
          <span key={kind}>
            <i data-kind={kind} />
            {kind}
          </span>
        ))}
        <span>! a team is short of staff</span>
      </div>
      {/* In a box with a height, the grid renders only the rows in view. */}
      <div
        style={{ height: 560 }}
        onPointerDown={onPointerDown}
        onPointerOver={onPointerOver}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        onFocus={onFocus}
        onKeyDownCapture={onKeyDownCapture}
      >
        <MarkedContext.Provider value={marked}>
          <DataGrid
            apiRef={apiRef}
            label="Time off"
            rows={rows}
            columns={columns}
            columnGroupingModel={groups}
            columnHeaderHeight={56}
            columnGroupHeaderHeight={30}
            rowHeight={44}
            disableColumnMenu
            disableColumnResize
            disableRowSelectionOnClick
            hideFooter
          />
        </MarkedContext.Provider>
      </div>
      <div className="status">
        <span>{pointed || 'Choose a day, or drag over several, to book time off.'}</span>
        <span role="status">
          {undo?.text}
          {undo && (
            <Button
              size="small"
              onClick={() => {
                setAbsences(undo.before);
                setUndo(null);
              }}
            >
              Undo
            </Button>
          )}
        </span>
      </div>
      {dialog && bookedPerson && (
        <BookingDialog
          person={bookedPerson}
          {...dialog}
          absences={absences}
          onBook={(absence) =>
            change(
              [...absences, absence],
              `${bookedPerson.name}: ${absence.kind} booked, ${formatRange(absence.from, absence.to)}.`,
            )
          }
          onRemove={() =>
            change(
              absences.filter((each) => each !== dialog.absence),
              `${bookedPerson.name}: ${dialog.absence.kind} removed.`,
            )
          }
          onClose={() => {
            setDialog(null);
            setMarked(null);
          }}
        />
      )}
    </Box>
  );
}
