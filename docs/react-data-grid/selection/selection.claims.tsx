import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
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

claim('Your users can select the text of a cell as on any page.', async () => {
  await render(<Grid disableRowSelectionOnClick />);
  await userEvent.dblClick(cell(1, 'name'), { position: { x: 20, y: 26 } });
  expect(window.getSelection()?.toString().trim()).toBe('first');
  expect(selected()).toEqual([]);
});

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
