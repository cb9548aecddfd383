import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { claim, sourced } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import HeaderFields from './demos/HeaderFields';

const columns: GridColDef[] = [{ field: 'name', width: 120 }];
const rows = [{ id: 1, name: 'Anna' }];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const field = (name: string) => page.getByRole('textbox', { name: `Filter ${name}` });
const sorting = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.getAttribute('aria-sort'));

claim('`DataGrid` from the MIT package ignores it.', async () => {
  const ignored: object = { headerFilters: true, headerFilterHeight: 80 };
  await render(<Grid {...ignored} />);
  await expect.poll(ids).toEqual(['1']);
  expect(page.getByRole('textbox').query()).toBeNull();
  expect(document.querySelectorAll('[role="columnheader"]')).toHaveLength(1);
});

claim('Type "atr" under **Type** and "gent" under **Base**: rows must match both.', async () => {
  await render(<HeaderFields />);
  await field('Type').fill('atr');
  await expect.poll(ids).toEqual(['D-BOLT', 'D-ECHO']);
  await field('Base').fill('gent');
  await expect.poll(ids).toEqual(['D-ECHO']);
});

claim('The columns never change, so the fields keep the focus when the rows change.', async () => {
  await render(<HeaderFields />);
  await field('Type').click();
  await userEvent.keyboard('atr');
  await expect.poll(ids).toEqual(['D-BOLT', 'D-ECHO']);
  await expect.element(field('Type')).toHaveFocus();
  await expect.element(field('Type')).toHaveValue('atr');
});

claim(
  '`stopPropagation` prevents a click or **Enter** in a field from sorting the column, and arrow keys from moving the focus.',
  async () => {
    await render(<HeaderFields />);
    await field('Type').click();
    await field('Base').click();
    await userEvent.keyboard('t 7{ArrowLeft}{ArrowLeft}n{ArrowDown}{Enter}');
    await expect.element(field('Base')).toHaveValue('tn 7');
    await expect.element(field('Base')).toHaveFocus();
    expect(new Set(sorting())).toEqual(new Set(['none']));
    // Outside of the field, both sort.
    const header = page.getByRole('columnheader').nth(1);
    await header.click({ position: { x: 24, y: 24 } });
    await expect.poll(sorting).toContain('ascending');
    await userEvent.keyboard('{Enter}');
    await expect.poll(sorting).toContain('descending');
  },
);

claim(
  "This solution has limits: there is no operator menu, the texts aren't in `filterModel`, and each field is an additional **Tab** stop.",
  async () => {
    const onFilterModelChange = vi.fn();
    const theme = createTheme({
      components: { MuiDataGrid: { defaultProps: { onFilterModelChange } } },
    });
    await render(
      <ThemeProvider theme={theme}>
        <HeaderFields />
      </ThemeProvider>,
    );
    await field('Registration').fill('b');
    await expect.poll(ids).toEqual(['D-AIRB', 'D-BOLT', 'D-CUBE']);
    expect(onFilterModelChange).not.toHaveBeenCalled();
    expect(
      page
        .getByRole('columnheader')
        .getByRole('button', { name: /menu|operator/i })
        .query(),
    ).toBeNull();
    for (const name of ['Type', 'Base', 'Seats']) {
      await userEvent.keyboard('{Tab}');
      await expect.element(field(name)).toHaveFocus();
    }
  },
);

claim('`columnHeaderHeight` makes room for the fields.', async () => {
  await render(<HeaderFields />);
  const header = page.getByRole('columnheader').first().element().getBoundingClientRect();
  const input = field('Registration').element().getBoundingClientRect();
  expect(header.height).toBe(96);
  expect(input.bottom).toBeLessThanOrEqual(header.bottom);
});

const source = {
  url: 'https://github.com/mui/mui-x/blob/00e0397c8b9216f6431cd32b979cb51004b71c83/docs/data/data-grid/filtering/header-filters.md',
  checked: '2026-11-23',
};
sourced('They require `DataGridPro` or `DataGridPremium`.', source);
sourced('Users can switch the operator in the menu of a field.', source);
sourced(
  'If the operator has its own `InputComponent`, the header filter uses it, too. The component then also receives `headerFilterMenu` and `clearButton`, which it should render next to its field.',
  source,
);
