import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim, sourced } from '@portal/claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import StickyColumn from './demos/StickyColumn';

const columns: GridColDef[] = Array.from({ length: 10 }, (_each, index) => ({
  field: `c${index}`,
  width: 130,
}));
const rows = [{ id: 1 }, { id: 2 }];

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (field: string) => {
  const found = document.querySelector<HTMLElement>(`[role="gridcell"][data-field="${field}"]`);
  if (!found) {
    throw new Error(`no cell of ${field}`);
  }
  return found;
};
const ready = () => expect.poll(() => document.querySelector('[role="gridcell"]')).not.toBeNull();
const left = (field: string) => Math.round(cell(field).getBoundingClientRect().left);
const scroller = () => {
  const found = document.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller');
  if (!found) {
    throw new Error('no scroller');
  }
  return found;
};
const narrow = () =>
  render(
    <div style={{ width: 400 }}>
      <StickyColumn />
    </div>,
  );

const pinning = { url: 'https://mui.com/x/react-data-grid/column-pinning/', checked: '2026-11-23' };

sourced(
  'A pinned column stays visible while the others scroll horizontally, for example a name at the start or actions at the end. Pinning is a feature of `DataGridPro`.',
  pinning,
);
sourced('Your users can pin and unpin columns in the column menu.', pinning);
sourced(
  'Control the pinned columns | `pinnedColumns` together with `onPinnedColumnsChange`',
  pinning,
);
sourced(
  'With `pinnable: false` or `disableColumnPinning`, you can still pin columns with `initialState`, `pinnedColumns`, or `setPinnedColumns`.',
  pinning,
);
sourced('They are always visible, and together they need to be narrower than the grid.', pinning);
sourced("Some of its columns are pinned and others aren't, so it has two headers.", {
  url: 'https://github.com/mui/mui-x/issues/8791',
  checked: '2026-11-23',
});

claim('`DataGrid` ignores it.', async () => {
  const pinnedColumns = { left: ['c2'] };
  const props: object = { pinnedColumns, initialState: { pinnedColumns } };
  await render(<Grid {...props} />);
  await ready();
  expect(left('c0')).toBeLessThan(left('c2'));
  expect(getComputedStyle(cell('c2')).position).not.toBe('sticky');
  expect(document.querySelector('[class*="cell--pinned"]')).toBeNull();
});

claim(
  'To pin the checkbox column, use its field, `GRID_CHECKBOX_SELECTION_COL_DEF.field`.',
  async () => {
    await render(<Grid checkboxSelection />);
    await ready();
    const checkbox = page.getByRole('checkbox', { name: 'Select row' }).first().element();
    expect(checkbox.closest('[role="gridcell"]')?.getAttribute('data-field')).toBe(
      GRID_CHECKBOX_SELECTION_COL_DEF.field,
    );
  },
);

claim(
  'Also set `disableVirtualization`, because the grid would otherwise remove the cells when their column leaves the viewport.',
  async () => {
    const { unmount } = await render(<Grid />);
    await ready();
    scroller().scrollLeft = 700;
    await expect
      .poll(() => document.querySelector('[role="gridcell"][data-field="c0"]'))
      .toBeNull();
    await unmount();
    await render(<Grid disableVirtualization />);
    await ready();
    scroller().scrollLeft = 700;
    await expect.poll(() => left('c0')).toBeLessThan(-500);
  },
);

claim('Scroll horizontally: **Team** stays visible.', async () => {
  await narrow();
  await ready();
  const before = left('team');
  const january = left('jan');
  scroller().scrollLeft = 300;
  await expect.poll(() => left('jan')).toBe(january - 300);
  expect(left('team')).toBe(before);
  const header = document.querySelector('[role="columnheader"][data-field="team"]');
  expect(Math.round(header?.getBoundingClientRect().left ?? 0)).toBe(before);
});

claim('Without virtualization, the grid renders all cells of all rows of the page.', async () => {
  const many = Array.from({ length: 60 }, (_each, id) => ({ id }));
  await render(
    <Grid
      disableVirtualization
      rows={many}
      initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
    />,
  );
  await expect.poll(() => document.querySelectorAll('[role="gridcell"]').length).toBe(250);
});

claim(
  'The cells need an opaque background, which hides the color of a selected or hovered row.',
  async () => {
    await narrow();
    await ready();
    const background = (field: string) => getComputedStyle(cell(field)).backgroundColor;
    const before = background('team');
    expect(before).toMatch(/^(rgb\(|color\(srgb [^/]+\)$)/);
    await userEvent.click(cell('jan'));
    const row = cell('jan').closest('[role="row"]');
    await expect.poll(() => row?.getAttribute('aria-selected')).toBe('true');
    expect(row && getComputedStyle(row).backgroundColor).not.toBe(before);
    expect(background('team')).toBe(before);
  },
);

claim('A column in the middle starts to stick when it reaches the edge.', async () => {
  const middle = columns.map((column) =>
    column.field === 'c2' ? { ...column, cellClassName: 'sticky' } : column,
  );
  const sx = { '& .sticky': { position: 'sticky', insetInlineStart: 0, zIndex: 4 } };
  await render(<Grid disableVirtualization columns={middle} sx={sx} />);
  await ready();
  const edge = left('c0');
  const start = left('c2');
  scroller().scrollLeft = 100;
  await expect.poll(() => left('c2')).toBe(start - 100);
  scroller().scrollLeft = 500;
  await expect.poll(() => left('c2')).toBe(edge);
});

claim(
  'When your user moves to a cell with the keyboard, the sticky cell can cover it.',
  async () => {
    await narrow();
    await ready();
    await userEvent.click(cell('jan'));
    await userEvent.keyboard('{End}');
    await expect.poll(() => document.activeElement).toBe(cell('jun'));
    for (const field of ['may', 'apr', 'mar', 'feb', 'jan']) {
      await userEvent.keyboard('{ArrowLeft}');
      await expect.poll(() => document.activeElement).toBe(cell(field));
    }
    await expect
      .poll(
        () =>
          cell('jan').getBoundingClientRect().left <
          cell('team').getBoundingClientRect().right - 20,
      )
      .toBe(true);
  },
);

claim('Set `palette.DataGrid.pinnedBg`.', async () => {
  const theme = createTheme({ palette: { DataGrid: { pinnedBg: 'rgb(1, 2, 3)' } } });
  await render(
    <ThemeProvider theme={theme}>
      <Grid />
    </ThemeProvider>,
  );
  await ready();
  const style = getComputedStyle(page.getByRole('grid').element());
  expect(style.getPropertyValue('--DataGrid-t-cell-background-pinned')).toBe('rgb(1, 2, 3)');
});

claim('A second sticky column needs an inset that equals the width of the first.', async () => {
  const two = columns.map((column, index) =>
    index < 2 ? { ...column, cellClassName: `sticky-${index}` } : column,
  );
  const grid = (inset: number) => (
    <Grid
      disableVirtualization
      columns={two}
      sx={{
        '& .sticky-0, & .sticky-1': { position: 'sticky', insetInlineStart: 0, zIndex: 4 },
        '& .sticky-1': { insetInlineStart: inset },
      }}
    />
  );
  const { rerender } = await render(grid(0));
  await ready();
  const edge = left('c0');
  scroller().scrollLeft = 500;
  // Without the inset, the second column covers the first one.
  await expect.poll(() => left('c1')).toBe(edge);
  await rerender(grid(130));
  await expect.poll(() => left('c1')).toBe(edge + 130);
  expect(left('c0')).toBe(edge);
});
