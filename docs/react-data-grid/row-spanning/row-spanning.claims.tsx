import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import OnlyRegion from './demos/OnlyRegion';
import OrderedBy from './demos/OrderedBy';
import SpanStyle from './demos/SpanStyle';
import Timetable from './demos/Timetable';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'city', width: 120 },
];
const rows = [
  { id: 1, name: 'a', city: 'Vigo' },
  { id: 2, name: 'a', city: 'Lugo' },
  { id: 3, name: 'a', city: 'Oviedo' },
  { id: 4, name: 'b', city: 'Gijón' },
];

/** Equal values with another one in between. */
const apart = [1, 4, 2].flatMap((id) => rows.filter((row) => row.id === id));

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} rowSpanning {...props} />
    </div>
  );
}

const cell = (id: number, field: string) =>
  document.querySelector(`[role="row"][data-id="${id}"] [data-field="${field}"]`);

/** The rows that each cell of a column spans, by the text of the cell. */
const spans = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (each) => `${each.textContent} ${each.getAttribute('aria-rowspan')}`,
  );
const height = (id: number, field: string) => cell(id, field)?.getBoundingClientRect().height;

/** The number of cells in a column with two values. */
async function merged(values: readonly [unknown, unknown], column: Partial<GridColDef> = {}) {
  const { unmount } = await render(
    <Grid
      rows={values.map((value, id) => ({ id, value }))}
      columns={[{ valueFormatter: () => 'x', ...column, field: 'value' }]}
    />,
  );
  const count = spans('value').length;
  await unmount();
  return count === 1;
}

claim(
  'The timetable shows each day once. However, room 07 also spans the last lesson on Monday and the first on Tuesday, because the grid merges all equal values.',
  async () => {
    await render(<Timetable />);
    await expect.poll(() => spans('day')).toEqual(['Monday 3', 'Tuesday 2', 'Wednesday 1']);
    expect(spans('room')).toEqual(['12 2', '07 2', '03 1', '12 1']);
  },
);

claim(
  "The grid compares the rows as they're shown, so it merges cells again after sorting, filtering, and updates.",
  async () => {
    await render(<Grid rows={apart} />);
    expect(spans('name')).toEqual(['a 1', 'b 1', 'a 1']);
    api.current?.sortColumn('name', 'asc');
    await expect.poll(() => spans('name')).toEqual(['a 2', 'b 1']);
    api.current?.setSortModel([]);
    await expect.poll(() => spans('name')).toEqual(['a 1', 'b 1', 'a 1']);
    api.current?.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'a' }] });
    await expect.poll(() => spans('name')).toEqual(['a 2']);
    api.current?.setFilterModel({ items: [] });
    await expect.poll(() => spans('name')).toEqual(['a 1', 'b 1', 'a 1']);
    api.current?.updateRows([{ id: 4, name: 'a' }]);
    await expect.poll(() => spans('name')).toEqual(['a 3']);
  },
);

claim(
  'Only the regions merge. Equal numbers of staff are a coincidence and stay separate.',
  async () => {
    await render(<OnlyRegion />);
    await expect.poll(() => spans('region')).toEqual(['Galicia 2', 'Asturias 3']);
    expect(spans('staff')).toHaveLength(5);
    expect(spans('open')).toHaveLength(5);
  },
);

claim(
  'In this example, the customer and the total merge within an order, but not across two orders of the same customer.',
  async () => {
    await render(<OrderedBy />);
    await expect.poll(() => spans('customer')).toEqual(['Bauer 2', 'Bauer 1', 'Sørensen 2']);
    expect(spans('total')).toEqual(['148 2', '148 1', '61 2']);
  },
);

claim(
  'The grid compares values with `===`, before `valueFormatter`. Without `rowSpanValueGetter`, it uses the result of `valueGetter`.',
  async () => {
    expect(await merged([1, '1'])).toBe(false);
    expect(await merged([1, 2])).toBe(false);
    expect(await merged([1, 2], { valueGetter: () => 'same' })).toBe(true);
  },
);

claim('Equal strings, numbers, or booleans | Yes', async () => {
  expect(await merged(['a', 'a'])).toBe(true);
  expect(await merged([1, 1])).toBe(true);
  expect(await merged([false, false])).toBe(true);
});

claim('`null` and `undefined` | No', async () => {
  expect(await merged([null, null])).toBe(false);
  expect(await merged([undefined, undefined])).toBe(false);
});

claim(
  'Two `Date` objects of the same day | No. Return `value.getTime()` or the date as a string',
  async () => {
    const dates = [new Date(2025, 1, 3), new Date(2025, 1, 3)] as const;
    expect(await merged(dates)).toBe(false);
    expect(await merged(dates, { rowSpanValueGetter: (value: Date) => value.getTime() })).toBe(
      true,
    );
  },
);

claim('Two objects or arrays with the same content | No. Return an id', async () => {
  expect(await merged([[1], [1]])).toBe(false);
  expect(await merged([{ id: 1 }, { id: 1 }])).toBe(false);
  expect(
    await merged([{ id: 1 }, { id: 1 }], {
      rowSpanValueGetter: (value: { id: number }) => value.id,
    }),
  ).toBe(true);
});

claim('The content is at the top of a merged cell, next to the first row.', async () => {
  await render(<Grid />);
  await expect.poll(() => height(1, 'name')).toBe(156);
  const range = document.createRange();
  const name = cell(1, 'name');
  if (name) range.selectNodeContents(name);
  const text = range.getBoundingClientRect();
  expect(text.bottom - (name?.getBoundingClientRect().top ?? 0)).toBeLessThan(52);
});

claim("Center it with a rule for the column's `cellClassName`.", async () => {
  await render(<SpanStyle />);
  await expect.poll(() => spans('station')).toEqual(['Ward 2 3', 'Ward 5 2']);
  const station = cell(1, 'station');
  const range = document.createRange();
  if (station) range.selectNodeContents(station);
  const text = range.getBoundingClientRect();
  const outer = station?.getBoundingClientRect() ?? new DOMRect();
  expect(Math.abs((text.top + text.bottom) / 2 - (outer.top + outer.bottom) / 2)).toBeLessThan(3);
});

claim(
  "**Selection**: selecting a row colors the merged cell only if it's the first row.",
  async () => {
    await render(<Grid />);
    const color = () =>
      getComputedStyle(cell(1, 'name')?.parentElement ?? document.body).backgroundColor;
    const before = color();
    api.current?.selectRow(2);
    await expect.poll(() => api.current?.isRowSelected(2)).toBe(true);
    expect(color()).toBe(before);
    api.current?.selectRow(1, true, true);
    await expect.poll(color).not.toBe(before);
  },
);

claim("Cells don't merge across pages: a group on two pages is two cells.", async () => {
  await render(
    <Grid
      pageSizeOptions={[2]}
      initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
    />,
  );
  await expect.poll(() => spans('name')).toEqual(['a 2']);
  api.current?.setPage(1);
  await expect.poll(() => spans('name')).toEqual(['a 1', 'b 1']);
});

claim(
  'Row height | A merged cell is as tall as its first row, times the number of rows. Use equal heights',
  async () => {
    await render(<Grid getRowHeight={({ id }) => (id === 1 ? 40 : 80)} />);
    await expect.poll(() => height(1, 'name')).toBe(120);
  },
);

claim(
  "`getRowSpacing` | The height of a merged cell doesn't include the space. Don't use both",
  async () => {
    await render(<Grid getRowSpacing={() => ({ top: 10, bottom: 10 })} />);
    await expect.poll(() => height(1, 'name')).toBe(156);
  },
);

claim(
  'Editing | Changes the first row only, and splits the merged cell. Edit in a column without merging',
  async () => {
    await render(<Grid columns={[{ field: 'name', editable: true }, { field: 'city' }]} />);
    await page.getByRole('gridcell', { name: 'a' }).first().dblClick();
    await userEvent.keyboard('{Control>}a{/Control}z{Enter}');
    await expect.poll(() => spans('name')).toEqual(['z 1', 'a 2', 'b 1']);
  },
);

claim('`onCellClick` | Receives the first row', async () => {
  const onCellClick = vi.fn<NonNullable<DataGridProps['onCellClick']>>();
  await render(<Grid onCellClick={onCellClick} />);
  await expect.poll(() => height(1, 'name')).toBe(156);
  await page
    .getByRole('gridcell', { name: 'a' })
    .first()
    .click({ position: { x: 20, y: 140 } });
  expect(onCellClick.mock.lastCall?.[0].id).toBe(1);
});

claim('CSV export and copy | Contain the value in each row', async () => {
  await render(<Grid />);
  expect(api.current?.getDataAsCsv().split('\r\n')).toEqual([
    'name,city',
    'a,Vigo',
    'a,Lugo',
    'a,Oviedo',
    'b,Gijón',
  ]);
});

claim('Keyboard | The arrow keys move to the merged cell as one cell', async () => {
  await render(<Grid />);
  api.current?.setCellFocus(3, 'city');
  await expect.poll(() => document.activeElement?.textContent).toBe('Oviedo');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => document.activeElement).toBe(cell(1, 'name'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement).toBe(cell(4, 'name'));
});

claim('Screen readers | `aria-rowspan` contains the number of rows', async () => {
  await render(<Grid />);
  await expect.poll(() => cell(1, 'name')?.getAttribute('aria-rowspan')).toBe('3');
});

claim(
  'Row spanning merges adjacent cells of a column that have the same value, like `rowspan` in an HTML table.',
  async () => {
    await render(<Grid />);
    await expect.poll(() => spans('name')).toEqual(['a 3', 'b 1']);
    expect(spans('city')).toHaveLength(4);
  },
);

claim('`rowSpanning` turns it on for all columns.', async () => {
  const same = rows.map(({ id }) => ({ id, name: 'a', city: 'Vigo' }));
  const { unmount } = await render(<Grid rows={same} />);
  await expect.poll(() => [spans('name'), spans('city')]).toEqual([['a 4'], ['Vigo 4']]);
  await unmount();
  await render(<Grid rows={same} rowSpanning={false} />);
  await expect.poll(() => spans('name')).toHaveLength(4);
});

claim(
  '`rowSpanValueGetter` returns the value to compare instead of the one that is shown. Return `null` in columns whose cells should never merge.',
  async () => {
    expect(await merged(['a', 'b'], { rowSpanValueGetter: () => 1 })).toBe(true);
    expect(await merged(['a', 'a'], { rowSpanValueGetter: () => null })).toBe(false);
  },
);

claim(
  'Return a value from `rowSpanValueGetter` that is the same within a group and differs between groups.',
  async () => {
    await render(
      <Grid
        columns={[
          { field: 'name', rowSpanValueGetter: (_value, row: { id: number }) => row.id < 3 },
        ]}
      />,
    );
    await expect.poll(() => spans('name')).toEqual(['a 2', 'a 2']);
  },
);

claim(
  'Without the getter, the grid would merge all three lines into one customer and one total.',
  async () => {
    await render(
      <Grid
        rows={[1, 2, 3].map((id) => ({ id, name: 'Bauer', city: 148 }))}
        columns={columns.map((column) => ({ ...column, type: undefined }))}
      />,
    );
    await expect.poll(() => [spans('name'), spans('city')]).toEqual([['Bauer 3'], ['148 3']]);
  },
);

claim(
  'To merge cells with the same value and group, combine both: (value, row) => `${row.order}/${value}`.',
  async () => {
    await render(
      <Grid
        rows={[
          { id: 1, order: 1, name: 'a' },
          { id: 2, order: 1, name: 'a' },
          { id: 3, order: 1, name: 'b' },
          { id: 4, order: 2, name: 'b' },
        ]}
        columns={[
          {
            field: 'name',
            rowSpanValueGetter: (value: string, row: { order: number }) => `${row.order}/${value}`,
          },
        ]}
      />,
    );
    await expect.poll(() => spans('name')).toEqual(['a 2', 'b 1', 'b 1']);
  },
);

claim("`'Vigo'` and `'vigo'` | No. Return `value.toLowerCase()`", async () => {
  expect(await merged(['Vigo', 'vigo'])).toBe(false);
  expect(
    await merged(['Vigo', 'vigo'], { rowSpanValueGetter: (value: string) => value.toLowerCase() }),
  ).toBe(true);
});

claim(
  '**Hover**: the cell gets the hover color only while the pointer is over the first row.',
  async () => {
    await render(<Grid />);
    const color = () =>
      getComputedStyle(cell(1, 'name')?.closest('[role="row"]') as Element).backgroundColor;
    await userEvent.hover(cell(4, 'city') as Element);
    const still = color();
    await userEvent.hover(cell(2, 'city') as Element);
    await expect
      .poll(
        () => getComputedStyle(cell(2, 'city')?.closest('[role="row"]') as Element).backgroundColor,
      )
      .not.toBe(still);
    expect(color()).toBe(still);
    await userEvent.hover(cell(1, 'city') as Element);
    await expect.poll(color).not.toBe(still);
  },
);

claim('The demo makes the hover color transparent.', async () => {
  await render(<SpanStyle />);
  await userEvent.hover(cell(1, 'nurse') as Element);
  await expect
    .poll(
      () => getComputedStyle(cell(1, 'nurse')?.closest('[role="row"]') as Element).backgroundColor,
    )
    .toBe('rgba(0, 0, 0, 0)');
});

claim(
  'Set `showCellVerticalBorder` to draw lines between the columns, which make merged cells easier to recognize.',
  async () => {
    const { rerender } = await render(<Grid />);
    const border = () => getComputedStyle(cell(1, 'name') as Element).borderRightWidth;
    expect(border()).toBe('0px');
    await rerender(<Grid showCellVerticalBorder />);
    await expect.poll(border).toBe('1px');
  },
);

claim(
  "Only adjacent rows merge. Sort by the merged column, and set `disableColumnSorting` if your users shouldn't separate the rows, as in the demo with orders.",
  async () => {
    const { unmount } = await render(<Grid rows={apart} />);
    await expect.poll(() => spans('name')).toEqual(['a 1', 'b 1', 'a 1']);
    await unmount();
    const sorted = await render(
      <Grid rows={apart} sortModel={[{ field: 'name', sort: 'asc' }]} disableColumnSorting />,
    );
    await expect.poll(() => spans('name')).toEqual(['a 2', 'b 1']);
    await sorted.unmount();
    await render(<OrderedBy />);
    const before = document.querySelector('[role="grid"]')?.textContent;
    await page.getByRole('columnheader').first().click();
    expect(document.querySelector('[role="grid"]')?.textContent).toBe(before);
  },
);

claim(
  "The rows have different heights, for example with `getRowHeight={() => 'auto'}`.",
  async () => {
    await render(<Grid getRowHeight={({ id }) => (id === 1 ? 40 : 80)} />);
    await expect.poll(() => height(1, 'name')).toBe(120);
  },
);

claim(
  "The grid doesn't compare the cells again when your user hides or shows a column: until the rows or their order change, the columns after it merge like the column before them.",
  async () => {
    const { rerender } = await render(<Grid />);
    await expect.poll(() => spans('name')).toEqual(['a 3', 'b 1']);
    api.current?.setColumnVisibility('name', false);
    await expect.poll(() => spans('city')).toEqual(['Vigo 3', 'Gijón 1']);
    await rerender(<Grid rows={[...rows]} />);
    await expect.poll(() => spans('city')).toEqual(['Vigo 1', 'Lugo 1', 'Oviedo 1', 'Gijón 1']);
    api.current?.setColumnVisibility('name', true);
    await expect.poll(() => spans('name')).toHaveLength(4);
    api.current?.sortColumn('name', 'asc');
    await expect.poll(() => spans('name')).toEqual(['a 3', 'b 1']);
  },
);

claim("Columns that are hidden initially don't affect other columns.", async () => {
  const same = rows.map((row) => ({ ...row, town: row.name === 'a' ? 'x' : 'y' }));
  await render(
    <Grid
      rows={same}
      columns={[...columns, { field: 'town' }]}
      initialState={{ columns: { columnVisibilityModel: { name: false } } }}
    />,
  );
  await expect.poll(() => spans('town')).toEqual(['x 3', 'y 1']);
  expect(spans('city')).toHaveLength(4);
});

claim('The grid applies an initial sort order before it merges cells.', async () => {
  const sorted = { sortModel: [{ field: 'name', sort: 'asc' as const }] };
  for (const props of [sorted, { initialState: { sorting: sorted } }]) {
    const { unmount } = await render(<Grid rows={apart} {...props} />);
    await expect.poll(() => spans('name')).toEqual(['a 2', 'b 1']);
    await unmount();
  }
});

claim('If the grid opens on a later page, it merges the cells there, too.', async () => {
  const paginationModel = { pageSize: 2, page: 1 };
  const more = [
    { id: 5, name: 'z', city: 'Lugo' },
    { id: 6, name: 'z', city: 'Vigo' },
    ...rows.slice(0, 2),
  ];
  await render(
    <Grid rows={more} pageSizeOptions={[2]} initialState={{ pagination: { paginationModel } }} />,
  );
  await expect.poll(() => spans('name')).toEqual(['a 2']);
});
