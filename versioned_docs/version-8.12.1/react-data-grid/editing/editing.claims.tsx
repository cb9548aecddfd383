import {
  DataGrid,
  GridCellModes,
  GridRowModes,
  type DataGridProps,
  type GridApi,
  type GridCellModesModel,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CheckPrices from './demos/CheckPrices';
import CheckStay from './demos/CheckStay';
import CheckUserName from './demos/CheckUserName';
import EditStock from './demos/EditStock';
import EditWholeRow from './demos/EditWholeRow';
import EditWithButtons from './demos/EditWithButtons';
import OpenMonths from './demos/OpenMonths';

interface Row {
  id: number;
  name: string;
  amount: number;
  due: Date;
  kind: string;
}

const columns: GridColDef<Row>[] = [
  { field: 'name', width: 100, editable: true },
  { field: 'amount', type: 'number', width: 100, editable: true },
  { field: 'due', type: 'date', width: 130, editable: true },
  { field: 'kind', type: 'singleSelect', valueOptions: ['x', 'y'], width: 90, editable: true },
];
const rows: Row[] = [
  { id: 1, name: 'a', amount: 1, due: new Date(2026, 1, 3), kind: 'x' },
  { id: 2, name: 'b', amount: 2, due: new Date(2026, 1, 4), kind: 'y' },
  { id: 3, name: 'c', amount: 3, due: new Date(2026, 1, 5), kind: 'y' },
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
const focused = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
const focusedRow = () => document.activeElement?.closest('[data-id]')?.getAttribute('data-id');

async function open(id: number | string, field: string) {
  await userEvent.dblClick(cell(id, field));
  await expect.poll(() => input(id, field)).not.toBeNull();
}

claim('The grid has editors for text, numbers, dates, options, and booleans.', async () => {
  await render(<Grid columns={[...columns, { field: 'ok', type: 'boolean', editable: true }]} />);
  const types: (string | undefined)[] = [];
  for (const field of ['name', 'amount', 'due', 'ok']) {
    api.current?.startCellEditMode({ id: 1, field });
    await expect.poll(() => input(1, field)).not.toBeNull();
    types.push(input(1, field)?.type);
  }
  expect(types).toEqual(['text', 'number', 'date', 'checkbox']);
  api.current?.startCellEditMode({ id: 1, field: 'kind' });
  await expect.element(page.getByRole('listbox')).toBeVisible();
});

claim(
  'Double-click a cell or press **Enter**, change the value, and press **Enter** again.',
  async () => {
    await render(<EditStock />);
    await open('T-104', 'name');
    await userEvent.keyboard('!{Enter}');
    await expect.poll(() => cell('T-104', 'name').textContent).toBe('Terracotta pot!');
    await userEvent.click(cell('T-110', 'name'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => input('T-110', 'name')?.value).toBe('Watering can');
  },
);

claim(
  'The grid keeps the new value only in its own state: to store it, see Save edits.',
  async () => {
    await render(<Grid />);
    await open(1, 'name');
    await userEvent.keyboard('z{Enter}');
    await expect.poll(() => api.current?.getRow<Row>(1)?.name).toBe('az');
    expect(rows[0]?.name).toBe('a');
  },
);

claim('Double-click, **Enter** | The editor opens with the value', async () => {
  await render(<Grid />);
  await open(1, 'name');
  expect(input(1, 'name')?.value).toBe('a');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(cell(2, 'amount'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => input(2, 'amount')?.value).toBe('2');
});

claim(
  'A letter or digit, **Ctrl** or **⌘** + **V** | A text or number editor opens with only what you type or paste',
  async () => {
    await render(<Grid />);
    await userEvent.click(cell(1, 'name'));
    await userEvent.keyboard('q');
    await expect.poll(() => input(1, 'name')?.value).toBe('q');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(cell(1, 'amount'));
    await userEvent.keyboard('7');
    await expect.poll(() => input(1, 'amount')?.value).toBe('7');
    await userEvent.keyboard('{Escape}');
    for (const [field, text] of [
      ['name', 'from elsewhere'],
      ['amount', '42'],
    ] as const) {
      await navigator.clipboard.writeText(text);
      await userEvent.click(cell(1, field));
      await userEvent.keyboard('{Control>}v{/Control}');
      await expect.poll(() => input(1, field)?.value).toBe(text);
      await userEvent.keyboard('{Escape}');
    }
  },
);

claim(
  'A letter or digit opens the editors of dates and options empty. A letter, a digit, **Backspace**, and **Delete** uncheck a `boolean`. If your users type by accident, **Escape** restores the old value.',
  async () => {
    const checked = {
      field: 'ok',
      type: 'boolean',
      editable: true,
      valueGetter: () => true,
    } as const;
    for (const key of ['q', '7', '{Backspace}', '{Delete}']) {
      const { unmount } = await render(<Grid columns={[...columns, checked]} />);
      for (const field of ['due', 'kind', 'ok']) {
        const before = cell(1, field).textContent;
        await userEvent.click(cell(1, field));
        await userEvent.keyboard(key);
        await expect.poll(() => mode(1, field)).toBe('edit');
        await expect.poll(() => input(1, field)).toBeInstanceOf(HTMLInputElement);
        expect(field === 'ok' ? input(1, field)?.checked : input(1, field)?.value).toBe(
          field === 'ok' ? false : '',
        );
        await userEvent.keyboard('{Escape}');
        await expect.poll(() => mode(1, field)).toBe('view');
        expect(cell(1, field).textContent).toBe(before);
      }
      await unmount();
    }
  },
);

claim('**Backspace**, **Delete** | The editor opens empty', async () => {
  await render(<Grid />);
  await userEvent.click(cell(1, 'amount'));
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => input(1, 'amount')?.value).toBe('');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(cell(1, 'kind'));
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => input(1, 'kind')?.value).toBe('');
});

claim('**Enter** | Saves the value | The cell below', async () => {
  await render(<Grid />);
  await open(1, 'name');
  await userEvent.keyboard('z{Enter}');
  await expect.poll(() => cell(1, 'name').textContent).toBe('az');
  await expect.poll(() => [focusedRow(), focused()]).toEqual(['2', 'name']);
});

claim('**Tab** | Saves the value | The next cell', async () => {
  await render(<Grid />);
  await open(1, 'name');
  await userEvent.keyboard('z{Tab}');
  await expect.poll(() => cell(1, 'name').textContent).toBe('az');
  await expect.poll(() => [focusedRow(), focused()]).toEqual(['1', 'amount']);
});

claim('**Shift** + **Tab** | Saves the value | The previous cell', async () => {
  await render(<Grid />);
  await open(1, 'amount');
  await userEvent.keyboard('7{Shift>}{Tab}{/Shift}');
  await expect.poll(() => cell(1, 'amount').textContent).toContain('7');
  await expect.poll(() => [focusedRow(), focused()]).toEqual(['1', 'name']);
});

claim('Click elsewhere | Saves the value | Where you clicked', async () => {
  await render(
    <div>
      <Grid />
      <p>Outside</p>
    </div>,
  );
  await open(1, 'name');
  await userEvent.keyboard('z');
  await userEvent.click(cell(3, 'kind'));
  await expect.poll(() => cell(1, 'name').textContent).toBe('az');
  expect([focusedRow(), focused()]).toEqual(['3', 'kind']);
  for (const name of ['Outside', 'amount']) {
    const before = api.current?.getRow<Row>(1)?.name ?? '';
    await open(1, 'name');
    await userEvent.keyboard('y');
    await page.getByText(name, { exact: true }).click();
    await expect.poll(() => cell(1, 'name').textContent).toBe(`${before}y`);
  }
});

claim('**Escape** | Restores the old value | The same cell', async () => {
  await render(<Grid />);
  await open(1, 'name');
  await userEvent.keyboard('z{Escape}');
  await expect.poll(() => cell(1, 'name').textContent).toBe('a');
  expect([focusedRow(), focused()]).toEqual(['1', 'name']);
});

claim(
  "A click on a check mark doesn't change it: your users have to start editing a `boolean` cell first.",
  async () => {
    await render(<EditStock />);
    const value = () =>
      cell('T-104', 'ordered').querySelector('[data-value]')?.getAttribute('data-value');
    expect(value()).toBe('false');
    await userEvent.click(cell('T-104', 'ordered'));
    expect(value()).toBe('false');
    await open('T-104', 'ordered');
    await userEvent.keyboard(' {Enter}');
    await expect.poll(value).toBe('true');
  },
);

claim(
  'With `editMode="row"`, all editable cells of a row open together. They are also saved or discarded together.',
  async () => {
    const processRowUpdate = vi.fn((row: Row) => row);
    await render(
      <Grid
        editMode="row"
        columns={[...columns, { field: 'id' }]}
        processRowUpdate={processRowUpdate}
      />,
    );
    await open(1, 'name');
    const modes = () =>
      ['name', 'amount', 'due', 'kind', 'id'].map((field) => input(1, field) !== null);
    expect(modes()).toEqual([true, true, true, true, false]);
    expect(input(2, 'name')).toBeNull();
    await userEvent.fill(input(1, 'name') ?? document.body, 'z');
    await userEvent.fill(input(1, 'amount') ?? document.body, '9');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => modes()).toEqual([false, false, false, false, false]);
    expect(api.current?.getRow(1)).toEqual(rows[0]);
    await open(1, 'name');
    await userEvent.fill(input(1, 'name') ?? document.body, 'z');
    await userEvent.fill(input(1, 'amount') ?? document.body, '9');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => api.current?.getRow<Row>(1))
      .toEqual({ ...rows[0], name: 'z', amount: 9 });
    expect(processRowUpdate).toHaveBeenCalledOnce();
  },
);

claim(
  '**Tab** moves to the next field, and from the last field, it saves the row. **Enter** saves the row, and **Escape** discards the changes.',
  async () => {
    await render(<EditWholeRow />);
    await open(1, 'name');
    await userEvent.keyboard('!{Tab}');
    await expect.poll(focused).toBe('phone');
    await userEvent.keyboard('{Tab}');
    await expect.poll(focused).toBe('city');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => cell(1, 'name').textContent).toBe('Ewa Kamińska!');
    await open(1, 'name');
    await userEvent.keyboard('?{Escape}');
    await expect.poll(() => cell(1, 'name').textContent).toBe('Ewa Kamińska!');
  },
);

claim(
  'In an open list of options, **Enter** chooses an option and saves the row, while **Escape** only closes the list.',
  async () => {
    const listbox = () => document.querySelector('[role="listbox"]');
    for (const [keys, rowMode, kind] of [
      ['{ArrowDown}{Escape}', 'edit', 'x'],
      ['{ArrowDown}{Enter}', 'view', 'y'],
    ] as const) {
      const { unmount } = await render(<Grid editMode="row" />);
      api.current?.startRowEditMode({ id: 1, fieldToFocus: 'kind' });
      const role = () => document.activeElement?.getAttribute('role');
      await expect.poll(role).toBe('combobox');
      await userEvent.keyboard(' ');
      await expect.poll(role).toBe('option');
      await userEvent.keyboard(keys);
      await expect.poll(listbox).toBeNull();
      await expect.poll(() => api.current?.getRowMode(1)).toBe(rowMode);
      expect(api.current?.getRow<Row>(1)?.kind).toBe(kind);
      await unmount();
    }
  },
);

claim("Return `false` from `isCellEditable` for cells that your users can't edit.", async () => {
  await render(<Grid isCellEditable={({ id }) => id === 2} />);
  await userEvent.dblClick(cell(1, 'name'));
  await userEvent.keyboard('{Enter}');
  expect(mode()).toBe('view');
  await open(2, 'name');
});

claim(
  "The function can't make a cell editable whose column isn't: both have to allow it.",
  async () => {
    await render(<Grid columns={[{ field: 'name' }]} isCellEditable={() => true} />);
    await userEvent.dblClick(cell(1, 'name'));
    expect(mode()).toBe('view');
    expect(cell(1, 'name').classList).not.toContain('MuiDataGrid-cell--editable');
  },
);

claim("You can't edit closed months.", async () => {
  await render(<OpenMonths />);
  await userEvent.dblClick(cell('January', 'budget'));
  expect(input('January', 'budget')).toBeNull();
  await open('March', 'budget');
});

claim(
  'Editable cells have the class `MuiDataGrid-cell--editable`: the demo uses it to give them a background color.',
  async () => {
    await render(<OpenMonths />);
    const color = (id: string, field: string) => getComputedStyle(cell(id, field)).backgroundColor;
    expect(cell('January', 'budget').classList).not.toContain('MuiDataGrid-cell--editable');
    expect(cell('March', 'spent').classList).not.toContain('MuiDataGrid-cell--editable');
    expect(cell('March', 'budget').classList).toContain('MuiDataGrid-cell--editable');
    expect(color('March', 'budget')).not.toBe(color('January', 'budget'));
    expect(color('March', 'spent')).toBe(color('January', 'budget'));
  },
);

claim(
  'The grid calls `preProcessEditCellProps` each time the value in the editor changes. Return the `props` with an `error` to reject the value.',
  async () => {
    const values: unknown[] = [];
    const preProcessEditCellProps = ({ props }: GridPreProcessEditCellProps) => {
      values.push(props.value);
      return { ...props, error: props.value !== 'abc' };
    };
    await render(<Grid columns={[{ field: 'name', editable: true, preProcessEditCellProps }]} />);
    await open(1, 'name');
    expect(values).toEqual([]);
    for (const text of ['ab', 'abd', 'abc']) {
      await userEvent.fill(input(1, 'name') ?? document.body, text);
      await expect.poll(() => values.at(-1)).toBe(text);
      if (text !== 'abc') {
        await userEvent.keyboard('{Enter}');
        expect(mode()).toBe('edit');
      }
    }
    expect(values).toEqual(['ab', 'abd', 'abc']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(1, 'name').textContent).toBe('abc');
  },
);

claim(
  'The cell then stays in edit mode until the value is valid or the user presses **Escape**.',
  async () => {
    await render(<CheckPrices />);
    await open(1, 'price');
    await userEvent.keyboard('{Control>}a{/Control}500');
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('Enter a price from 0.01 to 100.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(cell(2, 'kind'));
    expect(input(1, 'price')?.value).toBe('500');
    await userEvent.click(input(1, 'price') ?? document.body);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => cell(1, 'price').textContent).toBe('14');
  },
);

claim(
  "The built-in editor only receives the `error`: it shows no message and doesn't change its color.",
  async () => {
    const preProcessEditCellProps = ({ props }: GridPreProcessEditCellProps) => ({
      ...props,
      error: 'Not this one',
    });
    await render(<Grid columns={[{ field: 'name', editable: true, preProcessEditCellProps }]} />);
    await open(1, 'name');
    const look = () => {
      const root = cell(1, 'name').querySelector('.MuiInputBase-root') ?? document.body;
      return [root, cell(1, 'name'), input(1, 'name') ?? document.body].map((element) => {
        const { color, backgroundColor, borderColor, outlineColor } = getComputedStyle(element);
        return [color, backgroundColor, borderColor, outlineColor];
      });
    };
    const before = look();
    await userEvent.keyboard('z');
    await expect.poll(() => cell(1, 'name').querySelector('.Mui-error')).not.toBeNull();
    expect(look()).toEqual(before);
    expect(document.body.textContent).not.toContain('Not this one');
  },
);

claim('This demo adds a tooltip, and `sx` styles `.Mui-error`.', async () => {
  await render(<CheckPrices />);
  await open(1, 'price');
  const line = () => getComputedStyle(input(1, 'price') ?? document.body).textDecorationStyle;
  expect(line()).toBe('solid');
  expect(page.getByRole('tooltip').query()).toBeNull();
  await userEvent.fill(input(1, 'price') ?? document.body, '500');
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await expect.poll(line).toBe('wavy');
});

claim(
  "Until its promise resolves, the text editor shows an icon, and **Enter** doesn't close it.",
  async () => {
    await render(<CheckUserName />);
    await open(1, 'login');
    await userEvent.keyboard('x');
    await expect.poll(() => cell(1, 'login').querySelector('svg')).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(input(1, 'login')).not.toBeNull();
    await expect.poll(() => cell(1, 'login').querySelector('svg')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(1, 'login').textContent).toBe('eerox');
  },
);

claim('Try `ivan`, which is taken.', async () => {
  await render(<CheckUserName />);
  await open(1, 'login');
  await userEvent.fill(input(1, 'login') ?? document.body, 'ivan');
  await expect.poll(() => cell(1, 'login').querySelector('.Mui-error')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(input(1, 'login')?.value).toBe('ivan');
});

claim(
  'The text editor waits until 200 ms after the last keystroke before the check starts. If the user presses **Enter** earlier, the check starts immediately, and the user has to press **Enter** again when it is done.',
  async () => {
    const checks: (() => void)[] = [];
    const preProcessEditCellProps = ({ props }: GridPreProcessEditCellProps) =>
      new Promise<typeof props>((resolve) => {
        checks.push(() => resolve(props));
      });
    await render(<Grid columns={[{ field: 'name', editable: true, preProcessEditCellProps }]} />);
    await open(1, 'name');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await userEvent.keyboard('z');
      await vi.advanceTimersByTimeAsync(199);
      expect(checks).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(checks).toHaveLength(1);
      await expect.poll(() => cell(1, 'name').querySelector('svg')).not.toBeNull();
      checks[0]?.();
      await expect.poll(() => cell(1, 'name').querySelector('svg')).toBeNull();
      await userEvent.keyboard('z{Enter}');
      expect(checks).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
    checks[1]?.();
    await expect.poll(() => cell(1, 'name').querySelector('svg')).toBeNull();
    expect(mode()).toBe('edit');
    await userEvent.keyboard('{Enter}');
    checks.slice(2).forEach((finish) => finish());
    await expect.poll(() => cell(1, 'name').textContent).toBe('azz');
  },
);

claim(
  '`hasChanged` is `false` if the new value equals the previous value of the editor. It is always `true` for dates, because two `Date` objects are never equal.',
  async () => {
    const seen: (boolean | undefined)[] = [];
    const preProcessEditCellProps = ({ props, hasChanged }: GridPreProcessEditCellProps) => {
      seen.push(hasChanged);
      return props;
    };
    await render(
      <Grid
        columns={[
          { field: 'name', editable: true, preProcessEditCellProps },
          { field: 'due', type: 'date', editable: true, preProcessEditCellProps },
        ]}
      />,
    );
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('edit');
    await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'a' });
    await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'b' });
    await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'b' });
    expect(seen.splice(0)).toEqual([false, true, false]);
    await userEvent.keyboard('{Enter}');
    await open(1, 'due');
    await userEvent.fill(input(1, 'due') ?? document.body, '2026-02-04');
    await userEvent.fill(input(1, 'due') ?? document.body, '2026-02-03');
    await api.current?.setEditCellValue({ id: 1, field: 'due', value: new Date(2026, 1, 3) });
    await api.current?.setEditCellValue({ id: 1, field: 'due', value: new Date(2026, 1, 3) });
    expect(seen).toEqual([true, true, true, true]);
  },
);

claim(
  'In row mode, `otherFieldsProps` contains the props of the other editors. A change in one field runs the checks of all fields in the row.',
  async () => {
    const seen: [unknown, unknown][] = [];
    const other = vi.fn(({ props }: GridPreProcessEditCellProps) => props);
    const preProcessEditCellProps = ({ props, otherFieldsProps }: GridPreProcessEditCellProps) => {
      seen.push([props.value, Object.keys(otherFieldsProps ?? {}).sort()]);
      expect(otherFieldsProps?.amount?.value).toBe(9);
      return props;
    };
    await render(
      <Grid
        editMode="row"
        columns={[
          { field: 'name', editable: true, preProcessEditCellProps },
          { field: 'amount', type: 'number', editable: true },
          { field: 'kind', editable: true, preProcessEditCellProps: other },
        ]}
      />,
    );
    api.current?.startRowEditMode({ id: 1 });
    await expect.poll(() => input(1, 'amount')).not.toBeNull();
    await api.current?.setEditCellValue({ id: 1, field: 'amount', value: 9 });
    expect(seen).toEqual([['a', ['amount', 'kind']]]);
    expect(other).toHaveBeenCalledOnce();
  },
);

claim("A guest can't have more breakfasts than nights.", async () => {
  await render(<CheckStay />);
  await open(1, 'breakfasts');
  await userEvent.fill(input(1, 'breakfasts') ?? document.body, '4');
  await expect.poll(() => cell(1, 'breakfasts').querySelector('.Mui-error')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(input(1, 'breakfasts')?.value).toBe('4');
  await userEvent.fill(input(1, 'breakfasts') ?? document.body, '2');
  await expect.poll(() => cell(1, 'breakfasts').querySelector('.Mui-error')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(1, 'breakfasts').textContent).toBe('2');
});

claim('Enter too many breakfasts, then raise the nights: the error disappears.', async () => {
  await render(<CheckStay />);
  await open(1, 'breakfasts');
  await userEvent.fill(input(1, 'breakfasts') ?? document.body, '5');
  await expect.poll(() => cell(1, 'breakfasts').querySelector('.Mui-error')).not.toBeNull();
  await userEvent.fill(input(1, 'nights') ?? document.body, '6');
  await expect.poll(() => cell(1, 'breakfasts').querySelector('.Mui-error')).toBeNull();
});

claim('In cell mode, `otherFieldsProps` is `undefined`, so compare with `row` there.', async () => {
  const preProcessEditCellProps = vi.fn(({ props }: GridPreProcessEditCellProps) => props);
  await render(<Grid columns={[{ field: 'name', editable: true, preProcessEditCellProps }]} />);
  api.current?.startCellEditMode({ id: 1, field: 'name' });
  await expect.poll(() => mode()).toBe('edit');
  await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'b' });
  expect(preProcessEditCellProps.mock.lastCall?.[0].otherFieldsProps).toBeUndefined();
  expect(preProcessEditCellProps.mock.lastCall?.[0].row).toEqual(rows[0]);
});

claim(
  'The `rowModesModel` prop contains the mode of each row that is being edited. Set it when the user clicks a button, and let the grid update it through `onRowModesModelChange`.',
  async () => {
    const onRowModesModelChange = vi.fn<(model: GridRowModesModel) => void>();
    const { rerender } = await render(
      <Grid
        editMode="row"
        rowModesModel={{ 2: { mode: GridRowModes.Edit } }}
        onRowModesModelChange={onRowModesModelChange}
      />,
    );
    await expect.poll(() => api.current?.getRowMode(2)).toBe('edit');
    expect(api.current?.getRowMode(1)).toBe('view');
    await userEvent.dblClick(cell(1, 'name'));
    await expect
      .poll(() => Object.keys(onRowModesModelChange.mock.lastCall?.[0] ?? {}))
      .toEqual(['1', '2']);
    await rerender(<Grid editMode="row" rowModesModel={{ 2: { mode: GridRowModes.View } }} />);
    await expect.poll(() => api.current?.getRowMode(2)).toBe('view');
  },
);

claim(
  'With an `actions` column, **Tab** moves from the last field to its buttons instead of saving the row.',
  async () => {
    await render(<EditWithButtons />);
    await open(1, 'to');
    await userEvent.keyboard('!{Tab}');
    await expect.poll(focused).toBe('actions');
    expect(document.activeElement?.getAttribute('role')).toBe('menuitem');
    expect(input(1, 'to')?.value).toBe('Stavanger!');
  },
);

claim(
  '`ignoreModifications: true` discards the changes. By default, a click outside the row saves it: the demo prevents that in `onRowEditStop`, so that only the buttons and keys end the edit.',
  async () => {
    const { rerender } = await render(<EditWithButtons />);
    await page.getByRole('menuitem', { name: 'Edit Bergen–Stavanger' }).click();
    await expect.poll(() => input(1, 'from')?.value).toBe('Bergen');
    await userEvent.fill(input(1, 'from') ?? document.body, 'Oslo');
    await userEvent.click(cell(3, 'to'));
    await expect
      .element(page.getByRole('menuitem', { name: 'Cancel Bergen–Stavanger' }))
      .toBeVisible();
    await page.getByRole('menuitem', { name: 'Cancel Bergen–Stavanger' }).click();
    await expect.poll(() => cell(1, 'from').textContent).toBe('Bergen');
    await page.getByRole('menuitem', { name: 'Edit Bergen–Stavanger' }).click();
    await userEvent.fill(input(1, 'from') ?? document.body, 'Oslo');
    await page.getByRole('menuitem', { name: 'Save Bergen–Stavanger' }).click();
    await expect.poll(() => cell(1, 'from').textContent).toBe('Oslo');
    await page.getByRole('menuitem', { name: 'Edit Split–Hvar' }).click();
    await expect.poll(() => input(2, 'from')?.value).toBe('Split');
    await userEvent.fill(input(2, 'from') ?? document.body, 'Bari');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(2, 'from').textContent).toBe('Bari');
    await rerender(<Grid editMode="row" />);
    await open(1, 'name');
    await userEvent.fill(input(1, 'name') ?? document.body, 'new');
    await userEvent.click(cell(3, 'name'));
    await expect.poll(() => cell(1, 'name').textContent).toBe('new');
  },
);

claim(
  'For single cells, the props are `cellModesModel`, `onCellModesModelChange`, and `onCellEditStop`.',
  async () => {
    const onCellModesModelChange = vi.fn<(model: GridCellModesModel) => void>();
    const onCellEditStop = vi.fn();
    await render(
      <Grid
        cellModesModel={{ 2: { name: { mode: GridCellModes.Edit } } }}
        onCellModesModelChange={onCellModesModelChange}
        onCellEditStop={onCellEditStop}
      />,
    );
    await expect.poll(() => mode(2)).toBe('edit');
    await expect.poll(() => input(2, 'name')).not.toBeNull();
    await userEvent.click(input(2, 'name') ?? document.body);
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => onCellModesModelChange.mock.lastCall?.[0])
      .toMatchObject({ 2: { name: { mode: 'view' } } });
    expect(onCellEditStop.mock.lastCall?.[0]).toMatchObject({ id: 2, reason: 'enterKeyDown' });
  },
);

claim('`startCellEditMode({ id, field })` | Opens a cell', async () => {
  await render(<Grid />);
  api.current?.startCellEditMode({ id: 1, field: 'amount' });
  await expect.poll(() => input(1, 'amount')?.value).toBe('1');
  expect(input(1, 'name')).toBeNull();
});

claim(
  '`stopCellEditMode({ id, field, ignoreModifications })` | Closes it, and saves or discards the change',
  async () => {
    await render(<Grid />);
    for (const [ignoreModifications, result] of [
      [true, 'a'],
      [false, 'z'],
    ] as const) {
      api.current?.startCellEditMode({ id: 1, field: 'name' });
      await expect.poll(() => mode()).toBe('edit');
      await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z' });
      api.current?.stopCellEditMode({ id: 1, field: 'name', ignoreModifications });
      await expect.poll(() => mode()).toBe('view');
      expect(cell(1, 'name').textContent).toBe(result);
    }
  },
);

claim('`startRowEditMode({ id, fieldToFocus })` | Opens a row, with `editMode="row"`', async () => {
  await render(<Grid editMode="row" />);
  api.current?.startRowEditMode({ id: 2, fieldToFocus: 'amount' });
  await expect.poll(() => [focusedRow(), focused()]).toEqual(['2', 'amount']);
  expect(input(2, 'name')?.value).toBe('b');
});

claim('`stopRowEditMode({ id, ignoreModifications })` | Closes it', async () => {
  await render(<Grid editMode="row" />);
  for (const [ignoreModifications, result] of [
    [true, 'a'],
    [false, 'z'],
  ] as const) {
    api.current?.startRowEditMode({ id: 1 });
    await expect.poll(() => api.current?.getRowMode(1)).toBe('edit');
    await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z' });
    api.current?.stopRowEditMode({ id: 1, ignoreModifications });
    await expect.poll(() => api.current?.getRowMode(1)).toBe('view');
    expect(cell(1, 'name').textContent).toBe(result);
  }
});

claim("`getCellMode(id, field)`, `getRowMode(id)` | Return `'edit'` or `'view'`", async () => {
  const { rerender } = await render(<Grid />);
  expect(api.current?.getCellMode(1, 'name')).toBe('view');
  api.current?.startCellEditMode({ id: 1, field: 'name' });
  await expect.poll(() => api.current?.getCellMode(1, 'name')).toBe('edit');
  await rerender(<Grid key="row" editMode="row" />);
  expect(api.current?.getRowMode(1)).toBe('view');
  api.current?.startRowEditMode({ id: 1 });
  await expect.poll(() => api.current?.getRowMode(1)).toBe('edit');
});

claim(
  '`setEditCellValue({ id, field, value })` | Changes the value in an open editor',
  async () => {
    await render(<Grid />);
    await open(1, 'name');
    await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'from code' });
    await expect.poll(() => input(1, 'name')?.value).toBe('from code');
  },
);

claim(
  '`getRowWithUpdatedValues(id, field)` | Returns the row as it would be if editing stopped',
  async () => {
    await render(<Grid />);
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('edit');
    await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z' });
    expect(api.current?.getRowWithUpdatedValues(1, 'name')).toEqual({ ...rows[0], name: 'z' });
    expect(api.current?.getRow<Row>(1)).toEqual(rows[0]);
  },
);

claim(
  "The `start` methods throw an error if the cell or row is already in edit mode, and the `stop` methods if it isn't.",
  async () => {
    const { rerender } = await render(<Grid />);
    expect(() => api.current?.stopCellEditMode({ id: 1, field: 'name' })).toThrow(
      'is not in edit mode',
    );
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('edit');
    expect(() => api.current?.startCellEditMode({ id: 1, field: 'name' })).toThrow(
      'is not in view mode',
    );
    await rerender(<Grid key="row" editMode="row" />);
    expect(() => api.current?.stopRowEditMode({ id: 1 })).toThrow('is not in edit mode');
    api.current?.startRowEditMode({ id: 1 });
    await expect.poll(() => api.current?.getRowMode(1)).toBe('edit');
    expect(() => api.current?.startRowEditMode({ id: 1 })).toThrow('is not in view mode');
  },
);

claim(
  "The editor receives the value that `valueGetter` returns. `valueParser` converts the user's input, and `valueSetter` writes the value into a new row object.",
  async () => {
    const valueSetter = vi.fn((value: string, row: Row) => ({ ...row, name: `set ${value}` }));
    await render(
      <Grid
        columns={[
          {
            field: 'shown',
            editable: true,
            valueGetter: (_value, row) => `got ${row.name}`,
            valueParser: (value?: string) => value?.toUpperCase(),
            valueSetter,
          },
        ]}
      />,
    );
    await open(1, 'shown');
    expect(input(1, 'shown')?.value).toBe('got a');
    await userEvent.keyboard('z{Enter}');
    await expect.poll(() => api.current?.getRow<Row>(1)?.name).toBe('set GOT AZ');
    expect(valueSetter.mock.lastCall?.slice(0, 2)).toEqual(['GOT AZ', rows[0]]);
    expect(api.current?.getRow<Row>(1)).not.toBe(rows[0]);
  },
);

claim(
  "If the user clears an editor, a number or date becomes `null` or `undefined`, an option becomes `null`, and a text becomes `''`.",
  async () => {
    await render(<Grid />);
    for (const field of ['name', 'amount', 'due', 'kind']) {
      await userEvent.click(cell(2, field));
      await userEvent.keyboard('{Delete}');
      await expect.poll(() => mode(2, field)).toBe('edit');
      api.current?.stopCellEditMode({ id: 2, field });
      await expect.poll(() => mode(2, field)).toBe('view');
    }
    expect(api.current?.getRow<Row>(2)).toEqual({
      id: 2,
      name: '',
      amount: undefined,
      due: undefined,
      kind: null,
    });
    for (const field of ['name', 'amount', 'due']) {
      await open(1, field);
      await userEvent.fill(input(1, field) ?? document.body, '');
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => mode(1, field)).toBe('view');
    }
    const { name, amount, due } = api.current?.getRow<Row>(1) ?? {};
    expect([name, amount, due]).toEqual(['', null, null]);
  },
);

claim(
  'Set `editable: true` in the column, and check that `isCellEditable` returns `true` for the row.',
  async () => {
    const { rerender } = await render(<Grid columns={[{ field: 'name' }]} />);
    await userEvent.dblClick(cell(1, 'name'));
    expect(mode()).toBe('view');
    await rerender(<Grid isCellEditable={() => false} />);
    await userEvent.dblClick(cell(1, 'name'));
    expect(mode()).toBe('view');
    await rerender(<Grid isCellEditable={() => true} />);
    await open(1, 'name');
  },
);

claim(
  'Either `valueGetter` reads another field and the column has no `valueSetter`, or `processRowUpdate` returned the old row.',
  async () => {
    const shown = (props: Partial<DataGridProps<Row>>) => (
      <Grid
        columns={[{ field: 'shown', editable: true, valueGetter: (_value, row) => row.name }]}
        {...props}
      />
    );
    const { unmount } = await render(shown({}));
    await open(1, 'shown');
    await userEvent.keyboard('z{Enter}');
    await expect.poll(() => mode(1, 'shown')).toBe('view');
    expect(cell(1, 'shown').textContent).toBe('a');
    await unmount();
    await render(shown({ columns, processRowUpdate: (_newRow, oldRow) => oldRow }));
    await open(1, 'name');
    await userEvent.keyboard('z{Enter}');
    await expect.poll(() => mode()).toBe('view');
    expect(cell(1, 'name').textContent).toBe('a');
  },
);

claim(
  'Without a `valueSetter`, the grid writes the value to `row[field]`. Add one if `valueGetter` reads other fields.',
  async () => {
    const text = [{ id: 1, name: 'a', due: '2026-02-03' }];
    await render(
      <div style={{ height: 300, width: 600 }}>
        <DataGrid
          apiRef={api}
          rows={text}
          columns={[
            {
              field: 'due',
              type: 'date',
              editable: true,
              valueGetter: (value: string) => new Date(value),
            },
            { field: 'shown', editable: true, valueGetter: (_value, row) => row.name },
          ]}
        />
      </div>,
    );
    await open(1, 'due');
    await userEvent.fill(input(1, 'due') ?? document.body, '2026-05-06');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(1, 'due').textContent).toBe('5/6/2026');
    await open(1, 'shown');
    await userEvent.keyboard('z{Enter}');
    await expect.poll(() => api.current?.getRow<Row>(1)).toMatchObject({ name: 'a', shown: 'az' });
    expect(cell(1, 'shown').textContent).toBe('a');
  },
);

claim('**The edit is lost later.** The `rows` prop changed.', async () => {
  const { rerender } = await render(<Grid />);
  await open(1, 'name');
  await userEvent.keyboard('z{Enter}');
  await expect.poll(() => cell(1, 'name').textContent).toBe('az');
  await rerender(<Grid hideFooter />);
  expect(cell(1, 'name').textContent).toBe('az');
  await rerender(<Grid hideFooter rows={[...rows]} />);
  await expect.poll(() => cell(1, 'name').textContent).toBe('a');
});

claim(
  "In row mode, the grid updates the row after the button's `onClick`. In cell mode, it updates the row before, unless `processRowUpdate` is still waiting for a server. Don't read the row in `onClick`: save in `processRowUpdate`.",
  async () => {
    const save = vi.fn<(name?: string) => void>();
    const grid = (props: Partial<DataGridProps<Row>>) => (
      <div>
        <Grid key={props.editMode} {...props} />
        <button type="button" onClick={() => save(api.current?.getRow<Row>(1)?.name)}>
          Save
        </button>
      </div>
    );
    const { rerender } = await render(<div />);
    for (const [editMode, wait, saved] of [
      ['row', false, 'a'],
      ['cell', false, 'az'],
      ['cell', true, 'a'],
    ] as const) {
      const processRowUpdate = vi.fn((row: Row) =>
        wait ? new Promise<Row>((resolve) => setTimeout(resolve, 50, row)) : row,
      );
      await rerender(<div />);
      await rerender(grid({ editMode, processRowUpdate }));
      await open(1, 'name');
      await userEvent.keyboard('z');
      await page.getByRole('button', { name: 'Save' }).click();
      expect(save).toHaveBeenLastCalledWith(saved);
      await expect.poll(() => api.current?.getRow<Row>(1)?.name).toBe('az');
      expect(processRowUpdate.mock.lastCall?.[0].name).toBe('az');
    }
  },
);

claim(
  '**"The cell … is not editable" or "is not in edit mode".** A method was called for a cell that your users can\'t edit, or in the wrong mode.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await render(<Grid isCellEditable={({ id }) => id !== 2} />);
    expect(() => api.current?.startCellEditMode({ id: 2, field: 'name' })).toThrow(
      'The cell with id=2 and field=name is not editable.',
    );
    expect(() => api.current?.stopCellEditMode({ id: 1, field: 'name' })).toThrow(
      'The cell with id=1 and field=name is not in edit mode.',
    );
    expect(error).not.toHaveBeenCalled();
  },
);

claim(
  "In cell mode, a click on an option doesn't save it: the user has to press **Enter** or click elsewhere.",
  async () => {
    await render(<Grid />);
    await userEvent.dblClick(cell(1, 'kind'));
    await page.getByRole('option', { name: 'y' }).click();
    await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
    expect(mode(1, 'kind')).toBe('edit');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(1, 'kind').textContent).toBe('y');
    await userEvent.dblClick(cell(2, 'kind'));
    await page.getByRole('option', { name: 'x' }).click();
    await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
    expect(mode(2, 'kind')).toBe('edit');
    await userEvent.click(cell(3, 'name'));
    await expect.poll(() => cell(2, 'kind').textContent).toBe('x');
  },
);

claim("A click on the option that is already chosen doesn't even close the list.", async () => {
  await render(<Grid />);
  await userEvent.dblClick(cell(1, 'kind'));
  await page.getByRole('option', { name: 'x' }).click();
  await nextPaint();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(mode(1, 'kind')).toBe('edit');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => mode(1, 'kind')).toBe('view');
});

claim('It runs when a value changes, not when editing stops.', async () => {
  const preProcessEditCellProps = vi.fn(({ props }: GridPreProcessEditCellProps) => props);
  await render(<Grid columns={[{ field: 'name', editable: true, preProcessEditCellProps }]} />);
  await open(1, 'name');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => mode()).toBe('view');
  expect(preProcessEditCellProps).not.toHaveBeenCalled();
});

claim('The grid sorts the rows again when a value changes.', async () => {
  await render(<Grid sortModel={[{ field: 'name', sort: 'asc' }]} />);
  await open(1, 'name');
  await userEvent.keyboard('{Control>}a{/Control}z{Enter}');
  await expect.poll(() => api.current?.getSortedRowIds()).toEqual([2, 3, 1]);
});

/** Deletes row 2, which is open, and what the given function leaves of the model. */
function DeleteOpenRow({ rest }: { rest: GridRowModesModel }) {
  const [shown, setShown] = React.useState(rows);
  const [rowModesModel, setRowModesModel] = React.useState<GridRowModesModel>({
    2: { mode: GridRowModes.Edit },
  });
  return (
    <>
      <button
        onClick={() => {
          setShown(shown.filter(({ id }) => id !== 2));
          setRowModesModel(rest);
        }}
      >
        Delete
      </button>
      <Grid
        editMode="row"
        rows={shown}
        rowModesModel={rowModesModel}
        onRowModesModelChange={setRowModesModel}
      />
    </>
  );
}

/** Returns the ids of the rows after row 2 was deleted. */
async function rowsAfterDeletion(rest: GridRowModesModel) {
  const { unmount } = await render(<DeleteOpenRow rest={rest} />);
  await expect.poll(() => input(2, 'name')).not.toBeNull();
  await page.getByRole('button', { name: 'Delete' }).click();
  await nextPaint();
  await nextPaint();
  const ids = [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
    row.getAttribute('data-id'),
  );
  await unmount();
  return ids;
}

claim(
  'It was in edit mode, and your code removed it from `rows` and from `rowModesModel`, so the grid saved its changes. Leave it in `rowModesModel`, or set its mode there to `{ mode: GridRowModes.View, ignoreModifications: true }`.',
  async () => {
    expect(await rowsAfterDeletion({})).toEqual(['1', '3', '2']);
    expect(await rowsAfterDeletion({ 2: { mode: GridRowModes.Edit } })).toEqual(['1', '3']);
    expect(
      await rowsAfterDeletion({ 2: { mode: GridRowModes.View, ignoreModifications: true } }),
    ).toEqual(['1', '3']);
  },
);

claim(
  'In a grid with `rowModesModel`, too, a letter or digit opens the editors of dates and options empty.',
  async () => {
    function Controlled() {
      const [rowModesModel, setRowModesModel] = React.useState<GridRowModesModel>({});
      return (
        <Grid
          editMode="row"
          rowModesModel={rowModesModel}
          onRowModesModelChange={setRowModesModel}
        />
      );
    }
    for (const field of ['due', 'kind']) {
      for (const key of ['q', '7']) {
        const { unmount } = await render(<Controlled />);
        await userEvent.click(cell(1, field));
        await userEvent.keyboard(key);
        await expect.poll(() => api.current?.getRowMode(1)).toBe('edit');
        await expect.poll(() => input(1, field)?.value).toBe('');
        await unmount();
      }
    }
  },
);
