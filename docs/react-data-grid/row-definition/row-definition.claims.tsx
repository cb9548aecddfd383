import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, expectTypeOf, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import BooksByIsbn from './demos/BooksByIsbn';
import LoadStations from './demos/LoadStations';
import OrderItems from './demos/OrderItems';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = [
  { id: 1, name: 'b', amount: 20 },
  { id: 2, name: 'a', amount: 30 },
  { id: 3, name: 'c', amount: 3 },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const values = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));

claim("The `id` doesn't need a column.", async () => {
  await render(<Grid />);
  expect(ids()).toEqual(['1', '2', '3']);
  expect(api.current?.getColumn('id')).toBeUndefined();
});

claim("If the id of your data isn't called `id`, return it from `getRowId`.", async () => {
  await render(<BooksByIsbn />);
  expect(ids()[0]).toBe('978-0-00-000001-0');
});

claim(
  "The ids are set when the grid receives an array of rows. Passing another function for the same array doesn't change them.",
  async () => {
    const { rerender } = await render(<Grid getRowId={(row: { id: number }) => row.id} />);
    const getRowId = (row: { id: number }) => row.id + 100;
    await rerender(<Grid getRowId={getRowId} />);
    expect(ids()).toEqual(['1', '2', '3']);
    await rerender(<Grid getRowId={getRowId} rows={[...rows]} />);
    await expect.poll(ids).toEqual(['101', '102', '103']);
  },
);

claim(
  'The grid passes the id to your callbacks, and uses it in the selection and in the methods of `apiRef`.',
  async () => {
    const onRowClick = vi.fn<(params: GridRowParams) => void>();
    const getRowId = (row: { name: string }) => `key of ${row.name}`;
    await render(<Grid getRowId={getRowId} onRowClick={onRowClick} />);
    await page.getByRole('gridcell', { name: 'a', exact: true }).click();
    await expect.poll(() => onRowClick.mock.lastCall?.[0].id).toBe('key of a');
    await expect
      .poll(() => [...(api.current?.getSelectedRows().keys() ?? [])])
      .toEqual(['key of a']);
    expect(api.current?.getRow('key of a')).toBe(rows[1]);
    expect(api.current?.getRow(2)).toBeNull();
  },
);

claim(
  'Position in the array | No | After a deletion, ids belong to other rows, and the selection moves to them',
  async () => {
    const byPosition = (names: string[]) => names.map((name, id) => ({ id, name }));
    const { rerender } = await render(<Grid rows={byPosition(['a', 'b', 'c'])} />);
    api.current?.selectRow(1);
    await rerender(<Grid rows={byPosition(['b', 'c'])} />);
    await expect.poll(() => values('name')).toEqual(['b', 'c']);
    expect([...(api.current?.getSelectedRows().values() ?? [])]).toEqual([{ id: 1, name: 'c' }]);
  },
);

claim(
  '`crypto.randomUUID()` or a counter in `getRowId` | No | Each call returns another id, so the grid loses the selection',
  async () => {
    const getRowId = () => crypto.randomUUID();
    const { rerender } = await render(<Grid getRowId={getRowId} />);
    await page.getByRole('gridcell', { name: 'b', exact: true }).click();
    await expect.poll(() => api.current?.getSelectedRows().size).toBe(1);
    await rerender(<Grid getRowId={getRowId} rows={[...rows]} />);
    await expect.poll(() => api.current?.getSelectedRows().size).toBe(0);
  },
);

claim(
  "The grid looks rows up by the text of their id, so `1` and `'1'` refer to the same row. Don't use both.",
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Grid
        rows={[
          { id: 1, name: 'number' },
          { id: '1', name: 'string' },
        ]}
      />,
    );
    expect(values('name')).toEqual(['string', 'string']);
    expect(api.current?.getRow(1)).toBe(api.current?.getRow('1'));
    expect(error.mock.calls.flat().join(' ')).toContain('same key');
  },
);

claim('Two orders with lists of items become five rows.', async () => {
  await render(<OrderItems />);
  expect(ids()).toHaveLength(5);
});

claim('Sorting and filtering use the result of `valueGetter`.', async () => {
  await render(
    <Grid
      columns={[
        { field: 'name', valueGetter: (_value, row: { amount: number }) => 100 - row.amount },
      ]}
      sortModel={[{ field: 'name', sort: 'asc' }]}
      filterModel={{ items: [{ field: 'name', operator: 'contains', value: '7' }] }}
    />,
  );
  await expect.poll(() => values('name')).toEqual(['70', '97']);
});

claim(
  "A path such as `field: 'customer.name'` doesn't reach into the object. It reads a property with a dot in its name.",
  async () => {
    await render(
      <Grid
        columns={[{ field: 'customer.name' }]}
        rows={[
          { id: 1, customer: { name: 'nested' } },
          { id: 2, 'customer.name': 'dotted' },
        ]}
      />,
    );
    expect(values('customer.name')).toEqual(['', 'dotted']);
  },
);

claim(
  'Start with an empty array, set `loading` while you wait, and put the response into state.',
  async () => {
    await render(<LoadStations />);
    await expect.element(page.getByText('Not loaded yet')).toBeVisible();
    await page.getByRole('button', { name: 'Load the stations' }).click();
    await expect
      .poll(() => document.querySelectorAll('.MuiSkeleton-root').length)
      .toBeGreaterThan(0);
    await expect.element(page.getByText('Passau')).toBeVisible();
  },
);

claim(
  'The grid shows `noRowsVariant` while there are no rows, and `variant` on top of existing rows.',
  async () => {
    const slotProps: DataGridProps['slotProps'] = {
      loadingOverlay: { noRowsVariant: 'circular-progress', variant: 'linear-progress' },
    };
    const { rerender } = await render(<Grid loading rows={[]} slotProps={slotProps} />);
    const shown = () =>
      ['CircularProgress', 'LinearProgress', 'Skeleton'].filter((name) =>
        document.querySelector(`.Mui${name}-root`),
      );
    await expect.poll(shown).toEqual(['CircularProgress']);
    await rerender(<Grid loading slotProps={slotProps} />);
    await expect.poll(shown).toEqual(['LinearProgress']);
  },
);

claim(
  "Callbacks such as `onRowClick` don't infer the type, so annotate the parameter with `GridRowParams<Member>`.",
  () => {
    type Params = Parameters<NonNullable<DataGridProps<{ id: number }>['onRowClick']>>[0];
    expectTypeOf<Params['row']>().toBeAny();
    expectTypeOf<GridRowParams<{ id: number }>['row']>().toEqualTypeOf<{ id: number }>();
  },
);

claim(
  'Rows can be instances of a class, including getters. However, an edit copies the row into a plain object without its methods, so use plain objects if your users edit.',
  async () => {
    class Person {
      id = 1;

      first = 'Ada';

      get name() {
        return `${this.first} L.`;
      }
    }
    const processRowUpdate = vi.fn((row: object) => row);
    await render(
      <Grid
        rows={[new Person()]}
        columns={[{ field: 'name' }, { field: 'first', editable: true }]}
        processRowUpdate={processRowUpdate}
      />,
    );
    expect(values('name')).toEqual(['Ada L.']);
    await page.getByRole('gridcell', { name: 'Ada', exact: true }).dblClick();
    await userEvent.keyboard('{Control>}a{/Control}Bob{Enter}');
    await expect.poll(() => processRowUpdate.mock.lastCall?.[0]).toEqual({ id: 1, first: 'Bob' });
    expect(processRowUpdate.mock.lastCall?.[0]).not.toBeInstanceOf(Person);
    await expect.poll(() => values('name')).toEqual(['']);
  },
);

claim(
  "The grid processes all `rows` again whenever it receives another array. An array created during rendering causes this work in each render, and discards edits that you didn't store.",
  async () => {
    const getRowId = vi.fn(({ id }: { id: number }) => id);
    const props = { columns: [{ field: 'name', editable: true }], getRowId };
    const { rerender } = await render(<Grid {...props} />);
    await page.getByRole('gridcell', { name: 'b', exact: true }).dblClick();
    await userEvent.keyboard('{Control>}a{/Control}edited{Enter}');
    await expect.poll(() => values('name')[0]).toBe('edited');
    getRowId.mockClear();
    await rerender(<Grid {...props} disableColumnMenu />);
    expect(getRowId).not.toHaveBeenCalled();
    expect(values('name')[0]).toBe('edited');
    for (let renders = 0; renders < 2; renders += 1) {
      getRowId.mockClear();
      await rerender(<Grid {...props} rows={[...rows]} />);
      const processed = () => new Set<unknown>(getRowId.mock.calls.map(([row]) => row));
      await expect.poll(() => rows.every((row) => processed().has(row))).toBe(true);
      await expect.poll(() => values('name')[0]).toBe('b');
    }
  },
);

claim(
  'A row has no `id`, or `getRowId` returned `undefined` for it. The message ends with the row in question.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(render(<Grid rows={[{ name: 'nameless' }]} />)).rejects.toThrow(
      /The Data Grid component requires all rows to have a unique `id` property\.[^]*\{"name":"nameless"\}$/,
    );
    await expect(render(<Grid getRowId={(row: { key: string }) => row.key} />)).rejects.toThrow(
      /\{"id":1,"name":"b","amount":20\}$/,
    );
  },
);

claim(
  'Two rows have the same id. The later row replaces the earlier one, and React warns about "two children with the same key".',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Grid
        rows={[
          { id: 1, name: 'earlier' },
          { id: 1, name: 'later' },
        ]}
      />,
    );
    expect(values('name')).toEqual(['later', 'later']);
    expect(error.mock.calls.flat().join(' ')).toContain('two children with the same key');
  },
);

claim(
  "Your code calls `push` on the array. The grid freezes the array in development, because it wouldn't notice the change.",
  async () => {
    const given = [...rows];
    await render(<Grid rows={given} />);
    expect(() => given.push({ id: 4, name: 'd', amount: 4 })).toThrow(
      'Cannot add property 3, object is not extensible',
    );
  },
);

claim(
  'You changed the object in place, and the grid still has the same array. Create a new array with a new object: `rows.map((row) => (row.id === id ? { ...row, name } : row))`. Row updates shows this for added and deleted rows, too.',
  async () => {
    const row = { id: 1, name: 'before' };
    const array = [row];
    const { rerender } = await render(<Grid rows={array} />);
    row.name = 'after';
    await rerender(<Grid rows={array} />);
    expect(values('name')).toEqual(['before']);
    await rerender(<Grid rows={array.map(() => ({ ...row }))} />);
    await expect.poll(() => values('name')).toEqual(['after']);
  },
);

claim('Its value is an object. Return a part of it from `valueGetter`.', async () => {
  const { rerender } = await render(<Grid rows={[{ id: 1, name: { first: 'Ada' } }]} />);
  expect(values('name')).toEqual(['[object Object]']);
  const valueGetter = (value: { first: string }) => value.first;
  await rerender(
    <Grid rows={[{ id: 1, name: { first: 'Ada' } }]} columns={[{ field: 'name', valueGetter }]} />,
  );
  await expect.poll(() => values('name')).toEqual(['Ada']);
});
