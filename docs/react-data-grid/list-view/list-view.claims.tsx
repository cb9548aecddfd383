import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import NarrowColumn from './demos/NarrowColumn';

const guide = { url: 'https://mui.com/x/react-data-grid/list-view/', checked: '2026-11-23' };
const api: RefObject<GridApi | null> = { current: null };
const columns: GridColDef[] = [{ field: 'title' }, { field: 'guest' }];
const rows = [
  { id: 1, title: 'a', guest: 'y' },
  { id: 2, title: 'b', guest: 'x' },
];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const headers = () =>
  [...document.querySelectorAll('[role="columnheader"]')].map((header) =>
    header.getAttribute('data-field'),
  );
const titles = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="title"]')].map(
    (cell) => cell.textContent,
  );
const narrow = { columnVisibilityModel: { guest: false } };

sourced("It's part of `DataGridPro` and `DataGridPremium`.", guide);

sourced('Set `listView`, and define the cell in `listViewColumn`.', guide);

claim('The MIT package exports these types, but its `DataGrid` ignores `listView`.', async () => {
  const listViewColumn: GridListViewColDef = { field: 'list', renderCell: () => 'List' };
  const props = { listView: true, listViewColumn };
  await render(<Grid rows={rows} {...props} />);
  expect(headers()).toEqual(['title', 'guest']);
  expect(titles()).toEqual(['a', 'b']);
});

claim(
  'On narrow screens, hide all columns except one, and show the whole row in its cell.',
  async () => {
    await page.viewport(500, 700);
    await render(<NarrowColumn />);
    await expect.poll(headers).toEqual(['title']);
    expect(titles()[1]).toBe('Salt and tradeOusmane Sarr, 55 minutes');
    await page.viewport(1000, 700);
    await expect.poll(headers).toEqual(['title', 'guest', 'minutes']);
    expect(titles()[1]).toBe('Salt and trade');
    await page.viewport(1280, 720);
  },
);

claim(
  'The other columns are hidden, not removed, so sorting and filters on them stay active when the screen becomes narrow.',
  async () => {
    const { rerender } = await render(<Grid columnVisibilityModel={{}} />);
    api.current?.setSortModel([{ field: 'guest', sort: 'asc' }]);
    await expect.poll(titles).toEqual(['b', 'a']);
    await rerender(<Grid {...narrow} />);
    await expect.poll(headers).toEqual(['title']);
    expect(titles()).toEqual(['b', 'a']);
    api.current?.setFilterModel({ items: [{ field: 'guest', operator: 'equals', value: 'x' }] });
    await expect.poll(titles).toEqual(['b']);
  },
);

claim('**Search skips hidden columns.**', async () => {
  const filterModel = { items: [], quickFilterValues: ['x'] };
  const { rerender } = await render(<Grid columnVisibilityModel={{}} filterModel={filterModel} />);
  await expect.poll(titles).toEqual(['b']);
  await rerender(<Grid key="narrow" {...narrow} filterModel={filterModel} />);
  await expect.poll(titles).toEqual([]);
});

claim(
  'They have no effect in this demo, because it sets `columnVisibilityModel`. Set `disableColumnSelector` to remove them.',
  async () => {
    const { unmount } = await render(<NarrowColumn />);
    const header = page.getByRole('columnheader', { name: 'Guest' });
    const choose = async (item: string) => {
      await header.hover();
      await header.getByRole('button', { name: /menu/ }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    };
    await choose('Hide column');
    expect(headers()).toEqual(['title', 'guest', 'minutes']);
    await choose('Manage columns');
    await page.getByRole('checkbox', { name: 'Guest' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Guest' })).toBeChecked();
    expect(headers()).toEqual(['title', 'guest', 'minutes']);
    await unmount();
    await render(<Grid columnVisibilityModel={{}} disableColumnSelector />);
    api.current?.showColumnMenu('title');
    await expect.element(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: /column/i })).not.toBeInTheDocument();
  },
);
