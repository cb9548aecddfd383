import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { claim, sourced, type Source } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

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

const rows = [
  { id: 1, name: 'Élan', amount: 20 },
  { id: 2, name: 'Bora', amount: 3 },
];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 330, width: 600 }}>
      <DataGrid
        rows={rows}
        columns={[{ field: 'name' }, { field: 'amount', type: 'number' }]}
        {...props}
      />
    </div>
  );
}

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const menuItems = () =>
  [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent);

sourced('Each plan contains all features of the plan before it.', {
  url: 'https://mui.com/x/introduction/licensing/',
  checked: '2026-11-23',
});

const rowUpdates: Source = {
  url: 'https://mui.com/x/react-data-grid/row-updates/',
  checked: '2026-11-23',
};

sourced('Live updates | `updateRows` | one by one | ✓ | ✓', rowUpdates);
sourced('Throttle updates | `throttleRowsMs` | – | ✓ | ✓', rowUpdates);
sourced('Detail panels | `getDetailPanelContent` | – | ✓ | ✓', sidebar);
sourced('Reorder rows | `rowReordering` | – | ✓ | ✓', sidebar);
sourced('Tree data | `treeData` | – | ✓ | ✓', sidebar);
sourced('Row grouping | `rowGroupingModel` | – | – | ✓', sidebar);
sourced('Sorting |  | one column | several columns | several columns', {
  url: 'https://github.com/mui/mui-x/blob/116cb609f0bafa17575345b48184bb162dac29d2/docs/data/data-grid/sorting/sorting.md',
  checked: '2026-11-23',
});
sourced('Filtering |  | one condition | several | several', {
  url: 'https://github.com/mui/mui-x/blob/19ee4a013f410559bfafc6bc6dc32e515bf999fe/docs/data/data-grid/filtering/multi-filters.md',
  checked: '2026-11-23',
});
sourced('Pagination | `pagination` in Pro | always; up to 100 rows, or all | optional | optional', {
  url: 'https://mui.com/x/react-data-grid/pagination/',
  checked: '2026-11-23',
});
sourced('Row virtualization |  | within a page | ✓ | ✓', showcase);
sourced('Lazy loading | `lazyLoading` | – | ✓ | ✓', sidebar);
sourced('Tree data from a server | `dataSource` | – | ✓ | ✓', sidebar);
sourced('Groups and totals from a server | `dataSource` | – | – | ✓', sidebar);
sourced('Paste |  | – | – | ✓', showcase);
sourced('Undo and redo |  | – | – | ✓', {
  url: 'https://mui.com/x/react-data-grid/undo-redo',
  checked: '2026-11-25',
});
sourced('Aggregation: sums, averages | `aggregationModel` | – | – | ✓', sidebar);
sourced('Pivoting | `pivotActive` | – | – | ✓', sidebar);
sourced('AI assistant | `aiAssistant` | – | – | ✓', sidebar);
sourced('Charts integration | `chartsIntegration` | – | – | preview', {
  url: 'https://mui.com/x/react-data-grid/charts-integration/',
  checked: '2026-11-23',
});

// These run what the MIT package does. The sidebar above has the plans of the others.
claim('Reorder columns |  | – | ✓ | ✓', async () => {
  await render(<Grid />);
  await expect.element(page.getByRole('columnheader', { name: 'name' })).toBeVisible();
  expect(document.querySelector('[role="columnheader"] [draggable="true"]')).toBeNull();
});

claim('Pin columns | `pinnedColumns` | – | ✓ | ✓', async () => {
  const pro = { hideFooter: true, pinnedColumns: { right: ['name'] } };
  await render(<Grid {...pro} />);
  await expect
    .poll(() =>
      [...document.querySelectorAll('[role="columnheader"]')].map((header) => header.textContent),
    )
    .toEqual(['name', 'amount']);
  expect(document.querySelector('.MuiDataGrid-columnHeader--pinnedRight')).toBeNull();
});

claim('Header filters | `headerFilters` | – | ✓ | ✓', async () => {
  const pro = { hideFooter: true, headerFilters: true };
  await render(<Grid {...pro} />);
  await expect.poll(ids).toEqual(['1', '2']);
  expect(document.querySelector('.MuiDataGrid-headerFilterRow')).toBeNull();
});

claim('Pin rows to top or bottom | `pinnedRows` | – | ✓ | ✓', async () => {
  const pro = { hideFooter: true, pinnedRows: { bottom: [{ id: 9, name: 'Total', amount: 23 }] } };
  await render(<Grid {...pro} />);
  await expect.poll(ids).toEqual(['1', '2']);
});

claim('List view, for phones | `listView` | – | ✓ | ✓', async () => {
  const pro = { hideFooter: true, listView: true, listViewColumn: { field: 'list' } };
  await render(<Grid {...pro} />);
  await expect.element(page.getByRole('columnheader', { name: 'amount' })).toBeVisible();
});

claim('Ignore accents | `ignoreDiacritics` | ✓ | ✓ | ✓', async () => {
  const filterModel = { items: [{ field: 'name', operator: 'contains', value: 'elan' }] };
  await render(<Grid key="with" ignoreDiacritics filterModel={filterModel} />);
  await expect.poll(ids).toEqual(['1']);
  await render(<Grid key="without" filterModel={filterModel} />);
  await expect.poll(ids).toEqual(['1']);
  await expect.element(page.getByText('No results found.')).toBeVisible();
});

claim(
  'Select rows by click |  | several with checkboxes, or else one | several | several',
  async () => {
    const selected = () =>
      [...document.querySelectorAll('[role="row"][aria-selected="true"]')].map((row) =>
        row.getAttribute('data-id'),
      );
    const { rerender } = await render(<Grid />);
    for (const [checkboxSelection, expected] of [
      [false, ['2']],
      [true, ['1', '2']],
    ] as const) {
      await rerender(
        <Grid key={String(checkboxSelection)} checkboxSelection={checkboxSelection} />,
      );
      await page.getByRole('gridcell', { name: 'Élan' }).click();
      await page.getByRole('gridcell', { name: 'Bora' }).click();
      await expect.poll(selected).toEqual(expected);
    }
  },
);

claim('Select cells | `cellSelection` | – | – | ✓', async () => {
  const premium = { hideFooter: true, cellSelection: true };
  await render(<Grid {...premium} />);
  await page.getByRole('gridcell', { name: 'Bora' }).click();
  expect(document.querySelector('.Mui-selected[role="gridcell"]')).toBeNull();
  await expect
    .poll(() => document.querySelector('[data-id="2"]')?.getAttribute('aria-selected'))
    .toBe('true');
});

claim('Excel | `showToolbar` | – | – | ✓', async () => {
  await render(<Grid showToolbar />);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(menuItems).toEqual(['Print', 'Download as CSV']);
});

claim('A `disabled` prop | `inert` on the element around the grid', async () => {
  const onRowClick = vi.fn();
  const { container } = await render(
    <div inert>
      <Grid onRowClick={onRowClick} />
    </div>,
  );
  await expect.poll(ids).toEqual(['1', '2']);
  const box = container.querySelector('[data-id="2"]')?.getBoundingClientRect();
  const hit = document.elementFromPoint((box?.left ?? 0) + 20, (box?.top ?? 0) + 20);
  expect(container.querySelector('.MuiDataGrid-root')?.contains(hit)).toBe(false);
  await userEvent.keyboard('{Tab}');
  expect(container.contains(document.activeElement)).toBe(false);
});
