import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AddAndShow from './demos/AddAndShow';
import ReloadParcels from './demos/ReloadParcels';
import WaitingList from './demos/WaitingList';

interface Row {
  id: number;
  name: string;
  amount: number;
}

const columns: GridColDef<Row>[] = [
  { field: 'name', width: 140, editable: true },
  { field: 'amount', type: 'number', width: 140 },
];
const rows: Row[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `n${index + 1}`,
  amount: index,
}));

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps<Row>>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (id: number | string, field: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${id}"] [data-field="${field}"]`,
  );
  if (!found) {
    throw new Error(`no cell ${field} in row ${id}`);
  }
  return found;
};
const row = (id = 1) => api.current?.getRow<Row>(id);

const few = rows.slice(0, 3);
const added: Row = { id: 50, name: 'added', amount: 500 };
const shown = () => gridExpandedSortedRowIdsSelector(api);

claim(
  'The grid keeps the selection, sorting, filters, focus, and scroll position, because it identifies each row by its id.',
  async () => {
    const { rerender } = await render(<Grid />);
    api.current?.setSortModel([{ field: 'amount', sort: 'desc' }]);
    api.current?.setFilterModel({ items: [{ field: 'amount', operator: '>', value: '5' }] });
    await expect.poll(() => document.querySelector('[role="row"][data-id="38"]')).not.toBeNull();
    await userEvent.click(cell(38, 'name'));
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
    scroller?.scrollTo({ top: 120 });
    await expect.poll(() => scroller?.scrollTop).toBe(120);
    const filtered = api.current?.state.filter.filterModel;
    await rerender(<Grid rows={rows.map((each) => ({ ...each, name: `new ${each.id}` }))} />);
    await expect.poll(() => cell(38, 'name').textContent).toBe('new 38');
    expect(api.current?.isRowSelected(38)).toBe(true);
    expect(api.current?.getSortModel()).toEqual([{ field: 'amount', sort: 'desc' }]);
    expect(api.current?.state.filter.filterModel).toEqual(filtered);
    expect(document.activeElement).toBe(cell(38, 'name'));
    expect(scroller?.scrollTop).toBe(120);
  },
);

claim('Each button creates a new array.', async () => {
  await render(<WaitingList />);
  await page.getByRole('button', { name: 'Add a party' }).click();
  await expect.element(page.getByText('Takahashi')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Remove Moreau' }).click();
  await expect.element(page.getByText('Moreau')).not.toBeInTheDocument();
});

claim(
  'In development, the grid freezes the array, so `rows.push(…)` throws "Cannot add property 40, object is not extensible".',
  async () => {
    await render(<Grid />);
    expect(() => rows.push({ id: 41, name: '', amount: 0 })).toThrow(
      'Cannot add property 40, object is not extensible',
    );
  },
);

claim("If you mutate one of its objects, the grid doesn't notice.", async () => {
  const own = [
    { id: 1, name: 'a', amount: 1 },
    { id: 2, name: 'b', amount: 2 },
  ];
  const sortModel = [{ field: 'amount', sort: 'desc' as const }];
  const { rerender } = await render(<Grid rows={own} sortModel={sortModel} />);
  await expect.poll(() => api.current?.getSortedRowIds()).toEqual([2, 1]);
  own.forEach((each) => (each.amount = -each.amount));
  await rerender(<Grid rows={own} sortModel={sortModel} hideFooter />);
  expect(api.current?.getSortedRowIds()).toEqual([2, 1]);
  await rerender(<Grid rows={[...own]} sortModel={sortModel} hideFooter />);
  await expect.poll(() => api.current?.getSortedRowIds()).toEqual([1, 2]);
});

claim('Add at the end | `[...rows, added]`', async () => {
  const { rerender } = await render(<Grid rows={few} />);
  await rerender(<Grid rows={[...few, added]} />);
  await expect.poll(() => api.current?.getSortedRowIds()).toEqual([1, 2, 3, 50]);
});

claim('Add on top | `[added, ...rows]`', async () => {
  const { rerender } = await render(<Grid rows={few} />);
  await rerender(<Grid rows={[added, ...few]} />);
  await expect.poll(() => api.current?.getSortedRowIds()).toEqual([50, 1, 2, 3]);
});

claim('Delete several | `rows.filter((row) => !ids.has(row.id))`', async () => {
  const { rerender } = await render(<Grid rows={few} />);
  const ids = new Set([1, 3]);
  await rerender(<Grid rows={few.filter((each) => !ids.has(each.id))} />);
  await expect.poll(() => api.current?.getSortedRowIds()).toEqual([2]);
});

claim(
  'If the grid is sorted, a new row appears at its place in that order, which may be on another page.',
  async () => {
    const initialState = {
      sorting: { sortModel: [{ field: 'amount', sort: 'asc' as const }] },
      pagination: { paginationModel: { pageSize: 5 } },
    };
    const props = { initialState, pageSizeOptions: [5] };
    const { rerender } = await render(<Grid rows={rows.slice(0, 10)} {...props} />);
    const between = { ...added, amount: 2.5 };
    await rerender(<Grid rows={[...rows.slice(0, 10), between]} {...props} />);
    await expect.poll(() => cell(50, 'name').textContent).toBe('added');
    expect(api.current?.getSortedRowIds().indexOf(50)).toBe(3);
    await rerender(<Grid rows={[added, ...rows.slice(0, 10)]} {...props} />);
    await expect.poll(() => api.current?.getSortedRowIds().indexOf(50)).toBe(10);
    await expect.poll(() => document.querySelector('[role="row"][data-id="50"]')).toBeNull();
    expect(api.current?.state.pagination.paginationModel.page).toBe(0);
  },
);

claim('When the effect runs, the grid already has the row.', async () => {
  const seen: (string | undefined)[] = [];
  function Own({ all }: { all: readonly Row[] }) {
    React.useEffect(() => {
      seen.push(row(50)?.name);
    }, [all]);
    return <Grid rows={all} />;
  }
  const { rerender } = await render(<Own all={few} />);
  await rerender(<Own all={[...few, added]} />);
  expect(seen.at(-1)).toBe('added');
});

claim('The tasks are sorted by room, so a new one can appear anywhere.', async () => {
  await render(<AddAndShow />);
  await page.getByRole('button', { name: 'Add a task' }).click();
  await expect.element(page.getByRole('gridcell', { name: '13', exact: true })).toBeInViewport();
});

claim('`gridExpandedSortedRowIdsSelector` returns the ids in the displayed order.', async () => {
  await render(<Grid rows={rows.slice(0, 10)} />);
  api.current?.setSortModel([{ field: 'amount', sort: 'desc' }]);
  api.current?.setFilterModel({ items: [{ field: 'amount', operator: '>', value: '6' }] });
  await expect.poll(() => shown()).toEqual([10, 9, 8]);
  const displayed = () =>
    [...document.querySelectorAll('[role="row"][data-id]')].map((each) =>
      each.getAttribute('data-id'),
    );
  await expect.poll(displayed).toEqual(['10', '9', '8']);
});

claim(
  '`scrollToIndexes` needs the position of the row, which the grid computes with the next frame.',
  async () => {
    await render(<AddAndShow />);
    await page.getByRole('button', { name: 'Add a task' }).click();
    await expect.element(page.getByRole('gridcell', { name: '13', exact: true })).toBeInViewport();
    await page.getByRole('button', { name: 'Add a task' }).click();
    await expect.element(page.getByRole('gridcell', { name: '14', exact: true })).toBeInViewport();
    const { unmount } = await render(<Grid />);
    const scroller = () => document.querySelectorAll('.MuiDataGrid-virtualScroller')[1];
    api.current?.scrollToIndexes({ rowIndex: 30 });
    await expect.poll(() => scroller()?.scrollTop).toBeGreaterThan(1000);
    await unmount();
  },
);

claim(
  'If the grid has several pages, go to the page first: `apiRef.current.setPage(Math.floor(rowIndex / pageSize))`.',
  async () => {
    const pagination = { paginationModel: { pageSize: 10 } };
    await render(<Grid initialState={{ pagination }} pageSizeOptions={[10]} />);
    const rowIndex = shown().indexOf(37);
    expect(document.querySelector('[role="row"][data-id="37"]')).toBeNull();
    api.current?.setPage(Math.floor(rowIndex / 10));
    await expect.poll(() => api.current?.state.pagination.paginationModel.page).toBe(3);
    api.current?.scrollToIndexes({ rowIndex });
    await expect.poll(() => document.querySelector('[role="row"][data-id="37"]')).not.toBeNull();
  },
);

claim('A row that a filter hides has the index `-1`.', async () => {
  await render(<Grid />);
  api.current?.setFilterModel({ items: [{ field: 'amount', operator: '>', value: '5' }] });
  await expect.poll(() => shown().indexOf(1)).toBe(-1);
  expect(row()?.name).toBe('n1');
});

claim(
  '`apiRef.current.updateRows` updates rows inside the grid, without rendering your component again.',
  async () => {
    const rendered = vi.fn();
    function Own() {
      rendered();
      return <Grid />;
    }
    await render(<Own />);
    rendered.mockClear();
    api.current?.updateRows([{ id: 1, name: 'new' }]);
    await expect.poll(() => cell(1, 'name').textContent).toBe('new');
    expect(rendered).not.toHaveBeenCalled();
  },
);

claim(
  'Each message contains the id and the changed fields. The grid merges them into the row, keeps the other fields, and sorts the rows again.',
  async () => {
    await render(<Grid sortModel={[{ field: 'amount', sort: 'desc' }]} />);
    api.current?.updateRows([{ id: 1, amount: 1000 }]);
    await expect.poll(() => row()).toEqual({ id: 1, name: 'n1', amount: 1000 });
    await expect.poll(() => api.current?.getSortedRowIds()[0]).toBe(1);
  },
);

claim('`{ id, kilowatts: 1790 }` | Changes the row with this id', async () => {
  await render(<Grid rows={few} />);
  api.current?.updateRows([{ id: 2, amount: 1790 }]);
  await expect.poll(() => row(2)?.amount).toBe(1790);
  expect(row(1)).toEqual(few[0]);
  expect(api.current?.getAllRowIds()).toEqual([1, 2, 3]);
});

claim('The same, if no row has it | Adds a row. Pass all of its fields', async () => {
  await render(<Grid rows={rows.slice(0, 1)} />);
  api.current?.updateRows([{ id: 7, name: 'added', amount: 1 }]);
  await expect.poll(() => api.current?.getAllRowIds()).toEqual([1, 7]);
});

claim("`{ id, _action: 'delete' }` | Removes the row", async () => {
  await render(<Grid rows={rows.slice(0, 2)} />);
  api.current?.updateRows([{ id: 1, _action: 'delete' }]);
  await expect.poll(() => api.current?.getAllRowIds()).toEqual([2]);
});

claim(
  'With `getRowId`, the update has to contain the field that it returns, instead of `id`.',
  async () => {
    const getRowId = (each: Partial<Row>) => each.name ?? '';
    await render(<Grid rows={few} getRowId={getRowId} />);
    api.current?.updateRows([{ name: 'n2', amount: 77 }]);
    await expect.poll(() => api.current?.getRow<Row>('n2')?.amount).toBe(77);
    api.current?.updateRows([{ id: 'n3', amount: 88 }]);
    expect(api.current?.getRow<Row>('n3')?.amount).toBe(2);
  },
);

claim('For more rows, it throws "You cannot update several rows at once".', async () => {
  await render(<Grid />);
  expect(() => api.current?.updateRows([{ id: 1 }, { id: 2 }])).toThrow(
    'You cannot update several rows at once',
  );
});

claim('Call it several times, or set `rows` once.', async () => {
  const { rerender } = await render(<Grid rows={few} />);
  for (const each of few) {
    api.current?.updateRows([{ id: each.id, name: 'called' }]);
  }
  await expect
    .poll(() => few.map(({ id }) => cell(id, 'name').textContent))
    .toEqual(few.map(() => 'called'));
  await rerender(<Grid rows={few.map((each) => ({ ...each, name: 'set' }))} />);
  await expect
    .poll(() => few.map(({ id }) => cell(id, 'name').textContent))
    .toEqual(few.map(() => 'set'));
});

sourced('Pro and Premium accept several rows.', {
  url: 'https://mui.com/x/react-data-grid/row-updates/',
  checked: '2026-11-23',
});

claim(
  "Your array doesn't change. When `rows` changes, it replaces what `updateRows` did.",
  async () => {
    const { rerender } = await render(<Grid />);
    api.current?.updateRows([{ id: 1, name: 'new' }]);
    await expect.poll(() => row()?.name).toBe('new');
    expect(rows[0]?.name).toBe('n1');
    await rerender(<Grid rows={[...rows]} />);
    await expect.poll(() => row()?.name).toBe('n1');
  },
);

claim('**Each call makes the grid sort and filter again.**', async () => {
  const sorted = vi.fn();
  const filtered = vi.fn();
  await render(<Grid sortModel={[{ field: 'amount', sort: 'asc' }]} />);
  await expect.poll(() => api.current?.getSortedRowIds()).toHaveLength(40);
  api.current?.subscribeEvent('sortedRowsSet', sorted);
  api.current?.subscribeEvent('filteredRowsSet', filtered);
  for (const amount of [100, 200, 300]) {
    api.current?.updateRows([{ id: 1, amount }]);
  }
  await expect.poll(() => sorted.mock.calls).toHaveLength(3);
  expect(filtered).toHaveBeenCalledTimes(3);
});

claim(
  '`apiRef.current.setRows(rows)` replaces all rows, also without changing your array.',
  async () => {
    await render(<Grid />);
    api.current?.setRows([{ id: 9, name: 'only', amount: 0 }]);
    await expect.poll(() => api.current?.getAllRowIds()).toEqual([9]);
    expect(rows).toHaveLength(40);
  },
);

claim(
  '`loading` with the `linear-progress` variant shows the progress, and your users can continue to read.',
  async () => {
    await render(<ReloadParcels />);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    await expect.element(page.getByText('P-311')).toBeVisible();
    await page.getByRole('row', { name: 'P-311' }).getByRole('checkbox').click();
    await expect
      .element(page.getByRole('row', { name: 'P-311' }))
      .toHaveAttribute('aria-selected', 'true');
  },
);

claim(
  'Select a parcel and reload: it stays selected, because its id is the same. If the server fails, the grid keeps the previous rows, and a message appears.',
  async () => {
    await render(<ReloadParcels />);
    await page.getByRole('row', { name: 'P-311' }).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => cell('P-310', 'stop').textContent).toBe('Sorting hall');
    await expect
      .element(page.getByRole('row', { name: 'P-311' }))
      .toHaveAttribute('aria-selected', 'true');
    await page.getByRole('switch').click();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent("The server didn't answer.");
    expect(cell('P-310', 'stop').textContent).toBe('Sorting hall');
  },
);

claim('A row that is missing from the answer is no longer selected.', async () => {
  const { rerender } = await render(<Grid rows={few} checkboxSelection />);
  api.current?.selectRow(1);
  api.current?.selectRow(2);
  await rerender(<Grid rows={few.slice(1)} checkboxSelection />);
  await expect.poll(() => [...(api.current?.getSelectedRows().keys() ?? [])]).toEqual([2]);
  await rerender(<Grid rows={few} checkboxSelection />);
  await expect.poll(() => row(1)).toEqual(few[0]);
  expect(api.current?.isRowSelected(1)).toBe(false);
});

claim(
  'If your data arrives in pages, set `keepNonExistentRowsSelected` to keep it selected.',
  async () => {
    const props = { checkboxSelection: true, keepNonExistentRowsSelected: true };
    const { rerender } = await render(<Grid rows={few} {...props} />);
    api.current?.selectRow(1);
    api.current?.selectRow(2);
    await rerender(<Grid rows={few.slice(1)} {...props} />);
    await expect.poll(() => api.current?.getAllRowIds()).toEqual([2, 3]);
    await rerender(<Grid rows={few} {...props} />);
    await expect.poll(() => api.current?.getAllRowIds()).toEqual([1, 2, 3]);
    expect(api.current?.isRowSelected(1)).toBe(true);
  },
);

claim(
  'Without `cache.clear()`, the grid uses a cached answer if it is less than five minutes old.',
  async () => {
    const getRows = vi.fn(() => Promise.resolve({ rows, rowCount: rows.length }));
    await render(<Grid rows={undefined} dataSource={{ getRows }} />);
    await expect.poll(() => row()?.name).toBe('n1');
    const calls = getRows.mock.calls.length;
    await api.current?.dataSource.fetchRows();
    expect(getRows).toHaveBeenCalledTimes(calls);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 5 * 60_000 + 1000);
    await api.current?.dataSource.fetchRows();
    expect(getRows).toHaveBeenCalledTimes(calls + 1);
    api.current?.dataSource.cache.clear();
    await api.current?.dataSource.fetchRows();
    expect(getRows).toHaveBeenCalledTimes(calls + 2);
  },
);

claim("**The grid doesn't update.** The array is the same object as before.", async () => {
  const own = [{ ...added }];
  const { rerender } = await render(<Grid rows={own} />);
  const [first] = own;
  if (first) first.name = 'mutated';
  await rerender(<Grid rows={own} />);
  expect(cell(50, 'name').textContent).toBe('added');
  await rerender(<Grid rows={own.map((each) => ({ ...each }))} />);
  await expect.poll(() => cell(50, 'name').textContent).toBe('mutated');
});

claim(
  'Your component passed another `rows` array, for example because it creates the array on every render, as in `rows={data.map(…)}`. Keep the array in state or in `useMemo`.',
  async () => {
    function Own({ kept }: { kept: boolean }) {
      const memoized = React.useMemo(() => few.map((each) => ({ ...each })), []);
      return <Grid rows={kept ? memoized : few.map((each) => ({ ...each }))} />;
    }
    for (const kept of [false, true]) {
      const { rerender, unmount } = await render(<Own kept={kept} />);
      api.current?.updateRows([added]);
      await expect.poll(() => row(50)?.name).toBe('added');
      await rerender(<Own kept={kept} />);
      expect(row(50)?.name).toBe(kept ? 'added' : undefined);
      await unmount();
    }
  },
);

claim(
  'The grid has a `key` that changed, so React mounted it again, or `rows` was empty for a moment. Keep the key, and show the old rows until the new ones arrive.',
  async () => {
    const { rerender } = await render(<Grid key="a" />);
    const top = () => document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTop;
    const scroll = async () => {
      document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ top: 400 });
      await expect.poll(top).toBe(400);
    };
    await expect.poll(() => document.querySelector('[role="row"][data-id="1"]')).not.toBeNull();
    await scroll();
    await rerender(<Grid key="a" rows={[...rows]} />);
    await expect.poll(() => row(1)?.name).toBe('n1');
    expect(top()).toBe(400);
    await rerender(<Grid key="a" rows={[]} />);
    await expect.poll(() => api.current?.getAllRowIds()).toEqual([]);
    await expect.poll(() => top() ?? 0, { message: 'no rows' }).toBe(0);
    await rerender(<Grid key="a" />);
    await expect.poll(() => document.querySelector('[role="row"][data-id="1"]')).not.toBeNull();
    expect(top()).toBe(0);
    await scroll();
    await rerender(<Grid key="b" />);
    await expect.poll(top, { message: 'new key' }).toBe(0);
  },
);

claim("New rows replace those in the grid, including edits that weren't stored.", async () => {
  const { rerender } = await render(<Grid rows={few} />);
  api.current?.startCellEditMode({ id: 1, field: 'name' });
  await expect.poll(() => api.current?.getCellMode(1, 'name')).toBe('edit');
  await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'edited' });
  api.current?.stopCellEditMode({ id: 1, field: 'name' });
  await expect.poll(() => row()?.name).toBe('edited');
  await rerender(<Grid rows={[...few, added]} />);
  await expect.poll(() => row()?.name).toBe('n1');
});

claim(
  "**`apiRef.current` is `null`.** The grid isn't mounted yet. Call its methods in effects and event handlers.",
  async () => {
    const seen: boolean[] = [];
    function Own() {
      const apiRef = useGridApiRef();
      // eslint-disable-next-line react-hooks/refs -- the statement is about it
      seen.push(apiRef.current === null);
      React.useEffect(() => {
        seen.push(apiRef.current === null);
      }, [apiRef]);
      return <Grid apiRef={apiRef} />;
    }
    await render(<Own />);
    expect(seen).toEqual([true, false]);
  },
);

claim(
  'Open the connection in an effect, pass each message to `updateRows`, and close the connection in the cleanup function. Load all rows whenever the connection opens, because the messages that were sent before that are missing. Keep the messages that arrive while the rows are loading, and merge them into the rows: otherwise, the rows would replace newer values.',
  async () => {
    class Source {
      static opened: Source[] = [];
      onopen?: () => void;
      onmessage?: (event: { data: string }) => void;
      close = vi.fn();
      constructor(readonly url: string) {
        Source.opened.push(this);
      }
    }
    vi.stubGlobal('EventSource', Source);
    const onServer: Row[] = [{ id: 1, name: 'north', amount: 1 }];
    const answers: (() => void)[] = [];
    const load = () => {
      const snapshot = [...onServer];
      return new Promise<Row[]>((resolve) => {
        answers.push(() => resolve(snapshot));
      });
    };
    function Turbines({ keeps = true }: { keeps?: boolean }) {
      const apiRef = useGridApiRef();
      const [loaded, setLoaded] = React.useState<Row[]>([]);
      React.useEffect(() => {
        const source = new EventSource('/events');
        let waiting: Row[] | null = null;
        source.onopen = async () => {
          const received: Row[] = [];
          waiting = keeps ? received : null;
          const found = new Map((await load()).map((row) => [row.id, row]));
          for (const message of received) {
            found.set(message.id, { ...found.get(message.id), ...message });
          }
          if (keeps && waiting !== received) return;
          waiting = null;
          setLoaded([...found.values()]);
        };
        source.onmessage = (event: MessageEvent<string>) => {
          const message = JSON.parse(event.data) as Row;
          if (waiting) {
            waiting.push(message);
          } else {
            apiRef.current?.updateRows([message]);
          }
        };
        return () => source.close();
      }, [apiRef, keeps]);
      return (
        <div style={{ height: 300, width: 600 }}>
          <DataGrid apiRef={apiRef} rows={loaded} columns={columns} />
        </div>
      );
    }
    const { unmount } = await render(<Turbines />);
    const source = Source.opened.at(-1);
    const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
    const receive = (from: Source | undefined, amount: number) =>
      from?.onmessage?.({ data: JSON.stringify({ id: 1, amount }) });
    source?.onopen?.();
    receive(source, 5);
    answers.shift()?.();
    await expect.element(cell('north')).toBeVisible();
    await expect.element(cell('5')).toBeVisible();
    receive(source, 7);
    await expect.element(cell('7')).toBeVisible();
    onServer.push({ id: 2, name: 'missed', amount: 2 });
    source?.onopen?.();
    answers.shift()?.();
    await expect.element(cell('missed')).toBeVisible();
    // The connection is opened again while the rows are loading.
    source?.onopen?.();
    source?.onopen?.();
    receive(source, 8);
    answers.shift()?.();
    answers.shift()?.();
    await expect.element(cell('8')).toBeVisible();
    await unmount();
    expect(source?.close).toHaveBeenCalled();
    await render(<Turbines keeps={false} />);
    const careless = Source.opened.at(-1);
    careless?.onopen?.();
    receive(careless, 5);
    await expect.element(cell('5')).toBeVisible();
    answers.shift()?.();
    await expect.element(cell('1')).toBeVisible();
    expect(cell('5').query()).toBeNull();
    vi.unstubAllGlobals();
  },
);
