import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridFilteredSortedRowIdsSelector,
  gridFilteredTopLevelRowCountSelector,
  gridFilterModelSelector,
  GridLogicOperator,
  gridPaginatedVisibleSortedGridRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import { useState, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FilterByOptions from './demos/FilterByOptions';
import FilterComputed from './demos/FilterComputed';
import FilteredTotal from './demos/FilteredTotal';
import FilterFromChips from './demos/FilterFromChips';
import FilterOrders from './demos/FilterOrders';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = [
  { id: 1, name: 'Zoé', amount: 20 },
  { id: 2, name: 'anna', amount: 0 },
  { id: 3, name: 'Ben', amount: null },
];

const otherTypes: GridColDef[] = [
  { field: 'day', type: 'date', valueGetter: () => new Date(2025, 2, 3) },
  { field: 'time', type: 'dateTime', valueGetter: () => new Date(2025, 2, 3, 10) },
  { field: 'done', type: 'boolean', valueGetter: () => true },
  { field: 'kind', type: 'singleSelect', valueOptions: ['x', 'y'], valueGetter: () => 'x' },
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
const only = (item: GridFilterItem): GridFilterModel => ({ items: [item] });
const filter = (field: string, operator: string, value?: unknown) => {
  api.current?.setFilterModel(only({ field, operator, value }));
  return matching();
};
const names = (value: string) => only({ field: 'name', operator: 'contains', value });

claim('**Status** has a list of values, **Placed** a date input.', async () => {
  await render(<FilterOrders />);
  await page.getByRole('button', { name: 'Filters' }).click();
  const column = page.getByRole('combobox', { name: 'Columns' });
  await column.click();
  await page.getByRole('option', { name: 'Status' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Value' })).toBeVisible();
  await column.click();
  await page.getByRole('option', { name: 'Placed' }).click();
  await expect.element(page.getByLabelText('Value')).toHaveAttribute('type', 'date');
});

claim('Without the toolbar, users open the panel from the column menu.', async () => {
  await render(<Grid />);
  expect(page.getByRole('button', { name: 'Filters' }).query()).toBeNull();
  api.current?.showColumnMenu('name');
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Operator' })).toBeVisible();
});

claim('The grid reads `initialState` on its first render only.', async () => {
  const state = (value: string) => ({ filter: { filterModel: names(value) } });
  const { rerender } = await render(<Grid initialState={state('Ben')} />);
  await expect.poll(ids).toEqual(['3']);
  await rerender(<Grid initialState={state('anna')} />);
  expect(ids()).toEqual(['3']);
});

claim(
  '`items` | The conditions. The MIT package applies only the first one and logs an error during development if there are more',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const items = ['Ben', 'anna'].map((value, id) => ({
      id,
      field: 'name',
      operator: 'contains',
      value,
    }));
    await render(<Grid filterModel={{ items, logicOperator: GridLogicOperator.Or }} />);
    await expect.poll(ids).toEqual(['3']);
    expect(error.mock.calls.flat().join(' ')).toContain('filterModel');
  },
);

claim(
  '`logicOperator` | `GridLogicOperator.And` (the default) or `GridLogicOperator.Or`, to combine several items. It has no effect on a single one',
  async () => {
    await render(<Grid />);
    for (const logicOperator of [undefined, GridLogicOperator.And, GridLogicOperator.Or]) {
      api.current?.setFilterModel({ ...names('Ben'), logicOperator });
      expect(matching()).toEqual([3]);
    }
  },
);

claim(
  '`quickFilterValues` | The words of the quick filter. A row must match them and the items, even with `Or`',
  async () => {
    await render(<Grid />);
    api.current?.setFilterModel({
      items: [{ field: 'amount', operator: 'isNotEmpty' }],
      logicOperator: GridLogicOperator.Or,
      quickFilterValues: ['n'],
    });
    expect(matching()).toEqual([2]);
  },
);

claim("You don't need it for one item.", async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await render(<Grid filterModel={names('Ben')} />);
  await expect.poll(ids).toEqual(['3']);
  expect(error).not.toHaveBeenCalled();
});

claim('`upsertFilterItem` and `deleteFilterItem` use the `id` to find the item.', async () => {
  await render(<Grid />);
  const item = { id: 'mine', field: 'name', operator: 'contains' };
  api.current?.upsertFilterItem({ ...item, value: 'Ben' });
  expect(matching()).toEqual([3]);
  api.current?.upsertFilterItem({ ...item, value: 'anna' });
  expect(matching()).toEqual([2]);
  api.current?.deleteFilterItem({ ...item, id: 'other' });
  expect(matching()).toEqual([2]);
  api.current?.deleteFilterItem({ id: 'mine', field: 'amount', operator: '=' });
  expect(matching()).toEqual([1, 2, 3]);
});

claim('The chips and the panel update the same state.', async () => {
  await render(<FilterFromChips />);
  await page.getByRole('button', { name: 'Office' }).click();
  await expect.poll(() => ids().length).toBe(2);
  await expect.element(page.getByRole('status')).toHaveTextContent('Filter: team equals Office');
});

claim(
  'Keep models outside the component or in state, because the grid filters all rows again for a new object.',
  async () => {
    const valueGetter = vi.fn((value: string) => value);
    const filtered = [{ field: 'name', valueGetter }];
    const set = vi.fn();
    const { rerender } = await render(<Grid columns={filtered} filterModel={names('x')} />);
    api.current?.subscribeEvent('filteredRowsSet', set);
    const model = names('x');
    await rerender(<Grid columns={filtered} filterModel={model} />);
    await expect.poll(() => set.mock.calls.length).toBe(1);
    await rerender(<Grid columns={filtered} filterModel={model} hideFooter />);
    await expect.poll(() => page.getByText('Rows per page').query()).toBeNull();
    expect(set).toHaveBeenCalledTimes(1);
  },
);

claim(
  'With `filterModel` but without `onFilterModelChange`, changes in the panel have no effect.',
  async () => {
    await render(<Grid filterModel={names('Ben')} filterDebounceMs={0} />);
    api.current?.showFilterPanel();
    await page.getByRole('textbox', { name: 'Value' }).fill('anna');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect.poll(ids).toEqual(['3']);
    api.current?.setFilterModel(names('anna'));
    expect(api.current?.state.filter.filterModel).toEqual(names('Ben'));
  },
);

claim(
  "Its second argument has a `reason`, such as `'upsertFilterItem'` or `'deleteFilterItem'`.",
  async () => {
    const onFilterModelChange = vi.fn<NonNullable<DataGridProps['onFilterModelChange']>>();
    await render(<Grid onFilterModelChange={onFilterModelChange} />);
    const item = { id: 1, field: 'name', operator: 'contains', value: 'a' };
    api.current?.upsertFilterItem(item);
    api.current?.deleteFilterItem(item);
    expect(onFilterModelChange.mock.calls.map(([, { reason }]) => reason)).toEqual([
      'upsertFilterItem',
      'deleteFilterItem',
    ]);
  },
);

claim(
  '`string` | `contains`, `doesNotContain`, `equals`, `doesNotEqual`, `startsWith`, `endsWith`, `isEmpty`, `isNotEmpty`, `isAnyOf` | Text. Case and spaces around it are ignored, and accents, too, for `equals`, `doesNotEqual`, and `isAnyOf`',
  async () => {
    await render(<Grid />);
    expect(api.current?.getColumn('name').filterOperators?.map(({ value }) => value)).toEqual([
      'contains',
      'doesNotContain',
      'equals',
      'doesNotEqual',
      'startsWith',
      'endsWith',
      'isEmpty',
      'isNotEmpty',
      'isAnyOf',
    ]);
    expect(filter('name', 'contains', '  BEN ')).toEqual([3]);
    expect(filter('name', 'equals', ' zoe ')).toEqual([1]);
    expect(filter('name', 'doesNotEqual', 'zoe')).toEqual([2, 3]);
    expect(filter('name', 'isAnyOf', ['zoe'])).toEqual([1]);
    for (const operator of ['contains', 'startsWith', 'endsWith']) {
      expect(filter('name', operator, 'zoe')).toEqual([]);
    }
  },
);

claim(
  '`number` | `=`, `!=`, `>`, `>=`, `<`, `<=`, `isEmpty`, `isNotEmpty`, `isAnyOf` | A number. `0` is a value, `null` is empty',
  async () => {
    await render(<Grid />);
    expect(api.current?.getColumn('amount').filterOperators?.map(({ value }) => value)).toEqual([
      '=',
      '!=',
      '>',
      '>=',
      '<',
      '<=',
      'isEmpty',
      'isNotEmpty',
      'isAnyOf',
    ]);
    expect(filter('amount', 'isEmpty')).toEqual([3]);
    expect(filter('amount', '=', 0)).toEqual([2]);
  },
);

claim('`boolean` | `is` | `true` or `false`. A missing value counts as `false`', async () => {
  await render(<Grid columns={[{ field: 'missing', type: 'boolean' }]} />);
  expect(api.current?.getColumn('missing').filterOperators).toHaveLength(1);
  expect(filter('missing', 'is', false)).toEqual([1, 2, 3]);
  expect(filter('missing', 'is', true)).toEqual([]);
});

claim(
  "A filter whose value is `undefined` or `''` hides no rows. Don't set the value to `null`: number columns read it as 0. `isEmpty` and `isNotEmpty` don't need a value.",
  async () => {
    await render(<Grid columns={[...columns, ...otherTypes]} />);
    for (const { field } of [...columns, ...otherTypes]) {
      for (const { value, requiresFilterValue } of api.current?.getColumn(field).filterOperators ??
        []) {
        if (requiresFilterValue !== false) {
          expect(filter(field, value), `${field} ${value}`).toEqual([1, 2, 3]);
          expect(filter(field, value, ''), `${field} ${value}`).toEqual([1, 2, 3]);
        }
      }
    }
    expect(filter('amount', '=', null)).toEqual([2]);
    expect(filter('amount', '>', null)).toEqual([1]);
    expect(filter('amount', 'isNotEmpty')).toEqual([1, 2]);
    expect(filter('amount', 'isEmpty')).toEqual([3]);
  },
);

claim('This grid starts with a filter for two states.', async () => {
  await render(<FilterByOptions />);
  await expect.poll(ids).toEqual(['S-42', 'S-44', 'S-46']);
});

claim(
  '**Yield** is computed from two properties of the row, and its value is a number, so the filter is `>= 7` rather than "7 t/ha".',
  async () => {
    await render(<FilterComputed />);
    await expect.poll(ids).toEqual(['1', '2', '5']);
  },
);

claim(
  '`setFilterModel(model)` | Replaces the filter model. If it has no `quickFilterValues`, the quick filter is cleared, too',
  async () => {
    await render(<Grid />);
    api.current?.setQuickFilterValues(['ben']);
    expect(matching()).toEqual([3]);
    api.current?.setFilterModel({ items: [] });
    expect(matching()).toEqual([1, 2, 3]);
  },
);

claim(
  '`showFilterPanel(field?)` | Opens the panel. In the MIT package, `field` replaces a filter of another column',
  async () => {
    await render(<Grid initialState={{ filter: { filterModel: names('Ben') } }} />);
    api.current?.showFilterPanel('amount');
    await expect
      .element(page.getByRole('combobox', { name: 'Columns' }))
      .toHaveTextContent('amount');
    expect(api.current?.state.filter.filterModel.items.map(({ field }) => field)).toEqual([
      'amount',
    ]);
    await expect.poll(ids).toEqual(['1', '2', '3']);
  },
);

claim(
  '`getFilterState(model)` | Returns which rows match a model, without applying it. Recipe',
  async () => {
    await render(<Grid />);
    expect(api.current?.getFilterState(names('Ben')).filteredRowsLookup).toEqual({
      1: false,
      2: false,
    });
    expect(matching()).toEqual([1, 2, 3]);
  },
);

claim(
  'If you call `upsertFilterItem` with a new `id`, `DataGrid` keeps the old item and drops yours.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await render(<Grid />);
    const item = { field: 'name', operator: 'contains' };
    api.current?.upsertFilterItem({ ...item, id: 1, value: 'Ben' });
    api.current?.upsertFilterItem({ ...item, id: 2, value: 'anna' });
    expect(api.current?.state.filter.filterModel.items.map(({ value }): unknown => value)).toEqual([
      'Ben',
    ]);
  },
);

claim(
  'Search for "energy": the footer shows the total of the matching rows on all pages.',
  async () => {
    await render(<FilteredTotal />);
    await page.getByRole('searchbox').fill('energy');
    await expect.element(page.getByText('2 payments, € 508')).toBeVisible();
  },
);

claim('`gridFilteredTopLevelRowCountSelector` | The number of these rows', async () => {
  await render(<Grid initialState={{ filter: { filterModel: names('n') } }} />);
  expect(gridFilteredTopLevelRowCountSelector(api)).toBe(2);
});

claim(
  '`gridPaginatedVisibleSortedGridRowEntriesSelector` | The matching rows on the current page',
  async () => {
    await render(
      <Grid
        pageSizeOptions={[1]}
        initialState={{
          filter: { filterModel: names('n') },
          pagination: { paginationModel: { pageSize: 1, page: 1 } },
        }}
      />,
    );
    expect(gridPaginatedVisibleSortedGridRowEntriesSelector(api).map(({ id }) => id)).toEqual([3]);
  },
);

claim(
  'The grid calls `onFilterModelChange` before it filters the rows. Inside this callback, selectors still return the previously filtered rows.',
  async () => {
    const seen: unknown[] = [];
    await render(<Grid onFilterModelChange={() => seen.push(matching())} />);
    api.current?.setFilterModel(names('Ben'));
    expect(seen).toEqual([[1, 2, 3]]);
    expect(matching()).toEqual([3]);
  },
);

claim(
  "`filterable: false` removes **Filter** from the column's menu, and the column from the panel. The quick filter still searches the column.",
  async () => {
    await render(<Grid columns={[{ field: 'name', filterable: false }, { field: 'amount' }]} />);
    api.current?.showColumnMenu('name');
    await expect.element(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Filter' }).query()).toBeNull();
    api.current?.hideColumnMenu();
    api.current?.setQuickFilterValues(['ben']);
    expect(matching()).toEqual([3]);
    api.current?.showFilterPanel();
    await page.getByRole('combobox', { name: 'Columns' }).click();
    await expect.element(page.getByRole('option', { name: 'amount' })).toBeVisible();
    expect(page.getByRole('option', { name: 'name' }).query()).toBeNull();
  },
);

claim(
  '`filterable: false` and `disableColumnFilter` affect users only: a filter model still applies. The panel shows the item of a column with `filterable: false` as disabled.',
  async () => {
    const { unmount } = await render(
      <Grid disableColumnFilter showToolbar filterModel={names('Ben')} />,
    );
    await expect.poll(ids).toEqual(['3']);
    expect(page.getByRole('button', { name: 'Filters' }).query()).toBeNull();
    await unmount();
    await render(
      <Grid columns={[{ field: 'name', filterable: false }]} filterModel={names('Ben')} />,
    );
    await expect.poll(ids).toEqual(['3']);
    api.current?.showFilterPanel();
    await expect.element(page.getByRole('textbox', { name: 'Value' })).toBeDisabled();
  },
);

claim('`filterMode="server"` keeps the panel, but the grid doesn\'t filter `rows`.', async () => {
  await render(<Grid filterMode="server" filterModel={names('Ben')} />);
  await expect.poll(ids).toEqual(['1', '2', '3']);
  api.current?.showFilterPanel();
  await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveValue('Ben');
});

claim(
  '`filterDebounceMs` is the time between a keystroke and the filtering, 150 milliseconds by default. It applies to the panel and the quick filter.',
  async () => {
    await render(<Grid showToolbar />);
    api.current?.showFilterPanel('name');
    const panel = page.getByRole('textbox', { name: 'Value' });
    const search = page.getByRole('searchbox').element();
    await expect.element(panel).toHaveFocus();
    const changed = vi.fn();
    api.current?.subscribeEvent('filterModelChange', changed);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (const [index, input] of [panel.element(), search].entries()) {
        // As a user does: React tracks values that are set on the element itself.
        Reflect.set(HTMLInputElement.prototype, 'value', 'ben', input);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        vi.advanceTimersByTime(149);
        expect(changed).toHaveBeenCalledTimes(index);
        vi.advanceTimersByTime(1);
        expect(changed).toHaveBeenCalledTimes(index + 1);
      }
    } finally {
      vi.useRealTimers();
    }
  },
);

claim('Set `disableEval` to prevent the attempt and the CSP violation report.', async () => {
  const made = vi.spyOn(globalThis, 'Function');
  const { unmount } = await render(<Grid disableEval filterModel={names('Ben')} />);
  await expect.poll(ids).toEqual(['3']);
  expect(made).not.toHaveBeenCalled();
  await unmount();
  await render(<Grid filterModel={names('Ben')} />);
  await expect.poll(ids).toEqual(['3']);
  expect(made).toHaveBeenCalled();
  made.mockRestore();
});

claim(
  "`isAnyOf` requires an array. A number column ignores the filter if its value is a text that isn't a number, except with `isAnyOf`, which then matches no rows.",
  async () => {
    await render(<Grid />);
    for (const operator of ['=', '!=', '>', '>=', '<', '<=']) {
      expect(filter('amount', operator, 'many'), operator).toEqual([1, 2, 3]);
    }
    expect(filter('amount', 'isAnyOf', ['many'])).toEqual([]);
    expect(filter('name', 'isAnyOf', 'Ben')).toEqual([1, 2, 3]);
  },
);

claim(
  'The grid removes an item if `columns` no longer contains its `field`. Keep the column and hide it instead.',
  async () => {
    function Columns() {
      const [shown, setShown] = useState(columns);
      return (
        <>
          <button onClick={() => setShown(columns.slice(1))}>Remove</button>
          <Grid columns={shown} initialState={{ filter: { filterModel: names('Ben') } }} />
        </>
      );
    }
    await render(<Columns />);
    await expect.poll(ids).toEqual(['3']);
    api.current?.setColumnVisibility('name', false);
    await expect.poll(ids).toEqual(['3']);
    await userEvent.click(page.getByRole('button', { name: 'Remove' }));
    await expect.poll(ids).toEqual(['1', '2', '3']);
    expect(api.current?.state.filter.filterModel.items).toEqual([]);
  },
);

sourced('Several items require `DataGridPro` or `DataGridPremium` from the Pro or Premium plan.', {
  url: 'https://github.com/mui/mui-x/blob/19ee4a013f410559bfafc6bc6dc32e515bf999fe/docs/data/data-grid/filtering/multi-filters.md',
  checked: '2026-11-23',
});

claim('`showToolbar` adds the **Filters** button and a search field.', async () => {
  const { rerender } = await render(<Grid />);
  expect(page.getByRole('button', { name: 'Filters' }).query()).toBeNull();
  expect(page.getByRole('searchbox').query()).toBeNull();
  await rerender(<Grid showToolbar />);
  await expect.element(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toBeInTheDocument();
});

claim('Users can change or remove this filter.', async () => {
  await render(<Grid initialState={{ filter: { filterModel: names('Ben') } }} />);
  await expect.poll(ids).toEqual(['3']);
  api.current?.showFilterPanel();
  await page.getByRole('textbox', { name: 'Value' }).fill('anna');
  await expect.poll(ids).toEqual(['2']);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(ids).toEqual(['1', '2', '3']);
});

claim('`{ items: [] }` means no filter.', async () => {
  const { rerender } = await render(<Grid filterModel={names('Ben')} />);
  await expect.poll(ids).toEqual(['3']);
  await rerender(<Grid filterModel={{ items: [] }} />);
  await expect.poll(ids).toEqual(['1', '2', '3']);
});

claim(
  'If you only want to be notified of changes, set `onFilterModelChange` without `filterModel`.',
  async () => {
    const onFilterModelChange = vi.fn<NonNullable<DataGridProps['onFilterModelChange']>>();
    await render(<Grid onFilterModelChange={onFilterModelChange} />);
    api.current?.setFilterModel(names('Ben'));
    await expect.poll(ids).toEqual(['3']);
    expect(onFilterModelChange.mock.calls.map(([model]) => model.items)).toEqual([
      names('Ben').items,
    ]);
  },
);

claim('The first one is the default in the panel.', async () => {
  for (const { field } of [...columns, ...otherTypes]) {
    const { unmount } = await render(<Grid columns={[...columns, ...otherTypes]} />);
    api.current?.showFilterPanel(field);
    await expect
      .poll(() => api.current?.state.filter.filterModel.items)
      .toMatchObject([
        { field, operator: api.current?.getColumn(field).filterOperators?.[0]?.value },
      ]);
    await unmount();
  }
});

const operators = (field: string) =>
  api.current?.getColumn(field).filterOperators?.map(({ value }) => value);

claim(
  '`date`, `dateTime` | `is`, `not`, `after`, `onOrAfter`, `before`, `onOrBefore`, `isEmpty`, `isNotEmpty` | A `Date`. For `date`, the time of day is ignored',
  async () => {
    const day = new Date(2025, 2, 3, 15, 30);
    await render(
      <Grid
        columns={[
          { field: 'day', type: 'date', valueGetter: () => day },
          { field: 'time', type: 'dateTime', valueGetter: () => day },
        ]}
      />,
    );
    const all = [
      'is',
      'not',
      'after',
      'onOrAfter',
      'before',
      'onOrBefore',
      'isEmpty',
      'isNotEmpty',
    ];
    expect(operators('day')).toEqual(all);
    expect(operators('time')).toEqual(all);
    expect(filter('day', 'is', new Date('2025-03-03T08:00Z'))).toEqual([1, 2, 3]);
    expect(filter('day', 'after', new Date('2025-03-03'))).toEqual([]);
    expect(filter('time', 'is', new Date('2025-03-03T08:00Z'))).toEqual([]);
  },
);

claim(
  '`singleSelect` | `is`, `not`, `isAnyOf` | The value of an option, or a list of them for `isAnyOf`',
  async () => {
    await render(
      <Grid
        columns={[
          {
            field: 'name',
            type: 'singleSelect',
            valueOptions: rows.map(({ name }) => ({ value: name, label: name.toUpperCase() })),
          },
        ]}
      />,
    );
    expect(operators('name')).toEqual(['is', 'not', 'isAnyOf']);
    expect(filter('name', 'is', 'Ben')).toEqual([3]);
    expect(filter('name', 'is', 'BEN')).toEqual([]);
    expect(filter('name', 'isAnyOf', ['Ben', 'anna'])).toEqual([2, 3]);
  },
);

claim('The panel then shows a list instead of a text field.', async () => {
  await render(
    <Grid columns={[{ field: 'name', type: 'singleSelect', valueOptions: ['Ben', 'anna'] }]} />,
  );
  api.current?.showFilterPanel('name');
  await page.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: 'Ben' }).click();
  await expect.poll(ids).toEqual(['3']);
});

claim('`isAnyOf` accepts several values in one condition, also in the MIT package.', async () => {
  await render(<Grid />);
  expect(filter('name', 'isAnyOf', ['Ben', 'anna'])).toEqual([2, 3]);
  expect(filter('amount', 'isAnyOf', [0, 20])).toEqual([1, 2]);
});

claim(
  'To add a third, open the menu of **State** and choose **Filter**. The model contains the `value` of each option, while users see its `label`.',
  async () => {
    await render(<FilterByOptions />);
    await page.getByRole('columnheader', { name: 'State' }).hover();
    await page
      .getByRole('button', { name: /State.*menu|menu/i })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await expect.element(page.getByRole('button', { name: 'At customs' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Value' }).click();
    await page.getByRole('option', { name: 'On the way' }).click();
    await expect.poll(ids).toEqual(['S-41', 'S-42', 'S-44', 'S-46']);
  },
);

claim(
  'To offer only the values that occur, create the options from your rows: `valueOptions: [...new Set(rows.map((row) => row.city))]`.',
  async () => {
    const cities = ['Porto', 'Gent', 'Porto'].map((city, id) => ({ id, city }));
    const valueOptions = [...new Set(cities.map((row) => row.city))];
    await render(
      <Grid rows={cities} columns={[{ field: 'city', type: 'singleSelect', valueOptions }]} />,
    );
    api.current?.showFilterPanel('city');
    await page.getByRole('combobox', { name: 'Value' }).click();
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map((option) => option.textContent),
      )
      .toEqual(expect.arrayContaining(['Porto', 'Gent']));
    expect(page.getByRole('option', { name: 'Porto' }).elements()).toHaveLength(1);
  },
);

claim(
  "The filter compares the value of a column, which is what `valueGetter` returns, or `row[field]` without a `valueGetter`. What `renderCell` and `valueFormatter` display doesn't matter.",
  async () => {
    const shown = { valueFormatter: () => 'shown', renderCell: () => 'rendered' };
    await render(
      <Grid
        columns={[
          { field: 'name', ...shown },
          {
            field: 'made',
            valueGetter: (_value, row: { id: number }) => `row ${row.id}`,
            ...shown,
          },
        ]}
      />,
    );
    expect(filter('name', 'contains', 'Ben')).toEqual([3]);
    expect(filter('made', 'contains', 'row 2')).toEqual([2]);
    for (const value of ['shown', 'rendered']) {
      expect(filter('name', 'contains', value)).toEqual([]);
      expect(filter('made', 'contains', value)).toEqual([]);
    }
  },
);

claim(
  'Without the `valueGetter`, the filter would compare the string `[object Object]` and never find "Wheat".',
  async () => {
    const crops = [{ id: 1, crop: { name: 'Wheat' } }];
    await render(
      <Grid rows={crops} columns={[{ field: 'crop', valueFormatter: () => 'Wheat' }]} />,
    );
    expect(filter('crop', 'contains', 'Wheat')).toEqual([]);
    expect(filter('crop', 'equals', '[object Object]')).toEqual([1]);
  },
);

claim(
  'The quick filter is different: in text, date, and select columns, it searches the formatted value.',
  async () => {
    await render(
      <Grid
        columns={[
          { field: 'name', valueFormatter: (value: string) => `${value} text` },
          {
            field: 'day',
            type: 'date',
            valueGetter: () => new Date(2025, 2, 3),
            valueFormatter: () => 'in spring',
          },
          {
            field: 'kind',
            type: 'singleSelect',
            valueGetter: () => 1,
            valueOptions: [{ value: 1, label: 'First' }],
          },
        ]}
      />,
    );
    for (const word of ['text', 'spring', 'First']) {
      api.current?.setQuickFilterValues([word]);
      expect(matching()).toEqual([1, 2, 3]);
    }
    api.current?.setQuickFilterValues(['2025']);
    expect(matching()).toEqual([]);
  },
);

const ben = { id: 1, field: 'name', operator: 'contains', value: 'Ben' };

claim('`upsertFilterItem(item)` | Replaces the item with the same `id`, or adds it', async () => {
  await render(<Grid />);
  api.current?.upsertFilterItem(ben);
  expect(matching()).toEqual([3]);
  api.current?.upsertFilterItem({ ...ben, value: 'anna' });
  expect(matching()).toEqual([2]);
});

claim('`upsertFilterItems(items)` | Does the same for several items', async () => {
  await render(<Grid />);
  api.current?.upsertFilterItems([ben]);
  expect(matching()).toEqual([3]);
  api.current?.upsertFilterItems([{ ...ben, value: 'anna' }]);
  expect(matching()).toEqual([2]);
});

claim('`deleteFilterItem(item)` | Removes the item with the same `id`', async () => {
  await render(<Grid initialState={{ filter: { filterModel: only(ben) } }} />);
  api.current?.deleteFilterItem({ ...ben, id: 2 });
  expect(matching()).toEqual([3]);
  api.current?.deleteFilterItem(ben);
  expect(matching()).toEqual([1, 2, 3]);
});

claim('`setQuickFilterValues(values)` | Sets the words of the quick filter', async () => {
  await render(<Grid />);
  api.current?.setQuickFilterValues(['be', 'en']);
  expect(matching()).toEqual([3]);
  expect(gridFilterModelSelector(api).quickFilterValues).toEqual(['be', 'en']);
});

claim('`setFilterLogicOperator(value)` | Sets `logicOperator`', async () => {
  await render(<Grid />);
  api.current?.setFilterLogicOperator(GridLogicOperator.Or);
  expect(gridFilterModelSelector(api).logicOperator).toBe(GridLogicOperator.Or);
});

claim('`hideFilterPanel()` | Closes the panel', async () => {
  await render(<Grid />);
  api.current?.showFilterPanel('name');
  await expect.element(page.getByRole('textbox', { name: 'Value' })).toBeVisible();
  api.current?.hideFilterPanel();
  await expect.poll(() => page.getByRole('textbox', { name: 'Value' }).query()).toBeNull();
});

claim(
  'In a component inside the grid, such as a footer, `useGridSelector` renders the component again when the filtered rows change.',
  async () => {
    function Footer() {
      const found = useGridSelector(useGridApiContext(), gridFilteredSortedRowIdsSelector);
      return <output>{found.join()}</output>;
    }
    const slots = { footer: Footer };
    await render(<Grid slots={slots} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('1,2,3');
    api.current?.setFilterModel(names('n'));
    await expect.element(page.getByRole('status')).toHaveTextContent('2,3');
  },
);

const sortedByName = {
  sorting: { sortModel: [{ field: 'name', sort: 'desc' as const }] },
  filter: { filterModel: names('n') },
};

claim(
  '`gridFilteredSortedRowEntriesSelector` | `id` and `model` of each matching row, in sorted order',
  async () => {
    await render(<Grid initialState={sortedByName} />);
    await expect
      .poll(() => gridFilteredSortedRowEntriesSelector(api))
      .toEqual([
        { id: 3, model: rows[2] },
        { id: 2, model: rows[1] },
      ]);
  },
);

claim('`gridFilteredSortedRowIdsSelector` | The ids of these rows', async () => {
  await render(<Grid initialState={sortedByName} />);
  await expect.poll(() => gridFilteredSortedRowIdsSelector(api)).toEqual([3, 2]);
});

claim('`gridFilterModelSelector` | The filter model', async () => {
  await render(<Grid filterModel={names('Ben')} />);
  expect(gridFilterModelSelector(api)).toEqual(names('Ben'));
});

claim(
  '`disableColumnFilter` does this for all columns and hides the **Filters** button.',
  async () => {
    await render(<Grid disableColumnFilter showToolbar />);
    expect(page.getByRole('button', { name: 'Filters' }).query()).toBeNull();
    for (const { field } of columns) {
      api.current?.showColumnMenu(field);
      await expect.element(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
      expect(page.getByRole('menuitem', { name: 'Filter' }).query()).toBeNull();
      api.current?.hideColumnMenu();
      await expect.poll(() => page.getByRole('menu').query()).toBeNull();
    }
    api.current?.setQuickFilterValues(['ben']);
    expect(matching()).toEqual([3]);
  },
);

claim(
  "When the filter changes, the grid calls `valueGetter` and the operator's function for each row, so keep both fast.",
  async () => {
    const valueGetter = vi.fn((value: string) => value);
    const compare = vi.fn(() => true);
    const many = Array.from({ length: 300 }, (_, id) => ({ id, name: `Row ${id}` }));
    await render(
      <Grid
        rows={many}
        columns={[
          {
            field: 'name',
            valueGetter,
            filterOperators: [{ value: 'fits', getApplyFilterFn: () => compare }],
          },
        ]}
      />,
    );
    valueGetter.mockClear();
    filter('name', 'fits', 'x');
    expect(compare.mock.calls.length).toBeGreaterThanOrEqual(300);
    expect(valueGetter.mock.calls.length).toBeGreaterThanOrEqual(300);
  },
);

claim('For speed, the grid creates its filter function with `new Function`.', async () => {
  await render(<Grid />);
  const made = vi.spyOn(globalThis, 'Function');
  expect(filter('name', 'contains', 'Ben')).toEqual([3]);
  expect(made).toHaveBeenCalled();
  made.mockRestore();
});

claim(
  '**"No filter operator found for column …"** The column type doesn\'t have this operator.',
  async () => {
    const silent = vi.spyOn(console, 'error').mockReturnValue();
    await render(<Grid />);
    expect(() => filter('name', '>', 'a')).toThrow(/No filter operator found for column/);
    expect(() => filter('amount', 'contains', 1)).toThrow(/No filter operator found for column/);
    silent.mockRestore();
  },
);

claim('For a select column, use the `value` of an option, not its label.', async () => {
  await render(
    <Grid
      columns={[
        {
          field: 'amount',
          type: 'singleSelect',
          valueOptions: [
            { value: 20, label: 'Twenty' },
            { value: 0, label: 'Zero' },
          ],
        },
      ]}
    />,
  );
  expect(filter('amount', 'is', 20)).toEqual([1]);
  expect(filter('amount', 'is', 'Twenty')).toEqual([]);
});

claim(
  "Set the value to `new Date('2025-03-03')`, as the panel does, and create cell values with `new Date(2025, 2, 3)`.",
  async () => {
    const days = [{ id: 1, day: new Date(2025, 2, 3) }];
    await render(<Grid rows={days} columns={[{ field: 'day', type: 'date' }]} />);
    expect(filter('day', 'is', new Date('2025-03-03'))).toEqual([1]);
    api.current?.setFilterModel({ items: [] });
    api.current?.showFilterPanel('day');
    await page.getByLabelText('Value').fill('2025-03-03');
    await expect
      .poll((): unknown => gridFilterModelSelector(api).items[0]?.value)
      .toEqual(new Date('2025-03-03'));
  },
);

claim('The grid reads it on the first render only. Use `filterModel` instead.', async () => {
  const initialState = { filter: { filterModel: names('Ben') } };
  const { rerender } = await render(<Grid />);
  await rerender(<Grid initialState={initialState} />);
  expect(ids()).toEqual(['1', '2', '3']);
  await rerender(<Grid filterModel={names('Ben')} />);
  await expect.poll(ids).toEqual(['3']);
});

claim('With `paginationMode="server"`, the grid has the rows of one page only.', async () => {
  await render(<Grid paginationMode="server" rowCount={30} rows={rows.slice(0, 2)} />);
  expect(filter('name', 'contains', 'Ben')).toEqual([]);
  expect(filter('name', 'contains', 'anna')).toEqual([2]);
});

claim(
  "For `dateTime`, `is` and `not` ignore the seconds of the cells, but the other operators don't: 10:30:45 is `after` 10:30.",
  async () => {
    const times = [new Date(2025, 1, 3, 10, 30), new Date(2025, 1, 3, 10, 30, 45)];
    await render(
      <Grid
        rows={times.map((time, id) => ({ id, time }))}
        columns={[{ field: 'time', type: 'dateTime' }]}
      />,
    );
    const found = (operator: string) => filter('time', operator, times[0]);
    expect(found('is')).toEqual([0, 1]);
    expect(found('not')).toEqual([]);
    expect(found('after')).toEqual([1]);
    expect(found('onOrAfter')).toEqual([0, 1]);
    expect(found('before')).toEqual([]);
    expect(found('onOrBefore')).toEqual([0]);
  },
);
