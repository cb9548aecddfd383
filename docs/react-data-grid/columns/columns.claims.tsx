import {
  DataGrid,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import * as React from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ColumnsFromData from './demos/ColumnsFromData';
import HarvestColumns from './demos/HarvestColumns';

const rows = [
  { id: 1, name: 'b', cost: 20, address: { city: 'Porto' } },
  { id: 2, name: 'a', cost: 30, address: { city: 'Lyon' } },
];
const columns = (): GridColDef[] => [{ field: 'name' }, { field: 'cost', width: 120 }];

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps> & { columns: GridColDef[] }) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} {...props} />
    </div>
  );
}

const headers = () =>
  [...document.querySelectorAll('[role="columnheader"]')].map((header) =>
    header.getAttribute('data-field'),
  );
const texts = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const width = (field: string) => api.current?.getColumn(field).computedWidth;
const header = (name: string) => page.getByRole('columnheader', { name });

claim('The value of **Per tree** is computed from other fields.', async () => {
  await render(<HarvestColumns />);
  await expect.poll(() => texts('perTree')[0]).toBe('25.8 kg');
});

claim(
  'Your users can sort, filter, hide, and resize each column from its header without any code.',
  async () => {
    await render(<HarvestColumns />);
    for (const name of ['Orchard', 'Variety', 'Picked', 'Harvest, kg', 'Per tree']) {
      await expect.element(header(name)).toBeInTheDocument();
      const line = header(name).element().querySelector('.MuiDataGrid-columnSeparator--resizable');
      expect(line, name).not.toBeNull();
    }
    await header('Variety').hover();
    await header('Variety').getByRole('button', { name: /menu/ }).click();
    for (const item of ['Sort by ASC', 'Filter', 'Hide column']) {
      await expect.element(page.getByRole('menuitem', { name: item })).toBeVisible();
    }
  },
);

claim(
  'With a new array, it updates all columns, and they lose the widths that your users have set.',
  async () => {
    const same = columns();
    const { rerender } = await render(<Grid columns={same} />);
    await expect.poll(headers).toEqual(['name', 'cost']);
    api.current?.setColumnWidth('name', 222);
    await expect.poll(() => width('name')).toBe(222);
    await rerender(<Grid columns={same} hideFooter />);
    expect(width('name')).toBe(222);
    await rerender(<Grid columns={columns()} hideFooter />);
    await expect.poll(() => width('name')).toBe(100);
  },
);

claim('Widths set by dragging or autosizing | Reset to the definition', async () => {
  const { rerender } = await render(<Grid columns={columns()} />);
  await expect.poll(headers).toEqual(['name', 'cost']);
  await api.current?.autosizeColumns();
  await expect.poll(() => width('cost')).not.toBe(120);
  await rerender(<Grid columns={columns()} />);
  await expect.poll(() => [width('name'), width('cost')]).toEqual([100, 120]);
});

claim('Order | Follows the array', async () => {
  const { rerender } = await render(<Grid columns={columns()} />);
  await expect.poll(headers).toEqual(['name', 'cost']);
  await rerender(<Grid columns={columns().reverse()} />);
  await expect.poll(headers).toEqual(['cost', 'name']);
});

claim('Hidden columns | Stay hidden, by `field`', async () => {
  const { rerender } = await render(<Grid columns={columns()} />);
  await expect.poll(headers).toEqual(['name', 'cost']);
  api.current?.setColumnVisibility('cost', false);
  await expect.poll(headers).toEqual(['name']);
  await rerender(<Grid columns={[...columns(), { field: 'id' }]} />);
  await expect.poll(headers).toEqual(['name', 'id']);
});

claim('Sorting and filters | Stay, as long as a column with that `field` exists', async () => {
  const initialState = {
    sorting: { sortModel: [{ field: 'cost', sort: 'desc' as const }] },
    filter: { filterModel: { items: [{ field: 'cost', operator: 'contains', value: '0' }] } },
  };
  const state = () => [
    api.current?.getSortModel().length,
    api.current?.state.filter.filterModel.items.length,
  ];
  const { rerender } = await render(<Grid columns={columns()} initialState={initialState} />);
  await expect.poll(() => texts('name')).toEqual(['a', 'b']);
  await rerender(<Grid columns={columns()} />);
  await expect.poll(() => texts('name')).toEqual(['a', 'b']);
  expect(state()).toEqual([1, 1]);
  await rerender(<Grid columns={[{ field: 'name' }]} />);
  await expect.poll(state).toEqual([0, 0]);
});

claim(
  'A filter also stays if its column gets another `type`. If the new type doesn\'t have the operator of the filter, such as "contains" in a column of numbers, the grid throws an error as soon as it filters again.',
  async () => {
    const { rerender } = await render(
      <Grid
        columns={columns()}
        initialState={{
          filter: { filterModel: { items: [{ field: 'cost', operator: 'contains', value: '3' }] } },
        }}
      />,
    );
    await expect.poll(() => texts('name')).toEqual(['a']);
    await rerender(<Grid columns={[{ field: 'name' }, { field: 'cost', type: 'number' }]} />);
    await expect.poll(() => api.current?.getColumn('cost').type).toBe('number');
    expect(api.current?.state.filter.filterModel.items).toHaveLength(1);
    expect(() => api.current?.setRows([...rows])).toThrow(
      "No filter operator found for column 'cost' and operator value 'contains'",
    );
  },
);

claim(
  'The type of a column depends on its first value: columns of numbers are aligned at the end and sorted as numbers.',
  async () => {
    await render(<ColumnsFromData />);
    await header('First quarter').click();
    await expect.poll(() => texts('first_quarter')).toEqual(['18,650', '29,800', '41,200']);
    const cell = document.querySelector('[role="gridcell"][data-field="first_quarter"]');
    expect(cell?.className).toContain('textRight');
    await page.getByRole('button', { name: 'Returns' }).click();
    await expect.poll(headers).toEqual(['product', 'reason', 'pieces']);
  },
);

claim(
  'New columns are added, missing ones are removed, and columns with a known `field` are updated.',
  async () => {
    const { rerender } = await render(<Grid columns={columns()} />);
    await expect.poll(headers).toEqual(['name', 'cost']);
    await rerender(<Grid columns={[{ field: 'id' }, { field: 'name', headerName: 'Title' }]} />);
    await expect.poll(headers).toEqual(['id', 'name']);
    await expect.element(header('Title')).toBeVisible();
  },
);

claim(
  'Start from the current column, `getColumn(field)`: if you pass an object without `type`, all properties that it omits are reset to their defaults. If no column has the `field`, `updateColumns` adds one.',
  async () => {
    await render(
      <Grid columns={[{ field: 'name' }, { field: 'cost', type: 'number', width: 120 }]} />,
    );
    await expect.poll(headers).toEqual(['name', 'cost']);
    const cost = api.current?.getColumn('cost');
    api.current?.updateColumns([{ ...cost, field: 'cost', headerName: 'Price' }, { field: 'id' }]);
    await expect.poll(headers).toEqual(['name', 'cost', 'id']);
    expect(api.current?.getColumn('cost')).toMatchObject({
      headerName: 'Price',
      type: 'number',
      width: 120,
    });
    api.current?.updateColumns([{ field: 'cost', headerName: 'Sum' }]);
    await expect.element(header('Sum')).toBeVisible();
    expect(api.current?.getColumn('cost')).toMatchObject({
      headerName: 'Sum',
      type: 'string',
      width: 100,
    });
  },
);

claim(
  'A new `columns` array removes the columns that `updateColumns` added, and overwrites the properties that it changed.',
  async () => {
    const named = () => [{ field: 'name', headerName: 'Name' }];
    const { rerender } = await render(<Grid columns={named()} />);
    await expect.poll(headers).toEqual(['name']);
    api.current?.updateColumns([{ field: 'name', headerName: 'Title' }, { field: 'id' }]);
    await expect.poll(headers).toEqual(['name', 'id']);
    await rerender(<Grid columns={named()} />);
    await expect.poll(headers).toEqual(['name']);
    await expect.element(header('Name')).toBeVisible();
  },
);

claim(
  '`getColumn(field)` | Returns one column with all its defaults, and its width as `computedWidth`',
  async () => {
    await render(<Grid columns={columns()} />);
    await expect.poll(headers).toEqual(['name', 'cost']);
    expect(api.current?.getColumn('cost')).toMatchObject({
      computedWidth: 120,
      minWidth: 50,
      sortable: true,
      type: 'string',
    });
  },
);

claim(
  '`getColumnIndex(field, useVisibleColumns?)` | Returns the index among the visible columns or, with `false`, among all',
  async () => {
    await render(
      <Grid
        columns={columns()}
        initialState={{ columns: { columnVisibilityModel: { name: false } } }}
      />,
    );
    await expect.poll(headers).toEqual(['cost']);
    expect(api.current?.getColumnIndex('cost')).toBe(0);
    expect(api.current?.getColumnIndex('cost', false)).toBe(1);
  },
);

claim(
  '`getColumnPosition(field)` | Returns the distance from the first column in pixels',
  async () => {
    await render(<Grid columns={[...columns(), { field: 'id' }]} />);
    await expect.poll(headers).toEqual(['name', 'cost', 'id']);
    expect(['name', 'cost', 'id'].map((field) => api.current?.getColumnPosition(field))).toEqual([
      0, 100, 220,
    ]);
  },
);

claim(
  '`apiRef.current` is `null` until the grid is mounted, so call these methods from event handlers and effects.',
  async () => {
    const own: React.RefObject<GridApi | null> = { current: null };
    const seen: (boolean | undefined)[] = [];
    function Page() {
      seen.push(own.current === null);
      React.useEffect(() => {
        seen.push(own.current === null);
      }, []);
      return (
        <div style={{ height: 300 }}>
          <DataGrid apiRef={own} rows={rows} columns={columns()} />
        </div>
      );
    }
    await render(<Page />);
    expect([seen[0], seen.at(-1)]).toEqual([true, false]);
  },
);

claim('The component then renders again when the columns change.', async () => {
  function Toolbar() {
    const apiRef = useGridApiContext();
    const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
    return <p>{`visible: ${visible.length}`}</p>;
  }
  await render(<Grid columns={columns()} showToolbar slots={{ toolbar: Toolbar }} />);
  await expect.element(page.getByText('visible: 2')).toBeVisible();
  api.current?.setColumnVisibility('cost', false);
  await expect.element(page.getByText('visible: 1')).toBeVisible();
});

const many = Array.from({ length: 100 }, (_each, index) => ({ field: `c${index}` }));

claim(
  'The grid renders only the columns in the viewport and up to 150 pixels beyond it (`columnBufferPx`), so it can have hundreds of columns.',
  async () => {
    await render(<Grid columns={many} />);
    await expect.poll(() => headers().length).toBeGreaterThan(5);
    // 600 and 150 pixels.
    expect(headers().length).toBeLessThanOrEqual(8);
    await render(<Grid columns={many} columnBufferPx={1000} />);
    await expect.poll(() => headers().length).toBeGreaterThan(20);
  },
);

claim(
  'With `disableVirtualization`, the grid renders all cells of all rows of the page.',
  async () => {
    const cells = () => document.querySelectorAll('[role="gridcell"]').length;
    const { unmount } = await render(<Grid columns={many} disableVirtualization />);
    await expect.poll(cells).toBe(200);
    await unmount();
    await render(
      <Grid
        columns={many}
        rows={Array.from({ length: 12 }, (_each, id) => ({ id }))}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
        disableVirtualization
      />,
    );
    await expect.poll(cells).toBe(1000);
  },
);

claim(
  'With automatic row heights, it renders all columns, because a cell outside the viewport could be the tallest. With `virtualizeColumnsWithAutoRowHeight`, it renders only some again, but row heights then change while your users scroll horizontally.',
  async () => {
    const cells = () => document.querySelectorAll('[role="gridcell"]').length;
    const { unmount } = await render(<Grid columns={many} getRowHeight={() => 'auto'} />);
    await expect.poll(cells).toBe(200);
    await unmount();
    const tall = many.map((column, index) => ({
      ...column,
      ...(index === 50 ? { renderCell: () => <div style={{ height: 150 }} /> } : {}),
    }));
    await render(
      <Grid columns={tall} getRowHeight={() => 'auto'} virtualizeColumnsWithAutoRowHeight />,
    );
    await expect.poll(cells).toBeGreaterThan(5);
    expect(cells()).toBeLessThan(100);
    const height = () =>
      document.querySelector<HTMLElement>('[role="row"][data-id]')?.offsetHeight ?? 0;
    expect(height()).toBeLessThan(100);
    api.current?.scrollToIndexes({ colIndex: 50 });
    await expect.poll(height).toBeGreaterThan(140);
  },
);

claim("Names are case-sensitive, and `'address.city'` isn't resolved as a path.", async () => {
  await render(
    <Grid columns={[{ field: 'Name' }, { field: 'address.city' }, { field: 'name' }]} />,
  );
  await expect.poll(() => texts('name')).toEqual(['b', 'a']);
  expect([texts('Name'), texts('address.city')]).toEqual([
    ['', ''],
    ['', ''],
  ]);
});

claim('Properties that the new definition omits are reset to their defaults.', async () => {
  const first: GridColDef[] = [
    { field: 'cost', type: 'number', headerName: 'Price', flex: 1, maxWidth: 300, align: 'left' },
    { field: 'name', headerName: 'Title', flex: 1 },
  ];
  const { rerender } = await render(<Grid columns={first} />);
  await expect.poll(() => width('cost')).toBeGreaterThan(250);
  await rerender(<Grid columns={[{ field: 'cost', type: 'number' }, { field: 'name' }]} />);
  await expect.poll(() => width('cost')).toBe(100);
  expect(api.current?.getColumn('cost')).toMatchObject({ maxWidth: Infinity, align: 'right' });
  for (const field of ['cost', 'name']) {
    expect(api.current?.getColumn(field).headerName).toBeUndefined();
    expect(api.current?.getColumn(field).flex).toBeUndefined();
  }
});
