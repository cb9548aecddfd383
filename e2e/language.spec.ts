import { expect, open, test } from './support';

const PAGE = '/x/react-data-grid/sorting/';

test('the language selector opens and closes by keyboard, and marks the current language', async ({
  page,
}) => {
  await open(page, PAGE);
  const selector = page.getByText('Language: English');
  const english = page.getByRole('link', { name: 'English' });
  await selector.focus();
  await page.keyboard.press('Enter');
  await expect(english).toBeVisible();
  await expect(english).toHaveAttribute('aria-current', 'true');
  await expect(english).toHaveAttribute('href', PAGE);

  await page.keyboard.press('Tab');
  await expect(english).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(english).toBeHidden();
  await expect(page.locator('summary:focus')).toContainText('Language: English');

  await page.keyboard.press('Space');
  await expect(english).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(english, 'when the focus has gone on').toBeHidden();

  await selector.click();
  await expect(english).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(english, 'after a click elsewhere').toBeHidden();
});

test('the language selector is in the menu on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/playground/');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const english = page.getByRole('link', { name: 'English' });
  await expect(english).toBeVisible();
  await expect(english).toHaveAttribute('aria-current', 'true');
});
