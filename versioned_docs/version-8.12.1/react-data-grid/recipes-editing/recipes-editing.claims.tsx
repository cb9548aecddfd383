import { claim } from '@portal/claims';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridRowModes,
  type DataGridProps,
  type GridApi,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AddAndEdit from './demos/AddAndEdit';
import CountryAndCity from './demos/CountryAndCity';
import ManageMembers from './demos/ManageMembers';
import OneClick from './demos/OneClick';
import StockList from './demos/StockList/StockList';
import UndoEdits from './demos/UndoEdits';

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
const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const status = () => document.querySelector('[role="status"]')?.textContent;

async function open(id: number | string, field: string) {
  await userEvent.dblClick(cell(id, field));
  await expect.poll(() => input(id, field)).not.toBeNull();
}

claim(
  'Cancel or **Escape** removes it again. The server receives it when the user saves it.',
  async () => {
    await render(<ManageMembers />);
    const add = page.getByRole('button', { name: 'Add a member' });
    await add.click();
    await page.getByRole('menuitem', { name: 'Cancel new member' }).click();
    await expect.poll(ids).toHaveLength(3);
    await add.click();
    await expect.poll(ids).toHaveLength(4);
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await userEvent.keyboard('{Escape}');
    await expect.poll(ids).toHaveLength(3);
    await add.click();
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await userEvent.keyboard('Ayşe{Enter}');
    await expect.poll(status).toBe('Ayşe is saved.');
    expect(ids()).toHaveLength(4);
  },
);

claim(
  'If the request fails, the row stays in edit mode with its values. The same happens if the name is empty.',
  async () => {
    await render(<ManageMembers />);
    await page.getByRole('switch').click();
    await page.getByRole('menuitem', { name: 'Edit Elin Berg' }).click();
    await expect.poll(() => input('m-3', 'name')?.value).toBe('Elin Berg');
    await userEvent.fill(input('m-3', 'name') ?? document.body, '');
    await userEvent.keyboard('{Enter}');
    await expect.poll(status).toBe('Not saved. Enter a name.');
    await userEvent.fill(input('m-3', 'name') ?? document.body, 'Elin Holm');
    await page.getByRole('menuitem', { name: 'Save Elin Berg' }).click();
    await expect.poll(status).toBe('Not saved. The server cannot be reached.');
    expect(input('m-3', 'name')?.value).toBe('Elin Holm');
  },
);

claim('A dialog asks first. The row disappears after the server has deleted it.', async () => {
  await render(<ManageMembers />);
  const remove = async () => {
    await page.getByRole('menuitem', { name: 'Delete Ngozi Udeh' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
  };
  await page.getByRole('switch').click();
  await remove();
  await expect.poll(status).toContain('Ngozi Udeh is not deleted.');
  expect(ids()).toHaveLength(3);
  await page.getByRole('switch').click();
  await remove();
  await expect.poll(status).toBe('Ngozi Udeh is deleted.');
  await expect.poll(ids).toEqual(['m-1', 'm-3']);
});

claim(
  'If you click another cell, the focus leaves the first one, so the grid saves and closes it. The keyboard works as before: **Enter** opens a cell.',
  async () => {
    await render(<OneClick />);
    await userEvent.click(cell(1, 'spelling'));
    await expect.poll(() => input(1, 'spelling')?.value).toBe('14');
    await userEvent.fill(input(1, 'spelling') ?? document.body, '15');
    await userEvent.click(cell(2, 'reading'));
    await expect.poll(() => cell(1, 'spelling').textContent).toBe('15');
    await expect.poll(() => input(2, 'reading')).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => document.activeElement?.closest('[data-id]')?.getAttribute('data-id'))
      .toBe('3');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => input(3, 'reading')?.value).toBe('17');
  },
);

claim(
  "**Enter** saves the new row, and **Escape** removes it: `onRowEditStop` receives the reason, and `isNew` marks rows that haven't been saved. The button is disabled until the new row is saved or removed.",
  async () => {
    await render(<AddAndEdit />);
    const add = page.getByRole('button', { name: 'Add a volunteer' });
    await add.click();
    await expect.element(add).toBeDisabled();
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await userEvent.keyboard('{Escape}');
    await expect.poll(ids).toEqual(['1', '2']);
    await add.click();
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await userEvent.keyboard('Ida{Enter}');
    await expect.poll(() => cell(3, 'name').textContent).toBe('Ida');
    await expect.element(add).toBeEnabled();
  },
);

claim(
  "If you choose another country, the city becomes empty, because the old one isn't in the new list.",
  async () => {
    await render(<CountryAndCity />);
    await open(2, 'country');
    await page.getByRole('row', { name: 'Kite Weather' }).getByRole('combobox').first().click();
    await page.getByRole('option', { name: 'Italy' }).click();
    await expect.poll(() => input(2, 'city')?.value).toBe('');
    await page.getByRole('row', { name: 'Kite Weather' }).getByRole('combobox').nth(1).click();
    await expect.element(page.getByRole('option', { name: 'Bari' })).toBeVisible();
    expect(document.body.textContent).not.toContain('Sapporo');
  },
);

claim(
  'Keep every state of the rows in an array, and remove the last one to undo an edit.',
  async () => {
    await render(<UndoEdits />);
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await open(2, 'grams');
    await userEvent.fill(input(2, 'grams') ?? document.body, '400');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(2, 'grams').textContent).toBe('400');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cell(2, 'grams').textContent).toBe('420');
  },
);

claim(
  'This works without any setup: **Tab** saves the cell and moves to the next one, and a letter or digit opens that one.',
  async () => {
    await render(<UndoEdits />);
    await open(1, 'name');
    await userEvent.keyboard('!{Tab}7');
    await expect.poll(() => cell(1, 'name').textContent).toBe('Rye flour!');
    await expect.poll(() => input(1, 'grams')?.value).toBe('7');
  },
);

claim(
  "**Undo has no effect.** `processRowUpdate` doesn't update your state, so the array of rows is the same as before.",
  async () => {
    const api: React.RefObject<GridApi | null> = { current: null };
    const rows = [{ id: 1, name: 'a' }];
    const columns = [{ field: 'name', editable: true }];
    const grid = (height: number) => (
      <div style={{ height }}>
        <DataGrid
          apiRef={api}
          rows={rows}
          columns={columns}
          processRowUpdate={vi.fn((row: { id: number; name: string }) => row)}
        />
      </div>
    );
    const { rerender } = await render(grid(300));
    await open(1, 'name');
    await userEvent.keyboard('z{Enter}');
    await expect.poll(() => cell(1, 'name').textContent).toBe('az');
    await rerender(grid(310));
    expect(api.current?.getRow<{ name: string }>(1)?.name).toBe('az');
  },
);

const opened = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
const error = () => document.querySelector('.Mui-error')?.textContent;

claim('The row gets its id in the browser and is in edit mode from the start.', async () => {
  await render(<ManageMembers />);
  await page.getByRole('button', { name: 'Add a member' }).click();
  await expect.poll(ids).toHaveLength(4);
  const id = ids()[3] ?? '';
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-/);
  await expect.poll(() => input(id, 'name')).not.toBeNull();
});

claim('`processRowUpdate` sends the row to the server.', async () => {
  await render(<ManageMembers />);
  await open('m-1', 'phone');
  await userEvent.fill(input('m-1', 'phone') ?? document.body, '555-0100');
  await userEvent.keyboard('{Enter}');
  await expect.poll(status).toBe('Saving…');
  expect(input('m-1', 'phone')).not.toBeNull();
  await expect.poll(status).toBe('Tomasz Lis is saved.');
  expect(cell('m-1', 'phone').textContent).toBe('555-0100');
});

const shown = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="part"]')].map(
    (part) => part.textContent,
  );
const parts = ['Brake pad', 'Chain, 9 speed', 'Inner tube, 28″', 'Saddle'];
const undo = () => page.getByRole('button', { name: 'Undo' });
const failing = () => page.getByRole('switch', { name: 'The server fails' });
const stockList = async () => {
  await render(<StockList />);
  await expect.poll(shown).toEqual(parts);
};

claim(
  'This demo shows each change immediately and sends it in the background. If the request fails, the old row comes back. **Undo** reverses the last change, also on the server.',
  async () => {
    await stockList();
    await open('p-2', 'stock');
    await userEvent.fill(input('p-2', 'stock') ?? document.body, '6');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell('p-2', 'stock').textContent).toBe('6');
    expect(status()).toBe('Saving…');
    await expect.poll(status).toBe('Saved.');
    await undo().click();
    expect(cell('p-2', 'stock').textContent).toBe('7');
    await expect.poll(status).toBe('Undone.');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => document.querySelector('[role="progressbar"]')).not.toBeNull();
    await expect.poll(() => document.querySelector('[role="progressbar"]')).toBeNull();
    expect(cell('p-2', 'stock').textContent).toBe('7');
  },
);

claim(
  'The rows come from the server. If **Reload** fails, the grid keeps the rows that it has.',
  async () => {
    await render(<StockList />);
    expect(ids()).toEqual([]);
    await expect.poll(shown).toEqual(parts);
    await failing().click();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(status).toBe('Not loaded. The server cannot be reached.');
    expect(shown()).toEqual(parts);
  },
);

claim(
  'The form adds a row. It shows an error if the name is empty or another part has it.',
  async () => {
    await stockList();
    const field = page.getByRole('textbox', { name: 'New part' });
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await expect.poll(error).toBeDefined();
    await expect.element(page.getByText('Enter a name.')).toBeVisible();
    await userEvent.keyboard('Saddle{Enter}');
    await expect.element(page.getByText('Saddle exists already.')).toBeVisible();
    expect(shown()).toEqual(parts);
    await userEvent.keyboard(' bag{Enter}');
    await expect.poll(shown).toEqual([...parts, 'Saddle bag']);
    await expect.poll(status).toBe('Saved.');
  },
);

claim(
  '`processRowUpdate` throws if a value is wrong, and the cell stays open. Otherwise, it returns the new row without waiting for the server.',
  async () => {
    await stockList();
    await open('p-4', 'stock');
    await userEvent.fill(input('p-4', 'stock') ?? document.body, '-1');
    await userEvent.keyboard('{Enter}');
    await expect.poll(status).toBe('Not saved. Enter a whole number, 0 or more.');
    expect(input('p-4', 'stock')?.value).toBe('-1');
    await userEvent.fill(input('p-4', 'stock') ?? document.body, '5');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => input('p-4', 'stock')).toBeNull();
    expect(status()).toBe('Saving…');
  },
);

claim('The row disappears without a dialog, because users can undo it.', async () => {
  await stockList();
  await page.getByRole('menuitem', { name: 'Delete Saddle' }).click();
  await expect.poll(shown).toEqual(parts.slice(0, 3));
  await expect.poll(status).toBe('Saved.');
  await undo().click();
  await expect.poll(shown).toEqual(parts);
});

claim(
  'A failed request does this to the rows on the screen. **Undo** also sends it to the server, and if that fails, you can try again.',
  async () => {
    await stockList();
    await page.getByRole('menuitem', { name: 'Delete Brake pad' }).click();
    await expect.poll(status).toBe('Saved.');
    await failing().click();
    await undo().click();
    await expect.poll(shown).toEqual(parts);
    await expect.poll(status).toBe('Not saved. The server cannot be reached.');
    expect(shown()).toEqual(parts.slice(1));
    await failing().click();
    await undo().click();
    await expect.poll(status).toBe('Undone.');
    expect(shown()).toEqual(parts);
    await expect.element(undo()).toBeDisabled();
  },
);

claim(
  'Turn on **The server fails**, then delete a row: it disappears, and comes back when the request has failed.',
  async () => {
    await stockList();
    await failing().click();
    await page.getByRole('menuitem', { name: 'Delete Saddle' }).click();
    await expect.poll(shown).toEqual(parts.slice(0, 3));
    await expect.poll(shown).toEqual(parts);
    expect(status()).toBe('Not saved. The server cannot be reached.');
    await expect.element(undo()).toBeDisabled();
  },
);

claim('Users can no longer focus an editable cell with a click without opening it.', async () => {
  await render(<OneClick />);
  await userEvent.click(cell(2, 'reading'));
  await expect.poll(() => document.activeElement).toBe(input(2, 'reading'));
  await userEvent.click(cell(2, 'pupil'));
  await expect.poll(() => document.activeElement).toBe(cell(2, 'pupil'));
});

claim('`fieldToFocus` is the field that receives the focus.', async () => {
  const grid = (fieldToFocus: string) => (
    <DataGrid
      key={fieldToFocus}
      rows={[{ id: 1, first: 'a', second: 'b' }]}
      columns={['first', 'second'].map((field) => ({ field, editable: true }))}
      editMode="row"
      rowModesModel={{ 1: { mode: GridRowModes.Edit, fieldToFocus } }}
    />
  );
  const { rerender } = await render(grid('second'));
  await expect.poll(opened).toBe('second');
  await rerender(grid('first'));
  await expect.poll(opened).toBe('first');
});

claim('The id is the highest id plus one.', async () => {
  await render(<AddAndEdit />);
  await page.getByRole('button', { name: 'Add a volunteer' }).click();
  await expect.poll(ids).toEqual(['1', '2', '3']);
});

claim(
  "If the grid is sorted, the new row appears at its place in that order. If it belongs to another page, the user doesn't see it: go to that page first.",
  async () => {
    const columns = [{ field: 'name', editable: true }];
    const rows = ['b', 'd', 'f'].map((name, id) => ({ id, name }));
    const grid = (name?: string) => (
      <div style={{ height: 300 }}>
        <DataGrid
          rows={name ? [...rows, { id: 9, name }] : rows}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
            pagination: { paginationModel: { pageSize: 3 } },
          }}
          pageSizeOptions={[3]}
        />
      </div>
    );
    const { rerender } = await render(grid());
    await expect.poll(ids).toEqual(['0', '1', '2']);
    await rerender(grid('c'));
    await expect.poll(ids).toEqual(['0', '9', '1']);
    await rerender(grid('z'));
    await expect.poll(ids).toEqual(['0', '1', '2']);
  },
);

const dependentList = async () => {
  const seen: unknown[] = [];
  const api: React.RefObject<GridApi | null> = { current: null };
  await render(
    <DataGrid
      apiRef={api}
      rows={[{ id: 1, country: 'Italy', city: 'Bari' }]}
      columns={[
        { field: 'country', editable: true },
        {
          field: 'city',
          type: 'singleSelect',
          editable: true,
          valueOptions: ({ row }: { row?: { country: string } }) => {
            seen.push(row?.country);
            return ['', 'Bari', 'Kobe'];
          },
        },
      ]}
      editMode="row"
    />,
  );
  api.current?.startRowEditMode({ id: 1 });
  await expect.poll(() => input(1, 'country')).not.toBeNull();
  const set = (field: string, value: string) =>
    React.act(async () => {
      await api.current?.setEditCellValue({ id: 1, field, value });
    });
  return { seen, set, row: () => api.current?.getRow<{ country: string }>(1) };
};

claim(
  'In row editing, set `valueOptions` to a function. It receives the row with the edited values, so the second list can depend on the first.',
  async () => {
    const { seen, set, row } = await dependentList();
    await set('country', 'Japan');
    await set('city', '');
    await expect.poll(() => seen.at(-1)).toBe('Japan');
    expect(row()?.country).toBe('Italy');
  },
);

claim(
  'This also updates the list of cities: the editor of the city renders again only if its own value changes.',
  async () => {
    const { seen, set } = await dependentList();
    await set('country', 'Japan');
    await expect.poll(() => input(1, 'country')?.value).toBe('Japan');
    expect(seen).not.toContain('Japan');
    await set('city', 'Kobe');
    await expect.poll(() => seen.at(-1)).toBe('Japan');
  },
);

claim(
  'To compute a field from others, such as a total, use a `valueGetter` in its column instead.',
  async () => {
    await render(
      <DataGrid
        rows={[{ id: 1, price: 5, count: 2 }]}
        columns={[
          { field: 'price', type: 'number', editable: true },
          { field: 'count', type: 'number' },
          {
            field: 'total',
            valueGetter: (_value, row: { id: number; price: number; count: number }) =>
              row.price * row.count,
          },
        ]}
      />,
    );
    expect(cell(1, 'total').textContent).toBe('10');
    await open(1, 'price');
    await userEvent.fill(input(1, 'price') ?? document.body, '7');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(1, 'total').textContent).toBe('14');
  },
);

claim(
  'To open the next cell automatically, start its edit when the edit of the first cell stops:',
  async () => {
    const api: React.RefObject<GridApi | null> = { current: null };
    await render(
      <DataGrid
        apiRef={api}
        rows={[{ id: 1, spelling: 14, reading: 18 }]}
        columns={[
          { field: 'spelling', type: 'number', editable: true },
          { field: 'reading', type: 'number', editable: true },
        ]}
        onCellEditStop={({ id, field, reason }) => {
          if (reason === GridCellEditStopReasons.tabKeyDown && field === 'spelling') {
            setTimeout(() => api.current?.startCellEditMode({ id, field: 'reading' }));
          }
        }}
      />,
    );
    await open(1, 'spelling');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => input(1, 'reading')?.value).toBe('18');
    expect(input(1, 'spelling')).toBeNull();
  },
);

claim(
  "The `onCellClick` handler also starts cells that are open, so a click in the editor throws an error. Check that `cellMode` is `'view'`.",
  async () => {
    const messages: string[] = [];
    const onError = (event: ErrorEvent) => {
      messages.push(event.message);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('error', onError, { capture: true });
    try {
      await render(
        <DataGrid
          rows={[{ id: 1, name: 'a' }]}
          columns={[{ field: 'name', editable: true }]}
          onCellClick={({ api, id, field }) => api.startCellEditMode({ id, field })}
        />,
      );
      await userEvent.click(cell(1, 'name'));
      await expect.poll(() => input(1, 'name')).not.toBeNull();
      await userEvent.click(input(1, 'name') ?? document.body);
      await expect.poll(() => messages.join()).toContain('is not in view mode');
      expect(input(1, 'name')).not.toBeNull();
    } finally {
      window.removeEventListener('error', onError, { capture: true });
    }
  },
);

const modeColumns = [{ field: 'name', editable: true }];
const one = [{ id: 1, name: 'a' }];
const both = [...one, { id: 2, name: 'b' }];
const second: GridRowModesModel = { 2: { mode: GridRowModes.Edit } };

claim('`editMode="row"` is missing. `rowModesModel` opens the row even without it.', async () => {
  const stopped = vi.fn();
  const grid = (props: Partial<DataGridProps>) => (
    <DataGrid rows={both} columns={modeColumns} onRowEditStop={stopped} {...props} />
  );
  const edit = { 2: { mode: GridRowModes.Edit, fieldToFocus: 'name' } };
  for (const key of ['{Enter}', '{Escape}']) {
    const missing = await render(grid({ rowModesModel: edit }));
    await expect.poll(() => document.activeElement).toBe(input(2, 'name'));
    await userEvent.keyboard(key);
    expect(stopped).not.toHaveBeenCalled();
    expect(input(2, 'name')).not.toBeNull();
    await missing.unmount();
  }
  await render(grid({ editMode: 'row', rowModesModel: edit }));
  await expect.poll(() => document.activeElement).toBe(input(2, 'name'));
  await userEvent.keyboard('{Enter}');
  expect(stopped).toHaveBeenCalledTimes(1);
});

class Boundary extends React.Component<{ children: React.ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(thrown: Error) {
    return { message: thrown.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

claim(
  'The mode was set before the grid had the row. Set both states in one event handler.',
  async () => {
    const silent = vi.spyOn(console, 'error').mockReturnValue();
    const grid = (props: Partial<DataGridProps>) => (
      <Boundary>
        <DataGrid editMode="row" rows={one} columns={modeColumns} {...props} />
      </Boundary>
    );
    const { rerender, unmount } = await render(grid({}));
    await rerender(grid({ rowModesModel: second }));
    await expect.element(page.getByText('No row with id #2 found')).toBeVisible();
    await unmount();
    const right = await render(grid({}));
    await right.rerender(grid({ rowModesModel: second, rows: both }));
    await expect.poll(() => input(2, 'name')).not.toBeNull();
    silent.mockRestore();
  },
);

claim("The value isn't one of the options. Set it to `''` when the options change.", async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const edit = async (value: string) => {
    const view = await render(
      <DataGrid
        rows={[{ id: 1, city: value }]}
        columns={[
          { field: 'city', type: 'singleSelect', valueOptions: ['Kobe', 'Sendai'], editable: true },
        ]}
      />,
    );
    await open(1, 'city');
    await view.unmount();
    return warn.mock.calls.flat().join();
  };
  expect(await edit('')).not.toContain('out-of-range value');
  expect(await edit('Bari')).toContain('You have provided an out-of-range value');
  warn.mockRestore();
});
