import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type * as React from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const columns: GridColDef[] = [{ field: 'name' }, { field: 'q1' }, { field: 'q2' }];
const rows = [
  { id: 1, name: 'a', q1: 10, q2: 11 },
  { id: 2, name: 'b', q1: 20, q2: 21 },
];
const SOURCE = {
  url: 'https://mui.com/x/react-data-grid/cell-selection/',
  checked: '2026-11-23',
};

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps> & { cellSelection?: boolean }) {
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
const copy = () => userEvent.keyboard('{Control>}c{/Control}');

sourced('It requires `DataGridPremium`.', SOURCE);
sourced('Drag, or **Shift** + click | The block from the first cell to the last one', SOURCE);
sourced('`getSelectedCellsAsArray()` | Returns the cells, each with `id` and `field`', SOURCE);
sourced(
  '`cellSelectionModel` sets the selection, and `onCellSelectionModelChange` receives changes.',
  SOURCE,
);

claim(
  'Copy one cell | Click it and press **Ctrl** or **⌘** + **C**, with `disableRowSelectionOnClick`',
  async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await render(<Grid disableRowSelectionOnClick />);
    await userEvent.click(cell(2, 'q1'));
    await copy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('20');
  },
);

claim('Copy a block | Copy the rows, with the other columns hidden', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await render(<Grid checkboxSelection columnVisibilityModel={{ name: false }} />);
  await userEvent.click(cell(1, 'q1'));
  await userEvent.click(cell(2, 'q1'));
  await copy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('10\t11\r\n20\t21');
});

claim(
  'Highlight cells | Ids and fields in your state, and a class name from `getCellClassName`',
  async () => {
    const marked = new Set(['1 q1', '2 q2']);
    await render(
      <Grid getCellClassName={({ id, field }) => (marked.has(`${id} ${field}`) ? 'marked' : '')} />,
    );
    expect(document.querySelectorAll('.marked')).toHaveLength(2);
    expect(cell(2, 'q2').classList).toContain('marked');
  },
);

claim(
  "Dragging selects no cells. The grid is `DataGrid`, or `cellSelection` isn't set.",
  async () => {
    await render(<Grid cellSelection />);
    await userEvent.dragAndDrop(cell(1, 'q1'), cell(2, 'q2'));
    expect(document.querySelectorAll('[role="gridcell"][aria-selected="true"]')).toHaveLength(0);
    expect(Object.keys(api.current ?? {})).not.toContain('getSelectedCellsAsArray');
  },
);
