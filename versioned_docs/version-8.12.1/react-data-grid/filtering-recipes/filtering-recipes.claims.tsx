import {
  DataGrid,
  getGridNumericOperators,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import { Component, useEffect, type ReactNode, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CountedViews from './demos/CountedViews';
import DateRange from './demos/DateRange';
import FieldsAboveGrid from './demos/FieldsAboveGrid';
import NothingFound from './demos/NothingFound';
import RememberFilter from './demos/RememberFilter';

const rows = [
  { id: 1, name: 'Ben', amount: 20 },
  { id: 2, name: 'anna', amount: 0 },
  { id: 3, name: 'Zoé', amount: 5 },
];
const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'amount', type: 'number', width: 120 },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message === undefined ? this.props.children : `Failed: ${this.state.message}`;
  }
}

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const startWith = (filterModel: GridFilterModel): Partial<DataGridProps> => ({
  initialState: { filter: { filterModel } },
});

claim('The grid of the MIT package applies only one condition.', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await render(
    <Grid
      {...startWith({
        items: [
          { id: 1, field: 'amount', operator: '>', value: 1 },
          { id: 2, field: 'name', operator: 'contains', value: 'Ben' },
        ],
      })}
    />,
  );
  await expect.poll(ids).toEqual(['1', '3']);
});

claim('Rows must match all three fields.', async () => {
  await render(<FieldsAboveGrid />);
  await expect.poll(ids).toHaveLength(5);
  await page.getByLabelText('Model', { exact: true }).fill('serra');
  await expect.poll(ids).toEqual(['2', '5']);
  await page.getByLabelText('Price up to', { exact: true }).fill('1500');
  await expect.poll(ids).toEqual(['5']);
  await page.getByLabelText('Kind', { exact: true }).click();
  await page.getByRole('option', { name: 'City' }).click();
  await expect.poll(ids).toEqual([]);
});

claim('If a selected row no longer matches, the grid deselects it.', async () => {
  const selected = () => [...(api.current?.getSelectedRows().keys() ?? [])];
  const { rerender } = await render(<Grid />);
  await expect.poll(ids).toHaveLength(3);
  api.current?.selectRow(1);
  await expect.poll(selected).toEqual([1]);
  const others = rows.slice(1);
  await rerender(<Grid rows={others} />);
  await expect.poll(ids).toEqual(['2', '3']);
  await rerender(<Grid />);
  await expect.poll(ids).toHaveLength(3);
  expect(selected()).toEqual([]);
});

claim(
  'To keep rows selected while they are filtered out, set `keepNonExistentRowsSelected`.',
  async () => {
    const others = rows.slice(1);
    const { rerender } = await render(<Grid keepNonExistentRowsSelected />);
    await expect.poll(ids).toHaveLength(3);
    api.current?.selectRow(1);
    await rerender(<Grid keepNonExistentRowsSelected rows={others} />);
    await expect.poll(ids).toEqual(['2', '3']);
    await rerender(<Grid keepNonExistentRowsSelected />);
    await expect.poll(ids).toHaveLength(3);
    expect(api.current?.isRowSelected(1)).toBe(true);
  },
);

claim(
  "`disableColumnFilter` removes the grid's own filter, so that there is only one place to filter.",
  async () => {
    await render(<Grid disableColumnFilter showToolbar />);
    await expect.poll(ids).toHaveLength(3);
    expect(page.getByRole('button', { name: 'Filters' }).query()).toBeNull();
    api.current?.showColumnMenu('name');
    await expect.element(page.getByRole('menuitem', { name: 'Sort by ASC' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Filter' }).query()).toBeNull();
  },
);

claim('Both days are included, and an empty field means no limit.', async () => {
  await render(<DateRange />);
  // March: the 3rd, the 14th and the 31st.
  await expect.poll(ids).toEqual(['2', '3', '4']);
  await page.getByRole('columnheader', { name: 'Arrival' }).hover();
  await page
    .getByRole('columnheader', { name: 'Arrival' })
    .getByRole('button', { name: /menu/i })
    .click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await page.getByLabelText('From').fill('2025-03-03');
  await page.getByLabelText('To', { exact: true }).fill('2025-03-31');
  await expect.poll(ids).toEqual(['2', '3', '4']);
  await page.getByLabelText('From').fill('2025-03-04');
  await expect.poll(ids).toEqual(['3', '4']);
  await page.getByLabelText('To', { exact: true }).fill('');
  await expect.poll(ids).toEqual(['3', '4', '5']);
});

claim(
  '`apiRef.current.getFilterState(model)` applies a filter model without changing the grid. `filteredRowsLookup` in its result contains the ids of the rows that the model would hide.',
  async () => {
    await render(<Grid />);
    await expect.poll(ids).toHaveLength(3);
    const state = api.current?.getFilterState({
      items: [{ field: 'amount', operator: '>', value: 1 }],
    });
    expect(Object.keys(state?.filteredRowsLookup ?? {})).toEqual(['2']);
    expect(api.current?.state.filter.filterModel.items).toEqual([]);
    expect(ids()).toHaveLength(3);
    await render(<CountedViews />);
    await expect.element(page.getByRole('button', { name: 'All (5)' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Urgent (2)' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Over a week (3)' })).toBeVisible();
  },
);

claim(
  'If your `rows` change, add them to the dependencies of the effect to count again.',
  async () => {
    const counted: number[] = [];
    const model = { items: [{ field: 'amount', operator: '>', value: 1 }] };
    function Counting({ data }: { data: typeof rows }) {
      useEffect(() => {
        const hidden = api.current?.getFilterState(model).filteredRowsLookup ?? {};
        counted.push(data.length - Object.keys(hidden).length);
      }, [data]);
      return <Grid rows={data} />;
    }
    const { rerender } = await render(<Counting data={rows} />);
    await expect.poll(() => counted.at(-1)).toBe(2);
    await rerender(<Counting data={[...rows, { id: 4, name: 'new', amount: 9 }]} />);
    await expect.poll(() => counted.at(-1)).toBe(3);
  },
);

claim('Set a filter, then click **Open again** or reload the page.', async () => {
  localStorage.removeItem('garden-filter-1');
  try {
    await render(<RememberFilter />);
    await expect.poll(ids).toHaveLength(4);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabelText('Value').fill('Fig');
    await expect.poll(ids).toEqual(['3']);
    page
      .getByRole('button', { name: 'Open again', includeHidden: true })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => page.getByLabelText('Value').query()).toBeNull();
    await expect.poll(ids).toEqual(['3']);
    expect(localStorage.getItem('garden-filter-1')).toContain('"Fig"');
  } finally {
    localStorage.removeItem('garden-filter-1');
  }
});

claim('The grid ignores later values.', async () => {
  const model = (value: string) =>
    startWith({ items: [{ field: 'name', operator: 'contains', value }] });
  const { rerender } = await render(<Grid {...model('Ben')} />);
  await expect.poll(ids).toEqual(['1']);
  await rerender(<Grid {...model('anna')} />);
  expect(ids()).toEqual(['1']);
});

claim(
  'A date in the model becomes an ISO string in JSON. The date operators and the filter panel accept such a string.',
  async () => {
    const dates = [new Date(2025, 0, 1), new Date(2025, 5, 1)].map((day, id) => ({ id, day }));
    const model: GridFilterModel = {
      items: [{ field: 'day', operator: 'after', value: new Date(2025, 2, 1) }],
    };
    const json = JSON.stringify(model);
    expect(json).toMatch(/"\d{4}-\d\d-\d\dT[^"]+Z"/);
    for (const [type, shown] of [
      ['date', /^2025-0[23]-\d\d$/],
      ['dateTime', /^2025-03-01T00:00/],
    ] as const) {
      const { unmount } = await render(
        <Grid
          rows={dates}
          columns={[{ field: 'day', type }]}
          {...startWith(JSON.parse(json) as GridFilterModel)}
        />,
      );
      await expect.poll(ids).toEqual(['1']);
      api.current?.showFilterPanel('day');
      await expect.element(page.getByLabelText('Value')).toBeVisible();
      const input = page.getByLabelText('Value').element();
      expect(input).toHaveProperty('value', expect.stringMatching(shown));
      await unmount();
    }
  },
);

claim('If the column of an item no longer exists, the grid removes the item.', async () => {
  const items = () => api.current?.state.filter.filterModel.items;
  await render(
    <Grid
      {...startWith({ items: [{ id: 1, field: 'gone', operator: 'contains', value: 'x' }] })}
    />,
  );
  await expect.poll(items).toEqual([]);
  expect(ids()).toHaveLength(3);
});

claim(
  'If its operator no longer exists, the grid throws on the first render, so change the storage key when you rename an operator, for example to `garden-filter-2`.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Boundary>
        <Grid {...startWith({ items: [{ id: 1, field: 'name', operator: 'gone', value: 'x' }] })} />
      </Boundary>,
    );
    await expect.element(page.getByText(/^Failed: .*No filter operator found/)).toBeVisible();
  },
);

claim(
  '`slots.noResultsOverlay` replaces the message "No results found.", which appears when there are rows, but none of them match.',
  async () => {
    const nobody = startWith({ items: [{ field: 'name', operator: 'equals', value: 'nobody' }] });
    const { unmount } = await render(<Grid {...nobody} />);
    await expect.element(page.getByText('No results found.')).toBeVisible();
    await unmount();
    const slots = { noResultsOverlay: () => 'Nobody is here' };
    const { rerender } = await render(<Grid {...nobody} slots={slots} />);
    await expect.element(page.getByText('Nobody is here')).toBeVisible();
    expect(page.getByText('No results found.').query()).toBeNull();
    const none: typeof rows = [];
    await rerender(<Grid {...nobody} slots={slots} rows={none} />);
    await expect.poll(() => page.getByText('Nobody is here').query()).toBeNull();
  },
);

claim('The button also clears the search field.', async () => {
  await render(<NothingFound />);
  await expect.element(page.getByText('No ferry matches.')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('korčula');
  await page.getByRole('button', { name: 'Show all ferries' }).click();
  await expect.poll(ids).toEqual(['1', '2', '3']);
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

claim(
  'To change only the text, set `localeText.noResultsOverlayLabel`. If `rows` is empty, for example because you or your server filtered it, the grid shows `slots.noRowsOverlay` with the text `noRowsLabel` instead. Overlays shows how to replace both.',
  async () => {
    const localeText = { noResultsOverlayLabel: 'No match', noRowsLabel: 'No data' };
    const filtered = startWith({ items: [{ field: 'name', operator: 'equals', value: 'nobody' }] });
    const { rerender } = await render(<Grid {...filtered} localeText={localeText} />);
    await expect.element(page.getByText('No match')).toBeVisible();
    const none: typeof rows = [];
    await rerender(<Grid {...filtered} localeText={localeText} rows={none} />);
    await expect.element(page.getByText('No data')).toBeVisible();
    expect(page.getByText('No match').query()).toBeNull();
  },
);

interface Account {
  id: number;
  name: string;
  balance: number;
  total?: boolean;
}

const accounts: Account[] = [
  { id: 1, name: 'Cash', balance: 10 },
  { id: 2, name: 'Bank', balance: 30 },
  { id: 3, name: 'All', balance: 40, total: true },
];

const accountColumns: GridColDef<Account>[] = [
  { field: 'name' },
  {
    field: 'balance',
    type: 'number',
    filterOperators: getGridNumericOperators().map((operator) => ({
      ...operator,
      getApplyFilterFn: (item, column) => {
        const applies = operator.getApplyFilterFn(item, column);
        return (
          applies &&
          ((value: string | number | null, row: Account, ...rest) =>
            row.total === true || applies(value, row, ...rest))
        );
      },
    })),
  },
];

claim(
  'The grid tests each row separately, so an operator can let special rows pass, such as a total.',
  async () => {
    await render(
      <Grid
        rows={accounts}
        columns={accountColumns}
        {...startWith({ items: [{ field: 'balance', operator: '<', value: 20 }] })}
      />,
    );
    await expect.poll(ids).toEqual(['1', '3']);
  },
);

claim(
  "Do this for each column that your users can filter. The quick filter doesn't use these operators, so customize it as well, or turn it off.",
  async () => {
    await render(<Grid rows={accounts} columns={accountColumns} />);
    await expect.poll(ids).toHaveLength(3);
    api.current?.setFilterModel({
      items: [{ field: 'name', operator: 'contains', value: 'Cash' }],
    });
    await expect.poll(ids).toEqual(['1']);
    api.current?.setFilterModel({ items: [], quickFilterValues: ['Bank'] });
    await expect.poll(ids).toEqual(['2']);
  },
);

sourced(
  'Rows that stay at the top or bottom in any order are pinned rows, a feature of the Pro plan.',
  {
    url: 'https://github.com/mui/mui-x/blob/00b0d3ba7ed6195d65edbe04b1824ad7285cdb43/docs/data/data-grid/row-pinning/row-pinning.md',
    checked: '2026-11-23',
  },
);
