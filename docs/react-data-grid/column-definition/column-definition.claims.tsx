import {
  GridPreferencePanelsValue,
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ColumnTypes from './demos/ColumnTypes';
import CrewColumns from './demos/CrewColumns';
import EditedValues from './demos/EditedValues';
import MoneyColumns from './demos/MoneyColumns';
import OrderLines from './demos/OrderLines';
import ReservoirLevels from './demos/ReservoirLevels';
import RowActions from './demos/RowActions';

interface Row {
  id: number;
  name: string;
  amount: number;
  nested: { part: string };
}

const rows: Row[] = [
  { id: 1, name: 'b', amount: 20, nested: { part: 'x' } },
  { id: 2, name: 'a', amount: 1000.5, nested: { part: 'y' } },
];

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps> & { columns: GridColDef[] }) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} {...props} />
    </div>
  );
}

class Boundary extends React.Component<{ children: React.ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

const header = (name: string) => page.getByRole('columnheader', { name });
const width = (field: string) => api.current?.getColumn(field).computedWidth;
const cells = (field: string) => [
  ...document.querySelectorAll<HTMLElement>(`[role="gridcell"][data-field="${field}"]`),
];
const texts = (field: string) => cells(field).map((cell) => cell.textContent);
const cell = (field: string, row = 0) => {
  const found = cells(field)[row];
  if (!found) {
    throw new Error(`no cell of ${field} in row ${row}`);
  }
  return found;
};

claim('Hold the pointer over the **Watch** header: `description` is its tooltip.', async () => {
  await render(<CrewColumns />);
  await page.getByText('Watch').hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('1: 00–04 and 12–16');
});

claim('`headerName` | Text of the header | `field`', async () => {
  await render(<Grid columns={[{ field: 'name' }, { field: 'amount', headerName: 'Price' }]} />);
  await expect.element(header('name')).toHaveTextContent('name');
  await expect.element(header('Price')).toHaveTextContent('Price');
});

claim('`description` | Tooltip of the header | `headerName`, if cut off', async () => {
  const long = 'A name that is much too long for a column';
  await render(
    <Grid
      columns={[
        { field: 'name', headerName: long },
        { field: 'amount', headerName: 'Short' },
      ]}
    />,
  );
  await page.getByText('Short').hover();
  await page.getByText(long).hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(long);
});

claim('`width` | Pixels | 100', async () => {
  await render(<Grid columns={[{ field: 'name' }, { field: 'amount', width: 77 }]} />);
  await expect.poll(() => [width('name'), width('amount')]).toEqual([100, 77]);
});

claim('`flex` | Share of the free width. It wins over `width` | none', async () => {
  await render(
    <Grid
      columns={[
        { field: 'name', flex: 1, width: 60 },
        { field: 'amount', width: 100 },
      ]}
    />,
  );
  await expect.poll(() => width('name')).toBeGreaterThan(480);
});

claim(
  '`minWidth`, `maxWidth` | Limits of the width, also for `flex` and resizing | 50, none',
  async () => {
    await render(
      <Grid
        columns={[
          { field: 'name', width: 10 },
          { field: 'amount', flex: 1, maxWidth: 200 },
          { field: 'wide', width: 5000 },
          { field: 'narrow', width: 300, maxWidth: 200 },
        ]}
      />,
    );
    await expect
      .poll(() => ['name', 'amount', 'wide', 'narrow'].map(width))
      .toEqual([50, 50, 5000, 200]);
    api.current?.setColumnWidth('narrow', 400);
    api.current?.setColumnWidth('name', 5);
    expect(['name', 'narrow'].map(width)).toEqual([50, 200]);
  },
);

claim('Give a `flex` column a `minWidth`, or it shrinks to 50 pixels on a phone.', async () => {
  await render(
    <Grid
      columns={[
        { field: 'name', flex: 1 },
        { field: 'amount', width: 600 },
      ]}
    />,
  );
  await expect.poll(() => width('name')).toBe(50);
});

claim(
  'Those columns show a check mark or a cross in step 4, even with a `valueFormatter`.',
  async () => {
    await render(
      <Grid
        columns={[
          {
            field: 'same',
            type: 'boolean',
            valueGetter: (_value, row: Row) => row.id === 1,
            valueFormatter: () => 'formatted',
          },
        ]}
      />,
    );
    await expect
      .poll(() =>
        cells('same').map((each) => each.querySelector('svg')?.getAttribute('data-value')),
      )
      .toEqual(['true', 'false']);
    expect(texts('same').join('')).not.toContain('formatted');
  },
);

claim('The quick filter skips `boolean` columns.', async () => {
  await render(
    <Grid
      columns={[
        { field: 'name' },
        { field: 'same', type: 'boolean', valueGetter: () => true, valueFormatter: () => 'yes' },
      ]}
    />,
  );
  api.current?.setQuickFilterValues(['yes']);
  await expect.element(page.getByText('No results found.')).toBeVisible();
});

claim(
  '2. `valueGetter` | `row[field]` is the value | Sorting, filters, editing, the quick filter of `number` columns',
  async () => {
    await render(
      <Grid
        initialState={{ sorting: { sortModel: [{ field: 'amount', sort: 'asc' }] } }}
        columns={[
          { field: 'name', editable: true },
          {
            field: 'amount',
            type: 'number',
            editable: true,
            valueGetter: (value: number) => -value,
            valueFormatter: (value: number) => `${-value} pieces`,
          },
        ]}
      />,
    );
    await expect.poll(() => texts('name')).toEqual(['a', 'b']);
    api.current?.setFilterModel({ items: [{ field: 'amount', operator: '<', value: -100 }] });
    await expect.poll(() => texts('name')).toEqual(['a']);
    api.current?.setFilterModel({ items: [], quickFilterValues: ['-20'] });
    await expect.poll(() => texts('name')).toEqual(['b']);
    api.current?.startCellEditMode({ id: 1, field: 'amount' });
    await expect.element(page.getByRole('spinbutton')).toHaveValue(-20);
  },
);

claim(
  '3. `valueFormatter` | The type formats the value | The cell, CSV export, copying, the quick filter of other columns',
  async () => {
    const copied = vi.fn<(text: string) => void>();
    await render(
      <Grid
        onClipboardCopy={copied}
        columns={[
          { field: 'name', valueFormatter: (value: string) => `<${value}>` },
          { field: 'amount', type: 'number' },
        ]}
      />,
    );
    await expect.poll(() => texts('name')).toEqual(['<b>', '<a>']);
    expect(texts('amount')).toEqual(['20', '1,000.5']);
    expect(api.current?.getDataAsCsv()).toContain('<b>');
    await userEvent.click(cell('name'));
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toContain('<b>');
    api.current?.setQuickFilterValues(['<a']);
    await expect.poll(() => texts('name')).toEqual(['<a>']);
  },
);

claim(
  '**Discount** is stored as `0.1` and displayed as `10%`. To filter by it, enter `0.1`.',
  async () => {
    await render(<OrderLines />);
    await expect.poll(() => texts('discount')).toEqual(['10%', 'none', '25%', '5%']);
    cell('discount').focus();
    await header('Discount').hover();
    await header('Discount').getByRole('button', { name: /menu/ }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('spinbutton').fill('0.1');
    await expect.poll(() => texts('discount')).toEqual(['10%']);
  },
);

claim(
  "**Total** has a `field` that doesn't exist in the rows. Its value is computed from three other fields, and it sorts as a number.",
  async () => {
    await render(<OrderLines />);
    await expect
      .poll(() => texts('total'))
      .toEqual(['€691.20', '€1,440.00', '€585.00', '€1,187.50']);
    await header('Total').click();
    await expect
      .poll(() => texts('total'))
      .toEqual(['€585.00', '€691.20', '€1,187.50', '€1,440.00']);
  },
);

claim(
  '`valueGetter` runs for each visible cell, and for each row when the grid sorts or filters by the column, so keep it fast and free of side effects.',
  async () => {
    const seen = new Set<number>();
    const many = Array.from({ length: 100 }, (_each, id) => ({ id, name: `n${id}` }));
    const valueGetter = (value: string, row: { id: number }) => {
      seen.add(row.id);
      return value;
    };
    await render(<Grid rows={many} columns={[{ field: 'name', valueGetter }]} />);
    await expect.poll(() => texts('name').length).toBeGreaterThan(3);
    expect(seen.size).toBeLessThan(50);
    api.current?.sortColumn('name', 'asc');
    await expect.poll(() => seen.size).toBe(100);
    seen.clear();
    api.current?.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'n1' }] });
    await expect.poll(() => seen.size).toBe(100);
  },
);

claim(
  '`valueFormatter` also runs for `null` and `undefined`: check for them before you call a method on the value.',
  async () => {
    const valueFormatter = vi.fn(() => '');
    await render(
      <Grid
        rows={[{ id: 1, name: null }, { id: 2 }]}
        columns={[{ field: 'name', valueFormatter }]}
      />,
    );
    const values = () => valueFormatter.mock.calls.map(([value]: unknown[]) => value);
    await expect.poll(values).toContain(null);
    expect(values()).toContain(undefined);
  },
);

claim('Sorting and filtering use the number, regardless of what the cell renders.', async () => {
  await render(<ReservoirLevels />);
  await header('Level').click();
  await expect.poll(() => texts('level')).toEqual(['17%', '43%', '64%', '82%', '95%']);
});

claim("`display: 'flex'` centers the content vertically.", async () => {
  await render(<ReservoirLevels />);
  await expect.poll(() => cells('level').length).toBe(5);
  const outer = cell('level').getBoundingClientRect();
  const inner = cell('level').firstElementChild?.getBoundingClientRect();
  expect(inner?.height).toBeLessThan(outer.height - 10);
  const middle = (box: DOMRect | undefined) => (box ? box.top + box.height / 2 : 0);
  expect(Math.abs(middle(outer) - middle(inner))).toBeLessThan(1.5);
});

claim('The CSV file contains the formatted value, not what `renderCell` returns.', async () => {
  await render(
    <Grid columns={[{ field: 'name', valueFormatter: () => 'text', renderCell: () => 'drawn' }]} />,
  );
  await expect.poll(() => texts('name')).toEqual(['drawn', 'drawn']);
  expect(api.current?.getDataAsCsv()).toBe('name\r\ntext\r\ntext');
});

claim(
  'Pass `tabIndex={params.tabIndex}` to a button or a link in a cell. It then receives the focus when its cell does.',
  async () => {
    await render(
      <Grid
        columns={[
          { field: 'name' },
          {
            field: 'amount',
            renderCell: ({ tabIndex, value }) => <button tabIndex={tabIndex}>{value}</button>,
          },
        ]}
      />,
    );
    await expect.poll(() => texts('amount').length).toBe(2);
    await userEvent.click(cell('name'));
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => document.activeElement?.tagName).toBe('BUTTON');
    expect(document.activeElement?.textContent).toBe('20');
  },
);

claim(
  'Open the filter of each column from its menu: the operators and the input depend on the type.',
  async () => {
    await render(<ColumnTypes />);
    const types: (string | null | undefined)[] = [];
    for (const name of ['Artist', 'Seats left', 'On sale since']) {
      // With the pointer, each click waits for the end of an animation, and the button exists only while the pointer is
      // on the header. On a busy machine, that took longer than a click may.
      await expect.element(header(name)).toBeVisible();
      const focused = header(name).element();
      if (focused instanceof HTMLElement) focused.focus();
      await expect.poll(() => focused.contains(document.activeElement)).toBe(true);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      const item = page.getByRole('menuitem', { name: 'Filter' });
      await expect.element(item).toBeInTheDocument();
      item.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await expect.element(page.getByRole('combobox', { name: 'Operator' })).toBeVisible();
      await expect
        .poll(() => document.querySelector('.MuiDataGrid-filterFormValueInput input'))
        .not.toBeNull();
      types.push(
        document.querySelector<HTMLInputElement>('.MuiDataGrid-filterFormValueInput input')?.type,
      );
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => document.querySelector('.MuiDataGrid-filterForm')).toBeNull();
    }
    expect(types).toEqual(['text', 'number', 'date']);
  },
);

claim(
  "`'number'` | `number` | `toLocaleString()`, at the end of the cell | number field",
  async () => {
    await render(<Grid columns={[{ field: 'amount', type: 'number', editable: true }]} />);
    await expect.poll(() => texts('amount')).toEqual(['20', (1000.5).toLocaleString()]);
    expect(getComputedStyle(cell('amount')).textAlign).toMatch(/right|end/);
    api.current?.startCellEditMode({ id: 1, field: 'amount' });
    await expect.element(page.getByRole('spinbutton')).toBeVisible();
  },
);

claim("`'singleSelect'` | value of one option | label of the option | select", async () => {
  await render(
    <Grid
      columns={[
        {
          field: 'name',
          type: 'singleSelect',
          editable: true,
          valueOptions: [
            { value: 'b', label: 'Bee' },
            { value: 'a', label: 'Ay' },
          ],
        },
      ]}
    />,
  );
  await expect.poll(() => texts('name')).toEqual(['Bee', 'Ay']);
  api.current?.startCellEditMode({ id: 1, field: 'name' });
  await expect.element(page.getByRole('option', { name: 'Ay' })).toBeVisible();
});

claim('The filter panel calls the function without a row.', async () => {
  const rowsOf: unknown[] = [];
  const seen = vi.fn((params: { row?: unknown }) => {
    rowsOf.push(params.row);
    return ['a', 'b'];
  });
  await render(
    <Grid
      columns={[{ field: 'name', type: 'singleSelect', valueOptions: seen }]}
      initialState={{
        filter: { filterModel: { items: [{ field: 'name', operator: 'is', value: '' }] } },
      }}
    />,
  );
  await expect.poll(() => texts('name')).toEqual(['b', 'a']);
  rowsOf.length = 0;
  api.current?.showFilterPanel('name');
  await expect.poll(() => rowsOf.includes(undefined)).toBe(true);
});

claim(
  'The column needs a `field` that no other column has. It cannot be sorted, filtered, or exported.',
  async () => {
    await render(
      <Grid
        columns={[{ field: 'name' }, { field: 'actions', type: 'actions', getActions: () => [] }]}
      />,
    );
    await expect.poll(() => texts('name').length).toBe(2);
    expect(api.current?.getDataAsCsv()).toBe('name\r\nb\r\na');
    expect(api.current?.getColumn('actions')).toMatchObject({ sortable: false, filterable: false });
  },
);

claim(
  'In a column of type `actions`, `renderCell` returns a `GridActionsCell` with its items: icon buttons, and a menu for those with `showInMenu`.',
  async () => {
    await render(<RowActions />);
    await page.getByRole('menuitem', { name: 'Delete Shakshuka' }).click();
    await expect.poll(() => texts('title')[0]).toBe('Pierogi ruskie');
    expect(cell('actions').textContent).toBe('');
    await page.getByRole('menuitem', { name: 'more' }).nth(1).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.poll(() => texts('title').at(-1)).toBe('Okonomiyaki');
  },
);

claim(
  'The grid also calls it with the value of each filter on the column, which is `undefined` until your user enters one, so both parsers in this demo accept `undefined`.',
  async () => {
    const valueParser = vi.fn((value?: string) => value?.toLowerCase());
    const { unmount } = await render(<Grid columns={[{ field: 'name', valueParser }]} />);
    await expect.poll(() => texts('name')).toEqual(['b', 'a']);
    expect(valueParser).not.toHaveBeenCalled();
    api.current?.showFilterPanel('name');
    await expect.poll(() => valueParser.mock.calls.map(([value]) => value)).toContain(undefined);
    await page.getByRole('textbox', { name: 'Value' }).fill('A');
    await expect.poll(() => texts('name')).toEqual(['a']);
    expect(valueParser).toHaveBeenLastCalledWith(
      'A',
      undefined,
      expect.anything(),
      expect.anything(),
    );
    await unmount();

    await render(<EditedValues />);
    for (const name of ['Flight', 'Route']) {
      await header(name).hover();
      await header(name).getByRole('button', { name: /menu/ }).click();
      await page.getByRole('menuitem', { name: 'Filter' }).click();
      await page.getByRole('textbox', { name: 'Value' }).fill('kq');
      await expect.poll(() => texts('code').length).toBeLessThan(2);
      await page.getByRole('textbox', { name: 'Value' }).fill('');
      await expect.poll(() => texts('code').length).toBe(4);
      await userEvent.keyboard('{Escape}');
    }
  },
);

claim(
  'Pass all `params` to `GridActionsCell`. Its children must be `GridActionsCellItem` elements, alone or in a fragment. It ignores your own component that returns one, and logs an error.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const Own = () => <GridActionsCellItem icon={<b>o</b>} label="Own" />;
    await render(
      <Grid
        columns={[
          {
            field: 'actions',
            type: 'actions',
            renderCell: (params) => (
              <GridActionsCell {...params}>
                <>
                  <GridActionsCellItem icon={<b>f</b>} label="In a fragment" />
                </>
                <GridActionsCellItem icon={<b>a</b>} label="Alone" />
                <Own />
              </GridActionsCell>
            ),
          },
        ]}
      />,
    );
    await expect.element(page.getByRole('menuitem', { name: 'Alone' }).first()).toBeVisible();
    await expect
      .element(page.getByRole('menuitem', { name: 'In a fragment' }).first())
      .toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Own' }).elements()).toEqual([]);
    expect(error).toHaveBeenCalled();
  },
);

claim('`getActions`, which returns an array of items, is deprecated but still works.', async () => {
  await render(
    <Grid
      columns={[
        {
          field: 'actions',
          type: 'actions',
          getActions: () => [
            <GridActionsCellItem key="a" icon={<b>a</b>} label="From getActions" />,
          ],
        },
      ]}
    />,
  );
  await expect
    .element(page.getByRole('menuitem', { name: 'From getActions' }).first())
    .toBeVisible();
});

claim(
  '`valueParser` converts the input on each keystroke. **Flight** converts it to uppercase.',
  async () => {
    await render(<EditedValues />);
    await expect.poll(() => texts('code')[0]).toBe('TP 1335');
    await userEvent.dblClick(cell('code'));
    await userEvent.keyboard('x');
    await expect.element(page.getByRole('textbox')).toHaveValue('TP 1335X');
  },
);

claim(
  '**Route** sets two fields from one text, and **Load** divides the percentage by 100 again.',
  async () => {
    await render(<EditedValues />);
    await expect.poll(() => texts('route')[0]).toBe('LHR–LIS');
    await userEvent.dblClick(cell('route'));
    await userEvent.fill(page.getByRole('textbox'), 'osl bgo');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => [texts('from')[0], texts('to')[0]]).toEqual(['OSL', 'BGO']);
    await userEvent.dblClick(cell('load'));
    await userEvent.fill(page.getByRole('spinbutton'), '55');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => texts('load')[0]).toBe('55');
  },
);

const edit = async (value: string) => {
  api.current?.startCellEditMode({ id: 1, field: 'name' });
  await expect.poll(() => api.current?.getCellMode(1, 'name')).toBe('edit');
  await api.current?.setEditCellValue({ id: 1, field: 'name', value });
  api.current?.stopCellEditMode({ id: 1, field: 'name' });
};

claim(
  'Without `valueSetter`, the grid sets `row[field]`. If `valueGetter` reads other fields, the cell still shows the old value after an edit.',
  async () => {
    await render(
      <Grid
        columns={[
          { field: 'name', editable: true, valueGetter: (_value, row: Row) => `${row.amount}` },
        ]}
      />,
    );
    await expect.poll(() => texts('name')[0]).toBe('20');
    await edit('new');
    await expect.poll(() => api.current?.getRow<Row>(1)?.name).toBe('new');
    expect(texts('name')[0]).toBe('20');
  },
);

claim("The grid keeps edits in its own state and doesn't change your `rows`.", async () => {
  await render(<Grid columns={[{ field: 'name', editable: true }]} />);
  await expect.poll(() => texts('name')[0]).toBe('b');
  await edit('new');
  await expect.poll(() => texts('name')[0]).toBe('new');
  expect(rows[0]?.name).toBe('b');
});

claim(
  'It sets the width, the format, the sorting order, and a class for negative amounts.',
  async () => {
    await render(<MoneyColumns />);
    await expect
      .poll(() => texts('left'))
      .toEqual(['€16,450,000', '-€510,000', '€8,800,000', '€320,000']);
    expect(cells('left').map(({ className }) => className.includes('negative'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(cell('left').offsetWidth).toBe(140);
    await header('Left').click();
    await expect.element(header('Left')).toHaveAttribute('aria-sort', 'descending');
  },
);

claim(
  "You can't register a type under your own name: an unknown `type` is a TypeScript error, and the column behaves like `'string'`.",
  async () => {
    const columns: GridColDef[] = [
      // @ts-expect-error -- not a type of column
      { field: 'name', type: 'money' },
    ];
    await render(<Grid columns={columns} />);
    await expect.poll(() => texts('name')).toEqual(['b', 'a']);
    expect(api.current?.getColumn('name').filterOperators?.map(({ value }) => value)).toContain(
      'contains',
    );
  },
);

claim(
  '**Resized columns go back to their old width.** `columns` is a new array on each render.',
  async () => {
    const columns = () => [{ field: 'name' }, { field: 'amount', width: 120 }];
    const { rerender } = await render(<Grid columns={columns()} />);
    await expect.poll(() => width('name')).toBe(100);
    api.current?.setColumnWidth('name', 222);
    api.current?.setColumnWidth('amount', 333);
    await expect.poll(() => [width('name'), width('amount')]).toEqual([222, 333]);
    await rerender(<Grid columns={columns()} />);
    await expect.poll(() => [width('name'), width('amount')]).toEqual([100, 120]);
  },
);

claim(
  '**"Cannot read properties of undefined (reading \'row\')".** The code was written for version 6, where `valueGetter` and `valueFormatter` received one object. They now receive `(value, row)`.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const valueGetter = (params: { row: { name: string } }) => params.row.name;
    await render(
      <Boundary>
        <Grid columns={[{ field: 'full', valueGetter }]} />
      </Boundary>,
    );
    await expect
      .element(page.getByText("Cannot read properties of undefined (reading 'row')"))
      .toBeVisible();
  },
);

claim(
  '**"`date` column type only accepts `Date` objects as values".** Convert the value in `valueGetter`.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Boundary>
        <Grid rows={[{ id: 1, day: '2025-03-14' }]} columns={[{ field: 'day', type: 'date' }]} />
      </Boundary>,
    );
    await expect
      .element(page.getByText('`date` column type only accepts `Date` objects as values'))
      .toBeVisible();
  },
);

claim(
  'A `valueFormatter` of your own avoids this error, but the column then sorts as text, and the filter operator `before` throws an error.',
  async () => {
    await render(
      <Grid
        rows={[
          { id: 1, day: '9/1/2025' },
          { id: 2, day: '10/1/2025' },
        ]}
        columns={[{ field: 'day', type: 'date', valueFormatter: (value: string) => value }]}
      />,
    );
    await expect.poll(() => texts('day')).toEqual(['9/1/2025', '10/1/2025']);
    api.current?.sortColumn('day', 'asc');
    await expect.poll(() => texts('day')).toEqual(['10/1/2025', '9/1/2025']);
    expect(() =>
      api.current?.setFilterModel({
        items: [{ field: 'day', operator: 'before', value: '2025-09-15' }],
      }),
    ).toThrow('getTime is not a function');
  },
);

claim('**The cell shows `[object Object]`.** The value is an object.', async () => {
  await render(<Grid columns={[{ field: 'nested' }]} />);
  await expect.poll(() => texts('nested')).toEqual(['[object Object]', '[object Object]']);
});

claim(
  "The comparison is strict: `'1'` and `1` are different values. If the options are plain values, the cell shows its value even if it isn't an option.",
  async () => {
    const valueGetter = () => 1;
    await render(
      <Grid
        columns={[
          {
            field: 'objects',
            type: 'singleSelect',
            valueGetter,
            valueOptions: [{ value: '1', label: 'One' }],
          },
          {
            field: 'same',
            type: 'singleSelect',
            valueGetter,
            valueOptions: [{ value: 1, label: 'One' }],
          },
          { field: 'plain', type: 'singleSelect', valueGetter, valueOptions: ['2'] },
        ]}
      />,
    );
    await expect
      .poll(() => ['objects', 'same', 'plain'].map((field) => texts(field)[0]))
      .toEqual(['', 'One', '1']);
  },
);

claim(
  'They have the same `field`, so both use the definition of the last one. React also warns about children with the same key.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Grid columns={[{ field: 'name' }, { field: 'name', valueGetter: () => 'second' }]} />,
    );
    await expect.poll(() => texts('name')).toEqual(['second', 'second', 'second', 'second']);
    expect(error.mock.calls.flat().join(' ')).toContain('two children with the same key');
  },
);

claim(
  "The row contains the code, such as `ward: 'B2'`. The cell, the list, and the filter panel show the title.",
  async () => {
    const wards = [
      { code: 'A1', title: 'Surgery' },
      { code: 'B2', title: 'Maternity' },
    ];
    type Ward = (typeof wards)[number];
    await render(
      <div style={{ height: 400, width: 600 }}>
        <DataGrid
          rows={[{ id: 1, ward: 'B2' }]}
          columns={[
            {
              field: 'ward',
              type: 'singleSelect',
              editable: true,
              width: 160,
              valueOptions: wards,
              getOptionValue: (option) => (option as Ward).code,
              getOptionLabel: (option) => (option as Ward).title,
            },
          ]}
          initialState={{
            filter: { filterModel: { items: [{ field: 'ward', operator: 'is', value: 'B2' }] } },
            preferencePanel: {
              open: true,
              openedPanelValue: GridPreferencePanelsValue.filters,
            },
          }}
        />
      </div>,
    );
    await expect.element(page.getByRole('gridcell', { name: 'Maternity' })).toBeInTheDocument();
    const filter = () => document.querySelector('.MuiDataGrid-filterForm')?.textContent;
    await expect.poll(filter).toContain('Maternity');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('gridcell', { name: 'Maternity' }).dblClick();
    await expect.element(page.getByRole('option', { name: 'Surgery' })).toBeVisible();
  },
);

claim(
  '`GridActionsCell` calls `onMenuOpen` before its menu opens, and `onMenuClose` before it closes. Return `true` to let this happen, or `false` to prevent it.',
  async () => {
    const answers = { opens: false, closes: false };
    await render(
      <Grid
        columns={[
          {
            field: 'actions',
            type: 'actions',
            renderCell: (params) => (
              <GridActionsCell
                {...params}
                onMenuOpen={() => answers.opens}
                onMenuClose={() => answers.closes}
              >
                <GridActionsCellItem showInMenu label="Archive" />
              </GridActionsCell>
            ),
          },
        ]}
      />,
    );
    const more = page.getByRole('menuitem', { name: 'more' }).first();
    const archive = page.getByRole('menuitem', { name: 'Archive' });
    await more.click();
    await nextPaint();
    await expect.element(archive).not.toBeInTheDocument();
    answers.opens = true;
    await more.click();
    await expect.element(archive).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await nextPaint();
    await expect.element(archive).toBeVisible();
    answers.closes = true;
    await userEvent.keyboard('{Escape}');
    await expect.element(archive).not.toBeInTheDocument();
  },
);
