import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CalmResize from './demos/CalmResize';
import LinkColumn from './demos/LinkColumn';
import RememberColumns from './demos/RememberColumns';
import RowNumbers from './demos/RowNumbers';

const rows = [
  { id: 1, name: 'b', cost: 20 },
  { id: 2, name: 'a', cost: 30 },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid({
  size = 600,
  ...props
}: Partial<DataGridProps> & { size?: number; columns: GridColDef[] }) {
  return (
    <div style={{ height: 300, width: size }}>
      <DataGrid apiRef={api} rows={rows} {...props} />
    </div>
  );
}

const headers = () =>
  [...document.querySelectorAll('[role="columnheader"]')].map((header) =>
    header.getAttribute('data-field'),
  );
const texts = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const headerOf = (field: string) => {
  const header = document.querySelector<HTMLElement>(
    `[role="columnheader"][data-field="${field}"]`,
  );
  if (!header) {
    throw new Error(`no header of ${field}`);
  }
  return header;
};
const widths = (...fields: string[]) => fields.map((field) => headerOf(field).offsetWidth);
const header = (name: string) => page.getByRole('columnheader', { name });

/** Drags the line after a header by some pixels. */
function drag(field: string, by: number) {
  const line = headerOf(field).querySelector('.MuiDataGrid-columnSeparator');
  const x = line?.getBoundingClientRect().left ?? 0;
  const event = (type: string, clientX: number, buttons: number) =>
    new MouseEvent(type, { bubbles: true, button: 0, buttons, clientX });
  line?.dispatchEvent(event('mousedown', x, 1));
  document.dispatchEvent(event('mousemove', x + by, 1));
  document.dispatchEvent(event('mouseup', x + by, 0));
}

claim(
  '`exportState().columns` contains the widths, the hidden columns, and the order.',
  async () => {
    await render(<Grid columns={[{ field: 'name' }, { field: 'cost' }]} />);
    await expect.poll(headers).toEqual(['name', 'cost']);
    api.current?.setColumnWidth('name', 150);
    api.current?.setColumnVisibility('cost', false);
    await expect.poll(headers).toEqual(['name']);
    expect(api.current?.exportState().columns).toMatchObject({
      columnVisibilityModel: { cost: false },
      orderedFields: ['name', 'cost'],
      dimensions: { name: { width: 150 } },
    });
  },
);

claim('Resize a column, hide another, then choose **Open again** or reload the page.', async () => {
  localStorage.removeItem('orders-columns');
  try {
    const { unmount } = await render(<RememberColumns />);
    await expect.poll(headers).toEqual(['id', 'customer', 'city', 'total']);
    drag('customer', 50);
    await expect.poll(() => widths('customer')).toEqual([190]);
    await header('City').hover();
    await header('City').getByRole('button', { name: /menu/ }).click();
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect.poll(headers).toEqual(['id', 'customer', 'total']);
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect.poll(headers).toEqual(['id', 'customer', 'total']);
    expect(widths('customer')).toEqual([190]);
    await unmount();
    await render(<RememberColumns />);
    await expect.poll(headers).toEqual(['id', 'customer', 'total']);
    expect(widths('customer')).toEqual([190]);
  } finally {
    localStorage.removeItem('orders-columns');
  }
});

claim(
  "`exportState()` includes the dimensions of each column whose definition has a `width`, `minWidth`, `maxWidth`, or `flex`, even if your user hasn't resized it. The saved values override later changes to your definitions.",
  async () => {
    const columns: GridColDef[] = [
      { field: 'name' },
      { field: 'cost', width: 120 },
      { field: 'id', flex: 1 },
      { field: 'x', minWidth: 70 },
      { field: 'y', maxWidth: 90 },
    ];
    const { unmount } = await render(<Grid columns={columns} />);
    await expect.poll(headers).toEqual(['name', 'cost', 'id', 'x', 'y']);
    const state = api.current?.exportState().columns;
    expect(Object.keys(state?.dimensions ?? {})).toEqual(['cost', 'id', 'x', 'y']);
    await unmount();
    await render(
      <Grid columns={[{ field: 'cost', width: 300 }]} initialState={{ columns: state }} />,
    );
    await expect.poll(() => widths('cost')).toEqual([120]);
  },
);

claim('A saved `field` that no longer exists is ignored. New columns come last.', async () => {
  const columns = {
    orderedFields: ['gone', 'cost', 'name'],
    dimensions: { gone: { width: 150 } },
    columnVisibilityModel: { gone: false },
  };
  await render(
    <Grid
      columns={[{ field: 'id' }, { field: 'name' }, { field: 'cost' }]}
      initialState={{ columns }}
    />,
  );
  await expect.poll(headers).toEqual(['cost', 'name', 'id']);
  expect(api.current?.getAllColumns().map(({ field }) => field)).toEqual(['cost', 'name', 'id']);
});

claim(
  'The columns fill the grid until your user resizes one. After that, their widths are fixed and no longer change with the width of the window.',
  async () => {
    const sized = (width: number) => (
      <div style={{ width }}>
        <CalmResize />
      </div>
    );
    const { rerender } = await render(sized(602));
    await expect.poll(() => widths('id', 'from', 'to', 'minutes')).toEqual([100, 200, 200, 100]);
    drag('from', -50);
    await expect.poll(() => widths('id', 'from', 'to', 'minutes')).toEqual([100, 150, 200, 100]);
    // The columns keep their other properties.
    expect(header('Route').elements().length).toBe(1);
    expect(texts('minutes')).toEqual(['150', '480', '60']);
    expect(headerOf('minutes').className).toContain('numeric');
    await rerender(sized(902));
    await expect.poll(() => page.getByRole('grid').element().clientWidth).toBeGreaterThan(890);
    expect(widths('id', 'from', 'to', 'minutes')).toEqual([100, 150, 200, 100]);
  },
);

claim('Sort by **Runner**: the rows are still numbered from 1 to 4.', async () => {
  await render(<RowNumbers />);
  await expect.poll(() => texts('number')).toEqual(['1', '2', '3', '4']);
  const first = texts('name')[0];
  await header('Runner').click();
  await expect.poll(() => texts('name')[0]).not.toBe(first);
  await expect.poll(() => texts('number')).toEqual(['1', '2', '3', '4']);
});

claim(
  'With `tabIndex={tabIndex}` from the parameters, the link receives the focus when its cell does, and **Enter** follows it. `disableRowSelectionOnClick` prevents a click on the link from selecting the row.',
  async () => {
    const followed = vi.fn((event: MouseEvent) => event.preventDefault());
    document.addEventListener('click', followed);
    try {
      await render(<LinkColumn />);
      await page.getByText('Ottilie Kraus').click();
      await userEvent.keyboard('{ArrowRight}');
      const link = page.getByRole('link', { name: 'kraus@example.com' });
      await expect.element(link).toHaveFocus();
      followed.mockClear();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => followed.mock.lastCall?.[0].target).toBe(link.element());
      await link.click();
      expect(document.querySelectorAll('[role="row"][aria-selected="true"]').length).toBe(0);
    } finally {
      document.removeEventListener('click', followed);
    }
  },
);

claim(
  'If two columns have the same `field`, both use the definition of the last one.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Grid columns={[{ field: 'name' }, { field: 'name', valueGetter: () => 'last' }]} />,
    );
    await expect.poll(() => texts('name')).toEqual(['last', 'last', 'last', 'last']);
  },
);

claim(
  'The demo creates `initialState` once, with `useState`, because the grid ignores later values.',
  async () => {
    const columns: GridColDef[] = [{ field: 'name' }, { field: 'cost' }];
    const hiding = (field: string) => ({ columns: { columnVisibilityModel: { [field]: false } } });
    const { rerender } = await render(<Grid columns={columns} initialState={hiding('cost')} />);
    await expect.poll(headers).toEqual(['name']);
    await rerender(<Grid columns={columns} initialState={hiding('name')} />);
    expect(headers()).toEqual(['name']);
  },
);

claim(
  'When your user resizes a `flex` column, the other `flex` columns share the remaining space, so they change, too. To prevent that, give all `flex` columns a fixed width when the first drag starts.',
  async () => {
    const { unmount } = await render(
      <Grid columns={['name', 'cost', 'id'].map((field) => ({ field, flex: 1 }))} />,
    );
    await expect.poll(() => widths('name')[0]).toBeGreaterThan(190);
    const [before = NaN] = widths('cost');
    drag('name', 60);
    await expect.poll(() => widths('cost')[0]).toBeCloseTo(before - 30, -1);
    expect(widths('id')).toEqual(widths('cost'));
    await unmount();

    await render(
      <div style={{ width: 600 }}>
        <CalmResize />
      </div>,
    );
    await expect.poll(() => widths('id')[0]).toBeGreaterThan(60);
    const others = widths('from', 'to', 'minutes');
    const [first = NaN] = widths('id');
    drag('id', 60);
    await expect.poll(() => widths('id')).toEqual([first + 60]);
    expect(widths('from', 'to', 'minutes')).toEqual(others);
  },
);

claim(
  "The column has no value, so it isn't sortable, and it's empty in the CSV file.",
  async () => {
    const { unmount } = await render(<RowNumbers />);
    await header('No.').click();
    expect(texts('seconds')[0]).toBe('33:07');
    expect(header('No.').element().getAttribute('aria-sort')).not.toBe('ascending');
    await unmount();
    await render(
      <Grid columns={[{ field: 'number', renderCell: () => '1' }, { field: 'name' }]} />,
    );
    await expect.poll(() => texts('number')).toEqual(['1', '1']);
    expect(api.current?.getDataAsCsv().split(/\r?\n/)).toEqual(['number,name', ',b', ',a']);
  },
);

claim(
  'The numbers continue across pages, also with server-side pagination, because the component adds the number of rows on the pages before.',
  async () => {
    // The demo sets none of these props, so those of the theme apply.
    const withDefaults = (defaultProps: Partial<DataGridProps>) => (
      <ThemeProvider theme={createTheme({ components: { MuiDataGrid: { defaultProps } } })}>
        <RowNumbers />
      </ThemeProvider>
    );
    const secondOf = (pageSize: number) => ({
      paginationModel: { page: 1, pageSize },
      pageSizeOptions: [pageSize],
    });
    const { unmount } = await render(withDefaults(secondOf(3)));
    await expect.poll(() => texts('number')).toEqual(['4']);
    await unmount();
    await render(withDefaults({ ...secondOf(4), paginationMode: 'server', rowCount: 10 }));
    await expect.poll(() => texts('number')).toEqual(['5', '6', '7', '8']);
  },
);
