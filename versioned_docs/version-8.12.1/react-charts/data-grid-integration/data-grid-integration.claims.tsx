import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import { BarChart } from '@mui/x-charts/BarChart';
import { claim, sourced } from '@portal/claims';
import * as React from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ChartOfFilteredRows from './demos/ChartOfFilteredRows';
import ChartOfSelectedRows from './demos/ChartOfSelectedRows';
import FilterByBar from './demos/FilterByBar';

const docs = {
  url: 'https://mui.com/x/react-data-grid/charts-integration/',
  checked: '2026-11-25',
};

const codes = ['USA', 'CHN', 'JPN', 'AUS', 'FRA', 'NED', 'GBR', 'KOR'];
const names = () =>
  [...document.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')].map(
    (text) => text.textContent ?? '',
  );
const countries = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="country"]')].map(
    (each) => each.textContent,
  );
const wide = async (children: React.ReactNode) => {
  await page.viewport(1000, 900);
  return render(<div style={{ width: 800 }}>{children}</div>);
};

const api: React.RefObject<GridApi | null> = { current: null };
const grid = (props: Partial<DataGridProps> = {}) => (
  <div style={{ height: 400, width: 600 }}>
    <DataGrid
      apiRef={api}
      rows={Array.from({ length: 12 }, (_each, id) => ({ id, value: (id * 7) % 12 }))}
      columns={[{ field: 'value', type: 'number' }]}
      {...props}
    />
  </div>
);
const ready = () => expect.poll(() => document.querySelector('[role="gridcell"]')).not.toBeNull();

sourced('With Data Grid Premium, your users can create charts from the columns of a grid.', docs);
sourced(
  '`DataGridPremium` with `chartsIntegration` opens a panel in which your users choose the columns and the type of the chart. `ChartsRenderer` from `@mui/x-charts-premium` draws it.',
  // Its changes to @mui/x-charts-premium@8.12.0. A registry's mirror may not have that release.
  { url: 'https://github.com/mui/mui-x/releases/tag/v8.12.0', checked: '2026-11-25' },
);

claim(
  'Sort by a column, or search for "Asia": the bars show the same rows in the same order.',
  async () => {
    await wide(<ChartOfFilteredRows />);
    await expect.poll(names).toEqual(codes);
    await page.getByRole('columnheader', { name: 'Total' }).click();
    await expect.poll(() => names()[0]).toBe('KOR');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('Asia');
    await expect.poll(names).toEqual(['KOR', 'JPN', 'CHN']);
  },
);

claim('The selector returns the rows of all pages, in the order of the grid.', async () => {
  await render(
    grid({
      initialState: {
        pagination: { paginationModel: { pageSize: 5 } },
        sorting: { sortModel: [{ field: 'value', sort: 'asc' }] },
      },
      pageSizeOptions: [5],
    }),
  );
  await ready();
  const values = gridFilteredSortedRowEntriesSelector(api).map(
    ({ model }: { model: { value?: number } }) => model.value,
  );
  expect(values).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(document.querySelectorAll('[role="gridcell"][data-field="value"]').length).toBeLessThan(6);
});

claim("You don't need an event listener:", async () => {
  await wide(<ChartOfSelectedRows />);
  await expect.poll(names).toEqual(['CHN', 'FRA', 'GBR']);
  await page.getByRole('checkbox', { name: 'Select row' }).first().click();
  await expect.poll(names).toEqual(['USA', 'CHN', 'FRA', 'GBR']);
});

claim(
  "After a click on the checkbox in the header of a grid without a filter, the type is `'exclude'`, and `ids` contains the rows that aren't selected.",
  async () => {
    const model = () => api.current?.state.rowSelection;
    const header = () => document.querySelector<HTMLInputElement>('[role="columnheader"] input');
    await render(grid({ checkboxSelection: true }));
    await ready();
    header()?.click();
    await expect.poll(model).toEqual({ type: 'exclude', ids: new Set() });
    api.current?.selectRow(3, false);
    expect(model()).toEqual({ type: 'exclude', ids: new Set([3]) });
    api.current?.setRowSelectionModel({ type: 'include', ids: new Set() });
    api.current?.setFilterModel({ items: [{ field: 'value', operator: '>', value: 8 }] });
    const rows = () => document.querySelectorAll('[role="row"][data-id]').length;
    await expect.poll(() => [rows(), header()?.checked]).toEqual([3, false]);
    header()?.click();
    await expect.poll(() => model()?.ids.size).toBe(3);
    expect(model()?.type).toBe('include');
  },
);

claim('The condition in the demo handles both.', async () => {
  await wide(<ChartOfSelectedRows />);
  await expect.poll(names).toEqual(['CHN', 'FRA', 'GBR']);
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect.poll(names).toEqual(codes);
  await page.getByRole('checkbox', { name: 'Unselect row' }).first().click();
  await expect.poll(names).toEqual(codes.slice(1));
});

const clickColumn = async (index: number) => {
  const svg = page.getByLabelText(/by continent/);
  const box = svg.element().getBoundingClientRect();
  const axis = document.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-line');
  const plot = axis?.getBoundingClientRect() ?? box;
  await svg.click({
    position: { x: plot.left - box.left + (plot.width * (index + 0.5)) / 4, y: 25 },
    force: true,
  });
};

claim(
  'Click a bar to filter, and click it again to show all rows. `onAxisClick` works in the whole column of a bar, so your users can click small bars, too.',
  async () => {
    await wide(<FilterByBar />);
    await expect.poll(() => countries().length).toBe(8);
    await expect.poll(() => names().length).toBe(4);
    await clickColumn(3);
    await expect.element(page.getByRole('status')).toHaveTextContent('Only Oceania');
    await expect.poll(countries).toEqual(['Australia']);
    expect(names()).toHaveLength(4);
    await clickColumn(3);
    await expect.poll(() => countries().length).toBe(8);
  },
);

claim(
  'The buttons do the same as the bars, for users of a keyboard or a screen reader.',
  async () => {
    await wide(<FilterByBar />);
    await page.getByRole('button', { name: 'Americas' }).click();
    await expect.poll(countries).toEqual(['United States']);
  },
);

claim(
  "A filter from the chart therefore replaces the user's filter on another column.",
  async () => {
    const models: number[] = [];
    await render(grid({ onFilterModelChange: ({ items }) => models.push(items.length) }));
    await ready();
    api.current?.upsertFilterItem({ id: 1, field: 'value', operator: '>', value: 3 });
    api.current?.upsertFilterItem({ id: 2, field: 'value', operator: '<', value: 9 });
    await expect.poll(() => models).toEqual([1, 1]);
  },
);

claim(
  '`onHighlightChange` of the chart receives the index of the bar when the pointer is over it. Use this index in `getRowClassName` of the grid to style the row:',
  async () => {
    function LinkedHover() {
      const [index, setIndex] = React.useState<number>();
      return (
        <>
          <BarChart
            aria-label="Chart"
            height={200}
            xAxis={[{ data: ['A', 'B'] }]}
            series={[{ data: [5, 5], highlightScope: { highlight: 'item' } }]}
            onHighlightChange={(item) => setIndex(item?.dataIndex)}
            skipAnimation
          />
          {grid({ getRowClassName: ({ id }) => (id === index ? 'hovered' : '') })}
        </>
      );
    }
    await wide(<LinkedHover />);
    await expect.poll(() => document.querySelectorAll('.MuiBarElement-root').length).toBe(2);
    await ready();
    let y = 100;
    await expect
      .poll(async () => {
        y += 2;
        await userEvent.hover(page.getByLabelText('Chart'), { position: { x: 600, y } });
        return document.querySelector('[role="row"].hovered')?.getAttribute('data-id');
      })
      .toBe('1');
  },
);

claim('If no row is left, the chart shows "No data to display".', async () => {
  await wide(<ChartOfFilteredRows />);
  await expect.poll(names).toEqual(codes);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('Atlantis');
  await expect.element(page.getByText('No data to display')).toBeVisible();
  expect(names()).toEqual([]);
});

claim(
  'You read the rows in `onFilterModelChange`, which is called before the grid filters. Use the event `filteredRowsSet`.',
  async () => {
    const counts: [string, number][] = [];
    const count = () => gridFilteredSortedRowEntriesSelector(api).length;
    await render(grid({ onFilterModelChange: () => counts.push(['model', count()]) }));
    await ready();
    api.current?.subscribeEvent('filteredRowsSet', () => counts.push(['event', count()]));
    api.current?.setFilterModel({ items: [{ field: 'value', operator: '>', value: 8 }] });
    await expect.poll(() => counts.length).toBeGreaterThan(1);
    expect(counts[0]).toEqual(['model', 12]);
    expect(counts.at(-1)).toEqual(['event', 3]);
  },
);

claim("The chart draws `rows`, which a filter doesn't change.", async () => {
  await render(grid());
  await ready();
  api.current?.setFilterModel({ items: [{ field: 'value', operator: '>', value: 8 }] });
  expect(gridFilteredSortedRowEntriesSelector(api)).toHaveLength(3);
  expect(api.current?.getRowsCount()).toBe(12);
});

claim(
  'If the grid loads its rows from a server, it has only the rows of the current page, and so has a chart of its rows.',
  async () => {
    const onServer = Array.from({ length: 60 }, (_each, id) => ({ id, value: id }));
    await render(
      <div style={{ height: 400, width: 600 }}>
        <DataGrid
          apiRef={api}
          columns={[{ field: 'value', type: 'number' }]}
          dataSource={{
            getRows: ({ start, end }) =>
              Promise.resolve({
                rows: onServer.slice(Number(start), Number(end) + 1),
                rowCount: onServer.length,
              }),
          }}
          initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
          pageSizeOptions={[25]}
        />
      </div>,
    );
    await ready();
    const drawn = () => gridFilteredSortedRowEntriesSelector(api as never).map(({ id }) => id);
    await expect.poll(() => drawn().length).toBe(25);
    api.current?.setPage(1);
    await expect.poll(() => drawn()[0]).toBe(25);
    expect(drawn()).toHaveLength(25);
  },
);
