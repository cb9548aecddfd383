import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim } from '@portal/claims';
import type { CSSProperties, RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AsManyAsFit from './demos/AsManyAsFit';
import BesideForm from './demos/BesideForm';
import FillsTheRest from './demos/FillsTheRest';
import FixedBox from './demos/FixedBox';
import GrowsWithRows from './demos/GrowsWithRows';

const columns: GridColDef[] = [{ field: 'name' }, { field: 'amount' }];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Row ${id}`, amount: id }));

const api: RefObject<GridApi | null> = { current: null };

interface BoxProps extends Partial<DataGridProps> {
  box: CSSProperties;
}

function Grid({ box, ...props }: BoxProps) {
  return (
    <div style={box} data-testid="box">
      <DataGrid apiRef={api} rows={rowsOf(25)} columns={columns} hideFooter {...props} />
    </div>
  );
}

const rect = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
const grid = () => rect('.MuiDataGrid-root');
const rendered = () => document.querySelectorAll('[role="row"][data-id]').length;
const pageSize = () => api.current?.state.pagination.paginationModel.pageSize;
const column = { display: 'flex', flexDirection: 'column' } as const;

claim(
  'This container is 320 pixels high, which leaves room for the header, the footer, and four rows.',
  async () => {
    await render(<FixedBox />);
    expect(grid().height).toBe(320);
    const footer = rect('.MuiDataGrid-footerContainer').top;
    const visible = [...document.querySelectorAll('[role="row"][data-id]')].filter(
      (row) => row.getBoundingClientRect().bottom <= footer + 1,
    );
    expect(visible).toHaveLength(4);
  },
);

claim(
  'Otherwise, the browser ignores the percentage, and the grid becomes as tall as its rows.',
  async () => {
    await render(<Grid box={{ height: '100%' }} />);
    await expect.poll(() => grid().height).toBe(25 * 52 + 56 + 2);
  },
);

claim(
  'Add products: the grid grows up to 360 pixels. Remove them: it keeps at least 200 pixels, so the page doesn\'t jump and there is room for the message "No rows".',
  async () => {
    await render(<GrowsWithRows />);
    await expect.poll(() => grid().height).toBe(200);
    const add = page.getByRole('button', { name: 'Add a product' });
    await add.click();
    await expect.poll(() => grid().height).toBe(3 * 52 + 56 + 2);
    for (let count = 0; count < 4; count += 1) await add.click();
    await expect.poll(() => grid().height).toBe(360);
    for (let count = 0; count < 7; count += 1) {
      await page.getByRole('button', { name: 'Remove one' }).click();
    }
    await expect.poll(() => grid().height).toBe(200);
    await expect.element(page.getByText('No rows')).toBeVisible();
  },
);

claim('Without `maxHeight`, all rows of the page are in the document.', async () => {
  const { rerender } = await render(<Grid box={column} rows={rowsOf(60)} />);
  await expect.poll(rendered).toBe(60);
  await rerender(<Grid box={{ ...column, maxHeight: 400 }} rows={rowsOf(60)} />);
  await expect.poll(rendered).toBeLessThan(20);
});

claim(
  "`autoHeight` does the same without a flex column, but you can't limit the height.",
  async () => {
    await render(<Grid box={{ maxHeight: 300 }} autoHeight />);
    await expect.poll(() => grid().height).toBe(25 * 52 + 56 + 2);
  },
);

claim(
  "A flex item doesn't shrink below the height of its content, so without it the container becomes as tall as all rows and overflows the column.",
  async () => {
    const inColumn = (minHeight?: number) => (
      <div style={{ ...column, height: 400 }}>
        <Grid box={{ flex: 1, minHeight }} />
      </div>
    );
    const { rerender } = await render(inColumn());
    await expect.poll(() => grid().height).toBe(25 * 52 + 56 + 2);
    await rerender(inColumn(0));
    await expect.poll(() => grid().height).toBe(400);
  },
);

claim(
  'In a flex column with a height, set `flex: 1` and `minHeight: 0` on the container of the grid.',
  async () => {
    await render(<FillsTheRest />);
    await expect.poll(() => grid().height).toBeGreaterThan(250);
    const text = page.getByText('21 hours in total').element().getBoundingClientRect();
    expect(text.top).toBeGreaterThanOrEqual(grid().bottom);
    expect(text.bottom).toBeLessThanOrEqual(410);
  },
);

claim(
  'The columns of this grid are wider than the container, so the grid scrolls horizontally.',
  async () => {
    await page.viewport(700, 600);
    await render(
      <div style={{ width: 660 }}>
        <BesideForm />
      </div>,
    );
    const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller');
    await expect.poll(() => scroller()?.scrollWidth).toBe(580);
    expect(grid().right).toBeLessThanOrEqual(670);
    expect(scroller()?.clientWidth).toBeLessThan(580);
    await page.viewport(1280, 720);
  },
);

claim(
  "`autoPageSize` sets the page size to the number of rows that fit, so that the grid doesn't need to scroll.",
  async () => {
    await render(<AsManyAsFit />);
    await expect.poll(rendered).toBe(4);
    await page.getByRole('button', { name: 'High' }).click();
    await expect.poll(rendered).toBe(6);
  },
);

claim('The page size changes with the height.', async () => {
  const { rerender } = await render(<Grid box={{ height: 300 }} autoPageSize hideFooter={false} />);
  await expect.poll(pageSize).toBe(3);
  await rerender(<Grid box={{ height: 500 }} autoPageSize hideFooter={false} />);
  await expect.poll(pageSize).toBe(7);
});

claim('Five rows with a header and a footer need 371 pixels.', async () => {
  await render(<Grid box={column} rows={rowsOf(5)} hideFooter={false} />);
  await expect.poll(() => grid().height).toBe(371);
});

claim('Toolbar | 53 | `showToolbar` adds it', async () => {
  await render(<Grid box={column} rows={rowsOf(5)} hideFooter={false} showToolbar />);
  await expect.poll(() => grid().height).toBe(371 + 53);
});

claim('Row of column groups | 56 | `columnGroupHeaderHeight`', async () => {
  const columnGroupingModel = [{ groupId: 'group', children: [{ field: 'name' }] }];
  const props = { rows: rowsOf(5), hideFooter: false, columnGroupingModel };
  const { rerender } = await render(<Grid box={column} {...props} />);
  await expect.poll(() => grid().height).toBe(371 + 56);
  await rerender(<Grid box={column} {...props} columnGroupHeaderHeight={40} />);
  await expect.poll(() => grid().height).toBe(371 + 40);
});

claim(
  "a grid inside `display: none` has no size. It measures itself when it's shown.",
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { rerender } = await render(<Grid box={{ display: 'none', height: 300 }} />);
    expect(grid().height).toBe(0);
    await rerender(<Grid box={{ height: 300 }} />);
    await expect.poll(rendered).toBeGreaterThan(3);
    expect(grid().height).toBe(300);
  },
);

claim('`onResize` receives the new size of the grid in pixels.', async () => {
  const onResize = vi.fn<NonNullable<DataGridProps['onResize']>>();
  const { rerender } = await render(<Grid box={{ height: 300, width: 500 }} onResize={onResize} />);
  await rerender(<Grid box={{ height: 350, width: 450 }} onResize={onResize} />);
  await expect
    .poll(() => onResize.mock.lastCall?.[0])
    .toMatchObject({ width: 450 - 2, height: 350 - 2 });
});

claim('The first column is then on the right.', async () => {
  const { rerender } = await render(<Grid box={{ height: 300 }} />);
  const left = (field: string) => rect(`[role="columnheader"][data-field="${field}"]`).left;
  expect(left('name')).toBeLessThan(left('amount'));
  await rerender(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <div dir="rtl">
        <Grid box={{ height: 300 }} />
      </div>
    </ThemeProvider>,
  );
  await expect.poll(() => left('name') > left('amount')).toBe(true);
});

claim('The height of the container is 0. Give it a height.', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await render(<Grid box={{ height: 0 }} />);
  await expect
    .poll(() => error.mock.calls.flat().join(' '))
    .toContain('The parent DOM element of the Data Grid has an empty height');
});

claim('Make the container a flex column, as shown above.', async () => {
  const props = { rows: rowsOf(1) };
  const { rerender } = await render(<Grid box={{ minHeight: 400 }} {...props} />);
  await expect.poll(() => grid().height).toBe(52 + 56 + 2);
  await rerender(<Grid box={{ ...column, minHeight: 400 }} {...props} />);
  await expect.poll(() => grid().height).toBe(400);
});
