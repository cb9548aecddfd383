import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import BarsInCells from './demos/BarsInCells';
import ColumnUnderMouse from './demos/ColumnUnderMouse';
import PlainTable from './demos/PlainTable';
import RowCards from './demos/RowCards';
import StatusEdge from './demos/StatusEdge';

const api: RefObject<GridApi | null> = { current: null };
const columns: GridColDef[] = [{ field: 'name', width: 150 }];
const rows = [
  { id: 1, name: 'a' },
  { id: 2, name: 'b' },
];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const find = (selector: string) => document.querySelector(selector) ?? document.body;
const style = (selector: string) => getComputedStyle(find(selector));
const values = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const outline = () => getComputedStyle(document.activeElement ?? document.body).outlineStyle;
const transparent = 'rgba(0, 0, 0, 0)';

claim('Click a cell: it has no outline. Press an arrow key: the next cell has one.', async () => {
  await render(<PlainTable />);
  await page.getByRole('gridcell', { name: 'Kraków' }).click();
  await expect.poll(() => document.activeElement?.textContent).toBe('Kraków');
  expect(outline()).toBe('none');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Melbourne');
  expect(outline()).toBe('solid');
});

claim('Remove the frame, the separators, the column menu, and the hover color.', async () => {
  await render(<PlainTable />);
  expect(style('.MuiDataGrid-root').borderTopWidth).toBe('0px');
  expect(style('.MuiDataGrid-columnSeparator').display).toBe('none');
  expect(document.querySelector('.MuiDataGrid-menuIcon')).toBeNull();
  await page.getByRole('gridcell', { name: 'Kraków' }).hover();
  expect(style('.MuiDataGrid-row:hover').backgroundColor).toBe(transparent);
});

claim(
  "The edge is a border of the cell, so it doesn't change the width of the row. `borderInlineStart` places it on the right in right-to-left layouts.",
  async () => {
    const { unmount } = await render(<StatusEdge />);
    const cell = '[data-id="1"] [data-field="pump"]';
    expect(style(cell).borderLeftWidth).toBe('4px');
    expect(find('[data-id="1"]').scrollWidth).toBeLessThanOrEqual(
      find('.MuiDataGrid-virtualScroller').clientWidth,
    );
    await unmount();
    await render(
      <div dir="rtl">
        <StatusEdge />
      </div>,
    );
    expect([style(cell).borderRightWidth, style(cell).borderLeftWidth]).toEqual(['4px', '0px']);
  },
);

claim('Add space between rows with `getRowSpacing`, and round their corners.', async () => {
  await render(<RowCards />);
  const [first, second] = document.querySelectorAll('[role="row"][data-id]');
  const gap =
    (second?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().bottom ?? 0);
  expect(gap).toBe(8);
  expect(style('[role="row"][data-id]').borderTopLeftRadius).not.toBe('0px');
});

claim('The column still sorts and filters by the number.', async () => {
  await render(<BarsInCells />);
  await page.getByRole('columnheader', { name: 'Turnout' }).click();
  await expect.poll(() => values('turnout')).toEqual(['38%', '54%', '73%', '81%']);
});

claim(
  'With `:has()`, CSS can highlight the column under the pointer without any state.',
  async () => {
    await render(<ColumnUnderMouse />);
    await page.getByRole('gridcell', { name: '198' }).hover();
    const color = (field: string) => style(`[data-id="4"] [data-field="${field}"]`).backgroundColor;
    await expect.poll(() => color('Feb')).not.toBe(transparent);
    expect(color('Mar')).toBe(transparent);
  },
);

claim(
  'Always show the menu buttons | `visibility: visible; width: auto` on `MuiDataGrid-menuIcon`',
  async () => {
    const { rerender } = await render(<Grid />);
    await page.getByRole('gridcell', { name: 'b' }).hover();
    expect(style('.MuiDataGrid-menuIcon').visibility).toBe('hidden');
    await rerender(
      <Grid sx={{ '& .MuiDataGrid-menuIcon': { visibility: 'visible', width: 'auto' } }} />,
    );
    await expect.poll(() => style('.MuiDataGrid-menuIcon').visibility).toBe('visible');
    expect(find('.MuiDataGrid-menuIcon').getBoundingClientRect().width).toBeGreaterThan(20);
  },
);

claim('Change the color of lines | `--DataGrid-rowBorderColor` on the grid', async () => {
  await render(<Grid sx={{ '--DataGrid-rowBorderColor': 'rgb(255, 0, 0)' }} />);
  expect(style('[data-id="2"] [data-field="name"]').borderTopColor).toBe('rgb(255, 0, 0)');
});

claim(
  'Your background is opaque and has a more specific selector. Use a semi-transparent color, such as `action.hover`, or exclude `.Mui-selected`.',
  async () => {
    const red = 'rgb(255, 0, 0)';
    const row = () => style('[role="row"][data-id="1"]').backgroundColor;
    const { rerender } = await render(
      <Grid sx={{ '&& .MuiDataGrid-row.MuiDataGrid-row': { bgcolor: red } }} />,
    );
    api.current?.selectRow(1);
    await expect.poll(() => api.current?.isRowSelected(1)).toBe(true);
    expect(row()).toBe(red);
    await rerender(
      <Grid sx={{ '&& .MuiDataGrid-row.MuiDataGrid-row:not(.Mui-selected)': { bgcolor: red } }} />,
    );
    await expect.poll(row).not.toBe(red);
  },
);

claim('The grid draws the outline with `:focus` and `:focus-within`. Override both.', async () => {
  const { rerender } = await render(<Grid sx={{ '& .MuiDataGrid-cell': { outline: 'none' } }} />);
  await page.getByRole('gridcell', { name: 'b' }).click();
  await expect.poll(() => document.activeElement?.textContent).toBe('b');
  expect(outline()).toBe('solid');
  await rerender(
    <Grid
      sx={{ '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within': { outline: 'none' } }}
    />,
  );
  await expect.poll(outline).toBe('none');
});
