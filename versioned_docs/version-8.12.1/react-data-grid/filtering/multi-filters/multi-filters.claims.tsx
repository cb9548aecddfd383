import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  GridLogicOperator,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterModel,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AnyOrAll from './demos/AnyOrAll';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = [
  { id: 1, name: 'Anna', amount: 20 },
  { id: 2, name: 'Ben', amount: 0 },
  { id: 3, name: 'Zoe', amount: 7 },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const matching = () => api.current && gridFilteredSortedRowIdsSelector(api);
const items = () => api.current?.state.filter.filterModel.items;
const two: GridFilterModel = {
  items: [
    { field: 'name', operator: 'contains', value: 'n' },
    { field: 'amount', operator: '>', value: 10 },
  ],
};

/** The package logs each message once per page load, so the claims share what they have seen. */
const messages: string[] = [];
const watchErrors = () =>
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    messages.push(parts.join(' '));
  });

claim(
  'The MIT package applies one condition, but you can combine several in your own code.',
  async () => {
    watchErrors();
    await render(<Grid filterModel={two} />);
    await expect.poll(ids).toEqual(['1', '2']);
  },
);

claim(
  'The component is `DataGrid`, which removes the other items from the model and logs "The `filterModel` can only contain a single item" during development. `disableMultipleColumnsFiltering={false}` has no effect.',
  async () => {
    watchErrors();
    const several = { disableMultipleColumnsFiltering: false };
    await render(<Grid {...several} initialState={{ filter: { filterModel: two } }} />);
    await expect.poll(ids).toEqual(['1', '2']);
    expect(items()).toMatchObject(two.items.slice(0, 1));
    const both = two.items.map((item, id) => ({ ...item, id }));
    api.current?.setFilterModel({ logicOperator: GridLogicOperator.Or, items: both });
    expect(items()).toEqual(both.slice(0, 1));
    expect(messages.join(' ')).toContain('The `filterModel` can only contain a single item');
  },
);

claim(
  "If one of several items has no `id`, the grid logs an error during development and gives the item a random `id`, a different one each time you set such a model. `upsertFilterItem` and `deleteFilterItem` then can't find the item by your own object.",
  async () => {
    watchErrors();
    await render(<Grid />);
    const seen = new Set<unknown>();
    for (let time = 0; time < 3; time += 1) {
      api.current?.setFilterModel({ ...two });
      seen.add(items()?.[0]?.id);
      const [own] = two.items;
      if (own) api.current?.deleteFilterItem(own);
      expect(items()).toHaveLength(1);
    }
    expect(seen.has(undefined)).toBe(false);
    expect(seen.size).toBeGreaterThan(1);
    expect(messages.join(' ')).toContain('The `id` field is required on `filterModel.items`');
    const [own] = two.items;
    if (own) api.current?.upsertFilterItem({ ...own, value: 'zoe' });
    expect(matching()).toEqual([1, 2]);
  },
);

claim(
  '`DataGrid` logs this, too, if you pass several items and the first one has no `id`.',
  async () => {
    watchErrors();
    await render(<Grid filterModel={{ ...two }} />);
    await expect.poll(ids).toEqual(['1', '2']);
    expect(messages.join(' ')).toContain('The `id` field is required on `filterModel.items`');
  },
);

claim(
  'You called `upsertFilterItem` with the same `id`, or without an `id` for both.',
  async () => {
    await render(<Grid />);
    const [first, second] = two.items;
    if (!first || !second) throw new Error('Two items expected.');
    for (const id of [undefined, 'same']) {
      api.current?.setFilterModel({ items: [] });
      api.current?.upsertFilterItem({ ...first, id });
      expect(matching()).toEqual([1, 2]);
      api.current?.upsertFilterItem({ ...second, id });
      expect(matching()).toEqual([1]);
      expect(items()).toEqual([{ ...second, id }]);
    }
  },
);

claim(
  'A [custom operator](../customization/customization.mdx#create-a-custom-operator) receives the whole row, so it can check several fields in one condition, also in the MIT package.',
  async () => {
    const late: GridFilterOperator<(typeof rows)[number]> = {
      value: 'either',
      label: 'either',
      requiresFilterValue: false,
      getApplyFilterFn: () => (_value, row) =>
        row.name.includes('e') && (row.amount > 10 || row.amount < 5),
    };
    const either = { items: [{ field: 'name', operator: 'either' }] };
    await render(
      <Grid columns={[{ field: 'name', filterOperators: [late] }]} filterModel={either} />,
    );
    await expect.poll(ids).toEqual(['2']);
  },
);

claim(
  'The demo starts with the orders that are open and over € 1,000. Choose **Any of** to see the orders that match at least one condition.',
  async () => {
    await render(<AnyOrAll />);
    await expect.poll(ids).toEqual(['1', '3']);
    await page.getByRole('button', { name: 'Any of' }).click();
    await expect.poll(ids).toEqual(['1', '3', '4', '5']);
  },
);

claim(
  'Several values of one column | `isAnyOf`, one condition with an array: [filter by a list of values](../filtering.mdx#filter-by-a-list-of-values)',
  async () => {
    const value = ['anna', 'zoe'];
    await render(<Grid filterModel={{ items: [{ field: 'name', operator: 'isAnyOf', value }] }} />);
    await expect.poll(ids).toEqual(['1', '3']);
  },
);

claim(
  'A word anywhere, and one condition | The [quick filter](../quick-filter/quick-filter.mdx) and the panel together',
  async () => {
    await render(<Grid filterModel={{ items: two.items.slice(1), quickFilterValues: ['n'] }} />);
    await expect.poll(ids).toEqual(['1']);
  },
);

sourced('They require `DataGridPro` or `DataGridPremium`.', {
  url: 'https://github.com/mui/mui-x/blob/19ee4a013f410559bfafc6bc6dc32e515bf999fe/docs/data/data-grid/filtering/multi-filters.md',
  checked: '2026-11-23',
});

sourced('A panel in which your users add conditions | Pro', {
  url: 'https://github.com/mui/mui-x/blob/19ee4a013f410559bfafc6bc6dc32e515bf999fe/docs/data/data-grid/filtering/multi-filters.md',
  checked: '2026-11-23',
});

claim('The default is `GridLogicOperator.And`.', async () => {
  await render(<Grid />);
  expect(api.current?.state.filter.filterModel.logicOperator).toBe(GridLogicOperator.And);
});
