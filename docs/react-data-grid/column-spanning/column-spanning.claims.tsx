import {
  DataGrid,
  gridVisibleColumnFieldsSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DutyRoster from './demos/DutyRoster';
import InvoiceTotal from './demos/InvoiceTotal';
import SectionRows from './demos/SectionRows';

const rows = [
  { id: 1, a: 'a1', b: 'b2', c: 'c1', d: 'd1' },
  { id: 2, a: 'a2', b: 'b1', c: 'c2', d: 'd2' },
];

/** Four columns of 100 pixels. In the first row, `a` has the column span. */
const spanning = (colSpan: GridColDef['colSpan'], more: Partial<GridColDef> = {}): GridColDef[] => [
  { field: 'a', colSpan, ...more },
  { field: 'b', editable: true },
  { field: 'c' },
  { field: 'd' },
];
const firstRow = (span: number) => (_value: unknown, row: { id: number }) =>
  row.id === 1 ? span : 1;

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps> & { columns: GridColDef[] }) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} {...props} />
    </div>
  );
}

class Boundary extends React.Component<{ children: React.ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

/** Texts and widths in columns of the cells of a row. */
const cells = (row: number | string = 1) =>
  [
    ...document.querySelectorAll<HTMLElement>(`[role="row"][data-id="${row}"] [role="gridcell"]`),
  ].map((cell) => [cell.textContent, cell.offsetWidth / 100]);
const cell = (row: number | string, field: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${row}"] [role="gridcell"][data-field="${field}"]`,
  );
  if (!found) {
    throw new Error(`no cell of ${field} in row ${row}`);
  }
  return found;
};
const span = (row: number | string, field: string) => cell(row, field).getAttribute('aria-colspan');
const ready = () =>
  expect.poll(() => document.querySelectorAll('[role="gridcell"]').length).toBeGreaterThan(1);

claim(
  'It counts the consecutive times with the same duty, and the first cell spans them.',
  async () => {
    await render(<DutyRoster />);
    await ready();
    expect([span(1, 'morning'), span(1, 'evening')]).toEqual(['2', '1']);
    expect(span(2, 'morning')).toBe('3');
    expect([span(3, 'morning'), span(3, 'midday')]).toEqual(['1', '2']);
    expect([span(4, 'morning'), span(4, 'midday'), span(4, 'evening')]).toEqual(['1', '1', '1']);
  },
);

claim(
  '`colSpan` is a number for all rows, or a function that receives `(value, row, column, apiRef)` and returns a number. With `1` or `undefined`, the cell spans only its own column.',
  async () => {
    const colSpan = vi.fn((_value: unknown, row: { id: number }) => (row.id === 1 ? undefined : 1));
    const { unmount } = await render(<Grid columns={spanning(colSpan)} />);
    await ready();
    expect(cells(1).length).toBe(4);
    expect(cells(2).length).toBe(4);
    expect(colSpan).toHaveBeenCalledWith(
      'a1',
      rows[0],
      api.current?.getColumn('a'),
      expect.anything(),
    );
    await unmount();
    await render(<Grid columns={spanning(2)} />);
    await ready();
    expect([span(1, 'a'), span(2, 'a')]).toEqual(['2', '2']);
  },
);

claim(
  "The number includes the cell itself: with `2`, it covers one more cell. Covered cells aren't rendered, and their `renderCell` isn't called.",
  async () => {
    const renderCell = vi.fn(() => 'drawn');
    await render(
      <Grid
        rows={rows.slice(0, 1)}
        columns={spanning(2).map((column) =>
          column.field === 'b' ? { ...column, renderCell } : column,
        )}
      />,
    );
    await ready();
    expect(cells()).toEqual([
      ['a1', 2],
      ['c1', 1],
      ['d1', 1],
    ]);
    expect(renderCell).not.toHaveBeenCalled();
  },
);

claim('If the number is too large, the cell ends at the last column.', async () => {
  await render(<Grid columns={spanning(99)} />);
  await ready();
  expect(cells()).toEqual([['a1', 4]]);
});

claim("Headers aren't merged.", async () => {
  await render(<Grid columns={spanning(4)} />);
  await ready();
  expect(document.querySelectorAll('[role="columnheader"]').length).toBe(4);
});

claim(
  'The total is a row like any other. Sorting would move it and a filter could hide it, so both are disabled here.',
  async () => {
    await render(<InvoiceTotal />);
    await ready();
    expect(span('total', 'item')).toBe('3');
    await page.getByRole('columnheader', { name: 'Sum, €' }).click();
    const ids = [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
      row.getAttribute('data-id'),
    );
    expect(ids).toEqual(['1', '2', '3', 'total']);
  },
);

claim('`isRowSelectable` prevents titles from being selected.', async () => {
  await render(<SectionRows />);
  await ready();
  const selected = () => document.querySelectorAll('[role="row"][aria-selected="true"]').length;
  await userEvent.click(cell('alps', 'title'));
  expect(selected()).toBe(0);
  await userEvent.click(cell('a1', 'title'));
  await expect.poll(selected).toBe(1);
});

claim(
  'Hidden columns | `colSpan` counts visible columns: if one is hidden, the cell covers the next one instead',
  async () => {
    await render(<Grid columns={spanning(2)} />);
    await ready();
    expect(cells().map(([text]) => text)).toEqual(['a1', 'c1', 'd1']);
    api.current?.setColumnVisibility('b', false);
    await expect.poll(() => cells().map(([text]) => text)).toEqual(['a1', 'd1']);
  },
);

claim('Sorting, filtering | Use the values of all cells, covered or not', async () => {
  const initialState = { sorting: { sortModel: [{ field: 'b', sort: 'asc' as const }] } };
  await render(<Grid columns={spanning(2)} initialState={initialState} />);
  await ready();
  const ids = () =>
    [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
      row.getAttribute('data-id'),
    );
  await expect.poll(ids).toEqual(['2', '1']);
  api.current?.setFilterModel({ items: [{ field: 'b', operator: 'equals', value: 'b2' }] });
  await expect.poll(ids).toEqual(['1']);
});

claim("Editing | A covered cell can't be edited", async () => {
  await render(<Grid columns={spanning(firstRow(2))} />);
  await ready();
  await userEvent.click(cell(1, 'a'), { position: { x: 150, y: 20 } });
  await userEvent.keyboard('{Enter}x');
  expect(document.querySelector('input[type="text"]')).toBeNull();
  await userEvent.dblClick(cell(1, 'a'), { position: { x: 150, y: 20 } });
  expect(document.querySelector('input[type="text"]')).toBeNull();
  await userEvent.dblClick(cell(2, 'b'));
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

claim('CSV export, copied rows | Include the values of covered cells', async () => {
  const copied = vi.fn<(text: string) => void>();
  await render(<Grid columns={spanning(2)} onClipboardCopy={copied} />);
  await ready();
  expect(api.current?.getDataAsCsv()).toContain('a1,b2,c1,d1');
  await userEvent.click(cell(1, 'a'));
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => copied.mock.lastCall?.[0]).toBe('a1\tb2\tc1\td1');
});

claim('Keyboard navigation | An arrow key moves past a merged cell in one step', async () => {
  await render(<Grid columns={spanning(firstRow(3))} />);
  await ready();
  await userEvent.click(cell(1, 'a'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement).toBe(cell(1, 'd'));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => document.activeElement).toBe(cell(1, 'a'));
});

claim('Screen readers | The cell has `aria-colspan`', async () => {
  await render(<Grid columns={spanning(firstRow(3))} />);
  await ready();
  expect([span(1, 'a'), span(2, 'a')]).toEqual(['3', '1']);
});

claim(
  'New order of columns | The cell covers the columns that follow it in the new order',
  async () => {
    const { rerender } = await render(<Grid columns={spanning(2)} />);
    await ready();
    const [a, b, c, d] = spanning(2);
    await rerender(<Grid columns={[a, c, b, d].filter((column) => column !== undefined)} />);
    await expect.poll(() => cells().map(([text]) => text)).toEqual(['a1', 'b2', 'd1']);
  },
);

sourced("In `DataGridPro`, a cell can't span both pinned and other columns.", {
  url: 'https://github.com/mui/mui-x/issues/6462',
  checked: '2026-11-23',
});

claim('If columns can be hidden, count those that are visible:', async () => {
  const covered = ['a', 'b', 'c'];
  const colSpan: GridColDef['colSpan'] = (_value, _row, _column, apiRef) =>
    gridVisibleColumnFieldsSelector(apiRef).filter((field) => covered.includes(field)).length;
  await render(<Grid columns={spanning(colSpan)} />);
  await ready();
  expect(cells().map(([text]) => text)).toEqual(['a1', 'd1']);
  api.current?.setColumnVisibility('b', false);
  await expect
    .poll(() => cells())
    .toEqual([
      ['a1', 2],
      ['d1', 1],
    ]);
});

claim(
  'The grid calls the function for each rendered row and each column that has one, and again for new rows while your users scroll.',
  async () => {
    const seen = new Set<number>();
    const colSpan = (_value: unknown, row: { id: number }) => {
      seen.add(row.id);
      return 1;
    };
    const many = Array.from({ length: 100 }, (_each, id) => ({ id, a: `a${id}` }));
    await render(<Grid rows={many} columns={spanning(colSpan)} />);
    await ready();
    expect(seen.size).toBeLessThan(40);
    expect(seen.has(90)).toBe(false);
    api.current?.scrollToIndexes({ rowIndex: 90 });
    await expect.poll(() => seen.has(90)).toBe(true);
  },
);

claim('`colSpan` receives the result of `valueGetter`, not of `valueFormatter`.', async () => {
  const colSpan = vi.fn(() => 1);
  await render(
    <Grid
      columns={spanning(colSpan, { valueGetter: () => 'value', valueFormatter: () => 'text' })}
    />,
  );
  await ready();
  const values = new Set(colSpan.mock.calls.map(([value]: unknown[]) => value));
  expect([...values]).toEqual(['value']);
});

claim(
  '**"Cannot read properties of undefined" or "Cannot destructure property" in `colSpan`.** Before version 7, the function received one object.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const old = ({ row }: { row: { id: number } }) => (row.id === 1 ? 2 : 1);
    const { unmount } = await render(
      <Boundary>
        <Grid columns={spanning(old)} />
      </Boundary>,
    );
    await expect.element(page.getByText(/^Cannot read properties of undefined/)).toBeVisible();
    await unmount();
    await render(
      <Boundary>
        <Grid rows={[{ id: 1 }]} columns={spanning(old)} />
      </Boundary>,
    );
    await expect.element(page.getByText(/^Cannot destructure property/)).toBeVisible();
  },
);
