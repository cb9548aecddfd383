import { DataGrid, ExportCsv, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ExportMenu from './demos/ExportMenu';
import TwoButtons from './demos/TwoButtons';

const columns: GridColDef[] = [{ field: 'name' }];
const rows = [{ id: 1, name: 'a' }];

class Boundary extends React.Component<{ children: React.ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

const grid = (toolbar: () => React.ReactNode, showToolbar = true) => (
  <div style={{ height: 300, width: 500 }}>
    <DataGrid rows={rows} columns={columns} slots={{ toolbar }} showToolbar={showToolbar} />
  </div>
);

/** Names of the files that the page downloads from now on. */
function downloads() {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

claim('`ExportCsv` and `ExportPrint` are buttons that export the grid.', async () => {
  const names = downloads();
  await render(<TwoButtons />);
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  await expect.poll(() => names).toEqual(['lots.csv']);
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible();
});

claim('The grid renders the toolbar only if `showToolbar` is set.', async () => {
  const MyToolbar = () => <Toolbar>mine</Toolbar>;
  const { rerender } = await render(grid(MyToolbar, false));
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(document.querySelector('[role="toolbar"]')).toBeNull();
  await rerender(grid(MyToolbar));
  await expect.element(page.getByRole('toolbar')).toHaveTextContent('mine');
});

claim(
  'By default, the components render the button of the `baseButton` slot. To render something else, pass an element to `render`. It receives the click handler, the children, and your other props.',
  async () => {
    const names = downloads();
    const MyToolbar = () => (
      <Toolbar>
        <ExportCsv>Default</ExportCsv>
        <ExportCsv render={<button type="button" className="own" />} title="other">
          Own
        </ExportCsv>
      </Toolbar>
    );
    await render(grid(MyToolbar));
    await expect
      .element(page.getByRole('button', { name: 'Default' }))
      .toHaveClass('MuiButton-root');
    const own = page.getByRole('button', { name: 'Own' });
    await expect.element(own).toHaveClass('own');
    await expect.element(own).toHaveAttribute('title', 'other');
    await own.click();
    await expect.poll(() => names).toHaveLength(1);
  },
);

claim(
  'Users can reach it with the arrow keys, and the whole toolbar is a single **Tab** stop.',
  async () => {
    await render(<TwoButtons />);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Download as CSV' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('[role="toolbar"]')).toBeNull();
  },
);

claim('`onClick` runs after the export has started.', async () => {
  const order: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => order.push('export'));
  const MyToolbar = () => (
    <Toolbar>
      <ExportCsv render={<ToolbarButton />} onClick={() => order.push('click')}>
        CSV
      </ExportCsv>
    </Toolbar>
  );
  await render(grid(MyToolbar));
  await page.getByRole('button', { name: 'CSV' }).click();
  await expect.poll(() => order).toEqual(['export', 'click']);
});

claim('Render a `MenuItem` for each format, and close the menu on click.', async () => {
  const names = downloads();
  await render(<ExportMenu />);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV with semicolons' }).click();
  await expect.poll(() => names).toHaveLength(1);
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
});

claim(
  '"MUI X: useGridRootProps should only be used inside the DataGrid, DataGridPro or DataGridPremium component." An export button is outside the grid.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Boundary>
        <ExportCsv>CSV</ExportCsv>
      </Boundary>,
    );
    await expect
      .poll(() => document.body.textContent)
      .toContain(
        'MUI X: useGridRootProps should only be used inside the DataGrid, DataGridPro or DataGridPremium component.',
      );
  },
);

claim('The arrow keys skip a button. It is a plain button.', async () => {
  const MyToolbar = () => (
    <Toolbar>
      <ToolbarButton aria-label="one">1</ToolbarButton>
      <button type="button">plain</button>
      <ToolbarButton aria-label="two">2</ToolbarButton>
    </Toolbar>
  );
  await render(grid(MyToolbar));
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'two' })).toHaveFocus();
});

sourced('`ExportExcel`, which creates `.xlsx` files, is part of the Premium package.', {
  url: 'https://mui.com/x/react-data-grid/export/#excel-export',
  checked: '2026-11-23',
});
