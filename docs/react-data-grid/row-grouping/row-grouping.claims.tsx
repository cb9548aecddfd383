import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import OrdersByStatus from './demos/OrdersByStatus';

const docs = { url: 'https://mui.com/x/react-data-grid/row-grouping/', checked: '2026-11-23' };

const row = (id: string) => document.querySelector(`[role="row"][data-id="${id}"]`);
const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((found) =>
    found.getAttribute('data-id'),
  );
const texts = (id: string) =>
  [...(row(id)?.querySelectorAll('[role="gridcell"]') ?? [])].map((cell) => cell.textContent);

sourced('It needs `DataGridPremium`.', docs);
sourced(
  'List the columns in `rowGrouping.model`. The first column groups the rows, and each following column groups the rows within these groups.',
  docs,
);
sourced('The grouped column stays visible unless you hide it, as in the example.', docs);
sourced(
  "A row whose value is `null` or `undefined` doesn't belong to a group and appears next to the groups.",
  docs,
);
sourced('The grouping value must be a string, a number, `null` or `undefined`.', docs);

claim('You can open and close the groups and select an order, but not a group row.', async () => {
  await render(<OrdersByStatus />);
  await expect.poll(ids).toEqual(['status-Open', 'A-311', 'A-313', 'status-Paid', 'status-Sent']);
  await page.getByRole('button', { name: 'Open (2)' }).click();
  await expect.poll(ids).toEqual(['status-Open', 'status-Paid', 'status-Sent']);
  await page.getByRole('button', { name: 'Paid (3)' }).click();
  await expect.poll(ids).toContain('A-312');
  await page.getByRole('gridcell', { name: 'Kaffihús Björk' }).click();
  await expect.poll(() => row('A-312')?.getAttribute('aria-selected')).toBe('true');
  await page.getByRole('gridcell', { name: '911' }).click();
  expect(row('status-Paid')?.getAttribute('aria-selected')).not.toBe('true');
});

claim(
  "Create the group rows in your own code: for each group, add a row with its count and sum, followed by the group's rows if it is open. With `colSpan`, the group's name spans several cells.",
  async () => {
    await render(<OrdersByStatus />);
    await expect.poll(() => texts('status-Paid')).toEqual(['Paid (3)', '911']);
    const cell = row('status-Paid')?.querySelector('[data-field="id"]');
    expect(cell?.getAttribute('aria-colspan')).toBe('2');
  },
);

claim(
  'Sorting and filtering are off, because the grid would separate the groups from their rows.',
  async () => {
    await render(<OrdersByStatus />);
    const header = page.getByRole('columnheader', { name: 'Amount, €' });
    await header.click();
    await expect.element(header).not.toHaveAttribute('aria-sort', 'ascending');
    await header.hover();
    await page.getByRole('button', { name: 'Amount, € column menu' }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Filter' }).query()).toBeNull();
    expect(page.getByRole('menuitem', { name: /Sort/ }).query()).toBeNull();
  },
);

claim(
  'The grid treats group rows like other rows. They are part of the export, the row count and the limit of 100 rows per page.',
  async () => {
    await render(<OrdersByStatus />);
    // A row of headers comes first.
    expect(page.getByRole('grid').element().getAttribute('aria-rowcount')).toBe('6');
    expect(ids()).toHaveLength(5);
  },
);

claim('**`rowGroupingModel` has no effect.** `DataGrid` ignores it.', async () => {
  const error = vi.spyOn(console, 'error');
  const premium = { rowGroupingModel: ['name'], defaultGroupingExpansionDepth: -1 };
  const props: DataGridProps = {
    rows: [
      { id: 1, name: 'a' },
      { id: 2, name: 'a' },
    ],
    columns: [{ field: 'name' }],
  };
  await render(
    <div style={{ height: 300 }}>
      <DataGrid {...props} {...premium} />
    </div>,
  );
  await expect.poll(ids).toEqual(['1', '2']);
  expect(document.querySelectorAll('[role="columnheader"]')).toHaveLength(1);
  expect(error).not.toHaveBeenCalled();
});
