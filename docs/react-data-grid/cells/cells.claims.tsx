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
  'Click it, or press **Space**, and the whole text opens over the rows. **Escape** closes it.',
  async () => {
    const popup = () => document.querySelector('.MuiDataGrid-longTextCellPopup');
    await render(<ReadNote />);
    await userEvent.click(cell(1, 'patient'));
    await userEvent.keyboard('{ArrowRight} ');
    await expect.poll(popup).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(popup).toBeNull();
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
  '`tabIndex` is `0` for the focused cell and `-1` for all others. **Tab** then leaves the cells instead of stopping at each link.',
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
  "`getCellElement(id, field)` | Returns the element, or `null` if the cell isn't rendered",
  async () => {
    await render(<Grid />);
    expect(api.current?.getCellElement(1, 'name')).toBe(cell(1, 'name'));
    expect(api.current?.getCellElement(60, 'name')).toBeNull();
  },
);

claim(
  '`getRowIndexRelativeToVisibleRows(id)` | Returns the index of a row on its page. For `scrollToIndexes`, add `page * pageSize`',
  async () => {
    await render(
      <Grid
        pageSizeOptions={[10]}
        initialState={{ pagination: { paginationModel: { pageSize: 10, page: 1 } } }}
      />,
    );
    await expect.poll(() => api.current?.getRowIndexRelativeToVisibleRows(13)).toBe(2);
    const { page: number, pageSize } = api.current?.state.pagination.paginationModel ?? {};
    expect([number, pageSize]).toEqual([1, 10]);
    const top = () => document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTop;
    const index = api.current?.getRowIndexRelativeToVisibleRows(20) ?? 0;
    api.current?.scrollToIndexes({ rowIndex: index });
    expect(top()).toBe(0);
    api.current?.scrollToIndexes({ rowIndex: index + 10 });
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(() => api.current?.getCellElement(20, 'name')).toBeInstanceOf(Element);
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

const isSelected = (id: number) => api.current?.isRowSelected(id);

claim('`onCellDoubleClick` | A cell is double-clicked. An editable cell also opens', async () => {
  const onCellDoubleClick = vi.fn();
  await render(<Grid onCellDoubleClick={onCellDoubleClick} />);
  await userEvent.dblClick(cell(1, 'name'));
  expect(onCellDoubleClick).toHaveBeenCalledOnce();
  await expect.poll(() => api.current?.getCellMode(1, 'name')).toBe('edit');
  await userEvent.dblClick(cell(2, 'note'));
  expect(api.current?.getCellMode(2, 'note')).toBe('view');
});

claim('To prevent it, set `disableRowSelectionOnClick`.', async () => {
  await render(<Grid disableRowSelectionOnClick />);
  await userEvent.click(cell(1, 'name'));
  expect(isSelected(1)).toBe(false);
});

claim('If a text doesn\'t fit, the cell cuts it off with "…".', async () => {
  await render(<Grid rows={[{ id: 1, name: 'A very long name that does not fit', note: '' }]} />);
  const element = cell(1, 'name');
  expect(element.scrollWidth).toBeGreaterThan(element.clientWidth);
  expect(getComputedStyle(element).textOverflow).toBe('ellipsis');
});

claim(
  'Render it in `renderCell`, and pass `tabIndex` from the parameters to it. It then receives the focus when its cell does.',
  async () => {
    await render(<CheckInCell />);
    await userEvent.click(cell(1, 'name'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    expect(cell(1, 'arrived').contains(document.activeElement)).toBe(true);
  },
);

claim(
  'For example, **Space** scrolls the grid, so the checkbox stops the propagation of that key.',
  async () => {
    const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller');
    for (const stops of [false, true]) {
      const { unmount } = await render(
        <Grid
          columns={[
            {
              field: 'name',
              renderCell: ({ tabIndex }) => (
                <input
                  type="checkbox"
                  tabIndex={tabIndex}
                  onKeyDown={(event) => stops && event.stopPropagation()}
                />
              ),
            },
          ]}
        />,
      );
      const box = cell(1, 'name').querySelector('input');
      await userEvent.click(box ?? document.body);
      expect(box?.checked).toBe(true);
      await userEvent.keyboard(' ');
      if (stops) {
        await expect.poll(() => box?.checked).toBe(false);
        expect(scroller()?.scrollTop).toBe(0);
      } else {
        await expect.poll(() => scroller()?.scrollTop).toBeGreaterThan(0);
      }
      await unmount();
    }
  },
);

claim("**Space doesn't check my checkbox.** The grid handles the key.", async () => {
  await render(
    <Grid
      rows={rows.slice(0, 2)}
      columns={[
        {
          field: 'name',
          renderCell: ({ tabIndex }) => <input type="checkbox" tabIndex={tabIndex} />,
        },
        { field: 'note' },
      ]}
    />,
  );
  await userEvent.click(cell(1, 'note'));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  await userEvent.keyboard(' ');
  expect(cell(1, 'name').querySelector('input')?.checked).toBe(false);
});

claim("Call `event.stopPropagation()` in the field's `onKeyDown`.", async () => {
  await render(
    <Grid
      columns={[
        {
          field: 'name',
          editable: true,
          renderCell: ({ tabIndex }) => (
            <input
              aria-label="own"
              tabIndex={tabIndex}
              onKeyDown={(event) => event.stopPropagation()}
            />
          ),
        },
      ]}
    />,
  );
  const own = page.getByRole('textbox', { name: 'own' }).first();
  await own.click();
  await userEvent.keyboard('q w');
  await expect.element(own).toHaveValue('q w');
  expect(api.current?.getCellMode(1, 'name')).toBe('view');
});

claim(
  'Return a class name from `cellClassName` in the column, or from `getCellClassName` for all columns.',
  async () => {
    await render(
      <Grid
        columns={columns.map((column, index) =>
          index === 0 ? { ...column, cellClassName: ({ id }) => `row-${id}` } : column,
        )}
        getCellClassName={({ field }) => `of-${field}`}
      />,
    );
    expect(cell(2, 'name').matches('.row-2.of-name')).toBe(true);
    expect(cell(2, 'note').matches('.of-note:not(.row-2)')).toBe(true);
  },
);

claim('`getCellValue(id, field)` | Returns the value, as `valueGetter` computes it', async () => {
  await render(<Grid columns={[{ field: 'name', valueGetter: (value: string) => `${value}!` }]} />);
  expect(api.current?.getCellValue(1, 'name')).toBe('name 1!');
});

claim('`getCellParams(id, field)` | Returns what `renderCell` receives', async () => {
  const seen = vi.fn();
  await render(
    <Grid
      columns={[
        {
          field: 'name',
          renderCell: (params) => {
            if (params.id === 1) seen(params);
            return null;
          },
        },
      ]}
    />,
  );
  const params = api.current?.getCellParams(1, 'name');
  const received = seen.mock.lastCall?.[0] as object;
  // The grid adds its api to what renderCell receives.
  expect(
    Object.keys(received)
      .filter((key) => key !== 'api')
      .sort(),
  ).toEqual(
    Object.keys(params ?? {})
      .filter((key) => key !== 'api')
      .sort(),
  );
  expect(params).toMatchObject({ id: 1, field: 'name', value: 'name 1' });
});

claim(
  '`scrollToIndexes({ rowIndex, colIndex })` | Scrolls as far as needed. `rowIndex` counts the filtered rows of all pages',
  async () => {
    await render(<Grid />);
    const top = () => document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTop;
    api.current?.scrollToIndexes({ rowIndex: 1, colIndex: 0 });
    expect(top()).toBe(0);
    api.current?.scrollToIndexes({ rowIndex: 30, colIndex: 0 });
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(() => api.current?.getCellElement(31, 'name')).toBeInstanceOf(Element);
  },
);

claim(
  '`getColumnIndex(field)` | Returns the index of a column among the visible columns',
  async () => {
    await render(<Grid columnVisibilityModel={{ name: false }} />);
    expect(api.current?.getColumnIndex('note')).toBe(0);
  },
);

claim(
  'Read values rather than elements, because the grid renders only the cells in and near the view.',
  async () => {
    await render(<Grid />);
    expect(api.current?.getCellValue(60, 'name')).toBe('name 60');
    expect(document.querySelector('[data-id="60"]')).toBeNull();
  },
);

claim('Arrow keys | Move to the next cell', async () => {
  await render(<Grid />);
  await userEvent.click(cell(2, 'name'));
  for (const [key, id, field] of [
    ['ArrowRight', 2, 'note'],
    ['ArrowDown', 3, 'note'],
    ['ArrowLeft', 3, 'name'],
    ['ArrowUp', 2, 'name'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(() => document.activeElement).toBe(cell(id, field));
  }
});

claim('**Home**, **End** | First and last cell of the row', async () => {
  await render(<NextEmptyCell />);
  await userEvent.click(cell(3, 'water'));
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement).toBe(cell(3, 'heating'));
  await userEvent.keyboard('{Home}');
  await expect.poll(() => document.activeElement).toBe(cell(3, 'flat'));
});

claim('**Page Up**, **Page Down**, **Space** | Move by one screen', async () => {
  const focusedRow = () =>
    Number(document.activeElement?.closest('[data-id]')?.getAttribute('data-id'));
  await render(<Grid />);
  await userEvent.click(cell(1, 'name'));
  await userEvent.keyboard('{PageDown}');
  await expect.poll(focusedRow).toBeGreaterThan(2);
  const screen = focusedRow() - 1;
  await userEvent.keyboard('{PageUp}');
  await expect.poll(focusedRow).toBe(1);
  await userEvent.keyboard(' ');
  await expect.poll(focusedRow).toBe(1 + screen);
});

claim('**Shift** + **Space** | Select the row, or unselect it', async () => {
  await render(<Grid disableRowSelectionOnClick />);
  await userEvent.click(cell(2, 'name'));
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.poll(() => isSelected(2)).toBe(true);
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.poll(() => isSelected(2)).toBe(false);
});

claim(
  '**Ctrl** or **⌘** + **C** | Copy the selected rows, or the focused cell if none is',
  async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await render(<Grid disableRowSelectionOnClick />);
    await userEvent.click(cell(3, 'name'));
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect.poll(() => write.mock.lastCall?.[0]).toBe('name 3');
    api.current?.selectRow(2);
    await expect.poll(() => isSelected(2)).toBe(true);
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect.poll(() => write.mock.lastCall?.[0]).toBe('name 2\tx');
  },
);

claim('**Enter**, a letter or a digit | Edit the cell, where it is editable', async () => {
  await render(<Grid />);
  for (const key of ['{Enter}', 'q', '7']) {
    await userEvent.click(cell(1, 'name'));
    await userEvent.keyboard(key);
    await expect.poll(() => api.current?.getCellMode(1, 'name')).toBe('edit');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => api.current?.getCellMode(1, 'name')).toBe('view');
    await userEvent.click(cell(1, 'note'));
    await userEvent.keyboard(key);
    expect(api.current?.getCellMode(1, 'note')).toBe('view');
  }
});

claim(
  '**A click on a button in a cell selects the row.** Set `disableRowSelectionOnClick`, or stop the propagation of the click.',
  async () => {
    for (const [props, stops, expected] of [
      [{}, false, true],
      [{ disableRowSelectionOnClick: true }, false, false],
      [{}, true, false],
    ] as const) {
      const { unmount } = await render(
        <Grid
          {...props}
          columns={[
            {
              field: 'name',
              renderCell: () => (
                <button type="button" onClick={(event) => stops && event.stopPropagation()}>
                  go
                </button>
              ),
            },
          ]}
        />,
      );
      await page.getByRole('button', { name: 'go' }).first().click();
      expect(isSelected(1)).toBe(expected);
      await unmount();
    }
  },
);

claim(
  "**The content isn't centered vertically.** Set `display: 'flex'` in the column.",
  async () => {
    const middle = async (column: Partial<GridColDef>) => {
      const { unmount } = await render(
        <Grid
          columns={[
            {
              field: 'name',
              ...column,
              renderCell: () => <i style={{ display: 'block', height: 10, lineHeight: 1 }}>x</i>,
            },
          ]}
        />,
      );
      const [outer, inner] = [cell(1, 'name'), cell(1, 'name').querySelector('i')].map((element) =>
        element?.getBoundingClientRect(),
      );
      await unmount();
      return (inner?.top ?? 0) + 5 - ((outer?.top ?? 0) + (outer?.height ?? 0) / 2);
    };
    expect(Math.abs(await middle({}))).toBeGreaterThan(10);
    expect(Math.abs(await middle({ display: 'flex' }))).toBeLessThan(2);
  },
);

claim('The grid removes cells that are out of view, with their state.', async () => {
  await render(
    <Grid columns={[{ field: 'name', renderCell: () => <input aria-label="own" /> }]} />,
  );
  const own = () => cell(1, 'name').querySelector('input');
  await userEvent.fill(own() ?? document.body, 'text');
  expect(own()?.value).toBe('text');
  // The row with the focus is kept.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  api.current?.scrollToIndexes({ rowIndex: 59, colIndex: 0 });
  await expect.poll(() => api.current?.getCellElement(1, 'name')).toBeNull();
  api.current?.scrollToIndexes({ rowIndex: 0, colIndex: 0 });
  await expect.poll(() => api.current?.getCellElement(1, 'name')).toBeInstanceOf(Element);
  expect(own()?.value).toBe('');
});

claim(
  'In an editable column, a double-click or **Enter** opens a text area, where **Shift** + **Enter** adds a line break.',
  async () => {
    await render(<ReadNote />);
    await userEvent.dblClick(cell(3, 'note'));
    const area = () => document.querySelector<HTMLTextAreaElement>('textarea:not([aria-hidden])');
    await expect.poll(() => area()?.value).toBe('Claws cut.');
    await userEvent.keyboard('{Escape}');
    await expect.poll(area).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.poll(area).not.toBeNull();
    await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}Calm.');
    await expect.poll(() => area()?.value).toBe('Claws cut.\nCalm.');
  },
);

claim(
  'Hold the pointer over a note, or move to it with the arrow keys: a button appears in its corner.',
  async () => {
    const shown = () =>
      [...cell(1, 'note').querySelectorAll('button')].some(
        (button) => getComputedStyle(button).opacity === '1' && button.offsetWidth > 0,
      );
    await render(<ReadNote />);
    expect(shown()).toBe(false);
    await userEvent.hover(cell(1, 'note'));
    await expect.poll(shown).toBe(true);
    await userEvent.hover(cell(3, 'patient'));
    await expect.poll(shown).toBe(false);
    await userEvent.click(cell(1, 'patient'));
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(shown).toBe(true);
  },
);

claim(
  'The cell and its popup show the value itself. A `valueFormatter` applies only to exported and copied text.',
  async () => {
    await render(
      <Grid
        columns={[{ field: 'name', type: 'longText', valueFormatter: () => 'formatted' }]}
        rows={rows.slice(0, 1)}
      />,
    );
    expect(cell(1, 'name').textContent).toContain('name 1');
    await userEvent.click(cell(1, 'name'));
    await userEvent.keyboard(' ');
    await expect
      .poll(() => document.querySelector('.MuiDataGrid-longTextCellPopup')?.textContent)
      .toContain('name 1');
    expect(api.current?.getDataAsCsv()).toContain('formatted');
  },
);

claim('The button of each row is a **Tab** stop.', async () => {
  await render(<ReadNote />);
  await userEvent.click(cell(1, 'patient'));
  const stops = [...document.querySelectorAll('[data-field="note"] button')].filter(
    (button) => button instanceof HTMLElement && button.tabIndex === 0,
  );
  expect(stops.length).toBeGreaterThan(1);
});
