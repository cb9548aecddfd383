import type { Locator, Page } from '@playwright/test';

import { expect, open, test, wakeDemos } from './support';

/** Opens one of the Data Grid's demo applications, and waits until it is running. */
async function openApp(page: Page, name: string): Promise<Locator> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/x/react-data-grid/demos/${name}/`);
  await wakeDemos(page);
  // Not its code, which contains the same text.
  const app = page.getByRole('group', { name: /, live$/ });
  await expect(app.getByRole('row').nth(2)).toBeVisible();
  return app;
}

test('prices start moving when the reader starts them, and stop on pause', async ({ page }) => {
  await page.clock.install();
  const app = await openApp(page, 'real-time-data');
  const trades = app.getByText(/^[\d,]+ trades$/);
  const prices = () => app.locator('[role=gridcell][data-field=last]').allInnerTexts();
  await expect(trades).toHaveText('0 trades');
  const before = await prices();

  await app.getByRole('button', { name: 'Start' }).click();
  await expect(app.getByText('Prices are live.')).toBeVisible();
  await expect(trades).not.toHaveText('0 trades');
  await expect.poll(prices).not.toEqual(before);

  await app.getByRole('button', { name: 'Pause' }).click();
  await expect(app.getByText(/^Paused at/)).toBeVisible();
  const paused = await prices();
  await page.clock.runFor(5000);
  expect(await prices()).toEqual(paused);
});

test('rows can be sorted by changing values while they change', async ({ page }) => {
  const app = await openApp(page, 'real-time-data');
  await app.getByRole('button', { name: 'Start' }).click();
  await app.getByRole('columnheader', { name: 'Change' }).click();
  await expect(app.getByRole('columnheader', { name: 'Change' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect
    .poll(async () => {
      const changes = (await app.locator('[role=gridcell][data-field=change]').allInnerTexts()).map(
        (text) => Number(text),
      );
      return Math.max(...changes.slice(0, 5));
    })
    .toBeLessThan(-3);
});

test('a range of days can be booked by keyboard, uses up vacation days, and can be undone', async ({
  page,
}) => {
  const app = await openApp(page, 'time-off-calendar');
  const row = app.getByRole('row').filter({ hasText: 'Adaeze Obi' });
  await app.getByRole('combobox', { name: 'Team' }).click();
  await page.getByRole('option', { name: 'Engineering' }).click();
  const left = async () => Number(/(\d+) left/.exec(await row.innerText())?.[1]);
  const before = await left();

  await app.getByRole('button', { name: 'Next month' }).click();
  await row.locator('[data-field=name]').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First day')).toHaveValue('2025-10-30');
  await expect(dialog.getByLabel('Last day')).toHaveValue('2025-10-31');
  await dialog.getByRole('button', { name: /^Book/ }).click();
  await expect(app.getByRole('status')).toContainText('Holiday booked');
  expect(await left()).toBe(before - 2);

  await app.getByRole('button', { name: 'Undo' }).click();
  await expect(row.locator('[data-kind]').last()).not.toHaveAttribute('data-end', '');
  expect(await left()).toBe(before);
});

test('a price below cost is rejected with a reason, and one above cost can be undone', async ({
  page,
}) => {
  const app = await openApp(page, 'inventory');
  const price = app
    .getByRole('row')
    .filter({ hasText: 'TE-0001' })
    .locator('[role=gridcell][data-field=price]');
  const before = await price.innerText();
  await price.dblclick();
  await price.getByRole('spinbutton').fill('5');
  await expect(page.getByRole('tooltip')).toContainText('It costs');
  await page.keyboard.press('Enter');
  await expect(price.getByRole('spinbutton')).toHaveValue('5');

  await price.getByRole('spinbutton').fill('210');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(price).toHaveText('210.00');
  await page.keyboard.press('Control+z');
  await expect(price).toHaveText(before);
});

test('a bulk action changes the selected products, and is undone in one step', async ({ page }) => {
  const app = await openApp(page, 'inventory');
  await app.getByRole('button', { name: 'Sold out' }).click();
  await app.getByRole('checkbox', { name: 'Select all rows' }).check();
  const count = /^\d+/.exec(await app.getByText(/^\d+ selected$/).innerText())?.[0];
  await app.getByRole('button', { name: 'Restock' }).click();
  await expect(app.getByRole('status')).toHaveText(`${count} products restocked`);
  await expect(app.getByText('No results found.')).toBeVisible();
  await app.getByRole('button', { name: 'Undo' }).click();
  await expect(app.getByText(`1–${count} of ${count}`)).toBeVisible();
});
