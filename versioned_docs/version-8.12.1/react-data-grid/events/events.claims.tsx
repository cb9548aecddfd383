import * as packageExports from '@mui/x-data-grid';
import {
  DataGrid,
  useGridApiContext,
  useGridApiRef,
  useGridEvent,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridEventListener,
  type GridRowParams,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import { claim } from '@portal/claims';
import {
  Component,
  Fragment,
  StrictMode,
  useEffect,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { expect, expectTypeOf, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DeleteKey from './demos/DeleteKey';
import EventLog from './demos/EventLog';
import HoverInFooter from './demos/HoverInFooter';
import KeepKeysFree from './demos/KeepKeysFree';

const columns: GridColDef[] = [
  { field: 'name', width: 120, editable: true },
  { field: 'days', width: 120 },
];
const rows = [
  { id: 1, name: 'Sarek', days: 9 },
  { id: 2, name: 'Lofoten', days: 6 },
];
const apiRef: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>
  );
}

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const textbox = () => page.getByRole('textbox').query();
// The real pointer may be above a row: only the events with this object come from the test.
const fake = {} as Parameters<GridEventListener<'rowMouseEnter'>>[1];
const selected = () =>
  [...document.querySelectorAll('[role="row"][aria-selected="true"]')].map((row) =>
    row.getAttribute('data-id'),
  );

claim('The list shows which props were called, with the newest first.', async () => {
  await render(<EventLog />);
  const log = page.getByRole('log');
  await cell('Cádiz').click();
  await expect
    .poll(() => [...log.element().children].map((line) => line.textContent))
    .toEqual(['onRowClick: Cádiz', 'onCellClick: row 2, city']);
  await cell('Cádiz').dblClick();
  await expect.element(log).toHaveTextContent('onCellEditStart: cellDoubleClick');
});

claim('The grid calls `onCellClick` first, then `onRowClick`.', async () => {
  const called: string[] = [];
  await render(
    <Grid onRowClick={() => called.push('row')} onCellClick={() => called.push('cell')} />,
  );
  await cell('Sarek').click();
  expect(called).toEqual(['cell', 'row']);
});

claim(
  "It doesn't call `onRowClick` for clicks in the checkbox column, in a column of type `actions`, or in a cell that's being edited.",
  async () => {
    const onRowClick = vi.fn();
    await render(
      <Grid
        checkboxSelection
        columns={[...columns, { field: 'actions', type: 'actions', getActions: () => [] }]}
        onRowClick={onRowClick}
      />,
    );
    await page.getByRole('checkbox').nth(1).click();
    document.querySelector<HTMLElement>('[role="gridcell"][data-field="actions"]')?.click();
    apiRef.current?.startCellEditMode({ id: 1, field: 'name' });
    await page.getByRole('textbox').click();
    expect(onRowClick).not.toHaveBeenCalled();
    await cell('9').click();
    expect(onRowClick).toHaveBeenCalledTimes(1);
  },
);

claim('Point at a wine: the footer shows a note about it.', async () => {
  await render(<HoverInFooter />);
  await cell('Furmint').hover();
  await expect.element(page.getByText('Quince, bone dry.')).toBeVisible();
  await page.getByText('Quince, bone dry.').hover();
  await expect.element(page.getByText('Point at a wine.')).toBeVisible();
});

claim(
  "`useGridEvent` doesn't work in the component that renders the grid, because the ref is still `null` there on the first render. The hook throws an error.",
  async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Beside() {
      const ref = useGridApiRef();
      // The type of the ref says that it may be null, so this doesn't compile without a cast.
      useGridEvent(ref as RefObject<GridApi>, 'rowClick', () => undefined);
      return <DataGrid apiRef={ref} rows={rows} columns={columns} />;
    }
    await render(
      <Caught>
        <Beside />
      </Caught>,
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('null');
    silent.mockRestore();
  },
);

claim(
  '`apiRef.current.subscribeEvent` listens to any event, and returns a function that unsubscribes.',
  async () => {
    await render(<Grid />);
    const listener = vi.fn();
    const unsubscribe = apiRef.current?.subscribeEvent('rowMouseEnter', listener);
    await cell('Sarek').hover();
    await expect.poll(() => listener.mock.calls.length).toBe(1);
    unsubscribe?.();
    await cell('Lofoten').hover();
    expect(listener).toHaveBeenCalledTimes(1);
  },
);

claim('`stateChange` | Any part of the state changes. This happens very often', async () => {
  await render(<Grid />);
  const listener = vi.fn();
  apiRef.current?.subscribeEvent('stateChange', listener);
  apiRef.current?.setCellFocus(1, 'name');
  await expect.poll(() => listener.mock.calls.length).toBeGreaterThan(0);
  const before = listener.mock.calls.length;
  apiRef.current?.setColumnWidth('name', 200);
  await expect.poll(() => listener.mock.calls.length).toBeGreaterThan(before);
});

claim(
  'Set `event.defaultMuiPrevented = true` in a handler to prevent what the grid does for this event. `event.preventDefault()` prevents only what the browser does.',
  async () => {
    let prevent = false;
    await render(
      <Grid
        onColumnHeaderClick={(_params, event) => {
          event.preventDefault();
          event.defaultMuiPrevented = prevent;
        }}
      />,
    );
    const days = page.getByRole('columnheader', { name: /^days/ });
    await days.click();
    await expect.element(days).toHaveAttribute('aria-sort', 'ascending');
    prevent = true;
    await days.click();
    await expect.element(days).toHaveAttribute('aria-sort', 'ascending');
  },
);

claim(
  "Focus a cell and type a letter: editing doesn't start, because the handler prevents it for this `reason`. Double-clicking and **Enter** still start editing.",
  async () => {
    await render(<KeepKeysFree />);
    await cell('Amara Diallo').click();
    await userEvent.keyboard('x');
    expect(textbox()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.poll(textbox).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(textbox).toBeNull();
    await cell('Jiří Kovář').dblClick();
    await expect.poll(textbox).not.toBeNull();
  },
);

claim(
  "The grid calls the props before its own listeners. Listeners of `subscribeEvent` and `useGridEvent` usually run later, when it's too late to prevent anything.",
  async () => {
    await render(<Grid />);
    apiRef.current?.subscribeEvent('rowClick', (_params, event) => {
      event.defaultMuiPrevented = true;
    });
    await cell('9').click();
    await expect.poll(selected).toEqual(['1']);
  },
);

claim(
  "Each event has its own flag: setting it in `onCellClick` doesn't prevent the selection of the row, because the grid selects rows on `rowClick`. Set it in `onRowClick`.",
  async () => {
    const { unmount } = await render(
      <Grid onCellClick={(_params, event) => void (event.defaultMuiPrevented = true)} />,
    );
    await cell('9').click();
    await expect.poll(selected).toEqual(['1']);
    await unmount();
    await render(<Grid onRowClick={(_params, event) => void (event.defaultMuiPrevented = true)} />);
    await cell('9').click();
    expect(selected()).toEqual([]);
  },
);

claim(
  'In an editable cell, **Delete** starts editing with an empty value. `defaultMuiPrevented` prevents that.',
  async () => {
    const { unmount } = await render(<Grid />);
    await cell('Sarek').click();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByRole('textbox')).toHaveValue('');
    await unmount();
    await render(
      <Grid onCellKeyDown={(_params, event) => void (event.defaultMuiPrevented = true)} />,
    );
    await cell('Sarek').click();
    await userEvent.keyboard('{Delete}');
    expect(textbox()).toBeNull();
  },
);

claim('The grid calls `onCellKeyDown` for each key pressed in a cell.', async () => {
  const { unmount } = await render(<DeleteKey />);
  await cell('Water the fig tree').click();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 tasks.');
  expect(cell('Water the fig tree').query()).toBeNull();
  await unmount();
  const keys: string[] = [];
  await render(<Grid onCellKeyDown={({ cellMode }, { key }) => keys.push(`${cellMode} ${key}`)} />);
  await cell('Lofoten').click();
  await userEvent.keyboard('{Shift}{ArrowUp}{Enter}');
  await expect.poll(textbox).not.toBeNull();
  await userEvent.keyboard('x{Escape}');
  await expect.poll(textbox).toBeNull();
  await userEvent.tab();
  expect(keys).toEqual([
    'view Shift',
    'view ArrowUp',
    'view Enter',
    'edit x',
    'edit Escape',
    'view Tab',
  ]);
});

claim(
  "The click bubbles up to the row. Call `event.stopPropagation()` in the button's `onClick`, or use a column of type `actions`.",
  async () => {
    const button = (stop: boolean): GridColDef => ({
      field: 'days',
      renderCell: ({ id }) => (
        <button onClick={(event) => stop && event.stopPropagation()}>Open {id}</button>
      ),
    });
    const { rerender } = await render(<Grid columns={[button(true)]} />);
    await page.getByRole('button', { name: 'Open 1' }).click();
    expect(selected()).toEqual([]);
    await rerender(<Grid columns={[button(false)]} />);
    await page.getByRole('button', { name: 'Open 1' }).click();
    await expect.poll(selected).toEqual(['1']);
  },
);

claim(
  '`onCellClick` is called for clicks in both columns, also for those on buttons in an `actions` column.',
  async () => {
    const onCellClick = vi.fn<NonNullable<DataGridProps['onCellClick']>>();
    const onClick = vi.fn();
    const { GridActionsCellItem } = packageExports;
    await render(
      <Grid
        checkboxSelection
        columns={[
          {
            field: 'actions',
            type: 'actions',
            getActions: ({ id }) => [
              <GridActionsCellItem key="a" icon={<b>+</b>} label={`Add ${id}`} onClick={onClick} />,
            ],
          },
        ]}
        onCellClick={onCellClick}
      />,
    );
    await page.getByRole('checkbox').nth(1).click();
    expect(onCellClick.mock.calls.map(([{ field }]) => field)).toEqual(['__check__']);
    document.querySelector<HTMLElement>('[role="gridcell"][data-field="actions"]')?.click();
    expect(onCellClick).toHaveBeenCalledTimes(2);
    await page.getByRole('menuitem', { name: 'Add 1' }).click();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onCellClick).toHaveBeenCalledTimes(3);
  },
);

claim(
  'In the MIT package, the third argument of handlers such as `onRowClick` is an empty object.',
  async () => {
    const onRowClick = vi.fn<NonNullable<DataGridProps['onRowClick']>>();
    const onCellKeyDown = vi.fn<NonNullable<DataGridProps['onCellKeyDown']>>();
    await render(<Grid onRowClick={onRowClick} onCellKeyDown={onCellKeyDown} />);
    await cell('9').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(onRowClick.mock.calls[0]?.[2]).toEqual({});
    expect(onCellKeyDown.mock.calls[0]?.[2]).toEqual({});
  },
);

claim('More than 20 listeners are subscribed to one event.', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await render(<Grid />);
  for (let listener = 0; listener < 20; listener += 1) {
    apiRef.current?.subscribeEvent('rowMouseOver', () => undefined);
  }
  expect(warned).not.toHaveBeenCalled();
  apiRef.current?.subscribeEvent('rowMouseOver', () => undefined);
  expect(warned.mock.calls.flat().join()).toContain('Possible EventEmitter memory leak detected');
  warned.mockRestore();
});

claim('In version 8, its name is `useGridEvent`.', () => {
  const names = Object.keys(packageExports);
  expect(names).toContain('useGridEvent');
  expect(names).not.toContain('useGridApiEventHandler');
});

const log = () =>
  [...page.getByRole('log').element().children].map((line) => line.textContent ?? '');

claim(
  'Click a cell, press a key, or sort. Double-click a city to edit it, or drag the edge of a header.',
  async () => {
    await render(<EventLog />);
    await cell('Cádiz').click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(log).toContain('onCellKeyDown: ArrowDown');
    await page.getByRole('columnheader', { name: 'City' }).click();
    await expect
      .poll(log)
      .toEqual(
        expect.arrayContaining([
          'onColumnHeaderClick: city',
          'onSortModelChange: [{"field":"city","sort":"asc"}]',
        ]),
      );
    await cell('Łódź').dblClick();
    await expect.poll(log).toContain('onCellEditStart: cellDoubleClick');
    await userEvent.keyboard('{Escape}');
    await expect.poll(log).toContain('onCellEditStop: escapeKeyDown');
    const edge = document.querySelector('.MuiDataGrid-columnSeparator--resizable');
    const { x, y } = edge?.getBoundingClientRect() ?? { x: 0, y: 0 };
    const at = (type: string, clientX: number, target: EventTarget | null, buttons: number) =>
      target?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, clientX, clientY: y, buttons }),
      );
    const mouse = (type: string, clientX: number, target: EventTarget | null, buttons: number) =>
      target?.dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: y, buttons }),
      );
    at('pointerdown', x, edge, 1);
    mouse('mousedown', x, edge, 1);
    mouse('mousemove', x + 20, document, 1);
    mouse('mouseup', x + 20, document, 0);
    await expect.poll(log).toContainEqual(expect.stringMatching(/^onColumnWidthChange: \d+/));
  },
);

claim(
  "Its first argument says what happened. For clicks and keys, its second argument is the React event. For models, such as the `sortModel`, it's an object with the API object in `api`.",
  async () => {
    const onRowClick = vi.fn<NonNullable<DataGridProps['onRowClick']>>();
    const onCellKeyDown = vi.fn<NonNullable<DataGridProps['onCellKeyDown']>>();
    const onSortModelChange = vi.fn<NonNullable<DataGridProps['onSortModelChange']>>();
    const onRowSelectionModelChange =
      vi.fn<NonNullable<DataGridProps['onRowSelectionModelChange']>>();
    await render(
      <Grid
        onRowClick={onRowClick}
        onCellKeyDown={onCellKeyDown}
        onSortModelChange={onSortModelChange}
        onRowSelectionModelChange={onRowSelectionModelChange}
      />,
    );
    await cell('9').click();
    await userEvent.keyboard('{ArrowDown}');
    apiRef.current?.sortColumn('days', 'asc');
    expect(onCellKeyDown.mock.lastCall?.[1]).toMatchObject({ type: 'keydown', key: 'ArrowDown' });
    for (const { mock } of [onSortModelChange, onRowSelectionModelChange]) {
      expect(mock.lastCall?.[1].api.getRow(2)).toEqual(rows[1]);
    }
    const [params, event] = onRowClick.mock.calls[0] ?? [];
    expect(params?.id).toBe(1);
    expect(event).toMatchObject({ type: 'click' });
    expect(event?.nativeEvent).toBeInstanceOf(MouseEvent);
  },
);

claim(
  'Which row was clicked | `onRowClick`, `onRowDoubleClick` | `id`, `row`, `columns`',
  async () => {
    const onRowClick = vi.fn();
    const onRowDoubleClick = vi.fn();
    await render(<Grid onRowClick={onRowClick} onRowDoubleClick={onRowDoubleClick} />);
    await cell('6').dblClick();
    for (const handler of [onRowClick, onRowDoubleClick]) {
      expect(handler.mock.calls[0]?.[0]).toMatchObject({
        id: 2,
        row: rows[1],
        columns: [{ field: 'name' }, { field: 'days' }],
      });
    }
  },
);

const cellParameters = async () => {
  const onCellClick = vi.fn();
  const onCellDoubleClick = vi.fn();
  const onCellKeyDown = vi.fn();
  await render(
    <Grid
      onCellClick={onCellClick}
      onCellDoubleClick={onCellDoubleClick}
      onCellKeyDown={onCellKeyDown}
    />,
  );
  await cell('6').dblClick();
  await userEvent.keyboard('k');
  const expected = { id: 2, field: 'days', value: 6, row: rows[1] };
  expect(onCellClick.mock.calls[0]?.[0]).toMatchObject(expected);
  expect(onCellDoubleClick.mock.calls[0]?.[0]).toMatchObject(expected);
  expect(onCellKeyDown.mock.calls[0]?.[0]).toMatchObject({ ...expected, cellMode: 'view' });
};

claim(
  'Which cell was clicked | `onCellClick`, `onCellDoubleClick` | `id`, `field`, `value`, `row`',
  cellParameters,
);
claim(
  'Which key was pressed in a cell | `onCellKeyDown` | The same, and `cellMode`',
  cellParameters,
);

claim(
  'Which header was clicked | `onColumnHeaderClick`, `onColumnHeaderContextMenu` | `field`, `colDef`',
  async () => {
    const onColumnHeaderClick = vi.fn();
    const onColumnHeaderContextMenu = vi.fn();
    await render(
      <Grid
        onColumnHeaderClick={onColumnHeaderClick}
        onColumnHeaderContextMenu={onColumnHeaderContextMenu}
      />,
    );
    const days = page.getByRole('columnheader', { name: 'days' });
    await days.click();
    await days.click({ button: 'right' });
    for (const handler of [onColumnHeaderClick, onColumnHeaderContextMenu]) {
      expect(handler.mock.calls[0]?.[0]).toMatchObject({ field: 'days', colDef: { width: 120 } });
    }
  },
);

claim(
  'That an edit begins or ends, and why | `onCellEditStart`, `onCellEditStop`, `onRowEditStart`, `onRowEditStop` | `id`, `field`, `reason`',
  async () => {
    const called: unknown[] = [];
    const note: GridEventListener<'cellEditStart' | 'cellEditStop'> = ({ id, field, reason }) =>
      called.push([id, field, reason]);
    const { unmount } = await render(<Grid onCellEditStart={note} onCellEditStop={note} />);
    await cell('Sarek').dblClick();
    await userEvent.keyboard('{Escape}');
    await expect
      .poll(() => called)
      .toEqual([
        [1, 'name', 'cellDoubleClick'],
        [1, 'name', 'escapeKeyDown'],
      ]);
    await unmount();
    await render(
      <Grid
        editMode="row"
        onRowEditStart={({ id, field, reason }) => called.push([id, field, reason])}
        onRowEditStop={({ id, field, reason }) => called.push([id, field, reason])}
      />,
    );
    await cell('Sarek').dblClick();
    await userEvent.keyboard('{Escape}');
    await expect
      .poll(() => called.slice(2))
      .toEqual([
        [1, 'name', 'cellDoubleClick'],
        [1, 'name', 'escapeKeyDown'],
      ]);
  },
);

const modelParameters = async () => {
  const called: Record<string, unknown> = {};
  await render(
    <Grid
      initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
      pageSizeOptions={[1]}
      onSortModelChange={(model) => (called.sort = model)}
      onFilterModelChange={(model) => (called.filter = model)}
      onPaginationModelChange={(model) => (called.page = model)}
      onRowSelectionModelChange={(model) => (called.selection = model)}
      onColumnVisibilityModelChange={(model) => (called.visible = model)}
      onColumnWidthChange={({ colDef, width }) => (called.width = [colDef.field, width])}
    />,
  );
  apiRef.current?.setPage(1);
  await expect.poll(() => called.page).toEqual({ page: 1, pageSize: 1 });
  apiRef.current?.sortColumn('days', 'asc');
  await expect.poll(() => called.sort).toEqual([{ field: 'days', sort: 'asc' }]);
  apiRef.current?.selectRow(2);
  await expect.poll(() => called.selection).toEqual({ type: 'include', ids: new Set([2]) });
  apiRef.current?.setColumnVisibility('days', false);
  await expect.poll(() => called.visible).toEqual({ days: false });
  apiRef.current?.setColumnWidth('name', 200);
  await expect.poll(() => called.width).toEqual(['name', 200]);
  apiRef.current?.setQuickFilterValues(['Lofoten']);
  await expect.poll(() => called.filter).toMatchObject({ quickFilterValues: ['Lofoten'] });
};

claim(
  'What the sorting, filter, page are now | `onSortModelChange`, `onFilterModelChange`, `onPaginationModelChange` | The model',
  modelParameters,
);
claim('What is selected | `onRowSelectionModelChange` | `{ type, ids }`', modelParameters);
claim(
  'Which columns are shown, how wide | `onColumnVisibilityModelChange`, `onColumnWidthChange` | The model; `colDef`, `width`',
  modelParameters,
);

const menuAndSize = async () => {
  const onMenuOpen = vi.fn<NonNullable<DataGridProps['onMenuOpen']>>();
  const onMenuClose = vi.fn<NonNullable<DataGridProps['onMenuClose']>>();
  const onPreferencePanelOpen = vi.fn<NonNullable<DataGridProps['onPreferencePanelOpen']>>();
  const onResize = vi.fn<NonNullable<DataGridProps['onResize']>>();
  await render(
    <Grid
      onMenuOpen={onMenuOpen}
      onMenuClose={onMenuClose}
      onPreferencePanelOpen={onPreferencePanelOpen}
      onResize={onResize}
    />,
  );
  await page.getByRole('columnheader', { name: 'days' }).hover();
  await page.getByRole('button', { name: 'days column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await expect.poll(() => onPreferencePanelOpen.mock.calls.length).toBe(1);
  expect(onMenuOpen.mock.calls[0]?.[0].target).toBeInstanceOf(HTMLElement);
  expect(onMenuClose.mock.calls[0]?.[0].target).toBeInstanceOf(HTMLElement);
  expect(onPreferencePanelOpen.mock.calls[0]?.[0].openedPanelValue).toBe('filters');
  await expect.poll(() => onResize.mock.calls.at(-1)?.[0]).toMatchObject({ width: 598 });
  expect(onResize.mock.calls.at(-1)?.[0].height).toBeGreaterThan(0);
};

claim(
  'That a menu or panel opens | `onMenuOpen`, `onMenuClose`, `onPreferencePanelOpen` | `target`; `openedPanelValue`',
  menuAndSize,
);
claim('The size of the grid | `onResize` | `width`, `height`', menuAndSize);

claim('That cells were copied | `onClipboardCopy` | The text', async () => {
  const onClipboardCopy = vi.fn<NonNullable<DataGridProps['onClipboardCopy']>>();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await render(<Grid onClipboardCopy={onClipboardCopy} />);
  await cell('Sarek').click();
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(() => onClipboardCopy.mock.calls[0]?.[0]).toContain('Sarek');
  writeText.mockRestore();
});

claim(
  'In these handlers, the type of `params.row` is `any`. To get your own type, annotate the parameter: `onRowClick={({ row }: GridRowParams<Order>) => …}`.',
  () => {
    type Row = Parameters<GridEventListener<'rowClick'>>[0]['row'];
    expectTypeOf<Row>().toBeAny();
    expectTypeOf<Parameters<GridEventListener<'cellClick'>>[0]['row']>().toBeAny();
    const props: Partial<DataGridProps> = {
      onRowClick: ({ row }: GridRowParams<{ days: number }>) =>
        expectTypeOf(row.days).toEqualTypeOf<number>(),
    };
    expect(props.onRowClick).toBeTypeOf('function');
  },
);

claim(
  'In a component that the grid renders, `useGridEvent` listens while the component is mounted. It also receives events without a prop, such as `rowMouseEnter`.',
  async () => {
    const entered = vi.fn();
    function Footer() {
      useGridEvent(useGridApiContext(), 'rowMouseEnter', ({ id }, event) => {
        if (event === fake) {
          entered(id);
        }
      });
      return <p>Footer</p>;
    }
    const { rerender } = await render(<Grid slots={{ footer: Footer }} />);
    apiRef.current?.publishEvent('rowMouseEnter', apiRef.current.getRowParams(2), fake);
    expect(entered).toHaveBeenCalledExactlyOnceWith(2);
    await rerender(<Grid hideFooter slots={{ footer: Footer }} />);
    await expect.element(page.getByText('Footer')).not.toBeInTheDocument();
    apiRef.current?.publishEvent('rowMouseEnter', apiRef.current.getRowParams(2), fake);
    expect(entered).toHaveBeenCalledTimes(1);
  },
);

claim(
  'The handler can be a new function on each render: the hook subscribes once, and always calls the latest one.',
  async () => {
    const seen: number[] = [];
    function Footer() {
      const [count, setCount] = useState(0);
      const api = useGridApiContext();
      useGridEvent(api, 'rowMouseEnter', (_params, event) => {
        if (event === fake) {
          seen.push(count);
        }
      });
      return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
    }
    const slots = { footer: Footer };
    await render(<Grid slots={slots} />);
    const enter = () =>
      apiRef.current?.publishEvent('rowMouseEnter', apiRef.current.getRowParams(1), fake);
    enter();
    const subscribe = vi.fn();
    if (apiRef.current) {
      const { subscribeEvent } = apiRef.current;
      apiRef.current.subscribeEvent = ((...args: Parameters<typeof subscribeEvent>) => {
        subscribe(args[0]);
        return subscribeEvent(...args);
      }) as typeof subscribeEvent;
    }
    await page.getByRole('button', { name: 'Count 0' }).click();
    await expect.element(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
    enter();
    expect(seen).toEqual([0, 1]);
    expect(subscribe.mock.calls.flat()).not.toContain('rowMouseEnter');
  },
);

claim(
  "The grid must be mounted when the effect runs. If it's mounted later, move the grid and the effect to a component of their own.",
  async () => {
    const entered = vi.fn();
    function Late({ apart }: { apart: boolean }) {
      const ref = useGridApiRef();
      const [shown, setShown] = useState(false);
      useEffect(
        () => (apart ? undefined : ref.current?.subscribeEvent('rowMouseEnter', entered)),
        [ref, apart],
      );
      const grid = apart ? <Own /> : <DataGrid apiRef={ref} rows={rows} columns={columns} />;
      return (
        <div style={{ height: 300, width: 600 }}>
          <button onClick={() => setShown(true)}>Show</button>
          {shown && grid}
        </div>
      );
    }
    function Own() {
      const ref = useGridApiRef();
      useEffect(() => ref.current?.subscribeEvent('rowMouseEnter', entered), [ref]);
      return <DataGrid apiRef={ref} rows={rows} columns={columns} />;
    }
    const { unmount } = await render(<Late apart={false} />);
    await page.getByRole('button', { name: 'Show' }).click();
    await cell('Sarek').hover();
    expect(entered).not.toHaveBeenCalled();
    await unmount();
    await render(<Late apart />);
    await page.getByRole('button', { name: 'Show' }).click();
    await cell('Lofoten').hover();
    await expect.poll(() => entered.mock.calls.length).toBeGreaterThan(0);
  },
);

const eventNames = async () => {
  const called: string[] = [];
  await render(
    <Grid
      onCellClick={() => called.push('prop cellClick')}
      onRowSelectionModelChange={() => called.push('prop selection')}
      onResize={() => called.push('prop resize')}
    />,
  );
  apiRef.current?.subscribeEvent('cellClick', () => called.push('event cellClick'));
  apiRef.current?.subscribeEvent('rowSelectionChange', () => called.push('event selection'));
  apiRef.current?.subscribeEvent('debouncedResize', () => called.push('event resize'));
  await expect.poll(() => called).toContain('prop resize');
  called.length = 0;
  await cell('9').click();
  await expect.poll(() => called).toContain('event selection');
  expect(called.filter((name) => !name.endsWith('resize'))).toEqual([
    'prop cellClick',
    'event cellClick',
    'prop selection',
    'event selection',
  ]);
  called.length = 0;
  const root = document.querySelector<HTMLElement>('.MuiDataGrid-root')?.parentElement;
  if (root) {
    root.style.width = '420px';
  }
  await expect.poll(() => called).toContain('event resize');
  expect(called).toContain('prop resize');
  expectTypeOf<`on${Capitalize<'rowSelectionChange' | 'debouncedResize'>}`>().not.toExtend<
    keyof DataGridProps
  >();
};

claim(
  'To get the name of an event, remove "on" from the prop: `onCellClick` is `cellClick`.',
  eventNames,
);
claim('`onRowSelectionModelChange` | `rowSelectionChange`', eventNames);
claim('`onResize` | `debouncedResize`', eventNames);

const mouseKeysAndColumns = async () => {
  const called: string[] = [];
  const { rerender } = await render(<Grid />);
  const events = [
    'rowMouseEnter',
    'rowMouseLeave',
    'cellMouseDown',
    'cellMouseUp',
    'cellKeyUp',
    'columnHeaderKeyDown',
    'columnsChange',
  ] as const;
  for (const name of events) {
    apiRef.current?.subscribeEvent(name, () => called.push(name));
  }
  await cell('6').click();
  await cell('9').click();
  await userEvent.keyboard('k{ArrowUp}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('columnheader');
  await userEvent.keyboard('k');
  await expect.poll(() => called).toContain('columnHeaderKeyDown');
  for (const name of events.slice(0, 5)) {
    expect(called).toContain(name);
  }
  expect(called).not.toContain('columnsChange');
  await rerender(<Grid columns={[...columns].reverse()} />);
  await expect.poll(() => called).toContain('columnsChange');
};

claim('`rowMouseEnter`, `rowMouseLeave` | The mouse enters or leaves a row', mouseKeysAndColumns);
claim(
  '`cellMouseDown`, `cellMouseUp`, `cellKeyUp` | A mouse button or key is pressed or released in a cell',
  mouseKeysAndColumns,
);
claim('`columnHeaderKeyDown` | A key is pressed in a header', mouseKeysAndColumns);
claim('`columnsChange` | The columns or their order change', mouseKeysAndColumns);

const scrolling = async () => {
  const many = Array.from({ length: 100 }, (_, id) => ({ id, name: `Hut ${id}`, days: id }));
  await render(<Grid rows={many} />);
  await expect.element(cell('Hut 0')).toBeVisible();
  const tops: number[] = [];
  const first: number[] = [];
  apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) => tops.push(top));
  apiRef.current?.subscribeEvent('renderedRowsIntervalChange', ({ firstRowIndex }) =>
    first.push(firstRowIndex),
  );
  apiRef.current?.scroll({ top: 2000 });
  await expect.poll(() => tops).toContain(2000);
  await expect.poll(() => first.at(-1)).toBeGreaterThan(0);
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollBy({ top: 500 });
  await expect.poll(() => tops).toContain(2500);
};

claim('`scrollPositionChange` | Your users or your code scroll the rows', scrolling);
claim('`renderedRowsIntervalChange` | The range of rendered rows changes', scrolling);

claim('These events have no documented prop:', () => {
  type Events = readonly [
    'rowMouseEnter',
    'rowMouseLeave',
    'cellMouseDown',
    'cellMouseUp',
    'cellKeyUp',
    'columnHeaderKeyDown',
    'scrollPositionChange',
    'renderedRowsIntervalChange',
    'columnsChange',
  ];
  expectTypeOf<Extract<keyof DataGridProps, `on${Capitalize<Events[number]>}`>>().toBeNever();
});

claim("Check `cellMode`, so that the shortcut doesn't interfere with editing.", async () => {
  const modes: string[] = [];
  await render(
    <Grid onCellKeyDown={({ cellMode }, { key }) => key === 'Delete' && modes.push(cellMode)} />,
  );
  await cell('Sarek').dblClick();
  await expect.poll(textbox).not.toBeNull();
  await userEvent.keyboard('{Delete}');
  await userEvent.keyboard('{Escape}');
  await expect.poll(textbox).toBeNull();
  await cell('9').click();
  await userEvent.keyboard('{Delete}');
  expect(modes).toEqual(['edit', 'view']);
});

claim(
  'The click was in the checkbox column or in an `actions` column, on a disabled `<button>`, or a child called `event.stopPropagation()`. A disabled button of Material UI lets the click through to the row.',
  async () => {
    const onRowClick = vi.fn();
    await render(
      <Grid
        onRowClick={onRowClick}
        columns={[
          ...columns,
          {
            field: 'buttons',
            renderCell: () => (
              <Fragment>
                <button disabled>Off</button>
                <button onClick={(event) => event.stopPropagation()}>Stop</button>
                <button>Plain</button>
                <Button disabled>Material</Button>
              </Fragment>
            ),
            width: 300,
          },
        ]}
      />,
    );
    await page.getByRole('button', { name: 'Off' }).first().click({ force: true });
    await page.getByRole('button', { name: 'Stop' }).first().click();
    expect(onRowClick).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Plain' }).first().click();
    expect(onRowClick).toHaveBeenCalledTimes(1);
    await page.getByRole('button', { name: 'Material' }).first().click({ force: true });
    expect(onRowClick).toHaveBeenCalledTimes(2);
  },
);

claim('Use `event.defaultMuiPrevented = true`.', async () => {
  let mui = false;
  await render(
    <Grid
      onCellEditStart={(_params, event) => {
        event.defaultMuiPrevented = mui;
        event.preventDefault();
      }}
    />,
  );
  await cell('Sarek').dblClick();
  await expect.poll(textbox).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(textbox).toBeNull();
  mui = true;
  await cell('Sarek').dblClick();
  expect(textbox()).toBeNull();
});

claim(
  "During development, React's Strict Mode runs effects twice. Return the function of `subscribeEvent` from the effect, so that the first listener is removed.",
  async () => {
    const listener = vi.fn();
    function Listening({ clean }: { clean: boolean }) {
      const ref = useGridApiRef();
      useEffect(() => {
        const unsubscribe = ref.current?.subscribeEvent('cellClick', () => {
          listener();
        });
        return clean ? unsubscribe : undefined;
      }, [ref, clean]);
      return (
        <div style={{ height: 300 }}>
          <DataGrid apiRef={ref} rows={rows} columns={columns} />
        </div>
      );
    }
    const { unmount } = await render(
      <StrictMode>
        <Listening clean={false} />
      </StrictMode>,
    );
    await cell('9').click();
    expect(listener).toHaveBeenCalledTimes(2);
    await unmount();
    listener.mockClear();
    await render(
      <StrictMode>
        <Listening clean />
      </StrictMode>,
    );
    await cell('9').click();
    expect(listener).toHaveBeenCalledTimes(1);
  },
);

claim(
  'A listener of `subscribeEvent` keeps the values from the render in which its effect ran. Add the values it reads to the dependencies, or update state with a function, as in `setRows((old) => …)`.',
  async () => {
    const seen: unknown[] = [];
    function Stale() {
      const ref = useGridApiRef();
      const [count, setCount] = useState(0);
      const [clicks, setClicks] = useState(0);
      useEffect(
        () =>
          ref.current?.subscribeEvent('cellClick', () => {
            seen.push(['old', count]);
            setClicks((old) => old + 1);
          }),
        // eslint-disable-next-line react-hooks/exhaustive-deps -- the mistake that this is about
        [ref],
      );
      useEffect(
        () => ref.current?.subscribeEvent('cellClick', () => seen.push(['new', count])),
        [ref, count],
      );
      return (
        <div style={{ height: 300 }}>
          <button onClick={() => setCount(5)}>
            {count}, {clicks} clicks
          </button>
          <DataGrid apiRef={ref} rows={rows} columns={columns} />
        </div>
      );
    }
    await render(<Stale />);
    await page.getByRole('button', { name: '0, 0 clicks' }).click();
    await cell('9').click();
    expect(seen).toEqual([
      ['old', 0],
      ['new', 5],
    ]);
    await cell('6').click();
    await expect.element(page.getByRole('button', { name: '5, 2 clicks' })).toBeVisible();
  },
);
