import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import dataGrid from '@mui/x-data-grid/package.json';
import { claim, sourced } from '@portal/claims';
import { emulateMedia } from '@portal/claims/browser';
import { Component, type ReactNode, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FirstGrid from './demos/FirstGrid';
import GridWithOptions from './demos/GridWithOptions';

const columns: GridColDef[] = [
  { field: 'name', width: 160 },
  { field: 'price', type: 'number' },
];
const rows = [
  { id: 1, name: 'Harbor', price: 145 },
  { id: 2, name: 'Attic', price: 84 },
  { id: 3, name: 'Garden', price: 128 },
];
const manyRows = Array.from({ length: 150 }, (_, id) => ({ id, name: `Room ${id}`, price: id }));

const apiRef: RefObject<GridApi | null> = { current: null };

function Grid({ style, ...props }: Partial<DataGridProps> & { style?: React.CSSProperties }) {
  return (
    <div style={style ?? { height: 300, width: 500 }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cells = (field: string) => [
  ...document.querySelectorAll<HTMLElement>(`.MuiDataGrid-cell[data-field="${field}"]`),
];
const texts = (field: string) => cells(field).map((cell) => cell.textContent);
const header = (name: string) => page.getByRole('columnheader', { name });
const widthOf = (name: string) => header(name).element().getBoundingClientRect().width;
const gridHeight = () =>
  document.querySelector('.MuiDataGrid-root')?.getBoundingClientRect().height;

/** Shows the error that its children throw while rendering. */
class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <output>{this.state.message}</output>
    );
  }
}

sourced('Without them, npm installs newer major versions than this page describes.', {
  url: 'https://www.npmjs.com/package/@mui/x-data-grid?activeTab=versions',
  checked: '2026-11-24',
});

claim(
  'The Data Grid supports React 17, 18 and 19, and Material UI 7, 6 and 5 (5.15.14 or later).',
  () => {
    const { react, '@mui/material': material } = dataGrid.peerDependencies;
    expect(react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    expect(material).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
  },
);

claim('Click a header to sort the rows.', async () => {
  await render(<FirstGrid />);
  await header('Name').click();
  await expect
    .poll(() => texts('name'))
    .toEqual(['Attic', 'Courtyard', 'Garden', 'Harbor', 'Lighthouse']);
});

claim(
  'Drag the edge of a header to resize the column. The menu in each header has more actions, such as filtering and hiding the column.',
  async () => {
    await render(<FirstGrid />);
    expect(
      header('Beds').element().querySelector('.MuiDataGrid-columnSeparator--resizable'),
    ).not.toBeNull();
    await header('Beds').hover();
    await header('Beds').getByRole('button', { name: /menu/i }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect.poll(() => header('Beds').query()).toBeNull();
  },
);

claim('If it has another name in your data, return it from `getRowId`:', async () => {
  await render(
    <Grid
      rows={[{ code: 'IS', name: 'Iceland' }]}
      getRowId={(row: { code: string }) => row.code}
    />,
  );
  expect(apiRef.current?.getRow('IS')).toMatchObject({ name: 'Iceland' });
});

claim(
  "With `type: 'number'`, the values are aligned at the end of the cell. A column is 100 pixels wide unless you set its `width`, or a `flex` to share the remaining space.",
  async () => {
    await render(
      <Grid columns={[{ field: 'name' }, { field: 'price', type: 'number', flex: 1 }]} />,
    );
    const [price] = cells('price');
    expect(price && getComputedStyle(price).textAlign).toBe('right');
    expect(widthOf('name')).toBe(100);
    // The rest of 500 pixels, without the borders of the grid.
    expect(widthOf('price')).toBeCloseTo(398, 0);
  },
);

claim('The grid is as tall as its parent.', async () => {
  await render(<Grid style={{ height: 347, width: 500 }} />);
  expect(gridHeight()).toBe(347);
});

claim(
  "As tall as the rows, up to a limit | `{ display: 'flex', flexDirection: 'column', maxHeight: 400 }`",
  async () => {
    const style = { display: 'flex', flexDirection: 'column', maxHeight: 400 } as const;
    const { rerender } = await render(<Grid style={style} />);
    await expect.poll(gridHeight).toBeLessThan(300);
    expect(texts('name')).toHaveLength(3);
    await rerender(<Grid style={style} rows={manyRows} />);
    await expect.poll(gridHeight).toBe(400);
  },
);

claim(
  'The rest of a flex column | `{ flex: 1, minHeight: 0 }`, in a flex column that has a height',
  async () => {
    await render(
      <div style={{ display: 'flex', flexDirection: 'column', height: 500 }}>
        <div style={{ height: 120 }} />
        <Grid style={{ flex: 1, minHeight: 0 }} rows={manyRows} />
      </div>,
    );
    await expect.poll(gridHeight).toBe(380);
  },
);

claim(
  'This grid has a toolbar, checkboxes, pages of five rows, an initial sort order, and two columns that can be edited.',
  async () => {
    await render(<GridWithOptions />);
    await expect.element(page.getByRole('toolbar')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
    expect(texts('price')).toEqual(['84', '98', '128', '134', '145']);
    await expect.element(header('Price')).toHaveAttribute('aria-sort', 'ascending');
    expect(
      document.querySelectorAll('.MuiDataGrid-row:first-child .MuiDataGrid-cell--editable'),
    ).toHaveLength(2);
  },
);

claim(
  'Double-click a price to change it. Select rows: the text below the grid changes, because `rowSelectionModel` and `onRowSelectionModelChange` keep the selection in your state.',
  async () => {
    await render(<GridWithOptions />);
    await page.getByRole('checkbox', { name: 'Select row' }).first().click();
    await expect.element(page.getByText('Selected: Attic')).toBeVisible();
    await page.getByText('84', { exact: true }).dblClick();
    await expect.element(page.getByRole('spinbutton')).toHaveValue(84);
  },
);

claim(
  'In version 8, the model is `{ type, ids }`, and `type: \'exclude\'` means "all rows except these". The `filter` in the code handles both types.',
  async () => {
    const onRowSelectionModelChange = vi.fn();
    const { unmount } = await render(
      <Grid checkboxSelection onRowSelectionModelChange={onRowSelectionModelChange} />,
    );
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    expect(onRowSelectionModelChange.mock.lastCall?.[0]).toEqual({
      type: 'exclude',
      ids: new Set(),
    });
    await unmount();

    await render(<GridWithOptions />);
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await page.getByRole('checkbox', { name: 'Unselect row' }).first().click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(/^Selected: Harbor, Courtyard, Garden, .*Library$/);
    expect(page.getByRole('status').element().textContent).not.toContain('Attic');
  },
);

claim(
  'Render the grid while the rows are loading, and set `loading`. The grid then shows a skeleton of the rows instead of "No rows".',
  async () => {
    const { rerender } = await render(<Grid rows={[]} loading />);
    await expect
      .poll(() => document.querySelector('.MuiDataGrid-main .MuiSkeleton-root'))
      .not.toBeNull();
    expect(page.getByText('No rows').query()).toBeNull();
    await rerender(<Grid rows={[]} />);
    await expect.element(page.getByText('No rows')).toBeVisible();
  },
);

claim(
  'This theme follows the color scheme of the operating system, and `CssBaseline` sets the background of the page.',
  async () => {
    const theme = createTheme({ colorSchemes: { light: true, dark: true } });
    await render(
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Grid />
      </ThemeProvider>,
    );
    const colors = () => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(page.getByRole('grid').element()).color,
    ];
    await expect.poll(colors).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0.87)']);
    await emulateMedia({ colorScheme: 'dark' });
    await expect.poll(colors).toEqual(['rgb(18, 18, 18)', 'rgb(255, 255, 255)']);
    await emulateMedia({ colorScheme: null });
  },
);

claim('It also removes the margin of the page, so the code adds padding.', async () => {
  const margins = () =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => selectorText === 'body')
      .map(({ style }) => style.margin);
  expect(margins()).toEqual([]);
  await render(<CssBaseline />);
  await expect.poll(margins).toEqual(['0px']);
});

claim(
  'Without a height, the grid is as tall as all rows of the page, up to 100. It renders each of them, and its header scrolls away with the page.',
  async () => {
    await render(<Grid style={{}} rows={manyRows} />);
    await expect.poll(() => texts('name').length).toBe(100);
    expect(gridHeight()).toBeGreaterThan(100 * 52);
    window.scrollTo(0, 1000);
    await expect
      .poll(() => header('name').element().getBoundingClientRect().bottom)
      .toBeLessThan(0);
    window.scrollTo(0, 0);
  },
);

claim(
  "`height: '100%'` applies only if the parent of that element has a height, too.",
  async () => {
    const within = (style: React.CSSProperties) => (
      <div style={style}>
        <Grid style={{ height: '100%', width: 500 }} rows={manyRows} />
      </div>
    );
    const { rerender } = await render(within({}));
    await expect.poll(gridHeight).toBeGreaterThan(5000);
    await rerender(within({ height: 350 }));
    await expect.poll(gridHeight).toBe(350);
  },
);

claim(
  'In a flex column, `flex: 1` alone lets the grid grow beyond the screen: add `minHeight: 0` to the same element.',
  async () => {
    const inColumn = (style: React.CSSProperties) => (
      <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
        <Grid style={style} rows={manyRows} />
      </div>
    );
    const { rerender } = await render(inColumn({ flex: 1 }));
    await expect.poll(gridHeight).toBeGreaterThan(1000);
    await rerender(inColumn({ flex: 1, minHeight: 0 }));
    await expect.poll(gridHeight).toBe(400);
  },
);

claim(
  'The message "The parent DOM element of the Data Grid has an empty height" means that the parent is 0 pixels high or hidden, as in a collapsed panel or a closed tab.',
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const style of [{ height: 0 }, { height: 300, display: 'none' }]) {
      log.mockClear();
      const { unmount } = await render(<Grid style={{ width: 500, ...style }} />);
      await expect
        .poll(() => log.mock.calls.flat().join(' '))
        .toContain('parent DOM element of the Data Grid has an empty height');
      await unmount();
    }
    log.mockRestore();
  },
);

claim(
  'If it contains the columns, the widths that your users have set are lost. If it contains the rows, their edits are lost.',
  async () => {
    const { rerender } = await render(<Grid />);
    apiRef.current?.setColumnWidth('name', 210);
    apiRef.current?.updateRows([{ id: 1, name: 'Quay' }]);
    await expect.poll(() => widthOf('name')).toBe(210);
    await rerender(<Grid />);
    expect(widthOf('name')).toBe(210);
    expect(texts('name')[0]).toBe('Quay');

    await rerender(<Grid columns={[...columns]} />);
    await expect.poll(() => widthOf('name')).toBe(160);
    await rerender(<Grid rows={[...rows]} />);
    await expect.poll(() => texts('name')[0]).toBe('Harbor');
  },
);

claim(
  'The error "The Data Grid component requires all rows to have a unique `id` property" prevents the grid from rendering.',
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await render(
      <Caught>
        <Grid rows={[{ name: 'Harbor' }]} />
      </Caught>,
    );
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(
        'The Data Grid component requires all rows to have a unique `id` property',
      );
    expect(page.getByRole('grid').query()).toBeNull();
    log.mockRestore();
  },
);

claim('If two rows have the same id, the grid shows the later one twice.', async () => {
  await render(
    <Grid
      rows={[
        { id: 1, name: 'Harbor' },
        { id: 1, name: 'Attic' },
      ]}
    />,
  );
  expect(texts('name')).toEqual(['Attic', 'Attic']);
});

claim(
  "`rows[0].price = 90` changes the object in place, so the grid doesn't notice it.",
  async () => {
    const own = rows.map((row) => ({ ...row }));
    const { rerender } = await render(<Grid rows={own} />);
    const [first] = own;
    if (first) {
      first.price = 90;
    }
    await rerender(<Grid rows={own} />);
    expect(texts('price')[0]).toBe('145');
    await rerender(<Grid rows={own.map((row) => ({ ...row }))} />);
    await expect.poll(() => texts('price')[0]).toBe('90');
  },
);

claim(
  '`rows.push(row)` throws an error in development, because the grid freezes the array.',
  async () => {
    const own = [...rows];
    await render(<Grid rows={own} />);
    expect(() => own.push({ id: 4, name: 'Library', price: 134 })).toThrow(TypeError);
  },
);
