import { DataGrid, type DataGridProps, type GridApi, type GridDataSource } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import GroupsThenRows from './demos/GroupsThenRows';

const DOCS = 'https://mui.com/x/react-data-grid/server-side-data/row-grouping';
const GITHUB = 'https://github.com/mui/mui-x/blob';
const BASE = `${GITHUB}/d946dd79bc860f78d6aaf64bc85f9ade8fc38d18/packages/x-data-grid-pro/src/hooks/features/dataSource/useGridDataSourceBasePro.ts`;
const CELL = `${GITHUB}/12eafd111ac8d1c63a40b8653b7b9f0e6e68fb07/packages/x-data-grid-premium/src/components/GridDataSourceGroupingCriteriaCell.tsx`;
const MODELS = `${GITHUB}/22d04dfce6c95055c0e7612a9ae0ea02c60a78dc/packages/x-data-grid-premium/src/hooks/features/dataSource/models.ts`;
const UNKNOWN = 'https://github.com/mui/mui-x/pull/17144';
const checked = '2026-11-23';

const api: RefObject<GridApi | null> = { current: null };

const line = (name: string) => page.getByRole('gridcell', { name, exact: true });
const drivers = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="name"]')].map(
    (cell) => cell.textContent,
  );

claim(
  'The MIT package has no row grouping. It ignores a grouping model in `initialState` and sends no `groupFields`.',
  async () => {
    const getRows = vi.fn<GridDataSource['getRows']>(() =>
      Promise.resolve({ rows: [{ id: 1, status: 'Open' }], rowCount: 1 }),
    );
    const dataSource = { getRows, getGroupKey: () => 'Open', getChildrenCount: () => 2 };
    // The types of the MIT package don't have this part of the state.
    const commercial: object = { rowGrouping: { model: ['status'] } };
    const initialState: DataGridProps['initialState'] = commercial;
    await render(
      <div style={{ height: 300, width: 400 }}>
        <DataGrid
          apiRef={api}
          columns={[{ field: 'status' }]}
          dataSource={dataSource}
          initialState={initialState}
        />
      </div>,
    );
    await expect.element(page.getByRole('gridcell', { name: 'Open' })).toBeVisible();
    expect(api.current?.getAllColumns().map(({ field }) => field)).toEqual(['status']);
    expect(getRows.mock.calls[0]?.[0]).not.toHaveProperty('groupFields');
  },
);

claim('Select a line to load its drivers, page by page.', async () => {
  await render(<GroupsThenRows />);
  await expect.element(page.getByRole('grid', { name: 'Drivers on M1' })).toBeVisible();
  await expect.poll(drivers).toHaveLength(3);
  const first = drivers();
  await line('M2').click();
  await expect.element(page.getByRole('grid', { name: 'Drivers on M2' })).toBeVisible();
  await expect.poll(() => drivers().filter((name) => !first.includes(name))).toHaveLength(3);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect.poll(drivers).toHaveLength(1);
});

claim(
  "The line is also the grid's `key`, so another line starts with its first page.",
  async () => {
    await render(<GroupsThenRows />);
    await expect.poll(drivers).toHaveLength(3);
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(drivers).toHaveLength(1);
    await line('M2').click();
    await expect.poll(drivers).toHaveLength(3);
    await expect.element(page.getByText('1–3 of 4')).toBeVisible();
  },
);

claim('The demo turns sorting and filtering off because its server supports neither.', async () => {
  await render(<GroupsThenRows />);
  await expect.poll(drivers).toHaveLength(3);
  const header = page.getByRole('columnheader', { name: 'Driver', exact: true });
  const before = drivers();
  await header.click();
  await expect.element(header).not.toHaveAttribute('aria-sort', 'ascending');
  expect(drivers()).toEqual(before);
  expect(page.getByRole('button', { name: /menu/i }).elements()).toEqual([]);
});

sourced('Row grouping is part of the Premium plan.', { url: DOCS, checked });

sourced('Each request says by which fields to group, and which group was expanded.', {
  url: MODELS,
  checked,
});

sourced(
  '**`getChildrenCount`** can return `-1` if a group has rows, but counting them is too expensive.',
  { url: UNKNOWN, checked },
);

sourced(
  'A request for a group has the same `start` and `end` as the current page, so ignore them if there are `groupKeys`. Return the number of first-level groups as `rowCount` in every response.',
  { url: BASE, checked },
);

sourced(
  "**Errors** appear as a dot on the group's arrow, and the grid calls `onDataSourceError`.",
  { url: CELL, checked },
);

sourced('**Groups have no arrow.** `getChildrenCount` returned 0 or `undefined` for them.', {
  url: UNKNOWN,
  checked,
});
