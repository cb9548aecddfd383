import {
  DataGrid,
  GridDataSourceCacheDefault,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridDataSource,
  type GridFilterModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import { useEffect, useState, type RefObject } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CursorPages from './demos/CursorPages';
import LoadAhead from './demos/LoadAhead';
import SearchAsYouType from './demos/SearchAsYouType';

type GetRows = GridDataSource['getRows'];

const columns: GridColDef[] = [{ field: 'name', editable: true, width: 150 }];
const all = Array.from({ length: 43 }, (_, id) => ({ id, name: `row ${id}` }));
const api: RefObject<GridApi | null> = { current: null };

function source(rows = all) {
  const getRows = vi.fn<GetRows>(({ start, end }) =>
    Promise.resolve({ rows: rows.slice(Number(start), end + 1), rowCount: rows.length }),
  );
  const dataSource: GridDataSource = { getRows };
  return { getRows, dataSource };
}

const size = (pageSize: number, pageIndex = 0) => ({
  pagination: { paginationModel: { pageSize, page: pageIndex } },
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid
        apiRef={api}
        columns={columns}
        initialState={size(5)}
        pageSizeOptions={[5, 10]}
        {...props}
      />
    </div>
  );
}

const ids = () => api.current?.getAllRowIds() ?? [];
const from = (start: number, length = 5) => Array.from({ length }, (_, index) => start + index);
const shows = (start: number, length = 5) => expect.poll(ids).toEqual(from(start, length));
const texts = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const next = page.getByRole('button', { name: 'Go to next page' });
const previous = page.getByRole('button', { name: 'Go to previous page' });
const switchFailure = () => page.getByRole('switch', { name: 'The server fails' }).click();
const tryAgain = page.getByRole('button', { name: 'Try again' });
const contains = (value: string): GridFilterModel => ({
  items: [{ id: 1, field: 'name', operator: 'contains', value }],
});
const everything: GridRowSelectionModel = { type: 'exclude', ids: new Set() };
const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

claim(
  'The state `total` keeps the last `rowCount`, also after an error, because the grid goes back to the first page if `rowCount` becomes 0.',
  async () => {
    const onPaginationModelChange = vi.fn();
    const grid = (rowCount: number) => (
      <Grid
        rows={[]}
        rowCount={rowCount}
        paginationMode="server"
        paginationModel={{ pageSize: 5, page: 2 }}
        onPaginationModelChange={onPaginationModelChange}
      />
    );
    const { rerender } = await render(grid(43));
    await rerender(grid(43));
    expect(onPaginationModelChange).not.toHaveBeenCalled();
    await rerender(grid(0));
    await expect
      .poll((): unknown => onPaginationModelChange.mock.lastCall?.[0])
      .toEqual({ pageSize: 5, page: 0 });
  },
);

claim('Otherwise, the grid filters only the rows of the current page.', async () => {
  await render(
    <Grid
      rows={all.slice(0, 5)}
      rowCount={43}
      paginationMode="server"
      filterModel={contains('row 4')}
    />,
  );
  await expect.poll(() => texts('name')).toEqual(['row 4']);
});

sourced('SWR has a similar option, which is called `keepPreviousData`, too:', {
  url: 'https://swr.vercel.app/docs/advanced/understanding',
  checked: '2026-11-23',
});

sourced('A GraphQL server can answer with status 200 even if the query failed.', {
  url: 'https://dev.to/joe-re/why-does-graphql-return-200-even-on-errors-a-clear-guide-to-graphql-http-status-codes-194m',
  checked: '2026-11-23',
});

claim(
  'This works even if your users go to the next page before the current one has loaded.',
  async () => {
    await render(<CursorPages />);
    await expect.poll(() => texts('id')).toHaveLength(5);
    // There are three pages, but the grid doesn't know yet. Real clicks could take longer than the server.
    for (const range of ['6–10 of', '11–15 of', '16–20 of']) {
      next.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await expect.poll(() => document.body.textContent, { interval: 5 }).toContain(range);
    }
    await expect.element(page.getByText('11–13 of 13')).toBeVisible();
    await expect.poll(() => texts('id')).toEqual(['tx-7371', 'tx-7378', 'tx-7385']);
    await expect.element(next).toBeDisabled();
  },
);

claim(
  'Turn on **The server fails** before you go to a new page to see an error, then turn it off and try again.',
  async () => {
    await render(<CursorPages />);
    await expect.poll(() => texts('id')).toHaveLength(5);
    await switchFailure();
    await next.click();
    await expect.element(page.getByText("The bank doesn't answer.")).toBeVisible();
    expect(texts('id')).toEqual([]);
    await switchFailure();
    await tryAgain.click();
    await expect.poll(() => texts('id')[0]).toBe('tx-7336');
    await expect.element(tryAgain).not.toBeInTheDocument();
  },
);

claim(
  'If a page is larger than the smallest of `pageSizeOptions`, every page after the first fails with "Cannot read properties of undefined (reading \'id\')".',
  async () => {
    const onDataSourceError = vi.fn<(error: Error) => void>();
    const getRows: GetRows = ({ start, end }) =>
      Promise.resolve({
        rows: all.slice(Number(start), end + 1),
        rowCount: 43,
        pageInfo: { nextCursor: String(end) },
      });
    const dataSource = { getRows };
    const grid = (pageSize: number) => (
      <Grid
        key={pageSize}
        dataSource={dataSource}
        initialState={size(pageSize)}
        onDataSourceError={onDataSourceError}
      />
    );
    const { rerender } = await render(grid(10));
    await shows(0, 10);
    api.current?.setPage(1);
    await expect
      .poll(() => onDataSourceError.mock.lastCall?.[0].message)
      .toBe("Cannot read properties of undefined (reading 'id')");
    api.current?.setPage(2);
    await expect.poll(() => onDataSourceError.mock.calls.length).toBe(2);
    // Pages of the smallest size work.
    await rerender(grid(5));
    await shows(0);
    api.current?.setPage(1);
    await shows(5);
    expect(onDataSourceError).toHaveBeenCalledTimes(2);
  },
);

claim(
  'The grid ignores a response if a newer request has started, but the old request continues.',
  async () => {
    const resolvers: (() => void)[] = [];
    const finished: number[] = [];
    const getRows: GetRows = async ({ start, end }) => {
      await new Promise<void>((resolve) => resolvers.push(resolve));
      finished.push(Number(start));
      return { rows: all.slice(Number(start), end + 1), rowCount: 43 };
    };
    const dataSource = { getRows };
    await render(<Grid dataSource={dataSource} dataSourceCache={null} />);
    await expect.poll(() => resolvers.length).toBe(1);
    resolvers[0]?.();
    await shows(0);
    api.current?.setPage(1);
    await expect.poll(() => resolvers.length).toBe(2);
    api.current?.setPage(2);
    await expect.poll(() => resolvers.length).toBe(3);
    resolvers[2]?.();
    await shows(10);
    resolvers[1]?.();
    await expect.poll(() => finished).toEqual([0, 10, 5]);
    expect(ids()).toEqual(from(10));
  },
);

claim(
  'Type "Malmö": each letter cancels the previous request if it\'s still running.',
  async () => {
    await render(<SearchAsYouType />);
    await expect.poll(() => texts('name')).toHaveLength(7);
    const before = /Requests: (\d+)/.exec(document.body.textContent ?? '')?.[1];
    await userEvent.type(page.getByLabelText('Search stations'), 'Malmö');
    await expect.poll(() => texts('name')).toEqual(['Malmö C']);
    await expect
      .element(page.getByText(`Requests: ${Number(before) + 5}, canceled: 4`))
      .toBeVisible();
  },
);

claim(
  "`onDataSourceError` isn't called for canceled requests, only for the latest one.",
  async () => {
    let latest = new AbortController();
    const canceled = vi.fn();
    const asked: unknown[] = [];
    const getRows: GetRows = ({ start, end }) => {
      asked.push(start);
      latest.abort();
      latest = new AbortController();
      const { signal } = latest;
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => {
          canceled();
          reject(new Error('Canceled.'));
        });
        if (start === 0) resolve({ rows: all.slice(0, end + 1), rowCount: 43 });
        if (start === 10) reject(new Error('Down.'));
      });
    };
    const dataSource = { getRows };
    const onDataSourceError = vi.fn<(error: Error) => void>();
    await render(<Grid dataSource={dataSource} onDataSourceError={onDataSourceError} />);
    await shows(0);
    api.current?.setPage(1);
    await expect.poll(() => asked).toContain(5);
    canceled.mockClear();
    api.current?.setPage(2);
    await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
    expect(canceled).toHaveBeenCalledTimes(1);
    expect(onDataSourceError.mock.lastCall?.[0].message).toBe('Down.');
  },
);

/** Stops the clock of the demo's server, until the claim ends. */
const useClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
afterEach(() => {
  vi.useRealTimers();
});

claim('Wait a second, and then go to the next page: its rows appear immediately.', async () => {
  useClock();
  await render(<LoadAhead />);
  await vi.advanceTimersByTimeAsync(900);
  await expect.poll(() => texts('name')[0]).toBe('Baikal');
  await vi.advanceTimersByTimeAsync(1000);
  await next.click();
  // Without another request, which would take 900 ms of a clock that stands still.
  await expect.poll(() => texts('name')[0]).toBe('Crater Lake');
});

claim(
  'If prefetching fails, the demo forgets the response, and the grid requests the page again when the user goes there.',
  async () => {
    useClock();
    await render(<LoadAhead />);
    await switchFailure();
    await vi.advanceTimersByTimeAsync(900);
    await expect.poll(() => texts('name')[0]).toBe('Baikal');
    await vi.advanceTimersByTimeAsync(900);
    await expect.element(tryAgain).not.toBeInTheDocument();
    await switchFailure();
    await next.click();
    await nextPaint();
    expect(texts('name')[0]).not.toBe('Crater Lake');
    await vi.advanceTimersByTimeAsync(900);
    await expect.poll(() => texts('name')[0]).toBe('Crater Lake');
    await previous.click();
    await expect.poll(() => texts('name')[0]).toBe('Baikal');
  },
);

const reload = () => api.current?.dataSource.fetchRows(undefined, { skipCache: true });

claim(
  'The selection, the focus, and the scroll position stay if the rows have the same ids.',
  async () => {
    const { getRows, dataSource } = source(all.map((row) => ({ ...row })));
    await render(<Grid dataSource={dataSource} initialState={size(40)} pageSizeOptions={[40]} />);
    await shows(0, 40);
    api.current?.selectRow(7);
    api.current?.setCellFocus(7, 'name');
    api.current?.scroll({ top: 200 });
    await expect.poll(() => api.current?.getScrollPosition().top).toBe(200);
    await expect.poll(() => document.activeElement?.textContent).toBe('row 7');
    getRows.mockImplementation(({ start, end }) =>
      Promise.resolve({
        rows: all.slice(Number(start), end + 1).map(({ id }) => ({ id, name: `new ${id}` })),
        rowCount: 43,
      }),
    );
    await reload();
    await expect.poll(() => document.activeElement?.textContent).toBe('new 7');
    expect(api.current?.isRowSelected(7)).toBe(true);
    expect(api.current?.getScrollPosition().top).toBe(200);
  },
);

claim('A cell that the user is editing stays in edit mode.', async () => {
  const { getRows, dataSource } = source();
  await render(<Grid dataSource={dataSource} />);
  await shows(0);
  api.current?.startCellEditMode({ id: 2, field: 'name' });
  await expect.element(page.getByRole('textbox')).toBeVisible();
  await userEvent.type(page.getByRole('textbox'), ' typed');
  await reload();
  expect(getRows).toHaveBeenCalledTimes(2);
  expect(api.current?.getCellMode(2, 'name')).toBe('edit');
  await expect.element(page.getByRole('textbox')).toHaveValue('row 2 typed');
});

claim(
  'To hide the progress bar, pass a component that returns `null` as `slots.loadingOverlay`.',
  async () => {
    for (const slots of [{}, { loadingOverlay: () => null }]) {
      let finish: () => void = () => undefined;
      let slow = false;
      const getRows: GetRows = async ({ end }) => {
        if (slow) await new Promise<void>((resolve) => (finish = resolve));
        return { rows: all.slice(0, end + 1), rowCount: 43 };
      };
      const dataSource = { getRows };
      const { unmount } = await render(<Grid dataSource={dataSource} slots={slots} />);
      await shows(0);
      slow = true;
      const done = reload();
      await expect.poll(() => api.current?.state.rows.loading).toBe(true);
      const bars = () => document.querySelectorAll('[role="progressbar"]').length;
      await expect.poll(bars).toBe('loadingOverlay' in slots ? 0 : 1);
      finish();
      await done;
      await unmount();
    }
  },
);

claim('If a reload fails, the grid becomes empty, as after every error.', async () => {
  const { getRows, dataSource } = source();
  const onDataSourceError = vi.fn();
  await render(<Grid dataSource={dataSource} onDataSourceError={onDataSourceError} />);
  await shows(0);
  getRows.mockRejectedValue(new Error('Down.'));
  await reload();
  expect(onDataSourceError).toHaveBeenCalledTimes(1);
  expect(ids()).toEqual([]);
});

const selectAll = page.getByRole('checkbox', { name: 'Select all rows' });

claim(
  "While no filter is set, the header checkbox selects all rows on the server. The model is then `{ type: 'exclude', ids: new Set() }`.",
  async () => {
    const { dataSource } = source();
    await render(<Grid dataSource={dataSource} checkboxSelection />);
    await shows(0);
    await selectAll.click();
    await expect.poll(() => api.current?.state.rowSelection).toEqual(everything);
    api.current?.setPage(3);
    await shows(15);
    expect(api.current?.isRowSelected(17)).toBe(true);
  },
);

claim(
  'While a filter or a search is active, or with `isRowSelectable`, the checkbox selects only the rows of the current page.',
  async () => {
    const { dataSource } = source();
    const filtered = { initialState: { ...size(5), filter: { filterModel: contains('row') } } };
    const searched = {
      initialState: {
        ...size(5),
        filter: { filterModel: { items: [], quickFilterValues: ['row'] } },
      },
    };
    for (const props of [
      filtered,
      searched,
      { initialState: size(5), isRowSelectable: () => true },
    ]) {
      const { unmount } = await render(
        <Grid dataSource={dataSource} checkboxSelection {...props} />,
      );
      await shows(0);
      await selectAll.click();
      await expect
        .poll(() => api.current?.state.rowSelection)
        .toEqual({ type: 'include', ids: new Set(from(0)) });
      await unmount();
    }
  },
);

claim(
  'An `exclude` model says nothing about the filter, and it stays when the filter changes. All rows that match the new filter are then selected, even if your users have never seen them.',
  async () => {
    const getRows: GetRows = ({ filterModel }) => {
      const text = String(filterModel.items[0]?.value ?? '');
      const rows = all.filter(({ name }) => name.includes(text));
      return Promise.resolve({ rows: rows.slice(0, 5), rowCount: rows.length });
    };
    const dataSource = { getRows };
    await render(
      <Grid
        dataSource={dataSource}
        checkboxSelection
        keepNonExistentRowsSelected
        initialState={{ ...size(5), filter: { filterModel: contains('row 1') } }}
      />,
    );
    await expect.poll(ids).toEqual([1, 10, 11, 12, 13]);
    api.current?.setRowSelectionModel(everything);
    api.current?.setFilterModel(contains('row 3'));
    await expect.poll(ids).toEqual([3, 30, 31, 32, 33]);
    expect(api.current?.state.rowSelection).toEqual(everything);
    expect(ids().filter((id) => api.current?.isRowSelected(id))).toEqual([3, 30, 31, 32, 33]);
  },
);

function Messages({ dataSource }: { dataSource: GridDataSource }) {
  const [selection, setSelection] = useState(nothing);
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  return (
    <Grid
      dataSource={dataSource}
      checkboxSelection
      keepNonExistentRowsSelected
      rowSelectionModel={selection}
      onRowSelectionModelChange={setSelection}
      filterModel={filterModel}
      onFilterModelChange={(model) => {
        setFilterModel(model);
        setSelection({ type: 'include', ids: new Set() });
      }}
    />
  );
}

claim('Clear the selection when the filter changes:', async () => {
  const { dataSource, getRows } = source();
  await render(<Messages dataSource={dataSource} />);
  await shows(0);
  await selectAll.click();
  await expect.poll(() => api.current?.state.rowSelection).toEqual(everything);
  api.current?.setFilterModel(contains('row'));
  await expect.poll(() => api.current?.state.rowSelection).toEqual(nothing);
  await expect.poll(() => getRows.mock.lastCall?.[0].filterModel.items).toHaveLength(1);
  await shows(0);
  expect(api.current?.state.rowSelection).toEqual(nothing);
});

claim(
  'Keep the page and order in the URL | Control `paginationModel` and `sortModel`, and write them to the URL. The data source receives them',
  async () => {
    const { dataSource, getRows } = source();
    const grid = (pageIndex: number, sort: 'asc' | 'desc') => (
      <Grid
        dataSource={dataSource}
        paginationModel={{ page: pageIndex, pageSize: 5 }}
        sortModel={[{ field: 'name', sort }]}
      />
    );
    const { rerender } = await render(grid(2, 'asc'));
    await shows(10);
    expect(getRows.mock.lastCall?.[0]).toMatchObject({
      start: 10,
      sortModel: [{ field: 'name', sort: 'asc' }],
    });
    await rerender(grid(3, 'desc'));
    await expect
      .poll(() => getRows.mock.lastCall?.[0])
      .toMatchObject({ start: 15, sortModel: [{ field: 'name', sort: 'desc' }] });
  },
);

claim(
  'Change the loading indicator | `slotProps.loadingOverlay`: `noRowsVariant` while the grid has no rows, otherwise `variant`',
  async () => {
    let finish: () => void = () => undefined;
    const getRows: GetRows = async ({ end }) => {
      await new Promise<void>((resolve) => (finish = resolve));
      return { rows: all.slice(0, end + 1), rowCount: 43 };
    };
    const dataSource = { getRows };
    await render(
      <Grid
        dataSource={dataSource}
        slotProps={{
          loadingOverlay: { noRowsVariant: 'circular-progress', variant: 'linear-progress' },
        }}
      />,
    );
    const classOf = () => document.querySelector('[role="progressbar"]')?.className ?? '';
    await expect.poll(classOf).toContain('CircularProgress');
    finish();
    await shows(0);
    const done = reload();
    await expect.poll(classOf).toContain('LinearProgress');
    finish();
    await done;
  },
);

claim(
  "Start with rows that you have | Return them from the first call of `getRows`. You can't fill the cache in advance, because the grid clears it when it mounts",
  async () => {
    const cache = new GridDataSourceCacheDefault({ getKey: ({ start }) => String(start) });
    const key = {
      start: 0,
      end: 4,
      sortModel: [],
      filterModel: { items: [] },
      paginationModel: { page: 0, pageSize: 5 },
    };
    cache.set(key, { rows: [{ id: 99, name: 'mine' }], rowCount: 1 });
    expect(cache.get(key)?.rowCount).toBe(1);
    const { dataSource, getRows } = source();
    await render(<Grid dataSource={dataSource} dataSourceCache={cache} />);
    await shows(0);
    expect(getRows).toHaveBeenCalledTimes(1);
  },
);

claim(
  "If you prefer `dataSource`, call the library's client in `getRows`, and set `dataSourceCache={null}` so that only the library caches:",
  async () => {
    for (const cache of [undefined, null]) {
      const { getRows, dataSource } = source();
      const { unmount } = await render(<Grid dataSource={dataSource} dataSourceCache={cache} />);
      await shows(0);
      api.current?.setPage(1);
      await shows(5);
      const before = getRows.mock.calls.length;
      api.current?.setPage(0);
      await shows(0);
      // Without the grid's cache, the library is asked each time.
      expect(getRows).toHaveBeenCalledTimes(before + (cache === null ? 1 : 0));
      await unmount();
    }
  },
);

claim(
  "After a mutation, invalidate the library's queries, and then call `apiRef.current.dataSource.fetchRows()`. The grid doesn't know when the library's cache changes.",
  async () => {
    const library = new Map([['orders', { rows: [{ id: 1, name: 'old' }], rowCount: 1 }]]);
    const getRows = vi.fn<GetRows>(() =>
      Promise.resolve(library.get('orders') ?? { rows: [{ id: 1, name: 'new' }], rowCount: 1 }),
    );
    const dataSource = { getRows };
    await render(<Grid dataSource={dataSource} dataSourceCache={null} />);
    await expect.poll(() => texts('name')).toEqual(['old']);
    const before = getRows.mock.calls.length;
    library.clear();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(getRows).toHaveBeenCalledTimes(before);
    await api.current?.dataSource.fetchRows();
    await expect.poll(() => texts('name')).toEqual(['new']);
  },
);

/** The data source of "Query a GraphQL server", with a server that answers what `respond` returns. */
function graphql(respond: (variables: unknown) => unknown): GridDataSource {
  const operators: Record<string, string> = {
    contains: 'ilike',
    equals: 'eq',
    '>': 'gt',
    '<': 'lt',
  };
  return {
    getRows: async ({ start, end, sortModel, filterModel }) => {
      const skip = Number(start);
      const where = filterModel.items
        .filter(({ operator, value }) => operator in operators && value !== undefined)
        .map(({ field, operator, value }) => ({
          field,
          op: operators[operator],
          value: value as unknown,
        }));
      const variables = { skip, take: end - skip + 1, order: sortModel, where };
      const { data, errors } = (await Promise.resolve(respond(variables))) as {
        data: { orders: { nodes: typeof all; total: number } };
        errors?: { message: string }[];
      };
      if (errors) throw new Error(errors[0]?.message);
      return { rows: data.orders.nodes, rowCount: data.orders.total };
    },
  };
}
const orders = { data: { orders: { nodes: all.slice(0, 5), total: 43 } } };

claim(
  "Send the models as variables, and convert the response to `rows` and `rowCount`. Map the grid's operators to those of your schema:",
  async () => {
    const respond = vi.fn<(variables: unknown) => unknown>(() => orders);
    const dataSource = graphql(respond);
    await render(
      <Grid
        dataSource={dataSource}
        initialState={{
          ...size(5, 1),
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
          filter: { filterModel: contains('row') },
        }}
      />,
    );
    await shows(0);
    expect(respond.mock.lastCall?.[0]).toEqual({
      skip: 5,
      take: 5,
      order: [{ field: 'name', sort: 'asc' }],
      where: [{ field: 'name', op: 'ilike', value: 'row' }],
    });
    await expect.element(page.getByText('6–10 of 43')).toBeVisible();
  },
);

claim('The example ignores filters with other operators.', async () => {
  const respond = vi.fn<(variables: unknown) => unknown>(() => orders);
  const dataSource = graphql(respond);
  await render(
    <Grid
      dataSource={dataSource}
      filterModel={{ items: [{ field: 'name', operator: 'startsWith', value: 'row' }] }}
    />,
  );
  await shows(0);
  expect(respond.mock.lastCall?.[0]).toMatchObject({ where: [] });
});

claim(
  'Throw if the response has `errors`, as the example does, so that the grid reports an error.',
  async () => {
    const onDataSourceError = vi.fn<(error: Error) => void>();
    const dataSource = graphql(() => ({ data: null, errors: [{ message: 'No such field.' }] }));
    await render(<Grid dataSource={dataSource} onDataSourceError={onDataSourceError} />);
    await expect.poll(() => onDataSourceError.mock.lastCall?.[0].message).toBe('No such field.');
  },
);

claim(
  '`rowCount` is `-1`, which means that the total is unknown, until the server returns no cursor.',
  async () => {
    await render(<CursorPages />);
    await expect.element(page.getByText('1–5 of more than 5')).toBeVisible();
    await next.click();
    await expect.poll(() => texts('id')[0]).toBe('tx-7336');
    await next.click();
    await expect.element(page.getByText('11–13 of 13')).toBeVisible();
  },
);

claim(
  'Remove a promise that failed from `pages`, as the demo does. Otherwise, trying again returns the same error.',
  async () => {
    for (const removes of [false, true]) {
      const pages = new Map<number, Promise<{ rows: typeof all; rowCount: number }>>();
      let fails = true;
      const load = (start: number) => {
        const loading: Promise<{ rows: typeof all; rowCount: number }> =
          pages.get(start) ??
          (fails
            ? Promise.reject(new Error('Down.'))
            : Promise.resolve({ rows: all.slice(0, 5), rowCount: 43 }));
        pages.set(start, loading);
        loading.catch(() => removes && pages.delete(start));
        return loading;
      };
      const dataSource: GridDataSource = { getRows: ({ start }) => load(Number(start)) };
      const onDataSourceError = vi.fn();
      const { unmount } = await render(
        <Grid
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={onDataSourceError}
        />,
      );
      await expect.poll(() => onDataSourceError.mock.calls.length).toBeGreaterThan(0);
      onDataSourceError.mockClear();
      fails = false;
      await api.current?.dataSource.fetchRows();
      if (removes) {
        await shows(0);
        expect(onDataSourceError).not.toHaveBeenCalled();
      } else {
        await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
      }
      await unmount();
    }
  },
);

claim(
  "The grid's own filters already wait for `filterDebounceMs` after a keystroke, 150 milliseconds by default.",
  async () => {
    const { getRows, dataSource } = source();
    await render(<Grid dataSource={dataSource} showToolbar />);
    await shows(0);
    const timers = vi.spyOn(window, 'setTimeout');
    const search = page.getByRole('searchbox');
    await expect.element(search).toBeInTheDocument();
    const input = search.element();
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const before = getRows.mock.calls.length;
    for (const text of ['r', 'ro', 'row']) {
      property?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await expect
      .poll(() => getRows.mock.lastCall?.[0].filterModel.quickFilterValues)
      .toEqual(['row']);
    expect(getRows).toHaveBeenCalledTimes(before + 1);
    expect(timers.mock.calls.filter(([, delay]) => delay === 150).length).toBeGreaterThanOrEqual(3);
    timers.mockRestore();
  },
);

/** "Reload on a timer", with a shorter interval. */
function Departures({ dataSource }: { dataSource: GridDataSource }) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) {
        void api.current?.dataSource.fetchRows(undefined, { skipCache: true });
      }
    }, 30);
    return () => clearInterval(timer);
  }, []);
  return <Grid dataSource={dataSource} />;
}

claim(
  'Call `fetchRows` with `skipCache` at an interval, but not while the tab is hidden.',
  async () => {
    const { getRows, dataSource } = source();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await render(<Departures dataSource={dataSource} />);
    await shows(0);
    const before = getRows.mock.calls.length;
    // Three intervals of the same length.
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 30);
    await expect.poll(() => ticks).toBeGreaterThanOrEqual(3);
    clearInterval(timer);
    expect(getRows).toHaveBeenCalledTimes(before);
    hidden.mockReturnValue(false);
    await expect.poll(() => getRows.mock.calls.length).toBeGreaterThan(before + 1);
  },
);

claim('To select all matching rows, set the same model with a button of your own.', async () => {
  const { dataSource } = source();
  await render(
    <Grid
      dataSource={dataSource}
      checkboxSelection
      keepNonExistentRowsSelected
      initialState={{ ...size(5), filter: { filterModel: contains('row') } }}
    />,
  );
  await shows(0);
  api.current?.setRowSelectionModel(everything);
  api.current?.setPage(1);
  await shows(5);
  await expect.poll(() => ids().every((id) => api.current?.isRowSelected(id))).toBe(true);
});
