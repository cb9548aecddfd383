import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { startDevServer, type DevServer } from './devServer';
import { DEV_PORT } from './ports';
import { expect, test } from './support';

test.describe.configure({ mode: 'serial', timeout: 240_000 });
// The development build logs a lot to the console.
test.use({ allowsConsoleErrors: true });

test('the development server compiles pages on demand, and updates after all kinds of edits', async ({
  page,
}) => {
  let server: DevServer | undefined;
  try {
    const { origin, edit, file, output } = (server = await startDevServer('dev', DEV_PORT));
    const arrives = { timeout: 30_000 };
    const heading = page.getByRole('heading', { level: 1 });
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    let loads = 0;
    page.on('load', () => (loads += 1));

    await test.step('the first page is served without the code of other pages', async () => {
      await page.goto(`${origin}/x/`);
      await expect(heading).toHaveText('Start', arrives);
      expect(scripts.filter((url) => url.includes('sorting'))).toEqual([]);
    });

    await test.step("a link to a heading on a page that hasn't been opened works", async () => {
      await page.locator('article').getByRole('link', { name: 'sorting' }).click();
      await expect(heading).toHaveText('Sorting', arrives);
      await expect(page).toHaveURL(`${origin}/x/sorting/#by-customer`);
      await expect(page.locator('#by-customer')).toBeInViewport();
      expect(loads).toBe(1);
    });

    await test.step('a sentence', async () => {
      edit('sorting/sorting.mdx', 'Orders are sorted by date.', 'Orders are sorted by price.');
      await expect(page.getByText('Orders are sorted by price.')).toBeVisible(arrives);
    });

    await test.step('the code of a demo, and its displayed code', async () => {
      await expect(page.getByRole('button', { name: 'Good morning' })).toBeVisible(arrives);
      edit('sorting/demos/Greeting.tsx', 'Good morning', 'Good evening');
      await expect(page.getByRole('button', { name: 'Good evening' })).toBeVisible(arrives);
    });

    await test.step('a title, including in the sidebar', async () => {
      edit('sorting/sorting.mdx', 'title: Sorting', 'title: Sorting orders');
      await expect(heading).toHaveText('Sorting orders', arrives);
      await expect(page.locator('aside').getByRole('link', { name: 'Sorting orders' })).toBeVisible(
        arrives,
      );
    });

    await test.step('an error, and its fix', async () => {
      edit('sorting/sorting.mdx', 'Customers are', '<b>Customers are');
      const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
      await expect(overlay.getByText(/sorting\.mdx/).first()).toBeVisible(arrives);
      edit('sorting/sorting.mdx', '<b>Customers are sorted', 'Shops are sorted');
      await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, arrives);
      await expect(page.locator('main')).toContainText('Shops are sorted by name.', arrives);
    });

    await test.step('a new page with a demo, without reloading the page', async () => {
      // Fixing the error may have reloaded the page.
      const before = loads;
      mkdirSync(path.dirname(file('filtering/demos/Filter.tsx')), { recursive: true });
      writeFileSync(
        file('filtering/demos/Filter.tsx'),
        'export default function Filter() {\n  return <p>All orders</p>;\n}\n',
      );
      writeFileSync(
        file('filtering/filtering.mdx'),
        '---\ntitle: Filtering\ndescription: Filter orders.\n---\n\nOnly some.\n\n::demo{src="./demos/Filter.tsx"}\n',
      );
      const link = page.locator('aside').getByRole('link', { name: 'Filtering' });
      await expect(link).toBeVisible(arrives);
      await link.click();
      await expect(heading).toHaveText('Filtering', arrives);
      await expect(page.getByText('All orders')).toBeVisible(arrives);
      expect(loads).toBe(before);
    });

    await test.step('a removed page', async () => {
      await page.goto(`${origin}/x/`);
      rmSync(file('filtering'), { recursive: true });
      await expect(page.locator('aside').getByRole('link', { name: 'Filtering' })).toHaveCount(
        0,
        arrives,
      );
      await page.goto(`${origin}/x/sorting/`);
      await expect(heading).toHaveText('Sorting orders', arrives);
      expect(output()).not.toContain('reload failure');
    });
  } finally {
    await server?.stop();
  }
});
