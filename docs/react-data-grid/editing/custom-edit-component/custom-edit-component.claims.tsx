import {
  DataGrid,
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
  "The grid then validates 200 ms after the last change. If the edit stops earlier, the grid doesn't lose the value.",
  async () => {
    const times: number[] = [];
    const { rerender } = await render(
      <Grid
        column={{
          preProcessEditCellProps: ({ props }) => {
            times.push(performance.now());
            return props;
          },
        }}
      />,
    );
    await start();
    const before = performance.now();
    void api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z', debounceMs: 200 });
    await expect.poll(() => times).toHaveLength(1);
    expect(times[0]).toBeGreaterThan(before + 190);
    await rerender(<Grid key="plain" />);
    await start();
    void api.current?.setEditCellValue({ id: 1, field: 'name', value: 'early', debounceMs: 200 });
    api.current?.stopCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => cell(1, 'name').textContent).toBe('early');
  },
);

claim(
  '`maxLength` limits the text to 12 characters, and `valueParser` converts it to uppercase while the user types.',
  async () => {
    await render(<LimitedInput />);
    await open(2, 'text');
    await userEvent.keyboard('{Control>}a{/Control}abcdefghijklmnop');
    await expect.poll(() => cell(2, 'text').querySelector('input')?.value).toBe('ABCDEFGHIJKL');
  },
);

claim('`onValueChange` | All | Called with the event and the new value', async () => {
  const onValueChange = vi.fn();
  await render(
    <Grid
      column={{
        renderEditCell: (params) => <GridEditInputCell {...params} onValueChange={onValueChange} />,
      }}
    />,
  );
  await open(1, 'name');
  await userEvent.keyboard('z');
  expect(onValueChange.mock.lastCall?.[0]).toHaveProperty('target');
  expect(onValueChange.mock.lastCall?.[1]).toBe('az');
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
  'To save immediately, set the value yourself in `onValueChange`, then call `stopCellEditMode`.',
  async () => {
    await render(<CloseOnChoice />);
    await open(1, 'state');
    await page.getByRole('option', { name: 'Ready' }).click();
    await expect.poll(() => cell(1, 'state').textContent).toBe('Ready');
    expect(cell(1, 'state').classList).not.toContain('MuiDataGrid-cell--editing');
  },
);

claim(
  "Otherwise, a column with `preProcessEditCellProps` stays open, because the validation isn't done yet.",
  async () => {
    const preProcessEditCellProps: GridColDef<Row>['preProcessEditCellProps'] = async ({
      props,
    }) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return props;
    };
    const { rerender } = await render(<Grid column={{ preProcessEditCellProps }} />);
    await start();
    const done = api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z' });
    api.current?.stopCellEditMode({ id: 1, field: 'name' });
    expect(await done).toBe(true);
    expect(mode()).toBe('edit');
    await rerender(<Grid key="plain" />);
    await start();
    void api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z' });
    api.current?.stopCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => cell(1, 'name').textContent).toBe('z');
  },
);

claim('Therefore, **Enter** both chooses an option and closes the editor.', async () => {
  await render(<SuggestCountry />);
  await open(1, 'country');
  await userEvent.keyboard('{Control>}a{/Control}gha{Enter}');
  await expect.poll(() => cell(1, 'country').textContent).toBe('Ghana');
  expect(cell(1, 'country').querySelector('input')).toBeNull();
});

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

claim(
  '`onChange` also receives incomplete dates: `null` if the user clears a part of the date, and otherwise a date with a `validationError`. The demo ignores both, so it saves only complete dates.',
  async () => {
    await render(<PickDate />);
    await open(1, 'due');
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

claim('`isProcessingProps` is `true` during an asynchronous validation.', async () => {
  const seen: unknown[] = [];
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
        preProcessEditCellProps: async ({ props }) => {
          await new Promise((resolve) => setTimeout(resolve, 50));
          return { ...props, error: 'no' };
        },
      }}
    />,
  );
  await start();
  await api.current?.setEditCellValue({ id: 1, field: 'name', value: 'z' });
  await expect.poll(() => seen.at(-1)).toEqual([false, 'no']);
  expect(seen).toContainEqual([true, false]);
});

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
