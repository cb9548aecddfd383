import { DataGrid, type GridApi, type GridDataSource } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const api: RefObject<GridApi | null> = { current: null };

function Grid({ dataSource }: { dataSource: GridDataSource }) {
  return (
    <div style={{ height: 300 }}>
      <DataGrid apiRef={api} columns={[{ field: 'name' }]} dataSource={dataSource} />
    </div>
  );
}

claim('In production it logs nothing.', async () => {
  const log = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  const getRows = vi.fn(() => Promise.reject(new Error('No.')));
  const dataSource = { getRows };
  await render(<Grid dataSource={dataSource} />);
  await expect.poll(() => getRows).toHaveBeenCalled();
  await api.current?.dataSource.fetchRows();
  expect(log).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
