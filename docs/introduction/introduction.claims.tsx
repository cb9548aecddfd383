import { createTheme, ThemeProvider } from '@mui/material/styles';
import charts from '@mui/x-charts/package.json';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import grid from '@mui/x-data-grid/package.json';
import pickers from '@mui/x-date-pickers/package.json';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import treeView from '@mui/x-tree-view/package.json';
import { claim, sourced } from '@portal/claims';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ElectricityMix from './demos/ElectricityMix';

const packages = [grid, pickers, charts, treeView];

const orders: DataGridProps = {
  columns: [
    { field: 'customer', headerName: 'Customer', flex: 1 },
    { field: 'total', headerName: 'Total (€)', type: 'number' },
  ],
  rows: [
    { id: 1, customer: 'Amara Okafor', total: 129.5 },
    { id: 2, customer: 'Jürgen Weiß', total: 84 },
  ],
};

function Orders(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid aria-label="Orders" {...orders} {...props} />
    </div>
  );
}

claim(
  'Each one is a separate package with a free version under the MIT license, so you install only the products that you use.',
  () => {
    const names: string[] = packages.map(({ name }) => name);
    expect(packages.map(({ license }) => license)).toEqual(['MIT', 'MIT', 'MIT', 'MIT']);
    const needed = packages.flatMap(({ dependencies }) => Object.keys(dependencies));
    expect(needed.filter((name) => names.includes(name))).toEqual([]);
  },
);

claim(
  'With these few lines, your users can sort, filter, select and page through the rows, and resize the columns.',
  async () => {
    const { container } = await render(<Orders />);
    await page.getByRole('columnheader', { name: /^Total/ }).click();
    await expect.element(page.getByRole('gridcell').first()).toHaveTextContent('Jürgen Weiß');
    await page.getByRole('gridcell', { name: 'Amara Okafor' }).click();
    await expect.element(page.getByText('1 row selected')).toBeVisible();
    await expect.element(page.getByText('1–2 of 2')).toBeVisible();
    expect(container.querySelector('.MuiDataGrid-columnSeparator--resizable')).not.toBeNull();
    await page.getByRole('columnheader', { name: /^Customer/ }).hover();
    await page.getByRole('button', { name: /Customer column menu/ }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
  },
);

claim(
  'The grid supports keyboards and screen readers, and follows the dark mode of your theme.',
  async () => {
    await render(
      <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
        <Orders />
      </ThemeProvider>,
    );
    const grid = page.getByRole('grid', { name: 'Orders' });
    await expect.element(grid).toHaveStyle({ color: 'rgb(255, 255, 255)' });
    await page.getByRole('gridcell', { name: 'Amara Okafor' }).click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('gridcell', { name: 'Jürgen Weiß' })).toHaveFocus();
  },
);

claim('It renders only the visible cells, so it stays fast with thousands of rows.', async () => {
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, customer: `Customer ${id}` }));
  await render(<Orders rows={rows} />);
  await expect
    .element(page.getByRole('gridcell', { name: 'Customer 0', exact: true }))
    .toBeVisible();
  expect(page.getByRole('gridcell').elements().length).toBeLessThan(60);
});

claim(
  'Charts draws bars, lines, areas, pies, scatter plots, radars and gauges as SVG.',
  async () => {
    const { container } = await render(<ElectricityMix />);
    await expect.poll(() => container.querySelectorAll('svg .MuiAreaElement-root').length).toBe(3);
  },
);

claim('Pass it your data, or write the items in JSX.', async () => {
  await render(<RichTreeView items={[{ id: '1', label: 'Documents' }]} />);
  await expect.element(page.getByRole('treeitem', { name: 'Documents' })).toBeVisible();
});

claim(
  'The packages include translations of their texts and support right-to-left layouts.',
  async () => {
    expect(Object.keys(locales).length).toBeGreaterThan(20);
    await render(
      <ThemeProvider theme={createTheme({ direction: 'rtl' }, locales.arSD)}>
        <div dir="rtl">
          <Orders />
        </div>
      </ThemeProvider>,
    );
    const first = page.getByRole('columnheader').nth(0).element().getBoundingClientRect();
    const second = page.getByRole('columnheader').nth(1).element().getBoundingClientRect();
    expect(first.left).toBeGreaterThan(second.left);
  },
);

sourced(
  'Pro | Commercial | Range pickers, pinned columns, tree data, heatmaps, zoom, lazy-loaded and reordered trees, support',
  {
    url: 'https://github.com/mui/mui-x/blob/00162efe8f8bd5e67b07c6b60ef3c229d396dd1f/docs/data/pages.ts',
    checked: '2026-11-25',
  },
);

sourced(
  'Premium | Commercial | All of Pro, and row grouping, aggregation, pivoting and Excel export in the grid',
  {
    url: 'https://github.com/mui/mui-x/blob/070200dbe9127fa63dbf964d907b798e248d2b36/docs/data/data-grid/features/PopularFeaturesDemo.tsx',
    checked: '2026-11-25',
  },
);

sourced("One default changes: Pro and Premium grids don't paginate unless you set `pagination`.", {
  url: 'https://mui.com/x/introduction/licensing/#upgrading',
  checked: '2026-11-23',
});
