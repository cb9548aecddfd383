import { expect, open, test } from './support';

const PAGE = '/x/introduction/installation/';

test('follows the system until the reader chooses a mode, and again when they choose system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, PAGE);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');

  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    mode: 'dark',
    'color-scheme': 'dark',
  });

  await open(page, PAGE);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'System mode' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('other tabs follow', async ({ page, context }) => {
  await open(page, PAGE);
  const other = await context.newPage();
  await open(other, PAGE);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('button', { name: 'Dark mode' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('shows the stored mode before any bundle script runs', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mode', 'dark'));
  await page.route('**/assets/js/**', (route) => route.fulfill({ body: '' }));
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(background).toBe('rgb(16, 17, 28)');
});

for (const [name, breakStorage] of Object.entries({
  'rubbish in storage': () => localStorage.setItem('mode', '<img onerror=alert(1)>'),
  'storage that throws': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
})) {
  test(`with ${name} the mode is system, and the switch still works`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Light mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}

test("a query can't set the mode or leave a wrong one", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${PAGE}?docusaurus-theme=dark&docusaurus-data-theme=evil`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
});
