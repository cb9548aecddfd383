import { DataGrid, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import MoveWithButtons from './demos/MoveWithButtons';

const guide = 'https://mui.com/x/react-data-grid/row-ordering/';
const api = 'https://mui.com/x/api/data-grid/data-grid-pro/';
const checked = '2026-11-23';

const songs = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="title"]')].map(
    (cell) => cell.textContent,
  );

sourced("It's part of `DataGridPro` and `DataGridPremium`.", { url: guide, checked });

sourced('`rowReordering` adds a column with a drag handle for each row.', { url: guide, checked });

sourced(
  'The grid calls `onRowOrderChange` after a drop with the `row`, its `oldIndex`, and its `targetIndex`.',
  { url: guide, checked },
);

sourced('`rowReordering` | Prop. Turns on dragging. `false` by default', { url: api, checked });

sourced('`apiRef.current.setRowIndex(id, index)` | Method. Moves a row', {
  url: 'https://mui.com/x/api/data-grid/grid-api/',
  checked,
});

sourced('`__reorder__` | Property of a row. The text next to the pointer while dragging', {
  url: guide,
  checked,
});

sourced("Rows can't be dragged while the grid is sorted.", { url: guide, checked });

claim('In this demo, two buttons swap a row with the one above or below.', async () => {
  await render(<MoveWithButtons />);
  await page.getByRole('menuitem', { name: 'Move Neve de Abril up' }).click();
  await expect
    .poll(songs)
    .toEqual(['Neve de Abril', 'Harbor Lights', 'Ninth Floor', 'Kaksi Kuuta']);
  await page.getByRole('menuitem', { name: 'Move Harbor Lights down' }).click();
  await expect
    .poll(songs)
    .toEqual(['Neve de Abril', 'Ninth Floor', 'Harbor Lights', 'Kaksi Kuuta']);
});

claim('This works with the mouse, the keyboard, screen readers, and touch screens.', async () => {
  await render(<MoveWithButtons />);
  await page.getByRole('gridcell', { name: '2:58' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('menuitem', { name: 'Move Ninth Floor up' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => songs()[1]).toBe('Ninth Floor');
});

claim('The name of each button contains the name of its row.', async () => {
  await render(<MoveWithButtons />);
  for (const song of songs()) {
    for (const direction of ['up', 'down']) {
      await expect
        .element(page.getByRole('menuitem', { name: `Move ${song} ${direction}` }))
        .toBeVisible();
    }
  }
});

claim('Sorting is turned off, because it would hide this order.', async () => {
  await render(<MoveWithButtons />);
  const before = songs();
  await page.getByRole('columnheader', { name: 'Song' }).click();
  expect(songs()).toEqual(before);
});

claim('You use `DataGrid`, which ignores `rowReordering`.', async () => {
  const props = { rowReordering: true };
  await render(
    <div style={{ height: 200 }}>
      <DataGrid rows={[{ id: 1 }]} columns={[{ field: 'id' }]} {...props} />
    </div>,
  );
  expect(document.querySelectorAll('[role="columnheader"]')).toHaveLength(1);
  expect(document.querySelector('.MuiDataGrid-rowReorderCell')).toBeNull();
});

const tasks = [
  { id: 1, title: 'Sand', rank: 1 },
  { id: 2, title: 'Prime', rank: 2 },
  { id: 3, title: 'Paint', rank: 3 },
];
const taskColumns: GridColDef[] = [
  { field: 'title', width: 120 },
  { field: 'rank', type: 'number', editable: true, width: 120 },
];

claim(
  'After about 50 moves to the same place, there is no number left between the two ranks, so renumber the rows then.',
  () => {
    const before = 1;
    for (const top of [2, 2000]) {
      let after = top;
      let moves = 0;
      for (let rank = (before + after) / 2; rank !== before; rank = (before + after) / 2) {
        after = rank;
        moves += 1;
      }
      expect(moves).toBeGreaterThan(45);
      expect(moves).toBeLessThan(65);
    }
  },
);

claim('Without sorting, the order of the rows is the order of the array.', async () => {
  const grid = (rows: typeof tasks) => (
    <div style={{ height: 300 }}>
      <DataGrid rows={rows} columns={taskColumns} />
    </div>
  );
  const { rerender } = await render(grid(tasks));
  await expect.poll(songs).toEqual(['Sand', 'Prime', 'Paint']);
  await rerender(grid([...tasks].reverse()));
  await expect.poll(songs).toEqual(['Paint', 'Prime', 'Sand']);
  await page.getByRole('columnheader', { name: 'rank' }).click();
  await expect.poll(songs).toEqual(['Sand', 'Prime', 'Paint']);
  await rerender(grid([...tasks]));
  await expect.poll(songs).toEqual(['Sand', 'Prime', 'Paint']);
});

claim(
  "With filters, your users see only some of the rows, so a position in the filtered rows isn't the position in all rows.",
  async () => {
    const apiRef: RefObject<GridApi | null> = { current: null };
    const items = [{ field: 'title', operator: 'startsWith', value: 'P' }];
    await render(
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={tasks}
          columns={taskColumns}
          initialState={{ filter: { filterModel: { items } } }}
        />
      </div>,
    );
    await expect.poll(songs).toEqual(['Prime', 'Paint']);
    expect(apiRef.current?.getRowIndexRelativeToVisibleRows(3)).toBe(1);
    expect(apiRef.current?.getAllRowIds().indexOf(3)).toBe(2);
  },
);

claim(
  'For long lists, add a column with a rank that your users can [edit](../editing/editing.mdx), and sort by it.',
  async () => {
    await render(
      <div style={{ height: 300 }}>
        <DataGrid
          rows={tasks}
          columns={taskColumns}
          initialState={{ sorting: { sortModel: [{ field: 'rank', sort: 'asc' }] } }}
        />
      </div>,
    );
    await expect.poll(songs).toEqual(['Sand', 'Prime', 'Paint']);
    await page.getByRole('gridcell', { name: '3', exact: true }).dblClick();
    await page.getByRole('spinbutton').fill('1.5');
    await userEvent.keyboard('{Enter}');
    await expect.poll(songs).toEqual(['Sand', 'Paint', 'Prime']);
  },
);
