import { DataGrid, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';

const columns = [{ field: 'name', width: 120 }, { field: 'days' }];
const rows = [
  { id: 1, name: 'Sarek', days: 9 },
  { id: 2, name: 'Lofoten', days: 6 },
];

const apiRef: RefObject<GridApi | null> = { current: null };

/** Renders a grid and returns its API. */
async function grid(props: Partial<DataGridProps> = {}): Promise<GridApi> {
  await render(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>,
  );
  if (!apiRef.current) {
    throw new Error('The grid has no API.');
  }
  return apiRef.current;
}

claim(
  "Don't use `exportOnlyDirtyModels` to save settings: it leaves out a changed page size on the first page and a changed density.",
  async () => {
    const api = await grid({ pageSizeOptions: [10, 100] });
    api.setPageSize(10);
    api.setDensity('compact');
    await expect
      .poll(() => api.exportState())
      .toMatchObject({
        pagination: { paginationModel: { page: 0, pageSize: 10 } },
        density: 'compact',
      });
    const dirty = api.exportState({ exportOnlyDirtyModels: true });
    expect(dirty).not.toHaveProperty('pagination.paginationModel');
    expect(dirty).not.toHaveProperty('density');
  },
);

claim(
  'Columns that define `width`, `flex`, `minWidth` or `maxWidth` are exported with their dimensions, even if nobody has resized them.',
  async () => {
    const api = await grid({
      columns: [
        { field: 'name', width: 120 },
        { field: 'days', flex: 1 },
        { field: 'a', minWidth: 60 },
        { field: 'b', maxWidth: 90 },
        { field: 'c' },
      ],
    });
    expect(Object.keys(api.exportState().columns?.dimensions ?? {})).toEqual([
      'name',
      'days',
      'a',
      'b',
    ]);
  },
);

claim('This also restores widths.', async () => {
  const api = await grid();
  const first = api.exportState();
  api.setColumnWidth('name', 250);
  await expect.poll(() => api.getColumn('name').computedWidth).toBe(250);
  api.restoreState(first);
  await expect.poll(() => api.getColumn('name').computedWidth).toBe(120);
});

claim(
  'The columns define no width, and nobody has resized them. They have the default width of 100 px.',
  async () => {
    const api = await grid();
    expect(api.exportState().columns?.dimensions).not.toHaveProperty('days');
    expect(api.getColumn('days').computedWidth).toBe(100);
  },
);
