import {
  DataGrid,
  GridEditInputCell,
  type GridFilterModel,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { columns } from './demos/StockRoom/columns';
import { historyReducer, type History } from './demos/StockRoom/history';
import { firstProducts, statusOf } from './demos/StockRoom/products';
import StockRoom from './demos/StockRoom/StockRoom';

const products = firstProducts();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = () =>
  [...document.querySelectorAll('.status[role="status"]')].map((found) => found.textContent).join();
const cell = (index: number, field: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-rowindex="${index}"] [data-field="${field}"]`,
  );
  if (!found) throw new Error(`no cell ${field} in row ${index}`);
  return found;
};
const texts = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (found) => found.textContent,
  );

async function renderWide() {
  await page.viewport(1300, 900);
  const result = await render(<StockRoom />);
  await expect.poll(() => texts('stock').length).toBeGreaterThan(0);
  return result;
}

async function edit(index: number, field: string, value: number) {
  await userEvent.dblClick(cell(index, field));
  await page.getByRole('spinbutton').fill(String(value));
}

claim('This demo is a stock room with 1,200 products.', async () => {
  await renderWide();
  await expect.element(page.getByText('1–100 of 1200')).toBeVisible();
});

claim(
  'Edit a stock or a price | Double-click an underlined cell, or press **Enter** on it',
  async () => {
    await renderWide();
    expect(getComputedStyle(cell(0, 'price')).cursor).toBe('text');
    const stock = (products[0]?.reserved ?? 0) + 5;
    await edit(0, 'stock', stock);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(0, 'stock').textContent).toBe(String(stock));
    cell(1, 'price').focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('spinbutton')).toHaveFocus();
  },
);

claim(
  'See what needs attention | Choose **Low stock**, **Sold out**, or **Slim margins**',
  async () => {
    await renderWide();
    await button('Low stock').click();
    await expect.poll(() => new Set(texts('status'))).toEqual(new Set(['Low']));
    await button('Sold out').click();
    await expect.poll(() => new Set(texts('status'))).toEqual(new Set(['Sold out']));
  },
);

claim('Undo a step | Press **Ctrl** or **⌘** + **Z**, or choose **Undo**', async () => {
  await renderWide();
  const before = cell(0, 'stock').textContent;
  const stock = (products[0]?.reserved ?? 0) + 7;
  for (const undo of [
    () => userEvent.keyboard('{Control>}z{/Control}'),
    () => button('Undo').click(),
  ]) {
    await edit(0, 'stock', stock);
    await userEvent.keyboard('{Enter}');
    await expect.poll(status).toContain(`stock ${before} → ${stock}`);
    await expect.poll(() => cell(0, 'stock').textContent).toBe(String(stock));
    await undo();
    await expect.poll(() => cell(0, 'stock').textContent).toBe(before);
    expect(status()).toContain('Undone');
  }
});

claim(
  "The grid doesn't save the cell while `error` is set, and your editor can show the message.",
  async () => {
    await renderWide();
    const index = products.findIndex(({ reserved }) => reserved > 0);
    const before = cell(index, 'stock').textContent;
    await edit(index, 'stock', (products[index]?.reserved ?? 0) - 1);
    await expect
      .element(page.getByText(`${products[index]?.reserved} are reserved by orders.`))
      .toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('spinbutton')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => cell(index, 'stock').textContent).toBe(before);
  },
);

claim(
  'By default, it waits 200 ms before it validates a value, and **Enter** does nothing until the value is validated.',
  async () => {
    const preProcessEditCellProps = vi.fn(
      ({ props }: GridPreProcessEditCellProps<number>) => props,
    );
    const grid = (debounceMs?: number) => (
      <div style={{ height: 300 }}>
        <DataGrid
          rows={[{ id: 1, stock: 5 }]}
          columns={[
            {
              field: 'stock',
              type: 'number',
              editable: true,
              preProcessEditCellProps,
              renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={debounceMs} />,
            },
          ]}
        />
      </div>
    );
    const { unmount } = await render(grid());
    const type = async () => {
      await edit(0, 'stock', 7);
      await userEvent.keyboard('{Enter}');
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.dblClick(cell(0, 'stock'));
    const input = page.getByRole('spinbutton').element();
    await userEvent.fill(input, '7');
    expect(preProcessEditCellProps).not.toHaveBeenCalled();
    vi.advanceTimersByTime(199);
    expect(preProcessEditCellProps).not.toHaveBeenCalled();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    vi.useRealTimers();
    await expect.poll(() => preProcessEditCellProps.mock.calls.length).toBe(1);
    await expect.element(page.getByRole('spinbutton')).toBeVisible();
    await unmount();
    await render(grid(0));
    await type();
    await expect.poll(() => cell(0, 'stock').textContent).toBe('7');
  },
);

claim(
  "Products don't contain the status, margin, or free stock. `valueGetter` computes them, and the grid sorts and filters by the result.",
  async () => {
    const [first] = products;
    for (const field of ['status', 'margin', 'free']) {
      expect(Object.keys(first ?? {})).not.toContain(field);
      expect(columns.find((column) => column.field === field)?.valueGetter).toBeTypeOf('function');
    }
    await renderWide();
    await button('Slim margins').click();
    const slim = products.filter(({ price, cost }) => (price - cost) / price < 0.25);
    await expect.element(page.getByText(`of ${slim.length}`)).toBeVisible();
    const lowest = Math.min(...slim.map(({ price, cost }) => (price - cost) / price));
    await expect.poll(() => parseInt(texts('margin')[0] ?? '', 10)).toBe(Math.round(lowest * 100));
  },
);

claim('They always match the stock, also after undo.', async () => {
  await renderWide();
  const index = products.findIndex(
    (product) => statusOf(product) === 'In stock' && product.reserved < product.reorderAt,
  );
  if (index < 0 || index > 8) throw new Error(`no product in view: ${index}`);
  const reserved = products[index]?.reserved ?? 0;
  await edit(index, 'stock', reserved);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => cell(index, 'status').textContent)
    .toBe(reserved === 0 ? 'Sold out' : 'Low');
  await button('Undo').click();
  await expect.poll(() => cell(index, 'status').textContent).toBe('In stock');
});

claim('A new price for one product stores two objects, not two copies of all products.', () => {
  const [first] = products;
  if (!first) throw new Error('no product');
  const history: History = { products, done: [], undone: [] };
  const changed = { ...first, price: first.price + 1 };
  const next = historyReducer(history, { type: 'change', label: 'x', changed: [changed] });
  expect(next.done).toEqual([{ label: 'x', before: [first], after: [changed] }]);
  expect(next.products[0]).toBe(changed);
  expect(historyReducer(next, { type: 'undo' }).products[0]).toBe(first);
  const undone = historyReducer(next, { type: 'undo' });
  expect(historyReducer(undone, { type: 'redo' }).products[0]).toBe(changed);
});

claim('In a text field, the shortcut undoes typing as usual.', async () => {
  await renderWide();
  const stock = (products[0]?.reserved ?? 0) + 9;
  await edit(0, 'stock', stock);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 'stock').textContent).toBe(String(stock));
  await button('Save view').click();
  await userEvent.keyboard('abc{Control>}z{/Control}');
  await expect.element(page.getByPlaceholder('Name of the view')).not.toHaveValue('abc');
  expect(cell(0, 'stock').textContent).toBe(String(stock));
});

claim('The filter model also contains the search text, so a view saves that, too.', async () => {
  await renderWide();
  await button('Search').click();
  await page.getByRole('searchbox').fill('Moss');
  await expect.poll(() => new Set(texts('color'))).toEqual(new Set(['Moss']));
  await button('Save view').click();
  await page.getByPlaceholder('Name of the view').fill('Green');
  await userEvent.keyboard('{Enter}');
  await button('All products').click();
  await expect.element(page.getByText('1–100 of 1200')).toBeVisible();
  await button('Green').click();
  await expect.poll(() => new Set(texts('color'))).toEqual(new Set(['Moss']));
});

claim(
  "Change many products | Select their checkboxes, then choose an action. The header's checkbox selects all products that match the filter",
  async () => {
    await renderWide();
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await expect.element(page.getByText('1200 selected')).toBeVisible();
    await button('Clear').click();
    await button('Sold out').click();
    const soldOut = products.filter((product) => statusOf(product) === 'Sold out').length;
    await expect.poll(() => new Set(texts('status'))).toEqual(new Set(['Sold out']));
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await expect.element(page.getByText(`${soldOut} selected`)).toBeVisible();
  },
);

claim(
  "The bar with the actions replaces the bar with the views at the same height, so the grid doesn't move under the pointer.",
  async () => {
    await renderWide();
    const top = () => document.querySelector('.MuiDataGrid-root')?.getBoundingClientRect().top;
    const before = top();
    await page.getByRole('checkbox', { name: 'Select row' }).first().click();
    await expect.element(button('Restock')).toBeVisible();
    expect(button('Low stock').query()).toBeNull();
    expect(top()).toBe(before);
  },
);

claim(
  "With `exclude`, all other rows are selected. The header's checkbox sets this type when no filter is set.",
  async () => {
    const types: string[] = [];
    const grid = (filterModel: GridFilterModel) => (
      <div style={{ height: 300 }}>
        <DataGrid
          key={filterModel.items.length}
          rows={[{ id: 1, stock: 5 }]}
          columns={[{ field: 'stock', type: 'number' }]}
          checkboxSelection
          filterModel={filterModel}
          onRowSelectionModelChange={({ type }) => types.push(type)}
        />
      </div>
    );
    const header = page.getByRole('checkbox', { name: 'Select all rows' });
    const { rerender } = await render(grid({ items: [] }));
    await header.click();
    await rerender(grid({ items: [{ field: 'stock', operator: '>', value: 1 }] }));
    await header.click();
    expect(types).toEqual(['exclude', 'include']);
  },
);

claim('A phone shows product, stock, and price.', async () => {
  await page.viewport(390, 800);
  await render(<StockRoom />);
  await expect
    .poll(() =>
      [...document.querySelectorAll('[role="columnheader"][data-field]')].map((header) =>
        header.getAttribute('data-field'),
      ),
    )
    .toEqual(['__check__', 'name', 'stock', 'price']);
});
