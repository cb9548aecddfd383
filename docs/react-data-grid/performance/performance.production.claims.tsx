import { DataGrid } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { Profiler } from 'react';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';

claim(
  'React calls `onRender` in development and in profiling builds, but not in regular production builds.',
  async () => {
    const onRender = vi.fn();
    await render(
      <Profiler id="grid" onRender={onRender}>
        <div style={{ height: 300 }}>
          <DataGrid rows={[{ id: 1, name: 'a' }]} columns={[{ field: 'name' }]} />
        </div>
      </Profiler>,
    );
    await expect.poll(() => document.querySelector('[role="gridcell"]')).not.toBeNull();
    expect(onRender).not.toHaveBeenCalled();
  },
);
