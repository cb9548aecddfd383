import {
  DataGrid,
  GridGetRowsError,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridDataSource,
  type GridFilterModel,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { useEffect, useState, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FilterOnServer from './demos/FilterOnServer/FilterOnServer';
import SearchWithDataSource from './demos/SearchWithDataSource/SearchWithDataSource';

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

function SourceGrid(props: Omit<DataGridProps, 'columns' | 'rows'>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid apiRef={api} columns={columns} {...props} />
    </div>
  );
}

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const contains = (value: string): GridFilterModel => ({
  items: [{ field: 'name', operator: 'contains', value }],
});
const model = () => api.current?.state.filter.filterModel;
const answer = () => Promise.resolve({ rows, rowCount: rows.length });

/** `src/filterQuery.ts` of the page. */
const withoutValue = ['isEmpty', 'isNotEmpty'];

const isMissing = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function filterQuery({ items, quickFilterValues = [] }: GridFilterModel) {
  const query = new URLSearchParams();
  const [item] = items;
  const hasValue = !isMissing(item?.value);
  if (item && (hasValue || withoutValue.includes(item.operator))) {
    query.set('field', item.field);
    query.set('operator', item.operator);
    if (hasValue) {
      query.set('value', JSON.stringify(item.value));
    }
  }
  if (quickFilterValues.length > 0) {
    query.set('search', quickFilterValues.join(' '));
  }
  return query;
}

claim(
  'The simulated server takes 800 ms and supports two operators. Filter by name or length, then turn on **The server fails**: the old rows stay, and a message below the grid says why.',
  async () => {
    await render(<FilterOnServer />);
    await expect.poll(ids, { timeout: 4000 }).toHaveLength(5);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('d');
    await expect.poll(ids, { timeout: 4000 }).toEqual(['1', '4', '5']);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('switch').click();
    await expect
      .element(page.getByRole('status'), { timeout: 4000 })
      .toHaveTextContent('The server fails.');
    expect(ids()).toEqual(['1', '4', '5']);
  },
);

claim(
  'With `filterMode="server"`, the grid shows all `rows`, whatever the filter model contains.',
  async () => {
    await render(
      <Grid filterMode="server" filterModel={{ ...contains('x'), quickFilterValues: ['y'] }} />,
    );
    await expect.poll(ids).toEqual(['1', '2', '3']);
  },
);

claim(
  '`loading` shows a progress bar over the old rows until the new ones arrive. If there are no rows yet, it shows a skeleton.',
  async () => {
    const { rerender } = await render(<Grid loading rows={[]} />);
    await expect
      .poll(() => document.querySelectorAll('.MuiDataGrid-main .MuiSkeleton-root').length)
      .toBeGreaterThan(0);
    await rerender(<Grid loading />);
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    expect(ids()).toEqual(['1', '2', '3']);
    expect(document.querySelector('.MuiLinearProgress-root')).not.toBeNull();
    await rerender(<Grid />);
    await expect.poll(() => page.getByRole('progressbar').query()).toBeNull();
  },
);

claim(
  "If users open the panel from the column menu, the grid adds an item without a value and calls `onFilterModelChange`. The **Filters** button doesn't do this.",
  async () => {
    const changed = vi.fn();
    await render(<Grid filterMode="server" showToolbar onFilterModelChange={changed} />);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveFocus();
    expect(changed).not.toHaveBeenCalled();
    api.current?.hideFilterPanel();
    api.current?.showColumnMenu('name');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await expect.poll(() => changed.mock.calls.length).toBe(1);
    expect(model()?.items).toMatchObject([{ field: 'name', operator: 'contains' }]);
    expect(model()?.items[0]).not.toHaveProperty('value');
  },
);

claim(
  'A `dataSource` needs less code: the grid calls `getRows` with the filter model, the sort model, and the page, and shows the loading state itself.',
  async () => {
    let finish: (response: GridGetRowsResponse) => void = () => undefined;
    const getRows = vi.fn<GridDataSource['getRows']>(
      () => new Promise((resolve) => (finish = resolve)),
    );
    await render(
      <SourceGrid
        dataSource={{ getRows }}
        initialState={{
          filter: { filterModel: contains('a') },
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
          pagination: { paginationModel: { page: 0, pageSize: 25 } },
        }}
      />,
    );
    await expect.poll(() => getRows.mock.calls.length).toBeGreaterThan(0);
    expect(getRows.mock.lastCall?.[0]).toMatchObject({
      filterModel: { items: [{ value: 'a' }] },
      sortModel: [{ field: 'name' }],
      paginationModel: { page: 0, pageSize: 25 },
      start: 0,
      end: 24,
    });
    expect(document.querySelector('.MuiSkeleton-root')).not.toBeNull();
    finish(await answer());
    await expect.poll(ids).toEqual(['1', '2', '3']);
  },
);

claim(
  'If the server fails, the grid removes all rows and calls `onDataSourceError` with a `GridGetRowsError` that has the message of the original error.',
  async () => {
    let fails = false;
    const getRows = () => (fails ? Promise.reject(new Error('No server')) : answer());
    const dataSource = { getRows };
    const onDataSourceError = vi.fn();
    await render(
      <SourceGrid
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={onDataSourceError}
      />,
    );
    await expect.poll(ids).toHaveLength(3);
    fails = true;
    api.current?.setFilterModel(contains('x'));
    await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
    await expect.poll(ids).toEqual([]);
    expect(onDataSourceError.mock.lastCall?.[0]).toBeInstanceOf(GridGetRowsError);
    expect(onDataSourceError.mock.lastCall?.[0]).toMatchObject({ message: 'No server' });
  },
);

claim('To retry after a failure, call `apiRef.current.dataSource.fetchRows()`.', async () => {
  let fails = true;
  const dataSource = {
    getRows: () => (fails ? Promise.reject(new Error('No server')) : answer()),
  };
  const onDataSourceError = vi.fn();
  await render(<SourceGrid dataSource={dataSource} onDataSourceError={onDataSourceError} />);
  await expect.poll(() => onDataSourceError.mock.calls.length).toBeGreaterThan(0);
  fails = false;
  await api.current?.dataSource.fetchRows();
  await expect.poll(ids).toHaveLength(3);
});

claim('The grid ignores `filterMode`, `sortingMode`, and `paginationMode`.', async () => {
  await render(
    <SourceGrid
      dataSource={{ getRows: () => Promise.resolve({ rows, rowCount: 30 }) }}
      filterMode="client"
      sortingMode="client"
      paginationMode="client"
      initialState={{
        filter: { filterModel: contains('x') },
        sorting: { sortModel: [{ field: 'name', sort: 'desc' }] },
        pagination: { paginationModel: { page: 1, pageSize: 10 } },
      }}
      pageSizeOptions={[10]}
    />,
  );
  await expect.poll(ids).toEqual(['1', '2', '3']);
});

claim(
  'Define it outside the component or in `useMemo`, because the grid fetches again for a new object.',
  async () => {
    const getRows = vi.fn(answer);
    const first = { getRows };
    const { rerender } = await render(<SourceGrid dataSource={first} />);
    await expect.poll(ids).toHaveLength(3);
    const before = getRows.mock.calls.length;
    await rerender(<SourceGrid dataSource={first} hideFooter />);
    expect(getRows).toHaveBeenCalledTimes(before);
    await rerender(<SourceGrid dataSource={{ getRows }} hideFooter />);
    await expect.poll(() => getRows.mock.calls.length).toBeGreaterThan(before);
  },
);

claim('The grid caches responses for five minutes by default.', async () => {
  const getRows = vi.fn(answer);
  await render(<SourceGrid dataSource={{ getRows }} />);
  await expect.poll(ids).toHaveLength(3);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now');
  try {
    clock.mockReturnValue(now);
    await api.current?.dataSource.fetchRows(undefined, { skipCache: true });
    const before = getRows.mock.calls.length;
    clock.mockReturnValue(now + 299_000);
    await api.current?.dataSource.fetchRows();
    expect(getRows).toHaveBeenCalledTimes(before);
    clock.mockReturnValue(now + 301_000);
    await api.current?.dataSource.fetchRows();
    expect(getRows).toHaveBeenCalledTimes(before + 1);
  } finally {
    clock.mockRestore();
  }
});

claim(
  'A date | A `Date`, which JSON turns into a string in UTC, such as `"2025-03-03T00:00:00.000Z"` for March 3 in a `date` column',
  async () => {
    await render(
      <Grid
        filterMode="server"
        columns={[{ field: 'day', type: 'date' }]}
        rows={[]}
        filterDebounceMs={0}
      />,
    );
    api.current?.showFilterPanel('day');
    await page.getByLabelText('Value').fill('2025-03-03');
    await expect.poll(() => model()?.items[0]?.value instanceof Date).toBe(true);
    expect(JSON.stringify(model()?.items[0]?.value)).toBe('"2025-03-03T00:00:00.000Z"');
  },
);

claim('A number | A number', async () => {
  await render(<Grid filterMode="server" filterDebounceMs={0} />);
  api.current?.showFilterPanel('amount');
  await page.getByRole('spinbutton', { name: 'Value' }).fill('42');
  await expect.poll(() => model()?.items[0]).toMatchObject({ operator: '=', value: 42 });
});

claim(
  'The grid never calls it with server-side filtering, so `() => null` is enough.',
  async () => {
    const getApplyFilterFn = vi.fn(() => null);
    const filterOperators = [{ value: 'near', label: 'near', getApplyFilterFn }];
    const near = { items: [{ field: 'name', operator: 'near', value: 'x' }] };
    const props = { columns: [{ field: 'name', filterOperators }], filterModel: near };
    const { unmount } = await render(<Grid {...props} filterMode="server" />);
    await expect.poll(ids).toHaveLength(3);
    expect(getApplyFilterFn).not.toHaveBeenCalled();
    await unmount();
    await render(<Grid {...props} />);
    await expect.poll(() => getApplyFilterFn.mock.calls.length).toBeGreaterThan(0);
  },
);

claim(
  'The opposite doesn\'t work: with `paginationMode="server"` and `filterMode="client"`, the grid filters only the rows of the current page.',
  async () => {
    await render(
      <Grid
        paginationMode="server"
        rowCount={30}
        rows={rows.slice(0, 2)}
        filterModel={contains('e')}
      />,
    );
    // Zoe, who is on another page, matches, too.
    await expect.poll(ids).toEqual(['2']);
  },
);

claim('When the filter changes, the grid returns to the first page.', async () => {
  for (const props of [
    { paginationMode: 'server', rowCount: 30 },
    { paginationMode: 'client' },
  ] as const) {
    const { unmount } = await render(
      <Grid
        filterMode="server"
        {...props}
        pageSizeOptions={[1]}
        initialState={{ pagination: { paginationModel: { page: 2, pageSize: 1 } } }}
      />,
    );
    await expect.poll(() => api.current?.state.pagination.paginationModel.page).toBe(2);
    api.current?.setFilterModel(contains('a'));
    await expect.poll(() => api.current?.state.pagination.paginationModel.page).toBe(0);
    await unmount();
  }
});

async function typeAndReturn(cache: null | undefined) {
  let late: () => void = () => undefined;
  const dataSource: GridDataSource = {
    getRows: ({ filterModel }) =>
      filterModel.quickFilterValues?.length
        ? new Promise((resolve) => {
            late = () => resolve({ rows: rows.slice(0, 1), rowCount: 1 });
          })
        : answer(),
  };
  const { unmount } = await render(<SourceGrid dataSource={dataSource} dataSourceCache={cache} />);
  await expect.poll(ids).toHaveLength(3);
  const noRequest = late;
  api.current?.setQuickFilterValues(['anna']);
  await expect.poll(() => late !== noRequest).toBe(true);
  api.current?.setQuickFilterValues([]);
  const updated = vi.fn();
  api.current?.subscribeEvent('rowsSet', updated);
  await expect.poll(() => updated.mock.calls.length).toBeGreaterThan(0);
  late();
  return unmount;
}

claim(
  'The grid used the cached response, and then the late response replaced it. Set `dataSourceCache={null}`: without the cache, the grid drops late responses.',
  async () => {
    const unmount = await typeAndReturn(undefined);
    await expect.poll(ids).toEqual(['1']);
    await unmount();
    await typeAndReturn(null);
    // The late response has been handled after two more tasks.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect.poll(ids).toEqual(['1', '2', '3']);
  },
);

claim('Search for `roma` or `50`, then go to the next page.', async () => {
  await render(<SearchWithDataSource />);
  await expect.element(page.getByText('1–5 of 40')).toBeVisible();
  for (const [text, total] of [
    ['roma', 8],
    ['50', 15],
  ] as const) {
    await page.getByRole('searchbox').fill(text);
    await expect.element(page.getByText(`1–5 of ${total}`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect.element(page.getByText('6–10 of 15')).toBeVisible();
  await expect.poll(() => document.body.textContent).toContain('50');
});

claim(
  'The cleanup function of the effect ignores outdated responses. Without it, a slow response could overwrite a newer one.',
  async () => {
    // The response to the first text arrives last.
    const finish = new Map<string, () => void>();
    function Requests({ cleans }: { cleans: boolean }) {
      const [filterModel, setFilterModel] = useState<GridFilterModel>(contains('first'));
      const [found, setFound] = useState<typeof rows>([]);
      useEffect(() => {
        let current = true;
        const text = String(filterModel.items[0]?.value);
        finish.set(text, () => {
          if (current) setFound([{ id: 1, name: text, amount: 0 }]);
        });
        return () => {
          current = !cleans;
        };
      }, [filterModel, cleans]);
      return (
        <Grid
          rows={found}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      );
    }
    const name = (): unknown => api.current?.getCellValue(1, 'name');
    for (const cleans of [true, false]) {
      finish.clear();
      const { unmount } = await render(<Requests cleans={cleans} />);
      await expect.poll(() => finish.has('first')).toBe(true);
      api.current?.setFilterModel(contains('second'));
      await expect.poll(() => finish.has('second')).toBe(true);
      finish.get('second')?.();
      await expect.poll(name).toBe('second');
      finish.get('first')?.();
      if (cleans) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        expect(name()).toBe('second');
      } else {
        await expect.poll(name).toBe('first');
      }
      await unmount();
    }
  },
);

claim(
  '`filterDebounceMs` waits 400 ms after the last keystroke, so typing a word sends one request.',
  async () => {
    const changed = vi.fn<(model: GridFilterModel) => void>();
    await render(<Grid filterMode="server" onFilterModelChange={changed} filterDebounceMs={400} />);
    api.current?.showFilterPanel('name');
    const value = page.getByRole('textbox', { name: 'Value' });
    await expect.element(value).toBeVisible();
    await expect.poll(() => changed.mock.calls.length).toBe(1);
    changed.mockClear();
    // One event for each letter, faster than a busy browser could type them.
    const input = value.element();
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const text of ['A', 'An', 'Ann', 'Anna']) {
      property?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const start = performance.now();
    await expect.poll(() => changed.mock.calls.length, { interval: 10 }).toBe(1);
    expect(performance.now() - start).toBeGreaterThan(350);
    expect(changed.mock.lastCall?.[0].items).toMatchObject([{ value: 'Anna' }]);
  },
);

claim('Each column offers only the operators that the server supports.', async () => {
  await render(<FilterOnServer />);
  await expect.poll(ids).toHaveLength(5);
  await page.getByRole('button', { name: 'Filters' }).click();
  const operators = () =>
    [...document.querySelectorAll('.MuiDataGrid-filterFormOperatorInput')].map(
      (each) => each.textContent,
    );
  await expect.poll(() => operators().join()).toContain('contains');
  await page.getByRole('combobox', { name: 'Operator' }).click();
  await expect.element(page.getByRole('option')).toHaveTextContent('contains');
});

claim(
  '`rowCount` of the response is the number of all matching rows, not only of those on the page.',
  async () => {
    const getRows = () => Promise.resolve({ rows: rows.slice(0, 2), rowCount: 7 });
    await render(
      <SourceGrid
        dataSource={{ getRows }}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 2 } } }}
        pageSizeOptions={[2]}
      />,
    );
    await expect.element(page.getByText('1–2 of 7')).toBeVisible();
  },
);

claim(
  "`filterQuery` returns no parameters for an item without a value, unless the operator doesn't need one.",
  async () => {
    // What the panel leaves in the model when a user clears the value.
    await render(<Grid filterMode="server" filterDebounceMs={0} />);
    const clearedQuery = async (
      field: string,
      operator: string,
      value: unknown,
      clear: () => Promise<void>,
    ) => {
      api.current?.setFilterModel({ items: [{ field, operator, value }] });
      api.current?.showFilterPanel(field);
      await clear();
      await expect.poll((): unknown => model()?.items[0]?.value).not.toEqual(value);
      return filterQuery(model() ?? { items: [] }).toString();
    };
    const clearText = () => page.getByLabelText('Value').clear();
    expect(await clearedQuery('name', 'contains', 'a', clearText)).toBe('');
    expect(await clearedQuery('amount', '>', 3, clearText)).toBe('');
    const clearTags = () => userEvent.keyboard('{Backspace}');
    expect(
      await clearedQuery('name', 'isAnyOf', ['a'], async () => {
        await expect
          .element(page.getByRole('button', { name: 'a', exact: true }))
          .toBeInTheDocument();
        document.querySelector<HTMLElement>('.MuiDataGrid-filterFormValueInput input')?.focus();
        await clearTags();
      }),
    ).toBe('');
    expect(model()?.items[0]?.value).toEqual([]);
    const item = (operator: string, value?: unknown) =>
      filterQuery({ items: [{ field: 'name', operator, value }] }).toString();
    expect(item('contains')).toBe('');
    expect(item('contains', '')).toBe('');
    expect(item('contains', 'a')).toBe('field=name&operator=contains&value=%22a%22');
    expect(item('isEmpty')).toBe('field=name&operator=isEmpty');
    expect(filterQuery({ items: [], quickFilterValues: ['a', 'b'] }).toString()).toBe('search=a+b');
  },
);

claim('`isAnyOf` | An array', async () => {
  const anyOf = [{ field: 'name', operator: 'isAnyOf', value: ['Zoe'] }];
  await render(
    <Grid
      filterMode="server"
      filterDebounceMs={0}
      initialState={{ filter: { filterModel: { items: anyOf } } }}
    />,
  );
  await expect.poll(() => api.current !== null).toBe(true);
  api.current?.showFilterPanel('name');
  await expect.element(page.getByRole('button', { name: 'Zoe' })).toBeInTheDocument();
  document.querySelector<HTMLElement>('.MuiDataGrid-filterFormValueInput input')?.focus();
  await userEvent.keyboard('Anna{Enter}');
  await expect.poll((): unknown => model()?.items[0]?.value).toEqual(['Zoe', 'Anna']);
});

claim('`isEmpty`, `isNotEmpty` | An item without `value`', async () => {
  await render(<Grid filterMode="server" filterDebounceMs={0} />);
  api.current?.showFilterPanel('name');
  for (const [label, operator] of [
    ['is empty', 'isEmpty'],
    ['is not empty', 'isNotEmpty'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Operator' }).click();
    await page.getByRole('option', { name: label, exact: true }).click();
    await expect.poll(() => model()?.items[0]?.operator).toBe(operator);
    expect(model()?.items[0]?.value).toBeUndefined();
  }
});

claim('A select | The `value` of the option, not its label', async () => {
  await render(
    <Grid
      filterMode="server"
      filterDebounceMs={0}
      columns={[
        { field: 'name', type: 'singleSelect', valueOptions: [{ value: 'a', label: 'Anna' }] },
      ]}
    />,
  );
  api.current?.showFilterPanel('name');
  await page.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: 'Anna' }).click();
  await expect.poll(() => model()?.items[0]?.value as unknown).toBe('a');
});

claim('The search field | `quickFilterValues`, an array of words', async () => {
  await render(
    <Grid
      filterMode="server"
      showToolbar
      slotProps={{ toolbar: { quickFilterProps: { debounceMs: 0 } } }}
    />,
  );
  api.current?.setQuickFilterValues([]);
  await page.getByRole('searchbox').fill('north west');
  await expect.poll(() => model()?.quickFilterValues).toEqual(['north', 'west']);
});

claim(
  'If your server returns all matching rows, the grid can sort and paginate them.',
  async () => {
    await render(
      <Grid
        filterMode="server"
        initialState={{
          sorting: { sortModel: [{ field: 'name', sort: 'desc' }] },
          pagination: { paginationModel: { page: 0, pageSize: 2 } },
        }}
        pageSizeOptions={[2]}
        filterModel={contains('nobody')}
      />,
    );
    await expect.poll(ids).toEqual(['3', '2']);
    api.current?.setPage(1);
    await expect.poll(ids).toEqual(['1']);
  },
);

claim(
  'If a query is expensive, put a search field with a button outside the grid, and set `quickFilterValues` when your users submit it.',
  async () => {
    const getRows = vi.fn<GridDataSource['getRows']>(answer);
    function Form() {
      const [words, setWords] = useState<string[]>([]);
      const [dataSource] = useState({ getRows });
      return (
        <div>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setWords(event.currentTarget.querySelector('input')?.value.split(' ') ?? []);
            }}
          >
            <input name="text" aria-label="Find" />
            <button>Search</button>
          </form>
          <SourceGrid
            dataSource={dataSource}
            filterModel={{ items: [], quickFilterValues: words }}
          />
        </div>
      );
    }
    await render(<Form />);
    await expect.poll(ids).toHaveLength(3);
    const before = getRows.mock.calls.length;
    await page.getByRole('textbox', { name: 'Find' }).fill('anna b');
    expect(getRows).toHaveBeenCalledTimes(before);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect
      .poll(() => getRows.mock.lastCall?.[0].filterModel.quickFilterValues)
      .toEqual(['anna', 'b']);
  },
);

claim(
  'Rows of the response are missing. The grid filters them again in the browser. Set `filterMode="server"`.',
  async () => {
    // A server that finds text in any field returns rows without it in `name`.
    const { rerender } = await render(<Grid filterModel={contains('20')} />);
    await expect.poll(() => document.body.textContent).toContain('No results found.');
    await rerender(<Grid filterModel={contains('20')} filterMode="server" />);
    await expect.poll(ids).toHaveLength(3);
  },
);

claim(
  'The grid sends requests endlessly. Your code creates a new data source on each render. Create it outside the component or in `useMemo`.',
  async () => {
    const getRows = vi.fn(answer);
    function Renders({ stable }: { stable: boolean }) {
      const [, setCount] = useState(0);
      const load = async () => {
        const response = await getRows();
        // A test has to end.
        if (getRows.mock.calls.length < 12) setTimeout(() => setCount((count) => count + 1));
        return response;
      };
      const [stableSource] = useState({ getRows: load });
      return (
        <SourceGrid dataSourceCache={null} dataSource={stable ? stableSource : { getRows: load }} />
      );
    }
    const { unmount } = await render(<Renders stable />);
    await expect.poll(ids).toHaveLength(3);
    const once = getRows.mock.calls.length;
    expect(once).toBeLessThan(3);
    await unmount();
    getRows.mockClear();
    const endless = await render(<Renders stable={false} />);
    await expect.poll(() => getRows.mock.calls.length).toBeGreaterThan(10);
    await endless.unmount();
  },
);

claim(
  'The input loses focus while rows load. Your code replaces the grid with a spinner. Keep the grid mounted, and set `loading`.',
  async () => {
    function Searches({ spinner, loading }: { spinner: boolean; loading: boolean }) {
      return spinner && loading ? (
        <p>Loading</p>
      ) : (
        <Grid filterMode="server" showToolbar loading={loading} />
      );
    }
    for (const spinner of [false, true]) {
      const { rerender, unmount } = await render(<Searches spinner={spinner} loading={false} />);
      await expect.poll(ids).toHaveLength(3);
      api.current?.showFilterPanel('name');
      const value = page.getByRole('textbox', { name: 'Value' });
      await expect.element(value).toHaveFocus();
      const input = document.activeElement;
      await rerender(<Searches spinner={spinner} loading />);
      await rerender(<Searches spinner={spinner} loading={false} />);
      await expect.poll(ids).toHaveLength(3);
      expect(document.activeElement === input).toBe(!spinner);
      await unmount();
    }
  },
);
