import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import TotalsByFunction from './demos/TotalsByFunction';

const docs = { url: 'https://mui.com/x/react-data-grid/aggregation/', checked: '2026-11-23' };

const columns = [{ field: 'output', type: 'number' as const }];
const rows = Array.from({ length: 150 }, (_, id) => ({ id, output: 1 }));
const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 330, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

sourced('`DataGridPremium` shows it in a row at the bottom and in group rows.', docs);
sourced('`sum`, `avg` | Sum, and unrounded average | `number`', docs);
sourced('`min`, `max` | Smallest and largest value | `number`, `date`, `dateTime`', docs);
sourced('`size` | Number of cells | All', docs);
sourced('Your users can choose a function in the column menu.', docs);
sourced(
  'A custom function is an object with `apply`, which receives `values`. `label`, `columnTypes`, `getCellValue` and `valueFormatter` are optional. Use `getCellValue` to pass several fields of the row to `apply`, for example for a weighted average.',
  docs,
);

claim(
  'Search for "ar" in the toolbar, or choose another function: the totals change.',
  async () => {
    await render(<TotalsByFunction />);
    const status = page.getByRole('status').first();
    await expect.element(status).toHaveTextContent('Panels: 1,320Output: 631 MWh');
    await page.getByRole('combobox', { name: 'Function' }).click();
    await page.getByRole('option', { name: 'Average' }).click();
    await expect.element(status).toHaveTextContent('Panels: 264Output: 126.2 MWh');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('ar');
    await expect.element(status).toHaveTextContent('Panels: 160Output: 77 MWh');
  },
);

claim(
  '`gridFilteredSortedRowEntriesSelector` returns the filtered rows of all pages. For a total of the selected rows, filter the entries with `apiRef.current.isRowSelected(id)`.',
  async () => {
    await render(
      <Grid rowSelectionModel={{ type: 'include', ids: new Set([3, 140]) }} checkboxSelection />,
    );
    await expect.element(page.getByText('1–100 of 150')).toBeVisible();
    const entries = gridFilteredSortedRowEntriesSelector(api);
    expect(entries).toHaveLength(150);
    expect(entries.filter(({ id }) => api.current?.isRowSelected(id))).toHaveLength(2);
  },
);

claim(
  "It is only on the last page, and filters can hide it. A footer doesn't have these problems.",
  async () => {
    await render(<Grid rows={[...rows, { id: 'total', output: 150 }]} />);
    const total = () => document.querySelector('[role="row"][data-id="total"]');
    await expect.element(page.getByText('1–100 of 151')).toBeVisible();
    api.current?.scrollToIndexes({ rowIndex: 99 });
    await expect.poll(() => document.querySelector('[data-id="99"]')).not.toBeNull();
    expect(total()).toBeNull();
    api.current?.setPage(1);
    api.current?.scrollToIndexes({ rowIndex: 150 });
    await expect.poll(total).not.toBeNull();
    api.current?.setFilterModel({ items: [{ field: 'output', operator: '=', value: 1 }] });
    await expect.element(page.getByText('of 150')).toBeVisible();
    await expect.poll(total).toBeNull();
  },
);

claim("Floating-point sums of money are inexact: `0.1 + 0.2` isn't `0.3`.", () => {
  expect(sum([0.1, 0.2])).not.toBe(0.3);
  expect(sum([10, 20]) / 100).toBe(0.3);
});

claim(
  '**The sum is a long text, like "0148271".** The values are strings, and `+` joins them. Convert them with `Number`.',
  () => {
    const values = JSON.parse('["148", "271"]') as number[];
    expect(sum(values)).toBe('0148271');
    expect(sum(values.map(Number))).toBe(419);
  },
);

claim('There are no rows, or a value is missing.', () => {
  const average = (values: number[]) => sum(values) / values.length;
  expect(average([])).toBeNaN();
  const missing: { output?: number } = {};
  expect(average([1, Number(missing.output)])).toBeNaN();
});

claim('**The footer keeps its first total.** It calls the selector directly.', async () => {
  const direct = React.memo(function Direct() {
    const apiRef = useGridApiContext();
    return <p>direct {gridFilteredSortedRowEntriesSelector(apiRef).length}</p>;
  });
  const hook = React.memo(function Hook() {
    const entries = useGridSelector(useGridApiContext(), gridFilteredSortedRowEntriesSelector);
    return <p>hook {entries.length}</p>;
  });
  await render(<Grid slots={{ footer: direct, toolbar: hook }} showToolbar />);
  await expect.element(page.getByText('hook 150')).toBeVisible();
  const first = page.getByText(/^direct/).element().textContent;
  api.current?.setFilterModel({ items: [{ field: 'output', operator: '=', value: 2 }] });
  await expect.element(page.getByText('hook 0')).toBeVisible();
  expect(page.getByText(/^direct/).element().textContent).toBe(first);
});

claim('**`aggregationModel` has no effect.** `DataGrid` ignores it.', async () => {
  const error = vi.spyOn(console, 'error');
  const premium = { aggregationModel: { output: 'sum' } };
  await render(<Grid rows={rows.slice(0, 3)} {...premium} />);
  await expect.poll(() => document.querySelectorAll('[role="row"]').length).toBe(4);
  expect(document.querySelector('[role="grid"]')?.textContent).not.toContain('sum');
  expect(error).not.toHaveBeenCalled();
});
