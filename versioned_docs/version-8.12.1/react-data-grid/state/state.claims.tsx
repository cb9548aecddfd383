import {
  DataGrid,
  GridCellModes,
  gridDensitySelector,
  gridFilteredRowCountSelector,
  gridFilteredSortedRowEntriesSelector,
  gridFilterModelSelector,
  gridPageCountSelector,
  gridPageSelector,
  GridPreferencePanelsValue,
  gridRowCountSelector,
  GridRowModes,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  gridSortModelSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import RememberedGrid from './demos/RememberedGrid';
import ResetAll from './demos/ResetAll';
import SavedViews from './demos/SavedViews';
import SelectedTotal from './demos/SelectedTotal';
import StartState from './demos/StartState';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'days', type: 'number' },
];
const rows = [
  { id: 1, name: 'Sarek', days: 9 },
  { id: 2, name: 'Lofoten', days: 6 },
];
const manyRows = Array.from({ length: 50 }, (_, id) => ({ id, name: `Trip ${id}`, days: id }));

const apiRef: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>
  );
}

/** Renders a grid and returns its API. */
async function grid(props: Partial<DataGridProps> = {}): Promise<GridApi> {
  await render(<Grid {...props} />);
  if (!apiRef.current) {
    throw new Error('The grid has no API.');
  }
  return apiRef.current;
}

const header = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((element) => element.getAttribute('data-field'));
const values = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const byDays: GridInitialState = { sorting: { sortModel: [{ field: 'days', sort: 'asc' }] } };

const key = 'trips-grid-v1';
const stored = () => localStorage.getItem(key) ?? '';

beforeEach(() => localStorage.clear());

claim(
  '`initialState` sorts this grid by length, hides **Flag**, filters by year, and makes the rows compact.',
  async () => {
    await render(<StartState />);
    await expect.poll(headers).toEqual(['vessel', 'length', 'built']);
    await expect.element(header('Length')).toHaveAttribute('aria-sort', 'descending');
    expect(values('built')).toEqual(['2001', '2015', '2015', '2002']);
    expect(document.querySelector('[role="row"][data-id]')?.clientHeight).toBe(36);
  },
);

claim("The grid reads `initialState` when it's mounted, and ignores later changes.", async () => {
  const { rerender } = await render(<Grid initialState={byDays} />);
  await expect.poll(() => values('days')).toEqual(['6', '9']);
  await rerender(<Grid initialState={{}} />);
  expect(values('days')).toEqual(['6', '9']);
  expect(apiRef.current?.getSortModel()).toEqual(byDays.sorting?.sortModel);
});

claim(
  '`columns.orderedFields` sets the order of columns in the MIT package, too. Only dragging columns needs the Pro plan.',
  async () => {
    await grid({ initialState: { columns: { orderedFields: ['days', 'name'] } } });
    await expect.poll(headers).toEqual(['days', 'name']);
    expect(document.querySelector('[role="columnheader"] [draggable="true"]')).toBeNull();
  },
);

claim('`exportState` returns a plain object that you can convert to JSON.', async () => {
  const api = await grid({ initialState: byDays });
  api.setFilterModel({ items: [{ field: 'name', operator: 'contains', value: 'o' }] });
  const state = api.exportState();
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});

claim(
  'Sort, drag the edge of a header, or hide a column. Then press **Leave** and **Come back**, or reload the page: the grid is as you left it.',
  async () => {
    await render(<RememberedGrid />);
    await header('Days').click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Come back' }).click();
    await expect.element(header('Days')).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => values('days')).toEqual(['6', '7', '9', '14']);
    const saved = JSON.parse(stored()) as GridInitialState;
    expect(saved.columns?.dimensions).toHaveProperty('trip.width', 160);
    expect(saved).toHaveProperty('columns.columnVisibilityModel');
  },
);

claim(
  'The code waits until nothing has changed for 300 milliseconds, and writes only if the text is different.',
  async () => {
    await render(<RememberedGrid />);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      header('Days')
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      vi.advanceTimersByTime(299);
      expect(write).not.toHaveBeenCalled();
      vi.advanceTimersByTime(300);
      expect(write).toHaveBeenCalledTimes(1);
      // Focus changes the state of the grid, but nothing that is exported.
      document.querySelector<HTMLElement>('[role="gridcell"]')?.focus();
      vi.advanceTimersByTime(1000);
      expect(write).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
      write.mockRestore();
    }
  },
);

claim(
  'A change in the last 300 milliseconds would be lost, so the code also saves when the grid is removed and when the page is hidden.',
  async () => {
    const { unmount } = await render(<RememberedGrid />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const sort = () =>
        header('Days')
          .element()
          .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      sort();
      expect(stored()).not.toContain('"asc"');
      document.dispatchEvent(new Event('visibilitychange'));
      expect(stored()).toContain('"asc"');
      sort();
      window.dispatchEvent(new Event('pagehide'));
      expect(stored()).toContain('"desc"');
      sort();
      await unmount();
      expect(stored()).toContain('"sortModel":[]');
    } finally {
      vi.useRealTimers();
    }
  },
);

claim('The grid ignores saved fields that no longer exist.', async () => {
  const error = vi.spyOn(console, 'error');
  await grid({
    initialState: {
      columns: {
        orderedFields: ['gone', 'days', 'name'],
        dimensions: { gone: { width: 300 } },
        columnVisibilityModel: { gone: true },
      },
      sorting: { sortModel: [{ field: 'gone', sort: 'asc' }] },
      filter: { filterModel: { items: [{ field: 'gone', operator: 'equals', value: 'x' }] } },
    },
  });
  await expect.poll(headers).toEqual(['days', 'name']);
  expect(values('name')).toEqual(['Sarek', 'Lofoten']);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

claim(
  "`exportState` returns the parts of the table above except `scroll`. It doesn't contain rows or the selection.",
  async () => {
    const api = await grid({ checkboxSelection: true });
    api.selectRow(1);
    expect(Object.keys(api.exportState()).sort()).toEqual([
      'columns',
      'density',
      'filter',
      'pagination',
      'preferencePanel',
      'sorting',
    ]);
  },
);

claim(
  'The order of all columns is always saved. A column that you add later is the last one for users with a saved state.',
  async () => {
    const api = await grid();
    const saved = api.exportState();
    expect(api.exportState({ exportOnlyDirtyModels: true }).columns?.orderedFields).toEqual([
      'name',
      'days',
    ]);
    await grid({ columns: [{ field: 'fresh' }, ...columns], initialState: saved });
    await expect.poll(() => headers().slice(-3)).toEqual(['name', 'days', 'fresh']);
  },
);

claim(
  'If you change the width of a column in your code, users with a saved state keep the old one.',
  async () => {
    const saved = (await grid()).exportState();
    const api = await grid({ columns: [{ field: 'name', width: 300 }], initialState: saved });
    expect(api.getColumn('name').computedWidth).toBe(120);
  },
);

claim('An open panel is saved, too, and is open when the grid is restored.', async () => {
  const api = await grid();
  api.showFilterPanel('name');
  const saved = api.exportState();
  expect(saved.preferencePanel?.open).toBe(true);
  api.hidePreferences();
  await expect.poll(() => page.getByRole('tooltip').elements()).toHaveLength(0);
  await grid({ initialState: saved });
  await expect.poll(() => page.getByRole('tooltip').elements().length).toBeGreaterThan(0);
});

claim(
  'It has to be a layout effect: when the cleanup of `useEffect` runs, `apiRef.current` is already `null`.',
  async () => {
    const seen: Record<string, boolean> = {};
    function Owner() {
      const ref = useGridApiRef();
      useLayoutEffect(() => () => void (seen['layout'] = ref.current !== null), [ref]);
      useEffect(() => () => void (seen['effect'] = ref.current !== null), [ref]);
      return <Grid apiRef={ref} />;
    }
    const { unmount } = await render(<Owner />);
    await unmount();
    expect(seen).toEqual({ layout: true, effect: false });
  },
);

const thirdPage = { paginationModel: { page: 2, pageSize: 10 } };

claim(
  "The grid keeps the saved page while it has no rows, so it's there when the rows arrive. If there are fewer pages by then, the grid goes to the last one.",
  async () => {
    const props = { pageSizeOptions: [10], initialState: { pagination: thirdPage } };
    for (const [loaded, first] of [
      [manyRows, 'Trip 20'],
      [manyRows.slice(0, 15), 'Trip 10'],
    ] as const) {
      const { rerender, unmount } = await render(<Grid {...props} rows={[]} />);
      expect(values('name')).toEqual([]);
      await rerender(<Grid {...props} rows={loaded} />);
      await expect.poll(() => values('name')[0]).toBe(first);
      await unmount();
    }
  },
);

claim('the grid goes to the first page when its rows are removed.', async () => {
  const props = { pageSizeOptions: [10], initialState: { pagination: thirdPage } };
  const { rerender } = await render(<Grid {...props} rows={manyRows} />);
  await expect.poll(() => values('name')[0]).toBe('Trip 20');
  await rerender(<Grid {...props} rows={[]} />);
  await expect.poll(() => gridPageSelector(apiRef)).toBe(0);
  await rerender(<Grid {...props} rows={manyRows} />);
  await expect.poll(() => values('name')[0]).toBe('Trip 0');
});

claim('The grid has no control for the density: add a menu if your users need one.', async () => {
  await grid({ showToolbar: true });
  await header('days').hover();
  await page.getByRole('button', { name: 'days column menu' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  const controls = [...document.querySelectorAll('button, [role="menuitem"]')].map((control) =>
    `${control.getAttribute('aria-label')} ${control.textContent}`.toLowerCase(),
  );
  expect(controls.join()).toContain('filter');
  expect(controls.join()).not.toMatch(/density|compact/);
});

claim(
  "Choose **Overdue**, change something, and press **Save as mine**. `restoreState` leaves parts that a view doesn't contain as they are.",
  async () => {
    await render(<SavedViews />);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press('Overdue');
    await expect.poll(() => values('due')).toEqual(['2,210', '640', '75']);
    await header('Client').click();
    const sorted = values('client');
    await press('Save as mine');
    await press('All');
    await expect.poll(() => values('due')).toHaveLength(4);
    await press('Mine');
    await expect.poll(() => values('client')).toEqual(sorted);
    const api = await grid({ initialState: byDays });
    api.restoreState({ filter: { filterModel: { items: [] } } });
    expect(api.getSortModel()).toEqual(byDays.sorting?.sortModel);
  },
);

claim(
  '`restoreState` also calls the callbacks of models that you control, such as `onSortModelChange`.',
  async () => {
    const onSortModelChange = vi.fn();
    const api = await grid({ sortModel: [], onSortModelChange });
    api.restoreState(byDays);
    expect(onSortModelChange.mock.calls[0]?.[0]).toEqual(byDays.sorting?.sortModel);
    expect(api.getSortModel()).toEqual([]);
  },
);

claim("Give the grid another `key`, and it's mounted again with its `initialState`.", async () => {
  await render(<ResetAll />);
  await header('Cheese').click();
  await expect.element(header('Cheese')).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Reset the grid' }).click();
  await expect.element(header('Months')).toHaveAttribute('aria-sort', 'descending');
});

claim(
  'If you set both, the model is used and that part of `initialState` is ignored.',
  async () => {
    const api = await grid({
      sortModel: [{ field: 'name', sort: 'asc' }],
      initialState: byDays,
    });
    expect(api.getSortModel()).toEqual([{ field: 'name', sort: 'asc' }]);
  },
);

claim('Select expenses: the footer shows their total.', async () => {
  await render(<SelectedTotal />);
  await page.getByRole('checkbox').nth(1).click();
  await page.getByRole('checkbox').nth(3).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 selected, 79 €');
});

claim(
  'If a selector of your own creates an array or object on each call, your component renders on each change of the state.',
  async () => {
    const rendered = vi.fn();
    const newArray = () => [1];
    function Footer() {
      const ref = useGridApiContext();
      useGridSelector(ref, newArray);
      useEffect(() => {
        rendered();
      });
      return null;
    }
    const slots = { footer: Footer };
    const api = await grid({ slots });
    await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0);
    const before = rendered.mock.calls.length;
    api.setCellFocus(1, 'name');
    await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(before);
  },
);

claim(
  '`columns` is a new array in each render, so the grid uses the `width` that it contains: see Performance.',
  async () => {
    const { rerender } = await render(<Grid />);
    apiRef.current?.setColumnWidth('name', 250);
    await rerender(<Grid />);
    await expect.poll(() => apiRef.current?.getColumn('name').computedWidth).toBe(250);
    await rerender(<Grid columns={[...columns]} />);
    await expect.poll(() => apiRef.current?.getColumn('name').computedWidth).toBe(120);
  },
);

claim(
  "`exportState` exports all parts. Don't use `exportOnlyDirtyModels` to save settings: it leaves out a changed density, and exports the page and the page size only if both have changed.",
  async () => {
    const rowsOnPages = Array.from({ length: 250 }, (_, id) => ({
      id,
      name: `Trip ${id}`,
      days: id,
    }));
    const api = await grid({ rows: rowsOnPages, pageSizeOptions: [10, 100] });
    const dirtyPage = () =>
      api.exportState({ exportOnlyDirtyModels: true }).pagination?.paginationModel;
    api.setPage(1);
    expect(api.exportState().pagination?.paginationModel).toEqual({ page: 1, pageSize: 100 });
    expect(dirtyPage()).toBeUndefined();
    api.setPageSize(10);
    expect(dirtyPage()).toEqual({ page: 1, pageSize: 10 });
    api.setPage(0);
    api.setDensity('compact');
    await expect
      .poll(() => api.exportState())
      .toMatchObject({
        pagination: { paginationModel: { page: 0, pageSize: 10 } },
        density: 'compact',
      });
    expect(dirtyPage()).toBeUndefined();
    expect(api.exportState({ exportOnlyDirtyModels: true })).not.toHaveProperty('density');
  },
);

claim(
  'Columns that define `width`, `flex`, `minWidth`, or `maxWidth` are exported with their dimensions, even if nobody has resized them.',
  async () => {
    const api = await grid({
      columns: [
        { field: 'name', width: 120 },
        { field: 'days', flex: 1 },
        { field: 'a', minWidth: 60 },
        { field: 'b', maxWidth: 90 },
        { field: 'c' },
      ],
    });
    expect(Object.keys(api.exportState().columns?.dimensions ?? {})).toEqual([
      'name',
      'days',
      'a',
      'b',
    ]);
  },
);

claim(
  'To reset some parts only, call `restoreState` with their first values. This also restores widths.',
  async () => {
    const api = await grid();
    const first = api.exportState();
    api.setColumnWidth('name', 250);
    await expect.poll(() => api.getColumn('name').computedWidth).toBe(250);
    api.restoreState(first);
    await expect.poll(() => api.getColumn('name').computedWidth).toBe(120);
  },
);

claim(
  'The callbacks also work without a model, if you only want to know about changes.',
  async () => {
    const onSortModelChange = vi.fn();
    const onDensityChange = vi.fn();
    const api = await grid({ onSortModelChange, onDensityChange });
    api.sortColumn('days', 'asc');
    api.setDensity('compact');
    await expect
      .poll((): unknown => onSortModelChange.mock.calls[0]?.[0])
      .toEqual([{ field: 'days', sort: 'asc' }]);
    await expect.poll((): unknown => onDensityChange.mock.calls[0]?.[0]).toBe('compact');
    await expect.poll(() => values('days')).toEqual(['6', '9']);
  },
);

claim(
  '`gridRowCountSelector`, `gridFilteredRowCountSelector` | The number of rows, and of those that pass the filter',
  async () => {
    const api = await grid({ rows: manyRows });
    api.setFilterModel({ items: [{ id: 1, field: 'name', operator: 'equals', value: 'Trip 4' }] });
    await expect.poll(() => gridFilteredRowCountSelector(apiRef)).toBe(1);
    expect(gridRowCountSelector(apiRef)).toBe(50);
  },
);

claim(
  'The columns define no width, and nobody has resized them. They have the default width of 100 px.',
  async () => {
    const api = await grid();
    expect(api.exportState().columns?.dimensions).not.toHaveProperty('days');
    expect(api.getColumn('days').computedWidth).toBe(100);
  },
);

claim('`filterModel` or `sortModel` is set as well, and is used instead.', async () => {
  await grid({
    filterModel: { items: [] },
    initialState: {
      filter: { filterModel: { items: [{ field: 'name', operator: 'equals', value: 'Sarek' }] } },
    },
  });
  expect(values('name')).toHaveLength(2);
});

claim('`columns.columnVisibilityModel` | `{ field: false }` for hidden columns', async () => {
  await grid({ initialState: { columns: { columnVisibilityModel: { days: false } } } });
  await expect.poll(headers).toEqual(['name']);
});

claim('`columns.dimensions` | `width`, `flex`, `minWidth`, `maxWidth` of a field', async () => {
  const api = await grid({
    columns: [{ field: 'name' }, { field: 'days' }, { field: 'a' }, { field: 'b' }],
    initialState: {
      columns: {
        dimensions: {
          name: { width: 130 },
          days: { flex: 1 },
          a: { minWidth: 140 },
          b: { maxWidth: 60 },
        },
      },
    },
  });
  const width = (field: string) => api.getColumn(field).computedWidth;
  await expect.poll(() => ['name', 'a', 'b'].map(width)).toEqual([130, 140, 60]);
  expect(width('days')).toBeGreaterThan(200);
});

claim('`filter.filterModel` | Conditions, and the search in `quickFilterValues`', async () => {
  await grid({
    rows: manyRows,
    initialState: {
      filter: {
        filterModel: {
          items: [{ field: 'days', operator: '<', value: 13 }],
          quickFilterValues: ['Trip 1'],
        },
      },
    },
  });
  await expect.poll(() => values('name')).toEqual(['Trip 1', 'Trip 10', 'Trip 11', 'Trip 12']);
});

claim('`pagination.paginationModel` | `page`, which starts at 0, and `pageSize`', async () => {
  await grid({
    rows: manyRows,
    pageSizeOptions: [5],
    initialState: { pagination: { paginationModel: { page: 1, pageSize: 5 } } },
  });
  await expect
    .poll(() => values('name'))
    .toEqual(['Trip 5', 'Trip 6', 'Trip 7', 'Trip 8', 'Trip 9']);
});

claim("`density` | `'compact'`, `'standard'`, `'comfortable'`", async () => {
  const heights: unknown[] = [];
  for (const density of ['compact', 'standard', 'comfortable'] as const) {
    const { unmount } = await render(<Grid initialState={{ density }} />);
    await expect.poll(() => values('name')).toHaveLength(2);
    heights.push(document.querySelector('[role="row"][data-id]')?.clientHeight);
    await unmount();
  }
  expect(heights).toEqual([36, 52, 67]);
});

claim('`scroll` | `top` and `left`, in pixels: see Scrolling', async () => {
  const api = await grid({ rows: manyRows, initialState: { scroll: { top: 208, left: 0 } } });
  await expect.poll(() => api.getScrollPosition().top).toBe(208);
});

claim("The selection isn't part of `initialState`.", async () => {
  const withSelection = {
    ...byDays,
    rowSelection: { type: 'include', ids: new Set([1]) },
    rowSelectionModel: { type: 'include', ids: new Set([1]) },
  };
  const api = await grid({ initialState: withSelection });
  expect(api.getSortModel()).toEqual(byDays.sorting?.sortModel);
  expect(api.getSelectedRows().size).toBe(0);
});

claim(
  '`useState(read)` reads the saved state before the grid is mounted. In an effect, it would be too late for `initialState`.',
  async () => {
    function ReadsInEffect() {
      const [initialState, setInitialState] = useState<GridInitialState>();
      useEffect(() => void Promise.resolve(byDays).then(setInitialState), []);
      return <Grid initialState={initialState} aria-label={initialState ? 'read' : 'waiting'} />;
    }
    await render(<ReadsInEffect />);
    await expect.element(page.getByRole('grid', { name: 'read' })).toBeVisible();
    await expect.poll(() => values('days')).toEqual(['9', '6']);
    expect(apiRef.current?.getSortModel()).toEqual([]);

    const read = vi.spyOn(Storage.prototype, 'getItem');
    await render(<RememberedGrid />);
    expect(read.mock.calls.filter(([name]) => name === key)).not.toHaveLength(0);
    read.mockRestore();
  },
);

claim('The grid publishes `stateChange` often, also while your users scroll.', async () => {
  const api = await grid({ rows: manyRows });
  const onStateChange = vi.fn();
  api.subscribeEvent('stateChange', onStateChange);
  api.scroll({ top: 1500 });
  await expect.poll(() => onStateChange.mock.calls.length).toBeGreaterThan(0);
});

claim(
  'When your user leaves the page in a single-page application, no event of the browser fires, so save in the cleanup of an effect as well:',
  async () => {
    const { unmount } = await render(<RememberedGrid />);
    const fired = vi.fn();
    const url = window.location.href;
    for (const name of ['pagehide', 'beforeunload', 'popstate']) {
      window.addEventListener(name, fired);
    }
    document.addEventListener('visibilitychange', fired);
    header('Days')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    window.history.pushState(null, '', '#elsewhere');
    await unmount();
    window.history.replaceState(null, '', url);
    for (const name of ['pagehide', 'beforeunload', 'popstate']) {
      window.removeEventListener(name, fired);
    }
    document.removeEventListener('visibilitychange', fired);
    expect(fired).not.toHaveBeenCalled();
    expect(stored()).toContain('"asc"');
  },
);

claim("`restoreState` applies a state to a grid that's mounted.", async () => {
  const api = await grid();
  await expect.poll(() => values('days')).toEqual(['9', '6']);
  api.restoreState({ ...byDays, columns: { columnVisibilityModel: { name: false } } });
  await expect.poll(() => values('days')).toEqual(['6', '9']);
  await expect.poll(headers).toEqual(['days']);
});

claim('The grid has no method for this.', async () => {
  const api = await grid();
  expect(Object.keys(api).filter((name) => /^(reset|clear).*State|^reset$/i.test(name))).toEqual(
    [],
  );
});

claim('This resets everything: widths, selection, focus, and scroll position.', async () => {
  const props = { rows: manyRows, checkboxSelection: true };
  const { rerender } = await render(<Grid key="first" {...props} />);
  const first = apiRef.current;
  first?.setColumnWidth('name', 250);
  first?.selectRow(1);
  first?.setCellFocus(1, 'name');
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('name');
  first?.scroll({ top: 500 });
  await expect.poll(() => first?.getScrollPosition().top).toBe(500);
  await rerender(<Grid key="second" {...props} />);
  await expect.poll(() => values('name')[0]).toBe('Trip 0');
  const api = apiRef.current;
  expect(api).not.toBe(first);
  expect(api?.getColumn('name').computedWidth).toBe(120);
  expect(api?.getSelectedRows().size).toBe(0);
  expect(document.activeElement).toBe(document.body);
  expect(api?.getScrollPosition().top).toBe(0);
});

claim(
  "The hook above saves it again when the grid is removed, so don't let it save after a reset.",
  async () => {
    function Saved() {
      const ref = useGridApiRef();
      useLayoutEffect(
        () => () => localStorage.setItem(key, JSON.stringify(ref.current?.exportState())),
        [ref],
      );
      return <Grid apiRef={ref} initialState={byDays} />;
    }
    const { rerender } = await render(<Saved key="first" />);
    localStorage.removeItem(key);
    await rerender(<Saved key="second" />);
    expect(stored()).toContain('"days"');
  },
);

/** Changes a part that a model controls: the callback is called, and the part changes with the prop only. */
async function controls<Value>(
  controlled: Partial<DataGridProps>,
  callback: keyof DataGridProps,
  change: (api: GridApi) => void,
  read: (api: GridApi) => Value,
  next: Partial<DataGridProps>,
) {
  const onChange = vi.fn();
  const props = {
    rows: manyRows,
    pageSizeOptions: [10, 100],
    columns: columns.map((column) => ({ ...column, editable: true })),
    [callback]: onChange,
  };
  const { rerender } = await render(<Grid {...props} {...controlled} />);
  const api = apiRef.current;
  if (!api) {
    throw new Error('The grid has no API.');
  }
  const before = read(api);
  onChange.mockClear();
  change(api);
  await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
  expect(read(api)).toEqual(before);
  await rerender(<Grid {...props} {...next} />);
  await expect.poll(() => read(api)).not.toEqual(before);
}

claim('Sorting | `sortModel` | `onSortModelChange`', () =>
  controls(
    { sortModel: [] },
    'onSortModelChange',
    (api) => void api.sortColumn('days', 'desc'),
    () => values('days')[0],
    { sortModel: [{ field: 'days', sort: 'desc' }] },
  ),
);

claim('Filter, search | `filterModel` | `onFilterModelChange`', () =>
  controls(
    { filterModel: { items: [] } },
    'onFilterModelChange',
    (api) => api.setQuickFilterValues(['49']),
    () => values('name')[0],
    { filterModel: { items: [], quickFilterValues: ['49'] } },
  ),
);

claim('Page | `paginationModel` | `onPaginationModelChange`', () =>
  controls(
    { paginationModel: { page: 0, pageSize: 10 } },
    'onPaginationModelChange',
    (api) => api.setPage(1),
    () => values('name')[0],
    { paginationModel: { page: 1, pageSize: 10 } },
  ),
);

claim('Selection | `rowSelectionModel` | `onRowSelectionModelChange`', () =>
  controls(
    { rowSelectionModel: { type: 'include', ids: new Set() } },
    'onRowSelectionModelChange',
    (api) => api.selectRow(1),
    (api) => [...api.getSelectedRows().keys()],
    { rowSelectionModel: { type: 'include', ids: new Set([1]) } },
  ),
);

claim('Hidden columns | `columnVisibilityModel` | `onColumnVisibilityModelChange`', () =>
  controls(
    { columnVisibilityModel: {} },
    'onColumnVisibilityModelChange',
    (api) => api.setColumnVisibility('days', false),
    headers,
    { columnVisibilityModel: { days: false } },
  ),
);

claim('Cells being edited | `cellModesModel` | `onCellModesModelChange`', () =>
  controls(
    { cellModesModel: {} },
    'onCellModesModelChange',
    (api) => api.startCellEditMode({ id: 0, field: 'name' }),
    (api) => api.getCellMode(0, 'name'),
    { cellModesModel: { 0: { name: { mode: GridCellModes.Edit } } } },
  ),
);

claim('Rows being edited | `rowModesModel` | `onRowModesModelChange`', () =>
  controls(
    { editMode: 'row', rowModesModel: {} },
    'onRowModesModelChange',
    (api) => api.startRowEditMode({ id: 0 }),
    (api) => api.getRowMode(0),
    { editMode: 'row', rowModesModel: { 0: { mode: GridRowModes.Edit } } },
  ),
);

claim('Density | `density` | `onDensityChange`', () =>
  controls(
    { density: 'standard' },
    'onDensityChange',
    (api) => api.setDensity('compact'),
    () => gridDensitySelector(apiRef),
    { density: 'compact' },
  ),
);

claim(
  '`onColumnWidthChange` reports a new width, and `onColumnOrderChange` reports a column that was dragged (Pro).',
  async () => {
    const onColumnWidthChange = vi.fn();
    await grid({ onColumnWidthChange });
    const edge = document.querySelector('.MuiDataGrid-columnSeparator--resizable');
    const box = edge?.getBoundingClientRect();
    const at = { clientX: box?.x ?? 0, clientY: box?.y ?? 0, bubbles: true, buttons: 1 };
    edge?.dispatchEvent(new MouseEvent('mousedown', at));
    document.dispatchEvent(new MouseEvent('mousemove', { ...at, clientX: at.clientX + 40 }));
    document.dispatchEvent(new MouseEvent('mouseup', { ...at, clientX: at.clientX + 40 }));
    await expect
      .poll((): unknown => onColumnWidthChange.mock.calls[0]?.[0])
      .toMatchObject({ colDef: { field: 'name' }, width: 160 });
  },
);

claim(
  'Inside the grid, `useGridSelector` returns a value of the state, and renders your component again when this value changes.',
  async () => {
    const rendered = vi.fn();
    function Footer() {
      const count = useGridSelector(useGridApiContext(), gridRowSelectionCountSelector);
      useEffect(() => {
        rendered();
      });
      return <output>{count}</output>;
    }
    const slots = { footer: Footer };
    const api = await grid({ slots });
    await expect.element(page.getByRole('status')).toHaveTextContent('0');
    const before = rendered.mock.calls.length;
    api.setCellFocus(1, 'name');
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('name');
    expect(rendered).toHaveBeenCalledTimes(before);
    api.selectRow(1);
    await expect.element(page.getByRole('status')).toHaveTextContent('1');
    expect(rendered).toHaveBeenCalledTimes(before + 1);
  },
);

claim(
  '`gridFilteredSortedRowEntriesSelector` | These rows in their order, as `id` and `model`',
  async () => {
    await grid({
      rows: manyRows,
      initialState: {
        sorting: { sortModel: [{ field: 'days', sort: 'desc' }] },
        filter: { filterModel: { items: [{ field: 'days', operator: '<', value: '2' }] } },
      },
    });
    await expect
      .poll(() => gridFilteredSortedRowEntriesSelector(apiRef))
      .toEqual([
        { id: 1, model: manyRows[1] },
        { id: 0, model: manyRows[0] },
      ]);
  },
);

claim(
  '`gridRowSelectionCountSelector`, `gridRowSelectionIdsSelector` | The number of selected rows, and which they are',
  async () => {
    const api = await grid({ checkboxSelection: true });
    api.selectRow(2);
    expect(gridRowSelectionCountSelector(apiRef)).toBe(1);
    expect([...gridRowSelectionIdsSelector(apiRef).keys()]).toEqual([2]);
  },
);

claim('`gridSortModelSelector`, `gridFilterModelSelector` | The models', async () => {
  const api = await grid({ initialState: byDays });
  const item = { id: 1, field: 'name', operator: 'equals', value: 'Sarek' };
  api.setFilterModel({ items: [item] });
  expect(gridSortModelSelector(apiRef)).toEqual(byDays.sorting?.sortModel);
  expect(gridFilterModelSelector(apiRef).items).toEqual([item]);
});

claim(
  '`gridPageSelector`, `gridPageCountSelector` | The page, which starts at 0, and the number of pages',
  async () => {
    const api = await grid({
      rows: manyRows,
      pageSizeOptions: [20],
      initialState: { pagination: { paginationModel: { pageSize: 20 } } },
    });
    expect([gridPageSelector(apiRef), gridPageCountSelector(apiRef)]).toEqual([0, 3]);
    api.setPage(2);
    expect(gridPageSelector(apiRef)).toBe(2);
  },
);

claim('`gridVisibleColumnDefinitionsSelector` | The visible columns', async () => {
  await grid({ initialState: { columns: { columnVisibilityModel: { name: false } } } });
  expect(gridVisibleColumnDefinitionsSelector(apiRef).map(({ field }) => field)).toEqual(['days']);
});

claim('`gridDensitySelector` | The density', async () => {
  const api = await grid({ initialState: { density: 'compact' } });
  expect(gridDensitySelector(apiRef)).toBe('compact');
  api.setDensity('comfortable');
  expect(gridDensitySelector(apiRef)).toBe('comfortable');
});

claim('It returns the current value.', async () => {
  const seen: number[] = [];
  const api = await grid({
    onCellClick: () => void seen.push(gridFilteredRowCountSelector(apiRef)),
  });
  await page.getByRole('gridcell', { name: 'Sarek' }).click();
  api.setFilterModel({ items: [{ id: 1, field: 'name', operator: 'equals', value: 'Sarek' }] });
  await expect.poll(() => values('name')).toEqual(['Sarek']);
  await page.getByRole('gridcell', { name: 'Sarek' }).click();
  expect(seen).toEqual([2, 1]);
});

claim(
  'Return a primitive value, or pass a comparison as the fourth argument of `useGridSelector`.',
  async () => {
    const rendered = vi.fn();
    const newArray = () => [1];
    const one = () => 1;
    const same = (a: unknown, b: unknown) => String(a) === String(b);
    function Footer() {
      const ref = useGridApiContext();
      useGridSelector(ref, one);
      useGridSelector(ref, newArray, undefined, same);
      useEffect(() => {
        rendered();
      });
      return null;
    }
    const slots = { footer: Footer };
    const api = await grid({ slots });
    await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0);
    const before = rendered.mock.calls.length;
    api.setCellFocus(1, 'name');
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('name');
    expect(rendered).toHaveBeenCalledTimes(before);
  },
);

claim('The grid reads it once. Use a model, `restoreState`, or another `key`.', async () => {
  const { rerender } = await render(<Grid key="first" />);
  await rerender(<Grid key="first" initialState={byDays} />);
  expect(values('days')).toEqual(['9', '6']);
  apiRef.current?.restoreState(byDays);
  await expect.poll(() => values('days')).toEqual(['6', '9']);
  await rerender(<Grid key="first" sortModel={[]} />);
  await expect.poll(() => values('days')).toEqual(['9', '6']);
  await rerender(<Grid key="second" initialState={byDays} />);
  await expect.poll(() => values('days')).toEqual(['6', '9']);
});

claim(
  'The saved `columnVisibilityModel` replaces your default, even if it is `{}`, which shows all columns.',
  async () => {
    const saved = (await grid()).exportState();
    expect(saved.columns?.columnVisibilityModel).toEqual({});
    const hidden = { columns: { columnVisibilityModel: { days: false } } };
    await grid({ initialState: { ...hidden, ...saved } });
    await expect.poll(() => headers().slice(-2)).toEqual(['name', 'days']);
  },
);

claim('`preferencePanel` | Which panel is open', async () => {
  await grid({
    initialState: {
      preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.columns },
    },
  });
  await expect.element(page.getByRole('checkbox', { name: 'Show/Hide All' })).toBeVisible();
});
