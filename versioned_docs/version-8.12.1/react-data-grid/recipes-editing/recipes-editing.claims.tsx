import { claim } from '@portal/claims';
import { DataGrid, type GridApi } from '@mui/x-data-grid';
import type * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AddAndEdit from './demos/AddAndEdit';
import CountryAndCity from './demos/CountryAndCity';
import ManageMembers from './demos/ManageMembers';
import OneClick from './demos/OneClick';
import UndoEdits from './demos/UndoEdits';

const cell = (id: number | string, field: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${id}"] [data-field="${field}"]`,
  );
  if (!found) {
    throw new Error(`no cell ${field} in row ${id}`);
  }
  return found;
};
const input = (id: number | string, field: string) => cell(id, field).querySelector('input');
const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const status = () => document.querySelector('[role="status"]')?.textContent;

async function open(id: number | string, field: string) {
  await userEvent.dblClick(cell(id, field));
  await expect.poll(() => input(id, field)).not.toBeNull();
}

claim(
  'Cancel or **Escape** removes it again. The server receives it when the user saves it.',
  async () => {
    await render(<ManageMembers />);
    const add = page.getByRole('button', { name: 'Add a member' });
    await add.click();
    await page.getByRole('menuitem', { name: 'Cancel new member' }).click();
    await expect.poll(ids).toHaveLength(3);
    await add.click();
    await expect.poll(ids).toHaveLength(4);
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await userEvent.keyboard('{Escape}');
    await expect.poll(ids).toHaveLength(3);
    await add.click();
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await userEvent.keyboard('Ayşe{Enter}');
    await expect.poll(status).toBe('Ayşe is saved.');
    expect(ids()).toHaveLength(4);
  },
);

claim(
  'If the request fails, the row stays in edit mode with its values. The same happens if the name is empty.',
  async () => {
    await render(<ManageMembers />);
    await page.getByRole('switch').click();
    await page.getByRole('menuitem', { name: 'Edit Elin Berg' }).click();
    await expect.poll(() => input('m-3', 'name')?.value).toBe('Elin Berg');
    await userEvent.fill(input('m-3', 'name') ?? document.body, '');
    await userEvent.keyboard('{Enter}');
    await expect.poll(status).toBe('Not saved. Enter a name.');
    await userEvent.fill(input('m-3', 'name') ?? document.body, 'Elin Holm');
    await page.getByRole('menuitem', { name: 'Save Elin Berg' }).click();
    await expect.poll(status).toBe('Not saved. The server cannot be reached.');
    expect(input('m-3', 'name')?.value).toBe('Elin Holm');
  },
);

claim('A dialog asks first. The row disappears after the server has deleted it.', async () => {
  await render(<ManageMembers />);
  const remove = async () => {
    await page.getByRole('menuitem', { name: 'Delete Ngozi Udeh' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
  };
  await page.getByRole('switch').click();
  await remove();
  await expect.poll(status).toContain('Ngozi Udeh is not deleted.');
  expect(ids()).toHaveLength(3);
  await page.getByRole('switch').click();
  await remove();
  await expect.poll(status).toBe('Ngozi Udeh is deleted.');
  await expect.poll(ids).toEqual(['m-1', 'm-3']);
});

claim(
  'If you click another cell, the focus leaves the first one, so the grid saves and closes it. The keyboard works as before: **Enter** opens a cell.',
  async () => {
    await render(<OneClick />);
    await userEvent.click(cell(1, 'spelling'));
    await expect.poll(() => input(1, 'spelling')?.value).toBe('14');
    await userEvent.fill(input(1, 'spelling') ?? document.body, '15');
    await userEvent.click(cell(2, 'reading'));
    await expect.poll(() => cell(1, 'spelling').textContent).toBe('15');
    await expect.poll(() => input(2, 'reading')).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => document.activeElement?.closest('[data-id]')?.getAttribute('data-id'))
      .toBe('3');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => input(3, 'reading')?.value).toBe('17');
  },
);

claim(
  "**Enter** saves the new row, and **Escape** removes it: `onRowEditStop` receives the reason, and `isNew` marks rows that haven't been saved. The button is disabled until the new row is saved or removed.",
  async () => {
    await render(<AddAndEdit />);
    const add = page.getByRole('button', { name: 'Add a volunteer' });
    await add.click();
    await expect.element(add).toBeDisabled();
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await userEvent.keyboard('{Escape}');
    await expect.poll(ids).toEqual(['1', '2']);
    await add.click();
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await userEvent.keyboard('Ida{Enter}');
    await expect.poll(() => cell(3, 'name').textContent).toBe('Ida');
    await expect.element(add).toBeEnabled();
  },
);

claim(
  "If you choose another country, the city becomes empty, because the old one isn't in the new list.",
  async () => {
    await render(<CountryAndCity />);
    await open(2, 'country');
    await page.getByRole('row', { name: 'Kite Weather' }).getByRole('combobox').first().click();
    await page.getByRole('option', { name: 'Italy' }).click();
    await expect.poll(() => input(2, 'city')?.value).toBe('');
    await page.getByRole('row', { name: 'Kite Weather' }).getByRole('combobox').nth(1).click();
    await expect.element(page.getByRole('option', { name: 'Bari' })).toBeVisible();
    expect(document.body.textContent).not.toContain('Sapporo');
  },
);

claim(
  'Keep every state of the rows in an array, and remove the last one to undo an edit.',
  async () => {
    await render(<UndoEdits />);
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await open(2, 'grams');
    await userEvent.fill(input(2, 'grams') ?? document.body, '400');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(2, 'grams').textContent).toBe('400');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cell(2, 'grams').textContent).toBe('420');
  },
);

claim(
  'This works without any setup: **Tab** saves the cell and moves to the next one, and a letter or digit opens that one.',
  async () => {
    await render(<UndoEdits />);
    await open(1, 'name');
    await userEvent.keyboard('!{Tab}7');
    await expect.poll(() => cell(1, 'name').textContent).toBe('Rye flour!');
    await expect.poll(() => input(1, 'grams')?.value).toBe('7');
  },
);

claim(
  "**Undo has no effect.** `processRowUpdate` doesn't update your state, so the array of rows is the same as before.",
  async () => {
    const api: React.RefObject<GridApi | null> = { current: null };
    const rows = [{ id: 1, name: 'a' }];
    const columns = [{ field: 'name', editable: true }];
    const grid = (height: number) => (
      <div style={{ height }}>
        <DataGrid
          apiRef={api}
          rows={rows}
          columns={columns}
          processRowUpdate={vi.fn((row: { id: number; name: string }) => row)}
        />
      </div>
    );
    const { rerender } = await render(grid(300));
    await open(1, 'name');
    await userEvent.keyboard('z{Enter}');
    await expect.poll(() => cell(1, 'name').textContent).toBe('az');
    await rerender(grid(310));
    expect(api.current?.getRow<{ name: string }>(1)?.name).toBe('az');
  },
);
