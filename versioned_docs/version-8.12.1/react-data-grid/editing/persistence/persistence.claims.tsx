import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type * as React from 'react';
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

const api: React.RefObject<GridApi | null> = { current: null };

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
  const processRowUpdate = vi.fn((row: Row) => row);
  await render(<Grid processRowUpdate={processRowUpdate} />);
  await userEvent.dblClick(cell(1, 'name'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => mode()).toBe('view');
  expect(processRowUpdate).toHaveBeenCalledOnce();
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

claim('**No** resolves the promise with the old row, which discards the change.', async () => {
  await render(<ConfirmSalary />);
  await type(1, 'salary', '5000{Enter}');
  await page.getByRole('button', { name: 'No' }).click();
  await expect.poll(() => cell(1, 'salary').textContent).toBe('3,400');
  await type(1, 'salary', '5000{Enter}');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => cell(1, 'salary').textContent).toBe('5,000');
});

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

claim('The grid calls `updateRow` only if the row changed.', async () => {
  const updateRow = vi.fn(({ updatedRow }: { updatedRow: GridValidRowModel }) =>
    Promise.resolve(updatedRow),
  );
  const dataSource = { getRows: () => Promise.resolve({ rows, rowCount: 2 }), updateRow };
  await render(<Grid rows={undefined} dataSource={dataSource} />);
  await expect.poll(() => api.current?.getRow<Row>(1)).toEqual(rows[0]);
  await edit('a');
  await expect.poll(() => mode()).toBe('view');
  expect(updateRow).not.toHaveBeenCalled();
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
    const clear = vi.fn();
    const dataSource = {
      getRows: () => Promise.resolve({ rows, rowCount: 2 }),
      updateRow: ({ updatedRow }: { updatedRow: GridValidRowModel }) => Promise.resolve(updatedRow),
    };
    const dataSourceCache = { set: vi.fn(), get: () => undefined, clear };
    await render(
      <Grid rows={undefined} dataSource={dataSource} dataSourceCache={dataSourceCache} />,
    );
    await expect.poll(() => api.current?.getRow<Row>(1)).toEqual(rows[0]);
    clear.mockClear();
    await edit('new');
    await expect.poll(() => clear.mock.calls).toHaveLength(1);
  },
);

claim(
  '"Cannot read properties of undefined (reading \'id\')" in `onProcessRowUpdateError`. `processRowUpdate` returned nothing, and the editor stays open.',
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
  '`processRowUpdate` is called for a canceled edit. A click outside the cell or row saves, too. To discard the changes, a Cancel button has to set `ignoreModifications: true`.',
  async () => {
    const processRowUpdate = vi.fn((row: Row) => row);
    await render(<Grid processRowUpdate={processRowUpdate} />);
    await edit('new', { ignoreModifications: true });
    await expect.poll(() => mode()).toBe('view');
    expect(processRowUpdate).not.toHaveBeenCalled();
    await type(1, 'name', 'new');
    await userEvent.click(cell(2, 'note'));
    await expect.poll(() => mode()).toBe('view');
    expect(processRowUpdate).toHaveBeenCalledOnce();
  },
);
