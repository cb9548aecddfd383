import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import OverdueInvoices from './demos/OverdueInvoices/system/OverdueInvoices';
import QuietFrame from './demos/QuietFrame/system/QuietFrame';
import RoomOccupancy from './demos/RoomOccupancy/system/RoomOccupancy';
import StripedFerries from './demos/StripedFerries/system/StripedFerries';
import TwoGridsOneTheme from './demos/TwoGridsOneTheme';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  name: `Row ${index + 1}`,
  amount: index,
}));

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div className="orders" style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const red = 'rgb(255, 0, 0)';
const blue = 'rgb(0, 0, 255)';
const none = 'rgba(0, 0, 0, 0)';

const find = (selector: string) => document.querySelector(selector) ?? document.body;
const style = (selector: string) => getComputedStyle(find(selector));
const row = (id: number) => `[role="row"][data-id="${id}"]`;
const header = '[role="columnheader"][data-field="name"]';

// First, because the styles that Emotion inserts stay in the document.
claim('Rules outside of layers now win.', async () => {
  const sheet = document.createElement('style');
  sheet.textContent =
    '.my-header { background: rgb(255, 0, 0) } .orders .MuiDataGrid-cell:focus { outline-style: dotted }';
  document.head.prepend(sheet);
  const classes = { columnHeader: 'my-header' };
  const { unmount } = await render(
    <StyledEngineProvider enableCssLayer>
      <Grid classes={classes} />
    </StyledEngineProvider>,
  );
  await expect.poll(() => style(header).backgroundColor).toBe(red);
  api.current?.setCellFocus(1, 'name');
  await expect.poll(() => style(`${row(1)} [data-field="name"]`).outlineStyle).toBe('dotted');
  await unmount();
  await render(<Grid classes={classes} />);
  expect(style(header).backgroundColor).not.toBe(red);
  sheet.remove();
});

claim(
  "A rule in a CSS file is as specific as the grid's and comes earlier, so it applies only if you put the styles of Material UI into a cascade layer.",
  async () => {
    // The previous claim has the same rule with a layer.
    const sheet = document.createElement('style');
    sheet.textContent = '.orders .MuiDataGrid-cell:focus { outline-style: dotted }';
    document.head.prepend(sheet);
    await render(<Grid />);
    api.current?.setCellFocus(1, 'name');
    const cell = `${row(1)} [data-field="name"]`;
    await expect.poll(() => document.activeElement).toBe(find(cell));
    expect(style(cell).outlineStyle).toBe('solid');
    document.head.append(sheet);
    expect(style(cell).outlineStyle).toBe('dotted');
    sheet.remove();
  },
);

claim('`getRowClassName` marks the invoices that are more than 30 days late.', async () => {
  await render(<OverdueInvoices />);
  for (const each of document.querySelectorAll('[role="row"][data-id]')) {
    const days = Number(each.querySelector('[data-field="daysLate"]')?.textContent);
    expect(each.classList.contains('overdue')).toBe(days > 30);
  }
  expect(document.querySelectorAll('.overdue').length).toBeGreaterThan(0);
});

claim(
  "All elements of one kind | `classes`, for example `classes={{ columnHeader: 'my-header' }}`, which adds a class to each",
  async () => {
    await render(<Grid classes={{ columnHeader: 'my-header', cell: 'my-cell' }} />);
    expect(document.querySelectorAll('.my-header.MuiDataGrid-columnHeader')).toHaveLength(2);
    expect(document.querySelectorAll('.my-cell').length).toBeGreaterThan(4);
  },
);

claim(
  'It receives `row`, `id`, `columns`, `isFirstVisible`, `isLastVisible`, and `indexRelativeToCurrentPage`.',
  async () => {
    const getRowClassName = vi.fn<NonNullable<DataGridProps['getRowClassName']>>(() => '');
    await render(<Grid getRowClassName={getRowClassName} />);
    expect(Object.keys(getRowClassName.mock.lastCall?.[0] ?? {}).sort()).toEqual([
      'columns',
      'id',
      'indexRelativeToCurrentPage',
      'isFirstVisible',
      'isLastVisible',
      'row',
    ]);
  },
);

claim(
  'In `sx`, `& .overdue` is less specific than the rule for selected rows: the background of the selection wins, while your text color stays. Either disable selection by click with `disableRowSelectionOnClick`, as in the demo above, or style `& .overdue.Mui-selected`, too.',
  async () => {
    const props = { getRowClassName: () => 'overdue' };
    const { rerender } = await render(
      <Grid {...props} sx={{ '& .overdue': { bgcolor: red, color: blue } }} />,
    );
    // The pointer may be over a row, which has a background then.
    await page.getByRole('columnheader').first().hover();
    await expect.poll(() => style(row(1)).backgroundColor).toBe(red);
    api.current?.selectRow(1);
    await expect.poll(() => style(row(1)).backgroundColor).not.toBe(red);
    expect(style(row(1)).color).toBe(blue);
    await rerender(
      <Grid {...props} sx={{ '& .overdue, & .overdue.Mui-selected': { bgcolor: red } }} />,
    );
    await expect.poll(() => style(row(1)).backgroundColor).toBe(red);
  },
);

claim(
  "Don't use `:nth-child(odd)`: the grid adds and removes rows while you scroll, so the stripes would jump.",
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await render(<Grid sx={{ '& .MuiDataGrid-row:nth-child(odd)': { bgcolor: red } }} />);
    const color = () => style(row(9)).backgroundColor;
    const scroller = find('.MuiDataGrid-virtualScroller');
    const before = color();
    await expect
      .poll(() => {
        scroller.scrollTop += 13;
        return color();
      })
      .not.toBe(before);
    expect([before, color()]).toContain(red);
    expect(document.querySelector(row(9))).not.toBeNull();
  },
);

claim(
  'Click a striped row: it gets the color of the selection, because the rule excludes `.Mui-selected` and `:hover`.',
  async () => {
    await render(<StripedFerries />);
    const stripe = find('.stripe');
    const before = getComputedStyle(stripe).backgroundColor;
    await page.elementLocator(stripe.querySelector('[role="gridcell"]') ?? stripe).click();
    await expect.poll(() => stripe.classList.contains('Mui-selected')).toBe(true);
    await page.getByRole('columnheader').first().hover();
    await expect.poll(() => getComputedStyle(stripe).backgroundColor).not.toBe(before);
  },
);

claim(
  '`getCellClassName` is called for each cell with `field`, `value`, `row`, and more.',
  async () => {
    const getCellClassName = vi.fn<NonNullable<DataGridProps['getCellClassName']>>(() => '');
    await render(<Grid rows={rows.slice(0, 1)} getCellClassName={getCellClassName} />);
    expect(new Set(getCellClassName.mock.calls.map(([{ field }]) => field))).toEqual(
      new Set(['name', 'amount']),
    );
    expect(getCellClassName.mock.lastCall?.[0]).toMatchObject({ row: rows[0], value: 0 });
  },
);

claim(
  'Cells with 50% or more are tinted. From 75%, the tint is stronger and the text bold.',
  async () => {
    await render(<RoomOccupancy />);
    for (const cell of document.querySelectorAll('[role="gridcell"]:not([data-field="id"])')) {
      const value = Number.parseFloat(cell.textContent);
      expect(cell.classList.contains('busy')).toBe(value >= 50 && value < 75);
      expect(cell.classList.contains('full')).toBe(value >= 75);
    }
    expect(Number(style('.full').fontWeight)).toBeGreaterThanOrEqual(700);
  },
);

claim(
  'Style `MuiDataGrid-columnHeader`, not `MuiDataGrid-columnHeaders`. Each header has its own background, which covers the background of the container.',
  async () => {
    const { rerender } = await render(
      <Grid sx={{ '& .MuiDataGrid-columnHeaders': { bgcolor: red } }} />,
    );
    expect(style('.MuiDataGrid-columnHeaders').backgroundColor).toBe(red);
    expect([red, none]).not.toContain(style(header).backgroundColor);
    await rerender(<Grid sx={{ '& .MuiDataGrid-columnHeader': { bgcolor: red } }} />);
    await expect.poll(() => style(header).backgroundColor).toBe(red);
  },
);

claim(
  '`MuiDataGrid-filler` is the space after the last column if the columns are narrower than the grid.',
  async () => {
    await render(<Grid />);
    const filler = find('.MuiDataGrid-columnHeaders .MuiDataGrid-filler').getBoundingClientRect();
    const last = find('[role="columnheader"][data-field="amount"]').getBoundingClientRect();
    expect(filler.left).toBe(last.right);
    expect(filler.width).toBeGreaterThan(300);
  },
);

claim(
  'Remove the lines between rows and headers | `--DataGrid-rowBorderColor: transparent` on the grid',
  async () => {
    await render(<Grid sx={{ '--DataGrid-rowBorderColor': 'transparent' }} />);
    const cell = style(`${row(2)} [role="gridcell"]`);
    expect(cell.borderTopColor).toBe(none);
    expect(style(header).borderBottomColor).toBe(none);
  },
);

claim('Remove the frame | `border: 0` on the grid', async () => {
  await render(<QuietFrame />);
  expect(style('.MuiDataGrid-root').borderTopWidth).toBe('0px');
  expect(style('.MuiDataGrid-columnSeparator').display).toBe('none');
});

claim(
  'Add lines between columns | The props `showCellVerticalBorder` and `showColumnVerticalBorder`',
  async () => {
    await render(<Grid showCellVerticalBorder showColumnVerticalBorder />);
    expect(style(`${row(1)} [data-field="name"]`).borderRightWidth).toBe('1px');
    expect(style(header).borderRightWidth).toBe('1px');
  },
);

claim(
  'The grid draws the outline on `MuiDataGrid-cell` and `MuiDataGrid-columnHeader`, each with `:focus` and `:focus-within`.',
  async () => {
    await render(
      <Grid
        sx={{
          '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within': {
            outline: '2px dotted red',
          },
        }}
      />,
    );
    api.current?.setCellFocus(1, 'name');
    const cell = `${row(1)} [data-field="name"]`;
    await expect.poll(() => document.activeElement).toBe(find(cell));
    expect(style(cell).outlineStyle).toBe('dotted');
    api.current?.setColumnHeaderFocus('name');
    await expect.poll(() => document.activeElement).toBe(find(header));
    expect([style(header).outlineStyle, style(header).outlineWidth]).toEqual(['solid', '1px']);
  },
);

claim(
  "The grid renders menus and panels at the end of `<body>`, so selectors in `sx` and class names of the grid don't apply to them.",
  async () => {
    await render(<Grid className="mine" sx={{ '& .MuiDataGrid-menu': { color: red } }} />);
    api.current?.showColumnMenu('name');
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(find('[role="menu"]').closest('.mine')).toBeNull();
    expect(find('.MuiDataGrid-menu').parentElement).toBe(document.body);
    expect(style('.MuiDataGrid-menu').color).not.toBe(red);
  },
);

claim(
  'Column menu | `slotProps.columnMenu.className`, on the list | `slotProps.basePopper.material.sx`, for all menus and panels',
  async () => {
    await render(
      <Grid
        slotProps={{
          columnMenu: { className: 'my-menu' },
          basePopper: { material: { sx: { outline: `1px solid ${red}` } } },
        }}
      />,
    );
    api.current?.showColumnMenu('name');
    await expect.element(page.getByRole('menu')).toHaveClass('my-menu');
    expect(style('.MuiDataGrid-menu').outlineColor).toBe(red);
    api.current?.hideColumnMenu();
    api.current?.showFilterPanel('name');
    await expect.poll(() => style('.MuiDataGrid-panel').outlineColor).toBe(red);
  },
);

claim(
  'Filter and columns panels | `slotProps.panel.className`, on the outermost element | The same',
  async () => {
    await render(<Grid slotProps={{ panel: { className: 'my-panel' } }} />);
    api.current?.showFilterPanel('name');
    await expect.poll(() => find('.my-panel').parentElement).toBe(document.body);
    expect(find('.my-panel').classList.contains('MuiDataGrid-panel')).toBe(true);
  },
);

claim('Content of the filter panel | – | `slotProps.filterPanel.sx`', async () => {
  await render(<Grid slotProps={{ filterPanel: { sx: { color: red } } }} />);
  api.current?.showFilterPanel('name');
  await expect.poll(() => style('.MuiDataGrid-panelWrapper').color).toBe(red);
});

claim('Both grids in this demo get their styles and their density from the theme.', async () => {
  await render(
    <ThemeProvider theme={createTheme()}>
      <TwoGridsOneTheme />
    </ThemeProvider>,
  );
  const heights = [...document.querySelectorAll('[role="row"][data-id="1"]')].map(
    (each) => each.getBoundingClientRect().height,
  );
  expect(heights).toEqual([36, 36]);
  expect(Number(style('.MuiDataGrid-columnHeaderTitle').fontWeight)).toBe(700);
});

claim(
  'Unlike `sx`, `styleOverrides` also applies to menus and panels, through the names `menu` and `panelContent`.',
  async () => {
    const theme = createTheme({
      components: {
        MuiDataGrid: { styleOverrides: { menu: { color: red }, panelContent: { color: blue } } },
      },
    });
    await render(
      <ThemeProvider theme={theme}>
        <Grid />
      </ThemeProvider>,
    );
    api.current?.showColumnMenu('name');
    await expect.poll(() => style('.MuiDataGrid-menu').color).toBe(red);
    api.current?.hideColumnMenu();
    api.current?.showFilterPanel('name');
    await expect.poll(() => style('.MuiDataGrid-panelContent').color).toBe(blue);
  },
);

claim(
  'Set backgrounds in the palette: `bg` for the grid, `headerBg` for headers, and `pinnedBg` for the pinned rows and columns of the Pro plan.',
  async () => {
    const theme = createTheme({ palette: { DataGrid: { bg: '#ff0000', headerBg: '#0000ff' } } });
    await render(
      <ThemeProvider theme={theme}>
        <Grid />
      </ThemeProvider>,
    );
    expect(style('.MuiDataGrid-root').backgroundColor).toBe(red);
    expect(style(header).backgroundColor).toBe(blue);
  },
);

claim(
  "The grid mixes the hover and selection colors with `bg`. A `background` on the grid in `sx` doesn't change them, and it doesn't change the headers either.",
  async () => {
    const selection = () => {
      api.current?.selectRow(2);
      return style(row(2)).backgroundColor;
    };
    const first = await render(<Grid />);
    await expect.poll(selection).not.toBe(none);
    const [plain, plainHeader] = [selection(), style(header).backgroundColor];
    await first.unmount();
    const second = await render(<Grid sx={{ background: red }} />);
    await expect.poll(selection).toBe(plain);
    expect(style(header).backgroundColor).toBe(plainHeader);
    await second.unmount();
    await render(
      <ThemeProvider theme={createTheme({ palette: { DataGrid: { bg: '#ff0000' } } })}>
        <Grid />
      </ThemeProvider>,
    );
    await expect.poll(selection).not.toBe(none);
    expect(selection()).not.toBe(plain);
  },
);
