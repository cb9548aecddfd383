import { DataGrid, type GridApi } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AlwaysFirst from './demos/AlwaysFirst';

const guide = { url: 'https://mui.com/x/react-data-grid/row-pinning/', checked: '2026-11-23' };

const clubs = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="name"]')].map(
    (cell) => cell.textContent,
  );
const header = (name: string) => page.getByRole('columnheader', { name });

sourced("They're part of `DataGridPro` and `DataGridPremium`.", guide);

sourced('Otherwise, the grid sorts and filters its rows again.', guide);

sourced('Sorting and filtering | Not sorted or hidden', guide);

sourced('Pagination | Shown on all pages', guide);

sourced('Selection, row grouping, tree data, reordering, detail panels | Not supported', guide);

sourced('Editing | Supported', {
  url: 'https://github.com/mui/mui-x/pull/8921',
  checked: '2026-11-23',
});

sourced("It's in `rows` and in `pinnedRows`. Remove it from `rows`.", {
  url: 'https://github.com/mui/mui-x/issues/7175',
  checked: '2026-11-23',
});

claim('Sort by either column: "Our club" stays first.', async () => {
  await render(<AlwaysFirst />);
  await expect.poll(clubs).toEqual(['Our club', 'FC Montalto', 'Rapid Norden', 'Vltava United']);
  await header('Club').click();
  await expect.poll(clubs).toEqual(['Our club', 'FC Montalto', 'Rapid Norden', 'Vltava United']);
  await header('Club').click();
  await expect.poll(clubs).toEqual(['Our club', 'Vltava United', 'Rapid Norden', 'FC Montalto']);
  await header('Points').click();
  await expect.poll(clubs).toEqual(['Our club', 'Vltava United', 'Rapid Norden', 'FC Montalto']);
});

claim(
  "Unlike a pinned row, it scrolls with the others, is only on the first page, and disappears if it doesn't match a filter.",
  async () => {
    const apiRef: RefObject<GridApi | null> = { current: null };
    const first = (id: number) => Number(id !== 0);
    await render(
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={Array.from({ length: 30 }, (_each, id) => ({ id, name: `club ${id}` }))}
          columns={[
            {
              field: 'name',
              getSortComparator: () => (_a, _b, cellA, cellB) =>
                first(Number(cellA.id)) - first(Number(cellB.id)),
            },
          ]}
          initialState={{
            sorting: { sortModel: [{ field: 'name', sort: 'desc' }] },
            pagination: { paginationModel: { pageSize: 20 } },
          }}
          pageSizeOptions={[20]}
        />
      </div>,
    );
    await expect.poll(() => clubs()[0]).toBe('club 0');
    apiRef.current?.scrollToIndexes({ rowIndex: 19 });
    await expect.poll(clubs).not.toContain('club 0');
    apiRef.current?.setPage(1);
    await expect.poll(() => clubs().length).toBeGreaterThan(3);
    expect(clubs()).not.toContain('club 0');
    apiRef.current?.setPage(0);
    await expect.poll(() => clubs()[0]).toBe('club 0');
    apiRef.current?.setFilterModel({
      items: [{ field: 'name', operator: 'equals', value: 'club 5' }],
    });
    await expect.poll(clubs).toEqual(['club 5']);
  },
);

claim("Without sorting, it's at its position in `rows`.", async () => {
  await render(<AlwaysFirst />);
  await header('Club').click();
  await header('Club').click();
  await header('Club').click();
  await expect.poll(clubs).toEqual(['Rapid Norden', 'Our club', 'FC Montalto', 'Vltava United']);
});

claim('You use `DataGrid`, which ignores `pinnedRows`.', async () => {
  const props = { pinnedRows: { top: [{ id: 9, name: 'Pinned' }] } };
  await render(
    <div style={{ height: 200 }}>
      <DataGrid rows={[{ id: 1, name: 'Row' }]} columns={[{ field: 'name' }]} {...props} />
    </div>,
  );
  expect(clubs()).toEqual(['Row']);
});
