import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DetailsBelow from './demos/DetailsBelow';

const docs = { url: 'https://mui.com/x/react-data-grid/master-detail/', checked: '2026-11-23' };

sourced('It needs `DataGridPro` or `DataGridPremium`.', docs);
sourced('Return the content of the panel from `getDetailPanelContent`.', docs);
sourced(
  'Define both functions outside the component, or with `useCallback`. The grid caches their results and needs stable functions for that.',
  docs,
);
sourced(
  "`getDetailPanelHeight` | `(params) => number | 'auto'` | Height of the panel: 500 pixels by default; `'auto'` follows the content",
  docs,
);
sourced('Since version 8, the ids are a `Set`. In version 7, they were an array.', {
  url: 'https://mui.com/x/migration/migration-data-grid-v7/',
  checked: '2026-11-23',
});

claim('A set keeps the order in which ids were added:', () => {
  const expanded = new Set([3]);
  expanded.add(1);
  expect([...expanded].slice(-1)).toEqual([1]);
  expanded.add(2);
  expect([...expanded].slice(-1)).toEqual([2]);
});

claim('Show the details of the selected row below or next to the grid.', async () => {
  await render(<DetailsBelow />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Items of A-2041');
  await page.getByRole('gridcell', { name: 'Té y Más' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Items of A-20433 × Green tea, 500 g');
});

claim(
  'The details stay in place while your users scroll the grid. They show one row at a time.',
  async () => {
    await render(<DetailsBelow />);
    const status = page.getByRole('status').element();
    expect(document.querySelector('.MuiDataGrid-root')?.contains(status)).toBe(false);
    await page.getByRole('gridcell', { name: 'Kaffihús Björk' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Items of A-2042');
    expect(status.textContent).not.toContain('A-2041');
  },
);

claim('`DataGrid` ignores `getDetailPanelContent`.', async () => {
  const error = vi.spyOn(console, 'error');
  const getDetailPanelContent = vi.fn(() => 'panel');
  const pro = {
    getDetailPanelContent,
    detailPanelExpandedRowIds: new Set([1]),
  };
  const props: DataGridProps = { rows: [{ id: 1, name: 'a' }], columns: [{ field: 'name' }] };
  await render(
    <div style={{ height: 300 }}>
      <DataGrid {...props} {...pro} />
    </div>,
  );
  await expect.element(page.getByRole('gridcell', { name: 'a' })).toBeVisible();
  expect(getDetailPanelContent).not.toHaveBeenCalled();
  expect(page.getByText('panel').query()).toBeNull();
  expect(document.querySelectorAll('[role="columnheader"]')).toHaveLength(1);
  expect(error).not.toHaveBeenCalled();
});
