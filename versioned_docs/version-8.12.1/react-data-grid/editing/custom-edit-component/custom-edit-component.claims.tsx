import {
  DataGrid,
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  useGridApiContext,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import dayjs from 'dayjs';
import * as React from 'react';
import { createPortal } from 'react-dom';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CloseOnChoice from './demos/CloseOnChoice';
import LimitedInput from './demos/LimitedInput';
import PickDate from './demos/PickDate';
import RatingEditor from './demos/RatingEditor';
import SuggestCountry from './demos/SuggestCountry';

interface Row {
  id: number;
  name: string;
  note: string;
}

const rows: Row[] = [
  { id: 1, name: 'a', note: 'x' },
  { id: 2, name: 'b', note: 'y' },
];

const api: React.RefObject<GridApi | null> = { current: null };

function Grid({
  column,
  ...props
}: Partial<DataGridProps<Row>> & { column?: Partial<GridColDef<Row>> }) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        apiRef={api}
        rows={rows}
        columns={[
          { width: 140, editable: true, ...column, field: 'name' },
          { field: 'note', width: 140, editable: true },
        ]}
        {...props}
      />
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
const start = async (id = 1, field = 'name') => {
  api.current?.startCellEditMode({ id, field });
  await expect.poll(() => mode(id, field)).toBe('edit');
};

async function open(id: number, field: string) {
  await userEvent.dblClick(cell(id, field));
  await expect.poll(() => cell(id, field).classList).toContain('MuiDataGrid-cell--editing');
}

claim(
  'Double-click the stars, choose a rating with the arrow keys or a click, and press **Enter**.',
  async () => {
    await render(<RatingEditor />);
    const rating = () => cell(3, 'stars').querySelector('[role="img"]')?.getAttribute('aria-label');
    await open(3, 'stars');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.poll(rating).toBe('4 Stars');
    await open(3, 'stars');
    await userEvent.click(cell(3, 'stars').querySelector('label') ?? document.body);
    await userEvent.keyboard('{Enter}');
    await expect.poll(rating).toBe('1 Star');
  },
);

claim(
  '`renderEditCell` receives parameters like those of `renderCell`, but `value` is the edited value.',
  async () => {
    const view: string[][] = [];
    const edit: string[][] = [];
    const values: unknown[] = [];
    await render(
      <Grid
        column={{
          renderCell: (params) => {
            view.push(Object.keys(params));
            return String(params.value);
          },
          renderEditCell: (params) => {
            edit.push(Object.keys(params));
            values.push(params.value);
            return 'editor';
          },
        }}
      />,
    );
    await start();
    await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z' });
    await expect.poll(() => values.at(-1)).toBe('z');
    expect(values[0]).toBe('a');
    expect(api.current?.getCellValue(1, 'name')).toBe('a');
    for (const name of ['id', 'field', 'row', 'value', 'colDef', 'hasFocus', 'tabIndex', 'api']) {
      expect(view[0]).toContain(name);
      expect(edit[0]).toContain(name);
    }
  },
);

claim(
  'The method runs `valueParser` and the validation. It returns a promise, which resolves to `false` if the value has an error.',
  async () => {
    await render(
      <Grid
        column={{
          valueParser: (value?: string) => value?.toUpperCase(),
          preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === 'BAD' }),
        }}
      />,
    );
    await start();
    expect(await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'bad' })).toBe(false);
    expect(await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'ok' })).toBe(true);
    expect(api.current?.getRowWithUpdatedValues(1, 'name')).toMatchObject({ name: 'OK' });
  },
);

claim(
  "`autoFocus` isn't enough, because in row editing the focus moves between open editors.",
  async () => {
    const Own = ({ value, hasFocus, field }: GridRenderEditCellParams<Row, string>) => {
      const ref = React.useRef<HTMLInputElement>(null);
      React.useLayoutEffect(() => {
        if (hasFocus && field === 'note') ref.current?.focus();
      }, [hasFocus, field]);
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the statement is about it
      return <input ref={ref} autoFocus={field === 'name'} defaultValue={value} />;
    };
    const focused = () =>
      document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
    const renderEditCell: GridColDef<Row>['renderEditCell'] = (params) => <Own {...params} />;
    await render(
      <Grid
        editMode="row"
        columns={[
          { field: 'name', editable: true, renderEditCell },
          { field: 'note', editable: true, renderEditCell },
        ]}
      />,
    );
    api.current?.startRowEditMode({ id: 1, fieldToFocus: 'note' });
    await expect.poll(focused).toBe('note');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(() => api.current?.state.focus.cell?.field).toBe('name');
    expect(document.activeElement).not.toBe(cell(1, 'name').querySelector('input'));
    api.current?.setCellFocus(1, 'note');
    await expect.poll(focused).toBe('note');
    expect(document.activeElement).toBe(cell(1, 'note').querySelector('input'));
  },
);

claim("If the edit stops earlier, the grid doesn't lose the value.", async () => {
  await render(<Grid />);
  await start();
  void api.current?.setEditCellValue({ id: 1, field: 'name', value: 'early', debounceMs: 200 });
  api.current?.stopCellEditMode({ id: 1, field: 'name' });
  await expect.poll(() => cell(1, 'name').textContent).toBe('early');
});

claim(
  '`maxLength` limits the text to 12 characters, and `valueParser` converts it to uppercase while the user types.',
  async () => {
    await render(<LimitedInput />);
    await open(2, 'text');
    await userEvent.keyboard('{Control>}a{/Control}abcdefghijklmnop');
    await expect.poll(() => cell(2, 'text').querySelector('input')?.value).toBe('ABCDEFGHIJKL');
  },
);

claim(
  '`debounceMs` | `GridEditInputCell` | Milliseconds between the last keystroke and the validation. The default is 200',
  async () => {
    const times: number[] = [];
    const preProcessEditCellProps: GridColDef<Row>['preProcessEditCellProps'] = ({ props }) => {
      times.push(performance.now());
      return props;
    };
    const { rerender } = await render(<Grid column={{ preProcessEditCellProps }} />);
    await open(1, 'name');
    const typed = performance.now();
    await userEvent.keyboard('z');
    await expect.poll(() => times).toHaveLength(1);
    expect(times[0]).toBeGreaterThan(typed + 190);
    await rerender(
      <Grid
        key="own"
        column={{
          preProcessEditCellProps,
          renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={400} />,
        }}
      />,
    );
    await open(1, 'name');
    const typedAgain = performance.now();
    await userEvent.keyboard('z');
    await expect.poll(() => times).toHaveLength(2);
    expect(times[1]).toBeGreaterThan(typedAgain + 390);
  },
);

claim('`onValueChange` | All | Called with the event and the new value', async () => {
  const onValueChange = vi.fn();
  const last = () => {
    const [event, value] = (onValueChange.mock.lastCall ?? []) as [object, unknown];
    return ['target' in event, value];
  };
  await render(
    <Grid
      columns={[
        {
          field: 'name',
          editable: true,
          renderEditCell: (params) => (
            <GridEditInputCell {...params} onValueChange={onValueChange} />
          ),
        },
        {
          field: 'kind',
          type: 'singleSelect',
          valueOptions: ['x', 'y'],
          editable: true,
          renderEditCell: (params) => (
            <GridEditSingleSelectCell {...params} onValueChange={onValueChange} />
          ),
        },
        {
          field: 'due',
          type: 'date',
          editable: true,
          renderEditCell: (params) => (
            <GridEditDateCell {...params} onValueChange={onValueChange} />
          ),
        },
        {
          field: 'ok',
          type: 'boolean',
          editable: true,
          renderEditCell: (params) => (
            <GridEditBooleanCell {...params} onValueChange={onValueChange} />
          ),
        },
      ]}
    />,
  );
  await open(1, 'name');
  await userEvent.keyboard('z');
  expect(last()).toEqual([true, 'az']);
  await open(1, 'due');
  await userEvent.fill(cell(1, 'due').querySelector('input') ?? document.body, '2026-05-06');
  expect(last()).toEqual([true, new Date(2026, 4, 6)]);
  await open(1, 'ok');
  await userEvent.keyboard(' ');
  expect(last()).toEqual([true, true]);
  await open(1, 'kind');
  await page.getByRole('option', { name: 'y' }).click();
  expect(last()).toEqual([true, 'y']);
});

claim('`slotProps.root` | Input, select, date | Props of the input', async () => {
  const slotProps = { root: { title: 'mine' } };
  await render(
    <Grid
      columns={[
        {
          field: 'name',
          editable: true,
          renderEditCell: (params) => <GridEditInputCell {...params} slotProps={slotProps} />,
        },
        {
          field: 'due',
          type: 'date',
          editable: true,
          valueGetter: () => new Date(2025, 3, 14),
          renderEditCell: (params) => <GridEditDateCell {...params} slotProps={slotProps} />,
        },
        {
          field: 'kind',
          type: 'singleSelect',
          valueOptions: ['x', 'y'],
          editable: true,
          renderEditCell: (params) => (
            <GridEditSingleSelectCell {...params} slotProps={slotProps} />
          ),
        },
      ]}
    />,
  );
  for (const field of ['name', 'due', 'kind']) {
    await start(1, field);
    await expect.poll(() => cell(1, field).querySelector('[title="mine"] input')).not.toBeNull();
  }
});

claim(
  '`initialOpen` | `GridEditSingleSelectCell` | Whether the list opens with the editor. By default, `true` in cell editing',
  async () => {
    const column: Partial<GridColDef<Row>> = { type: 'singleSelect', valueOptions: ['a', 'b'] };
    const { rerender } = await render(<Grid column={column} />);
    await start();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await rerender(<Grid key="row" editMode="row" column={column} />);
    await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
    api.current?.startRowEditMode({ id: 1 });
    await expect.element(page.getByRole('row').getByRole('combobox')).toBeVisible();
    expect(document.querySelector('[role="listbox"]')).toBeNull();
    await rerender(
      <Grid
        key="closed"
        column={{
          ...column,
          renderEditCell: (params) => <GridEditSingleSelectCell {...params} initialOpen={false} />,
        }}
      />,
    );
    await start();
    await expect.element(page.getByRole('row').getByRole('combobox')).toBeVisible();
    expect(document.querySelector('[role="listbox"]')).toBeNull();
  },
);

claim(
  'After a click on an option of a select, the cell stays open until the user presses **Enter** or clicks elsewhere.',
  async () => {
    await render(<Grid column={{ type: 'singleSelect', valueOptions: ['a', 'b', 'c'] }} />);
    await open(1, 'name');
    await page.getByRole('option', { name: 'b' }).click();
    await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
    expect(mode()).toBe('edit');
    expect(api.current?.getCellValue(1, 'name')).toBe('a');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => api.current?.getRow<Row>(1)?.name).toBe('b');
    await open(1, 'name');
    await page.getByRole('option', { name: 'c' }).click();
    await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
    await userEvent.click(cell(2, 'note'));
    await expect.poll(() => api.current?.getRow<Row>(1)?.name).toBe('c');
  },
);

claim(
  'To save immediately, set the value yourself in `onValueChange`, then call `stopCellEditMode`.',
  async () => {
    await render(<CloseOnChoice />);
    await open(1, 'state');
    await page.getByRole('option', { name: 'Ready' }).click();
    await expect.poll(() => cell(1, 'state').textContent).toBe('Ready');
    expect(cell(1, 'state').classList).not.toContain('MuiDataGrid-cell--editing');
    await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
  },
);

claim(
  "Otherwise, a column with `preProcessEditCellProps` stays open, because the validation isn't done yet.",
  async () => {
    const checks: (() => void)[] = [];
    const preProcessEditCellProps: GridColDef<Row>['preProcessEditCellProps'] = ({ props }) =>
      new Promise((resolve) => {
        checks.push(() => resolve(props));
      });
    const { rerender } = await render(<Grid column={{ preProcessEditCellProps }} />);
    await start();
    const done = api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z' });
    api.current?.stopCellEditMode({ id: 1, field: 'name' });
    checks.forEach((finish) => finish());
    expect(await done).toBe(true);
    expect(mode()).toBe('edit');
    await rerender(<Grid key="plain" />);
    await start();
    void api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z' });
    api.current?.stopCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => cell(1, 'name').textContent).toBe('z');
  },
);

claim(
  'For a long list of options, use an `Autocomplete`, which filters the list while the user types.',
  async () => {
    await render(<SuggestCountry />);
    await open(2, 'country');
    const options = () =>
      [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);
    await expect.poll(options).toHaveLength(7);
    await userEvent.keyboard('{Control>}a{/Control}u');
    await expect.poll(options).toEqual(['Portugal', 'Tunisia', 'Uruguay']);
  },
);

claim(
  'The list is rendered outside the cell, at the end of the document, but React sends its events to the grid.',
  async () => {
    const keys: string[] = [];
    function Editor() {
      return createPortal(
        <input data-portal="" onKeyDown={(event) => keys.push(event.key)} />,
        document.body,
      );
    }
    await render(<SuggestCountry />);
    await open(1, 'country');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    const list = document.querySelector('[role="listbox"]');
    expect(list?.closest('[role="grid"]')).toBeNull();
    expect(list?.closest('body > *')).toBe(document.body.lastElementChild);
    await userEvent.keyboard('{Escape}{Escape}');
    const onCellKeyDown = vi.fn();
    await render(
      <Grid column={{ renderEditCell: () => <Editor /> }} onCellKeyDown={onCellKeyDown} />,
    );
    await start();
    const input = document.querySelector<HTMLInputElement>('[data-portal]');
    input?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => mode()).toBe('view');
    expect(keys).toEqual(['Enter']);
    expect(onCellKeyDown).toHaveBeenCalled();
  },
);

claim(
  "Therefore, **Enter** both chooses an option and closes the editor, here and in a select. Both demos call `getCellMode` so that they don't close the editor twice.",
  async () => {
    const rejected = vi.fn();
    window.addEventListener('unhandledrejection', rejected);
    const { unmount } = await render(<SuggestCountry />);
    await open(1, 'country');
    await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}gha{Enter}');
    await expect.poll(() => cell(1, 'country').textContent).toBe('Ghana');
    expect(cell(1, 'country').querySelector('input')).toBeNull();
    await unmount();
    await render(<CloseOnChoice />);
    await open(1, 'state');
    await expect.element(page.getByRole('option', { name: 'New' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => cell(1, 'state').textContent).toBe('Ready');
    await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
    await nextPaint();
    expect(rejected).not.toHaveBeenCalled();
    window.removeEventListener('unhandledrejection', rejected);
  },
);

claim('**Escape** closes the list, and pressing it again discards the edit.', async () => {
  await render(<SuggestCountry />);
  await open(1, 'country');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
  expect(cell(1, 'country').querySelector('input')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => cell(1, 'country').textContent).toBe('Portugal');
});

claim("The built-in date editor is the browser's date input.", async () => {
  await render(
    <Grid
      columns={[
        { field: 'name', type: 'date', editable: true, valueGetter: () => new Date(2025, 3, 14) },
      ]}
    />,
  );
  await start();
  await expect.poll(() => cell(1, 'name').querySelector('input')?.type).toBe('date');
  expect(cell(1, 'name').querySelector('input')?.value).toBe('2025-04-14');
});

claim(
  '`onChange` also receives incomplete dates: `null` if the user clears a part of the date, and otherwise a date with a `validationError`. The demo ignores both, so it saves only complete dates.',
  async () => {
    await render(<PickDate />);
    await open(1, 'due');
    await expect.element(page.getByRole('group', { name: 'Due' })).toBeVisible();
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect.poll(() => cell(1, 'due').textContent).toBe('14 Apr 2025');
    await open(1, 'due');
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('{Backspace}12');
    await page.getByRole('spinbutton', { name: 'Day' }).click();
    await userEvent.keyboard('05{Enter}');
    await expect.poll(() => cell(1, 'due').textContent).toBe('5 Dec 2025');
    const changes: [boolean, string | null][] = [];
    await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          defaultValue={dayjs('2025-04-14')}
          onChange={(date, { validationError }) => changes.push([date === null, validationError])}
        />
      </LocalizationProvider>,
    );
    await page.getByRole('spinbutton', { name: 'Year' }).click();
    await userEvent.keyboard('{Backspace}2');
    expect(changes).toEqual([
      [true, null],
      [false, 'invalidDate'],
    ]);
  },
);

claim('The `error` parameter is what `preProcessEditCellProps` returned.', async () => {
  const error = { reason: 'taken' };
  const seen: unknown[] = [];
  await render(
    <Grid
      column={{
        renderEditCell: (params) => {
          seen.push(params.error);
          return 'editor';
        },
        preProcessEditCellProps: ({ props }) => ({ ...props, error }),
      }}
    />,
  );
  await start();
  expect(seen).toEqual(seen.map(() => false));
  await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z' });
  await expect.poll(() => seen.at(-1)).toBe(error);
});

claim('`isProcessingProps` is `true` during an asynchronous validation.', async () => {
  const seen: unknown[] = [];
  let finish: () => void = () => undefined;
  function Editor({ isProcessingProps, error }: GridRenderEditCellParams<Row>) {
    React.useEffect(() => {
      seen.push([isProcessingProps, error]);
    }, [isProcessingProps, error]);
    return 'editor';
  }
  await render(
    <Grid
      column={{
        renderEditCell: (params) => <Editor {...params} />,
        preProcessEditCellProps: ({ props }) =>
          new Promise((resolve) => {
            finish = () => resolve({ ...props, error: 'no' });
          }),
      }}
    />,
  );
  await start();
  void api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z' });
  await expect.poll(() => seen.at(-1)).toEqual([true, false]);
  finish();
  await expect.poll(() => seen.at(-1)).toEqual([false, 'no']);
});

claim(
  'The editor opens without the focus, and typing does nothing. Focus the input in a layout effect when `hasFocus` is `true`.',
  async () => {
    function Editor({
      id,
      field,
      value,
      hasFocus,
      focus,
    }: GridRenderEditCellParams<Row, string> & { focus: boolean }) {
      const apiRef = useGridApiContext();
      const ref = React.useRef<HTMLInputElement>(null);
      React.useLayoutEffect(() => {
        if (hasFocus && focus) ref.current?.focus();
      }, [hasFocus, focus]);
      return (
        <input
          ref={ref}
          value={value}
          onChange={(event) =>
            void apiRef.current.setEditCellValue({ id, field, value: event.target.value })
          }
        />
      );
    }
    for (const focus of [false, true]) {
      const { unmount } = await render(
        <Grid column={{ renderEditCell: (params) => <Editor {...params} focus={focus} /> }} />,
      );
      await userEvent.click(cell(1, 'name'));
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => mode()).toBe('edit');
      const input = cell(1, 'name').querySelector('input');
      expect(document.activeElement === input).toBe(focus);
      await userEvent.keyboard('z{ArrowLeft}{Backspace}');
      expect(mode()).toBe('edit');
      expect(input?.value).toBe(focus ? 'z' : 'a');
      await unmount();
    }
  },
);

claim(
  '**The value is lost when editing stops.** The editor keeps it in its own state. Call `setEditCellValue` for each change.',
  async () => {
    const focusOnMount = (element: HTMLInputElement | null) => element?.focus();
    const Own = ({ value, report }: { value?: string; report: (value: string) => void }) => {
      const [text, setText] = React.useState(value);
      return (
        <input
          ref={focusOnMount}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            report(event.target.value);
          }}
        />
      );
    };
    for (const reports of [false, true]) {
      const { unmount } = await render(
        <Grid
          column={{
            renderEditCell: ({
              id,
              field,
              value,
              api: grid,
            }: GridRenderEditCellParams<Row, string>) => (
              <Own
                value={value}
                report={(text) => reports && void grid.setEditCellValue({ id, field, value: text })}
              />
            ),
          }}
        />,
      );
      await open(1, 'name');
      await userEvent.keyboard('z{Enter}');
      await expect.poll(() => mode()).toBe('view');
      expect(api.current?.getCellValue(1, 'name')).toBe(reports ? 'az' : 'a');
      await unmount();
    }
  },
);

claim(
  '**"The cell … is not in edit mode".** The code closed the editor twice. Check `getCellMode` first.',
  async () => {
    await render(<Grid />);
    await start();
    api.current?.stopCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('view');
    expect(() => api.current?.stopCellEditMode({ id: 1, field: 'name' })).toThrow(
      'The cell with id=1 and field=name is not in edit mode.',
    );
  },
);

claim(
  "A call of `setEditCellValue` after the editor closed doesn't throw: the grid ignores the value, and the promise never resolves.",
  async () => {
    await render(<Grid />);
    await start();
    api.current?.stopCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => mode()).toBe('view');
    const settled = vi.fn();
    const change = { id: 1, field: 'name', value: 'z' };
    Promise.resolve(api.current?.setEditCellValue(change)).then(settled, settled);
    await start(2);
    // A later call for an open editor is done, so the first one would be, too.
    expect(await api.current?.setEditCellValue({ ...change, id: 2 })).toBe(true);
    expect(settled).not.toHaveBeenCalled();
    expect(api.current?.getCellValue(1, 'name')).toBe('a');
  },
);

claim(
  "The popup isn't part of the React tree of the editor, for example because a library appends it to the document. Render it with a React portal.",
  async () => {
    function Editor() {
      return createPortal(
        <button type="button" style={{ position: 'fixed', bottom: 0 }}>
          portal
        </button>,
        document.body,
      );
    }
    await render(<Grid column={{ renderEditCell: () => <Editor /> }} />);
    await start();
    await page.getByRole('button', { name: 'portal' }).click();
    expect(mode()).toBe('edit');
    const foreign = document.createElement('button');
    foreign.textContent = 'foreign';
    foreign.style.cssText = 'position: fixed; bottom: 40px';
    document.body.append(foreign);
    await page.getByRole('button', { name: 'foreign' }).click();
    await expect.poll(() => mode()).toBe('view');
    foreign.remove();
  },
);

claim(
  'While an editor is open, the grid handles only **Enter**, **Tab**, **Escape**, and copying: if no text is selected, **Ctrl** or **⌘** + **C** copies the selected rows or the saved value of the cell.',
  async () => {
    await render(<Grid />);
    const focus = () => api.current?.state.focus.cell;
    await open(1, 'name');
    for (const key of [
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageDown',
      'PageUp',
      'Delete',
      'F2',
      ' ',
    ]) {
      await userEvent.keyboard(`{${key}}`);
      expect(mode(), key).toBe('edit');
      expect(focus(), key).toEqual({ id: 1, field: 'name' });
    }
    await navigator.clipboard.writeText('before');
    await userEvent.keyboard('z{Control>}c{/Control}');
    await expect.poll(() => navigator.clipboard.readText()).toBe('a');
    api.current?.selectRow(2);
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect.poll(() => navigator.clipboard.readText()).toBe('b\ty');
    api.current?.selectRow(2, false);
    await userEvent.keyboard('{Control>}ac{/Control}');
    await expect.poll(() => navigator.clipboard.readText()).toContain('z');
    for (const key of ['Enter', 'Tab', 'Escape']) {
      if (mode() === 'view') await open(1, 'name');
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(() => mode(), { message: key }).toBe('view');
    }
  },
);

claim(
  "To leave the cell with an arrow key, call `stopCellEditMode({ id, field, cellToFocusAfter: 'below' })` in the input's `onKeyDown`.",
  async () => {
    function Editor(params: GridRenderEditCellParams<Row>) {
      const apiRef = useGridApiContext();
      const { id, field } = params;
      return (
        <GridEditInputCell
          {...params}
          onKeyDown={(event: React.KeyboardEvent) => {
            if (event.key === 'ArrowDown') {
              apiRef.current.stopCellEditMode({ id, field, cellToFocusAfter: 'below' });
            }
          }}
        />
      );
    }
    const { rerender } = await render(<Grid />);
    await open(1, 'name');
    await userEvent.keyboard('{ArrowDown}');
    expect(mode()).toBe('edit');
    await rerender(
      <Grid key="own" column={{ renderEditCell: (params) => <Editor {...params} /> }} />,
    );
    await open(1, 'name');
    await userEvent.keyboard('z{ArrowDown}');
    await expect.poll(() => cell(1, 'name').textContent).toBe('az');
    expect(document.activeElement?.closest('[data-id]')?.getAttribute('data-id')).toBe('2');
  },
);

claim(
  '"Rendered more hooks than during the previous render." `renderEditCell` calls a hook.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const useWrong = () => React.useState('')[0];
    await render(
      <Boundary>
        <Grid column={{ renderEditCell: useWrong }} />
      </Boundary>,
    );
    api.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect
      .element(page.getByText('Rendered more hooks than during the previous render.'))
      .toBeVisible();
  },
);

claim(
  'To replace the editor of a column, return your own component from `renderEditCell`.',
  async () => {
    await render(<Grid column={{ renderEditCell: () => <b>own editor</b> }} />);
    await start();
    expect(cell(1, 'name').textContent).toBe('own editor');
  },
);

claim(
  'Call `apiRef.current.setEditCellValue({ id, field, value })`, with the `apiRef` from `useGridApiContext()`.',
  async () => {
    function Own({ id, field }: GridRenderEditCellParams) {
      const apiRef = useGridApiContext();
      return (
        <button
          type="button"
          onClick={() => void apiRef.current.setEditCellValue({ id, field, value: 'new' })}
        >
          set
        </button>
      );
    }
    const processRowUpdate = vi.fn((row: Row) => row);
    await render(
      <Grid
        column={{ renderEditCell: (params) => <Own {...params} /> }}
        processRowUpdate={processRowUpdate}
      />,
    );
    await start();
    await page.getByRole('button', { name: 'set' }).click();
    api.current?.stopCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => processRowUpdate.mock.lastCall?.[0].name).toBe('new');
  },
);

claim(
  'If the validation is slow, pass `debounceMs: 200` with the value. The grid then validates 200 ms after the last change.',
  async () => {
    const validated: unknown[] = [];
    await render(
      <Grid
        column={{
          preProcessEditCellProps: ({ props }) => {
            validated.push(props.value);
            return props;
          },
        }}
      />,
    );
    await start();
    validated.length = 0;
    const timers = vi.spyOn(globalThis, 'setTimeout');
    for (const value of ['ab', 'abc']) {
      void api.current?.setEditCellValue({ id: 1, field: 'name', value, debounceMs: 200 });
    }
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(200);
    expect(validated).toEqual([]);
    await expect.poll(() => validated).toEqual(['abc']);
    timers.mockRestore();
  },
);

function Area({ hasFocus }: { hasFocus: boolean }) {
  const ref = React.useRef<HTMLTextAreaElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);
  return <textarea ref={ref} />;
}
const withArea = {
  renderEditCell: ({ hasFocus }: GridRenderEditCellParams) => <Area hasFocus={hasFocus} />,
};
const firstName = () => page.getByRole('gridcell').first();

claim(
  "The **Enter** that opens the editor adds a line break to a `<textarea>` with the focus. To prevent this, call `event.preventDefault()` in `onCellKeyDown` for this key while `params.cellMode` is `'view'`.",
  async () => {
    const prevents: DataGridProps<Row>['onCellKeyDown'] = ({ cellMode }, event) => {
      if (event.key === 'Enter' && cellMode === 'view') event.preventDefault();
    };
    for (const [onCellKeyDown, value] of [
      [undefined, '\n'],
      [prevents, ''],
    ] as const) {
      const { unmount } = await render(
        <Grid column={withArea} {...(onCellKeyDown && { onCellKeyDown })} />,
      );
      await firstName().click();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('textbox')).toHaveFocus();
      await nextPaint();
      await expect.element(page.getByRole('textbox')).toHaveValue(value);
      await unmount();
    }
  },
);
