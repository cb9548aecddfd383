import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridRowHeightParams,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { type RefObject, useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import HeightByRow from './demos/HeightByRow';
import ReadMore from './demos/ReadMore';
import SpacedRows from './demos/SpacedRows';
import TwoLineRows from './demos/TwoLineRows';
import WrappedReviews from './demos/WrappedReviews';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = [
  { id: 1, name: 'b', amount: 20 },
  { id: 2, name: 'a', amount: 30 },
  { id: 3, name: 'c', amount: 3 },
];
const many = Array.from({ length: 90 }, (_, id) => ({ id, name: `Row ${id}`, amount: id }));
const long = 'A text that is much longer than its column is wide. '.repeat(4);

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const row = (id: number) => document.querySelector(`[role="row"][data-id="${id}"]`);
const height = (id: number) => row(id)?.getBoundingClientRect().height ?? 0;
const header = () =>
  document.querySelector('[role="columnheader"]')?.getBoundingClientRect().height ?? 0;
const cell = (id: number, field: string) => row(id)?.querySelector(`[data-field="${field}"]`);
const auto = () => 'auto' as const;

claim('Rows are 52 pixels high by default.', async () => {
  await render(<Grid />);
  expect([height(1), header()]).toEqual([52, 56]);
});

claim(
  "`rowHeight={72}` makes room for a second line. `display: 'flex'` in the column centers the result of `renderCell` vertically.",
  async () => {
    await render(<TwoLineRows />);
    expect(height(1)).toBe(72);
    const outer = cell(1, 'name')?.getBoundingClientRect();
    const inner = cell(1, 'name')?.firstElementChild?.getBoundingClientRect();
    const above = (inner?.top ?? 0) - (outer?.top ?? 0);
    const below = (outer?.bottom ?? 0) - (inner?.bottom ?? 0);
    expect(above).toBeGreaterThan(5);
    expect(Math.abs(above - below)).toBeLessThanOrEqual(2);
  },
);

claim(
  'A `height` on rows has no effect, and with a larger `height`, cells overlap the next row.',
  async () => {
    const { rerender } = await render(<Grid sx={{ '& .MuiDataGrid-row': { height: 100 } }} />);
    await expect.poll(() => height(1)).toBe(52);
    await rerender(<Grid sx={{ '& .MuiDataGrid-cell': { height: 100 } }} />);
    await expect
      .poll(() => {
        const endOfCell = cell(1, 'name')?.getBoundingClientRect().bottom ?? 0;
        return endOfCell - (row(2)?.getBoundingClientRect().top ?? 0);
      })
      .toBe(48);
  },
);

claim(
  'When the row scrolls out of view, the grid removes the row unless it contains the focus, and the state is lost.',
  async () => {
    function More() {
      const [open, setOpen] = useState(false);
      return <button onClick={() => setOpen(true)}>{open ? 'Less' : 'More'}</button>;
    }
    await render(<Grid rows={many} columns={[{ field: 'name', renderCell: () => <More /> }]} />);
    const buttons = () => [0, 1].map((id) => row(id)?.textContent);
    for (const left of [
      ['Less', 'More'],
      ['Less', 'Less'],
    ]) {
      await page.getByRole('button', { name: 'More' }).first().click();
      await expect.poll(buttons).toEqual(left);
    }
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
    scroller?.scrollTo({ top: 3000 });
    await expect.poll(buttons).toEqual([undefined, 'Less']);
    scroller?.scrollTo({ top: 0 });
    await expect.poll(buttons).toEqual(['More', 'Less']);
  },
);

claim(
  "`density` multiplies the height of rows and headers: `'compact'` by 0.7, `'standard'` by 1, and `'comfortable'` by 1.3. With the default height, rows are 36, 52, or 67 pixels high.",
  async () => {
    const { rerender } = await render(<Grid density="compact" />);
    expect([height(1), header()]).toEqual([36, 39]);
    await rerender(<Grid density="standard" />);
    await expect.poll(() => [height(1), header()]).toEqual([52, 56]);
    await rerender(<Grid density="comfortable" />);
    await expect.poll(() => [height(1), header()]).toEqual([67, 72]);
  },
);

claim(
  '`rowHeight` and `columnHeaderHeight` are multiplied, too: `rowHeight={40}` results in 28 pixels in a compact grid.',
  async () => {
    await render(<Grid density="compact" rowHeight={40} columnHeaderHeight={100} />);
    expect([height(1), header()]).toEqual([28, 70]);
  },
);

claim("To set only the initial density, use `initialState={{ density: 'compact' }}`.", async () => {
  await render(<Grid initialState={{ density: 'compact' }} />);
  expect(height(1)).toBe(36);
  api.current?.setDensity('standard');
  await expect.poll(() => height(1)).toBe(52);
});

claim(
  '`getRowHeight` receives `id`, `model` (the row), and `densityFactor`. Return a number of pixels, or `null` for the default height.',
  async () => {
    const getRowHeight = vi.fn(({ id }: GridRowHeightParams) => (id === 1 ? 80 : null));
    await render(<Grid getRowHeight={getRowHeight} />);
    expect([height(1), height(2)]).toEqual([80, 52]);
    expect(getRowHeight).toHaveBeenCalledWith(
      expect.objectContaining({ id: 1, model: rows[0], densityFactor: 1 }),
    );
  },
);

claim(
  'The grid uses the number as it is. Multiply it by `densityFactor` if the row should follow the density.',
  async () => {
    const { unmount } = await render(<Grid density="compact" getRowHeight={() => 80} />);
    expect(height(1)).toBe(80);
    await unmount();
    await render(<HeightByRow />);
    expect([height(1), height(3)]).toEqual([52, 32]);
  },
);

claim(
  'Define the function outside the component or with `useCallback`, because the grid measures all rows again when it receives another function.',
  async () => {
    const getRowHeight = vi.fn(() => 60);
    const { rerender } = await render(<Grid getRowHeight={getRowHeight} />);
    getRowHeight.mockClear();
    await rerender(<Grid getRowHeight={getRowHeight} />);
    expect(getRowHeight).not.toHaveBeenCalled();
    const other = vi.fn(() => 70);
    await rerender(<Grid getRowHeight={other} />);
    await expect.poll(() => height(1)).toBe(70);
    expect(other.mock.calls.length).toBeGreaterThanOrEqual(rows.length);
  },
);

claim(
  'The result of `getRowHeight` changed without a change of the function. Call `apiRef.current.resetRowHeights()`.',
  async () => {
    let result = 60;
    const getRowHeight = () => result;
    const { rerender } = await render(<Grid getRowHeight={getRowHeight} />);
    result = 90;
    await rerender(<Grid getRowHeight={getRowHeight} />);
    expect(height(1)).toBe(60);
    api.current?.resetRowHeights();
    await expect.poll(() => height(1)).toBe(90);
  },
);

claim(
  'Return `\'auto\'` from `getRowHeight` to make each row as tall as its tallest cell. Text then wraps instead of ending in "…".',
  async () => {
    await render(
      <div style={{ width: 420 }}>
        <WrappedReviews />
      </div>,
    );
    await expect.poll(() => height(2)).toBeGreaterThan(height(1) + 15);
    const review = cell(2, 'review');
    expect(review && review.scrollWidth <= review.clientWidth + 1).toBe(true);
    expect(review && getComputedStyle(review).whiteSpaceCollapse).toBe('collapse');
    expect(review && getComputedStyle(review).textWrapMode).toBe('wrap');
  },
);

claim(
  "Cells in rows with `'auto'` have no vertical padding. Add `paddingBlock` to the cells.",
  async () => {
    await render(<Grid getRowHeight={auto} />);
    const style = getComputedStyle(cell(1, 'name') ?? document.body);
    expect([style.paddingTop, style.paddingBottom, style.paddingLeft]).toEqual([
      '0px',
      '0px',
      '10px',
    ]);
  },
);

claim('To set a minimum height, give the cells a `minHeight` in `sx`.', async () => {
  await render(<Grid getRowHeight={auto} sx={{ '& .MuiDataGrid-cell': { minHeight: 64 } }} />);
  await expect.poll(() => height(1)).toBeGreaterThanOrEqual(64);
});

claim(
  "To wrap text only in some rows, return `'auto'` for those and `null` for the others.",
  async () => {
    await render(
      <Grid
        rows={[
          { id: 1, name: long },
          { id: 2, name: long },
        ]}
        getRowHeight={({ id }) => (id === 1 ? 'auto' : null)}
      />,
    );
    await expect.poll(() => height(1)).toBeGreaterThan(80);
    expect(height(2)).toBe(52);
  },
);

claim(
  'The grid knows the height of a row only after rendering it. Until then, it uses the default height, so the scrollbar may jump while you scroll down for the first time.',
  async () => {
    const text = (count: number) => many.map(({ id }) => ({ id, name: count > id ? long : 'x' }));
    const content = () =>
      document.querySelector('.MuiDataGrid-virtualScrollerContent')?.getBoundingClientRect()
        .height ?? 0;
    await render(<Grid rows={text(90)} getRowHeight={auto} />);
    await expect.poll(() => height(0)).toBeGreaterThan(80);
    expect(content()).toBeLessThan(90 * height(0));
    expect(content()).toBeGreaterThan(80 * 52);
  },
);

claim('Return a better estimate from `getEstimatedRowHeight`:', async () => {
  await render(<Grid rows={many} getRowHeight={auto} getEstimatedRowHeight={() => 200} />);
  await expect
    .poll(
      () =>
        document.querySelector('.MuiDataGrid-virtualScrollerContent')?.getBoundingClientRect()
          .height,
    )
    .toBeGreaterThan(60 * 200);
});

claim(
  "With `'auto'`, the grid renders all columns of a row, including those outside the viewport, because any of them could be the tallest. If you have many columns, set `virtualizeColumnsWithAutoRowHeight` to render only the columns in view.",
  async () => {
    const wide = Array.from({ length: 40 }, (_, index) => ({ field: `f${index}`, width: 150 }));
    const cells = () => row(1)?.querySelectorAll('[role="gridcell"]').length ?? 0;
    const { unmount } = await render(<Grid columns={wide} getRowHeight={auto} />);
    await expect.poll(cells).toBe(40);
    await unmount();
    await render(<Grid columns={wide} getRowHeight={auto} virtualizeColumnsWithAutoRowHeight />);
    await expect.poll(cells).toBeLessThan(15);
  },
);

claim("With `'auto'`, the row grows with the cell.", async () => {
  await render(
    <div style={{ width: 420 }}>
      <ReadMore />
    </div>,
  );
  await expect.poll(() => height(1)).toBeGreaterThan(0);
  const before = height(1);
  await page.getByRole('button', { name: 'More' }).first().click();
  await expect.poll(() => height(1)).toBeGreaterThan(before);
});

claim(
  '`tabIndex={tabIndex}` includes the button in the keyboard navigation of the grid: the arrow keys reach it, and **Enter** presses it.',
  async () => {
    await render(<ReadMore />);
    await page.getByRole('gridcell', { name: '2025-02-03' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'More' }).first()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Less' })).toBeVisible();
  },
);

claim(
  '`getRowSpacing` returns the space above and below a row in pixels. `isFirstVisible` and `isLastVisible` tell you whether the row is the first or last one.',
  async () => {
    const getRowSpacing = vi.fn(({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
      top: isFirstVisible ? 8 : 4,
      bottom: isLastVisible ? 9 : 5,
    }));
    await render(<Grid getRowSpacing={getRowSpacing} />);
    const margins = () =>
      [1, 2, 3].map((id) => {
        const { marginTop, marginBottom } = getComputedStyle(row(id) ?? document.body);
        return `${marginTop} ${marginBottom}`;
      });
    await expect.poll(margins).toEqual(['8px 5px', '4px 5px', '4px 9px']);
  },
);

claim(
  'The space is a margin of the row. Set `rowSpacingType="border"` to make it a border, and give the rows a `borderStyle` and a `borderColor`.',
  async () => {
    const { unmount } = await render(<SpacedRows />);
    expect(getComputedStyle(row(2) ?? document.body).marginTop).toBe('4px');
    await unmount();
    const spacing = { getRowSpacing: () => ({ top: 6 }), rowSpacingType: 'border' } as const;
    const { rerender } = await render(<Grid {...spacing} />);
    const style = () => getComputedStyle(row(2) ?? document.body);
    expect(style().borderTopWidth).toBe('0px');
    await rerender(
      <Grid
        {...spacing}
        sx={{ '& .MuiDataGrid-row': { borderStyle: 'solid', borderColor: 'rgb(1, 2, 3)' } }}
      />,
    );
    await expect.poll(() => style().borderTopWidth).toBe('6px');
    expect([style().marginTop, style().borderTopColor]).toEqual(['0px', 'rgb(1, 2, 3)']);
  },
);

claim(
  "Don't use `margin` in CSS instead: the grid doesn't take it into account, and your users can't scroll to the end of the last rows.",
  async () => {
    await render(<Grid rows={many} sx={{ '& .MuiDataGrid-row': { my: '10px' } }} />);
    const content = document.querySelector('.MuiDataGrid-virtualScrollerContent');
    expect(content?.getBoundingClientRect().height).toBe(90 * 52);
    const gap =
      (row(1)?.getBoundingClientRect().top ?? 0) - (row(0)?.getBoundingClientRect().top ?? 0);
    expect(gap).toBeGreaterThan(52);
  },
);

claim(
  "Text doesn't wrap in rows with a fixed height. Return `'auto'`, or set `whiteSpace: 'normal'` and a `lineHeight` on `.MuiDataGrid-cell`.",
  async () => {
    const props = { rows: [{ id: 1, name: long }], getRowHeight: () => 150 };
    const overflows = () => {
      const name = cell(1, 'name');
      return name ? name.scrollWidth > name.clientWidth : undefined;
    };
    const { rerender } = await render(<Grid {...props} />);
    expect(overflows()).toBe(true);
    await rerender(
      <Grid {...props} sx={{ '& .MuiDataGrid-cell': { whiteSpace: 'normal', lineHeight: 1.4 } }} />,
    );
    await expect.poll(overflows).toBe(false);
  },
);

claim('It divides by `rowHeight` and ignores `getRowHeight`.', async () => {
  await render(<Grid rows={many} autoPageSize getRowHeight={() => 104} />);
  const pageSize = () => api.current?.state.pagination.paginationModel.pageSize;
  await expect.poll(pageSize).toBe(Math.floor((300 - 2 - 56 - 53) / 52));
});
