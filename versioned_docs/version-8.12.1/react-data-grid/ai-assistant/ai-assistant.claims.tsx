import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ReadyQuestions from './demos/ReadyQuestions';

const docs = { url: 'https://mui.com/x/react-data-grid/ai-assistant/', checked: '2026-11-23' };

const api: React.RefObject<GridApi | null> = { current: null };
const columns: GridColDef[] = [{ field: 'status' }, { field: 'days', type: 'number' }];
const rows = [
  { id: 1, status: 'Open', days: 2 },
  { id: 2, status: 'Closed', days: 9 },
  { id: 3, status: 'Open', days: 14 },
];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 330, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const button = (name: string) => page.getByRole('button', { name, exact: true });

sourced('It needs `DataGridPremium` and a service that processes the prompts.', docs);
sourced(
  'Set `aiAssistant`, pass the panel to its slot, and send each prompt to your server in `onPrompt`.',
  docs,
);
sourced('MUI offers such a service as a paid add-on. Its API key must stay on your server.', docs);
sourced('You can also build your own service.', docs);
sourced('The example values that you provide | If a column has `examples`', docs);
sourced(
  "Random values of the rows | With `allowAiAssistantDataSampling`. Don't set it if the data is sensitive",
  docs,
);
sourced('Voice prompts work in browsers that support speech recognition.', docs);

claim('This needs no service, and the result is always the same.', async () => {
  const fetch = vi.spyOn(window, 'fetch');
  await render(<ReadyQuestions />);
  await button('What is open longest?').click();
  await expect.poll(ids).toEqual(['SUP-12', 'SUP-16', 'SUP-9']);
  await button('What is older than a week?').click();
  await expect.poll(ids).toEqual(['SUP-11', 'SUP-12']);
  expect(fetch).not.toHaveBeenCalled();
});

claim(
  'Click **What is open longest?**, then change the filter in the filter panel: your users can still filter and sort as usual.',
  async () => {
    await render(<ReadyQuestions />);
    await button('What is open longest?').click();
    await expect.poll(() => ids().length).toBe(3);
    await page.getByRole('columnheader', { name: 'Status' }).hover();
    await button('Status column menu').click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByPlaceholder('Filter value').fill('Waiting');
    await expect.poll(ids).toEqual(['SUP-11']);
    await expect.element(button('What is open longest?')).toHaveAttribute('aria-pressed', 'false');
  },
);

claim(
  'In the MIT package, a filter has only one condition. A question can combine it with words for the quick filter, but not with another condition.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const open = { id: 1, field: 'status', operator: 'equals', value: 'Open' };
    const long = { id: 2, field: 'days', operator: '>', value: 7 };
    const { rerender } = await render(<Grid filterModel={{ items: [open, long] }} />);
    await expect.poll(ids).toEqual(['1', '3']);
    await rerender(<Grid filterModel={{ items: [long], quickFilterValues: ['open'] }} />);
    await expect.poll(ids).toEqual(['3']);
  },
);

claim('Check the answer against the columns, then apply it with `apiRef`.', async () => {
  await render(<Grid />);
  const operators = api.current?.getColumn('days')?.filterOperators?.map(({ value }) => value);
  expect(operators).toContain('>');
  expect(operators).not.toContain('contains');
  expect(api.current?.getColumn('unknown')).toBeUndefined();
  api.current?.setFilterModel({ items: [{ field: 'days', operator: '>', value: '7' }] });
  api.current?.setSortModel([{ field: 'days', sort: 'desc' }]);
  await expect.poll(ids).toEqual(['3', '2']);
});

claim(
  'The filter icon and the arrow in the headers show your users what was applied, so they can correct a wrong answer.',
  async () => {
    await render(<Grid />);
    api.current?.setFilterModel({ items: [{ field: 'days', operator: '>', value: '7' }] });
    api.current?.setSortModel([{ field: 'days', sort: 'desc' }]);
    await expect.element(button('Show filters')).toBeVisible();
    await expect
      .element(page.getByRole('columnheader', { name: 'days' }))
      .toHaveAttribute('aria-sort', 'descending');
  },
);
