import {
  DataGrid,
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  GridFilterInputBoolean,
  GridFilterInputDate,
  GridFilterInputMultipleSingleSelect,
  GridFilterInputMultipleValue,
  GridFilterInputSingleSelect,
  GridToolbarFilterButton,
  GridFilterInputValue,
  GridPreferencePanelsValue,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterModel,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { Component, useState, type ReactNode, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import BetweenOperator from './demos/BetweenOperator';
import FewerOperators from './demos/FewerOperators';
import OverdueOperator from './demos/OverdueOperator';
import OwnPanel from './demos/OwnPanel';
import SmallerPanel from './demos/SmallerPanel';
import TagColumn from './demos/TagColumn';

const rows = [
  { id: 1, name: 'Ben', amount: 20 },
  { id: 2, name: 'anna', amount: 0 },
  { id: 3, name: ' Zoé', amount: 5 },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={[{ field: 'name', width: 120 }]} {...props} />
    </div>
  );
}

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const values = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const filtersButton = page.getByRole('button', { name: 'Filters' });
const operatorField = page.getByRole('combobox', { name: 'Operator' });
const columnField = page.getByRole('combobox', { name: 'Columns' });

async function options(field: typeof operatorField) {
  await field.click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  return page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
}

const items = () => api.current?.state.filter.filterModel.items;

/** Column whose operators are these, with the first one in the model. */
function withOperators(
  operators: GridFilterOperator[],
  column: Partial<GridColDef> = {},
): Partial<DataGridProps> {
  return {
    columns: [{ field: 'name', width: 120, ...column, filterOperators: operators }],
    initialState: {
      filter: { filterModel: { items: [{ field: 'name', operator: operators[0]?.value ?? '' }] } },
    },
  };
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

claim(
  "**Number** has three operators instead of the nine of a text column, and they have their own labels. The first one in the list is the default. **Customer** isn't in the panel, because it has `filterable: false`.",
  async () => {
    await render(<FewerOperators />);
    await filtersButton.click();
    await expect.element(operatorField).toHaveTextContent('begins with');
    expect(await options(operatorField)).toEqual(['begins with', 'has in it', 'is exactly']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('listbox').query()).toBeNull();
    expect(await options(columnField)).toEqual(['Number']);
    expect(getGridStringOperators()).toHaveLength(9);
  },
);

claim('The `filterOperators` of a column replace the operators of its type.', async () => {
  await render(
    <Grid
      columns={[
        { field: 'name', filterOperators: getGridNumericOperators().slice(0, 2) },
        { field: 'amount', type: 'number' },
      ]}
    />,
  );
  const operators = (field: string) =>
    api.current?.getColumn(field).filterOperators?.map(({ value }) => value);
  await expect.poll(() => operators('name')).toEqual(['=', '!=']);
  expect(operators('amount')).toHaveLength(getGridNumericOperators().length);
});

/** The operators of a type are those that the function returns. */
async function expectOperators(type: GridColDef['type'], operators: GridFilterOperator[]) {
  await render(<Grid rows={[]} columns={[{ field: 'name', type }]} />);
  const own = api.current?.getColumn('name').filterOperators;
  expect(own?.map(({ value }) => value)).toEqual(operators.map(({ value }) => value));
}

claim('`getGridStringOperators()` | `string`', () =>
  expectOperators('string', getGridStringOperators()),
);

claim('`getGridNumericOperators()` | `number`', () =>
  expectOperators('number', getGridNumericOperators()),
);

claim('`getGridDateOperators(showTime?)` | `date`, `dateTime`', async () => {
  await expectOperators('date', getGridDateOperators());
  await expectOperators('dateTime', getGridDateOperators(true));
  expect(getGridDateOperators(true)[0]?.InputComponentProps).toEqual({ type: 'datetime-local' });
});

claim('`getGridBooleanOperators()` | `boolean`', () =>
  expectOperators('boolean', getGridBooleanOperators()),
);

claim('`getGridSingleSelectOperators()` | `singleSelect`', () =>
  expectOperators('singleSelect', getGridSingleSelectOperators()),
);

claim(
  "To rename an operator in all columns, set its text in `localeText`, such as `filterOperatorContains` or `'filterOperator>='`.",
  async () => {
    await render(
      <Grid
        columns={[{ field: 'amount', type: 'number' }, { field: 'name' }]}
        localeText={{ filterOperatorContains: 'has in it', 'filterOperator>=': 'at least' }}
      />,
    );
    api.current?.showFilterPanel('amount');
    expect(await options(operatorField)).toContain('at least');
    await userEvent.keyboard('{Escape}');
    api.current?.showFilterPanel('name');
    await expect.element(operatorField).toHaveTextContent('has in it');
  },
);

claim(
  'The text operators ignore spaces at the start and end of the filter value. If such spaces matter, for example in codes, use `getGridStringOperators(true)`.',
  async () => {
    const filterModel: GridFilterModel = {
      items: [{ id: 1, field: 'name', operator: 'startsWith', value: ' Z' }],
    };
    const names = [
      { id: 1, name: 'Zoé' },
      { id: 2, name: ' Zoé' },
    ];
    const { unmount } = await render(<Grid rows={names} filterModel={filterModel} />);
    await expect.poll(ids).toEqual(['1']);
    await unmount();
    await render(
      <Grid
        rows={names}
        columns={[{ field: 'name', filterOperators: getGridStringOperators(true) }]}
        filterModel={filterModel}
      />,
    );
    await expect.poll(ids).toEqual(['2']);
  },
);

claim(
  '"is overdue" needs no value, so it has no `InputComponent`, and it sets `requiresFilterValue: false`.',
  async () => {
    await render(<OverdueOperator />);
    await expect.poll(ids).toEqual(['1', '4']);
  },
);

claim(
  'Without the latter, the grid considers the item incomplete. If your users then choose **Filter** in the menu of a column, the panel removes the item.',
  async () => {
    const empty: GridFilterOperator = {
      value: 'short',
      label: 'is short',
      getApplyFilterFn: () => (name: string) => name.length < 4,
    };
    for (const requiresFilterValue of [undefined, false]) {
      const { unmount } = await render(
        <Grid
          {...withOperators([{ ...empty, requiresFilterValue }])}
          columns={[
            {
              field: 'name',
              filterOperators: [
                ...getGridStringOperators().slice(0, 1),
                { ...empty, requiresFilterValue },
              ],
            },
          ]}
        />,
      );
      await expect.poll(ids).toEqual(['1']);
      api.current?.showColumnMenu('name');
      await page.getByRole('menuitem', { name: 'Filter' }).click();
      await expect.element(operatorField).toBeVisible();
      expect(items()?.[0]?.operator).toBe(requiresFilterValue === false ? 'short' : 'contains');
      await unmount();
    }
  },
);

claim('`label` | Name in the panel. Custom operators need one', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await render(
    <Boundary>
      <Grid {...withOperators([{ value: 'odd', getApplyFilterFn: () => null }])} />
    </Boundary>,
  );
  await expect.poll(ids).toHaveLength(3);
  api.current?.showFilterPanel('name');
  await expect
    .element(page.getByText('Missing translation for key filterOperatorOdd.'))
    .toBeVisible();
  expect(error).toHaveBeenCalled();
});

claim(
  '"Missing translation for key filterOperator…" A custom operator has no `label`, and `localeText` has no text for it.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const operator = { value: 'contains', getApplyFilterFn: () => null };
    await render(<Grid {...withOperators([operator])} />);
    await expect.poll(ids).toHaveLength(3);
    api.current?.showFilterPanel('name');
    await expect.element(operatorField).toHaveTextContent('contains');
  },
);

claim(
  '`getApplyFilterFn` | Receives the filter item and the column. Returns the test, or `null` if all rows match',
  async () => {
    const getApplyFilterFn = vi.fn<GridFilterOperator['getApplyFilterFn']>(() => null);
    await render(<Grid {...withOperators([{ value: 'own', label: 'own', getApplyFilterFn }])} />);
    await expect.poll(ids).toHaveLength(3);
    const [item, column] = getApplyFilterFn.mock.calls[0] ?? [];
    expect(item).toMatchObject({ field: 'name', operator: 'own' });
    expect(column).toMatchObject({ field: 'name' });
  },
);

claim(
  '`getValueAsString` | Formats the value for the tooltip of `GridToolbarFilterButton`, the button of older toolbars',
  async () => {
    await render(
      <Grid
        showToolbar
        columns={[
          {
            field: 'name',
            filterOperators: [{ ...contains, getValueAsString: () => 'some text' }],
          },
        ]}
        initialState={{
          filter: { filterModel: { items: [{ field: 'name', operator: 'has', value: 'B' }] } },
        }}
        slots={{ toolbar: () => <GridToolbarFilterButton /> }}
      />,
    );
    await expect.poll(ids).toEqual(['1']);
    await page.getByRole('button', { name: 'Show filters' }).first().hover();
    await expect.element(page.getByText('name has some text')).toBeVisible();
  },
);

claim('The grid calls the test with `(value, row, column, apiRef)`.', async () => {
  const test = vi.fn((...args: unknown[]) => args.length > 0);
  await render(
    <Grid {...withOperators([{ value: 'own', label: 'own', getApplyFilterFn: () => test }])} />,
  );
  await expect.poll(() => test.mock.calls.length).toBeGreaterThan(2);
  const [value, row, column, apiRef] = test.mock.calls[0] ?? [];
  expect([value, row]).toEqual(['Ben', rows[0]]);
  expect(column).toMatchObject({ field: 'name' });
  expect(apiRef).toHaveProperty('current.getRow');
});

claim(
  'Do expensive work in `getApplyFilterFn`, not in the test: the grid calls `getApplyFilterFn` twice each time it filters, but the test for every row.',
  async () => {
    const test = vi.fn(() => true);
    const getApplyFilterFn = vi.fn(() => test);
    await render(<Grid {...withOperators([{ value: 'own', label: 'own', getApplyFilterFn }])} />);
    await expect.poll(ids).toHaveLength(3);
    const many = Array.from({ length: 500 }, (_, id) => ({ id, name: `Row ${id}` }));
    test.mockClear();
    getApplyFilterFn.mockClear();
    api.current?.setRows(many);
    await expect.poll(() => test.mock.calls.length).toBeGreaterThanOrEqual(500);
    const passes = test.mock.calls.length / 500;
    expect(getApplyFilterFn).toHaveBeenCalledTimes(2 * passes);
  },
);

claim(
  'Return `null` as long as the value is missing or incomplete. Otherwise all rows disappear as soon as your users choose the operator.',
  async () => {
    const operator = (careful: boolean): GridFilterOperator => ({
      value: 'exact',
      label: 'is exactly',
      InputComponent: GridFilterInputValue,
      getApplyFilterFn: ({ value }) =>
        careful && value === undefined ? null : (name) => name === value,
    });
    for (const careful of [false, true]) {
      const { unmount } = await render(<Grid {...withOperators([operator(careful)])} />);
      await expect.poll(ids).toHaveLength(careful ? 3 : 0);
      await unmount();
    }
  },
);

claim(
  'Open the menu of **Rent**, choose **Filter**, and change a limit. This is a single condition, so it works in the MIT package, which applies only one.',
  async () => {
    await render(<BetweenOperator />);
    await expect.poll(ids).toEqual(['1', '2', '5']);
    await page.getByRole('columnheader', { name: /^Rent/ }).hover();
    await page
      .getByRole('columnheader', { name: /^Rent/ })
      .getByRole('button', { name: /menu/i })
      .click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByLabelText('To', { exact: true }).fill('1150');
    await expect.poll(ids).toEqual(['1', '2']);
    await page.getByLabelText('To', { exact: true }).fill('');
    await expect.poll(ids).toEqual(['1', '2', '3', '5']);
  },
);

function OwnInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  return (
    <input
      aria-label="own"
      ref={focusElementRef}
      value={String(item.value ?? '')}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
    />
  );
}

const contains: GridFilterOperator = {
  value: 'has',
  label: 'has',
  InputComponent: OwnInput,
  getApplyFilterFn: ({ value }) => (value ? (name: string) => name.includes(String(value)) : null),
};

claim(
  'Pass `focusElementRef` to the first field. The panel focuses it when it opens.',
  async () => {
    await render(<Grid {...withOperators([contains])} />);
    await expect.poll(ids).toHaveLength(3);
    api.current?.showFilterPanel('name');
    await expect.element(page.getByLabelText('own')).toHaveFocus();
  },
);

claim(
  'The test excludes empty cells, because `null <= 1300` is `true` in JavaScript. If both fields are empty, `getApplyFilterFn` returns `null`, so that all rows appear again.',
  async () => {
    await render(<BetweenOperator />);
    await expect.poll(ids).toEqual(['1', '2', '5']);
    await page
      .getByRole('columnheader', { name: /^Rent/ })
      .getByRole('button', { name: 'Show filters' })
      .click();
    await page.getByLabelText('From').clear();
    await expect.poll(ids).toEqual(['1', '2', '4', '5']);
    await page.getByLabelText('To', { exact: true }).clear();
    await expect.poll(ids).toEqual(['1', '2', '3', '4', '5', '6']);
  },
);

claim('This input filters on every keystroke.', async () => {
  await render(<BetweenOperator />);
  await expect.poll(ids).toEqual(['1', '2', '5']);
  await page
    .getByRole('columnheader', { name: /^Rent/ })
    .getByRole('button', { name: 'Show filters' })
    .click();
  await page.getByLabelText('From').clear();
  await expect.poll(ids).toEqual(['1', '2', '4', '5']);
  await userEvent.keyboard('9');
  await expect.poll(ids).toHaveLength(4);
  await userEvent.keyboard('9');
  await expect.poll(ids).toHaveLength(4);
  await userEvent.keyboard('0');
  await expect.poll(ids).toEqual(['2', '5']);
});

claim(
  'The grid also calls the `valueParser` of the column with the filter value, or with each entry if the value is an array. Number columns have a `valueParser`, so the test gets numbers instead of text, and `null` for an empty field.',
  async () => {
    const seen: unknown[] = [];
    const operator: GridFilterOperator = {
      value: 'own',
      label: 'own',
      getApplyFilterFn: ({ value }) => {
        seen.push(value);
        return null;
      },
    };
    const set = async (value: unknown, type: GridColDef['type']) => {
      const { unmount } = await render(
        <Grid
          columns={[{ field: 'amount', type, filterOperators: [operator] }]}
          initialState={{
            filter: { filterModel: { items: [{ field: 'amount', operator: 'own', value }] } },
          }}
        />,
      );
      await expect.poll(() => seen.length).toBeGreaterThan(0);
      await unmount();
      return seen.splice(0)[0];
    };
    expect(await set('12', 'number')).toBe(12);
    expect(await set(['12', ''], 'number')).toEqual([12, null]);
    expect(await set('12', 'string')).toBe('12');
  },
);

claim("It requires a column with `type: 'singleSelect'`.", async () => {
  const operator: GridFilterOperator = {
    ...contains,
    InputComponent: GridFilterInputMultipleSingleSelect,
    getApplyFilterFn: () => null,
  };
  for (const type of ['string', 'singleSelect'] as const) {
    const { unmount } = await render(
      <Grid
        {...withOperators([operator], type === 'string' ? {} : { type, valueOptions: ['Ben'] })}
      />,
    );
    await expect.poll(ids).toHaveLength(3);
    api.current?.showFilterPanel('name');
    await expect.element(operatorField).toBeVisible();
    const input = page.getByRole('combobox', { name: 'Value' });
    if (type === 'string') expect(input.query()).toBeNull();
    else await expect.element(input).toBeVisible();
    await unmount();
  }
});

claim(
  'Without it, the cells would show "vegan,gluten-free", and the quick filter, which searches the formatted text, wouldn\'t find them.',
  async () => {
    const diets = [{ id: 1, name: ['vegan', 'gluten-free'] }];
    const column: GridColDef = {
      field: 'name',
      type: 'singleSelect',
      valueOptions: ['vegan', 'gluten-free'],
    };
    const find = async (columns: GridColDef[], found: string[]) => {
      const { unmount } = await render(<Grid rows={diets} columns={columns} />);
      await expect.poll(ids).toEqual(['1']);
      const text = values('name')[0];
      api.current?.setQuickFilterValues(['vegan']);
      await expect.poll(ids).toEqual(found);
      await unmount();
      return text;
    };
    expect(await find([column], [])).toBe('vegan,gluten-free');
    const valueFormatter = (value: string[]) => value.join(', ');
    expect(await find([{ ...column, valueFormatter }], ['1'])).toBe('vegan, gluten-free');
  },
);

claim(
  'For the input, use `GridFilterInputMultipleSingleSelect`, which lets your users choose several options.',
  async () => {
    await render(<TagColumn />);
    await expect.poll(ids).toEqual(['1', '5']);
    await page.getByRole('columnheader', { name: /^Diets/ }).hover();
    await page
      .getByRole('columnheader', { name: /^Diets/ })
      .getByRole('button', { name: /menu/i })
      .click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('combobox', { name: 'Value' }).click();
    await page.getByRole('option', { name: 'vegetarian' }).click();
    await expect.poll(ids).toEqual(['1', '2', '3', '5']);
  },
);

/** The value that an input of the panel passes on. */
async function entered(
  InputComponent: GridFilterOperator['InputComponent'],
  InputComponentProps: object,
  enter: () => Promise<void>,
) {
  const { unmount } = await render(
    <Grid
      filterDebounceMs={0}
      {...withOperators([
        {
          value: 'own',
          label: 'own',
          InputComponent,
          InputComponentProps,
          getApplyFilterFn: () => null,
        },
      ])}
    />,
  );
  await expect.poll(ids).toHaveLength(3);
  api.current?.showFilterPanel('name');
  await enter();
  await expect.poll((): unknown => items()?.[0]?.value).toBeDefined();
  const value: unknown = items()?.[0]?.value;
  await unmount();
  return value;
}

claim("`GridFilterInputValue` | Text, or a number with `type: 'number'` | All", async () => {
  const enter = () => page.getByLabelText('Value').fill('7');
  expect(await entered(GridFilterInputValue, {}, enter)).toBe('7');
  expect(await entered(GridFilterInputValue, { type: 'number' }, enter)).toBe(7);
});

claim(
  '`GridFilterInputMultipleValue` | An array of texts, or of numbers, entered freely | All',
  async () => {
    const enter = async () => {
      await page.getByRole('combobox', { name: 'Value' }).fill('7');
      await userEvent.keyboard('{Enter}');
    };
    expect(await entered(GridFilterInputMultipleValue, {}, enter)).toEqual(['7']);
    expect(await entered(GridFilterInputMultipleValue, { type: 'number' }, enter)).toEqual([7]);
  },
);

claim(
  "`GridFilterInputDate` | A `Date`. Set `type` to `'date'` or `'datetime-local'` | All",
  async () => {
    expect(
      await entered(GridFilterInputDate, { type: 'date' }, () =>
        page.getByLabelText('Value').fill('2025-03-31'),
      ),
    ).toEqual(new Date('2025-03-31'));
    expect(
      await entered(GridFilterInputDate, { type: 'datetime-local' }, () =>
        page.getByLabelText('Value').fill('2025-03-31T10:30'),
      ),
    ).toEqual(new Date('2025-03-31T10:30'));
  },
);

claim('`GridFilterInputSingleSelect` | One option | `singleSelect`', async () => {
  const operator: GridFilterOperator = {
    ...contains,
    InputComponent: GridFilterInputSingleSelect,
    getApplyFilterFn: () => null,
  };
  await render(
    <Grid
      {...withOperators([operator], { type: 'singleSelect', valueOptions: ['Ben', 'anna'] })}
    />,
  );
  await expect.poll(ids).toHaveLength(3);
  api.current?.showFilterPanel('name');
  await page.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: 'anna' }).click();
  await expect.poll((): unknown => items()?.[0]?.value).toBe('anna');
});

claim('`GridFilterInputBoolean` | `true` or `false` | All', async () => {
  for (const value of [true, false]) {
    const enter = async () => {
      await page.getByRole('combobox', { name: 'Value' }).click();
      await page.getByRole('option', { name: String(value) }).click();
    };
    expect(await entered(GridFilterInputBoolean, {}, enter)).toBe(value);
  }
});

claim(
  'This panel starts with **Patient**, sorts the columns by name, and shows neither operators nor a delete button:',
  async () => {
    await render(<SmallerPanel />);
    await filtersButton.click();
    const column = page.getByRole('combobox', { name: 'Search in' });
    await expect.element(column).toHaveTextContent('Patient');
    expect(operatorField.query()).toBeNull();
    expect(page.getByRole('button', { name: 'Delete' }).query()).toBeNull();
    expect(await options(column)).toEqual(['Patient', 'Room', 'Ward']);
  },
);

claim(
  "Pass props to the value's input | `filterFormProps.valueInputProps.InputComponentProps`",
  async () => {
    await render(
      <Grid
        slotProps={{
          filterPanel: {
            filterFormProps: { valueInputProps: { InputComponentProps: { label: 'Search for' } } },
          },
        }}
      />,
    );
    api.current?.showFilterPanel('name');
    await expect.element(page.getByLabelText('Search for')).toBeVisible();
  },
);

claim(
  'Offer fewer columns | `filterFormProps.filterColumns`, which returns fields. Or set `filterable: false` in the other columns',
  async () => {
    await render(
      <Grid
        columns={[{ field: 'name' }, { field: 'amount' }, { field: 'id', filterable: false }]}
        slotProps={{ filterPanel: { filterFormProps: { filterColumns: () => ['name'] } } }}
      />,
    );
    api.current?.showFilterPanel();
    expect(await options(columnField)).toEqual(['name']);
  },
);

claim(
  'When your users choose another column, the panel keeps the operator if that column has it, too.',
  async () => {
    const [first, second] = getGridStringOperators();
    if (!first || !second) throw new Error('no operators');
    await render(
      <Grid
        columns={[
          { field: 'name', filterOperators: [second, first] },
          { field: 'amount', filterOperators: [first, second] },
          { field: 'id', filterOperators: getGridNumericOperators() },
        ]}
      />,
    );
    api.current?.showFilterPanel('name');
    await expect.poll(() => items()?.[0]?.operator).toBe(second.value);
    await columnField.click();
    await page.getByRole('option', { name: 'amount' }).click();
    await expect
      .poll(() => items()?.[0])
      .toMatchObject({ field: 'amount', operator: second.value });
    await columnField.click();
    await page.getByRole('option', { name: 'id' }).click();
    await expect.poll(() => items()?.[0]).toMatchObject({ field: 'id', operator: '=' });
  },
);

claim(
  'The panel opens at the filter button of the toolbar, or at the top of the grid if there is none.',
  async () => {
    const initialState = {
      preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.filters },
    };
    const panelBox = async () => {
      await expect.element(operatorField).toBeVisible();
      return document.querySelector('.MuiDataGrid-panel')?.getBoundingClientRect();
    };
    const { unmount } = await render(<Grid showToolbar initialState={initialState} />);
    await expect
      .poll(async () =>
        Math.abs(
          ((await panelBox())?.top ?? 0) - filtersButton.element().getBoundingClientRect().bottom,
        ),
      )
      .toBeLessThan(20);
    await unmount();
    await render(<Grid initialState={initialState} />);
    const top = document.querySelector('[role="grid"]')?.getBoundingClientRect().top ?? 0;
    await expect.poll(async () => Math.abs(((await panelBox())?.top ?? 0) - top)).toBeLessThan(70);
  },
);

claim(
  'To open it elsewhere, such as at a button outside the grid, pass the element as `slotProps.panel.target`.',
  async () => {
    function Outside() {
      const [target, setTarget] = useState<HTMLElement | null>(null);
      return (
        <>
          <button ref={setTarget} style={{ marginTop: 200, marginLeft: 500 }}>
            outside
          </button>
          <Grid slotProps={{ panel: { target } }} />
        </>
      );
    }
    await render(<Outside />);
    await expect.poll(ids).toHaveLength(3);
    api.current?.showFilterPanel();
    await expect.element(operatorField).toBeVisible();
    const button = page.getByRole('button', { name: 'outside' }).element().getBoundingClientRect();
    await expect
      .poll(() =>
        Math.abs(
          (document.querySelector('.MuiDataGrid-panel')?.getBoundingClientRect().top ?? 0) -
            button.bottom,
        ),
      )
      .toBeLessThan(20);
  },
);

claim(
  'All of them are one `isAnyOf` condition. The panel still opens at the button and closes with **Escape**, and the button still shows a dot while a filter is active.',
  async () => {
    await render(<OwnPanel />);
    await filtersButton.click();
    const dot = () =>
      document.querySelector('.MuiDataGrid-toolbar .MuiBadge-dot:not(.MuiBadge-invisible)');
    await expect.element(page.getByRole('checkbox', { name: 'Hungary' })).toBeVisible();
    expect(dot()).toBeNull();
    await page.getByRole('checkbox', { name: 'Hungary' }).click();
    await page.getByRole('checkbox', { name: 'France' }).click();
    await expect.poll(ids).toEqual(['2', '3', '5']);
    await expect.poll(dot).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('group', { name: 'Countries' }).query()).toBeNull();
  },
);

claim(
  'The grid renders this slot in all headers, so return `null` if `counter` is 0 or `undefined`.',
  async () => {
    await render(
      <Grid
        columns={[{ field: 'name' }, { field: 'amount' }]}
        initialState={{
          filter: { filterModel: { items: [{ field: 'name', operator: 'isNotEmpty' }] } },
        }}
        slots={{
          columnHeaderFilterIconButton: ({ field, counter }) => (
            <i data-testid={field}>{String(counter)}</i>
          ),
        }}
      />,
    );
    await expect.element(page.getByTestId('name')).toHaveTextContent('1');
    await expect.element(page.getByTestId('amount')).toHaveTextContent(/^(0|undefined)$/);
  },
);

claim('The header of a filtered column shows an icon button that opens the panel.', async () => {
  await render(<OverdueOperator />);
  await page
    .getByRole('columnheader', { name: 'Due' })
    .getByRole('button', { name: 'Show filters' })
    .click();
  await expect.element(operatorField).toHaveTextContent('is overdue');
});

claim(
  '**"No filter operator found for column …"** The model contains an operator that the column doesn\'t have, for example in a saved state. The grid throws this error.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Boundary>
        <Grid
          initialState={{
            filter: { filterModel: { items: [{ field: 'name', operator: 'gone', value: 'x' }] } },
          }}
        />
      </Boundary>,
    );
    await expect
      .element(page.getByText(/No filter operator found for column 'name'/))
      .toBeVisible();
  },
);

claim(
  'Its `InputComponent` is defined inside your component, so each render mounts a new one. Define it outside. The operator itself can change between renders without this effect.',
  async () => {
    function Controlled({ inside }: { inside: boolean }) {
      const [model, setModel] = useState<GridFilterModel>({
        items: [{ id: 1, field: 'name', operator: 'has' }],
      });
      const operator = inside
        ? {
            ...contains,
            InputComponent: (props: GridFilterInputValueProps) => <OwnInput {...props} />,
          }
        : { ...contains };
      return (
        <Grid
          columns={[{ field: 'name', filterOperators: [operator] }]}
          filterModel={model}
          onFilterModelChange={setModel}
        />
      );
    }
    for (const inside of [true, false]) {
      const { unmount } = await render(<Controlled inside={inside} />);
      await expect.poll(ids).toHaveLength(3);
      api.current?.showFilterPanel('name');
      await expect.element(page.getByLabelText('own')).toHaveFocus();
      const input = page.getByLabelText('own').element();
      await userEvent.keyboard('B');
      await expect.poll(ids).toEqual(['1']);
      expect(document.activeElement === input).toBe(!inside);
      await unmount();
    }
  },
);
