import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { claim } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import LegendFooter from './demos/LegendFooter';
import OwnIcons from './demos/OwnIcons';
import PageNumbers from './demos/PageNumbers';
import RowContextMenu from './demos/RowContextMenu';
import StarredRows from './demos/StarredRows';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = [
  { id: 1, name: 'a', amount: 20 },
  { id: 2, name: 'b', amount: 20 },
];
const manyRows = Array.from({ length: 150 }, (_, id) => ({ id, name: `n${id}`, amount: id }));

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 330, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

class Boundary extends React.Component<{ children: React.ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

const cell = (id: number, field: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${id}"] [data-field="${field}"]`,
  );
  if (!found) {
    throw new Error(`no cell ${field} in row ${id}`);
  }
  return found;
};
const header = (name: string) => page.getByRole('columnheader', { name });
const svg = (container: Element, testId: string) =>
  container.querySelector<SVGElement>(`[data-testid="${testId}"]`);

claim('It reads the number of rows from the grid and explains the symbols.', async () => {
  await render(<LegendFooter />);
  await expect.element(page.getByText('3 ships')).toBeVisible();
  await expect.element(page.getByText('● moored ○ expected')).toBeVisible();
});

claim(
  '`slotProps` also accepts `root` for the outer element of the grid, and `main` for the element with the role `grid`.',
  async () => {
    await render(
      <Grid slotProps={{ root: { 'data-testid': 'outer' }, main: { 'data-testid': 'inner' } }} />,
    );
    expect(page.getByTestId('inner').element().getAttribute('role')).toBe('grid');
    expect(page.getByTestId('outer').element()).toBe(api.current?.rootElementRef?.current);
  },
);

claim(
  "The MIT grid always has pages, with 100 rows by default. Without the footer, your users can't reach the second page.",
  async () => {
    await render(<Grid rows={manyRows} hideFooter />);
    expect(document.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
    await expect.element(cell(0, 'name')).toBeVisible();
    api.current?.scrollToIndexes({ rowIndex: 99 });
    await expect.element(page.getByRole('gridcell', { name: 'n99' })).toBeVisible();
    await userEvent.click(page.getByRole('gridcell', { name: 'n99' }));
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}{PageDown}');
    await expect.element(page.getByRole('gridcell', { name: 'n100' })).not.toBeInTheDocument();
    api.current?.setPage(1);
    await expect.element(page.getByRole('gridcell', { name: 'n100' })).toBeInTheDocument();
  },
);

claim('Only the page controls | `hideFooterPagination`', async () => {
  await render(
    <Grid
      rows={manyRows}
      hideFooterPagination
      rowSelectionModel={{ type: 'include', ids: new Set([1]) }}
    />,
  );
  await expect.element(page.getByText('1 row selected')).toBeVisible();
  await expect.element(page.getByText('Rows per page')).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Go to next page' }).query()).toBeNull();
});

claim('Only the selected row count | `hideFooterSelectedRowCount`', async () => {
  await render(
    <Grid hideFooterSelectedRowCount rowSelectionModel={{ type: 'include', ids: new Set([1]) }} />,
  );
  await expect.element(page.getByText('Rows per page')).toBeVisible();
  expect(page.getByText('1 row selected').query()).toBeNull();
});

claim("The grid counts pages from 0, Material UI's `Pagination` from 1.", async () => {
  await render(<PageNumbers />);
  await expect
    .element(page.getByRole('button', { name: 'page 1' }))
    .toHaveAttribute('aria-current');
  await page.getByRole('button', { name: 'Go to page 3' }).click();
  await expect.element(page.getByRole('gridcell', { name: 'Ue o muite arukō' })).toBeVisible();
});

claim(
  'To keep the default controls and add buttons for the first and last page, use `slotProps={{ basePagination: { material: { showFirstButton: true, showLastButton: true } } }}`.',
  async () => {
    await render(
      <Grid
        slotProps={{
          basePagination: { material: { showFirstButton: true, showLastButton: true } },
        }}
      />,
    );
    await expect.element(page.getByRole('button', { name: 'Go to first page' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Go to last page' })).toBeVisible();
  },
);

claim(
  '`titleAccess` is the name for screen readers, such as "yes" in a boolean cell. `columnUnsortedIcon` appears when you hover over a header that isn\'t sorted.',
  async () => {
    await render(<OwnIcons />);
    expect(svg(cell(1, 'lent'), 'CheckCircleOutlinedIcon')?.textContent).toBe('yes');
    expect(svg(cell(2, 'lent'), 'CancelOutlinedIcon')?.textContent).toBe('no');
    const shelf = header('Shelf').element();
    const opacity = () => {
      const icon = svg(shelf, 'UnfoldMoreIcon')?.closest('.MuiDataGrid-iconButtonContainer');
      return icon ? getComputedStyle(icon).visibility : 'none';
    };
    await userEvent.hover(cell(1, 'tool'));
    await expect.poll(opacity).toBe('hidden');
    await header('Shelf').hover();
    await expect.poll(opacity).toBe('visible');
    expect(svg(header('Tool').element(), 'UnfoldMoreIcon')).toBeNull();
  },
);

claim(
  "If you pass an icon of `@mui/icons-material` directly, as in `columnMenuIcon: MoreHoriz`, the code doesn't compile because the icon's `color` accepts fewer values than the slot's.",
  async () => {
    // @ts-expect-error - the type check of the repository fails if this compiles.
    await render(<Grid slots={{ columnMenuIcon: MoreHoriz }} />);
    expect(svg(header('name').element(), 'MoreHorizIcon')).not.toBeNull();
  },
);

claim(
  'The entry changes all checkboxes of the grid, including those in the columns panel.',
  async () => {
    await render(<StarredRows />);
    expect(document.querySelectorAll('[data-testid="StarBorderIcon"]')).toHaveLength(4);
    await header('Trail').hover();
    await page.getByRole('button', { name: 'Trail column menu' }).click();
    await page.getByRole('menuitem', { name: 'Manage columns' }).click();
    await expect
      .poll(() => document.querySelectorAll('.MuiDataGrid-panel [data-testid="StarIcon"]').length)
      .toBeGreaterThan(0);
  },
);

claim("The row element has the row's id in `data-id`.", async () => {
  await render(<RowContextMenu />);
  await page.getByRole('gridcell', { name: 'Feijoada' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Served' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Served: Feijoada');
});

claim(
  'On Windows and Linux, **Shift+F10** also opens the menu while a cell has focus.',
  async () => {
    await render(<RowContextMenu />);
    await page.getByRole('gridcell', { name: 'Feijoada' }).click();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await page.getByRole('menuitem', { name: 'Served' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Served: Feijoada');
  },
);

claim('"Element type is invalid". A slot takes a component, not an element.', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { container } = await render(
    <Boundary>
      {/* @ts-expect-error - an element is not a component. */}
      <Grid slots={{ footer: <div /> }} />
    </Boundary>,
  );
  expect(container.textContent).toContain('Element type is invalid');
});

claim('**`slotProps` as a function has no effect.** The grid accepts objects only.', async () => {
  const className = 'mine';
  const { rerender } = await render(<Grid slotProps={{ footer: { className } }} />);
  expect(document.querySelector('.mine')).not.toBeNull();
  // @ts-expect-error - the type doesn't allow a function.
  await rerender(<Grid slotProps={{ footer: () => ({ className }) }} />);
  expect(document.querySelector('.mine')).toBeNull();
});

claim(
  '**`slotProps.pagination` does not change the buttons.** The default component ignores them.',
  async () => {
    const pagination = { showFirstButton: true, material: { showFirstButton: true } };
    await render(<Grid slotProps={{ pagination }} />);
    await expect.element(page.getByRole('button', { name: 'Go to next page' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Go to first page' }).query()).toBeNull();
  },
);

claim(
  'A new `slots` or `slotProps` object renders the whole grid again whenever your component renders.',
  async () => {
    const footerRenders = vi.fn();
    const Footer = () => {
      footerRenders();
      return null;
    };
    const slots = { footer: Footer };
    const { rerender } = await render(<Grid slots={slots} />);
    await expect.element(cell(2, 'name')).toBeVisible();
    footerRenders.mockClear();
    await rerender(<Grid slots={slots} />);
    expect(footerRenders).not.toHaveBeenCalled();
    await rerender(<Grid slots={{ ...slots }} />);
    expect(footerRenders).toHaveBeenCalled();
    footerRenders.mockClear();
    await rerender(<Grid slots={slots} slotProps={{}} />);
    expect(footerRenders).toHaveBeenCalled();
  },
);

claim(
  '`hideFooter` removes the footer, including the [pagination](../pagination/pagination.mdx).',
  async () => {
    const footer = () => document.querySelector('.MuiDataGrid-footerContainer');
    const { rerender } = await render(<Grid />);
    await expect.element(page.getByText('1–2 of 2')).toBeVisible();
    expect(footer()).not.toBeNull();
    await rerender(<Grid hideFooter />);
    expect(footer()).toBeNull();
    await expect.element(page.getByText('1–2 of 2')).not.toBeInTheDocument();
  },
);

claim('The page size menu | `pageSizeOptions` with only the current page size', async () => {
  const { rerender } = await render(<Grid />);
  await expect.element(page.getByRole('combobox', { name: 'Rows per page:' })).toBeVisible();
  await rerender(<Grid key="one" pageSizeOptions={[100]} />);
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  expect(page.getByRole('combobox').query()).toBeNull();
  // Another size also hides the menu, but the grid keeps its page size and warns.
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await rerender(<Grid key="other" pageSizeOptions={[25]} />);
  await expect
    .poll(() => warn.mock.calls.flat().join())
    .toContain('The page size `100` is not present in the `pageSizeOptions`');
});

claim('`dataset.id` is always a string. If your ids are numbers, convert it.', async () => {
  const seen: unknown[] = [];
  const onContextMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    seen.push(event.currentTarget.dataset.id);
  };
  await render(<Grid slotProps={{ row: { onContextMenu } }} />);
  await userEvent.click(page.getByRole('gridcell', { name: 'b' }), { button: 'right' });
  expect(seen).toEqual(['2']);
  expect(api.current?.getRow(Number(seen[0]))).toMatchObject({ name: 'b' });
});
