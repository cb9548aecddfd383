import {
  DataGrid,
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  GridCellModes,
  GridRowModes,
  GridRowEditStartReasons,
  GridRowEditStopReasons,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type * as React from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import EditLog from './demos/EditLog';
import KeepOpen from './demos/KeepOpen';
import OnlyEnter from './demos/OnlyEnter';

interface Row {
  id: number;
  name: string;
  note: string;
}

const columns: GridColDef<Row>[] = [
  { field: 'name', width: 140, editable: true },
  { field: 'note', width: 140, editable: true },
];
const rows: Row[] = [
  { id: 1, name: 'a', note: 'x' },
  { id: 2, name: 'b', note: 'y' },
];

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
const input = (id: number | string, field: string) => cell(id, field).querySelector('input');
const mode = (id = 1, field = 'name') => api.current?.getCellMode(id, field);
const log = () => document.querySelector('[role="status"]')?.textContent;

async function open(id: number | string, field: string) {
  await userEvent.dblClick(cell(id, field));
  await expect.poll(() => input(id, field)).not.toBeNull();
}

claim(
  'Open and close a cell in different ways: the text below the grid shows the reason.',
  async () => {
    await render(<EditLog />);
    await open(1, 'name');
    expect(log()).toBe('Started name: cellDoubleClick');
    await userEvent.keyboard('{Tab}');
    await expect.poll(log).toBe('Stopped name: tabKeyDown');
    await userEvent.keyboard('7');
    await expect.poll(log).toBe('Started grams: printableKeyDown');
    await userEvent.click(cell(3, 'name'));
    await expect.poll(log).toBe('Stopped grams: cellFocusOut');
  },
);

claim(
  '`onCellEditStart` | Before a cell opens | `cellDoubleClick`, `enterKeyDown`, `printableKeyDown`, `deleteKeyDown`, `pasteKeyDown`',
  async () => {
    const seen: (string | undefined)[] = [];
    await render(
      <Grid
        onCellEditStart={({ reason }) => {
          seen.push(`${reason} ${mode()}`);
        }}
      />,
    );
    await open(1, 'name');
    await userEvent.keyboard('{Escape}{Enter}');
    await expect.poll(() => mode()).toBe('edit');
    await userEvent.keyboard('{Escape}q');
    await expect.poll(() => mode()).toBe('edit');
    await userEvent.keyboard('{Escape}{Delete}');
    await expect.poll(() => mode()).toBe('edit');
    await userEvent.keyboard('{Escape}{Control>}v{/Control}');
    await expect
      .poll(() => seen)
      .toEqual([
        'cellDoubleClick view',
        'enterKeyDown view',
        'printableKeyDown view',
        'deleteKeyDown view',
        'pasteKeyDown view',
      ]);
  },
);

claim(
  '`onRowEditStop` | Before a row closes | `enterKeyDown`, `tabKeyDown`, `shiftTabKeyDown`, `escapeKeyDown`, `rowFocusOut`',
  async () => {
    const seen: string[] = [];
    await render(
      <Grid
        editMode="row"
        onRowEditStop={({ reason }) => {
          seen.push(`${reason} ${api.current?.getRowMode(1)}`);
        }}
      />,
    );
    for (const keys of ['{Enter}', '{Shift>}{Tab}{/Shift}', '{Escape}', '{Tab}{Tab}']) {
      await open(1, 'name');
      await userEvent.keyboard(keys);
      await expect.poll(() => api.current?.getRowMode(1)).toBe('view');
    }
    await open(1, 'name');
    await userEvent.click(cell(2, 'name'));
    await expect
      .poll(() => seen)
      .toEqual([
        'enterKeyDown edit',
        'shiftTabKeyDown edit',
        'escapeKeyDown edit',
        'tabKeyDown edit',
        'rowFocusOut edit',
      ]);
  },
);

claim(
  "The grid doesn't publish them if your code opens or closes a cell or row: if it changes `cellModesModel` or `rowModesModel`, or calls a method such as `startCellEditMode`.",
  async () => {
    const called = vi.fn();
    const inRows = (props: Partial<DataGridProps<Row>>) => (
      <Grid editMode="row" onRowEditStart={called} onRowEditStop={called} {...props} />
    );
    const ofRows = await render(inRows({}));
    api.current?.startRowEditMode({ id: 1 });
    await expect.poll(() => api.current?.getRowMode(1)).toBe('edit');
    api.current?.stopRowEditMode({ id: 1 });
    await expect.poll(() => api.current?.getRowMode(1)).toBe('view');
    await ofRows.rerender(inRows({ rowModesModel: { 1: { mode: GridRowModes.Edit } } }));
    await expect.poll(() => api.current?.getRowMode(1)).toBe('edit');
    await ofRows.rerender(inRows({ rowModesModel: { 1: { mode: GridRowModes.View } } }));
    await expect.poll(() => api.current?.getRowMode(1)).toBe('view');
    await ofRows.unmount();
    const { rerender } = await render(<Grid onCellEditStart={called} onCellEditStop={called} />);
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('edit');
    api.current?.stopCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('view');
    await rerender(
      <Grid
        onCellEditStart={called}
        onCellEditStop={called}
        cellModesModel={{ 1: { name: { mode: GridCellModes.Edit } } }}
      />,
    );
    await expect.poll(() => mode()).toBe('edit');
    expect(called).not.toHaveBeenCalled();
    // What the user does is an event with a model, too.
    await userEvent.dblClick(cell(2, 'name'));
    await expect
      .poll(() => called.mock.calls.map(([params]) => (params as { reason: string }).reason))
      .toEqual(['cellFocusOut', 'cellDoubleClick']);
  },
);

claim(
  'Type in a cell, then click another one: the first cell stays open with your text. **Enter** saves it, and **Escape** discards it. Several cells can be open at the same time.',
  async () => {
    await render(<KeepOpen />);
    await open(2, 'english');
    await userEvent.keyboard('Arrival');
    await userEvent.click(cell(3, 'german'));
    await open(3, 'english');
    expect(input(2, 'english')?.value).toBe('Arrival');
    await userEvent.keyboard('Delay{Escape}');
    await expect.poll(() => cell(3, 'english').textContent).toBe('');
    await userEvent.click(input(2, 'english') ?? document.body);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(2, 'english').textContent).toBe('Arrival');
  },
);

claim(
  '**Enter**, a double-click, and **Ctrl** or **⌘** + **V** still open the editor.',
  async () => {
    await render(<OnlyEnter />);
    await userEvent.click(cell('K-01', 'limit'));
    for (const key of ['7', 'q', '{Backspace}', '{Delete}']) {
      await userEvent.keyboard(key);
      expect(input('K-01', 'limit'), key).toBeNull();
    }
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect.poll(() => input('K-01', 'limit')).not.toBeNull();
    await userEvent.keyboard('{Escape}{Enter}');
    await expect.poll(() => input('K-01', 'limit')?.value).toBe('12000');
    await userEvent.keyboard('{Escape}');
    await open('K-02', 'limit');
  },
);

claim(
  'After **Enter**, the focus moves to the cell below. To keep it in the same cell, prevent the event and close the cell yourself:',
  async () => {
    const props: Partial<DataGridProps<Row>> = {
      onCellEditStop: ({ id, field, reason }, event) => {
        if (reason === GridCellEditStopReasons.enterKeyDown) {
          event.defaultMuiPrevented = true;
          api.current?.stopCellEditMode({ id, field });
        }
      },
    };
    const focusedRow = () => document.activeElement?.closest('[data-id]')?.getAttribute('data-id');
    const { rerender } = await render(<Grid />);
    await open(1, 'name');
    await userEvent.keyboard('z{Enter}');
    await expect.poll(focusedRow).toBe('2');
    await rerender(<Grid {...props} />);
    await open(1, 'name');
    await userEvent.keyboard('z{Enter}');
    await expect.poll(() => cell(1, 'name').textContent).toBe('azz');
    expect(focusedRow()).toBe('1');
  },
);

claim(
  "To move the focus to the next cell instead, add `cellToFocusAfter: 'right'` to the call.",
  async () => {
    await render(<Grid />);
    await open(1, 'name');
    api.current?.stopCellEditMode({ id: 1, field: 'name', cellToFocusAfter: 'right' });
    await expect
      .poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
      .toBe('note');
  },
);

claim(
  "`onCellModesModelChange` and `onRowModesModelChange` receive all open cells or rows when a user or a method opens or closes one. The grid doesn't call them for a model that you set.",
  async () => {
    const onRowModesModelChange = vi.fn();
    const inRows = await render(
      <Grid
        editMode="row"
        rowModesModel={{ 1: { mode: GridRowModes.Edit } }}
        onRowModesModelChange={onRowModesModelChange}
      />,
    );
    await expect.poll(() => api.current?.getRowMode(1)).toBe('edit');
    expect(onRowModesModelChange).not.toHaveBeenCalled();
    api.current?.startRowEditMode({ id: 2 });
    await expect
      .poll(() => onRowModesModelChange.mock.lastCall?.[0] as unknown)
      .toEqual({ 1: { mode: 'edit' }, 2: { mode: 'edit' } });
    await inRows.unmount();
    const onCellModesModelChange = vi.fn();
    await render(
      <Grid
        onCellModesModelChange={onCellModesModelChange}
        onCellEditStop={(_params, event) => {
          event.defaultMuiPrevented = true;
        }}
      />,
    );
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('edit');
    await open(2, 'note');
    expect(onCellModesModelChange.mock.lastCall?.[0]).toMatchObject({
      1: { name: { mode: 'edit' } },
      2: { note: { mode: 'edit' } },
    });
  },
);

claim(
  "While the grid waits for `processRowUpdate`, the entry of the cell has the mode `'view'`, although its editor is open.",
  async () => {
    const onCellModesModelChange = vi.fn();
    await render(
      <Grid
        onCellModesModelChange={onCellModesModelChange}
        processRowUpdate={() => new Promise<Row>(() => {})}
      />,
    );
    await open(1, 'name');
    await userEvent.keyboard('z{Enter}');
    await expect
      .poll(() => onCellModesModelChange.mock.lastCall?.[0] as unknown)
      .toMatchObject({ 1: { name: { mode: 'view' } } });
    expect(input(1, 'name')?.value).toBe('az');
  },
);

claim(
  "`params.value` in `onCellEditStop` isn't the new value. It is the value before the edit. `processRowUpdate` receives the new value.",
  async () => {
    const values: unknown[] = [];
    const processRowUpdate = vi.fn((row: Row) => row);
    await render(
      <Grid
        onCellEditStop={({ value }) => values.push(value)}
        processRowUpdate={processRowUpdate}
      />,
    );
    await open(1, 'name');
    await userEvent.keyboard('z{Enter}');
    await expect.poll(() => processRowUpdate.mock.lastCall?.[0].name).toBe('az');
    expect(values).toEqual(['a']);
  },
);

claim(
  "`onCellEditStop` isn't called while the value has a validation error, even if **Escape** closes the cell. After the event, the cell can still stay open, for example if `processRowUpdate` fails.",
  async () => {
    const onCellEditStop = vi.fn();
    const { rerender } = await render(
      <Grid
        columns={[
          {
            field: 'name',
            editable: true,
            preProcessEditCellProps: ({ props }) => ({ ...props, error: true }),
          },
        ]}
        onCellEditStop={onCellEditStop}
      />,
    );
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('edit');
    await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z' });
    await userEvent.keyboard('{Enter}');
    expect(mode()).toBe('edit');
    await userEvent.click(cell(2, 'name'));
    expect(mode()).toBe('edit');
    await userEvent.click(input(1, 'name') ?? document.body);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => mode()).toBe('view');
    expect(onCellEditStop).not.toHaveBeenCalled();
    await rerender(
      <Grid
        key="fails"
        onCellEditStop={onCellEditStop}
        processRowUpdate={() => Promise.reject(new Error('no'))}
        onProcessRowUpdateError={() => {}}
      />,
    );
    await open(1, 'name');
    await userEvent.keyboard('z{Enter}');
    await expect.poll(() => onCellEditStop.mock.calls).toHaveLength(1);
    expect(mode()).toBe('edit');
  },
);

claim("The grid doesn't publish the events of cells.", async () => {
  const called = vi.fn();
  await render(<Grid editMode="row" onCellEditStart={called} onCellEditStop={called} />);
  await open(1, 'name');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.current?.getRowMode(1)).toBe('view');
  expect(called).not.toHaveBeenCalled();
});

claim('`event.preventDefault()` has no effect.', async () => {
  await render(
    <Grid
      onCellEditStart={(_params, event) => {
        event.preventDefault?.();
      }}
    />,
  );
  await open(1, 'name');
  expect(mode()).toBe('edit');
});

const active = () => document.activeElement?.closest('[data-id]')?.getAttribute('data-id');

claim(
  '`onCellEditStop` | Before a cell closes | `enterKeyDown`, `tabKeyDown`, `shiftTabKeyDown`, `escapeKeyDown`, `cellFocusOut`',
  async () => {
    const seen: string[] = [];
    await render(
      <Grid
        onCellEditStop={({ reason }) => {
          seen.push(`${reason} ${mode()}`);
        }}
      />,
    );
    for (const keys of ['{Enter}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Escape}']) {
      await open(1, 'name');
      await userEvent.keyboard(keys);
      await expect.poll(() => mode()).toBe('view');
    }
    await open(1, 'name');
    await userEvent.click(cell(2, 'note'));
    await expect
      .poll(() => seen)
      .toEqual([
        'enterKeyDown edit',
        'tabKeyDown edit',
        'shiftTabKeyDown edit',
        'escapeKeyDown edit',
        'cellFocusOut edit',
      ]);
  },
);

claim(
  '`onRowEditStart` | Before a row opens, in row mode | `cellDoubleClick`, `enterKeyDown`, `printableKeyDown`, `deleteKeyDown`',
  async () => {
    const seen: string[] = [];
    const rowMode = () => api.current?.getRowMode(1);
    await render(
      <Grid
        editMode="row"
        onRowEditStart={({ reason }) => {
          seen.push(`${reason} ${rowMode()}`);
        }}
      />,
    );
    await open(1, 'name');
    for (const key of ['{Enter}', 'q', '{Delete}']) {
      await userEvent.keyboard('{Escape}');
      await expect.poll(rowMode).toBe('view');
      await userEvent.keyboard(key);
      await expect.poll(rowMode).toBe('edit');
    }
    expect(seen).toEqual([
      'cellDoubleClick view',
      'enterKeyDown view',
      'printableKeyDown view',
      'deleteKeyDown view',
    ]);
  },
);

claim('In row mode, pasting into a cell has the reason `printableKeyDown`.', async () => {
  const onRowEditStart = vi.fn();
  await render(<Grid editMode="row" onRowEditStart={onRowEditStart} />);
  await userEvent.click(cell(1, 'name'));
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect
    .poll(() => onRowEditStart.mock.lastCall?.[0] as unknown)
    .toMatchObject({ id: 1, field: 'name', reason: 'printableKeyDown' });
});

claim(
  'The reasons are members of the enums `GridCellEditStartReasons`, `GridCellEditStopReasons`, `GridRowEditStartReasons`, and `GridRowEditStopReasons`. `params` also contains the row and, for cells, the value before the edit.',
  async () => {
    expect(Object.keys(GridCellEditStartReasons)).toEqual(
      expect.arrayContaining(['cellDoubleClick', 'enterKeyDown', 'pasteKeyDown']),
    );
    expect(Object.keys(GridCellEditStopReasons)).toEqual(
      expect.arrayContaining(['cellFocusOut', 'tabKeyDown']),
    );
    expect(Object.keys(GridRowEditStartReasons)).toContain('deleteKeyDown');
    expect(Object.keys(GridRowEditStopReasons)).toContain('rowFocusOut');
    const cellParams = vi.fn<(row: Row, value: unknown) => void>();
    const rowParams = vi.fn<(row: Row) => void>();
    const { unmount } = await render(
      <Grid
        onCellEditStart={({ row, value }) => cellParams(row as Row, value)}
        onCellEditStop={({ row, value }) => cellParams(row as Row, value)}
      />,
    );
    await open(1, 'name');
    await userEvent.keyboard('z{Enter}');
    await expect
      .poll(() => cellParams.mock.calls)
      .toEqual([
        [rows[0], 'a'],
        [rows[0], 'a'],
      ]);
    await unmount();
    await render(<Grid editMode="row" onRowEditStart={({ row }) => rowParams(row as Row)} />);
    await open(1, 'name');
    expect(rowParams).toHaveBeenCalledWith(rows[0]);
  },
);

claim(
  'Set `event.defaultMuiPrevented = true` in the handler. The cell or row then stays in its mode.',
  async () => {
    const prevent = (_params: unknown, event: { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true;
    };
    const start = await render(<Grid onCellEditStart={prevent} />);
    await userEvent.dblClick(cell(1, 'name'));
    expect(mode()).toBe('view');
    await start.unmount();
    const stop = await render(<Grid onCellEditStop={prevent} />);
    await open(1, 'name');
    await userEvent.keyboard('{Enter}');
    expect(mode()).toBe('edit');
    await stop.unmount();
    const row = await render(<Grid editMode="row" onRowEditStop={prevent} />);
    await open(1, 'name');
    await userEvent.keyboard('{Enter}');
    expect(api.current?.getRowMode(1)).toBe('edit');
    await row.unmount();
    await render(<Grid editMode="row" onRowEditStart={prevent} />);
    await userEvent.dblClick(cell(1, 'name'));
    expect(api.current?.getRowMode(1)).toBe('view');
  },
);

claim('In row mode, prevent `rowFocusOut` in `onRowEditStop`.', async () => {
  await render(
    <Grid
      editMode="row"
      onRowEditStop={({ reason }, event) => {
        if (reason === GridRowEditStopReasons.rowFocusOut) {
          event.defaultMuiPrevented = true;
        }
      }}
    />,
  );
  await open(1, 'name');
  await userEvent.click(cell(2, 'name'));
  await expect.poll(active).toBe('2');
  expect(api.current?.getRowMode(1)).toBe('edit');
});

claim(
  'A letter, a digit, **Backspace**, or **Delete** in a focused cell starts an edit that replaces the value.',
  async () => {
    await render(<Grid />);
    for (const [key, expected] of [
      ['q', 'q'],
      ['7', '7'],
      ['{Backspace}', ''],
      ['{Delete}', ''],
    ] as const) {
      await userEvent.click(cell(1, 'name'));
      await userEvent.keyboard(key);
      await expect.poll(() => input(1, 'name')?.value).toBe(expected);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => mode()).toBe('view');
    }
  },
);

claim('To prevent the last one, add `pasteKeyDown`.', async () => {
  await render(
    <Grid
      onCellEditStart={({ reason }, event) => {
        if (reason === GridCellEditStartReasons.pasteKeyDown) {
          event.defaultMuiPrevented = true;
        }
      }}
    />,
  );
  await userEvent.click(cell(1, 'name'));
  await userEvent.keyboard('{Control>}v{/Control}');
  expect(mode()).toBe('view');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => mode()).toBe('edit');
});

claim('Each change in an editor | `preProcessEditCellProps` in the column', async () => {
  const values: unknown[] = [];
  await render(
    <Grid
      columns={[
        {
          field: 'name',
          editable: true,
          preProcessEditCellProps: ({ props }) => {
            values.push(props.value);
            return props;
          },
        },
      ]}
    />,
  );
  await open(1, 'name');
  await userEvent.keyboard('z');
  await expect.poll(() => values.at(-1)).toBe('az');
});

claim(
  '**The handlers aren\'t called in row mode.** With `editMode="row"`, use `onRowEditStart` and `onRowEditStop`.',
  async () => {
    const ofCells = vi.fn();
    const ofRows = vi.fn();
    await render(
      <Grid
        editMode="row"
        onCellEditStart={ofCells}
        onCellEditStop={ofCells}
        onRowEditStart={ofRows}
        onRowEditStop={ofRows}
      />,
    );
    await open(1, 'name');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => ofRows.mock.calls.length).toBe(2);
    expect(ofCells).not.toHaveBeenCalled();
  },
);

claim('The grid checks `event.defaultMuiPrevented`.', async () => {
  await render(
    <Grid
      onCellEditStart={(_params, event) => {
        event.defaultMuiPrevented = true;
      }}
    />,
  );
  await userEvent.dblClick(cell(1, 'name'));
  expect(mode()).toBe('view');
});

claim(
  "**Enter in a text area closes the editor.** Prevent `enterKeyDown` if the event's `shiftKey` is `true`, or if `params.field` is the column with the text area.",
  async () => {
    function TextArea({
      id,
      field,
      value,
    }: {
      id: number | string;
      field: string;
      value?: string;
    }) {
      return (
        <textarea
          aria-label="area"
          // The demo of a custom editor focuses its field in the same way.
          ref={(element) => element?.focus()}
          value={value ?? ''}
          onChange={(event) =>
            void api.current?.setEditCellValue({ id, field, value: event.target.value })
          }
        />
      );
    }
    const ofArea: GridColDef<Row>[] = [
      {
        field: 'name',
        editable: true,
        renderEditCell: ({ id, field, value }) => (
          <TextArea id={id} field={field} value={value as string} />
        ),
      },
    ];
    const { unmount } = await render(<Grid columns={ofArea} />);
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('edit');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => mode()).toBe('view');
    await unmount();
    const byField = await render(
      <Grid
        columns={ofArea}
        onCellEditStop={({ field, reason }, event) => {
          event.defaultMuiPrevented =
            reason === GridCellEditStopReasons.enterKeyDown && field === 'name';
        }}
      />,
    );
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('edit');
    await userEvent.keyboard('{End}{Enter}y');
    await expect.poll(() => document.querySelector('textarea')?.value).toBe('a\ny');
    await byField.unmount();
    await render(
      <Grid
        columns={ofArea}
        onCellEditStop={({ reason }, event) => {
          if (
            reason === GridCellEditStopReasons.enterKeyDown &&
            'shiftKey' in event &&
            event.shiftKey
          ) {
            event.defaultMuiPrevented = true;
          }
        }}
      />,
    );
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('edit');
    await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}z');
    await expect.poll(() => document.querySelector('textarea')?.value).toBe('a\nz');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => mode()).toBe('view');
  },
);
