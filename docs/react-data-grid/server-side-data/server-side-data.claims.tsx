import {
  DataGrid,
  GridDataSourceCacheDefault,
  GridGetRowsError,
  GridUpdateRowError,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGetRowsResponse,
  type GridUpdateRowParams,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import { StrictMode, useMemo, useState, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import BookAndRefresh from './demos/BookAndRefresh';
import CacheTime from './demos/CacheTime';
import OwnRequests from './demos/OwnRequests/OwnRequests';
import Shipments from './demos/Shipments/Shipments';
import ShowErrors from './demos/ShowErrors';
import UnknownTotal from './demos/UnknownTotal';

const columns: GridColDef[] = [{ field: 'name', editable: true }];
const all = Array.from({ length: 43 }, (_, id) => ({ id, name: `row ${id}` }));
const api: RefObject<GridApi | null> = { current: null };

type GetRows = GridDataSource['getRows'];

/** A data source over `rows` that counts its calls. */
function source(rows = all) {
  const getRows = vi.fn<GetRows>(({ start, end }) =>
    Promise.resolve({ rows: rows.slice(Number(start), end + 1), rowCount: rows.length }),
  );
  const dataSource: GridDataSource = { getRows };
  return { getRows, dataSource };
}

/** A data source whose requests wait for an answer of the test. */
function slowSource() {
  const requests: {
    params: GridGetRowsParams;
    resolve: (response: GridGetRowsResponse) => void;
    reject: (error: Error) => void;
  }[] = [];
  const dataSource: GridDataSource = {
    getRows: (params) =>
      new Promise((resolve, reject) => requests.push({ params, resolve, reject })),
  };
  const answer = (index: number, rows = all) => {
    const request = requests[index];
    if (!request) throw new Error(`There is no request ${index}.`);
    const { start, end } = request.params;
    request.resolve({ rows: rows.slice(Number(start), end + 1), rowCount: rows.length });
  };
  return { dataSource, requests, answer };
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
const go = (to: number) => api.current?.setPage(to);
const setting = (name: string) => page.getByRole('switch', { name });
const next = page.getByRole('button', { name: 'Go to next page' });
const previous = page.getByRole('button', { name: 'Go to previous page' });
const texts = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );

claim(
  'Go back to the first page, and its rows appear without a request, because the grid caches responses for five minutes.',
  async () => {
    const { getRows, dataSource } = source();
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    await render(<Grid dataSource={dataSource} />);
    await shows(0);
    go(1);
    await shows(5);
    go(0);
    await shows(0);
    expect(getRows).toHaveBeenCalledTimes(2);
    clock.mockReturnValue(now + 299_000);
    go(1);
    await shows(5);
    expect(getRows).toHaveBeenCalledTimes(2);
    clock.mockReturnValue(now + 301_000);
    go(0);
    await shows(0);
    expect(getRows).toHaveBeenCalledTimes(3);
    clock.mockRestore();
  },
);

claim(
  '`start`, `end` | Index of the first and last row of the page, both included: 0 and 24',
  async () => {
    const { getRows, dataSource } = source();
    await render(<Grid dataSource={dataSource} initialState={size(25)} pageSizeOptions={[25]} />);
    await shows(0, 25);
    expect(getRows.mock.lastCall?.[0]).toMatchObject({
      start: 0,
      end: 24,
      paginationModel: { page: 0, pageSize: 25 },
    });
  },
);

claim('`sortModel` | A list with at most one item: `{ field, sort }`', async () => {
  const { getRows, dataSource } = source();
  await render(<Grid dataSource={dataSource} columns={[...columns, { field: 'id' }]} />);
  await shows(0);
  expect(getRows.mock.lastCall?.[0].sortModel).toEqual([]);
  api.current?.sortColumn('name', 'asc');
  api.current?.sortColumn('id', 'desc', true);
  await expect
    .poll(() => getRows.mock.lastCall?.[0].sortModel)
    .toEqual([{ field: 'id', sort: 'desc' }]);
});

claim('The default `pageSize` is 100, which is also the maximum in the MIT package.', async () => {
  const { getRows, dataSource } = source();
  await render(<Grid dataSource={dataSource} initialState={{}} pageSizeOptions={[25, 100]} />);
  await expect.poll(() => getRows.mock.lastCall?.[0].end).toBe(99);
  expect(() => api.current?.setPageSize(101)).toThrow('100');
});

claim(
  'If users can choose all rows on one page, `pageSize` is `-1` then, and `start` and `end` are 0 and -2: check `pageSize` first.',
  async () => {
    const { getRows, dataSource } = source();
    await render(
      <Grid dataSource={dataSource} pageSizeOptions={[5, { value: -1, label: 'All' }]} />,
    );
    await shows(0);
    api.current?.setPageSize(-1);
    await expect.poll(() => getRows.mock.lastCall?.[0].paginationModel?.pageSize).toBe(-1);
    const { start, end } = getRows.mock.lastCall?.[0] ?? {};
    expect(Number(start) + 0).toBe(0);
    expect(end).toBe(-2);
  },
);

claim(
  'With a data source, the server does all sorting, filtering, and pagination: `sortingMode`, `filterMode`, and `paginationMode` have no effect. The grid ignores `rows`.',
  async () => {
    const { getRows, dataSource } = source([
      { id: 2, name: 'b' },
      { id: 1, name: 'a' },
    ]);
    await render(
      <Grid
        dataSource={dataSource}
        sortingMode="client"
        filterMode="client"
        paginationMode="client"
        rows={[{ id: 99, name: 'from rows' }]}
      />,
    );
    await expect.poll(ids).toEqual([2, 1]);
    api.current?.sortColumn('name', 'asc');
    await expect.poll(() => getRows).toHaveBeenCalledTimes(2);
    api.current?.setFilterModel({
      items: [{ field: 'name', operator: 'equals', value: 'nothing' }],
    });
    await expect.poll(() => getRows).toHaveBeenCalledTimes(3);
    await expect.poll(() => texts('name')).toEqual(['b', 'a']);
  },
);

claim('Every row needs an `id`, or pass `getRowId`.', async () => {
  const getRows = vi.fn(() => Promise.resolve({ rows: [{ key: 'a' }, { key: 'b' }], rowCount: 2 }));
  const onDataSourceError = vi.fn<(error: Error) => void>();
  const dataSource = { getRows };
  const { unmount } = await render(
    <Grid dataSource={dataSource} onDataSourceError={onDataSourceError} />,
  );
  await expect.poll(() => onDataSourceError.mock.lastCall?.[0].message).toContain('`id`');
  await unmount();
  await render(<Grid dataSource={dataSource} getRowId={(row: { key: string }) => row.key} />);
  await expect.poll(ids).toEqual(['a', 'b']);
});

claim('When `dataSource` is a new object, the grid clears the cache and loads again.', async () => {
  const { getRows, dataSource } = source();
  const { rerender } = await render(<Grid dataSource={dataSource} />);
  await shows(0);
  await rerender(<Grid dataSource={dataSource} />);
  expect(getRows).toHaveBeenCalledTimes(1);
  await rerender(<Grid dataSource={{ ...dataSource }} />);
  await expect.poll(() => getRows).toHaveBeenCalledTimes(2);
});

claim(
  'It stays on the same page, or goes to the last one if there are now fewer pages.',
  async () => {
    const { dataSource } = source();
    const other = source(all.slice(20, 40));
    const few = source(all.slice(0, 8));
    const { rerender } = await render(<Grid dataSource={dataSource} initialState={size(5, 3)} />);
    await shows(15);
    await rerender(<Grid dataSource={other.dataSource} />);
    await shows(35);
    await rerender(<Grid dataSource={few.dataSource} />);
    await shows(5, 3);
    expect(api.current?.state.pagination.paginationModel.page).toBe(1);
  },
);

function FirstPage({ value }: { value: string }) {
  const dataSource = useMemo(() => ({ ...source().dataSource, value }), [value]);
  return <Grid key={value} dataSource={dataSource} initialState={size(5)} />;
}

claim(
  'To start on the first page, call `apiRef.current.setPage(0)` in the same event handler, or give the grid a `key` made of the parameters.',
  async () => {
    const getRows = vi.fn<GetRows>(({ start, end }) =>
      Promise.resolve({ rows: all.slice(Number(start), end + 1), rowCount: all.length }),
    );
    function Parameters() {
      const [value, setValue] = useState('a');
      const dataSource = useMemo(() => ({ getRows, value }), [value]);
      const change = () => {
        setValue('b');
        api.current?.setPage(0);
      };
      return (
        <>
          <button onClick={change}>Change</button>
          <Grid dataSource={dataSource} initialState={size(5, 3)} />
        </>
      );
    }
    const { unmount } = await render(<Parameters />);
    await shows(15);
    getRows.mockClear();
    await page.getByRole('button', { name: 'Change' }).click();
    await shows(0);
    expect(getRows.mock.calls.map(([{ start }]) => start)).toEqual([0]);
    await unmount();

    const { rerender } = await render(<FirstPage value="a" />);
    await shows(0);
    go(2);
    await shows(10);
    await rerender(<FirstPage value="b" />);
    await shows(0);
  },
);

claim('`null` | Keeps nothing', async () => {
  const { getRows, dataSource } = source();
  await render(<Grid dataSource={dataSource} dataSourceCache={null} />);
  await shows(0);
  go(1);
  await shows(5);
  go(0);
  await shows(0);
  expect(getRows).toHaveBeenCalledTimes(3);
});

claim('Go forward and back, and watch the number of requests.', async () => {
  await render(<CacheTime />);
  const count = page.getByRole('status');
  await expect.poll(() => texts('port')[0]).toBe('Brest');
  await next.click();
  await expect.poll(() => texts('port')[0]).toBe('Galway');
  const before = count.element().textContent;
  await previous.click();
  await expect.poll(() => texts('port')[0]).toBe('Brest');
  expect(count.element().textContent).toBe(before);
});

claim(
  "The grid clears its cache when it mounts and when the data source changes, so two grids can't share one.",
  async () => {
    const clear = vi.fn();
    const dataSourceCache = { get: () => undefined, set: vi.fn(), clear };
    const { dataSource } = source();
    const { rerender } = await render(
      <Grid dataSource={dataSource} dataSourceCache={dataSourceCache} />,
    );
    await shows(0);
    const afterMount = clear.mock.calls.length;
    expect(afterMount).toBeGreaterThan(0);
    await rerender(<Grid dataSource={{ ...dataSource }} dataSourceCache={dataSourceCache} />);
    await expect.poll(() => clear.mock.calls.length).toBeGreaterThan(afterMount);

    const shared = new GridDataSourceCacheDefault({});
    const set = vi.spyOn(shared, 'set');
    const other = source();
    const grids = (both: boolean) => (
      <>
        <Grid dataSource={other.dataSource} dataSourceCache={shared} />
        {both && (
          <DataGrid
            columns={columns}
            dataSource={{ getRows: () => Promise.resolve({ rows: [], rowCount: 0 }) }}
            dataSourceCache={shared}
          />
        )}
      </>
    );
    const pair = await render(grids(false));
    await expect.poll(() => set).toHaveBeenCalledTimes(1);
    const key = set.mock.lastCall?.[0];
    if (!key) throw new Error('Nothing is cached.');
    expect(shared.get(key)?.rows).toHaveLength(5);
    await pair.rerender(grids(true));
    await expect.poll(() => shared.get(key)).toBeUndefined();
  },
);

claim('Create the cache once, outside the component: a new one is empty.', async () => {
  const { getRows, dataSource } = source();
  const { rerender } = await render(
    <Grid dataSource={dataSource} dataSourceCache={new GridDataSourceCacheDefault({})} />,
  );
  await shows(0);
  go(1);
  await shows(5);
  await rerender(
    <Grid dataSource={dataSource} dataSourceCache={new GridDataSourceCacheDefault({})} />,
  );
  const before = getRows.mock.calls.length;
  go(0);
  await shows(0);
  expect(getRows.mock.calls.length).toBe(before + 1);
});

const filter = (id: number) => ({
  items: [{ id, field: 'name', operator: 'contains', value: 'row' }],
});

claim(
  "The grid doesn't call `getRows` if the cache has every row of the page for the same filter, order, and range, and the response isn't older than `ttl`.",
  async () => {
    const { getRows, dataSource } = source();
    await render(<Grid dataSource={dataSource} />);
    await shows(0);
    const noFilter = api.current?.state.filter.filterModel ?? { items: [] };
    api.current?.sortColumn('name', 'asc');
    await expect.poll(() => getRows).toHaveBeenCalledTimes(2);
    api.current?.setFilterModel(filter(1));
    await expect.poll(() => getRows).toHaveBeenCalledTimes(3);
    go(1);
    await expect.poll(() => getRows).toHaveBeenCalledTimes(4);
    await shows(5);
    go(0);
    await shows(0);
    api.current?.setFilterModel(noFilter);
    api.current?.setSortModel([]);
    go(1);
    // The range is new in this order, so this is the only further request.
    await expect.poll(() => getRows).toHaveBeenCalledTimes(5);
    go(0);
    await shows(0);
    expect(getRows).toHaveBeenCalledTimes(5);
  },
);

claim('The key contains the whole `filterModel`, including the `id` of each item.', async () => {
  const { getRows, dataSource } = source();
  await render(
    <Grid dataSource={dataSource} initialState={{ filter: { filterModel: filter(1) } }} />,
  );
  await expect.poll(() => getRows).toHaveBeenCalledTimes(1);
  api.current?.setFilterModel(filter(2));
  await expect.poll(() => getRows).toHaveBeenCalledTimes(2);
});

claim(
  "The grid doesn't load by itself when a response expires. The next visit to the page makes a request.",
  async () => {
    const { getRows, dataSource } = source();
    const cache = new GridDataSourceCacheDefault({ ttl: 30_000 });
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval'] });
    try {
      await render(<Grid dataSource={dataSource} dataSourceCache={cache} />);
      await shows(0);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(getRows).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    go(1);
    await shows(5);
    go(0);
    await shows(0);
    expect(getRows).toHaveBeenCalledTimes(3);
  },
);

claim('Pass your own `getKey` to ignore `id`.', async () => {
  const cache = new GridDataSourceCacheDefault({
    getKey: ({ filterModel, sortModel, start, end }) =>
      JSON.stringify([
        filterModel.items.map((item) => ({ ...item, id: 0 })),
        sortModel,
        start,
        end,
      ]),
  });
  const { getRows, dataSource } = source();
  await render(
    <Grid
      dataSource={dataSource}
      dataSourceCache={cache}
      initialState={{ ...size(5), filter: { filterModel: filter(1) } }}
    />,
  );
  await shows(0);
  go(1);
  await shows(5);
  // Another filter returns to the first page, which is in the cache.
  api.current?.setFilterModel(filter(2));
  await shows(0);
  expect(getRows).toHaveBeenCalledTimes(2);
});

claim("Errors aren't cached.", async () => {
  const getRows = vi
    .fn<GetRows>()
    .mockRejectedValueOnce(new Error('No.'))
    .mockResolvedValue({ rows: all.slice(0, 5), rowCount: 5 });
  const onDataSourceError = vi.fn();
  await render(<Grid dataSource={{ getRows }} onDataSourceError={onDataSourceError} />);
  await expect.poll(() => onDataSourceError).toHaveBeenCalled();
  await api.current?.dataSource.fetchRows();
  await shows(0);
});

claim('After two pages of 5 rows, a page of 10 needs no request.', async () => {
  const { getRows, dataSource } = source();
  await render(<Grid dataSource={dataSource} />);
  await shows(0);
  go(1);
  await shows(5);
  go(0);
  api.current?.setPageSize(10);
  await shows(0, 10);
  expect(getRows).toHaveBeenCalledTimes(2);
});

claim(
  'A chunk is as large as the smallest of `pageSizeOptions`, or as the first `pageSize` if that is smaller.',
  async () => {
    const stored = async (pageSize: number, pageSizeOptions: number[]) => {
      const set = vi.fn<(key: GridGetRowsParams) => void>();
      const { dataSource } = source();
      const { unmount } = await render(
        <Grid
          dataSource={dataSource}
          dataSourceCache={{ get: () => undefined, set, clear: () => undefined }}
          initialState={size(pageSize)}
          pageSizeOptions={pageSizeOptions}
        />,
      );
      await shows(0, pageSize);
      await unmount();
      return new Set(set.mock.calls.map(([{ start, end }]) => end - Number(start) + 1));
    };
    expect(await stored(20, [20, 10])).toEqual(new Set([10]));
    expect(await stored(4, [4, 20])).toEqual(new Set([4]));
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await stored(4, [10, 20])).toEqual(new Set([4]));
  },
);

claim('If a page misses one chunk, the grid requests the whole page.', async () => {
  const { getRows, dataSource } = source();
  await render(<Grid dataSource={dataSource} />);
  await shows(0);
  api.current?.setPageSize(10);
  await shows(0, 10);
  expect(getRows).toHaveBeenCalledTimes(2);
  expect(getRows.mock.lastCall?.[0]).toMatchObject({ start: 0, end: 9 });
});

claim(
  'With `[10, 25]`, the last chunk of a page of 25 has 5 rows, which no page of 10 can use.',
  async () => {
    const { getRows, dataSource } = source();
    await render(
      <Grid dataSource={dataSource} initialState={size(25)} pageSizeOptions={[10, 25]} />,
    );
    await shows(0, 25);
    api.current?.setPageSize(10);
    await shows(0, 10);
    go(1);
    await shows(10, 10);
    expect(getRows).toHaveBeenCalledTimes(1);
    go(2);
    await shows(20, 10);
    expect(getRows).toHaveBeenCalledTimes(2);
  },
);

claim(
  "An option for all rows, `{ value: -1, label: 'All' }`, turns chunks off: each page is kept as a whole, and another page size always makes a request.",
  async () => {
    const { getRows, dataSource } = source();
    await render(
      <Grid
        dataSource={dataSource}
        initialState={size(10)}
        pageSizeOptions={[5, 10, { value: -1, label: 'All' }]}
      />,
    );
    await shows(0, 10);
    api.current?.setPageSize(5);
    await shows(0, 5);
    expect(getRows).toHaveBeenCalledTimes(2);
  },
);

claim(
  'After an error the grid is empty, because the old rows belong to another page. `fetchRows()` requests the current page again.',
  async () => {
    await render(<ShowErrors />);
    await expect.poll(() => texts('to')).toEqual(['Wien', 'Budapest', 'Zürich']);
    await setting('The server fails').click();
    await next.click();
    await expect.element(page.getByText('The timetable does not answer.')).toBeVisible();
    expect(texts('to')).toEqual([]);
    await setting('The server fails').click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => texts('to')).toEqual(['Ljubljana', 'Kraków', 'Košice']);
  },
);

claim(
  "`GridGetRowsError` | `getRows` throws or rejects, or the grid can't use its response | The request",
  async () => {
    const cause = new Error('Status 500.');
    for (const getRows of [
      () => Promise.reject(cause),
      () => {
        throw cause;
      },
    ]) {
      const onDataSourceError = vi.fn<(error: unknown) => void>();
      const { unmount } = await render(
        <Grid dataSource={{ getRows }} onDataSourceError={onDataSourceError} />,
      );
      await expect.poll(() => onDataSourceError).toHaveBeenCalled();
      const error = onDataSourceError.mock.lastCall?.[0];
      expect(error).toBeInstanceOf(GridGetRowsError);
      expect(error).not.toBeInstanceOf(GridUpdateRowError);
      expect(error).toMatchObject({ message: 'Status 500.', params: { start: 0, end: 4 } });
      await unmount();
    }
  },
);

async function editWith(
  updateRow: GridDataSource['updateRow'],
  rest: Partial<DataGridProps> = {},
  getRows: GetRows = source().getRows,
) {
  const clear = vi.fn();
  const onDataSourceError = vi.fn<(error: unknown) => void>();
  const { unmount } = await render(
    <Grid
      dataSource={{ getRows, updateRow }}
      dataSourceCache={{ get: () => undefined, set: vi.fn(), clear }}
      onDataSourceError={onDataSourceError}
      {...rest}
    />,
  );
  await expect.poll(() => texts('name')[0]).toBe('row 0');
  clear.mockClear();
  api.current?.startCellEditMode({ id: 0, field: 'name' });
  await expect.poll(() => api.current?.getCellMode(0, 'name')).toBe('edit');
  await api.current?.setEditCellValue({ id: 0, field: 'name', value: 'new name' });
  api.current?.stopCellEditMode({ id: 0, field: 'name' });
  return { clear, onDataSourceError, unmount };
}

claim(
  '`GridUpdateRowError` | `updateRow` throws or rejects | `rowId`, `updatedRow`, and `previousRow`',
  async () => {
    const cause = new Error('Locked.');
    const { onDataSourceError } = await editWith(() => Promise.reject(cause));
    await expect.poll(() => onDataSourceError).toHaveBeenCalledTimes(1);
    const error = onDataSourceError.mock.lastCall?.[0];
    expect(error).toBeInstanceOf(GridUpdateRowError);
    expect(error).toMatchObject({
      message: 'Locked.',
      params: { rowId: 0, updatedRow: { name: 'new name' }, previousRow: { name: 'row 0' } },
    });
  },
);

claim('Both have the `message` of your error, and your error itself as `cause`.', async () => {
  const cause = new TypeError('Mine.');
  const { onDataSourceError } = await editWith(() => Promise.reject(cause));
  await expect.poll(() => onDataSourceError).toHaveBeenCalled();
  expect(onDataSourceError.mock.lastCall?.[0]).toMatchObject({ message: 'Mine.' });
  const update = onDataSourceError.mock.lastCall?.[0];
  expect(update instanceof GridUpdateRowError && update.cause).toBe(cause);
  const fails = vi.fn<(error: unknown) => void>();
  await render(
    <Grid dataSource={{ getRows: () => Promise.reject(cause) }} onDataSourceError={fails} />,
  );
  await expect.poll(() => fails).toHaveBeenCalled();
  const read = fails.mock.lastCall?.[0];
  expect(read instanceof GridGetRowsError && [read.message, read.cause]).toEqual(['Mine.', cause]);
});

claim(
  'A response without `rows`, or with a row without an `id`, is a `GridGetRowsError`, too.',
  async () => {
    for (const text of ['{"rowCount":1}', '{"rows":[{"name":"a"}],"rowCount":1}']) {
      const onDataSourceError = vi.fn<(error: unknown) => void>();
      const getRows = async () => (await new Response(text).json()) as GridGetRowsResponse;
      const { unmount } = await render(
        <Grid dataSource={{ getRows }} onDataSourceError={onDataSourceError} />,
      );
      await expect
        .poll(() => onDataSourceError.mock.lastCall?.[0])
        .toBeInstanceOf(GridGetRowsError);
      await unmount();
    }
  },
);

claim(
  "If a newer request has started, `onDataSourceError` isn't called for the old one.",
  async () => {
    const { dataSource, requests, answer } = slowSource();
    const onDataSourceError = vi.fn();
    await render(<Grid dataSource={dataSource} onDataSourceError={onDataSourceError} />);
    await expect.poll(() => requests.length).toBe(1);
    answer(0);
    await shows(0);
    go(1);
    await expect.poll(() => requests.length).toBe(2);
    go(2);
    await expect.poll(() => requests.length).toBe(3);
    requests[1]?.reject(new Error('Too slow.'));
    answer(2);
    await shows(10);
    expect(onDataSourceError).not.toHaveBeenCalled();
  },
);

claim(
  'Without `onDataSourceError`, the grid logs one message during development that says so, without your error.',
  async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const getRows = vi.fn<GetRows>(() => Promise.reject(new Error('Secret detail.')));
    await render(<Grid dataSource={{ getRows }} />);
    await expect.poll(() => log).toHaveBeenCalled();
    await api.current?.dataSource.fetchRows();
    const messages = log.mock.calls.map((call) => call.map(String).join(' '));
    expect(getRows.mock.calls.length).toBeGreaterThan(1);
    expect(messages.filter((text) => text.includes('`dataSource.getRows()` threw'))).toHaveLength(
      1,
    );
    expect(messages.join()).not.toContain('Secret detail.');
    log.mockRestore();
  },
);

claim(
  'Clear the cache and call `fetchRows`. The page, sort order, and filter stay the same.',
  async () => {
    const { getRows, dataSource } = source();
    await render(<Grid dataSource={dataSource} />);
    await shows(0);
    api.current?.sortColumn('name', 'desc');
    await expect.poll(() => getRows).toHaveBeenCalledTimes(2);
    go(2);
    await shows(10);
    const before = getRows.mock.calls.length;
    api.current?.dataSource.cache.clear();
    await api.current?.dataSource.fetchRows();
    expect(getRows.mock.calls.length).toBe(before + 1);
    expect(getRows.mock.lastCall?.[0]).toMatchObject({
      start: 10,
      sortModel: [{ field: 'name', sort: 'desc' }],
    });
  },
);

claim('After adding, changing, or deleting rows, clear the cache', async () => {
  await render(<BookAndRefresh />);
  await expect.poll(() => texts('guest')).toHaveLength(3);
  await page.getByRole('button', { name: 'Add a booking' }).click();
  await expect.poll(() => texts('guest'), { timeout: 4000 }).toHaveLength(4);
});

claim(
  '`cache.clear()`, then `fetchRows()` | Forgets all pages and loads the current one',
  async () => {
    const { getRows, dataSource } = source();
    await render(<Grid dataSource={dataSource} />);
    await shows(0);
    go(1);
    await shows(5);
    api.current?.dataSource.cache.clear();
    await api.current?.dataSource.fetchRows();
    expect(getRows.mock.calls.map(([{ start }]) => start)).toEqual([0, 5, 5]);
    go(0);
    await shows(0);
    expect(getRows).toHaveBeenCalledTimes(4);
  },
);

claim(
  '`fetchRows(undefined, { skipCache: true })` | Loads the current page and keeps the other cached pages',
  async () => {
    const { getRows, dataSource } = source();
    await render(<Grid dataSource={dataSource} />);
    await shows(0);
    go(1);
    await shows(5);
    await api.current?.dataSource.fetchRows(undefined, { skipCache: true });
    expect(getRows).toHaveBeenCalledTimes(3);
    expect(getRows.mock.lastCall?.[0].start).toBe(5);
    go(0);
    await shows(0);
    expect(getRows).toHaveBeenCalledTimes(3);
  },
);

claim('`fetchRows()` alone | Shows the cached response, if there is one', async () => {
  const { getRows, dataSource } = source();
  await render(<Grid dataSource={dataSource} />);
  await shows(0);
  await api.current?.dataSource.fetchRows();
  expect(getRows).toHaveBeenCalledTimes(1);
});

const skeleton = () => document.querySelector('[class*="MuiDataGrid-rowSkeleton"]');

claim(
  'Sort by weight, go to the next page, or filter by city from the column menu: each makes the grid call `getRows`, and shows a skeleton until the response arrives.',
  async () => {
    const { dataSource, requests, answer } = slowSource();
    const { unmount } = await render(<Grid dataSource={dataSource} />);
    const changes = [
      () => undefined,
      () => api.current?.sortColumn('name', 'desc'),
      // On another page, a filter can make two requests: one for that page and one for the first.
      () => api.current?.setFilterModel(filter(1)),
      () => go(1),
    ];
    for (const [index, change] of changes.entries()) {
      change();
      await expect.poll(() => requests.length).toBe(index + 1);
      await expect.poll(skeleton).not.toBeNull();
      expect(ids()).toEqual([]);
      answer(index);
      await expect.poll(() => ids().length).toBe(5);
      await expect.poll(skeleton).toBeNull();
    }
    await unmount();
    await render(<Shipments />);
    await expect.poll(() => texts('kilos')).toHaveLength(5);
    await page.getByRole('columnheader', { name: 'Weight' }).click();
    await expect.poll(() => texts('kilos')[0]).toBe('4');
  },
);

claim(
  '`fetchRows` leaves the current rows on the screen while it loads, and returns a promise that resolves when it is done.',
  async () => {
    const { dataSource, requests, answer } = slowSource();
    await render(<Grid dataSource={dataSource} />);
    await expect.poll(() => requests.length).toBe(1);
    answer(0);
    const rows = from(0).map((id) => `row ${id}`);
    await expect.poll(() => texts('name')).toEqual(rows);
    let done = false;
    const promise = api.current?.dataSource.fetchRows(undefined, { skipCache: true }).then(() => {
      done = true;
    });
    await expect.poll(() => requests.length).toBe(2);
    expect(texts('name')).toEqual(rows);
    expect(done).toBe(false);
    answer(
      1,
      all.map((row) => ({ ...row, name: 'new' })),
    );
    await promise;
    expect(done).toBe(true);
    expect(api.current?.getRow(0)).toMatchObject({ name: 'new' });
  },
);

claim(
  'The current rows stay on the screen. If such a request fails, the grid ignores the error and tries again at the next interval.',
  async () => {
    const { getRows, dataSource } = source();
    const onDataSourceError = vi.fn();
    await render(
      <Grid
        dataSource={dataSource}
        dataSourceCache={null}
        dataSourceRevalidateMs={40}
        onDataSourceError={onDataSourceError}
      />,
    );
    await shows(0);
    getRows.mockRejectedValueOnce(new Error('Down.')).mockResolvedValue({
      rows: from(0).map((id) => ({ id, name: 'new' })),
      rowCount: 43,
    });
    const seen = new Set<number>();
    await expect
      .poll(
        () => {
          seen.add(ids().length);
          return texts('name')[0];
        },
        { interval: 5 },
      )
      .toBe('new');
    expect([...seen]).toEqual([5]);
    expect(onDataSourceError).not.toHaveBeenCalled();
    expect(getRows.mock.calls.length).toBeGreaterThan(2);
  },
);

claim(
  'But if the first page or the next page fails to load, the grid stops polling until you call `fetchRows()`.',
  async () => {
    const working = source();
    const broken = source();
    const poll = { dataSourceCache: null, dataSourceRevalidateMs: 20 };
    const other = () => expect.poll(() => working.getRows.mock.calls.length);
    await render(<Grid dataSource={working.dataSource} {...poll} apiRef={undefined} />);
    await other().toBeGreaterThan(1);
    broken.getRows.mockRejectedValueOnce(new Error('Down.'));
    const onDataSourceError = vi.fn();
    await render(
      <Grid dataSource={broken.dataSource} {...poll} onDataSourceError={onDataSourceError} />,
    );
    const requests = () => broken.getRows.mock.calls.length;
    await expect.poll(requests).toBe(1);
    const before = working.getRows.mock.calls.length;
    await other().toBeGreaterThan(before + 5);
    expect(requests()).toBe(1);
    await api.current?.dataSource.fetchRows();
    await expect.poll(requests).toBeGreaterThan(5);
    broken.getRows.mockImplementation(() => Promise.reject(new Error('Down.')));
    api.current?.setPage(1);
    await expect.poll(() => onDataSourceError).toHaveBeenCalledTimes(2);
    const stopped = requests();
    const then = working.getRows.mock.calls.length;
    await other().toBeGreaterThan(then + 5);
    expect(requests()).toBe(stopped);
  },
);

claim("The grid doesn't request a page that is in the cache.", async () => {
  const { getRows, dataSource } = source();
  const cache = new GridDataSourceCacheDefault({});
  const get = vi.spyOn(cache, 'get');
  await render(
    <Grid dataSource={dataSource} dataSourceCache={cache} dataSourceRevalidateMs={20} />,
  );
  await shows(0);
  const before = get.mock.calls.length;
  // At each interval, it looks into the cache.
  await expect.poll(() => get.mock.calls.length).toBeGreaterThan(before + 2);
  expect(getRows).toHaveBeenCalledTimes(1);
});

claim(
  'The grid calls it instead of `processRowUpdate`, shows the row that it returns, and clears the cache if that row differs from the old one.',
  async () => {
    const processRowUpdate = vi.fn();
    const { clear, unmount } = await editWith(
      () => Promise.resolve({ id: 0, name: 'from the server' }),
      { processRowUpdate },
    );
    await expect.poll(() => texts('name')[0]).toBe('from the server');
    expect(processRowUpdate).not.toHaveBeenCalled();
    expect(clear).toHaveBeenCalledTimes(1);
    await unmount();
    const same = await editWith(({ previousRow }: GridUpdateRowParams) =>
      Promise.resolve(previousRow),
    );
    await expect.poll(() => api.current?.getCellMode(0, 'name')).toBe('view');
    expect(same.clear).not.toHaveBeenCalled();
  },
);

claim('Always return the row: without one, the grid reports a `GridUpdateRowError`.', async () => {
  const { onDataSourceError } = await editWith(() => Promise.resolve());
  await expect.poll(() => onDataSourceError.mock.lastCall?.[0]).toBeInstanceOf(GridUpdateRowError);
});

claim('If `updateRow` throws, the cell stays in edit mode.', async () => {
  const { onDataSourceError } = await editWith(() => Promise.reject(new Error('No.')));
  await expect.poll(() => onDataSourceError).toHaveBeenCalledTimes(1);
  expect(api.current?.getCellMode(0, 'name')).toBe('edit');
});

claim(
  'The row keeps its place even if it no longer matches the filter; call `fetchRows()` to update the page.',
  async () => {
    let rows = all.slice(0, 3);
    const getRows = vi.fn<GetRows>(() =>
      Promise.resolve({
        rows: rows.filter(({ name }) => name.includes('row')),
        rowCount: rows.length,
      }),
    );
    await editWith(
      () => {
        rows = all.slice(1, 3);
        return Promise.resolve({ id: 0, name: 'other' });
      },
      { initialState: { ...size(5), filter: { filterModel: filter(1) } } },
      getRows,
    );
    await expect.poll(() => texts('name')).toEqual(['other', 'row 1', 'row 2']);
    expect(getRows).toHaveBeenCalledTimes(1);
    await api.current?.dataSource.fetchRows();
    await expect.poll(() => texts('name')).toEqual(['row 1', 'row 2']);
  },
);

claim(
  'The footer then says "more than", and the button for the next page stays enabled until you return the real number.',
  async () => {
    await render(<UnknownTotal />);
    await expect.element(page.getByText('1–5 of more than 5')).toBeVisible();
    await expect.element(next).toBeEnabled();
  },
);

claim('Go to the last page: the footer now shows the total.', async () => {
  await render(<UnknownTotal />);
  for (const text of ['1–5 of more than 5', '6–10 of more than 10', '11–15 of more than 15']) {
    await expect.element(page.getByText(text), { timeout: 4000 }).toBeVisible();
    await next.click();
  }
  await expect.element(page.getByText('16–17 of 17'), { timeout: 4000 }).toBeVisible();
  await expect.element(next).toBeDisabled();
});

const unknown = (pageInfo?: GridGetRowsResponse['pageInfo']): GridDataSource => ({
  getRows: () =>
    Promise.resolve({ rows: all.slice(0, 5), rowCount: -1, ...(pageInfo ? { pageInfo } : {}) }),
});

claim('With `estimatedRowCount={500}`, the footer says "around 500" instead.', async () => {
  await render(<Grid dataSource={unknown()} estimatedRowCount={500} />);
  await expect.element(page.getByText('1–5 of around 500')).toBeVisible();
});

claim('In the MIT package, `pageInfo` has no effect on the buttons.', async () => {
  await render(<Grid dataSource={unknown({ hasNextPage: false })} />);
  await shows(0);
  await expect.element(page.getByText('1–5 of more than 5')).toBeVisible();
  await expect.element(next).toBeEnabled();
});

claim(
  'Turn on **The server fails** and go to the next page: the old rows stay, unlike with a data source.',
  async () => {
    await render(<OwnRequests />);
    await expect.poll(() => texts('title')[0]).toBe('Pedro Páramo');
    await setting('The server fails').click();
    await next.click();
    await expect.element(page.getByText('The library does not answer.')).toBeVisible();
    expect(texts('title')[0]).toBe('Pedro Páramo');
  },
);

claim(
  'Click a header twice quickly: the cleanup of the effect aborts the first request.',
  async () => {
    await render(<OwnRequests />);
    await expect.poll(() => texts('title')[0]).toBe('Pedro Páramo');
    const abort = vi.spyOn(AbortController.prototype, 'abort');
    const header = page.getByRole('columnheader', { name: 'Year' }).element();
    for (const order of ['ascending', 'descending']) {
      header.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await expect.poll(() => header.getAttribute('aria-sort'), { interval: 5 }).toBe(order);
    }
    // The request of the first page is done, so only the second call cancels a request.
    expect(abort).toHaveBeenCalledTimes(2);
    abort.mockRestore();
    await expect.poll(() => texts('title')[0]).toBe('The Door');
  },
);

claim(
  'But if you paginate on the server and sort in the browser, the grid sorts only the rows of the current page.',
  async () => {
    const rows = [
      { id: 3, name: 'c' },
      { id: 2, name: 'b' },
    ];
    await render(<Grid rows={rows} rowCount={20} paginationMode="server" initialState={{}} />);
    await expect.poll(() => texts('name')).toEqual(['c', 'b']);
    api.current?.sortColumn('name', 'asc');
    await expect.poll(() => texts('name')).toEqual(['b', 'c']);
    expect(api.current?.state.pagination.rowCount).toBe(20);
  },
);

function Endless({ count }: { count: () => void }) {
  const [answers, setAnswers] = useState(0);
  const dataSource: GridDataSource = {
    getRows: async () => {
      count();
      await Promise.resolve();
      if (answers < 12) setAnswers(answers + 1);
      return { rows: [], rowCount: 0 };
    },
  };
  return <Grid dataSource={dataSource} />;
}

claim(
  'The data source is a new object in each render, and `getRows` or its response renders the component again.',
  async () => {
    const count = vi.fn();
    await render(<Endless count={count} />);
    await expect.poll(() => count.mock.calls.length).toBeGreaterThan(10);
  },
);

claim(
  'You make your own requests, and `rowCount` was 0 while the next page was loading.',
  async () => {
    const onPaginationModelChange = vi.fn();
    const grid = (rowCount: number) => (
      <Grid
        rows={all.slice(5, 10)}
        rowCount={rowCount}
        paginationMode="server"
        initialState={size(5, 1)}
        onPaginationModelChange={onPaginationModelChange}
      />
    );
    const { rerender } = await render(grid(43));
    await rerender(grid(0));
    await expect.poll(() => api.current?.state.pagination.paginationModel.page).toBe(0);
  },
);

claim(
  'The response has no `rowCount`, or the grid has a `rowCount` prop, which takes precedence.',
  async () => {
    const { dataSource } = source(all.slice(0, 6));
    await render(<Grid dataSource={dataSource} rowCount={20} />);
    await shows(0);
    expect(api.current?.state.pagination.rowCount).toBe(20);
    await expect.element(page.getByText('1–5 of 20')).toBeVisible();
  },
);

claim(
  'Return it every time and omit the prop, and the grid goes back to the last page that exists.',
  async () => {
    let total = 6;
    let counts = true;
    const dataSource: GridDataSource = {
      getRows: ({ start, end }) =>
        Promise.resolve({
          rows: all.slice(0, total).slice(Number(start), end + 1),
          ...(counts ? { rowCount: total } : {}),
        }),
    };
    await render(<Grid dataSource={dataSource} dataSourceCache={null} initialState={size(5, 1)} />);
    await expect.poll(ids).toEqual([5]);
    total = 5;
    counts = false;
    await api.current?.dataSource.fetchRows();
    await expect.poll(ids).toEqual([]);
    expect(api.current?.state.pagination.paginationModel.page).toBe(1);
    counts = true;
    await api.current?.dataSource.fetchRows();
    await shows(0);
  },
);

async function goBackWhileLoading(props: Partial<DataGridProps>) {
  const { dataSource, requests, answer } = slowSource();
  await render(<Grid dataSource={dataSource} {...props} />);
  await expect.poll(() => requests.length).toBe(1);
  answer(0);
  await shows(0);
  go(1);
  await expect.poll(() => requests.length).toBe(2);
  go(0);
  return { requests, answer };
}

claim(
  'While a request was running, the user went back to something in the cache, and the late response replaced it.',
  async () => {
    const { requests, answer } = await goBackWhileLoading({});
    await shows(0);
    await expect.poll(() => api.current?.state.pagination.paginationModel.page).toBe(0);
    await nextPaint();
    answer(1);
    await shows(5);
    expect(requests).toHaveLength(2);
    expect(api.current?.state.pagination.paginationModel.page).toBe(0);
  },
);

claim(
  'If your server is slow, set `dataSourceCache={null}`: without the cache, late responses are dropped.',
  async () => {
    const { requests, answer } = await goBackWhileLoading({ dataSourceCache: null });
    await expect.poll(() => requests.length).toBe(3);
    answer(2);
    await shows(0);
    answer(1);
    await nextPaint();
    expect(ids()).toEqual(from(0));
  },
);

function Parameter({ server, value }: { server: ReturnType<typeof slowSource>; value: string }) {
  const dataSource = useMemo(() => ({ ...server.dataSource, value }), [server, value]);
  return <Grid dataSource={dataSource} />;
}

claim(
  'A response that arrives late is cached, even if you have cleared the cache or changed the data source meanwhile.',
  async () => {
    const server = slowSource();
    const { rerender } = await render(<Parameter server={server} value="old" />);
    await expect.poll(() => server.requests.length).toBe(1);
    await rerender(<Parameter server={server} value="new" />);
    await expect.poll(() => server.requests.length).toBe(2);
    const renamed = all.map((row) => ({ ...row, name: `new ${row.id}` }));
    server.answer(1, renamed);
    await expect.poll(() => texts('name')[0]).toBe('new 0');
    server.answer(0);
    go(1);
    await expect.poll(() => server.requests.length).toBe(3);
    server.answer(2, renamed);
    await shows(5);
    go(0);
    await expect.poll(() => texts('name')[0]).toBe('row 0');
  },
);

claim('The grid waits 150 ms after the last key.', async () => {
  const requests: { value: unknown; time: number }[] = [];
  const dataSource: GridDataSource = {
    getRows: ({ filterModel }) => {
      requests.push({ value: filterModel.items[0]?.value, time: performance.now() });
      return Promise.resolve({ rows: all.slice(0, 5), rowCount: 5 });
    },
  };
  await render(
    <Grid
      dataSource={dataSource}
      initialState={{
        filter: {
          filterModel: { items: [{ id: 1, field: 'name', operator: 'contains', value: '' }] },
        },
      }}
    />,
  );
  await expect.poll(() => requests.length).toBe(1);
  api.current?.showFilterPanel('name');
  const input = page.getByRole('textbox', { name: 'Value' });
  await expect.element(input).toBeVisible();
  let typed = 0;
  input.element().addEventListener('input', () => (typed = performance.now()));
  await userEvent.type(input, 'row');
  await expect.poll(() => requests.at(-1)?.value).toBe('row');
  expect((requests.at(-1)?.time ?? 0) - typed).toBeGreaterThan(140);
});

claim('Selected rows are forgotten on the next page.', async () => {
  for (const keep of [false, true]) {
    const { dataSource } = source();
    const { unmount } = await render(
      <Grid dataSource={dataSource} checkboxSelection keepNonExistentRowsSelected={keep} />,
    );
    await shows(0);
    api.current?.selectRow(2);
    go(1);
    await shows(5);
    await expect.poll(() => api.current?.state.rowSelection.ids.size).toBe(keep ? 1 : 0);
    await unmount();
  }
});

claim('The grid has only the current page.', async () => {
  const { dataSource } = source();
  await render(<Grid dataSource={dataSource} initialState={size(5, 1)} />);
  await shows(5);
  expect(api.current?.getDataAsCsv().split(/\r?\n/)).toEqual([
    'name',
    ...from(5).map((id) => `row ${id}`),
  ]);
});

claim(
  'The header checkbox selects all rows on the server or, while a filter or quick filter is set or with `isRowSelectable`, the rows of this page.',
  async () => {
    const { dataSource } = source();
    const { unmount } = await render(<Grid dataSource={dataSource} checkboxSelection />);
    await shows(0);
    const box = page.getByRole('checkbox', { name: 'Select all rows' });
    await box.click();
    await expect
      .poll(() => api.current?.state.rowSelection)
      .toEqual({ type: 'exclude', ids: new Set() });
    api.current?.setRowSelectionModel({ type: 'include', ids: new Set() });
    const thisPage = { type: 'include', ids: new Set(from(0)) };
    const none = { type: 'include', ids: new Set<number>() } as const;
    for (const model of [filter(1), { items: [], quickFilterValues: ['row'] }]) {
      api.current?.setFilterModel(model);
      await shows(0);
      await box.click();
      await expect.poll(() => api.current?.state.rowSelection).toEqual(thisPage);
      api.current?.setRowSelectionModel(none);
    }
    await unmount();
    await render(<Grid dataSource={dataSource} checkboxSelection isRowSelectable={() => true} />);
    await shows(0);
    await box.click();
    await expect.poll(() => api.current?.state.rowSelection).toEqual(thisPage);
  },
);

claim(
  'It receives the request and returns a promise of `rows` and `rowCount`, the number of rows on all pages.',
  async () => {
    const { dataSource, getRows } = source();
    await render(<Grid dataSource={dataSource} />);
    await shows(0);
    expect(getRows.mock.lastCall?.[0]).toMatchObject({ start: 0, end: 4, sortModel: [] });
    await expect.element(page.getByText('1–5 of 43')).toBeVisible();
  },
);

claim(
  'Offer only what your server supports: set `filterOperators` on columns, as in the first demo, or `filterable: false` and `sortable: false`.',
  async () => {
    await render(
      <Grid
        dataSource={source().dataSource}
        columns={[{ field: 'name', filterable: false, sortable: false }]}
      />,
    );
    await shows(0);
    const header = page.getByRole('columnheader', { name: 'name' });
    await header.click();
    await expect.element(header).not.toHaveAttribute('aria-sort', 'ascending');
    api.current?.showColumnMenu('name');
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    expect(page.getByRole('menuitem', { name: /Filter|Sort/ }).query()).toBeNull();
  },
);

claim('The grid loads again when a dependency of `useMemo` changes.', async () => {
  const getRows = vi.fn<(depot: string) => void>();
  function ByDepot({ depot }: { depot: string }) {
    const dataSource = useMemo<GridDataSource>(
      () => ({
        getRows: () => {
          getRows(depot);
          return Promise.resolve({ rows: [{ id: depot, name: depot }], rowCount: 1 });
        },
      }),
      [depot],
    );
    return <Grid dataSource={dataSource} />;
  }
  const { rerender } = await render(<ByDepot depot="a" />);
  await expect.poll(ids).toEqual(['a']);
  await rerender(<ByDepot depot="a" />);
  expect(getRows.mock.calls.every(([depot]) => depot === 'a')).toBe(true);
  await rerender(<ByDepot depot="b" />);
  await expect.poll(ids).toEqual(['b']);
});

/** Loads two pages, lets time pass, and returns whether going back makes a request. */
async function asksAgain(after: number, props: Partial<DataGridProps> = {}) {
  const { dataSource, getRows } = source();
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const { unmount } = await render(<Grid dataSource={dataSource} {...props} />);
  await shows(0);
  go(1);
  await shows(5);
  const before = getRows.mock.calls.length;
  now.mockReturnValue(1_000_000 + after);
  go(0);
  await shows(0);
  const asked = getRows.mock.calls.length > before;
  await unmount();
  now.mockRestore();
  return asked;
}

claim('The grid keeps each response for five minutes.', async () => {
  expect(await asksAgain(300_000)).toBe(false);
  expect(await asksAgain(300_001)).toBe(true);
});

claim('Not set | Keeps responses for five minutes, until the grid unmounts', async () => {
  expect(await asksAgain(299_000)).toBe(false);
  const { dataSource, getRows } = source();
  const { unmount } = await render(<Grid dataSource={dataSource} />);
  await shows(0);
  await unmount();
  const before = getRows.mock.calls.length;
  await render(<Grid dataSource={dataSource} />);
  await shows(0);
  expect(getRows.mock.calls.length).toBeGreaterThan(before);
});

claim(
  '`new GridDataSourceCacheDefault({ ttl: 10_000 })` | Keeps them for ten seconds; `ttl` is in milliseconds',
  async () => {
    const cache = () => ({ dataSourceCache: new GridDataSourceCacheDefault({ ttl: 10_000 }) });
    expect(await asksAgain(10_000, cache())).toBe(false);
    expect(await asksAgain(10_001, cache())).toBe(true);
  },
);

claim('Your own object with `get`, `set`, and `clear` | Keeps them where you want', async () => {
  const kept = new Map<string, GridGetRowsResponse>();
  const dataSourceCache = {
    get: (params: GridGetRowsParams) => kept.get(JSON.stringify(params)),
    set: (params: GridGetRowsParams, response: GridGetRowsResponse) => {
      kept.set(JSON.stringify(params), response);
    },
    clear: () => kept.clear(),
  };
  expect(await asksAgain(9_000_000, { dataSourceCache })).toBe(false);
  expect(kept.size).toBeGreaterThan(1);
});

claim(
  'So throw your own class in `getRows`, with the status of the response for example, and read it from `cause`.',
  async () => {
    class HttpError extends Error {
      status = 503;
    }
    const causes: unknown[] = [];
    const dataSource: GridDataSource = { getRows: () => Promise.reject(new HttpError('down')) };
    await render(
      <Grid dataSource={dataSource} onDataSourceError={(error) => causes.push(error.cause)} />,
    );
    await expect.poll(() => causes[0]).toBeInstanceOf(HttpError);
    expect(causes[0]).toMatchObject({ status: 503 });
  },
);

claim(
  "Without `dataSource`, keep the models in your state, set the modes to `'server'`, and fetch in an effect.",
  async () => {
    await render(<OwnRequests />);
    const shown = () =>
      [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
        row.getAttribute('data-id'),
      );
    await expect.poll(shown, { timeout: 4000 }).not.toEqual([]);
    const before = shown();
    const header = page.getByRole('columnheader').nth(1);
    await header.click();
    await header.click();
    await expect.element(header).toHaveAttribute('aria-sort', 'descending');
    // The rows come from the simulated server, in its order.
    await expect.poll(shown, { timeout: 4000 }).not.toEqual(before);
  },
);

claim('Rows outside the grid | No, the grid keeps them | Yes, they are your state', async () => {
  const { dataSource } = source();
  await render(<Grid dataSource={dataSource} rows={[{ id: 99, name: 'mine' }]} />);
  await shows(0);
  expect(ids()).not.toContain(99);
});

claim('Use `rows.slice(start, end + 1)`, or `LIMIT` with `end - start + 1`.', async () => {
  for (const [length, expected] of [
    [(start: number, end: number) => all.slice(start, end + 1), 5],
    [(start: number, end: number) => all.slice(start, end), 4],
  ] as const) {
    const dataSource: GridDataSource = {
      getRows: ({ start, end }) =>
        Promise.resolve({ rows: length(Number(start), end), rowCount: all.length }),
    };
    const { unmount } = await render(<Grid dataSource={dataSource} />);
    await expect.poll(() => ids().length).toBe(expected);
    await unmount();
  }
});

claim("The grid doesn't collect options from rows: set `valueOptions` on the column.", async () => {
  const { dataSource } = source([{ id: 0, name: 'a' }]);
  for (const [column, options] of [
    [{}, undefined],
    [{ valueOptions: ['a'] }, ['a']],
  ] as const) {
    const { unmount } = await render(
      <Grid
        dataSource={dataSource}
        columns={[{ field: 'name', type: 'singleSelect', ...column }]}
      />,
    );
    await expect.poll(() => ids()).toEqual([0]);
    const found = api.current?.getColumn('name');
    expect(found && 'valueOptions' in found ? found.valueOptions : undefined).toEqual(options);
    await unmount();
  }
});

claim(
  "Make `getRows` throw when a request fails: `fetch` doesn't throw for statuses such as 404 and 500.",
  async () => {
    const response = await fetch('/nothing-here-404.json', { method: 'PUT' });
    expect(response.ok).toBe(false);
  },
);

claim(
  'With `StrictMode`, a grid with such a data source makes one request when it mounts, not two.',
  async () => {
    const { getRows, dataSource } = source();
    await render(
      <StrictMode>
        <Grid dataSource={dataSource} />
      </StrictMode>,
    );
    await shows(0);
    await nextPaint();
    expect(getRows).toHaveBeenCalledTimes(1);
  },
);

claim(
  'If your own `clear` keeps a response, the grid shows it when it mounts, without a request.',
  async () => {
    const { getRows, dataSource } = source();
    const get = () => ({ rows: all.slice(0, 5), rowCount: 43 });
    await render(
      <Grid dataSource={dataSource} dataSourceCache={{ get, set: vi.fn(), clear: vi.fn() }} />,
    );
    await shows(0);
    expect(getRows).not.toHaveBeenCalled();
  },
);
