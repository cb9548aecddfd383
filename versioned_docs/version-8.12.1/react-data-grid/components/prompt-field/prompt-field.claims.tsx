import * as dataGrid from '@mui/x-data-grid';
import { DataGrid, Toolbar, useGridApiContext, type GridColDef } from '@mui/x-data-grid';
import TextField from '@mui/material/TextField';
import { claim, sourced } from '@portal/claims';
import * as React from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const docs = {
  url: 'https://mui.com/x/react-data-grid/components/prompt-field/',
  checked: '2026-11-23',
};

const rows = [
  { id: 1, customer: 'Nakamura Optics', amount: 9720 },
  { id: 2, customer: 'Okafor & Sons', amount: 88 },
];
const columns: GridColDef[] = [
  { field: 'customer', width: 180 },
  { field: 'amount', type: 'number' },
];

// As on the page.
function CommandToolbar() {
  const apiRef = useGridApiContext();

  function run(command: string) {
    const amount = /^above (\d+)$/.exec(command)?.[1];
    if (amount) {
      apiRef.current.setFilterModel({ items: [{ field: 'amount', operator: '>', value: amount }] });
    } else {
      const quickFilterValues = command.split(' ').filter(Boolean);
      apiRef.current.setFilterModel({ items: [], quickFilterValues });
    }
  }

  return (
    <Toolbar>
      <TextField
        size="small"
        label="Search, or type: above 1000"
        onKeyDown={({ key, target }) => {
          if (key === 'Enter' && target instanceof HTMLInputElement) run(target.value);
        }}
      />
    </Toolbar>
  );
}

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const field = () => page.getByRole('textbox');

const grid = () => (
  <div style={{ height: 300 }}>
    <DataGrid rows={rows} columns={columns} slots={{ toolbar: CommandToolbar }} showToolbar />
  </div>
);

sourced('Use it to build your own UI for the assistant.', docs);
sourced('`PromptField` | Provides the state | A `div`', docs);
sourced(
  '`PromptFieldControl` | The text field; **Enter** sends the prompt | `baseTextField`',
  docs,
);
sourced('`PromptFieldSend` | The button that sends the prompt | `baseIconButton`', docs);
sourced('`PromptFieldRecord` | The button that records speech | `baseIconButton`', docs);
sourced('Set `aria-label` on the buttons and on the text field.', docs);

claim('It needs `DataGridPremium`.', () => {
  const names = Object.keys(dataGrid);
  expect(names).toContain('QuickFilterControl');
  expect(names.filter((name) => name.startsWith('PromptField'))).toEqual([]);
});

claim(
  'With the MIT package, you can put your own text field into the toolbar. This field searches in all columns, or filters by amount if you type `above 1000`:',
  async () => {
    await render(grid());
    for (const [search, found] of [
      ['sons', '2'],
      ['above 1000', '1'],
      // Replaces the filter of the amount.
      ['sons', '2'],
      ['9720', '1'],
    ] as const) {
      await field().fill(search);
      await userEvent.keyboard('{Enter}');
      await expect.poll(ids).toEqual([found]);
    }
  },
);

claim(
  '**The text field loses focus after each letter.** The toolbar component is defined inside another component.',
  async () => {
    function Page() {
      const [text, setText] = React.useState('');
      const slots = {
        toolbar: () => (
          <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
        ),
      };
      return (
        <div style={{ height: 300 }}>
          <DataGrid rows={rows} columns={columns} slots={slots} showToolbar />
        </div>
      );
    }
    await render(<Page />);
    await page.getByLabelText('text').click();
    await userEvent.keyboard('x');
    await expect.element(page.getByLabelText('text')).toHaveValue('x');
    await expect.element(page.getByLabelText('text')).not.toHaveFocus();
  },
);
