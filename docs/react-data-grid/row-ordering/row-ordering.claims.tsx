import { DataGrid } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
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
