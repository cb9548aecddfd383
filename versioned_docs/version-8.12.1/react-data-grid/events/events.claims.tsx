import * as packageExports from '@mui/x-data-grid';
import {
  DataGrid,
  useGridApiRef,
  useGridEvent,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { Component, type ReactNode, type RefObject } from 'react';
import { expect, vi } from 'vitest';
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
  await render(<DeleteKey />);
  await cell('Water the fig tree').click();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 tasks.');
  expect(cell('Water the fig tree').query()).toBeNull();
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

claim('In the MIT package, the third argument of handlers is an empty object.', async () => {
  const onRowClick = vi.fn<NonNullable<DataGridProps['onRowClick']>>();
  await render(<Grid onRowClick={onRowClick} />);
  await cell('9').click();
  expect(onRowClick.mock.calls[0]?.[2]).toEqual({});
});

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
