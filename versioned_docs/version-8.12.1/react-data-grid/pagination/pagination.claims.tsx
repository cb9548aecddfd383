import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridPageCountSelector,
  gridPaginationModelSelector,
  gridPaginationRowCountSelector,
  GridPagination,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { claim } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import { Component, useState, type ReactNode, type RefObject } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FillTheBox from './demos/FillTheBox';
import PageBooks from './demos/PageBooks';
import PageNumbers from './demos/PageNumbers';
import PaginationTexts from './demos/PaginationTexts';
import ResetPage from './demos/ResetPage';
import ServerPages from './demos/ServerPages/ServerPages';
import UnknownTotal from './demos/UnknownTotal/UnknownTotal';

const columns: GridColDef[] = [{ field: 'name', width: 120 }];
const makeRows = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: start + index, name: `n${start + index}` }));

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 700 }}>
      <DataGrid apiRef={api} rows={makeRows(30)} columns={columns} {...props} />
    </div>
  );
}

const size = (pageSize: number, index = 0): DataGridProps['initialState'] => ({
  pagination: { paginationModel: { page: index, pageSize } },
});
const model = () => api.current && gridPaginationModelSelector(api);
const pageIndex = () => model()?.page;
const shown = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
const menu = () => page.getByRole('combobox', { name: 'Rows per page:' });
const next = () => page.getByRole('button', { name: 'Go to next page' });
const previous = () => page.getByRole('button', { name: 'Go to previous page' });
const drawn = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const drawnIds = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => String(start + index));

afterEach(() => page.viewport(1280, 800));

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

claim(
  'The Data Grid divides its rows into pages, with up to 100 rows per page in the MIT package.',
  async () => {
    await render(<Grid rows={makeRows(150)} />);
    await expect.poll(shown).toBe('1–100 of 150');
  },
);

claim(
  'This grid starts with five rows per page. The menu in the footer has the sizes in `pageSizeOptions`. If the window is narrower than 600 pixels, the menu is hidden.',
  async () => {
    await render(<PageBooks />);
    await expect.poll(shown).toBe('1–5 of 12');
    await menu().click();
    const options = page.getByRole('option');
    await expect
      .poll(() => options.elements().map((option) => option.textContent))
      .toEqual(['5', '10', 'All']);
    await options.getByText('All').click();
    await expect.poll(shown).toBe('1–12 of 12');
    await page.viewport(599, 800);
    await expect.poll(() => menu().elements()).toHaveLength(0);
    await page.viewport(600, 800);
    await expect.element(menu()).toBeVisible();
  },
);

claim("You can't turn off pagination in `DataGrid`.", async () => {
  // @ts-expect-error -- only `true`
  await render(<Grid rows={makeRows(150)} pagination={false} />);
  await expect.poll(shown).toBe('1–100 of 150');
});

claim('The default `pageSize` is 100, and the first page is 0.', async () => {
  await render(<Grid />);
  await expect.poll(model).toEqual({ page: 0, pageSize: 100 });
});

claim(
  "The default of `pageSizeOptions` is `[25, 50, 100]`. If the current size isn't in the list, the menu is hidden, and the grid logs a warning in development.",
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { rerender } = await render(<Grid />);
    await menu().click();
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map((option) => option.textContent),
      )
      .toEqual(['25', '50', '100']);
    expect(warn).not.toHaveBeenCalled();
    await rerender(<Grid key="20" initialState={size(20)} />);
    await expect.poll(shown).toBe('1–20 of 30');
    expect(menu().elements()).toHaveLength(0);
    expect(warn.mock.calls.join()).toContain(
      'The page size `20` is not present in the `pageSizeOptions`.',
    );
  },
);

claim(
  "To set a size that your users can't change, pass only that size: `pageSizeOptions={[10]}` hides the menu.",
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(<Grid initialState={size(10)} pageSizeOptions={[10]} />);
    await expect.poll(shown).toBe('1–10 of 30');
    expect(menu().elements()).toHaveLength(0);
    expect(warn).not.toHaveBeenCalled();
  },
);

claim(
  'In `DataGrid`, a `pageSize` above 100 throws an error, also when a user chooses it in the menu.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const message = '`pageSize` cannot exceed 100 in the MIT version of the DataGrid.';
    const { unmount } = await render(
      <Boundary>
        <Grid paginationModel={{ page: 0, pageSize: 101 }} />
      </Boundary>,
    );
    await expect.element(page.getByText(message)).toBeVisible();
    await unmount();
    const messages: string[] = [];
    const onError = (event: ErrorEvent) => {
      messages.push(event.message);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('error', onError, { capture: true });
    try {
      await render(<Grid initialState={size(10)} pageSizeOptions={[10, 200]} />);
      expect(() => api.current?.setPageSize(101)).toThrow(message);
      await menu().click();
      await page.getByRole('option', { name: '200' }).click();
      await expect.poll(() => messages.join()).toContain(message);
      expect(model()).toEqual({ page: 0, pageSize: 10 });
    } finally {
      window.removeEventListener('error', onError, { capture: true });
    }
  },
);

claim(
  "To show all rows on one page in the MIT package, set `pageSize` to -1, and add `{ value: -1, label: 'All' }` to `pageSizeOptions`. Only the rows near the visible area are in the DOM, so a page can have thousands of rows.",
  async () => {
    await render(
      <Grid
        rows={makeRows(5000)}
        initialState={size(-1)}
        pageSizeOptions={[100, { value: -1, label: 'All' }]}
      />,
    );
    await expect.poll(shown).toBe('1–5000 of 5000');
    await expect.poll(() => drawn().length).toBeGreaterThan(5);
    expect(drawn().length).toBeLessThan(40);
  },
);

claim('The grid then changes its page only when you change the model.', async () => {
  const changes = vi.fn();
  const props = { pageSizeOptions: [10], onPaginationModelChange: changes };
  const { rerender } = await render(
    <Grid {...props} paginationModel={{ page: 0, pageSize: 10 }} />,
  );
  await next().click();
  expect(changes.mock.calls[0]?.[0]).toEqual({ page: 1, pageSize: 10 });
  await expect.poll(shown).toBe('1–10 of 30');
  await rerender(<Grid {...props} paginationModel={{ page: 1, pageSize: 10 }} />);
  await expect.poll(shown).toBe('11–20 of 30');
});

claim(
  'Go to the second page, then choose another voice: the grid shows the first page again.',
  async () => {
    await render(<ResetPage />);
    await next().click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Page index 1');
    await page.getByRole('tab', { name: 'Alto' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Page index 0');
    await expect.poll(shown).toBe('1–4 of 7');
  },
);

claim(
  "Without this code, it would stay on the second page, because the grid can't tell that it shows different data.",
  async () => {
    const { rerender } = await render(<Grid initialState={size(10, 1)} pageSizeOptions={[10]} />);
    await expect.poll(shown).toBe('11–20 of 30');
    await rerender(
      <Grid rows={makeRows(30, 500)} initialState={size(10, 1)} pageSizeOptions={[10]} />,
    );
    await expect.poll(drawn).toEqual(drawnIds(10, 510).slice(0, drawn().length));
    expect(pageIndex()).toBe(1);
  },
);

claim(
  'Rows are added, removed or edited | The same, or the last page if the current page no longer exists',
  async () => {
    const props = { initialState: size(10, 2), pageSizeOptions: [10] };
    const { rerender } = await render(<Grid {...props} />);
    await expect.poll(pageIndex).toBe(2);
    api.current?.updateRows([{ id: 0, name: 'edited' }]);
    api.current?.updateRows([{ id: 100, name: 'added' }]);
    await expect.poll(shown).toBe('21–30 of 31');
    await rerender(<Grid {...props} rows={makeRows(15)} />);
    await expect.poll(pageIndex).toBe(1);
    expect(shown()).toBe('11–15 of 15');
  },
);

claim('The sorting changes | The first page', async () => {
  await render(<Grid initialState={size(10, 2)} pageSizeOptions={[10]} />);
  await expect.poll(pageIndex).toBe(2);
  api.current?.sortColumn('name', 'desc');
  await expect.poll(pageIndex).toBe(0);
});

claim('The filter changes | The first page', async () => {
  await render(<Grid initialState={size(5, 2)} pageSizeOptions={[5]} />);
  await expect.poll(pageIndex).toBe(2);
  // 19 rows match, so the page would still exist.
  api.current?.setFilterModel({ items: [{ field: 'name', operator: 'contains', value: '2' }] });
  await expect.poll(pageIndex).toBe(0);
});

claim(
  'The page size changes | The same page number, or the last page if there are fewer pages now',
  async () => {
    await render(<Grid initialState={size(5, 2)} pageSizeOptions={[5, 10, 25]} />);
    await expect.poll(pageIndex).toBe(2);
    api.current?.setPageSize(10);
    await expect.poll(model).toEqual({ page: 2, pageSize: 10 });
    api.current?.setPageSize(25);
    await expect.poll(model).toEqual({ page: 1, pageSize: 25 });
  },
);

claim('`rowCount` becomes 0 | The first page', async () => {
  const props: Partial<DataGridProps> = {
    paginationMode: 'server',
    initialState: size(10, 2),
    pageSizeOptions: [10],
    rows: makeRows(10),
  };
  const { rerender } = await render(<Grid {...props} rowCount={40} />);
  await expect.poll(pageIndex).toBe(2);
  await rerender(<Grid {...props} rowCount={0} />);
  await expect.poll(pageIndex).toBe(0);
});

claim(
  'To keep the first row of the page visible, calculate the page in `onPaginationModelChange`: `Math.floor((oldPage * oldSize) / newSize)`.',
  async () => {
    function Kept() {
      const [current, setCurrent] = useState({ page: 3, pageSize: 5 });
      return (
        <Grid
          paginationModel={current}
          onPaginationModelChange={(changed) =>
            setCurrent(
              changed.pageSize === current.pageSize
                ? changed
                : {
                    page: Math.floor((current.page * current.pageSize) / changed.pageSize),
                    pageSize: changed.pageSize,
                  },
            )
          }
          pageSizeOptions={[5, 10]}
        />
      );
    }
    await render(<Kept />);
    await expect.poll(shown).toBe('16–20 of 30');
    api.current?.setPageSize(10);
    await expect.poll(shown).toBe('11–20 of 30');
  },
);

claim(
  '`autoPageSize` shows as many rows per page as fit into the grid without scrolling.',
  async () => {
    await render(<Grid autoPageSize rowHeight={40} />);
    const viewport = () => api.current?.getRootDimensions().viewportInnerSize.height ?? 0;
    await expect.poll(() => model()?.pageSize).toBe(Math.floor(viewport() / 40));
    expect(api.current?.getRootDimensions().hasScrollY).toBe(false);
  },
);

claim(
  'Move the slider to change the height and, with it, the page size. The menu for the page size is hidden.',
  async () => {
    await render(<FillTheBox />);
    await expect.poll(shown).toMatch(/^1–(\d+) of 28$/);
    const before = drawn().length;
    const slider = page.getByRole('slider');
    slider.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    await expect.poll(() => drawn().length).toBeLessThan(before);
    expect(menu().elements()).toHaveLength(0);
  },
);

claim(
  'With `paginationMode="server"`, `rows` contains only the current page, and the grid shows all of it.',
  async () => {
    await render(
      <Grid
        paginationMode="server"
        rows={makeRows(7)}
        rowCount={70}
        initialState={size(5, 3)}
        pageSizeOptions={[5]}
      />,
    );
    await expect.poll(drawn).toEqual(drawnIds(7));
  },
);

claim(
  'The server responds after 800 ms. Turn on **The server fails** and go to the next page: the grid is empty and the message below it says why, but the footer still shows the total.',
  async () => {
    await render(<ServerPages />);
    await expect.poll(shown).toBe('1–5 of 48');
    await page.getByRole('switch').click();
    await next().click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('The server cannot be reached.');
    await expect.poll(drawn).toEqual([]);
    expect(shown()).toBe('6–10 of 48');
  },
);

claim(
  'Keep the last `rowCount` while a request is pending. If it becomes 0, the grid goes to the first page.',
  async () => {
    const props: Partial<DataGridProps> = { paginationMode: 'server', pageSizeOptions: [10] };
    const { rerender } = await render(
      <Grid {...props} initialState={size(10, 2)} rows={makeRows(10)} rowCount={40} />,
    );
    await expect.poll(pageIndex).toBe(2);
    await rerender(<Grid {...props} rows={[]} rowCount={40} loading />);
    expect(pageIndex()).toBe(2);
    await rerender(<Grid {...props} rows={[]} rowCount={0} loading />);
    await expect.poll(pageIndex).toBe(0);
  },
);

claim(
  "Otherwise, a row with the same id on the next page is selected, too. To keep rows selected that aren't on the current page, set `keepNonExistentRowsSelected`.",
  async () => {
    const props: Partial<DataGridProps> = {
      paginationMode: 'server',
      rowCount: 20,
      checkboxSelection: true,
      pageSizeOptions: [10],
    };
    const selected = () => [...(api.current?.getSelectedRows().keys() ?? [])];
    const { rerender } = await render(<Grid {...props} rows={makeRows(10)} />);
    api.current?.selectRow(3);
    await expect.poll(selected).toEqual([3]);
    await rerender(
      <Grid {...props} rows={makeRows(10).map((row) => ({ ...row, name: 'other' }))} />,
    );
    expect(selected()).toEqual([3]);
    await rerender(<Grid {...props} rows={makeRows(10, 100)} />);
    await expect.poll(() => api.current?.state.rowSelection.ids.size).toBe(0);
    await rerender(<Grid key="keep" {...props} keepNonExistentRowsSelected rows={makeRows(10)} />);
    api.current?.selectRow(3);
    await expect.poll(selected).toEqual([3]);
    await rerender(
      <Grid key="keep" {...props} keepNonExistentRowsSelected rows={makeRows(10, 100)} />,
    );
    expect(api.current?.state.rowSelection.ids).toEqual(new Set([3]));
  },
);

claim('The grid sorts and filters only the rows of the current page.', async () => {
  await render(<Grid paginationMode="server" rows={makeRows(5, 10)} rowCount={90} />);
  api.current?.sortColumn('name', 'desc');
  await expect.poll(drawn).toEqual(['14', '13', '12', '11', '10']);
  api.current?.setFilterModel({ items: [{ field: 'name', operator: 'endsWith', value: '3' }] });
  await expect.poll(drawn).toEqual(['13']);
});

claim(
  'A [data source](../server-side-data/server-side-data.mdx) makes the requests for you, sets the total, and caches each page for five minutes.',
  async () => {
    let now = 1_000_000;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const getRows = vi.fn<GridDataSource['getRows']>(({ paginationModel }) =>
      Promise.resolve({ rows: makeRows(10, (paginationModel?.page ?? 0) * 10), rowCount: 30 }),
    );
    await render(
      <Grid
        dataSource={{ getRows }}
        rows={undefined}
        initialState={size(10)}
        pageSizeOptions={[10]}
      />,
    );
    await expect.poll(shown).toBe('1–10 of 30');
    await next().click();
    await expect.poll(shown).toBe('11–20 of 30');
    await expect.poll(() => drawn()[0]).toBe('10');
    expect(getRows).toHaveBeenCalledTimes(2);
    now += 5 * 60_000 - 1000;
    await previous().click();
    await expect.poll(() => drawn()[0]).toBe('0');
    expect(getRows).toHaveBeenCalledTimes(2);
    now += 2000;
    await next().click();
    await expect.poll(() => getRows.mock.calls.length).toBe(3);
  },
);

claim(
  'The footer says "more than" until your user reaches the last page. Then the grid calls `onRowCountChange` with the total.',
  async () => {
    await render(<UnknownTotal />);
    await expect.poll(drawn).toEqual(drawnIds(5));
    await expect.poll(shown).toBe('1–5 of more than 5');
    for (const start of [5, 10, 15]) {
      await next().click();
      await expect.poll(() => drawn()[0]).toBe(String(start));
    }
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('The last page is found: 18 rows.');
    await expect.poll(shown).toBe('16–18 of 18');
  },
);

const unknown: Partial<DataGridProps> = {
  paginationMode: 'server',
  rowCount: -1,
  rows: makeRows(10),
  initialState: size(10),
  pageSizeOptions: [10, 25],
};

claim(
  'An estimate | `rowCount={-1}` and `estimatedRowCount`: the footer says "around"',
  async () => {
    await render(<Grid {...unknown} estimatedRowCount={500} />);
    await expect.poll(shown).toBe('1–10 of around 500');
  },
);

claim(
  'Nothing | `rowCount={-1}`. The button for the next page is always enabled, even on the last one',
  async () => {
    await render(<Grid {...unknown} rows={makeRows(3)} />);
    await expect.poll(shown).toContain('more than');
    await expect.element(next()).toBeEnabled();
  },
);

function WithTotal({ hasNextPage }: { hasNextPage: boolean }) {
  const [rowCount, setRowCount] = useState(-1);
  return (
    <Grid
      {...unknown}
      rowCount={rowCount}
      onRowCountChange={setRowCount}
      paginationMeta={{ hasNextPage }}
    />
  );
}

claim(
  'Whether there is another page | A `rowCount` that starts with -1, `onRowCountChange`, and `paginationMeta={{ hasNextPage }}`',
  async () => {
    const { rerender } = await render(<WithTotal hasNextPage />);
    await expect.element(next()).toBeEnabled();
    await rerender(<WithTotal hasNextPage={false} />);
    await expect.element(next()).toBeDisabled();
    await expect.poll(shown).toBe('1–10 of 10');
  },
);

claim(
  'Keep it in your state and pass it as `rowCount`, as in this demo: as long as `rowCount` is -1, the button for the next page stays enabled, even if `hasNextPage` is `false`.',
  async () => {
    const { rerender } = await render(<Grid {...unknown} paginationMeta={{ hasNextPage: true }} />);
    await rerender(<Grid {...unknown} paginationMeta={{ hasNextPage: false }} />);
    await expect.element(next()).toBeEnabled();
    await expect.poll(shown).toContain('more than');
  },
);

claim('`DataGrid` ignores `pageInfo.hasNextPage` in the responses of a data source.', async () => {
  const getRows: GridDataSource['getRows'] = () =>
    Promise.resolve({ rows: makeRows(10), rowCount: -1, pageInfo: { hasNextPage: false } });
  await render(
    <Grid
      dataSource={{ getRows }}
      rows={undefined}
      initialState={size(10)}
      pageSizeOptions={[10]}
    />,
  );
  await expect.poll(drawn).toEqual(drawnIds(10).slice(0, drawn().length));
  await expect.poll(() => drawn().length).toBeGreaterThan(0);
  await expect.element(next()).toBeEnabled();
});

claim(
  'While `loading` is set and `rowCount` is -1, the button for the next page is disabled. A change of the page size goes back to the first page.',
  async () => {
    const { rerender } = await render(<Grid {...unknown} initialState={size(10, 2)} loading />);
    await expect.element(next()).toBeDisabled();
    await rerender(<Grid {...unknown} initialState={size(10, 2)} />);
    await expect.element(next()).toBeEnabled();
    expect(pageIndex()).toBe(2);
    api.current?.setPageSize(25);
    await expect.poll(model).toEqual({ page: 0, pageSize: 25 });
  },
);

claim(
  "The first page of Material UI's `Pagination` is 1, and that of the grid is 0. `gridPageCountSelector` returns the number of pages, and `gridPaginationRowCountSelector` the number of rows.",
  async () => {
    await render(<PageNumbers />);
    await page.getByRole('button', { name: 'page 9', exact: false }).click();
    await expect.poll(drawn).toEqual(['33']);
    await render(<Grid initialState={size(4)} pageSizeOptions={[4]} />);
    await expect.poll(() => gridPageCountSelector(api)).toBe(8);
    expect(gridPaginationRowCountSelector(api)).toBe(30);
  },
);

claim(
  "To keep the controls and change only details, pass props of Material UI's `TablePagination` in `slotProps.basePagination.material`:",
  async () => {
    await render(
      <Grid
        initialState={size(10)}
        pageSizeOptions={[10]}
        slotProps={{
          basePagination: { material: { showFirstButton: true, showLastButton: true } },
        }}
      />,
    );
    await page.getByRole('button', { name: 'Go to last page' }).click();
    await expect.poll(shown).toBe('21–30 of 30');
  },
);

claim(
  'Hide the controls | `hideFooterPagination`. The rows are still divided into pages',
  async () => {
    await render(<Grid initialState={size(10)} pageSizeOptions={[10]} hideFooterPagination />);
    await expect.poll(() => drawn().length).toBeGreaterThan(0);
    expect(shown()).toBeUndefined();
    expect(gridPageCountSelector(api)).toBe(3);
  },
);

claim('Hide the whole footer | `hideFooter`', async () => {
  await render(<Grid hideFooter />);
  await expect.poll(() => drawn().length).toBeGreaterThan(0);
  expect(document.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
});

claim(
  'Show the controls above the grid | `GridPagination` in a component for `slots.toolbar`, with `showToolbar` and `hideFooterPagination`',
  async () => {
    await render(<Grid showToolbar hideFooterPagination slots={{ toolbar: GridPagination }} />);
    await expect.poll(shown).toBe('1–30 of 30');
    const controls = document.querySelector('.MuiTablePagination-root');
    const header = document.querySelector('[role="columnheader"]');
    expect(controls?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      header?.getBoundingClientRect().top ?? 0,
    );
  },
);

claim(
  "This grid formats numbers as in Portuguese. `count` is the number of rows that match the filter, or -1 if it's unknown.",
  async () => {
    await render(<PaginationTexts />);
    await expect.poll(shown).toBe('1.041–1.044 de 1.240');
    const texts = vi.fn(() => 'text');
    const localeText = { paginationDisplayedRows: texts };
    const { rerender } = await render(<Grid localeText={localeText} />);
    api.current?.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'n7' }] });
    await expect
      .poll(() => texts.mock.lastCall)
      .toEqual([expect.objectContaining({ from: 1, to: 1, count: 1 })]);
    await rerender(<Grid key="unknown" {...unknown} localeText={localeText} />);
    await expect.poll(() => texts.mock.lastCall).toEqual([expect.objectContaining({ count: -1 })]);
  },
);

claim(
  'The locales in the package contain these texts, but 24 of the 39 lack `paginationDisplayedRows`: see [Localization](../localization/localization.mdx#complete-a-locale).',
  () => {
    const texts = Object.values(locales).flatMap((locale) =>
      'components' in locale ? [locale.components.MuiDataGrid.defaultProps.localeText] : [],
    );
    expect(texts).toHaveLength(39);
    expect(texts.filter((text) => !('paginationDisplayedRows' in text))).toHaveLength(24);
  },
);

claim(
  '`setPage(page)` | Goes to a page. The first page is 0. A number that is too high goes to the last page',
  async () => {
    await render(<Grid initialState={size(10)} pageSizeOptions={[10]} />);
    await expect.poll(pageIndex).toBe(0);
    api.current?.setPage(1);
    await expect.poll(shown).toBe('11–20 of 30');
    api.current?.setPage(99);
    await expect.poll(shown).toBe('21–30 of 30');
  },
);

claim('`setPaginationModel(model)` | Changes both', async () => {
  await render(<Grid pageSizeOptions={[5, 100]} />);
  api.current?.setPaginationModel({ page: 2, pageSize: 5 });
  await expect.poll(shown).toBe('11–15 of 30');
});

claim('`setRowCount(count)` | Sets the total for server-side pagination', async () => {
  await render(
    <Grid
      paginationMode="server"
      rows={makeRows(10)}
      pageSizeOptions={[10]}
      initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 20 } }}
    />,
  );
  await expect.poll(shown).toBe('1–10 of 20');
  api.current?.setRowCount(70);
  await expect.poll(shown).toBe('1–10 of 70');
});

claim(
  '`setPaginationMeta(meta)` | Sets `hasNextPage`. With `false`, the grid calculates the total from the current page',
  async () => {
    const counts = vi.fn();
    await render(
      <Grid
        {...unknown}
        rowCount={undefined}
        initialState={{ pagination: { paginationModel: { page: 2, pageSize: 10 }, rowCount: -1 } }}
        onRowCountChange={counts}
      />,
    );
    await expect.element(next()).toBeEnabled();
    api.current?.setPaginationMeta({ hasNextPage: false });
    await expect.element(next()).toBeDisabled();
    await expect.poll(shown).toBe('21–30 of 30');
    expect(counts.mock.calls[0]?.[0]).toBe(30);
  },
);

claim(
  "To go to the page of a row, find the row's position in `getSortedRowIds()`, divide it by the page size, and call `setPage`.",
  async () => {
    await render(
      <Grid
        initialState={{ ...size(10), sorting: { sortModel: [{ field: 'name', sort: 'desc' }] } }}
        pageSizeOptions={[10]}
      />,
    );
    const position = () => api.current?.getSortedRowIds().indexOf(12) ?? -1;
    await expect.poll(position).toBeGreaterThan(10);
    api.current?.setPage(Math.floor(position() / 10));
    await expect.poll(drawn).toContain('12');
  },
);

claim(
  'If there is a filter, use the position in `gridFilteredSortedRowIdsSelector(apiRef)`.',
  async () => {
    const items = [{ field: 'name', operator: 'contains', value: '2' }];
    await render(
      <Grid
        initialState={{ ...size(3), filter: { filterModel: { items } } }}
        pageSizeOptions={[3]}
      />,
    );
    await expect.poll(() => gridFilteredSortedRowIdsSelector(api)).toContain(22);
    api.current?.setPage(Math.floor(gridFilteredSortedRowIdsSelector(api).indexOf(22) / 3));
    await expect.poll(drawn).toContain('22');
  },
);

claim(
  "`rows` contains one page, but `paginationMode` isn't `'server'`. The grid then treats these rows as the first of all rows, and the other pages show only the last of them.",
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(
      <Grid rows={makeRows(10)} rowCount={90} initialState={size(10)} pageSizeOptions={[10]} />,
    );
    await expect.poll(drawn).toContain('0');
    await next().click();
    await expect.poll(shown).toBe('11–20 of 90');
    await expect.poll(drawn).toEqual(['9']);
  },
);

claim(
  'With server-side pagination, `rowCount` is the number of rows on the page. It has to be the total.',
  async () => {
    const props: Partial<DataGridProps> = {
      paginationMode: 'server',
      rows: makeRows(10),
      initialState: size(10),
      pageSizeOptions: [10],
    };
    const { rerender } = await render(<Grid {...props} rowCount={10} />);
    await expect.element(next()).toBeDisabled();
    await rerender(<Grid {...props} rowCount={90} />);
    await expect.element(next()).toBeEnabled();
  },
);

claim("You've set `paginationModel` without `onPaginationModelChange`. Pass both.", async () => {
  await render(<Grid paginationModel={{ page: 0, pageSize: 10 }} pageSizeOptions={[10]} />);
  await next().click();
  expect(shown()).toBe('1–10 of 30');
});

claim(
  'These props are for your own component in `slots.pagination`. For the default pagination, use `slotProps.basePagination`.',
  async () => {
    const Own = vi.fn(() => 'own');
    const slotProps = { pagination: { 'data-own': 'yes', className: 'own' } };
    const { rerender } = await render(<Grid slotProps={slotProps} />);
    await expect.poll(shown).toBe('1–30 of 30');
    expect(document.querySelector('[data-own], .own')).toBeNull();
    await rerender(<Grid slots={{ pagination: Own }} slotProps={slotProps} />);
    await expect
      .poll(() => Own.mock.lastCall)
      .toEqual([expect.objectContaining({ 'data-own': 'yes' }), undefined]);
  },
);

claim(
  'If you change the sorting or the filter and the same event handler then calls `setPage`, the grid goes to that page.',
  async () => {
    await render(<Grid rows={makeRows(50)} initialState={size(5, 3)} pageSizeOptions={[5]} />);
    await expect.poll(pageIndex).toBe(3);
    api.current?.setSortModel([{ field: 'name', sort: 'desc' }]);
    api.current?.setPage(2);
    await expect.poll(pageIndex).toBe(2);
    await nextPaint();
    expect(pageIndex()).toBe(2);
    api.current?.setPage(3);
    await expect.poll(pageIndex).toBe(3);
    const items = [{ field: 'name', operator: 'isNotEmpty' }];
    api.current?.setFilterModel({ items });
    api.current?.setPage(1);
    await expect.poll(pageIndex).toBe(1);
    await nextPaint();
    expect(pageIndex()).toBe(1);
  },
);
