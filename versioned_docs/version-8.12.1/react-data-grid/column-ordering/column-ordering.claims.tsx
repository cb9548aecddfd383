import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import MoveFromMenu from './demos/MoveFromMenu';

const rows = [
  { id: 1, to: 'Porto', weight: 4 },
  { id: 2, to: 'Gent', weight: 12 },
];
const columns = (): GridColDef[] => [{ field: 'id' }, { field: 'to' }, { field: 'weight' }];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={props.columns ?? columns()} {...props} />
    </div>
  );
}

const headers = () =>
  [...document.querySelectorAll('[role="columnheader"]')].map((header) =>
    header.getAttribute('data-field'),
  );
const texts = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const header = (name: string) => page.getByRole('columnheader', { name });

/** Opens the menu of a column with the keyboard, because the pointer waits for the end of each animation. */
async function openMenu(name: string) {
  await expect.element(header(name)).toBeVisible();
  const element = header(name).element();
  if (element instanceof HTMLElement) element.focus();
  await expect.element(header(name)).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('menu')).toBeInTheDocument();
}

async function choose(name: string, item: string) {
  await openMenu(name);
  page
    .getByRole('menuitem', { name: item })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
}

const ordering = {
  url: 'https://mui.com/x/react-data-grid/column-ordering/',
  checked: '2026-11-23',
};

claim('Columns are displayed in the order of `columns`.', async () => {
  const { rerender } = await render(<Grid />);
  await expect.poll(headers).toEqual(['id', 'to', 'weight']);
  await rerender(<Grid columns={columns().reverse()} />);
  await expect.poll(headers).toEqual(['weight', 'to', 'id']);
});

sourced('In `DataGridPro`, your users can reorder them by dragging their headers.', ordering);
sourced('Prevent dragging of one column | `disableReorder: true` in the column', ordering);
sourced('Prevent dragging of all columns | `disableColumnReorder` on the grid', ordering);
sourced('In `DataGrid`, offer a [menu](#move-columns-without-pro).', ordering);

const groups = { url: 'https://mui.com/x/react-data-grid/column-groups/', checked: '2026-11-23' };
const pinning = { url: 'https://mui.com/x/react-data-grid/column-pinning/', checked: '2026-11-23' };

sourced(
  'Keep the new position if the pointer leaves the grid | `keepColumnPositionIfDraggedOutside`',
  {
    url: 'https://github.com/mui/mui-x/blob/master/docs/translations/api-docs/data-grid/data-grid-pro/data-grid-pro.json',
    checked: '2026-11-23',
  },
);
sourced('Allow columns to be dragged out of a group | `freeReordering: true` in the group', groups);
sourced("**A column can't leave its group.** Set `freeReordering: true` on the group.", groups);
sourced(
  "**Headers can't be dragged.** The component is `DataGrid`, the column has `disableReorder`, or it is pinned.",
  pinning,
);

const initialState = { columns: { orderedFields: ['to', 'weight'] } };

claim(
  'In all packages, `orderedFields` in `initialState` overrides the order of `columns`.',
  async () => {
    await render(<Grid initialState={{ columns: { orderedFields: ['weight', 'to', 'id'] } }} />);
    await expect.poll(headers).toEqual(['weight', 'to', 'id']);
  },
);

claim(
  "Columns that aren't in the list come last. The grid reads `initialState` only once, and a new `columns` array sets its own order.",
  async () => {
    const same = columns();
    const { rerender } = await render(<Grid columns={same} initialState={initialState} />);
    await expect.poll(headers).toEqual(['to', 'weight', 'id']);
    await rerender(
      <Grid columns={same} initialState={{ columns: { orderedFields: ['weight'] } }} />,
    );
    expect(headers()).toEqual(['to', 'weight', 'id']);
    await rerender(<Grid columns={columns()} initialState={initialState} />);
    await expect.poll(headers).toEqual(['id', 'to', 'weight']);
  },
);

claim(
  'In this demo, two items of the column menu move a column past its visible neighbor.',
  async () => {
    await render(<MoveFromMenu />);
    await expect.poll(headers).toEqual(['id', 'to', 'weight', 'status']);
    await choose('To', 'Hide column');
    await choose('Parcel', 'Move toward the end');
    await expect.poll(headers).toEqual(['weight', 'id', 'status']);
    await choose('Status', 'Move toward the start');
    await expect.poll(headers).toEqual(['weight', 'status', 'id']);
    await openMenu('Parcel');
    await expect
      .element(page.getByRole('menuitem', { name: 'Move toward the end' }))
      .toHaveAttribute('aria-disabled', 'true');
  },
);

claim('They also work with the keyboard and on touch screens.', async () => {
  await render(<MoveFromMenu />);
  await expect.poll(headers).toEqual(['id', 'to', 'weight', 'status']);
  await userEvent.keyboard('{Tab}');
  await expect.element(header('Parcel')).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{End}{Enter}');
  await expect.poll(headers).toEqual(['to', 'id', 'weight', 'status']);
});

claim(
  'Open a menu and choose **Move toward the end**. Sorting, filters, and hidden columns stay the same.',
  async () => {
    await render(<MoveFromMenu />);
    await header('Weight, kg').click();
    await expect.poll(() => texts('weight')).toEqual(['0.9', '4.2', '12.8']);
    await choose('Status', 'Hide column');
    await choose('To', 'Move toward the end');
    await expect.poll(headers).toEqual(['id', 'weight', 'to']);
    expect(texts('weight')).toEqual(['0.9', '4.2', '12.8']);
  },
);

claim('Each new array resets the widths that your users have set.', async () => {
  const { rerender } = await render(<Grid columns={columns()} />);
  await expect.poll(headers).toEqual(['id', 'to', 'weight']);
  api.current?.setColumnWidth('to', 222);
  await expect.poll(() => api.current?.getColumn('to').computedWidth).toBe(222);
  await rerender(<Grid columns={columns().reverse()} />);
  await expect.poll(() => api.current?.getColumn('to').computedWidth).toBe(100);
});

claim(
  "In the MIT package, the API object has no `setColumnIndex`, and headers can't be dragged even with `disableColumnReorder={false}`.",
  async () => {
    const props: object = { disableColumnReorder: false };
    await render(<Grid {...props} />);
    await expect.poll(headers).toEqual(['id', 'to', 'weight']);
    expect(api.current && 'setColumnIndex' in api.current).toBe(false);
    expect(document.querySelectorAll('[role="columnheader"] [draggable="true"]').length).toBe(0);
  },
);

claim(
  '**The order jumps back.** `columns` is a new array on each render, and its order overrides the current one.',
  async () => {
    const { rerender } = await render(<Grid columns={columns()} initialState={initialState} />);
    await expect.poll(headers).toEqual(['to', 'weight', 'id']);
    await rerender(<Grid columns={columns()} initialState={initialState} />);
    await expect.poll(headers).toEqual(['id', 'to', 'weight']);
  },
);
