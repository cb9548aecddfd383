import { DataGrid, type DataGridProps, type GridApi, type GridRowParams } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import type { RefObject } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import GoToRow from './demos/GoToRow';
import MarkChanges from './demos/MarkChanges';
import RowNumbers from './demos/RowNumbers';
import TotalBelow from './demos/TotalBelow';

const api: RefObject<GridApi | null> = { current: null };

interface Row {
  id: number;
  name: string;
  locked: boolean;
}

const rows: Row[] = [
  { id: 1, name: 'a', locked: true },
  { id: 2, name: 'b', locked: false },
];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300 }}>
      <DataGrid apiRef={api} rows={rows} columns={[{ field: 'name' }]} {...props} />
    </div>
  );
}

const values = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );

claim('Sort by another column: the numbers stay 1, 2, 3.', async () => {
  await render(<RowNumbers />);
  await expect.poll(() => values('name')[0]).toBe('Selam Tesfaye');
  expect(values('place')).toEqual(['1', '2', '3', '4']);
  await page.getByRole('columnheader', { name: 'Runner' }).click();
  await expect.poll(() => values('name')[0]).toBe('Hye-jin Bae');
  await expect.poll(() => values('place')).toEqual(['1', '2', '3', '4']);
});

claim("The column has no value, so the numbers aren't part of the CSV export.", async () => {
  await render(
    <Grid columns={[{ field: 'place', renderCell: () => <b>1</b> }, { field: 'name' }]} />,
  );
  expect(values('place')).toEqual(['1', '1']);
  expect(api.current?.getDataAsCsv()).toBe('place,name\r\n,a\r\n,b');
});

claim('Search for a name: the total changes.', async () => {
  await render(<TotalBelow />);
  const total = page.getByRole('status');
  await expect.element(total).toHaveTextContent('Total of 4€342.60');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('omar');
  await expect.element(total).toHaveTextContent('Total of 2€65.80');
});

claim('Go to the page of the row, select it, and scroll to it.', async () => {
  await render(<GoToRow />);
  await page.getByRole('combobox', { name: 'Go to station' }).click();
  await page.getByRole('option', { name: 'Horta' }).click();
  await expect.poll(() => values('id')).toContain('Horta');
  await expect
    .element(page.getByRole('row', { name: /^Horta/ }))
    .toHaveAttribute('aria-selected', 'true');
});

claim("It's bold in addition to the color.", async () => {
  await render(<MarkChanges />);
  expect(document.querySelectorAll('.changed')).toHaveLength(0);
  await page.getByRole('button', { name: 'Measure again' }).click();
  await expect.poll(() => document.querySelectorAll('.changed').length).toBeGreaterThan(0);
  const changed = document.querySelector('.changed [role="gridcell"]') ?? document.body;
  expect(Number(getComputedStyle(changed).fontWeight)).toBeGreaterThanOrEqual(700);
});

claim(
  'The highlight stays until the next measurement, so your users have time to notice it.',
  async () => {
    await render(<MarkChanges />);
    const before = values('liters');
    const marked = () =>
      [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
        row.classList.contains('changed'),
      );
    await page.getByRole('button', { name: 'Measure again' }).click();
    await expect.poll(() => marked().includes(true)).toBe(true);
    expect(marked()).toEqual(values('liters').map((value, index) => value !== before[index]));
    const second = values('liters');
    await page.getByRole('button', { name: 'Measure again' }).click();
    await expect
      .poll(marked)
      .toEqual(values('liters').map((value, index) => value !== second[index]));
  },
);

claim('Prevent selecting a row | `isRowSelectable={({ row }) => !row.locked}`', async () => {
  await render(<Grid isRowSelectable={({ row }: GridRowParams<Row>) => !row.locked} />);
  await page.getByRole('gridcell', { name: 'a' }).click();
  expect(api.current?.getSelectedRows().size).toBe(0);
  await page.getByRole('gridcell', { name: 'b' }).click();
  expect(api.current?.isRowSelected(2)).toBe(true);
});
