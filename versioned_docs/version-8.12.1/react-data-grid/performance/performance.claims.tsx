import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridRenderCellParams,
  type GridSlots,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import { memo, useCallback, useEffect, useState, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import MemoCells from './demos/MemoCells';
import TypingBeside from './demos/TypingBeside';

const api: RefObject<GridApi | null> = { current: null };

const manyRows = Array.from({ length: 150 }, (_, id) => ({ id, name: `Row ${id}` }));
const threeRows = manyRows.slice(0, 3);
const nameOnly: GridColDef[] = [{ field: 'name', width: 120 }];
const wideColumns: GridColDef[] = Array.from({ length: 30 }, (_, index) => ({
  field: `c${index}`,
  width: 100,
  valueGetter: () => index,
}));

interface BoxProps extends Partial<DataGridProps> {
  height?: number;
}

function Grid({ height = 300, ...props }: BoxProps) {
  return (
    <div style={{ height, width: 600 }}>
      <DataGrid apiRef={api} rows={threeRows} columns={nameOnly} {...props} />
    </div>
  );
}

const drawnRows = () => document.querySelectorAll('[role="row"][data-id]').length;
const drawnCells = (id: number) =>
  document.querySelectorAll(`[role="row"][data-id="${id}"] [role="gridcell"]`).length;
const names = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="name"]')].map(
    (cell) => cell.textContent,
  );

/** A column whose cells count how often they render. */
function countingColumns() {
  const renderCell = vi.fn(() => 'x');
  const columns: GridColDef[] = [{ field: 'name', width: 120, renderCell }];
  return { columns, renderCell };
}

claim('Type a note: no cell renders again.', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await render(<TypingBeside />);
    await expect.poll(drawnRows).toBe(4);
    // The first number, which the demo shows after 200 ms, includes the first render of the grid.
    const status = page.getByRole('status');
    await page.getByLabelText('Note').fill('a');
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(status).toHaveTextContent(/: [1-9]\d*$/);
    await page.getByLabelText('Note').fill('ab');
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(status).toHaveTextContent(/: 0$/);
  } finally {
    vi.useRealTimers();
  }
});

claim(
  'Then turn on the switch and type. Each letter now renders all eight cells twice, although nothing in the grid changes.',
  async () => {
    await render(<TypingBeside />);
    await expect.poll(drawnRows).toBe(4);
    await page.getByRole('switch').click();
    const note = page.getByLabelText('Note');
    await note.fill('a');
    const count = () => Number(/\d+$/.exec(page.getByRole('status').element().textContent)?.[0]);
    await expect.poll(count).toBeGreaterThanOrEqual(16);
    // The first pause also counts the render of the switch, the next one only the letter.
    await note.fill('ab');
    await expect.poll(count).toBe(16);
  },
);

claim("If no prop has changed, the grid doesn't render again when its parent does.", async () => {
  const { columns, renderCell } = countingColumns();
  const Footer = vi.fn(() => null);
  const slots = { footer: Footer };
  const { rerender } = await render(<Grid columns={columns} slots={slots} />);
  await expect.poll(drawnRows).toBe(3);
  renderCell.mockClear();
  Footer.mockClear();
  await rerender(<Grid columns={columns} slots={slots} />);
  expect(renderCell).not.toHaveBeenCalled();
  expect(Footer).not.toHaveBeenCalled();
  await rerender(<Grid columns={columns} slots={slots} sx={{}} />);
  expect(Footer).toHaveBeenCalled();
});

claim(
  'A single new value, even for a callback or `sx`, makes it render every cell in view.',
  async () => {
    const { columns, renderCell } = countingColumns();
    const { rerender } = await render(<Grid columns={columns} />);
    await expect.poll(drawnRows).toBe(3);
    for (const props of [{ onRowClick: () => undefined }, { sx: {} }]) {
      renderCell.mockClear();
      await rerender(<Grid columns={columns} {...props} />);
      expect(renderCell.mock.calls.length).toBeGreaterThanOrEqual(3);
    }
  },
);

claim('A new `columns` array also resets the widths that your users have set.', async () => {
  const { rerender } = await render(<Grid columns={[{ field: 'name' }]} />);
  api.current?.setColumnWidth('name', 333);
  await expect.poll(() => api.current?.getColumn('name').computedWidth).toBe(333);
  await rerender(<Grid columns={[{ field: 'name' }]} />);
  await expect.poll(() => api.current?.getColumn('name').computedWidth).toBe(100);
});

claim('A new `rows` array discards changes made with `updateRows`.', async () => {
  const { rerender } = await render(<Grid />);
  api.current?.updateRows([{ id: 0, name: 'changed' }]);
  await expect.poll(names).toContain('changed');
  await rerender(<Grid rows={[...threeRows]} />);
  await expect.poll(names).toEqual(['Row 0', 'Row 1', 'Row 2']);
});

claim(
  'Never define a component inline in `slots`, though: React removes it and mounts a new one each time the parent renders, so it loses its state.',
  async () => {
    const mounted = vi.fn();
    const inline = (): Partial<GridSlots> => ({
      footer: function Footer() {
        useEffect(() => void mounted(), []);
        return <input aria-label="Remark" />;
      },
    });
    const { rerender } = await render(<Grid slots={inline()} />);
    await page.getByLabelText('Remark').fill('kept?');
    mounted.mockClear();
    await rerender(<Grid slots={inline()} />);
    expect(mounted).toHaveBeenCalled();
    await expect.element(page.getByLabelText('Remark')).toHaveValue('');
  },
);

claim(
  'In a container with a height, the grid renders the rows in view. Without a height, it grows to fit its rows and renders all rows of the page. By default, a page has 100 rows in the MIT package.',
  async () => {
    const withHeight = await render(<Grid rows={manyRows} />);
    await expect.poll(drawnRows).toBeGreaterThan(3);
    expect(drawnRows()).toBeLessThan(20);
    await withHeight.unmount();
    await render(<DataGrid rows={manyRows} columns={nameOnly} />);
    await expect.poll(drawnRows).toBe(100);
  },
);

claim(
  "With rows of automatic height (`getRowHeight={() => 'auto'}`), the grid renders all columns, because it has to measure every cell.",
  async () => {
    const fixed = await render(<Grid columns={wideColumns} />);
    await expect.poll(() => drawnCells(0)).toBeGreaterThan(0);
    expect(drawnCells(0)).toBeLessThan(30);
    await fixed.unmount();
    await render(<Grid columns={wideColumns} getRowHeight={() => 'auto'} />);
    await expect.poll(() => drawnCells(0)).toBe(30);
  },
);

claim(
  '`virtualizeColumnsWithAutoRowHeight` limits it to the columns in view, but then row heights can change while your users scroll horizontally.',
  async () => {
    const columns = wideColumns.map((column, index) =>
      index === 29 ? { ...column, valueGetter: () => 'many words '.repeat(20) } : column,
    );
    await render(
      <Grid
        columns={columns}
        getRowHeight={() => 'auto'}
        virtualizeColumnsWithAutoRowHeight
        sx={{ '& .MuiDataGrid-cell': { whiteSpace: 'normal' } }}
      />,
    );
    await expect.poll(() => drawnCells(0)).toBeGreaterThan(0);
    expect(drawnCells(0)).toBeLessThan(30);
    const height = () => document.querySelector('[data-id="0"]')?.getBoundingClientRect().height;
    const before = height() ?? 0;
    api.current?.scrollToIndexes({ rowIndex: 0, colIndex: 29 });
    await expect.poll(height).toBeGreaterThan(before);
  },
);

claim(
  'Wrap expensive components in `React.memo`, and pass them values instead of `params`, which is a new object in each render.',
  async () => {
    const byValue = vi.fn();
    const byParams = vi.fn();
    const Value = memo(function Value({ value }: { value: string }) {
      byValue();
      return value;
    });
    const Params = memo(function Params({ params }: { params: { row: GridValidRowModel } }) {
      byParams();
      return String(params.row.name);
    });
    const columns: GridColDef[] = [
      { field: 'name', renderCell: ({ value }) => <Value value={String(value)} /> },
      { field: 'again', renderCell: (params) => <Params params={params} /> },
    ];
    const { rerender } = await render(<Grid columns={columns} />);
    await expect.poll(drawnRows).toBe(3);
    byValue.mockClear();
    byParams.mockClear();
    await rerender(<Grid columns={columns} sx={{}} />);
    expect(byParams.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(byValue).not.toHaveBeenCalled();
  },
);

claim(
  'Click **Read the first meter**. Only the bars of that meter render again, because the other rows keep the same `week` array.',
  async () => {
    await render(<MemoCells />);
    await expect.poll(drawnRows).toBe(3);
    // Each render of the bars joins the numbers of the week for the label.
    const button = page.getByRole('button', { name: 'Read the first meter' }).element();
    expect(button).toBeInstanceOf(HTMLButtonElement);
    const join = vi.spyOn(Array.prototype, 'join');
    try {
      // Without locators, which also call join().
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await expect
        .poll(() => document.querySelector('[aria-label="9, 7, 11, 14, 16, 12, 13"]'))
        .not.toBeNull();
      const weeks = join.mock.results
        .map(({ value }) => String(value))
        .filter((text) => /^\d+(, \d+){6}$/.test(text));
      expect(new Set(weeks)).toEqual(new Set(['9, 7, 11, 14, 16, 12, 13']));
    } finally {
      join.mockRestore();
    }
  },
);

claim(
  'In the MIT package, `updateRows` accepts one row at a time and throws an error if you pass more. Each call sorts and filters all rows again.',
  async () => {
    const getSortComparator = vi.fn(() => () => 0);
    const getApplyQuickFilterFn = vi.fn(() => () => true);
    await render(
      <Grid
        columns={[{ field: 'name', getSortComparator, getApplyQuickFilterFn }]}
        initialState={{
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
          filter: { filterModel: { items: [], quickFilterValues: ['Row'] } },
        }}
      />,
    );
    await expect.poll(drawnRows).toBe(3);
    for (let call = 0; call < 3; call += 1) {
      getSortComparator.mockClear();
      getApplyQuickFilterFn.mockClear();
      api.current?.updateRows([{ id: 0, name: `Row ${call}x` }]);
      expect(getSortComparator).toHaveBeenCalled();
      expect(getApplyQuickFilterFn).toHaveBeenCalled();
    }
    expect(() => api.current?.updateRows([{ id: 0 }, { id: 1 }])).toThrow();
  },
);

claim('Both default to 150.', async () => {
  const rendered: number[][] = [];
  for (const props of [
    {},
    { rowBufferPx: 150, columnBufferPx: 150 },
    { rowBufferPx: 600, columnBufferPx: 600 },
  ]) {
    const { unmount } = await render(<Grid rows={manyRows} columns={wideColumns} {...props} />);
    await expect.poll(drawnRows).toBeGreaterThan(3);
    rendered.push([drawnRows(), drawnCells(0)]);
    await unmount();
  }
  expect(rendered[0]).toEqual(rendered[1]);
  expect(rendered[2]?.[0]).toBeGreaterThan(rendered[0]?.[0] ?? 0);
  expect(rendered[2]?.[1]).toBeGreaterThan(rendered[0]?.[1] ?? 0);
});

claim(
  '**`renderCell` is called while the user scrolls.** Cells that scroll into view are new, so they have to render.',
  async () => {
    const { columns, renderCell } = countingColumns();
    await render(<Grid rows={manyRows} columns={columns} />);
    await expect.poll(drawnRows).toBeGreaterThan(3);
    renderCell.mockClear();
    api.current?.scrollToIndexes({ rowIndex: 80, colIndex: 0 });
    await expect.poll(() => renderCell.mock.calls.length).toBeGreaterThan(3);
  },
);

claim(
  'With new `rows` or `columns`, the grid also processes all rows or columns again.',
  async () => {
    const getRowId = vi.fn(({ id }: GridValidRowModel) => Number(id));
    const { rerender } = await render(<Grid getRowId={getRowId} />);
    await expect.poll(drawnRows).toBe(3);
    const columnsChange = vi.fn();
    api.current?.subscribeEvent('columnsChange', columnsChange);
    getRowId.mockClear();
    await rerender(<Grid getRowId={getRowId} onRowClick={() => undefined} />);
    expect(getRowId).not.toHaveBeenCalled();
    expect(columnsChange).not.toHaveBeenCalled();
    await rerender(<Grid getRowId={getRowId} rows={[...threeRows]} />);
    const processed = new Set(getRowId.mock.calls.map(([row]) => row));
    expect(threeRows.every((row) => processed.has(row))).toBe(true);
    await rerender(<Grid getRowId={getRowId} columns={[...nameOnly]} />);
    await expect.poll(() => columnsChange.mock.calls.length).toBeGreaterThan(0);
  },
);

claim(
  "You don't need to wrap the grid in `React.memo`, because it's memoized already.",
  async () => {
    const { columns, renderCell } = countingColumns();
    function Page({ title }: { title: string }) {
      return (
        <>
          <h2>{title}</h2>
          <div style={{ height: 300, width: 600 }}>
            <DataGrid rows={threeRows} columns={columns} />
          </div>
        </>
      );
    }
    const { rerender } = await render(<Page title="Before" />);
    await expect.poll(drawnRows).toBe(3);
    renderCell.mockClear();
    await rerender(<Page title="After" />);
    await expect.element(page.getByRole('heading', { name: 'After' })).toBeVisible();
    expect(renderCell).not.toHaveBeenCalled();
  },
);

claim(
  'The last column was measured with `disableVirtualization`, which also renders all columns.',
  async () => {
    const { unmount } = await render(<Grid columns={wideColumns} />);
    await expect.poll(() => drawnCells(0)).toBeGreaterThan(0);
    expect(drawnCells(0)).toBeLessThan(30);
    await unmount();
    await render(<Grid columns={wideColumns} disableVirtualization />);
    await expect.poll(() => drawnCells(0)).toBe(30);
  },
);

claim(
  "Don't put a field in every cell. Make the column `editable`, so the field appears only in the cell that a user edits.",
  async () => {
    await render(<Grid columns={[{ field: 'name', width: 120, editable: true }]} />);
    await expect.poll(drawnRows).toBe(3);
    expect(document.querySelectorAll('[role="gridcell"] input')).toHaveLength(0);
    await page.getByRole('gridcell', { name: 'Row 1' }).dblClick();
    await expect.poll(() => document.querySelectorAll('[role="gridcell"] input').length).toBe(1);
  },
);

claim(
  "**The whole grid renders on every click.** Your `onRowClick` or `onCellClick` sets state in the component that renders the grid, and one of the grid's props is new in each render.",
  async () => {
    const { columns, renderCell } = countingColumns();
    const stableSx = {};
    function Page({ isStable }: { isStable: boolean }) {
      const [, setClicks] = useState(0);
      const count = useCallback(() => setClicks((clicks) => clicks + 1), []);
      return (
        <Grid
          columns={columns}
          disableRowSelectionOnClick
          onRowClick={count}
          sx={isStable ? stableSx : {}}
        />
      );
    }
    const renderedRowsAfterClick = async (isStable: boolean) => {
      const { unmount } = await render(<Page isStable={isStable} />);
      const cells = page.getByRole('gridcell', { name: 'x' });
      await cells.nth(0).click();
      await expect.element(cells.nth(0)).toHaveFocus();
      renderCell.mockClear();
      await cells.nth(0).click();
      const { length } = renderCell.mock.calls;
      await unmount();
      return length;
    };
    expect(await renderedRowsAfterClick(true)).toBe(0);
    expect(await renderedRowsAfterClick(false)).toBeGreaterThanOrEqual(3);
  },
);

claim(
  "The grid renders rows and columns slightly beyond the visible area, so that users don't see gaps when they start to scroll.",
  async () => {
    await render(<Grid rows={manyRows} columns={wideColumns} />);
    await expect.poll(drawnRows).toBeGreaterThan(0);
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
    const { bottom = 0, right = 0 } = scroller?.getBoundingClientRect() ?? {};
    const cells = [...document.querySelectorAll('[role="gridcell"]')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    expect(cells.some((cell) => cell.top > bottom)).toBe(true);
    expect(cells.some((cell) => cell.left > right)).toBe(true);
    expect(drawnRows()).toBeLessThan(20);
  },
);

claim(
  'The number of rows alone rarely matters, because the grid renders only the rows and columns in view.',
  async () => {
    const thousands = Array.from({ length: 5000 }, (_, id) => ({ id, name: `Row ${id}` }));
    await render(<Grid rows={thousands} columns={wideColumns} pageSizeOptions={[100]} />);
    await expect.poll(drawnRows).toBeGreaterThan(2);
    expect(drawnRows()).toBeLessThan(20);
    expect(drawnCells(0)).toBeLessThan(15);
  },
);

claim(
  "Either keep the grid's props stable, or move the dialog's fields and their state into a component of their own. Then typing doesn't render the grid's parent.",
  async () => {
    const { columns, renderCell } = countingColumns();
    function Note() {
      const [note, setNote] = useState('');
      return (
        <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      );
    }
    const parent = vi.fn();
    function App() {
      parent();
      return (
        <>
          <Note />
          <Grid columns={columns} onRowClick={() => {}} />
        </>
      );
    }
    await render(<App />);
    await expect.poll(names).toHaveLength(3);
    parent.mockClear();
    renderCell.mockClear();
    await page.getByLabelText('Note').fill('abc');
    await expect.element(page.getByLabelText('Note')).toHaveValue('abc');
    expect(parent).not.toHaveBeenCalled();
    expect(renderCell).not.toHaveBeenCalled();
  },
);

claim('A new `rows` array does that only once, but makes the grid process all rows.', async () => {
  const sortComparator = vi.fn((a: string, b: string) => a.localeCompare(b));
  const getRowId = vi.fn((row: GridValidRowModel) => Number(row.id));
  const columns: GridColDef[] = [{ field: 'name', sortComparator }];
  const props = { columns, getRowId, sortModel: [{ field: 'name', sort: 'asc' as const }] };
  const { rerender } = await render(<Grid {...props} rows={manyRows} />);
  await expect.poll(names).not.toEqual([]);
  getRowId.mockClear();
  sortComparator.mockClear();
  await rerender(<Grid {...props} rows={[...manyRows]} />);
  await expect.poll(() => getRowId.mock.calls.length).toBeGreaterThanOrEqual(150);
  const once = sortComparator.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  sortComparator.mockClear();
  api.current?.updateRows([{ id: 0, name: 'x' }]);
  api.current?.updateRows([{ id: 1, name: 'y' }]);
  await expect.poll(() => sortComparator.mock.calls.length).toBeGreaterThan(once);
});

claim(
  'Other props that often change without need are `onRowClick={() => …}`, `initialState={{ … }}`, `sx={{ … }}`, and `slotProps={{ … }}` written inline in the JSX.',
  async () => {
    const inline: Record<string, () => Partial<DataGridProps>> = {
      none: () => ({}),
      onRowClick: () => ({ onRowClick: () => {} }),
      initialState: () => ({ initialState: { density: 'compact' } }),
      sx: () => ({ sx: { border: 0 } }),
      slotProps: () => ({ slotProps: { cell: {} } }),
    };
    const rendersAgain: string[] = [];
    for (const [name, props] of Object.entries(inline)) {
      const { columns, renderCell } = countingColumns();
      const { rerender, unmount } = await render(<Grid columns={columns} {...props()} />);
      await expect.poll(drawnRows).toBe(3);
      await nextPaint();
      renderCell.mockClear();
      await rerender(<Grid columns={columns} {...props()} />);
      await nextPaint();
      if (renderCell.mock.calls.length > 0) {
        rendersAgain.push(name);
      }
      await unmount();
    }
    expect(rendersAgain).toEqual(['onRowClick', 'initialState', 'sx', 'slotProps']);
  },
);

type NameRow = (typeof threeRows)[number];

/** The rows in which a memoized cell renders again after the name of the first row changed. */
async function memoizedRenders(
  propsOf: (params: GridRenderCellParams<NameRow>) => object,
  copy: boolean,
) {
  const rendered: string[] = [];
  const Cell = memo(function Cell({ name }: { name: string; value?: unknown }) {
    rendered.push(name);
    return name;
  });
  const columns: GridColDef<NameRow>[] = [
    {
      field: 'name',
      renderCell: (params) => <Cell name={params.row.name} {...propsOf(params)} />,
    },
  ];
  const { rerender, unmount } = await render(<Grid rows={threeRows} columns={columns} />);
  await expect.poll(drawnRows).toBe(3);
  await nextPaint();
  rendered.length = 0;
  const next = threeRows.map((row, index) => {
    if (index === 0) {
      return { ...row, name: 'New' };
    }
    return copy ? { ...row } : row;
  });
  await rerender(<Grid rows={next} columns={columns} />);
  await expect.poll(names).toContain('New');
  await nextPaint();
  await unmount();
  return [...new Set(rendered)].sort();
}

claim(
  'One of its props is a new value: `params`, the `row` of a copied array, or an inline function.',
  async () => {
    const everyRow: unknown = expect.arrayContaining(['New', 'Row 1', 'Row 2']);
    expect(await memoizedRenders((params) => ({ value: params }), false)).toEqual(everyRow);
    expect(await memoizedRenders(({ row }) => ({ value: row }), true)).toEqual(everyRow);
    expect(await memoizedRenders(() => ({ value: () => {} }), false)).toEqual(everyRow);
  },
);

claim('Pass primitive values instead.', async () => {
  expect(await memoizedRenders(({ row }) => ({ value: row.name }), true)).toEqual(['New']);
});

claim("Reuse the objects of rows that haven't changed.", async () => {
  expect(await memoizedRenders(({ row }) => ({ value: row }), false)).toEqual(['New']);
});
