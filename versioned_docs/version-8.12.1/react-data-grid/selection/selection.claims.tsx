import {
  DataGrid,
  GridActionsCellItem,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import BoardingList from './demos/BoardingList';

const columns: GridColDef[] = [{ field: 'name', width: 160 }, { field: 'note' }];
const rows = [
  { id: 1, name: 'first name', note: 'x' },
  { id: 2, name: 'second name', note: 'y' },
];

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (id: number, field: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${id}"] [data-field="${field}"]`,
  );
  if (!found) {
    throw new Error(`no cell ${field} in row ${id}`);
  }
  return found;
};
const selected = () => [...(api.current?.getSelectedRows().keys() ?? [])];

claim(
  'Click a cell: its row is selected, and the cell receives the focus, which is shown as an outline. Press an arrow key: the focus moves, but the selection stays.',
  async () => {
    await render(<BoardingList />);
    await userEvent.click(cell(2, 'seat'));
    expect(document.activeElement).toBe(cell(2, 'seat'));
    expect(getComputedStyle(cell(2, 'seat')).outlineStyle).toBe('solid');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement).toBe(cell(3, 'seat'));
    await expect.element(page.getByRole('row', { selected: true })).toHaveTextContent('Tomasz');
    await expect.element(page.getByRole('status')).toHaveTextContent('Selected rows: 1.');
  },
);

claim(
  'With `rowSelection={false}`, neither your users nor your code can select rows. The grid ignores `rowSelectionModel`.',
  async () => {
    await render(
      <Grid rowSelection={false} rowSelectionModel={{ type: 'include', ids: new Set([1]) }} />,
    );
    await userEvent.click(cell(2, 'name'));
    await userEvent.keyboard('{Shift>} {/Shift}');
    api.current?.selectRow(2);
    api.current?.setRowSelectionModel({ type: 'include', ids: new Set([2]) });
    expect(selected()).toEqual([]);
  },
);

claim("The outline shows the focus, so `rowSelection={false}` doesn't remove it.", async () => {
  await render(<Grid rowSelection={false} />);
  await userEvent.click(cell(2, 'name'));
  expect(getComputedStyle(cell(2, 'name')).outlineStyle).toBe('solid');
});

const selectText = () => userEvent.dblClick(cell(1, 'name'), { position: { x: 20, y: 26 } });
const selectedText = () => window.getSelection()?.toString().trim();

claim(
  "Your users can select the text of a cell as on any page. By default, each click also selects the row, or deselects it if it's selected. To avoid that, set `disableRowSelectionOnClick`.",
  async () => {
    for (const disableRowSelectionOnClick of [false, true]) {
      const changes: unknown[] = [];
      const { unmount } = await render(
        <Grid
          disableRowSelectionOnClick={disableRowSelectionOnClick}
          onRowSelectionModelChange={({ ids }) => changes.push([...ids])}
        />,
      );
      await selectText();
      expect(selectedText()).toBe('first');
      // A double-click is two clicks.
      expect(changes).toEqual(disableRowSelectionOnClick ? [] : [[1], []]);
      await unmount();
    }
  },
);

claim('To prevent text selection, set `user-select: none` on `MuiDataGrid-cell`.', async () => {
  await render(<Grid sx={{ '& .MuiDataGrid-cell': { userSelect: 'none' } }} />);
  await selectText();
  expect(selectedText()).toBe('');
});

claim(
  '**A click on a button selects the row.** Use a column of type `actions`, or stop the propagation of the click.',
  async () => {
    const button = (stops: boolean) => ({
      field: 'name',
      renderCell: () => <button onClick={(event) => stops && event.stopPropagation()}>Open</button>,
    });
    const actions: GridColDef = {
      field: 'name',
      type: 'actions',
      getActions: () => [<GridActionsCellItem key="open" icon={<i />} label="Open" />],
    };
    for (const [column, expected] of [
      [button(false), [1]],
      [button(true), []],
      [actions, []],
    ] as const) {
      const { unmount } = await render(<Grid columns={[column]} />);
      const open = cell(1, 'name').querySelector('button');
      if (!open) throw new Error('no button');
      await userEvent.click(open);
      expect(selected()).toEqual(expected);
      await unmount();
    }
  },
);

claim(
  'While text is selected, **Ctrl** or **⌘** + **C** copies the text, not the row.',
  async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await render(<Grid />);
    await userEvent.click(cell(1, 'name'));
    window.getSelection()?.selectAllChildren(cell(1, 'name'));
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(writeText).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('first name\tx');
  },
);

claim('**Shift** + **Space** selects the row.', async () => {
  await render(<Grid disableRowSelectionOnClick />);
  await userEvent.click(cell(2, 'name'));
  expect(selected()).toEqual([]);
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(selected()).toEqual([2]);
});

claim(
  'Only one row stays selected. `DataGrid` needs `checkboxSelection` to select several rows.',
  async () => {
    const { rerender } = await render(<Grid />);
    await userEvent.click(cell(1, 'name'));
    await userEvent.click(cell(2, 'name'));
    expect(selected()).toEqual([2]);
    await rerender(<Grid key="boxes" checkboxSelection />);
    await userEvent.click(cell(1, 'name'));
    await userEvent.click(cell(2, 'name'));
    expect(selected()).toEqual([1, 2]);
  },
);

sourced('Select a block of cells | `cellSelection` | Premium | Cell selection', {
  url: 'https://github.com/mui/mui-x/blob/00162efe8f8bd5e67b07c6b60ef3c229d396dd1f/docs/data/pages.ts',
  checked: '2026-11-25',
});
sourced('All packages have row selection, and Premium also has cell selection.', {
  url: 'https://mui.com/x/react-data-grid/cell-selection/',
  checked: '2026-11-23',
});
