import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import charts from '@mui/x-charts/package.json';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import * as locales from '@mui/x-data-grid/locales';
import grid from '@mui/x-data-grid/package.json';
import pickers from '@mui/x-date-pickers/package.json';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import treeView from '@mui/x-tree-view/package.json';
import { claim, sourced } from '@portal/claims';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import Electricity from './demos/Electricity';
import Orders from './demos/Orders';

const packages = [grid, pickers, charts, treeView];

claim(
  'Each product is a separate package with a free version under the MIT license, so you install only the products that you use.',
  () => {
    const names: string[] = packages.map(({ name }) => name);
    expect(packages.map(({ license }) => license)).toEqual(['MIT', 'MIT', 'MIT', 'MIT']);
    const needed = packages.flatMap(({ dependencies }) => Object.keys(dependencies));
    expect(needed.filter((name) => names.includes(name))).toEqual([]);
  },
);

claim(
  'With these few lines, your users can sort, filter, select and page through the rows, and resize the columns.',
  async () => {
    await render(<Orders />);
    await page.getByRole('columnheader', { name: /^Total/ }).click();
    await expect.element(page.getByRole('gridcell').first()).toHaveTextContent('Jürgen Weiß');
    await page.getByRole('gridcell', { name: 'Amara Okafor' }).click();
    await expect.element(page.getByText('1 row selected')).toBeVisible();
    await expect.element(page.getByText('1–3 of 3')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Rows per page:' })).toBeVisible();
    const handle = page
      .getByRole('columnheader')
      .first()
      .element()
      .querySelector('.MuiDataGrid-columnSeparator--resizable')!;
    const { x, y } = handle.getBoundingClientRect();
    const at = (clientX: number) => ({
      bubbles: true,
      button: 0,
      buttons: 1,
      clientX,
      clientY: y + 10,
    });
    handle.dispatchEvent(new MouseEvent('mousedown', at(x)));
    document.dispatchEvent(new MouseEvent('mousemove', at(x - 40)));
    document.dispatchEvent(new MouseEvent('mouseup', at(x - 40)));
    await expect
      .poll(() => page.getByRole('columnheader').first().element().getBoundingClientRect().right)
      .toBeLessThan(x);
    await page.getByRole('columnheader', { name: /^Customer/ }).hover();
    await page.getByRole('button', { name: /Customer column menu/ }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
  },
);

claim(
  'Charts draws bars, lines, areas, pies, scatter plots, radars and gauges as SVG.',
  async () => {
    const series = [{ data: [3, 1, 2] }];
    const charts = [
      <Electricity key="areas" />,
      <BarChart key="bars" height={200} width={200} series={series} />,
      <PieChart key="pie" height={200} width={200} series={[{ data: [{ value: 3 }] }]} />,
      <ScatterChart
        key="points"
        height={200}
        width={200}
        series={[{ data: [{ id: 1, x: 1, y: 2 }] }]}
      />,
      <RadarChart
        key="radar"
        height={200}
        width={200}
        series={series}
        radar={{ metrics: ['a', 'b', 'c'] }}
      />,
      <Gauge key="gauge" height={200} width={200} value={60} />,
    ];
    for (const chart of charts) {
      const { container, unmount } = await render(chart);
      await expect
        .poll(() => container.querySelectorAll('svg :is(path, circle, rect)').length)
        .toBeGreaterThan(0);
      expect(container.querySelector('canvas')).toBeNull();
      await unmount();
    }
  },
);

claim(
  'The Tree View shows hierarchies, such as files or departments, that your users can expand, select and rename.',
  async () => {
    const items = [{ id: 'sales', label: 'Sales', children: [{ id: 'europe', label: 'Europe' }] }];
    let selected: string | null = null;
    await render(
      <RichTreeView
        items={items}
        isItemEditable
        onSelectedItemsChange={(_, id) => (selected = id)}
      />,
    );
    await page.getByText('Sales').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(page.getByRole('treeitem', { name: 'Sales' }))
      .toHaveAttribute('aria-expanded', 'true');
    expect(selected).toBe('sales');
    await page.getByText('Europe').dblClick();
    await userEvent.keyboard('Asia{Enter}');
    await expect.element(page.getByRole('treeitem', { name: 'Asia' })).toBeVisible();
  },
);

claim(
  'The packages include translations of their texts and support right-to-left layouts.',
  async () => {
    expect(Object.keys(locales).length).toBeGreaterThan(20);
    await render(
      <ThemeProvider theme={createTheme({ direction: 'rtl' }, locales.arSD)}>
        <div dir="rtl">
          <Orders />
        </div>
      </ThemeProvider>,
    );
    const first = page.getByRole('columnheader').nth(0).element().getBoundingClientRect();
    const second = page.getByRole('columnheader').nth(1).element().getBoundingClientRect();
    expect(first.left).toBeGreaterThan(second.left);
  },
);

const plans = {
  url: 'https://github.com/mui/mui-x/blob/00162efe8f8bd5e67b07c6b60ef3c229d396dd1f/docs/data/pages.ts',
  checked: '2026-11-25',
};
sourced('Range pickers | – | ✓ | ✓', plans);
sourced('Pinned columns, tree data and lazy loading in the grid | – | ✓ | ✓', plans);
sourced('Heatmaps and zoom in charts | – | ✓ | ✓', plans);
sourced('Trees that are reordered or loaded lazily | – | ✓ | ✓', plans);
sourced('Row grouping, aggregation, pivoting and Excel export | – | – | ✓', {
  url: 'https://github.com/mui/mui-x/blob/070200dbe9127fa63dbf964d907b798e248d2b36/docs/data/data-grid/features/PopularFeaturesDemo.tsx',
  checked: '2026-11-25',
});

sourced("One default changes: Pro and Premium grids don't paginate unless you set `pagination`.", {
  url: 'https://mui.com/x/introduction/licensing/#upgrading',
  checked: '2026-11-23',
});
