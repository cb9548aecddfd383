import {
  DataGrid,
  GridPreferencePanelsValue,
  gridRowCountSelector,
  gridFilteredSortedRowEntriesSelector,
  gridRowSelectionIdsSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridSortModel,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import {
  Component,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DriveTheGrid from './demos/DriveTheGrid';
import InsideACell from './demos/InsideACell';
import OpensAtRow from './demos/OpensAtRow';
import OutsideTheGrid from './demos/OutsideTheGrid';

const columns: GridColDef[] = [{ field: 'name', width: 160 }];
const rows = [
  { id: 1, name: 'Tagus' },
  { id: 2, name: 'Douro' },
  { id: 3, name: 'Ebro' },
];
const manyRows = Array.from({ length: 90 }, (_, id) => ({ id, name: `River ${id}` }));

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

/** Renders a grid, and returns its API. */
async function grid(props: Partial<DataGridProps> = {}): Promise<GridApi> {
  const ref: RefObject<GridApi | null> = { current: null };
  await render(<Grid apiRef={ref} {...props} />);
  if (!ref.current) {
    throw new Error('The grid has no API.');
  }
  return ref.current;
}

const texts = (field: string) =>
  [...document.querySelectorAll(`.MuiDataGrid-cell[data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const row = (name: string) => page.getByRole('row', { name });

/** Shows the error that its children throw while rendering. */
class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <output>{this.state.message}</output>
    );
  }
}

/** Renders something that throws, and returns the message. */
async function errorOf(children: ReactNode): Promise<string> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    await render(<Caught>{children}</Caught>);
    await expect.element(page.getByRole('status')).toBeInTheDocument();
    return page.getByRole('status').element().textContent;
  } finally {
    log.mockRestore();
  }
}

claim('Click **Go to Kora**: the grid selects the row and moves the focus to it.', async () => {
  await render(<DriveTheGrid />);
  await page.getByRole('button', { name: 'Go to Kora' }).click();
  await expect.element(row('Kora')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('gridcell', { name: 'Kora' })).toHaveFocus();
});

claim(
  'With `sortModel` in your state, the rows always have that order. `apiRef.current.setSortModel()` sorts them once, and your users can change it.',
  async () => {
    const api = await grid();
    api.setSortModel([{ field: 'name', sort: 'asc' }]);
    await expect.poll(() => texts('name')).toEqual(['Douro', 'Ebro', 'Tagus']);
    await page.getByRole('columnheader', { name: 'name' }).click();
    await expect.poll(() => texts('name')).toEqual(['Tagus', 'Ebro', 'Douro']);

    const fixed = await grid({ sortModel: [{ field: 'name', sort: 'asc' }] });
    await page.getByRole('columnheader', { name: 'name' }).last().click();
    await expect
      .poll(() => fixed.getSortedRows().map(({ name }) => String(name)))
      .toEqual(['Douro', 'Ebro', 'Tagus']);
  },
);

claim(
  "Its `current` is `null` until the grid is mounted, and again after it's removed.",
  async () => {
    const seen: boolean[] = [];
    const onRef = vi.fn<(ref: RefObject<GridApi | null>) => void>();
    const ref = () => onRef.mock.lastCall?.[0].current;
    function Page({ isShown }: { isShown: boolean }) {
      const apiRef = useGridApiRef();
      useEffect(() => {
        onRef(apiRef);
      }, [apiRef]);
      // eslint-disable-next-line react-hooks/refs -- the statement is about reading it during the render
      seen.push(apiRef.current !== null);
      return isShown ? <Grid apiRef={apiRef} /> : null;
    }
    const { rerender } = await render(<Page isShown />);
    expect(seen[0]).toBe(false);
    expect(ref()).not.toBeNull();
    await rerender(<Page isShown={false} />);
    await expect.poll(ref).toBeNull();
  },
);

claim(
  "It sets the quick filter with a method, and updates the number of rows with an event, because `useGridSelector` doesn't work there: see [Read the state from outside](#read-the-state-from-outside).",
  async () => {
    await render(<OutsideTheGrid />);
    await page.getByLabelText('Search').fill('tit');
    await expect.element(page.getByText('2 of 4 sightings')).toBeVisible();
    await expect.poll(() => texts('bird')).toEqual(['Bearded tit', 'Great tit']);
  },
);

claim(
  "A component that the grid renders, in a cell or in a slot, gets the object from `useGridApiContext`. It's never `null` there, and you don't need `useGridApiRef`.",
  async () => {
    await render(<InsideACell />);
    await page.getByRole('button', { name: 'One Shiso more' }).click();
    await expect.poll(() => texts('pots')).toEqual(['12', '6', '3']);
    const seen: boolean[] = [];
    function Footer() {
      const apiRef = useGridApiContext();
      // eslint-disable-next-line react-hooks/refs -- the statement is about reading it during the render
      seen.push(Boolean(apiRef.current));
      return null;
    }
    await grid({ slots: { footer: Footer } });
    expect(new Set(seen)).toEqual(new Set([true]));
  },
);

claim(
  'Functions of a column receive it: `params.api` in `renderCell`, and the ref as the fourth argument of `valueGetter` and `valueFormatter`.',
  async () => {
    const seen: Record<string, unknown> = {};
    const api = await grid({
      columns: [
        {
          field: 'name',
          valueGetter: (value: string, _row, _column, ref) => {
            seen.getter = ref.current;
            return value;
          },
          valueFormatter: (value: string, _row, _column, ref) => {
            seen.formatter = ref.current;
            return value;
          },
          renderCell: (params) => {
            seen.cell = params.api;
            return String(params.formattedValue);
          },
        },
      ],
    });
    for (const name of ['getter', 'formatter', 'cell']) {
      expect(seen[name]).toHaveProperty('getRow');
    }
    expect(api.getRow(1)).toEqual(rows[0]);
  },
);

claim(
  "Event handlers such as `onRowClick` don't receive it in the MIT package: their third argument, `details`, is an empty object.",
  async () => {
    const onRowClick = vi.fn();
    const onCellClick = vi.fn();
    await grid({ onRowClick, onCellClick });
    await page.getByText('Ebro').click();
    expect(onRowClick.mock.lastCall?.[2]).toEqual({});
    expect(onCellClick.mock.lastCall?.[2]).toEqual({});
  },
);

claim(
  'Callbacks of models, such as `onSortModelChange`, receive it in their second argument, as `details.api`.',
  async () => {
    const onSortModelChange = vi.fn<NonNullable<DataGridProps['onSortModelChange']>>();
    const onFilterModelChange = vi.fn<NonNullable<DataGridProps['onFilterModelChange']>>();
    const api = await grid({ onSortModelChange, onFilterModelChange });
    api.sortColumn('name', 'asc');
    api.setQuickFilterValues(['Ebro']);
    for (const { mock } of [onSortModelChange, onFilterModelChange]) {
      expect(mock.lastCall?.[1].api.getRow(1)).toEqual(rows[0]);
    }
  },
);

claim(
  'Read rows in their order | `getSortedRows()`, or the selector `gridFilteredSortedRowEntriesSelector` for those that match the filters',
  async () => {
    const ref: RefObject<GridApi | null> = { current: null };
    await render(
      <Grid
        apiRef={ref}
        initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
        filterModel={{ items: [{ field: 'name', operator: 'contains', value: 'u' }] }}
      />,
    );
    expect(ref.current?.getSortedRows()).toEqual([rows[1], rows[2], rows[0]]);
    expect(gridFilteredSortedRowEntriesSelector(ref)).toEqual([
      { id: 2, model: rows[1] },
      { id: 1, model: rows[0] },
    ]);
  },
);

/** What `apiRef.current` is in effects and their cleanups, in the order in which they run. */
async function effects(isShownFirst: boolean): Promise<string[]> {
  const seen: string[] = [];
  function Page({ isShown }: { isShown: boolean }) {
    const apiRef = useGridApiRef();
    const write = (what: string) =>
      seen.push(`${what}: ${apiRef.current === null ? 'null' : 'object'}`);
    useLayoutEffect(
      () => () => {
        write('layout cleanup');
      },
      // eslint-disable-next-line react-hooks/exhaustive-deps -- only on unmount
      [],
    );
    useEffect(() => {
      write('effect');
      return () => {
        write('cleanup');
      };
      // eslint-disable-next-line react-hooks/exhaustive-deps -- only once
    }, []);
    return isShown ? <Grid apiRef={apiRef} /> : null;
  }
  const { rerender, unmount } = await render(<Page isShown={isShownFirst} />);
  await rerender(<Page isShown />);
  await expect.element(page.getByRole('grid')).toBeVisible();
  await unmount();
  return seen;
}

claim('In the body of the component, first render | `null`', async () => {
  const seen: boolean[] = [];
  function Page() {
    const apiRef = useGridApiRef();
    // eslint-disable-next-line react-hooks/refs -- the statement is about reading it during the render
    seen.push(apiRef.current === null);
    return <Grid apiRef={apiRef} />;
  }
  await render(<Page />);
  expect(seen[0]).toBe(true);
});

claim('In an event handler | The object, while the grid is mounted', async () => {
  const read = vi.fn<(isNull: boolean) => void>();
  function Page({ isShown }: { isShown: boolean }) {
    const apiRef = useGridApiRef();
    return (
      <>
        <button onClick={() => read(apiRef.current === null)}>Read</button>
        {isShown && <Grid apiRef={apiRef} />}
      </>
    );
  }
  const { rerender } = await render(<Page isShown />);
  await page.getByRole('button', { name: 'Read' }).click();
  expect(read).toHaveBeenLastCalledWith(false);
  await rerender(<Page isShown={false} />);
  await page.getByRole('button', { name: 'Read' }).click();
  expect(read).toHaveBeenLastCalledWith(true);
});

claim('In an effect, if the grid is rendered | The object', async () => {
  expect(await effects(true)).toContain('effect: object');
});

claim(
  "In an effect, if the grid is rendered later | `null`. The effect doesn't run again",
  async () => {
    const seen = await effects(false);
    expect(seen.filter((each) => each.startsWith('effect'))).toEqual(['effect: null']);
  },
);

claim('In the cleanup of `useLayoutEffect` | The object', async () => {
  expect(await effects(true)).toContain('layout cleanup: object');
});

claim('In the cleanup of `useEffect` | `null`', async () => {
  expect(await effects(true)).toContain('cleanup: null');
});

claim('Close the grid and open it again: the same row is selected and visible.', async () => {
  await render(<OpensAtRow />);
  const isSelected = () => row('Rio de Janeiro').query()?.getAttribute('aria-selected') === 'true';
  await expect.poll(isSelected).toBe(true);
  await page.getByRole('button', { name: 'Close the grid' }).click();
  await expect.poll(() => document.querySelector('[role="grid"]')).toBeNull();
  await page.getByRole('button', { name: 'Open the grid at 2016' }).click();
  await expect.poll(isSelected).toBe(true);
  await expect.element(row('Rio de Janeiro')).toBeInViewport();
});

claim(
  "`selectRow` works immediately. `scrollToIndexes` needs the size of the grid, which isn't known yet in the effect, so the demo waits for the next frame.",
  async () => {
    const seen: (number | undefined)[] = [];
    const ref: RefObject<GridApi | null> = { current: null };
    function Page() {
      useEffect(() => {
        ref.current?.selectRow(50);
        seen.push(ref.current?.getSelectedRows().size);
        ref.current?.scrollToIndexes({ rowIndex: 50 });
      }, []);
      return <Grid apiRef={ref} rows={manyRows} />;
    }
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const top = () => document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTop;
    await render(<Page />);
    expect(seen).toEqual([1]);
    await nextFrame();
    await nextFrame();
    expect(top()).toBe(0);
    ref.current?.scrollToIndexes({ rowIndex: 50 });
    await expect.poll(top).toBeGreaterThan(1000);
  },
);

claim(
  "You can read `apiRef.current.state` at any time, but your component isn't rendered again when it changes.",
  async () => {
    const renders = vi.fn();
    const onRef = vi.fn<(ref: RefObject<GridApi | null>) => void>();
    const ref = () => onRef.mock.lastCall?.[0].current;
    function Page() {
      const apiRef = useGridApiRef();
      useEffect(() => {
        onRef(apiRef);
      }, [apiRef]);
      renders();
      return <Grid apiRef={apiRef} />;
    }
    await render(<Page />);
    const before = renders.mock.calls.length;
    ref()?.setSortModel([{ field: 'name', sort: 'desc' }]);
    await expect.poll(() => texts('name')[0]).toBe('Tagus');
    expect(ref()?.state.sorting.sortModel).toEqual([{ field: 'name', sort: 'desc' }]);
    expect(renders).toHaveBeenCalledTimes(before);
  },
);

claim('It returns the function that unsubscribes.', async () => {
  const api = await grid();
  const handler = vi.fn();
  const unsubscribe = api.subscribeEvent('sortModelChange', handler);
  api.setSortModel([{ field: 'name', sort: 'asc' }]);
  await expect.poll(() => handler.mock.calls.length).toBe(1);
  unsubscribe();
  api.setSortModel([{ field: 'name', sort: 'desc' }]);
  await expect.poll(() => texts('name')[0]).toBe('Tagus');
  expect(handler).toHaveBeenCalledTimes(1);
});

claim(
  "In the component that renders the grid, `useGridSelector(apiRef, …)` doesn't compile, and throws in the first render, because `apiRef.current` is still `null`.",
  async () => {
    function Page() {
      const apiRef = useGridApiRef();
      // @ts-expect-error -- the ref may be null
      useGridSelector(apiRef, () => 1);
      return <Grid apiRef={apiRef} />;
    }
    expect(await errorOf(<Page />)).toMatch(/null/);
  },
);

claim(
  'Select | `selectRow(id, isSelected, resetSelection)`, `setRowSelectionModel(model)`, `isRowSelected(id)`',
  async () => {
    const api = await grid({ checkboxSelection: true });
    const selected = () => [1, 2].filter((id) => api.isRowSelected(id));
    api.selectRow(1, true, false);
    api.selectRow(2, true, false);
    expect(selected()).toEqual([1, 2]);
    api.selectRow(2, true, true);
    expect(selected()).toEqual([2]);
    api.setRowSelectionModel({ type: 'include', ids: new Set([1]) });
    expect(selected()).toEqual([1]);
  },
);

claim('Fetch again | `dataSource.fetchRows()`', async () => {
  const getRows = vi.fn(() => Promise.resolve({ rows, rowCount: 3 }));
  const api = await grid({ rows: undefined, dataSource: { getRows }, dataSourceCache: null });
  await expect.poll(() => texts('name')).toEqual(['Tagus', 'Douro', 'Ebro']);
  const before = getRows.mock.calls.length;
  await api.dataSource.fetchRows();
  expect(getRows).toHaveBeenCalledTimes(before + 1);
});

claim(
  "`getRowElement` and `getCellElement` return `null` for rows that aren't rendered, because they are outside of the visible part. `getCellElement` also returns `null` for such columns. Scroll to the row or cell first.",
  async () => {
    const wide = Array.from({ length: 30 }, (_, index) => ({ field: `mouth${index}` }));
    const api = await grid({ rows: manyRows, columns: [...columns, ...wide] });
    await expect.element(row('River 0')).toBeVisible();
    expect(api.getRowElement(80)).toBeNull();
    expect(api.getCellElement(80, 'name')).toBeNull();
    expect(api.getCellElement(0, 'mouth29')).toBeNull();
    expect(api.getCellElement(0, 'name')).not.toBeNull();
    api.scrollToIndexes({ rowIndex: 80, colIndex: 30 });
    await expect.poll(() => api.getRowElement(80)).not.toBeNull();
    await expect.poll(() => api.getCellElement(80, 'mouth29')).not.toBeNull();
  },
);

claim(
  '`useGridApiContext` is called outside of a slot or cell, often in the component that renders the grid.',
  async () => {
    function Page() {
      useGridApiContext();
      return <Grid />;
    }
    expect(await errorOf(<Page />)).toContain('Could not find the Data Grid context');
  },
);

claim(
  "Two grids have the same `apiRef`, which then contains the API of the one that's mounted last.",
  async () => {
    const ref: RefObject<GridApi | null> = { current: null };
    await render(
      <>
        <Grid apiRef={ref} label="First" />
        <Grid apiRef={ref} label="Second" />
      </>,
    );
    ref.current?.setSortModel([{ field: 'name', sort: 'asc' }]);
    const header = (label: string) =>
      page.getByRole('grid', { name: label }).getByRole('columnheader', { name: 'name' });
    await expect.element(header('Second')).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(header('First')).not.toHaveAttribute('aria-sort', 'ascending');
  },
);

claim('Yes: `React.useRef<GridApi>(null)` works, too.', async () => {
  function Page() {
    const apiRef = useRef<GridApi>(null);
    const [name, setName] = useState('');
    return (
      <>
        <button onClick={() => setName(String(apiRef.current?.getRow<{ name: string }>(2)?.name))}>
          Read
        </button>
        <output>{name}</output>
        <Grid apiRef={apiRef} />
      </>
    );
  }
  await render(<Page />);
  await userEvent.click(page.getByRole('button', { name: 'Read' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Douro');
});

claim(
  '`getCellValue`, `getCellParams`, and `getRowParams` throw "No row with id #… found" if the grid doesn\'t have the row. Check with `getRow` first: it returns `null`.',
  async () => {
    const api = await grid();
    const message = 'No row with id #9 found';
    expect(() => api.getCellValue<string>(9, 'name')).toThrow(message);
    expect(() => api.getCellParams(9, 'name')).toThrow(message);
    expect(() => api.getRowParams(9)).toThrow(message);
    expect(api.getRow(9)).toBeNull();
  },
);

claim("`startCellEditMode` throws if the cell isn't editable.", async () => {
  const api = await grid();
  expect(() => api.startCellEditMode({ id: 1, field: 'name' })).toThrow('is not editable');
});

claim(
  'In the MIT package, `updateRows` throws if you pass more than one row, and `setPageSize` if the size is more than 100.',
  async () => {
    const api = await grid();
    api.updateRows([{ id: 1, name: 'Tejo' }]);
    expect(api.getCellValue(1, 'name')).toBe('Tejo');
    expect(() =>
      api.updateRows([
        { id: 1, name: 'Tajo' },
        { id: 2, name: 'Duero' },
      ]),
    ).toThrow('You cannot update several rows at once');
    api.setPageSize(100);
    expect(() => api.setPageSize(101)).toThrow('`pageSize` cannot exceed 100');
  },
);

claim(
  "If you set `sortModel` without `onSortModelChange`, `setSortModel` doesn't change anything, because your state decides. Set `onSortModelChange`, and put the new model into your state.",
  async () => {
    const api = await grid({ sortModel: [] });
    api.setSortModel([{ field: 'name', sort: 'asc' }]);
    await expect.poll(() => texts('name')).toEqual(['Tagus', 'Douro', 'Ebro']);
    expect(api.state.sorting.sortModel).toEqual([]);

    const onSortModelChange = vi.fn<(model: GridSortModel) => void>();
    const told = await grid({ sortModel: [], onSortModelChange });
    told.setSortModel([{ field: 'name', sort: 'asc' }]);
    await expect
      .poll(() => onSortModelChange.mock.lastCall?.[0])
      .toEqual([{ field: 'name', sort: 'asc' }]);
  },
);

claim('This also applies to the other models, such as `filterModel`.', async () => {
  const api = await grid({ filterModel: { items: [] } });
  api.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'Ebro' }] });
  expect(api.state.filter.filterModel.items).toEqual([]);
  await expect.poll(() => texts('name')).toHaveLength(3);
});

claim(
  'Get it with `useGridApiRef`, pass it to the grid as `apiRef`, and call its methods in event handlers and effects.',
  async () => {
    const inEffect: unknown[] = [];
    function Own() {
      const apiRef = useGridApiRef();
      useEffect(() => {
        inEffect.push(apiRef.current?.getRowsCount());
      }, [apiRef]);
      return (
        <>
          <button type="button" onClick={() => apiRef.current?.selectRow(2)}>
            Select
          </button>
          <Grid apiRef={apiRef} />
        </>
      );
    }
    await render(<Own />);
    expect(inEffect).toEqual([3]);
    await page.getByRole('button', { name: 'Select' }).click();
    await expect.element(row('Douro')).toHaveAttribute('aria-selected', 'true');
  },
);

claim('The effect then runs when the grid is mounted.', async () => {
  const seen: boolean[] = [];
  function Inner() {
    const apiRef = useGridApiRef();
    useEffect(() => {
      seen.push(apiRef.current !== null);
    }, [apiRef]);
    return <Grid apiRef={apiRef} />;
  }
  function Later({ isOpen }: { isOpen: boolean }) {
    return isOpen ? <Inner /> : null;
  }
  const { rerender } = await render(<Later isOpen={false} />);
  expect(seen).toEqual([]);
  await rerender(<Later isOpen />);
  expect(seen).toEqual([true]);
});

claim(
  '`useGridSelector`, only inside the grid, with the object from `useGridApiContext`.',
  async () => {
    function Footer() {
      const apiRef = useGridApiContext();
      return <p role="status">{useGridSelector(apiRef, gridRowCountSelector)} rivers</p>;
    }
    await grid({ slots: { footer: Footer } });
    await expect.element(page.getByRole('status')).toHaveTextContent('3 rivers');
  },
);

claim(
  'Open panels and menus | `showPreferences`, `showFilterPanel`, `showColumnMenu`, `hidePreferences`',
  async () => {
    const api = await grid();
    api.showPreferences(GridPreferencePanelsValue.columns);
    await expect.element(page.getByRole('checkbox', { name: 'name' })).toBeVisible();
    api.hidePreferences();
    await expect.element(page.getByRole('checkbox', { name: 'name' })).not.toBeInTheDocument();
    api.showFilterPanel('name');
    await expect.element(page.getByRole('textbox', { name: 'Value' })).toBeVisible();
    api.hidePreferences();
    await expect.element(page.getByRole('textbox', { name: 'Value' })).not.toBeInTheDocument();
    api.showColumnMenu('name');
    await expect.element(page.getByRole('menu')).toBeVisible();
  },
);

claim(
  'For the selected rows, call `gridRowSelectionIdsSelector(apiRef)`: see Row selection.',
  async () => {
    const ref: RefObject<GridApi | null> = { current: null };
    await render(<Grid apiRef={ref} />);
    ref.current?.selectRow(3);
    await expect.poll(() => [...gridRowSelectionIdsSelector(ref).keys()]).toEqual([3]);
  },
);

claim(
  'Write `apiRef.current?.` instead of `apiRef.current!.`, so that a call without a grid does nothing instead of failing.',
  () => {
    const ref: RefObject<GridApi | null> = { current: null };
    expect(ref.current?.getRowsCount()).toBeUndefined();
    // What `!` compiles to.
    expect(() => (ref as RefObject<GridApi>).current.getRowsCount()).toThrow(
      'Cannot read properties of null',
    );
  },
);
