import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim } from '@portal/claims';
import { Component, type CSSProperties, type ReactNode, type RefObject } from 'react';
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
  "`autoHeight` does the same without a flex column, but the rows can't scroll: if you limit the height, the grid cuts off the rows that don't fit.",
  async () => {
    const { rerender } = await render(<Grid box={{ maxHeight: 300 }} autoHeight />);
    await expect.poll(() => grid().height).toBe(25 * 52 + 56 + 2);
    await rerender(<Grid box={{}} autoHeight sx={{ maxHeight: 300 }} />);
    await expect.poll(() => grid().height).toBe(300);
    api.current?.scrollToIndexes({ rowIndex: 24 });
    document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ top: 1000 });
    expect(rect('[role="row"][data-id="24"]').top).toBeGreaterThan(grid().bottom);
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

claim('Without `minWidth: 0`, the container could become wider than the page.', async () => {
  const inRow = (minWidth?: number) => (
    <div style={{ display: 'flex', width: 600 }}>
      <p>Beside</p>
      <Grid
        box={{ flex: '1 1 auto', minWidth, height: 300 }}
        columns={[{ field: 'name', width: 1400 }]}
      />
    </div>
  );
  const { unmount } = await render(inRow());
  await expect.poll(() => grid().width).toBeGreaterThan(window.innerWidth);
  await unmount();
  await render(inRow(0));
  await expect.poll(rendered).toBeGreaterThan(3);
  expect(grid().width).toBeLessThan(600);
});

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

claim(
  "The grid divides the height by `rowHeight`, so don't use `autoPageSize` with rows of other heights.",
  async () => {
    const { rerender } = await render(
      <Grid box={{ height: 400 }} autoPageSize rowHeight={40} getRowHeight={() => 100} />,
    );
    // 400 pixels without the header and the borders.
    await expect.poll(pageSize).toBe(Math.floor((400 - 56 - 2) / 40));
    await rerender(<Grid box={{ height: 400 }} autoPageSize rowHeight={60} />);
    await expect.poll(pageSize).toBe(Math.floor((400 - 56 - 2) / 60));
  },
);

claim('in a flex column without one, the grid shows only one or two rows per page.', async () => {
  for (const hideFooter of [true, false]) {
    const { unmount } = await render(<Grid box={column} autoPageSize hideFooter={hideFooter} />);
    await expect.poll(rendered).toBeGreaterThan(0);
    expect(rendered()).toBeLessThanOrEqual(2);
    expect(pageSize()).toBe(rendered());
    await unmount();
  }
});

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError = ({ message }: Error) => ({ message });

  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

claim('In the MIT package, the grid throws an error if more than 100 rows fit.', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const tall = (count: number) => (
    <Caught>
      <Grid box={{ height: count * 20 + 56 + 2 }} rows={rowsOf(200)} autoPageSize rowHeight={20} />
    </Caught>
  );
  const { unmount } = await render(tall(100));
  await expect.poll(pageSize).toBe(100);
  await unmount();
  await render(tall(101));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('`pageSize` cannot exceed 100 in the MIT version');
});

claim('In a CSS grid, use `minmax(0, 1fr)` instead of `1fr`.', async () => {
  const wide = [{ field: 'name', width: 700 }];
  const cssGrid = (track: string) => (
    <div
      style={{
        display: 'grid',
        gridTemplateRows: track,
        gridTemplateColumns: `100px ${track}`,
        height: 400,
        width: 600,
      }}
    >
      <p>Beside</p>
      <Grid box={{}} columns={wide} />
    </div>
  );
  const { unmount } = await render(cssGrid('1fr'));
  await expect.poll(() => grid().height).toBe(25 * 52 + 56 + 2);
  await unmount();
  await render(cssGrid('minmax(0, 1fr)'));
  await expect.poll(() => grid().height).toBe(400);
  expect(grid().width).toBe(500);
});

claim(
  '`density="compact"` multiplies the height of rows and headers by 0.7, and `"comfortable"` by 1.3, both rounded down: see Row height.',
  async () => {
    const height = (factor: number) => 5 * Math.floor(52 * factor) + Math.floor(56 * factor) + 2;
    const { rerender } = await render(<Grid box={column} rows={rowsOf(5)} density="compact" />);
    await expect.poll(() => grid().height).toBe(height(0.7));
    await rerender(<Grid box={column} rows={rowsOf(5)} density="comfortable" />);
    await expect.poll(() => grid().height).toBe(height(1.3));
  },
);

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
  "a grid inside `display: none` has no size. It measures itself when it's shown. During development, it also logs an error about an empty height.",
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { rerender } = await render(<Grid box={{ display: 'none', height: 300 }} />);
    expect(grid().height).toBe(0);
    await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('has an empty height');
    await rerender(<Grid box={{ height: 300 }} />);
    await expect.poll(rendered).toBeGreaterThan(3);
    expect(grid().height).toBe(300);
  },
);

claim('`onResize` receives the new size of the grid, without its borders, in pixels.', async () => {
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

claim('The height of the container is 0, or the container is hidden.', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  for (const box of [{ height: 0 }, { height: 300, display: 'none' }]) {
    error.mockClear();
    const { unmount } = await render(<Grid box={box} />);
    await expect
      .poll(() => error.mock.calls.flat().join(' '))
      .toContain('The parent DOM element of the Data Grid has an empty height');
    await unmount();
  }
});

claim(
  "The container shrinks to fit its content, as an `inline-block` does, or an item of a flex column with `alignItems: 'flex-start'`. Set `width: '100%'` on it.",
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const message = 'The parent DOM element of the Data Grid has an empty width';
    const item = (box: CSSProperties) => (
      <div style={{ ...column, alignItems: 'flex-start' }}>
        <Grid box={{ height: 300, ...box }} />
      </div>
    );
    for (const ui of [<Grid box={{ height: 300, display: 'inline-block' }} />, item({})]) {
      error.mockClear();
      const { unmount } = await render(ui);
      await expect.poll(() => error.mock.calls.flat().join(' ')).toContain(message);
      await unmount();
    }
    error.mockClear();
    await render(item({ width: '100%' }));
    await expect.poll(rendered).toBeGreaterThan(3);
    expect(error).not.toHaveBeenCalled();
  },
);

claim('Make the container a flex column, as shown above.', async () => {
  const props = { rows: rowsOf(1) };
  const { rerender } = await render(<Grid box={{ minHeight: 400 }} {...props} />);
  await expect.poll(() => grid().height).toBe(52 + 56 + 2);
  await rerender(<Grid box={{ ...column, minHeight: 400 }} {...props} />);
  await expect.poll(() => grid().height).toBe(400);
});

claim(
  "It waits 60 milliseconds between two measurements. Change this with `resizeThrottleMs`. It doesn't follow `transform`, which doesn't change the layout.",
  async () => {
    const measured = () => api.current?.getRootDimensions().root.width;
    for (const [resizeThrottleMs, delay] of [
      [undefined, 60],
      [234, 234],
    ] as const) {
      const props = resizeThrottleMs === undefined ? {} : { resizeThrottleMs };
      const { rerender, unmount } = await render(
        <Grid box={{ height: 300, width: 500 }} {...props} />,
      );
      await expect.poll(measured).toBe(498);
      const timers = vi.spyOn(window, 'setTimeout');
      await rerender(<Grid box={{ height: 300, width: 450 }} {...props} />);
      await expect.poll(measured).toBe(448);
      expect(timers.mock.calls.map(([, wait]) => wait)).toContain(delay);
      timers.mockRestore();
      await rerender(
        <Grid box={{ height: 300, width: 450, transform: 'scale(0.5)' }} {...props} />,
      );
      await expect.poll(() => grid().width).toBe(225);
      expect(measured()).toBe(448);
      await unmount();
    }
  },
);
