import { DataGrid, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import { claim, sourced, type Source } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import WarehouseStock from './demos/WarehouseStock';

/** The sidebar of the MUI X docs, with the plan of each page. */
const sidebar: Source = {
  url: 'https://github.com/mui/mui-x/blob/00162efe8f8bd5e67b07c6b60ef3c229d396dd1f/docs/data/pages.ts',
  checked: '2026-11-25',
};

/** The list of features in the MUI X docs, with their plans. */
const showcase: Source = {
  url: 'https://github.com/mui/mui-x/blob/070200dbe9127fa63dbf964d907b798e248d2b36/docs/data/data-grid/features/PopularFeaturesDemo.tsx',
  checked: '2026-11-25',
};

const api: React.RefObject<GridApi | null> = { current: null };
const rows = Array.from({ length: 150 }, (_, id) => ({ id, name: `n${id % 3}`, amount: id }));

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 330, width: 600 }}>
      <DataGrid
        apiRef={api}
        rows={rows}
        columns={[{ field: 'name' }, { field: 'amount', type: 'number' }]}
        {...props}
      />
    </div>
  );
}

class Boundary extends React.Component<{ children: React.ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

const cells = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

claim('Click **Stock, kg** to sort.', async () => {
  await render(<WarehouseStock />);
  const stocks = () => cells('stock').map(Number);
  await expect.poll(stocks).toHaveLength(8);
  const sorted = stocks().toSorted((a, b) => a - b);
  expect(stocks()).not.toEqual(sorted);
  await page.getByRole('columnheader', { name: 'Stock, kg' }).click();
  await expect.poll(stocks).toEqual(sorted);
});

claim('Double-click a stock, type `0`, and press **Enter**: the status changes.', async () => {
  await render(<WarehouseStock />);
  const stock = page.getByRole('gridcell', { name: '184' });
  await stock.dblClick();
  await page.getByRole('spinbutton').fill('0');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => document.querySelector('[data-id="1"] [data-field="status"]')?.textContent)
    .toBe('Sold out');
});

claim(
  'The toolbar has buttons for columns, filters, export, and search, and each header has a menu.',
  async () => {
    await render(<WarehouseStock />);
    for (const name of ['Columns', 'Filters', 'Export', 'Search']) {
      await expect.element(button(name)).toBeVisible();
    }
    await page.getByRole('columnheader', { name: 'Product' }).hover();
    await button('Product column menu').click();
    await expect.element(page.getByRole('menu')).toBeVisible();
  },
);

sourced(
  'One default differs: Pro and Premium have pagination only if you set the `pagination` prop.',
  { url: 'https://mui.com/x/react-data-grid/pagination/', checked: '2026-11-23' },
);

sourced('Reorder by dragging, pin to a side | – | ✓ | ✓', sidebar);
sourced('Reorder by dragging, pin to top or bottom | – | ✓ | ✓', sidebar);
sourced('Detail panels, tree data, list view | – | ✓ | ✓', sidebar);
sourced('Row grouping | – | – | ✓', sidebar);
sourced('Sort | one column | several columns | several columns', {
  url: 'https://github.com/mui/mui-x/blob/116cb609f0bafa17575345b48184bb162dac29d2/docs/data/data-grid/sorting/sorting.md',
  checked: '2026-11-23',
});
sourced('Filter | one condition | several conditions | several conditions', {
  url: 'https://github.com/mui/mui-x/blob/19ee4a013f410559bfafc6bc6dc32e515bf999fe/docs/data/data-grid/filtering/multi-filters.md',
  checked: '2026-11-23',
});
sourced('Header filters | – | ✓ | ✓', sidebar);
sourced('Pages | always; up to 100 rows, or all | optional, any size | optional, any size', {
  url: 'https://mui.com/x/react-data-grid/pagination/',
  checked: '2026-11-23',
});
sourced(
  'Data from the server | flat rows | + tree, lazy loading | + row grouping, aggregation',
  sidebar,
);
sourced('Several rows in one `updateRows` call | – | ✓ | ✓', {
  url: 'https://mui.com/x/react-data-grid/row-updates/',
  checked: '2026-11-23',
});
sourced('Select rows | one, or several with checkboxes | one or several | one or several', {
  url: 'https://mui.com/x/react-data-grid/row-selection/',
  checked: '2026-11-23',
});
sourced('Select cells, paste from the clipboard | – | – | ✓', showcase);
sourced('Undo and redo | – | – | ✓', {
  url: 'https://mui.com/x/react-data-grid/undo-redo',
  checked: '2026-11-25',
});
sourced('Excel file | – | – | ✓', showcase);
sourced('Aggregation, pivoting, AI assistant | – | – | ✓', sidebar);
sourced("Charts from the grid's data | – | – | preview", {
  url: 'https://mui.com/x/react-data-grid/charts-integration/',
  checked: '2026-11-23',
});

claim('A page size above 100 and an `updateRows` call with two rows throw an error.', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { container } = await render(
    <Boundary>
      <Grid paginationModel={{ page: 0, pageSize: 101 }} />
    </Boundary>,
  );
  expect(container.textContent).toContain('pageSize');
  await render(<Grid key="rows" />);
  const [one = {}, two = {}] = rows;
  expect(() => api.current?.updateRows([one])).not.toThrow();
  expect(() => api.current?.updateRows([one, two])).toThrow('several rows at once');
});

claim(
  'The grid ignores a second sort or filter item, and logs an error during development.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Grid
        sortModel={[
          { field: 'name', sort: 'desc' },
          { field: 'amount', sort: 'desc' },
        ]}
        filterModel={{
          items: [
            { id: 1, field: 'amount', operator: '<', value: 9 },
            { id: 2, field: 'name', operator: 'equals', value: 'n0' },
          ],
        }}
      />,
    );
    await expect.poll(() => cells('name').slice(0, 4)).toEqual(['n2', 'n2', 'n2', 'n1']);
    expect(cells('amount').slice(0, 3)).toEqual(['2', '5', '8']);
    const logged = error.mock.calls.flat().join(' ');
    expect(logged).toContain('sortModel');
    expect(logged).toContain('filterModel');
  },
);

claim('The page size `-1`, which shows all rows on one page, has no limit.', async () => {
  await render(
    <Grid
      pageSizeOptions={[-1]}
      initialState={{ pagination: { paginationModel: { pageSize: -1 } } }}
    />,
  );
  await expect.element(page.getByText('1–150 of 150')).toBeVisible();
});
