import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import type { ComponentType, RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ComeBack from './demos/ComeBack';
import JumpToCell from './demos/JumpToCell';
import VisibleScrollbars from './demos/VisibleScrollbars';

const rtl = createTheme({ direction: 'rtl' });
const fields = ['name', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
const columns: GridColDef[] = fields.map((field) => ({ field, width: 150 }));
const rows = Array.from({ length: 60 }, (_, id) => ({ id, name: `row ${id % 7} ${id}` }));
const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} hideFooter {...props} />
    </div>
  );
}

function grid() {
  if (!api.current) throw new Error('No grid.');
  return api.current;
}
const scroller = () => {
  const element = document.querySelector('.MuiDataGrid-virtualScroller');
  if (!element) throw new Error('No grid.');
  return element;
};
const position = () => grid().getScrollPosition();
const ready = () =>
  expect.poll(() => document.querySelectorAll('[role="row"][data-id]').length).toBeGreaterThan(0);
const cell = (id: number, field: string) =>
  document.querySelector(`[data-id="${id}"] [role="gridcell"][data-field="${field}"]`);
/** Whether the whole cell is in the visible part of the grid. */
const inView = (id: number, field: string) => {
  const box = cell(id, field)?.getBoundingClientRect();
  const view = scroller().getBoundingClientRect();
  return (
    box !== undefined &&
    box.top >= view.top + 55 &&
    box.bottom <= view.bottom + 1 &&
    box.left >= view.left - 1 &&
    box.right <= view.right + 1
  );
};

claim('`scrollToIndexes` scrolls only as far as necessary to show the whole cell.', async () => {
  await render(<Grid />);
  await ready();
  grid().scrollToIndexes({ rowIndex: 30, colIndex: 6 });
  await expect.poll(() => inView(30, 'f')).toBe(true);
  const view = scroller().getBoundingClientRect();
  expect(cell(30, 'f')?.getBoundingClientRect().bottom).toBeCloseTo(view.bottom, -1);
  const before = position();
  // Row 29 is above it and visible already.
  expect(grid().scrollToIndexes({ rowIndex: 29, colIndex: 6 })).toBe(false);
  expect(position()).toEqual(before);
  grid().scrollToIndexes({ rowIndex: 10 });
  await expect.poll(() => position().top).toBe(10 * 52);
});

claim(
  'The demo then moves the focus to the cell, so that your users see it and can continue with the keyboard.',
  async () => {
    await render(<JumpToCell />);
    await ready();
    await page.getByRole('button', { name: 'December 2025' }).click();
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('Dec');
    expect(document.activeElement?.closest('[data-id]')?.getAttribute('data-id')).toBe('30');
    expect(inView(30, 'Dec')).toBe(true);
  },
);

claim(
  '`scrollToIndexes({ rowIndex, colIndex })` | Brings a cell into view. You can omit either index',
  async () => {
    await render(<Grid />);
    await ready();
    expect(grid().scrollToIndexes({ rowIndex: 40 })).toBe(true);
    expect(position()).toMatchObject({ left: 0 });
    const { top } = position();
    expect(top).toBeGreaterThan(1000);
    expect(grid().scrollToIndexes({ colIndex: 7 })).toBe(true);
    expect(position().top).toBe(top);
    expect(position().left).toBeGreaterThan(500);
  },
);

claim('`scroll({ top, left })` | Scrolls to a position in pixels', async () => {
  await render(<Grid />);
  await ready();
  grid().scroll({ top: 321, left: 123 });
  expect(position()).toEqual({ top: 321, left: 123 });
  grid().scroll({ top: 10 });
  expect(position()).toEqual({ top: 10, left: 123 });
});

claim(
  '`rowIndex` is the index among the sorted rows that pass the filter, starting at 0 and counted over all pages.',
  async () => {
    await render(
      <Grid
        hideFooter={false}
        pageSizeOptions={[20]}
        initialState={{
          pagination: { paginationModel: { pageSize: 20, page: 1 } },
          sorting: { sortModel: [{ field: 'id', sort: 'desc' }] },
          filter: {
            filterModel: { items: [{ field: 'name', operator: 'contains', value: 'row' }] },
          },
        }}
        columns={[{ field: 'id', type: 'number' }, ...columns]}
      />,
    );
    await ready();
    const id = Number(gridExpandedSortedRowIdsSelector(api)[38]);
    expect(id).toBe(21);
    grid().scrollToIndexes({ rowIndex: 38 });
    await expect.poll(() => inView(id, 'name')).toBe(true);
  },
);

claim(
  '`colIndex` is the index among the visible columns. To get it, call `apiRef.current.getColumnIndex(field)`, which returns -1 for a hidden column.',
  async () => {
    await render(
      <Grid initialState={{ columns: { columnVisibilityModel: { a: false, b: false } } }} />,
    );
    await ready();
    expect(grid().getColumnIndex('f')).toBe(4);
    expect(grid().getColumnIndex('a')).toBe(-1);
    grid().scrollToIndexes({ rowIndex: 0, colIndex: 4 });
    await expect.poll(() => inView(0, 'f')).toBe(true);
  },
);

claim('`scrollToIndexes` ignores -1.', async () => {
  await render(<Grid />);
  await ready();
  expect(grid().scrollToIndexes({ rowIndex: 0, colIndex: -1 })).toBe(false);
  expect(grid().scrollToIndexes({ rowIndex: 30, colIndex: -1 })).toBe(true);
  expect(position().left).toBe(0);
});

claim('`scrollToIndexes` returns `true` if it had to scroll.', async () => {
  await render(<Grid />);
  await ready();
  expect(grid().scrollToIndexes({ rowIndex: 1, colIndex: 1 })).toBe(false);
  expect(grid().scrollToIndexes({ rowIndex: 50, colIndex: 1 })).toBe(true);
});

const smooth: DataGridProps['sx'] = {
  '& .MuiDataGrid-virtualScroller': { scrollBehavior: 'smooth' },
};

claim(
  'These methods jump to the new position. For smooth scrolling, set `scroll-behavior` with CSS.',
  async () => {
    const { rerender } = await render(<Grid />);
    await ready();
    grid().scroll({ top: 1500 });
    expect(position().top).toBe(1500);
    grid().scroll({ top: 0 });
    await rerender(<Grid sx={smooth} />);
    await expect.poll(() => position().top).toBe(0);
    const steps = new Set<number>();
    const element = scroller();
    element.addEventListener('scroll', () => steps.add(Math.round(element.scrollTop)));
    grid().scrollToIndexes({ rowIndex: 40 });
    expect(position().top).toBeLessThan(100);
    await expect.poll(() => inView(40, 'name')).toBe(true);
    expect(steps.size).toBeGreaterThan(3);
  },
);

claim('Scroll down, open a route, and go back: the list is at the same position.', async () => {
  await render(<ComeBack />);
  await ready();
  await expect.poll(() => document.querySelector('[data-id="1"]')).not.toBeNull();
  scroller().scrollTo({ top: 500 });
  await expect.poll(() => document.querySelector('[data-id="12"]')).not.toBeNull();
  await page.getByRole('gridcell', { name: 'Eiger, south side' }).click();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect
    .poll(() => document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTop)
    .toBe(500);
  await expect.element(page.getByRole('gridcell', { name: 'Eiger, south side' })).toBeVisible();
});

claim(
  'The grid waits for rows that arrive after it mounts, and then restores the position.',
  async () => {
    const initialState = { scroll: { top: 700, left: 90 } };
    const { rerender } = await render(<Grid rows={[]} loading initialState={initialState} />);
    await nextPaint();
    await rerender(<Grid initialState={initialState} />);
    await ready();
    await expect.poll(position).toEqual({ top: 700, left: 90 });
  },
);

claim('On a right-to-left page, the grid restores only `top`.', async () => {
  await render(
    <ThemeProvider theme={rtl}>
      <div dir="rtl">
        <Grid initialState={{ scroll: { top: 700, left: -90 } }} />
      </div>
    </ThemeProvider>,
  );
  await ready();
  await expect.poll(() => position().top).toBe(700);
  expect(position().left).toBe(-0 + 0);
});

claim(
  'There, `getScrollPosition` returns a negative `left`, and `scroll` expects a positive one: call `scroll({ left: Math.abs(left) })` in an effect.',
  async () => {
    await render(
      <ThemeProvider theme={rtl}>
        <div dir="rtl">
          <Grid />
        </div>
      </ThemeProvider>,
    );
    await ready();
    grid().scroll({ left: 90 });
    expect(position().left).toBe(-90);
    grid().scroll({ left: -90 });
    expect(Math.abs(position().left)).toBe(0);
    grid().scroll({ left: Math.abs(-90) });
    expect(position().left).toBe(-90);
  },
);

claim(
  'The position stays when you pass other rows or columns, as long as there are enough of them.',
  async () => {
    const { rerender } = await render(<Grid />);
    await ready();
    grid().scroll({ top: 600, left: 200 });
    await rerender(<Grid rows={rows.map(({ id, name }) => ({ id: id + 1000, name }))} />);
    await expect.poll(() => document.querySelector('[data-id="1012"]')).not.toBeNull();
    expect(position()).toEqual({ top: 600, left: 200 });
    await rerender(<Grid columns={columns.map((column) => ({ ...column, headerName: 'New' }))} />);
    await expect.poll(() => grid().getColumn('a').headerName).toBe('New');
    expect(position()).toEqual({ top: 600, left: 200 });
    await rerender(<Grid rows={rows.slice(0, 10)} />);
    await expect.poll(() => position().top).toBeLessThan(600);
  },
);

claim(
  'When the user sorts, filters, or goes to another page, the grid scrolls to the top.',
  async () => {
    await render(
      <Grid
        hideFooter={false}
        pageSizeOptions={[30]}
        initialState={{ pagination: { paginationModel: { pageSize: 30 } } }}
      />,
    );
    await ready();
    const changes = [
      () => grid().sortColumn('name', 'asc'),
      () => grid().setPage(1),
      () =>
        grid().setFilterModel({ items: [{ field: 'name', operator: 'contains', value: 'row' }] }),
    ];
    for (const change of changes) {
      grid().scroll({ top: 400, left: 100 });
      await expect.poll(() => position().top).toBe(400);
      change();
      await expect.poll(position).toEqual({ top: 0, left: 100 });
    }
  },
);

claim('The grid publishes `scrollPositionChange` with the new position.', async () => {
  const handler = vi.fn<(position: { top: number; left: number }) => void>();
  await render(<Grid />);
  await ready();
  grid().subscribeEvent('scrollPositionChange', handler);
  for (const top of [100, 200, 300]) {
    grid().scroll({ top });
    await expect.poll(() => handler.mock.lastCall?.[0].top).toBe(top);
  }
  expect(handler.mock.calls.length).toBeGreaterThanOrEqual(3);
});

claim(
  'Styles for `::-webkit-scrollbar` make them permanent in Chrome, Edge, and Safari on macOS, and `scrollbarSize` reserves the space:',
  async () => {
    await render(
      <div style={{ width: 600 }}>
        <VisibleScrollbars />
      </div>,
    );
    await ready();
    const bar = document.querySelector('.MuiDataGrid-scrollbar--horizontal');
    if (!bar) throw new Error('No scrollbar.');
    expect(getComputedStyle(bar, '::-webkit-scrollbar').height).toBe('14px');
    expect(bar.getBoundingClientRect().height).toBe(14);
  },
);

sourced('Safari on iOS ignores these styles.', {
  url: 'https://chromium.googlesource.com/external/github.com/mdn/browser-compat-data/+/HEAD/css/selectors/-webkit-scrollbar.json',
  checked: '2026-11-23',
});

sourced('Firefox applies only the size, and only since version 153.', {
  url: 'https://github.com/Novik/ruTorrent/pull/3153',
  checked: '2026-11-23',
});

claim(
  'The scrollbars have the classes `MuiDataGrid-scrollbar--horizontal` and `MuiDataGrid-scrollbar--vertical`.',
  async () => {
    await render(<Grid scrollbarSize={14} />);
    await ready();
    expect(document.querySelectorAll('.MuiDataGrid-scrollbar--horizontal')).toHaveLength(1);
    expect(document.querySelectorAll('.MuiDataGrid-scrollbar--vertical')).toHaveLength(1);
  },
);

claim('The horizontal scrollbar disappears when the columns fit.', async () => {
  const flexible = fields.slice(0, 3).map((field) => ({ field, flex: 1, minWidth: 60 }));
  const { rerender } = await render(<Grid scrollbarSize={14} />);
  await ready();
  expect(document.querySelector('.MuiDataGrid-scrollbar--horizontal')).not.toBeNull();
  await rerender(<Grid scrollbarSize={14} columns={flexible} />);
  await expect.poll(() => document.querySelector('.MuiDataGrid-scrollbar--horizontal')).toBeNull();
});

claim('The vertical scrollbar disappears when the grid is as tall as its rows.', async () => {
  await render(
    <div style={{ display: 'flex', flexDirection: 'column', width: 600 }}>
      <DataGrid rows={rows.slice(0, 12)} columns={columns} scrollbarSize={14} hideFooter />
    </div>,
  );
  await ready();
  await expect.poll(() => document.querySelector('.MuiDataGrid-scrollbar--vertical')).toBeNull();
});

claim(
  'The row is already in view, is on another page, or is hidden by a filter, so that `indexOf` returns -1.',
  async () => {
    await render(
      <Grid
        hideFooter={false}
        pageSizeOptions={[30]}
        initialState={{
          pagination: { paginationModel: { pageSize: 30 } },
          filter: {
            filterModel: { items: [{ field: 'name', operator: 'doesNotContain', value: 'row 3' }] },
          },
        }}
      />,
    );
    await ready();
    expect(gridExpandedSortedRowIdsSelector(api).indexOf(3)).toBe(-1);
    for (const rowIndex of [1, -1, 45]) {
      expect(grid().scrollToIndexes({ rowIndex })).toBe(false);
      expect(position().top).toBe(0);
    }
  },
);

claim(
  'The grid mounts again, because its `key` changes or because it is in a component that you define inside another one.',
  async () => {
    const { rerender } = await render(<Grid key="a" />);
    await ready();
    grid().scroll({ top: 600 });
    await rerender(<Grid key="a" density="standard" />);
    expect(position().top).toBe(600);
    await rerender(<Grid key="b" />);
    await ready();
    expect(position().top).toBe(0);
    // Each render of the outer component defines another inner one.
    const define = () => () => <Grid />;
    const Outer = ({ Inner }: { Inner: ComponentType }) => <Inner />;
    await rerender(<Outer Inner={define()} />);
    await ready();
    grid().scroll({ top: 600 });
    await rerender(<Outer Inner={define()} />);
    await ready();
    expect(position().top).toBe(0);
  },
);
