import {
  DataGrid,
  type DataGridProps,
  GridCellEditStopReasons,
  type GridApi,
  type GridColDef,
  type GridRowId,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import { claim } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import { type RefObject, useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ConfirmSalary from './demos/ConfirmSalary';
import SaveAll from './demos/SaveAll';
import SaveToServer from './demos/SaveToServer';
import SaveWithDataSource from './demos/SaveWithDataSource';

interface Row {
  id: number;
  name: string;
  note?: string;
}

const columns: GridColDef<Row>[] = [
  { field: 'name', width: 140, editable: true },
  { field: 'note', width: 140, editable: true },
];
const rows: Row[] = [
  { id: 1, name: 'a', note: 'x' },
  { id: 2, name: 'b', note: 'y' },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps<Row>>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (id: number, field: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${id}"] [data-field="${field}"]`,
  );
  if (!found) {
    throw new Error(`no cell ${field} in row ${id}`);
  }
  return found;
};
const mode = (id = 1, field = 'name') => api.current?.getCellMode(id, field);

async function edit(value: string, { ignoreModifications = false, id = 1, field = 'name' } = {}) {
  api.current?.startCellEditMode({ id, field });
  await expect.poll(() => mode(id, field)).toBe('edit');
  await api.current?.setEditCellValue({ id, field, value });
  api.current?.stopCellEditMode({ id, field, ignoreModifications });
}

async function type(id: number, field: string, text: string) {
  await userEvent.dblClick(cell(id, field));
  await expect
    .element(page.getByRole('grid').getByRole('textbox').or(page.getByRole('spinbutton')))
    .toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(text);
}

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

claim(
  'The grid calls it when a user finishes an edit. Send the row to your server, and return the row that the grid should show.',
  async () => {
    const processRowUpdate = vi.fn((row: Row) => ({ ...row, name: `${row.name} from server` }));
    await render(<Grid processRowUpdate={processRowUpdate} />);
    await type(1, 'name', 'new');
    expect(processRowUpdate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(1, 'name').textContent).toBe('new from server');
    expect(processRowUpdate).toHaveBeenCalledOnce();
  },
);

claim(
  'Change a name: the editor stays open until the server answers, and the new version number comes from that answer. Then turn on **The server fails** and change a name again: the editor stays open with your text.',
  async () => {
    await render(<SaveToServer />);
    await type(1, 'name', 'Attic{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Saving…');
    expect(cell(1, 'name').querySelector('input')?.value).toBe('Attic');
    await expect.element(page.getByRole('status')).toHaveTextContent('Attic is saved.');
    await expect.poll(() => cell(1, 'name').textContent).toBe('Attic');
    expect(cell(1, 'version').textContent).toBe('2');
    await page.getByRole('switch').click();
    await type(2, 'name', 'Cellar{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Not saved.');
    expect(cell(2, 'name').querySelector('input')?.value).toBe('Cellar');
  },
);

claim(
  'Without `processRowUpdate`, the grid keeps edits only in its own state. They are lost when `rows` changes.',
  async () => {
    const { rerender } = await render(<Grid />);
    await edit('new');
    await expect.poll(() => cell(1, 'name').textContent).toBe('new');
    expect(rows[0]?.name).toBe('a');
    await rerender(<Grid rows={[...rows]} />);
    await expect.poll(() => cell(1, 'name').textContent).toBe('a');
  },
);

claim('`newRow` | A copy of the row with the new values, after `valueSetter`', async () => {
  const processRowUpdate = vi.fn((row: Row) => row);
  const valueSetter = (value: string, row: Row) => ({ ...row, name: value.toUpperCase() });
  await render(
    <Grid
      columns={[{ field: 'name', editable: true, valueSetter }]}
      processRowUpdate={processRowUpdate}
    />,
  );
  await edit('new');
  await expect.poll(() => mode()).toBe('view');
  expect(processRowUpdate).toHaveBeenCalledExactlyOnceWith(
    { id: 1, name: 'NEW', note: 'x' },
    rows[0],
    {
      rowId: 1,
    },
  );
});

claim('`oldRow` | The row before the edit', async () => {
  const processRowUpdate = vi.fn((newRow: Row, _oldRow: Row) => newRow);
  await render(<Grid processRowUpdate={processRowUpdate} />);
  await edit('b');
  await expect.poll(() => mode()).toBe('view');
  await edit('c');
  await expect.poll(() => mode()).toBe('view');
  expect(processRowUpdate.mock.calls.map(([, oldRow]) => oldRow.name)).toEqual(['a', 'b']);
});

claim('`params` | An object with the `rowId`', async () => {
  const processRowUpdate = vi.fn(
    (newRow: Row, _oldRow: Row, _params: { rowId: GridRowId }) => newRow,
  );
  await render(<Grid processRowUpdate={processRowUpdate} />);
  await edit('new', { id: 2 });
  await expect.poll(() => processRowUpdate.mock.lastCall?.[2]).toEqual({ rowId: 2 });
});

claim('A row | Shows it and closes the editor', async () => {
  await render(<Grid processRowUpdate={(newRow) => ({ ...newRow, note: 'returned' })} />);
  await edit('new');
  await expect.poll(() => mode()).toBe('view');
  expect(cell(1, 'name').textContent).toBe('new');
  expect(cell(1, 'note').textContent).toBe('returned');
});

claim(
  'A promise of a row | Keeps the editor open until the promise resolves, then shows the row',
  async () => {
    const { promise, resolve } = deferred<Row>();
    const processRowUpdate = vi.fn(() => promise);
    await render(<Grid processRowUpdate={processRowUpdate} />);
    await edit('new');
    await expect.poll(() => processRowUpdate.mock.calls).toHaveLength(1);
    expect(mode()).toBe('edit');
    resolve({ id: 1, name: 'answered' });
    await expect.poll(() => mode()).toBe('view');
    await expect.poll(() => cell(1, 'name').textContent).toBe('answered');
  },
);

claim('`oldRow` | Discards the change and closes the editor', async () => {
  await render(<Grid processRowUpdate={(_newRow, oldRow) => oldRow} />);
  await edit('new');
  await expect.poll(() => mode()).toBe('view');
  expect(cell(1, 'name').textContent).toBe('a');
});

claim("`{ ...newRow, _action: 'delete' }` | Removes the row", async () => {
  await render(<Grid processRowUpdate={(newRow) => ({ ...newRow, _action: 'delete' })} />);
  await type(1, 'name', 'new{Enter}');
  await expect.poll(() => api.current?.getAllRowIds()).toEqual([2]);
});

claim(
  'Throw, or reject the promise | Keeps the editor open and calls `onProcessRowUpdateError`',
  async () => {
    const refuse = new Error('no');
    const onProcessRowUpdateError = vi.fn();
    const { rerender } = await render(
      <Grid
        processRowUpdate={() => {
          throw refuse;
        }}
        onProcessRowUpdateError={onProcessRowUpdateError}
      />,
    );
    await edit('new');
    await expect.poll(() => onProcessRowUpdateError.mock.calls).toEqual([[refuse]]);
    expect(mode()).toBe('edit');
    await rerender(
      <Grid
        processRowUpdate={() => Promise.reject(refuse)}
        onProcessRowUpdateError={onProcessRowUpdateError}
      />,
    );
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onProcessRowUpdateError.mock.calls).toHaveLength(2);
    expect(mode()).toBe('edit');
  },
);

claim('The grid also calls `processRowUpdate` if the user changed nothing.', async () => {
  for (const editMode of ['cell', 'row'] as const) {
    const processRowUpdate = vi.fn((row: Row) => row);
    const { unmount } = await render(
      <Grid editMode={editMode} processRowUpdate={processRowUpdate} />,
    );
    await userEvent.dblClick(cell(1, 'name'));
    await expect.poll(() => mode()).toBe('edit');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => mode()).toBe('view');
    expect(processRowUpdate).toHaveBeenCalledOnce();
    await unmount();
  }
});

claim('Missing fields keep their old values, and a missing id is an error.', async () => {
  const onProcessRowUpdateError = vi.fn<(error: Error) => void>();
  const { rerender } = await render(<Grid processRowUpdate={({ id, name }) => ({ id, name })} />);
  await edit('new');
  await expect.poll(() => api.current?.getRow<Row>(1)).toEqual({ id: 1, name: 'new', note: 'x' });
  await rerender(
    <Grid
      // @ts-expect-error the id is missing
      processRowUpdate={({ name }) => ({ name })}
      onProcessRowUpdateError={onProcessRowUpdateError}
    />,
  );
  await edit('newer');
  await expect.poll(() => onProcessRowUpdateError.mock.lastCall?.[0].message).toContain('`id`');
});

claim(
  'The editor stays open with the entered value, so that the user can correct it or press **Escape**.',
  async () => {
    const onProcessRowUpdateError = vi.fn();
    await render(
      <Grid
        processRowUpdate={(row) => (row.name === 'bad' ? Promise.reject(new Error('no')) : row)}
        onProcessRowUpdateError={onProcessRowUpdateError}
      />,
    );
    await type(1, 'name', 'bad{Enter}');
    await expect.poll(() => onProcessRowUpdateError.mock.calls).toHaveLength(1);
    expect(cell(1, 'name').querySelector('input')?.value).toBe('bad');
    await userEvent.keyboard('ger{Enter}');
    await expect.poll(() => cell(1, 'name').textContent).toBe('badger');
    await type(2, 'name', 'bad{Enter}');
    await expect.poll(() => onProcessRowUpdateError.mock.calls).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => cell(2, 'name').textContent).toBe('b');
  },
);

claim(
  "Without it, the error disappears: the grid logs a fixed warning that doesn't contain the error, only once, and only in development.",
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await render(<Grid processRowUpdate={() => Promise.reject(new Error('secret reason'))} />);
    await edit('new');
    await expect.poll(() => error.mock.calls).toHaveLength(1);
    expect(String(error.mock.calls[0])).toContain('threw an error which was not handled');
    expect(String(error.mock.calls[0])).not.toContain('secret reason');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => mode()).toBe('edit');
    expect(error).toHaveBeenCalledOnce();
  },
);

claim(
  'Return a promise, open a dialog, and resolve the promise when the user answers.',
  async () => {
    await render(<ConfirmSalary />);
    await type(2, 'salary', '4000{Enter}');
    await expect
      .element(page.getByRole('dialog'))
      .toHaveAccessibleName('Pay Jonas Weber 4000 instead of 3150 €?');
    expect(cell(2, 'salary').querySelector('input')?.value).toBe('4000');
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => cell(2, 'salary').textContent).toBe('4,000');
  },
);

claim('**No** resolves the promise with the old row, which discards the change.', async () => {
  await render(<ConfirmSalary />);
  await type(1, 'salary', '5000{Enter}');
  await page.getByRole('button', { name: 'No' }).click();
  await expect.poll(() => cell(1, 'salary').textContent).toBe('3,400');
  await type(1, 'salary', '5000{Enter}');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => cell(1, 'salary').textContent).toBe('5,000');
});

claim('The rows that differ are the changes, and **Discard** restores `saved`.', async () => {
  await render(<SaveAll />);
  await type(1, 'price', '9{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Changed: Apricots');
  await type(2, 'price', '8');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => cell(1, 'price').textContent).toBe('4.20');
  await expect.poll(() => cell(2, 'price').textContent).toBe('6.50');
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing to save.');
});

claim(
  'Because the rows are in your state, you can add undo by keeping earlier states.',
  async () => {
    function Own() {
      const [states, setStates] = useState([rows]);
      return (
        <>
          <button onClick={() => setStates((old) => old.slice(0, -1))}>Undo</button>
          <Grid
            rows={states.at(-1)}
            processRowUpdate={(newRow) => {
              setStates((old) => [
                ...old,
                (old.at(-1) ?? []).map((row) => (row.id === newRow.id ? newRow : row)),
              ]);
              return newRow;
            }}
          />
        </>
      );
    }
    await render(<Own />);
    await edit('b');
    await expect.poll(() => mode()).toBe('view');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cell(1, 'name').textContent).toBe('a');
  },
);

claim(
  "The value of an open cell isn't in `rows` yet. A click on **Save** moves the focus, which closes the cell and calls `processRowUpdate` before the click handler runs.",
  async () => {
    await render(<SaveAll />);
    await type(1, 'price', '9');
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing to save.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => cell(1, 'price').textContent).toBe('9.00');
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing to save.');
    // It was saved: nothing is left to discard.
    await expect.element(page.getByRole('button', { name: 'Discard' })).toBeDisabled();
  },
);

claim(
  "So don't disable the button while a cell is open: a disabled `Button` of Material UI ignores the click that closes the cell, so the user has to click twice. A click on a disabled HTML `<button>` doesn't even close the cell.",
  async () => {
    const save = vi.fn<(name?: string) => void>();
    function Own({ as: Component }: { as: typeof Button | 'button' }) {
      const [own, setOwn] = useState(rows);
      return (
        <>
          <Component disabled={own === rows} onClick={() => save(own[0]?.name)}>
            Save
          </Component>
          <Grid
            rows={own}
            processRowUpdate={(newRow) => {
              setOwn((old) => old.map((row) => (row.id === newRow.id ? newRow : row)));
              return newRow;
            }}
          />
        </>
      );
    }
    const button = page.getByRole('button', { name: 'Save' });
    const { unmount } = await render(<Own as={Button} />);
    await type(1, 'name', 'new');
    await expect.element(button).toBeDisabled();
    await button.click({ force: true });
    await expect.element(button).toBeEnabled();
    expect(save).not.toHaveBeenCalled();
    await button.click();
    expect(save).toHaveBeenCalledExactlyOnceWith('new');
    await unmount();
    await render(<Own as="button" />);
    await type(1, 'name', 'new');
    await button.click({ force: true });
    await userEvent.hover(cell(2, 'note'));
    expect(mode()).toBe('edit');
    await expect.element(button).toBeDisabled();
  },
);

claim('The demo enables it with `onCellModesModelChange`.', async () => {
  await render(<SaveAll />);
  const button = page.getByRole('button', { name: 'Save' });
  await expect.element(button).toBeDisabled();
  await userEvent.dblClick(cell(1, 'price'));
  await expect.element(button).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toBeDisabled();
});

claim(
  "This works because its `processRowUpdate` is synchronous. In row mode, it doesn't work: the grid calls `processRowUpdate` only after the click handler.",
  async () => {
    const seen: (string | undefined)[] = [];
    let answer: () => void = () => undefined;
    function Own({ editMode, isAsync }: { editMode: 'cell' | 'row'; isAsync: boolean }) {
      const [own, setOwn] = useState(rows);
      return (
        <>
          <button onClick={() => seen.push(own[0]?.name)}>Save</button>
          <Grid
            editMode={editMode}
            rows={own}
            processRowUpdate={async (newRow) => {
              if (isAsync) {
                await new Promise<void>((resolve) => {
                  answer = resolve;
                });
              }
              setOwn((old) => old.map((row) => (row.id === newRow.id ? newRow : row)));
              return newRow;
            }}
          />
        </>
      );
    }
    for (const [editMode, isAsync] of [
      ['cell', false],
      ['cell', true],
      ['row', false],
    ] as const) {
      const { unmount } = await render(<Own editMode={editMode} isAsync={isAsync} />);
      await userEvent.dblClick(cell(1, 'name'));
      await expect.poll(() => mode()).toBe('edit');
      await userEvent.keyboard('{Control>}a{/Control}new');
      await page.getByRole('button', { name: 'Save' }).click();
      answer();
      await expect.poll(() => cell(1, 'name').textContent).toBe('new');
      await unmount();
    }
    expect(seen).toEqual(['new', 'a', 'a']);
  },
);

claim(
  "With a `dataSource`, implement its `updateRow` method instead: the grid then doesn't call `processRowUpdate`.",
  async () => {
    const processRowUpdate = vi.fn((row: Row) => row);
    const updateRow = vi.fn(({ updatedRow }: { updatedRow: GridValidRowModel }) =>
      Promise.resolve(updatedRow),
    );
    const dataSource = { getRows: () => Promise.resolve({ rows, rowCount: 2 }), updateRow };
    await render(
      <Grid rows={undefined} dataSource={dataSource} processRowUpdate={processRowUpdate} />,
    );
    await expect.poll(() => api.current?.getRow<Row>(1)).toEqual(rows[0]);
    await edit('new');
    await expect.poll(() => mode()).toBe('view');
    expect(updateRow).toHaveBeenCalledExactlyOnceWith({
      rowId: 1,
      updatedRow: { ...rows[0], name: 'new' },
      previousRow: rows[0],
    });
    expect(processRowUpdate).not.toHaveBeenCalled();
  },
);

claim(
  'The method receives `rowId`, `updatedRow`, and `previousRow`, and returns the row to show.',
  async () => {
    const updateRow = vi.fn(
      ({
        updatedRow,
      }: {
        rowId: GridRowId;
        updatedRow: GridValidRowModel;
        previousRow: GridValidRowModel;
      }) => Promise.resolve({ ...updatedRow, note: 'from server' }),
    );
    const dataSource = { getRows: () => Promise.resolve({ rows, rowCount: 2 }), updateRow };
    await render(<Grid rows={undefined} dataSource={dataSource} />);
    await expect.poll(() => api.current?.getRow<Row>(1)).toEqual(rows[0]);
    await edit('new');
    await expect.poll(() => cell(1, 'note').textContent).toBe('from server');
    expect(cell(1, 'name').textContent).toBe('new');
    expect(Object.keys(updateRow.mock.lastCall?.[0] ?? {}).sort()).toEqual([
      'previousRow',
      'rowId',
      'updatedRow',
    ]);
  },
);

claim('The grid calls `updateRow` only if the row changed.', async () => {
  const updateRow = vi.fn(({ updatedRow }: { updatedRow: GridValidRowModel }) =>
    Promise.resolve(updatedRow),
  );
  const dataSource = { getRows: () => Promise.resolve({ rows, rowCount: 2 }), updateRow };
  for (const editMode of ['cell', 'row'] as const) {
    const { unmount } = await render(
      <Grid rows={undefined} editMode={editMode} dataSource={dataSource} />,
    );
    await expect.poll(() => api.current?.getRow<Row>(1)).toEqual(rows[0]);
    for (const [keys, calls] of [
      ['{Enter}', 0],
      ['z{Backspace}{Enter}', 0],
      ['z{Enter}', 1],
    ] as const) {
      await userEvent.dblClick(cell(1, 'name'));
      await expect.poll(() => mode()).toBe('edit');
      await userEvent.keyboard(keys);
      await expect.poll(() => mode()).toBe('view');
      expect(updateRow).toHaveBeenCalledTimes(calls);
    }
    updateRow.mockClear();
    await unmount();
  }
});

claim('If it fails, the grid calls `onDataSourceError`, and the editor stays open.', async () => {
  await render(<SaveWithDataSource />);
  await expect.element(page.getByText('Rosa Almeida')).toBeVisible();
  await page.getByRole('switch').click();
  await type(1, 'driver', 'Inês{Enter}');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Not saved. The server cannot be reached.');
  expect(cell(1, 'driver').querySelector('input')?.value).toBe('Inês');
});

claim(
  'After a save, the grid clears the cache of the data source, so it fetches other pages again.',
  async () => {
    const fetched: (number | string | undefined)[] = [];
    const dataSource: DataGridProps<Row>['dataSource'] = {
      getRows: ({ start }) => {
        fetched.push(start);
        return Promise.resolve({ rows: rows.slice(Number(start), Number(start) + 1), rowCount: 2 });
      },
      updateRow: ({ updatedRow }) => Promise.resolve(updatedRow),
    };
    await render(
      <Grid
        rows={undefined}
        dataSource={dataSource}
        pagination
        pageSizeOptions={[1]}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 1 } } }}
      />,
    );
    const show = async (index: number) => {
      api.current?.setPage(index);
      await expect.poll(() => api.current?.getAllRowIds()).toEqual([index + 1]);
    };
    for (const index of [0, 1, 0, 1, 0]) await show(index);
    expect(fetched).toEqual([0, 1]);
    await edit('new');
    await expect.poll(() => cell(1, 'name').textContent).toBe('new');
    await show(1);
    await expect.poll(() => fetched).toEqual([0, 1, 1]);
  },
);

/** Saves optimistically, as the example does. Each save waits until the test rejects it. */
async function optimistic() {
  const saves: ReturnType<typeof deferred<undefined>>[] = [];
  await render(
    <Grid
      processRowUpdate={(newRow, oldRow) => {
        const save = deferred<undefined>();
        saves.push(save);
        save.promise.catch(() => {
          const shown: Row | null | undefined = api.current?.getRow(newRow.id);
          if (shown?.name === newRow.name) {
            api.current?.updateRows([{ id: newRow.id, name: oldRow.name }]);
          }
        });
        return newRow;
      }}
    />,
  );
  return saves;
}

claim(
  'For an optimistic update, return the new row immediately, and restore the old value if the server rejects the change.',
  async () => {
    const saves = await optimistic();
    await edit('new');
    await expect.poll(() => mode()).toBe('view');
    expect(cell(1, 'name').textContent).toBe('new');
    saves[0]?.reject(new Error('no'));
    await expect.poll(() => cell(1, 'name').textContent).toBe('a');
  },
);

claim('So restore it only if the grid still shows the value that failed:', async () => {
  const saves = await optimistic();
  await edit('first');
  await expect.poll(() => mode()).toBe('view');
  await edit('second');
  await expect.poll(() => mode()).toBe('view');
  saves[0]?.reject(new Error('no'));
  await saves[0]?.promise.catch(() => {});
  await nextPaint();
  expect(cell(1, 'name').textContent).toBe('second');
  saves[1]?.reject(new Error('no'));
  await expect.poll(() => cell(1, 'name').textContent).toBe('first');
});

claim(
  'With the whole `oldRow`, the grid would also undo edits of other cells in this row that have been saved in the meantime.',
  async () => {
    const { promise, reject } = deferred<undefined>();
    await render(
      <Grid
        processRowUpdate={(newRow, oldRow) => {
          if (newRow.name !== oldRow.name) {
            promise.catch(() => api.current?.updateRows([oldRow]));
          }
          return newRow;
        }}
      />,
    );
    await edit('new');
    await expect.poll(() => mode()).toBe('view');
    await edit('saved', { field: 'note' });
    await expect.poll(() => cell(1, 'note').textContent).toBe('saved');
    reject(new Error('no'));
    await expect.poll(() => cell(1, 'note').textContent).toBe('x');
  },
);

claim(
  '`processRowUpdate` returned nothing, so `onProcessRowUpdateError` receives "Cannot read properties of undefined (reading \'id\')", and the editor stays open.',
  async () => {
    const onProcessRowUpdateError = vi.fn<(error: Error) => void>();
    await render(
      <Grid
        // @ts-expect-error a row is missing
        processRowUpdate={() => undefined}
        onProcessRowUpdateError={onProcessRowUpdateError}
      />,
    );
    await edit('new');
    await expect
      .poll(() => onProcessRowUpdateError.mock.lastCall?.[0].message)
      .toBe("Cannot read properties of undefined (reading 'id')");
    expect(mode()).toBe('edit');
  },
);

claim(
  '`processRowUpdate` returned `oldRow`, or `rows` changed and still contains the old row.',
  async () => {
    const { rerender } = await render(<Grid processRowUpdate={(_newRow, oldRow) => oldRow} />);
    await edit('new');
    await expect.poll(() => mode()).toBe('view');
    expect(cell(1, 'name').textContent).toBe('a');
    await rerender(<Grid processRowUpdate={(newRow) => newRow} />);
    await edit('new');
    await expect.poll(() => mode()).toBe('view');
    expect(cell(1, 'name').textContent).toBe('new');
    await rerender(<Grid rows={[...rows]} />);
    await expect.poll(() => cell(1, 'name').textContent).toBe('a');
  },
);

claim('The promise never resolves, or it is rejected each time.', async () => {
  const onProcessRowUpdateError = vi.fn();
  const processRowUpdate = vi.fn(() => new Promise<Row>(() => {}));
  const { unmount } = await render(<Grid processRowUpdate={processRowUpdate} />);
  await type(1, 'name', 'new{Enter}');
  await expect.poll(() => processRowUpdate.mock.calls).toHaveLength(1);
  await userEvent.click(cell(2, 'note'));
  expect(mode()).toBe('edit');
  await unmount();
  await render(
    <Grid
      processRowUpdate={() => Promise.reject(new Error('no'))}
      onProcessRowUpdateError={onProcessRowUpdateError}
    />,
  );
  await type(1, 'name', 'new{Enter}');
  await expect.poll(() => onProcessRowUpdateError.mock.calls).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onProcessRowUpdateError.mock.calls).toHaveLength(2);
  expect(mode()).toBe('edit');
});

claim('Pass `onProcessRowUpdateError`, and show the message of the error in it.', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const onProcessRowUpdateError = vi.fn();
  await render(
    <Grid
      processRowUpdate={() => Promise.reject(new Error('no'))}
      onProcessRowUpdateError={onProcessRowUpdateError}
    />,
  );
  await edit('new');
  await expect.poll(() => onProcessRowUpdateError.mock.calls).toHaveLength(1);
  expect(error).not.toHaveBeenCalled();
});

claim('The editor stays open until the promise resolves.', async () => {
  const { promise, resolve } = deferred<undefined>();
  const processRowUpdate = vi.fn((row: Row) => promise.then(() => row));
  await render(<Grid processRowUpdate={processRowUpdate} />);
  await type(1, 'name', 'new{Enter}');
  await expect.poll(() => processRowUpdate.mock.calls).toHaveLength(1);
  expect(cell(1, 'name').querySelector('input')?.value).toBe('new');
  resolve(undefined);
  await expect.poll(() => cell(1, 'name').textContent).toBe('new');
});

claim(
  'In cell mode, a click on a Cancel button saves the cell before `onClick` runs. Prevent `cellFocusOut`, and call `stopCellEditMode` with `ignoreModifications: true`. In row mode, `ignoreModifications: true` is enough: see Start and stop with buttons.',
  async () => {
    for (const [editMode, prevents, saves] of [
      ['cell', false, 1],
      ['cell', true, 0],
      ['row', false, 0],
    ] as const) {
      const processRowUpdate = vi.fn((row: Row) => row);
      const cancel = vi.fn(() => {
        if (editMode === 'row') {
          api.current?.stopRowEditMode({ id: 1, ignoreModifications: true });
        } else if (mode() === 'edit') {
          api.current?.stopCellEditMode({ id: 1, field: 'name', ignoreModifications: true });
        }
      });
      const { unmount } = await render(
        <>
          <button onClick={cancel}>Cancel</button>
          <Grid
            editMode={editMode}
            processRowUpdate={processRowUpdate}
            onCellEditStop={({ reason }, event) => {
              event.defaultMuiPrevented =
                prevents && reason === GridCellEditStopReasons.cellFocusOut;
            }}
          />
        </>,
      );
      await userEvent.dblClick(cell(1, 'name'));
      await expect.poll(() => mode()).toBe('edit');
      await userEvent.keyboard('z');
      await page.getByRole('button', { name: 'Cancel' }).click();
      expect(cancel).toHaveBeenCalledOnce();
      await expect.poll(() => mode()).toBe('view');
      expect(processRowUpdate).toHaveBeenCalledTimes(saves);
      expect(cell(1, 'name').textContent).toBe(saves === 1 ? 'az' : 'a');
      await unmount();
    }
  },
);
