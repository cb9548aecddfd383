import { DataGrid, type GridApi } from '@mui/x-data-grid';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim, sourced } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import {
  checkBooking,
  countAway,
  indexAbsences,
  mostAway,
  type Absence,
} from './demos/TeamCalendar/bookings';
import { calendarColumns } from './demos/TeamCalendar/columns';
import { DayCell, MarkedContext, type Marked } from './demos/TeamCalendar/DayCell';
import { dayOf, daysBetween } from './demos/TeamCalendar/days';
import { firstAbsences } from './demos/TeamCalendar/firstAbsences';
import { staff, teams } from './demos/TeamCalendar/staff';
import TeamCalendar from './demos/TeamCalendar/TeamCalendar';

const absences = firstAbsences();
const index = indexAbsences(absences);
const september = daysBetween(dayOf('2025-09-01'), dayOf('2025-09-30'));

const field = (iso: string) => `day${dayOf(iso)}`;
const cell = (person: number, iso: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${person}"] [data-field="${field(iso)}"]`,
  );
  if (!found) throw new Error(`no cell of ${person} on ${iso}`);
  return found;
};
const markedDays = () =>
  [...document.querySelectorAll('[data-marked]')].map((day) =>
    day.closest('[data-field]')?.getAttribute('data-field'),
  );
const headerTexts = () =>
  [...document.querySelectorAll('.dayHeader .unseen')].map((header) => header.textContent);
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Somebody of the first rows who can book a Tuesday to Thursday in September without a warning. */
function freeDays() {
  for (const tuesday of ['2025-09-02', '2025-09-09', '2025-09-16', '2025-09-23']) {
    const first = dayOf(tuesday);
    for (const person of staff.slice(0, 8)) {
      const wish: Absence = { person: person.id, kind: 'Holiday', from: first, to: first + 2 };
      const { problem, warning } = checkBooking(wish, person, absences);
      if (!problem && !warning) return { person: person.id, first, name: person.name };
    }
  }
  throw new Error('nobody is free');
}
const free = freeDays();
const freeCell = (offset: number) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${free.person}"] [data-field="day${free.first + offset}"]`,
  );
  if (!found) throw new Error('no cell');
  return found;
};

/** The width of the demo, and the size of the window that it needs. */
async function renderWide(width = 1000) {
  await page.viewport(1300, 900);
  return render(
    <div style={{ width }}>
      <TeamCalendar />
    </div>,
  );
}

claim(
  'This demo is a calendar that shows when 72 employees are away. It has a column for each day and rules for bookings.',
  async () => {
    await renderWide();
    const grid = page.getByRole('grid', { name: 'Time off' }).element();
    // Two rows of headers come first.
    expect(Number(grid.getAttribute('aria-rowcount'))).toBe(72 + 2);
    expect(Number(grid.getAttribute('aria-colcount'))).toBe(30 + 1);
  },
);

claim('"Today" is always September 10, 2025.', async () => {
  await renderWide();
  const id = staff[0]?.id ?? 0;
  await expect.poll(() => cell(id, '2025-09-10').querySelector('[data-today]')).not.toBeNull();
  expect(cell(id, '2025-09-09').querySelector('[data-today]')).toBeNull();
});

claim(
  'Book some days | Drag over them, or hold **Shift** and press an arrow key, then press **Enter**',
  async () => {
    await renderWide();
    freeCell(0).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect.poll(markedDays).toEqual([0, 1, 2].map((offset) => `day${free.first + offset}`));
    await userEvent.keyboard('{Enter}');
    await button('Book').click();
    await expect.poll(() => freeCell(1).textContent).toContain('Holiday');
    await expect.element(page.getByText(`${free.name}: Holiday booked`)).toBeVisible();
    await button('Undo').click();
    await expect.poll(() => freeCell(1).textContent).not.toContain('Holiday');
  },
);

claim(
  'Book one day, or remove what is there | Click or tap the day, or press **Enter** on it',
  async () => {
    await renderWide();
    await userEvent.click(freeCell(0));
    await button('Book').click();
    await expect.poll(() => freeCell(0).textContent).toContain('Holiday');
    await userEvent.click(freeCell(0));
    await button('Remove').click();
    await expect.poll(() => freeCell(0).textContent).not.toContain('Holiday');
  },
);

claim(
  "`valueGetter` returns the kind of absence as the cell's value. Copying and exporting use this value, too.",
  async () => {
    const absence = absences.find(({ from }) => september.includes(from));
    if (!absence) throw new Error('no absence');
    const columns = calendarColumns(september, teams, index, 168);
    const api: { current: GridApi | null } = { current: null };
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await render(
      <div style={{ height: 400, width: 1000 }}>
        <DataGrid
          apiRef={api}
          rows={staff.map((person) => ({ ...person, left: 0 }))}
          columns={columns}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: `day${absence.from}`, operator: 'equals', value: absence.kind }],
              },
            },
          }}
        />
      </div>,
    );
    const name = `day${absence.from}`;
    await expect
      .poll((): unknown => api.current?.getCellValue(absence.person, name))
      .toBe(absence.kind);
    const csv = api.current?.getDataAsCsv({ fields: [name], includeHeaders: false });
    expect(new Set(csv?.split(/\r?\n/))).toEqual(new Set([absence.kind]));
    api.current?.setCellFocus(absence.person, name);
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe(name);
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect.poll(() => writeText.mock.lastCall?.[0]).toBe(absence.kind);
  },
);

claim('In right-to-left layouts, the left arrow moves to the next day.', async () => {
  await page.viewport(1300, 900);
  await render(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <div dir="rtl" style={{ width: 1000 }}>
        <TeamCalendar />
      </div>
    </ThemeProvider>,
  );
  freeCell(0).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await expect
    .poll(() => markedDays().toSorted())
    .toEqual([`day${free.first}`, `day${free.first + 1}`]);
  await expect.poll(() => document.activeElement).toBe(freeCell(1));
});

claim(
  'On a touch screen, dragging scrolls. A tap opens the dialog, which has fields for the first and last day.',
  async () => {
    await renderWide();
    const touch = (type: string, offset: number) =>
      freeCell(offset).dispatchEvent(
        new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'touch' }),
      );
    touch('pointerdown', 0);
    await expect.poll(markedDays).toEqual([`day${free.first}`]);
    touch('pointerover', 2);
    // The browser cancels the pointer when it starts to scroll.
    touch('pointercancel', 2);
    await expect.poll(markedDays).toEqual([]);
    expect(page.getByRole('dialog').query()).toBeNull();
    touch('pointerdown', 0);
    await expect.poll(markedDays).toEqual([`day${free.first}`]);
    touch('pointerup', 0);
    await expect.element(page.getByLabelText('First day')).toBeVisible();
    await expect.element(page.getByLabelText('Last day')).toBeVisible();
  },
);

claim(
  'To avoid horizontal scrolling, each day has `flex: 1` and a `minWidth` of 22 pixels, and a month fits into about 900 pixels.',
  async () => {
    const columns = calendarColumns(september, teams, index, 168);
    expect(columns.slice(1).map(({ flex, minWidth }) => [flex, minWidth])).toEqual(
      september.map(() => [1, 22]),
    );
    const scrollbar = () => document.querySelector('.MuiDataGrid-scrollbar--horizontal');
    const { unmount } = await renderWide(900);
    await expect.poll(() => document.querySelectorAll('.dayHeader').length).toBe(30);
    expect(scrollbar()).toBeNull();
    await unmount();
    await renderWide(800);
    await expect.poll(scrollbar).not.toBeNull();
  },
);

claim('A phone shows one week.', async () => {
  await page.viewport(390, 800);
  await render(<TeamCalendar />);
  await expect.poll(() => page.getByRole('grid').element().getAttribute('aria-colcount')).toBe('8');
});

claim(
  'The label can extend beyond its cell because the cell has `overflow: visible`:',
  async () => {
    await renderWide();
    await expect.poll(() => document.querySelector('.label')).not.toBeNull();
    expect(getComputedStyle(freeCell(0)).overflow).toBe('visible');
    const overlaps = [...document.querySelectorAll('.label')].some((label) => {
      const box = label.closest('[role="gridcell"]')?.getBoundingClientRect();
      return label.getBoundingClientRect().right > (box?.right ?? Infinity);
    });
    expect(overlaps).toBe(true);
  },
);

claim(
  "The grid's props stay the same while the pointer moves, so the cells render, but the grid doesn't.",
  async () => {
    const getRowClassName = vi.fn(() => '');
    const rows = [{ id: 1 }];
    const columns = [1, 2, 3].map((day) => ({
      field: `day${day}`,
      renderCell: () => <DayCell person={1} day={day} absence={undefined} firstShown={1} />,
    }));
    const scene = (marked: Marked) => (
      <MarkedContext.Provider value={marked}>
        <div style={{ height: 200, width: 500 }}>
          <DataGrid rows={rows} columns={columns} getRowClassName={getRowClassName} />
        </div>
      </MarkedContext.Provider>
    );
    const { rerender } = await render(scene({ person: 1, anchor: 1, head: 1 }));
    await expect.poll(markedDays).toEqual(['day1']);
    getRowClassName.mockClear();
    await rerender(scene({ person: 1, anchor: 1, head: 3 }));
    expect(markedDays()).toEqual(['day1', 'day2', 'day3']);
    expect(getRowClassName).not.toHaveBeenCalled();
  },
);

claim(
  'If more than a third of a team is away, there is a warning, but the booking is possible.',
  () => {
    const [first] = teams;
    const team = staff.filter(({ team: each }) => each === first);
    const day = dayOf('2025-09-16');
    const most = mostAway(team[0]?.team ?? 'Finance');
    const others: Absence[] = team
      .slice(1, most + 1)
      .map(({ id }) => ({ person: id, kind: 'Training', from: day, to: day }));
    const [person] = team;
    if (!person) throw new Error('no person');
    const wish: Absence = { person: person.id, kind: 'Holiday', from: day, to: day };
    expect(checkBooking(wish, person, others.slice(1)).warning).toBeUndefined();
    const check = checkBooking(wish, person, others);
    expect(check.warning).toContain('is short on Tue 16 Sept');
    expect(check.problem).toBeUndefined();
    expect(countAway(person.team, day, indexAbsences([...others, wish]))).toBeGreaterThan(
      team.length / 3,
    );
  },
);

claim('Days must not overlap with another absence, and one of them must be a working day.', () => {
  const [person] = staff;
  if (!person) throw new Error('no person');
  const book = (from: string, to: string, existing: Absence[] = []) =>
    checkBooking(
      { person: person.id, kind: 'Training', from: dayOf(from), to: dayOf(to) },
      person,
      existing,
    ).problem;
  const day = dayOf('2025-09-16');
  expect(book('2025-09-15', '2025-09-17')).toBeUndefined();
  expect(
    book('2025-09-15', '2025-09-17', [{ person: person.id, kind: 'Sick', from: day, to: day }]),
  ).toContain('Already away: Sick');
  expect(book('2025-09-13', '2025-09-14')).toContain('no working days');
  expect(book('2025-09-13', '2025-09-15')).toBeUndefined();
});

claim('A holiday must not take more days than are left.', () => {
  const [person] = staff;
  if (!person) throw new Error('no person');
  const wish = (to: string): Absence => ({
    person: person.id,
    kind: 'Holiday',
    from: dayOf('2025-02-03'),
    to: dayOf(to),
  });
  expect(checkBooking(wish('2025-02-07'), person, []).problem).toBeUndefined();
  expect(checkBooking(wish('2025-08-29'), person, []).problem).toContain('Not enough holiday');
});

claim(
  'For screen readers, it has a complete text, such as "Tue 2 Sept, 10 away, Operations short of staff".',
  async () => {
    await renderWide();
    await expect.poll(() => headerTexts().length).toBe(30);
    expect(
      headerTexts()
        .filter((text) => text?.includes('short'))
        .join('; '),
    ).toContain('Tue 2 Sept, 10 away, Operations short of staff');
  },
);

sourced(
  'Pinned rows need Pro, but column headers are always in view. `renderHeader` shows the weekday, the date, and how many employees are away.',
  {
    url: 'https://mui.com/x/react-data-grid/row-pinning/',
    checked: '2026-11-23',
  },
);
