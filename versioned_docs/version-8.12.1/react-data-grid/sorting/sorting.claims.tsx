import {
  DataGrid,
  gridDateComparator,
  GridDataSourceCacheDefault,
  GridGetRowsError,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridComparatorFn,
  type GridDataSource,
  type GridSortDirection,
  type GridSortModel,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import { useEffect, useState, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import EmptyValuesLast from './demos/EmptyValuesLast';
import SortByDuration from './demos/SortByDuration';
import SortByPriority from './demos/SortByPriority';
import SortDirections from './demos/SortDirections';
import SortFromMenu from './demos/SortFromMenu';
import SortInvoices from './demos/SortInvoices';
import SortOnServer from './demos/SortOnServer';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = [
  { id: 1, name: 'b', amount: 20 },
  { id: 2, name: 'a', amount: 20 },
  { id: 3, name: 'c', amount: 3 },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const header = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const values = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );

claim(
  'Click **Amount** to sort in ascending order. Click again for descending order, and a third time to return to the order of `rows`.',
  async () => {
    await render(<Grid />);
    const directions: (string | null)[] = [];
    for (let click = 0; click < 3; click += 1) {
      await header('amount').click();
      directions.push(header('amount').element().getAttribute('aria-sort'));
    }
    expect(directions).toEqual(['ascending', 'descending', 'none']);
    await expect.poll(ids).toEqual(['1', '2', '3']);
  },
);

claim('Rows with equal values keep the order they have in `rows`.', async () => {
  await render(
    <Grid initialState={{ sorting: { sortModel: [{ field: 'amount', sort: 'asc' }] } }} />,
  );
  await expect.poll(ids).toEqual(['3', '1', '2']);
  await header('amount').click();
  await expect.poll(ids).toEqual(['1', '2', '3']);
});

claim('The grid reads `initialState` on its first render only.', async () => {
  const sortedBy = (field: string) => ({
    sorting: { sortModel: [{ field, sort: 'asc' as const }] },
  });
  const { rerender } = await render(<Grid initialState={sortedBy('amount')} />);
  await expect.poll(ids).toEqual(['3', '1', '2']);
  await rerender(<Grid initialState={sortedBy('name')} />);
  await expect.poll(ids).toEqual(['3', '1', '2']);
});

claim(
  'With `sortModel` but without `onSortModelChange`, clicks on headers have no effect.',
  async () => {
    await render(<Grid sortModel={[{ field: 'amount', sort: 'asc' }]} />);
    await header('name').click();
    expect(api.current?.getSortModel()).toEqual([{ field: 'amount', sort: 'asc' }]);
    await expect.element(header('name')).toHaveAttribute('aria-sort', 'none');
  },
);

claim("The default is `['asc', 'desc', null]`.", async () => {
  await render(<Grid />);
  const changes: GridSortModel[] = [];
  api.current?.subscribeEvent('sortModelChange', (model) => changes.push(model));
  api.current?.sortColumn('name');
  await expect.poll(() => changes.at(-1)).toEqual([{ field: 'name', sort: 'asc' }]);
  api.current?.sortColumn('name');
  await expect.poll(() => changes.at(-1)).toEqual([{ field: 'name', sort: 'desc' }]);
  api.current?.sortColumn('name');
  await expect.poll(() => changes.at(-1)).toEqual([]);
});

claim(
  '**Date** has no `null` in its list, so clicks switch between newest and oldest first and never remove the sorting.',
  async () => {
    await render(<SortDirections />);
    const directions = new Set<string | null>();
    for (let click = 0; click < 5; click += 1) {
      await header('Date').click();
      directions.add(header('Date').element().getAttribute('aria-sort'));
    }
    expect([...directions].sort()).toEqual(['ascending', 'descending']);
  },
);

claim('**Comment** has `sortable: false`, so a click on its header does nothing.', async () => {
  await render(<SortDirections />);
  await header('Comment').click();
  await expect.element(header('Comment')).not.toHaveAttribute('aria-sort', 'ascending');
  expect(ids()).toEqual(['1', '2', '3', '4', '5']);
});

claim(
  "The first click on **Stars** puts the highest rating first: `['desc', 'asc', null]`.",
  async () => {
    await render(<SortDirections />);
    await header('Stars').click();
    await expect.poll(() => values('stars')).toEqual(['5', '5', '4', '3', '2']);
  },
);

claim('Set `sortingOrder` on the grid to change the default for all columns.', async () => {
  await render(<Grid sortingOrder={['desc', 'asc']} />);
  for (const field of ['name', 'amount']) {
    api.current?.sortColumn(field);
    await expect.poll(() => api.current?.getSortModel()).toEqual([{ field, sort: 'desc' }]);
  }
});

claim(
  '`sortable: false` and `disableColumnSorting` affect users only: `sortModel` and `apiRef` still sort such columns.',
  async () => {
    for (const props of [
      { disableColumnSorting: true },
      { columns: [{ field: 'name', sortable: false }] },
    ]) {
      const { unmount } = await render(
        <Grid {...props} sortModel={[{ field: 'name', sort: 'asc' }]} />,
      );
      await expect.poll(() => values('name')).toEqual(['a', 'b', 'c']);
      await unmount();
      const uncontrolled = await render(<Grid {...props} />);
      await header('name').click();
      expect(api.current?.getSortModel()).toEqual([]);
      api.current?.sortColumn('name', 'desc');
      await expect.poll(() => values('name')).toEqual(['c', 'b', 'a']);
      await uncontrolled.unmount();
    }
  },
);

claim('For descending order, the grid multiplies the result by -1.', async () => {
  // Keeps "b" before everything, in ascending order.
  const sortComparator = (a: string, b: string) => Number(b === 'b') - Number(a === 'b');
  await render(
    <Grid
      columns={[{ field: 'name', sortComparator }]}
      sortModel={[{ field: 'name', sort: 'asc' }]}
    />,
  );
  await expect.poll(() => values('name')).toEqual(['b', 'a', 'c']);
  await render(
    <Grid
      columns={[{ field: 'name', sortComparator }]}
      sortModel={[{ field: 'name', sort: 'desc' }]}
    />,
  );
  await expect.poll(() => values('name').slice(-3)).toEqual(['a', 'c', 'b']);
});

claim(
  '**Priority** sorts by the list in the code instead of alphabetically. **Ticket** compares digits as numbers, so SUP-9 comes before SUP-12.',
  async () => {
    await render(<SortByPriority />);
    await expect
      .poll(() => values('priority'))
      .toEqual(['Urgent', 'Urgent', 'High', 'Normal', 'Low']);
    await header('Ticket').click();
    await expect.poll(ids).toEqual(['SUP-9', 'SUP-12', 'SUP-20', 'SUP-87', 'SUP-101']);
  },
);

claim(
  'The third and fourth arguments are objects that describe the two cells, with `id`, `field`, `value`, `rowNode`, and `api`.',
  async () => {
    const sortComparator = vi.fn((...args: Parameters<GridComparatorFn<string>>) => args.length);
    await render(
      <Grid
        columns={[{ field: 'name', sortComparator }]}
        sortModel={[{ field: 'name', sort: 'asc' }]}
      />,
    );
    const [first, second, ...cells] = sortComparator.mock.calls[0] ?? [];
    expect(cells.map(({ value }) => value)).toEqual([first, second]);
    for (const cell of cells) {
      expect(Object.keys(cell).sort()).toEqual(['api', 'field', 'id', 'rowNode', 'value']);
    }
  },
);

claim(
  "`gridStringOrNumberComparator` | `string`, `singleSelect`, `custom` | Text in the alphabetical order of the browser's language, numbers by size",
  async () => {
    await render(
      <Grid
        columns={(['string', 'singleSelect', 'custom'] as const).map((type) => ({
          field: type,
          type,
        }))}
      />,
    );
    for (const type of ['string', 'singleSelect', 'custom']) {
      expect(api.current?.getColumn(type).sortComparator).toBe(gridStringOrNumberComparator);
    }
    const words = ['zebra', 'Äpfel', 'apple', 'Zoo'];
    const compare = (a: string | number, b: string | number) =>
      gridStringOrNumberComparator(a, b, undefined as never, undefined as never);
    expect([...words].sort(compare)).toEqual([...words].sort(new Intl.Collator().compare));
    expect([10, 9, 1].sort(compare)).toEqual([1, 9, 10]);
  },
);

claim(
  '`gridNumberComparator` | `number`, `boolean` | By size, also if the numbers are strings. `false` comes before `true`',
  async () => {
    await render(
      <Grid columns={(['number', 'boolean'] as const).map((type) => ({ field: type, type }))} />,
    );
    for (const type of ['number', 'boolean']) {
      expect(api.current?.getColumn(type).sortComparator).toBe(gridNumberComparator);
    }
    const cell = undefined as never;
    expect(gridNumberComparator('9', '10', cell, cell)).toBeLessThan(0);
    expect(gridNumberComparator(false, true, cell, cell)).toBeLessThan(0);
  },
);

claim('`gridDateComparator` | `date`, `dateTime` | Earlier first', async () => {
  await render(
    <Grid
      rows={[]}
      columns={(['date', 'dateTime'] as const).map((type) => ({ field: type, type }))}
    />,
  );
  for (const type of ['date', 'dateTime']) {
    expect(api.current?.getColumn(type).sortComparator).toBe(gridDateComparator);
  }
  expect(
    gridDateComparator(
      new Date(2025, 0, 1),
      new Date(2025, 0, 2),
      undefined as never,
      undefined as never,
    ),
  ).toBeLessThan(0);
});

claim(
  'A `singleSelect` column sorts by the values of its options, not by their labels.',
  async () => {
    const valueOptions = [
      { value: 'a', label: 'Z' },
      { value: 'b', label: 'Y' },
      { value: 'c', label: 'X' },
    ];
    await render(
      <Grid
        columns={[{ field: 'name', type: 'singleSelect', valueOptions }]}
        sortModel={[{ field: 'name', sort: 'asc' }]}
      />,
    );
    await expect.poll(() => values('name')).toEqual(['Z', 'Y', 'X']);
  },
);

claim(
  'The comparators above put `null` and `undefined` first in ascending order and last in descending order.',
  () => {
    const cell = undefined as never;
    for (const comparator of [gridStringOrNumberComparator, gridNumberComparator]) {
      for (const empty of [null, undefined]) {
        expect(comparator(empty, 5, cell, cell)).toBeLessThan(0);
        expect(comparator(5, empty, cell, cell)).toBeGreaterThan(0);
      }
    }
  },
);

claim('Click **Level**: the gauges without a level stay at the end.', async () => {
  await render(<EmptyValuesLast />);
  await expect.poll(() => values('level').slice(-2)).toEqual(['–', '–']);
  await header('Level, cm').click();
  await expect.element(header('Level, cm')).toHaveAttribute('aria-sort', 'descending');
  expect(values('level')).toEqual(['412', '388', '265', '97', '–', '–']);
});

claim(
  "The grid doesn't invert the result of this comparator, so the code does that for `'desc'`. If a column has both, `getSortComparator` overrides `sortComparator`.",
  async () => {
    const sortComparator = vi.fn(() => 0);
    const getSortComparator = () => (a: string, b: string) => a.localeCompare(b);
    await render(
      <Grid
        columns={[{ field: 'name', sortComparator, getSortComparator }]}
        sortModel={[{ field: 'name', sort: 'desc' }]}
      />,
    );
    await expect.poll(() => values('name')).toEqual(['a', 'b', 'c']);
    expect(sortComparator).not.toHaveBeenCalled();
  },
);

claim("What `valueFormatter` and `renderCell` display doesn't matter.", async () => {
  await render(
    <Grid
      columns={[
        {
          field: 'amount',
          valueFormatter: (value: number) => -value,
          renderCell: ({ formattedValue }) => String(formattedValue),
        },
      ]}
      sortModel={[{ field: 'amount', sort: 'asc' }]}
    />,
  );
  await expect.poll(() => values('amount')).toEqual(['-3', '-20', '-20']);
});

claim(
  'The value of **Duration** is a number of minutes, so the train that takes 10 h 25 min comes last.',
  async () => {
    await render(<SortByDuration />);
    await expect.poll(() => values('duration').at(-1)).toBe('10 h 25 min');
    expect([...values('duration')].sort().at(-1)).not.toBe('10 h 25 min');
  },
);

claim('With `sortingMode="server"`, the grid shows `rows` in the order you provide.', async () => {
  await render(<Grid sortingMode="server" sortModel={[{ field: 'name', sort: 'asc' }]} />);
  await expect.element(header('name')).toHaveAttribute('aria-sort', 'ascending');
  expect(ids()).toEqual(['1', '2', '3']);
});

claim("When you sort by weight, you see parcels that weren't loaded before.", async () => {
  await render(<SortOnServer />);
  await expect.poll(() => ids().length, { timeout: 3000 }).toBe(5);
  const before = ids();
  await header('Weight').click();
  await expect.poll(() => ids().some((id) => !before.includes(id)), { timeout: 3000 }).toBe(true);
});

claim(
  'If a request fails, the demo removes the rows, because their order no longer matches the header. The message in the grid says that loading failed, and **Try again** repeats the request. To see this, select **Server is down**, then sort.',
  async () => {
    await render(<SortOnServer />);
    const down = page.getByRole('checkbox', { name: 'Server is down' });
    await down.click();
    await header('City').click();
    await expect
      .element(page.getByText('The parcels could not be loaded.'), { timeout: 3000 })
      .toBeVisible();
    expect(ids()).toEqual([]);
    await down.click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => values('city')[0], { timeout: 3000 }).toBe('Aarhus');
    expect(page.getByRole('alert').query()).toBeNull();
  },
);

claim(
  'A data source moves sorting, filtering, and pagination to the server, even if you set `sortingMode="client"`.',
  async () => {
    const getRows = vi.fn<GridDataSource['getRows']>(() =>
      Promise.resolve({ rows, rowCount: 1000 }),
    );
    const source = { getRows };
    await render(
      <Grid
        rows={undefined}
        dataSource={source}
        sortingMode="client"
        filterMode="client"
        paginationMode="client"
        initialState={{
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
          filter: { filterModel: { items: [{ field: 'name', operator: 'equals', value: 'x' }] } },
        }}
      />,
    );
    await expect.poll(ids).toEqual(['1', '2', '3']);
    expect(page.getByText('of 1000').query()).not.toBeNull();
  },
);

claim(
  'The grid caches each response for five minutes, so returning to an earlier order sends no request.',
  async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const getRows = vi.fn<GridDataSource['getRows']>(() =>
        Promise.resolve({ rows, rowCount: 3 }),
      );
      const source = { getRows };
      const get = vi.spyOn(GridDataSourceCacheDefault.prototype, 'get');
      await render(<Grid rows={undefined} dataSource={source} />);
      const sort = async (direction: GridSortDirection, calls: number) => {
        const before = get.mock.calls.length;
        api.current?.sortColumn('name', direction);
        // The grid looks into the cache, and requests what isn't there.
        await expect.poll(() => get.mock.calls.length).toBeGreaterThan(before);
        await nextPaint();
        expect(getRows).toHaveBeenCalledTimes(calls);
      };
      await expect.poll(ids).toEqual(['1', '2', '3']);
      const before = getRows.mock.calls.length;
      await sort('asc', before + 1);
      await sort(null, before + 1);
      vi.setSystemTime(Date.now() + 299_000);
      await sort('asc', before + 1);
      vi.setSystemTime(Date.now() + 2_000);
      await sort(null, before + 2);
    } finally {
      vi.useRealTimers();
    }
  },
);

claim(
  'If a request is still pending at that moment, its response replaces the cached rows when it arrives. To prevent this, set `dataSourceCache={null}`: without the cache, the grid drops late responses.',
  async () => {
    let answer: () => void = () => undefined;
    const getRows: GridDataSource['getRows'] = async ({ sortModel }) => {
      if (sortModel.length > 0) {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return { rows: [{ id: 9, name: 'late' }], rowCount: 1 };
      }
      return { rows, rowCount: 3 };
    };
    const asked = vi.fn(getRows);
    const source = { getRows: asked };
    const cache = new GridDataSourceCacheDefault({});
    const { unmount } = await render(
      <Grid rows={undefined} dataSource={source} dataSourceCache={cache} />,
    );
    await expect.poll(ids).toEqual(['1', '2', '3']);
    const before = asked.mock.calls.length;
    api.current?.sortColumn('name', 'asc');
    await expect.poll(() => asked.mock.calls.length).toBe(before + 1);
    const read = vi.spyOn(cache, 'get');
    api.current?.sortColumn('name', null);
    await expect.poll(() => read.mock.results.some(({ value }) => value !== undefined)).toBe(true);
    await expect.poll(ids).toEqual(['1', '2', '3']);
    answer();
    await expect.poll(ids).toEqual(['9']);
    expect(api.current?.getSortModel()).toEqual([]);
    await unmount();
    await render(<Grid rows={undefined} dataSource={source} dataSourceCache={null} />);
    await expect.poll(ids).toEqual(['1', '2', '3']);
    asked.mockClear();
    api.current?.sortColumn('name', 'asc');
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    api.current?.sortColumn('name', null);
    await expect.poll(() => asked.mock.calls.length).toBe(2);
    await asked.mock.results[1]?.value;
    answer();
    await asked.mock.results[0]?.value;
    await nextPaint();
    expect(ids()).toEqual(['1', '2', '3']);
  },
);

claim('A new object clears the cache and sends a new request.', async () => {
  const getRows = vi.fn<GridDataSource['getRows']>(() => Promise.resolve({ rows, rowCount: 3 }));
  const { rerender } = await render(<Grid rows={undefined} dataSource={{ getRows }} />);
  await expect.poll(ids).toEqual(['1', '2', '3']);
  const clear = vi.spyOn(GridDataSourceCacheDefault.prototype, 'clear');
  const before = getRows.mock.calls.length;
  await rerender(<Grid rows={undefined} dataSource={{ getRows }} />);
  await expect.poll(() => getRows.mock.calls.length).toBeGreaterThan(before);
  expect(clear).toHaveBeenCalled();
});

claim(
  'If `getRows` throws, the grid removes the rows and calls `onDataSourceError` with a `GridGetRowsError`. Its `cause` is the error that `getRows` threw.',
  async () => {
    const cause = new Error('down');
    const onDataSourceError = vi.fn<(error: unknown) => void>();
    const getRows: GridDataSource['getRows'] = ({ sortModel }) =>
      sortModel.length > 0 ? Promise.reject(cause) : Promise.resolve({ rows, rowCount: 3 });
    const source = { getRows };
    await render(
      <Grid rows={undefined} dataSource={source} onDataSourceError={onDataSourceError} />,
    );
    await expect.poll(ids).toEqual(['1', '2', '3']);
    api.current?.sortColumn('name', 'asc');
    await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
    const error = onDataSourceError.mock.calls[0]?.[0];
    expect(error).toBeInstanceOf(GridGetRowsError);
    expect(error).not.toBe(cause);
    expect(error).toHaveProperty('cause', cause);
    await expect.poll(ids).toEqual([]);
  },
);

claim(
  '`sortColumn(field, direction?)` | Sorts by one column. Without a direction, it uses the next one in `sortingOrder`. `null` removes the sorting',
  async () => {
    await render(<Grid />);
    api.current?.sortColumn('name', 'desc');
    expect(api.current?.getSortModel()).toEqual([{ field: 'name', sort: 'desc' }]);
    api.current?.sortColumn('amount');
    expect(api.current?.getSortModel()).toEqual([{ field: 'amount', sort: 'asc' }]);
    api.current?.sortColumn('amount', null);
    expect(api.current?.getSortModel()).toEqual([]);
  },
);

claim(
  '`getSortedRows()` | Returns all rows in sorted order, including rows on other pages and rows that a filter hides',
  async () => {
    await render(
      <Grid
        pageSizeOptions={[1]}
        initialState={{
          pagination: { paginationModel: { pageSize: 1 } },
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
          filter: { filterModel: { items: [{ field: 'name', operator: 'equals', value: 'c' }] } },
        }}
      />,
    );
    await expect.poll(ids).toEqual(['3']);
    expect(api.current?.getSortedRows()).toEqual([rows[1], rows[0], rows[2]]);
  },
);

claim(
  '`getRowIdFromRowIndex(index)` | Returns the id of the row at an index in that order',
  async () => {
    await render(<Grid sortModel={[{ field: 'name', sort: 'asc' }]} />);
    await expect
      .poll(() => [0, 1, 2].map((index) => api.current?.getRowIdFromRowIndex(index)))
      .toEqual([2, 1, 3]);
    expect(api.current?.getSortedRowIds()).toEqual([2, 1, 3]);
  },
);

claim(
  '`apiRef.current` is `null` during the first render, so call these methods in event handlers and effects.',
  async () => {
    const seen: boolean[] = [];
    expect(api.current).toBeNull();
    function Parent() {
      seen.push(api.current === null);
      useEffect(() => {
        seen.push(api.current === null);
      }, []);
      return <Grid />;
    }
    await render(<Parent />);
    expect([seen[0], seen.at(-1)]).toEqual([true, false]);
  },
);

claim('**Enter** | Sort by the focused column, in its next direction', async () => {
  await render(<Grid />);
  await userEvent.keyboard('{Tab}{ArrowRight}{Enter}');
  await expect.element(header('amount')).toHaveAttribute('aria-sort', 'ascending');
});

claim('**Ctrl** or **⌘** + **Enter** | Open the column menu', async () => {
  await render(<Grid />);
  for (const key of ['Control', 'Meta']) {
    await expect.poll(() => page.getByRole('menu').query()).toBeNull();
    await header('name').click();
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  }
});

claim(
  'The column menu offers the directions in `sortingOrder` other than the current one. "Unsort" appears only while the column is sorted, and only if `sortingOrder` contains `null`.',
  async () => {
    const offered = () =>
      page
        .getByRole('menuitem')
        .elements()
        .map((item) => item.textContent)
        .filter((text) => /sort/i.test(text));
    for (const [sortingOrder, direction, items] of [
      [undefined, null, ['Sort by ASC', 'Sort by DESC']],
      [undefined, 'asc', ['Sort by DESC', 'Unsort']],
      [undefined, 'desc', ['Sort by ASC', 'Unsort']],
      [['desc', 'asc'], 'asc', ['Sort by DESC']],
      [['desc', null], null, ['Sort by DESC']],
      [['desc', null], 'desc', ['Unsort']],
    ] as const) {
      const { unmount } = await render(<Grid columns={[{ field: 'name', sortingOrder }]} />);
      api.current?.sortColumn('name', direction);
      api.current?.showColumnMenu('name');
      await expect.poll(offered).toEqual(items);
      await unmount();
      await expect.poll(offered).toEqual([]);
    }
  },
);

claim(
  'Both have no effect in the MIT package, which always sorts by the last column only.',
  async () => {
    // The types of the MIT package don't have this prop.
    const commercial: object = { multipleColumnsSortingMode: 'always' };
    await render(<Grid {...commercial} />);
    await header('name').click();
    await userEvent.keyboard('{Shift>}');
    await header('amount').click();
    await userEvent.keyboard('{/Shift}');
    expect(api.current?.getSortModel()).toEqual([{ field: 'amount', sort: 'asc' }]);
  },
);

claim("ISO dates such as `'2025-02-03'` sort correctly even as strings.", () => {
  const dates = ['2025-02-03', '2024-12-31', '2025-11-01', '2025-02-10'];
  const cell = undefined as never;
  expect([...dates].sort((a, b) => gridStringOrNumberComparator(a, b, cell, cell))).toEqual(
    [...dates].sort((a, b) => Date.parse(a) - Date.parse(b)),
  );
});

claim(
  "**Numbers sort as 1, 10, 2.** They are strings. Set `type: 'number'` to compare them by size.",
  async () => {
    const texts = ['2', '10', '1'].map((amount, id) => ({ id, amount }));
    const sortModel: GridSortModel = [{ field: 'amount', sort: 'asc' }];
    const { rerender } = await render(
      <Grid rows={texts} columns={[{ field: 'amount' }]} sortModel={sortModel} />,
    );
    await expect.poll(() => values('amount')).toEqual(['1', '10', '2']);
    await rerender(
      <Grid
        key="number"
        rows={texts}
        columns={[{ field: 'amount', type: 'number' }]}
        sortModel={sortModel}
      />,
    );
    await expect.poll(() => values('amount')).toEqual(['1', '2', '10']);
  },
);

claim(
  '`DataGrid` sorts by one item, and logs an error during development if there are more.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Grid
        sortModel={[
          { field: 'amount', sort: 'asc' },
          { field: 'name', sort: 'asc' },
        ]}
      />,
    );
    await expect.poll(ids).toEqual(['3', '1', '2']);
    expect(error.mock.calls.flat().join(' ')).toContain('sortModel');
  },
);

claim('**A row moves after an edit.** The grid sorts again when a value changes.', async () => {
  await render(<Grid sortModel={[{ field: 'name', sort: 'asc' }]} />);
  await expect.poll(ids).toEqual(['2', '1', '3']);
  api.current?.updateRows([{ id: 2, name: 'z' }]);
  await expect.poll(ids).toEqual(['1', '3', '2']);
});

sourced(
  'Sorting by multiple columns requires `DataGridPro` or `DataGridPremium` from the Pro or Premium plan.',
  {
    url: 'https://github.com/mui/mui-x/blob/116cb609f0bafa17575345b48184bb162dac29d2/docs/data/data-grid/sorting/sorting.md',
    checked: '2026-11-23',
  },
);

sourced(
  'To add a column, users hold **Shift**, **Ctrl**, or **⌘** while they click its header, or press **Shift** + **Enter**.',
  {
    url: 'https://github.com/mui/mui-x/blob/0154f7e1d1ce16e7e6867354191aa14f373692f8/docs/data/data-grid/accessibility/accessibility.md',
    checked: '2026-11-23',
  },
);

claim('Sorting is on by default, so this grid needs no props for it.', async () => {
  await render(<SortInvoices />);
  await header('Amount').click();
  await expect.element(header('Amount')).toHaveAttribute('aria-sort', 'ascending');
});

claim(
  'Set `sortModel` and `onSortModelChange` together to keep the order in your own state.',
  async () => {
    const changed = vi.fn<(model: GridSortModel) => void>();
    function Controlled() {
      const [sortModel, setSortModel] = useState<GridSortModel>([{ field: 'amount', sort: 'asc' }]);
      return (
        <Grid
          sortModel={sortModel}
          onSortModelChange={(model) => {
            changed(model);
            setSortModel(model);
          }}
        />
      );
    }
    await render(<Controlled />);
    await expect.poll(ids).toEqual(['3', '1', '2']);
    await header('name').click();
    await expect.poll(ids).toEqual(['2', '1', '3']);
    expect(changed.mock.lastCall?.[0]).toEqual([{ field: 'name', sort: 'asc' }]);
  },
);

claim(
  'The menu and the column headers update the same state. An empty array, `[]`, means the order of `rows`.',
  async () => {
    await render(<SortFromMenu />);
    const columnHeader = page.getByRole('columnheader').first();
    await expect.element(columnHeader).toBeVisible();
    const before = page.getByRole('combobox').element().textContent;
    await columnHeader.click();
    await expect.element(columnHeader).not.toHaveAttribute('aria-sort', 'none');
    await expect.poll(() => page.getByRole('combobox').element().textContent).not.toBe(before);
    await render(<Grid sortModel={[]} />);
    expect(api.current?.getSortedRowIds()).toEqual([1, 2, 3]);
  },
);

claim(
  'If you only want to be notified of changes, set `onSortModelChange` without `sortModel`.',
  async () => {
    const changed = vi.fn<(model: GridSortModel) => void>();
    await render(<Grid onSortModelChange={changed} />);
    await header('amount').click();
    await expect.poll(ids).toEqual(['3', '1', '2']);
    expect(changed.mock.lastCall?.[0]).toEqual([{ field: 'amount', sort: 'asc' }]);
  },
);

claim('To keep users from sorting any column, set `disableColumnSorting`.', async () => {
  await render(<Grid disableColumnSorting />);
  await header('name').click();
  await header('amount').click();
  expect(api.current?.getSortModel()).toEqual([]);
});

claim('Write it for ascending order.', async () => {
  const sortComparator = (a: number, b: number) => a - b;
  await render(
    <Grid
      columns={[{ field: 'amount', sortComparator }]}
      sortModel={[{ field: 'amount', sort: 'asc' }]}
    />,
  );
  await expect.poll(() => values('amount')).toEqual(['3', '20', '20']);
});

claim(
  'To keep empty values last in both directions, use `getSortComparator`, which receives the direction and returns a comparator for it.',
  async () => {
    const getSortComparator = vi.fn(
      (direction: GridSortDirection) => (a: number | null, b: number | null) => {
        if (a === null || b === null) {
          return Number(a === null) - Number(b === null);
        }
        return direction === 'desc' ? b - a : a - b;
      },
    );
    await render(
      <Grid
        rows={[null, 2, 1].map((amount, id) => ({ id, amount }))}
        columns={[{ field: 'amount', getSortComparator }]}
      />,
    );
    api.current?.sortColumn('amount', 'asc');
    await expect.poll(() => values('amount')).toEqual(['1', '2', '']);
    api.current?.sortColumn('amount', 'desc');
    await expect.poll(() => values('amount')).toEqual(['2', '1', '']);
    expect(getSortComparator.mock.calls.map(([direction]) => direction)).toEqual(
      expect.arrayContaining(['asc', 'desc']),
    );
  },
);

claim(
  'The grid sorts by the value of a column, which is what `valueGetter` returns, or `row[field]` without a `valueGetter`.',
  async () => {
    await render(
      <Grid
        columns={[{ field: 'amount', valueGetter: (value: number) => -value }, { field: 'name' }]}
      />,
    );
    api.current?.sortColumn('amount', 'asc');
    await expect.poll(() => values('amount')).toEqual(['-20', '-20', '-3']);
    api.current?.sortColumn('name', 'asc');
    await expect.poll(() => values('name')).toEqual(['a', 'b', 'c']);
  },
);

claim('As text, it would come between 1 h and 2 h.', () => {
  expect(['2 h 5 min', '10 h 25 min', '1 h 40 min'].sort()).toEqual([
    '1 h 40 min',
    '10 h 25 min',
    '2 h 5 min',
  ]);
});

claim(
  'The simulated server takes 800 ms and returns the first five of eight parcels.',
  async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await render(<SortOnServer />);
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(800);
    await expect.poll(() => ids().length, { timeout: 3000 }).toBe(5);
    await header('Weight').click();
    const seen = new Set(ids());
    await expect
      .poll(
        () => {
          ids().forEach((id) => seen.add(id));
          return seen.size;
        },
        { timeout: 3000 },
      )
      .toBeGreaterThan(5);
    expect(ids()).toHaveLength(5);
  },
);

claim(
  'The cleanup function of the effect ignores a response that is no longer needed.',
  async () => {
    await render(<SortOnServer />);
    await expect.poll(() => ids().length, { timeout: 3000 }).toBe(5);
    await header('City').click();
    await header('Weight').click();
    await expect.poll(() => page.getByRole('progressbar').query(), { timeout: 3000 }).toBeNull();
    const weights = values('weight').map(Number);
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
  },
);

claim(
  '`loading` shows a progress indicator over the old rows until the response arrives.',
  async () => {
    await render(<SortOnServer />);
    await expect.poll(() => ids().length, { timeout: 3000 }).toBe(5);
    const before = ids();
    await header('City').click();
    await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
    expect(ids()).toEqual(before);
    await expect.poll(() => page.getByRole('progressbar').query(), { timeout: 3000 }).toBeNull();
  },
);

claim(
  'The grid calls `getRows` with the sort model, the filter model, and the page, and shows its own loading state.',
  async () => {
    let answer: (() => void) | undefined;
    const getRows = vi.fn<GridDataSource['getRows']>(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ rows, rowCount: 3 });
        }),
    );
    const source = { getRows };
    await render(<Grid rows={undefined} dataSource={source} />);
    await expect.poll(() => getRows.mock.calls.length).toBe(1);
    expect(getRows.mock.lastCall?.[0]).toMatchObject({
      sortModel: [],
      filterModel: { items: [] },
      paginationModel: { page: 0, pageSize: 100 },
      start: 0,
      end: 99,
    });
    await expect
      .poll(() =>
        document.querySelector('.MuiDataGrid-skeletonLoadingOverlay, [role="progressbar"]'),
      )
      .not.toBeNull();
    answer?.();
    await expect.poll(ids).toEqual(['1', '2', '3']);
  },
);

claim('`setSortModel(model)` | Replaces the sort model', async () => {
  await render(<Grid />);
  api.current?.setSortModel([{ field: 'name', sort: 'asc' }]);
  api.current?.setSortModel([{ field: 'amount', sort: 'desc' }]);
  expect(api.current?.getSortModel()).toEqual([{ field: 'amount', sort: 'desc' }]);
});

claim('`getSortModel()` | Returns the sort model', async () => {
  await render(<Grid sortModel={[{ field: 'name', sort: 'desc' }]} />);
  expect(api.current?.getSortModel()).toEqual([{ field: 'name', sort: 'desc' }]);
});

claim('`getSortedRowIds()` | Returns the ids of the same rows', async () => {
  await render(<Grid sortModel={[{ field: 'name', sort: 'asc' }]} />);
  expect(api.current?.getSortedRowIds()).toEqual(
    api.current?.getSortedRows().map(({ id }) => id as number),
  );
  expect(api.current?.getSortedRowIds()).toEqual([2, 1, 3]);
});

claim(
  'To translate the menu, set `columnMenuSortAsc`, `columnMenuSortDesc`, and `columnMenuUnsort` in `localeText`.',
  async () => {
    await render(
      <Grid
        sortModel={[{ field: 'name', sort: 'asc' }]}
        localeText={{
          columnMenuSortAsc: 'Aufsteigend',
          columnMenuSortDesc: 'Absteigend',
          columnMenuUnsort: 'Nicht sortieren',
        }}
      />,
    );
    api.current?.showColumnMenu('amount');
    await expect.element(page.getByRole('menuitem', { name: 'Aufsteigend' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Absteigend' })).toBeVisible();
    api.current?.hideColumnMenu();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    api.current?.showColumnMenu('name');
    await expect.element(page.getByRole('menuitem', { name: 'Nicht sortieren' })).toBeVisible();
  },
);

claim("Set `type: 'date'` and return a `Date` from `valueGetter`.", async () => {
  const days = ['03/02/2025', '01/12/2025', '02/01/2026'].map((day, id) => ({ id, day }));
  const toDate = (text: string) => {
    const [day = 1, month = 1, year] = text.split('/').map(Number);
    return new Date(year ?? 0, month - 1, day);
  };
  await render(
    <Grid rows={days} columns={[{ field: 'day', type: 'date', valueGetter: toDate }]} />,
  );
  api.current?.sortColumn('day', 'asc');
  expect(api.current?.getSortedRowIds()).toEqual([0, 1, 2]);
});

claim(
  "**A column with `renderCell` doesn't sort.** The grid compares values, not what a cell displays. If the value is an object, return the part to sort by from `valueGetter`.",
  async () => {
    const data = ['b', 'c', 'a'].map((name, id) => ({ id, owner: { name } }));
    const column: GridColDef<(typeof data)[number]> = {
      field: 'owner',
      renderCell: ({ row }) => row.owner.name,
    };
    const { unmount } = await render(<Grid rows={data} columns={[column]} />);
    api.current?.sortColumn('owner', 'asc');
    expect(api.current?.getSortedRowIds()).toEqual([0, 1, 2]);
    await unmount();
    await render(
      <Grid
        rows={data}
        columns={[{ ...column, valueGetter: (value: { name: string }) => value.name }]}
      />,
    );
    api.current?.sortColumn('owner', 'asc');
    expect(api.current?.getSortedRowIds()).toEqual([2, 0, 1]);
  },
);

claim(
  'The grid has `sortModel` without `onSortModelChange`, the grid has `disableColumnSorting`, or the column has `sortable: false`.',
  async () => {
    for (const props of [
      { sortModel: [] },
      { disableColumnSorting: true },
      { columns: [{ field: 'name', sortable: false }] },
    ]) {
      const { unmount } = await render(<Grid {...props} />);
      await header('name').click();
      expect(api.current?.getSortedRowIds()).toEqual([1, 2, 3]);
      await unmount();
    }
  },
);
