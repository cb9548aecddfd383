import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type * as React from 'react';
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
  'A letter or digit, **Ctrl** or **⌘** + **V** | The editor opens with only what you type or paste',
  async () => {
    await render(<Grid />);
    await userEvent.click(cell(1, 'name'));
    await userEvent.keyboard('q');
    await expect.poll(() => input(1, 'name')?.value).toBe('q');
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

claim(
  'The text editor waits until 200 ms after the last keystroke before the check starts. If the user presses **Enter** earlier, the check starts immediately, and the user has to press **Enter** again when it is done.',
  async () => {
    const times: number[] = [];
    const preProcessEditCellProps = async ({ props }: GridPreProcessEditCellProps) => {
      times.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, 100));
      return props;
    };
    await render(<Grid columns={[{ field: 'name', editable: true, preProcessEditCellProps }]} />);
    await open(1, 'name');
    const typed = performance.now();
    await userEvent.keyboard('z');
    await expect.poll(() => times).toHaveLength(1);
    expect(times[0]).toBeGreaterThan(typed + 190);
    await expect.poll(() => cell(1, 'name').querySelector('svg')).toBeNull();
    await userEvent.keyboard('z{Enter}');
    expect(times).toHaveLength(2);
    await expect.poll(() => cell(1, 'name').querySelector('svg')).toBeNull();
    expect(mode()).toBe('edit');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(1, 'name').textContent).toBe('azz');
  },
);

claim(
  '`hasChanged` is `false` if the new value equals the previous value of the editor.',
  async () => {
    const seen: (boolean | undefined)[] = [];
    const preProcessEditCellProps = ({ props, hasChanged }: GridPreProcessEditCellProps) => {
      seen.push(hasChanged);
      return props;
    };
    await render(<Grid columns={[{ field: 'name', editable: true, preProcessEditCellProps }]} />);
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('edit');
    await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'a' });
    await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'b' });
    await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'b' });
    expect(seen).toEqual([false, true, false]);
  },
);

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
    await rerender(<Grid editMode="row" />);
    await open(1, 'name');
    await userEvent.fill(input(1, 'name') ?? document.body, 'new');
    await userEvent.click(cell(3, 'name'));
    await expect.poll(() => cell(1, 'name').textContent).toBe('new');
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
  "If the user clears an editor, a number or date becomes `null` or `undefined`, and a text becomes `''`.",
  async () => {
    await render(<Grid />);
    for (const field of ['name', 'amount', 'due']) {
      await open(1, field);
      await userEvent.fill(input(1, field) ?? document.body, '');
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => mode(1, field)).toBe('view');
    }
    const { name, amount, due } = api.current?.getRow<Row>(1) ?? {};
    expect(name).toBe('');
    expect(amount ?? null).toBeNull();
    expect(due ?? null).toBeNull();
  },
);

claim(
  'Either the column has a `valueGetter` but no `valueSetter`, or `processRowUpdate` returned the old row.',
  async () => {
    await render(
      <Grid
        columns={[{ field: 'shown', editable: true, valueGetter: (_value, row) => row.name }]}
      />,
    );
    api.current?.startCellEditMode({ id: 1, field: 'shown' });
    await expect.poll(() => mode(1, 'shown')).toBe('edit');
    await api.current?.setEditCellValue({ id: 1, field: 'shown', value: 'z' });
    api.current?.stopCellEditMode({ id: 1, field: 'shown' });
    await expect.poll(() => mode(1, 'shown')).toBe('view');
    expect(cell(1, 'shown').textContent).toBe('a');
  },
);

claim(
  'In cell mode, the user has to press **Enter** or click elsewhere to save the choice.',
  async () => {
    await render(<Grid />);
    await userEvent.dblClick(cell(1, 'kind'));
    await page.getByRole('option', { name: 'y' }).click();
    await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
    expect(mode(1, 'kind')).toBe('edit');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(1, 'kind').textContent).toBe('y');
  },
);

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
