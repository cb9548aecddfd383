import {
  DataGrid,
  GridOverlay,
  type DataGridProps,
  type GridColDef,
  type GridLoadingOverlayVariant,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import EmptyList from './demos/EmptyList';
import LoadingVariants from './demos/LoadingVariants';
import LoadingWithText from './demos/LoadingWithText';
import LoadOrFail from './demos/LoadOrFail';
import NothingFound from './demos/NothingFound';

const columns: GridColDef[] = [{ field: 'name', width: 150 }];
const rows = [
  { id: 1, name: 'a' },
  { id: 2, name: 'b' },
];
const nothing = { items: [{ field: 'name', operator: 'equals', value: 'zzz' }] };

interface GridProps extends Partial<DataGridProps> {
  flex?: boolean;
}

function Grid({ flex = false, ...props }: GridProps) {
  return (
    <div style={flex ? { display: 'flex', flexDirection: 'column' } : { height: 300 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const find = (selector: string) => document.querySelector(selector);
const indicator = () =>
  ['Skeleton', 'LinearProgress', 'CircularProgress'].filter((name) => find(`.Mui${name}-root`));
const overlay = () => find('.MuiDataGrid-overlayWrapper');

claim(
  'There are rows, but none matches the filters | `noResultsOverlay` | `noResultsOverlayLabel`',
  async () => {
    await render(<Grid filterModel={nothing} localeText={{ noResultsOverlayLabel: 'Nothing' }} />);
    await expect.element(page.getByText('Nothing')).toBeVisible();
  },
);

claim('`rows` is empty | `noRowsOverlay` | `noRowsLabel`', async () => {
  await render(<Grid rows={[]} localeText={{ noRowsLabel: 'Nothing' }} />);
  await expect.element(page.getByText('Nothing')).toBeVisible();
});

claim(
  'There is no column, or all columns are hidden | `noColumnsOverlay` | `noColumnsOverlayLabel`',
  async () => {
    const localeText = { noColumnsOverlayLabel: 'Nothing' };
    const { rerender } = await render(<Grid columns={[]} localeText={localeText} />);
    await expect.element(page.getByText('Nothing')).toBeVisible();
    await rerender(
      <Grid key="hidden" columnVisibilityModel={{ name: false }} localeText={localeText} />,
    );
    await expect.element(page.getByText('Nothing')).toBeVisible();
  },
);

claim('`loading` has priority over the others.', async () => {
  for (const props of [{ rows: [] }, { filterModel: nothing }, { columns: [] }]) {
    const { unmount } = await render(
      <Grid {...props} loading slots={{ loadingOverlay: () => <GridOverlay>Wait</GridOverlay> }} />,
    );
    await expect.element(page.getByText('Wait')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/No rows|No results|No columns/);
    await unmount();
  }
});

claim(
  "If `rows` is empty but `rowCount` is greater than 0, it shows `noResultsOverlay`. A column of checkboxes counts as a column, so `noColumnsOverlay` doesn't appear next to it.",
  async () => {
    const props: GridProps = { rows: [], paginationMode: 'server' };
    const { rerender } = await render(<Grid {...props} rowCount={50} />);
    await expect.element(page.getByText('No results found.')).toBeVisible();
    // -1 means that the number is unknown.
    for (const rowCount of [0, -1]) {
      await rerender(<Grid key={rowCount} {...props} rowCount={rowCount} />);
      await expect.element(page.getByText('No rows')).toBeVisible();
    }
    await rerender(<Grid columns={[]} />);
    await expect.element(page.getByText('No columns')).toBeVisible();
    await rerender(<Grid columns={[]} checkboxSelection />);
    await expect.poll(overlay).toBeNull();
  },
);

claim('Overlays receive clicks, so you can put buttons and links into them.', async () => {
  await render(<EmptyList />);
  await page.getByRole('button', { name: 'Create one' }).click();
  await expect.element(page.getByText('Thessaloniki')).toBeVisible();
});

claim('Press **Show all parts** or change the search.', async () => {
  await render(<NothingFound />);
  await expect.element(page.getByRole('status')).toHaveTextContent('No part matches “gasket”.');
  await page.getByRole('button', { name: 'Show all parts' }).click();
  await expect.element(page.getByText('V-belt 1250')).toBeVisible();
});

claim(
  'With `filterMode="server"`, the grid has no rows if nothing matches, so it shows `noRowsOverlay` (unless `rowCount` is greater than 0).',
  async () => {
    const props: GridProps = { rows: [], filterMode: 'server', filterModel: nothing };
    const { rerender } = await render(<Grid {...props} />);
    await expect.element(page.getByText('No rows')).toBeVisible();
    await rerender(<Grid {...props} paginationMode="server" rowCount={50} />);
    await expect.element(page.getByText('No results found.')).toBeVisible();
  },
);

claim(
  "`'skeleton'` | Hidden | The first load, to show where the columns are | `noRowsVariant`",
  async () => {
    const { rerender } = await render(<Grid rows={[]} loading />);
    await expect.poll(indicator).toEqual(['Skeleton']);
    await rerender(<Grid loading slotProps={{ loadingOverlay: { variant: 'skeleton' } }} />);
    await expect.poll(() => find('.MuiDataGrid-rowSkeleton')).not.toBeNull();
    const visible = [...document.querySelectorAll('[data-id] [data-field="name"]')].filter((cell) =>
      cell.checkVisibility({ visibilityProperty: true }),
    );
    expect(visible).toEqual([]);
  },
);

claim(
  "`'linear-progress'` | Visible, but dimmed | Reloading, while your users go on reading | `variant`",
  async () => {
    await render(<Grid loading />);
    await expect.poll(indicator).toEqual(['LinearProgress']);
    await expect.element(page.getByRole('gridcell', { name: 'a', exact: true })).toBeVisible();
    const dimmed = find('.MuiDataGrid-overlay');
    expect(dimmed && getComputedStyle(dimmed).backgroundColor).toMatch(/0\.\d|\/ 0?\.\d/);
  },
);

claim(
  "Your users can't click the rows below the overlay. The headers, the toolbar, and the footer remain usable.",
  async () => {
    const loading = (variant: GridLoadingOverlayVariant) => (
      <Grid loading showToolbar slotProps={{ loadingOverlay: { variant } }} />
    );
    const hit = (element: Element | null) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return element?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    for (const [variant, shown] of [
      ['linear-progress', 'LinearProgress'],
      ['circular-progress', 'CircularProgress'],
      ['skeleton', 'Skeleton'],
    ] as const) {
      const { unmount } = await render(loading(variant));
      await expect.poll(indicator).toEqual([shown]);
      expect(hit(find('[role="row"][data-id] [role="gridcell"]'))).toBe(false);
      expect(hit(find('[role="columnheader"]'))).toBe(true);
      expect(hit(find('[role="toolbar"] button'))).toBe(true);
      expect(hit(find('.MuiTablePagination-actions'))).toBe(true);
      await unmount();
    }
  },
);

claim(
  "The grid's progress indicators have no accessible name. The demo adds one with the slots `baseLinearProgress` and `baseCircularProgress`.",
  async () => {
    const name = () => find('[role="progressbar"]')?.getAttribute('aria-label');
    for (const variant of ['linear-progress', 'circular-progress'] as const) {
      const { unmount } = await render(
        <Grid loading slotProps={{ loadingOverlay: { variant } }} />,
      );
      await expect.poll(name).toBeNull();
      await unmount();
    }
    await render(<LoadingVariants />);
    await expect.poll(name).toBe('Loading');
  },
);

claim('The skeleton fills the height of the grid, so the grid needs a height.', async () => {
  await render(<Grid rows={[]} loading />);
  await expect.poll(() => document.querySelectorAll('.MuiDataGrid-rowSkeleton').length).toBe(4);
});

claim(
  'Replace `loadingOverlay` with a component, and pass what it shows through `slotProps`.',
  async () => {
    await render(<LoadingWithText />);
    await expect.element(page.getByText('Reading file 2 of 4')).toBeVisible();
    await page.getByRole('button', { name: 'Read the next file' }).click();
    await expect.element(page.getByText('Reading file 3 of 4')).toBeVisible();
  },
);

claim(
  "The grid positions it like a skeleton, which scrolls with the columns. Set `variant` and `noRowsVariant` to `'linear-progress'` or `'circular-progress'`.",
  async () => {
    const props: GridProps = {
      rows: [],
      loading: true,
      slots: { loadingOverlay: () => <GridOverlay>Wait</GridOverlay> },
    };
    const position = () => getComputedStyle(overlay() ?? document.body).position;
    const { rerender } = await render(<Grid {...props} />);
    await expect.poll(overlay).not.toBeNull();
    expect(position()).not.toBe('sticky');
    await rerender(
      <Grid {...props} slotProps={{ loadingOverlay: { noRowsVariant: 'circular-progress' } }} />,
    );
    await expect.poll(position).toBe('sticky');
  },
);

claim(
  'Press **Load**: the request fails, and screen readers announce the message because of its role `alert`.',
  async () => {
    await render(<LoadOrFail />);
    await page.getByRole('button', { name: 'Load' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The invoices could not be loaded.');
  },
);

claim(
  "In a grid that is as tall as its rows, it's as tall as two rows. Set a CSS variable on the grid to make it taller:",
  async () => {
    const height = () => find('.MuiDataGrid-overlayWrapperInner')?.getBoundingClientRect().height;
    const { rerender } = await render(<Grid flex rows={[]} />);
    await expect.poll(height).toBe(104);
    await rerender(<Grid flex rows={[]} sx={{ '--DataGrid-overlayHeight': '240px' }} />);
    await expect.poll(height).toBe(240);
  },
);

claim("Overlays aren't live regions.", async () => {
  await render(<Grid rows={[]} />);
  expect(
    page.getByText('No rows').element().closest('[role="status"], [role="alert"], [aria-live]'),
  ).toBeNull();
});
