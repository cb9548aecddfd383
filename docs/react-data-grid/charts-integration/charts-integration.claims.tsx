import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ChartOfShownRows from './demos/ChartOfShownRows';

const docs = {
  url: 'https://mui.com/x/react-data-grid/charts-integration/',
  checked: '2026-11-23',
};

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 330, width: 600 }}>
      <DataGrid
        apiRef={api}
        rows={[
          { id: 1, ships: 5 },
          { id: 2, ships: 9 },
          { id: 3, ships: 7 },
        ]}
        columns={[{ field: 'ships', type: 'number' }]}
        {...props}
      />
    </div>
  );
}

/** Names of the ports below the bars, from left to right. */
const ports = ['Rotterdam', 'Antwerp', 'Piraeus', 'Gdańsk', 'Thessaloniki', 'Vlissingen'];
const labels = () =>
  [...document.querySelectorAll('svg text')]
    .map((text) => text.textContent ?? '')
    .filter((text) => ports.includes(text));
const shownIds = () => gridFilteredSortedRowEntriesSelector(api).map(({ id }) => id);

sourced('It needs `DataGridPremium` and the Premium package of Charts.', docs);
sourced(
  'Put the grid and the chart into one provider, and connect them with an id, such as `main`.',
  docs,
);
sourced('`GridChartsPanel` | The panel; pass it to the slot `chartsPanel`', docs);
sourced('`GridChartsRendererProxy` | Connects a chart renderer to the grid by its id', docs);
sourced('The chart updates when the state of the grid changes.', docs);

claim('Sort by ships, or search for "Greece": the bars change.', async () => {
  await page.viewport(1000, 900);
  await render(<ChartOfShownRows />);
  await expect.poll(() => labels()[0]).toBe('Rotterdam');
  await page.getByRole('columnheader', { name: 'Ships' }).click();
  await expect.poll(() => labels()[0]).toBe('Thessaloniki');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('Greece');
  await expect.poll(labels).toEqual(['Thessaloniki', 'Piraeus']);
});

claim(
  'The grid publishes the events `sortedRowsSet` and `filteredRowsSet` after it has updated the rows. `gridFilteredSortedRowEntriesSelector` then returns the new rows of all pages.',
  async () => {
    await render(
      <Grid
        initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
        pageSizeOptions={[2]}
      />,
    );
    const seen: unknown[] = [];
    api.current?.subscribeEvent('sortedRowsSet', () => seen.push(['sorted', shownIds()]));
    api.current?.subscribeEvent('filteredRowsSet', () => seen.push(['filtered', shownIds()]));
    api.current?.sortColumn('ships', 'desc');
    expect(seen).toEqual([['sorted', [2, 3, 1]]]);
    api.current?.setFilterModel({ items: [{ field: 'ships', operator: '>', value: 6 }] });
    expect(seen.at(-1)).toEqual(['filtered', [2, 3]]);
  },
);

claim("You don't need an event.", async () => {
  const onRowSelectionModelChange = vi.fn();
  await render(<Grid checkboxSelection onRowSelectionModelChange={onRowSelectionModelChange} />);
  await page.getByRole('checkbox', { name: 'Select row' }).first().click();
  expect(onRowSelectionModelChange.mock.calls.at(-1)?.[0]).toEqual({
    type: 'include',
    ids: new Set([1]),
  });
});

claim('**The chart shows rows that are filtered out.** It draws `rows`.', async () => {
  await render(<Grid />);
  api.current?.setFilterModel({ items: [{ field: 'ships', operator: '>', value: 6 }] });
  await expect.poll(shownIds).toEqual([2, 3]);
  expect(api.current?.getRowsCount()).toBe(3);
});
