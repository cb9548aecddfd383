import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import { useEffect, useState, type CSSProperties, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import LoadOnScroll from './demos/LoadOnScroll';

const source = {
  url: 'https://github.com/mui/mui-x/blob/3fb8a997146e4f47126a006cc0de520ed867c118/docs/data/data-grid/server-side-data/lazy-loading.md',
  checked: '2026-11-23',
};

const columns: GridColDef[] = [{ field: 'name' }];
const rowsUpTo = (length: number) => Array.from({ length }, (_, id) => ({ id, name: `row ${id}` }));
const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid apiRef={api} columns={columns} {...props} />
    </div>
  );
}

const rendered = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
    Number(row.getAttribute('data-id')),
  );
const status = (text: string) => page.getByRole('status').getByText(text, { exact: true });
const scrollToEnd = async () => {
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
  scroller?.scrollTo({ top: scroller.scrollHeight });
  await Promise.resolve();
};

sourced('`DataGridPro` and `DataGridPremium` support it with the `lazyLoading` prop.', source);
sourced('It removes the page buttons from the footer.', source);
sourced(
  'Known | The grid has its final height from the start. It shows skeletons instead of missing rows, and loads them when they come into view',
  source,
);
sourced(
  '`-1` or `undefined` | The grid loads the next rows when the user reaches the end, until a response has no rows',
  source,
);
sourced('If the user scrolls quickly, the grid requests several pages at once.', source);
sourced('The default of `lazyLoadingRequestThrottleMs` is 500 milliseconds.', source);
sourced(
  '`scrollEndThreshold` is the distance from the end at which the grid loads more rows if `rowCount` is unknown.',
  source,
);
sourced('If it changes, the grid can start again with the first rows.', source);

claim(
  'The event `renderedRowsIntervalChange` reports which rows are rendered, including a few outside the visible area. `lastRowIndex` is the index after the last rendered row.',
  async () => {
    await render(<Grid rows={rowsUpTo(80)} hideFooter />);
    const reported: number[] = [];
    api.current?.subscribeEvent('renderedRowsIntervalChange', ({ lastRowIndex }) =>
      reported.push(lastRowIndex),
    );
    await expect.poll(() => rendered().length).toBeGreaterThan(0);
    api.current?.scroll({ top: 1000 });
    await expect.poll(() => rendered()[0]).toBeGreaterThan(0);
    await expect.poll(() => (reported.at(-1) ?? 0) - 1 - (rendered().at(-1) ?? 0)).toBe(0);
    const box = document.querySelector('.MuiDataGrid-virtualScroller')?.getBoundingClientRect();
    const last = document.querySelector(`[data-id="${rendered().at(-1)}"]`);
    expect(last?.getBoundingClientRect().top).toBeGreaterThan(box?.bottom ?? Infinity);
  },
);

claim(
  'Scroll down: the next 24 readings are requested shortly before you reach the end. Turn on **The server fails**, scroll on, and try again.',
  async () => {
    await render(<LoadOnScroll />);
    await expect.element(status('24 of 144 readings')).toBeVisible();
    await expect.poll(() => rendered()[0]).toBe(0);
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
    if (!scroller) throw new Error('No grid.');
    // Six rows before the end are still out of view.
    scroller.scrollTo({ top: scroller.scrollHeight - scroller.clientHeight - 100 });
    await expect.element(status('48 of 144 readings')).toBeVisible();
    await page.getByRole('switch', { name: 'The server fails' }).click();
    await scrollToEnd();
    await expect.element(status("The weather station doesn't answer.")).toBeVisible();
    await page.getByRole('switch', { name: 'The server fails' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(status('72 of 144 readings')).toBeVisible();
  },
);

claim(
  'A page of `DataGrid` has 100 rows by default, and `hideFooter` hides the other pages.',
  async () => {
    await render(<Grid rows={rowsUpTo(144)} hideFooter />);
    await expect.poll(() => rendered().length).toBeGreaterThan(0);
    await expect
      .poll(async () => {
        await scrollToEnd();
        return rendered().at(-1);
      })
      .toBe(99);
    await expect.element(page.getByRole('button', { name: 'next page' })).not.toBeInTheDocument();
  },
);

claim('Therefore, the demo sets `pageSize` to -1, which shows all rows on one page.', async () => {
  await render(
    <Grid
      rows={rowsUpTo(144)}
      hideFooter
      initialState={{ pagination: { paginationModel: { pageSize: -1 } } }}
      pageSizeOptions={[{ value: -1, label: 'All' }]}
    />,
  );
  await expect.poll(() => rendered().length).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      await scrollToEnd();
      return rendered().at(-1);
    })
    .toBe(143);
});

claim(
  'The demo turns them off, because the grid would sort and filter only the loaded rows.',
  async () => {
    await render(<LoadOnScroll />);
    await expect.element(status('24 of 144 readings')).toBeVisible();
    const header = page.getByRole('columnheader', { name: 'Time' });
    await header.click();
    expect(header.element().getAttribute('aria-sort')).not.toBe('ascending');
  },
);

claim('The line with `role="status"` announces the number of loaded rows.', async () => {
  await render(<LoadOnScroll />);
  await expect.element(page.getByRole('status')).toHaveTextContent('24 of 144 readings');
});

/** Loads `step` more rows when the last one is rendered, like the demo. */
function Feed({ step, style, load }: { step: number; style: CSSProperties; load: () => void }) {
  const [rows, setRows] = useState(() => rowsUpTo(step));
  useEffect(
    () =>
      api.current?.subscribeEvent('renderedRowsIntervalChange', ({ lastRowIndex }) => {
        if (lastRowIndex < rows.length || rows.length >= 60) return;
        load();
        requestAnimationFrame(() => setRows(rowsUpTo(rows.length + step)));
      }),
    [rows.length, step, load],
  );
  return (
    <div style={style}>
      <DataGrid apiRef={api} rows={rows} columns={columns} hideFooter />
    </div>
  );
}

claim(
  "They don't fill the grid, or the grid has no fixed height, so your users can't scroll inside it.",
  async () => {
    const load = vi.fn();
    const { unmount } = await render(
      <Feed step={4} style={{ height: 500, width: 400 }} load={load} />,
    );
    await expect.poll(() => rendered().length).toBe(4);
    await nextPaint();
    expect(rendered()).toHaveLength(4);
    await unmount();
    await render(
      <Feed
        step={12}
        style={{ display: 'flex', flexDirection: 'column', width: 400 }}
        load={load}
      />,
    );
    await expect.poll(() => rendered().length).toBe(12);
    await nextPaint();
    expect(rendered()).toHaveLength(12);
    expect(load).not.toHaveBeenCalled();
  },
);

claim(
  'Load more rows than fit into the grid, and put the grid into a box with a height.',
  async () => {
    const load = vi.fn();
    await render(<Feed step={20} style={{ height: 500, width: 400 }} load={load} />);
    await expect.poll(() => rendered().length).toBeGreaterThan(4);
    await scrollToEnd();
    await expect.poll(() => api.current?.getRowsCount()).toBe(40);
  },
);

claim('They are props of `DataGridPro`, and `DataGrid` ignores them.', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const called = vi.fn();
  const starts: unknown[] = [];
  const dataSource: GridDataSource = {
    getRows: ({ start, end }) => {
      starts.push(start);
      return Promise.resolve({ rows: rowsUpTo(200).slice(Number(start), end + 1), rowCount: 200 });
    },
  };
  const pro = { lazyLoading: true, onRowsScrollEnd: called, onFetchRows: called };
  await render(<Grid dataSource={dataSource} {...pro} />);
  await expect.poll(() => rendered().length).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      await scrollToEnd();
      return rendered().at(-1);
    })
    .toBe(99);
  expect(called).not.toHaveBeenCalled();
  expect(starts).toEqual([0]);
  await expect.element(page.getByRole('button', { name: 'next page' })).toBeEnabled();
});
