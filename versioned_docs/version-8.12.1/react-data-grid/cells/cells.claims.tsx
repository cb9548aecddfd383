import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CheckInCell from './demos/CheckInCell';
import ClickedCell from './demos/ClickedCell';
import NextEmptyCell from './demos/NextEmptyCell';
import ReadNote from './demos/ReadNote';

const columns: GridColDef[] = [
  { field: 'name', width: 100, editable: true },
  {
    field: 'note',
    width: 100,
    renderCell: ({ row }: { row: { note: string } }) => <i>{row.note}</i>,
  },
];
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  name: `name ${index + 1}`,
  note: 'x',
}));

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (id: number | string, field: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${id}"] [data-field="${field}"]`,
  );
  if (!found) {
    throw new Error(`no cell ${field} in row ${id}`);
  }
  return found;
};

claim(
  '`onCellClick` receives the parameters of the cell, such as its `value`, the displayed `formattedValue`, and the whole `row`.',
  async () => {
    await render(<ClickedCell />);
    await userEvent.click(cell('S-72', 'weight'));
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Row S-72, column weight: value 620, shown as 0.62 t');
  },
);

claim('`onCellKeyDown` | A key is pressed in a cell, even in edit mode', async () => {
  const keys: string[] = [];
  await render(<Grid onCellKeyDown={({ cellMode }, { key }) => keys.push(`${key} ${cellMode}`)} />);
  await userEvent.click(cell(1, 'name'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.current?.getCellMode(1, 'name')).toBe('edit');
  await userEvent.keyboard('q');
  await expect.poll(() => keys).toEqual(['Enter view', 'q edit']);
});

claim(
  'Set `event.defaultMuiPrevented = true` to prevent what the grid does by default, such as opening the editor after a double-click. A click still selects the row, because that is another event.',
  async () => {
    await render(
      <Grid
        onCellClick={(_params, event) => {
          event.defaultMuiPrevented = true;
        }}
        onCellDoubleClick={(_params, event) => {
          event.defaultMuiPrevented = true;
        }}
      />,
    );
    await userEvent.click(cell(2, 'name'));
    expect(api.current?.isRowSelected(2)).toBe(true);
    await userEvent.dblClick(cell(1, 'name'));
    expect(api.current?.getCellMode(1, 'name')).toBe('view');
  },
);

claim(
  'The grid sets the `title` of the cell, so the browser shows the whole text in a tooltip.',
  async () => {
    await render(<Grid />);
    expect(cell(1, 'name').title).toBe('name 1');
  },
);

claim("The grid doesn't set a `title` if the column has `renderCell`.", async () => {
  await render(<Grid />);
  expect(cell(1, 'note').title).toBe('');
});

claim(
  'Click a note, or focus it and press **Enter**. After **Escape**, the focus returns to the cell.',
  async () => {
    await render(<ReadNote />);
    await userEvent.click(cell(1, 'patient'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect
      .element(page.getByRole('presentation').getByText('a small swelling'))
      .toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(cell(1, 'note'));
  },
);

claim(
  'Move through the cells with the arrow keys, and check in a guest with **Space**.',
  async () => {
    await render(<CheckInCell />);
    await userEvent.click(cell(1, 'name'));
    await userEvent.keyboard('{ArrowLeft}{ArrowDown} ');
    await expect
      .element(page.getByRole('checkbox', { name: 'Hanne Vermeulen is here' }))
      .toBeChecked();
  },
);

claim(
  '`tabIndex` is `0` for the focused cell and `-1` for all others. **Tab** then leaves the grid instead of stopping at each link.',
  async () => {
    await render(<CheckInCell />);
    await userEvent.click(cell(1, 'name'));
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => document.activeElement?.textContent).toBe('farid@example.com');
    expect([...document.querySelectorAll('a')].map(({ tabIndex }) => tabIndex)).toEqual([
      0, -1, -1,
    ]);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('[role="gridcell"]')).toBeNull();
  },
);

claim('Letters that I type into a text field in a cell open an editor.', async () => {
  await render(
    <Grid
      columns={[
        {
          field: 'name',
          editable: true,
          renderCell: ({ tabIndex }) => <input aria-label="own" tabIndex={tabIndex} />,
        },
      ]}
    />,
  );
  await page.getByRole('textbox', { name: 'own' }).first().click();
  await userEvent.keyboard('q');
  await expect.poll(() => api.current?.getCellMode(1, 'name')).toBe('edit');
});

claim(
  "In your own cell, only the first focusable element receives the focus, so users can't reach a second button with the arrow keys.",
  async () => {
    await render(
      <Grid
        columns={[
          {
            field: 'name',
            renderCell: ({ tabIndex }) => (
              <span>
                <button type="button" tabIndex={tabIndex}>
                  one
                </button>
                <button type="button" tabIndex={tabIndex}>
                  two
                </button>
              </span>
            ),
          },
          { field: 'note' },
        ]}
      />,
    );
    await userEvent.click(cell(1, 'note'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => document.activeElement?.textContent).toBe('one');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => document.activeElement).toBe(cell(1, 'note'));
  },
);

claim(
  "`setCellFocus` focuses a cell. To scroll to a cell that isn't rendered, call `scrollToIndexes` first.",
  async () => {
    await render(<Grid />);
    api.current?.setCellFocus(1, 'note');
    await expect.poll(() => document.activeElement).toBe(cell(1, 'note'));
    api.current?.scrollToIndexes({ rowIndex: 55, colIndex: 0 });
    api.current?.setCellFocus(56, 'name');
    await expect.poll(() => document.activeElement?.textContent).toBe('name 56');
  },
);

claim(
  '`getCellElement(id, field)` | Returns the element, or `null` if the cell is not in view',
  async () => {
    await render(<Grid />);
    expect(api.current?.getCellElement(1, 'name')).toBe(cell(1, 'name'));
    expect(api.current?.getCellElement(60, 'name')).toBeNull();
  },
);

claim(
  '`getRowIndexRelativeToVisibleRows(id)` | Returns the index of a row among those of the page',
  async () => {
    await render(
      <Grid
        pageSizeOptions={[10]}
        initialState={{ pagination: { paginationModel: { pageSize: 10, page: 1 } } }}
      />,
    );
    await expect.poll(() => api.current?.getRowIndexRelativeToVisibleRows(13)).toBe(2);
  },
);

claim(
  '**Ctrl** or **⌘** + **Home**, **End** | First cell of the first row, last cell of the last',
  async () => {
    await render(<NextEmptyCell />);
    await page.getByRole('button', { name: 'Next empty cell' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Flat 1 B, water');
    await expect.poll(() => document.activeElement).toBe(cell(2, 'water'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.poll(() => document.activeElement).toBe(cell(7, 'heating'));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.poll(() => document.activeElement).toBe(cell(1, 'flat'));
  },
);

claim(
  "A click also bubbles to the row. If `onRowClick` shouldn't handle it, call `event.stopPropagation()` in `onClick`.",
  async () => {
    const onRowClick = vi.fn();
    await render(
      <Grid
        onRowClick={onRowClick}
        columns={[
          {
            field: 'name',
            renderCell: () => (
              <button type="button" onClick={(event) => event.stopPropagation()}>
                stop
              </button>
            ),
          },
          { field: 'note', renderCell: () => <button type="button">go</button> },
        ]}
      />,
    );
    await page.getByRole('button', { name: 'stop' }).first().click();
    expect(onRowClick).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'go' }).first().click();
    expect(onRowClick).toHaveBeenCalledOnce();
  },
);
