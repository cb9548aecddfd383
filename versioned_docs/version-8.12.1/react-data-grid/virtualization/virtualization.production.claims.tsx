import { claim } from '@portal/claims';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';

const rows = Array.from({ length: 40 }, (_, id) => ({ id, name: `Row ${id}` }));

claim('Your tests find all rows of the page and all columns:', async () => {
  // The grid reads it when it's imported.
  Object.defineProperty(navigator, 'userAgent', {
    configurable: true,
    value: 'Mozilla/5.0 (linux) AppleWebKit/537.36 (KHTML, like Gecko) jsdom/26.1.0',
  });
  const { DataGrid } = await import('@mui/x-data-grid');
  const columns = Array.from({ length: 30 }, (_, index) => ({ field: `c${index}`, width: 100 }));
  await render(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid rows={rows} columns={columns} />
    </div>,
  );
  await expect
    .poll(() => document.querySelectorAll('[role="gridcell"][data-field]').length)
    .toBe(40 * 30);
});
