import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import BudgetTree from './demos/BudgetTree';

const docs = { url: 'https://mui.com/x/react-data-grid/tree-data/', checked: '2026-11-23' };
const source = {
  url: 'https://github.com/mui/mui-x/blob/master/packages/x-data-grid-pro/src/hooks/features/treeData/useGridTreeDataPreProcessors.tsx',
  checked: '2026-11-23',
};

class Boundary extends React.Component<{ children: React.ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

const names = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="name"]')].map(
    (cell) => cell.textContent,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sortByBudget = () => page.getByRole('columnheader', { name: 'Budget, k€' }).click();

sourced(
  'Set `treeData`, and return the path of each row from `getTreeDataPath`: an array of strings from the top level down to the row itself.',
  docs,
);
sourced('If the parent of a row is missing, the grid creates it.', docs);
sourced('With a filter, a parent stays visible if one of its descendants passes.', docs);
sourced(
  '**"The path returned by `getTreeDataPath` should be unique".** The grid throws this error if two rows have the same path.',
  source,
);

claim(
  'If a part is its own ancestor, this function overflows the call stack, so validate the data first.',
  () => {
    interface Part {
      id: string;
      parentId: string | null;
    }
    function pathOf(part: Part, parts: ReadonlyMap<string, Part>): string[] {
      const parent = part.parentId === null ? undefined : parts.get(part.parentId);
      return parent ? [...pathOf(parent, parts), part.id] : [part.id];
    }
    const good: Part[] = [
      { id: 'a', parentId: null },
      { id: 'b', parentId: 'a' },
      { id: 'c', parentId: 'b' },
    ];
    const byId = new Map(good.map((part) => [part.id, part]));
    expect(pathOf({ id: 'c', parentId: 'b' }, byId)).toEqual(['a', 'b', 'c']);
    const own: Part = { id: 'x', parentId: 'x' };
    expect(() => pathOf(own, new Map([['x', own]]))).toThrow(RangeError);
  },
);

claim('A column indents them and renders the button.', async () => {
  await render(<BudgetTree />);
  await expect
    .poll(names)
    .toEqual(['Operations', 'Fleet', 'Vans', 'Cargo bikes', 'Depots', 'People']);
  await button('Fleet').click();
  await expect.poll(names).toEqual(['Operations', 'Fleet', 'Depots', 'People']);
  await button('People').click();
  await expect.poll(names).toContain('Hiring');
  const indent = (name: string) => {
    const cell = [...document.querySelectorAll('[role="gridcell"][data-field="name"] > div')].find(
      ({ textContent }) => textContent === name,
    );
    return cell ? parseFloat(getComputedStyle(cell).paddingInlineStart) : NaN;
  };
  expect(indent('Fleet')).toBeGreaterThan(indent('Operations'));
});

claim(
  'Sort by budget: children stay below their parent, because `linesOf` sorts only the children of the same parent.',
  async () => {
    await render(<BudgetTree />);
    await sortByBudget();
    await expect
      .poll(names)
      .toEqual(['People', 'Operations', 'Depots', 'Fleet', 'Cargo bikes', 'Vans']);
  },
);

claim('With `sortingMode="server"`, the grid doesn\'t sort the rows itself.', async () => {
  const rows = [
    { id: 1, name: 'b' },
    { id: 2, name: 'a' },
  ];
  await render(
    <div style={{ height: 300 }}>
      <DataGrid
        rows={rows}
        columns={[{ field: 'name' }]}
        sortingMode="server"
        sortModel={[{ field: 'name', sort: 'asc' }]}
      />
    </div>,
  );
  await expect.poll(names).toEqual(['b', 'a']);
});

claim(
  '**Filtering:** a grid filter would hide the parents of matching rows, so filters are off.',
  async () => {
    const rows = [
      { id: 'ops', name: 'Operations' },
      { id: 'vans', parent: 'ops', name: 'Vans' },
    ];
    const { rerender } = await render(
      <div style={{ height: 300 }}>
        <DataGrid
          rows={rows}
          columns={[{ field: 'name' }]}
          filterModel={{ items: [{ field: 'name', operator: 'equals', value: 'Vans' }] }}
        />
      </div>,
    );
    await expect.poll(names).toEqual(['Vans']);
    await rerender(<BudgetTree />);
    await page.getByRole('columnheader', { name: 'Unit' }).hover();
    await button('Unit column menu').click();
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Filter' }).query()).toBeNull();
  },
);

claim(
  "**Screen readers:** the element has the role `grid` and not `treegrid`, so screen readers don't announce levels. The button has a name and `aria-expanded`.",
  async () => {
    await render(<BudgetTree />);
    await expect.element(page.getByRole('grid', { name: 'Budget by unit' })).toBeVisible();
    expect(document.querySelector('[role="treegrid"]')).toBeNull();
    expect(document.querySelector('[aria-level]')).toBeNull();
    await expect.element(button('Fleet')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(button('People')).toHaveAttribute('aria-expanded', 'false');
  },
);

claim('The MIT package shows at most 100 rows per page.', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const pageSize = (size: number) => ({ pagination: { paginationModel: { pageSize: size } } });
  await render(
    <div style={{ height: 300 }}>
      <DataGrid
        rows={Array.from({ length: 150 }, (_, id) => ({ id, name: `n${id}` }))}
        columns={[{ field: 'name' }]}
        initialState={pageSize(100)}
      />
    </div>,
  );
  await expect.element(page.getByText('1–100 of 150')).toBeVisible();
  const { container } = await render(
    <Boundary>
      <DataGrid
        rows={[]}
        columns={[{ field: 'name' }]}
        paginationModel={{ page: 0, pageSize: 101 }}
      />
    </Boundary>,
  );
  expect(container.textContent).toContain('100');
  expect(container.textContent).toContain('pageSize');
});

claim('**`treeData` has no effect.** `DataGrid` ignores it.', async () => {
  const error = vi.spyOn(console, 'error');
  const getTreeDataPath = vi.fn((row: { path: string[] }) => row.path);
  const tree = { treeData: true, getTreeDataPath };
  const props: DataGridProps = {
    rows: [
      { id: 1, name: 'a', path: ['a'] },
      { id: 2, name: 'b', path: ['a', 'b'] },
    ],
    columns: [{ field: 'name' }],
  };
  await render(
    <div style={{ height: 300 }}>
      <DataGrid {...props} {...tree} />
    </div>,
  );
  await expect.poll(names).toEqual(['a', 'b']);
  expect(getTreeDataPath).not.toHaveBeenCalled();
  expect(document.querySelectorAll('[role="columnheader"]')).toHaveLength(1);
  expect(error).not.toHaveBeenCalled();
});

/** The guides as they are in the repository of MUI X. */
const treeData = {
  url: 'https://github.com/mui/mui-x/blob/02573eebfd503a4c1a3f6ff5e093d23c3e4f0fab/docs/data/data-grid/tree-data/tree-data.md',
  checked: '2026-11-25',
};
const rowGrouping = {
  url: 'https://github.com/mui/mui-x/blob/00b0d3ba7ed6195d65edbe04b1824ad7285cdb43/docs/data/data-grid/row-grouping/row-grouping.md',
  checked: '2026-11-25',
};

sourced(
  "The grid adds a column for the tree, so `columns` doesn't need one for the name.",
  treeData,
);
sourced(
  '`disableChildrenSorting`, `disableChildrenFiltering` | Limit sorting and filtering to the top level',
  treeData,
);
sourced('`groupingColDef` | Header, width and rendering of the tree column', rowGrouping);
sourced(
  '`defaultGroupingExpansionDepth` | Levels that are open at first; `-1` opens all',
  rowGrouping,
);
sourced('`isGroupExpandedByDefault` | `(node) => boolean`; overrides the prop above', rowGrouping);
sourced(
  'It applies when the grid loads the rows. To open a row later, call `apiRef.current.setRowChildrenExpansion(id, true)`.',
  rowGrouping,
);

claim(
  'Keep the ids of the open rows in your state, and compute the rows to show: a row, then its children if it is open.',
  async () => {
    await render(<BudgetTree />);
    await expect.poll(names).toContain('Vans');
    await button('Operations').click();
    await expect.poll(names).toEqual(['Operations', 'People']);
    await button('Operations').click();
    // Fleet was open before, and still is.
    await expect.poll(names).toContain('Vans');
  },
);

claim("**Selection:** selecting a parent doesn't select its children.", async () => {
  const changed = vi.fn<(ids: unknown[]) => void>();
  await render(
    <div style={{ height: 300 }}>
      <DataGrid
        rows={[
          { id: 'ops', name: 'Operations' },
          { id: 'vans', parent: 'ops', name: 'Vans' },
        ]}
        columns={[{ field: 'name' }]}
        onRowSelectionModelChange={({ ids }) => changed([...ids])}
      />
    </div>,
  );
  await page.getByText('Operations').click();
  await expect.poll(() => changed.mock.lastCall?.[0]).toEqual(['ops']);
});

claim(
  '**Pagination:** pages count rows, so a page can end between a parent and its children.',
  async () => {
    await render(
      <div style={{ height: 300 }}>
        <DataGrid
          rows={[
            { id: 'ops', name: 'Operations' },
            { id: 'vans', parent: 'ops', name: 'Vans' },
          ]}
          columns={[{ field: 'name' }]}
          pageSizeOptions={[1]}
          initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
        />
      </div>,
    );
    await expect.poll(names).toEqual(['Operations']);
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(names).toEqual(['Vans']);
  },
);
