import { DataGrid } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';

claim(
  'The grid ignores a second sort or filter item, and logs an error during development.',
  async () => {
    const error = vi.spyOn(console, 'error');
    await render(
      <div style={{ height: 300 }}>
        <DataGrid
          rows={[
            { id: 1, name: 'a' },
            { id: 2, name: 'b' },
          ]}
          columns={[{ field: 'name' }, { field: 'id' }]}
          sortModel={[
            { field: 'name', sort: 'desc' },
            { field: 'id', sort: 'desc' },
          ]}
          filterModel={{
            items: [
              { id: 1, field: 'name', operator: 'equals', value: 'b' },
              { id: 2, field: 'name', operator: 'equals', value: 'a' },
            ],
          }}
        />
      </div>,
    );
    await expect
      .poll(() => document.querySelector('[role="gridcell"][data-field="name"]')?.textContent)
      .toBe('b');
    expect(error).not.toHaveBeenCalled();
  },
);
