import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridApi,
  type GridDataSource,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FoldersFromServer from './demos/FoldersFromServer';

const DOCS = 'https://mui.com/x/react-data-grid/server-side-data/tree-data/';
const PRO = 'https://github.com/mui/mui-x/blob';
const BASE = `${PRO}/d946dd79bc860f78d6aaf64bc85f9ade8fc38d18/packages/x-data-grid-pro/src/hooks/features/dataSource/useGridDataSourceBasePro.ts`;
const CELL = `${PRO}/0bc76ff9651f3691ba12496a2e2bb6ba3e244c59/packages/x-data-grid-pro/src/components/GridDataSourceTreeDataGroupingCell.tsx`;
const TREE = `${PRO}/3d9872ce3b47cd12f5877166741feeca3f136094/packages/x-data-grid-pro/src/hooks/features/serverSideTreeData/useGridDataSourceTreeDataPreProcessors.tsx`;
const GUIDE = `${PRO}/022f8b3dc13f47ac81cba9cc8ccbdc804adca586/docs/data/data-grid/server-side-data/tree-data.md`;
const checked = '2026-11-23';

const api: RefObject<GridApi | null> = { current: null };

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const folder = (name: RegExp) => page.getByRole('button', { name });

claim(
  "The MIT package never builds a tree. It doesn't call these two functions, and its `groupKeys` are always empty.",
  async () => {
    const getRows = vi.fn<GridDataSource['getRows']>(() =>
      Promise.resolve({ rows: [{ id: 'a', name: 'a', children: 2 }], rowCount: 1 }),
    );
    const dataSource = {
      getRows,
      getGroupKey: vi.fn(() => 'a'),
      getChildrenCount: vi.fn(() => 2),
    };
    // The types of the MIT package don't have this prop.
    const commercial: object = { treeData: true };
    await render(
      <div style={{ height: 300, width: 400 }}>
        <DataGrid
          apiRef={api}
          columns={[{ field: 'name' }]}
          dataSource={dataSource}
          {...commercial}
        />
      </div>,
    );
    await expect.poll(ids).toEqual(['a']);
    expect(api.current?.getAllColumns().map(({ field }) => field)).toEqual(['name']);
    for (const [params] of getRows.mock.calls) {
      expect(params).toHaveProperty('groupKeys', []);
    }
    expect(dataSource.getGroupKey).not.toHaveBeenCalled();
    expect(dataSource.getChildrenCount).not.toHaveBeenCalled();
  },
);

claim('Open **plans**, then **roof** inside it.', async () => {
  await render(<FoldersFromServer />);
  await expect.poll(ids).toEqual(['/contracts', '/plans', '/readme.txt']);
  await folder(/plans/).click();
  await expect.element(folder(/… plans/)).toBeVisible();
  await folder(/roof/).click();
  await expect
    .poll(ids)
    .toEqual([
      '/contracts',
      '/plans',
      '/plans/roof',
      '/plans/roof/truss.dwg',
      '/plans/site.dwg',
      '/readme.txt',
    ]);
});

claim(
  "Turn on **The server fails** and open **contracts**: the row says that it wasn't loaded, and a second click tries again.",
  async () => {
    await render(<FoldersFromServer />);
    const fails = page.getByRole('switch', { name: 'The server fails' });
    await fails.click();
    await folder(/contracts/).click();
    await expect.element(folder(/contracts: not loaded, try again/)).toBeVisible();
    await fails.click();
    await folder(/contracts/).click();
    await expect.poll(ids).toContain('/contracts/lease.pdf');
  },
);

claim(
  'Closing a folder discards its files, so opening it again shows the latest ones.',
  async () => {
    await render(<FoldersFromServer />);
    await folder(/contracts/).click();
    await expect.poll(ids).toContain('/contracts/lease.pdf');
    await folder(/− contracts/).click();
    await expect.poll(ids).not.toContain('/contracts/lease.pdf');
    await folder(/\+ contracts/).click();
    // It loads again.
    await expect.element(folder(/… contracts/)).toBeVisible();
    await expect.poll(ids).toContain('/contracts/lease.pdf');
  },
);

claim('The demo ignores clicks on a folder that is loading.', async () => {
  await render(<FoldersFromServer />);
  await folder(/contracts/).click();
  await folder(/… contracts/).click();
  await expect.poll(ids).toContain('/contracts/lease.pdf');
  await expect.element(folder(/− contracts/)).toBeVisible();
});

sourced('Lazy loading of tree data is part of the Pro and Premium plans.', { url: DOCS, checked });

sourced(
  '`groupKeys` | Keys from the top level to the expanded row. An empty array for the top level',
  { url: DOCS, checked },
);

sourced(
  "`getChildrenCount` | Returns the number of children, or `-1` if there are some but you don't know how many",
  { url: DOCS, checked },
);

sourced('`getGroupKey` | Returns the key of a row, which must be unique among its siblings', {
  url: TREE,
  checked,
});

sourced(
  'A request for children has the same `start` and `end` as the current page, so ignore them and return all children.',
  { url: BASE, checked },
);

sourced(
  '**The row count** is read from every response. Return the number of top-level rows in responses for children, too.',
  { url: BASE, checked },
);

sourced(
  '**Expanding a row again** uses the cache, if it still has the children. Otherwise, the grid requests them again.',
  { url: CELL, checked },
);

sourced(
  "**Errors** in a branch appear as a dot on the row's arrow, with the message in its tooltip.",
  { url: CELL, checked },
);

sourced(
  'The grid also calls `onDataSourceError`, whose error has the `groupKeys` in its `params`.',
  { url: BASE, checked },
);

sourced(
  '**`defaultGroupingExpansionDepth`** expands rows after they load, level by level, with a request for each row.',
  { url: GUIDE, checked },
);

sourced(
  '**To reload the children of a row**, call `apiRef.current.dataSource.cache.clear()`, then `apiRef.current.dataSource.fetchRows(id)`.',
  { url: BASE, checked },
);

sourced(
  '**A row has no arrow.** `getChildrenCount` returned 0 or `undefined`. Return the number of children, or `-1`.',
  { url: CELL, checked },
);

sourced(
  '**"The values returned by `getGroupKey` for all the sibling rows should be unique."** Two rows with the same parent have the same key.',
  { url: TREE, checked },
);

claim('The cache keeps responses for five minutes by default.', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const cache = new GridDataSourceCacheDefault({});
    const params = { sortModel: [], filterModel: { items: [] }, start: 0, end: 9 };
    const response = { rows: [{ id: 'a' }], rowCount: 1 };
    cache.set(params, response);
    vi.setSystemTime(Date.now() + 300_000);
    expect(cache.get(params)).toBe(response);
    vi.setSystemTime(Date.now() + 1);
    expect(cache.get(params)).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
