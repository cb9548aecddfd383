import {
  DataGrid,
  getGridNumericOperators,
  useGridApiContext,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { claim } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DatePickerColumn from './demos/DatePickerColumn';
import LanguagesColumn from './demos/LanguagesColumn';
import PriceTrend from './demos/PriceTrend';
import RatingColumn from './demos/RatingColumn/RatingColumn';

const rows = [
  { id: 1, name: 'b', cost: 20 },
  { id: 2, name: 'a', cost: 30 },
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
const ready = () =>
  expect.poll(() => document.querySelectorAll('[role="gridcell"]').length).toBeGreaterThan(1);
const editing = (field: string) => cell(field).classList.contains('MuiDataGrid-cell--editing');
const edit = (field: string) => {
  api.current?.startCellEditMode({ id: 1, field });
  return expect.poll(() => editing(field)).toBe(true);
};
const header = (name: string) => page.getByRole('columnheader', { name });
const stars = (field: string) =>
  cells(field).map((each) => each.querySelector('[role="img"]')?.getAttribute('aria-label'));

claim('Sort by **Six weeks**: the column compares the change over the six weeks.', async () => {
  await render(<PriceTrend />);
  await header('Six weeks').click();
  await expect
    .poll(() => texts('name'))
    .toEqual(['Durum wheat', 'Sunflower seed', 'Oats', 'Lentils']);
});

claim(
  'Format the value | `valueFormatter`, whose result is also exported and copied | The formatter of the type',
  async () => {
    const copied = vi.fn<(text: string) => void>();
    await render(
      <Grid
        onClipboardCopy={copied}
        columns={[
          { field: 'name', valueFormatter: (value: string) => `<${value}>` },
          { field: 'cost', type: 'boolean' },
        ]}
      />,
    );
    await ready();
    expect(api.current?.getDataAsCsv()).toBe('name,cost\r\n<b>,yes\r\n<a>,yes');
    cell('name').focus();
    await userEvent.click(cell('name'));
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect.poll(() => copied.mock.lastCall?.[0]).toContain('<b>');
  },
);

claim(
  'Find values with quick filter | `getApplyQuickFilterFn`. `() => null` excludes the column | Searches the formatted value, or the value of a `number` column',
  async () => {
    const valueFormatter = (value: string) => `<${value}>`;
    const initialState = { filter: { filterModel: { items: [], quickFilterValues: ['<a'] } } };
    const { unmount } = await render(
      <Grid
        columns={[{ field: 'name', valueFormatter }, { field: 'id' }]}
        initialState={initialState}
      />,
    );
    await expect.poll(() => texts('name')).toEqual(['<a>']);
    await unmount();
    const numbers = await render(
      <Grid
        columns={[
          { field: 'cost', type: 'number', valueFormatter: (value: number) => `${value * 100}` },
          { field: 'id' },
        ]}
      />,
    );
    await expect.poll(() => texts('cost')).toEqual(['2000', '3000']);
    api.current?.setQuickFilterValues(['20']);
    await expect.poll(() => texts('cost')).toEqual(['2000']);
    api.current?.setQuickFilterValues(['2000']);
    await expect.poll(() => texts('cost')).toEqual([]);
    await numbers.unmount();
    await render(
      <Grid
        columns={[
          { field: 'name', valueFormatter, getApplyQuickFilterFn: () => null },
          { field: 'id' },
        ]}
        initialState={initialState}
      />,
    );
    await expect.element(page.getByText('No results found.')).toBeVisible();
  },
);

claim(
  '`width` and `height` of the chart are numbers. `colDef.computedWidth` is the current width of the column, of which 20 pixels are padding.',
  async () => {
    await render(<PriceTrend />);
    await expect
      .poll(() => cells('weeks')[0]?.querySelector('svg')?.getBoundingClientRect().width)
      .toBe(100);
    const style = getComputedStyle(cell('weeks'));
    expect(parseFloat(style.paddingLeft) + parseFloat(style.paddingRight)).toBe(20);
  },
);

claim(
  '`valueFormatter` returns the change as text for the CSV file. The `aria-label` has the same text for screen readers.',
  async () => {
    await render(<PriceTrend />);
    await expect.element(page.getByRole('img', { name: '+13%' })).toBeVisible();
    await expect.element(page.getByRole('img', { name: '-10%' })).toBeVisible();
  },
);

claim(
  'Double-click a rating, or focus it and press **Enter**. Change it with the arrow keys, then save with **Enter** or cancel with **Escape**.',
  async () => {
    await render(<RatingColumn />);
    await expect.poll(() => stars('food')[0]).toBe('5 Stars');
    await userEvent.dblClick(cell('food'));
    await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('radio');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect.poll(() => stars('food')[0]).toBe('4 Stars');
    cell('service').focus();
    await userEvent.click(cell('service'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('radio');
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect.poll(() => stars('service')[0]).toBe('4 Stars');
  },
);

claim('To see the filter, open the menu of a header and choose **Filter**.', async () => {
  await render(<RatingColumn />);
  await header('Service').hover();
  await header('Service').getByRole('button', { name: /menu/ }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await expect
    .element(page.getByRole('combobox', { name: 'Operator' }))
    .toHaveTextContent('at least');
  const four = page.getByRole('radio', { name: '4 Stars' }).element();
  expect(four).toBeInstanceOf(HTMLInputElement);
  // The input itself is out of sight; its label has the star.
  four.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => texts('name')).toEqual(['Taverna Nikolaou', 'Bento Sakura']);
});

function Focused({ hasFocus }: GridRenderEditCellParams) {
  const ref = React.useRef<HTMLInputElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);
  return <input ref={ref} aria-label="Own editor" />;
}

claim(
  'When `hasFocus` is true, focus the input in a layout effect. Otherwise, the focus stays on the cell.',
  async () => {
    const columns = (renderEditCell: GridColDef['renderEditCell']) => [
      { field: 'name', editable: true, renderEditCell },
      { field: 'cost' },
    ];
    const { unmount } = await render(
      <Grid
        columns={columns((params) => (
          <Focused {...params} />
        ))}
      />,
    );
    await ready();
    await userEvent.dblClick(cell('name'));
    await expect.element(page.getByRole('textbox', { name: 'Own editor' })).toHaveFocus();
    await unmount();
    await render(
      <Grid
        columns={columns(() => (
          <input aria-label="Own editor" />
        ))}
      />,
    );
    await ready();
    await userEvent.dblClick(cell('name'));
    await expect.element(page.getByRole('textbox', { name: 'Own editor' })).toBeVisible();
    expect(document.activeElement).toBe(cell('name'));
  },
);

claim(
  '**Enter**, **Tab**, and a click outside the cell save the value. **Escape** cancels. To save from code, call `stopCellEditMode({ id, field })`.',
  async () => {
    await render(<Grid columns={[{ field: 'name', editable: true }, { field: 'cost' }]} />);
    await ready();
    const ends: [string, () => unknown][] = [
      ['enter', () => userEvent.keyboard('{Enter}')],
      ['tab', () => userEvent.keyboard('{Tab}')],
      ['click', () => userEvent.click(cell('cost', 1))],
      ['code', () => api.current?.stopCellEditMode({ id: 1, field: 'name' })],
    ];
    for (const [text, end] of ends) {
      await userEvent.dblClick(cell('name'));
      await userEvent.fill(page.getByRole('textbox'), text);
      await end();
      await expect.poll(() => editing('name')).toBe(false);
      expect(texts('name')[0]).toBe(text);
    }
    await userEvent.dblClick(cell('name'));
    await userEvent.fill(page.getByRole('textbox'), 'escape');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => texts('name')[0]).toBe('code');
  },
);

claim(
  "A click in the calendar doesn't end editing, although the calendar is outside the cell.",
  async () => {
    await render(<DatePickerColumn />);
    await ready();
    await userEvent.dblClick(cell('ends'));
    await page.getByRole('button', { name: /Choose date/ }).click();
    const day = page.getByRole('gridcell', { name: '12' });
    await expect.element(day).toBeVisible();
    expect(cell('ends').contains(day.element())).toBe(false);
    await day.click();
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    expect(editing('ends')).toBe(true);
    await userEvent.click(cell('partner', 1));
    await expect.poll(() => texts('ends')[0]).toBe('Jun 12, 2025');
  },
);

claim(
  "The grid ignores clicks in portals that the editor renders, such as Material UI's menus, dialogs, and poppers.",
  async () => {
    await render(<LanguagesColumn />);
    await ready();
    await userEvent.dblClick(cell('languages'));
    await page.getByRole('option', { name: 'French' }).click();
    await expect
      .element(page.getByRole('option', { name: 'French' }))
      .toHaveAttribute('aria-selected', 'true');
    expect(editing('languages')).toBe(true);
  },
);

claim(
  "If your user starts editing with a letter, **Delete**, or **Backspace**, the editor and `valueFormatter` receive an empty value: `undefined` in a column of numbers or dates, `null` in a `singleSelect` column, `false` in a `boolean` column, and `''` in any other.",
  async () => {
    const types = ['number', 'date', 'dateTime', 'singleSelect', 'boolean', 'string', 'custom'];
    const seen = vi.fn<(field: string, value: unknown) => void>();
    const formatted = vi.fn<(field: string, value: unknown) => void>();
    await render(
      <Grid
        rows={[
          {
            id: 1,
            number: 1,
            date: new Date(2025, 1, 3),
            dateTime: new Date(2025, 1, 3),
            singleSelect: 'a',
            boolean: true,
            string: 'a',
            custom: ['a'],
          },
        ]}
        columns={types.map((type) => ({
          field: type,
          type: type as GridColDef['type'],
          width: 80,
          editable: true,
          valueFormatter: (value: unknown) => {
            formatted(type, value);
            return '';
          },
          renderEditCell: ({ field, value }: GridRenderEditCellParams) => {
            seen(field, value);
            return 'editor';
          },
        }))}
      />,
    );
    await ready();
    for (const [key, index] of [
      ['x', 0],
      ['{Delete}', 1],
      ['{Backspace}', 2],
    ] as const) {
      for (const field of index === 0 ? types : types.slice(index, index + 1)) {
        seen.mockClear();
        formatted.mockClear();
        api.current?.setCellFocus(1, field);
        await expect.poll(() => document.activeElement).toBe(cell(field));
        await userEvent.keyboard(key);
        await expect.poll(() => editing(field)).toBe(true);
        const empty = { singleSelect: null, boolean: false, string: '', custom: '' };
        const value = empty[field as keyof typeof empty];
        expect(seen).toHaveBeenLastCalledWith(field, value);
        expect(formatted).toHaveBeenCalledWith(field, value);
        await userEvent.keyboard('{Escape}');
        await expect.poll(() => editing(field)).toBe(false);
      }
    }
  },
);

claim('The columns in the demos below accept it.', async () => {
  const { unmount } = await render(<DatePickerColumn />);
  await ready();
  await userEvent.click(cell('ends'));
  await expect.poll(() => document.activeElement).toBe(cell('ends'));
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('spinbutton', { name: 'Month' })).toHaveFocus();
  await userEvent.click(cell('partner', 1));
  await expect.poll(() => texts('ends')[0]).toBe('');
  expect(texts('ends')[1]).toBe('Sep 15, 2025');
  await unmount();
  await render(<LanguagesColumn />);
  await ready();
  for (const key of ['x', '{Delete}']) {
    await userEvent.click(cell('languages'));
    await expect.poll(() => document.activeElement).toBe(cell('languages'));
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('option', { name: 'French' })).toBeVisible();
    expect(page.getByRole('option', { selected: true }).elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => texts('languages')[0]).toBe('');
    await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
    expect(texts('name')).toHaveLength(3);
  }
});

claim(
  'Double-click a list of languages to open a menu. Closing the menu saves, even with **Escape**.',
  async () => {
    await render(<LanguagesColumn />);
    await ready();
    await userEvent.dblClick(cell('languages'));
    await page.getByRole('option', { name: 'French' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => texts('languages')[0]).toBe('EnglishGeorgianFrench');
  },
);

claim(
  'The filter compares each item, sorting compares the number of items, and the export joins them.',
  async () => {
    await render(<LanguagesColumn />);
    await ready();
    await header('Languages').click();
    await expect
      .poll(() => texts('name'))
      .toEqual(['Elodie Marchal', 'Nino Kapanadze', 'Youssef Amrani']);
    await header('Languages').hover();
    await header('Languages').getByRole('button', { name: /menu/ }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('fr');
    await expect.poll(() => texts('name')).toEqual(['Elodie Marchal', 'Youssef Amrani']);
  },
);

claim(
  'With a context, the `columns` array stays the same, and only the cells that read the context render again.',
  async () => {
    const Rate = React.createContext(1);
    const plain = vi.fn(() => 'plain');
    function Price() {
      return <b>{React.use(Rate)}</b>;
    }
    const columns: GridColDef[] = [
      { field: 'name', renderCell: plain },
      { field: 'cost', renderCell: () => <Price /> },
    ];
    function Prices({ rate }: { rate: number }) {
      return (
        <Rate.Provider value={rate}>
          <Grid columns={columns} />
        </Rate.Provider>
      );
    }
    const { rerender } = await render(<Prices rate={1} />);
    await expect.poll(() => texts('cost')).toEqual(['1', '1']);
    plain.mockClear();
    await rerender(<Prices rate={2} />);
    await expect.poll(() => texts('cost')).toEqual(['2', '2']);
    expect(plain).not.toHaveBeenCalled();
  },
);

claim(
  "**The editor closes on the first click in a menu or popup.** The popup isn't rendered by the editor, but is a separate element outside the grid.",
  async () => {
    const popup = document.createElement('button');
    popup.textContent = 'Elsewhere';
    document.body.append(popup);
    try {
      await render(<Grid columns={[{ field: 'name', editable: true }, { field: 'cost' }]} />);
      await ready();
      await userEvent.dblClick(cell('name'));
      await expect.poll(() => editing('name')).toBe(true);
      await page.getByRole('button', { name: 'Elsewhere' }).click();
      await expect.poll(() => editing('name')).toBe(false);
    } finally {
      popup.remove();
    }
  },
);

claim(
  '**"Rendered fewer hooks than expected" when editing starts.** `renderCell` itself calls hooks.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const useCell = () => React.useState('drawn')[0];
    await render(
      <Boundary>
        <Grid
          columns={[{ field: 'name', editable: true, renderCell: useCell }, { field: 'cost' }]}
        />
      </Boundary>,
    );
    await expect.poll(() => texts('name')).toEqual(['drawn', 'drawn']);
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.element(page.getByText(/Rendered fewer hooks than expected/)).toBeVisible();
  },
);

claim('**The edited value jumps back.** `valueGetter` reads another field.', async () => {
  await render(
    <Grid
      columns={[
        { field: 'x', editable: true, valueGetter: (_value, row: { name: string }) => row.name },
        { field: 'cost' },
      ]}
    />,
  );
  await ready();
  await edit('x');
  await api.current?.setEditCellValue({ id: 1, field: 'x', value: 'new' });
  api.current?.stopCellEditMode({ id: 1, field: 'x' });
  await expect.poll(() => editing('x')).toBe(false);
  expect(texts('x')[0]).toBe('b');
});

claim(
  '**The operators of the type are missing in the filter panel.** `filterOperators` replaces them.',
  async () => {
    await render(<RatingColumn />);
    await header('Food').hover();
    await header('Food').getByRole('button', { name: /menu/ }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('combobox', { name: 'Operator' }).click();
    await expect.element(page.getByRole('option', { name: 'at least' })).toBeVisible();
    expect(page.getByRole('option').elements().length).toBe(1);
  },
);

claim('**The content is cut off at the bottom.** It is taller than the row.', async () => {
  const renderCell = () => <div style={{ height: 120 }}>tall</div>;
  const columns = [{ field: 'name', renderCell }, { field: 'cost' }];
  const { rerender } = await render(<Grid columns={columns} />);
  await ready();
  expect(cell('name').offsetHeight).toBe(52);
  expect(getComputedStyle(cell('name')).overflow).toMatch(/hidden|clip/);
  await rerender(<Grid columns={columns} getRowHeight={() => 'auto'} />);
  await expect.poll(() => cell('name').offsetHeight).toBeGreaterThanOrEqual(120);
});

claim('The grid updates the row when the cell leaves edit mode.', async () => {
  function Editor({ id, field }: GridRenderEditCellParams) {
    const apiRef = useGridApiContext();
    return (
      <button onClick={() => void apiRef.current.setEditCellValue({ id, field, value: 'new' })}>
        Set
      </button>
    );
  }
  await render(
    <Grid
      columns={[
        { field: 'name', editable: true, renderEditCell: (params) => <Editor {...params} /> },
        { field: 'cost' },
      ]}
    />,
  );
  await ready();
  await edit('name');
  await page.getByRole('button', { name: 'Set' }).click();
  expect(api.current?.getRow<{ name: string }>(1)?.name).toBe('b');
  api.current?.stopCellEditMode({ id: 1, field: 'name' });
  await expect.poll(() => api.current?.getRow<{ name: string }>(1)?.name).toBe('new');
});

claim("You can't register your own name for `type`.", async () => {
  const own = { field: 'cost', type: 'money' } as unknown as GridColDef;
  await render(<Grid columns={[{ field: 'name' }, own]} />);
  await ready();
  const unknownType = api.current?.getColumn('cost');
  const string = api.current?.getColumn('name');
  // The grid treats it like a column without a type.
  expect(unknownType?.sortComparator).toBe(string?.sortComparator);
  expect(unknownType?.align).toBe(string?.align);
});

claim(
  'While your user is typing, the date may be incomplete: the editor passes only valid dates to the grid.',
  async () => {
    await render(<DatePickerColumn />);
    await ready();
    const before = texts('ends')[0];
    await userEvent.dblClick(cell('ends'));
    const month = page.getByRole('spinbutton', { name: 'Month' });
    await expect.element(month).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('{Enter}');
    await expect.element(month).not.toBeInTheDocument();
    expect(texts('ends')[0]).toBe(before);
  },
);

claim('`Select` with `multiple` calls `onChange` with a new array.', async () => {
  const value = ['a'];
  const changed = vi.fn<(next: unknown) => void>();
  await render(
    <Select multiple open value={value} onChange={({ target }) => changed(target.value)}>
      <MenuItem value="a">A</MenuItem>
      <MenuItem value="b">B</MenuItem>
    </Select>,
  );
  await page.getByRole('option', { name: 'B' }).click();
  expect(changed).toHaveBeenCalledWith(['a', 'b']);
  expect(changed.mock.lastCall?.[0]).not.toBe(value);
  expect(value).toEqual(['a']);
});

claim('They then receive the focus when the cell does.', async () => {
  await render(
    <Grid
      columns={[
        { field: 'name' },
        {
          field: 'cost',
          renderCell: ({ tabIndex }) => (
            <button type="button" tabIndex={tabIndex}>
              Buy
            </button>
          ),
        },
      ]}
    />,
  );
  await ready();
  await userEvent.click(cell('name'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Buy');
});

claim(
  "To keep them, spread `getGridNumericOperators()` or a similar function's result into your array.",
  async () => {
    const [first] = getGridNumericOperators();
    const own = first ? [{ ...first, value: 'even' }] : [];
    for (const [filterOperators, expected] of [
      [own, ['even']],
      [
        [...getGridNumericOperators(), ...own],
        [...getGridNumericOperators().map(({ value }) => value), 'even'],
      ],
    ] as const) {
      const { unmount } = await render(
        <Grid columns={[{ field: 'name' }, { field: 'cost', type: 'number', filterOperators }]} />,
      );
      await ready();
      expect(api.current?.getColumn('cost').filterOperators?.map(({ value }) => value)).toEqual(
        expected,
      );
      await unmount();
    }
  },
);
