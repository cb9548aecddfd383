import { ThemeProvider, createTheme } from '@mui/material/styles';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridRenderContext,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import { useEffect, useState, type CSSProperties, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import BufferSize from './demos/BufferSize';
import CellsInDocument from './demos/CellsInDocument';

const api: RefObject<GridApi | null> = { current: null };

const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `Row ${id}` }));
const manyRows = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Row ${id}` }));
const columns: GridColDef[] = [{ field: 'name', width: 120 }];
const wideColumns: GridColDef[] = Array.from({ length: 30 }, (_, index) => ({
  field: `c${index}`,
  width: 100,
  valueGetter: () => index,
}));
/** All rows on one page. */
const onePage = {
  pageSizeOptions: [{ value: -1, label: 'All' }],
  initialState: { pagination: { paginationModel: { pageSize: -1 } } },
};

interface GridProps extends Partial<DataGridProps> {
  box?: CSSProperties;
}

function Grid({ box = { height: 300, width: 600 }, ...props }: GridProps) {
  return (
    <div style={box}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const renderedRows = () => document.querySelectorAll('[role="row"][data-id]').length;
const renderedCells = () => document.querySelectorAll('[role="gridcell"][data-field]').length;
const row = (id: number) => document.querySelector(`[role="row"][data-id="${id}"]`);
const cellsOf = (id: number) => row(id)?.querySelectorAll('[role="gridcell"][data-field]').length;

function context(): GridRenderContext {
  const current = api.current?.state.virtualization.renderContext;
  if (!current) throw new Error('no grid');
  return current;
}

function scroller(): Element {
  const element = document.querySelector('.MuiDataGrid-virtualScroller');
  if (!element) throw new Error('no scroller');
  return element;
}

/** Scrolls, and waits until the grid has handled it. */
async function scroll(position: { top?: number; left?: number }) {
  const element = scroller();
  const scrolled = new Promise((resolve) => {
    element.addEventListener('scroll', resolve, { once: true });
  });
  element.scrollTo(position);
  await scrolled;
  await new Promise(requestAnimationFrame);
}

const ready = () => expect.poll(renderedRows).toBeGreaterThan(0);

claim('Of the 4,900 cells in this grid, only a few hundred are in the DOM:', async () => {
  await render(<CellsInDocument />);
  await expect.element(page.getByText(/of 4900 cells/)).toBeVisible();
  await expect.poll(renderedCells).toBeGreaterThan(100);
  expect(renderedCells()).toBeLessThan(500);
});

claim('Then turn virtualization off, and the grid renders all of them.', async () => {
  await render(<CellsInDocument />);
  await expect.poll(renderedCells).toBeGreaterThan(100);
  // A real click would wait until all cells have been rendered, which may take longer than its time limit.
  page
    .getByRole('switch')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(renderedCells, { timeout: 15_000 }).toBe(4900);
});

claim('Virtualization is on by default, for rows and columns.', async () => {
  await render(<Grid columns={wideColumns} />);
  await ready();
  expect(renderedRows()).toBeLessThan(15);
  expect(cellsOf(0)).toBeLessThan(12);
});

claim(
  'It works within a page: in the MIT package, a page has up to 100 rows, or all of them.',
  async () => {
    await render(<Grid rows={manyRows} />);
    await ready();
    expect(scroller().scrollHeight).toBe(56 + 100 * 52);
    await render(<Grid rows={manyRows} {...onePage} />);
    await expect
      .poll(
        () => [...document.querySelectorAll('.MuiDataGrid-virtualScroller')].at(-1)?.scrollHeight,
      )
      .toBe(56 + 1000 * 52);
  },
);

claim('Both default to 150.', async () => {
  const reach = async (props: Partial<DataGridProps>) => {
    const { unmount } = await render(<Grid columns={wideColumns} {...props} />);
    await ready();
    const { lastRowIndex, lastColumnIndex } = context();
    await unmount();
    return [lastRowIndex, lastColumnIndex];
  };
  const byDefault = await reach({});
  expect(await reach({ rowBufferPx: 150, columnBufferPx: 150 })).toEqual(byDefault);
  const [rowsWithout = 0, columnsWithout = 0] = await reach({ rowBufferPx: 0, columnBufferPx: 0 });
  expect(await reach({ rowBufferPx: 520, columnBufferPx: 500 })).toEqual([
    rowsWithout + 10,
    columnsWithout + 5,
  ]);
  expect(byDefault[0]).toBeGreaterThan(rowsWithout);
  expect(byDefault[1]).toBeGreaterThan(columnsWithout);
});

claim("The buffers apply while the grid isn't scrolling.", async () => {
  await render(<BufferSize />);
  const shown = () =>
    Number(/^(\d+) of 100/.exec(page.getByText('are rendered').element().textContent)?.[1]);
  await expect.poll(shown).toBeGreaterThan(0);
  const byDefault = shown();
  await page.getByRole('button', { name: '0 px', exact: true }).click();
  await expect.poll(shown).toBeLessThan(byDefault);
  await page.getByRole('button', { name: '1000 px' }).click();
  await expect.poll(shown).toBeGreaterThan(byDefault + 10);
});

claim(
  'When your users scroll vertically, the grid renders 15 row heights ahead, and nothing extra on the other sides.',
  async () => {
    await render(
      <Grid
        rows={manyRows}
        columns={wideColumns}
        {...onePage}
        rowBufferPx={2000}
        columnBufferPx={2000}
        hideFooter
      />,
    );
    await ready();
    await scroll({ top: 5200 });
    const visible = Math.ceil((scroller().clientHeight - 56) / 52);
    expect(context().firstRowIndex).toBeGreaterThanOrEqual(99);
    expect(context().lastRowIndex).toBeGreaterThanOrEqual(100 + visible + 14);
    expect(context().lastRowIndex).toBeLessThanOrEqual(100 + visible + 16);
    // Without the buffer of 2,000 px, 600 px show six columns.
    expect(context().lastColumnIndex).toBeLessThanOrEqual(7);
  },
);

claim('When they scroll horizontally, it renders 300 px ahead.', async () => {
  await render(<Grid columns={wideColumns} columnBufferPx={2000} />);
  await ready();
  await scroll({ left: 1000 });
  expect(context().firstColumnIndex).toBeGreaterThanOrEqual(9);
  expect(context().lastColumnIndex).toBeGreaterThanOrEqual(10 + 6 + 3 - 1);
  expect(context().lastColumnIndex).toBeLessThanOrEqual(10 + 6 + 3 + 1);
});

claim(
  'It updates the cells whenever they have scrolled by one row height vertically or by 50 px horizontally, or when the direction changes.',
  async () => {
    await render(<Grid columns={wideColumns} />);
    await ready();
    await scroll({ top: 1040 });
    const atRow = context();
    await scroll({ top: 1040 + 51 });
    expect(context()).toBe(atRow);
    await scroll({ top: 1040 + 52 });
    expect(context()).not.toEqual(atRow);
    const below = context();
    await scroll({ top: 1040 + 51 });
    expect(context()).not.toEqual(below);

    await scroll({ left: 990 });
    const atColumn = context();
    await scroll({ left: 990 + 49 });
    expect(context()).toBe(atColumn);
    await scroll({ left: 990 + 50 });
    expect(context()).not.toEqual(atColumn);
  },
);

claim('One second after the last update, the buffers apply again on all sides.', async () => {
  await render(<Grid />);
  await ready();
  const start = performance.now();
  await scroll({ top: 2080 });
  expect(context().firstRowIndex).toBeGreaterThanOrEqual(39);
  await expect.poll(() => context().firstRowIndex).toBeLessThanOrEqual(38);
  expect(performance.now() - start).toBeGreaterThan(900);
});

claim('`disableVirtualization` renders all rows of the page and all columns.', async () => {
  await render(<Grid columns={wideColumns} rows={rows.slice(0, 20)} disableVirtualization />);
  await expect.poll(renderedCells).toBe(20 * 30);
});

claim(
  'A grid that is as tall as its rows renders all rows of the page in any case, because all of them are visible. It still virtualizes columns.',
  async () => {
    await render(
      <Grid columns={wideColumns} box={{ display: 'flex', flexDirection: 'column', width: 600 }} />,
    );
    await expect.poll(renderedRows).toBe(100);
    expect(cellsOf(0)).toBeLessThan(12);
  },
);

function Counter({ onMount }: { onMount: () => void }) {
  const [count, setCount] = useState(0);
  useEffect(onMount, [onMount]);
  return <button onClick={() => setCount(count + 1)}>count {count}</button>;
}

function counting() {
  const onMount = vi.fn();
  const renderCell: GridColDef['renderCell'] = ({ id }) =>
    id === 0 ? <Counter onMount={onMount} /> : null;
  return { onMount, columns: [{ field: 'name', width: 120, renderCell }] };
}

claim(
  'State in a cell | A component in `renderCell` unmounts when its cell leaves the rendered area, and loses its state | Keep the state in the row or in your component',
  async () => {
    await render(<Grid columns={counting().columns} />);
    // A click on the cell itself would keep it in the document, because it has the focus.
    page
      .getByRole('button', { name: 'count 0' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(page.getByText('count 1')).toBeVisible();
    await scroll({ top: 3000 });
    await expect.poll(() => row(0)).toBeNull();
    await scroll({ top: 0 });
    await expect.element(page.getByText('count 0')).toBeVisible();
  },
);

claim(
  'An effect in a cell | It runs again each time the cell returns | Load data for the whole page',
  async () => {
    const { onMount, columns: counted } = counting();
    await render(<Grid columns={counted} />);
    await expect.poll(() => row(0)).not.toBeNull();
    const before = onMount.mock.calls.length;
    await scroll({ top: 3000 });
    await expect.poll(() => row(0)).toBeNull();
    await scroll({ top: 0 });
    await expect.poll(() => onMount.mock.calls.length).toBe(before + 1);
  },
);

claim(
  'Width by content | `autosizeColumns()` measures only rendered rows | See Column dimensions',
  async () => {
    const long = 'a text that is much longer than all the others';
    const width = async (id: number) => {
      const withLong = rows.map((each) => (each.id === id ? { ...each, name: long } : each));
      const { unmount } = await render(<Grid rows={withLong} />);
      await ready();
      await api.current?.autosizeColumns({ includeOutliers: true });
      const result = api.current?.getColumn('name').computedWidth ?? 0;
      await unmount();
      return result;
    };
    expect(await width(0)).toBeGreaterThan(200);
    expect(await width(90)).toBeLessThan(150);
  },
);

claim(
  '`querySelector` for a row | Returns `null` | Use `apiRef.current.getRow(id)`, which finds all rows',
  async () => {
    await render(<Grid rows={manyRows} />);
    await ready();
    expect(row(90)).toBeNull();
    expect(api.current?.getRow(90)).toEqual(manyRows[90]);
    expect(api.current?.getRow(900)).toEqual(manyRows[900]);
  },
);

claim(
  "Exports don't depend on what is rendered: the grid creates the CSV file from its data, and renders all exported rows before it prints. By default, these are the selected rows, or else the rows on all pages that match the filters.",
  async () => {
    const exported = async (change: () => void, count: number) => {
      const { unmount } = await render(
        <Grid
          pageSizeOptions={[50]}
          initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
        />,
      );
      await ready();
      change();
      expect(api.current?.getDataAsCsv().split('\n')).toHaveLength(1 + count);
      expect(renderedRows()).toBeLessThan(20);
      api.current?.exportDataAsPrint();
      const iframe = () => document.querySelector('iframe');
      const printed = () =>
        iframe()?.contentDocument?.querySelectorAll('[role="row"][data-id]').length;
      await expect.poll(printed).toBe(count);
      iframe()?.remove();
      await unmount();
    };
    const filter = () =>
      api.current?.setFilterModel({
        items: [{ field: 'name', operator: 'contains', value: '7' }],
      });
    await exported(() => undefined, 100);
    await exported(filter, 19);
    await render(<Grid />);
    await ready();
    filter();
    api.current?.selectRow(70);
    expect(api.current?.getDataAsCsv().split('\r\n')).toEqual(['name', 'Row 70']);
  },
);

claim("The focused cell stays in the DOM even after it's scrolled out of view.", async () => {
  const { unmount } = await render(<Grid />);
  await page.getByRole('gridcell', { name: 'Row 1', exact: true }).click();
  await scroll({ top: 3000 });
  await expect.poll(() => row(0)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Row 1');
  await unmount();
  await render(<Grid columns={wideColumns} />);
  await ready();
  api.current?.setCellFocus(1, 'c1');
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('c1');
  await scroll({ left: 2000 });
  await expect.poll(() => row(1)?.querySelector('[data-field="c2"]')).toBeNull();
  expect(document.activeElement?.getAttribute('data-field')).toBe('c1');
});

const tallRows = { rowHeight: 1_000_000, hideFooter: true };

claim(
  "Rows beyond the limit exist, but your users can't scroll to them, and `scrollToIndexes` can't reach them either. The grid logs no warning.",
  async () => {
    const logs = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    await render(<Grid {...tallRows} />);
    await ready();
    expect(scroller().scrollHeight).toBeGreaterThan(33_000_000);
    expect(scroller().scrollHeight).toBeLessThan(34_000_000);
    await scroll({ top: 100_000_000 });
    expect(context().lastRowIndex).toBeLessThan(60);
    api.current?.scrollToIndexes({ rowIndex: 99 });
    await new Promise(requestAnimationFrame);
    expect(row(99)).toBeNull();
    expect(api.current?.getRow(99)).toEqual(rows[99]);
    for (const log of logs) expect(log).not.toHaveBeenCalled();
  },
);

claim('The limit applies to each page.', async () => {
  await render(
    <Grid
      rowHeight={1_000_000}
      pageSizeOptions={[25]}
      initialState={{ pagination: { paginationModel: { page: 3, pageSize: 25 } } }}
    />,
  );
  await ready();
  api.current?.scrollToIndexes({ rowIndex: 99 });
  await expect.poll(() => row(99)).not.toBeNull();
});

claim('Compact rows are 36 px high, so 44% more of them fit.', async () => {
  await render(<Grid density="compact" />);
  await ready();
  expect(row(0)?.getBoundingClientRect().height).toBe(36);
  expect(Math.round((52 / 36 - 1) * 100)).toBe(44);
});

sourced(
  'Browsers limit the height of an element to about 17.5 million pixels in Firefox, and 33.5 million in Chrome, Edge, and Safari.',
  { url: 'https://mui.com/x/react-data-grid/virtualization/', checked: '2026-11-23' },
);

claim(
  "With rows of 52 px, that's 336,000 rows in Firefox, and 644,000 in the others.",
  async () => {
    await render(<Grid />);
    await ready();
    expect(row(0)?.getBoundingClientRect().height).toBe(52);
    expect(Math.floor(17_500_000 / 52 / 1000)).toBe(336);
    expect(Math.floor(33_500_000 / 52 / 1000)).toBe(644);
  },
);

claim(
  "With `getRowHeight={() => 'auto'}`, the height of a row depends on all its cells, so the grid renders all columns of the rendered rows. To virtualize columns anyway, set `virtualizeColumnsWithAutoRowHeight`.",
  async () => {
    const getRowHeight = () => 'auto' as const;
    const { rerender } = await render(<Grid columns={wideColumns} getRowHeight={getRowHeight} />);
    await expect.poll(() => cellsOf(0)).toBe(30);
    expect(renderedRows()).toBeLessThan(30);
    await rerender(
      <Grid
        key="virtualized"
        columns={wideColumns}
        getRowHeight={getRowHeight}
        virtualizeColumnsWithAutoRowHeight
      />,
    );
    await expect.poll(() => cellsOf(0)).toBeLessThan(12);
  },
);

claim(
  'Until a row has been rendered, the grid estimates its height. If the estimate is wrong, the height of the scroll area changes during scrolling.',
  async () => {
    await render(
      <Grid
        getRowHeight={() => 'auto'}
        columns={[{ field: 'name', renderCell: () => <div style={{ height: 100 }} /> }]}
      />,
    );
    await ready();
    const before = scroller().scrollHeight;
    expect(before).toBeLessThan(56 + 100 * 100);
    await scroll({ top: 1500 });
    await expect.poll(() => scroller().scrollHeight).toBeGreaterThan(before);
  },
);

claim(
  'To turn virtualization off in all tests, and only there, set the prop in the theme that your tests use:',
  async () => {
    const theme = createTheme({
      components: { MuiDataGrid: { defaultProps: { disableVirtualization: true } } },
    });
    await render(
      <ThemeProvider theme={theme}>
        <Grid columns={wideColumns} rows={rows.slice(0, 20)} />
      </ThemeProvider>,
    );
    await expect.poll(renderedCells).toBe(20 * 30);
  },
);

claim(
  'In Playwright and Cypress, virtualization stays on, and a locator for a row out of view finds nothing.',
  async () => {
    // This browser is driven by Playwright.
    await render(<Grid />);
    await ready();
    const last = page.getByRole('gridcell', { name: 'Row 99' });
    expect(last.query()).toBeNull();
    api.current?.scrollToIndexes({ rowIndex: 99 });
    await expect.element(last).toBeVisible();
  },
);

claim(
  '**All rows are in the DOM although virtualization is on.** The container has no height, so the grid is as tall as its rows.',
  async () => {
    await render(<Grid box={{ width: 600 }} />);
    await expect.poll(renderedRows).toBe(100);
  },
);
